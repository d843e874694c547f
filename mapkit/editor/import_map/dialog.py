"""A file of another program: how to read it, what becomes of it, and *Open*."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLayout,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from mapkit.diagnostics import Severity
from mapkit.editor.i18n.texts import message_of, tr, tr_n
from mapkit.editor.import_map.findings import Findings
from mapkit.editor.import_map.job import Draft, ImportJob
from mapkit.editor.import_map.preview import Preview
from mapkit.editor.import_map.settings_form import SettingsForm
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.worker import Worker
from mapkit.editor.widgets.boxes import icon_button
from mapkit.editor.widgets.labels import plain_label
from mapkit.errors import MapkitError
from mapkit.export import load_importers
from mapkit.export.box import make_ready
from mapkit.messages import decimal, one_line
from mapkit.model import GameMap

_WORK = "import"
_REST_MS = 250


class ImportDialog(QDialog):
    """Shows what becomes of a file before anything is opened; the work runs beside.

    ``game_map`` is what to open, once the dialog was accepted.
    """

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import {name}", name=one_line(path.name)))
        self.resize(1120, 700)
        self.game_map: GameMap | None = None
        self.draft: Draft | None = None
        make_ready()
        self._job = ImportJob(path)
        self._worker = Worker(self)
        self._worker.progress.connect(self._show_progress)
        self._soon = single_shot(self, self._begin)
        working, broken = load_importers()
        self._broken = "\n".join(str(one) for one in broken)
        self._plain: Draft | None = None
        """The draft without the options that were set last time, while those are tried."""
        self.form = SettingsForm(working)
        self.form.changed.connect(self._ask)
        whole = QVBoxLayout(self)
        parts = QHBoxLayout()
        parts.setSpacing(14)
        whole.addLayout(parts, 1)
        parts.addWidget(self.form)
        parts.addLayout(self._results(), 1)
        self.message = plain_label()
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        whole.addWidget(self.message)
        self.progress = QProgressBar()
        whole.addWidget(self.progress)
        whole.addLayout(self._buttons())
        self._begin()

    @property
    def busy(self) -> bool:
        """Whether a preview is on its way."""
        return self._worker.busy(_WORK) or self._soon.isActive()

    def accept(self) -> None:
        """Leave the map to be opened."""
        if self.draft is None or not self.open_button.isEnabled():
            return
        self.form.options.remember()
        self.game_map = self.draft.made.map
        super().accept()

    def reject(self) -> None:
        """Stop the work, or close the dialog."""
        if self.busy:
            self._soon.stop()
            self._worker.cancel(_WORK)
            self._rest(tr("Stopped. Nothing was opened."))
            self.again_button.show()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """End the thread with the dialog."""
        self._soon.stop()
        self._worker.close(wait=False)
        super().done(result)

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Stop the work with the dialog."""
        self._soon.stop()
        self._worker.cancel(_WORK)
        super().closeEvent(event)

    def _results(self) -> QLayout:
        self.preview = Preview()
        self.findings = Findings()
        self.findings.chosen.connect(self._show_place)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.preview)
        split.addWidget(self.findings)
        split.setSizes([420, 180])
        column = QVBoxLayout()
        top = QHBoxLayout()
        self.summary = plain_label()
        top.addWidget(self.summary, 1)
        for sign, tip, run in (
            ("zoom_out", tr("Zoom out"), lambda: self.preview.zoom(1 / 1.25)),
            ("zoom_in", tr("Zoom in"), lambda: self.preview.zoom(1.25)),
            ("fit", tr("Show the whole board"), self.preview.fit),
        ):
            top.addWidget(icon_button(sign, tip, run))
        column.addLayout(top)
        column.addWidget(split, 1)
        return column

    def _buttons(self) -> QLayout:
        row = QHBoxLayout()
        row.addWidget(plain_label(tr("Nothing is written until you save the map.")), 1)
        self.again_button = QPushButton(tr("Try a&gain"))
        self.again_button.clicked.connect(self._begin)
        self.open_button = QPushButton(tr("&Open"))
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self.accept)
        self.close_button = QPushButton(tr("&Close"))
        self.close_button.clicked.connect(self.reject)
        for button in (self.again_button, self.open_button, self.close_button):
            row.addWidget(button)
        return row

    def _ask(self) -> None:
        """Draw the preview anew, once somebody rests for a moment."""
        self._plain = None
        self.open_button.setEnabled(False)
        self._soon.start(_REST_MS)

    def _begin(self) -> None:
        self._soon.stop()
        self.open_button.setEnabled(False)
        self.again_button.hide()
        self.progress.setRange(0, 0)
        self.progress.show()
        self.close_button.setText(tr("&Stop"))
        self.message.setText(tr("Working…"))
        work = partial(self._job.make, self.form.wishes())
        self._worker.submit(_WORK, work, self._show, failed=self._fail)

    def _show(self, draft: Draft) -> None:
        self.draft = draft
        if self.form.show_importer(draft.importer) and self.form.options.values() != draft.options:
            self._begin()  # they are as they were set last time, perhaps for another drawing
            self._plain = draft
            return
        self._plain = None
        self.form.show_draft(draft)
        self.preview.show_draft(draft)
        self.findings.show_draft(draft)
        self.summary.setText(_summary(draft))
        self._rest(self._broken)
        self.open_button.setEnabled(draft.sized)
        if not draft.sized:
            self.message.setText(
                tr("The file does not say how large it is: give its width, its height or its unit.")
            )
            self.form.size_box.width_mm.setFocus()

    def _fail(self, problem: Exception) -> None:
        plain, self._plain = self._plain, None
        if plain is not None:
            self.form.options.reset()
            self._show(plain)
            return
        self.draft = None
        if self._job.importer is not None:
            self.form.show_importer(self._job.importer)
        self.preview.clear()
        self.findings.clear()
        self.summary.setText("")
        said = message_of(problem)
        if not isinstance(problem, MapkitError):
            said = f"{type(problem).__name__}: {said}"
        self._rest(tr("This cannot be imported: {problem}", problem=said))

    def _rest(self, message: str) -> None:
        self.progress.hide()
        self.close_button.setText(tr("&Close"))
        self.message.setText(message)

    def _show_place(self, at: tuple[float, float] | None) -> None:
        if at is None:
            self.preview.leave_place()
        else:
            self.preview.show_place(at)

    def _show_progress(self, _kind: str, done: int, total: int) -> None:
        self.progress.setMaximum(max(total, 1))
        self.progress.setValue(done)


def _summary(draft: Draft) -> str:
    fields, joined = len(draft.made.map.fields), draft.made.joined
    said = [tr_n("{n} field(s)", fields), tr_n("{n} pair(s) of neighbours", draft.neighbours)]
    if joined is not None:
        said.append(
            tr(
                "{area} mm² closed, no border moved by more than {moved} mm",
                area=decimal(joined.closed_mm2, 0),
                moved=decimal(joined.moved_mm, 2, trim=True),
            )
        )
    errors = sum(d.severity is Severity.ERROR for d in draft.made.found)
    said.append(tr_n("{n} error(s) left", errors) if errors else tr("no errors"))
    return "; ".join(said)
