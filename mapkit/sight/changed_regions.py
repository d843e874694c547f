"""Where two maps differ, as far as lines of sight can tell."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.points import convex_hull
from mapkit.model import GameMap, Point

Int64 = NDArray[np.int64]
Edge = tuple[Point, Point]
Box = tuple[int, int, int, int]

_DIRECTIONS = 128


def changed_regions(before: GameMap, after: GameMap) -> tuple[Int64, ...]:
    """Find regions such that both maps hold the same fields at every point outside of them.

    Parameters
    ----------
    before, after : GameMap
        Of the same ruleset and choices.

    Returns
    -------
    tuple of (K, 2) int64
        Convex polygons, counter-clockwise, in map units. What differs lies in their inside; a
        field of another kind, level or trait, or of another id, differs everywhere.

    Notes
    -----
    A place differs where a field that was there is not, or the other way round. Round every
    connected set of such places run edges that only one of the two maps has, and these are
    connected, so the hull of each connected set of such edges holds what differs. Edges whose
    boxes meet count as connected. Linear in fields and vertices, but for the edges that differ.
    """
    groups: list[tuple[Box, list[Point]]] = []
    for edge in _changed_edges(before, after):
        points = list(edge)
        box = _box(points)
        # A box that grows may meet others than before.
        while meeting := [g for g in groups if _meet(g[0], box)]:
            groups = [g for g in groups if not _meet(g[0], box)]
            points = [*points, *(p for _, own in meeting for p in own)]
            box = _box(points)
        groups.append((box, points))
    return tuple(_hull_with_a_margin(points) for _, points in groups)


def pairs_near(game_map: GameMap, regions: Sequence[Int64], margin: float) -> NDArray[np.bool_]:
    """Tell between which fields a line may come as near to a region as a margin.

    Parameters
    ----------
    regions : sequence of (K, 2) int64
        Convex, in map units.
    margin : float
        In map units.

    Returns
    -------
    (N, N) bool
        Symmetric. True for every such pair, and for some others: those that no line in one of
        :data:`_DIRECTIONS` directions parts from the region, both on one side of it.
    """
    turn = np.arange(_DIRECTIONS) * (2 * np.pi / _DIRECTIONS)
    ways = np.stack([np.cos(turn), np.sin(turn)])
    rings = [np.array(game_map.points(i)[0], np.float64) for i in game_map.fields]
    starts = np.cumsum([0, *map(len, rings)])[:-1]
    near = np.zeros((len(rings),) * 2, bool)
    if not rings:
        return near
    reach = np.maximum.reduceat(np.concatenate(rings) @ ways, starts)
    for region in regions:
        # One unit more, since these are floating point numbers.
        before = (reach < (region @ ways).min(axis=0) - margin - 1).astype(np.float32)
        near |= before @ before.T == 0
    return near


def same_for_sight(game_map: GameMap, a: str, other: GameMap) -> bool:
    """Return whether a field of both maps blocks, counts and is served by rules in the same way."""
    one, two = game_map.fields[a], other.fields[a]
    return one is two or (one.kind, one.level, set(one.traits)) == (
        two.kind,
        two.level,
        set(two.traits),
    )


def _changed_edges(before: GameMap, after: GameMap) -> set[Edge]:
    moved = _moved(before, after)
    changed: set[Edge] = set()
    for field_id in {**before.fields, **after.fields}:
        old, new = before.fields.get(field_id), after.fields.get(field_id)
        if old is new and old is not None and all(map(moved.isdisjoint, old.rings)):
            continue
        was = _borders(before, field_id) if old is not None else set()
        now = _borders(after, field_id) if new is not None else set()
        if old is not None and new is not None and same_for_sight(before, field_id, after):
            changed |= was ^ now
        else:
            changed |= was | now
    return changed


def _moved(before: GameMap, after: GameMap) -> set[str]:
    if before.vertices is after.vertices:
        return set()
    old = before.vertices
    return {v for v, p in after.vertices.items() if old.get(v) != p}


def _borders(game_map: GameMap, field_id: str) -> set[Edge]:
    """Return the edges with a field on one side: those that its rings run along once."""
    found: set[Edge] = set()
    for ring in game_map.points(field_id):
        for k, q in enumerate(ring):
            p = ring[k - 1]
            found ^= {(p, q) if p < q else (q, p)}
    return found


def _box(points: list[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _meet(a: Box, b: Box) -> bool:
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def _hull_with_a_margin(points: list[Point]) -> Int64:
    corners = np.array([(x + i, y + k) for x, y in set(points) for i in (-1, 1) for k in (-1, 1)])
    return np.ascontiguousarray(corners[convex_hull(corners)], np.int64)
