"""Highlights of what is selected and of what lies under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from PyQt6 import sip
from PyQt6.QtCore import QLineF, QObject, QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PyQt6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from mapkit.drawing.scene import Shape
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.scene_items import ShapePainter
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.edits import crossing_marks
from mapkit.model import GameMap

if TYPE_CHECKING:
    Lines = sip.array[QLineF | None]

MOST_HANDLES = 400
"""With more vertices in the selected fields only the selected vertices get handles."""

_MOST_CASINGS = 150
"""Selected fields in sight; of more of them the outlines are thin, which Qt draws in a tenth of the
time."""

_LATER_MS = 10
"""Milliseconds; by then the window has painted what else an edit has changed."""

_IN_A_TURN = 250
"""Fields whose outlines are made before the event loop gets its turn."""

_ACCENT = QColor("#2f9bff")
_CASING = QColor(8, 12, 16)
"""Not see-through: that would take three times as long to paint."""
_HOVER = QColor(255, 255, 255, 210)


class Highlights(QObject):
    """Follows the selection and the mouse, in the layers ``selection`` and ``hover``."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self._model = view.model
        self._fields = _Outlines(self._answered)
        self._marks = [_line(_CASING, 5.0), _line(_ACCENT, 2.5)]
        self._handles = _Handles()
        for item in (self._fields, *self._marks, self._handles):
            item.setParentItem(view.layers["selection"].root)
        # Faint, so that walls and doors below it still look like walls and doors.
        faint, glow = QColor(_HOVER), QColor(_HOVER)
        faint.setAlphaF(0.45)
        glow.setAlphaF(0.1)
        self._hover = _line(faint, 1.0)
        self._hover.setBrush(glow)
        self._hover.setParentItem(view.layers["hover"].root)
        self._hovered: str | None = None
        self._later = single_shot(self, self._draw_next, _LATER_MS)
        self._steps: Iterator[None] | None = None
        self._model.selection_changed.connect(self._show_selection)
        self._model.changed.connect(lambda _changes: self._refresh())
        self._model.replaced.connect(self._refresh)
        view.level_changed.connect(self._show_selection)
        view.zoomed.connect(self._handles.set_zoom)
        view.zoomed.connect(lambda _zoom: self._fields.prepareGeometryChange())
        view.hovered.connect(self._show_hover)
        self._refresh()

    def _answered(self) -> bool:
        """Return whether an answer colours the fields: its colours mean something."""
        return bool(self._view.layers["verdicts"].root.childItems())

    def _refresh(self) -> None:
        self._show_selection()
        self._show_hover(self._hovered)

    def _show_selection(self) -> None:
        """Show what is selected; a very large selection after all else that follows."""
        self._steps = None
        if len(self._model.selection.fields) > _MOST_CASINGS:
            self._steps = self._draw_in_steps()
            self._later.start()
        else:
            self._later.stop()
            fields = self._model.selection.fields
            self._draw_selection([_outlines(self._model.shown, (i,)) for i in fields])

    def _draw_next(self) -> None:
        if self._steps is not None and next(self._steps, self) is not self:
            self._later.start()

    def _draw_in_steps(self) -> Iterator[None]:
        """Make the outlines of very many fields, some in a turn, and show them in the last one."""
        game_map, chosen = self._model.shown, self._model.selection.fields
        paths = []
        for begin in range(0, len(chosen), _IN_A_TURN):
            paths += [_outlines(game_map, (i,)) for i in chosen[begin : begin + _IN_A_TURN]]
            yield
        edges = _edges(game_map, chosen)
        yield
        self._draw_selection(paths, edges)

    def _draw_selection(self, outlines: list[QPainterPath], edges: Lines | None = None) -> None:
        game_map, chosen = self._model.shown, self._model.selection
        self._fields.show(outlines, edges)
        path = QPainterPath()
        reach = self._view.picture.module * 0.16
        portals = {portal.id: portal for portal in game_map.portals}
        for i in chosen.portals:
            if i in portals:
                a, b = (self._view.to_scene(p) for p in portals[i].at)
                low = QPointF(min(a.x(), b.x()) - reach, min(a.y(), b.y()) - reach)
                high = QPointF(max(a.x(), b.x()) + reach, max(a.y(), b.y()) + reach)
                path.addRect(QRectF(low, high))
        if chosen.markers:
            places = self._view.marker_places()
            for index in chosen.markers:
                if index in places:
                    (x, y), radius = places[index]
                    path.addEllipse(QPointF(x, y), radius * 1.25, radius * 1.25)
        for item in self._marks:
            item.setPath(path)
        rings = [game_map.fields[i].rings for i in chosen.fields if i in game_map.fields]
        corners = {v for field in rings for ring in field for v in ring}
        if len(corners) > MOST_HANDLES:
            corners = set()
        if corners and self._model.level is not None:
            corners -= crossing_marks(game_map, corners, self._model.level)
        at = game_map.vertices
        plain = [self._view.to_scene(at[v]) for v in sorted(corners.difference(chosen.vertices))]
        self._handles.show(plain, [self._view.to_scene(at[v]) for v in chosen.vertices if v in at])

    def _show_hover(self, field_id: str | None) -> None:
        self._hovered = field_id
        shown = (field_id,) if field_id in self._model.shown.fields and field_id else ()
        self._hover.setPath(_outlines(self._model.shown, shown))


def _outlines(game_map: GameMap, fields: Iterable[str]) -> QPainterPath:
    unit, at = game_map.unit_mm, game_map.vertices
    path = QPainterPath()
    for ring in _rings(game_map, fields):
        x, y = at[ring[0]]
        path.moveTo(x * unit, y * unit)
        for vertex in ring[1:]:
            x, y = at[vertex]
            path.lineTo(x * unit, y * unit)
        path.closeSubpath()
    return path


def _rings(game_map: GameMap, fields: Iterable[str]) -> Iterator[Sequence[str]]:
    known = game_map.fields
    return (ring for i in fields if i in known for ring in known[i].rings if ring)


def _edges(game_map: GameMap, fields: Iterable[str]) -> Lines:
    """Return every edge of some fields once, in an array that Qt takes as it is."""
    at = game_map.vertices
    rings = list(_rings(game_map, fields))
    corners = np.array([at[i] for ring in rings for i in ring], dtype=float).reshape(-1, 2)
    ends = np.cumsum([len(ring) for ring in rings], dtype=int)
    following = np.arange(1, len(corners) + 1)
    following[ends - 1] = np.concatenate(([0], ends))[:-1]
    a, b = corners, corners[following]
    turned = (a[:, 0] > b[:, 0]) | ((a[:, 0] == b[:, 0]) & (a[:, 1] > b[:, 1]))
    edges = np.where(turned[:, None], np.hstack((b, a)), np.hstack((a, b)))
    edges = edges[np.lexsort(edges.T)]
    edges = edges[np.append(True, np.any(edges[1:] != edges[:-1], axis=1))[: len(edges)]]
    lines: Any = sip.array(QLineF, len(edges))  # type: ignore[call-arg] # wrong stub
    np.frombuffer(lines, dtype=np.float64).reshape(-1, 4)[:] = edges * game_map.unit_mm
    found: Lines = lines
    return found


def _line(colour: QColor, width: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setPen(_pen(colour, width))
    return item


def _pen(colour: QColor, width: float) -> QPen:
    """Return a pen whose width is in pixels at every zoom."""
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


class _Outlines(QGraphicsItem):
    """Selected fields, each painted for itself.

    Qt strokes one path of a thousand fields ten times more slowly than a thousand paths. Of very
    many fields each edge is drawn once, and the tint has no soft rim, which those lines hide:
    that takes a tenth of the time.
    """

    _CASING_PIXELS, _LINE_PIXELS, _THIN_PIXELS = 5.0, 2.5, 1.0

    def __init__(self, answered: Callable[[], bool]) -> None:
        super().__init__()
        self._answered = answered
        self._paths: list[tuple[QPainterPath, QRectF]] = []
        self._edges: Lines | None = None
        self._box = QRectF()
        self._tint = QColor(_ACCENT)
        self._tint.setAlphaF(0.14)
        self._pens = [_pen(_CASING, self._CASING_PIXELS), _pen(_ACCENT, self._LINE_PIXELS)]
        self._thin = _pen(_ACCENT, self._THIN_PIXELS)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show(  # type: ignore[override]
        self, paths: list[QPainterPath], edges: Lines | None
    ) -> None:
        """Show the outlines of other fields; by their edges, if these are given."""
        if not paths and not self._paths:
            return
        self.prepareGeometryChange()
        self._paths = [(path, path.boundingRect()) for path in paths]
        self._edges = edges
        box = QRectF()
        for _, rect in self._paths:
            box = box.united(rect)
        self._box = box
        self.setVisible(bool(paths))
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return where outlines may be painted: pens are wide at every zoom."""
        if self._box.isNull():
            return QRectF()
        room = self._CASING_PIXELS / self._pixels_per_mm()
        return self._box.adjusted(-room, -room, room, room)

    def _pixels_per_mm(self) -> float:
        scene = self.scene()
        views = scene.views() if scene is not None else []
        return views[0].transform().m11() if views else 1.0

    def paint(
        self,
        painter: QPainter | None,
        option: QStyleOptionGraphicsItem | None,
        widget: QWidget | None = None,
    ) -> None:
        """Paint tint and casing of all, then all lines."""
        del widget
        assert painter is not None
        assert option is not None
        room = self._CASING_PIXELS / self._pixels_per_mm()
        seen = option.exposedRect.adjusted(-room, -room, room, room)
        paths = [path for path, rect in self._paths if rect.intersects(seen)]
        if self._answered():
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(self._tint)
        if self._edges is not None and len(paths) > _MOST_CASINGS:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            for path in paths:
                painter.drawPath(path)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self._thin)
            painter.drawLines(self._edges)
            return
        for pen in self._pens:
            painter.setPen(pen)
            for path in paths:
                painter.drawPath(path)
            painter.setBrush(Qt.BrushStyle.NoBrush)


class _Handles(QGraphicsItem):
    """Squares on vertices, of one size on the screen at every zoom."""

    _SIDE = 7.0
    _REACH = 8.0
    _LEAST_APART = 7.0
    """Pixels, at least half of what two handles are apart that are both painted."""

    def __init__(self) -> None:
        super().__init__()
        self._plain = QPolygonF()
        self._chosen = QPolygonF()
        self._apart: tuple[float, QPolygonF] = (0.0, QPolygonF())
        """What of ``plain`` is painted, and up to which distance in mm the others are left out."""
        self._pixels_per_mm = 1.0
        self._room = self._REACH
        self._box = QRectF()

    def set_zoom(self, pixels_per_mm: float) -> None:
        """Say how many pixels a mm is: squares keep their size, so their room changes."""
        self.prepareGeometryChange()
        self._pixels_per_mm = pixels_per_mm
        self._room = self._REACH / pixels_per_mm

    def show(self, plain: list[QPointF], chosen: list[QPointF]) -> None:  # type: ignore[override]
        """Show handles of vertices that can be taken, and of those that are selected."""
        if not plain and not chosen and self._plain.isEmpty() and self._chosen.isEmpty():
            return
        self.prepareGeometryChange()
        self._plain, self._chosen = QPolygonF(plain), QPolygonF(chosen)
        self._apart = (0.0, self._plain)
        self._box = QPolygonF([*plain, *chosen]).boundingRect()
        self.setVisible(bool(plain or chosen))

    def _told_apart(self) -> QPolygonF:
        """Return handles that do not run into each other at this zoom; the others work unseen."""
        least = self._LEAST_APART / self._pixels_per_mm
        if self._apart[0] != least:
            taken: set[tuple[int, int]] = set()
            kept = QPolygonF()
            for k in range(self._plain.count()):
                at = self._plain.at(k)
                x, y = int(at.x() // least), int(at.y() // least)
                if not any((x + i, y + j) in taken for i in (-1, 0, 1) for j in (-1, 0, 1)):
                    taken.add((x, y))
                    kept.append(at)
            self._apart = (least, kept)
        return self._apart[1]

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return where handles may be painted."""
        if self._plain.isEmpty() and self._chosen.isEmpty():
            return QRectF()
        room = self._room
        return self._box.adjusted(-room, -room, room, room)

    def paint(
        self,
        painter: QPainter | None,
        option: QStyleOptionGraphicsItem | None,
        widget: QWidget | None = None,
    ) -> None:
        """Paint rim, then face."""
        del option, widget
        assert painter is not None
        for points, face, more in (
            (self._told_apart(), QColor("#ffffff"), 0.0),
            (self._chosen, _ACCENT, 2.0),
        ):
            if points.isEmpty():
                continue
            for colour, side in ((_ACCENT if not more else QColor("#ffffff"), 3.0), (face, 0.0)):
                pen = QPen(colour, self._SIDE + more + side)
                pen.setCosmetic(True)
                pen.setCapStyle(Qt.PenCapStyle.SquareCap)
                painter.setPen(pen)
                painter.drawPoints(points)


def sign(shapes: Iterable[Shape], size: QSize, ground: str | None, ratio: float) -> QPixmap:
    """Paint shapes whose unit is a pixel, as sharp as the screen.

    ``ground`` is the colour of what they lie on, None for nothing; ``ratio`` is pixels of the
    screen for one.
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
