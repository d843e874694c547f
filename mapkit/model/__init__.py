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
from mapkit.model.tracing import Doubt, Photographed, TraceState, Tracing

__all__ = [
    "COORDINATE_LIMIT",
    "GROUNDS",
    "Building",
    "Choice",
    "Doubt",
    "Field",
    "GameMap",
    "Kind",
    "Marker",
    "MarkerType",
    "MoverClass",
    "Photographed",
    "Point",
    "Portal",
    "PortalType",
    "Provenance",
    "Ruleset",
    "Sector",
    "SightRule",
    "TraceState",
    "Tracing",
    "Trait",
    "Underlay",
]
