"""Signs of the board beside words about them."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPixmap
from PyQt6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from mapkit.drawing.scene import Shape
from mapkit.editor.canvas.scene_items import ShapePainter

__all__ = ["sign"]


def sign(shapes: Iterable[Shape], size: QSize, ground: str | None, ratio: float) -> QPixmap:
    """Paint shapes whose unit is a pixel, as sharp as the screen.

    Parameters
    ----------
    shapes : iterable of Shape
    size : QSize
    ground : str or None
        Colour of what they lie on; None for nothing.
    ratio : float
        Pixels of the screen for one.
    """
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    scene, root, painter = QGraphicsScene(), QGraphicsRectItem(), ShapePainter()
    painter.set_pixels_per_mm(ratio)
    root.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemHasNoContents)
    scene.addItem(root)
    painter.draw(shapes, root)
    area = QRectF(0, 0, size.width(), size.height())
    with QPainter(pixmap) as brush:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(brush, area, area)
    return pixmap
