"""The engine of played games is driven with the scenarios: a thin adapter.

The engine plays two of the cards and two of the specialists, and draws the cards by lot. Scenarios
that need more still wait (see :mod:`tests.book.scenarios`). That nothing beyond ``told`` is told is
not compared: the engine speaks no sentences; what the squads conclude is.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import mapkit
from mapkit.board.game_tables import game_tables
from mapkit.games.board import GameBoard, bits_of
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.rules import CARDS, NO_GIFT, OFF, RUNNING, SHOTGUN, SetUp
from mapkit.games.tally import Tally
from tests.book.scenarios import Scenario, Step, load

TOKENS = ("accuracy", "noise", "recoil", "silencer")
ROLES = ("officer", "1", "2")
DRIVEN = [name for name, scenario in load().items() if not scenario.waiting]
KNOWN = {"units", "sniper", "figure", "bag", "done", "looted", "hand", "track", "wounds",
         "silencers"}  # fmt: skip


@cache
def board() -> GameBoard:
    return GameBoard(game_tables(mapkit.open(Path(__file__).parent / "drill.yaml").compile()))


class Fixed(Dice):
    """Chance as a scenario tells it."""

    drawn: tuple[int, int, int, int] = (0, 0, 0, 0)

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:  # noqa: ARG002
        assert sum(self.drawn) == number
        return self.drawn


class Driven:
    """A game of the engine in the position of a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        here, tables = scenario.position, board().tables
        self.numbers = [number for number, _ in tables.objectives]
        first, second = here.get("objectives", [4, 8])
        aims = (self.numbers.index(first), self.numbers.index(second))
        self.dice = Fixed("scenario")
        set_up = SetUp((NO_GIFT,) * len(tables.squads), aims, 0)
        game = self.game = PlayedGame(board(), set_up, self.dice, Tally(board()))
        self.names = [f"{squad}_{role}" for squad in tables.squads for role in ROLES]
        units = here.get("units", {})
        game.at = [self.field(units.get(name, "none")) for name in self.names]
        game.guards = bits_of(place for place in game.at if place != OFF)
        game.sniper = self.field(here["sniper"]) if "sniper" in here else OFF
        game.figure = self.field(here.get("figure", "none"))
        game.goals = [k for k in aims if self.numbers[k] not in here.get("done", [])]
        game.looted = bits_of(board().numbered[self.field(f)] for f in here.get("looted", []))
        game.cards = [here.get("hand", []).count(card) for card in CARDS]
        game.wounds = here.get("wounds", 0)
        bag = here.get("bag")
        game.bag = [bag[t] for t in TOKENS] if bag else game.bag
        left = here.get("silencers", {})
        game.officers_felled = bits_of(k for k, s in enumerate(tables.squads) if left.get(s) == 0)
        game.left = here.get("track", 10) - 1
        possible = here.get("possible", tables.fields)
        trail = game.trail
        trail.places = bits_of(map(self.field, possible))
        moves = any(step.action in ("move", "end", "rounds") for step in scenario.steps)
        if here.get("to_move") == "squads" or moves:
            trail._still = trail.places
        else:  # where he may be as he acts, his move done
            trail._gone = trail.places
        if here.get("to_move") == "squads":
            game.turn = 1
        self.answer: Any = None

    nothing: tuple[Any, ...] = ()

    @staticmethod
    def field(name: str) -> int:
        return OFF if name in ("none", "off") else board().tables.fields.index(name)

    def take(self, step: Step) -> bool:
        """Take a step; return whether it is legal."""
        what, game = step.what, self.game
        kind, given = step.action, self.nothing
        match step.action:
            case "move":
                wanted = tuple(map(self.field, what))
                given = next(((w,) for w in game.ways() if w.fields == wanted), ())
                if not given:
                    return False
            case "use":
                assert what == {"card": "shotgun"}
                # the engine plays the card with the shot
                return bool(game.cards[SHOTGUN])
            case "shoot" if not what:
                kind = "shotgun"
            case "shoot":
                a, n, r, s = (what["drawn"].get(token, 0) for token in TOKENS)
                self.dice.drawn = a, n, r, s
                given = (self.names.index(what["target"]), what["draw"])
            case "withdraw" | "deploy" | "walk" | "attack" | "spot" | "search":
                assert what.keys() <= {"unit", "field", "fields", "path"}
                unit = self.names.index(what["unit"])
                self.turn_of(game.squad_of[unit])
                given = (unit, *self.place(kind, game.at[unit], what))
            case "gather" | "pass":
                kind = {"gather": "ask", "pass": "rest"}[kind]
                self.turn_of(board().tables.squads.index(what["squad"]))
                if kind == "rest":
                    game.rest()
                    return True
            case "end" if what == "squads":
                return self.squads_pass()
            case "rounds":
                for k in range(what):
                    self.squads_pass()
                    game.end()
                    assert not game.ending or k == what - 1
                return True
            case _:
                assert kind in ("complete", "loot", "end"), kind
        if (kind, *given) not in set(game.legal()):
            return False
        self.answer = getattr(game, kind)(*given)
        return True

    def place(self, kind: str, here: int, what: dict[str, Any]) -> tuple[int, ...]:
        """Return what an action of a unit gets besides it."""
        match kind:
            case "walk":
                assert self.field(what["path"][0]) == here
                return (self.field(what["path"][-1]),)
            case "attack":
                return (here,)
            case "search":
                return (bits_of([here, *map(self.field, what.get("fields", []))]),)
            case "withdraw":
                return ()
        return (self.field(what["field"]),)

    def turn_of(self, squad: int) -> None:
        """Let a squad play: the engine has their turns one after the other."""
        assert self.game.turn
        if self.game.turn != squad + 1:
            self.game.turn = squad + 1
            self.game.used.clear()

    def squads_pass(self) -> bool:
        while self.game.turn and not self.game.ending:
            self.game.end()
        return True

    def holds(self, step: Step) -> None:
        """Compare what is so afterwards, and what the squads hold possible."""
        if step.action == "use":
            return  # the engine plays the card with the shot that follows
        game, after, told = self.game, step.after, step.told or {}
        for name, place in after.get("units", {}).items():
            assert game.at[self.names.index(name)] == self.field(place), name
        for name, place in (("sniper", game.sniper), ("figure", game.figure)):
            assert name not in after or place == self.field(after[name])
        if "bag" in after:
            assert dict(zip(TOKENS, game.bag, strict=True)) == after["bag"]
        if "done" in after:
            assert [self.numbers[k] for k in game.done_openly()] == after["done"]
        if "looted" in after:
            assert game.looted == bits_of(board().numbered[self.field(f)] for f in after["looted"])
        if "hand" in after:
            cards = [c for c, n in zip(CARDS, game.cards, strict=True) for _ in range(n)]
            assert sorted(after["hand"]) == cards
        if "track" in after:
            assert game.left + 1 == after["track"]
        if "wounds" in after:
            assert game.wounds == after["wounds"]
        if "silencers" in after:
            for k, squad in enumerate(board().tables.squads):
                assert after["silencers"][squad] == 1 - (game.officers_felled >> k & 1)
        assert after.keys() <= KNOWN, after.keys() - KNOWN
        self.told_holds(step, told)
        self.possible_holds(step.possible)

    def told_holds(self, step: Step, told: dict[str, Any]) -> None:
        """Compare what is told of a step."""
        game = self.game
        if "answer" in told:
            assert self.answer == (told["answer"] == "yes")
        if "wounded" in told:
            assert self.answer == told["wounded"]
        if "heard" in told or step.action == "move":
            heard = {n for n, at in zip(self.names, game.at, strict=True)
                     if at != OFF and self.answer >> at & 1}  # fmt: skip
            assert heard == set(told.get("heard", []))
        if "seen_at" in told:
            assert game.figure == self.field(told["seen_at"])
        off = {name for name, at in zip(self.names, game.at, strict=True) if at == OFF}
        assert {*told.get("killed", [])} <= off
        assert step.action != "rounds" or (game.ending != RUNNING) == ("wins" in told)

    def possible_holds(self, possible: dict[str, list[str]]) -> None:
        """Compare what the squads hold possible."""
        places = self.game.trail.places
        names = {name for i, name in enumerate(board().tables.fields) if places >> i & 1}
        assert "is" not in possible or names == set(possible["is"])
        assert set(possible.get("with", [])) <= names
        assert not set(possible.get("without", [])) & names


@pytest.mark.parametrize("name", DRIVEN)
def test_the_engine_plays_the_scenario(name: str) -> None:
    scenario = load()[name]
    driven = Driven(scenario)
    for step in scenario.steps:
        assert driven.take(step) == (step.legal is not False), step
        if step.legal is not False:
            driven.holds(step)
