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
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.analysis.measures.warnings import Warnings
    from mapkit.drawing.heat import Heat

__all__ = ["Measured", "Reports"]


@dataclass(frozen=True, eq=False)
class Measured:
    """What the window shows of a report.

    Attributes
    ----------
    heats : mapping of str to Heat
        Numbers for each field, by names of their own.
    warnings : Warnings or None
    left_out : tuple of str
        What the report lacks, and why.
    problem : str
        Why there is no report, "" where there is one.
    """

    heats: Mapping[str, Heat]
    warnings: Warnings | None = None
    left_out: tuple[str, ...] = ()
    problem: str = ""


class Reports(QObject):
    """The report of the committed map, while somebody wants to see it.

    Disputes are left out of it: they take the longest, and the dock of issues lists them live.

    Parameters
    ----------
    model : MapModel
    worker : Worker
        In whose thread it is made.

    Attributes
    ----------
    changed : signal
        There is another report, or it has become old.
    """

    changed = pyqtSignal()

    def __init__(self, model: MapModel, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._wanted = False
        self._query: Query[Measured | None] = Query(
            worker, "report", None, rank=4, must_succeed=True
        )
        self._query.changed.connect(self.changed)
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

    def want(self, on: bool) -> None:
        """Make reports from now on, or leave it."""
        self._wanted = on
        if not on:
            self._query.cancel()
        self._follow()

    def _follow(self) -> None:
        if self._wanted and self.stale:
            game_map = self._model.committed
            self._query.ask(lambda tell: _measured(game_map, tell), game_map)
        self.changed.emit()


def _measured(game_map: GameMap, tell: Tell) -> Measured:
    from mapkit.board import open_board  # noqa: PLC0415 - in the thread, where it is first asked
    from mapkit.illustrate.report.heats import find_heats  # noqa: PLC0415
    from mapkit.illustrate.report.material import Material  # noqa: PLC0415
    from mapkit.messages import translated  # noqa: PLC0415

    if not game_map.fields:
        return Measured({})
    try:
        answer = open_board(game_map).report(partial=True, disputes=False, progress=tell)
    except MapkitError as problem:
        return Measured({}, problem=translated(problem.message))
    material = Material(answer.map, answer.to_dict())
    return Measured(
        heats=find_heats(material),
        warnings=answer.details.warnings,
        left_out=tuple(
            translated(left.why) for left in answer.details.left_out if left.part != "disputes"
        ),
    )
