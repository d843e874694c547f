"""Move, turn, scale and rectify the underlay with the mouse."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.hit_testing import inside
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Tool, ToolEvent
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import set_underlay
from mapkit.geometry.perspective import Corners, rectified, scaled, turned, whole_corners
from mapkit.model import GameMap

_GRAB_PIXELS = 11.0
_At = tuple[float, float]


class UnderlayTool(Tool):
    """Drag inside moves the picture, a corner rectifies it; Shift scales, Ctrl turns.

    After :meth:`begin_rectifying` four clicks on the corners of the board in the picture lay it
    so that they fall on the corners of the board.
    """

    id = "underlay"
    key = "U"
    icon = "picture"
    cursor = Qt.CursorShape.ArrowCursor
    title = tr_later("Move underlay")

    def __init__(self, model: MapModel, view: BoardView, picture: UnderlayPicture) -> None:
        super().__init__(model, view)
        self._board = view
        self._picture = picture
        model.changed.connect(lambda _changes: self._show())
        picture.changed.connect(self._show)
        view.zoomed.connect(lambda _zoom: self._show())

    @property
    def hint(self) -> str:
        """What a click does now."""
        underlay = self.model.shown.underlay
        if underlay is None:
            return tr("There is no underlay yet: View, Underlay, Load picture.")
        if underlay.locked:
            return tr("The underlay is locked: View, Underlay, Lock underlay.")
        if isinstance(self.gesture, _FourCorners):
            corner = (
                tr("top left"), tr("top right"), tr("bottom right"), tr("bottom left")
            )[len(self.gesture.clicked)]  # fmt: skip
            return tr("Click the {corner} corner of the board in the picture.", corner=corner)
        return tr(
            "Drag moves the picture, a corner bends it; Shift+corner scales, Ctrl+corner turns."
        )

    def begin_rectifying(self) -> None:
        """Wait for four clicks on the corners of the board in the picture."""
        self.gesture = _FourCorners(self.view)
        self._show()
        self.hint_changed.emit(self.hint)

    def activate(self) -> None:
        """Show the handles."""
        self._show()

    def press(self, event: ToolEvent) -> None:
        """Take the picture or a corner of it, or a corner of the board in it."""
        rectifying = self.gesture
        underlay = self.model.shown.underlay
        if not isinstance(rectifying, _FourCorners):
            super().press(event)
        elif event.button is Qt.MouseButton.LeftButton and underlay and not underlay.locked:
            rectifying.clicked.append(event.at)
            if len(rectifying.clicked) == 4:
                self.gesture = None
                rectifying.finish(event)
            self._show()
            self.hint_changed.emit(self.hint)

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Take the picture or a corner of it."""
        underlay = self.model.shown.underlay
        if underlay is None or underlay.locked:
            return None
        reach = self.view.radius(_GRAB_PIXELS)
        distance, corner = min((math.dist(event.at, c), k) for k, c in enumerate(underlay.corners))
        if distance <= reach:
            return _Drag(self.view, event, underlay.corners, corner)
        if inside([underlay.corners], event.at):
            return _Drag(self.view, event, underlay.corners, None)
        return None

    def move(self, event: ToolEvent) -> None:
        """Show the picture where it would lie, or what can be taken."""
        if isinstance(self.gesture, _Drag):
            self.gesture.move(event)
        else:
            self._point_out(event)

    def release(self, event: ToolEvent) -> None:
        """Make one step of the drag."""
        if isinstance(self.gesture, _Drag):
            super().release(event)

    def interrupt(self) -> None:
        """Go on with the drag: other changes of the map do not touch the picture."""

    def cancel(self) -> None:
        """Drop the drag, or the corners clicked so far."""
        super().cancel()
        self._show()

    def deactivate(self) -> None:
        """Remove the handles."""
        super().deactivate()
        self.view.overlay.clear()

    def _point_out(self, event: ToolEvent) -> None:
        """Change the cursor where something can be taken."""
        underlay = self.model.shown.underlay
        shape = Qt.CursorShape.ArrowCursor
        if underlay is not None and not underlay.locked:
            reach = self.view.radius(_GRAB_PIXELS)
            if isinstance(self.gesture, _FourCorners):
                shape = Qt.CursorShape.CrossCursor
            elif any(math.dist(event.at, corner) <= reach for corner in underlay.corners):
                shape = Qt.CursorShape.PointingHandCursor
            elif inside([underlay.corners], event.at):
                shape = Qt.CursorShape.SizeAllCursor
        self.view.viewport().setCursor(shape)

    def _show(self) -> None:
        """Draw the outline and the handles of the picture, and the corners clicked so far."""
        if self._board.tool is not self:
            return
        overlay = self.view.overlay
        overlay.clear()
        underlay = self.model.shown.underlay
        if underlay is None:
            return
        overlay.line((*underlay.corners, underlay.corners[0]), "draw", dashed=underlay.locked)
        if not underlay.locked:
            for corner in underlay.corners:
                overlay.dot(corner, "draw", radius=6.0)
        if isinstance(self.gesture, _FourCorners):
            for point in self.gesture.clicked:
                overlay.dot(point, "good", radius=5.0)


class _Drag(Gesture):
    """Moves a picture, or with a corner of it bends, scales or turns it."""

    def __init__(
        self, view: MapView, start: ToolEvent, before: Corners, corner: int | None
    ) -> None:
        self._model, self._start, self._before, self._corner = view.model, start, before, corner

    def move(self, event: ToolEvent) -> None:
        """Show the picture where it would lie."""
        self._model.preview(partial(change_underlay, corners=self._corners(event)))

    def finish(self, event: ToolEvent) -> None:  # noqa: ARG002 - where it was shown last
        """Make one step of it."""
        self._model.commit(tr("Move underlay"))

    def _corners(self, event: ToolEvent) -> Corners:
        start, before = self._start, self._before
        if self._corner is None:
            dx, dy = event.at[0] - start.at[0], event.at[1] - start.at[1]
            return whole_corners([(x + dx, y + dy) for x, y in before])
        if start.modifiers & Qt.KeyboardModifier.ControlModifier:
            return turned(before, start.at, event.at)
        if start.modifiers & Qt.KeyboardModifier.ShiftModifier:
            return scaled(before, self._corner, event.at)
        moved: list[_At] = list(before)
        snaps = event.snap.kind in {"vertex", "guide"}
        moved[self._corner] = event.snap.point if snaps else event.at
        return whole_corners(moved)


class _FourCorners(Gesture):
    """Clicks the corners of the board in the picture, which is then laid so that they fall there.

    ``clicked`` is in map units.
    """

    def __init__(self, view: MapView) -> None:
        self._view = view
        self.clicked: list[_At] = []

    def finish(self, event: ToolEvent) -> None:  # noqa: ARG002 - all four count
        """Lay the picture."""
        view, model = self._view, self._view.model
        left, top, right, bottom = view.picture.frame
        unit = model.shown.unit_mm
        board = [
            (left / unit, top / unit), (right / unit, top / unit),
            (right / unit, bottom / unit), (left / unit, bottom / unit),
        ]  # fmt: skip
        underlay = model.shown.underlay
        corners = rectified(underlay.corners, self.clicked, board) if underlay else None
        if corners is None:
            text = tr(
                "These four points cannot be the corners of a board: click them in order around it."
            )
            model.refused.emit(text, tuple(self.clicked))
            return
        model.edit(tr("Rectify underlay"), partial(change_underlay, corners=corners))


def change_underlay(game_map: GameMap, /, **values: object) -> GameMap:
    """Return a map whose underlay, if it has one, has other values, such as its corners."""
    if game_map.underlay is None:
        return game_map
    return set_underlay(game_map, replace(game_map.underlay, **values))  # type: ignore[arg-type]
