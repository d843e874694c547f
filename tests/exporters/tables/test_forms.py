"""All forms say the same, validate, and are what the documentation says they are."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import jsonschema
import numpy as np
import pytest

import mapkit
from mapkit.compiled import compile_map, compile_near
from mapkit.errors import UsageError
from mapkit.export import tables_schema
from mapkit.mapfile import read_case
from mapkit_exporters.contract import broken_field
from mapkit_exporters.tables import tables_document
from mapkit_exporters.tables.blocks import pack_rows
from mapkit_exporters.tables.dense import pack_pairs, pack_walking
from tests.exporters.maps import MAPS, case, compiled
from tests.exporters.tables.decoding import (
    SNIPPETS,
    blocks,
    expand,
    expand_blocks,
    expand_sight,
    walking_rows,
)
from tests.looping import for_each
from tests.random_maps import random_map

TABLES = (
    "adjacent", "matching", "passable", "moves", "stacked", "buildings", "access", "steps",
    "walking", "los",
)  # fmt: skip


@cache
def validator() -> Any:
    schema = tables_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("name", sorted(MAPS))
def test_the_dense_form_unpacks_to_the_expanded_one(name: str) -> None:
    expanded = tables_document(compiled(name))
    dense = tables_document(compiled(name), form="dense")
    assert {key: expanded[key] for key in TABLES} == expand(dense)
    assert not set(TABLES) & dense.keys()
    differ = {"form", "requires", "dense", "checksums", *TABLES}
    for key in expanded.keys() | dense.keys():
        assert key in differ or expanded[key] == dense[key], key
    assert (expanded["requires"], dense["requires"]) == ([], ["dense"])


@pytest.mark.parametrize("name", sorted(MAPS))
def test_the_blocks_unpack_to_the_expanded_form(name: str) -> None:
    expanded = tables_document(compiled(name))
    parts = tables_document(compiled(name), form="blocks")
    assert {key: expanded[key] for key in TABLES} == expand_blocks(parts)
    differ = {"form", "requires", "version", "blocks", "checksums", *TABLES}
    for key in expanded.keys() | parts.keys():
        assert key in differ or expanded[key] == parts[key], key
    assert (parts["requires"], parts["version"]) == (["blocks"], "1.6")
    assert (expanded["version"], expanded["checksums"]["play"]) == (
        "1.6",
        parts["checksums"]["play"],
    )


@pytest.mark.parametrize("shape", [(1, 1), (1, 700), (32, 5), (7, 300)])
@pytest.mark.parametrize("values", [1, 2, 256])
def test_rows_of_a_block_come_back(shape: tuple[int, int], values: int) -> None:
    table = np.random.default_rng(5).integers(0, values, shape, np.uint8)
    assert SNIPPETS["rows"](pack_rows(table), shape[1]) == table.tolist()


def test_progress_counts_the_blocks_and_what_it_raises_stops_them() -> None:
    told: list[tuple[int, int]] = []
    tables_document(compiled("tunnel"), form="blocks", progress=lambda *at: told.append(at))
    packed = [at for at in told if at[1] > 1]
    assert [done for done, _ in packed] == list(range(1, packed[-1][1] + 1))
    assert told[len(packed) :] == [(1, 1)] * (len(told) - len(packed))
    assert len(told) - len(packed) > len(compiled("tunnel").map.fields)

    def stop(*_: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        tables_document(compiled("tunnel"), form="blocks", progress=stop)


@pytest.mark.parametrize("name", sorted(MAPS))
@pytest.mark.parametrize("form", ["expanded", "dense", "blocks"])
def test_the_schema_holds_for_every_map(name: str, form: str) -> None:
    witnesses = len(compiled(name).map.fields) < 20
    document = tables_document(compiled(name), form=form, geometry=True, witnesses=witnesses)
    validator().validate(document)


@for_each("seed", range(12))
def test_both_forms_agree_on_random_maps(seed: int) -> None:
    tables = compile_map(read_case(random_map(seed)))
    expanded = tables_document(tables, geometry=True)
    dense = tables_document(tables, form="dense", witnesses=True)
    validator().validate(expanded)
    validator().validate(dense)
    assert {key: expanded[key] for key in TABLES} == expand(dense)
    assert dense["witnesses"].keys() == expanded["los"].keys()
    assert expanded["checksums"]["play"] == dense["checksums"]["play"]


@pytest.mark.parametrize("form", ["expanded", "dense", "blocks"])
def test_the_schema_holds_for_a_partial_build(form: str) -> None:
    part = compile_map(broken_field(case("courtyard")), partial=True)
    document = tables_document(part, form=form)
    validator().validate(document)
    assert "partial" in document["requires"]
    assert document["missing"]["fields"]
    if form != "expanded":
        unpacked = {"dense": expand, "blocks": expand_blocks}[form](document)
        assert {k: tables_document(part)[k] for k in TABLES} == unpacked


@pytest.mark.parametrize(
    ("form", "wrong"),
    [
        ("expanded", {"form": "dense"}),
        ("expanded", {"los": ...}),
        ("expanded", {"version": "2.0"}),
        ("expanded", {"version": 1.0}),
        ("expanded", {"requires": ["dense"]}),
        ("expanded", {"requires": ["partial"]}),
        ("expanded", {"checksums": {"whole": "0" * 63, "play": "0" * 64}}),
        ("expanded", {"missing": {}}),
        ("dense", {"requires": []}),
        ("dense", {"los": {}}),
        ("dense", {"form": "expanded"}),
        ("dense", {"dense": {}}),
        ("blocks", {"requires": []}),
        ("blocks", {"requires": ["blocks", "dense"]}),
        ("blocks", {"los": {}}),
        ("blocks", {"form": "dense"}),
        ("blocks", {"blocks": {}}),
        ("dense", {"blocks": {}}),
    ],
)
def test_the_schema_refuses_what_is_no_such_file(form: str, wrong: dict[str, Any]) -> None:
    document = tables_document(compiled("tunnel"), form=form)
    changed = {k: v for k, v in {**document, **wrong}.items() if v is not ...}
    assert not validator().is_valid(changed)


@pytest.mark.parametrize("form", ["expanded", "dense", "blocks"])
@pytest.mark.parametrize("name", ["ring", "twin-passes"])
def test_a_game_whose_figures_step_over_sides_fits_the_schema(name: str, form: str) -> None:
    document = tables_document(compile_map(mapkit.open(name).map), form=form)
    assert document["version"] == "1.4"
    assert "ways" in document["requires"]
    validator().validate(document)
    tables = document.get(form, document)
    assert "steps" not in tables
    assert "walking" not in tables
    assert document["engine_tables"]["defence"]["cells"][0][0] == [1, 3]
    assert {f["attributes"].get("owner") for f in document["fields"]} == {
        None, "neutral", "red", "blue",
    }  # fmt: skip
    assert {c for f in document["fields"] for c in f["enter"].values()} == {1, 2, None}
    without = {**document, "requires": [r for r in document["requires"] if r != "ways"]}
    assert not validator().is_valid(without)


def test_the_schema_knows_every_key_that_is_written_and_no_other() -> None:
    schema = tables_schema()
    document = tables_document(
        compiled("tunnel"), geometry=True, witnesses=True, disputes=(), open_answers=()
    )
    dense = tables_document(compiled("tunnel"), form="dense")
    parts = tables_document(compiled("tunnel"), form="blocks")
    of_rules = {"engine_tables"}  # of a ruleset that has any
    of_maps = {"former_ids", "missing"}  # of a map that has any
    near = tables_document(compile_near(compiled("tunnel").map, Fraction(20)))
    known = document.keys() | near.keys() | dense.keys() | parts.keys() | of_rules | of_maps
    assert known == set(schema["properties"])
    assert dense["dense"].keys() == set(schema["properties"]["dense"]["properties"])
    assert near["near"].keys() == set(schema["properties"]["near"]["properties"])
    assert parts["blocks"].keys() == set(schema["properties"]["blocks"]["properties"])


def test_the_worked_example_of_the_documentation_is_right() -> None:
    dense, expanded = (json.loads(b) for b in blocks("json") if b.startswith("{\n"))
    assert expand_sight(dense, list("ABCD")) == expanded
    clear = {(0, 1): 1, (0, 2): 2, (1, 2): 1, (2, 3): 1}
    assert pack_pairs(4, clear) == dense["clear"]
    assert pack_pairs(4, {**clear, (1, 3): 2}) == dense["grazing"]


@pytest.mark.parametrize("n", [0, 1, 2, 3, 8, 17])
def test_bits_go_there_and_back(n: int) -> None:
    rng = np.random.default_rng(n)
    pairs = [(i, j) for i in range(n) for j in range(i + 1, n)]
    distances = {p: int(rng.integers(1, 255)) for p in pairs if rng.random() < 0.6}
    assert SNIPPETS["distances"](pack_pairs(n, distances), n) == distances


def test_a_distance_that_does_not_fit_is_refused_and_never_clamped() -> None:
    assert SNIPPETS["distances"](pack_pairs(2, {(0, 1): 254}), 2) == {(0, 1): 254}
    with pytest.raises(UsageError, match=r"255.*expanded"):
        pack_pairs(2, {(0, 1): 255})
    far = np.array([[0, 254], [65535, 0]], np.uint16)
    assert walking_rows(pack_walking(far, "sniper"), 2) == [[0, 254], [None, 0]]
    far[0, 1] = 255
    with pytest.raises(UsageError, match=r"sniper of 255.*expanded"):
        pack_walking(far, "sniper")


def test_a_map_that_is_too_long_for_bytes_is_refused_as_a_whole() -> None:
    far = compiled("tunnel")
    distances = far.walking["sniper"].copy()
    distances[0, 1] = 300
    far = replace(far, walking={**far.walking, "sniper": distances})
    with pytest.raises(UsageError, match="300"):
        tables_document(far, form="dense")
    assert tables_document(far)["walking"]["sniper"][0][1] == 300


def test_moves_tell_portals_and_costs() -> None:
    document = tables_document(compiled("launch-site"))
    by_id = {f["id"]: f for f in document["fields"]}
    doors = {tuple(sorted(p["between"])): p["id"] for p in document["portals"] if p["joins"]}
    assert [m["between"] for m in document["moves"]] == document["passable"]
    through = [m for m in document["moves"] if m["portals"]]
    assert through
    for move in document["moves"]:
        a, b = move["between"]
        joined = by_id[a]["class"] != by_id[b]["class"]
        assert bool(move["portals"]) >= joined
        if move["portals"]:
            assert doors[a, b] in move["portals"]
        for mover in ("sniper", "defender"):
            there, back = move["cost"][mover]
            assert there == 1 + ("hard_terrain" in by_id[b]["traits"])
            assert back == 1 + ("hard_terrain" in by_id[a]["traits"])


def test_nobody_enters_water_and_its_field_says_so() -> None:
    document = tables_document(compiled("launch-site"))
    wet = [f for f in document["fields"] if "water" in f["traits"]]
    assert wet
    assert all(f["enter"] == {"defender": None, "sniper": None} for f in wet)
    hard = [f for f in document["fields"] if "hard_terrain" in f["traits"]]
    assert hard
    assert all(f["extra"] == {"hard_terrain": 1} and f["enter"]["sniper"] == 1 for f in hard)


def test_movers_pay_each_by_his_own() -> None:
    document = tables_document(compiled("no-sight"))
    assert document["los"] is None
    assert document["sight_rules"] == {}
    field = document["fields"][0]
    assert field["enter"] == {"boat": None, "cart": 2, "foot": 1}
    assert document["moves"][0]["cost"] == {"boat": [None, None], "cart": [2, 2], "foot": [1, 1]}


def test_a_kind_of_the_maps_own_says_what_it_counts_as() -> None:
    document = tables_document(compiled("own-kinds"))
    own = [f for f in document["fields"] if f["kind"] != f["class"]]
    assert own
    assert {f["class"] for f in own} <= {"open", "built_up", "elevated"}


def test_a_distance_that_no_byte_holds_is_refused_within_a_radius() -> None:
    built = compile_near(compiled("tunnel").map, Fraction(20))
    far = replace(built, near=replace(built.near, clear=np.full_like(built.near.clear, 255)))
    with pytest.raises(UsageError, match=r"255 is more than .* 254; .* a smaller radius"):
        tables_document(far)
