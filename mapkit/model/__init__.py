"""The map and the ruleset as frozen values; standard library only."""

from mapkit.model.bag import WARNINGS, Bag, Reveal, Silenced, Spoil, TokenType
from mapkit.model.bounds import Bounds
from mapkit.model.gamemap import (
    COORDINATE_LIMIT,
    Building,
    Field,
    GameMap,
    Marker,
    Note,
    Point,
    Portal,
    Provenance,
    Underlay,
    review_note,
)
from mapkit.model.layout import Element, Layout, PlacedCard
from mapkit.model.players import (
    SNIPER_HANDICAPS,
    SQUAD_HANDICAPS,
    Players,
    SniperWeights,
    SquadWeights,
)
from mapkit.model.redrawing import PartedCorner, Redrawing, VertexMove
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
    AnotherPhoto,
    Doubt,
    Photographed,
    TraceState,
    Tracing,
)
