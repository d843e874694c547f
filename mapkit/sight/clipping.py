"""Whether any line of a rule leads from one field to another, by floats."""

from __future__ import annotations

import numpy as np

from mapkit.geometry.kernel.clipping import clipping_line
from mapkit.model import SightRule
from mapkit.sight.pair_board import PairBoard

__all__ = ["closed_line_exists"]

_PRECISION_MM = 1e-4


def closed_line_exists(board: PairBoard, a: str, b: str, rule: SightRule) -> bool:
    """Return whether a rule has a valid line between two fields, if only one of no width.

    Parameters
    ----------
    board : PairBoard
    a, b : str
    rule : SightRule

    Returns
    -------
    bool
        By floats: for measurements that have to tell a grazing line from one that slips between
        touching blockers. Verdicts come from the exact tables.
    """
    unit = board.map.unit_mm
    counts = board.count(rule)
    ends = board.places_of(a) | board.places_of(b)
    fits = np.zeros(len(board.index), bool)
    fits[counts[board.wanted(rule)]] = True
    line = clipping_line(
        board.sides,
        board.places,
        board.roles(rule, a, b),
        np.where(ends | (counts < 0), -1, counts),
        fits,
        board.corners(rule, a, b),
        wanted=bool(rule.needs),
        tolerance=_PRECISION_MM / unit,
        enough=len(board.index),
        precision=_PRECISION_MM / unit,
    )
    return line is not None
