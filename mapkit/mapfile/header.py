"""The top level of a map file: what its header says, and which sections follow."""

from __future__ import annotations

from mapkit.mapfile.nodes import MapNode, Node
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import Key, RecordType, entries_schema, read_record
from mapkit.mapfile.scalars import read_coordinate
from mapkit.mapfile.value_types import (
    FLAG,
    IDENTIFIER,
    TEXT,
    Schema,
    ValueType,
    deferred,
    items,
    measure,
    one_of,
    ref,
)
from mapkit.mapfile.versions import VERSION_SCHEMA
from mapkit.model import Point, Provenance, Underlay
from mapkit.words import phrase

__all__ = ["HEADER", "UNDERLAY", "read_underlay"]

_PROVENANCES = ("reconstruction", "traced", "designed", "example")
_LENGTH = measure(1e12, zero=True)


def _size(node: Node, problems: Problems, what: str) -> tuple[float, float] | None:
    found = items(node, problems, what)
    if found is None:
        return None
    if len(found) != 2:
        problems.error(
            "MK112",
            node.start,
            phrase(
                "{what} should be [width, height], not a list of {number}",
                what=what,
                number=len(found),
            ),
        )
        return None
    width, height = (_LENGTH.read(n, problems, what) for n in found)
    return None if width is None or height is None else (width, height)


_PROVENANCE = RecordType(
    {"kind": Key(one_of(_PROVENANCES), "How it was made."), "note": Key(TEXT), "source": Key(TEXT)}
)


def _provenance(node: Node, problems: Problems, what: str) -> Provenance | None:
    record = read_record(node, _PROVENANCE, problems, what)
    return Provenance(**record.values) if record.ok else None


def _corners(node: Node, problems: Problems, what: str) -> tuple[Point, Point, Point, Point] | None:
    found = items(node, problems, what)
    if found is None:
        return None
    if len(found) != 4:
        problems.error(
            "MK112",
            node.start,
            phrase(
                "{what} should be a list of 4 points, not of {number}", what=what, number=len(found)
            ),
        )
        return None
    a, b, c, d = (_point(item, problems, phrase("a point of {what}", what=what)) for item in found)
    return None if a is None or b is None or c is None or d is None else (a, b, c, d)


def _point(node: Node, problems: Problems, what: str) -> Point | None:
    pair = items(node, problems, what)
    if pair is None:
        return None
    if len(pair) != 2:
        problems.error(
            "MK112", node.start, phrase("{what} should be [x, y] in map units", what=what)
        )
        return None
    x, y = (read_coordinate(n, problems, what) for n in pair)
    return None if x is None or y is None else (x, y)


def _list_schema(length: int, item: Schema) -> Schema:
    return {"type": "array", "items": item, "minItems": length, "maxItems": length}


UNDERLAY = RecordType(
    {
        "picture": Key(TEXT, "Path, relative to the map file."),
        "sha256": Key(TEXT, "Of the picture's bytes."),
        "corners": Key(
            ValueType(_corners, _list_schema(4, ref("point"))),
            "Where its corners lie, in map units: top left, top right, bottom right, bottom left.",
        ),
        "opacity": Key(measure(1.0, zero=True), "0.6 by default."),
        "locked": Key(FLAG, "Whether it is kept from being moved by accident."),
    },
    required=("picture", "corners"),
)


def read_underlay(node: Node | None, problems: Problems) -> Underlay | None:
    """Read the ``underlay:`` section; an empty mapping is none."""
    if node is None or (isinstance(node, MapNode) and not node.pairs):
        return None
    record = read_record(node, UNDERLAY, problems, phrase("the underlay"))
    return Underlay(**{"sha256": "", **record.values}) if record.ok else None


def _entries(entry: str) -> ValueType:
    return deferred(entries_schema(ref(entry)))


HEADER = RecordType(
    {
        "mapkit": Key(deferred(VERSION_SCHEMA), "Version of the map format."),
        "id": Key(IDENTIFIER, "Of the map."),
        "name": Key(TEXT, "What people call it."),
        "ruleset": Key(TEXT, "A shipped ruleset, or the path of a ruleset file."),
        "choices": Key(
            deferred(ref("choices")),
            "Answers to the ruleset's open questions that differ from its defaults.",
        ),
        "unit_mm": Key(measure(1000.0), "Size of a map unit, 0.01 by default."),
        "size_mm": Key(
            ValueType(_size, _list_schema(2, _LENGTH.schema)), "Width and height of the board."
        ),
        "tolerance_mm": Key(_LENGTH, "How far a drawn point may be off, 0.5 by default."),
        "provenance": Key(
            ValueType(_provenance, _PROVENANCE.schema()), "Where the map comes from."
        ),
        "author": Key(TEXT),
        "licence": Key(TEXT),
        "underlay": Key(
            deferred({"anyOf": [ref("underlay"), {"type": "object", "maxProperties": 0}]}),
            "A picture below the fields, to draw after in the editor.",
        ),
        "kinds": Key(_entries("kind"), "Kinds of this map's own."),
        "traits": Key(_entries("trait"), "Traits of this map's own."),
        "sectors": Key(_entries("sector"), "Names and colours of sectors."),
        "vertices": Key(_entries("point"), "Each vertex once."),
        "fields": Key(_entries("field"), "The fields by id."),
        "portals": Key(_entries("portal"), "Doors, ladders and walls by id."),
        "markers": Key(
            deferred({"type": "array", "items": ref("marker")}),
            "Objectives, starts, entries, regroup marks.",
        ),
        "buildings": Key(_entries("building"), "Names for sets of fields."),
    },
    required=("mapkit", "id", "fields"),
)
