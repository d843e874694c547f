"""The fields of a board as shapes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import shapely

    from mapkit.model import Field, GameMap, Marker

__all__ = ["BoardField"]


@dataclass(frozen=True)
class BoardField:
    """One field of a board.

    Attributes
    ----------
    id : str
    model : Field
        What the map says of it: kind, level, traits, sector, name, vertices.
    """

    id: str
    model: Field
    _map: GameMap = field(repr=False, compare=False)

    @property
    def name(self) -> str | None:
        """What people call it."""
        return self.model.name

    @property
    def kind(self) -> str:
        """A kind of the ruleset, for example ``built_up``."""
        return self.model.kind

    @property
    def markers(self) -> tuple[Marker, ...]:
        """What is printed on it."""
        return tuple(m for m in self._map.markers if m.field == self.id)

    @cached_property
    def polygon(self) -> shapely.Polygon:
        """The outline in mm from the board's top left corner, y downwards; with its holes."""
        import shapely

        unit = self._map.unit_mm
        shell, *holes = (
            [(x * unit, y * unit) for x, y in ring] for ring in self._map.points(self.id)
        )
        return shapely.Polygon(shell, holes)

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The field as a GeoJSON feature in mm, which geopandas and others read."""
        said = self.model
        return {
            "type": "Feature",
            "id": self.id,
            "properties": {
                "id": self.id,
                "name": said.name,
                "kind": said.kind,
                "level": said.level,
                "traits": sorted(said.traits),
                "sector": said.sector,
            },
            "geometry": self.polygon.__geo_interface__,
            "bbox": self.polygon.bounds,
        }
