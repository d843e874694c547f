"""A draft with what a goal asks of it, computed from those of the draft that it was made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.followed_disputes import pairs_to_ask
from mapkit.analysis.measures.places import find_places, standing
from mapkit.analysis.measures.ways import TurnsOf
from mapkit.compiled import CompiledMap, GroundPlan, compile_map, unchecked_plan
from mapkit.drafts.goals import DISPUTES, EXPOSURE, TURNS, Figures, Goal
from mapkit.model import GameMap
from mapkit.sight import NONE, FollowedSight, PairExplainer, SightTables, follow_sight, whole_sight

Pair = tuple[str, str]
SNIPER = "sniper"


@dataclass(frozen=True)
class Measured:
    """A map without errors, and what a goal asks of it."""

    plan: GroundPlan
    sight: FollowedSight | None
    """None where the ruleset has no sight."""
    disputed: frozenset[Pair]
    """Pairs whose verdict is disputed, the earlier field of the map first; empty where the goal
    does not ask."""
    figures: Figures
    score: float
    """How far the goal is; 0 where it is reached."""
    _turns: TurnsOf | None = None

    @cached_property
    def compiled(self) -> CompiledMap:
        """All tables of the map."""
        tables = None if self.sight is None else self.sight.tables
        return compile_map(self.plan.map, ground=self.plan, tables=tables, threads=1)

    @cached_property
    def explainer(self) -> PairExplainer:
        """What explains pairs of the map."""
        return PairExplainer(self.plan.map, self.plan.mesh, self.plan.relations)

    @classmethod
    def whole(
        cls, game_map: GameMap, goal: Goal, disputed: frozenset[Pair] | None = None
    ) -> Measured:
        """Measure a map from nothing, but for disputed pairs that are known."""
        plan = unchecked_plan(game_map)
        sight = None
        if game_map.ruleset.sight == "field":
            sight = whole_sight(plan.map, plan.mesh, plan.relations)
        if disputed is None and goal.term(DISPUTES) is not None and sight is not None:
            explainer = PairExplainer(plan.map, plan.mesh, plan.relations)
            disputed = frozenset(explainer.disputed_verdicts(sight.tables))
        return cls._of(plan, sight, disputed or frozenset(), goal, _turns_of(plan, goal))

    def drawn(self, game_map: GameMap, goal: Goal) -> Measured:
        """Measure a map that differs a little, but for what is disputed: that is not asked."""
        plan = unchecked_plan(game_map)
        ground = plan.map, plan.mesh, plan.relations
        sight = None
        if self.sight is not None:
            sight = follow_sight(self.sight, *ground) or whole_sight(*ground)
        turns = self._turns
        if turns is not None and self.plan.relations != plan.relations:
            turns = _turns_of(plan, goal)
        return Measured._of(plan, sight, frozenset(), goal, turns)

    def settles(self, pair: Pair) -> bool:
        """Return whether the verdict on a pair is undisputed."""
        assert self.sight is not None  # asked where verdicts are disputed
        among = _table(self.sight.tables, [pair])
        return not any(self.explainer.disputed_verdicts(self.sight.tables, among=among))

    def nearer(self, after: Measured, goal: Goal) -> Measured | None:
        """Return a map that was :meth:`drawn`, measured whole; None where it is no nearer.

        What is disputed is asked only as long as the map may be nearer still.
        """
        if after.score >= self.score:
            return None
        term = goal.term(DISPUTES)
        if term is None or after.sight is None:
            return after
        most = (self.score - after.score) / term.weight
        tables = after.sight.tables
        asked = pairs_to_ask(self.compiled, after.compiled)
        if asked is None:
            asked = np.ones(tables.clear.shape, np.bool_)
        index = {i: k for k, i in enumerate(tables.field_ids)}
        found = {(a, b) for a, b in self.disputed if not asked[index[a], index[b]]}
        if len(found) >= most:
            return None
        for pair in after.explainer.disputed_verdicts(tables, among=asked):
            found.add(pair)
            if len(found) >= most:
                return None
        return Measured._of(after.plan, after.sight, frozenset(found), goal, after._turns)

    @classmethod
    def _of(
        cls,
        plan: GroundPlan,
        sight: FollowedSight | None,
        disputed: frozenset[Pair],
        goal: Goal,
        turns: TurnsOf | None,
    ) -> Measured:
        asks = goal.term(DISPUTES) is not None
        figures = Figures(
            disputed=len(disputed) if asks else None,
            exposure=_exposure(plan.map, sight) if goal.term(EXPOSURE) and sight else {},
            turns=_turns(plan.map, turns) if turns is not None else {},
            fields=len(plan.map.fields),
        )
        return cls(plan, sight, disputed, figures, goal.score(figures), turns)


def _table(tables: SightTables, pairs: Iterable[Pair]) -> NDArray[np.bool_]:
    """Return pairs as a symmetric table."""
    index = {i: k for k, i in enumerate(tables.field_ids)}
    table = np.zeros(tables.clear.shape, np.bool_)
    for a, b in pairs:
        table[index[a], index[b]] = table[index[b], index[a]] = True
    return table


def _exposure(game_map: GameMap, sight: FollowedSight) -> dict[str, int]:
    """Return for each objective from how many fields with room for a figure it is seen."""
    seen = sight.tables.shot_distances(game_map) != NONE
    np.fill_diagonal(seen, val=False)
    index = {i: k for k, i in enumerate(sight.tables.field_ids)}
    counts = seen[standing(game_map)].sum(axis=0)
    return {p.name: int(counts[index[p.field]]) for p in find_places(game_map).objectives}


def _turns_of(plan: GroundPlan, goal: Goal) -> TurnsOf | None:
    return None if goal.term(TURNS) is None else TurnsOf(plan.map, plan.relations, SNIPER)


def _turns(game_map: GameMap, turns: TurnsOf) -> dict[str, int | None]:
    places = find_places(game_map)
    reached: dict[str, Mapping[str, int]] = {
        p.name: turns.from_entry(p.field) for p in places.entries
    }
    found: dict[str, int | None] = {}
    for objective in places.objectives:
        known = [
            reached[entry.name].get(objective.field)
            for entry in places.entries
            if entry.sector is None or entry.sector != objective.sector
        ]
        found[objective.name] = min((n for n in known if n is not None), default=None)
    return found
