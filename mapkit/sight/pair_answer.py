"""What is known of one pair of fields."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from mapkit.sight.other_answers import OtherAnswer
from mapkit.sight.verdict import Distances

STANDS_MOST_MM = 2.0

Line = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Standing(Distances):
    """How a pair stands: its distances, whether it is settled, and up to which tolerance.

    Attributes
    ----------
    settled_mm : float
        As that of :class:`PairAnswer`, but up to `STANDS_MOST_MM`; also of a pair that is not
        settled.
    """

    origin: str
    target: str
    clear: int | None
    grazing: int | None
    rules: tuple[str, ...]
    settled: bool
    settled_mm: float

    @property
    def settled_far(self) -> bool:
        """Whether it is settled as far as was looked."""
        return self.settled_mm >= STANDS_MOST_MM


@dataclass(frozen=True, slots=True)
class PairAnswer(Distances):
    """All that is known of one pair; lines in map units, widths and depths in mm.

    Attributes
    ----------
    clear, grazing, rules
        See :class:`mapkit.sight.Distances`.
    fields : tuple of str
        Fields on the witness in order, the target last; empty for a blocked pair.
    beam_mm : float or None
        Width of the widest strip over the witness's fields; 0 for a grazing pair.
    witness : line or None
        From the first field to the second; None, with ``direction`` and ``strip``, and no fields in
        between, also where the beam is narrower than floating point can tell.
    direction : (float, float) or None
        Unit vector along the witness, which has no length where the fields touch.
    strip : four points or None
        The beam as a figure.
    blockers : tuple of (str, str)
        For a pair without a line that counts: fields that alone would block it, with the rules
        they block by (``"L1"``, ``"L1+L2"``).
    reason : str or None
        Where no field blocks: ``stacked``, ``void``, ``needs``.
    near_miss_why : str or None
        ``contact``, or why there is no near miss.
    near_miss_into : tuple of str
        The blocking fields that the near miss runs through, in order.
    sight_disputed : tuple of str
        Why the sight is disputed: ``grazing``, ``redrawn_sight``; see :class:`OtherAnswer`.
    distance_disputed : tuple of str
        Why the distance is: ``clear_and_grazing_differ``, ``redrawn_distance``.
    sight_measure_mm, distance_measure_mm : float or None
        The least move that was found to change it; 0 where a choice alone does.
    sight_open, distance_open : bool
        No other drawing within the tolerance was found that changes it, nor proved that there is
        none.
    settled_mm : float or None
        How far all corners may lie elsewhere without changing sight or distance, as far as that was
        proved, up to 5; None where that was not asked, and of a field with itself.
    others : tuple of OtherAnswer
        What the answer is where one of those calls goes the other way: one for each call.
    near_miss_rule : str or None
        The rule that the near miss is for.
    """

    origin: str
    target: str
    clear: int | None
    grazing: int | None
    rules: tuple[str, ...]
    fields: tuple[str, ...] = ()
    beam_mm: float | None = None
    witness: Line | None = None
    direction: tuple[float, float] | None = None
    strip: tuple[tuple[float, float], ...] | None = None
    blockers: tuple[tuple[str, str], ...] = ()
    reason: str | None = None
    near_miss_mm: float | None = None
    near_miss_line: Line | None = None
    near_miss_why: str | None = None
    near_miss_into: tuple[str, ...] = ()
    sight_disputed: tuple[str, ...] = ()
    distance_disputed: tuple[str, ...] = ()
    sight_measure_mm: float | None = None
    distance_measure_mm: float | None = None
    sight_open: bool = False
    distance_open: bool = False
    settled_mm: float | None = None
    others: tuple[OtherAnswer, ...] = ()
    near_miss_rule: str | None = None

    def turned(self) -> PairAnswer:
        """Return the answer of ``b`` to ``a``: the same lines, seen from their other ends."""
        fields, strip, direction = self.fields, self.strip, self.direction
        return replace(
            self,
            origin=self.target,
            target=self.origin,
            fields=(*fields[-2::-1], self.origin) if fields else (),
            witness=_back(self.witness),
            direction=None if direction is None else (-direction[0], -direction[1]),
            strip=None if strip is None else (strip[1], strip[0], strip[3], strip[2]),
            near_miss_line=_back(self.near_miss_line),
            near_miss_into=self.near_miss_into[::-1],
            others=tuple(other.turned(self.origin) for other in self.others),
        )

    @property
    def disputed(self) -> bool:
        """Whether the sight or the distance is disputed."""
        return bool(self.sight_disputed or self.distance_disputed)

    @property
    def settled(self) -> bool:
        """Whether neither the sight nor the distance is disputed or open."""
        return not (self.disputed or self.sight_open or self.distance_open)

    @property
    def between(self) -> tuple[str, ...]:
        """Fields that the witness crosses, in order, without the two themselves."""
        return tuple(i for i in self.fields if i not in (self.origin, self.target))

    @property
    def lines_otherwise(self) -> dict[int, Line]:
        """The first line of each distance that a disputed answer has otherwise, in map units.

        Without the lines that the answer shows anyway.
        """
        lines: dict[int, Line] = {}
        for other in self.others:
            shown = other.line in (self.witness, self.near_miss_line)
            if other.line is not None and other.distance is not None and not shown:
                lines.setdefault(other.distance, other.line)
        return lines

    @property
    def side_by_side(self) -> bool:
        """Whether the witness has no length: it is a place on the border that the two share."""
        return self.witness is not None and math.dist(*self.witness) < 1.0


def _back(line: Line | None) -> Line | None:
    return None if line is None else (line[1], line[0])
