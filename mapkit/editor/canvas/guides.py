"""Guides: lines that people lay over the board, to draw along."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PyQt6.QtCore import QLineF, QObject, QPoint, QPointF, QRectF, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPen
from PyQt6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mapkit.editor.canvas.layers import Layer
from mapkit.editor.canvas.zooming import ZoomedView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import Guide, MapModel

_CLOSEST = 7.0
"""Pixels between two lines of the grid; a closer grid shows every second, fifth or tenth."""

_EVERYWHERE = QRectF(-1e6, -1e6, 2e6, 2e6)


class _Lines(QGraphicsItem):
    """Lines across the whole view, painted as far as they are seen."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return everywhere."""
        return _EVERYWHERE

    def paint(
        self,
        painter: QPainter | None,
        option: QStyleOptionGraphicsItem | None,
        widget: QWidget | None = None,
    ) -> None:
        """Paint what is exposed, without antialiasing: lines of one pixel stay one pixel."""
        del widget
        assert painter is not None
        assert option is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self.paint_lines(painter, option.exposedRect, painter.worldTransform().m11())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_lines(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint the lines in a rectangle."""
        raise NotImplementedError


class GridItem(_Lines):
    """Lines at every multiple of a spacing, every fifth stronger."""

    def __init__(self) -> None:
        super().__init__()
        self._spacing = 10.0

    def set_spacing(self, mm: float) -> None:
        """Say how many mm two lines are apart."""
        if mm != self._spacing and mm > 0:
            self._spacing = mm
            self.update()

    def paint_lines(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint the lines of the grid."""
        step = self._spacing
        for factor in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
            step = self._spacing * factor
            if step * pixels_per_mm >= _CLOSEST:
                break
        for every, alpha in ((1, 36), (5, 80)):
            lines = []
            for low, high, across in (
                (exposed.left(), exposed.right(), True),
                (exposed.top(), exposed.bottom(), False),
            ):
                for k in range(math.ceil(low / step), math.floor(high / step) + 1):
                    if (k % 5 == 0) == (every == 5):
                        at = k * step
                        lines.append(
                            QLineF(at, exposed.top(), at, exposed.bottom())
                            if across
                            else QLineF(exposed.left(), at, exposed.right(), at)
                        )
            painter.setPen(_pen(QColor(120, 170, 200, alpha)))
            if lines:
                painter.drawLines(*lines)


class GuidesItem(_Lines):
    """The guides, as ``guides`` returns them: ``("x", mm)`` or ``("y", mm)``."""

    def __init__(self, guides: Callable[[], list[tuple[str, float]]]) -> None:
        super().__init__()
        self._guides = guides

    def paint_lines(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint the guides."""
        del pixels_per_mm
        painter.setPen(_pen(QColor(0, 194, 209, 220)))
        for axis, mm in self._guides():
            if axis == "x":
                painter.drawLine(QLineF(mm, exposed.top(), mm, exposed.bottom()))
            else:
                painter.drawLine(QLineF(exposed.left(), mm, exposed.right(), mm))


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour, 1.0)
    pen.setCosmetic(True)
    return pen


_REACH_PIXELS = 3


class Guides(QObject):
    """The guides of the model as a view shows and drags them; a drag is a step of the history.

    Attributes
    ----------
    lines : list of (str, float)
        ``("x", 120.0)`` is a vertical line at 120 mm, ``("y", ...)`` a horizontal one; one that
        is being pulled out of a ruler is at infinity until it reaches the board.
    locked : bool
        Whether none can be taken hold of; points snap to them all the same.
    changed : signal
        A guide came, went or moved.
    """

    changed = pyqtSignal()

    def __init__(self, view: ZoomedView, model: MapModel, layer: Layer) -> None:
        super().__init__(view)
        self._view, self._model, self._layer = view, model, layer
        self.locked = False
        self.lines: list[tuple[str, float]] = []
        self._item = GuidesItem(lambda: self.lines)
        self._item.setParentItem(layer.root)
        self._item.setVisible(False)
        model.guides_changed.connect(self._follow)

    def set(self, lines: Iterable[Guide]) -> None:
        """Replace all; no step of the history."""
        self._model.load_guides(lines)
        self._follow()

    def clear(self) -> None:
        """Delete all, as a step."""
        self._model.change_guides(tr("Delete all guides"), ())

    def _follow(self) -> None:
        self._show(self._model.guides)

    def _show(self, lines: Iterable[Guide]) -> None:
        self.lines = list(lines)
        self._item.setVisible(bool(self.lines))
        self._view.viewport().update()
        self.changed.emit()

    def begin(self, axis: str) -> int:
        """Add one out of sight and return its place in :attr:`lines`."""
        self.lines.append((axis, math.inf))
        return len(self.lines) - 1

    def drag(self, index: int, pixel: QPointF, grid_mm: float | None) -> None:
        """Move one to a pixel of the viewport; it snaps to the grid where ``grid_mm`` is given."""
        axis = self.lines[index][0]
        at = self._view.mapToScene(pixel.toPoint())
        mm = at.x() if axis == "x" else at.y()
        fine = 0.1 if self._view.pixels_per_mm() >= 4 else 0.5
        step = grid_mm or fine
        self.lines[index] = (axis, round(round(mm / step) * step, 6))
        self._show(self.lines)

    def drop(self, index: int, pixel: QPointF) -> None:
        """Leave one where it is, or delete it where it was dragged off the viewport."""
        model = self._model
        text = tr("Add a guide") if len(self.lines) > len(model.guides) else tr("Move a guide")
        if not self._view.viewport().rect().contains(pixel.toPoint()):
            del self.lines[index]
            text = tr("Delete a guide")
        model.change_guides(text, [line for line in self.lines if math.isfinite(line[1])])
        self._follow()  # where nothing came of it

    def in_map_units(self) -> tuple[tuple[str, float], ...]:
        """Return those that points snap to; none while they are not shown."""
        if not self._layer.visible:
            return ()
        unit = self._model.shown.unit_mm
        return tuple((axis, mm / unit) for axis, mm in self.lines if math.isfinite(mm))

    def near(self, pixel: QPoint) -> int | None:
        """Return the one within three pixels of one of the viewport, if it can be taken."""
        if self.locked or not self._layer.visible:
            return None
        for k, (axis, mm) in enumerate(self.lines):
            if math.isfinite(mm):
                at = self._view.mapFromScene(QPointF(mm, mm))
                off = at.x() - pixel.x() if axis == "x" else at.y() - pixel.y()
                if abs(off) <= _REACH_PIXELS:
                    return k
        return None
