"""Shapes that were drawn apart become fields with shared borders."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
import shapely
from numpy.typing import NDArray
from shapely import LineString, Polygon

from benchmarks.maps import benchmark_map
from mapkit.coverage.join_distance import join_distances, proposed_join
from mapkit.coverage.stitching import stitched
from mapkit.errors import UsageError
from tests.looping import for_each

Shapes = NDArray[np.object_]

JOIN = 60.0
TOLERANCE = 8.0


def drawn(family: str, fields: int) -> Shapes:
    """Return the fields of a random map, in units, as shapes with borders in common."""
    rings = [f["rings"] for f in benchmark_map(family, fields)["fields"]]
    return np.array([Polygon(ring[0], ring[1:]) for ring in rings], dtype=object)


def apart(shapes: Shapes, by: float) -> Shapes:
    """Draw each shape smaller by ``by``, or larger if it is below 0: its largest part."""
    smaller = shapely.buffer(shapes, -by, join_style="mitre", mitre_limit=2)
    return np.array(
        [max(shapely.get_parts(shape), key=lambda part: part.area) for shape in smaller],
        dtype=object,
    )


def shaken(shapes: Shapes, by: float, seed: int) -> Shapes:
    """Move each corner of each shape by less than ``by``; lose corners on straight edges."""
    chance = random.Random(seed)

    def moved(ring: Any) -> list[tuple[float, float]]:
        places = shapely.get_coordinates(shapely.remove_repeated_points(shapely.simplify(ring, 1)))
        out = []
        for x, y in places[:-1].tolist():
            r, a = by * chance.random(), 2 * np.pi * chance.random()
            out.append((x + r * np.cos(a), y + r * np.sin(a)))
        return out

    return np.array(
        [Polygon(moved(s.exterior), [moved(i) for i in s.interiors]) for s in shapes], dtype=object
    )


def squares(fields: int) -> Shapes:
    """Return so many rows of squares."""
    return np.array(
        [
            shapely.box(x, y, x + 400, y + 400)
            for y in range(0, 400 * fields, 400)
            for x in range(0, 400 * fields + 400, 400)
        ],
        dtype=object,
    )


def hexagons(fields: int) -> Shapes:
    """Return so many columns of hexagons."""
    ring = np.array([(240, 0), (120, 208), (-120, 208), (-240, 0), (-120, -208), (120, -208)])
    places = [(360 * i, 416 * j + 208 * (i % 2)) for i in range(fields) for j in range(fields)]
    return np.array([Polygon(ring + place) for place in places], dtype=object)


def triangles(fields: int) -> Shapes:
    """Return so many columns of triangles, of which six meet in each corner."""

    def place(i: int, j: int) -> tuple[int, int]:
        return i * 400 + j * 200, j * 346

    rings = [
        ring
        for i in range(fields)
        for j in range(fields)
        for ring in (
            [place(i, j), place(i + 1, j), place(i, j + 1)],
            [place(i + 1, j), place(i + 1, j + 1), place(i, j + 1)],
        )
    ]
    return np.array([Polygon(ring) for ring in rings], dtype=object)


def fields_of(family: str, size: int) -> Shapes:
    """Return the fields of a regular board, or of a random map."""
    regular = {"squares": squares, "hexagons": hexagons, "triangles": triangles}
    return regular[family](size) if family in regular else drawn(family, size**2)


def joined(shapes: Shapes) -> Shapes:
    """Join shapes as far as their parts are valid; what comes out is a valid coverage of units."""
    given = [
        max(shapely.get_parts(s), key=lambda part: part.area) for s in shapely.make_valid(shapes)
    ]
    out = largest(stitched(given, JOIN, tolerance=TOLERANCE))
    assert shapely.is_valid(out).all()
    assert shapely.coverage_is_valid(out)
    assert (shapely.get_coordinates(out) == np.round(shapely.get_coordinates(out))).all()
    return out


def neighbours(shapes: Shapes, least: float = 0.0) -> set[tuple[int, int]]:
    """Return the pairs of shapes that share more than ``least`` of border, by the obvious way."""
    return {
        (i, j)
        for i in range(len(shapes))
        for j in range(i + 1, len(shapes))
        if shapely.length(shapely.intersection(shapes[i], shapes[j])) > least
    }


def largest(found: Any) -> Shapes:
    """Return the largest part of each shape."""
    return np.array([parts[0] for parts in found.shapes], dtype=object)


@for_each("seed", range(12))
@pytest.mark.parametrize("family", ["voronoi", "rectilinear"])
@pytest.mark.parametrize("gap", [JOIN * 0.4, JOIN * 0.1, 0.0, -JOIN * 0.2])
def test_shapes_drawn_apart_get_the_neighbours_they_had(family: str, seed: int, gap: float) -> None:
    true = drawn(family, 12 + 3 * seed)
    shapes = apart(true, gap) if gap else shaken(true, JOIN * 0.24, seed)
    out = joined(shapes)
    now = neighbours(out)
    assert neighbours(true, 3 * JOIN) <= now
    if gap:
        assert now <= neighbours(true)
    moved = shapely.length(true) * (JOIN / 2 + TOLERANCE)
    assert (np.abs(shapely.area(out) - shapely.area(true)) <= moved).all()


@for_each("seed", range(3))
@pytest.mark.parametrize("shake", [0.0, JOIN * 0.1])
@pytest.mark.parametrize("gap", [JOIN * 0.3, JOIN * 0.1, -JOIN * 0.1])
@pytest.mark.parametrize("family", ["squares", "hexagons", "voronoi", "rectilinear"])
def test_only_borders_shorter_than_two_slits_are_wide_become_points(
    family: str, gap: float, shake: float, seed: int
) -> None:
    true = fields_of(family, 4 + seed)
    shapes = apart(true, gap)
    now = neighbours(joined(shaken(shapes, shake, seed) if shake else shapes))
    assert neighbours(true, 2 * (2 * abs(gap) + 2 * shake)) <= now <= neighbours(true)


def test_four_fields_meet_in_one_corner() -> None:
    boxes = [
        shapely.box(x, y, x + 992, y + 992) for y in (4, 1004, 2004) for x in range(4, 4000, 1000)
    ]
    found = stitched(boxes, 20)
    out = largest(found)
    assert neighbours(out) == neighbours(
        np.array([shapely.buffer(b, 4, join_style="mitre") for b in boxes])
    )
    assert len(neighbours(out)) == 17
    places, count = np.unique(
        shapely.get_coordinates(out[[0, 1, 4, 5]]), axis=0, return_counts=True
    )
    assert (1000.0, 1000.0) in set(map(tuple, places[count >= 4].tolist()))
    assert shapely.area(out).sum() == pytest.approx(
        found.closed + sum(b.area for b in boxes), abs=1
    )
    again = largest(stitched(list(out), 20))
    assert shapely.equals(again, out).all()


def test_a_short_border_that_was_drawn_stays() -> None:
    """Two fields run beside each other for twice the width of the slit between them."""
    left = [shapely.box(0, 0, 980, 1000), shapely.box(0, 1020, 980, 2000)]
    right = [shapely.box(1000, 0, 2000, 1060), shapely.box(1000, 1080, 2000, 2000)]
    out = largest(stitched([*left, *right], 30))
    assert neighbours(out) == {(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)}


def test_two_islands_side_by_side_stay_neighbours() -> None:
    strait = [(980, 980), (2020, 980), (2020, 1060), (980, 1060)]
    sea = Polygon(shapely.box(0, 0, 3000, 3000).exterior, [strait])
    islands = [shapely.box(1000, 1000, 1490, 1040), shapely.box(1510, 1000, 2000, 1040)]
    out = largest(stitched([sea, *islands], 60))
    assert neighbours(out) == {(0, 1), (0, 2), (1, 2)}


def test_a_small_field_between_large_ones_keeps_its_neighbours() -> None:
    corner = np.array([(0, 0), (980, 0), (980, 960), (960, 980), (0, 980)])
    turns = [np.array([[x, 0], [0, y]]) for x in (1, -1) for y in (1, -1)]
    small = shapely.box(-12, -12, 12, 12)
    out = largest(stitched([*(Polygon((corner - 990) @ turn) for turn in turns), small], 40))
    assert {(k, 4) for k in range(4)} <= neighbours(out)


def test_a_shape_over_the_end_of_a_slit_does_not_get_all_of_it() -> None:
    true = squares(4)
    assert neighbours(joined(shaken(true, JOIN * 0.1, 2))) >= neighbours(true)


def test_a_shape_whose_outline_touches_itself_takes_nothing_of_others() -> None:
    shapes = shaken(triangles(3), JOIN * 0.24, 7)
    assert neighbours(joined(shapes)) >= neighbours(triangles(3))


@for_each("seed", range(8))
def test_what_was_stitched_stays_as_it_is(seed: int) -> None:
    shapes = apart(drawn("voronoi", 15 + seed), JOIN * 0.3)
    once = largest(stitched(list(shapes), JOIN, tolerance=TOLERANCE))
    twice = largest(stitched(list(once), JOIN))
    assert neighbours(once) == neighbours(twice)
    assert shapely.area(shapely.symmetric_difference(once, twice)).max() < JOIN**2 / 16


def test_the_border_runs_in_the_middle() -> None:
    left, right = shapely.box(0, 0, 1000, 1000), shapely.box(1040, 0, 2000, 1000)
    found = stitched([left, right], 50)
    assert shapely.equals(found.shapes[0][0], shapely.box(0, 0, 1020, 1000))
    assert shapely.equals(found.shapes[1][0], shapely.box(1020, 0, 2000, 1000))
    assert found.closed == pytest.approx(40_000)
    assert 40 <= found.widest <= 53.125
    (slit,) = found.slits
    assert (slit.a, slit.b) == (0, 1)
    assert slit.width == pytest.approx(40, abs=1)
    assert slit.at[0] == pytest.approx(1020, abs=1)
    (closed,) = shapely.get_parts(shapely.polygonize([LineString(line) for line in found.rim]))
    assert shapely.area(closed) == pytest.approx(40_000)


def test_shapes_farther_apart_stay_apart() -> None:
    left, right = shapely.box(0, 0, 1000, 1000), shapely.box(1060, 0, 2000, 1000)
    found = stitched([left, right], 50)
    assert [shapely.equals(s[0], t) for s, t in zip(found.shapes, (left, right), strict=True)]
    assert not found.closed


def test_a_shape_in_another_makes_a_hole() -> None:
    found = stitched([shapely.box(0, 0, 1000, 1000), shapely.box(400, 400, 600, 600)], 50)
    assert found.islands == ((0, 1),)
    assert found.shapes[0][0].area == 960_000
    assert found.shapes[1][0].area == 40_000
    assert not found.overlaps


def test_an_island_that_touches_the_border_round_it_twice_parts_the_outer_shape() -> None:
    left = [(0, 0), (1000, 0), (1000, 1000), (0, 1000)]
    island = Polygon([(500, 0), (800, 400), (500, 1000), (200, 400)])
    found = stitched([Polygon(left), island], JOIN)
    assert [len(parts) for parts in found.shapes] == [2, 1]
    assert sum(p.area for parts in found.shapes for p in parts) == 1000 * 1000
    assert found.shapes[1][0].equals(island)


def test_a_large_overlap_is_told_and_goes_to_the_smaller_shape() -> None:
    found = stitched([shapely.box(0, 0, 1000, 1000), shapely.box(800, 100, 1300, 900)], 50)
    (overlap,) = found.overlaps
    assert (overlap.lost, overlap.kept, overlap.area) == (0, 1, 160_000)
    assert shapely.equals(overlap.shape, shapely.box(800, 100, 1000, 900))
    assert found.shapes[0][0].area == 840_000


def test_a_void_is_told_and_left() -> None:
    shapes = [
        shapely.box(0, 0, 3000, 1000),
        shapely.box(0, 1000, 1000, 2000),
        shapely.box(2000, 1000, 3000, 2000),
        shapely.box(0, 2000, 3000, 3000),
    ]
    found = stitched(shapes, 50)
    (void,) = found.voids
    assert shapely.equals(void, shapely.box(1000, 1000, 2000, 2000))


def test_a_small_void_between_rounded_corners_is_closed() -> None:
    squares = [shapely.box(x, y, x + 1000, y + 1000) for x in (0, 1020) for y in (0, 1020)]
    rounded = [shapely.buffer(shapely.buffer(s, -30), 30) for s in squares]
    found = stitched(rounded, 60)
    assert not found.voids
    assert len(neighbours(largest(found))) >= 4


def test_a_t_junction_gets_its_corner() -> None:
    shapes = [shapely.box(0, 0, 2000, 1000), shapely.box(0, 1000, 700, 2000)]
    found = stitched([*shapes, shapely.box(700, 1000, 2000, 2000)], 50)
    assert (700.0, 1000.0) in set(found.shapes[0][0].exterior.coords)
    assert found.corners == ((0, (700.0, 1000.0)),)


def test_a_shape_under_others_is_gone() -> None:
    box = shapely.box(0, 0, 1000, 1000)
    found = stitched([box, box, shapely.box(1010, 0, 2000, 1000)], 50)
    assert sorted(len(parts) for parts in found.shapes) == [0, 1, 1]


def test_piles_are_refused() -> None:
    box = shapely.box(0, 0, 1000, 1000)
    with pytest.raises(UsageError, match="most of the 2000 shapes lie on each other"):
        stitched([box] * 2000, 50)


def test_nothing_stitches_to_nothing() -> None:
    assert not stitched([], 50).shapes


@pytest.mark.parametrize("width", [8.0, 20.0, 60.0, 80.0])
@pytest.mark.parametrize("family", ["voronoi", "rectilinear"])
def test_the_proposal_closes_slits_as_wide_as_a_line(family: str, width: float) -> None:
    true = drawn(family, 60)
    shapes = apart(true, width / 2)
    join = proposed_join(list(shapes))
    assert width * 0.99 <= join <= 4 * width
    assert neighbours(true, 4 * join) <= neighbours(largest(stitched(list(shapes), join)))


def test_the_proposal_for_shared_borders_is_no_more_than_rounding() -> None:
    assert proposed_join(list(drawn("voronoi", 40))) == 2.0


@pytest.mark.parametrize("family", ["voronoi", "rectilinear"])
@pytest.mark.parametrize("width", [8.0, 40.0])
def test_neighbours_are_counted_for_every_distance(family: str, width: float) -> None:
    true = drawn(family, 60)
    shapes = apart(true, width / 2)
    measured = join_distances(list(shapes))
    assert (np.diff(measured.found) >= 0).all()
    assert measured.neighbours(width * 0.9) == 0
    told = measured.neighbours(1.5 * width)
    assert told == measured.times(0.01).neighbours(0.015 * width)
    assert len(neighbours(true, 3 * width)) <= told <= len(neighbours(true))


def test_slits_are_named_pair_by_pair() -> None:
    true = drawn("voronoi", 30)
    found = stitched(list(apart(true, 10)), 40)
    pairs = {(s.a, s.b) for s in found.slits}
    assert neighbours(true, 120) <= pairs
    assert len(pairs) == len(found.slits)
    assert 15 <= found.slits[0].width <= found.widest
    for slit in found.slits:
        at = shapely.Point(slit.at)
        assert max(at.distance(true[slit.a]), at.distance(true[slit.b])) <= slit.width


def test_work_is_stopped_between_its_steps() -> None:
    seen: list[int] = []

    def look() -> None:
        seen.append(1)
        if len(seen) == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        stitched(list(drawn("voronoi", 12)), 40, look=look)
    assert len(seen) == 3


@pytest.mark.parametrize("join", [2.0, 7.0, 60.0])
def test_shapes_that_part_at_the_sharpest_of_angles_are_joined(join: float) -> None:
    upper = Polygon([(0, 0), (1000, 0), (1000, -500)])
    lower = Polygon([(0, 0), (1000, 1), (1000, 500)])
    found = stitched([upper, lower], join)
    (above,), (below,) = found.shapes
    assert shapely.intersection(above, below).length > 900
    assert above.area + below.area == pytest.approx(upper.area + lower.area, abs=600)
