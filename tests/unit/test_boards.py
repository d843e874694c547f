"""Launch Site keeps what the rules say about it, fact by fact, and is a board to play on."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Collection
from pathlib import Path
from statistics import median

import numpy as np
import pytest
import shapely

from mapkit.compiled import CompiledMap, compile_map
from mapkit.coverage import check_map
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from mapkit.sight import NONE, PairExplainer

MAPS = Path(__file__).resolve().parents[2] / "maps"
SQUADS = ("black", "red", "yellow")
SECTORS = {*SQUADS, "white"}


@pytest.fixture(scope="module")
def board() -> GameMap:
    found = read_map(MAPS / "launch-site.yaml")
    assert found.map is not None
    assert not found.diagnostics
    return found.map


@pytest.fixture(scope="module")
def compiled(board: GameMap) -> CompiledMap:
    return compile_map(board)


def marks(board: GameMap, kind: str) -> list[tuple[str, dict[str, str | int]]]:
    return [(m.field, dict(m.attributes)) for m in board.markers if m.type == kind]


def building(board: GameMap, name: str) -> tuple[str, ...]:
    (fields,) = [b.fields for b in board.buildings if b.name == name]
    return fields


def doors(board: GameMap, fields: Collection[str]) -> list[str]:
    return [p.id for p in board.portals if p.type == "door" and len({*p.between} & {*fields}) == 1]


def distances_from(
    compiled: CompiledMap, start: str, closed: Collection[str] = ()
) -> dict[str, int]:
    """Count steps from an arrow off the board; the first one enters the arrow's field."""
    found, todo = {start: 1}, deque([start])
    while todo:
        here = todo.popleft()
        for there in compiled.relations.steps(here):
            if there not in found and there not in closed:
                found[there] = found[here] + 1
                todo.append(there)
    return found


def shape(board: GameMap, field_id: str) -> shapely.Polygon:
    outer, *holes = board.points(field_id)
    return shapely.Polygon(outer, holes)


# What the rules say about this side of the board


def test_it_says_that_it_is_a_reconstruction(board: GameMap) -> None:
    assert board.provenance.kind == "reconstruction"
    assert "no" in board.provenance.note
    assert "printed" in board.provenance.note
    assert "solo" in board.provenance.note


def test_outdoors_nothing_is_elevated_and_nothing_is_an_obstacle(compiled: CompiledMap) -> None:
    fields = compiled.map.fields.values()
    assert {f.kind for f in fields} == {"open", "built_up"}
    assert {f.level for f in fields} == {0}
    assert not any("obstacle" in f.traits for f in fields)
    assert compiled.relations.stacked == ()


def test_what_is_built_up_is_a_building_and_is_entered_by_doors(compiled: CompiledMap) -> None:
    board = compiled.map
    rooms = {f.id for f in board.fields.values() if f.kind == "built_up"}
    assert rooms == {i for b in board.buildings for i in b.fields}
    assert {tuple(sorted(b.fields)) for b in board.buildings} == set(compiled.relations.buildings)
    assert not any(p.type == "ladder" for p in board.portals)
    for house in board.buildings:
        assert doors(board, house.fields), house.name


def test_the_submarine_is_built_up_and_lies_in_the_water(compiled: CompiledMap) -> None:
    board = compiled.map
    rooms = building(board, "Submarine")
    assert {board.fields[i].kind for i in rooms} == {"built_up"}
    assert doors(board, rooms)
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


def test_there_is_water(board: GameMap) -> None:
    water = [f for f in board.fields.values() if "water" in f.traits]
    assert len(water) >= 2
    assert {f.kind for f in water} == {"open"}


def test_there_is_hard_terrain(board: GameMap) -> None:
    hard = [f for f in board.fields.values() if "hard_terrain" in f.traits]
    assert len(hard) >= 4
    assert {f.kind for f in hard} == {"open"}


def test_four_sectors_of_which_the_white_one_is_neutral(board: GameMap) -> None:
    assert {f.sector for f in board.fields.values()} == SECTORS
    assert {s.id for s in board.sectors.values() if s.neutral} == {"white"}


def test_nine_objectives_split_three_three_two_and_one(board: GameMap) -> None:
    found = marks(board, "objective")
    assert sorted(int(a["number"]) for _, a in found) == list(range(1, 10))
    split = Counter(board.fields[i].sector for i, _ in found)
    assert split["white"] == 1
    assert sorted(split[s] for s in SQUADS) == [2, 3, 3]


@pytest.mark.parametrize("squad", SQUADS)
def test_three_starts_a_squad_in_its_own_sector(board: GameMap, squad: str) -> None:
    own = [(i, a["role"]) for i, a in marks(board, "start") if a["squad"] == squad]
    assert sorted(role for _, role in own) == ["officer", "soldier", "soldier"]
    assert len({i for i, _ in own}) == 3
    assert {board.fields[i].sector for i, _ in own} == {squad}


def test_an_entry_at_the_rim_of_each_sector(board: GameMap) -> None:
    found = marks(board, "entry")
    assert sorted(str(a["sector"]) for _, a in found) == sorted(SECTORS)
    whole = shapely.union_all([shape(board, i) for i in board.fields])
    assert isinstance(whole, shapely.Polygon)  # one piece without holes in between
    outline = whole.exterior
    for field, attributes in found:
        assert board.fields[field].sector == attributes["sector"]
        assert shape(board, field).exterior.intersection(outline).length > 0


@pytest.mark.parametrize("card", ["A", "C"])
def test_a_regroup_card_has_a_field_for_each_squad_and_last_known_sector(
    board: GameMap, card: str
) -> None:
    found = [(i, a) for i, a in marks(board, "regroup") if a["card"] == card]
    for sector in SECTORS:
        here = {str(a["squad"]): i for i, a in found if a["sector"] == sector}
        assert set(here) == set(SQUADS)
        assert len(set(here.values())) == 3
    assert len(found) == 12


def test_no_other_regroup_card_is_claimed(board: GameMap) -> None:
    assert {a["card"] for _, a in marks(board, "regroup")} == {"A", "C"}


# What makes it a board to play on


def test_the_checks_find_nothing_to_mend(board: GameMap) -> None:
    assert [d for d in check_map(board) if str(d.severity) != "note"] == []


def test_so_many_fields(board: GameMap) -> None:
    assert 90 <= len(board.fields) <= 130
    assert all(f.name for f in board.fields.values())
    assert len({f.name for f in board.fields.values()}) == len(board.fields)


def test_yards_and_roads_are_large_rooms_are_small(board: GameMap) -> None:
    def areas(kind: str) -> list[float]:
        return [shape(board, f.id).area for f in board.fields.values() if f.kind == kind]

    assert median(areas("open")) > 4 / 3 * median(areas("built_up"))


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


def edges(board: GameMap, field_id: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    ring = board.points(field_id)[0]
    return list(zip(ring, (*ring[1:], ring[0]), strict=True))


def test_an_objective_cannot_be_shut_by_one_defender(compiled: CompiledMap) -> None:
    for field, attributes in marks(compiled.map, "objective"):
        assert len(compiled.relations.steps(field)) >= 2, attributes


def test_whatever_is_not_water_can_be_reached(compiled: CompiledMap) -> None:
    dry = {f.id for f in compiled.map.fields.values() if "water" not in f.traits}
    for field, _ in marks(compiled.map, "entry"):
        assert set(distances_from(compiled, field)) == dry


def test_ten_to_sixteen_steps_from_an_entry_to_the_farthest_field(compiled: CompiledMap) -> None:
    for field, attributes in marks(compiled.map, "entry"):
        assert 10 <= max(distances_from(compiled, field).values()) <= 16, attributes


def test_defenders_on_their_starts_shut_nobody_out(compiled: CompiledMap) -> None:
    board = compiled.map
    guarded = {field for field, _ in marks(board, "start")}
    assert len(guarded) == 9
    goals = {field for field, _ in marks(board, "objective")}
    assert not goals & guarded
    for field, _ in marks(board, "entry"):
        assert field not in guarded
        reached = set(distances_from(compiled, field, guarded))
        assert {board.fields[i].sector for i in reached} == SECTORS
        assert goals <= reached


def test_sight_is_short_with_some_long_lanes(compiled: CompiledMap) -> None:
    assert compiled.tables is not None
    upper = np.triu_indices(len(compiled.map.fields), 1)
    clear = compiled.tables.clear[upper]
    seen = clear[clear != NONE].astype(int)
    assert 0.25 < len(seen) / len(clear) < 0.5
    assert (seen <= 5).mean() > 0.7
    assert np.median(seen) in (3, 4)
    assert seen.max() >= 8


def test_few_verdicts_are_disputed(compiled: CompiledMap) -> None:
    assert compiled.tables is not None
    explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
    disputed = [
        (pair, measure, reasons)
        for pair, kind, measure, reasons in explainer.disputes(compiled.tables)
        if kind == "sight"
    ]
    fields = len(compiled.map.fields)
    assert len(disputed) < 0.005 * fields * (fields - 1) / 2
