"""Blockers judged by the reference: they alone have to block, and every one of them is needed."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from mapkit.sight.blockers import find_blockers
from mapkit.sight.pairs import PairFinder
from tests.fuzz.tables import Built
from tests.reference.lines import sample_lines
from tests.reference.overlay import build_overlay
from tests.reference.slow_tables import Rule, _note_contacts, _note_line, _rules
from tests.reference.walk import Walker

_PAIR_RULES: dict[tuple[str, ...], tuple[str, ...]] = {
    ("built_up", "built_up"): ("L1", "L2"),
    ("built_up", "elevated"): ("L4",),
    ("elevated", "elevated"): ("L3",),
}


def wrong_blockers(case_map: dict[str, Any]) -> list[str]:
    """Say which of a map's blocked pairs have blockers or reasons that are not right."""
    built = Built(case_map)
    finder = PairFinder(built.game_map, built.mesh, built.relations)
    judge = _Judge(case_map)
    wrong = []
    ids = list(built.game_map.fields)
    for i, a in enumerate(ids):
        for b in ids[i + 1 :]:
            found = finder.distances(a, b)
            if found.clear is not None or (judge.closed and found.grazing is not None):
                continue
            if finder.special(a, b) is not None:
                continue  # stacked
            chosen, reason = find_blockers(finder, a, b, closed=judge.closed)
            what = judge.judge(a, b, dict(chosen), reason)
            wrong += [f"{a}|{b}: {w} (blockers {chosen}, reason {reason})" for w in what]
    return wrong


class _Judge:
    """Every line of a map, to be tried with some of its fields blocking."""

    def __init__(self, case_map: dict[str, Any]) -> None:
        choices = case_map["rules"]
        self.closed = choices.get("grazing") == "sees"
        self.overlay = build_overlay(case_map)
        self.rules = _rules(self.overlay, [], choices)
        walker = Walker(self.overlay)
        self.walks = [walker.walk(line) for line in sample_lines(self.overlay.points)]
        self.number = {field.id: i for i, field in enumerate(self.overlay.fields)}

    def judge(self, a: str, b: str, blockers: dict[str, str], reason: str | None) -> list[str]:
        """Say what is wrong with a pair's blockers, each with the rules it blocks by."""
        ends = {self.number[a], self.number[b]}
        if not blockers:
            if self._sees(ends, frozenset()):
                return ["the void alone does not block"]
            why = "needs" if self._sees(ends, frozenset(), needs=False) else "void"
            return [] if reason == why else [f"the reason is {why}"]
        chosen = frozenset(self.number[name] for name in blockers)
        wrong = [] if reason is None else ["there are blockers and a reason"]
        for name, by in blockers.items():
            if set(by.split("+")) != set(self._blocks_by(self.number[name], ends)):
                wrong.append(f"{name} does not block by {by}")
        if chosen & ends:
            wrong.append("an end is a blocker")
        if self._sees(ends, chosen):
            wrong.append("they do not block")
        wrong += [
            f"{name} is not needed"
            for name in blockers
            if not self._sees(ends, chosen - {self.number[name]})
        ]
        return wrong

    def _names(self, ends: AbstractSet[int]) -> tuple[str, ...]:
        kinds = tuple(sorted(self.overlay.fields[i].kind for i in ends))
        return _PAIR_RULES.get(kinds, ("L1",))

    def _blocks_by(self, field: int, ends: AbstractSet[int]) -> list[str]:
        return [
            name
            for name in self._names(ends)
            if any(
                counted is None and face >> field & 1 and not any(face >> e & 1 for e in ends)
                for face, counted in self.rules[name].counted.items()
            )
        ]

    def _sees(
        self, ends: AbstractSet[int], blockers: AbstractSet[int], *, needs: bool = True
    ) -> bool:
        """Return whether a line is left where of all fields only the blockers block."""
        return any(self._sees_by(name, ends, blockers, needs) for name in self._names(ends))

    def _sees_by(
        self, name: str, ends: AbstractSet[int], blockers: AbstractSet[int], needs: bool
    ) -> bool:
        of_map = self.rules[name]
        mask = sum(1 << i for i in blockers)
        counted = {
            face: (None if face & mask else 0) if count is None else count
            for face, count in of_map.counted.items()
        }
        counted[0] = None  # void always blocks in this test
        partners = [0] * len(self.overlay.fields)
        i, k = ends
        partners[i], partners[k] = 1 << k, 1 << i
        rule = Rule(counted, partners, of_map.needed if needs else None)
        _note_contacts(self.overlay, rule)
        for stops in self.walks:
            _note_line(stops, rule)
            if rule.clear or (self.closed and rule.closed):
                return True
        return bool(rule.clear or (self.closed and rule.closed))
