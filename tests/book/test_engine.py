"""The engine of played games is driven with the scenarios: a thin adapter.

That nothing beyond ``told`` is told is not compared: the engine speaks no sentences; what the
squads conclude is.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import mapkit
from mapkit.board.game_tables import game_tables
from mapkit.games.board import GameBoard
from mapkit.games.pieces import CARDS, GIFTS, HIDDEN, NO_GIFT, SetUp, are_aims, is_hand
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sets import bits_of
from mapkit.games.state import OFF, RUNNING, SQUADS
from mapkit.games.tally import Tally
from tests.book.scenarios import POSITION, Scenario, Step, load
from tests.looping import for_each
from tests.unit.games.boards import suppose

TOKENS = ("accuracy", "noise", "recoil", "silencer")
ROLES = ("officer", "1", "2")


@cache
def board() -> GameBoard:
    return GameBoard(game_tables(mapkit.open(Path(__file__).parent / "drill.yaml").compile()))


def field(name: str) -> int:
    return OFF if name in ("none", "off") else board().tables.fields.index(name)


class Fixed(Dice):
    """Chance as a scenario tells it."""

    def __init__(self) -> None:
        super().__init__("scenario")
        self.draws: list[dict[str, int]] = []
        self.cards: list[str] = []

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        drawn = self.draws.pop(0)
        assert sum(drawn.values()) == number
        a, n, r, s = (drawn.get(token, 0) for token in TOKENS)
        assert all(k <= of for k, of in zip((a, n, r, s), bag, strict=True))
        return a, n, r, s

    def loot(self, deck: list[int], number: int) -> tuple[int, ...]:
        assert len(self.cards) == number
        found = tuple(map(CARDS.index, self.cards))
        assert all(found.count(card) <= of for card, of in enumerate(deck))
        return found


class Driven:
    """A game of the engine in the position of a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        here, tables = scenario.position, board().tables
        self.numbers = [number for number, _ in tables.objectives]
        self.squads = tables.squads
        first, second = here.get("objectives", [4, 8])
        aims = (self.numbers.index(first), self.numbers.index(second))
        self.dice = Fixed()
        gifts = here.get("gifts", {})
        named = [gifts.get(s, {}).get("card") for s in self.squads]
        set_up = SetUp(tuple(GIFTS.index(g) if g else NO_GIFT for g in named), aims, ())
        self.wanted = self.saved = OFF
        self.kept = 0
        game = self.game = PlayedGame(
            board(), set_up, self.dice, Tally(board()),
            keeps=lambda _: self.kept, saves=self.saves,
        )  # fmt: skip
        self.names = [f"{squad}_{role}" for squad in self.squads for role in ROLES]
        self.answer: Any = None
        if here.get("setup"):
            return
        units = here.get("units", {})
        game.at = [field(units.get(name, "none")) for name in self.names]
        game.guards = bits_of(place for place in game.at if place != OFF)
        game.sniper = field(here["sniper"])
        game.figure = field(here.get("figure", "none"))
        game.goals = [k for k in aims if self.numbers[k] not in here.get("done", [])]
        game.looted = bits_of(board().numbered[field(f)] for f in here.get("looted", []))
        game.cards = [here.get("hand", []).count(card) for card in CARDS]
        game.mines = [(k, field(f)) for k, f in enumerate(here.get("mines", []))]
        game.wounds = here.get("wounds", 0)
        game.uses = [gifts.get(s, {}).get("left", 0) for s in self.squads]
        bag = here.get("bag")
        game.bag = [bag[t] for t in TOKENS] if bag else game.bag
        left = here.get("silencers", {})
        game.officers_felled = bits_of(k for k, s in enumerate(self.squads) if left.get(s) == 0)
        game.left = here.get("track", 10) - 1
        if game.sniper != OFF:  # where the steps hold no move: as he acts, his move done
            to_move = here.get("to_move") == "squads"
            moves = any(step.action in ("move", "end", "rounds") for step in scenario.steps)
            possible = bits_of(map(field, here.get("possible", tables.fields)))
            suppose(game.trail, possible, moved=not (to_move or moves))
        game.turn = SQUADS if here.get("to_move") == "squads" else game.turn

    def saves(self, units: tuple[int, ...]) -> int:
        """Let a medic keep whom the scenario names, if he may."""
        self.saved = self.wanted if self.wanted in units else OFF
        return self.saved

    def take(self, step: Step) -> bool:
        """Take a step; return whether it is legal."""
        if step.action == "choose":
            return self.choose(step.what)
        if step.action == "rounds":
            for k in range(step.what):
                self.game.end()
                self.game.end()
                assert not self.game.ending or k == step.what - 1
            return True
        decision = self.decision(step.action, step.what)
        if not decision or decision not in set(self.game.legal()):
            return False
        self.wanted = self.names.index(step.react["saves"]) if step.react else OFF
        self.saved = OFF
        self.answer = getattr(self.game, decision[0])(*decision[1:])
        return self.wanted == self.saved

    def choose(self, what: dict[str, Any]) -> bool:
        """Choose before the game."""
        aims = [self.numbers.index(k) for k in what.get("objectives", self.numbers[:4:3])]
        hand = [CARDS.index(card) for card in what.get("hand", ["mine", "mine", "silent"])]
        if not are_aims(board(), *aims) or not is_hand(hand):
            return False
        one, other = aims
        set_up = SetUp(self.game.gifts, (one, other), tuple(hand))
        self.game = PlayedGame(board(), set_up, self.dice, Tally(board()))
        return True

    def decision(self, action: str, what: Any) -> tuple[Any, ...]:
        """Return what the engine calls an action; nothing where it has no such thing."""
        named = what if isinstance(what, dict) else {}
        unit = self.names.index(named["unit"]) if "unit" in named else OFF
        squad = self.squads.index(named["squad"]) if "squad" in named else OFF
        match action:
            case "move" | "enter":
                wanted = tuple(map(field, what["path"] if action == "enter" else what))
                return next((("move", w) for w in self.game.ways() if w.fields == wanted), ())
            case "use" if unit != OFF:
                return ("distract", unit, field(what["path"][-1]))
            case "use":
                return ("use", CARDS.index(what["card"]))
            case "shoot":
                return self.shot(what)
            case "loot":
                self.dice.cards, self.kept = what["drawn"], CARDS.index(what["keep"])
                three = len(what["drawn"]) == 3 and what["keep"] in what["drawn"]
                return ("loot",) if three else ()
            case "attack" if "draw" in what:
                self.dice.draws = [what["drawn"]]
                return ("snipe", unit, field(what["field"]), what["draw"])
            case "attack":
                own = self.game.at[unit]
                return ("attack", unit, field(what["field"]) if "field" in what else own)
            case "search":
                own = self.game.at[unit]
                return ("search", unit, bits_of([own, *map(field, what.get("fields", []))]))
            case "walk":
                assert field(what["path"][0]) == self.game.at[unit]
                return ("walk", unit, field(what["path"][-1]))
            case "gift" if unit != OFF:
                return ("call", squad, unit, field(what["field"]))
            case "gather" | "pass" | "gift":
                return ({"gather": "ask", "pass": "rest", "gift": "gift"}[action], squad)
            case "spot" | "deploy":
                return (action, unit, field(what["field"]))
            case "withdraw":
                return (action, unit)
        assert action in ("complete", "end"), action
        return (action,)

    def shot(self, what: Any) -> tuple[Any, ...]:
        """Return a shot as the engine calls it: two of them, the shotgun's, or one."""
        if not what:
            return ("blast",)
        shots = what if isinstance(what, list) else [what]
        self.dice.draws = [shot["drawn"] for shot in shots]
        given = [x for shot in shots for x in (self.names.index(shot["target"]), shot["draw"])]
        return ("shoot" if len(shots) == 1 else "burst", *given)

    def holds(self, step: Step) -> None:
        """Compare what is so afterwards, and what the squads hold possible."""
        after, told, now = dict(step.after), step.told or {}, self.position()
        assert after.keys() <= now.keys() <= POSITION
        for name, at in after.pop("units", {}).items():
            assert self.game.at[self.names.index(name)] == field(at), name
        for name in ("cubes", "gifts", "silencers"):
            assert after.get(name, {}).items() <= now[name].items()
        for name in after.keys() - {"cubes", "gifts", "silencers"}:
            expected = sorted(after[name]) if name in ("hand", "looted") else after[name]
            assert now[name] == expected, name
        self.told_holds(step, told)
        self.possible_holds(step.possible)

    def position(self) -> dict[str, Any]:
        """Return what a scenario may say of a position."""
        game, numbers = self.game, self.numbers

        def name(place: int) -> str:
            return "none" if place == OFF else board().tables.fields[place]

        fields = {k: f for f, k in board().numbered.items()}
        return {
            "units": {},
            "sniper": name(game.sniper),
            "figure": name(game.figure),
            "bag": dict(zip(TOKENS, game.bag, strict=True)),
            "objectives": [numbers[k] for k in game.aims],
            "done": [numbers[k] for k in game.done_openly()],
            "looted": sorted(name(f) for k, f in fields.items() if game.looted >> k & 1),
            "hand": sorted(c for c, n in zip(CARDS, game.cards, strict=True) for _ in range(n)),
            "mines": [name(f) for _, f in game.mines],
            "track": game.left + 1,
            "wounds": game.wounds,
            "cubes": dict(zip(self.squads, game.cubes, strict=True)),
            "silencers": {s: 1 - (game.officers_felled >> k & 1)
                          for k, s in enumerate(self.squads)},
            "gifts": {s: {"card": GIFTS[game.gifts[k]], "left": game.uses[k]}
                      for k, s in enumerate(self.squads) if game.gifts[k] != NO_GIFT},
        }  # fmt: skip

    def told_holds(self, step: Step, told: dict[str, Any]) -> None:
        """Compare what is told of a step."""
        game = self.game
        if "answer" in told:
            assert self.answer == (told["answer"] == "yes")
        if "wounded" in told:
            assert self.answer == told["wounded"]
        if "heard" in told or step.action in ("move", "enter"):
            heard = {n for n, at in zip(self.names, game.at, strict=True)
                     if at != OFF and self.answer >> at & 1}  # fmt: skip
            assert heard == set(told.get("heard", []))
        if "seen_at" in told:
            assert game.figure == field(told["seen_at"])
        if step.action == "use":
            hidden = CARDS.index(step.what["card"]) in HIDDEN
            assert told["card"] == ("hidden" if hidden else step.what["card"])
        if "gift" in told:
            assert told["gift"] in [GIFTS[game.gifts[k]] for k in range(3) if game.gifted >> k & 1]
        off = {name for name, at in zip(self.names, game.at, strict=True) if at == OFF}
        assert {*told.get("killed", [])} <= off
        assert not {*told.get("hit", [])} & off
        assert step.action != "rounds" or (game.ending != RUNNING) == ("wins" in told)
        assert ("wins" in told) <= (game.is_over() or game.ending != RUNNING)

    def possible_holds(self, possible: dict[str, list[str]]) -> None:
        """Compare what the squads hold possible."""
        places = self.game.trail.places
        names = {name for i, name in enumerate(board().tables.fields) if places >> i & 1}
        assert "is" not in possible or names == set(possible["is"])
        assert set(possible.get("with", [])) <= names
        assert not set(possible.get("without", [])) & names


@for_each("name", load())
def test_the_engine_plays_the_scenario(name: str) -> None:
    scenario = load()[name]
    driven = Driven(scenario)
    for step in scenario.steps:
        assert driven.take(step) == (step.legal is not False), step
        if step.legal is not False:
            driven.holds(step)
