"""Arcs, regular polygons, strokes, and corners that are cut off or rounded."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
import shapely

from mapkit.coverage import check_map
from mapkit.edits import (
    EditRefusedError,
    arc_points,
    band_outline,
    cut_corners,
    cuttable_corners,
    draw_band,
    draw_field,
    regular_polygon,
    simplified,
)
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.looping import for_each

ROWS = new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)


def block() -> GameMap:
    """A field of 40 by 30 mm alone on its board."""
    board = new_map("empty", id="block", size_mm=(120, 90))
    corners = [(2000, 2000), (6000, 2000), (6000, 5000), (2000, 5000)]
    return draw_field(board, corners, "open")


@for_each("degrees", (20.0, 90.0, 180.0, 300.0, -45.0, -180.0, -330.0))
def test_an_arc_keeps_to_its_circle_with_few_corners(degrees: float) -> None:
    radius, off = 3000.0, 50.0

    def at(angle: float) -> tuple[float, float]:
        turned = math.radians(angle + 17)
        return radius * math.cos(turned), radius * math.sin(turned)

    start = at(0.0)
    points = [start, *arc_points(start, at(degrees * 0.3), at(degrees), off)]
    line = shapely.LineString(points)
    assert math.dist(points[-1], at(degrees)) < 1
    assert max(abs(math.hypot(*p) - radius) for p in points) < 1.5
    middles = line.segmentize(100)
    assert min(math.hypot(*p) for p in middles.coords) > radius - off - 1.5
    assert line.distance(shapely.Point(at(degrees * 0.7))) < off
    assert len(points) < abs(degrees) / 18 + 3
    assert arc_points((0, 0), (5, 5), (10, 10), off) == [(10, 10)]


def test_a_regular_polygon_has_equal_sides() -> None:
    corners = regular_polygon((0, 0), (3000, 0), 6)
    assert corners[:2] == [(3000, 0), (1500, 2598)]
    sides = {round(math.dist(corners[k - 1], corners[k])) for k in range(6)}
    assert sides == {3000}


def test_a_stroke_becomes_few_places() -> None:
    stroke = [(float(x), 20 * math.sin(x / 7)) for x in range(0, 4000, 10)]
    assert simplified(stroke, 50.0) == [stroke[0], stroke[-1]]
    assert simplified([(0, 0), (500, 480), (1000, 0)], 50.0)[1] == (500, 480)


def test_corners_are_cut_off_and_rounded() -> None:
    board = block()
    (field,) = board.fields
    corners = cuttable_corners(board, [field])
    assert len(corners) == 4
    cut = cut_corners(board, corners, 500)
    (ring,) = cut.points(field)
    assert len(ring) == 8
    assert {(2500, 2000), (2000, 2500), (5500, 5000)} <= set(ring)
    soft = cut_corners(board, corners[:1], 1000, rounded=True)
    (ring,) = soft.points(field)
    x, y = board.vertices[corners[0]]
    middle = (x + (1000 if x < 4000 else -1000), y + (1000 if y < 3000 else -1000))
    arc = [p for p in ring if math.dist(p, (x, y)) < 1010]
    assert len(arc) > 3
    assert all(abs(math.dist(p, middle) - 1000) < 1.5 for p in arc)
    area = shapely.Polygon(ring).area
    assert area == pytest.approx(4000 * 3000 - (1 - math.pi / 4) * 1000**2, abs=25_000)


def test_what_cannot_be_cut_is_refused_with_its_place() -> None:
    board = block()
    (field,) = board.fields
    corner, *_ = cuttable_corners(board, [field])
    with pytest.raises(EditRefusedError, match=r"30\.0 mm at most") as told:
        cut_corners(board, [corner], 3100)
    assert told.value.at == (board.vertices[corner],)
    inside = next(v for v, p in ROWS.vertices.items() if p == (3000, 3000))
    with pytest.raises(EditRefusedError, match="Borders meet"):
        cut_corners(ROWS, [inside], 100)
    with pytest.raises(EditRefusedError, match="more than 0"):
        cut_corners(board, [corner], 0)
    with pytest.raises(EditRefusedError, match="no corner"):
        cut_corners(ROWS, [], 100)


def test_a_border_that_folds_back_has_no_corner_to_round() -> None:
    """A map with errors can be worked on too."""
    board = block()
    (field,) = board.fields
    corner = cuttable_corners(board, [field])[0]
    x, y = board.vertices[corner]
    beside = [v for v, p in board.vertices.items() if p[1] == y and v != corner]
    other = next(v for v, p in board.vertices.items() if p[0] == x and v != corner)
    spike = replace(
        board,
        vertices={**board.vertices, other: (x + (board.vertices[beside[0]][0] - x) // 2, y)},
    )
    with pytest.raises(EditRefusedError, match=r"too short: 0\.0 mm"):
        cut_corners(spike, [corner], 100, rounded=True)


def test_a_band_lies_along_a_border_on_the_side_that_is_chosen() -> None:
    line = [(0, 3000), (12000, 3000)]
    low = draw_band(ROWS, line, 800, "open", side="right")
    high = draw_band(ROWS, line, 800, "open", side="left")
    for after, y in ((low, 3800), (high, 2200)):
        band = list(after.fields)[-1]
        (ring,) = after.points(band)
        assert {p[1] for p in ring} == {3000, y}
        assert not [d for d in check_map(after) if d.severity.name == "ERROR"]
    bent = [(0, 0), (3000, 0), (3000, 3000)]
    assert set(band_outline(bent, 500, "right")) == {*bent, (2500, 3000), (2500, 500), (0, 500)}
    with pytest.raises(EditRefusedError, match="over itself"):
        band_outline([(0, 0), (1000, 0), (1000, 300), (0, 300)], 800, "right")
