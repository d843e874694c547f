"""The same decisions give the same game, on the rules of mapkit and on the example referee's."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.unit.games.referee import Both, boards

LIKELY = {"end": 1, "withdraw": 1, "ask": 3}
"""How often a kind of decision is chosen; 6 where it is not listed."""


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_the_same_decisions_give_the_same_game(name: str) -> None:
    board, tables, names = boards(name)
    decided: Counter[str] = Counter()
    endings: Counter[int] = Counter()
    for seed in range(1000):
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
            if ours.turn and ours.figure and both.dice.random() < 0.8:
                hits = [d for d in by_kind.get("attack", []) if d[2] == ours.sniper]
                closer = [d for d in by_kind.get("walk", []) if d[2] == ours.sniper]
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
    assert set(endings) == {1, 2, 3}
    assert min(endings.values()) > 20, endings
    assert min(decided.values()) > 20, decided
    assert len(decided) == 14
