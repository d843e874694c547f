"""Where the sniper may be: exactly what everybody at the table can conclude."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from mapkit.games.board import GameBoard
from mapkit.games.pieces import COPIES, MASKING, MINE, are_aims
from mapkit.games.sets import bits_of, fields_in

UNKNOWN = -1
"""The entry of a sniper of whom nobody knows where he came from."""
_MASKING, _GONE_OFF = -1, -2
"""What a card face down may be besides a mine on a field."""

Past = tuple[int, int, tuple[int, ...]]
"""What of a past still matters: the entry, the objectives looted as a set, the cards face down."""
Stands = tuple[int, int]
"""With one past, where he may stand if he has not moved this turn, and if he has; as sets."""


class Trail:
    """The fields where the sniper may be, from what is told openly.

    For each past that agrees with all that was told, the trail keeps where he may stand. Pasts
    differ where it still matters: by the entry, which shuts out objectives; by what was looted,
    which is looted once and is none of his; by what lies face down, a masked run or a mine on some
    field. So the fields are neither too many nor too few.

    ``shown`` is an objective that he has shown not to be his, -1 for none. ``places`` are the
    fields, as a set; none before he enters the board.
    """

    __slots__ = ("_aims", "_board", "_down", "_pasts", "places")

    def __init__(self, board: GameBoard, shown: int = -1) -> None:
        self._board = board
        self._pasts: dict[Past, Stands] = {}
        numbers = range(len(board.tables.objectives))
        self._aims = [p for p in combinations(numbers, 2) if are_aims(board, *p) and shown not in p]
        self._down = -1  # which card face down was laid this turn
        self.places = 0

    # -- His moves

    def waits(self, guards: int) -> None:
        """Follow a first turn in which no entry was open to him."""
        tables = self._board.tables
        free = {
            sector for sector, field in tables.entries
            if any(not way.entered & guards for way in self._board.ways_in(field))
        }  # fmt: skip
        self._aims = [pair for pair in self._aims if free <= self._sectors(pair)]

    def enters(self, guards: int, heard: int) -> None:
        """Follow his first move: nobody knows which entries were open to him.

        ``guards`` are the fields of all units, as a set. ``heard``: Those of the units that heard
        the move, as a set.
        """
        follow = self._board.following.after_entry
        pasts = {
            (k, 0, ()): (0, follow(field, guards, heard))
            for k, (_, field) in enumerate(self._board.tables.entries)
        }
        self._settle({past: stands for past, stands in pasts.items() if self._may_be(past)})

    def moves(self, guards: int, heard: int) -> None:
        """Follow a move that somebody hears, or one that nobody may have noticed.

        Parameters as for :meth:`enters`. The latter is also called before anything else in his
        turn is told and before a unit leaves its field, since he may have moved by then.
        """
        follow, down = self._board.following.after, self._down
        found: dict[Past, Stands] = {}
        for past, (still, gone) in self._pasts.items():
            masked = down >= 0 and past[2][down] == _MASKING
            if not heard:
                moved = follow(still, guards, 0, masked=masked) if still else 0
                found[past] = still, gone | moved
            elif not masked and still:
                found[past] = 0, follow(still, guards, heard, masked=False)
        self._settle(found)

    def ends(self, guards: int) -> None:
        """Take note that his turn ends."""
        self.moves(guards, 0)
        self._down = -1
        self._settle({past: (still | gone, 0) for past, (still, gone) in self._pasts.items()})

    # -- What tells where he stands now

    def is_among(self, fields: int) -> None:
        """Take note that he is on one of some fields."""
        self._settle(
            {past: (still & fields, gone & fields) for past, (still, gone) in self._pasts.items()}
        )

    def is_not_among(self, fields: int) -> None:
        """Take note that he is on none of some fields."""
        self.is_among(~fields)

    def within(self, target: int, more_than: int, most: int) -> int:
        """Return from where a field is in sight, so far away, as a set."""
        row = self._board.tables.shots[target]
        return bits_of(here for here, far in enumerate(row) if more_than < far <= most)

    def missed(self, guards: int, more_than: int, announced: int) -> int:
        """Return from where he may have missed: he sees some unit so far away.

        Parameters
        ----------
        guards : int
            The fields of all units, as a set.
        more_than : int
            The accuracy drawn; 0 after a jam, which tells nothing of the least distance.
        announced : int
            The number of tokens drawn.
        """
        found = 0
        for here in fields_in(guards):
            found |= self.within(here, more_than, announced)
        return found

    # -- What tells of his past

    def lays(self, guards: int) -> None:
        """Take note of a card laid face down: he masks his move, or has mined his field."""
        self.moves(guards, 0)
        found: dict[Past, Stands] = {}
        for (entry, looted, down), (still, gone) in self._pasts.items():
            mines = len(down) - down.count(_MASKING)
            self._down = len(down)
            if len(down) - mines < COPIES[MASKING]:
                found[entry, looted, (*down, _MASKING)] = still, gone
            if mines < COPIES[MINE]:
                for here in fields_in(still | gone):
                    bit = 1 << here
                    found[entry, looted, (*down, here)] = still & bit, gone & bit
        self._settle(found)

    def goes_off(self, mine: int, field: int) -> None:
        """Take note that a card face down is a mine, which went off on a field."""
        self._with_past(
            lambda entry, looted, down: (
                (entry, looted, (*down[:mine], _GONE_OFF, *down[mine + 1 :]))
                if mine < len(down) and down[mine] == field
                else None
            )
        )

    def is_no_mine(self, field: int) -> None:
        """Take note that a unit ended its move on a field and lives."""
        if any(field in past[2] for past in self._pasts):
            self._with_past(
                lambda entry, looted, down: None if field in down else (entry, looted, down)
            )

    def loots(self, guards: int) -> None:
        """Take note that he loots: he is on a numbered field, and which one matters later."""
        self.moves(guards, 0)
        found: dict[Past, Stands] = {}
        for (entry, looted, down), (still, gone) in self._pasts.items():
            for field, number in self._board.numbered.items():
                bit = 1 << field
                past = (entry, looted | 1 << number, down)
                if (still | gone) & bit and not looted >> number & 1 and self._may_be(past):
                    before = found.get(past, (0, 0))
                    found[past] = still & bit | before[0], gone & bit | before[1]
        self._settle(found)

    def completes(self, guards: int, number: int) -> None:
        """Take note that he has done an objective, which everybody sees."""
        self.moves(guards, 0)
        self._aims = [pair for pair in self._aims if number in pair]
        self._with_past(lambda *past: past if self._may_be(past) else None)
        self.is_among(1 << self._board.tables.objectives[number][1])

    # -- What these have in common

    def _sectors(self, pair: tuple[int, int]) -> set[str | None]:
        tables = self._board.tables
        return {tables.sectors[tables.objectives[k][1]] for k in pair}

    def _may_be(self, past: Past) -> bool:
        """Return whether some pair of objectives agrees with a past."""
        entry, looted, _ = past
        sector = self._board.tables.entries[entry][0] if entry != UNKNOWN else UNKNOWN
        return any(
            not looted >> one & 1 and not looted >> other & 1
            and sector not in self._sectors((one, other))
            for one, other in self._aims
        )  # fmt: skip

    def _with_past(self, change: Callable[[int, int, tuple[int, ...]], Past | None]) -> None:
        found: dict[Past, Stands] = {}
        for before, (still, gone) in self._pasts.items():
            past = change(*before)
            if past is not None:
                other = found.get(past, (0, 0))
                found[past] = still | other[0], gone | other[1]
        self._settle(found)

    def _settle(self, pasts: dict[Past, Stands]) -> None:
        """Keep the pasts with which he stands somewhere."""
        self._pasts = {past: stands for past, stands in pasts.items() if stands[0] | stands[1]}
        self.places = _union(self._pasts.values())


def _union(stands: Iterable[Stands]) -> int:
    found = 0
    for still, gone in stands:
        found |= still | gone
    return found
