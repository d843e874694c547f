"""Rulers along the top and the left of the view; guides are pulled out of them."""

from __future__ import annotations

import math

from PyQt6.QtCore import QEvent, QObject, QPointF, QRect, Qt
from PyQt6.QtGui import (
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PyQt6.QtWidgets import QWidget

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr

THICKNESS = 22
"""Pixels."""

_CLOSEST_NUMBERS = 64.0
"""Pixels between two numbers of the scale, at least."""
_GRAB_PIXELS = 6


class Rulers(QObject):
    """The two rulers of a view and the corner between them."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.top = Ruler(view, "x")
        self.left = Ruler(view, "y")
        self._corner = QWidget(view)
        self._corner.setAutoFillBackground(True)
        self._corner.setBackgroundRole(QPalette.ColorRole.Window)
        self._corner.setToolTip(tr("Rulers in mm"))
        self._shown = False
        view.installEventFilter(self)
        self.visible = True

    @property
    def visible(self) -> bool:
        """Whether the rulers are shown."""
        return self._shown

    @visible.setter
    def visible(self, on: bool) -> None:
        self._shown = on
        side = THICKNESS if on else 0
        self._view.setViewportMargins(side, side, 0, 0)
        for widget in (self.top, self.left, self._corner):
            widget.setVisible(on)
        self._place()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Follow the size of the view."""
        if watched is self._view and event is not None and event.type() is QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        width, height = self._view.width(), self._view.height()
        self._corner.setGeometry(0, 0, THICKNESS, THICKNESS)
        self.top.setGeometry(THICKNESS, 0, max(width - THICKNESS, 0), THICKNESS)
        self.left.setGeometry(0, THICKNESS, THICKNESS, max(height - THICKNESS, 0))


class Ruler(QWidget):
    """A ruler along one axis, ``x`` on top or ``y`` at the left.

    Pulling from it makes a guide parallel to it; the small triangles are the guides across it:
    pulling one moves it, pulling it off the view deletes it.
    """

    def __init__(self, view: BoardView, axis: str) -> None:
        super().__init__(view)
        self._view = view
        self._axis = axis
        self._mark: float | None = None
        self._scale: QPixmap | None = None
        self._pulled: int | None = None
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setToolTip(tr("Drag a guide out of the ruler; drag it back to delete it."))
        view.scrolled.connect(self._renew)
        view.guides_changed.connect(self._renew)
        view.moved.connect(self._follow)
        view.left.connect(self._forget)
        view.model.replaced.connect(self._renew)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802 - Qt's name
        """Paint the scale, which is kept until the view moves, and the mark of the mouse."""
        assert event is not None
        if self._scale is None:
            self._scale = self._painted_scale()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._scale)
        if self._mark is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawPolygon(self._triangle(self._pixel(self._mark), 4.0))
        painter.end()

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802
        """Paint the scale anew."""
        super().resizeEvent(event)
        self._scale = None

    def changeEvent(self, event: QEvent | None) -> None:  # noqa: N802
        """Follow the palette and the font."""
        super().changeEvent(event)
        self._renew()

    def _renew(self) -> None:
        self._scale = None
        self.update()

    def _painted_scale(self) -> QPixmap:
        """Paint ticks, numbers and guides."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        palette = self.palette()
        picture.fill(palette.color(QPalette.ColorRole.Window))
        ink = palette.color(QPalette.ColorRole.WindowText)
        faint = QColor(ink)
        faint.setAlphaF(0.45)
        rim = THICKNESS - 1
        painter = QPainter(picture)
        painter.setPen(faint)
        if self._axis == "x":
            painter.drawLine(0, rim, self.width(), rim)
        else:
            painter.drawLine(rim, 0, rim, self.height())
        self._paint_ticks(painter, ink, faint)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 160, 175))
        for axis, mm in self._view.guides.lines:
            if axis == self._axis and math.isfinite(mm):
                painter.drawPolygon(self._triangle(self._pixel(mm), 5.0))
        painter.end()
        return picture

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Take the guide under the mouse, or a new one."""
        assert event is not None
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._pulled = self._guide_at(event.position())
        if self._pulled is None:
            self._pulled = self._view.guides.begin("y" if self._axis == "x" else "x")

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Move the guide that was taken."""
        assert event is not None
        if self._pulled is None:
            moves_across = (self._guide_at(event.position()) is not None) == (self._axis == "x")
            shapes = Qt.CursorShape
            self.setCursor(shapes.SizeHorCursor if moves_across else shapes.SizeVerCursor)
            return
        self._view.guides.drag(self._pulled, self._on_view(event), self._view.grid_mm)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Leave the guide where it is, or delete it off the view."""
        assert event is not None
        if self._pulled is not None:
            self._view.guides.drop(self._pulled, self._on_view(event))
            self._pulled = None

    def _guide_at(self, here: QPointF) -> int | None:
        """Return the guide whose triangle is near a pixel of the ruler, if any."""
        at = here.x() if self._axis == "x" else here.y()
        for k, (axis, mm) in enumerate(self._view.guides.lines):
            if axis == self._axis and abs(self._pixel(mm) - at) <= _GRAB_PIXELS:
                return k
        return None

    def _on_view(self, event: QMouseEvent) -> QPointF:
        """Return a mouse position in pixels of the viewport."""
        viewport = self._view.viewport()
        return QPointF(viewport.mapFromGlobal(event.globalPosition()))

    def _follow(self, x: float, y: float) -> None:
        old, self._mark = self._mark, x if self._axis == "x" else y
        for mm in (old, self._mark):
            if mm is not None:
                at = round(self._pixel(mm))
                self.update(
                    QRect(at - 6, 0, 13, THICKNESS)
                    if self._axis == "x"
                    else QRect(0, at - 6, THICKNESS, 13)
                )

    def _forget(self) -> None:
        self._mark = None
        self.update()

    def _pixel(self, mm: float) -> float:
        """Convert a coordinate on the board, in mm, to a pixel of this ruler."""
        at = self._view.mapFromScene(QPointF(mm, mm))
        return float(at.x() if self._axis == "x" else at.y())

    def _triangle(self, at: float, size: float) -> QPolygonF:
        tip = THICKNESS - 1.0
        if self._axis == "x":
            corners = [(at, tip), (at - size, tip - size), (at + size, tip - size)]
        else:
            corners = [(tip, at), (tip - size, at - size), (tip - size, at + size)]
        return QPolygonF([QPointF(x, y) for x, y in corners])

    def _paint_ticks(self, painter: QPainter, ink: QColor, faint: QColor) -> None:
        zoom = self._view.pixels_per_mm()
        step = _round_up(_CLOSEST_NUMBERS / zoom)
        origin = self._view.mapToScene(0, 0)
        start = origin.x() if self._axis == "x" else origin.y()
        length = self.width() if self._axis == "x" else self.height()
        font = QFont(self.font())
        font.setPixelSize(10)
        painter.setFont(font)
        parts = 10 if step * zoom / 10 >= 5 else 5
        first = math.floor(start / step) * parts
        last = math.ceil((start + length / zoom) / step) * parts
        for k in range(first, last + 1):
            at = round(self._pixel(k * step / parts))
            tall = 13 if k % parts == 0 else 7 if k * 2 % parts == 0 else 4
            painter.setPen(faint)
            if self._axis == "x":
                painter.drawLine(at, THICKNESS - tall, at, THICKNESS - 2)
            else:
                painter.drawLine(THICKNESS - tall, at, THICKNESS - 2, at)
            if k % parts == 0:
                painter.setPen(ink)
                self._write(painter, at, f"{k / parts * step:g}")

    def _write(self, painter: QPainter, at: int, number: str) -> None:
        if self._axis == "x":
            painter.drawText(at + 3, 10, number)
            return
        painter.save()
        painter.translate(10, at - 3)
        painter.rotate(-90)
        painter.drawText(0, 0, number)
        painter.restore()


def _round_up(value: float) -> float:
    """Return the next of 1, 2, 5 times a power of ten."""
    decade = 10.0 ** math.floor(math.log10(value))
    return next(decade * k for k in (1.0, 2.0, 5.0, 10.0) if decade * k >= value * (1 - 1e-9))
