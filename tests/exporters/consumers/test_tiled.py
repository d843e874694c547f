"""Maps for Tiled, opened by Tiled itself, its rasterizer and pytmx; shapes as Tiled draws them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import shapely
from numpy.typing import NDArray

from mapkit.compiled import compile_map
from mapkit.export import (
    ImportedMap,
    fill_in,
    find_exporter,
    find_importer,
    map_of,
    play_checksum,
    write_with,
)
from mapkit.export.contents import read_input
from mapkit.export.inner_points import inner_point
from mapkit.export.outputs import in_xml, write_files
from mapkit.illustrate import MapSupplies
from mapkit_exporters.contract import MAPS
from mapkit_exporters.tiled.exporter import terrain_colour
from tests.exporters.maps import stacked

pytmx = pytest.importorskip("pytmx", reason="pytmx is not installed")
image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
draw = pytest.importorskip("PIL.ImageDraw", reason="Pillow is not installed")
pytestmark = pytest.mark.skipif(
    not shutil.which("tiled") or not shutil.which("tmxrasterizer"), reason="Tiled is not installed"
)

NAMES = ["two-rooms", "own-kinds", "launch-site", "odd-names", "empty"]


def run(program: str, *arguments: str | Path) -> None:
    done = subprocess.run(
        [program, *map(str, arguments)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "rror" not in done.stderr, done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with each map as we write it, and as Tiled writes it then."""
    made = tmp_path_factory.mktemp("tiled")
    tiled = find_exporter("tiled")
    options = fill_in("tiled", tiled.options, {"sight": "yes"})
    for name in NAMES:
        data = tiled.write(compile_map(MAPS[name]()), options, None)
        assert isinstance(data, bytes)
        (made / f"{name}.tmj").write_bytes(data)
        run("tiled", "--export-map", "tmx", made / f"{name}.tmj", made / f"{name}.tmx")
    return made


def read(path: Path, **given: str) -> ImportedMap:
    tiled = find_importer("tiled")
    return tiled.read(path.read_bytes(), path, fill_in("tiled", tiled.options, given))


def pixels(source: Path) -> NDArray[np.int64]:
    """Return what the rasterizer draws: rows, columns, red, green, blue and opacity."""
    run("tmxrasterizer", source, source.with_suffix(".png"))
    with image.open(source.with_suffix(".png")) as picture:
        return np.asarray(picture.convert("RGBA"), np.int64)


@pytest.mark.parametrize("name", NAMES)
def test_tiled_opens_all_of_it_and_pytmx_reads_what_tiled_saved(name: str, folder: Path) -> None:
    told = compile_map(MAPS[name]())
    found = pytmx.TiledMap(str(folder / f"{name}.tmx"))
    assert found.properties["checksum of play"] == play_checksum(told)
    assert found.properties["provenance"] == told.map.provenance.kind
    assert found.properties.get("title", "") == in_xml(told.map.name)
    layers = {layer.name: list(layer) for layer in found.objectgroups}
    fields = {o.name: o for name, all_ in layers.items() if name.startswith("level") for o in all_}
    assert set(fields) == set(told.map.fields)
    scale = found.properties["pixels a mm"] * told.map.unit_mm
    for i, field in told.map.fields.items():
        one = fields[i]
        assert one.type == field.kind
        assert one.properties.get("sector") == field.sector
        assert one.properties["level"] == field.level
        assert one.properties.get("title") == (field.name and in_xml(field.name))
        assert one.closed
        points = shapely.Polygon([(p.x / scale, p.y / scale) for p in one.points])
        rings = told.map.points(i)
        wanted = shapely.Polygon(rings[0], rings[1:])
        assert points.area == pytest.approx(wanted.area, rel=1e-4)
        assert points.covers(shapely.Point(inner_point(rings)))
        for relation in ("adjacent", "matching", "passable"):
            pairs = getattr(told.relations, relation)
            near = {b for pair in pairs for b in pair if i in pair} - {i}
            assert set(json.loads(one.properties[relation])) == near
    assert {o.properties["portal"] for o in layers["portals"]} == {p.id for p in told.map.portals}
    assert len(layers["markers"]) == len(told.map.markers)


@pytest.mark.parametrize("name", sorted(set(NAMES)))
def test_what_tiled_saved_is_the_same_map(name: str, folder: Path) -> None:
    told = compile_map(MAPS[name]())
    made = map_of(read(folder / f"{name}.tmx"))
    assert made.not_taken == ()
    assert play_checksum(compile_map(made.map)) == play_checksum(told)
    assert made.map.buildings == () or {b.name for b in made.map.buildings} == {
        b.name for b in told.map.buildings
    }


@pytest.mark.parametrize("name", ["two-rooms", "own-kinds", "launch-site"])
def test_the_rasterizer_draws_each_field_in_its_colour(name: str, folder: Path) -> None:
    told = compile_map(MAPS[name]())
    drawn = pixels(folder / f"{name}.tmj")
    scale = 4 * told.map.unit_mm
    below, above = ({pair[k] for pair in stacked(told)} for k in (0, 1))
    for i, field in told.map.fields.items():
        x, y = inner_point(told.map.points(i))
        colour = terrain_colour(
            told.map.ruleset.kinds[field.kind].fill,
            sorted(field.traits),
            [*told.map.ruleset.traits],
        )
        wanted = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
        at = drawn[int(y * scale) + 8, int(x * scale) + 3]  # beside the pin of a marker
        assert at[3] > 0
        if i not in above | below:
            # Tiled fills shapes by a fifth, on nothing.
            assert at.tolist() == pytest.approx([*wanted, 50], abs=3), i


def test_tiled_draws_the_board_below_the_map_and_saves_it(tmp_path: Path) -> None:
    told = compile_map(MAPS["two-rooms"]())
    tiled = find_exporter("tiled-folder")
    options = fill_in("tiled-folder", tiled.options, {"look": "light"})
    write_files(tmp_path / "out", write_with(tiled, told, options, None, MapSupplies(told)))
    (source,) = (tmp_path / "out").glob("*.tmj")
    with image.open(tmp_path / "out" / "board.png") as board:
        size = board.size
    drawn = pixels(source)
    assert (drawn[..., 3] == 255).all(), "the board fills the picture"
    assert abs(drawn.shape[1] - size[0]) < 8
    source.with_suffix(".png").unlink()
    run("tiled", "--export-map", "tmx", source, source.with_suffix(".tmx"))
    source.unlink()
    made = map_of(
        find_importer("tiled").read(
            read_input(tmp_path / "out"), None, fill_in("tiled", find_importer("tiled").options, {})
        )
    )
    assert made.not_taken == ()
    assert play_checksum(compile_map(made.map)) == play_checksum(told)


def tile_map(folder: Path, orientation: str, more: dict[str, Any], size: tuple[int, int]) -> Path:
    """Write a map of random tiles, each a dot of one of three colours on nothing."""
    width, height = size
    picture = image.new("RGBA", (3 * width, height))
    pen, dot = draw.Draw(picture), min(size) // 6
    for k, colour in enumerate(("#ff0000", "#00ff00", "#0000ff")):
        x, y = k * width + width // 2, height // 2
        pen.ellipse((x - dot, y - dot, x + dot, y + dot), fill=colour)
    picture.save(folder / "tiles.png")
    data = np.random.default_rng(7).integers(0, 4, 35).tolist()
    made = {
        "type": "map", "version": "1.8", "orientation": orientation, "width": 7, "height": 5,
        "tilewidth": width, "tileheight": height, **more,
        "tilesets": [{
            "firstgid": 1, "name": "t", "image": "tiles.png", "imagewidth": 3 * width,
            "imageheight": height, "tilewidth": width, "tileheight": height, "margin": 0,
            "spacing": 0, "columns": 3, "tilecount": 3,
        }],
        "layers": [{
            "type": "tilelayer", "name": "ground", "id": 1, "width": 7, "height": 5, "data": data,
            "x": 0, "y": 0, "opacity": 1, "visible": True,
        }],
    }  # fmt: skip
    path = folder / f"{orientation}.tmj"
    path.write_text(json.dumps(made), "utf-8")
    return path


@pytest.mark.parametrize(
    ("orientation", "more"),
    [
        ("orthogonal", {}), ("isometric", {}),
        *(
            (kind, {"staggeraxis": axis, "staggerindex": index, "hexsidelength": side})
            for kind, side in (("staggered", 0), ("hexagonal", 12))
            for axis in "xy" for index in ("odd", "even")
        ),
    ],
)  # fmt: skip
def test_tiles_become_fields_where_tiled_draws_them(
    orientation: str, more: dict[str, Any], tmp_path: Path
) -> None:
    size = (32, 16) if orientation == "isometric" else (32, 28)
    source = tile_map(tmp_path, orientation, more, size)
    drawn = pixels(source)
    made = read(source, tiles="each", kinds="gid:1=open,gid:2=built_up,gid:3=elevated")
    assert made.size == drawn.shape[1::-1]
    colours = {"open": (255, 0, 0), "built_up": (0, 255, 0), "elevated": (0, 0, 255)}
    middles = [shapely.Polygon(field.rings[0]).centroid for field in made.fields]
    for middle, field in zip(middles, made.fields, strict=True):
        at = drawn[int(middle.y), int(middle.x)]
        assert tuple(at[:3].tolist()) == colours[field.kind or ""]
    dots = shapely.multipoints(middles)
    inked = [shapely.Point(x + 0.5, y + 0.5) for y, x in np.argwhere(drawn[..., 3] > 0).tolist()]
    assert max(dots.distance(p) for p in inked) < max(size) / 4, "a tile is not there"


SHAPES: dict[str, dict[str, Any]] = {
    "rectangle": {"width": 80, "height": 40},
    "turned by a right angle": {"width": 80, "height": 40, "rotation": 90},
    "turned": {"width": 80, "height": 40, "rotation": 30},
    "ellipse": {"width": 80, "height": 40, "ellipse": True},
    "turned ellipse": {"width": 80, "height": 40, "ellipse": True, "rotation": -50},
    "polygon": {"polygon": [{"x": 0, "y": 0}, {"x": 80, "y": 10}, {"x": 30, "y": 60}]},
    "turned polygon": {
        "polygon": [{"x": 0, "y": 0}, {"x": 80, "y": 10}, {"x": 30, "y": 60}],
        "rotation": 200.5,
    },
}


@pytest.mark.parametrize("orientation", ["orthogonal", "isometric"])
def test_shapes_become_fields_where_tiled_draws_them(orientation: str, tmp_path: Path) -> None:
    for name, shape in SHAPES.items():
        if orientation == "isometric" and "ellipse" in shape:
            continue  # Tiled draws the box round it as well
        one = {"id": 1, "name": "", "type": "", "x": 100, "y": 100, "width": 0, "height": 0,
               "rotation": 0, "visible": True, **shape}  # fmt: skip
        layer = {"type": "objectgroup", "name": "o", "id": 1, "color": "#ff0000", "x": 0, "y": 0,
                 "opacity": 1, "visible": True, "offsetx": 11, "objects": [one]}  # fmt: skip
        group = {"type": "group", "name": "g", "id": 2, "x": 0, "y": 0, "opacity": 1,
                 "visible": True, "offsetx": 2, "offsety": 26, "layers": [layer]}  # fmt: skip
        made = {"type": "map", "version": "1.8", "orientation": orientation, "width": 12,
                "height": 12, "tilewidth": 32, "tilesets": [], "layers": [group],
                "tileheight": 16 if orientation == "isometric" else 32}  # fmt: skip
        source = tmp_path / "shapes.tmj"
        source.write_text(json.dumps(made), "utf-8")
        inked = pixels(source)[..., 3] > 0
        (field,) = read(source).fields
        outline = shapely.Polygon(field.rings[0])
        y, x = np.mgrid[: inked.shape[0], : inked.shape[1]] + 0.5
        inside = shapely.contains_xy(outline.buffer(-2), x, y)
        near = shapely.contains_xy(outline.buffer(8), x, y)  # lines have dots at their ends
        assert inside.sum() > 1000
        assert inked[inside].all(), name
        assert not inked[~near].any(), name
