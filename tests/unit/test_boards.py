"""What the rules say about both boards, fact by fact, and what makes a board one to play on.

Every test runs on every board of ``maps/``; what is said of one board alone stands in its own file.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
import shapely

from mapkit import Board
from mapkit.compiled import CompiledMap, compile_map
from mapkit.coverage import check_map
from mapkit.edits.renumbering import renamed_fields
from mapkit.model import GameMap
from mapkit.sight import NONE, PairExplainer
from tests.boards import (
    BOARDS,
    SECTORS,
    SQUADS,
    distances_from,
    doors,
    marks,
    read_board,
    section,
    shape,
    spot_mm,
)


@pytest.fixture(scope="module", params=BOARDS)
def board(request: pytest.FixtureRequest) -> GameMap:
    return read_board(request.param)


@pytest.fixture(scope="module")
def compiled(board: GameMap) -> CompiledMap:
    return compile_map(board)


@pytest.fixture(scope="module")
def disputed(compiled: CompiledMap) -> dict[str, list[tuple[str, str]]]:
    """The pairs whose sight, and those whose distance alone, turns on the tolerance."""
    assert compiled.tables is not None
    explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
    found: dict[str, list[tuple[str, str]]] = {"sight": [], "distance": []}
    for call in explainer.disputes(compiled.tables):
        if not call.is_open:
            found[call.kind].append((call.origin, call.target))
    found["distance"] = [p for p in found["distance"] if p not in found["sight"]]
    return found


# What fields are called


def test_an_id_is_the_letter_of_the_sector_and_a_number_that_no_other_has(board: GameMap) -> None:
    """So none is taken for the number of an objective; once it was the number alone."""
    for i, field in board.fields.items():
        assert re.fullmatch(f"{(field.sector or '')[:1].upper()}[1-9][0-9]{{0,2}}", i)
    assert board.former_ids == {i[1:]: i for i in board.fields}
    assert len(board.former_ids) == len(board.fields)


def test_old_ids_get_the_answers_of_the_new_ones(compiled: CompiledMap) -> None:
    asked = Board(compiled.map)
    for a in asked.ids:
        for b in asked.ids:
            assert asked.distance(a[1:], b[1:]) == asked.distance(a, b)
    for a, b in zip(asked.ids[::9], asked.ids[5::9], strict=False):
        assert asked.sight(a[1:], b[1:]).to_dict() == asked.sight(a, b).to_dict()


def test_ids_decide_nothing(compiled: CompiledMap) -> None:
    """All tables are those of a map with the old ids."""
    old = {new: number for number, new in compiled.map.former_ids.items()}
    before = compile_map(replace(renamed_fields(compiled.map, old), former_ids={}))
    assert before.tables.rules == compiled.tables.rules
    for name in ("clear", "grazing", "rule"):
        assert np.array_equal(getattr(before.tables, name), getattr(compiled.tables, name))
    for mover in compiled.map.ruleset.movers:
        assert np.array_equal(before.steps[mover], compiled.steps[mover])
        assert np.array_equal(before.walking[mover], compiled.walking[mover])
    now, then = compiled.relations, before.relations
    for name in ("adjacent", "matching", "passable", "stacked", "buildings"):
        sets = {frozenset(old[i] for i in group) for group in getattr(now, name)}
        assert sets == {frozenset(group) for group in getattr(then, name)}
    assert {k: {old[i] for i in ids} for k, ids in now.access.items()} == {
        k: {*ids} for k, ids in then.access.items()
    }


# What the rules say


def test_it_says_that_it_is_a_reconstruction(board: GameMap) -> None:
    assert board.provenance.kind == "reconstruction"
    assert "printed" in board.provenance.note
    assert "solo" in board.provenance.note


def test_what_is_built_up_is_a_named_building_and_is_entered_by_doors(
    compiled: CompiledMap,
) -> None:
    board = compiled.map
    rooms = {f.id for f in board.fields.values() if board.class_of(f.id) == "built_up"}
    assert rooms == {i for b in board.buildings for i in b.fields}
    assert {tuple(sorted(b.fields)) for b in board.buildings} == set(compiled.relations.buildings)
    for house in board.buildings:
        assert house.name
        assert doors(board, house.fields), house.name


def test_there_is_water(board: GameMap) -> None:
    water = [f for f in board.fields.values() if "water" in f.traits]
    assert len(water) >= 2
    assert {f.kind for f in water} == {"open"}


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
    assert isinstance(whole, shapely.Polygon)  # the board is one piece
    for field, attributes in found:
        assert board.fields[field].sector == attributes["sector"]
        assert shape(board, field).exterior.intersection(whole.exterior).length > 0


def test_regroup_marks_lie_in_the_last_known_sector(board: GameMap) -> None:
    """Three for each other squad, in the white sector one for each; none for the sector's own."""
    found = marks(board, "regroup")
    cards = {a["card"] for _, a in found}
    assert {"A", "C"} <= cards <= {"A", "B", "C"}
    for field, attributes in found:
        assert board.fields[field].sector == attributes["sector"], (field, attributes)
        assert not {"water", "obstacle"} & set(board.fields[field].traits), field
    for card in cards:
        for sector in SECTORS:
            here = [(i, a["squad"]) for i, a in found if (a["card"], a["sector"]) == (card, sector)]
            assert len({i for i, _ in here}) == len(here)
            of_each = 1 if sector == "white" else 3
            called = {squad: of_each for squad in SQUADS if squad != sector}
            assert Counter(squad for _, squad in here) == called


# What makes it a board to play on


def test_the_checks_find_nothing_to_mend(board: GameMap) -> None:
    assert [d for d in check_map(board) if str(d.severity) != "note"] == []


def test_so_many_fields_each_with_a_name(board: GameMap) -> None:
    assert 90 <= len(board.fields) <= 140
    assert all(f.name for f in board.fields.values())
    assert len({f.name for f in board.fields.values()}) == len(board.fields)


def test_the_base_of_a_figure_finds_room_on_every_field(board: GameMap) -> None:
    """A base is 25 mm wide; water and obstacles are no narrower than what is entered."""
    small = {i: round(spot_mm(board, i), 1) for i in board.fields if spot_mm(board, i) < 25}
    assert not small


def test_no_objective_is_far_better_hidden_than_another(compiled: CompiledMap) -> None:
    ids = list(compiled.map.fields)
    seen = (compiled.tables.clear != NONE).sum(axis=1) - 1
    by_number = {a["number"]: seen[ids.index(i)] for i, a in marks(compiled.map, "objective")}
    assert min(by_number.values()) >= 15, by_number
    assert max(by_number.values()) <= 3 * min(by_number.values()), by_number


def test_an_objective_cannot_be_shut_by_one_defender(compiled: CompiledMap) -> None:
    for field, attributes in marks(compiled.map, "objective"):
        assert len(compiled.relations.steps(field)) >= 2, attributes


def test_whatever_may_be_entered_can_be_reached(compiled: CompiledMap) -> None:
    fields = compiled.map.fields.values()
    enterable = {f.id for f in fields if not {"water", "obstacle"} & set(f.traits)}
    for field, _ in marks(compiled.map, "entry"):
        assert set(distances_from(compiled, field)) == enterable


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


@pytest.mark.parametrize("kind", ["verdict", "distance"])
def test_no_more_is_disputed_than_the_documentation_says(
    board: GameMap, disputed: dict[str, list[tuple[str, str]]], kind: str
) -> None:
    row = re.search(rf"\| pairs disputed in their {kind} \| ([\d,]+)", section(board))
    said = int(row[1].replace(",", ""))
    pairs = len(board.fields) * (len(board.fields) - 1) / 2
    assert len(disputed["sight" if kind == "verdict" else kind]) <= said < 0.03 * pairs


def test_every_disputed_distance_is_listed(
    board: GameMap, disputed: dict[str, list[tuple[str, str]]]
) -> None:
    words = " ".join(section(board).split())
    listed = words.split("between them differently: ")[1].split(".")[0]
    said = {
        (one, other)
        for one, others in (entry.split(" with ") for entry in listed.split("; "))
        for other in others.split(", ")
    }
    assert set(disputed["distance"]) == said
