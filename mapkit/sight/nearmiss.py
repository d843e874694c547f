"""How nearly a blocked pair sees each other: the line that cuts least deep, and how deep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.nearmiss import DeepLine, Outcome, deep_line
from mapkit.model import SightRule
from mapkit.sight.pairs import PairFinder

_PRECISION_MM = 5e-4


class NearMissReason(StrEnum):
    """Why a near miss is not a plain number."""

    STACKED = "stacked"
    """The fields lie on each other (L5); no depth."""
    NO_OPEN_FIELD = "no_open_field"
    """No line on the board meets a field of the class that the rule needs (L4); no depth."""
    LEAVES_BOARD = "leaves_board"
    """Every line between the two leaves the board; no depth."""
    CONTACT = "contact"
    """The depth is 0: a line slips through a vertex where blockers touch each other or the
    outside. Of no width, it makes nothing disputed."""


Line = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class NearMiss:
    """The near miss of a blocked pair.

    Attributes
    ----------
    depth_mm : float or None
        How deep the line cuts, right to 0.001 mm; None where there is no such line.
    rule : str or None
        Id of the rule that the depth is for.
    line : ((float, float), (float, float)) or None
        The line's ends in S and in T, in map units.
    """

    depth_mm: float | None
    rule: str | None = None
    line: Line | None = None
    reason: NearMissReason | None = None


def near_miss(
    board: PairFinder, a: str, b: str, rules: Sequence[SightRule] | None = None
) -> NearMiss:
    """Find the line between two fields that cuts least deep into what blocks it.

    The depth of a point is its distance to the nearest place that does not block, the two fields
    included; outside the board it is infinite (unless void passes by the ruleset's choice). The
    near miss is the least, over all segments from one field to the other, of the greatest depth
    on the segment. A rule that needs a field of some class in between only takes segments that
    cross one: those crossed least deep, if the least is attained at its corner.

    Parameters
    ----------
    a, b : str
        Two fields that do not see each other over a clear line of the rules; where they do over
        a grazing one, the near miss is 0 and has no reason.
    rules : sequence of SightRule or None
        The rules to try, the smallest depth counts; None takes those the ruleset has for the pair
        (L1 and L2 where both are built-up).

    Raises
    ------
    NotFoundError
        Where the map has no such field.

    Notes
    -----
    Right to 0.001 mm, or to 4e-10 of the extent of the two fields where that is more (beyond
    some 250 m). About 15 trial depths a rule, each some n**2 line tests for n corners in
    the hull of the two fields: milliseconds.
    """
    if (board.places_of(a) & board.places_of(b)).any():
        return NearMiss(None, reason=NearMissReason.STACKED)
    best: NearMiss | None = None
    missing: list[NearMissReason] = []
    tried = board.rules(a, b) if rules is None else rules
    for rule in tried:
        found = _deep_line(board, a, b, rule)
        if found.depth is None:
            missing.append(_why_none(found))
            continue
        depth = found.depth * board.map.unit_mm
        if best is None or best.depth_mm is None or depth < best.depth_mm:
            best = NearMiss(depth, rule.id, found.line)
    if best is None:
        return NearMiss(None, reason=missing[0] if missing else NearMissReason.LEAVES_BOARD)
    if best.depth_mm == 0 and not any(_closed_line_exists(board, a, b, rule) for rule in tried):
        return replace(best, reason=NearMissReason.CONTACT)
    return best


def _closed_line_exists(board: PairFinder, a: str, b: str, rule: SightRule) -> bool:
    clear, closed, _ = board.lines(a, b, rule, board.count(rule))
    return min(clear, closed) != NONE


def _deep_line(board: PairFinder, a: str, b: str, rule: SightRule) -> DeepLine:
    return deep_line(
        board.sides,
        board.places,
        board.roles(rule, a, b),
        board.corners(rule, a, b),
        wanted=bool(rule.needs),
        precision=_PRECISION_MM / board.map.unit_mm,
    )


def _why_none(found: DeepLine) -> NearMissReason:
    if found.outcome is Outcome.NO_WANTED:
        return NearMissReason.NO_OPEN_FIELD
    return NearMissReason.LEAVES_BOARD
