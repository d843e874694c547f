"""Maps that are built to take long are drawn with a bounded amount of work."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from mapkit.board import open_board
from mapkit.drawing.shapes import board_shapes
from mapkit.mapfile import read_map
from tests.boards import map_in
from tests.structured_maps import FAMILIES, REFUSED
from tests.work import counted


@pytest.mark.parametrize("family", ["star", "scribble", "comb", "lines", "line"])
def test_shapely_insets_no_shape_that_takes_long(family: str, monkeypatch: pytest.MonkeyPatch):
    most = 0
    buffer = shapely.buffer

    def counting(shapes: Any, *others: Any, **options: Any) -> Any:
        nonlocal most
        most = max(most, int(np.max(shapely.get_num_coordinates(shapes), initial=0)))
        return buffer(shapes, *others, **options)

    monkeypatch.setattr(shapely, "buffer", counting)
    read = read_map(io.StringIO(FAMILIES[family](20_000)))
    assert read.map is not None
    open_board(read.map).picture().scene()
    assert most <= 1001


SIZE = 30_000
"""In bytes. Large enough: what grows with the square of it would break each bound below."""


@pytest.mark.parametrize("family", [f for f in FAMILIES if f not in REFUSED])
def test_calls_are_bounded_by_the_size(family: str):
    game_map = map_in(FAMILIES[family](SIZE))
    board = open_board(game_map)
    _, calls = counted(board.picture().scene)
    assert calls < 30 * SIZE


def test_all_doors_of_a_field_are_cut_out_at_once(monkeypatch: pytest.MonkeyPatch):
    corners = 0
    difference = BaseGeometry.difference

    def counting(shape: Any, other: Any, *rest: Any) -> Any:
        nonlocal corners
        corners += int(shapely.get_num_coordinates(shape))
        return difference(shape, other, *rest)

    monkeypatch.setattr(BaseGeometry, "difference", counting)
    text = FAMILIES["portals"](SIZE)
    assert text.count("type: door") > 200
    open_board(text).picture().scene()
    assert 1000 < corners < SIZE


@pytest.mark.parametrize("family", ["nest", "cards", "stack"])
def test_few_fields_are_looked_for_round_a_border(family: str):
    game_map = map_in(FAMILIES[family](SIZE))
    sides = [side for b in board_shapes(game_map).borders for side in (b.left, b.right)]
    assert max(map(len, sides)) == 8


def test_the_upper_fields_round_a_border_are_found_first():
    fields = "".join(
        f"  f{n}: {{kind: open, level: {int(n > 600)}, ring: [[0,0],[9000,0],[9000,9000]]}}\n"
        for n in range(610)
    )
    read = read_map(io.StringIO(f'mapkit: "1.0"\nid: m\nunit_mm: 0.1\nfields:\n{fields}'))
    assert read.map is not None
    for border in board_shapes(read.map).borders:
        assert (border.left or border.right) == tuple(f"f{n}" for n in range(601, 609))


def test_an_outline_that_meets_itself_everywhere_is_painted_as_its_hull():
    read = read_map(io.StringIO(FAMILIES["star"](4000)))
    assert read.map is not None
    shapes = board_shapes(read.map)
    (ring,) = shapes.rings["f0"]
    hull = shapes.polygons["f0"]
    assert len(ring) > 100
    assert shapely.Polygon(ring).equals(hull)
    assert hull.equals(shapely.convex_hull(hull))


def test_an_outline_that_meets_itself_seldom_is_painted_as_it_is_drawn():
    text = 'mapkit: "1.0"\nid: m\nunit_mm: 0.1\nfields:\n'
    board = open_board(text + "  f: {kind: open, ring: [[0,0],[900,900],[900,0],[0,900]]}\n")
    (ring,) = board_shapes(board.map).rings["f"]
    assert len(ring) == 4
    assert not shapely.Polygon(ring).is_valid


@pytest.mark.parametrize("family", ["star", "scribble"])
def test_of_very_many_places_the_first_are_marked(family: str):
    board = open_board(FAMILIES[family](SIZE))
    found = board.check()
    assert sum(len(d.at) for d in found) > 2000
    scene = board.picture(problems=True).scene()
    (pins,) = (layer.shapes for layer in scene.layers if layer.name == "issues")
    assert 100 <= len(pins) <= 2000
