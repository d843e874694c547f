"""From directed edges to polygons: what merging, splitting, carving and cutting holes end with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from mapkit.edits.exact_geometry import Edge, contains_middle, edges_of, first_clockwise, twice_area
from mapkit.model import Point

__all__ = ["Rings", "alike", "assembled", "directed"]

Rings = tuple[tuple[str, ...], ...]
"""Vertex ids, the outer ring first."""


def directed(rings: Rings, vertices: Mapping[str, Point]) -> list[Edge]:
    """Return the edges of a field with its inside to their left."""
    found: list[Edge] = []
    for k, ring in enumerate(rings):
        forward = (twice_area([vertices[v] for v in ring]) > 0) == (k == 0)
        found.extend(edges_of(ring) if forward else edges_of(ring[::-1]))
    return found


def assembled(edges: Iterable[Edge], vertices: Mapping[str, Point]) -> list[Rings]:
    """Put directed edges together to polygons, the largest first.

    Parameters
    ----------
    edges : iterable of (str, str)
        With the inside to the left, crossing nowhere but in vertices, each at most once.
    vertices : mapping of str to (int, int)

    Returns
    -------
    list of rings
        One entry for each connected piece; pieces that meet in points are apart. Empty where the
        edges do not close.
    """
    loops = [simple for loop in _loops(edges, vertices) for simple in _simple(loop)]
    areas = [(twice_area([vertices[v] for v in loop]), loop) for loop in loops]
    outers = sorted(((a, loop) for a, loop in areas if a > 0), key=lambda pair: -pair[0])
    holes: dict[int, list[tuple[str, ...]]] = defaultdict(list)
    for area, loop in areas:
        if area < 0:
            # The smallest ring around it; outers go from large to small.
            around = [
                k
                for k, (a, outer) in enumerate(outers)
                if a > -area and _within(loop, outer, vertices)
            ]
            if around:
                holes[around[-1]].append(loop)
    return [(outer, *holes[k]) for k, (_, outer) in enumerate(outers)]


def _loops(edges: Iterable[Edge], vertices: Mapping[str, Point]) -> list[list[str]]:
    """Walk the faces to the left of the edges; at a vertex of many edges turn left sharply."""
    leaving: dict[str, list[str]] = defaultdict(list)
    left = dict.fromkeys(edges)
    for a, b in left:
        leaving[a].append(b)
    loops: list[list[str]] = []
    while left:
        a, b = next(iter(left))
        loop: list[str] = []
        start = (a, b)
        while (a, b) in left:
            del left[a, b]
            loop.append(a)
            ends = leaving[b]
            if not ends:
                return []
            k = 0
            if len(ends) > 1:
                k = first_clockwise(vertices[b], vertices[a], [vertices[e] for e in ends])
            a, b = b, ends[k]
        if (a, b) != start:
            return []
        loops.append(loop)
    return loops


def _simple(loop: Sequence[str]) -> list[tuple[str, ...]]:
    """Cut a loop at the vertices that it passes twice."""
    found: list[tuple[str, ...]] = []
    path: list[str] = []
    place: dict[str, int] = {}
    for v in loop:
        if v in place:
            k = place[v]
            found.append(tuple(path[k:]))
            for gone in path[k:]:
                place.pop(gone, None)
            del path[k:]
        place[v] = len(path)
        path.append(v)
    found.append(tuple(path))
    return [ring for ring in found if len(ring) > 2]


def _within(loop: Sequence[str], outer: Sequence[str], vertices: Mapping[str, Point]) -> bool:
    own = {frozenset(edge) for edge in edges_of(outer)}
    sides = [(vertices[a], vertices[b]) for a, b in edges_of(outer)]
    for a, b in edges_of(loop):
        if frozenset((a, b)) not in own:
            return contains_middle(sides, vertices[a], vertices[b])
    return False


def alike(rings: Rings, old: Rings, vertices: Mapping[str, Point]) -> Rings:
    """Let rings run the way that a field's old ones run, from the same corner where they have it.

    It changes no shape, but keeps the lines of a file that say nothing new.
    """
    result = []
    for loop in rings:
        model = max(old, key=lambda was: len(set(was).intersection(loop)), default=loop)
        same = _leftwards(loop, vertices) == _leftwards(model, vertices)
        ring = loop if same else loop[::-1]
        n = next((ring.index(v) for v in model if v in ring), 0)
        result.append((*ring[n:], *ring[:n]))
    return tuple(result)


def _leftwards(ring: Sequence[str], vertices: Mapping[str, Point]) -> bool:
    return twice_area([vertices[v] for v in ring]) > 0
