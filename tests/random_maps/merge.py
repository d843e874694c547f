"""Fields merged from cells, as rings; only such that are simple polygons with holes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from tests.random_maps.cells import Point, Ring, area2


def _edges(ring: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return ((ring[k - 1], ring[k]) for k in range(len(ring)))


def neighbours(cells: Sequence[Ring]) -> list[set[int]]:
    """For every cell those with which it shares an edge."""
    owner = {edge: i for i, cell in enumerate(cells) for edge in _edges(cell)}
    return [{owner[b, a] for a, b in _edges(cell) if (b, a) in owner} for cell in cells]


def outline(cells: Sequence[Ring], group: Iterable[int]) -> list[Ring] | None:
    """Trace the boundary of a union of cells: exterior first, then holes.

    None if it falls apart or meets itself in a vertex.
    """
    directed = {edge for i in group for edge in _edges(cells[i])}
    boundary = {(a, b) for a, b in directed if (b, a) not in directed}
    after = dict(sorted(boundary))
    if len(after) != len(boundary):
        return None
    rings: list[Ring] = []
    while after:
        start = point = min(after)
        ring: Ring = []
        while point in after:
            ring.append(point)
            point = after.pop(point)
        if point != start:
            return None
        rings.append(ring)
    rings.sort(key=area2, reverse=True)
    exteriors = sum(area2(ring) > 0 for ring in rings)
    return rings if exteriors == 1 else None


def random_groups(rng: Random, cells: Sequence[Ring], count: int) -> list[set[int]]:
    """Merge neighbouring cells at random until ``count`` groups are left, or none will merge."""
    groups = [{i} for i in range(len(cells))]
    beside = neighbours(cells)
    home = list(range(len(cells)))
    for _ in range(20 * len(cells)):
        if sum(map(bool, groups)) <= count:
            break
        i = rng.randrange(len(cells))
        others = sorted({home[j] for j in beside[i]} - {home[i]})
        if not others:
            continue
        target = rng.choice(others)
        union = groups[home[i]] | groups[target]
        if outline(cells, union) is None:
            continue
        emptied = home[i]
        for j in groups[emptied]:
            home[j] = target
        groups[target], groups[emptied] = union, set()
    return [group for group in groups if group]


def straightened(ring: Ring) -> Ring:
    """Drop the points in the middle of a straight edge."""
    kept = []
    for k, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[k - 1], ring[(k + 1) % len(ring)]
        if (x - ax) * (by - y) != (y - ay) * (bx - x):
            kept.append((x, y))
    return kept
