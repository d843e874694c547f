"""The tool that puts objectives, starts, entries and other markers on fields."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.tool import Choice, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.bucket_tool import BrushTool
from mapkit.edits import add_marker
from mapkit.messages import translated
from mapkit.model import GameMap


class MarkerTool(BrushTool):
    """Puts objectives, starts, entries and other markers on fields."""

    id = "marker"
    key = "K"
    icon = "marker"
    title = tr_later("Marker")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr("Click a field: {what}.", what=self._what())

    def choices(self) -> tuple[Choice, ...]:
        """Return the types."""
        types = self.model.committed.ruleset.markers
        return tuple(
            Choice(translated(known.label), partial(self._take, i), i == self._brush.marker)
            for i, known in types.items()
        )

    def _take(self, type_: str) -> None:
        self._brush.take_marker(type_)
        self.hint_changed.emit(self.hint)

    def press(self, event: ToolEvent) -> None:
        """Put the marker on the field; the next one is got ready."""
        field = self.view.field_at(event.at)
        if event.button is not Qt.MouseButton.LeftButton or field is None:
            return
        brush = self._brush

        def edit(game_map: GameMap) -> GameMap:
            return add_marker(game_map, brush.marker, field, brush.attributes)

        self.model.edit(tr("Add: {what}", what=self._what()), edit, done=self._go_on)

    def _go_on(self, made: bool) -> None:
        """Select the new marker and get the next one ready."""
        if made:
            brush = self._brush
            self.model.select(Selection(markers=(len(self.model.committed.markers) - 1,)))
            known = self.model.committed.ruleset.markers.get(brush.marker)
            if known is not None and known.unique:
                following = brush.next_attributes()
                unique = {name: following[name] for name in known.unique if name in following}
                brush.take_marker(brush.marker, {**brush.attributes, **unique})
            self.hint_changed.emit(self.hint)

    def hover(self, event: ToolEvent) -> None:
        """Show which field it would go on."""
        self.view.overlay.clear()
        field = self.view.field_at(event.at)
        role = "good" if field else "refused"
        self.view.overlay.dot(event.at, role, radius=5)
        self.view.overlay.label(event.at, self._what() if field else tr("no field"), role)

    def _what(self) -> str:
        known = self.model.committed.ruleset.markers.get(self._brush.marker)
        label = translated(known.label) if known else self._brush.marker
        return " ".join([label, *(str(v) for v in self._brush.attributes.values())])
