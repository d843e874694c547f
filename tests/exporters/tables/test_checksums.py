"""Two sums: whatever changes the file changes one, only what changes the game the other."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from mapkit.compiled import compile_map, with_choices
from mapkit.errors import InvalidMapError
from mapkit.export import fill_in
from mapkit.export.checksums import canonical
from mapkit.model import GameMap, Marker
from mapkit_exporters.tables import EXPORTER, tables_document
from tests.exporters.maps import MAPS, case, compiled
from tests.exporters.tables.decoding import DOCS, SNIPPETS, blocks, parse, play_of, sha256


@pytest.mark.parametrize("name", sorted(MAPS))
@pytest.mark.parametrize("form", ["expanded", "dense"])
def test_the_sums_are_those_of_the_documentation(name: str, form: str) -> None:
    for pretty in ("no", "yes"):
        options = fill_in("tables", EXPORTER.options, {"form": form, "pretty": pretty})
        data = EXPORTER.write(compiled(name), options, None)
        assert isinstance(data, bytes)
        document = parse(data)
        sums = document["checksums"]
        assert sums["whole"] == SNIPPETS["whole"](document)
        assert sums["play"] == sha256(play_of(tables_document(compiled(name))))


@pytest.mark.parametrize("name", ["tunnel", "odd-names", "empty"])
def test_any_change_shows_in_the_whole(name: str) -> None:
    document = tables_document(compiled(name))
    for key in document.keys() - {"checksums"}:
        changed = {**document, key: ["tampered"]}
        assert SNIPPETS["whole"](changed) != document["checksums"]["whole"], key
    other = {**document["checksums"], "play": "0" * 64}
    assert SNIPPETS["whole"]({**document, "checksums": other}) != document["checksums"]["whole"]


def moved(game_map: GameMap) -> GameMap:
    """Move the whole drawing by a unit: no table changes."""
    vertices = {v: (x + 1, y) for v, (x, y) in game_map.vertices.items()}
    portals = tuple(
        replace(p, at=((p.at[0][0] + 1, p.at[0][1]), (p.at[1][0] + 1, p.at[1][1])))
        for p in game_map.portals
    )
    return replace(game_map, vertices=vertices, portals=portals)


def renamed(game_map: GameMap) -> GameMap:
    fields = {i: replace(f, name="New name") for i, f in game_map.fields.items()}
    return replace(game_map, name="Another", author="Somebody", fields=fields)


def marked(game_map: GameMap) -> GameMap:
    first = next(iter(game_map.fields))
    return replace(game_map, markers=(Marker("objective", first, {"number": 9}),))


def hardened(game_map: GameMap) -> GameMap:
    first = next(f for f in game_map.fields.values() if f.kind == "open" and not f.traits)
    hard = replace(first, traits=frozenset({"hard_terrain"}))
    return replace(game_map, fields={**game_map.fields, first.id: hard})


@pytest.mark.parametrize(
    ("change", "same_play"),
    [
        (moved, True),
        (renamed, True),
        (marked, False),
        (hardened, False),
        (lambda m: with_choices(m, {"grazing": "sees"}), False),
    ],
)
@pytest.mark.parametrize("form", ["expanded", "dense"])
def test_only_what_a_game_could_notice_changes_the_play_sum(
    change: Callable[[GameMap], GameMap], same_play: bool, form: str
) -> None:
    game_map = case("ladders")
    before = tables_document(compile_map(game_map), form=form, geometry=True)["checksums"]
    after = tables_document(compile_map(change(game_map)), form=form, geometry=True)["checksums"]
    assert (before["play"] == after["play"]) is same_play
    assert before["whole"] != after["whole"]


def test_optional_blocks_and_forms_leave_the_play_sum_alone() -> None:
    tables = compiled("tunnel")
    sums = [
        tables_document(tables, form=form, geometry=on, witnesses=on)["checksums"]
        for form in ("expanded", "dense")
        for on in (False, True)
    ]
    assert len({s["play"] for s in sums}) == 1
    assert len({s["whole"] for s in sums}) == 4


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"b": 1, "a": [True, None, -3]}, '{"a":[true,null,-3],"b":1}'),
        # The two orders of RFC 8785's own example: U+1F600 is D83D DE00 in UTF-16, before U+FB33.
        ({"\ufb33": 1, "\U0001f600": 2, "\u20ac": 3, "\r": 4, "1": 5},
         '{"\\r":4,"1":5,"\u20ac":3,"\U0001f600":2,"\ufb33":1}'),
        ('"\\\b\t\n\f\r\u0001\u007f/', '"\\"\\\\\\b\\t\\n\\f\\r\\u0001\u007f/"'),
        ({}, "{}"), ([], "[]"), (10**15, "1000000000000000"),
    ],
)  # fmt: skip
def test_the_canonical_form_is_that_of_rfc_8785(value: Any, text: str) -> None:
    assert canonical(value) == text
    assert SNIPPETS["canonical"](value) == text
    assert json.loads(text) == value


@pytest.mark.parametrize("value", [0.5, {"a": [1.0]}, b"bytes"])
def test_decimals_have_no_place_in_a_sum(value: Any) -> None:
    with pytest.raises(TypeError):
        canonical(value)


def test_the_documented_sum_is_right() -> None:
    [example] = [json.loads(b) for b in blocks("json") if b.startswith('{"b"')]
    text = canonical(example)
    assert f"`{text}`" in DOCS
    assert len(text.encode("utf-8")) == 49
    assert f"`{sha256(example)}`" in DOCS


def test_a_moved_vertex_changes_the_play_sum_where_it_changes_a_table_and_only_there() -> None:
    game_map = case("voronoi_0")
    before = tables_document(compile_map(game_map))
    same = {True: 0, False: 0}
    for vertex, (x, y) in game_map.vertices.items():
        moved_one = replace(game_map, vertices={**game_map.vertices, vertex: (x + 3, y - 2)})
        try:
            after = tables_document(compile_map(moved_one))
        except InvalidMapError:
            continue
        answers = [
            {pair: (e["clear"], e["grazing"]) for pair, e in d["los"].items()}
            for d in (before, after)
        ]
        equal = answers[0] == answers[1] and all(
            before[key] == after[key] for key in ("adjacent", "passable", "walking", "buildings")
        )
        assert (before["checksums"]["play"] == after["checksums"]["play"]) is equal, vertex
        same[equal] += 1
    assert min(same.values()) > 3, "both have to happen"
