"""The same decisions give the same game, on the rules of mapkit and on the example referee's."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from mapkit.games.board import GameBoard
from mapkit.games.pieces import SetUp
from mapkit.games.play import draw_aims
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sets import fields_in
from mapkit.games.sniper import SensibleSniper
from mapkit.games.squads import SensibleSquads
from mapkit.games.state import OFF, SNIPER, Decision
from mapkit.games.tally import Tally
from mapkit.mapfile import shipped_players
from mapkit.model import SNIPER_HANDICAPS, SQUAD_HANDICAPS
from tests.choosing import values_of
from tests.unit.games.boards import game_board
from tests.unit.games.referee import Both, Replayed, boards

FAMILY = "tests/unit/games/test_rules_by_referee.py::test_the_same_decisions_give_the_same_game"

LIKELY = {"move": 20, "complete": 60, "blast": 20, "burst": 20, "use": 5, "distract": 4,
          "walk": 12, "attack": 6, "snipe": 20, "withdraw": 1, "ask": 3, "rest": 1, "gift": 1,
          "end": 1}  # fmt: skip
"""How often a kind of decision is chosen; 6 where it is not listed."""
KINDS = 20
HANDICAPS = SNIPER_HANDICAPS + SQUAD_HANDICAPS
"""Of rules page 16: half of the games are played with some."""


def chosen(both: Both) -> Decision:
    """Choose a decision by lot; now and then towards what ends a game."""
    ours, dice = both.ours, both.dice
    by_kind: dict[str, list[Decision]] = {}
    for decision in ours.legal():
        by_kind.setdefault(decision[0], []).append(decision)
    kinds = sorted(by_kind)
    kind = dice.choices(kinds, [LIKELY.get(k, 6) for k in kinds])[0]
    options = by_kind[kind]
    if kind == "move" and dice.random() < 0.7:
        far = both.board.far(both.board.tables.objectives[ours.goals[0]][1], sniper=True)
        best = min(far[d[1].end] for d in options)
        options = [d for d in options if far[d[1].end] == best]
    if ours.turn != SNIPER and ours.figure != OFF and dice.random() < 0.8:
        for kind in ("attack", "walk"):
            there = [d for d in by_kind.get(kind, []) if d[2] == ours.figure]
            options = there or options
            if there:
                break
    return dice.choice(options)


def test_a_defender_goes_as_far_as_his_allowance_and_no_farther() -> None:
    tables = game_board("launch-site").tables
    count = len(tables.fields)
    row = replace(
        tables,
        passable=tuple(tuple(j for j in (i - 1, i + 1) if 0 <= j < count) for i in range(count)),
        defender_enters=(1,) * count,
        extra=tuple((("hard", 1),) if i == 5 else () for i in range(count)),
        defender_allowance=3,
    )
    walks = [set(fields_in(bits)) for bits in GameBoard(row).walks]
    assert walks[0] == {0, 1, 2, 3}
    assert walks[3] == {0, 1, 2, 3, 4, 5}
    assert walks[8] == {6, 7, 8, 9, 10, 11}


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_the_same_decisions_give_the_same_game(name: str) -> None:
    board, tables, names = boards(name)
    decided: Counter[str] = Counter()
    endings: Counter[int] = Counter()
    seeds = values_of(FAMILY, [*range(1000)])
    for seed in seeds:
        taken = tuple(h for k, h in enumerate(HANDICAPS) if seed % 2 and seed >> k + 1 & 1)
        both = Both(board, tables, names, seed, handicaps=taken)
        while not both.ours.ending:
            if decided.total() % 11 == 0:
                ours, theirs = both.decisions()
                assert ours == theirs, (seed, ours ^ theirs)
            decision = chosen(both)
            both.do(decision)
            decided[decision[0]] += 1
            mine, other = both.states()
            assert mine == other, (seed, decision)
        endings[both.ours.ending] += 1
    if len(seeds) == 1000:
        assert set(endings) == {1, 2, 3}
        assert min(endings.values()) > 20, endings
        assert min(decided.values()) > 20, decided
        assert len(decided) == KINDS


class Told(PlayedGame):
    """A game that keeps what was decided, and how chance fell."""

    def __init__(self, *given: Any, **players: Any) -> None:
        super().__init__(*given, **players)
        self.decisions: list[Decision] = []


def told(name: str) -> Any:
    def call(game: Told, *given: Any) -> Any:
        game.decisions.append((name, *given))
        return getattr(PlayedGame, name)(game, *given)

    return call


DECISIONS = (
    "move", "use", "distract", "blast", "complete", "loot", "shoot", "burst", "ask", "rest", "gift",
    "call", "walk", "attack", "snipe", "spot", "search", "deploy", "end",
)  # fmt: skip
for decision_name in DECISIONS:
    setattr(Told, decision_name, told(decision_name))


class Noted(Dice):
    """Dice that remember what they showed."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.draws: list[tuple[int, ...]] = []
        self.loots: list[tuple[int, ...]] = []

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        found = super().draw(bag, number)
        self.draws.append(found)
        return found

    def loot(self, deck: list[int], number: int) -> tuple[int, ...]:
        found = super().loot(deck, number)
        self.loots.append(found)
        return found


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_games_of_sensible_players_are_legal_to_the_referee(name: str) -> None:
    board, tables, names = boards(name)
    players = shipped_players()
    assert players.sniper is not None
    assert players.squads is not None
    endings: Counter[int] = Counter()
    for seed in range(100):
        dice = Noted(f"referee/{seed}")
        sniper, squads = SensibleSniper(players.sniper, dice), SensibleSquads(players.squads, dice)
        set_up = SetUp(squads.gifts(3), draw_aims(board, dice), sniper.hand())
        game = Told(board, set_up, dice, Tally(board), keeps=sniper.one_of, saves=squads.one_of)
        while not game.ending:
            (squads if game.turn else sniper).turn(game)
        both = Both(board, tables, names, seed, (set_up, Replayed(dice.draws, dice.loots)))
        both.ours.which, both.ours.whom = sniper.one_of, squads.one_of
        for decision in game.decisions:
            both.do(decision)
        mine, other = both.states()
        assert mine == other, seed
        assert both.ours.ending == game.ending
        endings[game.ending] += 1
    assert endings[1] > 30
    assert endings[2] > 10
