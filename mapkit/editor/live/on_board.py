"""Answers drawn on the board: colours by verdict, the line and its beam, pins, moves."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QObject

from mapkit.diagnostics import Severity
from mapkit.drawing.around import draw_around
from mapkit.drawing.board import draw_issues
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import ground_of
from mapkit.drawing.moves import draw_hear, draw_reach
from mapkit.drawing.pair import draw_pair
from mapkit.drawing.requests import HearPicture, ReachPicture
from mapkit.drawing.scene import Shape
from mapkit.drawing.shapes import field_outlines
from mapkit.drawing.theme import NIGHT
from mapkit.editor.canvas.layers import LayerStack
from mapkit.editor.live.answers import Answers
from mapkit.editor.live.moves import Moves
from mapkit.editor.live.relations_shown import RelationsShown
from mapkit.illustrate import around_picture, pair_picture

__all__ = ["AnswersOnBoard"]


class AnswersOnBoard(QObject):
    """Shows what is answered in the layers ``verdicts`` and ``sight``."""

    def __init__(
        self,
        layers: LayerStack,
        answers: Answers,
        moves: Moves,
        relations: RelationsShown,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._layers = layers
        self._answers = answers
        self._moves = moves
        self._relations = relations
        self._around: Canvas | None = None
        self._numbers: Canvas | None = None
        answers.around_changed.connect(self._draw_around)
        answers.pair_changed.connect(self._show)
        answers.pins_changed.connect(self._show)
        answers.checked.connect(self._ring_issues)
        moves.changed.connect(self._show)
        relations.changed.connect(self._show)

    def _draw_around(self) -> None:
        answers = self._answers
        self._numbers = None
        if answers.around_origin is None or not answers.around:
            self._around = None
        else:
            game_map = answers.around_map
            canvas = Canvas()
            picture = around_picture(game_map, answers.around_origin, answers.around)
            draw_around(canvas, field_outlines(game_map), NIGHT, picture)
            self._around = canvas
            if answers.numbers is not None:
                self._numbers = answers.numbers
        self._show()

    def _ring_issues(self) -> None:
        """Ring the places of errors and warnings on the board."""
        canvas, found = Canvas(), self._answers.diagnostics
        serious = [d for d in found if d.at and d.severity is not Severity.NOTE]
        if serious:
            shapes = field_outlines(self._answers.checked_map)
            draw_issues(canvas, shapes, NIGHT, serious)
        self._layers["issues"].show(_of_layer([canvas], "issues"))

    def _show(self) -> None:
        """Show all answers, the pair under the mouse on top."""
        canvases = [c for c in (self._around, self._relations.canvas) if c is not None]
        answers, movement = self._answers, self._moves.movement
        if movement is not None:
            canvas = Canvas()
            if isinstance(movement.picture, ReachPicture):
                draw_reach(canvas, movement.shapes, NIGHT, movement.picture)
            elif isinstance(movement.picture, HearPicture):
                game_map, module = movement.shapes.game_map, movement.shapes.module
                grounds = {
                    i: ground_of(game_map, game_map.fields[i], NIGHT, module)
                    for i in movement.picture.hearers
                    if i in game_map.fields
                }
                grounds |= {
                    i: ground_of(game_map, game_map.fields[i], NIGHT, module)
                    for i in movement.picture.path
                }
                draw_hear(canvas, movement.shapes, NIGHT, movement.picture, grounds)
            canvases.append(canvas)
        for pair in (*answers.pinned.values(), *([answers.pair] if answers.pair else ())):
            canvas = Canvas()
            draw_pair(canvas, pair.shapes, NIGHT, pair_picture(pair.map, pair.answer))
            canvases.append(canvas)
        self._layers["verdicts"].show(_of_layer(canvases, "verdicts"))
        numbers = [self._numbers] if self._numbers is not None else []
        shown = [*_of_layer(numbers, "labels"), *_of_layer(canvases, "sight")]
        self._layers["sight"].show(shown)
        for name in ("labels", "markers"):
            self._layers[name].mute(bool(numbers))


def _of_layer(canvases: Iterable[Canvas], name: str) -> list[Shape]:
    return [
        shape
        for canvas in canvases
        for layer in canvas.layers()
        if layer.name == name
        for shape in layer.shapes
    ]
