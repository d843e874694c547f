"""Fields whose borders are shared already: their points become whole, the same for both sides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import shapely

from mapkit.cache import Cache, Same
from mapkit.compiled import CompiledMap
from mapkit.model import GameMap, Point

Corners = tuple[Point, ...]


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
    return _noded.get(Same(compiled), lambda: _noded_rings(compiled.map))


_noded = Cache(1)  # a file and its checksum ask both


def _noded_rings(game_map: GameMap) -> dict[str, Rings]:
    return noded({i: game_map.points(i) for i in game_map.fields}, game_map.vertices.values())


def noded(rings: Mapping[str, Rings], corners: Iterable[Point] | None = None) -> dict[str, Rings]:
    """Return rings with each corner that lies on one of their edges.

    Exact; first points not repeated; linear in the number of corners, but for the search.

    ``rings`` are in whole map units, below 2**30 in size; ``corners`` are those of the rings where
    it is None.
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

    ``rings``: From :func:`noded_rings`.
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
