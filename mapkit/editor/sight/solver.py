"""Answers about one frozen map, without Qt: what the worker's thread computes."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from mapkit.analysis.disputes import Dispute, find_disputes
from mapkit.analysis.sentences import pair_sentences
from mapkit.compiled import CompiledMap, GroundPlan, compile_map, unchecked_plan
from mapkit.compiled.partial import sound_part
from mapkit.coverage import check_map
from mapkit.diagnostics import Diagnostic, has_errors
from mapkit.drawing.pair import pair_scene
from mapkit.drawing.scene import Scene
from mapkit.drawing.shapes import BoardShapes, board_shapes
from mapkit.drawing.theme import Theme
from mapkit.editor.sight.field_labels import Figure, write_figures
from mapkit.editor.tasks.worker import Tell
from mapkit.model import GameMap
from mapkit.sight import (
    FieldVerdict,
    PairAnswer,
    PairExplainer,
    SightTables,
    sight_around,
    sight_tables,
)

__all__ = ["Pair", "Solver"]

_T = TypeVar("_T")
_KEEP = 4  # maps: the committed one, a preview, and what undo leads back to


@dataclass(frozen=True, slots=True)
class Pair:
    """One pair, explained, with the board laid out to draw it on."""

    map: GameMap
    shapes: BoardShapes
    answer: PairAnswer

    def scene(self) -> Scene:
        """Draw the pair on its board, with the verdict in words."""
        return pair_scene(self.map, self.answer, " ".join(pair_sentences(self.map, self.answer)))


class Solver:
    """Finds answers and keeps what several answers about the same map share.

    Maps are told apart by identity: they are frozen. Not for several threads at once.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], tuple[GameMap, object]] = OrderedDict()

    def check(self, game_map: GameMap) -> tuple[Diagnostic, ...]:
        """Find what is wrong with the map."""
        return self._once("check", game_map, lambda: check_map(game_map))

    def plan(self, game_map: GameMap, *, trusted: bool = False) -> GroundPlan:
        """Build mesh and relations of the map, of its sound part where it has errors.

        Parameters
        ----------
        trusted : bool
            The map is known to have no errors: it is an edit of one that has none.

        Raises
        ------
        InvalidMapError
            Nothing sound is left of the map.
        """
        return self._once("plan", game_map, partial(self._plan, game_map, trusted=trusted))

    def _plan(self, game_map: GameMap, *, trusted: bool) -> GroundPlan:
        if trusted or not has_errors(self.check(game_map)):
            return unchecked_plan(game_map)
        part = sound_part(game_map)
        if part.hopeless:
            return unchecked_plan(_without_fields(game_map))
        return unchecked_plan(part.map)

    def tables(self, game_map: GameMap, tell: Tell, *, trusted: bool = False) -> SightTables | None:
        """Build the sight tables; None where the ruleset knows no sight."""
        if game_map.ruleset.sight != "field" or not game_map.fields:
            return None
        plan = self.plan(game_map, trusted=trusted)
        threads = os.cpu_count() or 1
        return self._once(
            "tables",
            game_map,
            lambda: sight_tables(
                plan.map, plan.mesh, plan.relations, threads=threads, progress=tell
            ),
        )

    def around(
        self, game_map: GameMap, origin: str, tell: Tell, *, trusted: bool = False
    ) -> tuple[FieldVerdict, ...]:
        """Return how a field sees the others, without the disputes."""
        plan = self.plan(game_map, trusted=trusted)
        if game_map.ruleset.sight != "field" or origin not in plan.map.fields:
            return ()
        found = sight_around(
            plan.map, plan.mesh, plan.relations, origin,
            threads=os.cpu_count() or 1, progress=tell,
        )  # fmt: skip
        return tuple(found.values())

    def disputed_around(
        self, game_map: GameMap, around: tuple[FieldVerdict, ...], origin: str, tell: Tell
    ) -> tuple[FieldVerdict, ...]:
        """Return the same answers with those marked that are disputed; a few ms a field."""
        return self.explainer(game_map).mark_disputed(origin, around, progress=tell)

    def numbers(
        self,
        game_map: GameMap,
        origin: str,
        around: tuple[FieldVerdict, ...],
        theme: Theme,
        span: tuple[int, int] | None,
        tell: Tell,
    ) -> tuple[Figure, ...]:
        """Write ids and shot distances where they fit, on the colours of the verdicts."""
        shapes = self.shapes(game_map)
        tell(1, 2)  # a drag that begins now does not wait for the rest
        return write_figures(shapes, origin, around, span, theme)

    def pair(self, game_map: GameMap, a: str, b: str) -> Pair | None:
        """Explain one pair; None where one of the two is in error, or the rules know no sight."""
        if game_map.ruleset.sight != "field":
            return None
        plan = self.plan(game_map)
        if not {a, b} <= plan.map.fields.keys():
            return None
        answer = self.explainer(game_map).explain(a, b)
        return Pair(plan.map, self.shapes(game_map), answer)

    def disputes(self, game_map: GameMap, tell: Tell) -> tuple[Dispute, ...]:
        """Find every close call of the map; minutes for a thousand fields."""
        tables = self.tables(game_map, tell)
        if tables is None:
            return ()
        plan = self.plan(game_map)
        whole = CompiledMap(plan.map, plan.mesh, plan.relations, {}, {}, tables)
        return self._once("disputes", game_map, lambda: find_disputes(whole, progress=tell))

    def compiled(self, game_map: GameMap, tell: Tell) -> CompiledMap:
        """Build everything, as an export wants it."""
        return compile_map(game_map, progress=tell)

    def explainer(self, game_map: GameMap) -> PairExplainer:
        """Return what explains pairs of the map."""
        plan = self.plan(game_map)
        return self._once(
            "explainer", game_map, lambda: PairExplainer(plan.map, plan.mesh, plan.relations)
        )

    def shapes(self, game_map: GameMap) -> BoardShapes:
        """Lay the board out in the scene's millimetres."""
        return self._once("shapes", game_map, lambda: board_shapes(game_map))

    def _once(self, what: str, game_map: GameMap, make: Callable[[], _T]) -> _T:
        key = (what, id(game_map))
        found = self._kept.get(key)
        if found is not None and found[0] is game_map:
            self._kept.move_to_end(key)
            return found[1]  # type: ignore[return-value]
        made = make()
        self._kept[key] = (game_map, made)
        mine = [k for k in self._kept if k[0] == what]
        for old in mine[:-_KEEP]:
            del self._kept[old]
        return made


def _without_fields(game_map: GameMap) -> GameMap:
    return replace(game_map, fields={}, portals=(), markers=(), buildings=())
