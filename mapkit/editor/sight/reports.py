"""The report of the open map: made in a thread, made anew after edits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

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
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.errors import MapkitError
from mapkit.messages import translated
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.analysis.measures.dispute_curve import DisputeCurve
    from mapkit.analysis.measures.warnings import Warnings
    from mapkit.board.report import ReportAnswer
    from mapkit.drawing.heat import Heat


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


_REPORT = "report"
"""The worker's name for it."""


@dataclass(frozen=True, eq=False)
class Measured:
    """What the window shows of a report.

    Attributes
    ----------
    heats : mapping of str to Heat
        Numbers for each field, by names of their own.
    answer : ReportAnswer or None
        All of the report.
    problem : str
        Why there is no report, "" where there is one.
    """

    heats: Mapping[str, Heat]
    answer: ReportAnswer | None = None
    problem: str = ""

    @property
    def warnings(self) -> Warnings | None:
        """What the map is warned of."""
        return self.answer.details.warnings if self.answer is not None else None

    @property
    def disputes(self) -> DisputeCurve | None:
        """How many answers are disputed, where somebody has asked for it."""
        return self.answer.details.disputes if self.answer is not None else None

    @property
    def left_out(self) -> tuple[str, ...]:
        """Why parts are missing that nobody has to ask for."""
        left = self.answer.details.left_out if self.answer is not None else ()
        return tuple(translated(part.why) for part in left if part.part != "disputes")


class Reports(QObject):
    """The report of the committed map, while somebody wants to see it.

    Disputes are counted only when somebody asks for it, since they take the longest.

    Parameters
    ----------
    worker : Worker
        In whose thread it is made.

    Attributes
    ----------
    changed : signal
        There is another report, or it has become old.
    progress : signal of (int, int)
        Steps done and steps in all of the report that is being made.
    """

    changed = pyqtSignal()
    progress = pyqtSignal(int, int)

    def __init__(self, model: MapModel, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._wanted = False
        self._with_disputes = False
        self._query: Query[Measured | None] = Query(
            worker, _REPORT, None, rank=4, must_succeed=True
        )
        self._query.changed.connect(self.changed)
        worker.progress.connect(self._tell)
        model.committed_changed.connect(self._follow)

    @property
    def measured(self) -> Measured | None:
        """The newest report, of the map as it is or as it was; None before the first."""
        return self._query.value

    @property
    def measured_map(self) -> GameMap:
        """The map that was measured."""
        return self._query.about[0] if self._query.about else self._model.committed

    @property
    def stale(self) -> bool:
        """Whether the map has changed since."""
        return self.measured is None or self.measured_map is not self._model.committed

    @property
    def measuring(self) -> bool:
        """Whether a report is being made."""
        return self._query.asked

    @property
    def counting(self) -> bool:
        """Whether disputes are being counted."""
        return self.measuring and self._with_disputes

    @property
    def countable(self) -> bool:
        """Whether there is a report of the map as it is in which disputes are not counted."""
        measured = self.measured
        return (
            measured is not None
            and measured.answer is not None
            and measured.disputes is None
            and not self.stale
            and not self.counting
        )

    @property
    def answer(self) -> ReportAnswer | None:
        """The report of the map as it is, with its disputes; None while there is none."""
        measured = self.measured
        counted = measured is not None and measured.disputes is not None
        return measured.answer if measured is not None and counted and not self.stale else None

    def want(self, on: bool) -> None:
        """Make reports from now on, or leave it; disputes are counted to the end in any case."""
        self._wanted = on
        if not self.counting:
            self._follow()

    def count_disputes(self) -> None:
        """Make the report anew, with how many answers are disputed."""
        self._ask(disputes=True)
        self.changed.emit()

    def stop(self) -> None:
        """Stop counting; the report without disputes stays."""
        self._follow()

    def _follow(self) -> None:
        self._query.cancel()  # of another map, or nobody looks
        if self._wanted and self.stale:
            self._ask(disputes=False)
        self.changed.emit()

    def _ask(self, *, disputes: bool) -> None:
        self._with_disputes = disputes
        game_map = self._model.committed
        self._query.ask(lambda tell: _measured(game_map, tell, disputes=disputes), game_map)

    def _tell(self, kind: str, done: int, total: int) -> None:
        if kind == _REPORT:
            self.progress.emit(done, total)


def _measured(game_map: GameMap, tell: Tell, *, disputes: bool) -> Measured:
    from mapkit.board import open_board  # noqa: PLC0415 - in the thread, where it is first asked
    from mapkit.illustrate.report.heats import find_heats  # noqa: PLC0415
    from mapkit.illustrate.report.material import Material  # noqa: PLC0415

    if not game_map.fields:
        return Measured({})
    try:
        answer = open_board(game_map).report(partial=True, disputes=disputes, progress=tell)
    except MapkitError as problem:
        return Measured({}, problem=translated(problem.message))
    material = Material(answer.map, answer.to_dict())
    return Measured(find_heats(material), answer)
