"""What is said of Launch Site alone; tests/unit/test_boards.py holds what both boards keep."""

from __future__ import annotations

import math
import re
from statistics import median

import numpy as np
import pytest

from mapkit.compiled import CompiledMap, compile_map
from mapkit.model import GameMap
from mapkit.sight import NONE
from tests.boards import building, doors, edges, marks, read_board, shape


@pytest.fixture(scope="module")
def board() -> GameMap:
    return read_board("launch-site")


@pytest.fixture(scope="module")
def compiled(board: GameMap) -> CompiledMap:
    return compile_map(board)


# What the rules say about this side of the board


def test_outdoors_nothing_is_elevated_and_nothing_is_an_obstacle(compiled: CompiledMap) -> None:
    fields = compiled.map.fields.values()
    assert {f.kind for f in fields} == {"open", "built_up"}
    assert {f.level for f in fields} == {0}
    assert not any("obstacle" in f.traits for f in fields)
    assert compiled.relations.stacked == ()
    assert not any(p.type == "ladder" for p in compiled.map.portals)


def test_the_submarine_is_built_up_and_lies_in_the_water(compiled: CompiledMap) -> None:
    board = compiled.map
    rooms = building(board, "Submarine")
    assert {board.fields[i].kind for i in rooms} == {"built_up"}
    assert len(doors(board, rooms)) >= 2
    for room in rooms:
        traits = [board.fields[n].traits for n in compiled.relations.neighbours(room)]
        assert any("water" in t for t in traits), room


def test_three_railway_cars_stand_in_the_black_sector(compiled: CompiledMap) -> None:
    board = compiled.map
    cars = [b.fields for b in board.buildings if "railway car" in b.name]
    assert len(cars) == 3
    for (car,) in cars:
        assert board.fields[car].kind == "built_up"
        assert board.fields[car].sector == "black"
        assert doors(board, [car])
        beside = {board.fields[n].name or "" for n in compiled.relations.neighbours(car)}
        assert any("rack" in name or "car" in name for name in beside)


def test_there_is_hard_terrain(board: GameMap) -> None:
    hard = [f for f in board.fields.values() if "hard_terrain" in f.traits]
    assert len(hard) >= 4
    assert {f.kind for f in hard} == {"open"}


def test_no_other_regroup_card_is_claimed(board: GameMap) -> None:
    assert {a["card"] for _, a in marks(board, "regroup")} == {"A", "C"}


@pytest.mark.parametrize(
    "name",
    [
        "Launch bunker",
        "Assembly hall",
        "Fuel store",
        "Upper barracks",
        "Lower barracks",
        "Workshops",
        "Warehouse",
    ],
)
def test_what_a_launch_site_needs_is_there(board: GameMap, name: str) -> None:
    assert building(board, name)


# What makes it a board to play on


def test_yards_and_roads_are_large_rooms_are_small(board: GameMap) -> None:
    def areas(kind: str) -> list[float]:
        return [shape(board, f.id).area for f in board.fields.values() if f.kind == kind]

    assert median(areas("open")) > 4 / 3 * median(areas("built_up"))


def test_roads_have_larger_fields(board: GameMap) -> None:
    """Page 10: one moves faster and shoots farther along them."""
    ground = [f for f in board.fields.values() if f.kind == "open" and "water" not in f.traits]
    road = {f.name: shape(board, f.id).area for f in ground if re.search("[Rr]oad", f.name or "")}
    others = median(shape(board, f.id).area for f in ground if f.name not in road)
    assert len(road) >= 8
    assert all(area > others for area in road.values()), road
    assert median(road.values()) > 1.4 * others


def test_the_walls_of_houses_are_straight_and_parallel(board: GameMap) -> None:
    for house in board.buildings:
        slanted = 0
        for room in house.fields:
            for (x0, y0), (x1, y1) in edges(board, room):
                slanted += x0 != x1 and y0 != y1
        assert (slanted > 8) if house.name == "Submarine" else (slanted == 0), house.name


@pytest.mark.parametrize("name", ["Launch pad", "Track curve", "Slip basin"])
def test_what_is_round_is_drawn_round(board: GameMap, name: str) -> None:
    (curved,) = [f.id for f in board.fields.values() if f.name == name]
    directions = {
        round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) % 180)
        for a, b in edges(board, curved)
    }
    assert len(directions) >= 8


def test_open_fields_meet_by_threes(board: GameMap) -> None:
    # Where four fields meet in one point, a line of no width leads through it, and with it come
    # distances nobody at a table can agree on.
    ends: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for field in board.fields:
        for ring in board.points(field):
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                ends.setdefault(a, set()).add(b)
                ends.setdefault(b, set()).add(a)
    assert max(len(others) for others in ends.values()) == 3


def test_sight_is_short_with_some_long_lanes(compiled: CompiledMap) -> None:
    upper = np.triu_indices(len(compiled.map.fields), 1)
    clear = compiled.tables.clear[upper]
    seen = clear[clear != NONE].astype(int)
    assert 0.25 < len(seen) / len(clear) < 0.55
    assert (seen <= 5).mean() > 0.7
    assert np.median(seen) in (3, 4)
    assert seen.max() >= 8
