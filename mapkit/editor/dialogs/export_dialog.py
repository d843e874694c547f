"""Everything a map can be exported as: pictures, and what exporters write."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.dialogs.export_jobs import (
    Format,
    PictureLook,
    data_formats,
    picture_names,
    told_of,
)
from mapkit.editor.dialogs.export_preview import ExportPreview
from mapkit.editor.dialogs.picture_form import PictureForm
from mapkit.editor.files.questions import ask_replacing
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.settings import remembered_text, settings
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.editor.widgets.labels import plain_label
from mapkit.editor.widgets.option_form import OptionForm
from mapkit.errors import MapkitError
from mapkit.export import Files, file_stem
from mapkit.export.outputs import write_files, zipped
from mapkit.mapfile.disk import beside
from mapkit.messages import file_name_of
from mapkit.model import GameMap

_FORMAT = "export/format"
_FOLDER = "export/folder"
_CONTAINER = "export/container"
_WORK = "export"
_USUAL = "png"


class ExportDialog(QDialog):
    """Pick a format, set it up, write the file; the work runs beside and can be stopped.

    Parameters
    ----------
    folder : Path
        Where to write where nothing was exported before.
    own : Path, optional
        The map's own file, which is never written over.
    name : str
        What to call the file, without its ending; "" for the map's id.
    """

    def __init__(
        self,
        game_map: GameMap,
        folder: Path,
        parent: QWidget | None = None,
        *,
        own: Path | None = None,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export"))
        self.resize(720, 620)
        self._map = game_map
        self._own = own
        self._name = file_name_of(name or file_stem(game_map.id))
        self._worker = Worker(self)
        self._worker.progress.connect(self._show_progress)
        self._folder = Path(remembered_text(_FOLDER) or folder)
        self._agreed: set[Path] = set()
        self.picture: PictureForm | None = None
        self.options = OptionForm((), _FORMAT)
        pictures = picture_names()
        data, self._broken = data_formats()
        self.formats = [*pictures, *data]
        whole = QVBoxLayout(self)
        whole.setSpacing(14)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        whole.addLayout(columns, 1)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Formats"))
        self.list.setFixedWidth(210)
        self.list.setStyleSheet("QListWidget::item { padding: 4px; }")
        for known in self.formats:
            kind = tr("picture") if known.exporter is None else tr("data")
            item = QListWidgetItem(f"{known.title}\n.{known.ending} · {kind}")
            item.setData(Qt.ItemDataRole.UserRole, known.name)
            self.list.addItem(item)
        columns.addWidget(self.list)
        right = QVBoxLayout()
        columns.addLayout(right, 1)
        self.about = plain_label()
        right.addWidget(self.about)
        self._form_place = QVBoxLayout()
        right.addLayout(self._form_place)
        self.preview = ExportPreview(game_map, self._worker)
        right.addWidget(self.preview)
        right.addStretch(1)
        self.message = plain_label()
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        right.addWidget(self.message)
        self.progress = QProgressBar()
        self.progress.hide()
        right.addWidget(self.progress)
        whole.addLayout(self._file_row())
        whole.addLayout(self._button_row())
        self.list.currentRowChanged.connect(self._choose)
        names = [known.name for known in self.formats]
        last = remembered_text(_FORMAT)
        usual = last if last in names else _USUAL
        self.list.setCurrentRow(names.index(usual) if usual in names else 0)

    def format(self) -> Format:
        """Return the chosen format."""
        return self.formats[max(self.list.currentRow(), 0)]

    def export(self) -> None:
        """Write the file, beside the window's own work."""
        path = Path(self.file.text()).expanduser()
        if not path.is_absolute():
            path = self._folder / path
        if self._own is not None and _are_one(path, self._own):
            self._say(tr("{name} is the map itself: choose another name.", name=path.name))
            return
        # A file that was agreed to in the file dialog is no surprise, once.
        if path.exists() and path not in self._agreed and not ask_replacing(self, path.name):
            return
        self._agreed.discard(path)
        look = self.picture.shown() if self.picture is not None else PictureLook()
        options, chosen = self.options.values(), self.format()
        self._set_busy(True)
        self._say(tr("Working…"))
        self._worker.submit(
            _WORK,
            partial(self._make, chosen, look, options, path),
            partial(self._write, path),
            failed=self._fail,
        )

    def reject(self) -> None:
        """Stop the work, or close the dialog."""
        if self._worker.busy(_WORK):
            self._worker.cancel(_WORK)
            self._set_busy(False)
            self._say(tr("Stopped; nothing was written."))
        else:
            super().reject()

    def done(self, result: int) -> None:
        """End the thread with the dialog."""
        self._worker.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Stop the work with the dialog."""
        self._worker.cancel(_WORK)
        super().closeEvent(event)

    def _make(
        self, chosen: Format, look: PictureLook, options: Mapping[str, str], path: Path, tell: Tell
    ) -> Files:
        """Run in the worker's thread."""
        errors = chosen.exporter is not None and has_errors(check_map(self._map))
        files = chosen.write(
            self._map, look, options, partial=errors and chosen.takes_errors, tell=tell
        )
        return files if isinstance(files, bytes) or path.suffix.lower() != ".zip" else zipped(files)

    def _write(self, path: Path, files: Files) -> None:
        self._set_busy(False)
        try:
            write_files(path, files, force=True)
        except MapkitError as problem:
            self._fail(problem)
            return
        kept = settings()
        kept.setValue(_FORMAT, self.format().name)
        kept.setValue(_FOLDER, str(path.parent))
        (self.picture or self.options).remember()
        self._say(tr("Wrote {path}.", path=path))
        self.file.setText(str(_free(path)))

    def _fail(self, problem: Exception) -> None:
        self._set_busy(False)
        said = message_of(problem)
        if not isinstance(problem, MapkitError):
            said = f"{type(problem).__name__}: {said}"
        self._say(tr("Nothing was written: {problem}", problem=said))

    def _file_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = plain_label(tr("&File"), wrapped=False)
        self.file = QLineEdit()
        label.setBuddy(self.file)
        self.container = QComboBox()
        self.container.setAccessibleName(tr("Zip file or folder"))
        self.container.addItem(tr("Zip file"), ".zip")
        self.container.addItem(tr("Folder"), "")
        self.container.setCurrentIndex(self.container.findData(remembered_text(_CONTAINER, ".zip")))
        self.container.activated.connect(self._change_container)
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        row.addWidget(label)
        row.addWidget(self.file, 1)
        row.addWidget(self.container)
        row.addWidget(browse)
        return row

    def _button_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        self.export_button = QPushButton(tr("&Export"))
        self.export_button.setDefault(True)
        self.export_button.clicked.connect(self.export)
        self.close_button = QPushButton(tr("&Close"))
        self.close_button.clicked.connect(self.reject)
        row.addWidget(self.export_button)
        row.addWidget(self.close_button)
        return row

    def _choose(self, _row: int) -> None:
        chosen = self.format()
        self.about.setText("\n".join(told_of(chosen, self._map)))
        while self._form_place.count():
            taken = self._form_place.takeAt(0)
            widget = taken.widget() if taken is not None else None
            if widget is not None:
                widget.deleteLater()
        self.picture = PictureForm(chosen, self._map.ruleset) if chosen.exporter is None else None
        self.options = OptionForm(chosen.options(self._map.ruleset), f"export/{chosen.name}")
        self._form_place.addWidget(self.picture or self.options)
        self.container.setVisible(chosen.several)
        if self.picture is None:
            self.preview.hide()
        else:
            self.picture.changed.connect(self._show_picture)
            self._show_picture()
        whole = chosen.several and self.container.currentData() == ""
        name = self._name if whole else self._file_name()
        self.file.setText(str(_free(self._folder / name)))
        self._say("\n".join(self._broken))

    def _show_picture(self) -> None:
        if self.picture is not None:
            self.preview.show_look(self.picture.shown())

    def _file_name(self) -> str:
        return f"{self._name}.{self.format().ending}"

    def _change_container(self) -> None:
        """Name a zip file or a folder."""
        path = Path(self.file.text())
        bare = path.with_suffix("") if path.suffix.lower() == ".zip" else path
        self.file.setText(f"{bare}{self.container.currentData()}")
        settings().setValue(_CONTAINER, self.container.currentData())

    def _browse(self) -> None:
        ending = self.format().ending
        if self.format().several and self.container.currentData() == "":
            folder = QFileDialog.getExistingDirectory(self, tr("Export to"), str(self._folder))
            if folder:
                self.file.setText(str(Path(folder) / self._name))
            return
        chosen, _ = QFileDialog.getSaveFileName(
            self,
            tr("Export to"),
            self.file.text(),
            f"{self.format().title} (*.{ending});;{tr('All files')} (*)",
        )
        if chosen:
            path = Path(chosen)
            if path.suffix:
                self._agreed.add(path)
            whole = path.suffix or self.format().several
            self.file.setText(str(path if whole else path.with_suffix(f".{ending}")))

    def _show_progress(self, _kind: str, done: int, total: int) -> None:
        self.progress.setMaximum(max(total, 1))
        self.progress.setValue(done)

    def _set_busy(self, busy: bool) -> None:
        self.progress.setVisible(busy)
        self.progress.setRange(0, 0)
        self.export_button.setEnabled(not busy)
        self.list.setEnabled(not busy)
        self.close_button.setText(tr("&Stop") if busy else tr("&Close"))

    def _say(self, text: str) -> None:
        self.message.setText(text)


def _free(path: Path) -> Path:
    """Return a path at which nothing is, with a number in its name where need be."""
    found, n = path, 1
    while found.exists():
        n += 1
        found = beside(path, f"-{n}")
    return found


def _are_one(path: Path, other: Path) -> bool:
    """Return whether two names lead to one file."""
    try:
        return path.samefile(other)
    except OSError:  # one of them is not there
        return path.resolve() == other.resolve()
