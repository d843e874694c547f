"""The map and the ruleset as frozen values; standard library only."""

from mapkit.model.gamemap import (
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
