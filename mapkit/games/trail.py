"""Where the sniper may be, as everybody at the table can compute."""

from __future__ import annotations

from mapkit.games.board import GameBoard, bits_of, fields_in

__all__ = ["Trail"]


class Trail:
    """The fields where the sniper may be, from what is told openly.

    He is always on one of them. Whether he has moved is told only where he is heard: of each field
    the trail keeps whether he may still be about to move from there. Which numbered fields are
    looted is not followed. The ways that he may have gone are counted in steps, so on a board
    with hard terrain there may be fields among them that he could not have reached.

    Attributes
    ----------
    places : int
        The fields, as a set; none before he enters the board.
    """

    __slots__ = ("_board", "_gone", "_step", "_still", "places")

    def __init__(self, board: GameBoard) -> None:
        self._board = board
        self._step = board.sniper_steps
        self.places = 0
        self._still = self._gone = 0  # where he may be if he has not, or has, moved this turn

    def enters(self, guards: int, heard: int) -> None:
        """Follow his first move: nobody knows which entries were open to him.

        Parameters
        ----------
        guards : int
            The fields of all units, as a set.
        heard : int
            Those of the units that heard the move, as a set.
        """
        first = self._board.entry_fields & ~guards
        self._still = 0
        self._gone = self.places = self._follow(first, 1, guards, heard)

    def moves(self, guards: int, heard: int) -> None:
        """Follow a move that somebody hears, or one that nobody may have noticed.

        Parameters as for :meth:`enters`. The latter is also called before anything else in his
        turn is told and before a unit leaves its field, since he may have moved by then.
        """
        moved = self._follow(self._still, 0, guards, heard)
        if heard:
            self._still, self._gone = 0, moved
        else:
            self._gone |= moved
        self.places = self._still | self._gone

    def ends(self, guards: int) -> None:
        """Take note that his turn ends."""
        self.moves(guards, 0)
        self._still, self._gone = self.places, 0

    def is_among(self, fields: int) -> None:
        """Take note that he is on one of some fields."""
        self._still &= fields
        self._gone &= fields
        self.places = self._still | self._gone

    def is_not_among(self, fields: int) -> None:
        """Take note that he is on none of some fields."""
        self.is_among(~fields)

    def shoots(self, target: int, accuracy: int) -> None:
        """Take note of a hit on a field: he sees it, no farther than the accuracy drawn."""
        self.is_among(self._within(target, 0, accuracy))

    def misses(self, guards: int, more_than: int, announced: int) -> None:
        """Take note of a miss: he sees some unit, farther than the one and up to the other.

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
            found |= self._within(here, more_than, announced)
        self.is_among(found)

    def _within(self, target: int, more_than: int, most: int) -> int:
        row = self._board.tables.shots[target]
        return bits_of(here for here, far in enumerate(row) if more_than < far <= most)

    def _follow(self, start: int, steps: int, guards: int, heard: int) -> int:
        board = self._board
        near = board.near
        loud, most = board.tables.noise_from, board.tables.sniper_allowance
        quiet = deaf = 0  # where steps alert somebody; where they alert one who heard nothing
        for here in fields_in(guards):
            quiet |= near[here]
            if not heard >> here & 1:
                deaf |= near[here]
        free = ~guards
        if heard:
            found = -1
            for here in fields_in(heard):
                found &= self._loud(start & ~deaf, steps, free & ~deaf, near[here])
            return found
        found = layer = start
        for _ in range(steps + 1, loud or most + 1):
            layer = self._stepped(layer) & free
            found |= layer
        return found | self._loud(start & ~quiet, steps, free & ~quiet, -1)

    def _loud(self, start: int, steps: int, allowed: int, must: int) -> int:
        """Return where loud moves end that keep to some fields and touch one of others."""
        loud, most = self._board.tables.noise_from, self._board.tables.sniper_allowance
        touched, others, found = start & must, start & ~must, 0
        while loud:
            if steps >= loud:
                found |= touched
            if steps >= most:
                break
            steps += 1
            reached = self._stepped(others) & allowed if others else 0
            touched = self._stepped(touched) & allowed | reached & must
            others = reached & ~must
        return found

    def _stepped(self, fields: int) -> int:
        found, step = 0, self._step
        while fields:
            lowest = fields & -fields
            found |= step[lowest.bit_length() - 1]
            fields ^= lowest
        return found
