"""The example referee beside the rules of ``mapkit.games``: one game, played on both at once."""

from __future__ import annotations

import json
import random
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mapkit
from mapkit.board.game_tables import game_tables
from mapkit.games.board import GameBoard, bits_of, fields_in
from mapkit.games.rules import CARDS, GIFTS, OFF, Decision, Game, SetUp
from mapkit_exporters.tables import tables_document

ROOT = Path(__file__).resolve().parents[3]
TOKENS = ("accuracy", "noise", "recoil", "silencer")


def referee_names() -> dict[str, Any]:
    """Run the referee's module and return its names."""
    folders = [str(ROOT / "examples" / "referee"), str(ROOT / "exporters" / "readers" / "python")]
    sys.path[:0] = folders
    try:
        return {
            **runpy.run_path(f"{folders[1]}/mapkit_tables.py"),
            **runpy.run_path(f"{folders[0]}/game.py"),
        }
    finally:
        del sys.path[:2]
        sys.modules.pop("bag", None)


class Fingers:
    """Chance of both games: what one draws the other draws too."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.drawn: list[str] = []
        self.dealt = 0

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        tokens = [name for name, n in zip(TOKENS, bag, strict=True) for _ in range(n)]
        self.drawn = self.dice.sample(tokens, number)
        a, n, r, s = (self.drawn.count(name) for name in TOKENS)
        return a, n, r, s

    def card(self) -> int:
        self.dealt = self.dice.randrange(len(CARDS))
        return self.dealt

    # What the referee asks of its dice.

    def sample(self, tokens: list[str], number: int) -> list[str]:
        assert len(self.drawn) == number <= len(tokens)
        return self.drawn

    def choice(self, options: Any) -> Any:
        return CARDS[self.dealt] if options == [*CARDS] else self.dice.choice(options)


class Replayed(Fingers):
    """Chance as it fell in a game that was played before."""

    def __init__(self, draws: list[tuple[int, ...]], cards: list[int]) -> None:
        super().__init__(random.Random(0))
        self.draws, self.cards = iter(draws), iter(cards)

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        a, n, r, s = next(self.draws)
        assert a + n + r + s == number <= sum(bag)
        self.drawn = [name for name, k in zip(TOKENS, (a, n, r, s), strict=True) for _ in range(k)]
        return a, n, r, s

    def card(self) -> int:
        self.dealt = next(self.cards)
        return self.dealt


class Both:
    """A game on the rules of mapkit and on the referee's.

    It is set up as the referee draws it, or as it is given.
    """

    def __init__(
        self,
        board: GameBoard,
        tables: Any,
        names: dict[str, Any],
        seed: int,
        given: tuple[SetUp, Fingers] | None = None,
    ) -> None:
        self.board, self.tables, self.ids = board, tables, board.tables.fields
        self.dice = random.Random(seed)
        self.fingers = Fingers(self.dice)
        self.theirs = names["Game"](tables, self.dice, lambda _: None)
        referee = self.theirs
        numbers = [number for number, _ in board.tables.objectives]
        officers = [u for u in referee.units if u.role == "officer"]
        set_up = SetUp(
            tuple(GIFTS.index(u.gift) for u in officers),
            (numbers.index(referee.goals[0]), numbers.index(referee.goals[1])),
            CARDS.index(referee.cards[0]),
        )
        if given is not None:
            set_up, self.fingers = given
            for officer, gift in zip(officers, set_up.gifts, strict=True):
                officer.gift = GIFTS[gift]
            referee.goals = [numbers[k] for k in set_up.aims]
            referee.aims = tuple(referee.goals)
            referee.entries = tables.entries_for(*referee.goals)
            referee.cards = [CARDS[set_up.card]]
        self.ours = Game(board, set_up, self.fingers)
        referee.dice = referee.bag.dice = self.fingers
        referee.round, referee.rounds_left = 1, referee.rounds_left - 1

    def name(self, field: int) -> str:
        return self.ids[field]

    def named(self, bits: int) -> set[str]:
        return {self.ids[i] for i in fields_in(bits)}

    def do(self, decision: Decision) -> None:
        """Take a decision on both sides."""
        kind, *given = decision
        searched: tuple[str, ...] = ()
        if kind == "search":
            here = self.ours.at[given[0]]
            others = [i for i in fields_in(given[1]) if i != here]
            searched = tuple(self.name(i) for i in (here, *others))
        squad = self.board.tables.squads[self.ours.turn - 1]
        result = getattr(self.ours, kind)(*given)
        theirs = self.theirs
        if kind == "ask":
            assert theirs.ask(squad) == result
        elif kind == "end":
            self.end()
        elif self.ours.turn == 0:
            self.do_as_sniper(kind, *given)
        else:
            unit = theirs.units[given[0]]
            place = self.name(given[1]) if len(given) > 1 and not searched else ""
            if kind == "search":
                theirs.search_on(unit, searched)
                assert result == (theirs.sniper in searched)
            elif kind == "deploy":
                theirs.deploy(unit, self.officer(unit.squad), place)
            elif kind == "withdraw":
                theirs.withdraw(unit)
            else:
                methods = {"walk": "move_to", "attack": "attack_field", "spot": "spot_on"}
                getattr(theirs, methods[kind])(unit, place)

    def do_as_sniper(self, kind: str, *given: Any) -> None:
        theirs = self.theirs
        match kind:
            case "move":
                theirs.go(tuple(map(self.name, given[0].fields)))
            case "distract":
                unit, end = theirs.units[given[0]], self.name(given[1])
                assert end in theirs.ends_of_distraction(unit, theirs.sniper)
                theirs.distract(unit, end)
            case "shotgun":
                theirs.fire_shotgun(theirs.sniper)
            case "complete":
                theirs.complete(self.number())
            case "loot":
                assert theirs.may_loot(self.number())
                theirs.loot(self.number())
            case "shoot":
                unit = theirs.units[given[0]]
                distance = self.tables.shot_distance(theirs.sniper, unit.at)
                theirs.shoot_at(unit, distance, given[1])

    def officer(self, squad: str) -> Any:
        units = self.theirs.units
        return next(u for u in units if (u.squad, u.role) == (squad, "officer"))

    def number(self) -> int:
        numbers: dict[str, int] = {f: n for n, f in self.tables.objectives.items()}
        return numbers[self.theirs.sniper]

    def end(self) -> None:
        """End the turn as the referee's own loop does."""
        theirs = self.theirs
        theirs.turns += 1
        theirs.referee()
        if theirs.goals and theirs.wounds < 2 and self.ours.turn == 0 and theirs.rounds_left:
            theirs.round += 1
            theirs.rounds_left -= 1
            theirs.figure = None

    def states(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return both states in the same words."""
        ours, theirs = self.ours, self.theirs
        numbers = [number for number, _ in self.board.tables.objectives]

        def place(field: int) -> str | None:
            return None if field == OFF else self.name(field)

        mine = {
            "units": [place(i) for i in ours.at],
            "guards": bits_of(i for i in ours.at if i != OFF),
            "sniper": place(ours.sniper),
            "figure": place(ours.figure),
            "wounds": ours.wounds,
            "goals": [numbers[k] for k in ours.goals],
            "looted": {numbers[k] for k in fields_in(ours.looted)},
            "cards": sorted(
                card for card, n in zip(CARDS, ours.cards, strict=True) for _ in range(n)
            ),
            "bag": ours.bag,
            "rewarded": {self.board.tables.squads[k] for k in fields_in(ours.officers_felled)},
            "round": ours.round,
            "left": ours.left,
            "turns": ours.turns,
        }
        index = {i: k for k, i in enumerate(self.ids)}
        other = {
            "units": [u.at for u in theirs.units],
            "guards": bits_of(index[u.at] for u in theirs.units if u.at),
            "sniper": theirs.sniper,
            "figure": theirs.figure,
            "wounds": theirs.wounds,
            "goals": theirs.goals,
            "looted": theirs.looted,
            "cards": sorted(theirs.cards),
            "bag": [theirs.bag.tokens[t] for t in TOKENS],
            "rewarded": theirs.rewarded,
            "round": theirs.round,
            "left": theirs.rounds_left,
            "turns": theirs.turns,
        }
        return mine, other

    def their_decisions(self) -> set[tuple[Any, ...]]:
        """Return all that the referee's reader allows now, in plain words."""
        return set(self._their_sniper() if self.ours.turn == 0 else self._their_squad())

    def _their_sniper(self) -> Iterator[tuple[Any, ...]]:
        done, theirs, tables = self.ours.done, self.theirs, self.tables
        guards, here, entering = theirs.places(), theirs.sniper, theirs.sniper is None
        if not done & 1:
            for start in theirs.entries.values() if entering else [here]:
                ways = tables.paths(start, "sniper", occupied=guards, from_entry=entering)
                for way in ways:
                    yield ("move", way, tables.who_hears(way, guards, from_entry=entering))
        if not entering and not done & 2:
            for card in self._their_cards(here, guards):
                if card != ("shotgun",) or not done & 4:
                    yield card
        if not entering and not done & 4:
            number = next((n for n, f in tables.objectives.items() if f == here), None)
            if number in theirs.goals:
                yield ("complete",)
            elif theirs.may_loot(number):
                yield ("loot",)
            size = theirs.bag.tokens.total()
            for k, unit in enumerate(theirs.units):
                distance = unit.at and tables.shot_distance(here, unit.at)
                if distance:
                    yield from (("shoot", k, n) for n in range(distance, size + 1))

    def _their_cards(self, here: str, guards: list[str]) -> Iterator[tuple[Any, ...]]:
        theirs = self.theirs
        if "distraction" in theirs.cards:
            for k, unit in enumerate(theirs.units):
                if unit.at:
                    yield from (("distract", k, i) for i in theirs.ends_of_distraction(unit, here))
        if "shotgun" in theirs.cards and set(self.tables.shotgun(here)) & set(guards):
            yield ("shotgun",)

    def _their_squad(self) -> Iterator[tuple[Any, ...]]:
        theirs, tables, used = self.theirs, self.tables, self.ours.used
        squad = self.board.tables.squads[self.ours.turn - 1]
        officer = self.officer(squad)
        if len(used) >= 2:
            return
        if officer.at and tables.field(officer.at).sector == squad and not used:
            yield ("ask",)
        for k, unit in enumerate(theirs.units):
            if unit.squad == squad:
                for action, _ in theirs.actions(unit, officer):
                    kind = "walk" if action == "move" else action
                    back = kind == "deploy" and (k, "withdraw") in used
                    if (k, kind) not in used and not back:
                        yield from self._their_action(kind, k, unit, officer)

    def _their_action(
        self, kind: str, k: int, unit: Any, officer: Any
    ) -> Iterator[tuple[Any, ...]]:
        theirs, tables = self.theirs, self.tables
        others = theirs.places(unit)
        places: Any = ()
        match kind:
            case "walk":
                places = tables.reachable(unit.at, "defender", occupied=others)
            case "attack":
                places = theirs.attackable(unit)
            case "spot":
                places = tables.adjacent(unit.at)
            case "search":
                places = map(frozenset, tables.search_sets(unit.at))
            case "deploy":
                places = tables.deploy_places(
                    unit.squad, unit.role, officer=officer.at, occupied=others,
                    any_sector=officer.gift == "radio operator",
                )  # fmt: skip
        if kind == "withdraw":
            yield ("withdraw", k)
        yield from ((kind, k, place) for place in places)

    def our_decisions(self) -> set[tuple[Any, ...]]:
        """Return all that mapkit allows now, but for ending the turn, in plain words."""
        found: set[tuple[Any, ...]] = set()
        for kind, *given in self.ours.legal():
            if kind == "move":
                way = given[0]
                heard = [self.name(i) for i in self.ours.at
                         if i != OFF and way.heard >> i & 1]  # fmt: skip
                found.add(("move", tuple(map(self.name, way.fields)), tuple(heard)))
            elif kind == "search":
                found.add(("search", given[0], frozenset(self.named(given[1]))))
            elif kind in ("distract", "walk", "attack", "spot", "deploy"):
                found.add((kind, given[0], self.name(given[1])))
            elif kind != "end":
                found.add((kind, *given))
        return found


def boards(name: str) -> tuple[GameBoard, Any, dict[str, Any]]:
    """Return a shipped board for both sides."""
    names = referee_names()
    compiled = mapkit.open(name).compile()
    document = json.loads(json.dumps(tables_document(compiled, form="dense")))
    return GameBoard(game_tables(compiled)), names["load"](document), names
