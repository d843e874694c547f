"""The fields of a board as shapes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn

from mapkit.lazy_names import no_such_name

if TYPE_CHECKING:
    import shapely

    from mapkit.model import Field, GameMap, Marker


OTHER_NAMES = {
    "area": "field.area_mm2",
    "centroid": "field.centre",
    "distance": "board.distance(field, target)",
    "neighbors": "board.neighbours(field)",
    "neighbours": "board.neighbours(field)",
    "sees": "board.sees(field, target)",
    "sight": "board.sight(field)",
    "title": "field.name",
}
"""What people try on a field, and what it is called."""


@dataclass(frozen=True, repr=False)
class BoardField:
    """One field of a board.

    Attributes
    ----------
    id : str
    model : Field
        What the map says of it: kind, level, traits, sector, name, vertices.

    Examples
    --------
    >>> field = board["objective 4"]
    >>> field
    BoardField('B38', 'Second car', built_up)
    >>> field.id, field.name, field.kind, field.sector
    ('B38', 'Second car', 'built_up', 'black')
    >>> field.polygon.is_valid
    True
    """

    id: str
    model: Field
    _map: GameMap = field(compare=False)

    if not TYPE_CHECKING:  # where a type checker says the same before

        def __getattr__(self, name: str) -> NoReturn:
            raise no_such_name(f"a field has no {name!r}", name, self, OTHER_NAMES)

    @property
    def name(self) -> str | None:
        """What people call it."""
        return self.model.name

    @property
    def level(self) -> int:
        """The storey, 0 for the ground."""
        return self.model.level

    @property
    def sector(self) -> str | None:
        """The sector that it lies in; None for none."""
        return self.model.sector

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
    def centre(self) -> tuple[float, float]:
        """A point inside it, in mm from the board's top left corner."""
        point = self.polygon.representative_point()
        return point.x, point.y

    @property
    def area_mm2(self) -> float:
        """The area in square mm."""
        return float(self.polygon.area)

    def record(self) -> dict[str, Any]:
        """Return what is known of the field as plain values, a row of a table."""
        x, y = self.centre
        return {**self._said(), "area_mm2": self.area_mm2, "x_mm": x, "y_mm": y}

    def _said(self) -> dict[str, Any]:
        said = self.model
        return {
            "id": self.id,
            "name": said.name,
            "kind": said.kind,
            "level": said.level,
            "traits": sorted(said.traits),
            "sector": said.sector,
        }

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        called = f", {self.name!r}" if self.name else ""
        return f"BoardField({self.id!r}{called}, {self.kind})"

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The field as a GeoJSON feature in mm, which geopandas and others read."""
        return {
            "type": "Feature",
            "id": self.id,
            "properties": self._said(),
            "geometry": self.polygon.__geo_interface__,
            "bbox": self.polygon.bounds,
        }
