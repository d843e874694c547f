"""Answers drawn on the board: colours by verdict, the line and its beam, pins, moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import shapely
from PyQt6.QtCore import QObject

from mapkit.diagnostics import Severity
from mapkit.drawing.board import draw_issues
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.movement import ReachPicture, draw_hear, draw_reach
from mapkit.drawing.pair import draw_pair
from mapkit.drawing.pinned_pairs import pinned_pairs
from mapkit.drawing.relations import draw_relations
from mapkit.drawing.scene import Group, Layer, Path, Shape, Text
from mapkit.drawing.shapes import Measures, field_outlines
from mapkit.drawing.text import text_box
from mapkit.editor.canvas.layers import LayerStack
from mapkit.editor.canvas.picture import BoardPicture
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.field_colours import Colours
from mapkit.editor.sight.movement import Moves
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer


RELATIONS = ("adjacent", "matching", "passable")


class RelationsShown(QObject):
    """Keeps the lines between fields that some relation joins up to date.

    ``changed``: :attr:`layers` are others.
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


_SIGHT = ("colours", "relations", "pins", "pair")
_MOVE = ("relations", "moves")
"""What is shown together, bottom first: where a figure gets to hides who sees whom."""


class AnswersOnBoard(QObject):
    """Shows what is answered in the layers ``verdicts``, ``names``, ``distances`` and ``sight``.

    Each answer is drawn when it comes, and kept: shapes that stay are not painted again.
    """

    def __init__(
        self,
        layers: LayerStack,
        picture: BoardPicture,
        answers: Answers,
        moves: Moves,
        relations: RelationsShown,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._layers = layers
        self._picture = picture
        self._answers = answers
        self._moves = moves
        self._relations = relations
        self._colours = Colours()
        self._drawn: dict[str, Sequence[Layer]] = {}
        answers.around_changed.connect(self._draw_colours)
        answers.pair_changed.connect(self._draw_pair)
        answers.pins_changed.connect(self._draw_pins)
        answers.checked.connect(self._ring_issues)
        moves.changed.connect(self._draw_moves)
        relations.changed.connect(self._draw_relations)
        answers.theme_changed.connect(self._draw_all)
        picture.rescaled.connect(self._draw_all)

    @property
    def _measures(self) -> Measures:
        return Measures(self._picture.frame, self._picture.module)

    def _draw_all(self) -> None:
        """Draw all answers in other colours; relations come by themselves."""
        for draw in (self._draw_colours, self._draw_moves, self._draw_pins, self._draw_pair):
            draw()
        self._ring_issues()

    def _draw_colours(self) -> None:
        answers = self._answers
        if answers.around_origin is None or not answers.around:
            self._colours = Colours()
        else:
            self._colours.draw(
                answers.around_map, answers.around_origin, answers.around,
                answers.theme, self._measures, answers.unchecked,
            )  # fmt: skip
            if answers.numbers is not None:
                self._colours.write(answers.numbers)
        self._show("colours", self._colours.layers)

    def _draw_relations(self) -> None:
        self._show("relations", self._relations.layers)

    def _draw_moves(self) -> None:
        layers: Sequence[Layer] = ()
        movement = self._moves.movement
        if movement is not None:
            canvas, asked = Canvas(movement.shapes, self._answers.theme), movement.picture
            if isinstance(asked, ReachPicture):
                draw_reach(canvas, asked)
            else:
                draw_hear(canvas, asked)
            layers = canvas.layers()
        self._show("moves", layers)

    def _draw_pins(self) -> None:
        answers = self._answers
        shown = answers.pair  # that one is drawn in full
        found = [(k, answers.pinned.get(pin)) for k, pin in enumerate(answers.pins, 1)]
        pins = [
            (str(k), pair.shapes, pair.answer)
            for k, pair in found
            if pair is not None and not (shown is not None and pair.answer == shown.answer)
        ]
        self._show("pins", [Layer("sight", pinned_pairs(answers.theme, pins))])

    def _draw_pair(self) -> None:
        layers: Sequence[Layer] = ()
        pair = self._answers.pair
        if self._answers.pins:
            self._draw_pins()
        if pair is not None:
            canvas = Canvas(pair.shapes, self._answers.theme)
            draw_pair(
                canvas, pair.answer, self._written_on(pair.answer), tinted=not self._answers.around
            )
            layers = canvas.layers()
        if self._answers.unchecked:
            self._draw_colours()  # of the pair it is known, and drawn, whether it is disputed
        self._show("pair", layers)

    def _written_on(self, answer: PairAnswer) -> Any:
        """Return what is written on the fields of a line; its own numbers and tags stand beside."""
        counted = {answer.origin, *answer.between, answer.target}
        boxes = [
            shapely.box(*text_box(text))
            for group in self._colours.figures()
            if group.field in counted
            for text in group.shapes
            if isinstance(text, Text)
        ]
        return shapely.union_all(boxes) if boxes else None

    def _show(self, name: str, drawn: Sequence[Layer]) -> None:
        """Show an answer between the others."""
        self._drawn[name] = drawn
        movement = self._moves.movement
        together = _SIGHT if movement is None else _MOVE
        layers = [layer for i in together for layer in self._drawn.get(i, ())]
        fills = _of_layer(layers, "verdicts")
        if movement is None:
            highlights = [shape for shape in fills if isinstance(shape, Group)]
            figures = self._colours.figures({i for group in highlights for i in _hatched(group)})
        else:
            figures = [figure.ringed for figure in movement.figures]
        self._layers["verdicts"].show(fills)
        self._layers["names"].show(g for g in figures if g.kind == "label")
        self._layers["distances"].show(g for g in figures if g.kind == "note")
        self._layers["sight"].show(_of_layer(layers, "sight"))
        for layer in ("labels", "markers", "solo"):
            # What the board itself writes is meant for its own colours.
            self._layers[layer].mute(movement is not None or bool(self._answers.around))

    def _ring_issues(self) -> None:
        """Ring the places of errors and warnings on the board."""
        found = self._answers.diagnostics
        serious = [d for d in found if d.at and d.severity is not Severity.NOTE]
        rings: Sequence[Shape] = ()
        if serious:
            bare = replace(
                self._answers.checked_map, fields={}, portals=()
            )  # rings need no outlines
            canvas = Canvas(field_outlines(bare, measures=self._measures), self._answers.theme)
            draw_issues(canvas, serious)
            rings = canvas.take("issues")
        self._layers["issues"].show(rings)


def _of_layer(layers: Iterable[Layer], name: str) -> list[Shape]:
    return [shape for layer in layers if layer.name == name for shape in layer.shapes]


def _hatched(group: Group) -> list[str]:
    """Return the field that a highlight hatches, if it does."""
    fills = [path.fill for path in group.shapes if isinstance(path, Path)]
    if group.field is None or all(fill is None or fill.pattern is None for fill in fills):
        return []
    return [group.field]
