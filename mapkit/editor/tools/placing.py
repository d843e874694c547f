"""Tools that put something on what is there: paint, portals, markers."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.map_model import Edit, MapModel
from mapkit.editor.state.selection import Selection
from mapkit.edits import (
    EditRefusedError,
    PortalPlace,
    add_marker,
    add_portal,
    paint,
    portal_place,
)
from mapkit.messages import translated
from mapkit.model import GameMap

__all__ = ["BucketTool", "MarkerTool", "PortalTool"]


class BucketTool(Tool):
    """Pours a kind, a sector or a trait over fields; a drag pours over all on its way."""

    id = "bucket"
    key = "B"
    icon = "bucket"

    def __init__(self, model: MapModel, view: BoardView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush
        brush.changed.connect(lambda: self.hint_changed.emit(self.hint))
        self._fields: list[str] = []
        self._taking_off = False

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Paint")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr("Click or drag over fields to paint them: {what}.", what=self._what())

    def press(self, event: ToolEvent) -> None:
        """Paint a field, or all selected ones if it is one of them."""
        field = self.view.field_at(event.at)
        if event.button is not Qt.MouseButton.LeftButton or field is None:
            return
        chosen = self.model.selection.fields
        aspect, value = self._brush.paint
        has = value in self.model.committed.fields[field].traits
        self._taking_off = aspect == "trait" and has
        self._fields = list(chosen) if field in chosen else [field]
        self.model.preview(self._edit())

    def move(self, event: ToolEvent) -> None:
        """Paint what comes under the mouse as well."""
        field = self.view.field_at(event.at)
        if self._fields and field is not None and field not in self._fields:
            self._fields.append(field)
            if not self.model.preview(self._edit(), keeps=True):
                self._fields.remove(field)

    def release(self, event: ToolEvent) -> None:
        """Make one step of it."""
        if self._fields and event.button is Qt.MouseButton.LeftButton:
            self.model.commit(tr("Paint: {what}", what=self._what()))
            self._fields = []

    def interrupt(self) -> None:
        """Paint no more: the fields may be gone."""
        self._fields = []

    def cancel(self) -> None:
        """Drop what was painted."""
        self.interrupt()
        super().cancel()

    def _edit(self) -> Edit:
        aspect, value = self._brush.paint
        fields = tuple(self._fields)
        if aspect == "kind":
            return partial(paint, fields=fields, kind=value)
        if aspect == "sector":
            return partial(paint, fields=fields, sector=value)
        if self._taking_off:
            return partial(paint, fields=fields, drop_traits=(value or "",))
        return partial(paint, fields=fields, add_traits=(value or "",))

    def _what(self) -> str:
        aspect, value = self._brush.paint
        game_map = self.model.committed
        if aspect == "sector":
            sector = game_map.sectors.get(value or "")
            return translated(sector.name) if sector else tr("no sector")
        known = game_map.ruleset.kinds if aspect == "kind" else game_map.ruleset.traits
        found = known.get(value or "")
        return translated(found.label) if found is not None else str(value)


class PortalTool(Tool):
    """Puts doors, ladders and walls on borders; where one cannot stand, it says why."""

    id = "portal"
    key = "P"
    icon = "portal"

    def __init__(self, model: MapModel, view: BoardView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush
        brush.changed.connect(lambda: self.hint_changed.emit(self.hint))
        self._place: PortalPlace | None = None

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Door, ladder, wall")

    @property
    def hint(self) -> str:
        """What a click does now."""
        portals = self.model.committed.ruleset.portals
        names = ", ".join(
            f"{n} {translated(known.label)}" for n, known in enumerate(portals.values(), 1)
        )
        here = portals.get(self._brush.portal)
        return tr(
            "{what}: click on a border. Keys {keys}; + and - change the width.",
            what=translated(here.label) if here else "", keys=names,
        )  # fmt: skip

    def move(self, event: ToolEvent) -> None:
        """Show the place, or why there is none."""
        self._propose(event)

    def press(self, event: ToolEvent) -> None:
        """Put it there."""
        if event.button is not Qt.MouseButton.LeftButton:
            return
        self._propose(event)
        place = self._place
        if place is None:
            return
        type_ = self._brush.portal
        before = {p.id for p in self.model.committed.portals}
        edit = partial(add_portal, type_=type_, between=place.between, at=place.at)
        known = self.model.committed.ruleset.portals.get(type_)
        if self.model.edit(
            tr("Add: {what}", what=translated(known.label) if known else type_), edit
        ):
            new = tuple(p.id for p in self.model.committed.portals if p.id not in before)
            self.model.select(Selection(portals=new))

    def key_press(self, event: QKeyEvent) -> bool:
        """Change the type or the width."""
        types = list(self.model.committed.ruleset.portals)
        text = event.text()
        if text.isdigit() and 0 < int(text) <= len(types):
            self._brush.take_portal(types[int(text) - 1])
        elif text in {"+", "-"}:
            self._brush.portal_mm = max(2.0, self._brush.portal_mm + (1 if text == "+" else -1))
            self._brush.changed.emit()
        else:
            return False
        self.hint_changed.emit(self.hint)
        return True

    def _propose(self, event: ToolEvent) -> None:
        overlay, game_map = self.view.overlay, self.model.committed
        overlay.clear()
        self._place = None
        width = self._brush.portal_mm / game_map.unit_mm
        try:
            place = portal_place(
                game_map, self._brush.portal, event.at, width,
                within=max(width, self.view.radius(30)),
            )  # fmt: skip
        except EditRefusedError as refusal:
            overlay.dot(event.at, "refused")
            overlay.label(event.at, message_of(refusal), "refused")
            return
        self._place = place
        overlay.line(place.at, "good")
        for end in place.at:
            overlay.dot(end, "good", radius=3)


class MarkerTool(Tool):
    """Puts objectives, starts, entries and other markers on fields."""

    id = "marker"
    key = "K"
    icon = "marker"

    def __init__(self, model: MapModel, view: BoardView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush
        brush.changed.connect(lambda: self.hint_changed.emit(self.hint))

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Marker")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr("Click a field: {what}.", what=self._what())

    def press(self, event: ToolEvent) -> None:
        """Put the marker on the field; the next one is got ready."""
        field = self.view.field_at(event.at)
        if event.button is not Qt.MouseButton.LeftButton or field is None:
            return
        brush = self._brush

        def edit(game_map: GameMap) -> GameMap:
            return add_marker(game_map, brush.marker, field, brush.attributes)

        if self.model.edit(tr("Add: {what}", what=self._what()), edit):
            self.model.select(Selection(markers=(len(self.model.committed.markers) - 1,)))
            known = self.model.committed.ruleset.markers.get(brush.marker)
            if known is not None and known.unique:
                following = brush.next_attributes()
                unique = {name: following[name] for name in known.unique if name in following}
                brush.take_marker(brush.marker, {**brush.attributes, **unique})
            self.hint_changed.emit(self.hint)

    def move(self, event: ToolEvent) -> None:
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
