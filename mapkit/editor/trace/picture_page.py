"""The first step: the photo."""

from __future__ import annotations

import contextlib
import math
import re
from pathlib import Path

from PyQt6.QtWidgets import QFileDialog, QPushButton, QWidget

from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.open_file import allow
from mapkit.editor.trace.page import Page
from mapkit.editor.trace.photo_place import begun, laid
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.trace.work import Looked
from mapkit.edits import EditRefusedError
from mapkit.mapfile import new_map

_ENDINGS = (".jpg", ".jpeg", ".png", ".tif", ".tiff", ".webp")
_NOT_IN_AN_ID = re.compile(r"[\s|]+")
_WIDTH_MM = 600.0
"""Of the board until its size is given."""


class PicturePage(Page):
    """Asks for the photo; a new map begins with it."""

    words = tr_later(
        "Choose a photo or scan of one board: all of it, lying flat, on something of another "
        "colour. JPEG, PNG, TIFF or WebP."
    )

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.button = QPushButton(tr("C&hoose a photo…"))
        self.button.clicked.connect(self.ask)
        self.rows.addWidget(self.button)
        self.rows.addWidget(self.found)
        self.rows.addStretch(1)

    @property
    def can_go_on(self) -> bool:
        """Whether the map has a picture."""
        return self.session.model.committed.underlay is not None

    def refresh(self) -> None:
        """Show the name of the picture."""
        path = self.session.picture_path
        self.found.setText(tr("The picture of this map: {name}", name=path.name) if path else "")

    def ask(self) -> None:
        """Let a photo be picked, and begin a new map with it."""
        path = ask_photo(self, self.session.files.folder or Path.home())
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Begin a new map with a photo, once it was read."""
        self.session.look(path.absolute(), self._begin)

    def _begin(self, looked: Looked) -> None:
        session = self.session
        top_left, top_right, bottom_right, _ = looked.quad
        across, down = math.dist(top_left, top_right), math.dist(top_right, bottom_right)
        stem = looked.path.stem
        name = _NOT_IN_AN_ID.sub("-", stem.lower()).strip("-")[:40]
        height = min(max(round(_WIDTH_MM * down / max(across, 1.0), 1), 60.0), 5000.0)
        size = looked.size_mm or (_WIDTH_MM, height)
        size = (round(size[0], 1), round(size[1], 1))
        empty = new_map("empty", id=name or "board", name=stem[:80], size_mm=size)
        game_map = begun(empty, looked.path.as_posix(), looked.photo.sha256)
        with contextlib.suppress(EditRefusedError):  # it stays stretched over the board
            game_map = laid(game_map, looked.quad, looked.photo.size, game_map.size_mm)
        allow([looked.path])
        if session.files.new(game_map):
            session.looked = looked
            session.model.history.resetClean()  # nothing of it is in a file yet


def ask_photo(parent: QWidget, folder: Path) -> Path | None:
    """Let a photo be picked."""
    kinds = " ".join(f"*{ending}" for ending in _ENDINGS)
    chosen, _ = QFileDialog.getOpenFileName(
        parent, tr("A photo of a board"), str(folder),
        f"{tr('Pictures')} ({kinds});;{tr('All files')} (*)",
    )  # fmt: skip
    return Path(chosen) if chosen else None


def is_photo(path: Path) -> bool:
    """Return whether a file is, by its name, a picture that a map can be traced from."""
    return path.suffix.lower() in _ENDINGS
