"""Looks for a redrawing within the tolerance on which a pair has no line with so few fields.

What is found is held to the exact kernel on the moved vertices, so floating point may guess here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.interface import Closing, EveryTask
from mapkit.geometry.kernel.sight import SlackLine
from mapkit.sight.pair_lines import Moves, moves_of
from mapkit.sight.redraw_lines import HAIR
from mapkit.sight.redraw_opening import FoundRedrawing, OpeningSearch

_TURN = 0.5
"""Radians by which moves are turned, so that the two ends of a short border pass each other."""

_CHOICES_KEPT, _ROUNDS_KEPT = 20_000, 24
"""Choices and rounds for all longer lines that are kept open."""

_NO_WAY = np.empty((0, 2), np.int32)

_SLACKS = (-1.0, 0.0, 1.0, 2.0)
"""In tolerances: those of longer lines that are kept open."""


class _Way(NamedTuple):
    """How to close strips: what moves at first, by how much moves are turned, and how far they go.

    ``fully``: as far as vertices may, else only as much as is needed, but again and again.
    ``shortest``: lines with the fewest fields first, instead of any, which are found sooner.
    """

    start: Moves = MappingProxyType({})
    turn: float = 0.0
    fully: bool = True
    shortest: bool = False


@dataclass(frozen=True, slots=True)
class LongerLines:
    """What is known of redrawings on which a pair has no line with at most so many fields.

    Attributes
    ----------
    farther, blinded : FoundRedrawing or None
        One on which the two still see each other, and one on which they do not.
    never : bool
        It is proved that no redrawing has a line with more.
    always : bool
        It is proved that every redrawing has one with so many.
    """

    farther: FoundRedrawing | None = None
    blinded: FoundRedrawing | None = None
    never: bool = False
    always: bool = False

    def joined(self, found: FoundRedrawing | None) -> LongerLines:
        """Return it with a redrawing that was found."""
        if found is None:
            return self
        if found.distance is None:
            return replace(self, blinded=self.blinded or found)
        return replace(self, farther=found)

    def decides(self, most: int) -> bool:
        """Tell whether what was looked for is found."""
        return (self.blinded if most == NONE - 1 else self.farther) is not None


class RedrawingSearch(OpeningSearch):
    """Searches for the pairs of one map, also for lines that end; see :class:`PairLines`."""

    def more(
        self, a: str, b: str, most: int, *, briefly: bool = False, blind: bool = True
    ) -> LongerLines:
        """Look for redrawings on which no line has at most so many fields.

        Parameters
        ----------
        briefly : bool
            Try nothing but what is tried first.
        blind : bool
            Whether the two may lose sight of each other. Where they may not, it takes more to
            prove that a line with so many stays.
        """
        found = self._closed_one_way(LongerLines(), a, b, most, _Way())
        if briefly or found.decides(most):
            return found
        longer: SlackLine | None = None
        if most != NONE - 1:
            fields = self._fields_between(a, b, most)
            longer = self.beyond(a, b, fields, 2 * self._tolerance, parting=True)
            if longer is None and blind:
                return replace(found, never=True)
        start = self._longer_opened(a, b, longer)
        ways = [_Way(turn=_TURN), _Way(turn=-_TURN), _Way(fully=False)]
        found = self._closed_all_ways(found, a, b, most, [*ways, *start[:1]])
        if not found.decides(most) and found.blinded is None:
            holds, other = self.always(a, b, most)
            found = replace(found.joined(other), always=holds)
        if found.always or found.decides(most):
            return found
        if most == NONE - 1:
            return found
        last = _Way(fully=False, shortest=True)
        found = self._closed_all_ways(found, a, b, most, [last, *start[1:]])
        if found.decides(most):
            return found
        return found.joined(self.farther(a, b, most))

    def _closed_all_ways(
        self, found: LongerLines, a: str, b: str, most: int, ways: Iterable[_Way]
    ) -> LongerLines:
        for way in ways:
            found = self._closed_one_way(found, a, b, most, way)
            if found.decides(most):
                break
        return found

    def _closed_one_way(
        self, found: LongerLines, a: str, b: str, most: int, way: _Way
    ) -> LongerLines:
        """Close strips one after the other, then move fewer vertices, and those by less."""
        room = len(self._mesh.xy)
        places = np.array([*way.start.values()], np.int64).reshape(-1, 2)
        closing = Closing(
            most=most, fully=way.fully, shortest=way.shortest, turn=way.turn,
            nblinded=0 if found.blinded else -1, start=np.array([*way.start], np.int32),
            start_places=places, farther=np.empty(room, np.int32),
            blinded=np.empty(room, np.int32), farther_places=np.empty((room, 2), np.int64),
            blinded_places=np.empty((room, 2), np.int64),
        )  # fmt: skip
        self._finder.kernel.close_strips(self._pair_task(a, b), closing)
        if closing.nblinded > 0:
            moves = moves_of(closing.nblinded, closing, "blinded", "blinded_places")
            found = found.joined(FoundRedrawing(moves, None))
        if closing.nfarther > 0:
            moves = moves_of(closing.nfarther, closing, "farther", "farther_places")
            found = found.joined(FoundRedrawing(moves, closing.distance))
        return found

    def always(self, a: str, b: str, most: int) -> tuple[bool, FoundRedrawing | None]:
        """Prove that every redrawing has a line with at most so many fields, or find one without.

        Returns
        -------
        holds : bool
            It is proved.
        found : FoundRedrawing or None
            One with none. The proof and the search may both fail.
        """
        return self._of_every(a, b, EveryTask(most=most, way=_NO_WAY, **self._room()))

    def farther(self, a: str, b: str, most: int) -> FoundRedrawing | None:
        """Look for a redrawing with sight, but no line with at most so many fields.

        The longer line that is open in it is chosen first; then all others are closed.
        """
        choices, rounds = _CHOICES_KEPT, _ROUNDS_KEPT
        fields, met = self._fields_between(a, b, most), set()
        for slack in _SLACKS:
            line = self.beyond(a, b, fields, slack * self._tolerance, parting=False)
            if line is None or not len(line.way) or line.way.tobytes() in met:
                continue
            met.add(line.way.tobytes())
            task = EveryTask(
                most=most, choices=choices, rounds=rounds, way=line.way, line=line.line,
                **self._room(),
            )  # fmt: skip
            _, found = self._of_every(a, b, task)
            choices, rounds = task.choices, task.rounds
            if found or min(choices, rounds) <= 0:
                return found
        return None

    def _of_every(self, a: str, b: str, task: EveryTask) -> tuple[bool, FoundRedrawing | None]:
        self._finder.kernel.every_drawing(self._pair_task(a, b), task)
        if task.nmoves < 0:
            return bool(task.holds), None
        distance = None if task.distance == NONE else task.distance
        return False, FoundRedrawing(moves_of(task.nmoves, task), distance)

    def _room(self) -> dict[str, NDArray[Any]]:
        room = len(self._mesh.xy)
        return {"moves": np.empty(room, np.int32), "places": np.empty((room, 2), np.int64)}

    def _longer_opened(self, a: str, b: str, longer: SlackLine | None) -> list[_Way]:
        """Return ways to close strips after a longer line was opened, what helps most first."""
        if longer is None or not len(longer.way):  # given up
            return []
        start = self._opening(a, b, longer)
        ways = _Way(turn=_TURN, fully=False), _Way(turn=_TURN), _Way(turn=-_TURN, fully=False)
        return [way._replace(start=start) for way in ways] if start else []

    def _fields_between(self, a: str, b: str, most: int) -> set[int]:
        """Return the fields that a line with the fewest crosses; none where that is unclear."""
        line = self.line(a, b, -2 * HAIR, most + 1, parting=False)
        if line is None:
            return set()
        sides = line.way
        corners = np.sort(np.concatenate([sides[:-1], sides[1:]], axis=1), axis=1)
        at = [self._triangles.get(tuple(dict.fromkeys(c)), -1) for c in corners.tolist()]
        own = self._mesh.place_fields[self._mesh.triangle_place[at]]
        met = {-1, *map(self._finder.position, (a, b))}
        found = set(own.ravel().tolist()) - met
        return found if len(found) + 1 == line.distance and -1 not in at else set()

    @cached_property
    def _triangles(self) -> dict[tuple[int, ...], int]:
        """The triangles by their corners, sorted."""
        corners = np.sort(self._mesh.triangles, axis=1).tolist()
        return {tuple(own): t for t, own in enumerate(corners)}
