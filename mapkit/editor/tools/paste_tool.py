"""The tool that places what was copied: it follows the mouse, and may be turned and mirrored."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Choice, Switch, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import Clip

__all__ = ["PasteTool"]

_Offset = tuple[float, float]


class PasteTool(Tool):
    """Shows copied fields below the mouse until a click puts them somewhere, or Escape drops them.

    Parameters
    ----------
    offset_at : callable
        Tells how far to paste a clip from where it was copied, for a place of the mouse in mm.
    put : callable
        Pastes a clip at such an offset, carving if its last argument is true.
    leave : callable
        Goes back to another tool.
    carves : bool
        Whether a click takes the place out of the fields there; otherwise it does so with Ctrl.
    """

    id = "paste"
    key = ""
    icon = "draw"
    snaps = True

    def __init__(
        self,
        model: MapModel,
        view: MapView,
        clip: Clip,
        offset_at: Callable[[Clip, _Offset], _Offset],
        put: Callable[[Clip, _Offset, bool], None],
        leave: Callable[[], None],
        *,
        carves: bool = False,
    ) -> None:
        super().__init__(model, view)
        self.clip = clip
        self._offset_at, self._put, self._leave = offset_at, put, leave
        self._carves = carves
        self._mouse: _Offset | None = None

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Paste")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if self._carves:
            return tr(
                "Click where it goes: its place is cut out of the fields there. M mirrors, R "
                "turns, Escape cancels."
            )
        return tr(
            "Click where the copied fields go; with Ctrl they are carved out of the fields "
            "there. M mirrors, R turns, Escape cancels."
        )

    def switches(self) -> tuple[Switch, ...]:
        """Return the key that carves."""
        if self._carves:
            return ()
        return (Switch(Qt.KeyboardModifier.ControlModifier, tr("Carve out of the fields there")),)

    def choices(self) -> tuple[Choice, ...]:
        """Mirror and turn."""
        return (Choice(tr("Mirror (M)"), self.mirror), Choice(tr("Turn (R)"), self.turn))

    def mirror(self) -> None:
        """Change left and right."""
        self._change(self.clip.mirrored())

    def turn(self) -> None:
        """Turn it clockwise by a quarter."""
        self._change(self.clip.turned())

    def _change(self, clip: Clip) -> None:
        self.clip = clip
        if self._mouse is not None:
            self.show_at(self._mouse)

    def wants_key(self, event: QKeyEvent) -> bool:
        """M and R mirror and turn, whatever else they do."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return plain and event.key() in (Qt.Key.Key_M, Qt.Key.Key_R)

    def key_press(self, event: QKeyEvent) -> bool:
        """Mirror and turn."""
        run = {Qt.Key.Key_M: self.mirror, Qt.Key.Key_R: self.turn}.get(Qt.Key(event.key()))
        if run is None:
            return False
        run()
        return True

    def show_at(self, mm: _Offset) -> None:
        """Show where the fields would lie with the mouse at a place."""
        self._mouse = mm
        overlay = self.view.overlay
        overlay.clear()
        dx, dy = self._offset_at(self.clip, mm)
        scale = self.clip.unit_mm / self.model.committed.unit_mm
        for field in self.clip.fields:
            for ring in field.rings:
                overlay.area([(x * scale + dx, y * scale + dy) for x, y in ring])
        for portal in (*self.clip.portals, *self.clip.outer):
            overlay.line([(x * scale + dx, y * scale + dy) for x, y in portal.at], "good")

    def hover(self, event: ToolEvent) -> None:
        """Let the fields follow the mouse."""
        self.show_at((event.mm.x(), event.mm.y()))

    def press(self, event: ToolEvent) -> None:
        """Paste here."""
        if event.button is Qt.MouseButton.LeftButton:
            carve = self._carves or bool(event.modifiers & Qt.KeyboardModifier.ControlModifier)
            at = self._offset_at(self.clip, (event.mm.x(), event.mm.y()))
            self._put(self.clip, at, carve)
        else:
            self.cancel()

    def deactivate(self) -> None:
        """Drop what was to be pasted: another tool was taken."""
        super().cancel()

    def cancel(self) -> None:
        """Drop what was to be pasted."""
        super().cancel()
        self._leave()
