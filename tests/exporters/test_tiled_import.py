"""Maps of Tiled become fields: shapes, tiles, layers; what is neither is listed."""

from __future__ import annotations

import base64
import gzip
import json
import math
import struct
import zlib
from pathlib import Path
from typing import Any, ClassVar

import pytest
import shapely
import shapely.affinity

from mapkit.errors import FileError, UsageError
from mapkit.export import ImportedField, ImportedMap, fill_in, find_importer, importer_for, map_of
from mapkit_exporters.import_contract import ImporterContract
from tests.exporters.maps import compiled
from tests.exporters.test_tiled import exported


def tmj(*layers: Any, **more: Any) -> bytes:
    """Return a map of 10 by 10 tiles of 10 pixels."""
    head = {"type": "map", "version": "1.8", "orientation": "orthogonal", "width": 10,
            "height": 10, "tilewidth": 10, "tileheight": 10, "tilesets": []}  # fmt: skip
    return json.dumps({**head, **more, "layers": layers}).encode()


def shapes(*objects: dict[str, Any], **more: Any) -> dict[str, Any]:
    numbered = [{"id": n, "x": 0, "y": 0, **one} for n, one in enumerate(objects, 1)]
    return {"type": "objectgroup", "name": "areas", "objects": numbered, **more}


def points(*places: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in places]


def tile_layer(data: Any = None, **more: Any) -> dict[str, Any]:
    return {"type": "tilelayer", "name": "ground", "width": 10, "height": 10, "data": data, **more}


def values(**given: Any) -> list[dict[str, Any]]:
    return [
        {"name": k, "type": "int" if isinstance(v, int) else "string", "value": v}
        for k, v in given.items()
    ]


def read(data: bytes, **options: str) -> ImportedMap:
    tiled = find_importer("tiled")
    return tiled.read(data, None, fill_in("tiled", tiled.options, options))


def test_many_fields_of_one_tile_have_its_form() -> None:
    """A checkered map of a few hundred bytes has 10,000 of them."""
    side = 100
    numbers = [1 + (x + y) % 2 for y in range(side) for x in range(side)]
    checkered = tmj(tile_layer(numbers, width=side, height=side), width=side, height=side)
    found = read(checkered)
    assert len(found.fields) == side * side
    assert set(found.fields[0].rings[0]) == {(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)}
    assert set(found.fields[-1].rings[0]) == {
        (990.0, 990.0), (1000.0, 990.0), (1000.0, 1000.0), (990.0, 1000.0),
    }  # fmt: skip


def shape(field: ImportedField) -> shapely.Polygon:
    return shapely.Polygon(field.rings[0], field.rings[1:])


def said(imported: ImportedMap) -> list[str]:
    return [str(one.what) for one in imported.not_taken]


RECT = {"x": 10, "y": 20, "width": 30, "height": 40}
CHECKS = [(1 if (k // 10 + k % 10) % 3 else 0) for k in range(100)]
TMX = b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">
<map version="1.0" orientation="orthogonal" width="3" height="2" tilewidth="10" tileheight="10">
 <properties><property name="pixels a mm" type="float" value="0.5"/></properties>
 <tileset firstgid="1" name="t" tilewidth="10" tileheight="10">
  <image source="t.png" width="20" height="10"/>
  <tile id="1" type="built_up"><properties><property name="sector">white</property></properties>
  </tile>
 </tileset>
 <layer name="ground" width="3" height="2"><data encoding="csv">
1,1,2,
1,0,2
</data></layer>
 <objectgroup name="areas" offsety="-1">
  <properties><property name="level" type="int" value="1"/></properties>
  <object id="4" name="walk" type="elevated" x="1" y="2">
   <polygon points="0,0 10,0 10,5.5"/></object>
  <object id="5" name="Old oak" x="20" y="15"><point/></object>
  <object id="6" x="20" y="15"><text wrap="1">Hello</text></object>
 </objectgroup>
</map>
"""


class TestTiled(ImporterContract):
    name = "tiled"
    samples: ClassVar = {
        "shapes": tmj(shapes(RECT, {"polygon": points((0, 0), (9, 0), (0, 9))})),
        "tiles": tmj(tile_layer(CHECKS)),
        "tmx": TMX,
        "ours": exported(compiled("two-rooms")),
    }  # fmt: skip


BOX = shapely.box(10, 20, 40, 60)


@pytest.mark.parametrize(
    ("one", "layer"),
    [
        (RECT, {}),
        ({"x": 40, "y": 20, "width": 40, "height": 30, "rotation": 90}, {}),
        ({"x": 40, "y": 60, "width": 30, "height": 40, "rotation": -180}, {}),
        ({"x": 10, "y": 20, "polygon": points((0, 0), (30, 0), (30, 40), (0, 40))}, {}),
        ({"x": 5, "y": 25, "width": 30, "height": 40}, {"offsetx": 5, "offsety": -5}),
    ],
)  # fmt: skip
def test_a_box_is_a_box_however_it_is_drawn(one: dict[str, Any], layer: dict[str, Any]) -> None:
    (field,) = read(tmj(shapes(one, **layer))).fields
    assert shape(field).equals(BOX)


def test_offsets_of_groups_add_up() -> None:
    inner = {"type": "group", "name": "in", "offsety": 3, "layers": [shapes(RECT, offsetx=1)]}
    outer = {"type": "group", "name": "out", "offsetx": 10, "offsety": 20, "layers": [inner]}
    (field,) = read(tmj(outer)).fields
    assert shape(field).bounds == (21.0, 43.0, 51.0, 83.0)


def test_turned_shapes_turn_clockwise_about_their_place() -> None:
    one = {**RECT, "rotation": 30}
    (field,) = read(tmj(shapes(one))).fields
    turned = shapely.affinity.rotate(BOX, 30, origin=(10, 20))  # y is down, so clockwise
    assert shapely.hausdorff_distance(shape(field), turned) < 1e-9


def test_ellipses_are_cut_into_lines_that_stay_near() -> None:
    (field,) = read(tmj(shapes({**RECT, "ellipse": True}))).fields
    away = [((x - 25) / 15) ** 2 + ((y - 40) / 20) ** 2 for x, y in field.rings[0]]
    assert away == pytest.approx([1.0] * len(away))
    assert shape(field).area == pytest.approx(math.pi * 15 * 20, rel=1e-3)
    assert 50 < len(field.rings[0]) < 300


def test_shapes_of_isometric_maps_lie_as_they_are_drawn() -> None:
    data = tmj(shapes({"x": 0, "y": 0, "width": 10, "height": 10}), orientation="isometric",
               tilewidth=20, tileheight=10)  # fmt: skip
    (field,) = read(data).fields
    assert set(field.rings[0]) == {(100.0, 0.0), (110.0, 5.0), (100.0, 10.0), (90.0, 5.0)}


def test_what_is_no_area_is_listed_with_its_object_and_layer() -> None:
    made = read(
        tmj(
            shapes(
                RECT,
                {"polyline": [{"x": 0, "y": 0}, {"x": 5, "y": 5}]},
                {"point": True},
                {"text": {"text": "Hello"}},
                {"gid": 3, "width": 10, "height": 10},
                {"template": "tree.tj"},
                {**RECT, "visible": False},
                {"width": 10, "height": 0},
            ),
            {"type": "imagelayer", "name": "scan", "image": "../scan.png"},
            shapes(RECT, visible=False),
            {"type": "portal", "name": "x"},
            tilesets=[{"firstgid": 1, "source": "../ground.tsx"}],
        )
    )
    assert len(made.fields) == 1
    assert said(made) == [
        "a tileset in another file",
        "a line",
        "a point",
        "a text",
        "a tile that is placed as an object",
        "an object of a template, which is another file",
        "a shape that is not shown",
        "a shape without an area",
        "a picture",
        "a layer that is not shown",
        "a layer of the type 'portal'",
    ]
    assert made.not_taken[1].where == "object 2 in layer 'areas'"
    assert made.not_taken[0].where == "../ground.tsx"


def test_kinds_sectors_names_and_levels_come_from_types_properties_and_layers() -> None:
    made = read(
        tmj(
            shapes(
                {**RECT, "type": "built_up", "name": "hall"},
                {**RECT, "class": "swamp", "name": "Old moor!"},
                {**RECT, "properties": values(terrain="wood", sector="red", level=0)},
                {**RECT, "type": "tree",
                 "properties": values(kind="open", name="Oak", traits="water")},
                properties=values(level=1, sector="white"),
            )
        ),
        kinds="type:swamp=open+water,terrain:wo*=elevated",
    )  # fmt: skip
    assert [f.kind for f in made.fields] == ["built_up", "open", "elevated", "open"]
    assert [f.id for f in made.fields] == ["hall", "", "", ""]
    assert [f.name for f in made.fields] == [None, "Old moor!", None, "Oak"]
    assert [f.level for f in made.fields] == [1, 1, 0, 1]
    assert [f.sector for f in made.fields] == ["white", "white", "red", "white"]
    assert [set(f.traits) for f in made.fields] == [set(), {"water"}, set(), {"water"}]


def test_layers_can_be_chosen_and_unknown_ones_are_told() -> None:
    hidden = {**shapes(RECT), "name": "plan", "visible": False}
    group = {"type": "group", "name": "upstairs", "layers": [{**shapes(RECT), "name": "rooms"}]}
    data = tmj(shapes(RECT), hidden, group, tile_layer([1] * 100))
    assert len(read(data).fields) == 3
    assert len(read(data, layers="plan, upstairs").fields) == 2
    with pytest.raises(UsageError, match="no layer roof; there are: areas, ground, plan"):
        read(data, layers="roof")


def test_doors_and_markers_name_their_fields() -> None:
    ends = [{"x": 0, "y": 2}, {"x": 0, "y": 8}]
    made = read(
        tmj(
            shapes(
                {"width": 10, "height": 10, "name": "a"},
                {"x": 10, "width": 10, "height": 10, "name": "b", "type": "built_up"},
                {"x": 10, "polyline": ends, "type": "door", "properties": values(a="a", b="b")},
                {"x": 3, "y": 3, "point": True, "type": "objective",
                 "properties": values(field="a", number=4)},
                {"point": True, "type": "objective", "properties": values(field="c")},
            )
        )
    )  # fmt: skip
    made_map = map_of(made, unit_mm=1.0)
    (door,) = made_map.map.portals
    assert (door.type, door.between, door.at) == ("door", ("a", "b"), ((1000, 200), (1000, 800)))
    (marker,) = made_map.map.markers
    assert (marker.type, marker.field, marker.attributes) == ("objective", "a", {"number": 4})
    assert [str(n.what) for n in made_map.not_taken] == ["a objective on a field that is not there"]


def test_equal_tiles_that_touch_are_a_field_and_holes_are_holes() -> None:
    data = [
        0 if x in (0, 9) or y in (0, 9) else 2 if (x, y) in ((4, 4), (5, 5)) else 1
        for y in range(10)
        for x in range(10)
    ]
    fields = read(tmj(tile_layer(data))).fields
    assert [shape(f).area for f in fields] == [6200, 100, 100]
    assert len(shape(fields[0]).interiors) == 2
    assert all(shape(f).is_valid for f in fields)
    assert len(read(tmj(tile_layer(data)), tiles="each").fields) == 64
    none = read(tmj(tile_layer(data)), tiles="none")
    assert (none.fields, said(none)) == ((), ["a layer of tiles"])


def test_tiles_of_one_type_or_rule_are_equal_whatever_their_pictures() -> None:
    water = {
        "firstgid": 1,
        "name": "t",
        "tiles": [{"id": 0, "type": "sea"}, {"id": 1, "type": "sea"}],
    }
    row = [1, 2, 3, 0x80000000 + 3, 4, 0, 0, 0, 0, 0]
    data = tmj(tile_layer(row + [0] * 90), tilesets=[water])
    assert [shape(f).area for f in read(data).fields] == [200, 200, 100]
    made = read(data, kinds="type:sea=open+water,gid:3=elevated,gid:4=elevated")
    assert [(shape(f).area, f.kind) for f in made.fields] == [(200, "open"), (300, "elevated")]


def packed(numbers: list[int], compression: str = "") -> dict[str, Any]:
    raw = struct.pack(f"<{len(numbers)}I", *numbers)
    made = zlib.compress(raw) if compression == "zlib" else raw
    made = gzip.compress(raw) if compression == "gzip" else made
    return {"data": base64.b64encode(made).decode(), "encoding": "base64",
            "compression": compression}  # fmt: skip


@pytest.mark.parametrize("compression", ["", "zlib", "gzip"])
def test_packed_tiles_are_those_that_are_written_out(compression: str) -> None:
    plain = read(tmj(tile_layer(CHECKS))).fields
    assert read(tmj(tile_layer(**packed(CHECKS, compression)))).fields == plain
    xml = TMX.decode()
    csv = 'encoding="csv">\n1,1,2,\n1,0,2\n'
    other = packed([1, 1, 2, 1, 0, 2], compression)
    b64 = f'encoding="base64" compression="{compression}">\n {other["data"]}\n'
    each = ">" + "".join(f'<tile gid="{n}"/>' if n else "<tile/>" for n in (1, 1, 2, 1, 0, 2))
    for data in (b64, each):
        assert csv in xml
        assert read(xml.replace(csv, data).encode()).fields == read(TMX).fields


def test_maps_without_an_end_have_chunks() -> None:
    chunks = [{"x": -16, "y": 0, "width": 2, "height": 2, "data": [1, 1, 0, 1]},
              {"x": -14, "y": 0, "width": 1, "height": 2, "data": [2, 1]}]  # fmt: skip
    made = read(tmj(tile_layer(chunks=chunks), infinite=True))
    assert [shape(f).bounds for f in made.fields] == [
        (-160.0, 0.0, -130.0, 20.0),
        (-140.0, 0.0, -130.0, 10.0),
    ]
    assert made.size is None
    xml = TMX.replace(b"1,1,2,\n1,0,2\n", b'<chunk x="0" y="0" width="2" height="1">5,5</chunk>')
    assert shape(read(xml).fields[0]).bounds == (0.0, 0.0, 20.0, 10.0)


def test_tiles_that_cannot_be_unpacked_are_listed() -> None:
    made = read(tmj(tile_layer("KLUv", encoding="base64", compression="zstd"), shapes(RECT)))
    assert len(made.fields) == 1
    assert said(made) == ["tiles that are compressed with zstd"]


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("index", ["odd", "even"])
@pytest.mark.parametrize("side", [0, 4, 7])
def test_hexagons_and_diamonds_have_shared_corners(axis: str, index: str, side: int) -> None:
    kind = "hexagonal" if side else "staggered"
    data = tmj(tile_layer([1] * 100), orientation=kind, hexsidelength=side, staggeraxis=axis,
               staggerindex=index, tilewidth=12, tileheight=14)  # fmt: skip
    (whole,) = (shape(f) for f in read(data, tiles="runs").fields)
    each = [shape(f) for f in read(data, tiles="each").fields]
    assert len(each) == 100
    assert len(read(data).fields) == (100 if side else 1)
    assert whole.area == pytest.approx(sum(s.area for s in each))
    assert shapely.coverage_is_valid(each)
    inner = max(each, key=lambda s: -s.centroid.distance(whole.centroid))
    beside = [s for s in each if s is not inner and inner.intersection(s).length > 0]
    assert len(beside) == (6 if side else 4)


def test_an_xml_says_where_its_shapes_are_and_how_large_it_is() -> None:
    made = map_of(read(TMX)).map
    assert made.size_mm == (60.0, 40.0)
    assert {f.kind for f in made.fields.values()} == {"open", "built_up", "elevated"}
    assert made.fields["walk"].level == 1
    assert [f.sector for f in made.fields.values() if f.kind == "built_up"] == ["white"]
    assert said(read(TMX)) == ["a point", "a text"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b'{"tilewidth": 1, "layers": [', "1:29: this is not JSON"),
        (b"<map tilewidth='1'><layer>", "1:27: this is not valid XML: no element found"),
        (b"<svg/>", "XML, but no map of Tiled"),
        (b'{"a": 1}', "JSON, but no map of Tiled"),
        (b'<!DOCTYPE map [<!ENTITY a "b">]><map/>', ":1: this XML declares entities"),
        (b"<map>" + b"<group>" * 300, "nested too deeply"),
        (tmj(shapes({"width": "wide"})), r"layers\[0\].objects\[0\]: width is not a number"),
        (tmj(shapes({"x": 1e308, **RECT, "y": 1e308})), r"objects\[0\]: y is not a number"),
        (tmj(shapes({"polygon": [{"x": 0, "y": math.nan}]})), r"polygon\[0\]: y is not a number"),
        (tmj(shapes({"polygon": 7})), r"objects\[0\]: polygon is not a list"),
        (tmj(3), r"layers\[0\]: this is not an object"),
        (tmj(tile_layer([1] * 99)), "99 tiles where 100 should be"),
        (tmj(tile_layer([1] * 99 + [-1])), "tiles cannot be read"),
        (tmj(tile_layer([1] * 99 + ["x"])), "tiles cannot be read"),
        (tmj(tile_layer("AAAA", encoding="base64", compression="zlib")), "tiles cannot be read"),
        (tmj(tile_layer([], width=10**6, height=10**6)), "more than 250000 tiles"),
        (tmj(tile_layer([], width=-10, height=-10)), "impossible size"),
        (tmj(orientation="round"), "no orientation 'round'"),
        (tmj(tilewidth=0), "impossible size"),
        (tmj(orientation="hexagonal", hexsidelength=10), "impossible size"),
        (tmj(width=1.5), "width is not a whole number"),
        (TMX.replace(b'"1" y="2"', b'"1" y="two"'), "line 16: y is not a number"),
        (TMX.replace(b"10,5.5", b"10"), "line 16: polygon has a place that is not two numbers"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_its_place(data: bytes, words: str) -> None:
    with pytest.raises(FileError, match=words):
        read(data)


def test_tiles_that_unpack_to_far_more_are_not_unpacked() -> None:
    bomb = packed([1] * 100, "zlib")
    bomb["data"] = base64.b64encode(zlib.compress(bytes(2**28), 9)).decode()
    with pytest.raises(FileError, match="101 tiles where 100 should be"):
        read(tmj(tile_layer(**bomb)))


def test_groups_within_groups_end() -> None:
    layer: dict[str, Any] = shapes(RECT)
    for _ in range(150):
        layer = {"type": "group", "name": "g", "layers": [layer]}
    with pytest.raises(FileError, match="layers are nested too deeply"):
        read(tmj(layer))


def test_a_map_is_known_by_its_content() -> None:
    for data in (tmj(), TMX, TMX[:200], tmj()[:-5]):
        assert importer_for(data, Path("x.json")).name == "tiled"


def test_a_long_row_of_tiles_that_winds_through_the_map_is_one_field() -> None:
    side = 200
    snake = [
        0 if y % 2 and x != (side - 1) * (y // 2 % 2) else 1
        for y in range(side)
        for x in range(side)
    ]
    data = tmj(tile_layer(snake, width=side, height=side), width=side, height=side)
    (field,) = read(data).fields
    assert shape(field).area == 100 * sum(snake)
