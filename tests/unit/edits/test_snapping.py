from __future__ import annotations

from mapkit.edits import Snap, Snapper, draw_field
from tests.unit.edits.boards import empty, rows


def test_vertices_come_before_edges() -> None:
    s = Snapper(rows())
    assert s.snap((5080.4, 4950.0), 100) == Snap((5000, 5000), "vertex", "r1c1")
    assert s.snap((6000.0, 5060.0), 100) == Snap((6000, 5000), "edge", edge=("r1c1", "r1c2"))
    assert s.snap((6000.4, 6000.6), 100) == Snap((6000, 6001))


def test_the_nearest_of_several() -> None:
    m = draw_field(empty(), [(0, 0), (1000, 0), (1000, 1000), (960, 1000)], "open")
    s = Snapper(m)
    assert s.snap((970, 1010), 100).point == (960, 1000)
    assert s.snap((990, 1010), 100).point == (1000, 1000)


def test_a_place_on_a_slanted_edge_is_rounded() -> None:
    m = draw_field(empty(), [(0, 0), (3000, 1000), (0, 1000)], "open")
    snap = Snapper(m).snap((1500.0, 480.0), 50)
    assert snap.kind == "edge"
    assert abs(snap.point[0] - 3 * snap.point[1]) <= 3


def test_what_moves_does_not_hold() -> None:
    s = Snapper(rows())
    assert s.snap((5010, 5010), 100, exclude=["r1c1"]).kind == "none"
    assert s.snap((7000, 5010), 100, exclude=["r1c1"]).kind == "none"
    assert s.snap((12000, 5010), 100, exclude=["r1c1"]).kind == "edge"


def test_guides_and_grid() -> None:
    s = Snapper(rows())
    guides = [("x", 2600.0), ("y", 2400.0)]
    assert s.snap((2550, 2000), 100, guides=guides) == Snap((2600, 2000), "guide")
    assert s.snap((2550, 2450), 100, guides=guides) == Snap((2600, 2400), "guide")
    assert s.snap((2550, 1930), 100, guides=guides, grid=500) == Snap((2600, 2000), "guide")
    assert s.snap((2300, 1930), 100, guides=guides, grid=500) == Snap((2500, 2000), "grid")
    assert s.snap((2300, 1930), 100, grid=0).kind == "none"


def test_on_a_border_the_grid_and_the_guides_hold_where_they_cross_it() -> None:
    s = Snapper(rows())
    assert s.snap((6180.0, 5060.0), 100, grid=1000).point == (6000, 5000)
    assert s.snap((6180.0, 5060.0), 100, grid=1000).kind == "edge"
    assert s.snap((6180.0, 5060.0), 100, guides=[("x", 6150.0)]).point == (6150, 5000)
    assert s.snap((6180.0, 5060.0), 100, grid=1000, guides=[("x", 6150.0)]).point == (6150, 5000)
    assert s.snap((6180.0, 5060.0), 100, guides=[("x", 6300.0)]).point == (6180, 5000)
    slanted = Snapper(draw_field(empty(), [(0, 0), (3000, 1000), (0, 1000)], "open"))
    assert slanted.snap((1450.0, 480.0), 100, grid=500).point == (1500, 500)
    # Between two lines of a wide grid, on a short edge that none of them crosses.
    short = Snapper(draw_field(empty(), [(600, 600), (900, 600), (900, 900)], "open"))
    assert short.snap((750.0, 610.0), 50, grid=500).point == (750, 600)


def test_an_empty_map_and_far_away() -> None:
    s = Snapper(empty())
    assert s.snap((1001.5, 1002.4), 100) == Snap((1002, 1002))
    assert max(s.snap((9e12, -9e12), 100).point) < 2**30


def test_the_rim_of_the_board_is_a_guide() -> None:
    s = Snapper(empty())
    assert s.snap((-30.0, 20.0), 100) == Snap((0, 0), "guide")
    assert s.snap((20020.0, 7000.4), 100, grid=0) == Snap((20000, 7000), "guide")
    assert s.snap((20020.0, 7100.0), 100, grid=500) == Snap((20000, 7000), "guide")


def test_a_line_is_aimed_square_or_parallel_to_what_is_there() -> None:
    s = Snapper(draw_field(empty(), [(4000, 0), (7000, 4000), (4000, 4000)], "open"))
    how = {"radius": 100, "step": 50}
    # By the sides of the board, in whole steps.
    assert s.aimed((13020, 6930), (10000, 7000), None, **how) == Snap((13000, 7000))
    # By the line before: square to it, then on along it.
    before, corner = (10000, 7000), (10300, 7400)
    assert s.aimed((9910, 7700), corner, before, **how) == Snap((9900, 7700))
    assert s.aimed((10610, 7790), corner, before, **how) == Snap((10600, 7800))
    # By the border where it begins, which runs 3 to the right and 4 down.
    assert s.aimed((6320, 1410), (5500, 2000), None, **how).point == (6300, 1400)
    # It ends on a border or the rim that it meets near the mouse, else at a step.
    assert s.aimed((5540, 3980), (5500, 2000), None, **how) == Snap(
        (5500, 4000), "edge", edge=("v2", "v3")
    )
    assert s.aimed((19960, 7030), (10000, 7000), None, **how) == Snap((20000, 7000), "guide")
    assert s.aimed((4030, 3950), (4000, 8000), None, **how) == Snap((4000, 4000), "vertex", "v3")
