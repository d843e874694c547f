"""The report of the open map: made in a thread, made anew after edits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

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

_REPORT = "report"
"""The worker's name for it."""


@dataclass(frozen=True, eq=False)
class Measured:
    """What the window shows of a report."""

    heats: Mapping[str, Heat]
    """Numbers for each field, by names of their own."""
    answer: ReportAnswer | None = None
    """All of the report."""
    problem: str = ""
    """Why there is no report, "" where there is one."""

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

    It is made in the thread of ``worker``.
    """

    changed = pyqtSignal()
    """There is another report, or it has become old."""
    progress = pyqtSignal(int, int)
    """Steps done and steps in all of the report that is being made."""

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
