"""Reads files of bounds: what a search for better drafts may move, and how far."""

from __future__ import annotations

import os

from mapkit.errors import InvalidMapError
from mapkit.mapfile.nodes import parse
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import Key, Record, RecordType, read_record
from mapkit.mapfile.source import open_source
from mapkit.mapfile.value_types import known_name, list_of, measure
from mapkit.mapfile.versions import one_version
from mapkit.messages import Phrase, phrase
from mapkit.model import Bounds, GameMap

BOUNDS_VERSION = "1.0"
_FAR_MM = 10_000.0


def read_bounds(path: str | os.PathLike[str], game_map: GameMap) -> Bounds:
    """Read the bounds of a search on a map.

    ``game_map`` has the fields, kinds, portals and markers that the file names.

    Raises ``FileError`` where the file cannot be opened, is too large or is not UTF-8 text. Raises
    ``InvalidMapError`` where it is not a file of bounds, or names what the map does not have; all
    that is wrong is in its ``diagnostics``.
    """
    source = open_source(path)
    problems = Problems(source.text)
    root = parse(source.text, problems)
    bounds = None
    if root is not None:
        bounds = _bounds(
            read_record(root, _record(game_map), problems, phrase("the file of bounds")), game_map
        )
    if bounds is None or problems.has_errors:
        wrong = phrase("{path} is not a file of bounds for {id}", path=path, id=game_map.id)
        raise InvalidMapError(wrong, problems.sorted(), str(path), is_map=False)
    return bounds


def _record(game_map: GameMap) -> RecordType:
    ruleset = game_map.ruleset
    fields = list_of(known_name([*game_map.fields, *game_map.former_ids]))
    return RecordType(
        {
            "mapkit_bounds": Key(one_version("mapkit_bounds", BOUNDS_VERSION, _other_version)),
            "vertices_mm": Key(measure(_FAR_MM, zero=True), "How far a vertex may move."),
            "portals_mm": Key(measure(_FAR_MM, zero=True), "How far a door or a wall may move."),
            "portals": Key(list_of(known_name(ruleset.portals)), "Types that may move."),
            "markers_mm": Key(measure(_FAR_MM, zero=True), "How far a marker may move."),
            "markers": Key(list_of(known_name(ruleset.markers)), "Types that may move."),
            "fields": Key(fields, "Where something may move; everywhere by default."),
            "kinds": Key(list_of(known_name(ruleset.kinds)), "Only fields of these kinds."),
            "keep": Key(fields, "Where nothing moves."),
        },
        required=("mapkit_bounds",),
    )


def _bounds(record: Record, game_map: GameMap) -> Bounds:
    kinds = record.get("kinds")
    named = _fields(record, "fields", game_map)
    return Bounds(
        vertices_mm=record.get("vertices_mm", 0.0),
        portals_mm=record.get("portals_mm", 0.0),
        portals=_names(record, "portals"),
        markers_mm=record.get("markers_mm", 0.0),
        markers=_names(record, "markers"),
        fields=frozenset(
            f
            for f in (game_map.fields if named is None else named)
            if kinds is None or game_map.fields[f].kind in kinds
        ),
        keep=_fields(record, "keep", game_map) or frozenset(),
    )


def _fields(record: Record, key: str, game_map: GameMap) -> frozenset[str] | None:
    """Return the fields that a key names, by ids that they have or had; None without the key."""
    found = _names(record, key)
    return None if found is None else frozenset(game_map.former_ids.get(f, f) for f in found)


def _names(record: Record, key: str) -> frozenset[str] | None:
    found = record.get(key)
    return None if found is None else frozenset(found)


def _other_version(version: str) -> Phrase:
    return phrase("{word} is not a version of bounds that this mapkit reads", word=version)
