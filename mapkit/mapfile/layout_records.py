"""The keys of a layout: what it says of itself, of its cards, and of what lies on top."""

from __future__ import annotations

from mapkit.diagnostics import rules
from mapkit.mapfile.field_attributes import attribute_values
from mapkit.mapfile.header import PROVENANCE
from mapkit.mapfile.nodes import Node
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import Key, RecordType, section
from mapkit.mapfile.scalars import read_whole
from mapkit.mapfile.value_types import (
    FLAG,
    IDENTIFIER,
    SCALAR_SCHEMA,
    TEXT,
    ValueType,
    deferred,
    known_name,
    list_schema,
    measure,
    ref,
    tuple_of,
    whole,
)
from mapkit.mapfile.versions import one_version
from mapkit.messages import Phrase, phrase
from mapkit.model import Ruleset

LAYOUT_VERSION = "1.0"
_PLACE = whole(0, 99)
_TURNS = {0: 0, 90: 1, 180: 2, 270: 3}


def _other_version(version: str) -> Phrase:
    return phrase("{word} is not a version of layouts that this mapkit reads", word=version)


def _turn(node: Node, problems: Problems, what: str) -> int | None:
    degrees = read_whole(node, problems, what)
    if degrees is None or degrees in _TURNS:
        return None if degrees is None else _TURNS[degrees]
    problems.add(
        rules.VALUE_NOT_ALLOWED,
        node.start,
        phrase("{what} cannot be {degrees}: cards lie square to each other", what=what,
               degrees=degrees),
        phrase("it has to be 0, 90, 180 or 270 degrees, clockwise"),
    )  # fmt: skip
    return None


def _pair(words: str) -> ValueType:
    return tuple_of(
        2,
        _PLACE,
        lambda what, number: phrase(
            "{what} should be {words}, not a list of {number}",
            what=what,
            words=words,
            number=number,
        ),
    )


LAYOUT = RecordType(
    {
        "mapkit_layout": Key(
            one_version("mapkit_layout", LAYOUT_VERSION, _other_version), "Version of layouts."
        ),
        "id": Key(IDENTIFIER, "Of the board."),
        "name": Key(TEXT, "What people call it."),
        "size": Key(_pair("[columns, rows]"), "Places across and down; needed for symmetry."),
        "step_mm": Key(
            measure(1000.0),
            "From place to place: a card covers several, and lies upright or across. "
            "Without it a place is as large as a card.",
        ),
        "provenance": Key(PROVENANCE, "Where the board comes from; of its cards by default."),
        "author": Key(TEXT),
        "licence": Key(TEXT),
        "cards": Key(section("card"), "By id which card lies where."),
        "elements": Key(deferred(list_schema(ref("element"))), "What lies on top."),
        "swap": Key(
            deferred(
                {"type": "object", "additionalProperties": {"type": "object",
                 "additionalProperties": SCALAR_SCHEMA}}
            ),
            "By attribute the values that change places on the other side of a symmetric board.",
        ),
    },
    required=("mapkit_layout", "id", "cards"),
)  # fmt: skip
CARD = RecordType(
    {
        "card": Key(TEXT, "Path of its map, relative to the layout."),
        "at": Key(_pair("[column, row]"), "Its top left place, from 0 at the top left."),
        "turn": Key(ValueType(_turn, {"enum": [*_TURNS]}), "Degrees clockwise: 0, 90, 180 or 270."),
        "mirror": Key(FLAG, "Whether left and right are swapped, before it is turned."),
    },
    required=("card", "at"),
)


def element_record(ruleset: Ruleset | None) -> RecordType:
    """Make the type of an element; without a ruleset any kind and attributes will do."""
    return RecordType(
        {
            "on": Key(TEXT, "The field that it lies on, as c3.b2."),
            "kind": Key(
                known_name(ruleset.kinds) if ruleset else TEXT, "The kind that the field takes."
            ),
            "name": Key(TEXT, "What people call it."),
            "attributes": Key(
                attribute_values(ruleset.attributes if ruleset else {}), "What it carries."
            ),
        },
        required=("on",),
    )


ELEMENT = element_record(None)
