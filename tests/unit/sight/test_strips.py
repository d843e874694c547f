"""Strips of parallel lines: against brute force, and what has to hold on any map."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, hypot
from typing import Any

import numpy as np
import pytest

from mapkit.adjacency import relations
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.errors import UsageError
from mapkit.geometry.kernel.constants import NONE
from mapkit.sight.all_pairs import sight_tables
from mapkit.sight.strip_outlines import direction_range
from mapkit.sight.strips import ClosedLine, StripFinder, StripMeasures
from tests.looping import for_each
from tests.random_maps import mirror, quarter_turn, random_map, scale, translate
from tests.unit.sight.case_maps import game_map_of
from tests.unit.sight.strip_oracle import strip_widths

Pair = tuple[str, str]


def _seen(case_map: dict[str, Any]) -> tuple[StripFinder, dict[Pair, dict[str, Any]]]:
    """All pairs with a clear line, with what ``measure`` wants to know of them."""
    game_map = game_map_of(case_map)
    mesh = build_mesh(game_map)
    tables = sight_tables(game_map, mesh, relations(game_map, mesh))
    ids = tables.field_ids
    return StripFinder(mesh, game_map), {
        (ids[i], ids[k]): {
            "clear": int(tables.clear[i, k]),
            "rules": tables.rules[int(tables.rule[i, k])],
        }
        for i in range(len(ids))
        for k in range(i + 1, len(ids))
        if tables.clear[i, k] != NONE
    }


def _measured(case_map: dict[str, Any]) -> Iterator[tuple[Pair, StripMeasures]]:
    finder, pairs = _seen(case_map)
    for (a, b), known in pairs.items():
        yield (a, b), finder.measure(a, b, **known)


def _map(*fields: dict[str, Any], portals: tuple[Any, ...] = (), **rules: str) -> dict[str, Any]:
    return {"fields": list(fields), "portals": list(portals), "rules": rules, "unit_mm": 1.0}


def _field(name: str, kind: str, *ring: tuple[int, int], **more: Any) -> dict[str, Any]:
    return {"id": name, "kind": kind, "rings": [list(ring)], **more}


def _box(
    name: str, kind: str, x: int, y: int, width: int, height: int, **more: Any
) -> dict[str, Any]:
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return _field(name, kind, *corners, **more)


@pytest.mark.parametrize(
    ("seed", "size"), [*((s, "tiny") for s in range(28)), (4, "small"), (12, "small")]
)
def test_as_wide_as_brute_force_finds(seed: int, size: str) -> None:
    case_map = random_map(seed, size)
    finder, pairs = _seen(case_map)
    truth = strip_widths(
        case_map, {pair: (known["clear"], "L6" in known["rules"]) for pair, known in pairs.items()}
    )
    for (a, b), known in pairs.items():
        width, orders = truth[a, b]
        there, back = finder.measure(a, b, **known), finder.measure(b, a, **known)
        assert there.beam_mm == pytest.approx(width, abs=1e-6), (a, b)
        assert back.beam_mm == pytest.approx(width, abs=1e-6), (b, a)
        assert there.fields in orders
        assert back.fields[::-1] in orders


@for_each("seed", [3, 8, 13, 25])
def test_the_picture_shows_a_strip_of_that_width(seed: int) -> None:
    case_map = random_map(seed, "medium")
    for pair, got in _measured(case_map):
        assert got.strip is not None, pair
        assert got.direction is not None, pair
        assert got.witness is not None, pair
        (dx, dy), (start, end) = got.direction, got.witness
        levels = [dx * y - dy * x for x, y in got.strip]
        assert levels[0] == pytest.approx(levels[1], abs=1e-6), pair
        assert levels[2] == pytest.approx(levels[3], abs=1e-6), pair
        assert abs(levels[2] - levels[0]) == pytest.approx(got.beam_mm, abs=1e-6), pair
        for x, y in (start, end):
            middle = (levels[0] + levels[2]) / 2
            assert dx * y - dy * x == pytest.approx(middle, abs=1e-6), pair
        length = dist(start, end)
        along = (start[0] + length * dx, start[1] + length * dy)
        assert end == pytest.approx(along, abs=1e-6), pair


@for_each("seed", [1, 6, 13])
def test_drawing_the_map_elsewhere_changes_nothing(seed: int) -> None:
    case_map = random_map(seed, "large")
    plain = dict(_measured(case_map))
    extent = max(abs(c) for f in case_map["fields"] for r in f["rings"] for p in r for c in p)
    large = (2**30 - 100) // extent
    for other, factor in (
        (quarter_turn(case_map), 1),
        (mirror(case_map), 1),
        (translate(scale(case_map, large), -7, 11), large),
    ):
        for pair, got in _measured(other):
            expected = factor * plain[pair].beam_mm
            assert got.beam_mm == pytest.approx(expected, rel=1e-9), pair


def test_neither_a_bend_in_a_border_nor_the_tip_of_an_end_bounds_the_strip() -> None:
    case_map = _map(
        _field("s", "open", (0, 0), (10, 0), (15, 20), (10, 40), (0, 40)),
        _field("m", "open", (10, 0), (50, 0), (45, 20), (50, 40), (10, 40), (15, 20)),
        _field("t", "open", (50, 0), (60, 0), (60, 40), (50, 40), (45, 20)),
    )
    got = dict(_measured(case_map))["s", "t"]
    assert got.beam_mm == pytest.approx(40)
    assert got.fields == ("m",)
    assert got.witness == ((15.0, 20.0), (45.0, 20.0))  # it touches both tips


def test_a_strip_keeps_to_one_field_where_lines_beside_it_cross_another() -> None:
    case_map = _map(
        _box("s", "open", 0, 0, 10, 30),
        _box("m", "open", 10, 0, 10, 10),
        _box("n", "open", 10, 10, 10, 20),
        _box("t", "open", 20, 0, 10, 30),
    )
    got = dict(_measured(case_map))["s", "t"]
    assert got.beam_mm == pytest.approx(20)
    assert got.fields == ("n",)
    assert got.witness == ((10.0, 20.0), (20.0, 20.0))


def test_a_field_entered_again_is_listed_again_and_counts_once() -> None:
    case_map = _map(
        _box("s", "open", 0, 0, 10, 10),
        _field(
            "c", "open", (10, 0), (40, 0), (40, 10), (30, 10), (30, 4), (20, 4), (20, 10), (10, 10)
        ),
        _box("d", "open", 20, 4, 10, 6),
        _box("t", "open", 40, 0, 10, 10),
        _box("wall", "built_up", 10, -5, 30, 5),
    )
    finder, _ = _seen(case_map)
    got = finder.measure("s", "t", clear=3, rules=["L1"])
    assert got.fields == ("c", "d", "c")
    assert got.beam_mm == pytest.approx(6)


def test_a_ladder_is_as_wide_as_its_place_round_a_corner_too() -> None:
    room = _field("a", "built_up", (0, 0), (10, 0), (10, 10), (20, 10), (20, 20), (0, 20))
    walkway = _box("e", "elevated", 10, 0, 10, 10, level=1)
    straight = {"type": "ladder", "between": ["a", "e"], "at": [[10, 2], [10, 5]]}
    bent = {"type": "ladder", "between": ["e", "a"], "at": [[10, 5], [15, 10]]}
    for portals, width in (((straight,), 3.0), ((bent,), hypot(5, 5))):
        got = dict(_measured(_map(room, walkway, portals=portals)))["a", "e"]
        assert got.beam_mm == pytest.approx(width)
        assert got.fields == ()
    both = dict(_measured(_map(room, walkway, portals=(straight, bent))))["a", "e"]
    assert both.beam_mm == pytest.approx(dist((10, 2), (15, 10)))  # they meet at (10, 5)


def test_a_ladder_beside_a_slanted_border_lies_on_it() -> None:
    case_map = _map(
        _field("a", "built_up", (0, 0), (3000, 1000), (3000, 3000), (0, 3000)),
        _field("e", "elevated", (0, 0), (0, -1000), (3000, -1000), (3000, 1000), level=1),
        portals=({"type": "ladder", "between": ["a", "e"], "at": [[1000, 333], [2000, 667]]},),
    )
    got = dict(_measured(case_map))["a", "e"]
    assert got.beam_mm == pytest.approx((1000 * 3 + 334) / hypot(3, 1), abs=0.01)
    assert got.witness[0] == pytest.approx((1500, 500), abs=0.01)


def test_a_pair_seen_by_its_building_alone_counts_obstacles_but_no_void() -> None:
    case_map = _map(
        _box("a", "built_up", 0, 0, 10, 30),
        _box("b", "built_up", 30, 0, 10, 30),
        _box("c", "built_up", 10, 30, 20, 10),
        _box("block", "open", 10, 20, 10, 10, obstacle=True),
        _field("a2", "built_up", (0, 30), (10, 30), (10, 40), (0, 40)),
        _field("b2", "built_up", (30, 30), (40, 30), (40, 40), (30, 40)),
    )
    finder, pairs = _seen(case_map)
    assert pairs["a", "b"] == {"clear": 1, "rules": ("L6",)}
    got = finder.measure("a", "b", **pairs["a", "b"])
    assert got.beam_mm == pytest.approx(20)
    assert got.fields == ()


def test_void_that_sight_passes_is_not_listed() -> None:
    fields = (_box("s", "open", 0, 0, 10, 10), _box("t", "open", 20, 0, 10, 10))
    frame = _field("f", "open", (0, 10), (30, 10), (30, 20), (0, 20))
    got = dict(_measured(_map(*fields, frame, void="passes")))["s", "t"]
    assert got.beam_mm == pytest.approx(10)
    assert got.fields == ()
    assert got.witness == ((10.0, 5.0), (20.0, 5.0))


def test_a_grazing_pair_has_the_line_it_is_given_and_no_width() -> None:
    game_map = game_map_of(_map(_box("s", "open", 0, 0, 10, 10), _box("t", "open", 10, 10, 5, 5)))
    mesh = build_mesh(game_map)
    line = ClosedLine(((0.0, 10.0), (10.0, 10.0)), ())
    got = StripFinder(mesh, game_map).measure("s", "t", clear=None, rules=["L1"], closed=line)
    assert got.beam_mm == 0
    assert got.witness == line.ends
    assert got.direction == (1.0, 0.0)
    assert got.strip is None
    point = ClosedLine(((10.0, 10.0), (10.0, 10.0)), (), (0.6, 0.8))
    got = StripFinder(mesh, game_map).measure("s", "t", clear=None, rules=["L1"], closed=point)
    assert got.direction == (0.6, 0.8)
    assert (
        StripFinder(mesh, game_map).measure("s", "t", clear=None, rules=["L1"]) == StripMeasures()
    )


def test_misuse_is_named() -> None:
    game_map = game_map_of(_map(_box("s", "open", 0, 0, 10, 10), _box("t", "open", 10, 0, 5, 5)))
    finder = StripFinder(build_mesh(game_map), game_map)
    with pytest.raises(UsageError, match="'nowhere'"):
        finder.measure("s", "nowhere", clear=1, rules=["L1"])
    with pytest.raises(UsageError, match="over 2 fields"):
        finder.measure("s", "t", clear=2, rules=["L1"])


@pytest.mark.parametrize("far", [(10, 3), (-4, 9), (-7, -7), (2, -30), (0, 5)])
def test_all_directions_between_two_squares_lie_between_the_first_and_the_last(
    far: tuple[int, int],
) -> None:
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.int64)
    found = direction_range(square, square + np.array(far))
    (fx, fy), (lx, ly) = found
    ways = [(x, y) for a in square for x, y in (square + np.array(far) - a).tolist()]
    assert {found[0], found[1]} <= set(ways)
    assert all(fx * y - fy * x >= 0 and x * ly - y * lx >= 0 for x, y in ways)


def test_squares_that_touch_have_no_first_direction() -> None:
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.int64)
    assert direction_range(square, square) is None
    assert direction_range(square, square + np.array([1, 0])) is None
