"""What lies open on the table: units, cubes, cards, tokens, the sniper's figure."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bag import ACCURACY, AT_MOST, NOISE, RECOIL, SILENCER, Bag

if TYPE_CHECKING:
    from mapkit_tables import Tables

LAST_ROW = 1
HANDICAPS = (
    "random_cards", "less_accuracy", "shown_objective", "seven_rounds",
    "extra_card", "single_use", "late_intelligence", "one_intelligence",
)  # fmt: skip
"""What experienced players may take on (page 16): four for the sniper, four for the squads."""
SPECIALISTS = ("assault", "radio", "medic", "sharpshooter")


class RuleBrokenError(AssertionError):
    """The referee saw something that may not be."""


def check(holds: object, what: str) -> None:
    """Stop the game where the rules were broken."""
    if not holds:
        raise RuleBrokenError(what)


@dataclass(eq=False)
class Unit:
    """A defender; ``at`` is None off the board."""

    number: int
    squad: str
    role: str
    at: str | None

    def __str__(self) -> str:
        return f"the {self.squad} {self.role}"


class Table:
    """The open part of a game, from the set-up on."""

    def __init__(
        self,
        board: Tables,
        dice: random.Random,
        tell: Callable[[str], object],
        handicaps: Collection[str] = (),
    ) -> None:
        self.board, self.dice, self.tell, self.handicaps = board, dice, tell, handicaps
        self.bag = Bag(dice, 5 if "less_accuracy" in handicaps else 6)
        self.first_row = 7 if "seven_rounds" in handicaps else 10
        self.units: list[Unit] = []
        for squad in board.squads:
            for role in ("officer", "soldier"):
                for start in board.starts(squad, role):
                    self.units.append(Unit(len(self.units), squad, role, start))
        chosen = dice.sample(SPECIALISTS, len(board.squads))
        self.specialist: dict[str, str] = dict(zip(board.squads, chosen, strict=True))
        self.uses = dict.fromkeys(board.squads, 1 if "single_use" in handicaps else 2)
        self.used_gift: set[str] = set()  # this turn
        self.silencers = set(board.squads)  # one on each specialist's card
        self.rows = {squad: [self.first_row] * 2 for squad in board.squads}
        self.row = self.first_row  # of the cubes that have not moved this turn
        self.figure: str | None = None
        self.wounds = 0
        self.shown: list[int] = []  # objectives done
        self.fallen: list[str] = []
        self.whom_to_save: Callable[[list[Unit]], Unit | None] = dice.choice

    def say(self, sentence: str) -> None:
        """Tell an event, with a capital at its beginning."""
        self.tell(sentence[0].upper() + sentence[1:])

    def places(self, without: Unit | None = None) -> list[str]:
        """Return the fields of the defenders on the board."""
        return [u.at for u in self.units if u.at is not None and u is not without]

    def officer(self, squad: str) -> Unit:
        """Return the officer of a squad."""
        return next(u for u in self.units if u.squad == squad and u.role == "officer")

    def can_give(self, squad: str, card: str) -> bool:
        """Return whether a squad may use its specialist now, if it is this one.

        Twice a game, once a turn, and only while the officer is on the board.
        """
        return (
            self.specialist[squad] == card
            and self.uses[squad] > 0
            and squad not in self.used_gift
            and self.officer(squad).at is not None
        )

    def give(self, squad: str) -> None:
        """Take a cube off the specialist's card."""
        self.uses[squad] -= 1
        self.used_gift.add(squad)
        self.say(f"The {squad} squad uses its {self.specialist[squad]}.")

    def show(self, field: str) -> None:
        """Put the sniper's figure on his field."""
        self.figure = field

    def strike(self, hit: list[Unit], *, adds: bool) -> None:
        """Take units off the board that were shot, but for one whom a medic keeps."""
        can = [
            u
            for u in hit
            if u.role == "soldier"
            and self.can_give(u.squad, "medic")
            and self.officer(u.squad) not in hit
        ]
        saved = self.whom_to_save(can) if can else None
        if saved is not None:
            self.give(saved.squad)
            self.say(f"{saved} is hit, and kept by the medic.")
        for unit in hit:
            if unit is not saved:
                self.kill(unit, adds=adds)

    def kill(self, unit: Unit, *, adds: bool = True) -> None:
        """Take a unit off the board, and put the token into the bag that it brings."""
        self.fallen.append(str(unit.at))
        unit.at = None
        self.say(f"{unit} falls.")
        if not adds:
            return
        if unit.role == "officer" and unit.squad in self.silencers:
            self.silencers.remove(unit.squad)
            self.bag.add(SILENCER)
        else:
            self.bag.add(ACCURACY)

    def referee(self) -> None:
        """Check what has to hold after every turn."""
        tokens, most = self.bag.tokens, AT_MOST
        check(tokens[RECOIL] == 3, "no recoil token is ever lost")
        check(all(tokens[t] <= most[t] for t in most), "the bag holds what there is")
        least = 5 if "less_accuracy" in self.handicaps else 6
        check(tokens[ACCURACY] >= least and tokens[NOISE] >= 2, "no token is ever lost")
        places = self.places()
        check(len(set(places)) == len(places), "no two defenders on a field")
        for place in places:
            check(self.board.field(place).enter["defender"], f"nobody stands on {place}")
        check(0 <= self.wounds <= 2, "the score")
        check(all(0 <= n <= 2 for n in self.uses.values()), "gifts are used twice at most")
