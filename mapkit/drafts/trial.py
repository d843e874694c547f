"""One pair of fields on a map whose vertices have moved: what the answer is then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mapkit.compiled import unchecked_plan
from mapkit.edits import EditRefusedError, move_vertices
from mapkit.model import GameMap
from mapkit.sight import PairAnswer, PairExplainer, shot_distance
from mapkit.sight.close_calls import CallFinder
from mapkit.sight.pairs import PairFinder

Offset = tuple[int, int]
"""By how much a vertex moves, in map units."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A map after moves of vertices, and what one pair comes to."""

    map: GameMap
    settled: bool
    """Whether neither sight nor distance of the pair is disputed or open."""
    distance: int | None
    """The shot distance under the map's choices; None where the fields do not see each other."""


@dataclass(slots=True)
class Trials:
    """Tries moves of vertices on one map and asks for one pair; asks nothing twice.

    ``a`` and ``b``: Fields of it.
    """

    map: GameMap
    """Without errors."""
    a: str
    b: str
    margin_mm: float = 0.0
    """How much farther than the tolerance corners may lie elsewhere without changing what counts as
    settled."""
    _known: dict[frozenset[tuple[str, Offset]], Trial | None] = field(default_factory=dict)
    _finder: PairFinder = field(init=False)

    def __post_init__(self) -> None:
        self._finder = _finder(self.map)

    def after(self, offsets: Mapping[str, Offset]) -> Trial | None:
        """Return what comes of moving vertices; None where the edit is refused.

        Exact. Some milliseconds on a board of 150 fields.
        """
        key = frozenset(offsets.items())
        if key not in self._known:
            self._known[key] = self._after(offsets)
        return self._known[key]

    def answer(self, game_map: GameMap) -> PairAnswer:
        """Explain the pair on a map without errors."""
        plan = unchecked_plan(game_map)
        return PairExplainer(plan.map, plan.mesh, plan.relations).explain(self.a, self.b)

    def _after(self, offsets: Mapping[str, Offset]) -> Trial | None:
        at = self.map.vertices
        places = {v: (at[v][0] + dx, at[v][1] + dy) for v, (dx, dy) in offsets.items()}
        try:
            moved = move_vertices(self.map, places)
        except EditRefusedError:
            return None
        finder = self._finder.moved(moved) or _finder(moved)
        found = finder.distances(self.a, self.b)
        calls, wanted = CallFinder(finder), moved.tolerance_mm + self.margin_mm
        settled = calls.is_settled(self.a, self.b, found, wanted)
        return Trial(moved, settled, shot_distance(moved, found))


def _finder(game_map: GameMap) -> PairFinder:
    plan = unchecked_plan(game_map)
    return PairFinder(plan.map, plan.mesh, plan.relations)
