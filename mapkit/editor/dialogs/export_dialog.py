"""Everything a map can be exported as: pictures, and what exporters write."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QCloseEvent, QStandardItemModel
from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.drawing.papers import PAPERS, PRINT_PAPERS
from mapkit.editor.dialogs.export_jobs import (
    Format,
    PictureLook,
    data_formats,
    picture_names,
)
from mapkit.editor.dialogs.look_box import look_box
from mapkit.editor.files.questions import ask_replacing
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.settings import remembered_text, settings
from mapkit.editor.tasks.worker import Worker
from mapkit.editor.widgets.labels import plain_label, plain_tip, without_keys
from mapkit.errors import MapkitError
from mapkit.export import Files, Option, file_stem
from mapkit.export.outputs import write_files
from mapkit.messages import file_name_of, translated
from mapkit.model import GameMap

__all__ = ["ExportDialog"]

_FORMAT = "export/format"
_FOLDER = "export/folder"
_WORK = "export"
_SWITCH = {"yes", "no"}


class ExportDialog(QDialog):
    """Pick a format, set it up, write the file; the work runs beside and can be stopped.

    Parameters
    ----------
    game_map : GameMap
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
        self.resize(680, 440)
        self._map = game_map
        self._own = own
        self._name = file_name_of(name or file_stem(game_map.id))
        self._worker = Worker(self)
        self._worker.progress.connect(self._show_progress)
        self._folder = Path(remembered_text(_FOLDER) or folder)
        self._agreed: set[Path] = set()
        self._option_widgets: dict[str, QCheckBox | QComboBox | QLineEdit] = {}
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
        self.list.setCurrentRow(names.index(last) if last in names else 0)

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
        # A file that was written from here, or agreed to in the file dialog, is no surprise.
        if path.exists() and path not in self._agreed and not ask_replacing(self, path.name):
            return
        self._agreed.add(path)
        look, options, chosen = self._look(), self._options(), self.format()
        self._set_busy(True)
        self._say(tr("Working…"))
        self._worker.submit(
            _WORK,
            partial(self._make, chosen, look, options),
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
        self, chosen: Format, look: PictureLook, options: dict[str, str], tell: object
    ) -> Files:
        """Run in the worker's thread."""
        assert callable(tell)
        errors = chosen.exporter is not None and has_errors(check_map(self._map))
        return chosen.write(
            self._map, look, options, partial=errors and chosen.takes_errors, tell=tell
        )

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
        self._say(tr("Wrote {path}.", path=path))

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
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        row.addWidget(label)
        row.addWidget(self.file, 1)
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
        self.about.setText(_about(chosen))
        while self._form_place.count():
            taken = self._form_place.takeAt(0)
            widget = taken.widget() if taken is not None else None
            if widget is not None:
                widget.deleteLater()
        self._option_widgets.clear()
        form = self._picture_form() if chosen.exporter is None else self._options_form(chosen)
        self._form_place.addWidget(form)
        self.file.setText(str(self._folder / f"{self._name}.{chosen.ending}"))
        self._say("\n".join(self._broken))

    def _picture_form(self) -> QWidget:
        widget = QWidget()
        form = QFormLayout(widget)
        form.setContentsMargins(0, 8, 0, 0)
        self.sheet = QComboBox()
        self.sheet.addItem(tr("The board"), "board")
        self.sheet.addItem(tr("The sniper's secret map"), "secret")
        if self.format().has_pages:
            self.sheet.addItem(tr("The sight booklet"), "booklet")
            self.sheet.addItem(tr("Cards of objectives and regroup marks"), "cards")
        form.addRow(tr("&What"), self.sheet)
        self.paper = QComboBox()
        self.paper.addItem(tr("Its own size"), "")
        for paper in PAPERS:
            self.paper.addItem(paper.title(), paper)
        form.addRow(tr("P&aper"), self.paper)
        self.sheets = QCheckBox(tr("On &many sheets, at the true size of the board"))
        self.grey = QCheckBox(tr("&Without colours"))
        if self.format().has_pages:
            form.addRow("", self.sheets)
            form.addRow("", self.grey)
        self.labels = _checked(tr("&Numbers of the fields"))
        self.markers = _checked(tr("What is &printed on the fields"))
        self.legend = _checked(tr("Explanation of the &symbols"))
        self.look = look_box("board")
        form.addRow(tr("&Look"), self.look)
        for box in (self.labels, self.markers, self.legend):
            form.addRow("", box)
        for choice in (self.sheet, self.paper):
            choice.currentIndexChanged.connect(self._fit_to_choice)
        self._fit_to_choice()
        self.dpi = QSpinBox()
        self.dpi.setRange(20, 1200)
        self.dpi.setValue(150)
        self.dpi.setSuffix(" dpi")
        if self.format().ending not in {"svg", "pdf"}:
            form.addRow(tr("&Resolution"), self.dpi)
        return widget

    def _fit_to_choice(self) -> None:
        board = self.sheet.currentData() == "board"  # the secret map is one sheet, and light
        self.look.setEnabled(board)
        self.sheets.setEnabled(board and bool(self.paper.currentData()))
        prints = self._prints()
        self.grey.setEnabled(bool(prints))
        for box in (self.labels, self.markers, self.legend):
            box.setEnabled(not prints)
        self._offer_papers(PRINT_PAPERS if prints else ("", *PAPERS))

    def _offer_papers(self, papers: Collection[str]) -> None:
        """Let the user choose some papers only; the first of them where another was chosen."""
        model = self.paper.model()
        assert isinstance(model, QStandardItemModel)
        for row in range(self.paper.count()):
            item = model.item(row)
            assert item is not None
            item.setEnabled(self.paper.itemData(row) in papers)
        if self.paper.currentData() not in papers:
            self.paper.setCurrentIndex(self.paper.findData(next(iter(papers))))

    def _prints(self) -> str:
        """Return which of what has many pages is chosen; "" for pictures."""
        chosen = str(self.sheet.currentData())
        return chosen if chosen in {"booklet", "cards"} else ""

    def _options_form(self, chosen: Format) -> QWidget:
        widget = QWidget()
        form = QFormLayout(widget)
        form.setContentsMargins(0, 8, 0, 0)
        for option in chosen.options:
            made = _option_widget(option)
            self._option_widgets[option.name] = made
            made.setToolTip(plain_tip(translated(option.summary)))
            if isinstance(made, QCheckBox):
                form.addRow("", made)
            else:
                name = plain_label(without_keys(_sentence(translated(option.name))))
                name.setBuddy(made)
                form.addRow(name, made)
        return widget

    def _look(self) -> PictureLook:
        if self.format().exporter is not None:
            return PictureLook()
        return PictureLook(
            labels=self.labels.isChecked(),
            markers=self.markers.isChecked(),
            legend=self.legend.isChecked(),
            secret=self.sheet.currentData() == "secret",
            paper=str(self.paper.currentData()),
            sheets=self.sheets.isEnabled() and self.sheets.isChecked(),
            dpi=float(self.dpi.value()),
            look=str(self.look.currentData()),
            prints=self._prints(),
            grey=self.grey.isEnabled() and self.grey.isChecked(),
        )

    def _options(self) -> dict[str, str]:
        found = {}
        for name, widget in self._option_widgets.items():
            if isinstance(widget, QCheckBox):
                found[name] = "yes" if widget.isChecked() else "no"
            elif isinstance(widget, QComboBox):
                found[name] = str(widget.currentData())
            else:
                found[name] = widget.text()
        return found

    def _browse(self) -> None:
        ending = self.format().ending
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


def _about(chosen: Format) -> str:
    """Say what a format is, and what it leaves out."""
    exporter = chosen.exporter
    if exporter is None:
        return tr("The board as a picture ({ending}).", ending=chosen.title)
    said = [_sentence(translated(exporter.summary))]
    if exporter.several:
        said.append(tr("Several files: a folder, or a name that ends in .zip."))
    if exporter.loses:
        said.append(tr("It leaves out: {what}.", what=translated(exporter.loses)))
    return "\n".join(said)


def _checked(text: str) -> QCheckBox:
    box = QCheckBox(text)
    box.setChecked(True)
    return box


def _option_widget(option: Option) -> QCheckBox | QComboBox | QLineEdit:
    if set(option.values) == _SWITCH:
        box = QCheckBox(without_keys(_sentence(translated(option.summary))))
        box.setChecked(option.default == "yes")
        return box
    if len(option.values) > 1:
        choice = QComboBox()
        for value in option.values:
            choice.addItem(translated(value), value)
        return choice
    return QLineEdit(option.default)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _are_one(path: Path, other: Path) -> bool:
    """Tell whether two names lead to one file."""
    try:
        return path.samefile(other)
    except OSError:  # one of them is not there
        return path.resolve() == other.resolve()
