"""A whole picture painted by Qt: for paper and for the clipboard."""

from __future__ import annotations

from collections.abc import Generator

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter
from PyQt6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from mapkit.drawing.scene import Scene
from mapkit.editor.canvas.painting import ShapePainter

__all__ = ["graphics_of", "image_of", "image_steps", "paint_part"]

_LARGEST_SIDE = 8000


def graphics_of(scene: Scene, pixels_per_mm: float, *, background: bool = True) -> QGraphicsScene:
    """Return a picture as items, one mm of its page a unit.

    Parameters
    ----------
    scene : Scene
    pixels_per_mm : float
        Of the device, for which patterns are drawn.
    background : bool
        Whether to fill the page; paper has a colour of its own.
    """
    graphics = QGraphicsScene(QRectF(0, 0, scene.width, scene.height))
    graphics.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # all is painted
    if background:
        graphics.setBackgroundBrush(QColor(scene.background))
    painter = ShapePainter()
    painter.set_pixels_per_mm(pixels_per_mm)
    root = QGraphicsPathItem()
    graphics.addItem(root)
    for layer in scene.layers:
        painter.draw(layer.shapes, root)
    return graphics


def image_of(scene: Scene, pixels_per_mm: float) -> QImage:
    """Return a picture made of dots."""
    steps = image_steps(scene, pixels_per_mm)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            image: QImage = done.value
            return image


def image_steps(scene: Scene, pixels_per_mm: float) -> Generator[None, None, QImage]:
    """Make a picture of dots in steps of a few milliseconds."""
    longest = max(scene.width, scene.height)
    pixels_per_mm = min(pixels_per_mm, _LARGEST_SIDE / longest)
    width, height = (
        max(round(side * pixels_per_mm), 1) for side in (scene.width, scene.height)
    )  # fmt: skip
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(pixels_per_mm * 1000))
    image.setDotsPerMeterY(round(pixels_per_mm * 1000))
    image.fill(QColor(scene.background))
    shapes = ShapePainter()
    shapes.set_pixels_per_mm(pixels_per_mm)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / scene.width, height / scene.height)
    for layer in scene.layers:
        for shape in layer.shapes:
            for item in shapes.draw([shape], None):
                painter.setOpacity(item.opacity())
                painter.setPen(item.pen())
                painter.setBrush(item.brush())
                painter.drawPath(item.path())
            yield
    painter.end()
    return image


def paint_part(graphics: QGraphicsScene, painter: QPainter, target: QRectF, source: QRectF) -> None:
    """Paint a part of a picture into a rectangle of the same proportions."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(target)
    graphics.render(painter, target, source, Qt.AspectRatioMode.KeepAspectRatio)
    painter.restore()
