"""The largest circles in fields, and whether a base fits, against figures known by heart."""

from __future__ import annotations

from math import hypot, sqrt
from random import Random

import pytest
import shapely

from mapkit.analysis.measures.room import Room, find_room
from mapkit.mapfile.rulesets import shipped_ruleset
from mapkit.model import Field, GameMap, Point
from tests.looping import for_each

Rings = list[list[Point]]


def one_field(rings: Rings) -> GameMap:
    vertices = {f"{k}.{n}": p for k, ring in enumerate(rings) for n, p in enumerate(ring)}
    names = tuple(tuple(f"{k}.{n}" for n in range(len(ring))) for k, ring in enumerate(rings))
    rules = shipped_ruleset("sniper_elite")
    return GameMap("m", "m", rules, {}, vertices, {"A": Field("A", "open", names)})


def room_of(rings: Rings, base: float | None = None) -> Room:
    (room,) = find_room(one_field(rings), ["A"], base)
    return room


def box(left: int, top: int, right: int, bottom: int) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


SQUARE: Rings = [box(0, 0, 2000, 2000)]
CORRIDOR: Rings = [box(0, 0, 30_000, 1800)]
RING: Rings = [box(0, 0, 5000, 5000), box(1600, 1600, 3400, 3400)]
ELL: Rings = [[(0, 0), (6000, 0), (6000, 1500), (1500, 1500), (1500, 6000), (0, 6000)]]
TRIANGLE: Rings = [[(0, 0), (3000, 0), (0, 4000)]]
LOOKS = [
    (SQUARE, 20.0),
    (CORRIDOR, 18.0),
    (RING, 2 * 16 * 2 * (1 - 1 / sqrt(2))),
    (ELL, 2 * 15 * (2 - sqrt(2))),
    (TRIANGLE, 20.0),
]
"""Beside the hole the ring is 16 mm wide, but a circle fits into its corner up to the hole's."""


@pytest.mark.parametrize(("rings", "diameter"), LOOKS)
def test_the_largest_circle_is_known(rings: Rings, diameter: float) -> None:
    room = room_of(rings)
    assert diameter - 0.04 <= room.diameter_mm <= diameter + 1e-6
    assert room.holds_base is None
    x, y = (v * 100 for v in room.at_mm)
    area = shapely.Polygon(rings[0], rings[1:])
    assert area.contains(shapely.Point(x, y))
    assert area.boundary.distance(shapely.Point(x, y)) == pytest.approx(room.diameter_mm * 50)


@pytest.mark.parametrize(("rings", "diameter"), LOOKS)
def test_a_base_fits_up_to_the_largest_circle(rings: Rings, diameter: float) -> None:
    assert room_of(rings, diameter - 0.001).holds_base is True
    assert room_of(rings, diameter + 0.03).holds_base is False
    assert room_of(rings, diameter / 2).holds_base is True
    assert room_of(rings, 3 * diameter).holds_base is False


def test_a_square_holds_a_base_as_wide_as_itself() -> None:
    assert room_of(SQUARE, 20.0).holds_base is True
    assert room_of(CORRIDOR, 18.0).holds_base is True


def test_a_hole_takes_room_though_the_middle_of_the_field_is_wide() -> None:
    courtyard: Rings = [box(0, 0, 4000, 4000), box(1000, 1000, 3000, 3000)]
    assert room_of([courtyard[0]], 30).holds_base is True
    assert room_of(courtyard, 15).holds_base is False


def test_a_needle_holds_next_to_nothing() -> None:
    assert room_of([[(0, 0), (100_000, 1), (100_000, 0)]], 0.5).holds_base is False


@for_each("seed", range(30))
def test_what_is_said_of_random_fields_is_true(seed: int) -> None:
    """No point of a fine grid lies deeper than the circle, and its middle lies as deep."""
    rng = Random(seed)
    corners = [(rng.randint(0, 4000), rng.randint(0, 4000)) for _ in range(rng.randint(5, 9))]
    hull = shapely.concave_hull(shapely.MultiPoint(corners), ratio=0.3)
    if not isinstance(hull, shapely.Polygon) or hull.area < 10_000:
        hull = shapely.box(0, 0, 1000, 1300)
    ring = [(int(x), int(y)) for x, y in hull.exterior.coords[:-1]]
    area = shapely.Polygon(ring)
    left, top, right, bottom = area.bounds
    step = max(right - left, bottom - top) / 120
    grid = shapely.points(
        [(left + a * step, top + b * step) for a in range(121) for b in range(121)]
    )
    inside = shapely.contains(area, grid)
    deepest = shapely.distance(area.boundary, grid[inside]).max() if inside.any() else 0.0
    room = room_of([ring])
    assert room.diameter_mm >= 2 * deepest / 100 - 0.04
    assert room.diameter_mm <= 2 * (deepest + hypot(step, step) / 2) / 100 + 1e-6
    assert room_of([ring], room.diameter_mm).holds_base is True
    assert room_of([ring], room.diameter_mm + 0.08).holds_base is False


@for_each("seed", range(10))
def test_a_field_that_is_turned_moved_or_drawn_from_another_corner_has_the_same_room(
    seed: int,
) -> None:
    rng = Random(seed)
    shape = rng.choice([ELL, RING, TRIANGLE, [[(0, 0), (3333, 120), (2900, 2777), (411, 1999)]]])
    here = room_of(shape, 17.0)
    a, b = rng.choice([(1, 0), (0, 1), (-1, 0), (0, -1)])
    mirror = rng.choice([1, -1])
    dx, dy, start = rng.randint(0, 9999), rng.randint(0, 9999), rng.randint(0, 3)
    other = [
        [(a * x * mirror - b * y + dx, b * x * mirror + a * y + dy) for x, y in ring]
        for ring in shape
    ]
    other = [ring[start:] + ring[:start] for ring in other]
    if rng.random() < 0.5:
        other = [ring[::-1] for ring in other]
    there = room_of(other, 17.0)
    assert (there.diameter_mm, there.holds_base) == (here.diameter_mm, here.holds_base)
    middle = shapely.Point(there.at_mm[0] * 100, there.at_mm[1] * 100)
    outline = shapely.Polygon(other[0], other[1:]).boundary
    assert outline.distance(middle) == pytest.approx(there.diameter_mm * 50)
