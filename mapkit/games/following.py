"""Where the sniper may be after a move, by who heard it: every way is looked at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from mapkit.games.sets import fields_in

_KEPT, _KEPT_ALL = 1 << 16, 1 << 12
"""How many answers are kept, of one field and of several; then all are forgotten."""

Step = tuple[int, int, int]
"""Of a way: the field where it ends, those entered, those where a unit hears it; as sets."""


class Way(NamedTuple):
    """One way of the sniper in a turn.

    ``entered`` is the set of fields that he enters, ``heard`` the set of fields on which a unit
    hears it: none for a silent one.
    """

    end: int
    entered: int
    heard: int
    fields: tuple[int, ...]
    steps: int


class Following:
    """The ends of all moves that a board allows, among units, by the units that hear them."""

    def __init__(
        self, ways: Callable[[int], Iterable[Way]], ways_in: Callable[[int], Iterable[Way]]
    ) -> None:
        self._ways, self._ways_in = ways, ways_in
        self._steps: dict[int, tuple[int, tuple[Step, ...]]] = {}
        self._quiet: dict[tuple[int, bool], tuple[tuple[int, int], ...]] = {}
        self._of_one: dict[tuple[int, int, int, bool], int] = {}
        self._of_all: dict[tuple[int, int, int, bool], int] = {}

    def after(self, starts: int, guards: int, heard: int, *, masked: bool) -> int:
        """Return where a move ends that begins on one of some fields, as a set.

        Parameters
        ----------
        starts : int
            The fields, as a set.
        guards : int
            The fields of all units, as a set.
        heard : int
            Those of the units that heard the move, and of no others, as a set.
        masked : bool
            Nobody hears it, whatever its length.
        """
        asked = (starts, guards, heard, masked)
        found = self._of_all.get(asked)
        if found is None:
            if len(self._of_all) > _KEPT_ALL:
                self._of_all.clear()
            found = 0
            for here in fields_in(starts):
                found |= self._from(here, guards, heard, masked=masked)
            self._of_all[asked] = found
        return found

    def after_entry(self, first: int, guards: int, heard: int) -> int:
        """Return where a first move ends that enters the board on a field, as a set."""
        return _ends(_steps(self._ways_in(first)), guards, heard)

    def _from(self, here: int, guards: int, heard: int, *, masked: bool) -> int:
        known = self._steps.get(here)
        if known is None:
            steps = _steps(self._ways(here))
            zone = 0
            for _, entered, hear in steps:
                zone |= entered | hear
            known = self._steps[here] = zone, steps
        zone, steps = known
        if heard & ~zone:
            return 0
        asked = (here, guards & zone, heard, masked)
        found = self._of_one.get(asked)
        if found is None:
            if len(self._of_one) > _KEPT:
                self._of_one.clear()
            if heard:
                found = _ends(steps, guards, heard)
            else:
                found = 0
                for end, shy in self._unheard(here, masked=masked):
                    if not shy & guards:
                        found |= end
            self._of_one[asked] = found
        return found

    def _unheard(self, here: int, *, masked: bool) -> tuple[tuple[int, int], ...]:
        """Return by end the fields that must be free of units for a move that nobody hears.

        A way that asks for more fields than another to the same end is left out.
        """
        found = self._quiet.get((here, masked))
        if found is None:
            kept: list[tuple[int, int]] = []
            asking = [(end, entered if masked else entered | hear)
                      for end, entered, hear in self._steps[here][1]]  # fmt: skip
            for end, shy in sorted(asking, key=lambda step: step[1].bit_count()):
                if not any(end == other and shy & less == less for other, less in kept):
                    kept.append((end, shy))
            found = self._quiet[here, masked] = tuple(kept)
        return found


def _steps(ways: Iterable[Way]) -> tuple[Step, ...]:
    return tuple({(1 << way.end, way.entered, way.heard) for way in ways})


def _ends(steps: tuple[Step, ...], guards: int, heard: int) -> int:
    found = 0
    for end, entered, hear in steps:
        if not found & end and not entered & guards and hear & guards == heard:
            found |= end
    return found
