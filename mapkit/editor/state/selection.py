"""What is selected: values, replaced as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from mapkit.model import GameMap

__all__ = ["NOTHING", "Selection"]


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


NOTHING = Selection()
