"""Feedback of the tool at work: lines, handles and words above everything else."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QPointF, QRect, QSize, QSizeF, Qt
from PyQt6.QtGui import QColor, QPainterPath, QPen
from PyQt6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsTextItem,
)

Points = Sequence[tuple[float, float]]

_COLOURS = {"draw": "#ffb000", "snap": "#00c2d1", "good": "#2fbf71", "refused": "#ff4d4d"}

_INK = {"draw": "#ffd37a", "snap": "#9eeaf1", "good": "#a8e6c1", "refused": "#ffb3b3"}
_FAINT, _FILLED = 0.2, 0.8
"""Opacities of a fill."""
_WIDEST = 320.0
"""Pixels of a line of words."""


class Overlay:
    """Shapes in map units that a tool shows while it works; widths are in pixels of the screen.

    ``role`` is ``draw`` (what is being made), ``snap`` (where the mouse would snap), ``good`` or
    ``refused``.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self.words: list[str] = []
        """What is written now, for screen readers."""
        self._unit_mm = 1.0

    def set_unit(self, unit_mm: float) -> None:
        """Say how large a map unit is."""
        self._unit_mm = unit_mm

    def clear(self) -> None:
        """Take everything away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self.words.clear()

    def line(self, points: Points, role: str = "draw", *, dashed: bool = False) -> None:
        """Draw a polyline."""
        self._path(points, role, closed=False, dashed=dashed)

    def area(
        self, points: Points, role: str = "draw", *, outlined: bool = True, fill: str = ""
    ) -> None:
        """Draw a ring with or without its outline, its fill faint or in a colour of its own."""
        self._path(points, role, closed=True, dashed=False, outlined=outlined, fill=fill)

    def dot(self, point: tuple[float, float], role: str = "draw", *, radius: float = 4.0) -> None:
        """Draw a handle, ``radius`` in pixels."""
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), radius, radius)
        item = QGraphicsPathItem(path)
        item.setBrush(QColor(_COLOURS[role]))
        item.setPen(QPen(QColor("#101418"), 1.0))
        self._add_fixed(item, point)

    def label(
        self,
        point: tuple[float, float],
        text: str,
        role: str = "draw",
        *,
        below: bool = False,
        if_free: bool = False,
    ) -> None:
        """Write beside a point, above or below it, on a plate that reads over any board.

        With ``if_free`` on the other side where words stand already, and not at all where they
        stand there, too.
        """
        letters = QGraphicsTextItem()
        letters.setPlainText(text)
        letters.setDefaultTextColor(QColor(_INK[role]))
        if letters.boundingRect().width() > _WIDEST:
            letters.setTextWidth(_WIDEST)
        size = letters.boundingRect().size()
        sides = (below, not below) if if_free else (below,)
        places = [self._beside(point, size, below=side) for side in sides]
        place = next((p for p in places if not if_free or self._is_free(point, p, size)), None)
        if place is None:
            return
        self.words.append(text)
        plate = QPainterPath()
        plate.addRoundedRect(letters.boundingRect(), 4.0, 4.0)
        item = QGraphicsPathItem(plate)
        item.setBrush(QColor(16, 20, 24, 225))
        rim = QPen(QColor(_COLOURS[role]), 1.0)
        item.setPen(rim)
        letters.setParentItem(item)
        # The anchor stays on the point, the plate beside it.
        anchor = QGraphicsRectItem()
        anchor.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        item.setParentItem(anchor)
        item.setPos(place)
        self._add_fixed(anchor, point)

    def plates(self) -> list[QRect]:
        """Return where words stand, in pixels of the view."""
        return [
            QRect(view.mapFromScene(item.pos()) + plate.pos().toPoint(), _size_of(plate))
            for view in self._scene.views()
            for item in self._items
            for plate in item.childItems()
        ]

    def _is_free(self, point: tuple[float, float], place: QPointF, size: QSizeF) -> bool:
        """Return whether no words stand where a plate would be."""
        there = [
            QRect(view.mapFromScene(self._point(point)) + place.toPoint(), size.toSize())
            for view in self._scene.views()
        ]
        return not any(plate.intersects(rect) for rect in there for plate in self.plates())

    def _beside(self, point: tuple[float, float], size: QSizeF, *, below: bool) -> QPointF:
        """Return where a plate goes, from its point: at the right, unless it would be cut."""
        x, y = 14.0, 8.0 if below else -size.height() - 8.0
        for view in self._scene.views():
            pixel = view.mapFromScene(self._point(point))
            if pixel.x() + x + size.width() > view.contentsRect().width():
                x = -14.0 - size.width()
            if pixel.y() + y < 0:
                y = 8.0
        return QPointF(x, y)

    def _path(
        self,
        points: Points,
        role: str,
        *,
        closed: bool,
        dashed: bool,
        outlined: bool = True,
        fill: str = "",
    ) -> None:
        if not points:
            return
        path = QPainterPath(self._point(points[0]))
        for point in points[1:]:
            path.lineTo(self._point(point))
        colour = QColor(_COLOURS[role])
        pen = QPen(colour, 2.0)
        pen.setCosmetic(True)
        if dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        item = QGraphicsPathItem()
        if closed:
            path.closeSubpath()
            ground = QColor(fill or colour)
            ground.setAlphaF(_FILLED if fill else _FAINT)
            item.setBrush(ground)
        item.setPath(path)
        item.setPen(pen if outlined else QPen(Qt.PenStyle.NoPen))
        self._add(item)

    def _point(self, point: tuple[float, float]) -> QPointF:
        return QPointF(point[0] * self._unit_mm, point[1] * self._unit_mm)

    def _add_fixed(self, item: QGraphicsItem, point: tuple[float, float]) -> None:
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setPos(self._point(point))
        self._add(item)

    def _add(self, item: QGraphicsItem) -> None:
        item.setZValue(1e6)
        self._scene.addItem(item)
        self._items.append(item)


def _size_of(item: QGraphicsItem) -> QSize:
    return item.boundingRect().size().toSize()
