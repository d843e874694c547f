"""Inkscape itself opens the drawing in layers, edits and saves it, and the map comes back."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from mapkit.board import open_board
from mapkit.compiled import compile_map
from mapkit.export import fill_in, find_exporter, map_of, play_checksum, render_picture
from mapkit.illustrate import export_files
from tests.exporters.importing import read_with
from tests.exporters.maps import compiled
from tests.waiting import LIMIT_S

SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = shutil.which("inkscape")
pytestmark = pytest.mark.skipif(INKSCAPE is None, reason="Inkscape is not installed")


def saved(name: str, folder: Path, *actions: str, ending: str = "svg") -> bytes:
    """Return a map's drawing after Inkscape has done something to it and saved it."""
    exporter = find_exporter("svg-layers")
    data = export_files(exporter, compiled(name), fill_in("svg-layers", exporter.options, {}))
    assert isinstance(data, bytes)
    before, after = folder / "before.svg", folder / f"after.{ending}"
    before.write_bytes(data)
    done = ";".join([*actions, f"export-filename:{after}", "export-do"])
    subprocess.run(
        [str(INKSCAPE), str(before), f"--actions={done}"],
        check=True, capture_output=True, timeout=LIMIT_S,
    )  # fmt: skip
    return after.read_bytes()


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_both_boards_come_back_with_equal_tables(name: str, tmp_path: Path) -> None:
    made = map_of(read_with("svg", saved(name, tmp_path)))
    assert made.not_taken == ()
    assert play_checksum(compile_map(made.map)) == play_checksum(compiled(name))


def test_what_is_painted_on_the_art_layer_is_the_board(tmp_path: Path) -> None:
    saved("two-rooms", tmp_path)
    path = tmp_path / "after.svg"
    root = ET.parse(path).getroot()
    layer = next(e for e in root.iter(f"{SVG}g") if e.get("id") == "board-art")
    disc = {"cx": "120", "cy": "80", "r": "30", "style": "fill:#c800c8;stroke:none"}
    ET.SubElement(layer, f"{SVG}circle", disc)
    ET.ElementTree(root).write(path)
    picture = open_board("examples/two-rooms.yaml").picture(look=str(path))
    data = render_picture(picture.scene(), "png")
    with Image.open(io.BytesIO(data)) as image:
        assert image.convert("RGB").getpixel((image.width // 2, image.height // 2)) == (200, 0, 200)


def test_what_is_edited_arrives(tmp_path: Path) -> None:
    data = saved(
        "two-rooms", tmp_path,
        "select-by-id:field-n1;object-set-attribute:d,M0 0L120 0L120 55L110 50L0 50Z;select-clear",
        "select-by-id:field-b1;object-set-attribute:inkscape:label,boiler;select-clear",
        "select-by-id:field-crates;duplicate;transform-translate:113.4,189;select-clear",
    )  # fmt: skip
    made = map_of(read_with("svg", data))
    before = compiled("two-rooms").map.fields
    assert len(made.map.fields) == len(before) + 1
    assert "boiler" in made.map.fields
    assert all((12000, 5500) in made.map.points(i)[0] for i in ("n1", "n2", "lane"))
    assert len(made.map.points("c2")) == 2
