"""The tool that places what was copied: it follows the mouse, and may be turned and mirrored."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Choice, Switch, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import Clip

_Offset = tuple[float, float]
_IMAGES = ("upright", "level", "half")


class PasteTool(Tool):
    """Shows copied fields below the mouse until a click puts them somewhere, or Escape drops them.

    ``image`` is where the copy lies: "" at the mouse, or as an image of what was copied: in a
    mirror line through the mouse, ``upright`` or ``level``, or after a ``half`` turn about the
    mouse.

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
    title = tr_later("Paste")

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
        self.image = ""

    @property
    def hint(self) -> str:
        """What a click does now."""
        if self._carves:
            return tr(
                "Click where it goes: its place is cut out of the fields there. M mirrors, R "
                "turns, L mirrors it in a line at the mouse, Escape cancels."
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
        """Mirror and turn, where the copy lies, or where its image."""
        images = {
            "upright": tr("Upright mirror line (L)"),
            "level": tr("Level mirror line (L)"),
            "half": tr("Half turn about a point (L)"),
        }
        return (
            Choice(tr("Mirror (M)"), self.mirror),
            Choice(tr("Turn (R)"), self.turn),
            *(
                Choice(text, partial(self.take_image, name), self.image == name)
                for name, text in images.items()
            ),
        )

    def take_image(self, name: str) -> None:
        """Place an image of what was copied; the same again: a copy at the mouse."""
        self.image = "" if self.image == name else name
        self.hint_changed.emit(self.hint)
        self._change(self.clip)

    def _next_image(self) -> None:
        names = ("", *_IMAGES)
        self.take_image(names[(names.index(self.image) + 1) % len(names)] or self.image)

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
        """M, R and L mirror and turn, whatever else they do."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return plain and event.key() in (Qt.Key.Key_M, Qt.Key.Key_R, Qt.Key.Key_L)

    def key_press(self, event: QKeyEvent) -> bool:
        """Mirror and turn."""
        keys = {Qt.Key.Key_M: self.mirror, Qt.Key.Key_R: self.turn, Qt.Key.Key_L: self._next_image}
        run = keys.get(Qt.Key(event.key()))
        if run is None:
            return False
        run()
        return True

    def show_at(self, mm: _Offset) -> None:
        """Show where the fields would lie with the mouse at a place."""
        self._mouse = mm
        overlay = self.view.overlay
        overlay.clear()
        clip, (dx, dy) = self._placed(mm)
        scale = clip.unit_mm / self.model.committed.unit_mm
        self._show_line(mm)
        for field in clip.fields:
            for ring in field.rings:
                overlay.area([(x * scale + dx, y * scale + dy) for x, y in ring])
        for portal in (*clip.portals, *clip.outer):
            overlay.line([(x * scale + dx, y * scale + dy) for x, y in portal.at], "good")

    def _placed(self, mm: _Offset) -> tuple[Clip, _Offset]:
        """Return what goes where with the mouse at a place."""
        clip = self.clip
        if not self.image:
            return clip, self._offset_at(clip, mm)
        scale = clip.unit_mm / self.model.committed.unit_mm
        left, top, right, bottom = (c * scale for c in clip.box)
        x, y = self._axis(mm)
        across, down = 2 * x - left - right, 2 * y - top - bottom
        if self.image == "upright":
            return clip.mirrored(), (across, 0.0)
        turned = clip.turned().turned()
        if self.image == "level":
            return turned.mirrored(), (0.0, down)
        return turned, (across, down)

    def _axis(self, mm: _Offset) -> tuple[int, int]:
        """Return the place of the mirror line, or of what is turned about, in map units."""
        return self.view.snap(self.view.to_map(QPointF(*mm))).point

    def _show_line(self, mm: _Offset) -> None:
        if not self.image:
            return
        overlay, game_map = self.view.overlay, self.model.committed
        x, y = self._axis(mm)
        width, height = (size / game_map.unit_mm for size in game_map.size_mm)
        if self.image == "upright":
            overlay.line([(x, 0), (x, height)], "snap", dashed=True)
        elif self.image == "level":
            overlay.line([(0, y), (width, y)], "snap", dashed=True)
        else:
            overlay.dot((x, y), "snap")

    def hover(self, event: ToolEvent) -> None:
        """Let the fields follow the mouse."""
        self.show_at((event.mm.x(), event.mm.y()))

    def press(self, event: ToolEvent) -> None:
        """Paste here."""
        if event.button is Qt.MouseButton.LeftButton:
            carve = self._carves or bool(event.modifiers & Qt.KeyboardModifier.ControlModifier)
            clip, at = self._placed((event.mm.x(), event.mm.y()))
            self._put(clip, at, carve)
        else:
            self.cancel()

    def deactivate(self) -> None:
        """Drop what was to be pasted: another tool was taken."""
        super().cancel()

    def cancel(self) -> None:
        """Drop what was to be pasted."""
        super().cancel()
        self._leave()
