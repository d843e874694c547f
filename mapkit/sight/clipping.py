"""Whether a shot distance hangs on fields that a line barely clips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mapkit.geometry.kernel.clipping import ClippingLine, clipping_line
from mapkit.model import SightRule
from mapkit.sight.nearmiss_board import PairBoard

__all__ = ["Clip", "clipped_distance"]

_PRECISION_MM = 1e-4

Line = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Clip:
    """A valid line that would be shorter if the fields it barely clips did not count.

    Attributes
    ----------
    distance : int
        The line's distance without those fields.
    depth_mm : float
        How deep it goes into the deepest of them; 0 where it only runs along their edges.
    rule : str
        Id of the rule by which the line is valid.
    line : ((float, float), (float, float))
        Its ends in S and in T, in map units.
    clipped, counted : tuple of str
        The fields in between that it goes into no deeper than the tolerance, and the others,
        each in the order of the map.
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

    How deep a line clips a field is taken to be the largest distance from a point of the line
    within the field to the nearest place outside the field. A line along the edge between two
    fields therefore goes into neither. Valid are clear and closed lines alike; a line may not
    slip between blockers that touch in a vertex.

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
    Depths compare to the tolerance within a millionth of a mm or so. About n**2 line tests for n
    corners in the hull of the two fields, the corners of every field's inner offset included.
    """
    if distance < 2 or (board.places_of(a) & board.places_of(b)).any():
        return None
    unit = board.game_map.unit_mm
    tolerance = tolerance_mm / unit
    ends = [board.index[a], board.index[b]]
    for rule in board.rules_for(a, b) if rules is None else rules:
        counts = board.counts(rule)
        counted = np.zeros(len(board.index), bool)
        counted[counts[counts >= 0]] = True
        counted[ends] = False
        found = clipping_line(
            board.sides,
            board.places,
            board.roles(rule, a, b),
            board.mesh.place_fields,
            counted,
            np.concatenate([board.corners(rule, a, b), board.core_corners(rule, tolerance)]),
            wanted=bool(rule.needs),
            tolerance=tolerance,
            enough=distance - 2,
            precision=_PRECISION_MM / unit,
        )
        if found is not None:
            return _clip(board, found, rule, tolerance)
    return None


def _clip(board: PairBoard, found: ClippingLine, rule: SightRule, tolerance: float) -> Clip:
    ids = board.mesh.field_ids
    unit = board.game_map.unit_mm
    # The kernel takes corners of cores for outside, and measures to a precision.
    most = tolerance + 2 * _PRECISION_MM / unit
    clipped = [(f, depth) for f, depth in found.depths if depth <= most]
    counted = [f for f, depth in found.depths if depth > most]
    return Clip(
        distance=len(counted) + 1,
        depth_mm=min(max((d for _, d in clipped), default=0.0), tolerance) * unit,
        rule=rule.id,
        line=found.line,
        clipped=tuple(ids[f] for f, _ in clipped),
        counted=tuple(ids[f] for f in counted),
    )
