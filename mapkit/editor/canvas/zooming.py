"""A view that is panned and zoomed, by mouse, wheel, trackpad and two fingers."""

from __future__ import annotations

import math

from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QNativeGestureEvent, QPaintEvent, QTransform, QWheelEvent
from PyQt6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from mapkit.editor.canvas.picture import BoardPicture
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import single_shot

_ZOOM_STEP = 1.2
_LEAST_ZOOM, _MOST_ZOOM = 0.05, 200.0
"""Pixels for one mm."""
_MARGIN = 0.04
"""Share of what is shown, on each side."""


class ZoomedView(QGraphicsView):
    """Shows a scene whose unit is a mm; the space bar or the middle button pans.

    ``fitted`` says whether all of the board is shown, and nobody has panned or zoomed since;
    ``painted`` whether the scene was ever painted.
    """

    zoomed = pyqtSignal(float)
    """Pixels of the screen for one mm."""
    scrolled = pyqtSignal()
    """Another part of the scene is shown: after every pan, zoom and change of size."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._panning: QPoint | None = None
        self._panned_with = Qt.MouseButton.NoButton
        self._space = False
        self._told: QTransform | None = None
        self.painted = False
        self.fitted = True
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.grabGesture(Qt.GestureType.PinchGesture)

    def viewport(self) -> QWidget:
        """Return the widget that the scene is painted on; a view always has one."""
        found = super().viewport()
        assert found is not None
        return found

    def pixels_per_mm(self) -> float:
        """Return the zoom: pixels of the screen for one mm."""
        return self.transform().m11()

    def true_size(self) -> float:
        """Return the zoom at which a mm of the board is a mm on the screen."""
        return self.logicalDpiX() / 25.4

    def shown_rect(self) -> QRectF:
        """Return the part of the scene that the view shows, in mm."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def show_rect(self, rect: QRectF) -> None:
        """Show a part of the scene, given in mm, as large as it can be with a margin."""
        margin = _MARGIN * max(rect.width(), rect.height(), 1.0)
        rect = rect.adjusted(-margin, -margin, margin, margin)
        room = self.viewport().size()
        zoom = min(room.width() / rect.width(), room.height() / rect.height())
        self.look_at(rect.center(), zoom)

    def look_at(self, middle: QPointF, pixels_per_mm: float) -> None:
        """Show a place, given in mm, in the middle, at a zoom."""
        self.fitted = False
        self._set_zoom(pixels_per_mm)
        self.centerOn(middle)
        self.tell_scrolled()

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom about a pixel of the view, the middle by default."""
        at = at if at is not None else self.viewport().rect().center()
        before = self.mapToScene(at)
        self._set_zoom(self.pixels_per_mm() * factor)
        step = self.mapFromScene(before) - at
        self.pan(step.x(), step.y())

    def zoom_to(self, pixels_per_mm: float) -> None:
        """Zoom to a scale about the middle."""
        self.zoom(pixels_per_mm / self.pixels_per_mm())

    def pan(self, x: int, y: int) -> None:
        """Move the view over the scene by so many pixels."""
        self.fitted = False
        for bar, step in ((self.horizontalScrollBar(), x), (self.verticalScrollBar(), y)):
            assert bar is not None
            bar.setValue(bar.value() + step)
        self.tell_scrolled()

    def tell_scrolled(self) -> None:
        """Emit :attr:`scrolled`; what is shown now is not told again when it is painted."""
        self._told = self.viewportTransform()
        self.scrolled.emit()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802 - Qt's name
        """Tell of a scene that has moved by itself, as when it has become larger."""
        self.painted = True
        if self.viewportTransform() != self._told:
            self.tell_scrolled()
        super().paintEvent(event)

    def viewportEvent(self, event: QEvent | None) -> bool:  # noqa: N802
        """Zoom by two fingers."""
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1.0 + event.value(), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent | None) -> None:  # noqa: N802
        """Zoom at the cursor; a trackpad pans, and zooms with Ctrl."""
        assert event is not None
        fine = event.pixelDelta()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not fine.isNull() and event.phase() is not Qt.ScrollPhase.NoScrollPhase and not control:
            self.pan(-fine.x(), -fine.y())
        elif event.angleDelta().y():
            self.zoom(_ZOOM_STEP ** (event.angleDelta().y() / 120), event.position().toPoint())
        event.accept()

    def set_space(self, *, down: bool) -> None:
        """Say whether the space bar is held, which makes the left button pan."""
        self._space = down
        self.show_cursor()

    def show_cursor(self) -> None:
        """Set the cursor for panning; otherwise that of :meth:`own_cursor`."""
        shape = Qt.CursorShape.OpenHandCursor if self._space else self.own_cursor()
        if self._panning is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        self.viewport().setCursor(shape)

    def own_cursor(self) -> Qt.CursorShape:
        """Return the cursor where nothing is panned."""
        return Qt.CursorShape.ArrowCursor

    def begins_to_pan(self, event: QMouseEvent) -> bool:
        """Begin to pan if the button that went down does so; return whether it does."""
        button = event.button()
        held = self._space and button is Qt.MouseButton.LeftButton
        if button is not Qt.MouseButton.MiddleButton and not held:
            return False
        self._panning, self._panned_with = event.position().toPoint(), button
        self.show_cursor()
        return True

    def goes_on_panning(self, event: QMouseEvent) -> bool:
        """Follow the mouse while it pans; return whether it does."""
        if self._panning is None:
            return False
        here = event.position().toPoint()
        step, self._panning = self._panning - here, here
        self.pan(step.x(), step.y())
        return True

    def ends_panning(self, event: QMouseEvent) -> bool:
        """End panning when its button comes up; return whether it did."""
        if self._panning is None or event.button() is not self._panned_with:
            return False
        self._panning = None
        self.show_cursor()
        return True

    def _set_zoom(self, pixels_per_mm: float) -> None:
        scene, room = self.sceneRect(), self.viewport().size()
        whole = min(
            room.width() / max(scene.width(), 1.0), room.height() / max(scene.height(), 1.0)
        )
        scale = min(max(pixels_per_mm, min(whole, _LEAST_ZOOM)), _MOST_ZOOM)
        if not math.isclose(scale, self.pixels_per_mm()):
            factor = scale / self.pixels_per_mm()
            self.scale(factor, factor)
            self.zoomed.emit(scale)


_REST_MS = 500
_MUCH, _LITTLE = 4 / 3, 1.02
"""By how much a typical field is larger or smaller."""


class Rescaling(QObject):
    """Follows one model and the picture of its board."""

    def __init__(self, model: MapModel, picture: BoardPicture, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._picture = picture
        self._rest = single_shot(self, self._look, _REST_MS)
        model.committed_changed.connect(self._rest.start)
        model.history.cleanChanged.connect(self._note_saved)

    def _look(self) -> None:
        at_work = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if at_work or self._model.previewing:
            self._rest.start()
        else:
            self._picture.measure_anew(self._model.shown, _MUCH)

    def _note_saved(self, clean: bool) -> None:
        if clean and not self._model.previewing:
            self._picture.measure_anew(self._model.shown, _LITTLE)
