"""The example referee beside the rules of ``mapkit.games``: one game, played on both at once."""

from __future__ import annotations

import json
import random
import runpy
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import mapkit
from mapkit.board.game_tables import game_tables
from mapkit.games.board import GameBoard
from mapkit.games.pieces import CARDS, COPIES, GIFTS, SetUp
from mapkit.games.rules import Game
from mapkit.games.sets import bits_of, fields_in
from mapkit.games.state import OFF, SNIPER, Decision
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
        for name in ("bag", "table", "sniper", "squads"):
            sys.modules.pop(name, None)


class Fingers:
    """Chance of both games: what one draws the other draws too, and so for what is chosen."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.drawn: list[list[str]] = []

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        tokens = [name for name, n in zip(TOKENS, bag, strict=True) for _ in range(n)]
        return self.shown(self.dice.sample(tokens, number))

    def shown(self, drawn: list[str]) -> tuple[int, int, int, int]:
        self.drawn.append(drawn)
        a, n, r, s = (drawn.count(name) for name in TOKENS)
        return a, n, r, s

    def loot(self, deck: list[int], number: int) -> tuple[int, ...]:
        cards = [card for card, n in enumerate(deck) for _ in range(n)]
        found = tuple(self.dice.sample(cards, number))
        self.drawn.append([CARDS[card] for card in found])
        return found

    # What the referee asks of its dice.

    def sample(self, of: list[str], number: int) -> list[str]:
        drawn = self.drawn.pop(0)
        assert len(drawn) == number
        assert all(drawn.count(name) <= of.count(name) for name in drawn)
        return drawn


class Replayed(Fingers):
    """Chance as it fell in a game that was played before."""

    def __init__(self, draws: Iterable[tuple[int, ...]], loots: Iterable[tuple[int, ...]]) -> None:
        super().__init__(random.Random(0))
        self.draws, self.loots = iter(draws), iter(loots)

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        fell = next(self.draws)
        assert sum(fell) == number <= sum(bag)
        return self.shown([name for name, k in zip(TOKENS, fell, strict=True) for _ in range(k)])

    def loot(self, deck: list[int], number: int) -> tuple[int, ...]:
        found = next(self.loots)
        assert len(found) == number <= sum(deck)
        self.drawn.append([CARDS[card] for card in found])
        return found


class Ours(Game):
    """The game of mapkit, where what falls within a decision is drawn, and noted."""

    def __init__(self, board: GameBoard, set_up: SetUp, fingers: Fingers) -> None:
        super().__init__(board, set_up, fingers)
        self.fingers = fingers
        self.which: Callable[[tuple[int, ...]], int] = fingers.dice.choice
        self.whom: Callable[[tuple[int, ...]], int] = lambda u: fingers.dice.choice([*u, OFF])
        self.kept: list[int] = []
        self.saved: list[int] = []
        self.saved_of: list[tuple[int, ...]] = []

    def keeps(self, cards: tuple[int, ...]) -> int:
        self.kept.append(self.which(cards))
        return self.kept[-1]

    def saves(self, units: tuple[int, ...]) -> int:
        self.saved.append(self.whom(units))
        self.saved_of.append(units)
        return self.saved[-1]


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
        handicaps: tuple[str, ...] = (),
    ) -> None:
        self.board, self.ids = board, board.tables.fields
        self.index = {name: k for k, name in enumerate(self.ids)}
        self.dice = random.Random(seed)
        taken = given[0].handicaps if given else handicaps
        self.theirs = names["Game"](tables, self.dice, lambda _: None, taken)
        table, sniper = self.theirs.table, self.theirs.sniper
        self.numbers = [number for number, _ in board.tables.objectives]
        self.squads = board.tables.squads
        one, other = map(self.numbers.index, sniper.objectives)
        gifts = tuple(GIFTS.index(table.specialist[squad]) for squad in self.squads)
        hand = tuple(map(CARDS.index, sniper.hand))
        shown = self.numbers.index(sniper.not_his) if sniper.not_his else OFF
        drawn = SetUp(gifts, (one, other), hand, taken, shown)
        set_up, fingers = given or (drawn, Fingers(self.dice))
        if given is not None:
            table.specialist = {
                squad: GIFTS[gift] for squad, gift in zip(self.squads, set_up.gifts, strict=True)
            }
            sniper.objectives = tuple(self.numbers[k] for k in set_up.aims)
            sniper.entries = tables.entries_for(*sniper.objectives)
            sniper.hand = [CARDS[card] for card in set_up.hand]
            sniper.deck = [name for name, n in zip(CARDS, COPIES, strict=True)
                           for _ in range(n - sniper.hand.count(name))]  # fmt: skip
        self.ours = Ours(board, set_up, fingers)
        table.dice = table.bag.dice = fingers
        sniper.which_to_keep = lambda _: CARDS[self.ours.kept.pop(0)]
        table.whom_to_save = self.saves

    def saves(self, units: list[Any]) -> Any:
        assert [u.number for u in units] == [*self.ours.saved_of.pop(0)]
        saved = self.ours.saved.pop(0)
        return None if saved == OFF else self.theirs.table.units[saved]

    def named(self, bits: int) -> frozenset[str]:
        return frozenset(self.ids[i] for i in fields_in(bits))

    def in_words(self, decision: Decision) -> tuple[Any, ...]:
        """Return a decision of ours as the referee calls it."""
        kind, *given = decision
        match kind:
            case "move":
                return kind, tuple(self.ids[i] for i in given[0].fields)
            case "use":
                return kind, CARDS[given[0]]
            case "search":
                return kind, given[0], self.named(given[1])
            case "gift" | "ask" | "rest":
                return kind, self.squads[given[0]]
            case "call":
                return kind, self.squads[given[0]], given[1], self.ids[given[2]]
            case "distract" | "walk" | "attack" | "spot" | "deploy":
                return kind, given[0], self.ids[given[1]]
            case "snipe":
                return kind, given[0], self.ids[given[1]], given[2]
        return decision

    def do(self, decision: Decision) -> None:
        """Take a decision on both sides."""
        kind, *given = decision
        result = getattr(self.ours, kind)(*given)
        answer = self.theirs.do(self.in_words(decision))
        if kind in ("ask", "attack", "snipe", "spot", "search"):
            assert result == answer, decision
        if kind == "move":
            assert self.named(result) == {*self.theirs.sniper.heard}, decision
        assert not self.ours.fingers.drawn
        assert not self.ours.kept
        assert not self.ours.saved

    def kinds(self) -> tuple[str, ...]:
        """Return what either side may decide."""
        if self.ours.turn == SNIPER:
            kinds = "move use distract complete loot shoot burst blast end"
        else:
            kinds = "rest ask gift call walk attack snipe spot search deploy withdraw end"
        return tuple(kinds.split())

    def decisions(self) -> tuple[set[tuple[Any, ...]], set[tuple[Any, ...]]]:
        """Return all that is legal now on both sides, in the referee's words."""
        ours = {self.in_words(decision) for decision in self.ours.legal()}
        return ours, {decision for kind in self.kinds() for decision in self.theirs.may(kind)}

    def states(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return both states in the same words."""
        ours, theirs = self.ours, self.theirs
        table, sniper, numbers = theirs.table, theirs.sniper, self.numbers

        def place(field: int) -> str | None:
            return None if field == OFF else self.ids[field]

        rows = {s: [ours.left + 1 - (k >= ours.cubes[i]) for k in range(2)]
                for i, s in enumerate(self.squads)}  # fmt: skip
        mine = {
            "units": [place(i) for i in ours.at],
            "guards": bits_of(i for i in ours.at if i != OFF),
            "sniper": place(ours.sniper),
            "figure": place(ours.figure),
            "wounds": ours.wounds,
            "goals": [numbers[k] for k in ours.goals],
            "looted": {numbers[k] for k in fields_in(ours.looted)},
            "cards": cards_of(ours.cards),
            "deck": cards_of(ours.deck),
            "mines": {k: self.ids[field] for k, field in ours.mines},
            "face down": ours.face_down,
            "bag": ours.bag,
            "uses": dict(zip(self.squads, ours.uses, strict=True)),
            "silencers": {s for k, s in enumerate(self.squads)
                          if not ours.officers_felled >> k & 1},
            "round": ours.round,
            "rows": rows if not ours.ending else {},
            "turns": ours.turns,
            "is over": bool(ours.ending),
        }  # fmt: skip
        other = {
            "units": [u.at for u in table.units],
            "guards": bits_of(self.index[u.at] for u in table.units if u.at),
            "sniper": sniper.here,
            "figure": table.figure,
            "wounds": table.wounds,
            "goals": sniper.left,
            "looted": sniper.looted,
            "cards": sorted(sniper.hand),
            "deck": sorted(sniper.deck),
            "mines": sniper.crosses,
            "face down": sniper.face_down,
            "bag": [table.bag.tokens[t] for t in TOKENS],
            "uses": table.uses,
            "silencers": table.silencers,
            "round": sniper.round,
            "rows": {s: sorted(pair, reverse=True) for s, pair in table.rows.items()
                     if theirs.end is None},
            "turns": theirs.turns,
            "is over": theirs.end is not None,
        }  # fmt: skip
        return mine, other


def cards_of(counts: list[int]) -> list[str]:
    return sorted(card for card, n in zip(CARDS, counts, strict=True) for _ in range(n))


@cache
def boards(name: str) -> tuple[GameBoard, Any, dict[str, Any]]:
    """Return a shipped board for both sides."""
    names = referee_names()
    compiled = mapkit.open(name).compile()
    document = json.loads(json.dumps(tables_document(compiled, form="dense")))
    return GameBoard(game_tables(compiled)), names["load"](document), names
