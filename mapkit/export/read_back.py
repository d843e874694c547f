"""A map that mapkit exported becomes a map again: its values are read as those of a map file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from mapkit.diagnostics import Severity
from mapkit.errors import FileError, InvalidMapError
from mapkit.export.board_values import OWN
from mapkit.export.imported import ImportedField, ImportedMap, NotTaken
from mapkit.mapfile.emit import flow
from mapkit.mapfile.reader import load
from mapkit.mapfile.rulesets import ruleset_names, shipped_ruleset
from mapkit.mapfile.source import Source
from mapkit.mapfile.versions import PLAIN_VERSION
from mapkit.messages import phrase
from mapkit.model import GameMap, Ruleset

Ring = Sequence[Sequence[int]]


def refuse_version(name: str, found_format: object, version: object, known: str) -> None:
    """Refuse a file of another format or of a version that is not known.

    Parameters
    ----------
    name : str
        Of the file, for messages.
    found_format, version : object
        What the file says.
    known : str
        The format, and the first number of its version: ``mapkit-csv 1``.
    """
    wanted, major = known.split()
    if found_format == wanted and isinstance(version, str) and version.split(".")[0] == major:
        return
    raise FileError(
        phrase(
            "{name} is {format} {version}; this mapkit reads {known}",
            name=name,
            format=f"{found_format:.40}" if isinstance(found_format, str) else "?",
            version=f"{version:.40}" if isinstance(version, str) else "?",
            known=f"{wanted} {major}.x",
        )
    )


def header_values(said: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return the header of a map file from what :func:`mapkit.export.board_values.about` said."""

    def text(key: str) -> str:
        value = said.get(key, "")
        return value if isinstance(value, str) else ""

    def number(key: str, otherwise: float) -> float:
        try:
            return float(said.get(key, otherwise))
        except (TypeError, ValueError):
            raise _unreadable(name, key) from None

    def definition(key: str) -> Any:
        try:
            return json.loads(text(f"own {key}"))
        except (ValueError, RecursionError):
            raise _unreadable(name, f"own {key}") from None

    choices = {k.removeprefix("choice "): v for k, v in said.items() if k.startswith("choice ")}
    return {
        "id": text("map"),
        "name": text("name"),
        "author": text("author"),
        "licence": text("licence"),
        "provenance": {
            "kind": text("provenance"),
            "note": text("provenance note"),
            "source": text("provenance source"),
        },
        "ruleset": text("ruleset"),
        "choices": choices,
        "unit_mm": number("unit_mm", 0.01),
        "size_mm": [number("width_mm", 0), number("height_mm", 0)],
        "tolerance_mm": number("tolerance_mm", 0.5),
        **{key: definition(key) for key in OWN if f"own {key}" in said},
    }


def _unreadable(name: str, key: str) -> FileError:
    return FileError(phrase("{name}: {key} cannot be read", name=name, key=key))


def field_values(given: Mapping[str, Any], rings: Sequence[Ring]) -> dict[str, Any]:
    """Return an entry of ``fields`` of a map file.

    ``given`` has ``kind``, ``level``, ``traits``, and ``sector``, ``name`` and ``attributes`` where
    there are any; ``rings`` are the exterior first, in map units.
    """
    return {
        **{key: given[key] for key in ("kind", "sector", "level", "traits", "name", "attributes")
           if given.get(key) is not None},
        "ring": rings[0] if rings else [],
        "holes": list(rings[1:]),
    }  # fmt: skip


def left_out(rows: Iterable[Sequence[object]]) -> tuple[NotTaken, ...]:
    """Return what a partial export had to leave out.

    ``rows``: As :func:`mapkit.export.known.missing_rows` yields them.
    """
    words = {
        "field": phrase("a field with errors, which was not exported"),
        "portal": phrase("a portal with errors, which was not exported"),
        "marker": phrase("a marker with errors, which was not exported"),
    }
    return tuple(
        NotTaken(words[str(row[0])], str(row[1]))
        for row in rows
        if len(row) == 2 and str(row[0]) in words
    )


def _shipped_ids() -> dict[str, str]:
    """Return by the ids of the rulesets that ship with mapkit the names that maps use."""
    return {shipped_ruleset(n).id: n for n in ruleset_names()}


def ruleset_of_id(id_: str) -> Ruleset | None:
    """Return the ruleset of an id that ships with mapkit; None where none does."""
    name = _shipped_ids().get(id_)
    return None if name is None else shipped_ruleset(name)


def imported_back(values: Mapping[str, Any], name: str) -> ImportedMap:
    """Return the map that plain values make, as a map file would have them.

    In ``values``, ``ruleset`` is the id of one, and ``attributes`` may have by field what it
    carries. ``name`` is that of the file, for messages.

    What a map file could not have is left out, and listed.

    Raises ``FileError`` where its ruleset does not ship with mapkit. Raises ``InvalidMapError``
    where they make no map; what is wrong is in its ``diagnostics``.
    """
    values = _with_attributes(values)
    shipped = _shipped_ids()
    ruleset = values.get("ruleset")
    if not isinstance(ruleset, str) or ruleset not in shipped:
        raise FileError(
            phrase(
                "{name} has a map of the ruleset {ruleset}, which does not ship with mapkit",
                name=name,
                ruleset=f"{ruleset:.40}" if isinstance(ruleset, str) else "?",
            )
        )
    try:
        text = flow({"mapkit": PLAIN_VERSION, **values, "ruleset": shipped[ruleset]})
    except RecursionError:
        raise FileError(
            phrase(
                "{where} cannot be read as JSON: {reason}",
                where=name,
                reason=phrase("it is nested too deeply"),
            )
        ) from None
    found = load(Source(text, None), None, outside=False)
    # Places in that text mean nothing to anybody.
    wrong = [replace(d, place=None) for d in found.diagnostics if d.severity is Severity.ERROR]
    if found.map is None:
        raise InvalidMapError(phrase("{name} has no map that can be read", name=name), wrong)
    not_taken = tuple(NotTaken(d.message) for d in wrong)
    return replace(imported_of(found.map), not_taken=not_taken)


def _with_attributes(values: Mapping[str, Any]) -> dict[str, Any]:
    """Put what fields carry where a map file has it."""
    given = {key: value for key, value in values.items() if key != "attributes"}
    carried, fields = values.get("attributes"), given.get("fields")
    if isinstance(carried, Mapping) and isinstance(fields, Mapping):
        given["fields"] = {
            i: {**field, "attributes": carried[i]} if i in carried else field
            for i, field in fields.items()
        }
    return given


def imported_of(game_map: GameMap) -> ImportedMap:
    """Return a map that was read whole in the form of one that is imported."""
    points = game_map.vertices
    return ImportedMap(
        fields=tuple(
            ImportedField(
                rings=tuple(tuple(points[v] for v in ring) for ring in field.rings),
                id=field.id,
                kind=field.kind,
                sector=field.sector,
                level=field.level,
                traits=field.traits,
                name=field.name,
                where=phrase("field {field}", field=field.id),
                attributes=field.attributes,
            )
            for field in game_map.fields.values()
        ),
        name=game_map.name,
        id=game_map.id,
        unit_mm=game_map.unit_mm,
        whole_units=True,
        size=(game_map.size_mm[0] / game_map.unit_mm, game_map.size_mm[1] / game_map.unit_mm),
        portals=game_map.portals,
        markers=game_map.markers,
        ruleset=game_map.ruleset,
        sectors=game_map.sectors,
        buildings=game_map.buildings,
        choices=game_map.choices,
        tolerance_mm=game_map.tolerance_mm,
        provenance=game_map.provenance,
        author=game_map.author,
        licence=game_map.licence,
        former_ids=game_map.former_ids,
    )
