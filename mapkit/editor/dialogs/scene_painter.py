"""A whole picture painted by Qt for paper and for the clipboard, in steps of a few milliseconds."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import partial

from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QImage, QPainter, QPixmap, QResizeEvent
from PyQt6.QtWidgets import QGraphicsPathItem, QLabel, QSizePolicy

from mapkit.drawing.scene import Scene
from mapkit.editor.canvas.scene_items import ShapePainter
from mapkit.editor.dialogs.export_jobs import PictureLook
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


_LARGEST_SIDE = 8000
"""Pixels."""


def item_steps(
    scene: Scene, pixels_per_mm: float
) -> Generator[None, None, list[QGraphicsPathItem]]:
    """Make items of a picture, those below first, one mm of its page a unit.

    Parameters
    ----------
    pixels_per_mm : float
        Of the device, for which patterns are drawn.
    """
    painter = ShapePainter()
    painter.set_pixels_per_mm(pixels_per_mm)
    items = []
    for layer in scene.layers:
        for shape in layer.shapes:
            items += painter.draw([shape], None)
            yield
    return items


def image_steps(scene: Scene, pixels_per_mm: float) -> Generator[None, None, QImage]:
    """Make a picture of dots."""
    longest = max(scene.width, scene.height)
    pixels_per_mm = min(pixels_per_mm, _LARGEST_SIDE / longest)
    width, height = (
        max(round(side * pixels_per_mm), 1) for side in (scene.width, scene.height)
    )  # fmt: skip
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(pixels_per_mm * 1000))
    image.setDotsPerMeterY(round(pixels_per_mm * 1000))
    image.fill(QColor(scene.background))
    items = yield from item_steps(scene, pixels_per_mm)
    painter = QPainter(image)
    page = QRectF(0, 0, scene.width, scene.height)
    yield from paint_part(items, painter, QRectF(image.rect()), page)
    painter.end()
    return image


def paint_part(
    items: Iterable[QGraphicsPathItem], painter: QPainter, target: QRectF, source: QRectF
) -> Iterator[None]:
    """Paint a part of a picture into a rectangle of the same proportions."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(target)
    painter.translate(target.topLeft())
    painter.scale(target.width() / source.width(), target.height() / source.height())
    painter.translate(-source.topLeft())
    for item in items:
        if item.boundingRect().intersects(source):
            painter.setOpacity(item.opacity())
            painter.setPen(item.pen())
            painter.setBrush(item.brush())
            painter.drawPath(item.path())
            yield
    painter.restore()
