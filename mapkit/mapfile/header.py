"""The top level of a map file: what its header says, and which sections follow."""

from __future__ import annotations

from mapkit.mapfile.nodes import MapNode, Node
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import Key, RecordType, entries_schema, read_record, section
from mapkit.mapfile.value_types import (
    COORDINATE,
    FLAG,
    IDENTIFIER,
    TEXT,
    ValueType,
    deferred,
    list_schema,
    measure,
    one_of,
    ref,
    tuple_of,
)
from mapkit.mapfile.versions import VERSION_SCHEMA
from mapkit.messages import phrase
from mapkit.model import Point, Provenance, Underlay

_PROVENANCES = ("reconstruction", "traced", "designed", "example")
_LENGTH = measure(1e12, zero=True)


_SIZE = tuple_of(
    2,
    _LENGTH,
    lambda what, number: phrase(
        "{what} should be [width, height], not a list of {number}", what=what, number=number
    ),
)
POINT = tuple_of(
    2, COORDINATE, lambda what, _: phrase("{what} should be [x, y] in map units", what=what)
)


def _corner(node: Node, problems: Problems, what: str) -> Point | None:
    point: Point | None = POINT.read(node, problems, phrase("a point of {what}", what=what))
    return point


_CORNERS = tuple_of(
    4,
    ValueType(_corner, ref("point")),
    lambda what, number: phrase(
        "{what} should be a list of 4 points, not of {number}", what=what, number=number
    ),
)
_PROVENANCE = RecordType(
    {
        "kind": Key(
            one_of(_PROVENANCES), "reconstruction: made from rules alone; designed by default."
        ),
        "note": Key(TEXT),
        "source": Key(TEXT),
    }
)


def _provenance(node: Node, problems: Problems, what: str) -> Provenance | None:
    record = read_record(node, _PROVENANCE, problems, what)
    return Provenance(**record.values) if record.ok else None


PROVENANCE = ValueType(_provenance, _PROVENANCE.schema())
"""Where a map or a layout comes from."""

UNDERLAY = RecordType(
    {
        "picture": Key(TEXT, "Path, relative to the map file."),
        "sha256": Key(TEXT, "Of the picture's bytes."),
        "corners": Key(
            _CORNERS,
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


HEADER = RecordType(
    {
        "mapkit": Key(deferred(VERSION_SCHEMA), "Version of the map format."),
        "id": Key(IDENTIFIER, "Of the map."),
        "name": Key(TEXT, "What people call it."),
        "ruleset": Key(
            TEXT, "A shipped ruleset, sniper_elite by default, or a file's path with a / or .yaml."
        ),
        "choices": Key(
            deferred(ref("choices")),
            "Answers to the ruleset's open questions that differ from its defaults.",
        ),
        "unit_mm": Key(measure(1000.0), "Size of a map unit, 0.01 by default."),
        "size_mm": Key(
            _SIZE, "Width and height of the board; up to the farthest vertex by default."
        ),
        "tolerance_mm": Key(_LENGTH, "How far a drawn point may be off, 0.5 by default."),
        "provenance": Key(PROVENANCE, "Where the map comes from."),
        "author": Key(TEXT),
        "licence": Key(TEXT),
        "figure_base_mm": Key(
            measure(1000.0),
            "Diameter of a figure's base; the ruleset's by default. Since format 1.3.",
        ),
        "underlay": Key(
            deferred({"anyOf": [ref("underlay"), {"type": "object", "maxProperties": 0}]}),
            "A picture below the fields, to draw after in the editor.",
        ),
        "tracing": Key(
            deferred({"anyOf": [ref("tracing"), {"type": "object", "maxProperties": 0}]}),
            "The photo that the map came out of, and what is not sure about it. Since format 1.1.",
        ),
        "kinds": Key(section("kind"), "Kinds of this map's own."),
        "traits": Key(section("trait"), "Traits of this map's own."),
        "movers": Key(
            section("mover"), "What the ruleset leaves open about its movers. Since format 1.2."
        ),
        "tables": Key(
            section("table"), "Cells of its tables that the ruleset leaves open. Since format 1.3."
        ),
        "sectors": Key(section("sector"), "Names and colours of sectors."),
        "vertices": Key(section("point"), "Each vertex once."),
        "fields": Key(section("field"), "The fields by id."),
        "portals": Key(section("portal"), "Doors, ladders and walls by id."),
        "markers": Key(
            deferred(list_schema(ref("marker"))), "Objectives, starts, entries, regroup marks."
        ),
        "buildings": Key(section("building"), "Names for sets of fields."),
        "former_ids": Key(
            deferred(entries_schema(ref("id"))),
            "Ids that fields had before: each with the field that it means now. Since format 1.6.",
        ),
        "silenced": Key(
            deferred(list_schema(ref("silenced"))),
            "Warnings of a report that its author has read, each with a reason. Since format 1.3.",
        ),
        "notes": Key(
            deferred(list_schema(ref("note"))),
            "What its author has written down about places, for people. Since format 1.5.",
        ),
    },
    required=("mapkit", "id", "fields"),
)
