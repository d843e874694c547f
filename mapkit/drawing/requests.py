"""What a picture of an answer needs to know, as plain values.

The drawing does not ask the geometry core; whoever holds the answer (the command line, the
editor) fills one of these in. Points are in map units; field ids are those of the map.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["FieldPicture", "HearPicture", "PairPicture", "ReachPicture", "Segment"]

Segment = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class PairPicture:
    """The answer to: does field ``a`` see field ``b``.

    Parameters
    ----------
    a, b : str
    verdict : str
        ``clear``, ``grazing`` or ``blocked``.
    distance : int or None
        Shot distance under the map's choices; None where there is no sight.
    rule : str
        The deciding rule, for example ``"L1"``.
    sentence : str
        The verdict in words; drawn under the title, wrapped.
    witness : Segment or None
        From ``a`` to ``b``. Of length 0 for fields that share a boundary (see ``direction``).
    direction : (float, float) or None
        Direction of the witness where it has no length.
    beam_mm : float or None
        Width of the strip of equal lines, on the board.
    strip : tuple of (float, float) or None
        The strip's outline; without it it is drawn from ``witness`` and ``beam_mm``.
    crossed : tuple of str
        Fields in between, in order, ``a`` and ``b`` left out; one entered again comes again.
    blockers : tuple of str
        Fields that alone would still block every line.
    near_miss : Segment or None
        The line that cuts least deep, and in ``near_miss_mm`` how deep.
    disputed : tuple of str
        Why the answer is disputed, one reason each; empty where it is not.
    """

    a: str
    b: str
    verdict: str
    distance: int | None
    rule: str = ""
    sentence: str = ""
    witness: Segment | None = None
    direction: tuple[float, float] | None = None
    beam_mm: float | None = None
    strip: tuple[tuple[float, float], ...] | None = None
    crossed: tuple[str, ...] = ()
    blockers: tuple[str, ...] = ()
    near_miss: Segment | None = None
    near_miss_mm: float | None = None
    disputed: tuple[str, ...] = ()

    @property
    def side_by_side(self) -> bool:
        """Whether the witness has no length: it is a place on the border that the two share."""
        return self.witness is not None and math.dist(*self.witness) < 1.0


@dataclass(frozen=True, slots=True)
class FieldPicture:
    """The answer to: what does one field see.

    ``verdicts`` maps the id of every other field to (verdict, shot distance or None, disputed);
    a field that is missing is drawn as not known. ``span`` is the nearest and the farthest
    distance that the colours tell apart; None for those that occur.
    """

    origin: str
    verdicts: Mapping[str, tuple[str, int | None, bool]]
    sentence: str = ""
    span: tuple[int, int] | None = None

    @property
    def distances(self) -> list[int]:
        """Shot distances, one for each field that is seen."""
        return [distance for _, distance, _ in self.verdicts.values() if distance is not None]


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """The answer to: where can a mover step.

    ``steps`` holds what it takes to reach each field, 0 for the origin; a field that is missing
    is out of reach.
    """

    origin: str
    steps: Mapping[str, int]
    blocked: tuple[str, ...] = ()
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class HearPicture:
    """The answer to: who hears a move along ``path``.

    ``hearers`` are the fields whose units are alerted; ``silent`` tells that the move makes no
    noise, and ``hearers`` then are those that would have heard it.
    """

    path: tuple[str, ...]
    hearers: tuple[str, ...] = field(default=())
    silent: bool = False
    sentence: str = ""
