"""The engine JSON with its outlines becomes its map again."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import pytest

import mapkit
from mapkit.errors import FileError
from mapkit.export import fill_in, find_exporter, map_of, tables_schema
from mapkit.export.checksums import checksum
from mapkit.illustrate import export_files
from mapkit_exporters.import_contract import ImporterContract
from tests.exporters.importing import Written, read_with, said
from tests.exporters.maps import compiled


def tables(name: str, **options: str) -> bytes:
    exporter = find_exporter("tables")
    given = fill_in("tables", exporter.options, {"geometry": "yes", "form": "dense", **options})
    files = export_files(exporter, compiled(name), given)
    assert isinstance(files, bytes)
    return files


def changed(change: Callable[[dict[str, Any]], object], name: str = "two-rooms") -> bytes:
    """Return tables that a program changed, with the checksum of what they hold now."""
    document = json.loads(tables(name))
    change(document)
    sums = document.pop("checksums")
    play = {"play": sums["play"]}
    document["checksums"] = {"whole": checksum({**document, "checksums": play}), **play}
    return json.dumps(document).encode()


class TestTables(ImporterContract):
    name = "tables"
    samples: ClassVar = Written(
        dense=partial(tables, "two-rooms"),
        expanded=partial(tables, "ladders", form="expanded", pretty="yes"),
        own_kinds=partial(tables, "own-kinds"),
    )


def test_only_a_map_with_own_kinds_has_them_in_its_file() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    plain, own = (json.loads(tables(name)) for name in ("two-rooms", "own-kinds"))
    assert ("own" in plain["geometry"], plain["version"]) == (False, "1.6")
    assert (set(own["geometry"]["own"]), own["version"]) == ({"kinds"}, "1.6")
    assert own["geometry"]["own"]["kinds"]["hedge"]["blocks_sight"] is True
    jsonschema.validate(own, tables_schema())


def test_what_fields_carry_comes_back() -> None:
    drawn = mapkit.open("twin-passes")
    made = read_with("tables", drawn.export("tables", options={"geometry": "yes"}))
    again = map_of(made).map
    owners = [again.attributes_of(field).get("owner") for field in again.fields]
    assert owners.count("red") == owners.count("blue") == 2
    assert all(again.fields[i].attributes == f.attributes for i, f in drawn.map.fields.items())


def test_tables_without_outlines_say_how_to_get_them() -> None:
    with pytest.raises(FileError, match="export them with --option geometry=yes"):
        read_with("tables", tables("two-rooms", geometry="no"), "x.json")


def test_what_was_changed_by_hand_is_refused() -> None:
    data = tables("two-rooms")
    with pytest.raises(FileError, match=r"x\.json: its checksum is another"):
        read_with("tables", data.replace(b'"sector":"white"', b'"sector":"red"', 1), "x.json")
    with pytest.raises(FileError, match="its checksum is another"):
        read_with("tables", data.replace(b'"level":0', b'"level":0.5', 1), "x.json")


def _drop(*path: str) -> Callable[[dict[str, Any]], object]:
    def change(document: dict[str, Any]) -> None:
        at: Any = document
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d.update(version="2.0"), "x.json is mapkit-tables 2.0; this mapkit reads"),
        (lambda d: d["ruleset"].update(id="chess"), "ruleset chess, which does not ship"),
        (lambda d: d["geometry"]["outlines"].pop(), "geometry.outlines: there should be as many"),
        (lambda d: d["units"].update(unit_mm="x"), "units: these should be four measures"),
        (lambda d: d["fields"][1].update(id=d["fields"][0]["id"]), r"fields\[1\]: it has no id"),
        (lambda d: d["portals"][0].update(id=7), r"portals\[0\]: it has no id"),
        (lambda d: d.update(markers={}), "markers: this should be a list"),
        (_drop("provenance"), "provenance: this should be an object"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    change: Callable[[dict[str, Any]], object], words: str
) -> None:
    with pytest.raises(FileError, match=words):
        read_with("tables", changed(change), "x.json")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["fields"][0].update(kind="castle"), "castle"),
        (lambda d: d["portals"][0].update(type="gate"), "gate"),
        (lambda d: d["markers"].append({"type": "objective", "field": "nowhere", "number": 1}),
         "nowhere"),
        (lambda d: d["geometry"]["outlines"][0][0].__setitem__(0, [2**31, 0]), "too large"),
        (lambda d: d["map"].update(id="not an id"), "not an id"),
        (lambda d: d["geometry"]["outlines"].__setitem__(0, []), ""),
    ],
)  # fmt: skip
def test_what_no_map_can_have_is_listed(
    change: Callable[[dict[str, Any]], object], words: str
) -> None:
    found = read_with("tables", changed(change))
    assert any(words in what for what, _ in said(found))
    assert found.fields
