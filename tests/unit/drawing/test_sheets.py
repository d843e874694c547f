"""Pictures on sheets of paper: how many, what each shows, and where the title ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.drawing.board import board_scene
from mapkit.drawing.scene import Group, Scene, Text, walk
from mapkit.drawing.sheets import OVERLAP_MM, fitted_box, sheets_for, with_title_on_one_sheet
from mapkit.drawing.text import text_box
from mapkit.mapfile import new_map
from mapkit.model import GameMap


@pytest.fixture(scope="module")
def rows_map() -> GameMap:
    """Three rows of four fields, 120 by 90 mm."""
    return new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)


def test_true_size_is_divided_into_sheets(rows_map: GameMap) -> None:
    scene = board_scene(rows_map, scale=1.0)
    one = sheets_for(scene, scene.width, scene.height + 6)
    assert (one.columns, one.rows) == (1, 1)
    many = sheets_for(scene, 60, 66)
    right = [left + width for left, _, width, _ in (many.part(k, 0) for k in range(many.columns))]
    bottom = [top + height for _, top, _, height in (many.part(0, k) for k in range(many.rows))]
    assert right[-1] >= scene.width > right[-2]
    assert bottom[-1] >= scene.height > bottom[-2]
    assert right[0] - many.part(1, 0)[0] == pytest.approx(OVERLAP_MM)


def test_sheets_overlap_by_as_much_paper_at_any_scale(rows_map: GameMap) -> None:
    sheets = sheets_for(board_scene(rows_map, scale=1.0), 40, 46, 0.5)
    shared = sheets.part(0, 0)[2] - sheets.part(1, 0)[0]
    assert shared * 0.5 == pytest.approx(OVERLAP_MM)


def test_a_picture_is_fitted_to_the_middle_of_a_sheet(rows_map: GameMap) -> None:
    scene = board_scene(rows_map)
    left, top, width, height = fitted_box(scene, 1000, 100)
    assert width / height == pytest.approx(scene.width / scene.height)
    assert (top, height) == pytest.approx((0, 100))
    assert left + width / 2 == pytest.approx(500)


def test_the_title_stays_on_the_first_sheet(rows_map: GameMap) -> None:
    scene = board_scene(replace(rows_map, name="A board with a name that is long"), scale=1.0)

    def end(picture: Scene) -> float:
        groups = [s for _, s in walk(picture) if isinstance(s, Group) and s.kind == "title"]
        return max(text_box(s)[2] for g in groups for s in g.shapes if isinstance(s, Text))

    def on_sheets(scale: float) -> Scene:
        return with_title_on_one_sheet(scene, sheets_for(scene, 94, 94, scale))

    for scale in (1.3, 1.6):
        assert end(scene) * scale > 94
        assert end(on_sheets(scale)) * scale <= 94 - OVERLAP_MM
    assert on_sheets(0.1) is scene
