"""GeoJSON of others, and of our own, becomes fields."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mapkit.errors import FileError, MapkitError, UsageError
from mapkit.export import fill_in, find_exporter, importer_for, map_of
from mapkit.export.outputs import zipped
from mapkit.illustrate import export_files
from mapkit_exporters.import_contract import ImporterContract
from tests.exporters.importing import read_with, said
from tests.exporters.maps import compiled

SQUARE = [[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]]
BESIDE = [[10, 0], [20, 0], [20, 10], [10, 10], [10, 0]]
HOLE = [[2, 2], [2, 4], [4, 4], [4, 2], [2, 2]]


def feature(geometry: Any, own_id: Any = None, **properties: Any) -> dict[str, Any]:
    found = {"type": "Feature", "geometry": geometry, "properties": properties}
    return found if own_id is None else {**found, "id": own_id}


def polygon(*rings: Any) -> dict[str, Any]:
    return {"type": "Polygon", "coordinates": list(rings)}


def collection(*features: Any, **more: Any) -> str:
    return json.dumps({"type": "FeatureCollection", **more, "features": list(features)})


def own(name: str = "two-rooms") -> dict[str, bytes]:
    exporter = find_exporter("geojson")
    files = export_files(exporter, compiled(name), fill_in("geojson", exporter.options, {}))
    assert not isinstance(files, bytes)
    return dict(files)


TWO = collection(feature(polygon(SQUARE, HOLE), "a", kind="open"), feature(polygon(BESIDE), 7))


class TestGeojson(ImporterContract):
    name = "geojson"
    samples: ClassVar = {
        "two": TWO.encode(),
        "bare": json.dumps(polygon(SQUARE)).encode(),
        "own": zipped(own()),
        "own fields": own()["fields.geojson"],
    }


def test_areas_are_fields_and_north_is_up() -> None:
    found = read_with("geojson", TWO, "board.geojson")
    a, b = found.fields
    assert (a.id, a.kind, b.id, b.kind) == ("a", "open", "7", None)
    assert [len(ring) for ring in a.rings] == [4, 4]
    assert a.rings[0] == ((0.0, 0.0), (10.0, 0.0), (10.0, -10.0), (0.0, -10.0))
    assert read_with("geojson", TWO, y="down").fields[0].rings[0][2] == (10.0, 10.0)
    made = map_of(found, unit_mm=2.0)
    assert made.map.name == "board"
    assert made.map.size_mm == (40.0, 20.0)
    assert len(set(made.map.fields["a"].rings[0]) & set(made.map.fields["7"].rings[0])) == 2
    # North, that is a large y in the file, is at the top of the board.
    tall = collection(feature(polygon([[0, 0], [1, 0], [0, 5], [0, 0]])))
    points = map_of(read_with("geojson", tall), unit_mm=1.0).map.vertices.values()
    assert set(points) == {(0, 500), (100, 500), (0, 0)}


@pytest.mark.parametrize(
    "document",
    [
        polygon(SQUARE),
        feature(polygon(SQUARE)),
        {"type": "MultiPolygon", "coordinates": [[SQUARE]]},
        {"type": "GeometryCollection", "geometries": [polygon(SQUARE)]},
        {"type": "FeatureCollection", "features": [feature(polygon(SQUARE[:-1]))]},
        {"type": "FeatureCollection",
         "features": [feature({"type": "GeometryCollection", "geometries": [polygon(SQUARE)]})]},
        polygon([[*p, 12.5] for p in SQUARE]),
    ],
)  # fmt: skip
def test_a_square_is_a_square_however_it_is_written(document: Any) -> None:
    (field,) = read_with("geojson", json.dumps(document)).fields
    assert field.rings == (((0.0, 0.0), (10.0, 0.0), (10.0, -10.0), (0.0, -10.0)),)


def test_the_parts_of_an_area_are_fields_and_the_largest_has_the_id() -> None:
    small = [[30, 0], [31, 0], [31, 1]]
    parts = {"type": "MultiPolygon", "coordinates": [[small], [SQUARE, HOLE], [BESIDE]]}
    fields = read_with("geojson", collection(feature(parts, "a", name="A"))).fields
    assert [(f.id, f.name, len(f.rings)) for f in fields] == [
        ("a", "A", 2), ("a.2", "A", 1), ("a.3", "A", 1)
    ]  # fmt: skip


def test_properties_become_what_a_field_has() -> None:
    given = feature(
        polygon(SQUARE), id="x", name="Yard", kind="open", sector="white", level=1,
        traits=["water", "obstacle"],
    )  # fmt: skip
    (field,) = read_with("geojson", collection(given)).fields
    assert (field.id, field.name, field.kind, field.sector) == ("x", "Yard", "open", "white")
    assert (field.level, set(field.traits)) == (1, {"water", "obstacle"})


def test_rules_and_names_of_properties_are_options(tmp_path: Path) -> None:
    shapes = collection(
        feature(polygon(SQUARE), "no", code=101, label="Dům", use="forest", region="North",
                wet=True),
        feature(polygon(BESIDE), "no", code="b", use="built:hall", region="South", wet=False),
    )  # fmt: skip
    options = {
        "id": "code",
        "name": "label",
        "kinds": "use:forest=open+hard_terrain,use:built*=built_up,use:lake=open+water",
        "sectors": "region:North=white",
    }
    found = read_with("geojson", shapes, **options)
    a, b = found.fields
    assert (a.id, a.name, a.kind, set(a.traits)) == ("101", "Dům", "open", {"hard_terrain"})
    assert (b.id, b.name, b.kind, b.traits) == ("b", None, "built_up", frozenset())
    assert (a.sector, b.sector) == ("white", None)
    assert ("a rule that fits no shape", "use:lake") in said(found)
    rules = tmp_path / "rules.txt"
    rules.write_text("wet:true=open+water\nwet:false=open\n", "utf-8")
    wet = read_with("geojson", shapes, kinds=f"@{rules}").fields
    assert [f.traits for f in wet] == [{"water"}, frozenset()]
    missing = read_with("geojson", shapes, id="kode")
    assert ("an attribute that no shape has", "kode") in said(missing)
    with pytest.raises(UsageError, match="'forest' is not a rule; write landuse:forest=open"):
        read_with("geojson", shapes, kinds="forest")
    with pytest.raises(FileError, match=r"none\.txt"):
        read_with("geojson", shapes, kinds=f"@{tmp_path}/none.txt")


def test_what_has_no_area_is_listed_with_its_place() -> None:
    shapes = collection(
        feature({"type": "Point", "coordinates": [1, 1]}),
        feature({"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]]]}),
        feature(None),
        {"properties": {}},
        feature(polygon(SQUARE)),
    )
    found = read_with("geojson", shapes)
    assert len(found.fields) == 1
    assert said(found)[:4] == [
        ("a point", "features[0].geometry"),
        ("a line", "features[1].geometry"),
        ("a feature without a shape", "features[2].geometry"),
        ("a feature without a shape", "features[3]"),
    ]


def test_degrees_are_told_and_need_a_size() -> None:
    flattened = "the earth's curve: longitude and latitude are taken for x and y of a plane"
    crs = {"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}}
    metres = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}
    far = [[1000 * x, y] for x, y in SQUARE]
    for document, told in (
        (collection(feature(polygon(SQUARE))), True),
        (collection(feature(polygon(SQUARE)), crs=crs), True),
        (collection(feature(polygon(SQUARE)), crs=metres), False),
        (collection(feature(polygon(far))), False),
        (collection(), False),
    ):
        found = read_with("geojson", document)
        assert ((flattened, "") in said(found)) is told
        assert found.unit_mm is None
    with pytest.raises(UsageError, match=r"does not say how large its 10 by 10 units"):
        map_of(read_with("geojson", collection(feature(polygon(SQUARE)))))


def test_an_area_across_the_date_line_is_cut_there() -> None:
    across = [[170, 10], [-170, 10], [-170, 20], [170, 20]]
    found = read_with("geojson", collection(feature(polygon(across), "fj")))
    assert ("the way across the 180th meridian: this area is cut there", "fj") in said(found)
    spans = {(min(x), max(x)) for f in found.fields for x in [[x for x, _ in f.rings[0]]]}
    assert spans == {(170, 180), (-180, -170)}
    assert [f.id for f in found.fields] == ["fj", "fj.2"]
    beside = [[170, 10], [180, 10], [180, 20], [170, 20]]
    frame = [[-180, -60], [180, -60], [180, 60], [-180, 60]]
    far = [[1000 * x, y] for x, y in across]
    for ring in (beside, frame, far):
        (field,) = read_with("geojson", collection(feature(polygon(ring), "fj"))).fields
        assert {x for x, _ in field.rings[0]} == {x for x, _ in ring}


def test_areas_round_a_pole_reach_it_and_long_sides_are_told() -> None:
    pole = [[x, -70 - (x % 60) / 10] for x in range(-175, 180, 10)]
    holed = [[[170, 10], [-170, 10], [-170, 20], [170, 20]],
             [[-178, 12], [-178, 14], [-176, 14], [-176, 12]]]  # fmt: skip
    areas = [polygon(pole), {"type": "Polygon", "coordinates": holed}]
    features = [feature(area, name) for area, name in zip(areas, ("ice", "fj"), strict=True)]
    ice, *others = read_with("geojson", collection(*features)).fields
    assert {x for x, _ in ice.rings[0]} >= {-180, 180}
    assert max(y for _, y in ice.rings[0]) == 90, "y grows downwards"
    assert [len(f.rings) for f in others] == [1, 2]
    long = [[-100, 0], [100, 0], [100, 10], [-100, 10]]
    what = "the way across the 180th meridian: this area runs over the whole map"
    assert (what, "a") in said(read_with("geojson", collection(feature(polygon(long), "a"))))


@pytest.mark.parametrize(
    ("document", "where"),
    [
        (collection(feature(polygon(SQUARE)), feature(polygon([[0, 0], [1, "x"], [1, 1]]))),
         r"features\[1\].geometry.coordinates\[0\]\[1\]: this should be a place"),
        (collection(feature(polygon([[0, 0], [1], [1, 1]]))), r"coordinates\[0\]\[1\]"),
        (collection(feature(polygon([[0, 0], [True, 1], [1, 1]]))), r"coordinates\[0\]\[1\]"),
        (collection(feature(polygon([[0, 0], [1e308, 1], [1, 1]]))),
         r"coordinates\[0\]\[1\]: a coordinate is not a number that a map"),
        ('{"type": "Polygon", "coordinates": [[[0, 0], [NaN, 1], [1, 1]]]}',
         r"coordinates\[0\]\[1\]"),
        ('{"type": "Polygon", "coordinates": [[[0, 0], [1e999, 1], [1, 1]]]}',
         r"coordinates\[0\]\[1\]"),
        ('{"type": "Polygon", "coordinates": [[[0, 0], [' + "9" * 5000 + ", 1], [1, 1]]]}",
         r"coordinates\[0\]\[1\]"),
        ('{"type": "Polygon", "coordinates": {}}', "coordinates: this should be a list"),
        ('{"type": "MultiPolygon", "coordinates": [7]}', r"coordinates\[0\]: this should be"),
        (collection(feature({"type": "Circle"})),
         r"features\[0\].geometry: there is no geometry of the type 'Circle'"),
        (collection("x"), r"features\[0\]: this should be an object"),
        (collection({"type": "Feature", "geometry": None, "properties": [1]}),
         r"features\[0\].properties: this should be an object"),
        ('{"type": "FeatureCollection"}', "features: this should be a list"),
        ('{"type": "FeatureCollection", "features": [', r"1:44: this is not JSON"),
        ("[" * 200_000, "nested too deeply"),
        ("{}", "no geometry of the type"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(document: str, where: str) -> None:
    with pytest.raises(FileError, match=rf"board.geojson.*{where}"):
        read_with("geojson", document, "board.geojson")


def test_collections_may_be_nested_as_deeply_as_json() -> None:
    deep = '{"type":"GeometryCollection","geometries":[' * 300
    found = read_with("geojson", deep + json.dumps(polygon(SQUARE)) + "]}" * 300)
    assert len(found.fields) == 1


def test_a_cut_off_file_is_known_by_its_head_and_says_where_it_ends() -> None:
    cut = TWO.encode()[:200]
    assert importer_for(cut, Path("board.json")).name == "geojson"
    with pytest.raises(FileError, match=r"board.json:1:201"):
        read_with("geojson", cut, "board.json")


def test_two_thousand_times_the_same_area_is_no_map() -> None:
    same = collection(*[feature(polygon(SQUARE)) for _ in range(2000)])
    with pytest.raises(UsageError, match="lie on each other"):
        map_of(read_with("geojson", same), unit_mm=1.0)


def test_a_million_points_are_too_many() -> None:
    ring = "[" + ",".join(["[0,0],[9,0],[9,9]"] * 333_334) + "]"
    found = read_with("geojson", f'{{"type": "Polygon", "coordinates": [{ring}]}}')
    with pytest.raises(UsageError, match="has 1,000,002 points, and at most 750,000"):
        map_of(found, unit_mm=1.0)


def test_one_layer_alone_says_what_it_does_not_have() -> None:
    files = own("launch-site")
    found = read_with("geojson", files["fields.geojson"])
    assert [what for what, _ in said(found)] == [
        "doors, ladders and walls, which are in another file of the export",
        "markers, which are in another file of the export",
    ]
    assert found.unit_mm == 0.1
    assert len(map_of(found).map.fields) == len(compiled("launch-site").map.fields)
    with pytest.raises(FileError, match="has no fields: give the whole folder"):
        read_with("geojson", files["borders.geojson"])


def test_an_export_of_another_version_is_refused() -> None:
    files = own()
    for old, new, words in (
        (b'"version": "1.0"', b'"version": "2.0"', "is mapkit-geojson 2.0; this mapkit reads"),
        (b'"unit_mm": "', b'"unit_mm": "x', "unit_mm cannot be read"),
        (b'"ruleset": "sniper_elite"', b'"ruleset": "chess"', "ruleset chess, which does not ship"),
        (b'"kind": "open"', b'"kind": "castle"', None),
    ):
        changed = {**files, "fields.geojson": files["fields.geojson"].replace(old, new)}
        assert changed != files
        if words is not None:
            with pytest.raises(MapkitError, match=words):
                read_with("geojson", zipped(changed))
        else:
            assert any("castle" in what for what, _ in said(read_with("geojson", zipped(changed))))


def test_layers_of_others_in_one_zip_are_read_together() -> None:
    layers = {
        "north.geojson": collection(feature(polygon(SQUARE), "a")).encode(),
        "south.geojson": collection(feature(polygon(BESIDE), "b"), feature(None)).encode(),
        "style.json": b"{}",
    }
    found = read_with("geojson", zipped(layers), "shapes.zip")
    assert [f.id for f in found.fields] == ["a", "b"]
    assert said(found)[0] == (
        "a feature without a shape", "south.geojson: features[1].geometry"
    )  # fmt: skip
    layers["south.geojson"] = b'{"type": "Polygon", "coordinates": 1}'
    with pytest.raises(FileError, match=r"shapes.zip/south.geojson: coordinates"):
        read_with("geojson", zipped(layers), "shapes.zip")
