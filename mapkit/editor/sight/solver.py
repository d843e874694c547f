"""Answers about one frozen map, without Qt: what the worker's thread computes.

The modules that compute them are loaded in that thread at the first question, so that the window is
painted first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mapkit.cache import Cache, Same
from mapkit.diagnostics import Diagnostic, has_errors
from mapkit.drawing.pair import pair_scene
from mapkit.drawing.scene import Scene
from mapkit.drawing.shapes import BoardShapes, board_shapes, field_outlines
from mapkit.drawing.theme import Theme
from mapkit.editor.sight.field_labels import Figure, write_figures
from mapkit.editor.tasks.worker import Cancelled, Tell
from mapkit.jobs.in_parts import cores
from mapkit.messages import translator
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.analysis.disputes import Dispute
    from mapkit.board.derived import Derived
    from mapkit.compiled import CompiledMap, GroundPlan
    from mapkit.sight import (
        FieldVerdict,
        FollowedSight,
        PairAnswer,
        PairExplainer,
        SightTables,
        Standing,
    )  # fmt: skip

_KEEP = 4  # maps: the committed one, a preview, and what undo leads back to
_SOON = 150  # so many fields have their tables in a tenth of a second or two anyhow
_LARGE = 4000  # tables of more fields take too much memory to be followed
_KEEP_SIGHTS = 2  # of the map before and the one at hand: 20 bytes a pair of fields


@dataclass(frozen=True, slots=True)
class Pair:
    """One pair, explained, with the fields laid out to draw it on."""

    map: GameMap
    shapes: BoardShapes
    answer: PairAnswer

    def scene(self) -> Scene:
        """Draw the pair on its board, with the verdict in words."""
        return pair_scene(self.map, self.answer, " ".join(self.sentences()))

    def sentences(self) -> tuple[str, ...]:
        """Say the verdict, its reason, and what is disputed."""
        from mapkit.analysis.pair_sentences import pair_sentences  # noqa: PLC0415 - when asked

        return pair_sentences(self.map, self.answer)


class Solver:
    """Finds answers about maps that change from edit to edit.

    What several answers about one map share is kept, as for a :class:`mapkit.Board`. Maps are told
    apart by identity: they are frozen.
    """

    def __init__(self) -> None:
        self._maps, self._sound, self._shapes = Cache(_KEEP), Cache(_KEEP), Cache(_KEEP)
        self._moved = Cache(_KEEP)
        self._sights, self._disputed = Cache(_KEEP_SIGHTS), Cache(_KEEP_SIGHTS)

    def check(self, game_map: GameMap) -> tuple[Diagnostic, ...]:
        """Find what is wrong with the map."""
        return self._whole(game_map).found(game_map)

    def plan(self, game_map: GameMap, *, trusted: bool = False) -> GroundPlan:
        """Build mesh and relations of the map, of its sound part where it has errors.

        ``trusted`` says whether the map is known to have no errors: it is an edit of one that has
        none.
        """
        return self._sound_part(game_map, trusted=trusted).ground

    def tables(self, game_map: GameMap, tell: Tell) -> SightTables | None:
        """Build the sight tables; None where the ruleset knows no sight.

        They follow from those of the map before, where the two differ little.
        """
        if game_map.ruleset.sight != "field" or not game_map.fields:
            return None
        part = self._sound_part(game_map)
        if len(part.map.fields) > _LARGE:
            return part.compile(progress=tell).tables
        return self._sight(part.ground, tell, soon=False).tables

    def follow(self, plan: GroundPlan, tell: Tell) -> SightTables:
        """Return the sight tables of a preview.

        Raises ``Cancelled`` where they take longer than a gesture waits: the map is large, and much
        of it is not what it was before.
        """
        if len(plan.map.fields) > _LARGE:
            raise Cancelled
        return self._sight(plan, tell, soon=True).tables

    def _sight(self, plan: GroundPlan, tell: Tell, *, soon: bool) -> FollowedSight:
        from mapkit.sight import follow_sight, whole_sight  # noqa: PLC0415 - when asked

        drawn, threads = (plan.map, plan.mesh, plan.relations), cores()

        def build() -> FollowedSight:
            before: FollowedSight | None = self._sights.newest()
            found = before and follow_sight(before, *drawn, threads=threads, progress=tell)
            if found is None and soon and len(plan.map.fields) > _SOON:
                raise Cancelled
            return found or whole_sight(*drawn, threads=threads, progress=tell)

        found: FollowedSight = self._sights.get(Same(plan.map), build)
        return found

    def around(
        self, game_map: GameMap, origin: str, tell: Tell, *, trusted: bool = False
    ) -> tuple[FieldVerdict, ...]:
        """Return how a field sees the others, without the disputes.

        ``trusted`` says whether the map is known to have no errors: it is an edit of one that has
        none.
        """
        from mapkit.sight import sight_around  # noqa: PLC0415 - when asked

        plan = self._sound_part(game_map, trusted=trusted).ground
        if game_map.ruleset.sight != "field" or origin not in plan.map.fields:
            return ()
        found = sight_around(
            plan.map, plan.mesh, plan.relations, origin,
            threads=cores(), progress=tell,
        )  # fmt: skip
        return tuple(found.values())

    def disputed_around(
        self, game_map: GameMap, around: tuple[FieldVerdict, ...], origin: str, tell: Tell
    ) -> tuple[FieldVerdict, ...]:
        """Return the same answers with those marked that are disputed; a few ms a field."""
        explainer = self._sound_part(game_map).explainer
        return explainer.mark_disputed(origin, around, progress=tell)

    def numbers(
        self,
        game_map: GameMap,
        origin: str,
        around: tuple[FieldVerdict, ...],
        theme: Theme,
        tell: Tell,
    ) -> tuple[Figure, ...]:
        """Write ids and shot distances where they fit, on the colours of the verdicts."""
        shapes = self.shapes(game_map)
        tell(1, 2)  # a drag that begins now does not wait for the rest
        return write_figures(shapes, origin, around, theme)

    def pair(
        self,
        game_map: GameMap,
        a: str,
        b: str,
        *,
        how_far: bool = False,
        before: GameMap | None = None,
    ) -> Pair | None:
        """Explain one pair; None where one of the two is in error, or the rules know no sight.

        ``how_far`` says whether to find how far corners may lie elsewhere. The map is an edit of
        ``before``, and has no errors if this one has none.
        """
        found = self._explainer(game_map, before, a, b)
        if found is None:
            return None
        sound, explainer = found
        answer = explainer.explain(a, b, how_far=how_far)
        if how_far:
            explainer.moved(sound)  # so that the first step of a drag is as quick as the others
        return Pair(sound, field_outlines(sound), answer)

    def standing(
        self, game_map: GameMap, a: str, b: str, before: GameMap | None, guess_mm: float | None
    ) -> Standing | None:
        """Tell how a pair stands, see :meth:`PairExplainer.stand`; None as :meth:`pair`."""
        found = self._explainer(game_map, before, a, b)
        return None if found is None else found[1].stand(a, b, guess_mm=guess_mm)

    def _explainer(
        self, game_map: GameMap, before: GameMap | None, a: str, b: str
    ) -> tuple[GameMap, PairExplainer] | None:
        """Return what explains two fields, with the sound part of the map that it knows."""
        if game_map.ruleset.sight != "field":
            return None
        moved: PairExplainer | None = None
        if before is not None and (known := self._sound_part(before)).map is before:
            moved = self._moved.get(Same(before, game_map), lambda: known.explainer.moved(game_map))
        if moved is not None:
            return (game_map, moved) if {a, b} <= game_map.fields.keys() else None
        sound = self._sound_part(game_map, trusted=before is not None)
        return (sound.map, sound.explainer) if {a, b} <= sound.map.fields.keys() else None

    def disputes(self, game_map: GameMap, tell: Tell) -> tuple[Dispute, ...]:
        """Find every close call of the map; minutes for a thousand fields.

        Those of pairs that an edit has left alone are kept from the map before.
        """
        tables = self.tables(game_map, tell)
        if tables is None:
            return ()
        compiled = self._sound_part(game_map).compile(tables=tables)

        def find() -> tuple[CompiledMap, tuple[Dispute, ...]]:
            from mapkit.analysis.disputes import find_disputes  # noqa: PLC0415 - when asked

            return compiled, find_disputes(compiled, before=self._disputed.newest(), progress=tell)

        found: tuple[CompiledMap, tuple[Dispute, ...]] = self._disputed.get(
            (Same(compiled.map), translator()), find
        )
        return found[1]

    def shapes(self, game_map: GameMap) -> BoardShapes:
        """Lay the board out in the scene's millimetres."""
        return self._shapes.get(Same(game_map), lambda: board_shapes(game_map))

    def _whole(self, game_map: GameMap) -> Derived:
        from mapkit.board.derived import Derived  # noqa: PLC0415 - when asked

        return self._maps.get(Same(game_map), lambda: Derived(game_map))

    def _sound_part(self, game_map: GameMap, *, trusted: bool = False) -> Derived:
        """Return what is computed of the map, or of what is free of errors in it."""
        from mapkit.board.derived import Derived  # noqa: PLC0415 - when asked
        from mapkit.compiled.partial import sound_part  # noqa: PLC0415

        def make() -> Derived:
            if trusted:
                return Derived(game_map, trusted=True)
            whole = self._whole(game_map)
            if not has_errors(whole.found(game_map)):
                return whole
            part = sound_part(game_map)
            left = _without_fields(game_map) if part.hopeless else part.map
            return Derived(left, trusted=True)

        return self._sound.get(Same(game_map), make)


def _without_fields(game_map: GameMap) -> GameMap:
    return replace(game_map, fields={}, portals=(), markers=(), buildings=())
