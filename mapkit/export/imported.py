"""A map as another program drew it: shapes with attributes, in units of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mapkit.model import Building, Marker, Portal, Provenance, Ruleset, Sector

__all__ = ["MOST_POINTS", "ImportedField", "ImportedMap", "NotTaken"]

MOST_POINTS = 750_000
"""Of a drawing that is imported, all rings together."""

Ring = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class ImportedField:
    """A shape that becomes a field.

    Parameters
    ----------
    rings : tuple of tuple of (float, float)
        The exterior, then holes, without repeated first points; x to the right, y down, in units of
        the drawing.
    id : str
        As the file has it; "" for one that is numbered.
    kind, sector : str or None
        Of the ruleset; None where the file does not say.
    level : int or None
        None for that of its kind.
    traits : frozenset of str
    name : str or None
    where : str
        Its place in the file, for messages: a line, or a path.
    attributes : mapping of str to str or int
        Of those that the ruleset names.
    """

    rings: tuple[Ring, ...]
    id: str = ""
    kind: str | None = None
    sector: str | None = None
    level: int | None = None
    traits: frozenset[str] = frozenset()
    name: str | None = None
    where: str = ""
    attributes: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NotTaken:
    """Something in a file that the map does not have: ``what`` it is, and ``where`` it stands."""

    what: str
    where: str = ""


@dataclass(frozen=True, slots=True)
class ImportedMap:
    """What an importer makes of a file.

    Parameters
    ----------
    fields : tuple of ImportedField
    name : str
        Of the map.
    id : str
        Of the map; "" for one that is made of its name.
    unit_mm : float or None
        How many mm a unit of the drawing is; None where the file does not say.
    whole_units : bool
        The coordinates are whole map units, and stay what they are.
    shared_borders : bool
        Neighbours have the same points along their borders, so that nothing has to be joined.
    size : (float, float) or None
        Width and height of the drawing from its origin, in its units; None for that of its shapes.
    portals : tuple of Portal
        With places in units of the drawing, between ids of ``fields``.
    markers : tuple of Marker
    ruleset : Ruleset or None
        With kinds and traits of the map's own; None for the one that is used where nothing is said.
    sectors : mapping of str to Sector or None
        None for those of the ruleset.
    buildings : tuple of Building
    choices : mapping of str to str
        Of the ruleset; others have their defaults.
    tolerance_mm : float
    provenance : Provenance
    author, licence : str
    not_taken : tuple of NotTaken
        What was not understood, or cannot be in a map.
    """

    fields: tuple[ImportedField, ...]
    name: str
    id: str = ""
    unit_mm: float | None = None
    whole_units: bool = False
    shared_borders: bool = False
    size: tuple[float, float] | None = None
    portals: tuple[Portal, ...] = ()
    markers: tuple[Marker, ...] = ()
    ruleset: Ruleset | None = None
    sectors: Mapping[str, Sector] | None = None
    buildings: tuple[Building, ...] = ()
    choices: Mapping[str, str] = field(default_factory=dict)
    tolerance_mm: float = 0.5
    provenance: Provenance = field(default_factory=Provenance)
    author: str = ""
    licence: str = ""
    not_taken: tuple[NotTaken, ...] = ()
