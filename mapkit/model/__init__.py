"""The map and the ruleset as frozen values; standard library only."""

from mapkit.model.bag import Bag, Reveal, Spoil, TokenType
from mapkit.model.bounds import Bounds
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
from mapkit.model.layout import Element, Layout, PlacedCard
from mapkit.model.players import Players, SniperWeights, SquadWeights
from mapkit.model.review import review_note
from mapkit.model.ruleset import (
    GROUNDS,
    SYMBOLS,
    Choice,
    EngineTable,
    FieldAttribute,
    Kind,
    MarkerType,
    MoverClass,
    PortalType,
    Ruleset,
    Sector,
    SightRule,
    Trait,
)
from mapkit.model.tracing import (
    DOUBTED,
    DOUBTED_BETWEEN,
    TRACE_STATES,
    Doubt,
    Photographed,
    TraceState,
    Tracing,
)
from mapkit.model.warnings import WARNINGS, Silenced

__all__ = [
    "COORDINATE_LIMIT",
    "DOUBTED",
    "DOUBTED_BETWEEN",
    "GROUNDS",
    "SYMBOLS",
    "TRACE_STATES",
    "WARNINGS",
    "Bag",
    "Bounds",
    "Building",
    "Choice",
    "Doubt",
    "Element",
    "EngineTable",
    "Field",
    "FieldAttribute",
    "GameMap",
    "Kind",
    "Layout",
    "Marker",
    "MarkerType",
    "MoverClass",
    "Photographed",
    "PlacedCard",
    "Players",
    "Point",
    "Portal",
    "PortalType",
    "Provenance",
    "Reveal",
    "Ruleset",
    "Sector",
    "SightRule",
    "Silenced",
    "SniperWeights",
    "Spoil",
    "SquadWeights",
    "TokenType",
    "TraceState",
    "Tracing",
    "Trait",
    "Underlay",
    "review_note",
]
