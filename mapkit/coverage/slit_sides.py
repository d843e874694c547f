"""What lies along the sides of the triangles between shapes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.geometry.kernel.cover import Cover

_SHARP = 0.5  # the cosine of 60 degrees

Int64 = NDArray[np.int64]
Bool = NDArray[np.bool_]
Shapes = NDArray[np.object_]


@dataclass(frozen=True, slots=True)
class Outline:
    """Edges that part shapes from each other or from what no shape covers.

    ``start`` and ``end``: (E,) int64: Points of each edge.

    ``left`` and ``right``: (E,) int64: The shapes on both sides, -1 for none.
    """

    xy: Int64
    """(V, 2) int64: Points, in map units."""
    start: Int64
    end: Int64
    left: Int64
    right: Int64


def outline_of(faces: Shapes, owner: Int64) -> Outline:
    """Return what parts the owners of faces.

    ``faces``, (F,) array of Polygon, are counter-clockwise, with whole coordinates, meeting in
    whole edges. ``owner``, (F,) int64, is the shape of each face, -1 for none.
    """
    rings, face = shapely.get_rings(faces, return_index=True)
    xy, ring = shapely.get_coordinates(rings, return_index=True)
    within = ring[1:] == ring[:-1]
    ends = np.round(np.concatenate([xy[:-1][within], xy[1:][within]])).astype(np.int64)
    points, number = np.unique(ends, axis=0, return_inverse=True)
    a, b = number.reshape(2, -1)
    left = owner[face[ring[:-1][within]]]
    key, back = a * len(points) + b, b * len(points) + a
    order = np.argsort(key)
    at = np.minimum(np.searchsorted(key[order], back), len(key) - 1)
    twice = key[order][at] == back
    right = np.where(twice, left[order][at], -1)
    chosen = ((a < b) | ~twice) & (left != right)
    used, number = np.unique(np.stack([a[chosen], b[chosen]]), return_inverse=True)
    start, end = number.reshape(2, -1)
    return Outline(points[used], start, end, left[chosen], right[chosen])


def beside_others(outline: Outline, join: float) -> Bool:
    """Say which edges beside empty parts have another shape's within ``join``.

    Edges of two shapes that meet at their ends count where the angle between them is sharp.
    """
    owner = np.maximum(outline.left, outline.right)
    rows = np.flatnonzero(np.minimum(outline.left, outline.right) < 0)
    ends = np.stack([outline.xy[outline.start], outline.xy[outline.end]], axis=1)
    lines: Shapes = np.asarray(shapely.linestrings(ends), dtype=object)
    a, b = shapely.STRtree(lines[rows]).query(lines[rows], predicate="dwithin", distance=join)
    a, b = rows[a], rows[b]
    foreign = owner[a] != owner[b]
    a, b = a[foreign], b[foreign]
    out = np.zeros(len(owner), bool)
    out[a[~_meeting_bluntly(outline, a, b)]] = True
    return out


def _meeting_bluntly(outline: Outline, a: Int64, b: Int64) -> Bool:
    blunt = np.zeros(len(a), bool)
    for near_a, far_a in ((outline.start, outline.end), (outline.end, outline.start)):
        for near_b, far_b in ((outline.start, outline.end), (outline.end, outline.start)):
            u = (outline.xy[far_a[a]] - outline.xy[near_a[a]]).astype(np.float64)
            v = (outline.xy[far_b[b]] - outline.xy[near_b[b]]).astype(np.float64)
            along = (u * v).sum(axis=1)
            size = np.hypot(*u.T) * np.hypot(*v.T)
            blunt |= (near_a[a] == near_b[b]) & (along < _SHARP * size)
    return blunt


class Sides:
    """What lies along and beyond the sides of triangles; side k runs from corner k to the next."""

    def __init__(self, outline: Outline, triangles: Int64, held: Cover, points: int) -> None:
        a, b = triangles.astype(np.int64), np.roll(triangles, -1, axis=1).astype(np.int64)
        self.points = points
        self.key = np.minimum(a, b) * points + np.maximum(a, b)
        self.owners = _owners_of_points(outline, points)
        self.beyond = held.neighbours
        self.border = held.edge >= 0
        row = held.edge
        forward = outline.start[row] == a
        own = np.where(forward, outline.left[row], outline.right[row])
        other = np.where(forward, outline.right[row], outline.left[row])
        self.label = np.where(self.border, other, _common(self.owners, a, b))
        of_face = np.full(held.faces, -1, np.int64)
        of_face[held.face[np.nonzero(self.border)[0]]] = own[self.border]
        self.owner = of_face[held.face]


def _owners_of_points(outline: Outline, points: int) -> Int64:
    """Return the shapes that meet in each point, (points, most) int64, filled up with -1."""
    point = np.concatenate([outline.start, outline.start, outline.end, outline.end])
    shape = np.concatenate([outline.left, outline.right] * 2)
    known = shape >= 0
    pairs = np.unique(np.stack([point[known], shape[known]], axis=1), axis=0)
    place = np.arange(len(pairs)) - np.searchsorted(pairs[:, 0], pairs[:, 0])
    out = np.full((points, int(place.max(initial=0)) + 1), -1, np.int64)
    out[pairs[:, 0], place] = pairs[:, 1]
    return out


def _common(owners: Int64, a: Int64, b: Int64) -> Int64:
    """Return the first shape that meets both points of a side, -1 for none."""
    out = np.full(a.shape, -1, np.int64)
    for i in range(owners.shape[1] - 1, -1, -1):
        one = owners[a, i]
        has = (owners[b] == one[..., None]).any(axis=-1) & (one >= 0)
        out = np.where(has, one, out)
    return out


def connected(sides: Sides, chosen: Bool) -> Int64:
    """Give all chosen triangles of a connected part one number, others -1."""
    number = np.where(chosen, np.arange(len(chosen)), -1)
    t, k = np.nonzero((sides.beyond >= 0) & ~sides.border & chosen[:, None])
    u = sides.beyond[t, k]
    t, u = t[chosen[u]], u[chosen[u]]
    while (number[t] != number[u]).any():
        lowest = np.minimum(number[t], number[u])
        np.minimum.at(number, number[t], lowest)
        while (number[number[chosen]] != number[chosen]).any():
            number[chosen] = number[number[chosen]]
    return number


Float = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Slit:
    """What was closed between two shapes: how wide it was at most, in map units, and where."""

    a: int
    b: int
    width: float
    at: tuple[float, float]


def open_ends(triangles: Int64, sides: Sides, wanted: Bool) -> Int64:
    """Return where the wanted triangles end without a border: lines, by their points."""
    ends = np.stack([triangles, np.roll(triangles, -1, axis=1)], axis=-1)
    alone = (sides.beyond < 0) | ~wanted[sides.beyond]
    return ends[wanted[:, None] & ~sides.border & alone]


def rim_of(fine: Outline, edge_of: Int64, rows: Int64, open_ends: Int64) -> Int64:
    """Return the lines round what is closed, by their points.

    Of the rows of ``fine`` along it, those that follow each other on one edge become one line.
    """
    start, end = fine.start[rows], fine.end[rows]
    breaks = np.ones(len(rows), bool)
    breaks[1:] = (
        (np.diff(rows) > 1)
        | (edge_of[rows[1:]] != edge_of[rows[:-1]])
        | np.isin(start[1:], open_ends)
    )
    first = np.flatnonzero(breaks)
    last = np.append(first[1:], len(rows))[: len(first)] - 1
    return np.concatenate([np.stack([start[first], end[last]], axis=1), open_ends])


def widest_slits(shapes: Int64, ends: Int64, widths: Float, places: Float) -> tuple[Slit, ...]:
    """Return what was closed for each pair of shapes, the widest first.

    Edges run aslant as well: of those that begin in one point the shortest tells the width there.
    """
    pair = np.tile(np.sort(shapes, axis=1), (2, 1))
    row, point = np.tile(np.arange(len(widths)), 2), ends.T.ravel()
    order = np.lexsort((widths[row], point, pair[:, 1], pair[:, 0]))
    pair, row, point = pair[order], row[order], point[order]
    shortest = _first(np.column_stack([pair, point]))
    pair, row = pair[shortest], row[shortest]
    order = np.lexsort((-widths[row], pair[:, 1], pair[:, 0]))
    pair, row = pair[order], row[order]
    widest = _first(pair)
    pair, row = pair[widest], row[widest]
    order = np.argsort(-widths[row], kind="stable")
    return tuple(
        Slit(a, b, width, (x, y))
        for (a, b), width, (x, y) in zip(
            pair[order].tolist(),
            widths[row[order]].tolist(),
            places[row[order]].tolist(),
            strict=True,
        )
    )


def _first(rows: Int64) -> Bool:
    """Choose the first of equal rows that follow each other."""
    out = np.ones(len(rows), bool)
    out[1:] = (rows[1:] != rows[:-1]).any(axis=1)
    return out
