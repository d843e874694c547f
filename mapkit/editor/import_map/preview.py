"""The picture of a map that is about to be opened, with what was repaired in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import shapely
from PyQt6.QtCore import QEvent, QPointF, QRectF, Qt
from PyQt6.QtGui import (
    QBrush,
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainterPath,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PyQt6.QtWidgets import QGraphicsEllipseItem, QGraphicsPathItem, QGraphicsScene, QToolTip

from mapkit.drawing.ground import describe, ground_of
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.theme import Theme
from mapkit.editor.canvas.zooming import ZoomedView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.import_map.job import Draft
from mapkit.editor.widgets import theme
from mapkit.editor.widgets.labels import plain_tip
from mapkit.model import GameMap

Place = tuple[float, float]
"""In mm."""

COLOURS = {
    "overlap": QColor("#d81b78"),
    "void": QColor("#e53935"),
    "slit": QColor("#f57c00"),
    "corner": QColor("#1e88e5"),
    "island": QColor("#8e44ad"),
}
"""Of what was repaired, on the picture and in the list."""

_DOT = 6.0
_RING = 26.0
"""Pixels."""
_LEAST = 1e-4
_STEP = 40
_ZOOM = 1.25
_NEAR = 14.0
"""A place is shown with so many mm round it, or with a tenth of a small board."""
_PANS = {
    Qt.Key.Key_Left: (-_STEP, 0),
    Qt.Key.Key_Right: (_STEP, 0),
    Qt.Key.Key_Up: (0, -_STEP),
    Qt.Key.Key_Down: (0, _STEP),
}


class Preview(ZoomedView):
    """Shows a draft: the mouse and the arrow keys pan, the wheel and + and - zoom, 0 fits."""

    def __init__(self) -> None:
        self._scene = QGraphicsScene()
        super().__init__(self._scene)
        self.setAccessibleName(tr("Preview"))
        self.setRenderHint(self.renderHints().Antialiasing)
        self.setMinimumSize(320, 240)
        self.set_space(down=True)  # the left button pans: there is nothing else for it to do
        self._draft: Draft | None = None
        self._ring: QGraphicsEllipseItem | None = None
        self.marked: Place | None = None
        """The place that is shown, in mm."""

    def show_draft(self, draft: Draft) -> None:
        """Show another draft; the part that is shown stays if the board is as large as before."""
        before, size = self.sceneRect(), draft.made.map.size_mm
        self.clear()
        self._draft = draft
        board = QRectF(0, 0, *size)
        shown = draft.shapes.geometries
        if len(shown):
            x0, y0, x1, y1 = shapely.total_bounds(shown)
            board = board.united(QRectF(x0, y0, x1 - x0, y1 - y0))
        self.setSceneRect(board)
        look = LOOKS["board" if theme.is_dark() else "light"]
        self.setBackgroundBrush(QColor(look.board))
        line = QPen(QColor("#e8e4d8" if theme.is_dark() else "#33302a"), 1.0)
        line.setCosmetic(True)
        game_map = draft.made.map
        grounds = _by_ground(game_map, look)
        drawn = [(_rings_path(rings), colour) for (_, colour), rings in sorted(grounds.items())]
        for path, colour in drawn:
            self._add(path, Qt.PenStyle.NoPen, QColor(colour))
        self._show_gaps(draft)
        for path, _ in drawn:
            self._add(path, line, Qt.BrushStyle.NoBrush)
        highest = max((level for level, _ in grounds), default=0)
        hidden = [
            ring for (level, _), rings in grounds.items() if level < highest for ring in rings
        ]
        line.setStyle(Qt.PenStyle.DashLine)
        self._add(_rings_path(hidden), line, Qt.BrushStyle.NoBrush)
        self._show_repairs(draft)
        if self.fitted or board != before:
            self.fit()

    def clear(self) -> None:
        """Show nothing."""
        self._scene.clear()
        self._draft = self._ring = self.marked = None

    def fit(self) -> None:
        """Show the whole board."""
        self.show_rect(self.sceneRect())
        self.fitted = True

    def show_place(self, at: Place) -> None:
        """Show a place, in mm, nearer and with a ring round it."""
        if self._ring is None:
            self._ring = QGraphicsEllipseItem(-_RING / 2, -_RING / 2, _RING, _RING)
            self._ring.setFlag(self._ring.GraphicsItemFlag.ItemIgnoresTransformations)
            self._ring.setPen(QPen(QColor("#ff1744"), 3.0))
            self._ring.setZValue(1)
            self._scene.addItem(self._ring)
        self.marked = at
        self._ring.setPos(*at)
        board = self.sceneRect()
        near = min(_NEAR, max(board.width(), board.height()) / 10)
        room = self.viewport().size()
        zoom = min(room.width(), room.height()) / (2 * near)
        self.look_at(QPointF(*at), max(zoom, self.pixels_per_mm()))

    def leave_place(self) -> None:
        """Take the ring away."""
        self.marked = None
        if self._ring is not None:
            self._scene.removeItem(self._ring)
            self._ring = None

    def _show_gaps(self, draft: Draft) -> None:
        self._add(_shape_path(draft.closed), Qt.PenStyle.NoPen, COLOURS["slit"])

    def _show_repairs(self, draft: Draft) -> None:
        joined = draft.made.joined
        if joined is None:
            return
        for kind in ("void", "overlap"):
            shapes = [r.shape for r in joined.repairs if r.kind == kind and r.shape is not None]
            edge = QPen(COLOURS[kind], 2.0)
            edge.setCosmetic(True)
            hatch = QBrush(COLOURS[kind], Qt.BrushStyle.BDiagPattern)
            self._add(_shape_path(shapes), edge, hatch)
        for kind in ("corner", "island"):
            places = [r.at for r in joined.repairs if r.kind == kind]
            dot = QPen(COLOURS[kind], _DOT, cap=Qt.PenCapStyle.RoundCap)
            dot.setCosmetic(True)
            self._add(_dots_path(places), dot, Qt.BrushStyle.NoBrush)

    def _add(
        self, path: QPainterPath, pen: QPen | Qt.PenStyle, brush: QBrush | QColor | Qt.BrushStyle
    ) -> None:
        item = QGraphicsPathItem(path)
        item.setPen(QPen(pen))
        item.setBrush(QBrush(brush))
        self._scene.addItem(item)

    def viewportEvent(self, event: QEvent | None) -> bool:  # noqa: N802 - Qt's name
        """Say which field is under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            at = self.mapToScene(event.pos())
            field = self._draft.field_at(at.x(), at.y()) if self._draft is not None else None
            told = describe(self._draft.made.map, field) if self._draft and field else ""
            QToolTip.showText(event.globalPos(), plain_tip(told), self)
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Begin to pan."""
        assert event is not None
        self.begins_to_pan(event)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Pan."""
        assert event is not None
        self.goes_on_panning(event)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """End panning."""
        assert event is not None
        self.ends_panning(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """Pan, zoom and fit by keys."""
        assert event is not None
        if event.key() in _PANS:
            self.pan(*_PANS[Qt.Key(event.key())])
        elif event.text() in {"+", "="}:
            self.zoom(_ZOOM)
        elif event.text() == "-":
            self.zoom(1 / _ZOOM)
        elif event.text() == "0":
            self.fit()
        else:
            event.ignore()  # Escape and Enter are the dialog's

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802
        """Go on showing the whole board."""
        super().resizeEvent(event)
        if self.fitted:
            self.fit()


def _by_ground(game_map: GameMap, look: Theme) -> dict[tuple[int, str], list[list[Place]]]:
    """Return the rings of the fields, in mm, by level and the colour of their ground."""
    unit, points = game_map.unit_mm, game_map.vertices
    out: dict[tuple[int, str], list[list[Place]]] = {}
    for field in game_map.fields.values():
        colour = ground_of(game_map, field, look, 1.0).colour
        for ring in field.rings:
            places = [(points[v][0] * unit, points[v][1] * unit) for v in ring]
            out.setdefault((field.level, colour), []).append(places)
    return out


def _rings_path(rings: Iterable[Sequence[Place]]) -> QPainterPath:
    path = QPainterPath()
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path


def _shape_path(shapes: Iterable[shapely.Geometry]) -> QPainterPath:
    return _rings_path(ring for shape in shapes for ring in _rings(shape))


def _rings(shape: shapely.Geometry) -> Iterator[list[Place]]:
    for part in shapely.get_parts(shape):
        if isinstance(part, shapely.Polygon):
            for ring in (part.exterior, *part.interiors):
                yield np.asarray(ring.coords)[:-1].tolist()


def _dots_path(places: Iterable[Place]) -> QPainterPath:
    path = QPainterPath()
    for x, y in places:
        path.moveTo(x, y)
        path.lineTo(x + _LEAST, y)  # Qt draws no line of no length
    return path
