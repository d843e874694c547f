"""Where a figure can get to, what is in range, and who hears a move: asked with the mouse."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QObject

from mapkit.drawing.legend import Section
from mapkit.drawing.movement import HearPicture, ReachPicture, hear_legend, reach_legend
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import Theme
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.field_labels import Figure, write_moves
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell
from mapkit.errors import NotKnownError
from mapkit.messages import translated
from mapkit.model import Ruleset

_RANGE = (1, 1)
"""Of direct fire."""


@dataclass(frozen=True, slots=True)
class Movement:
    """A move that was asked about, the answer, and the board laid out to draw it on."""

    shapes: BoardShapes
    picture: ReachPicture | HearPicture
    sentences: tuple[str, ...]
    figures: tuple[Figure, ...] = ()

    def legend(self, theme: Theme) -> Section:
        """Return what the colours of the picture mean."""
        if isinstance(self.picture, ReachPicture):
            return reach_legend(self.picture, theme)
        return hear_legend(self.picture, theme)


class Moves(QObject):
    """The question about moves of one window, and its answer.

    There are three kinds of question: ``reach`` and ``hear``, each about a figure of its own, and
    ``range``. What depends on a figure that the rules leave open is answered with "not known".

    ``changed``: :attr:`movement` is another one, None where nothing is asked.
    """

    def __init__(self, model: MapModel, answers: Answers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._answers = answers
        self.path: tuple[str, ...] = ()
        self.blocked: tuple[str, ...] = ()
        self.kind = "reach"
        self.movers = self._usual_movers()
        self.steps: int | None = None
        self.range = _RANGE
        self._answer: Query[Movement | None] = Query(answers.worker, "move", None, rank=0)
        self.changed = self._answer.changed
        model.changed.connect(self._follow)
        model.replaced.connect(self._forget)
        answers.asked.connect(self._give_way)
        answers.theme_changed.connect(self._ask)

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the shown map."""
        return self._model.shown.ruleset

    @property
    def movement(self) -> Movement | None:
        """The answer, None where nothing is asked."""
        return self._answer.value

    def _usual_movers(self) -> dict[str, str]:
        """Return who moves until another is chosen: of hearing, one who makes noise."""
        movers = self._model.shown.ruleset.movers
        noisy = (i for i, mover in movers.items() if mover.noise_from > 0)
        first = next(iter(movers), "")
        return {"reach": first, "hear": next(noisy, first)}

    @property
    def allowance(self) -> int:
        """Fields that the mover of ``reach`` may move now."""
        known = self._model.shown.ruleset.movers.get(self.movers["reach"])
        if self.steps is not None or known is None:
            return self.steps or 0
        return known.allowance or 0

    def ask_reach(self, start: str) -> None:
        """Ask where a figure on a field can get to."""
        self.kind, self.path = "reach", (start,)
        self._ask()

    def ask_range(self, start: str) -> None:
        """Ask which fields are at :attr:`range` from a field."""
        self.kind, self.path = "range", (start,)
        self._ask()

    def set_range(self, nearest: int, farthest: int) -> None:
        """Set between how many steps a field is in range, both included."""
        self.range = (nearest, farthest)
        self._ask()

    def set_mover(self, kind: str, mover: str) -> None:
        """Set who moves, for questions of a kind; it has its own allowance."""
        self.movers[kind] = mover
        if kind == "reach":
            self.steps = None
        self._ask()

    def ask_path(self, path: tuple[str, ...]) -> None:
        """Ask whether a figure may move along a path, and who hears it."""
        self.kind, self.path = "hear", path
        self._ask()

    def set_steps(self, steps: int | None) -> None:
        """Set the allowance; None for the mover's own."""
        self.steps = steps
        self._ask()

    def next_mover(self, kind: str) -> None:
        """Take the next figure for questions of a kind."""
        movers, mover = list(self._model.shown.ruleset.movers), self.movers[kind]
        if movers:
            at = movers.index(mover) if mover in movers else -1
            self.set_mover(kind, movers[(at + 1) % len(movers)])

    def toggle_blocked(self, field_id: str) -> None:
        """Close a field to the move, or open it again."""
        others = tuple(i for i in self.blocked if i != field_id)
        self.blocked = others if field_id in self.blocked else (*others, field_id)
        self._ask()

    def stop(self) -> None:
        """Ask nothing any more."""
        self.path, self.blocked = (), ()
        self._answer.clear()

    def _forget(self) -> None:
        self.movers = self._usual_movers()
        self.steps = None
        self.range = _RANGE
        self.stop()
        self.changed.emit()

    def _give_way(self) -> None:
        """Leave the board to what is seen from a field, if that is asked."""
        if self._answers.origin is not None:
            self.stop()

    def _follow(self) -> None:
        fields = self._model.shown.fields
        self.path = tuple(i for i in self.path if i in fields)
        self.blocked = tuple(i for i in self.blocked if i in fields)
        if self.movement is not None:
            self._ask()

    def _ask(self) -> None:
        if not self.path:
            self._answer.clear()
            self.changed.emit()  # what would be asked is another
            return
        game_map, path, blocked = self._model.shown, self.path, self.blocked
        kind, mover, steps = self.kind, self.movers.get(self.kind, ""), self.steps
        nearest, farthest = self.range
        solver, theme = self._answers.solver, self._answers.theme

        def work(_tell: Tell) -> Movement | None:
            from mapkit.analysis.grid_range import find_range  # noqa: PLC0415 - when asked
            from mapkit.analysis.hear import find_hearers  # noqa: PLC0415
            from mapkit.analysis.move_sentences import (  # noqa: PLC0415
                hear_sentences,
                range_sentences,
                reach_sentences,
            )
            from mapkit.analysis.reach import find_reach  # noqa: PLC0415

            plan = solver.plan(game_map)
            if not set(path) <= plan.map.fields.keys():
                return None
            shapes = solver.shapes(game_map)
            if kind == "hear":
                heard = find_hearers(plan.map, plan.relations, path, mover, units=blocked)
                said = hear_sentences(plan.map, heard, blocked)
                way = HearPicture(path, heard.listeners, not heard.noisy)
                return Movement(shapes, way, said, write_moves(shapes, way, theme))
            if kind == "range":
                found = find_range(plan.map, plan.relations, path[0], nearest, farthest)
                said = range_sentences(plan.map, found)
                area = ReachPicture(path[0], {**found.fields, path[0]: 0})
                return Movement(shapes, area, said, write_moves(shapes, area, theme))
            points = plan.map.ruleset.steps == "sides"
            try:
                reach = find_reach(
                    plan.map, plan.relations, path[0], mover, allowance=steps, occupied=blocked
                )
            except NotKnownError as problem:
                said = tuple(translated(text) for text in (problem.message, problem.help) if text)
                area = ReachPicture(path[0], {path[0]: 0}, blocked, points=points)
            else:
                said = reach_sentences(plan.map, reach)
                ends = {r.field: r.cost for r in reach.fields if r.may_end}
                area = ReachPicture(path[0], ends if points else reach.ends, blocked, points=points)
            return Movement(shapes, area, said, write_moves(shapes, area, theme))

        self._answer.ask(work, game_map)
