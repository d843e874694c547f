"""The photo with the board's four corners, which mouse and keys move under a loupe."""

from __future__ import annotations

import math

from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PyQt6.QtWidgets import QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.trace.photo_place import Quad, moved

_MARGIN = 24
_GRAB = 18.0
_LOUPE = 180
_MAGNIFIED = 5.0
"""Pixels of the screen to one of the photo."""
_LINE, _CHOSEN, _INK = QColor("#ffb000"), QColor("#00c2d1"), QColor("#101418")
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_FAR = 10


class CornerPicker(QWidget):
    """Shows a photo and where the board lies in it.

    ``quad`` are the corners that are shown; ``chosen`` is the corner that keys move, 0 to 3.
    """

    moved = pyqtSignal(int, float, float)
    """A corner was put at another place, in pixels of the photo; while the mouse drags, this is
    emitted once, at the end."""
    chosen_changed = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 180)
        self.setAccessibleName(tr("Corners of the board in the photo"))
        self._image = QImage()
        self._small = QPixmap()
        self.quad: Quad = ((0.0, 0.0),) * 4
        self.chosen = 0
        self._pull: QPointF | None = None
        """From the pointer to the corner that is dragged, in pixels of the photo."""
        self._pointer: QPointF | None = None

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for room."""
        return QSize(800, 600)

    def show_photo(self, image: QImage) -> None:
        """Show another photo."""
        self._image = image
        self._rescale()

    def show_quad(self, quad: Quad) -> None:
        """Show the corners elsewhere."""
        if quad != self.quad:
            self.quad = quad
            self._pull = None
            self.update()

    def choose(self, corner: int) -> None:
        """Choose the corner that keys move."""
        self.chosen = corner % 4
        self.chosen_changed.emit()
        self.update()

    def to_screen(self, point: tuple[float, float]) -> QPointF:
        """Return where a place of the photo is shown."""
        frame, scale = self._frame()
        return QPointF(frame.left() + point[0] * scale, frame.top() + point[1] * scale)

    def to_photo(self, place: QPointF) -> tuple[float, float]:
        """Return the place of the photo that is shown at a point, within the photo."""
        frame, scale = self._frame()
        width, height = self._image.width(), self._image.height()
        x, y = (place.x() - frame.left()) / scale, (place.y() - frame.top()) / scale
        return min(max(x, 0.0), float(width)), min(max(y, 0.0), float(height))

    def _frame(self) -> tuple[QRectF, float]:
        width, height = max(self._image.width(), 1), max(self._image.height(), 1)
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        scale = max(min(room.width() / width, room.height() / height), 1e-3)
        size = QRectF(0, 0, width * scale, height * scale)
        size.moveCenter(room.center())
        return size, scale

    def _rescale(self) -> None:
        if not self._image.isNull():
            frame, _ = self._frame()
            self._small = QPixmap.fromImage(
                self._image.scaled(
                    frame.size().toSize(),
                    Qt.AspectRatioMode.IgnoreAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
            )
        self.update()

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802 - Qt's name
        """Fit the photo into the new room."""
        super().resizeEvent(event)
        self._rescale()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Take the corner below the pointer."""
        assert event is not None
        near = min(range(4), key=lambda k: self._distance(k, event.position()))
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._distance(near, event.position()) <= _GRAB:
            self.choose(near)
            x, y = self._photo_at(event.position())
            self._pull = QPointF(self.quad[near][0] - x, self.quad[near][1] - y)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Drag the corner; move the loupe."""
        assert event is not None
        self._pointer = event.position()
        if self._pull is not None:
            self.quad = moved(self.quad, self.chosen, self._dragged(event.position()))
        near = any(self._distance(k, event.position()) <= _GRAB for k in range(4))
        hand = Qt.CursorShape.CrossCursor if near or self._pull else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Leave the corner here."""
        assert event is not None
        if self._pull is not None and event.button() is Qt.MouseButton.LeftButton:
            x, y = self._dragged(event.position())
            self._pull = None
            self.moved.emit(self.chosen, x, y)

    def leaveEvent(self, event: QEvent | None) -> None:  # noqa: N802
        """Let the loupe show the chosen corner."""
        super().leaveEvent(event)
        self._pointer = None
        self.update()

    def focusInEvent(self, event: object) -> None:  # noqa: N802
        """Begin with the first corner, coming back with the last."""
        super().focusInEvent(event)  # type: ignore[arg-type]
        reason = event.reason()  # type: ignore[attr-defined]
        if reason is Qt.FocusReason.TabFocusReason:
            self.choose(0)
        elif reason is Qt.FocusReason.BacktabFocusReason:
            self.choose(3)
        self.update()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, N802 - Qt's names
        """Go from corner to corner, then on to what follows."""
        step = 1 if next else -1
        if 0 <= self.chosen + step < 4:
            self.choose(self.chosen + step)
            return True
        return super().focusNextPrevChild(next)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """Move the chosen corner by a pixel of the photo, with Shift by ten."""
        assert event is not None
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or self._image.isNull():
            super().keyPressEvent(event)
            return
        self._pointer = None
        by = _FAR if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        x, y = self.quad[self.chosen]
        x = min(max(x + step[0] * by, 0.0), float(self._image.width()))
        y = min(max(y + step[1] * by, 0.0), float(self._image.height()))
        self.moved.emit(self.chosen, x, y)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802, ARG002
        """Draw the photo, the corners and the loupe."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().dark())
        if self._image.isNull():
            return
        frame, _ = self._frame()
        painter.drawPixmap(frame.topLeft(), self._small)
        corners = [self.to_screen(point) for point in self.quad]
        painter.setPen(QPen(_INK, 4))
        painter.drawPolygon(QPolygonF(corners))
        painter.setPen(QPen(_LINE, 2))
        painter.drawPolygon(QPolygonF(corners))
        for k, corner in enumerate(corners):
            self._draw_handle(painter, k, corner)
        self._draw_loupe(painter)

    def _draw_handle(self, painter: QPainter, k: int, at: QPointF) -> None:
        chosen = k == self.chosen
        painter.setPen(QPen(_INK, 3))
        painter.setBrush(_CHOSEN if chosen else _LINE)
        radius = 9 if chosen and self.hasFocus() else 7
        painter.drawEllipse(at, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(_INK)
        box = QRectF(at.x() - 12, at.y() - 12, 24, 24)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(k + 1))

    def _draw_loupe(self, painter: QPainter) -> None:
        """Draw what is round the pointer, or round the chosen corner, magnified."""
        if self._pointer is not None and self._pull is None:
            middle = self.to_photo(self._pointer)
        else:
            middle = self.quad[self.chosen]
        at = self.to_screen(middle)
        side = _LOUPE + 12.0
        left = at.x() + 40 if at.x() + 40 + side < self.width() else at.x() - 40 - side
        top = at.y() + 40 if at.y() + 40 + side < self.height() else at.y() - 40 - side
        glass = QRectF(max(left, 6.0), max(top, 6.0), _LOUPE, _LOUPE)
        half = _LOUPE / _MAGNIFIED / 2
        shape = QPainterPath()
        shape.addEllipse(glass)
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(glass, self.palette().dark())
        source = QRectF(middle[0] - half, middle[1] - half, 2 * half, 2 * half)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(glass, self._image, source)
        painter.setPen(QPen(_LINE, 1.5))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(
                        glass.center().x() + (x - middle[0]) * _MAGNIFIED,
                        glass.center().y() + (y - middle[1]) * _MAGNIFIED,
                    )
                    for x, y in self.quad
                ]
            )
        )
        painter.restore()
        painter.setPen(QPen(_INK, 3))
        painter.drawEllipse(glass)
        painter.setPen(QPen(_CHOSEN, 1))
        painter.drawEllipse(glass)
        for dx, dy in ((1, 0), (0, 1)):
            across = QPointF(dx, dy) * 10
            painter.drawLine(glass.center() - across, glass.center() + across)

    def _distance(self, corner: int, place: QPointF) -> float:
        at = self.to_screen(self.quad[corner])
        return math.hypot(at.x() - place.x(), at.y() - place.y())

    def _photo_at(self, place: QPointF) -> tuple[float, float]:
        frame, scale = self._frame()
        return (place.x() - frame.left()) / scale, (place.y() - frame.top()) / scale

    def _dragged(self, place: QPointF) -> tuple[float, float]:
        assert self._pull is not None
        x, y = self._photo_at(place)
        width, height = float(self._image.width()), float(self._image.height())
        return (min(max(x + self._pull.x(), 0.0), width), min(max(y + self._pull.y(), 0.0), height))
