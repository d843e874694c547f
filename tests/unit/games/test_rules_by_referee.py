"""The same decisions give the same game, on the rules of mapkit and on the example referee's."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mapkit.games.play import draw_set_up
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.rules import OFF, Decision
from mapkit.games.sniper import SensibleSniper
from mapkit.games.squads import SensibleSquads
from mapkit.games.tally import Tally
from mapkit.mapfile import shipped_players
from tests.choosing import values_of
from tests.unit.games.referee import Both, Replayed, boards

FAMILY = "tests/unit/games/test_rules_by_referee.py::test_the_same_decisions_give_the_same_game"

LIKELY = {"end": 1, "withdraw": 1, "ask": 3}
"""How often a kind of decision is chosen; 6 where it is not listed."""


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_the_same_decisions_give_the_same_game(name: str) -> None:
    board, tables, names = boards(name)
    decided: Counter[str] = Counter()
    endings: Counter[int] = Counter()
    seeds = values_of(FAMILY, [*range(1000)])
    for seed in seeds:
        both = Both(board, tables, names, seed)
        ours = both.ours
        while not ours.ending:
            if sum(decided.values()) % 11 == 0 and not ours.is_over():
                assert both.our_decisions() == both.their_decisions()
            by_kind: dict[str, list[tuple[object, ...]]] = {}
            for decision in ours.legal():
                by_kind.setdefault(decision[0], []).append(decision)
            kinds = sorted(by_kind)
            kind = both.dice.choices(kinds, [LIKELY.get(k, 6) for k in kinds])[0]
            if kind == "move" and both.dice.random() < 0.7:  # or no game would end well
                goals = [board.far(board.tables.objectives[k][1], sniper=True) for k in ours.goals]
                best = min(goals[0][way.end] for way in ours.ways())
                by_kind["move"] = [
                    ("move", way) for way in ours.ways() if goals[0][way.end] == best
                ]
            if ours.turn and ours.figure != OFF and both.dice.random() < 0.8:
                hits = [d for d in by_kind.get("attack", []) if d[2] == ours.figure]
                closer = [d for d in by_kind.get("walk", []) if d[2] == ours.figure]
                kind, chosen = (
                    ("attack", hits) if hits else ("walk", closer) if closer else ("", [])
                )
                by_kind |= {kind: chosen} if chosen else {}
                kind = kind or both.dice.choice(kinds)
            decision = both.dice.choice(by_kind[kind])
            both.do(decision)
            decided[kind] += 1
            mine, other = both.states()
            assert mine == other, (seed, decision)
        endings[ours.ending] += 1
    if len(seeds) == 1000:
        assert set(endings) == {1, 2, 3}
        assert min(endings.values()) > 20, endings
        assert min(decided.values()) > 20, decided
        assert len(decided) == 14


class Told(PlayedGame):
    """A game that keeps what was decided, and how chance fell."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.decisions: list[Decision] = []


def told(name: str) -> Any:
    def call(game: Told, *given: Any) -> Any:
        game.decisions.append((name, *given))
        return getattr(PlayedGame, name)(game, *given)

    return call


DECISIONS = (
    "move", "distract", "shotgun", "complete", "loot", "shoot", "ask", "walk", "attack", "spot",
    "search", "deploy", "end",
)  # fmt: skip
for decision_name in DECISIONS:
    setattr(Told, decision_name, told(decision_name))


class Noted(Dice):
    """Dice that remember what they showed."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.draws: list[tuple[int, ...]] = []
        self.cards: list[int] = []

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        found = super().draw(bag, number)
        self.draws.append(found)
        return found

    def card(self) -> int:
        found = super().card()
        self.cards.append(found)
        return found


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_games_of_sensible_players_are_legal_to_the_referee(name: str) -> None:
    board, tables, names = boards(name)
    players = shipped_players()
    assert players.sniper is not None
    assert players.squads is not None
    endings: Counter[int] = Counter()
    for seed in range(150):
        dice = Noted(f"referee/{seed}")
        set_up = draw_set_up(board, dice)
        game = Told(board, set_up, dice, Tally(board))
        sniper, squads = SensibleSniper(players.sniper, dice), SensibleSquads(players.squads, dice)
        while not game.ending:
            (squads if game.turn else sniper).turn(game)
        both = Both(board, tables, names, seed, (set_up, Replayed(dice.draws, dice.cards)))
        for decision in game.decisions:
            both.do(decision)
            mine, other = both.states()
            assert mine == other, (seed, decision)
        assert both.ours.ending == game.ending
        endings[game.ending] += 1
    assert endings[1] > 50
    assert endings[2] > 20
