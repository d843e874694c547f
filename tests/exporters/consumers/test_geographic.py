"""GeoPackage, Shapefile and KML, written by GDAL, become maps; what is no area is told."""

from __future__ import annotations

import io
import sqlite3
import tempfile
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
import shapely

from mapkit.errors import FileError, UsageError
from mapkit.export import ImportedMap, fill_in, find_importer, map_of
from mapkit.export.box import read_foreign
from mapkit.export.contents import read_input
from mapkit.export.outputs import zipped
from mapkit_exporters.import_contract import ImporterContract

pyogrio = pytest.importorskip("pyogrio", reason="pyogrio is not installed")

SHAPES = (
    shapely.box(0, 0, 10, 10).difference(shapely.box(2, 2, 4, 4)),
    shapely.MultiPolygon([shapely.box(10, 0, 20, 10), shapely.box(30, 0, 31, 1)]),
)
TOWNS = ("Rovné", "Háj")


def written(path: Path, layer: str = "areas", *, append: bool = False) -> Path:
    """Write two areas, of which one has a hole and one two parts."""
    pyogrio.raw.write(
        path,
        shapely.to_wkb(np.array(SHAPES, dtype=object)),
        [np.array(TOWNS, dtype=object), np.array(["wood", "sea"], dtype=object)],
        ["Name", "use"],
        layer=layer,
        geometry_type="Unknown" if path.suffix != ".shp" else "MultiPolygon",
        crs="EPSG:32633" if path.suffix != ".kml" else "EPSG:4326",
        append=append,
        driver={".kml": "LIBKML"}.get(path.suffix),
    )
    return path


def sample(driver: str) -> bytes:
    """Return one area as bytes of a driver of GDAL."""
    out = io.BytesIO()
    area = shapely.to_wkb(np.array([shapely.box(0, 0, 10, 10)], dtype=object))
    pyogrio.raw.write(
        out, area, [np.array(["Rovné"], dtype=object)], ["Name"], driver=driver, layer="areas",
        geometry_type="Polygon", crs="EPSG:4326",
    )  # fmt: skip
    return out.getvalue()


def shapefile() -> bytes:
    """Return the files of a Shapefile, in a zip."""
    with tempfile.TemporaryDirectory() as folder:
        written(Path(folder) / "areas.shp")
        return zipped({path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())})


class TestGeographic(ImporterContract):
    name = "geographic"
    samples: ClassVar = {
        "GeoPackage": sample("GPKG"),
        "KML": sample("LIBKML"),
        "Shapefile": shapefile(),
    }


def read(path: Path, **given: str) -> ImportedMap:
    name, found = read_foreign(read_input(path), path, given)
    assert name == "geographic"
    return found


@pytest.mark.parametrize("ending", ["gpkg", "kml", "folder"])
def test_areas_and_their_values_come_in(tmp_path: Path, ending: str) -> None:
    folder = tmp_path / "areas"
    folder.mkdir()
    path = written(folder / ("areas.shp" if ending == "folder" else f"areas.{ending}"))
    found = read(folder if ending == "folder" else path)
    assert [f.name for f in found.fields] == ["Rovné", "Háj", "Háj"]
    hole, large, small = found.fields
    assert [len(ring) for ring in hole.rings] == [4, 4]
    assert {y for _, y in hole.rings[0]} == {0.0, -10.0}, "y grows downwards"
    assert {x for x, _ in large.rings[0]} == {10.0, 20.0}
    assert {x for x, _ in small.rings[0]} == {30.0, 31.0}
    game_map = map_of(found, unit_mm=10).map
    assert len(game_map.fields) == 3
    told = [str(one.what) for one in found.not_taken]
    assert any("the earth's curve" in what for what in told) == (ending == "kml")


def test_rules_and_layers_are_chosen(tmp_path: Path) -> None:
    path = written(tmp_path / "two.gpkg")
    written(path, "other", append=True)
    with pytest.raises(UsageError, match="has these layers: areas, other; choose with"):
        read(path)
    with pytest.raises(UsageError, match="has these layers"):
        read(path, layer="areas,others")
    both = read(path, layer="areas, other", kinds="layer:other=built_up,layer:areas=open")
    assert [f.kind for f in both.fields] == ["open"] * 3 + ["built_up"] * 3
    found = read(path, layer="other", kinds="use:wood=open,use:lava=built_up")
    assert [f.kind for f in found.fields] == ["open", None, None]
    assert [one.where for one in found.not_taken] == ["use:lava=built_up".partition("=")[0]]


def test_several_shapefiles_of_a_folder_are_one_map_and_a_packed_kml_is_read(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "board"
    folder.mkdir()
    for name in ("land", "lakes"):
        written(folder / f"{name}.shp", name)
    with pytest.raises(UsageError, match="has these layers: lakes, land; choose with"):
        read(folder)
    found = read(folder, layer="*", kinds="layer:lakes=open+water,layer:land=open")
    assert [f.traits for f in found.fields] == [frozenset({"water"})] * 3 + [frozenset()] * 3
    game_map = map_of(read(folder, layer="land"), unit_mm=10).map
    assert len(game_map.fields) == 3
    other = pyogrio.raw.read(folder / "land.shp")
    pyogrio.raw.write(
        folder / "land.shp", other[2], other[3], ["Name", "use"], geometry_type="MultiPolygon",
        crs="EPSG:32634",
    )  # fmt: skip
    with pytest.raises(FileError, match="different coordinate systems"):
        read(folder, layer="*")
    packed = tmp_path / "areas.kmz"
    packed.write_bytes(zipped({"doc.kml": written(tmp_path / "doc.kml").read_bytes()}))
    assert [f.name for f in read(packed).fields] == ["Rovné", "Háj", "Háj"]


def test_files_that_are_broken_or_name_others_are_refused_in_words(tmp_path: Path) -> None:
    path = written(tmp_path / "a.gpkg")
    broken = tmp_path / "b.gpkg"
    broken.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(FileError, match="cannot be understood"):
        read(broken)
    usual = fill_in("geographic", find_importer("geographic").options, {})
    whole: list[bool] = []
    for before in range(380, 460, 2):  # in one of them the word is spread over two pages
        other = written(tmp_path / f"{before}.gpkg")
        with sqlite3.connect(other) as base:
            base.execute("PRAGMA writable_schema = on")
            table = f"CREATE VIRTUAL TABLE x USING {' ' * before}VirtualOGR({' ' * 3700}'/a')"
            base.execute("INSERT INTO sqlite_master VALUES('table', 'x', 'x', 0, ?)", (table,))
        base.close()
        whole.append(b"virtualogr" in other.read_bytes().lower())
        with pytest.raises(FileError, match="refers to other files"):
            find_importer("geographic").read(other.read_bytes(), None, usual)
    assert not all(whole)
    with pytest.raises(FileError, match="import its folder"):
        read(written(tmp_path / "d.shp"))
    bomb = tmp_path / "c.kml"
    bomb.write_text('<!DOCTYPE kml [<!ENTITY a "aa">]><kml>&a;</kml>', "utf-8")
    with pytest.raises(FileError, match="entit"):
        read(bomb)
