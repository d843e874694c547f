"""Slits between shapes, divided along their middle."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.borders import FINE, Borders
from mapkit.coverage.mesh_builder import triangulated
from mapkit.coverage.slit_sides import (
    Outline,
    Sides,
    beside_others,
    connected,
    open_ends,
    rim_of,
    widest_slits,
)
from mapkit.errors import UsageError
from mapkit.messages import phrase

Int64 = NDArray[np.int64]
Float = NDArray[np.float64]
Bool = NDArray[np.bool_]
Shapes = NDArray[np.object_]

_CLEAR = 2.5  # of these parts; two points that are rounded come nearer by 1.4 of them
_STEPS = 3  # points along a slit for each width that is closed
_MOST_STEPS = 2_000_000  # so many points along slits take a minute and 2 GB
_LONG = 3  # a slit has borders this many times as long as it is wide; a right angle has 1.4
_CROSSING = 2**0.5  # where two slits cross, it is so many times as far to the opposite corner
_SLACK = 1 + 1 / 16  # edges of triangles run aslant, since points lie that far from each other


def closed_slits(outline: Outline, join: float) -> Borders:
    """Divide what lies between shapes no farther apart than ``join``.

    ``join`` is in map units.

    A triangle of the empty part has corners on one, two or three shapes. An edge between two shapes
    is cut half way, and each shape gets the part of the triangle at its own corners. All triangles
    are taken whose edges between shapes are no longer than ``join``; then what is left between
    them, where it is as narrow.
    """
    step = max(join * FINE / _STEPS, 1.0)
    fine, edge_of = _with_steps(outline, beside_others(outline, join), step)
    edges = np.stack([fine.start, fine.end], axis=1)
    xy, corners, held = triangulated(fine.xy, edges, np.ones(len(edges), bool))
    triangles = corners.astype(np.int64)
    sides = Sides(fine, triangles, held, len(xy))
    empty = sides.owner < 0
    wanted = _near(xy, triangles, sides, empty, join)
    wanted &= _long(xy, triangles, sides, wanted)
    wanted |= _enclosed(xy, triangles, sides, empty & ~wanted, join)
    along = held.edge[wanted][sides.border[wanted]]
    rim = rim_of(fine, edge_of, np.unique(along), open_ends(triangles, sides, wanted))
    return _divided(xy, triangles, sides, empty, wanted, xy[rim] / FINE)


def _with_steps(outline: Outline, chosen: Bool, step: float) -> tuple[Outline, Int64]:
    """Put points on the chosen edges, and go over to parts of units.

    Return the edges, those along one edge of the outline one after the other, and that edge of
    each.
    """
    xy, start, end = outline.xy * FINE, outline.start, outline.end
    length = np.hypot(*(xy[end] - xy[start]).T)
    pieces = np.where(chosen, np.maximum(1, np.ceil(length / step)), 1).astype(np.int64)
    if pieces.sum() > _MOST_STEPS:
        raise UsageError(
            phrase(
                "borders that are so close together are too long in all to be joined: give a "
                "larger distance, or leave out layers that are not fields"
            )
        )
    row = np.repeat(np.arange(len(start)), pieces)
    share = (np.arange(len(row)) - (np.cumsum(pieces) - pieces)[row]) / pieces[row]
    room = _room(xy, start, end)[row]
    along = share * length[row]
    kept = (share == 0) | ((along >= room[:, 0]) & (length[row] - along >= room[:, 1]))
    row, share = row[kept], share[kept]
    new = share > 0
    a, b = xy[start[row[new]]], xy[end[row[new]]]
    first = np.where(new, len(xy) + np.cumsum(new) - 1, start[row])
    following = np.append(first[1:], 0)
    fine = Outline(
        np.concatenate([xy, np.round(a + (b - a) * share[new, None]).astype(np.int64)]),
        first,
        np.where(np.append(row[1:] != row[:-1], True), end[row], following),
        outline.left[row],
        outline.right[row],
    )
    return fine, row


def _room(xy: Int64, start: Int64, end: Int64) -> Float:
    """Return how far from both ends of each edge its points stay clear of other edges there.

    Points are rounded, so beside the tip of a sharp angle one could come to lie on the other edge.
    """
    corner = np.concatenate([start, end])
    dx, dy = (xy[np.concatenate([end, start])] - xy[corner]).T
    angle = np.arctan2(dy, dx)
    order = np.lexsort((angle, corner))
    corner, angle = corner[order], angle[order]
    same = corner[1:] == corner[:-1]
    first, last = np.r_[True, ~same], np.r_[~same, True]
    turn = np.r_[np.diff(angle), 0.0]
    turn[last] = angle[first] + 2 * np.pi - angle[last]  # round to the first one at that corner
    before = np.r_[0.0, turn[:-1]]
    before[first] = turn[last]
    sharpest = np.minimum(np.minimum(turn, before), np.pi / 2)
    out = np.empty(len(corner))
    out[order] = _CLEAR / np.sin(np.maximum(sharpest, 1e-12))
    return out.reshape(2, -1).T


def _near(xy: Int64, triangles: Int64, sides: Sides, empty: Bool, join: float) -> Bool:
    """Choose the empty triangles between shapes whose sides across are no longer than that."""
    across = sides.label < 0
    length = _lengths(xy, triangles)
    owned = (sides.owners[triangles, 0] >= 0).all(axis=1)
    fits = ~across | (length <= join * FINE * _SLACK)
    chosen: Bool = empty & owned & across.any(axis=1) & fits.all(axis=1)
    return chosen


def _long(xy: Int64, triangles: Int64, sides: Sides, wanted: Bool) -> Bool:
    """Leave out what is no slit but a corner where two shapes meet: as wide as it is deep."""
    number = connected(sides, wanted)[wanted]
    width = np.where(sides.label[wanted] < 0, _lengths(xy, triangles[wanted]), 0).max(axis=1)
    widest = np.zeros(len(triangles))
    np.maximum.at(widest, number, width)
    along = np.where(sides.border[wanted], _lengths(xy, triangles[wanted]), 0).sum(axis=1)
    length = np.bincount(number, weights=along, minlength=len(triangles))
    out = np.zeros(len(triangles), bool)
    out[wanted] = length[number] > _LONG * widest[number]
    return out


def _enclosed(xy: Int64, triangles: Int64, sides: Sides, left: Bool, join: float) -> Bool:
    """Choose what is left between shapes and closed slits, where it is as narrow as a slit."""
    most = _CROSSING * join
    number = connected(sides, left)
    owned = (sides.owners[triangles, 0] >= 0).all(axis=1)
    out = np.zeros(len(triangles), bool)
    size = np.bincount(number[left], weights=_areas(xy, triangles[left]), minlength=len(triangles))
    foreign = np.bincount(number[left], weights=~owned[left], minlength=len(triangles)) > 0
    narrow = left & ~foreign[number] & (size[number] <= np.pi / 4 * most**2)  # less than a circle
    out[narrow] = True
    number = np.where(narrow | foreign[number], -1, number)
    order = np.argsort(number, kind="stable")
    order = order[number[order] >= 0]
    for part in np.split(order, np.flatnonzero(np.diff(number[order])) + 1):
        if not len(part):
            continue
        shape = shapely.union_all(shapely.polygons(xy[triangles[part]] / FINE))
        out[part] = shapely.is_empty(shapely.buffer(shape, -most / 2))
    return out


def _lengths(xy: Int64, triangles: Int64) -> Float:
    """Return the lengths of the sides of triangles, in parts of units."""
    steps = xy[np.roll(triangles, -1, axis=1)] - xy[triangles]
    lengths: Float = np.hypot(steps[..., 0], steps[..., 1])
    return lengths


def _areas(xy: Int64, triangles: Int64) -> Float:
    """Return the areas of triangles, in square units."""
    a, b, c = (xy[triangles[:, k]].astype(np.float64) / FINE for k in range(3))
    u, v = b - a, c - a
    return np.abs(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]) / 2


def _divided(
    xy: Int64, triangles: Int64, sides: Sides, empty: Bool, wanted: Bool, rim: Float
) -> Borders:
    """Cut the wanted triangles half way between shapes, and return what parts the shapes then."""
    across = (sides.label < 0) & wanted[:, None]
    cut, at = np.unique(sides.key[across], return_inverse=True)
    middles = len(xy) + np.arange(len(cut))
    middle = np.full(triangles.shape, -1, np.int64)
    middle[across] = middles[at]
    ends = np.stack([cut // sides.points, cut % sides.points], axis=1)
    threes = np.flatnonzero(wanted & (across.sum(axis=1) == 3))
    every = np.concatenate([xy, xy[ends].sum(axis=1) // 2, xy[triangles[threes]].sum(axis=1) // 3])
    pieces = [
        *_whole(triangles, ~empty, sides.owner),
        *_whole(triangles, wanted & ~across.any(axis=1), _longest(xy, triangles, sides)),
        *_in_two(triangles, sides, middle, np.flatnonzero(across.sum(axis=1) == 1)),
        *_corner_off(triangles, sides, middle, np.flatnonzero(across.sum(axis=1) == 2)),
        *_in_three(triangles, sides, middle, threes, len(xy) + len(cut)),
    ]
    start = np.concatenate([p[0] for p in pieces])
    end = np.concatenate([p[1] for p in pieces])
    shape = np.concatenate([p[2] for p in pieces])
    start, end, shape = _split_at(cut, middles, sides.points, start, end, shape)
    once = _once(start, end, shape)
    lengths = np.hypot(*(xy[ends[:, 1]] - xy[ends[:, 0]]).T)
    longest = _lengths(xy, triangles[threes]).max(axis=1)
    width = np.concatenate([np.zeros(len(xy)), lengths, longest])
    places = xy[ends].mean(axis=1) / FINE
    return Borders(
        every, width, start[once], end[once], shape[once],
        area=float(_areas(xy, triangles[wanted]).sum()),
        rim=rim,
        widest=float(lengths.max(initial=0.0)) / FINE,
        slits=widest_slits(sides.owners[ends, 0], ends, lengths / FINE, places),
    )  # fmt: skip


Piece = tuple[Int64, Int64, Int64]


def _ring(corners: list[Int64], shape: Int64) -> list[Piece]:
    """Return the edges of a polygon for each row: start, end, shape."""
    following = [*corners[1:], corners[0]]
    return [(a, b, shape) for a, b in zip(corners, following, strict=True)]


def _longest(xy: Int64, triangles: Int64, sides: Sides) -> Int64:
    """Return the shape along the longest side of each triangle."""
    longest = np.where(sides.label >= 0, _lengths(xy, triangles), -1).argmax(axis=1)
    return np.take_along_axis(sides.label, longest[:, None], axis=1)[:, 0]


def _whole(triangles: Int64, chosen: Bool, shape: Int64) -> list[Piece]:
    return _ring(list(triangles[chosen].T), shape[chosen])


def _turned(table: Int64, rows: Int64, first: Int64) -> list[Int64]:
    """Return three columns of some rows, beginning at a column of each row's own."""
    return [table[rows, (first + k) % 3] for k in range(3)]


def _in_two(triangles: Int64, sides: Sides, middle: Int64, rows: Int64) -> list[Piece]:
    first = (sides.label[rows] < 0).argmax(axis=1)
    i, j, p = _turned(triangles, rows, first)
    _, to_p, from_p = _turned(sides.label, rows, first)
    m = middle[rows, first]
    return [*_ring([m, j, p], to_p), *_ring([p, i, m], from_p)]


def _corner_off(triangles: Int64, sides: Sides, middle: Int64, rows: Int64) -> list[Piece]:
    first = (sides.label[rows] >= 0).argmax(axis=1)
    i, j, p = _turned(triangles, rows, first)
    _, to_p, from_p = _turned(middle, rows, first)
    shape = sides.label[rows, first]
    return [*_ring([i, j, to_p, from_p], shape), *_ring([from_p, to_p, p], sides.owners[p, 0])]


def _in_three(
    triangles: Int64, sides: Sides, middle: Int64, rows: Int64, first_centre: int
) -> list[Piece]:
    centre = first_centre + np.arange(len(rows))
    out = []
    for k in range(3):
        corner = triangles[rows, k]
        ring = [corner, middle[rows, k], centre, middle[rows, k - 1]]
        out.extend(_ring(ring, sides.owners[corner, 0]))
    return out


def _split_at(
    cut: Int64, middles: Int64, points: int, start: Int64, end: Int64, shape: Int64
) -> tuple[Int64, Int64, Int64]:
    """Split edges that run the whole way between two points with a middle."""
    if not len(cut):
        return start, end, shape
    key = np.minimum(start, end) * points + np.maximum(start, end)
    old = (start < points) & (end < points)
    at = np.minimum(np.searchsorted(cut, key), len(cut) - 1)
    split = old & (cut[at] == key)
    m = middles[at[split]]
    return (
        np.concatenate([start[~split], start[split], m]),
        np.concatenate([end[~split], m, end[split]]),
        np.concatenate([shape[~split], shape[split], shape[split]]),
    )


def _once(start: Int64, end: Int64, shape: Int64) -> Bool:
    """Choose the edges that do not lie within one shape: those run both ways there."""
    low, high = np.minimum(start, end), np.maximum(start, end)
    order = np.lexsort((shape, high, low))
    low, high, sorted_shape = low[order], high[order], shape[order]
    same = (low[1:] == low[:-1]) & (high[1:] == high[:-1]) & (sorted_shape[1:] == sorted_shape[:-1])
    twice = np.zeros(len(start), bool)
    twice[1:] |= same
    twice[:-1] |= same
    out = np.empty(len(start), bool)
    out[order] = ~twice
    parted: Bool = out & (start != end)
    return parted
