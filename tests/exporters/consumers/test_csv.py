"""The tables as CSV, read by pandas: every relation and every pair comes back equal."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import pytest

from mapkit.board import open_board
from mapkit.compiled import CompiledMap, compile_map
from mapkit.export import fill_in, find_exporter
from mapkit.illustrate import export_files
from mapkit.sight import NONE
from mapkit.sight.verdict import grazing_counts
from mapkit_exporters.contract import MAPS, broken_field
from tests.exporters.maps import stacked

pandas = pytest.importorskip("pandas", reason="pandas is not installed")

SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}


def read(compiled: CompiledMap, **given: str) -> dict[str, Any]:
    """Return the tables as data frames of texts, by name."""
    csv = find_exporter("csv")
    files = export_files(csv, compiled, fill_in("csv", csv.options, given))
    assert isinstance(files, Mapping)
    separator = SEPARATORS[given.get("separator", "comma")]
    return {
        name.removesuffix(".csv"): pandas.read_csv(
            io.BytesIO(data), dtype=str, keep_default_na=False, sep=separator
        )
        for name, data in files.items()
    }


def rows(frame: Any, *columns: str) -> set[tuple[str, ...]]:
    return set(frame[list(columns)].itertuples(index=False, name=None))


@pytest.mark.parametrize("name", sorted(MAPS))
@pytest.mark.parametrize("separator", SEPARATORS)
def test_relations_and_fields_come_back(name: str, separator: str) -> None:
    compiled = compile_map(MAPS[name]())
    found = read(compiled, separator=separator, disputes="no")
    relations = compiled.relations
    for relation in ("adjacent", "matching", "passable"):
        wanted = {tuple(sorted(pair)) for pair in getattr(relations, relation)}
        assert rows(found[relation], "a", "b") == wanted
    assert rows(found["stacked"], "below", "above") == set(stacked(compiled))
    fields = compiled.map.fields.values()
    assert list(found["fields"]["id"]) == [f.id for f in fields]
    assert list(found["fields"]["name"]) == [f.name or "" for f in fields]
    assert list(found["fields"]["kind"]) == [f.kind for f in fields]
    assert list(found["fields"]["sector"]) == [f.sector or "" for f in fields]
    assert list(found["portals"]["id"]) == [p.id for p in compiled.map.portals]
    assert rows(found["access"], "kind", "field") == {
        (kind, i) for kind, ids in relations.access.items() for i in ids
    }
    kinds = found["buildings"].groupby("building")["field"].apply(frozenset)
    assert set(kinds) == {frozenset(b) for b in relations.buildings}


@pytest.mark.parametrize("name", ["two-rooms", "launch-site"])
@pytest.mark.parametrize("grazing", ["blocks", "sees"])
def test_all_pairs_have_their_answer(name: str, grazing: str) -> None:
    board = open_board(name).choose(grazing=grazing)
    compiled = board.compile()
    tables = compiled.tables
    found = read(compiled, disputes="yes")["sight"]
    n = len(compiled.map.fields)
    assert len(found) == n * (n - 1) // 2
    index = {i: k for k, i in enumerate(tables.field_ids)}
    disputes = {(d.origin, d.target, d.kind) for d in board.disputes()}
    told = set()
    for row in found.itertuples(index=False):
        i, j = index[row.a], index[row.b]
        clear, any_ = int(tables.clear[i, j]), int(tables.grazing[i, j])
        assert row.clear == ("" if clear == NONE else str(clear))
        assert row.grazing == ("" if any_ == NONE else str(any_))
        counted = any_ if grazing_counts(compiled.map) else clear
        assert row.distance == ("" if counted == NONE else str(counted))
        verdict = "blocked" if any_ == NONE else "grazing" if clear == NONE else "clear"
        assert row.verdict == verdict
        assert row.rule == tables.rules[tables.rule[i, j]][0]
        told |= {(row.a, row.b, kind) for kind in row.disputed.split() if kind != "no"}
    assert told == disputes
    assert set(read(compiled, disputes="no")["sight"]["disputed"]) == {""}


def test_walking_distances_come_back() -> None:
    compiled = open_board("two-rooms").compile()
    found = read(compiled, walking="yes", disputes="no")["walking"]
    ids = compiled.relations.field_ids
    told = {(r.mover, r.a, r.to): (r.fields, r.cost) for r in
            found.rename(columns={"from": "a"}).itertuples(index=False)}  # fmt: skip
    wanted = {
        (mover, a, b): (str(steps[i, j]), str(compiled.walking[mover][i, j]))
        for mover, steps in compiled.steps.items()
        for i, a in enumerate(ids)
        for j, b in enumerate(ids)
        if i != j and steps[i, j] != NONE
    }
    assert told == wanted
    assert wanted


def test_what_a_partial_map_leaves_out_is_listed() -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    found = read(part)
    missing = found["missing"]
    assert set(missing[missing["what"] == "field"]["which"]) == set(part.missing.fields)
    pairs = set(zip(found["sight"]["a"], found["sight"]["b"], strict=True))
    assert {tuple(sorted(pair)) for pair in pairs}.isdisjoint(part.missing.sight)


def test_no_text_is_a_formula_for_a_spreadsheet() -> None:
    from dataclasses import replace

    plain = MAPS["one-field"]()
    for start in "=+-@":
        evil = f'{start}HYPERLINK("x")'
        field = next(iter(plain.fields.values()))
        game_map = replace(plain, fields={field.id: replace(field, name=evil)}, author=evil)
        compiled = compile_map(game_map)
        guarded = read(compiled)
        assert list(guarded["fields"]["name"]) == [f"'{evil}"]
        assert list(read(compiled, reader="programs")["fields"]["name"]) == [evil]
