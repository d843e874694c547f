"""Adjacency and passable borders, drawn on demand."""

from __future__ import annotations

from PyQt6.QtCore import QObject

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.relations import draw_relations
from mapkit.drawing.scene import Layer
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell

RELATIONS = ("adjacent", "matching", "passable")


class RelationsShown(QObject):
    """Keeps the lines between fields that some relation joins up to date.

    Attributes
    ----------
    changed : signal
        :attr:`layers` are others.
    """

    def __init__(self, model: MapModel, answers: Answers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._answers = answers
        self.shown: str | None = None
        self._lines: Query[tuple[Layer, ...]] = Query(answers.worker, "relations", (), rank=2)
        self.changed = self._lines.changed
        model.committed_changed.connect(self._ask)
        answers.theme_changed.connect(self._ask)

    @property
    def layers(self) -> tuple[Layer, ...]:
        """The lines, none while nothing is shown."""
        return self._lines.value

    def show(self, relation: str | None) -> None:
        """Show one of :data:`RELATIONS`, or none."""
        self.shown = relation
        self._ask()

    def _ask(self) -> None:
        if self.shown is None:
            self._lines.clear()
            return
        game_map, relation, solver = self._model.committed, self.shown, self._answers.solver
        theme = self._answers.theme

        def work(_tell: Tell) -> tuple[Layer, ...]:
            plan = solver.plan(game_map)
            canvas = Canvas(solver.shapes(game_map), theme)
            colours = {"adjacent": theme.near, "matching": theme.beam, "passable": theme.target}
            pairs = sorted(getattr(plan.relations, relation))
            draw_relations(canvas, pairs, colour=colours[relation])
            return canvas.layers()

        self._lines.ask(work, game_map, relation, theme)
