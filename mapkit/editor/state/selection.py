"""What is selected: values, replaced as a whole; and what locked layers keep as it is."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from mapkit.editor.i18n.texts import tr
from mapkit.edits import EditRefusedError, changes
from mapkit.model import GameMap

LOCKABLE = ("fields", "portals", "markers", "notes")
"""Layers that can be locked."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Ids of what is selected; ``markers`` are positions in the map's tuple of markers.

    ``primary`` is the field that was selected last, the one that sight and reach start from.
    """

    fields: tuple[str, ...] = ()
    vertices: tuple[str, ...] = ()
    portals: tuple[str, ...] = ()
    markers: tuple[int, ...] = ()

    @property
    def primary(self) -> str | None:
        """The field that was selected last."""
        return self.fields[-1] if self.fields else None

    def __bool__(self) -> bool:
        return bool(self.fields or self.vertices or self.portals or self.markers)

    def within(self, game_map: GameMap) -> Selection:
        """Return what of it the map still has."""
        portals = {portal.id for portal in game_map.portals}
        return Selection(
            tuple(i for i in self.fields if i in game_map.fields),
            tuple(i for i in self.vertices if i in game_map.vertices),
            tuple(i for i in self.portals if i in portals),
            tuple(i for i in self.markers if i < len(game_map.markers)),
        )

    def without(self, layers: Collection[str]) -> Selection:
        """Return what of it lies in no locked layer."""
        return Selection(
            () if "fields" in layers else self.fields,
            () if "fields" in layers else self.vertices,
            () if "portals" in layers else self.portals,
            () if "markers" in layers else self.markers,
        )


NOTHING = Selection()


def refuse_locked(before: GameMap, after: GameMap, layers: Collection[str]) -> GameMap:
    """Return the map after an edit, unless the edit changes something in a locked layer.

    Raises ``EditRefusedError`` where it does; the message names the layer.
    """
    if after is before or not layers:
        return after
    changed = changes(before, after)
    touched = {
        "fields": (changed.fields or changed.vertices, tr("Fields are locked (dock Layers).")),
        "portals": (changed.portals, tr("Doors, ladders and walls are locked (dock Layers).")),
        "markers": (changed.markers, tr("Markers are locked (dock Layers).")),
        "notes": (changed.notes, tr("Notes are locked (dock Layers).")),
    }
    for layer, (what, why) in touched.items():
        if layer in layers and what:
            raise EditRefusedError(why)
    return after
