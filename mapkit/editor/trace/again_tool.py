"""The tool that proposes fields anew, within the outline that they have together."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later, tr_n
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.worker import Tell
from mapkit.editor.trace.picture_tool import PictureTool
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.edits import EditRefusedError, areas_of, paint, redraw_fields
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.digitize.kinds import Guess
    from mapkit.digitize.survey import Survey

_At = tuple[float, float]
Shape = Sequence[Sequence[tuple[int, int]]]


@dataclass(frozen=True, slots=True)
class _Found:
    """The fields that the picture shows, and what kinds those are whose outline is another one."""

    shapes: Sequence[Shape]
    kinds: tuple[Guess, ...] = ()


class AgainTool(PictureTool):
    """Looks again for the fields within a frame, those selected, or the one that is clicked."""

    id = "again"
    key = "Y"
    icon = "again"
    title = tr_later("Look again here")

    def __init__(self, model: MapModel, view: MapView, picture: SurveyedUnderlay) -> None:
        super().__init__(model, view, picture)
        self._wanted: tuple[str, ...] = ()

    @property
    def does(self) -> str:
        """What a click does now."""
        if self._wanted:
            return tr("Looking for the fields here. Escape stops.")
        said = tr("Drag a frame round fields, or click one, to look for their borders again.")
        count = len(self.model.selection.fields)
        if count < 2:
            return said
        return f"{said} {tr_n('Enter looks at all {n} selected ones.', count)}"

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Draw a frame."""
        return None if self._wanted else _Frame(self, event)

    def key_press(self, event: QKeyEvent) -> bool:
        """Enter takes the selected fields."""
        fields = self.model.selection.fields
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or not fields or self._wanted:
            return False
        self.redo(fields)
        return True

    def redo(self, fields: Sequence[str]) -> None:
        """Look for the fields again that are in the place of some."""
        if self.model.working:
            return
        self._wanted = tuple(fields)
        self._show()
        self.picture.look()
        self.go_on()
        self.hint_changed.emit(self.hint)

    def cancel(self) -> None:
        """Drop what was asked."""
        self._wanted = ()
        super().cancel()
        self.hint_changed.emit(self.hint)

    def interrupt(self) -> None:
        """Forget fields of another map."""
        super().interrupt()
        self.cancel()

    def go_on(self) -> None:
        """Ask for what was wanted before the picture was looked at."""
        if self._wanted and self.picture.ready:
            find = partial(_find, self.model.committed, self._wanted)
            self.picture.ask(find, self._take)

    def give_up(self) -> None:
        """Let clicks count again."""
        if self._wanted:
            self._wanted = ()
            self.view.overlay.clear()
            self.hint_changed.emit(self.hint)

    def show_fields(self, fields: Sequence[str], *, where: Sequence[_At] = ()) -> None:
        """Show which fields would be looked at, and the frame."""
        overlay, known = self.view.overlay, self.model.committed
        overlay.clear()
        for field in fields:
            overlay.area(known.points(field)[0])
        if where:
            overlay.area(where, "snap")
            overlay.label(where[2], tr_n("{n} field(s)", len(fields)))

    def _show(self) -> None:
        self.show_fields(self._wanted)

    def _take(self, found: _Found) -> None:
        fields = self._wanted
        self._wanted = ()
        self.view.overlay.clear()
        self.model.edit(self.title, partial(_redrawn, fields=fields, found=found))
        self.hint_changed.emit(self.hint)


class _Frame(Gesture):
    """Takes the fields that lie within a frame; where it hardly moved, the one that is there."""

    def __init__(self, tool: AgainTool, start: ToolEvent) -> None:
        self._tool, self._start = tool, start

    def move(self, event: ToolEvent) -> None:
        """Show the frame and what lies in it."""
        fields, frame = self._within(event)
        self._tool.show_fields(fields, where=frame)

    def finish(self, event: ToolEvent) -> None:
        """Look for the fields there again."""
        tool = self._tool
        fields, frame = self._within(event)
        tool.view.overlay.clear()
        if fields:
            tool.redo(fields)
        elif frame:
            tool.model.refused.emit(tr("No field lies wholly in the frame."), ())

    def _within(self, event: ToolEvent) -> tuple[tuple[str, ...], list[_At]]:
        view = self._tool.view
        (ax, ay), (bx, by) = self._start.at, event.at
        if max(abs(bx - ax), abs(by - ay)) <= view.radius():
            field = view.field_at(self._start.at)
            chosen = view.model.selection.fields
            if field is None:
                return (), []
            return (chosen if field in chosen else (field,)), []
        low, high = (min(ax, bx), min(ay, by)), (max(ax, bx), max(ay, by))
        return view.hits().fields_within(low, high), [(ax, ay), (bx, ay), (bx, by), (ax, by)]


def _redrawn(game_map: GameMap, fields: Sequence[str], found: _Found) -> GameMap:
    """Draw fields anew; refuse what changes nothing, which would look as if nothing was done."""
    after = redraw_fields(game_map, fields, found.shapes, proposed=True)
    if after == game_map:
        raise EditRefusedError(tr("The picture shows the same fields here."))
    for guess in found.kinds:
        if guess.field in after.fields:
            with contextlib.suppress(EditRefusedError):  # what stands there keeps the kind it needs
                after = paint(after, [guess.field], kind=guess.kind, traits=guess.traits)
    return after


def _find(game_map: GameMap, fields: Sequence[str], seen: Survey, tell: Tell) -> _Found:
    """Find the fields in the place of some, and in a traced map their kinds, in a thread."""
    from mapkit.digitize.clicks import again  # noqa: PLC0415 - of the extra
    from mapkit.digitize.kinds import guess_kinds  # noqa: PLC0415

    areas = areas_of(game_map, fields)
    shapes = [rings for area in areas for rings in again(seen, area, progress=tell).rings]
    if game_map.tracing is None:
        return _Found(shapes)
    try:
        after = redraw_fields(game_map, fields, shapes, proposed=True)
    except EditRefusedError:
        return _Found(shapes)  # why is told when the edit is made
    kept = {
        f for f in game_map.fields if f not in fields or _points(after, f) == game_map.points(f)
    }
    guesses = guess_kinds(after, seen.picture, seen.scale)
    return _Found(shapes, tuple(guess for guess in guesses if guess.field not in kept))


def _points(game_map: GameMap, field: str) -> object:
    return game_map.points(field) if field in game_map.fields else None
