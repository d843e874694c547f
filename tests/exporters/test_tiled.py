"""Maps for Tiled: polygons with holes as one ring, what layers hold, and the way back."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pytest
import shapely

from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import FileError
from mapkit.export import (
    ImportedField,
    fill_in,
    find_exporter,
    find_importer,
    map_of,
    play_checksum,
    write_with,
)
from mapkit.export.map_making import MadeMap
from mapkit.export.outputs import in_xml, zipped
from mapkit.illustrate import MapSupplies
from mapkit.mapfile import read_case
from mapkit.model import Field, GameMap, Point
from mapkit_exporters.tiled.exporter import keyhole
from mapkit_exporters.tiled_import.enclosed import opened
from tests.exporters.maps import MAPS, compiled
from tests.random_maps import random_map

HELD = sorted(set(MAPS) - {"no-sight"})


def folder_of(told: CompiledMap, **given: str) -> dict[str, bytes]:
    tiled = find_exporter("tiled-folder")
    options = fill_in("tiled-folder", tiled.options, {"scale": "1", **given})
    return dict(cast("dict[str, bytes]", write_with(tiled, told, options, None, MapSupplies(told))))


def exported(told: CompiledMap, **given: str) -> bytes:
    tiled = find_exporter("tiled")
    data = tiled.write(told, fill_in("tiled", tiled.options, given), None)
    assert isinstance(data, bytes)
    return data


def tiled_fields(data: bytes) -> tuple[ImportedField, ...]:
    tiled = find_importer("tiled")
    return tiled.read(data, None, fill_in("tiled", tiled.options, {})).fields


def read_back(data: bytes, join_mm: float | None = None) -> MadeMap:
    tiled = find_importer("tiled")
    return map_of(tiled.read(data, None, fill_in("tiled", tiled.options, {})), join_mm=join_mm)


def objects(data: bytes) -> Iterator[tuple[str, dict[str, Any]]]:
    for layer in json.loads(data)["layers"]:
        for one in layer["objects"]:
            yield layer["name"], one


def box(x: int, y: int, width: int, height: int) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


HOLES = {
    "one": [box(0, 0, 90, 90), box(30, 30, 20, 20)],
    "a row": [box(0, 0, 90, 20), *(box(x, 5, 4, 10) for x in range(5, 85, 8))],
    "one that hides another": [box(0, 0, 90, 90), box(40, 40, 4, 4), box(10, 10, 4, 70)],
    "touching": [box(0, 0, 90, 90), [(0, 0), (30, 10), (10, 30)]],
    "two that touch": [box(0, 0, 90, 90), box(20, 20, 20, 20), box(40, 40, 20, 20)],
    "behind a corner": [
        [(0, 0), (90, 0), (90, 90), (80, 90), (80, 10), (0, 10)], box(83, 50, 4, 4),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", HOLES)
def test_a_ring_with_cuts_covers_what_the_polygon_does_and_becomes_it_again(name: str) -> None:
    rings = HOLES[name]
    polygon = shapely.Polygon(rings[0], rings[1:])
    assert polygon.is_valid
    ring = keyhole(rings)
    twice = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]))
    assert abs(twice) == 2 * polygon.area, "a hole turns as the outline does"
    for cut in pairwise([*ring, ring[0]]):
        if cut[::-1] in pairwise([*ring, ring[0]]):
            assert polygon.covers(shapely.LineString(cut)), "a cut leaves the field"
    parts = opened([(float(x), float(y)) for x, y in ring])
    (again,) = (shapely.Polygon(part[0], part[1:]) for part in parts)
    assert again.equals(polygon)
    assert len(again.interiors) == len(rings) - 1


def test_a_field_with_hundreds_of_holes_is_cut_without_crossings() -> None:
    holes = [box(x, y, 4, 4) for x in range(3, 195, 10) for y in range(3, 195, 10)]
    ring = keyhole([box(0, 0, 200, 200), *holes])
    cuts = {frozenset(e) for e in pairwise(ring) if e[::-1] in set(pairwise(ring))}
    assert len(cuts) == len(holes)
    lines = shapely.multilinestrings([sorted(cut) for cut in cuts])
    assert shapely.length(shapely.union_all([lines])) == pytest.approx(shapely.length(lines))
    assert all(not shapely.crosses(a, b) for a, b in pairwise(shapely.get_parts(lines).tolist()))
    (part,) = opened(ring)
    assert len(part) == len(holes) + 1


def test_an_outline_that_meets_itself_nowhere_stays_as_it_is() -> None:
    ring = [(0.0, 0.0), (5.0, 0.5), (3.25, 4.0)]
    assert opened(ring) == [(tuple(ring),)]
    assert opened([*ring, ring[0]]) == [(tuple(ring),)]
    assert opened([ring[0], *ring, ring[2]]) == [(tuple(ring),)]


def test_what_encloses_nothing_is_nothing_and_two_parts_are_two() -> None:
    a, b, c = (0.0, 0.0), (9.0, 0.0), (9.0, 9.0)
    for ring in ([], [a], [a, b], [a, a, a], [a, b, c, b], [a, b, a, c]):
        assert opened(ring) == []
    eight = opened([(0.0, 0.0), (9.0, 9.0), (9.0, 0.0), (0.0, 0.0), (-9.0, 0.0), (-9.0, 9.0)])
    assert sorted(shapely.Polygon(*part).area for part in eight) == [40.5, 40.5]


def test_all_of_the_map_is_there_by_level_and_kind() -> None:
    told = compiled("launch-site")
    found = list(objects(exported(told)))
    fields = {one["name"]: (layer, one) for layer, one in found if layer.startswith("level")}
    assert set(fields) == set(told.map.fields)
    for i, field in told.map.fields.items():
        layer, one = fields[i]
        assert layer == " ".join(["level", str(field.level), field.kind, *sorted(field.traits)])
        assert one["type"] == field.kind
        values = {p["name"]: p["value"] for p in one["properties"]}
        assert values.get("sector") == field.sector
        assert values["level"] == field.level
        near = {b for pair in told.relations.passable for b in pair if i in pair} - {i}
        assert set(json.loads(values["passable"])) == near
        assert "sees" not in values
    assert sum(layer == "portals" for layer, _ in found) == len(told.map.portals)
    assert sum(layer == "markers" for layer, _ in found) == len(told.map.markers)
    numbers = [one["id"] for _, one in found]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert json.loads(exported(told))["nextobjectid"] == len(numbers) + 1


def test_what_fields_see_is_that_of_the_tables() -> None:
    told = compiled("two-rooms")
    ids = told.tables.field_ids
    for layer, one in objects(exported(told, sight="yes")):
        if layer.startswith("level"):
            values = {p["name"]: p["value"] for p in one["properties"]}
            seen = json.loads(values["sees"])
            row = told.tables.clear[ids.index(one["name"])].tolist()
            assert told.map.choices["grazing"] == "blocks"
            wanted = {i: d for i, d in zip(ids, row, strict=True) if d != 65535}
            assert seen == {i: d for i, d in wanted.items() if i != one["name"]}


@pytest.mark.parametrize("scale", ["1", "2", "4", "10"])
def test_a_mm_has_so_many_pixels(scale: str) -> None:
    told = compiled("two-rooms")
    made = json.loads(exported(told, scale=scale))
    width, height = (made[k] * made[f"tile{k}"] for k in ("width", "height"))
    assert (width, height) == tuple(v * int(scale) for v in told.map.size_mm)
    (one,) = (o for _, o in objects(exported(told, scale=scale)) if o["name"] == "n2")
    ring = [(one["x"] + p["x"], one["y"] + p["y"]) for p in one["polygon"]]
    unit = told.map.unit_mm * int(scale)
    wanted = [(x * unit, y * unit) for x, y in told.map.points("n2")[0]]
    assert [c for p in ring for c in p] == pytest.approx([c for p in wanted for c in p], abs=1e-6)


def plain(game_map: GameMap) -> dict[str, Any]:
    """Return all of a map that Tiled can hold, vertices as points."""

    def said(field: Field) -> Field:
        name = None if field.name is None else in_xml(field.name)
        return replace(field, rings=(), ground=None, name=name)

    origin = game_map.provenance
    return {
        "fields": {i: said(f) for i, f in game_map.fields.items()},
        "order": list(game_map.fields),
        "portals": game_map.portals,
        "markers": game_map.markers,
        "texts": [
            in_xml(t)
            for t in (game_map.name, game_map.author, origin.kind, origin.note, origin.source)
        ],
        **{
            key: getattr(game_map, key)
            for key in ("id", "licence", "ruleset", "choices", "sectors", "unit_mm", "size_mm",
                        "tolerance_mm")
        },
        "buildings": {(b.id, b.name, frozenset(b.fields)) for b in game_map.buildings},
    }  # fmt: skip


@pytest.mark.parametrize("name", HELD)
def test_a_map_comes_back_equal(name: str) -> None:
    told = compiled(name)
    data = exported(told)
    made = read_back(data)
    assert made.not_taken == ()
    assert made.joined is None
    assert plain(made.map) == plain(told.map)
    for i in told.map.fields:
        now, before = made.map.points(i), told.map.points(i)
        assert now[0] == before[0]
        assert shapely.Polygon(now[0], now[1:]).equals(shapely.Polygon(before[0], before[1:]))
    again = compile_map(made.map)
    assert play_checksum(again) == play_checksum(told)
    assert exported(again) == data


@pytest.mark.parametrize("unit", [0.1, 0.003, 1 / 3, 0.00001])
@pytest.mark.parametrize("scale", ["1", "10"])
def test_no_size_of_a_unit_loses_a_corner(unit: float, scale: str) -> None:
    plain = MAPS["own-kinds"]()
    size = (1200 * unit, 900 * unit)
    before = replace(plain, unit_mm=unit, size_mm=size, tolerance_mm=5 * unit)
    after = read_back(exported(compile_map(before), scale=scale))
    assert after.joined is None
    assert {i: after.map.points(i) for i in after.map.fields} == {
        i: before.points(i) for i in before.fields
    }


def test_grounds_are_told_apart_and_layers_say_what_is_drawn_into_them() -> None:
    for name in ("launch-site", "uboat-bunker"):
        layers = [one for one in json.loads(exported(compiled(name)))["layers"] if one["objects"]]
        grounds = {one["name"]: one["color"] for one in layers}
        assert len(set(grounds.values())) == len(grounds)
    water = next(one for one in layers if one["name"] == "level 0 open water")
    drawn = {**water["objects"][0], "name": "pond", "type": "", "properties": []}
    made = json.loads(exported(compiled("uboat-bunker")))
    next(one for one in made["layers"] if one["name"] == water["name"])["objects"] = [drawn]
    pond = next(f for f in tiled_fields(json.dumps(made).encode()) if f.id == "pond")
    assert (pond.kind, pond.level, pond.traits) == ("open", 0, frozenset({"water"}))


def test_a_map_with_the_board_below_it_comes_back_equal() -> None:
    for name in HELD:
        told = compiled(name)
        made = read_back(zipped(folder_of(told)))
        assert made.not_taken == ()
        assert plain(made.map) == plain(told.map)
        assert play_checksum(compile_map(made.map)) == play_checksum(told)


def test_the_board_lies_where_the_map_is_and_one_that_was_painted_is_told() -> None:
    told = compiled("two-rooms")
    files = folder_of(told, scale="2")
    (name,) = (one for one in files if one.endswith(".tmj"))
    layer = json.loads(files[name])["layers"][0]
    picture = MapSupplies(told).picture("png", look="play", dpi=2 * 25.4)
    assert picture.per_unit == pytest.approx(2 * told.map.unit_mm)
    assert (layer["image"], layer["imagewidth"]) == ("board.png", picture.width)
    assert [layer["offsetx"], layer["offsety"]] == pytest.approx(
        [-picture.left, -picture.top], abs=1e-3
    )
    painted = zipped({**files, "board.png": files["board.png"] + b"paint"})
    (told_of,) = read_back(painted).not_taken
    assert (told_of.where, "--look" in told_of.what) == ("board.png", True)
    assert read_back(files[name]).not_taken == ()
    with pytest.raises(FileError, match="several files of this format"):
        read_back(zipped({**files, "other.tmj": files[name]}))


def test_random_maps_come_back_with_the_same_tables() -> None:
    for seed in range(6):
        told = compile_map(read_case(io.StringIO(json.dumps(random_map(seed, "small")))))
        made = read_back(exported(told))
        assert play_checksum(compile_map(made.map)) == play_checksum(told)


def test_a_game_that_does_not_ship_is_refused_in_words() -> None:
    with pytest.raises(FileError, match="ruleset war, which does not ship"):
        read_back(exported(compiled("no-sight")))


def test_a_map_of_another_version_is_refused() -> None:
    data = exported(compiled("two-rooms")).replace(b'"value": "1.0"', b'"value": "2.0"')
    with pytest.raises(FileError, match=r"mapkit-tiled 2.0; this mapkit reads mapkit-tiled"):
        read_back(data)


def test_a_map_that_was_changed_in_tiled_gets_shared_borders_again() -> None:
    told = compiled("two-rooms")
    made = json.loads(exported(told))
    layer = next(one for one in made["layers"] if one["name"] == "level 0 built_up")
    moved = layer["objects"][0]
    moved["x"] += 0.3
    again = read_back(json.dumps(made).encode(), join_mm=0.5)
    assert again.joined is not None
    assert again.map.size_mm == told.map.size_mm
    assert {i: f.kind for i, f in again.map.fields.items()} == {
        i: f.kind for i, f in told.map.fields.items()
    }
    now, before = compile_map(again.map).relations, told.relations
    assert set(map(frozenset, now.adjacent)) == set(map(frozenset, before.adjacent))
    assert again.map.ruleset == told.map.ruleset
    assert [p.id for p in again.map.portals] == [p.id for p in told.map.portals]
