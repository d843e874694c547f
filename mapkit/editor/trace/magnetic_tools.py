"""The tools whose line follows what is printed: it cuts fields, or is a border's new course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.editor.tasks.worker import Tell
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.editor.tools.reshape_tool import reshaped
from mapkit.editor.tools.split_tool import cut
from mapkit.editor.trace.picture_tool import PictureTool
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.edits import Snap

if TYPE_CHECKING:
    from mapkit.digitize.survey import Survey

Modifiers = Qt.KeyboardModifier
_Edge = tuple[Place, Place]
_BORDER = frozenset({"vertex", "edge"})


@dataclass(frozen=True, slots=True)
class _Question:
    """The line through some places, and the edges along which its ends may move; in map units."""

    places: tuple[Place, ...]
    edges: tuple[_Edge | None, _Edge | None]


class _MagneticTool(PictureTool, LineTool):
    """Clicks places between which the line follows the print; a click on a border ends it.

    An end that was clicked on an edge moves along it to where the printed line meets it; one that
    was typed stays.
    """

    draws_curves = False

    def __init__(self, model: MapModel, view: MapView, picture: SurveyedUnderlay) -> None:
        super().__init__(model, view, picture)
        self._edges: dict[Place, _Edge] = {}
        self._mouse: Snap | None = None
        self._line: tuple[_Question, list[Place]] | None = None
        self._ending = False

    def add(self, snap: Snap, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Add a place."""
        edge = self._edge_of(snap)
        if edge is not None:
            self._edges[snap.point] = edge
        self._mouse = None
        super().add(snap, modifiers)
        self.picture.look()
        self.go_on()

    def enter_point(self, point: Place) -> None:
        """Add a place that was typed, which stays exactly there."""
        super().enter_point(point)
        self._edges.pop(point, None)
        self.go_on()

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Add a place; the second one on a border ends the line."""
        if self._ending:
            return None
        gesture = super().begin(event)
        if len(self.path.legs) > 1 and event.snap.kind in _BORDER:
            self.end(event.modifiers)
            return None
        return gesture

    def hover(self, event: ToolEvent) -> None:
        """Show where the line would run to the mouse."""
        self._mouse = event.snap
        self.go_on()
        self._draw(event)

    def end(self, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Make the edit, once the line is found."""
        del modifiers
        if len(self.path.legs) > 1 and not self.model.working:
            self._ending, self._mouse = True, None
            self.go_on()

    def cancel(self) -> None:
        """Forget the places."""
        self._ending, self._mouse, self._line = False, None, None
        self._edges.clear()
        super().cancel()

    def interrupt(self) -> None:
        """Forget what was found on another map."""
        super().interrupt()
        self._ending, self._line = False, None

    def take_back(self) -> bool:
        """Take the last place back."""
        self._ending = False
        return super().take_back()

    def go_on(self) -> None:
        """Ask for the line, or end with the one that is known."""
        question = self._question()
        if len(question.places) < 2 or not self.picture.ready:
            return
        if self._line is not None and self._line[0] == question:
            self._end_with(self._line[1])
        else:
            find = partial(_find, question, self.model.committed.unit_mm)
            self.picture.ask(find, partial(self._take, question))

    def give_up(self) -> None:
        """Let clicks count again."""
        self._ending = False

    def _take(self, question: _Question, line: list[Place]) -> None:
        self._line = question, line
        self._draw(None)
        if question == self._question():
            self._end_with(line)

    def _end_with(self, line: Sequence[Place]) -> None:
        if self._ending and not self.model.working:
            self.finish(line, self._close)

    def _close(self, made: bool) -> None:
        self._ending = False
        super()._close(made)

    def _edge_of(self, snap: Snap) -> _Edge | None:
        if snap.kind != "edge" or snap.edge is None:
            return None
        a, b = (self.model.committed.vertices[v] for v in snap.edge)
        return a, b

    def _question(self) -> _Question:
        """Return what to ask: the line through what was clicked, and to the mouse."""
        places, mouse = tuple(self.points), self._mouse
        if not places:
            return _Question((), (None, None))
        first, last = self._edges.get(places[0]), self._edges.get(places[-1])
        if mouse is not None and mouse.point != places[-1]:
            places, last = (*places, mouse.point), self._edge_of(mouse)
        return _Question(places, (first, last))

    def _draw(self, event: ToolEvent | None) -> None:
        del event
        overlay = self.view.overlay
        overlay.clear()
        for place in self.points:
            overlay.dot(place, "draw", radius=3.5)
        places = self._question().places
        line = self._line
        # A mouse that has moved on since is followed a moment later: no flicker meanwhile.
        found = line is not None and line[0].places[:-1] == places[:-1]
        way = line[1] if line is not None and found else list(places)
        if len(places) > 1:
            overlay.line(way, dashed=not found)
            overlay.label(places[-1], self._measure(way))
        if self._mouse is not None and self._mouse.kind != "none":
            overlay.dot(self._mouse.point, "snap")

    @property
    def does(self) -> str:
        """What a click does now."""
        if not self.path.legs or self.path.whole:
            return self.beginning
        return tr("Click where the printed line goes on; a click on a border or Enter ends it.")

    @property
    def beginning(self) -> str:
        """What the first click does."""
        raise NotImplementedError


class MagneticLineTool(_MagneticTool):
    """Cuts fields along a printed line."""

    id = "magnetic_line"
    key = "L"
    icon = "magnetic_line"
    title = tr_later("Magnetic line")
    beginning = tr_later(
        "Click a junction or border where a printed line begins: the field is cut there."
    )

    def finish(self, points: Sequence[Place], done: Done) -> None:
        """Cut the selected fields on the way, or all of them."""
        edit = partial(cut, points=points, chosen=self.model.selection.fields)
        self.model.edit(self.title, edit, done=done)


class MagneticReshapeTool(_MagneticTool):
    """Lays a piece of border along a printed line, for both fields."""

    id = "magnetic_reshape"
    key = "F"
    icon = "magnetic_reshape"
    title = tr_later("Magnetic reshape")
    beginning = tr_later(
        "Click the border at one end of the piece that is to follow the print, then at the other."
    )

    def finish(self, points: Sequence[Place], done: Done) -> None:
        """Give the border its new course."""
        self.model.edit(self.title, partial(reshaped, points=points), done=done)


def _find(question: _Question, unit_mm: float, seen: Survey, tell: Tell) -> list[Place]:
    """Find a line, in a thread; map units."""
    from mapkit.digitize.magnetic import printed_line  # noqa: PLC0415 - of the extra

    del tell  # over in some ms

    def mm(place: Place) -> tuple[float, float]:
        return place[0] * unit_mm, place[1] * unit_mm

    first, last = (None if edge is None else (mm(edge[0]), mm(edge[1])) for edge in question.edges)
    found = printed_line(seen, [mm(place) for place in question.places], edges=(first, last))
    line = [(round(x / unit_mm), round(y / unit_mm)) for x, y in found]
    return [place for k, place in enumerate(line) if not k or place != line[k - 1]]
