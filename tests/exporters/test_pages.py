"""Pictures on many pages: read back from the PDF, true to scale; patterns go on over the cut."""

from __future__ import annotations

import io
import re
import zlib
from dataclasses import replace
from importlib.metadata import EntryPoint
from itertools import pairwise

import numpy as np
import pytest

from mapkit.drawing.board import board_scene
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.placing import Move
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.scene import Fill, Layer, Path, Pattern, Scene
from mapkit.drawing.sheets import MARKS_MM, on_sheets
from mapkit.errors import MapkitError, UsageError
from mapkit.export import page_formats, pictures, render_pages, render_picture
from mapkit.mapfile import new_map
from mapkit_exporters import raster, svg

POINTS_A_MM = 72 / 25.4
NUMBER = rb"(-?[\d.]+)"


def media_boxes(data: bytes) -> list[tuple[float, float]]:
    """Return width and height of each page, in mm."""
    found = re.findall(rb"/MediaBox \[ 0 0 " + NUMBER + b" " + NUMBER + rb" \]", data)
    return [(float(w) / POINTS_A_MM, float(h) / POINTS_A_MM) for w, h in found]


def contents(data: bytes) -> list[bytes]:
    """Return what draws each page."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    unpacked = []
    for stream in streams:
        try:
            unpacked.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return [s for s in unpacked if b" m\n" in s and b" l\n" in s and b"BT" in s]


def level_lines(content: bytes) -> list[tuple[float, float, float]]:
    """Return the level lines of a page: left, right, and distance from the foot, in mm."""
    found = []
    for line in re.findall(rb"((?:-?[\d.]+ -?[\d.]+ [ml]\n)+)\nS\n", content):
        points = re.findall(NUMBER + b" " + NUMBER, line)
        xs, ys = (
            [float(value) / POINTS_A_MM for value in axis] for axis in zip(*points, strict=True)
        )
        if min(ys) == max(ys):
            found.append((min(xs), max(xs), ys[0]))
    return found


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_pdf_of_sheets_is_true_to_scale(paper: str) -> None:
    game_map = new_map("rows", size_mm=(400.0, 300.0), rows=6, columns=7)
    scene = board_scene(game_map, theme=LOOKS["outline"], legend=False, scale=1.0)
    sheets, pages = on_sheets(scene, paper, "Rows")
    data = render_pages(pages, "pdf")
    assert data.count(b"/Type /Page ") == sheets.count
    assert media_boxes(data) == [pytest.approx((p.width, p.height), abs=0.01) for p in pages]
    assert {round(side, 1) for side in media_boxes(data)[0]} == set(PAPERS[paper])
    drawn = contents(data)
    assert len(drawn) == sheets.count
    for page, content in zip(pages, drawn, strict=True):
        rules = [line for line in level_lines(content) if line[1] - line[0] == pytest.approx(50.0)]
        start = PAPER_MARGIN_MM + MARKS_MM[0] + 6.0
        assert [line[0] for line in rules] == [pytest.approx(start)]
        assert 0 < rules[0][2] < page.height


def test_borders_lie_on_the_paper_where_the_board_has_them() -> None:
    game_map = new_map("rows", size_mm=(400.0, 300.0), rows=2, columns=2, sectors=False)
    scene = board_scene(game_map, theme=LOOKS["outline"], legend=False, labels=False, scale=1.0)
    _, pages = on_sheets(scene, "a4", "Rows")
    assert len(pages) > 1
    middle = game_map.vertices["r1c0"][1]
    for page, content in zip(pages, contents(render_pages(pages, "pdf")), strict=True):
        (left, y), (right, _) = (page.placement.point((x, middle)) for x in (0.0, 40_000.0))
        lines = [line for line in level_lines(content) if line[1] - line[0] > 20.0]
        border = [line for line in lines if line[2] == pytest.approx(page.height - y, abs=0.001)]
        if PAPER_MARGIN_MM < y < page.height - PAPER_MARGIN_MM:
            start, end = min(line[0] for line in border), max(line[1] for line in border)
            assert start == pytest.approx(left, abs=0.001) if left > 0 else start <= 0
            assert (
                end == pytest.approx(right, abs=0.001) if right < page.width else end >= page.width
            )


def test_the_same_pages_give_the_same_bytes_and_no_date() -> None:
    scene = board_scene(new_map("rows", size_mm=(300.0, 200.0), rows=2, columns=2))
    first, again = (render_pages(on_sheets(scene, "a5", "x")[1], "pdf") for _ in range(2))
    assert first == again
    assert not re.search(rb"CreationDate|ModDate|20\d\d-\d\d-\d\d", first)


def test_one_page_is_the_picture_itself() -> None:
    scene = board_scene(new_map("rows", size_mm=(300.0, 200.0), rows=2, columns=2))
    assert render_pages((scene,), "pdf") == render_picture(scene, "pdf")


@pytest.mark.parametrize("kind", ["svg", ".png", "JPG"])
def test_formats_without_pages_are_refused_with_those_that_have_them(kind: str) -> None:
    assert set(page_formats()) == {"pdf"}
    with pytest.raises(UsageError, match="printed sheets are written as pdf, not as"):
        render_pages((Scene(9.0, 9.0, "#ffffff", ()),), kind)


def test_pages_of_a_back_end_that_does_not_load(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = EntryPoint("pdf", "no_such_module:render", pictures.PAGES_GROUP)
    monkeypatch.setattr(pictures, "entry_points", lambda group: [bad])  # noqa: ARG005
    with pytest.raises(MapkitError, match="no_such_module"):
        render_pages((Scene(9.0, 9.0, "#ffffff", ()),), "pdf")


@pytest.mark.parametrize("angle", [0.0, 45.0, 30.0])
def test_patterns_move_with_what_they_fill(angle: float) -> None:
    from matplotlib.image import imread

    pattern = Pattern((7.0, 5.0), (((0.0, 2.0), (7.0, 2.0)),), "#ffffff", 2.0, angle)
    box = ((10.0, 10.0), (60.0, 10.0), (60.0, 60.0), (10.0, 60.0))
    shape = Path((box,), Fill("#000000", 1.0, pattern))
    here = Scene(90.0, 90.0, "#000000", (Layer("fields", (shape,)),))
    there = replace(here, layers=(Layer("fields", (Move(13.0, 9.0).shape(shape),)),))
    a, b = (
        imread(io.BytesIO(raster.render_png(s, dpi=50.8)), format="png")[..., :3]
        for s in (here, there)
    )
    assert np.allclose(a[22:118, 22:118], b[40:136, 48:144], atol=0.02)
    assert a[22:118, 22:118].std() > 0.1
    assert b'patternTransform="translate(13 9)' in svg.render(there)
    assert b"translate" not in svg.render(here)


def test_neighbouring_sheets_show_the_same_in_the_overlap() -> None:
    scene = board_scene(new_map("rows", size_mm=(300.0, 120.0), rows=2, columns=4), legend=False)
    sheets, pages = on_sheets(scene, "a5", "x")
    for left, right in pairwise(pages[: sheets.columns]):
        shift = left.placement.left - right.placement.left
        assert shift == pytest.approx(sheets.width - sheets.overlap)
