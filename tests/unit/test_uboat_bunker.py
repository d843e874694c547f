"""What is said of U-Boat Bunker alone; tests/unit/test_boards.py holds what both boards keep."""

from __future__ import annotations

import math
from collections.abc import Collection
from statistics import median

import numpy as np
import pytest
import shapely

import mapkit
from mapkit.compiled import CompiledMap, compile_map
from mapkit.edits import delete_building, delete_portals, paint
from mapkit.model import Field, GameMap
from mapkit.sight import NONE, PairExplainer
from tests.boards import SECTORS, building, doors, edges, marks, read_board, shape


@pytest.fixture(scope="module")
def board() -> GameMap:
    return read_board("uboat-bunker")


@pytest.fixture(scope="module")
def compiled(board: GameMap) -> CompiledMap:
    return compile_map(board)


@pytest.fixture(scope="module")
def explainer(compiled: CompiledMap) -> PairExplainer:
    return PairExplainer(compiled.map, compiled.mesh, compiled.relations)


def named(board: GameMap, name: str) -> str:
    (found,) = [f.id for f in board.fields.values() if f.name == name]
    return found


def of_kind(board: GameMap, kind: str) -> list[Field]:
    return [f for f in board.fields.values() if f.kind == kind]


def with_trait(board: GameMap, trait: str) -> list[Field]:
    return [f for f in board.fields.values() if trait in f.traits]


def ladders(board: GameMap) -> set[frozenset[str]]:
    return {frozenset(p.between) for p in board.portals if p.type == "ladder"}


def pieces(compiled: CompiledMap, fields: Collection[str]) -> list[set[str]]:
    """Split fields into the sets that hang together by adjacency."""
    left, found = set(fields), []
    while left:
        piece, todo = set[str](), {left.pop()}
        while todo:
            piece.add(here := todo.pop())
            todo |= left & set(compiled.relations.neighbours(here))
            left -= todo
        found.append(piece)
    return found


# What the rules say about this side of the board


def test_rooms_stand_in_the_three_squads_sectors(board: GameMap) -> None:
    assert {f.sector for f in of_kind(board, "built_up")} == SECTORS
    for house in board.buildings:
        assert len({board.fields[i].sector for i in house.fields}) == 1
        assert len(doors(board, house.fields)) >= 2
    in_white = [b.name for b in board.buildings if board.fields[b.fields[0]].sector == "white"]
    assert in_white == ["Submarine"]


def test_walkways_are_elevated_and_reached_by_ladders(compiled: CompiledMap) -> None:
    board = compiled.map
    walkways = {f.id for f in of_kind(board, "elevated")}
    assert len(walkways) >= 15
    assert {board.fields[i].level for i in walkways} == {1}
    for piece in pieces(compiled, walkways):
        feet = [pair - piece for pair in ladders(board) if pair & piece]
        assert len(feet) >= 2
    for pair in ladders(board):
        assert len(pair & walkways) == 1


def test_walkways_divide_the_hall(compiled: CompiledMap) -> None:
    """On the ground nobody comes from one half to the other, not even through the water."""
    board = compiled.map
    ground = [f.id for f in of_kind(board, "open") if "obstacle" not in f.traits]
    halls = sorted(pieces(compiled, ground), key=len)
    assert len(halls[-2]) >= 15
    north, south = named(board, "Dock I, head"), named(board, "Dock II, head")
    assert not any({north, south} <= hall for hall in halls)


def test_two_red_tunnels_run_under_the_middle_walkway(compiled: CompiledMap) -> None:
    board = compiled.map
    under = tunnels(compiled)
    assert len(under) == 2
    for below, above in under.items():
        tunnel = board.fields[below]
        assert (tunnel.kind, tunnel.sector, tunnel.level) == ("built_up", "red", 0)
        for i in above:
            walkway = board.fields[i]
            assert (walkway.kind, walkway.level) == ("elevated", 1)
            assert (walkway.name or "").startswith("Middle walkway")
            assert set(compiled.relations.steps(i)).isdisjoint({below})
        over = shapely.union_all([shape(board, i) for i in above])
        ends: list[shapely.Polygon] = [*shapely.get_parts(shape(board, below).difference(over))]
        assert len(ends) == 2  # it comes out on both sides
        door_sides = {
            int(ends[0].distance(shapely.Point(at)) > ends[1].distance(shapely.Point(at)))
            for p in board.portals
            if p.type == "door" and below in p.between
            for at in p.at
        }
        assert door_sides == {0, 1}
        assert shapely.Point(4000, 2600).distance(shape(board, below)) < 1000  # in the middle


def tunnels(compiled: CompiledMap) -> dict[str, list[str]]:
    """Return the walkways that lie above each tunnel."""
    found: dict[str, list[str]] = {}
    for pair in compiled.relations.stacked:
        below, above = sorted(pair, key=lambda i: compiled.map.fields[i].level)
        found.setdefault(below, []).append(above)
    return found


def test_the_walkway_ends_no_field_where_a_tunnel_begins(compiled: CompiledMap) -> None:
    """Three walkway fields lie above each tunnel, so rule L5 decides six pairs."""
    assert [len(above) for above in tunnels(compiled).values()] == [3, 3]


def test_a_shaft_hides_the_rooms_round_it_from_each_other(compiled: CompiledMap) -> None:
    """They see each other by rule L6 alone: they are rooms of one building."""
    ids = list(compiled.map.fields)
    rooms = building(compiled.map, "Command bunker")
    pairs = [(a, b) for k, a in enumerate(rooms) for b in rooms[k + 1 :]]
    by_building = [
        (a, b)
        for a, b in pairs
        if compiled.tables.pair(ids.index(a), ids.index(b)).rules == ("L6",)
    ]
    assert len(by_building) == 5


def test_tunnel_and_walkway_above_never_see_each_other(
    compiled: CompiledMap, explainer: PairExplainer
) -> None:
    for below, above in compiled.relations.stacked:
        answer = explainer.explain(below, above)
        assert answer.verdict == "blocked"
        assert answer.rules == ("L5",)


def test_the_submarine_is_built_up_and_lies_in_a_dock(compiled: CompiledMap) -> None:
    board = compiled.map
    rooms = building(board, "Submarine")
    assert len(doors(board, rooms)) >= 2
    for room in rooms:
        beside = [board.fields[n] for n in compiled.relations.neighbours(room)]
        water = [f for f in beside if "water" in f.traits]
        assert water
        assert all((f.name or "").startswith("Dock") for f in water)


def test_what_an_open_submarine_would_change(compiled: CompiledMap) -> None:
    """The figures of docs/board-facts.md; the rules say what the submarine is on one side only."""
    deck = ["W116", "W117", "W118"]
    changed = delete_portals(delete_building(compiled.map, "sub"), ["d37", "d38"])
    variant = mapkit.open("examples/variants/uboat-bunker-open-submarine.yaml").map
    assert variant.fields == paint(changed, deck, kind="open").fields
    assert (variant.portals, variant.vertices, variant.markers) == (
        changed.portals, changed.vertices, changed.markers,
    )  # fmt: skip
    other = compile_map(variant)
    assert compiled.tables is not None
    assert other.tables is not None
    ids = list(compiled.map.fields)
    upper = np.triu_indices(len(ids), 1)
    old, new = (
        t.shot_distances(m.map)[upper]
        for t, m in ((compiled.tables, compiled), (other.tables, other))
    )
    won = (old == NONE) & (new != NONE)
    on_deck = np.array([ids[a] in deck or ids[b] in deck for a, b in zip(*upper, strict=True)])
    assert (int(won.sum()), int((won & ~on_deck).sum())) == (92, 88)
    assert not ((old != NONE) & (new == NONE)).any()
    assert int(((old != NONE) & (old != new)).sum()) == 10
    assert all(sorted(compiled.relations.steps(i)) == sorted(other.relations.steps(i)) for i in ids)


def test_from_the_submarine_over_one_water_field_to_the_walkway_is_two(
    board: GameMap, explainer: PairExplainer
) -> None:
    """The worked shot of page 11."""
    for name in ("North bridge, upper part", "North bridge, lower part"):
        answer = explainer.explain(named(board, "Torpedo tubes"), named(board, name))
        assert answer.verdict == "clear"
        assert answer.clear == 2
        assert answer.rules == ("L4",)
        water, walkway = answer.fields
        assert "water" in board.fields[water].traits
        assert board.fields[walkway].kind == "elevated"
        assert not answer.sight_disputed
        assert not answer.distance_disputed


def test_an_obstacle_hides_what_lies_behind_it(board: GameMap, explainer: PairExplainer) -> None:
    """The other half of page 11: the crane stands in the way even from a walkway."""
    walkway, mole = named(board, "Middle walkway, dock head"), named(board, "South mole")
    answer = explainer.explain(walkway, mole)
    assert answer.verdict == "blocked"
    assert named(board, "Floating crane") in {blocker for blocker, _ in answer.blockers}


def test_rooms_beside_a_walkway_see_it_only_over_open_ground_or_by_a_ladder(
    compiled: CompiledMap, explainer: PairExplainer
) -> None:
    board = compiled.map
    by_ladder, over_open, unseen = set(), set(), set()
    for a, b in compiled.relations.adjacent:
        if {board.fields[a].kind, board.fields[b].kind} != {"built_up", "elevated"}:
            continue
        answer = explainer.explain(a, b)
        assert not answer.sight_disputed
        pair = frozenset((a, b))
        if pair in ladders(board):
            assert answer.clear == 1
            by_ladder.add(pair)
        elif answer.verdict == "clear":
            assert any(board.fields[i].kind == "open" for i in answer.fields[:-1])
            assert answer.clear is not None
            assert answer.clear >= 2
            over_open.add(pair)
        else:
            unseen.add(pair)
    assert len(by_ladder) >= 6
    assert over_open
    walls = [
        ("Signals", "West gallery"),
        ("Archive", "West gallery"),
        ("Second bunk room", "Yellow gallery"),
    ]
    assert {frozenset((named(board, a), named(board, b))) for a, b in walls} <= unseen


def test_the_docks_are_water(board: GameMap) -> None:
    water = with_trait(board, "water")
    assert {f.kind for f in water} == {"open"}
    docks = [f for f in water if (f.name or "").startswith("Dock")]
    assert len(docks) >= 6


def test_obstacles_hide_walkways_from_each_other(compiled: CompiledMap) -> None:
    """Without its obstacle rule L3 would never hide anything."""
    board = compiled.map
    up = [f.id for f in of_kind(board, "elevated")]
    ids = list(board.fields)
    pairs = [(ids.index(a), ids.index(b)) for k, a in enumerate(up) for b in up[k + 1 :]]
    hidden = [pair for pair in pairs if compiled.tables.pair(*pair).clear is None]
    assert len(hidden) > len(pairs) / 8


def test_there_are_obstacles(board: GameMap) -> None:
    names = " ".join(f.name or "" for f in with_trait(board, "obstacle"))
    assert len(with_trait(board, "obstacle")) >= 6
    for thing in ("crates", "pier", "crane"):
        assert thing in names


def test_no_hard_terrain(board: GameMap) -> None:
    assert not with_trait(board, "hard_terrain")


def test_the_white_sector_is_in_pieces(compiled: CompiledMap) -> None:
    board = compiled.map
    white = [f.id for f in board.fields.values() if f.sector == "white"]
    assert len(pieces(compiled, white)) > 1


def test_no_other_regroup_card_is_claimed(board: GameMap) -> None:
    assert {a["card"] for _, a in marks(board, "regroup")} == {"A", "C"}


# What makes it a board to play on


def test_quays_and_basins_are_large_rooms_smaller_walkways_narrow(board: GameMap) -> None:
    def areas(kind: str) -> list[float]:
        fields = [f for f in of_kind(board, kind) if "obstacle" not in f.traits]
        return [shape(board, f.id).area for f in fields]

    assert median(areas("open")) > 1.1 * median(areas("built_up"))
    assert median(areas("built_up")) > 1.1 * median(areas("elevated"))


def test_walls_and_walkways_are_straight_and_parallel(board: GameMap) -> None:
    submarine = building(board, "Submarine")
    for field in board.fields.values():
        slanted = [(a, b) for a, b in edges(board, field.id) if a[0] != b[0] and a[1] != b[1]]
        if field.id in submarine[::2]:
            assert len(slanted) >= 4  # bow and stern are round
        elif field.kind != "open" or "obstacle" in field.traits:
            assert not slanted, field.name


@pytest.mark.parametrize("name", ["Track curve", "Dock I, head", "Dock II, head"])
def test_what_is_round_is_drawn_round(board: GameMap, name: str) -> None:
    directions = {
        round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) % 180)
        for a, b in edges(board, named(board, name))
    }
    assert len(directions) >= 7


def test_sight_is_short_with_some_long_lanes(compiled: CompiledMap) -> None:
    upper = np.triu_indices(len(compiled.map.fields), 1)
    clear = compiled.tables.clear[upper]
    seen = clear[clear != NONE].astype(int)
    assert 0.2 < len(seen) / len(clear) < 0.5
    assert (seen <= 5).mean() > 0.7
    assert np.median(seen) in (3, 4)
    assert seen.max() >= 8
