"""Tables of areas become fields."""

from __future__ import annotations

from typing import ClassVar

import pytest

from mapkit.errors import FileError
from mapkit.export import Files, fill_in, find_exporter, map_of
from mapkit.export.outputs import zipped
from mapkit.illustrate import export_files
from mapkit_exporters.import_contract import ImporterContract
from tests.exporters.importing import Written, read_with, said
from tests.exporters.maps import compiled

WKT = """id,name,kind,wkt
a,"Yard, north",open,"POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0), (2 2, 4 2, 4 4, 2 2))"
b,,,"MULTIPOLYGON (((10 0, 20 0, 20 10, 10 10, 10 0)), ((30 0, 31 0, 31 1)))"
"""
CORNERS = "id;ring;x;y\n" + "".join(
    f"{i};{ring};{x};{y}\n"
    for i, ring, x, y in (
        ("a", 0, 0, 0), ("a", 0, 10, 0), ("a", 0, 10, 10), ("a", 0, 0, 10),
        ("a", 1, 2, 2), ("a", 1, 4, 2), ("a", 1, 4, 4),
        ("b", 0, 10, 0), ("b", 0, 20, 0), ("b", 0, 20, 10), ("b", 0, 10, 10), ("b", 0, 10, 0),
    )
)  # fmt: skip


def own(name: str = "two-rooms", **options: str) -> Files:
    exporter = find_exporter("csv")
    given = fill_in("csv", exporter.options, {"outlines": "yes", **options})
    return export_files(exporter, compiled(name), given)


def own_zip(**changed: bytes) -> bytes:
    files = own()
    assert not isinstance(files, bytes)
    return zipped({**files, **{f"{name}.csv": data for name, data in changed.items()}})


def own_table(name: str) -> bytes:
    files = own()
    assert not isinstance(files, bytes)
    return files[f"{name}.csv"]


class TestCsv(ImporterContract):
    name = "csv"
    samples: ClassVar = Written(wkt=WKT.encode, corners=CORNERS.encode, own=own_zip)


def test_a_row_is_an_area() -> None:
    a, b, c = read_with("csv", WKT).fields
    assert (a.id, a.name, a.kind, [len(r) for r in a.rings]) == ("a", "Yard, north", "open", [4, 3])
    assert (b.id, b.name, c.id, len(c.rings[0])) == ("b", None, "b.2", 3)
    assert a.where == "line 2"
    assert a.rings[0][2] == (10.0, 10.0)
    assert read_with("csv", WKT, y="up").fields[0].rings[0][2] == (10.0, -10.0)


def test_a_row_is_a_corner() -> None:
    a, b = read_with("csv", CORNERS).fields
    assert (a.rings, b.rings[0][0]) == (read_with("csv", WKT).fields[0].rings, (10.0, 0.0))
    assert [len(ring) for ring in b.rings] == [4]
    made = map_of(read_with("csv", CORNERS, "rooms.csv"), unit_mm=1.0).map
    assert (made.name, made.size_mm) == ("rooms", (20.0, 10.0))
    renamed = CORNERS.replace("id;", "room;", 1)
    assert [f.id for f in read_with("csv", renamed, id="room").fields] == ["a", "b"]
    with pytest.raises(FileError, match="has no column id"):
        read_with("csv", renamed)


@pytest.mark.parametrize(
    "row",
    [
        "POLYGON ((0 0, 10 0, 10 10))",
        "polygon((0 0,10 0,10 10,0 0))",
        "SRID=4326;POLYGON Z ((0 0 1, 10 0 1, 10 10 1))",
        "MULTIPOLYGON(((0 0,1e1 0,10.0 +10)))",
        "POLYGONZ((0 0 5,10 0 5,10 10 5))",
    ],
)
def test_a_triangle_is_a_triangle_however_it_is_written(row: str) -> None:
    (field,) = read_with("csv", f'wkt\n"{row}"\n').fields
    assert field.rings == (((0.0, 0.0), (10.0, 0.0), (10.0, 10.0)),)


@pytest.mark.parametrize(
    "row", ["", "POLYGON EMPTY", "POINT (1 2)", "LINESTRING (0 0, 1 1)",
            "GEOMETRYCOLLECTION (POINT (1 2))"],
)  # fmt: skip
def test_a_row_without_an_area_is_listed(row: str) -> None:
    found = read_with("csv", f'id,wkt\na,"{row}"\n')
    assert found.fields == ()
    assert said(found) == [("a row without an area", "line 2")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            'id,wkt\na,"POLYGON ((0 0, 1 x, 1 1))"',
            "x.csv:2: 'x' is not a number that a map can have",
        ),
        ('id,wkt\na,"POLYGON ((0 0, nan 1, 1 1))"', "x.csv:2: 'nan' is not a number"),
        ('id,wkt\na,"POLYGON ((0 0, 1e308 1, 1 1))"', "x.csv:2: '1e308' is not a number"),
        ('id,wkt\na,"POLYGON ((0 0, 1, 1 1))"', "x.csv:2: a corner has fewer than two numbers"),
        ('id,wkt\na,"POLYGON ((0 0, 1 1"', "x.csv:2: a bracket is not closed"),
        ('id,wkt\na,"POLYGON ((0 0, 1 1)))"', "x.csv:2: a bracket is closed that was not opened"),
        ('id,wkt\na,"POLYGON (((0 0, 1 1)))"', "x.csv:2: it has too many brackets"),
        ('id,wkt\na,"POLYGON (0 0, 1 1)"', "x.csv:2: '0' is outside its brackets"),
        ("id,wkt\na," + "(" * 100_000, "x.csv:2: this is not well-known text"),
        ("id,wkt\na,POLYGON" + "(" * 100_000, "x.csv:2: it has too many brackets"),
        ("id,wkt\n\na", "x.csv:3: this row has 1 values, and there are 2 columns"),
        ('id,wkt\na,"POLYGON', "x.csv:2: this is not valid CSV"),
        ("id,x,y\na,1,2\na,?,2", "x.csv:3: '\\?' is not a number"),
        ("id,x,z\na,1,2", "x.csv:1: there is no column wkt"),
        ("", "x.csv:1: there is no column wkt"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, words: str) -> None:
    with pytest.raises(FileError, match=words):
        read_with("csv", text, "x.csv")


def test_an_export_without_outlines_says_how_to_get_them() -> None:
    files = own(outlines="no")
    assert not isinstance(files, bytes)
    with pytest.raises(FileError, match="export it with --option outlines=yes"):
        read_with("csv", zipped(files), "board.zip")


@pytest.mark.parametrize(
    ("table", "old", "new", "words"),
    [
        ("about", b"version,1.0", b"version,2.0", "is mapkit-csv 2.0; this mapkit reads"),
        ("about", b"format,mapkit-csv", b"format,other", "is other 1.0"),
        ("about", b"height_mm,", b"height_mm,x", "height_mm cannot be read"),
        ("fields", b"id,name", b"ident,name", "fields.csv has no column id"),
        ("outlines", b",0,", b",7,", "outlines.csv:2: the rings of a field are not in order"),
        ("outlines", b"x_mm,y_mm\n", b"x_mm,y_mm\nn1,0,inf,0\n", "outlines.csv:2: a coordinate is"),
        ("fields", b",0,", b",x,", "fields.csv:2: level is not a whole number"),
    ],
)  # fmt: skip
def test_a_table_that_was_changed_is_told_with_its_line(
    table: str, old: bytes, new: bytes, words: str
) -> None:
    before = own_table(table)
    after = before.replace(old, new, 1)
    assert after != before
    with pytest.raises(FileError, match=words):
        read_with("csv", own_zip(**{table: after}), "board.zip")


def test_a_field_that_stands_twice_and_one_without_outline() -> None:
    fields = own_table("fields")
    row = fields.splitlines(keepends=True)[1]
    with pytest.raises(FileError, match=r"fields.csv:\d+: it has no id, or that of another"):
        read_with("csv", own_zip(fields=fields + row), "board.zip")
    outlines = own_table("outlines").splitlines(keepends=True)
    first = row.split(b",")[0] + b","
    found = read_with("csv", own_zip(outlines=b"".join(
        line for line in outlines if not line.startswith(first)
    )))  # fmt: skip
    assert len(said(found)) >= 1
    assert first[:-1].decode() not in [field.id for field in found.fields]


def test_a_zip_that_unpacks_to_gigabytes_is_not_unpacked() -> None:
    bomb = own_zip(fields=own_table("fields") + b"\n" * 40_000_000)
    assert len(bomb) < 100_000
    with pytest.raises(FileError, match=r"board.zip/fields.csv unpacks to more than 32 MB"):
        read_with("csv", bomb, "board.zip")
