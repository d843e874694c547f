"""Whether a shot distance depends on fields that a line barely clips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from mapkit.geometry.kernel.clipping import ClippingLine, clipping_line
from mapkit.model import SightRule
from mapkit.sight.pair_board import PairBoard

__all__ = ["Clip", "clipped_distance", "closed_line_exists"]

_PRECISION_MM = 1e-4

Line = tuple[tuple[float, float], tuple[float, float]]


class Clip(NamedTuple):
    """A valid line that would be shorter if the fields it barely clips did not count.

    Attributes
    ----------
    distance : int
        The line's distance without those fields.
    depth_mm : float
        How deep it goes into them: the most that any of its points is away from S, T and the
        fields that count.
    rule : str
        Id of the rule by which the line is valid.
    line : ((float, float), (float, float))
        Its ends in S and in T, in map units.
    clipped, counted : tuple of str
        The fields in between that need not count, and those that do, each in the order of the map.
    """

    distance: int
    depth_mm: float
    rule: str
    line: Line
    clipped: tuple[str, ...]
    counted: tuple[str, ...]


def clipped_distance(
    board: PairBoard,
    a: str,
    b: str,
    distance: int,
    tolerance_mm: float,
    rules: Sequence[SightRule] | None = None,
) -> Clip | None:
    """Look for a valid line with fewer fields once those it barely clips do not count.

    Depth is meant as for a near miss: how far a point of the line is from the nearest place that
    counts, S and T included (and void, where it passes). The fields that do not count are taken
    together, so a line along the edge between two fields has to count one of them, and along the
    board's rim the field there. Where the rule needs a field in between, one such counts. Valid
    are clear and closed lines alike; a line may not slip between blockers that touch in a vertex.

    Parameters
    ----------
    board : PairBoard
    a, b : str
        Two fields that see each other.
    distance : int
        Their shot distance.
    tolerance_mm : float
    rules : sequence of SightRule or None
        The rules by which lines are valid; None takes all line rules of the ruleset for the pair.

    Returns
    -------
    Clip or None
        None where every valid line has ``distance`` fields or more.

    Raises
    ------
    NotFoundError
        Where the map has no such field.

    Notes
    -----
    Depths compare to the tolerance as floats do, within a millionth of a mm. About n**2 line tests
    for n corners in the hull of the two fields.
    """
    if distance < 2 or (board.places_of(a) & board.places_of(b)).any():
        return None
    unit = board.game_map.unit_mm
    for rule in board.rules_for(a, b) if rules is None else rules:
        found = _line(board, a, b, rule, tolerance_mm, distance - 2)
        if found is not None:
            ids = board.mesh.field_ids
            return Clip(
                distance=len(found.needed) + 1,
                depth_mm=found.depth * unit,
                rule=rule.id,
                line=found.line,
                clipped=tuple(ids[f] for f in found.others),
                counted=tuple(ids[f] for f in found.needed),
            )
    return None


def closed_line_exists(board: PairBoard, a: str, b: str, rule: SightRule) -> bool:
    """Tell whether a rule has a valid line between two fields, if only one of no width.

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
    return _line(board, a, b, rule, _PRECISION_MM, len(board.index)) is not None


def _line(
    board: PairBoard, a: str, b: str, rule: SightRule, tolerance_mm: float, enough: int
) -> ClippingLine | None:
    unit = board.game_map.unit_mm
    counts = board.counts(rule)
    ends = board.places_of(a) | board.places_of(b)
    fits = np.zeros(len(board.index), bool)
    fits[counts[board.wanted(rule)]] = True
    return clipping_line(
        board.sides,
        board.places,
        board.roles(rule, a, b),
        np.where(ends | (counts < 0), -1, counts),
        fits,
        board.corners(rule, a, b),
        wanted=bool(rule.needs),
        tolerance=tolerance_mm / unit,
        enough=enough,
        precision=_PRECISION_MM / unit,
    )
