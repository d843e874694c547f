"""Reads the engine JSON with its outlines: the map that its tables were made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from mapkit.export import ImportedMap, Importer
from mapkit.export.checksums import checksum
from mapkit.export.contents import json_member
from mapkit.export.json_shapes import At
from mapkit.export.read_back import field_values, imported_back, left_out, refuse_version
from mapkit.mapfile.source import decode, parse_json
from mapkit.messages import phrase

_FORMAT = "mapkit-tables"


def _recognises(data: bytes) -> bool:
    return json_member(data, "format") == _FORMAT


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    del options
    at = At(str(path or phrase("standard input")))
    document = at.mapping(parse_json(decode(data, path)))
    refuse_version(at.file, document.get("format"), document.get("version"), f"{_FORMAT} 1")
    geometry = document.get("geometry")
    if not isinstance(geometry, Mapping):
        raise at.wrong(
            phrase(
                "these tables have no outlines, so no map can be made of them; export them with "
                "--option geometry=yes"
            )
        )
    _refuse_changed(document, at)
    found = imported_back(_values(document, geometry, at), at.file)
    return replace(found, not_taken=(*left_out(_missing(document, at)), *found.not_taken))


def _missing(document: Mapping[str, Any], at: At) -> Iterator[tuple[str, object]]:
    """Yield what a partial build left out."""
    here = at / "missing"
    missing = here.mapping(document.get("missing", {}))
    for what in ("field", "portal", "marker"):
        key = f"{what}s"
        for which in (here / key).items(missing.get(key, [])):
            yield what, which


def _refuse_changed(document: Mapping[str, Any], at: At) -> None:
    """Refuse what was damaged or changed by hand, as every reader of these tables has to."""
    sums = document.get("checksums")
    said = sums if isinstance(sums, Mapping) else {}
    play = {"play": said.get("play")}
    try:
        right = checksum({**document, "checksums": play}) == said.get("whole")
    except (TypeError, UnicodeError, RecursionError):
        right = False
    if not right:
        raise at.wrong(
            phrase("its checksum is another: it was damaged, or changed by hand; export it again")
        )


def _values(document: Mapping[str, Any], geometry: Mapping[str, Any], at: At) -> dict[str, Any]:
    """Return what the file of the map has."""

    def part(key: str) -> Mapping[str, Any]:
        return (at / key).mapping(document.get(key))

    def entries(key: str) -> list[Mapping[str, Any]]:
        here = at / key
        return [(here / n).mapping(v) for n, v in enumerate(here.items(document.get(key)))]

    def by_id(key: str) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for n, entry in enumerate(entries(key)):
            id_ = entry.get("id")
            if not isinstance(id_, str) or id_ in found:
                raise (at / key / n).wrong(phrase("it has no id, or that of another one"))
            found[id_] = {k: v for k, v in entry.items() if k != "id"}
        return found

    about, units = part("map"), part("units")
    here = at / "geometry" / "outlines"
    outlines = here.items(geometry.get("outlines"))
    if len(outlines) != len(entries("fields")):
        raise here.wrong(phrase("there should be as many as there are fields"))
    try:
        width, height, unit, tolerance = (
            float(units[key]) for key in ("width_mm", "height_mm", "unit_mm", "tolerance_mm")
        )
    except (KeyError, TypeError, ValueError):
        raise (at / "units").wrong(phrase("these should be four measures in mm")) from None
    return {
        **{key: about.get(key, "") for key in ("id", "name", "author", "licence")},
        "ruleset": part("ruleset").get("id"),
        "choices": part("choices"),
        "unit_mm": unit,
        "size_mm": [width, height],
        "tolerance_mm": tolerance,
        "provenance": part("provenance"),
        **(at / "geometry" / "own").mapping(geometry.get("own", {})),
        "sectors": by_id("sectors"),
        "fields": {
            id_: field_values(field, (here / n).items(rings))
            for n, ((id_, field), rings) in enumerate(
                zip(by_id("fields").items(), outlines, strict=True)
            )
        },
        "portals": {
            id_: {key: portal.get(key) for key in ("type", "between", "at")}
            for id_, portal in by_id("portals").items()
        },
        "markers": entries("markers"),
        "buildings": by_id("named_buildings"),
        "former_ids": (at / "former_ids").mapping(document.get("former_ids", {})),
    }


IMPORTER = Importer(
    name="tables",
    endings=("json",),
    summary="the engine JSON with outlines: the map that its tables are of",
    recognises=_recognises,
    read=_read,
    loses="grounds, the picture below the map, and what is known of its photo",
)
