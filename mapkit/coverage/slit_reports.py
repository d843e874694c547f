"""What is told of slits that were closed: pair by pair, and the lines round them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.slit_sides import Outline, Sides

__all__ = ["Slit", "open_ends", "rim_of", "widest_slits"]

Int64 = NDArray[np.int64]
Float = NDArray[np.float64]
Bool = NDArray[np.bool_]


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
