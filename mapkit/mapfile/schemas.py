"""The JSON Schemas of maps, rulesets, layouts and players, made of the records that read them."""

from __future__ import annotations

from collections.abc import Mapping

from mapkit.mapfile.engine_tables import OWN_TABLE, TABLE
from mapkit.mapfile.field_attributes import attribute_record
from mapkit.mapfile.header import HEADER, UNDERLAY
from mapkit.mapfile.kinds_traits_sectors import SECTOR, kind_record, trait_record
from mapkit.mapfile.layout_records import CARD, ELEMENT, LAYOUT, LAYOUT_VERSION
from mapkit.mapfile.markers_choices import CHOICE, MARKER
from mapkit.mapfile.outlines import CORNER_SCHEMA, POINT_SCHEMA, RING_SCHEMA, Outlines
from mapkit.mapfile.players import PLAYERS, PLAYERS_VERSION, SIDE_DEFINITIONS
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import RecordType, entries_schema
from mapkit.mapfile.ruleset_parts import BAG, REVEAL, SPOIL, TOKEN, WARNING_FIGURES, silenced_record
from mapkit.mapfile.ruleset_records import (
    MOVER,
    OWN_MOVER,
    RULESET,
    RULESET_VERSION,
    portal_type_record,
    rule_record,
)
from mapkit.mapfile.rulesets import DEFAULT_RULESET, shipped_ruleset
from mapkit.mapfile.sections import (
    NOTE,
    FieldIds,
    building_record,
    field_record,
    marker_record,
    portal_record,
)
from mapkit.mapfile.tracing import ANOTHER_PHOTO, PHOTO, TRACING, doubt_record
from mapkit.mapfile.value_types import ID_SCHEMA, SCALAR_SCHEMA, Schema, one_of
from mapkit.mapfile.versions import CURRENT_VERSION
from mapkit.model import Ruleset

_SHARED = {
    "kind": kind_record((), ()).schema(),
    "trait": trait_record((), ()).schema(),
    "sector": SECTOR.schema(),
}


def map_schema() -> Schema:
    """Return the JSON Schema (2020-12) of map files.

    It describes keys and shapes; whether a vertex, a field or a kind exists only the loader can
    tell. Words of the default ruleset are proposed, those of others pass.
    """
    ruleset = shipped_ruleset(DEFAULT_RULESET)
    ids = FieldIds((), ())
    definitions = {
        "id": ID_SCHEMA,
        "point": POINT_SCHEMA,
        "corner": CORNER_SCHEMA,
        "ring": RING_SCHEMA,
        "choices": _choices(ruleset),
        "underlay": UNDERLAY.schema(),
        "tracing": TRACING.schema(),
        "photo": PHOTO.schema(),
        "another_photo": ANOTHER_PHOTO.schema(),
        "doubt": doubt_record(ids).schema(),
        **_SHARED,
        "field": field_record(ruleset, ruleset.sectors).schema(),
        "portal": portal_record(ruleset, ids, Outlines(Problems())).schema(),
        "marker": _marker(ruleset, ids),
        "building": building_record(ids).schema(),
        "mover": OWN_MOVER.schema(),
        "table": OWN_TABLE.schema(),
        "silenced": silenced_record(ids, ruleset.sectors, ruleset.rules).schema(),
        "note": NOTE.schema(),
    }
    return _file("mapkit map file", CURRENT_VERSION, HEADER, definitions)


def ruleset_schema() -> Schema:
    """Return the JSON Schema (2020-12) of ruleset files."""
    definitions = {
        **_SHARED,
        "attribute": attribute_record(()).schema(),
        "table": TABLE.schema(),
        "bag": BAG.schema(),
        "token": TOKEN.schema(),
        "spoil": SPOIL.schema(),
        "reveal": REVEAL.schema(),
        "warnings": WARNING_FIGURES.schema(),
        "portal": portal_type_record(()).schema(),
        "marker": MARKER.schema(),
        "mover": MOVER.schema(),
        "choice": CHOICE.schema(),
        "rule": rule_record((), (), ()).schema(),
    }
    return _file("mapkit ruleset file", RULESET_VERSION, RULESET, definitions)


def layout_schema() -> Schema:
    """Return the JSON Schema (2020-12) of layouts."""
    definitions = {"card": CARD.schema(), "element": ELEMENT.schema()}
    return _file("mapkit layout", LAYOUT_VERSION, LAYOUT, definitions)


def players_schema() -> Schema:
    """Return the JSON Schema (2020-12) of files of players."""
    return _file("mapkit players", PLAYERS_VERSION, PLAYERS, SIDE_DEFINITIONS)


def _file(title: str, version: str, top: RecordType, definitions: Mapping[str, Schema]) -> Schema:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": "SPDX-License-Identifier: MIT",
        "title": title,
        "description": f"Format {version}. Keys that begin with x- are a person's own.",
        **top.schema(),
        "$defs": dict(definitions),
    }


def _choices(ruleset: Ruleset) -> Schema:
    """Return the schema of answers; the questions of the default ruleset have known ones."""
    known = {
        choice.id: {"description": choice.label, **one_of(choice.values).schema}
        for choice in ruleset.choices.values()
    }
    return {**entries_schema(SCALAR_SCHEMA), "properties": known}


def _marker(ruleset: Ruleset, ids: FieldIds) -> Schema:
    """Return the schema of markers of any type: which attributes one has its type tells."""
    attributes: dict[str, list[str | int]] = {}
    for marker in ruleset.markers.values():
        for name, values in marker.attributes.items():
            attributes[name] = list(dict.fromkeys((*attributes.get(name, ()), *values)))
    schema = marker_record(ruleset.markers, attributes, ids).schema()
    return {**schema, "required": ["type", "field"], "additionalProperties": SCALAR_SCHEMA}
