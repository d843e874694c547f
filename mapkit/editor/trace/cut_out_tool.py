"""The tool that cuts the field round a click out of a wrong one, as the picture shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from mapkit.editor.canvas.hit_testing import inside
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.worker import Tell
from mapkit.editor.trace.picture_tool import PictureTool
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.edits import redraw_fields

if TYPE_CHECKING:
    from mapkit.digitize.survey import Survey

_At = tuple[float, float]
Shape = Sequence[Sequence[tuple[int, int]]]


@dataclass(frozen=True, slots=True)
class _Found:
    """What the picture shows within a field: that round a place first; nothing without a border."""

    field: str
    at: _At
    shapes: tuple[Shape, ...]

    def holds(self, field: str, at: _At) -> bool:
        """Return whether it is the answer for a place, too."""
        if field != self.field:
            return False
        return inside(self.shapes[0], at) if self.shapes else at == self.at


class CutOutTool(PictureTool):
    """Shows the field round the mouse as it is printed; a click cuts it out of the drawn one."""

    id = "cut_out"
    key = "O"
    icon = "cut_out"
    title = tr_later("Cut out")
    does = tr_later("Click in the middle of a printed field to cut it out of the drawn one.")

    def __init__(self, model: MapModel, view: MapView, picture: SurveyedUnderlay) -> None:
        super().__init__(model, view, picture)
        self._asked: tuple[str, _At] | None = None
        self._found: _Found | None = None
        self._cutting = False

    def hover(self, event: ToolEvent) -> None:
        """Show what a click would cut out."""
        if not self._cutting:
            self._aim(event)

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Cut out what is here, once it is known."""
        if not self._cutting and not self.model.working:
            self._aim(event)
            if self._asked is not None:
                self.picture.look()
                self._cutting = True
                self.go_on()
        return None

    def cancel(self) -> None:
        """Drop what was asked."""
        self._asked = self._found = None
        self._cutting = False
        super().cancel()

    def interrupt(self) -> None:
        """Forget what was found in another map."""
        super().interrupt()
        self._asked = self._found = None
        self._cutting = False
        self.view.overlay.clear()

    def go_on(self) -> None:
        """Ask for the place, or cut out what is known of it."""
        if self._asked is None or not self.picture.ready:
            return
        field, at = self._asked
        known = self.model.committed
        if field not in known.fields:
            self.cancel()
        elif self._found is not None and self._found.holds(field, at):
            self._cut(self._found)
        else:
            find = partial(_find, at, known.points(field), known.unit_mm)
            self.picture.ask(find, partial(self._take, field, at))

    def give_up(self) -> None:
        """Let clicks count again."""
        self._cutting = False

    def _aim(self, event: ToolEvent) -> None:
        field = self.view.field_at(event.at)
        self._asked = None if field is None else (field, event.at)
        self._show()
        if self._asked is not None:
            self.go_on()

    def _take(self, field: str, at: _At, shapes: tuple[Shape, ...]) -> None:
        self._found = _Found(field, at, shapes)
        self._show()
        self._cut(self._found)

    def _cut(self, found: _Found) -> None:
        if not self._cutting:
            return
        self._cutting = False
        if not found.shapes:
            self.model.refused.emit(
                tr("The picture shows no border within this field."), (found.at,)
            )
            return
        edit = partial(redraw_fields, fields=[found.field], shapes=found.shapes)
        self.view.overlay.clear()
        self.model.edit(self.title, edit)

    def _show(self) -> None:
        overlay, found = self.view.overlay, self._found
        overlay.clear()
        if self._asked is None or found is None or not found.holds(*self._asked):
            return
        if found.shapes:
            outer, *holes = found.shapes[0]
            overlay.area(outer)
            for hole in holes:
                overlay.line((*hole, hole[0]))


def _find(at: _At, rings: Shape, unit_mm: float, seen: Survey, tell: Tell) -> tuple[Shape, ...]:
    """Find the printed field round a place within a drawn one, in a thread."""
    from mapkit.digitize.clicks import field_at  # noqa: PLC0415 - of the extra

    found = field_at(seen, (at[0] * unit_mm, at[1] * unit_mm), rings, progress=tell)
    return () if found is None else found.rings
