"""Small pictures of boards beside their names; each comes when it is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QSize, Qt
from PyQt6.QtGui import QIcon, QPainter, QPixmap
from PyQt6.QtWidgets import QListWidgetItem, QWidget

from mapkit.editor.dialogs.scene_painter import image_steps
from mapkit.editor.tasks.waiting import at_once
from mapkit.editor.tasks.worker import Tell, Worker

if TYPE_CHECKING:
    from mapkit.drawing.scene import Scene

SIZE = QSize(72, 48)
_MOST_BYTES = 2**22
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

    if path.stat().st_size > _MOST_BYTES:
        return None
    game_map = read_map(path).map
    return None if game_map is None else bare_board_scene(game_map, NIGHT, ids=False, rim=False)
