"""Sections of a ruleset's file: markers and choices."""

from __future__ import annotations

from typing import Any

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import Node, Scalar
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import (
    Key,
    Record,
    RecordType,
    entries,
    entries_schema,
    read_section,
)
from mapkit.mapfile.scalars import read_text, read_whole
from mapkit.mapfile.value_types import (
    FLAG,
    SCALAR_SCHEMA,
    TEXT,
    ValueType,
    deferred,
    items,
    known_name,
    list_of,
    list_schema,
    whole,
)
from mapkit.model import Choice, MarkerType

THOUSAND = whole(0, 1000)
"""Counts and costs of a ruleset."""


def _attributes(
    node: Node, problems: Problems, what: str
) -> dict[str, tuple[str | int, ...]] | None:
    attributes: dict[str, tuple[str | int, ...]] = {}
    for id_, _, value in entries(node, problems, what, "an attribute"):
        if id_ in {"type", "field"}:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                value.start,
                f"an attribute cannot be called {quoted(id_)}",
            )
            continue
        values: list[str | int] = []
        for item in items(value, problems, f"{id_} in {what}") or []:
            if isinstance(item, Scalar) and not item.quoted and item.value.isdecimal():
                number = read_whole(item, problems, f"a value of {id_}")
                values += [] if number is None else [number]
            else:
                text = read_text(item, problems, f"a value of {id_}")
                values += [] if text is None else [text]
        attributes[id_] = tuple(values)
    return attributes


def _per(node: Node, problems: Problems, what: str) -> dict[str, dict[str, int]] | None:
    per: dict[str, dict[str, int]] = {}
    for id_, _, value in entries(node, problems, what, "an attribute"):
        per[id_] = {
            name: number
            for name, _, n in entries(value, problems, f"{id_} in {what}", "a value")
            if (number := THOUSAND.read(n, problems, f"{name} in {what}")) is not None
        }
    return per


MARKER = RecordType(
    {
        "label": Key(TEXT, "The word in messages."),
        "attributes": Key(
            ValueType(_attributes, entries_schema(list_schema(TEXT.schema))),
            "Attribute to its allowed values.",
        ),
        "unique": Key(
            deferred(list_schema(SCALAR_SCHEMA)), "Attributes that together occur once only."
        ),
        "count": Key(whole(0, 10_000), "How many a finished map has."),
        "per": Key(
            ValueType(_per, entries_schema(entries_schema(THOUSAND.schema))),
            "For each value of an attribute, how many of each value of another.",
        ),
        "same_sector_as": Key(
            deferred(SCALAR_SCHEMA), "The attribute that has to be the field's sector."
        ),
        "different": Key(
            deferred(list_schema(SCALAR_SCHEMA)), "Attributes whose values have to differ."
        ),
        "outside": Key(
            FLAG, "Whether it is an arrow beside the board, which needs a field at the rim."
        ),
    }
)


def read_markers(head: Record, problems: Problems) -> dict[str, MarkerType]:
    """Read what may be printed on fields."""
    markers = {}
    for id_, record in read_section(head, "markers", MARKER, "marker", problems).items():
        values: dict[str, Any] = {"id": id_, "label": id_, "attributes": {}, **record.values}
        own, what = known_name(tuple(values["attributes"])), f"marker {quoted(id_)}"
        for key in ("unique", "different"):
            if key in values:
                values[key] = list_of(own).read(values[key], problems, f"{key} of {what}") or ()
        if "same_sector_as" in values:
            values["same_sector_as"] = own.read(
                values["same_sector_as"], problems, f"same_sector_as of {what}"
            )
        markers[id_] = MarkerType(**values)
    return markers


def _words(node: Node, problems: Problems, what: str) -> tuple[str, ...] | None:
    words: tuple[str, ...] | None = list_of(TEXT).read(node, problems, what)
    if words == ():
        problems.add(
            rules.VALUE_OF_WRONG_TYPE,
            node.start,
            f"{what} lists nothing to choose from",
            "write two answers or more in brackets: [yes, no]",
        )
    return words or None


CHOICE = RecordType(
    {
        "label": Key(TEXT, "The question in short."),
        "values": Key(
            ValueType(_words, {**list_schema(TEXT.schema), "minItems": 1}), "The answers."
        ),
        "default": Key(deferred(SCALAR_SCHEMA), "The answer of maps that give none."),
        "text": Key(TEXT, "The question in a player's words."),
    },
    required=("values", "default"),
)


def read_choices(head: Record, problems: Problems) -> dict[str, Choice]:
    """Read the questions that the rulebook leaves open."""
    choices = {}
    for id_, record in read_section(head, "choices", CHOICE, "choice", problems).items():
        values: dict[str, Any] = {"id": id_, "label": id_, "values": (), "default": ""}
        values |= record.values
        if values["values"] and values["default"]:
            word = known_name(values["values"])
            values["default"] = word.read(values["default"], problems, f"default of {quoted(id_)}")
        choices[id_] = Choice(**values)
    return choices
