"""The report in the window: its dock, its colours on the board, its file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QFileDialog, QInputDialog, QPushButton

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.questions import offered
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.heat_on_board import HeatOnBoard
from mapkit.editor.sight.report_panel import ReportPanel
from mapkit.editor.sight.reports import Reports
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.worker import Tell
from mapkit.editor.widgets.labels import warn
from mapkit.edits import silence, unsilence
from mapkit.errors import MapkitError
from mapkit.mapfile import write_atomic
from mapkit.messages import translated
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.analysis.measures.warnings import MapWarning
    from mapkit.board.report import ReportAnswer

_SAVE = "save report"


def install(shell: Shell) -> None:
    """Add the dock and its actions."""
    shell.provide(ReportFeature(shell))


class ReportFeature(QObject):
    """The report of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._model = shell, shell.model
        self._live = live = shell.part(LiveFeature)
        self._worker = live.answers.slow
        self.reports = Reports(shell.model, self._worker, self)
        self.heat = HeatOnBoard(
            shell.model, shell.part(BoardView), live.answers, live.moves, self.reports
        )
        self.panel = ReportPanel(shell.model, self.reports, self.heat)
        self._dock = shell.add_dock("report", tr("Report"), self.panel)
        self._dock.visibilityChanged.connect(self.reports.want)
        self._add_actions()
        panel, actions = self.panel, shell.actions_by_id
        panel.picked.connect(self._jump)
        panel.chosen.connect(partial(actions.refresh, "report.silence", "report.unsilence"))
        for action, button in (
            ("report.silence", panel.silence_button),
            ("report.unsilence", panel.again_button),
            ("report.save", panel.save_button),
        ):
            button.clicked.connect(actions[action].trigger)
            actions[action].changed.connect(partial(self._follow, action, button))
            self._follow(action, button)
        live.answers.theme_changed.connect(panel.show_key)

    def _follow(self, action: str, button: QPushButton) -> None:
        button.setEnabled(self._shell.actions_by_id[action].isEnabled())
        button.setToolTip(self._shell.actions_by_id[action].toolTip())

    def _add_actions(self) -> None:
        chosen = Requirement(
            lambda: self.panel.warning is not None,
            tr("Choose a warning in the list of the report first."),
        )
        silenced = Requirement(
            lambda: self.panel.silenced is not None,
            tr("Choose a silenced warning in the list of the report first."),
        )
        some = Requirement(lambda: self._model.committed.fields, tr("The map has no fields."))
        self._shell.actions_by_id.add(
            ActionSpec(
                "report.silence", tr("Sile&nce warning…"), self._silence, "sight", "",
                tr("Say why the chosen warning does not matter; the map keeps the reason"),
                group="report", needs=(chosen, at_rest(self._model)),
            ),
            ActionSpec(
                "report.unsilence", tr("Sa&y warning again"), self._unsilence, "sight", "",
                tr("Take the chosen warning out of those that the map silences"),
                group="report", needs=(silenced, at_rest(self._model)),
            ),
            ActionSpec(
                "report.save", tr("Save &report…"), self._save, "sight", "",
                tr("Write a report of the whole map, with pictures and tables, to a file"),
                group="report", needs=(some,),
            ),
        )  # fmt: skip

    def _jump(self, warning: MapWarning) -> None:
        """Select the fields of a warning and bring them into view."""
        fields = tuple(i for i in warning.fields if i in self._model.shown.fields)
        if fields:
            self._model.select(Selection(fields=fields))
            self._live.show_fields(fields)

    def _silence(self) -> None:
        warning = self.panel.warning
        if warning is None:
            return
        reason, given = QInputDialog.getText(
            self._shell.widget, tr("Silence a warning"),
            tr("{warning}\n\nWhy does it not matter here?", warning=translated(warning.sentence)),
        )  # fmt: skip
        if given:
            edit = partial(
                silence, warning=warning.warning, reason=reason, field=warning.field,
                sector=warning.sector, rule=warning.rule,
            )  # fmt: skip
            self._model.edit(tr("Silence a warning"), edit)

    def _unsilence(self) -> None:
        warning = self.panel.silenced
        known = self._model.committed.silenced
        entry = next((s for s in known if warning and warning.silenced_by(s)), None)
        if entry is not None:
            edit = partial(unsilence, silenced=entry)
            self._model.edit(tr("Say a warning again"), edit)

    def _save(self) -> None:
        game_map = self._model.committed
        name, _ = QFileDialog.getSaveFileName(
            self._shell.widget, tr("Save the report"), offered(Path(f"{game_map.id}-report.html")),
            tr("Reports ({endings})", endings="*.html *.pdf"),
        )  # fmt: skip
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}.html")
        known = self.reports.answer
        self._worker.submit(
            _SAVE,
            lambda tell: _written(game_map, known, path.suffix, tell),
            partial(self._saved, path),
            failed=self._failed,
            rank=3,
        )
        self._shell.tell(tr("Writing the report …"), seconds=60)

    def _saved(self, path: Path, data: bytes) -> None:
        try:
            write_atomic(path, data, force=True)
        except MapkitError as problem:
            self._failed(problem)
        else:
            self._shell.tell(tr("Saved {name}.", name=path.name), seconds=5)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, MapkitError):
            raise problem
        warn(self._shell.widget, tr("The report was not saved"), message_of(problem))


def _written(game_map: GameMap, known: ReportAnswer | None, ending: str, tell: Tell) -> bytes:
    """Return the pages of a report that is known with its disputes, or of a new one."""
    from mapkit.board import open_board  # noqa: PLC0415 - in the thread, where it is first asked

    answer = known or open_board(game_map).report(partial=True, progress=tell)
    return answer.pages(ending, progress=tell)
