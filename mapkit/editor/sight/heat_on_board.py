"""A measure of the report as colours and numbers on the board."""

from __future__ import annotations

from PyQt6.QtCore import QObject

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.colour_scales import ColourScale
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.heat import Heat, draw_heat, without_card_marks, write_heat
from mapkit.drawing.labelling import without_halo
from mapkit.drawing.scene import Group, Shape
from mapkit.drawing.shapes import Measures, board_shapes
from mapkit.drawing.theme import Theme
from mapkit.editor.canvas.picture import BoardPicture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.movement import Moves
from mapkit.editor.sight.reports import Reports
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.query import Query
from mapkit.model import GameMap

_Drawn = tuple[tuple[Shape, ...], tuple[Shape, ...]]
"""Fields in their colours; numbers, ids and markers."""

_NOTHING: _Drawn = ((), ())


class HeatOnBoard(QObject):
    """Shows one measure in the layers ``heat`` and ``figures``, under any answer on sight.

    After an edit the fields as they are now have the numbers from before, until there are new ones.
    """

    def __init__(
        self, model: MapModel, view: BoardView, answers: Answers, moves: Moves, reports: Reports
    ) -> None:
        super().__init__(view)
        self._model, self._picture, self._layers = model, view.picture, view.layers
        self._answers, self._moves, self._reports = answers, moves, reports
        self.chosen = ""
        """The name of the measure, "" for none."""
        self._query: Query[_Drawn] = Query(
            answers.slow, "heat", _NOTHING, rank=1, must_succeed=True
        )
        self._query.changed.connect(self._show)
        for changed in (reports.changed, answers.theme_changed, view.picture.rescaled):
            changed.connect(self._draw)
        for changed in (answers.around_changed, moves.changed):
            changed.connect(self._give_way)

    @property
    def theme(self) -> Theme:
        """The colours of the board."""
        return self._answers.theme

    @property
    def heat(self) -> Heat | None:
        """What is shown."""
        measured = self._reports.measured
        return measured.heats.get(self.chosen) if measured is not None else None

    @property
    def scale(self) -> ColourScale | None:
        """Its colours."""
        return self.heat.scale if self.heat is not None else None

    def choose(self, name: str) -> None:
        """Show a measure by its name in the report, "" for none."""
        self.chosen = name
        self._draw()

    def _draw(self) -> None:
        heat, scale = self.heat, self.scale
        if heat is None or scale is None:
            self._query.clear()
            self._show()
            return
        game_map, theme, picture = self._model.committed, self._answers.theme, self._picture
        about = (heat, game_map, theme, picture.module)
        if self._query.about == about and not self._query.asked:
            return
        measures = _measures(picture)
        self._query.ask(lambda _tell: _drawn(game_map, heat, scale, theme, measures), *about)

    def _show(self) -> None:
        fills, figures = self._query.value
        self._layers["heat"].show(fills)
        self._layers["figures"].show(figures)
        for layer in ("labels", "markers", "solo"):
            self._layers[layer].mute(bool(fills), by="heat")
        self._give_way()

    def _give_way(self) -> None:
        """Hide it while the board shows what a field sees, or where a figure gets to."""
        other = bool(self._answers.around) or self._moves.movement is not None
        for layer in ("heat", "figures"):
            self._layers[layer].mute(other, by="answer")


def _measures(picture: BoardPicture) -> Measures:
    return Measures(picture.frame, picture.module)


def _drawn(
    game_map: GameMap, heat: Heat, scale: ColourScale, theme: Theme, measures: Measures
) -> _Drawn:
    bare = without_card_marks(game_map)
    canvas = Canvas(board_shapes(bare, measures=measures), theme)
    paint = draw_heat(canvas, heat, scale)
    fills = canvas.take("verdicts")
    draw_entries(canvas)
    write_heat(canvas, heat, paint)
    written = canvas.take("labels")
    plain = (without_halo(shape) if isinstance(shape, Group) else shape for shape in written)
    return fills, (*canvas.take("markers"), *plain)
