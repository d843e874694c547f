"""The example referee holds what the book says of each scenario, step by step, as the engine does.

It is put into the position of the engine, allows what the engine allows, and stands afterwards
where the engine does, which :mod:`tests.book.test_engine` compares with the book.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import mapkit
from mapkit.games.pieces import CARDS, COPIES, GIFTS, NO_GIFT, SetUp
from mapkit.games.state import OFF, SNIPER
from mapkit_exporters.tables import tables_document
from tests.book.scenarios import load
from tests.book.test_engine import TOKENS, Driven, board
from tests.looping import for_each
from tests.unit.games.referee import Both, Fingers, cards_of, referee_names


@cache
def tables() -> tuple[Any, dict[str, Any]]:
    names = referee_names()
    compiled = mapkit.open(Path(__file__).parent / "drill.yaml").compile()
    document = json.loads(json.dumps(tables_document(compiled, form="dense")))
    return names["load"](document), names


class Refereed:
    """The referee in the position of a game of the engine."""

    def __init__(self, driven: Driven) -> None:
        reader, names = tables()
        game = self.game = driven.game
        self.driven, self.fingers = driven, Fingers(Random(0))
        aims = SetUp(game.gifts, game.aims, ())
        self.both = both = Both(board(), reader, names, 0, (aims, self.fingers))
        both.ours = game  # type: ignore[assignment]
        theirs, table, sniper = both.theirs, both.theirs.table, both.theirs.sniper
        squads = both.squads
        for unit, at in zip(table.units, game.at, strict=True):
            unit.at = None if at == OFF else both.ids[at]
        table.specialist = {s: GIFTS[g] if g != NO_GIFT else ""
                            for s, g in zip(squads, game.gifts, strict=True)}  # fmt: skip
        table.uses = dict(zip(squads, game.uses, strict=True))
        table.silencers = {s for k, s in enumerate(squads) if not game.officers_felled >> k & 1}
        table.rows = {s: [game.left + 1] * 2 for s in squads}
        table.figure = None if game.figure == OFF else both.ids[game.figure]
        table.wounds = game.wounds
        table.shown = [both.numbers[k] for k in game.done_openly()]
        table.bag.tokens = Counter(dict(zip(TOKENS, game.bag, strict=True)))
        sniper.here = None if game.sniper == OFF else both.ids[game.sniper]
        sniper.hand = cards_of(game.cards)
        sniper.deck = cards_of(game.deck)
        sniper.looted = {both.numbers[k] for k in range(9) if game.looted >> k & 1}
        sniper.crosses = {k: both.ids[f] for k, f in game.mines}
        sniper.which_to_keep = lambda _: CARDS[driven.kept]
        table.whom_to_save = lambda _: None if driven.saved == OFF else table.units[driven.saved]
        theirs.is_snipers = game.turn == SNIPER
        if not theirs.is_snipers:
            theirs.squads.turn_begins()

    def may(self, decision: tuple[Any, ...]) -> bool:
        """Return whether the referee allows what the engine is asked to do."""
        words = self.both.in_words(decision)
        return words in set(self.both.theirs.may(words[0]))

    def do(self, decision: tuple[Any, ...]) -> None:
        """Do what the engine has done."""
        drawn = [[t for t, n in d.items() for _ in range(n)] for d in self.drawn]
        self.fingers.drawn = [self.driven.dice.cards] if decision[0] == "loot" else drawn
        self.both.theirs.do(self.both.in_words(decision))

    def note(self) -> None:
        """Keep what will be drawn, before the engine draws it."""
        self.drawn = list(self.driven.dice.draws)


@for_each("name", [n for n, s in load().items() if not s.position.get("setup")])
def test_the_referee_plays_the_scenario(name: str) -> None:
    driven = Driven(load()[name])
    referee = Refereed(driven)
    for step in load()[name].steps:
        if step.action == "rounds":
            decisions: list[tuple[Any, ...]] = [("end",)] * (2 * step.what)
            driven.take(step)
        else:
            decision = driven.decision(step.action, step.what)
            legal = bool(decision) and referee.may(decision)
            assert legal == (decision in set(driven.game.legal()))
            referee.note()
            driven.take(step)
            decisions = [decision] if legal else []
        for decision in decisions:
            referee.do(decision)
        ours, theirs = referee.both.states()
        for secret in ("round", "turns", "face down", "deck"):
            del ours[secret], theirs[secret]
        assert ours == theirs, step


def test_the_deck_is_that_of_the_engine() -> None:
    _, names = tables()
    deck = names["Sniper"].__init__.__globals__["DECK"]
    assert [deck.count(card) for card in CARDS] == [*COPIES]
