"""Where to begin: recent files, shipped boards, something new, a drawing, a photo, the tutorial."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QSize, Qt
from PyQt6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QIcon,
    QKeySequence,
    QPainter,
    QPalette,
    QPixmap,
    QShortcut,
    QShowEvent,
)
from PyQt6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.dialogs.scene_painter import image_steps
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.i18n.texts import tr
from mapkit.editor.import_map.feature import MapImport, ask_path_to_import, can_import, expect
from mapkit.editor.settings import recent_files, remembered_text
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import at_once
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.editor.trace.picture_page import ask_photo, is_photo
from mapkit.editor.trace.walk import PhotoWalk
from mapkit.editor.trace.work import missing_libraries
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.item_views import dropped_files
from mapkit.editor.widgets.labels import plain_label, plain_tip, warn
from mapkit.mapfile import example_paths, new_map, open_regular
from mapkit.messages import one_line, translated
from mapkit.model import GameMap
from mapkit.version import __version__

if TYPE_CHECKING:
    from mapkit.drawing.scene import Scene


SIZE = QSize(72, 48)
_MOST_PICTURE_BYTES = 2**22
"""Larger files would keep the others waiting."""


class BoardPictures(QObject):
    """Draws maps that are listed in a dialog, one after the other, in a thread."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = parent.devicePixelRatioF()
        self.worker = Worker(self, background=True)

    def draw(self, items: Iterable[tuple[QListWidgetItem, Path]]) -> None:
        """Give items the pictures of their files; one that cannot be read keeps its sign."""
        for number, (item, path) in enumerate(items):
            self.worker.submit(
                f"picture {number}", partial(_scene, path), partial(self._show, item),
                failed=lambda _problem: None, rank=number,
            )  # fmt: skip

    def _show(self, item: QListWidgetItem, scene: Scene | None) -> None:
        if scene is None:
            return
        side = min(SIZE.width() / scene.width, SIZE.height() / scene.height)
        image = at_once(image_steps(scene, side * self._pixels))
        whole = QPixmap(SIZE * self._pixels)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.drawImage(
            (whole.width() - image.width()) // 2, (whole.height() - image.height()) // 2, image
        )
        painter.end()
        whole.setDevicePixelRatio(self._pixels)
        item.setIcon(QIcon(whole))


def _scene(path: Path, _tell: Tell) -> Scene | None:
    from mapkit.drawing.small_board import bare_board_scene  # noqa: PLC0415 - in its thread
    from mapkit.drawing.theme import NIGHT  # noqa: PLC0415
    from mapkit.mapfile import read_map  # noqa: PLC0415

    if path.stat().st_size > _MOST_PICTURE_BYTES:
        return None
    game_map = read_map(path).map
    return None if game_map is None else bare_board_scene(game_map, NIGHT, ids=False, rim=False)


_PATH = Qt.ItemDataRole.UserRole
_COPY = Qt.ItemDataRole.UserRole + 1
_NAME = re.compile(r"^name:\s*[\"']?(.+?)[\"']?\s*(?:#.*)?$", re.MULTILINE)
_MOST_BYTES = 2**28
_HEAD = 4000


class StartPage(QDialog):
    """A dialog that ends with something to open; :meth:`open_in` opens it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Start"))
        self.resize(760, 480)
        self._path: Path | None = None
        self._copy = False
        self._new: GameMap | None = None
        self._layout = False
        self._photo: Path | None = None
        self._drawing: Path | None = None
        self._tutorial = False
        self._listed: list[tuple[QListWidgetItem, Path]] = []
        self.setAcceptDrops(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(16)
        whole.addLayout(self._headline())
        columns = QHBoxLayout()
        columns.setSpacing(20)
        whole.addLayout(columns, 1)
        columns.addLayout(self._buttons())
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Maps to open"))
        self.list.setIconSize(SIZE)
        self.list.setStyleSheet("QListWidget::item { padding: 4px; }")
        self.list.itemActivated.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        columns.addWidget(self.list, 1)
        self._fill()

    def open_in(self, shell: Shell) -> bool:
        """Open what was chosen; False where it could not be opened."""
        files = shell.part(MapFiles)
        if self._drawing is not None:
            return shell.part(MapImport).open(self._drawing, ask=False)
        if self._photo is not None:
            shell.part(PhotoWalk).begin(self._photo)
            return True
        if self._tutorial:
            shell.actions_by_id["help.tutorial"].trigger()
            return files.new(new_map("empty"), ask=False)
        if self._new is not None:
            return files.new(self._new, ask=False)
        if self._layout:
            return any(other.new() for other in files.others)
        if self._path is None:
            return False
        if self._copy:
            return files.open_copy(self._path)
        return files.open(self._path, ask=False)

    def _headline(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.setSpacing(2)
        title = plain_label("mapkit", wrapped=False)
        font = QFont(title.font())
        font.setPointSizeF(font.pointSizeF() * 2)
        font.setBold(True)
        title.setFont(font)
        layout.addWidget(title)
        about = plain_label(
            tr("Draw a board, see its sightlines.") + "  " + tr("Version {v}", v=__version__),
            wrapped=False,
        )
        about.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        layout.addWidget(about)
        return layout

    def _buttons(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.setSpacing(8)
        self.new_button = QPushButton(icon("new"), tr("&New map…"))
        self.layout_button = QPushButton(icon("layout"), tr("New &layout…"))
        self.open_button = QPushButton(icon("open"), tr("&Open a file…"))
        self.import_button = QPushButton(icon("import"), tr("&Import…"))
        self.photo_button = QPushButton(icon("picture"), tr("New map from a &photo…"))
        self.tutorial_button = QPushButton(icon("whats_this"), tr("&Tutorial"))
        for button, action, keys in (
            (self.new_button, self._make_new, remembered_text("shortcuts/file.new", "Ctrl+N")),
            (
                self.layout_button, self._begin_layout,
                remembered_text("shortcuts/file.new_layout", "Ctrl+Shift+N"),
            ),
            (self.open_button, self._browse, remembered_text("shortcuts/file.open", "Ctrl+O")),
            (
                self.import_button, self._pick_drawing,
                remembered_text("shortcuts/file.import", "Ctrl+I"),
            ),
            (self.photo_button, self._pick_photo, remembered_text("shortcuts/file.from_photo", "")),
            (
                self.tutorial_button, self._begin_tutorial,
                remembered_text("shortcuts/help.tutorial", "F1"),
            ),
        ):  # fmt: skip
            for key in QKeySequence.listFromString(keys):  # as in the window that follows
                QShortcut(key, self, button.click)
            button.setMinimumSize(180, 40)
            button.setIconSize(QSize(20, 20))
            button.setStyleSheet("text-align: left; padding-left: 10px;")
            button.clicked.connect(action)
            layout.addWidget(button)
        layout.addStretch(1)
        return layout

    def _fill(self) -> None:
        shipped = example_paths()
        boards = [p for p in shipped.values() if p.parent.name == "maps"]
        examples = [p for p in shipped.values() if p.parent.name != "maps"]
        for title, paths, copy in (
            (tr("Recent files"), recent_files(), False),
            (tr("Boards that come with mapkit"), boards, True),
            (tr("Examples"), examples, True),
        ):
            if paths:
                self._add_heading(title)
            for path in paths:
                item = QListWidgetItem(icon("map"), translated(_name_of(path)) if copy else "")
                item.setData(_PATH, str(path))
                item.setData(_COPY, copy)
                item.setToolTip(tr("Opens as a copy of your own") if copy else plain_tip(str(path)))
                if not copy:
                    item.setText(one_line(f"{path.name}   {_short(path.parent)}"))
                self.list.addItem(item)
                self._listed.append((item, path))

    def showEvent(self, event: QShowEvent | None) -> None:  # noqa: N802 - Qt's name
        """Begin to draw the boards, once the page is seen."""
        super().showEvent(event)
        if self._listed:
            pictures = BoardPictures(self)
            self.finished.connect(pictures.worker.close)
            pictures.draw(self._listed)
            self._listed = []

    def _add_heading(self, title: str) -> None:
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = QFont(self.list.font())
        font.setBold(True)
        item.setFont(font)
        item.setForeground(self.palette().placeholderText())
        item.setSizeHint(QSize(0, 32))
        self.list.addItem(item)

    def _pick(self, item: QListWidgetItem) -> None:
        path = item.data(_PATH)
        if path:
            self._path, self._copy = Path(path), bool(item.data(_COPY))
            self.accept()

    def _make_new(self) -> None:
        dialog = NewMapDialog(self)
        if dialog.exec():
            self._new = dialog.game_map
            self.accept()

    def _begin_layout(self) -> None:
        self._layout = True
        self.accept()

    def _begin_tutorial(self) -> None:
        self._tutorial = True
        self.accept()

    def _pick_drawing(self) -> None:
        self._drawing = ask_path_to_import(self, Path.home())
        if self._drawing is not None:
            self.accept()

    def _browse(self) -> None:
        expect([Path.home()])  # it may be a drawing
        path = questions.ask_path_to_open(self, Path.home())
        if path is not None:
            if can_import(path):
                self._drawing = path
            else:
                self._path, self._copy = path, False
            self.accept()

    def _pick_photo(self) -> None:
        missing = missing_libraries()
        if missing:
            warn(self, tr("New map from a photo"), translated(missing))
            return
        path = ask_photo(self, Path.home())
        if path is not None:
            self._photo = path
            self.accept()

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:  # noqa: N802 - Qt's name
        """Take a map or a photo."""
        assert event is not None
        files = dropped_files(event)
        if files:
            expect(files)
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:  # noqa: N802
        """Open a map, or begin with a photo or with a file of another program."""
        assert event is not None
        for path in dropped_files(event)[:1]:
            event.acceptProposedAction()
            if is_photo(path) and not missing_libraries():
                self._photo = path
            elif can_import(path):
                self._drawing = path
            else:
                self._path, self._copy = path, False
            self.accept()


def _name_of(path: Path) -> str:
    """Return the name that a map file gives, without reading the file whole."""
    try:
        with open_regular(path, _MOST_BYTES) as file:
            found = _NAME.search(file.read(_HEAD).decode("utf-8", "replace"))
    except OSError:
        found = None
    return found[1] if found else path.stem


def _short(folder: Path) -> str:
    try:
        return f"~/{folder.relative_to(Path.home())}"
    except ValueError:
        return str(folder)
