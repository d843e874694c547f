"""One contract for every picture back end, and what is particular to each."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib.metadata import EntryPoint

import numpy as np
import pytest

from mapkit.drawing import NIGHT, Scene, board_scene, pair_scene
from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Layer,
    Path,
    Pattern,
    Polyline,
    Stroke,
    Text,
    walk,
)
from mapkit.errors import MapkitError, UsageError
from mapkit.export import pictures, render_picture
from mapkit.sight import PairAnswer
from mapkit_exporters import raster, svg
from tests.unit.drawing.boards import board, one_of_everything, square
from tests.work import counted

RENDER: dict[str, Callable[..., bytes]] = {
    "svg": svg.render,
    "png": raster.render_png,
    "jpg": raster.render_jpeg,
    "webp": raster.render_webp,
    "tif": raster.render_tiff,
    "pdf": raster.render_pdf,
}
SIGNATURE = {
    "svg": b"<?xml",
    "png": b"\x89PNG\r\n\x1a\n",
    "jpg": b"\xff\xd8\xff",
    "webp": b"RIFF",
    "tif": b"II*\x00",
    "pdf": b"%PDF-",
}
HOSTILE = "</text><script>alert(1)</script> & \"q\" 'a' $x^{2$ \\frac{1 ]]> \x00\x08 \ud800 \ufffe"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def scene() -> Scene:
    return pair_scene(
        one_of_everything(),
        PairAnswer(
            "o4", "x7", 3, 3, ("L1",), ("o5", "w6", "x7"),
            witness=((1000.0, 1500.0), (3000.0, 1500.0)), beam_mm=8.0,
            strip=((1000.0, 1100.0), (3000.0, 1100.0), (3000.0, 1900.0), (1000.0, 1900.0)),
        ),
        "Field o4 sees field x7.",
    )  # fmt: skip


@pytest.fixture(params=sorted(RENDER))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_files_begin_as_their_format_does(name: str, scene: Scene) -> None:
    data = RENDER[name](scene)
    assert data.startswith(SIGNATURE[name])
    if name == "pdf":
        assert data.rstrip().endswith(b"%%EOF")


def test_the_same_scene_gives_the_same_bytes(name: str, scene: Scene) -> None:
    assert RENDER[name](scene) == RENDER[name](scene)


def test_no_file_tells_when_it_was_made(name: str, scene: Scene) -> None:
    assert not re.search(rb"CreationDate|ModDate|20\d\d-\d\d-\d\d|tIME", RENDER[name](scene))


def test_hostile_names_end_as_text(name: str) -> None:
    game_map = board({"a<b>&\"'$": [square(0, 0)], "č": [square(1, 0)]}, name=HOSTILE)
    data = RENDER[name](board_scene(game_map))
    assert data.startswith(SIGNATURE[name])
    assert b"<script" not in data


def test_an_empty_scene_is_an_empty_page(name: str) -> None:
    data = RENDER[name](Scene(40.0, 30.0, "#123456", ()))
    assert data.startswith(SIGNATURE[name])


def test_the_work_grows_no_faster_than_the_fields(name: str) -> None:
    few, many = (
        board_scene(board({f"{k}": [square(k % 13, k // 13)] for k in range(n)})) for n in (65, 260)
    )
    RENDER[name](few)  # what is made once
    least, most = (counted(partial(RENDER[name], scene))[1] for scene in (few, many))
    assert most < 4 * least


def test_importing_the_back_ends_loads_no_matplotlib() -> None:
    code = (
        "import sys, mapkit_exporters.svg, mapkit_exporters.raster\n"
        "print('matplotlib' in sys.modules)"
    )
    paths = ":".join(p for p in sys.path if p)
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": paths},
    )
    assert result.stdout.strip() == "False"


def tree(scene: Scene) -> ET.Element:
    return ET.fromstring(svg.render(scene))


def test_svg_has_the_page_in_mm(scene: Scene) -> None:
    root = tree(scene)
    assert root.get("width", "").endswith("mm")
    box = [float(x) for x in root.get("viewBox", "").split()]
    assert box == pytest.approx([0, 0, scene.width, scene.height], abs=1e-3)


def test_svg_gives_every_field_a_tooltip(scene: Scene) -> None:
    fields = next(g for g in tree(scene) if g.get("id") == "fields")
    titles = {g.get("data-field"): g.findtext(f"{SVG}title") for g in fields if len(g)}
    assert set(one_of_everything().fields) == set(titles) - {None}
    assert titles["b2"] == "Field b2: built-up, Red sector"


def test_svg_patterns_are_defined_where_they_are_used(scene: Scene) -> None:
    root = tree(scene)
    defined = {p.get("id") for p in root.iter(f"{SVG}pattern")}
    used = set(re.findall(r"url\(#(\w+)\)", svg.render(scene).decode()))
    assert used
    assert used == defined


def test_svg_keeps_text_as_text(scene: Scene) -> None:
    written = {"".join(t.itertext()) for t in tree(scene).iter(f"{SVG}text")}
    for _, shape in walk(scene):
        if isinstance(shape, Text):
            assert shape.content in written


def test_svg_holds_every_layer(scene: Scene) -> None:
    names = [g.get("id") for g in tree(scene) if g.tag == f"{SVG}g"]
    assert names == [layer.name for layer in scene.layers]


def test_svg_escapes_hostile_text() -> None:
    text = Text((1.0, 1.0), HOSTILE, 2.0, '"><x y="', halo='"/>', halo_width=1.0)
    group = Group('"><b>', (text,), '"&<', HOSTILE)
    root = tree(Scene(9.0, 9.0, "#000", (Layer("<l>", (group,)),), HOSTILE, HOSTILE))
    assert not [e for e in root.iter() if e.tag.rpartition("}")[2] in ("script", "x", "b")]
    (shown,) = [e for e in root.iter(f"{SVG}text") if e.get("aria-hidden") is None]
    kept = (shown.text or "").replace("\ufffd", "")
    assert kept == re.sub("[\x00\x08\ud800\ufffe]", "", HOSTILE)


def test_svg_refuses_coordinates_that_are_no_numbers() -> None:
    broken = Circle((float("nan"), 1.0), 1.0, Fill("#fff"))
    with pytest.raises(ValueError, match="nan"):
        svg.render(Scene(9.0, 9.0, "#000", (Layer("fields", (broken,)),)))


def pixels(scene: Scene, dpi: float) -> np.ndarray:
    from matplotlib.image import imread

    data = imread(io.BytesIO(raster.render_png(scene, dpi=dpi)), format="png")
    return np.round(data[..., :3] * 255).astype(int)


def test_png_size_follows_the_resolution(scene: Scene) -> None:
    height, width, _ = pixels(scene, 50.8).shape
    assert (width, height) == pytest.approx((scene.width * 2, scene.height * 2), abs=1)
    height, width = pixels_of_default(scene)
    assert max(width, height) == pytest.approx(2400, abs=2)


def pixels_of_default(scene: Scene) -> tuple[int, int]:
    data = raster.render_png(scene)
    return int.from_bytes(data[20:24]), int.from_bytes(data[16:20])


def test_png_pixels_are_where_the_scene_says() -> None:
    """One dot a mm: an area with a hole, a stroke, a disc, a pattern, a faded group."""
    ring = Path(
        (
            ((10.0, 10.0), (40.0, 10.0), (40.0, 40.0), (10.0, 40.0)),
            ((20.0, 20.0), (20.0, 30.0), (30.0, 30.0), (30.0, 20.0)),
        ),
        Fill("#ff0000"),
    )
    stripe = Pattern((4.0, 4.0), (((0.0, 2.0), (4.0, 2.0)),), "#ffffff", 2.0)
    box = ((60.0, 10.0), (90.0, 10.0), (90.0, 40.0), (60.0, 40.0))
    shapes = (
        ring,
        Polyline(((10.0, 50.0), (90.0, 50.0)), Stroke("#00ff00", 4.0)),
        Circle((75.0, 80.0), 10.0, Fill("#0000ff")),
        Path((box,), Fill("#000000", 1.0, stripe)),
        Group("faded", (Circle((25.0, 80.0), 10.0, Fill("#ffffff")),), opacity=0.5),
    )
    picture = pixels(Scene(100.0, 100.0, "#101010", (Layer("fields", shapes),)), 25.4)
    assert picture.shape == (100, 100, 3)
    assert picture[15, 15].tolist() == [255, 0, 0]
    assert picture[25, 25].tolist() == [16, 16, 16]  # the hole
    assert picture[49, 50].tolist() == [0, 255, 0]
    assert picture[80, 75].tolist() == [0, 0, 255]
    assert picture[80, 25].tolist() == pytest.approx([136, 136, 136], abs=2)
    column = picture[10:40, 75, 0]
    assert column.max() == 255
    assert column.min() == 0
    assert picture[10:40, 55].max() == 16  # clipped to the area


def test_png_shows_the_colours_of_the_board() -> None:
    game_map = board(
        {"a": [square(0, 0)], "b": [square(1, 0)]}, {"b": {"kind": "built_up"}}, name="Two"
    )
    drawn = board_scene(game_map, labels=False)
    dots_a_mm = 4.0
    picture = pixels(drawn, dots_a_mm * 25.4)
    for point, colour in (((500.0, 500.0), NIGHT.open_ground), ((1500.0, 500.0), NIGHT.built_up)):
        x, y = (round(v * dots_a_mm) for v in drawn.placement.point(point))
        assert picture[y, x].tolist() == [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
    x, y = (int(v * dots_a_mm) for v in drawn.placement.point((1000.0, 500.0)))
    assert picture[y, x].tolist() == [int(NIGHT.wall[k : k + 2], 16) for k in (1, 3, 5)]


def test_every_patterned_area_gets_its_own_clip() -> None:
    """Areas drawn one after the other must not share a clip by the address they had."""
    stripe = Pattern((4.0, 4.0), (((0.0, 2.0), (4.0, 2.0)),), "#ffffff", 2.0)
    boxes = [(x, y) for y in range(0, 100, 10) for x in range(0, 100, 10)]
    shapes = tuple(
        Path((((x, y), (x + 8.0, y), (x + 8.0, y + 8.0), (x, y + 8.0)),), Fill("#000", 1, stripe))
        for x, y in boxes
    )
    picture = pixels(Scene(100.0, 100.0, "#000000", (Layer("fields", shapes),)), 25.4)
    assert all(picture[y : y + 8, x : x + 8].max() == 255 for x, y in boxes)


def test_a_pattern_too_fine_to_be_seen_is_drawn_as_its_mean_colour() -> None:
    """Stripes that cover a quarter of an area; 100 tiles may be drawn, and 10**10 may not."""
    corners = (((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)),)

    def mean(tile: float) -> float:
        line = ((0.0, tile / 2), (tile, tile / 2))
        stripe = Pattern((tile, tile), (line,), "#ffffff", tile / 4)
        area = Path(corners, Fill("#000000", 1.0, stripe))
        picture = pixels(Scene(100.0, 100.0, "#000000", (Layer("fields", (area,)),)), 25.4)
        return float(picture[20:80, 20:80].mean())

    assert mean(10.0) == pytest.approx(64, abs=3)
    assert mean(0.001) == pytest.approx(64, abs=3)


@pytest.mark.parametrize("dpi", [0.0, -5.0, float("nan"), float("inf")])
def test_png_refuses_resolutions_that_are_none(dpi: float, scene: Scene) -> None:
    with pytest.raises(UsageError, match="dpi"):
        raster.render_png(scene, dpi=dpi)


def test_png_refuses_a_picture_that_would_fill_the_memory(scene: Scene) -> None:
    with pytest.raises(UsageError, match="million dots; take") as caught:
        raster.render_png(scene, dpi=1e5)
    most = re.search(r"take (\d+) dpi", str(caught.value))
    assert int(most[1]) < 1e5


def test_pdf_has_the_page_in_true_size(scene: Scene) -> None:
    found = re.search(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", raster.render_pdf(scene))
    size = [float(v) * 25.4 / 72 for v in found.groups()]
    assert size == pytest.approx([scene.width, scene.height], abs=0.1)


def test_without_matplotlib_the_message_says_what_to_do(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    for render in (raster.render_png, raster.render_pdf):
        with pytest.raises(MapkitError, match="svg"):
            render(scene)


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, pictures.GROUP)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """Stand in for what is installed: a list that a test may fill."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(pictures, "entry_points", lambda group: [p for p in points if group])
    return points


def test_a_format_is_found_by_its_ending_in_any_case(
    installed: list[EntryPoint], scene: Scene
) -> None:
    installed.append(point("svg", "mapkit_exporters.svg:render"))
    for ending in ("svg", ".svg", "SVG", ".Svg"):
        assert render_picture(scene, ending) == svg.render(scene)


def test_the_resolution_reaches_the_back_end(installed: list[EntryPoint], scene: Scene) -> None:
    installed.append(point("png", "mapkit_exporters.raster:render_png"))
    small, large = (render_picture(scene, "png", dpi=dpi) for dpi in (30.0, 60.0))
    assert int.from_bytes(large[16:20]) == pytest.approx(2 * int.from_bytes(small[16:20]), abs=2)


def test_an_unknown_format_lists_what_there_is(installed: list[EntryPoint], scene: Scene) -> None:
    installed += [point("svg", "mapkit_exporters.svg:render"), point("pdf", "x:y")]
    with pytest.raises(UsageError, match=r"'gif'.*pdf, svg"):
        render_picture(scene, "gif")


def test_nothing_installed_says_so(installed: list[EntryPoint], scene: Scene) -> None:
    assert not installed
    with pytest.raises(UsageError, match="none is installed"):
        render_picture(scene, "svg")


def test_a_back_end_that_does_not_load_takes_away_its_own_format_only(
    installed: list[EntryPoint], scene: Scene
) -> None:
    installed += [
        point("svg", "mapkit_exporters.svg:render"),
        point("xyz", "no_such_module_anywhere:render"),
    ]
    assert render_picture(scene, "svg").startswith(b"<?xml")
    with pytest.raises(MapkitError, match="no_such_module_anywhere"):
        render_picture(scene, "xyz")


def test_of_two_back_ends_one_is_chosen_whatever_the_order(installed: list[EntryPoint]) -> None:
    first, second = point("svg", "a_module:render"), point("svg", "b_module:render")
    installed[:] = [second, first]
    assert pictures.picture_formats()["svg"] == first
    installed[:] = [first, second]
    assert pictures.picture_formats()["svg"] == first


def test_colours_that_are_none_do_not_stop_a_picture(name: str) -> None:
    game_map = one_of_everything()
    sectors = {key: replace(sector, colour="blurple") for key, sector in game_map.sectors.items()}
    data = RENDER[name](board_scene(replace(game_map, sectors=sectors)))
    assert data.startswith(SIGNATURE[name])
