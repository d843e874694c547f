"""Fields whose borders are shared already: their points become whole, the same for both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import shapely

from mapkit.compiled import CompiledMap
from mapkit.export.imported import ImportedField, NotTaken, Ring
from mapkit.messages import phrase
from mapkit.model import Point

__all__ = ["BorderLine", "Rings", "border_lines", "noded", "noded_rings", "rounded_fields"]

Corners = tuple[Point, ...]


def rounded_fields(
    fields: Sequence[ImportedField], place: Callable[[tuple[float, float]], tuple[float, float]]
) -> tuple[list[ImportedField], list[NotTaken]]:
    """Round every point; leave out what has no area then, and what is there twice.

    Parameters
    ----------
    fields : sequence of ImportedField
    place : callable
        Gives a point of the drawing in map units, not rounded.

    Returns
    -------
    list of ImportedField
        With whole coordinates in map units.
    list of NotTaken

    Notes
    -----
    Linear in the number of points. A line that is drawn forth and back takes up no area, and is
    left out for both of its sides alike.
    """
    out: list[ImportedField] = []
    gone: list[NotTaken] = []
    seen: set[tuple[object, Corners]] = set()
    for field in fields:
        rings = [_rounded(ring, place) for ring in field.rings]
        if not rings or len(rings[0]) < 3:
            gone.append(NotTaken(phrase("a shape without an area"), field.where))
            continue
        key = field.level, _from_the_least(rings[0])
        if key in seen:
            gone.append(NotTaken(phrase("a shape that is drawn twice"), field.where))
            continue
        seen.add(key)
        out.append(replace(field, rings=tuple(ring for ring in rings if len(ring) >= 3)))
    return out, gone


def _rounded(ring: Ring, place: Callable[[tuple[float, float]], tuple[float, float]]) -> Corners:
    """Return a ring in whole units, without points and lines that have become nothing."""
    kept: list[Point] = []
    for point in ring:
        x, y = place(point)
        _append(kept, (round(x), round(y)))
    while len(kept) > 1 and kept[0] == kept[-1]:
        kept.pop()
    while len(kept) > 2 and kept[1] == kept[-1]:  # forth and back across the ring's beginning
        kept = kept[1:-1]
    return tuple(kept)


def _append(ring: list[Point], point: Point) -> None:
    if ring and ring[-1] == point:
        return
    if len(ring) > 1 and ring[-2] == point:
        ring.pop()
    else:
        ring.append(point)


def _from_the_least(ring: Corners) -> Corners:
    """Return the same ring whatever point it begins with, and whichever way it goes."""
    least = ring.index(min(ring))
    turned = ring[least:] + ring[:least]
    return min(turned, (turned[0], *turned[:0:-1]))


Rings = tuple[tuple[Point, ...], ...]


class BorderLine(NamedTuple):
    """A line between two adjacent fields, ``a`` before ``b``, or along the rim: ``b`` is None."""

    a: str
    b: str | None
    points: tuple[Point, ...]


def noded_rings(compiled: CompiledMap) -> dict[str, Rings]:
    """Return the rings of every field, with each corner of another field that lies on an edge.

    Programs that read topology see two fields as neighbours by the corners that both have.
    """
    game_map = compiled.map
    return noded({i: game_map.points(i) for i in game_map.fields}, game_map.vertices.values())


def noded(rings: Mapping[str, Rings], corners: Iterable[Point] | None = None) -> dict[str, Rings]:
    """Return rings with each corner that lies on one of their edges.

    Exact; first points not repeated; linear in the number of corners, but for the search.

    Parameters
    ----------
    rings : mapping of str to Rings
        In whole map units.
    corners : iterable of (int, int) or None
        Those of the rings where it is None.
    """
    if corners is None:
        corners = (p for given in rings.values() for ring in given for p in ring)
    at = np.array(sorted(set(corners)), np.int64).reshape(-1, 2)
    tree = shapely.STRtree(shapely.get_parts(shapely.multipoints(at)))
    edges = [
        (p, q) for given in rings.values() for ring in given for p, q in pairwise((*ring, ring[0]))
    ]
    if not edges:
        return dict.fromkeys(rings, ())
    ends = np.array(edges, np.int64)
    edge, corner = tree.query(shapely.linestrings(ends), predicate=None)
    (px, py), (qx, qy) = ends[edge, 0].T, ends[edge, 1].T
    x, y = at[corner].T
    on = (qx - px) * (y - py) == (qy - py) * (x - px)  # below 2**30, so products fit 64 bits
    along = (x - px) * (qx - px) + (y - py) * (qy - py)
    inner = on & (along > 0) & (along < (qx - px) ** 2 + (qy - py) ** 2)
    found: dict[int, list[tuple[int, Point]]] = {}
    for k, far, n in zip(edge[inner].tolist(), along[inner].tolist(), corner[inner], strict=True):
        found.setdefault(k, []).append((far, (int(at[n, 0]), int(at[n, 1]))))
    numbers = iter(range(len(edges)))

    def whole(ring: tuple[Point, ...]) -> tuple[Point, ...]:
        points: list[Point] = []
        for start in ring:
            points += (start, *(point for _, point in sorted(found.get(next(numbers), ()))))
        return tuple(points)

    return {i: tuple(map(whole, map(tuple, given))) for i, given in rings.items()}


def border_lines(compiled: CompiledMap, rings: dict[str, Rings]) -> Iterator[BorderLine]:
    """Yield the lines between fields that are adjacent, and along the rim, in the map's order.

    Parameters
    ----------
    compiled : CompiledMap
    rings : dict of str to Rings
        From :func:`noded_rings`.
    """
    order = {i: k for k, i in enumerate(compiled.map.fields)}
    adjacent = {frozenset(pair) for pair in compiled.relations.adjacent}
    beside: dict[tuple[Point, Point], list[str]] = {}
    for i, given in rings.items():
        for ring in given:
            for p, q in pairwise((*ring, ring[0])):
                beside.setdefault((min(p, q), max(p, q)), []).append(i)
    pieces: dict[tuple[str, str | None], list[tuple[Point, Point]]] = {}
    for segment, fields in beside.items():
        for k, a in enumerate(fields):
            others = [b for b in fields if frozenset((a, b)) in adjacent]
            if not others:
                pieces.setdefault((a, None), []).append(segment)
            for b in fields[k + 1 :]:
                if b in others:
                    first, second = sorted((a, b), key=order.__getitem__)
                    pieces.setdefault((first, second), []).append(segment)

    if not pieces:
        return

    def place(pair: tuple[str, str | None]) -> tuple[int, int]:
        return order[pair[0]], -1 if pair[1] is None else order[pair[1]]

    pairs = sorted(pieces, key=place)
    segments = shapely.linestrings([segment for pair in pairs for segment in pieces[pair]])
    each = np.repeat(np.arange(len(pairs)), [len(pieces[pair]) for pair in pairs])
    merged = shapely.line_merge(shapely.multilinestrings(segments, indices=each))
    parts, of = shapely.get_parts(merged, return_index=True)
    ends = np.cumsum(shapely.get_num_coordinates(parts))[:-1]
    points = np.split(np.rint(shapely.get_coordinates(parts)).astype(np.int64), ends)
    lines: list[list[tuple[Point, ...]]] = [[] for _ in pairs]
    for number, part in zip(of.tolist(), points, strict=True):
        line = tuple((x, y) for x, y in part.tolist())
        lines[number].append(min(line, line[::-1]))
    for pair, found in zip(pairs, lines, strict=True):
        for line in sorted(found):
            yield BorderLine(*pair, line)
