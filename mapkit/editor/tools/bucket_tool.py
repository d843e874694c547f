"""The tool that paints fields: a kind, a sector or a trait."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.hit_testing import HitIndex
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Switch, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later, tr_n, value_words
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import paint
from mapkit.messages import translated
from mapkit.model import GameMap

_LINE, _RECTANGLE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_At = tuple[float, float]


class BrushTool(Tool):
    """A tool that uses the brush; its hint says what that holds, and follows it."""

    def __init__(self, model: MapModel, view: MapView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush
        brush.changed.connect(lambda: self.hint_changed.emit(self.hint))


class BucketTool(BrushTool):
    """Paints fields with a kind, a sector or a trait; a drag paints all on its way.

    With Ctrl it paints the fields on a line, with Shift those in a rectangle.
    """

    id = "bucket"
    key = "B"
    icon = "bucket"
    title = tr_later("Paint")
    takes_kind = True

    def __init__(self, model: MapModel, view: MapView, brush: Brush) -> None:
        super().__init__(model, view, brush)
        self._at_work = False
        model.selection_changed.connect(self._follow_selection)

    def activate(self) -> None:
        """Begin to tell how many fields a click would paint."""
        self._at_work = True

    def deactivate(self) -> None:
        """Tell no more."""
        self._at_work = False
        super().deactivate()

    def _follow_selection(self) -> None:
        if self._at_work:
            self.hint_changed.emit(self.hint)

    @property
    def hint(self) -> str:
        """What a click does now."""
        said = tr(
            "Click or drag over fields to paint them: {what}. Ctrl+drag paints a line of them, "
            "Shift+drag a rectangle.",
            what=self._what(),
        )
        count = len(self.model.selection.fields)
        if count < 2:
            return said
        return f"{said} {tr_n('A click on a selected field paints all {n} of them.', count)}"

    def switches(self) -> tuple[Switch, ...]:
        """Return the keys for a line and a rectangle."""
        return (Switch(_LINE, tr("A line of fields")), Switch(_RECTANGLE, tr("A rectangle")))

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Paint a field, or all selected ones if it is one of them."""
        field = self.view.field_at(event.at)
        if field is None:  # the stroke paints what it comes over
            return _Stroke(self.view, event.at, (), self._edit, self._step())
        edit, step = self._edit(field), self._step()
        for keys, span in ((_LINE, _along), (_RECTANGLE, _within)):
            if event.modifiers & keys:
                return _Span(self.view, event.at, field, span, edit, step)
        return _Stroke(self.view, event.at, self._painted(field), lambda _field: edit, step)

    def paint_at(self, at: tuple[float, float]) -> bool:
        """Paint what a click there would, as one step; False where there is no field."""
        field = self.view.field_at(at)
        if field is None:
            return False
        self.model.edit(self._step(), partial(self._edit(field), fields=self._painted(field)))
        return True

    def _painted(self, field: str) -> tuple[str, ...]:
        chosen = self.model.selection.fields
        return chosen if field in chosen else (field,)

    def _step(self) -> str:
        return tr("Paint: {what}", what=self._what())

    def _edit(self, field: str) -> Callable[..., GameMap]:
        """Return what paints fields; a trait that the first of them has is taken off."""
        aspect, value = self._brush.paint
        if aspect == "kind":
            return partial(paint, kind=value, attributes=self._brush.carried)
        if aspect == "sector":
            return partial(paint, sector=value)
        if value in self.model.committed.fields[field].traits:
            return partial(paint, drop_traits=(value or "",))
        return partial(paint, add_traits=(value or "",))

    def _what(self) -> str:
        aspect, value = self._brush.paint
        game_map = self.model.committed
        if aspect == "sector":
            sector = game_map.sectors.get(value or "")
            return translated(sector.name) if sector else tr("no sector")
        known = game_map.ruleset.kinds if aspect == "kind" else game_map.ruleset.traits
        found = known.get(value or "")
        words = [translated(found.label) if found is not None else str(value)]
        if aspect == "kind":
            words += map(value_words, self._brush.carried_by(value or "").values())
        return ", ".join(words)


class _Stroke(Gesture):
    """Paints the fields where it began and all that it comes over."""

    def __init__(
        self,
        view: MapView,
        at: tuple[float, float],
        fields: Sequence[str],
        edit_for: Callable[[str], Callable[..., GameMap]],
        step: str,
    ) -> None:
        self._view, self._edit_for, self._step = view, edit_for, step
        self._edit: Callable[..., GameMap] | None = None
        self._fields = tuple(fields)
        if self._fields:
            self._edit = edit_for(self._fields[0])
            view.model.preview(partial(self._edit, fields=self._fields))
        if len(self._fields) > 1:
            view.overlay.label(at, tr_n("{n} field(s)", len(self._fields)))

    def move(self, event: ToolEvent) -> None:
        """Paint what comes under the mouse as well."""
        field = self._view.field_at(event.at)
        if field is None or field in self._fields:
            return
        fields = (*self._fields, field)
        if self._edit is None:
            self._edit = self._edit_for(field)
        if self._view.model.preview(partial(self._edit, fields=fields), keeps=True):
            self._fields = fields

    def finish(self, event: ToolEvent) -> None:  # noqa: ARG002 - wherever it ends
        """Make one step of it."""
        self._view.overlay.clear()
        self._view.model.commit(self._step)


class _Span(Gesture):
    """Paints the fields on a line, or in a rectangle, from where it began."""

    def __init__(
        self,
        view: MapView,
        at: _At,
        field: str,
        span: Callable[[MapView, HitIndex, _At, _At], Iterable[str]],
        edit: Callable[..., GameMap],
        step: str,
    ) -> None:
        self._view, self._start, self._first = view, at, field
        self._span, self._edit, self._step = span, edit, step
        self._hits = view.hits()  # painting moves nothing
        self._paint(at)

    def _paint(self, at: _At) -> None:
        view = self._view
        view.overlay.clear()
        fields = tuple(dict.fromkeys((self._first, *self._span(view, self._hits, self._start, at))))
        view.model.preview(partial(self._edit, fields=fields))
        view.overlay.label(at, tr_n("{n} field(s)", len(fields)))

    def move(self, event: ToolEvent) -> None:
        """Paint what lies between now."""
        self._paint(event.at)

    def finish(self, event: ToolEvent) -> None:  # noqa: ARG002 - it was moved there
        """Make one step of it."""
        self._view.overlay.clear()
        self._view.model.commit(self._step)


def _along(view: MapView, hits: HitIndex, start: _At, end: _At) -> Iterable[str]:
    view.overlay.line([start, end])
    return hits.fields_along(start, end)


def _within(view: MapView, hits: HitIndex, start: _At, end: _At) -> Iterable[str]:
    (ax, ay), (bx, by) = start, end
    view.overlay.area([(ax, ay), (bx, ay), (bx, by), (ax, by)], "snap")
    # From middle to middle, so that it is all the same where in its fields a drag begins and ends.
    (ax, ay), (bx, by) = _middle(hits, start), _middle(hits, end)
    return hits.fields_in((min(ax, bx), min(ay, by)), (max(ax, bx), max(ay, by)))


def _middle(hits: HitIndex, at: _At) -> _At:
    fields = hits.fields_at(at)
    return hits.field_points()[fields[0]] if fields else at
