"""The boards of the second game: composed of their cards, symmetric, and playable."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

import mapkit
from mapkit.analysis.measures.fairness import fairness_sentences, find_fairness
from mapkit.analysis.steps import with_costs
from mapkit.compose.composed import composed
from mapkit.compose.symmetry import completed, first_asymmetry
from mapkit.drawing.scene import Group, Polyline, walk
from mapkit.mapfile import kind_of_file, read_map
from mapkit.mapfile.layouts import read_layout
from mapkit.model.cells import cell_names

MAPS = Path(__file__).parents[2] / "maps" / "skirmish_wars"
BOARDS = {"twin-passes": "turn", "three-crowns": "mirror", "ring": "turn", "four-corners": "turn"}
POINTS = 6
"""What a tracked unit may spend in a turn, which we assume: the ruleset leaves it open."""
NEVER, LEAST = 0, 1


def opened(name: str) -> mapkit.Board:
    return mapkit.open(MAPS / f"{name}.yaml")


def bases(board: mapkit.Board) -> dict[str, str]:
    owners = {i: board.map.attributes_of(i)["owner"] for i, f in board.map.fields.items()
              if f.kind == "base"}  # fmt: skip
    return {str(owner): i for i, owner in owners.items()}


@pytest.mark.parametrize(("name", "symmetry"), BOARDS.items())
def test_a_board_is_its_layout_composed(name: str, symmetry: str) -> None:
    result = read_layout(MAPS / f"{name}.layout.yaml")
    assert result.layout is not None
    assert composed(completed(result.layout, symmetry)) == opened(name).map


@pytest.mark.parametrize(("name", "symmetry"), BOARDS.items())
def test_a_board_is_symmetric_and_designed(name: str, symmetry: str) -> None:
    board = opened(name)
    assert board.check() == ()
    assert first_asymmetry(board.map, board.relations, symmetry) is None
    assert board.map.provenance.kind == "designed"
    assert "our own" in board.map.provenance.note


def test_answers_name_the_cells_that_are_printed() -> None:
    sentence = opened("twin-passes").range("A1", 1).sentence
    assert "c1.a1 (A1, Red base)" in sentence
    assert "c1.b1 (B1)" in sentence


def test_there_are_cards_and_armies_enough() -> None:
    cards = sorted((MAPS / "cards").glob("*.yaml"))
    assert len(cards) >= 8
    assert all(read_map(path).diagnostics == () for path in cards)
    assert all(kind_of_file(path.read_text("utf-8")) == "map" for path in cards)
    assert sorted(len(bases(opened(name))) for name in BOARDS) == [2, 2, 3, 4]
    ring = opened("ring")
    width, height = ring.map.size_mm
    assert sum(f.polygon.area for f in ring.fields) < width * height  # it has a hole


@pytest.mark.parametrize("name", BOARDS)
def test_each_army_has_a_base_and_a_factory_and_reaches_every_city_on_foot(name: str) -> None:
    board = opened(name)
    fields = board.map.fields
    factories = [
        board.map.attributes_of(i)["owner"] for i, f in fields.items() if f.kind == "factory"
    ]
    armies = bases(board)
    assert sorted(map(str, factories)) == sorted(armies)
    cities = {i for i, f in fields.items() if f.kind == "city"}
    assert len(cities) >= 2 * len(armies) - 1
    for base in armies.values():
        seen, waiting = {base}, [base]
        while waiting:
            for there in board.relations.steps(waiting.pop()):
                # What infantry pays for is open; water and mountains it may not enter at all.
                if there not in seen and fields[there].kind not in {"water", "mountains"}:
                    seen.add(there)
                    waiting.append(there)
        assert cities <= seen


@pytest.mark.parametrize("name", BOARDS)
def test_the_first_contact_comes_after_three_to_five_turns_of_tracked_units(name: str) -> None:
    """Whatever the open costs are: known ways are short enough, and no way is shorter than 3."""
    board = opened(name)
    contacts = []
    for one, other in combinations(bases(board).values(), 2):
        turns = []
        for cost in (NEVER, LEAST):
            known = mapkit.Board(with_costs(board.map, "tracked", cost))
            reached = known.reach(one, mover="tracked", steps=999).costs
            beside = [reached[i] for i in known.relations.neighbours(other) if i in reached]
            turns.append(math.ceil(min(beside) / POINTS))
        slowest, fastest = turns
        assert fastest >= 3
        contacts.append((slowest, (one, other)))
    for army in bases(board).values():  # of four armies two are far across the board
        assert min(turn for turn, pair in contacts if army in pair) <= 5


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_fair_to_every_army(name: str) -> None:
    supplies = find_fairness(opened(name).map, opened(name).relations)
    assert {s.owner for s in supplies} == {*bases(opened(name))}
    for mover in opened(name).map.ruleset.movers:
        assert len({s.distances for s in supplies if s.mover == mover}) == 1
        assert all(s.distances for s in supplies)


def test_the_difference_is_named_where_a_board_is_not_fair() -> None:
    board = opened("three-crowns")
    fields = dict(board.map.fields)
    near = board["C2"].id
    fields[near] = replace(fields[near], kind="city")
    said = list(
        fairness_sentences(
            board.map, find_fairness(replace(board.map, fields=fields), board.relations)
        )
    )
    assert said[0] == (
        "Not fair in income for a foot soldier: from the factories to the nearest fields that pay "
        "and belong to nobody: red 1, 4, 4; blue 4, 4, 7; green 4, 4, 7. "
        "Shortest ways: red; longest: blue, green."
    )
    assert said[1] == (
        "Not fair in attack for a foot soldier: from base to base: red 14, 18; blue 14, 18; "
        "green 18, 18. Shortest ways: red, blue; longest: green."
    )
    assert said[-1] == "Where the cards of units give other costs, this may be otherwise."


def test_cells_are_named_by_column_and_row() -> None:
    crowns = opened("three-crowns")
    names = cell_names(crowns.map)
    assert len(names) == len(crowns.ids)
    assert names["A1"] == "c1.a1"
    assert names["O12"] == list(crowns.ids)[-1] or crowns["O12"].polygon.centroid.x > 300
    assert crowns["h10"].kind == "factory"
    assert cell_names(mapkit.open("launch-site").map) == {}
    assert "D4" not in cell_names(opened("ring").map)  # the hole


def test_a_cell_has_one_sign_and_roads_join() -> None:
    scene = opened("three-crowns").picture(look="play").scene()
    signs = [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "terrain"]
    assert len({s.field for s in signs}) == len(signs)
    assert [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "coordinates"]
    roads = [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "road"]
    cross = next(s for s in roads if s.field == opened("three-crowns")["H5"].id)
    lines = [s.points for s in cross.shapes if isinstance(s, Polyline)]
    across = [sorted(round(abs(b[k] - a[k])) for k in (0, 1)) for a, b in lines]
    assert across == [[0, 21], [0, 21]]  # mm: each from side to side
