"""The map and the ruleset as frozen values; standard library only."""

from mapkit.model.gamemap import (
    COORDINATE_LIMIT,
    Building,
    Field,
    GameMap,
    Marker,
    Point,
    Portal,
    Provenance,
    Underlay,
)
from mapkit.model.ruleset import (
    GROUNDS,
    Choice,
    Kind,
    MarkerType,
    MoverClass,
    PortalType,
    Ruleset,
    Sector,
    SightRule,
    Trait,
)

__all__ = [
    "COORDINATE_LIMIT",
    "GROUNDS",
    "Building",
    "Choice",
    "Field",
    "GameMap",
    "Kind",
    "Marker",
    "MarkerType",
    "MoverClass",
    "Point",
    "Portal",
    "PortalType",
    "Provenance",
    "Ruleset",
    "Sector",
    "SightRule",
    "Trait",
    "Underlay",
]
