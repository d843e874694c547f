"""The state of a game: where all stands, and how the turns follow each other."""

from __future__ import annotations

from typing import Any

from mapkit.games.board import GameBoard
from mapkit.games.pieces import ACCURACY, COPIES, SILENCER, USES, Chance, Drawn, SetUp

ROUNDS, FEWER_ROUNDS = 10, 7
CUBES = 2
OFF = -1
"""Where a figure off the board stands."""

MOVED, CARD_PLAYED, ACTED = 1, 2, 4
"""What the sniper has done this turn."""

RUNNING, DONE, WOUNDED, TIMED_OUT = range(4)
"""How a game stands: it runs; both objectives are done; the second wound; no time is left."""

SNIPER, SQUADS = range(2)
"""Whose turn it is."""

Decision = tuple[Any, ...]
"""What is done, by the name of a method of :class:`mapkit.games.rules.Game`, and its arguments."""


class State:
    """A game on a board, as it stands.

    Attributes
    ----------
    at : list of int
        Where each unit stands: of every squad the officer, then its soldiers.
    squad_of, officer_of : list of int
        The squad of each unit; the unit that is each squad's officer.
    guards : int
        The fields of the units on the board, as a set.
    handicaps : tuple of str
        What the sides have taken on.
    shown : int
        The objective that the sniper has shown not to be his, :data:`OFF` for none.
    rounds : int
        How many rounds the squads' cubes give at the start, and again after an objective.
    gifts, uses : of int
        The specialist of each squad; how often each may still be used.
    gifted : int
        The squads whose gift was used this turn, as a set.
    cubes : list of int
        How many actions each squad has left this turn.
    used : set of (int, str)
        What each unit has done this turn.
    sniper : int
        Where he stands, :data:`OFF` before his first move.
    figure : int
        Where his figure stands: where he was seen last since his turn began, else :data:`OFF`.
    drawn : tuple of int
        The tokens that the last shot drew.
    goals : list of int
        The objectives that are left to do.
    looted : int
        The objectives looted, as a set.
    cards, deck : list of int
        How many of each card he holds; how many of each are left to be looted.
    armed : int
        The card that he has used this turn, :data:`OFF` for none.
    mines : list of (int, int)
        Of each mine that lies on the board, the number of its card among those that lie face down,
        and its field.
    face_down : int
        How many cards lie face down, or did until they went off.
    bag : list of int
        How many of each token the bag holds.
    turn : int
        :data:`SNIPER` or :data:`SQUADS`.
    ending : int
        0 while the game runs.
    """

    __slots__ = (
        "aims", "armed", "at", "bag", "board", "cards", "chance", "cubes", "deck", "done", "drawn",
        "ending", "face_down", "figure", "gifted", "gifts", "goals", "guards", "handicaps", "left",
        "looted", "mines", "officer_of", "officers_felled", "round", "rounds", "shown", "sniper",
        "squad_of", "turn", "turns", "units_of", "used", "uses", "wounds",
    )  # fmt: skip

    def __init__(self, board: GameBoard, set_up: SetUp, chance: Chance) -> None:
        self.board = board
        self.chance = chance
        self.gifts = set_up.gifts
        self.handicaps, self.shown = set_up.handicaps, set_up.shown
        uses = 1 if "single_use" in set_up.handicaps else USES
        self.uses = [uses] * len(set_up.gifts)
        self.aims = set_up.aims
        self.goals = list(set_up.aims)
        self.cards = [set_up.hand.count(card) for card in range(len(COPIES))]
        self.deck = [n - held for n, held in zip(COPIES, self.cards, strict=True)]
        self.bag = list(board.tables.bag)
        if "less_accuracy" in set_up.handicaps:
            self.bag[ACCURACY] = max(self.bag[ACCURACY] - 1, 0)
        self.at: list[int] = []
        self.squad_of: list[int] = []
        self.officer_of: list[int] = []
        self.units_of: list[range] = []
        tables = board.tables
        for squad, officer in enumerate(tables.officers):
            first = len(self.at)
            self.officer_of.append(first)
            self.at += [officer, *tables.soldiers[squad]]
            self.units_of.append(range(first, len(self.at)))
            self.squad_of += [squad] * (len(self.at) - first)
        self.guards = 0
        for here in self.at:
            self.guards |= 1 << here
        self.sniper = OFF
        self.figure = OFF
        self.drawn: Drawn = (0, 0, 0, 0)
        self.wounds = self.looted = self.officers_felled = 0
        self.armed = OFF
        self.mines: list[tuple[int, int]] = []
        self.face_down = 0
        self.turn, self.turns = SNIPER, 0
        self.rounds = FEWER_ROUNDS if "seven_rounds" in set_up.handicaps else ROUNDS
        self.round, self.left = 1, self.rounds - 1
        self.ending = RUNNING
        self._begin()

    def _begin(self) -> None:
        """Begin a turn."""
        self.done = self.gifted = 0
        self.armed = OFF
        self.cubes = [CUBES] * len(self.units_of)
        self.used: set[tuple[int, str]] = set()

    def end(self) -> None:
        """End the turn, and begin the next unless the game is over."""
        self.turns += 1
        self._begin()
        if not self.goals:
            self.ending = DONE
        elif self.wounds >= 2:
            self.ending = WOUNDED
        elif self.turn == SNIPER and self.left == 0:
            self.ending = TIMED_OUT
        elif self.turn == SNIPER:
            self.turn = SQUADS
        else:
            self.turn = SNIPER
            self.figure = OFF
            self.round += 1
            self.left -= 1

    def is_over(self) -> bool:
        """Return whether the turn may only end: the game is decided."""
        return not self.goals or self.wounds >= 2

    def done_openly(self) -> tuple[int, ...]:
        """Return the objectives that are done, as everybody knows."""
        return tuple(k for k in self.aims if k not in self.goals)

    def ends_of_walk(self, unit: int) -> int:
        """Return where a unit may end its move, as a set; its own field is among them."""
        own = 1 << self.at[unit]
        return self.board.walks[self.at[unit]] & ~(self.guards ^ own)

    # -- What both sides' decisions have in common

    def _may_give(self, squad: int, gift: int) -> bool:
        """Return whether a squad may use its gift, and this is the one."""
        return (
            self.gifts[squad] == gift
            and self.uses[squad] > 0
            and not self.gifted >> squad & 1
            and self.at[self.officer_of[squad]] != OFF
        )

    def _give(self, squad: int) -> None:
        self.uses[squad] -= 1
        self.gifted |= 1 << squad

    def _moves_to(self, unit: int, end: int) -> int:
        """End a unit's move on a field; return the mine that goes off, :data:`OFF` for none."""
        self._put(unit, end)
        for mine, field in self.mines:
            if field == end:
                self.mines.remove((mine, field))
                self.used.add((unit, "fall"))
                self._kill(unit)
                return mine
        return OFF

    def _put(self, unit: int, place: int) -> None:
        before = self.at[unit]
        if before != OFF:
            self.guards ^= 1 << before
        if place != OFF:
            self.guards |= 1 << place
        self.at[unit] = place

    def _kill(self, unit: int) -> None:
        self._put(unit, OFF)
        squad = self.squad_of[unit]
        first_officer = unit == self.officer_of[squad] and not self.officers_felled >> squad & 1
        if first_officer:
            self.officers_felled |= 1 << squad
        self._add(SILENCER if first_officer else ACCURACY)

    def _add(self, token: int) -> None:
        self.bag[token] = min(self.bag[token] + 1, self.board.tables.bag_holds[token])
