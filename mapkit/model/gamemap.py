"""A map as its author drew it: vertices once, fields that refer to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field

from mapkit.messages import translated
from mapkit.model.bag import Silenced
from mapkit.model.ruleset import Ruleset, Sector
from mapkit.model.tracing import TraceState, Tracing

COORDINATE_LIMIT = 2**30
"""Coordinates are smaller in size (map units), so that an orientation test fits 64 bits."""

Point = tuple[int, int]
"""x to the right, y **down** from the top left corner, in map units, below 2**30 in size."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the board."""

    id: str
    """Unique in the map, at most 40 characters, no blanks and no ``|``."""
    kind: str
    """A kind of the ruleset, ``open``, ``built_up`` or ``elevated`` in Sniper Elite (p. 10)."""
    rings: tuple[tuple[str, ...], ...]
    """Vertex ids, exterior ring first, then holes; not closed; either orientation."""
    level: int = 0
    """0 ground, 1 upper. The loader fills in the kind's level where the file is silent."""
    traits: frozenset[str] = frozenset()
    """Traits of the ruleset, ``water``, ``obstacle``, ``hard_terrain`` (p. 11)."""
    sector: str | None = None
    name: str | None = None
    """What people call it; need not be unique."""
    ground: str | None = None
    """What it is made of, for pictures: one of :data:`mapkit.model.GROUNDS`; None is the kind's."""
    traced: TraceState | None = None
    """In a map that was traced from a photo, whether the field was proposed, drawn or accepted."""
    attributes: Mapping[str, str | int] = dataclass_field(default_factory=dict)
    """Of the attributes that the ruleset names, those that differ from what fields of its kind
    carry; ask :meth:`GameMap.attributes_of`."""


@dataclass(frozen=True, slots=True)
class Portal:
    """A door, ladder or wall on the boundary that two fields share.

    ``at`` holds the two ends of its place: two different points of the shared boundary, in
    map units. They may miss a slanted boundary by rounding, by no more than the map's tolerance.
    """

    id: str
    type: str
    between: tuple[str, str]
    at: tuple[Point, Point]
    traced: TraceState | None = None


@dataclass(frozen=True, slots=True)
class Marker:
    """Something printed on a field: objective, start, entry or regroup mark.

    ``attributes`` are those the ruleset names for the type, for example ``{"number": 4}`` for an
    objective, ``{"squad": "red", "role": "officer"}`` for a start, ``{"sector": "white"}`` for an
    entry, ``{"card": "A", "sector": "red", "squad": "black"}`` for a regroup mark.
    """

    type: str
    field: str
    attributes: Mapping[str, str | int] = dataclass_field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Building:
    """A name that people give to a set of fields."""

    id: str
    name: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """What an author has written down about a place, in map units; no part of the game."""

    at: Point
    text: str


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where the map comes from, shown in every picture, export and verdict.

    ``kind`` is ``reconstruction`` (made from rules alone, claims nothing about a printed board),
    ``traced`` (from a photo or scan), ``designed`` (an own board) or ``example``.
    """

    kind: str = "designed"
    note: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Underlay:
    """A picture below the fields to draw after, in an editor; nothing else looks at it."""

    picture: str
    """Path of the picture, relative to the map file, with ``/`` between its parts."""
    sha256: str
    """Of the picture's bytes, 64 hexadecimal digits; "" where nobody has looked."""
    corners: tuple[Point, Point, Point, Point]
    """Where the picture's corners lie: its top left, top right, bottom right and bottom left, in
    map units."""
    opacity: float = 0.6
    """From 0 to 1."""
    locked: bool = False
    """Whether it is safe from being moved by accident."""


@dataclass(frozen=True, slots=True)
class GameMap:
    """A whole map. Frozen: an edit makes a new one.

    Mappings keep the order of the file. ``unit_mm`` is the size of a map unit in mm (default
    0.01), ``size_mm`` the board's width and height, ``tolerance_mm`` how far a drawn point may
    be off. ``figure_base_mm`` is the diameter of a figure's base, None where it is the ruleset's;
    ``silenced`` the warnings that a report is to keep apart, ``notes`` what is for people only,
    ``former_ids`` the fields by ids that they had before, of which none is an id now.
    ``ruleset`` already holds the map's own kinds and traits, ``sectors`` the ruleset's sectors and
    the map's own; ``choices`` holds a value for every choice of the ruleset.

    Examples
    --------
    >>> game_map = board.map
    >>> game_map.size_mm, game_map.fields["R24"].kind, len(game_map.markers)
    ((840.0, 560.0), 'built_up', 64)
    """

    id: str
    name: str
    ruleset: Ruleset
    choices: Mapping[str, str]
    vertices: Mapping[str, Point]
    fields: Mapping[str, Field]
    portals: tuple[Portal, ...] = ()
    markers: tuple[Marker, ...] = ()
    sectors: Mapping[str, Sector] = dataclass_field(default_factory=dict)
    buildings: tuple[Building, ...] = ()
    unit_mm: float = 0.01
    size_mm: tuple[float, float] = (0.0, 0.0)
    tolerance_mm: float = 0.5
    provenance: Provenance = Provenance()
    author: str = ""
    licence: str = ""
    underlay: Underlay | None = None
    tracing: Tracing | None = None
    figure_base_mm: float | None = None
    silenced: tuple[Silenced, ...] = ()
    notes: tuple[Note, ...] = ()
    former_ids: Mapping[str, str] = dataclass_field(default_factory=dict)

    @property
    def tolerance_units(self) -> float:
        """How far a drawn point may be off, in map units: ``tolerance_mm`` over ``unit_mm``.

        Not rounded, so it may be no whole number, and less than one.
        """
        return self.tolerance_mm / self.unit_mm

    def points(self, field_id: str) -> tuple[tuple[Point, ...], ...]:
        """Return the rings of a field as points, exterior first."""
        v = self.vertices
        return tuple(tuple(v[i] for i in ring) for ring in self.fields[field_id].rings)

    @property
    def names_are_ours(self) -> bool:
        """Whether its names are those of a reconstruction, which are translated."""
        return self.provenance.kind == "reconstruction"

    @property
    def title(self) -> str:
        """The map's name as people read it: that of a reconstruction in the language spoken."""
        return translated(self.name) if self.names_are_ours else self.name

    def name_of(self, field_id: str) -> str:
        """Return what people call a field, "" for no name: as written, or as it is said here."""
        name = self.fields[field_id].name or ""
        return translated(name) if name and self.names_are_ours else name

    def class_of(self, field_id: str) -> str:
        """Return the class that a field counts as; an unknown kind stands for itself."""
        kind = self.fields[field_id].kind
        known = self.ruleset.kinds.get(kind)
        return kind if known is None else known.matches

    def attributes_of(self, field_id: str) -> dict[str, str | int]:
        """Return all that a field carries beside its kind, in the order of the ruleset."""
        item, ruleset = self.fields[field_id], self.ruleset
        carried = {
            name: item.attributes.get(name, ruleset.attribute(item.kind, name))
            for name in ruleset.attributes
            if item.kind in ruleset.kinds
        }
        return {name: value for name, value in carried.items() if value is not None}


def review_note(game_map: GameMap) -> str:
    """Return the note of a traced map's provenance; "" for a map that was not traced.

    It is English, like all that is written to files: ``photo of 2026-05-01, residual 0.4 mm,
    97 of 104 fields reviewed``. Reviewed are fields that were drawn or accepted.
    """
    tracing = game_map.tracing
    if tracing is None:
        return ""
    states = [f.traced for f in game_map.fields.values()]
    reviewed = sum(state in ("drawn", "accepted") for state in states)
    day = f"photo of {tracing.photo.taken}" if tracing.photo.taken else "from a photo"
    return (
        f"{day}, residual {tracing.residual_mm:.2g} mm, {reviewed} of {len(states)} fields reviewed"
    )
