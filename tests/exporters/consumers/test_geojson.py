"""The map as GeoJSON, read by GDAL through pyogrio: shapes, neighbours and values come back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import shapely

from mapkit.board import open_board
from mapkit.compiled import CompiledMap, compile_map
from mapkit.export import fill_in, find_exporter
from mapkit.export.outputs import write_files
from mapkit.illustrate import export_files
from mapkit_exporters.contract import MAPS

pyogrio = pytest.importorskip("pyogrio", reason="pyogrio is not installed")

Layer = tuple[Any, list[dict[str, Any]], dict[str, Any]]


def layers(compiled: CompiledMap, folder: Path, **given: str) -> dict[str, Layer]:
    """Return shapes, values and what is known of each layer that GDAL finds."""
    geojson = find_exporter("geojson")
    files = export_files(geojson, compiled, fill_in("geojson", geojson.options, given))
    assert isinstance(files, Mapping)
    write_files(folder, files)
    found = {}
    for path in sorted(folder.glob("*.geojson")):
        meta, _, wkb, columns = pyogrio.raw.read(path)
        names = list(meta["fields"])
        rows = [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
        found[path.stem] = (shapely.from_wkb(wkb), rows, meta)
    return found


def in_mm(compiled: CompiledMap, field: str) -> Any:
    game_map = compiled.map
    unit, height = game_map.unit_mm, game_map.size_mm[1]
    rings = [[(x * unit, height - y * unit) for x, y in r] for r in game_map.points(field)]
    return shapely.Polygon(rings[0], rings[1:])


@pytest.mark.parametrize("name", ["two-rooms", "own-kinds", "launch-site", "odd-names", "no-sight"])
def test_shapes_and_neighbours_come_back(name: str, tmp_path: Path) -> None:
    compiled = compile_map(MAPS[name]())
    found = layers(compiled, tmp_path / "out")
    shapes, rows, meta = found["fields"]
    assert "millimetre" in meta["crs"]
    fields = compiled.map.fields
    assert [row["id"] for row in rows] == list(fields)
    assert [row["kind"] for row in rows] == [f.kind for f in fields.values()]
    for shape, i in zip(shapes, fields, strict=True):
        assert shape.is_valid
        assert shape.exterior.is_ccw
        assert shape.symmetric_difference(in_mm(compiled, i)).area < 1e-3
    levels = {f.level for f in fields.values()}
    for level in levels:
        storey = [s for s, f in zip(shapes, fields.values(), strict=True) if f.level == level]
        assert shapely.coverage_is_valid(shapely.get_parts(shapely.multipolygons(storey)))
    corners = {i: set(s.exterior.coords) for i, s in zip(fields, shapes, strict=True)}
    for i, s in zip(fields, shapes, strict=True):
        corners[i] |= {c for hole in s.interiors for c in hole.coords}
    for a, b in compiled.relations.adjacent:
        assert len(corners[a] & corners[b]) >= 2, (a, b)
    _, borders, _ = found["borders"]
    pairs = {frozenset((r["a"], r["b"])) for r in borders if r["b"]}
    assert pairs == {frozenset(p) for p in compiled.relations.adjacent}
    matching = {frozenset((r["a"], r["b"])) for r in borders if r["kind"] == "matching"}
    assert matching == {frozenset(p) for p in compiled.relations.matching}


def test_borders_are_as_long_as_the_outlines(tmp_path: Path) -> None:
    compiled = open_board("launch-site").compile()
    found = layers(compiled, tmp_path / "out")
    shapes, rows, _ = found["fields"]
    lines, borders, _ = found["borders"]
    for shape, row in zip(shapes, rows, strict=True):
        own = [
            s.length for s, r in zip(lines, borders, strict=True) if row["id"] in (r["a"], r["b"])
        ]
        if row["level"] == 0 and not any(row["id"] in p for p in compiled.relations.stacked):
            assert sum(own) == pytest.approx(shape.length, abs=0.01)


def test_portals_and_markers_lie_where_they_are(tmp_path: Path) -> None:
    compiled = open_board("launch-site").compile()
    found = layers(compiled, tmp_path / "out")
    shapes = dict(zip([r["id"] for r in found["fields"][1]], found["fields"][0], strict=True))
    lines, portals, _ = found["portals"]
    assert [p["id"] for p in portals] == [p.id for p in compiled.map.portals]
    for line, portal in zip(lines, portals, strict=True):
        for side in (portal["a"], portal["b"]):
            assert shapes[side].boundary.distance(line) < compiled.map.tolerance_mm
    points, markers, _ = found["markers"]
    assert len(markers) == len(compiled.map.markers)
    for point, marker in zip(points, markers, strict=True):
        assert shapes[marker["field"]].contains(point)


def test_lines_of_sight_are_those_of_the_answers(tmp_path: Path) -> None:
    board = open_board("two-rooms")
    lines, rows, _ = layers(board.compile(), tmp_path / "out", sightlines="yes")["sightlines"]
    assert len(rows) > 3
    for line, row in zip(lines, rows, strict=True):
        answer = board.sight(row["a"], row["b"])
        assert row["verdict"] == answer.verdict
        height = board.map.size_mm[1]
        wanted = [(x, height - y) for x, y in answer.line_mm]
        assert [c for point in line.coords for c in point] == pytest.approx(
            [c for point in wanted for c in point], abs=0.001
        )


def test_an_empty_map_gives_empty_layers(tmp_path: Path) -> None:
    found = layers(compile_map(MAPS["empty"]()), tmp_path / "out")
    assert [len(rows) for _, rows, _ in found.values()] == [0, 0, 0, 0]


@pytest.mark.parametrize("name", ["launch-site", "cards"])
def test_geopandas_reads_the_layers(name: str, tmp_path: Path) -> None:
    geopandas = pytest.importorskip("geopandas", reason="geopandas is not installed")
    compiled = compile_map(MAPS[name]())
    layers(compiled, tmp_path / "out")
    fields = geopandas.read_file(tmp_path / "out" / "fields.geojson")
    assert list(fields["id"]) == list(compiled.map.fields)
    assert not fields.crs.is_geographic
    assert fields.geometry.is_valid.all()
    area = fields.set_index("id").geometry.area
    for i in compiled.map.fields:
        assert area[i] == pytest.approx(in_mm(compiled, i).area, abs=1e-3)
    touching = geopandas.sjoin(fields, fields, predicate="touches")
    beside = {frozenset(p) for p in zip(touching["id_left"], touching["id_right"], strict=True)}
    assert {frozenset(p) for p in compiled.relations.adjacent} <= beside
    if name == "cards":
        owners = fields.set_index("id")["attribute_owner"]
        assert (owners["c1.a1"], owners["c1-2.a1"]) == ("red", "blue")
