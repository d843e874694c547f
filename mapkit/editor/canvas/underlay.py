"""The picture below the fields: found beside the map file, read off the GUI thread, shown."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtGui import QImage, QPixmap, QTransform
from PyQt6.QtWidgets import QGraphicsPixmapItem

from mapkit.editor.canvas.decoding import Loaded, read_picture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.open_file import OpenFile, allow, not_allowed
from mapkit.editor.tasks.main_thread import MainThread
from mapkit.edits import ChangeSet
from mapkit.geometry.perspective import Perspective
from mapkit.model import Point, Underlay

_SMOOTH = Qt.TransformationMode.SmoothTransformation


def name_of(path: Path, folder: Path | None) -> str:
    """Return what a map calls its picture: relative to the map's folder where that is possible."""
    if folder is None:
        return path.absolute().as_posix()
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # another drive
        return path.absolute().as_posix()


class UnderlayPicture(QObject):
    """Shows the underlay of the shown map.

    Parameters
    ----------
    file : OpenFile
        The picture is named from its folder.

    Attributes
    ----------
    problem : str
        What is wrong with the picture, for people; "" if nothing.
    size : (int, int)
        Pixels of the picture; (0, 0) while there is none.
    """

    changed = pyqtSignal()
    """:attr:`problem`, :attr:`size` or the underlay is another one."""

    def __init__(self, view: BoardView, file: OpenFile) -> None:
        super().__init__(view)
        self._view = view
        self._model = view.model
        self._file = file
        self._path: Path | None = None
        self._loaded: Loaded | None = None
        self._kept: Loaded | None = None
        self.problem = ""
        self.size = (0, 0)
        self.item = QGraphicsPixmapItem()
        self.item.setTransformationMode(_SMOOTH)
        self.item.setParentItem(view.layers["underlay"].root)
        self._model.replaced.connect(self._adopt)
        self._model.changed.connect(self._follow)
        self.refresh()

    @property
    def underlay(self) -> Underlay | None:
        """The underlay of the shown map."""
        return self._model.shown.underlay

    @property
    def image(self) -> QImage | None:
        """The picture itself, while there is one."""
        return self._loaded.image if self._loaded is not None else None

    @property
    def loading(self) -> bool:
        """Whether the picture is being read."""
        return self._path is not None and self._loaded is None

    def path_of(self, underlay: Underlay) -> Path:
        """Return where the picture should be."""
        name = Path(PurePosixPath(underlay.picture))
        folder = self._file.folder
        return name if name.is_absolute() or folder is None else folder / name

    def refresh(self) -> None:
        """Look again whether there is a picture, and where."""
        underlay = self.underlay
        path = None if underlay is None else self.path_of(underlay)
        if path != self._path or (self._loaded is not None and self._loaded.image is None):
            if self._loaded is not None and self._loaded.image is not None:
                self._kept = self._loaded  # undo may ask for it again
            self._path, self._loaded = path, None
            self.item.setPixmap(QPixmap())
            self.size = (0, 0)
            if self._kept is not None and self._kept.path == path:
                self._take(self._kept)
                return
            if path is not None:
                self._begin(path)
        self._place()

    def adopt(self, loaded: Loaded) -> None:
        """Take a picture that was read already, so that it need not be read again."""
        allow([loaded.path])  # whoever picked it wants it opened
        self._path = loaded.path
        self._take(loaded)

    @property
    def raised(self) -> bool:
        """Whether the picture hides what is drawn."""
        return self.item.parentItem() is None

    def show_above(self, on: bool) -> None:
        """Show the picture above the drawing, opaque, or below it again as the map says."""
        if on == self.raised:
            return
        self.item.setParentItem(None if on else self._view.layers["underlay"].root)
        self.item.setZValue(self._view.layers["selection"].root.zValue() + 1 if on else 0.0)
        self._place()

    def _begin(self, path: Path) -> None:
        if self._file.path is not None and not_allowed([path], self._file.folder):
            problem = tr(
                "The picture {name} lies outside the map's folder, so it was not opened.",
                name=path.name,
            )
            self._take(Loaded(path, problem=problem))
            return
        main_thread = MainThread.here()

        def read() -> None:
            loaded = read_picture(path)
            main_thread.send(self, lambda: self._take(loaded))

        threading.Thread(target=read, name="underlay", daemon=True).start()

    def _take(self, loaded: Loaded) -> None:
        if loaded.path != self._path:
            return  # another picture is wanted by now
        self._loaded = loaded
        if loaded.image is not None:
            self.item.setPixmap(QPixmap.fromImage(loaded.image))
            self.size = (loaded.image.width(), loaded.image.height())
        self._place()

    def _adopt(self) -> None:
        """Another map was opened, or this one read again: look at the file again, too."""
        self._path = self._loaded = self._kept = None
        self.item.setPixmap(QPixmap())
        self.refresh()

    def _follow(self, changed: ChangeSet) -> None:
        if changed.underlay or changed.header:
            self.refresh()

    def _place(self) -> None:
        underlay = self.underlay
        self.problem = self._find_problem(underlay)
        if underlay is not None:
            self.item.setOpacity(1.0 if self.raised else underlay.opacity)
            transform = self.to_board(underlay.corners)
            self.item.setVisible(transform is not None)
            if transform is not None:
                self.item.setTransform(transform)
        self.changed.emit()

    def _find_problem(self, underlay: Underlay | None) -> str:
        if underlay is None or self._loaded is None:
            return ""
        if self._loaded.image is None:
            return self._loaded.problem
        if underlay.sha256 and underlay.sha256 != self._loaded.sha256:
            return tr(
                "{name} is not the picture that the map was traced from.",
                name=self._loaded.path.name,
            )
        return ""

    def to_board(self, corners: Sequence[Point]) -> QTransform | None:
        """Return the map from pixels of the picture to mm of the board; None without one."""
        width, height = self.size
        if not (width and height):
            return None
        places = [self._view.to_scene(corner) for corner in corners]
        lens = Perspective.between(
            [(0, 0), (width, 0), (width, height), (0, height)], [(p.x(), p.y()) for p in places]
        )
        if lens is None:
            return None
        return QTransform(*lens.matrix.T.ravel().tolist())  # Qt multiplies a row from the right
