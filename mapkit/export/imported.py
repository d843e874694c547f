"""A map as another program drew it: shapes with attributes, in units of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from numbers import Real
from typing import Any

from mapkit.export.plugins import Option
from mapkit.messages import phrase
from mapkit.model import Building, Marker, Portal, Provenance, Ruleset, Sector

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
    where : str
        Its place in the file, for messages: a line, or a path.
    attributes : mapping of str to str or int
        Of those that the ruleset names.
    facts : mapping of str to str
        How it is drawn, as rules name it: ``fill``, ``layer``. Nothing but a list to choose from
        is made of it.
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
    facts: Mapping[str, str] = field(default_factory=dict)


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
    ruleset : Ruleset or None
        With kinds and traits of the map's own; None for the one that is used where nothing is said.
    sectors : mapping of str to Sector or None
        None for those of the ruleset.
    choices : mapping of str to str
        Of the ruleset; others have their defaults.
    former_ids : mapping of str to str
        Ids that fields had before, with the field of each.
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
    former_ids: Mapping[str, str] = field(default_factory=dict)
    tolerance_mm: float = 0.5
    provenance: Provenance = field(default_factory=Provenance)
    author: str = ""
    licence: str = ""
    not_taken: tuple[NotTaken, ...] = ()


def fault_of(read: object) -> str:
    """Return what is wrong with what an importer returned, and where; "" for nothing."""
    if not isinstance(read, ImportedMap):
        return phrase("read returned {found}, not an ImportedMap", found=type(read).__name__)
    for where, value, wanted, right in _parts_of(read):
        if not right:
            return phrase(
                "{where} is {value}, not {wanted}",
                where=where,
                value=f"{value!r:.60}",
                wanted=wanted,
            )
    return ""


def _parts_of(read: ImportedMap) -> Iterator[tuple[str, object, str, bool]]:
    """Yield parts of a map: where they are, their values, what they have to be, whether they are.

    A part of another one comes after it, so it is looked at only where that is right.
    """
    a_text, a_number = phrase("a text"), phrase("a number")
    fields, not_taken = phrase("a tuple of ImportedField"), phrase("a tuple of NotTaken")
    yield "name", read.name, a_text, isinstance(read.name, str)
    yield "unit_mm", read.unit_mm, a_number, read.unit_mm is None or _is_number(read.unit_mm)
    yield "fields", read.fields, fields, isinstance(read.fields, tuple)
    yield "not_taken", read.not_taken, not_taken, isinstance(read.not_taken, tuple)
    for n, one in enumerate(read.not_taken):
        yield f"not_taken[{n}]", one, "NotTaken", isinstance(one, NotTaken)
    for n, area in enumerate(read.fields):
        at = f"fields[{n}]"
        yield at, area, "ImportedField", isinstance(area, ImportedField)
        yield f"{at}.id", area.id, a_text, isinstance(area.id, str)
        for key in ("kind", "sector", "name"):
            value = getattr(area, key)
            yield f"{at}.{key}", value, a_text, value is None or isinstance(value, str)
        yield f"{at}.level", area.level, a_number, area.level is None or _is_number(area.level)
        yield f"{at}.rings", area.rings, phrase("a tuple of rings"), isinstance(area.rings, tuple)
        rings: Any = area.rings
        for k, ring in enumerate(rings):
            points = phrase("a tuple of points (x, y)")
            good = isinstance(ring, tuple) and all(
                isinstance(p, tuple) and len(p) == 2 and all(map(_is_number, p)) for p in ring
            )
            yield f"{at}.rings[{k}]", ring, points, good


def _is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


Y_UP = Option("y", "where y grows: up, as in geographic programs, or down", ("up", "down"))
"""The option of an importer whose files do not say it."""
