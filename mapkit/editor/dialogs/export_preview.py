"""What a picture that is to be exported will look like, small."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QPixmap, QResizeEvent
from PyQt6.QtWidgets import QLabel, QSizePolicy

from mapkit.drawing.scene import Scene
from mapkit.editor.dialogs.export_jobs import PictureLook
from mapkit.editor.dialogs.scene_painter import image_steps
from mapkit.editor.i18n.texts import tr
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.waiting import at_once
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.model import GameMap

_WORK = "preview"
_REST_MS = 120
_ROOM, _LEAST = (300, 210), 80
"""Pixels at most, and how high it is at least."""


class ExportPreview(QLabel):
    """Draws a look of a map, in a thread, and shows it."""

    def __init__(self, game_map: GameMap, worker: Worker) -> None:
        super().__init__()
        self._map, self._worker = game_map, worker
        self._look = PictureLook()
        self._soon = single_shot(self, self._draw, _REST_MS)
        self.setAccessibleName(tr("Preview"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumHeight(_LEAST)
        self.setMaximumHeight(_ROOM[1])
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for the same room whatever it shows."""
        return QSize(*_ROOM)

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802 - Qt's name
        """Draw it for the room there is."""
        super().resizeEvent(event)
        self._soon.start()

    def show_look(self, look: PictureLook) -> None:
        """Show another look, once somebody rests for a moment."""
        self._look = look
        self.show()
        self._soon.start()

    def _draw(self) -> None:
        look, game_map = self._look, self._map
        if look.prints:
            self.setText(tr("Many pages; they are not shown here."))
            return

        def work(_tell: Tell) -> Scene:
            return look.scene(game_map)

        self._worker.submit(_WORK, work, self._show, failed=partial(self._fail))

    def _show(self, scene: Scene) -> None:
        scale = min(_ROOM[0] / scene.width, self.height() / scene.height)
        ratio = self.devicePixelRatioF()
        picture = QPixmap.fromImage(at_once(image_steps(scene, scale * ratio)))
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)

    def _fail(self, _problem: Exception) -> None:
        self.setText(tr("The picture cannot be shown; exporting says why."))
