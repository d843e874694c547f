"""Notes pinned to places of the board: the tool that writes them, and their pins."""

from __future__ import annotations

import math
from functools import partial

from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QInputDialog, QLineEdit

from mapkit.drawing.symbols import numbered_disc
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import ChangeSet, delete_note, set_note
from mapkit.model import Note

_PIN = 0.5
"""Width of a pin, in modules of the board."""
_INK = "#141a20"
_LEAST_PIXELS = 8.0


class NoteTool(Tool):
    """Pins a note where one clicks; a pin is dragged elsewhere, or clicked to read and change it.

    The pins have the numbers of the list of issues, and are shown whatever the tool.
    """

    id = "note"
    key = "Shift+A"
    icon = "note"
    title = tr_later("Note")
    hint = tr_later("Click to pin a note to a place; click a pin to change it, drag it to move it.")

    def __init__(self, model: MapModel, view: MapView) -> None:
        super().__init__(model, view)
        model.changed.connect(self._follow)
        for signal in (model.replaced, view.picture.rescaled, view.picture.recoloured):
            signal.connect(self.show_pins)
        self.show_pins()

    def note_at(self, at: tuple[float, float]) -> Note | None:
        """Return the note whose pin is at a place in map units, the topmost one."""
        unit = self.model.shown.unit_mm
        reach = max(self.view.picture.module * _PIN / 2 / unit, self.view.radius(_LEAST_PIXELS))
        near = [note for note in self.model.shown.notes if math.dist(note.at, at) <= reach]
        return near[-1] if near else None

    def begin(self, event: ToolEvent) -> Gesture:
        """Take the pin that is there, if one is."""
        return _PinDrag(self, event)

    def hover(self, event: ToolEvent) -> None:
        """Show what the note there says."""
        self.view.overlay.clear()
        note = self.note_at(event.at)
        if note is not None:
            self.view.overlay.label(note.at, note.text)

    def write(self, at: tuple[float, float], note: Note | None = None) -> None:
        """Ask for the text of a new note, or for another text of one; none takes it away."""
        text, given = QInputDialog.getText(
            self.view.window(), tr("Note"),
            tr("What the note says; a note without a text is taken away:") if note is not None
            else tr("What the note says:"),
            QLineEdit.EchoMode.Normal, note.text if note is not None else "",
        )  # fmt: skip
        if not given or (note is None and not text.strip()):
            return
        if not text.strip() and note is not None:
            self.remove(note)
            return
        new = Note((round(at[0]), round(at[1])), text)
        step = tr("Pin a note") if note is None else tr("Change a note")
        self.model.edit(step, partial(set_note, note=new, instead_of=note))

    def remove(self, note: Note) -> None:
        """Take a note away."""
        self.view.overlay.clear()
        self.model.edit(tr("Delete a note"), partial(delete_note, note=note))

    def _follow(self, changed: ChangeSet) -> None:
        if changed.notes or changed.header:
            self.show_pins()

    def show_pins(self) -> None:
        """Draw the pins."""
        game_map, picture = self.model.shown, self.view.picture
        unit, size = game_map.unit_mm, picture.module * _PIN
        self.view.layers["notes"].show(
            numbered_disc(
                (note.at[0] * unit, note.at[1] * unit), size, str(number), picture.theme.note,
                _INK, "note", None,
            )
            for number, note in enumerate(game_map.notes, 1)
        )  # fmt: skip


class _PinDrag(Gesture):
    """From a press on a pin or beside one: the pin goes along, or a click writes."""

    def __init__(self, tool: NoteTool, start: ToolEvent) -> None:
        self._tool, self._start = tool, start
        self._note = tool.note_at(start.at)
        self._moved = False

    def move(self, event: ToolEvent) -> None:
        """Show where the pin goes."""
        tool, note = self._tool, self._note
        far = math.dist(event.at, self._start.at) > tool.view.radius(_LEAST_PIXELS / 2)
        if note is not None and (far or self._moved):
            self._moved = True
            tool.view.overlay.clear()
            at = round(event.at[0]), round(event.at[1])
            new = Note(at, note.text)
            tool.model.preview(partial(set_note, note=new, instead_of=note))

    def finish(self, event: ToolEvent) -> None:
        """Leave the pin there; of a click, ask for the text once the mouse is free."""
        tool, note = self._tool, self._note
        if self._moved:
            tool.model.commit(tr("Move a note"))
            return
        at = note.at if note is not None else event.at
        QTimer.singleShot(0, partial(tool.write, at, note))
