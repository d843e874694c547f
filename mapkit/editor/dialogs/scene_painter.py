"""A whole picture painted by Qt for paper and for the clipboard, in steps of a few milliseconds."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QColor, QImage, QPainter
from PyQt6.QtWidgets import QGraphicsPathItem

from mapkit.drawing.scene import Scene
from mapkit.editor.canvas.scene_items import ShapePainter

_LARGEST_SIDE = 8000
"""Pixels."""


def item_steps(
    scene: Scene, pixels_per_mm: float
) -> Generator[None, None, list[QGraphicsPathItem]]:
    """Make items of a picture, those below first, one mm of its page a unit.

    ``pixels_per_mm`` are those of the device, for which patterns are drawn.
    """
    painter = ShapePainter()
    painter.set_pixels_per_mm(pixels_per_mm)
    items = []
    for layer in scene.layers:
        for item in painter.drawn(layer.shapes):
            items.append(item)
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
