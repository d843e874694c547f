"""Edits that were refused: the reason, shown where it happened."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PyQt6.QtGui import QColor, QKeyEvent, QPen
from PyQt6.QtWidgets import QGraphicsEllipseItem, QWidget

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.widgets.boxes import TextBox
from mapkit.editor.widgets.labels import plain_label

_SHOWN_MS = 6000
_WIDEST = 340
"""Pixels of the bubble."""
_MOST_RINGS = 24
_RING = 9
"""Radius in pixels of the ring about a place."""
_ABOVE_ALL = 2e6


class RefusalsShown(QObject):
    """Puts the reason of a refusal beside its places, which get a ring, for some seconds at most.

    What was typed into a box and has no place on the board is answered at the box. The bubble
    goes with the next change, also with a preview (the mouse is where something can be done), with
    Escape, and with another tool.
    """

    def __init__(self, model: MapModel, view: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._rings: list[QGraphicsEllipseItem] = []
        self._box: QWidget | None = None
        self.label = plain_label()
        self.label.setParent(view.viewport())
        self.label.setMaximumWidth(_WIDEST)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label.setStyleSheet(
            "QLabel { background: #5c1620; color: #ffffff; border: 1px solid #ff6b6b;"
            " border-radius: 4px; padding: 5px 8px; }"
        )
        self.label.hide()
        self._timer = single_shot(self, self.hide, _SHOWN_MS)
        model.refused.connect(self._show)
        model.changed.connect(self.hide)
        model.committed_changed.connect(self.hide)
        view.scrolled.connect(self.hide)
        view.tool_changed.connect(self.hide)
        view.installEventFilter(self)

    def hide(self) -> None:
        """Take the bubble and the rings away."""
        if self.label.isHidden():
            return
        self._timer.stop()
        self.label.hide()
        self._mark(())
        if self._box is not None:
            self._box.removeEventFilter(self)
            self._box = None

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: ARG002, N802
        """Go with Escape, whatever else that does."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.hide()
        return False

    def _show(self, reason: str, at: Sequence[tuple[float, float]]) -> None:
        self.hide()
        self.label.setText(reason)
        self.label.setMinimumWidth(
            min(_WIDEST, self.label.fontMetrics().horizontalAdvance(reason) + 24)
        )
        box = TextBox.at_work if not at else None
        if box is not None:
            self._put_below(box)
        else:
            self._put_beside(at)
        self.label.show()
        self.label.raise_()
        self._timer.start()

    def _put_below(self, box: QWidget) -> None:
        window = box.window()
        assert window is not None
        self._box = box
        box.installEventFilter(self)
        self.label.setParent(window)
        self.label.adjustSize()
        corner = box.mapTo(window, QPoint(0, box.height() + 3))
        self.label.move(_within(QRect(corner, self.label.size()), window.size()))

    def _put_beside(self, at: Sequence[tuple[float, float]]) -> None:
        view = self._view
        self.label.setParent(view.viewport())
        self.label.adjustSize()
        self._mark([view.to_scene(place) for place in at[:_MOST_RINGS]])
        room, size = view.viewport().size(), self.label.size()
        if not at:
            middle = QPoint(room.width() - size.width(), room.height() - size.height()) / 2
            self.label.move(middle)
            return
        rings = [_ring_about(view.mapFromScene(ring.pos())) for ring in self._rings]
        around = rings[0]
        for ring in rings:
            around = around.united(ring)
        beside_all = [_within(place, room) for place in _beside(around, size)]
        beside_first = [_within(place, room) for place in _beside(rings[0], size)]
        words = view.overlay.plates()
        rings += words
        clear_of_all = (
            at
            for at in beside_all
            if not any(QRect(at, size).intersects(r) for r in (around, *words))
        )
        clear_of_rings = (
            at for at in beside_first if not any(QRect(at, size).intersects(r) for r in rings)
        )
        self.label.move(next(clear_of_all, None) or next(clear_of_rings, beside_first[0]))

    def _mark(self, places: Sequence[QPointF]) -> None:
        """Put a ring about each place, instead of those before."""
        for ring in self._rings:
            self._view.board.removeItem(ring)
        self._rings = []
        for place in places:
            ring = QGraphicsEllipseItem(-_RING, -_RING, 2 * _RING, 2 * _RING)
            ring.setPen(QPen(QColor("#ff4d4d"), 2.5))
            ring.setFlag(QGraphicsEllipseItem.GraphicsItemFlag.ItemIgnoresTransformations)
            ring.setZValue(_ABOVE_ALL)
            ring.setPos(place)
            self._view.board.addItem(ring)
            self._rings.append(ring)


def _ring_about(pixel: QPoint) -> QRect:
    return QRect(pixel - QPoint(_RING, _RING), QSize(2 * _RING, 2 * _RING))


def _beside(marked: QRect, size: QSize) -> list[QRect]:
    """Return the places for a bubble at the corners of what is marked, the best first."""
    gap = 4
    left, right = marked.left() - gap - size.width(), marked.right() + gap
    above, below = marked.top() - gap - size.height(), marked.bottom() + gap
    corners = ((right, below), (left, below), (right, above), (left, above))
    return [QRect(QPoint(x, y), size) for x, y in corners]


def _within(place: QRect, room: QSize) -> QPoint:
    """Return where a bubble goes so that all of it is seen."""
    x = min(max(place.x(), 4), max(room.width() - place.width() - 4, 4))
    y = min(max(place.y(), 4), max(room.height() - place.height() - 4, 4))
    return QPoint(x, y)
