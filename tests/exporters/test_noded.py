"""Outlines with shared corners, and the borders made of them, on random maps and in GeoJSON."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
import shapely

from mapkit.board import open_board
from mapkit.compiled import CompiledMap, compile_map
from mapkit.export import fill_in, find_exporter
from mapkit.export.shared_borders import border_lines, noded_rings
from mapkit.illustrate import export_files
from mapkit.mapfile import read_case
from tests.looping import for_each
from tests.random_maps import random_map


def compiled_case(seed: int) -> CompiledMap:
    return compile_map(read_case(random_map(seed)))


@for_each("seed", range(12))
def test_neighbours_share_their_corners_and_nothing_moves(seed: int) -> None:
    compiled = compiled_case(seed)
    game_map = compiled.map
    rings = noded_rings(compiled)
    assert list(rings) == list(game_map.fields)
    corners = {i: {p for ring in found for p in ring} for i, found in rings.items()}
    for i, found in rings.items():
        plain = game_map.points(i)
        assert corners[i] >= {tuple(p) for ring in plain for p in ring}
        before, after = (shapely.Polygon(r[0], r[1:]) for r in (plain, found))
        assert after.symmetric_difference(before).area == 0
    known = {p for found in corners.values() for p in found}
    for i, found in rings.items():
        boundary = shapely.Polygon(found[0], found[1:]).boundary
        shapely.prepare(boundary)
        assert {p for p in known if boundary.intersects(shapely.Point(p))} == corners[i]
    for a, b in compiled.relations.adjacent:
        assert len(corners[a] & corners[b]) >= 2


@for_each("seed", range(12))
def test_borders_are_those_of_the_adjacent_pairs_and_cover_all_outlines(seed: int) -> None:
    compiled = compiled_case(seed)
    rings = noded_rings(compiled)
    lines = list(border_lines(compiled, rings))
    pairs = {frozenset((line.a, line.b)) for line in lines if line.b is not None}
    assert pairs == {frozenset(pair) for pair in compiled.relations.adjacent}
    for i, found in rings.items():
        whole = shapely.Polygon(found[0], found[1:]).boundary
        own = [shapely.LineString(line.points) for line in lines if i in (line.a, line.b)]
        covered = shapely.union_all(own)
        assert covered.difference(whole).length == pytest.approx(0, abs=1e-6)
        assert whole.difference(covered).length == pytest.approx(0, abs=1e-6)


def test_the_layers_are_flipped_and_say_where_they_come_from() -> None:
    compiled = open_board("launch-site").compile()
    geojson = find_exporter("geojson")
    files = export_files(geojson, compiled, fill_in("geojson", geojson.options, {}))
    assert isinstance(files, Mapping)
    game_map = compiled.map
    height, unit = game_map.size_mm[1], game_map.unit_mm
    for name, data in files.items():
        if name.endswith(".qml"):
            continue
        layer = json.loads(data)
        assert layer["type"] == "FeatureCollection"
        assert layer["name"] == name.removesuffix(".geojson")
        assert layer["mapkit"]["provenance"] == "reconstruction"
        assert layer["crs"]["properties"]["name"].startswith("ENGCRS")
    for feature in json.loads(files["fields.geojson"])["features"]:
        ring = feature["geometry"]["coordinates"][0]
        assert ring[0] == ring[-1]
        shape = shapely.Polygon(ring)
        assert shape.exterior.is_ccw
        plain = game_map.points(feature["properties"]["id"])[0]
        wanted = shapely.Polygon([(x * unit, height - y * unit) for x, y in plain])
        assert shape.symmetric_difference(wanted).area < 1e-3
