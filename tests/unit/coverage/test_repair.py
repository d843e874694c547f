"""Repairs mend what they promise, move little, and are done when they are done."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapkit.coverage.checks import check_map
from mapkit.coverage.repair import _Looked, _steps, repair
from mapkit.coverage.snap import Tries
from mapkit.diagnostics import Repair, Severity
from mapkit.diagnostics.rules import RULES
from mapkit.model import GameMap, Portal
from tests.looping import for_each
from tests.unit.coverage.all_cases import CASES, Case
from tests.unit.coverage.boards import (
    SIDE,
    add,
    faultless,
    plain,
    pond,
    square,
    with_field,
    with_portal,
    with_vertex,
)
from tests.unit.coverage.spoilt import Y


@cache
def mended_cases() -> tuple[Case, ...]:
    """Return the cases in which the check promises to mend what is wrong."""
    return tuple(c for c in CASES if any(d.code == c.code and d.fix for d in check_map(c.spoilt)))


def errors(game_map: GameMap) -> list[str]:
    return [d.code for d in check_map(game_map) if d.severity is Severity.ERROR]


def test_every_fix_of_the_rules_is_promised_by_a_case():
    # The overlap of the cases is too wide to be mended; a sliver has a test of its own.
    promised = {code for code, rule in RULES.items() if rule.fix} - {"MK220"}
    assert {case.code for case in mended_cases()} == promised


def test_every_repair_that_a_rule_may_name_is_done():
    assert set(_steps(Tries(), _Looked())) == set(Repair)


@for_each("case", [case for case in CASES if RULES[case.code].fix])
def test_what_promises_a_fix_is_mended_and_said(case: Case):
    if case in mended_cases():
        mended, notes, _ = repair(case.spoilt)
        assert notes
        assert case.code not in {d.code for d in check_map(mended)}
        assert not errors(mended)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.name}")
def test_repair_ends_and_loses_no_field(case: Case):
    mended, notes, _ = repair(case.spoilt)
    assert list(mended.fields) == list(case.spoilt.fields)
    assert len(errors(mended)) <= len(errors(case.spoilt))
    assert (mended is case.spoilt) == (not notes)
    again, nothing, _ = repair(mended)
    assert again is mended
    assert nothing == ()


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.name}")
def test_repair_leaves_a_sound_board_alone(case: Case):
    assert repair(case.sound) == (case.sound, (), False)


def test_an_overlap_thinner_than_the_tolerance_is_snapped_shut():
    base = pond(faultless(), "a", square(0, Y))
    bad = pond(
        base, "b", [(SIDE - 40, Y), (2 * SIDE, Y), (2 * SIDE, Y + SIDE), (SIDE - 30, Y + SIDE)]
    )
    assert [
        (d.code, d.fix is not None) for d in check_map(bad) if d.severity is Severity.ERROR
    ] == [("MK220", True)]
    mended, _, _ = repair(bad)
    assert check_map(mended) == ()
    assert mended.fields["a"].rings[0][1] in mended.fields["b"].rings[0]


def test_a_vertex_of_many_fields_stays_and_the_lone_one_moves():
    base = pond(faultless(), "a", square(8 * SIDE + 20, 0))
    mended, notes, _ = repair(base)
    assert mended.vertices["8000,0"] == (8000, 0)
    assert mended.vertices["8000,1000"] == (8000, 1000)
    assert "8020,0" not in mended.vertices
    assert any("8020,0" in note and "0.20 mm" in note for note in notes)


def test_a_portal_goes_along_with_the_vertex_it_stands_on():
    base = add(plain(), "a", square(0, 0), kind="built_up")
    base = add(base, "b", [(SIDE + 20, 0), (2 * SIDE, 0), (2 * SIDE, SIDE), (SIDE, SIDE)])
    base = with_portal(base, "door", "a", "b", (SIDE + 20, 0), (SIDE, 500))
    mended, _, _ = repair(base)
    assert mended.portals == (Portal("p0", "door", ("a", "b"), ((SIDE, 0), (SIDE, 500))),)
    assert not errors(mended)


def test_the_crossing_of_stacked_edges_gets_a_vertex_in_both_rings():
    case = next(c for c in CASES if c.code == "MK222")
    mended, _, _ = repair(case.spoilt)
    new = set(mended.vertices) - set(case.spoilt.vertices)
    assert {mended.vertices[v] for v in new} == {
        (1000, Y),
        (2000, Y),
        (1000, Y + SIDE),
        (2000, Y + SIDE),
    }
    for field in ("a", "b"):
        assert new <= set(mended.fields[field].rings[0])


def test_narrow_fields_and_details_are_not_broken():
    lane = pond(faultless(), "lane", square(0, Y, SIDE, 20))
    assert repair(lane) == (lane, (), False)
    steps = [(0, Y), (30, Y - 30), (60, Y - 50), (SIDE, Y - 50), (SIDE, Y + SIDE), (0, Y + SIDE)]
    rounded = pond(faultless(), "round", steps)
    assert repair(rounded) == (rounded, (), False)


def test_wide_gaps_are_left_to_people():
    apart = pond(pond(faultless(), "a", square(0, Y)), "b", square(SIDE + 51, Y))
    assert repair(apart) == (apart, (), False)


def test_a_map_with_an_unusable_header_is_left_alone():
    bad = replace(with_vertex(faultless(), "lost", (7, 7)), tolerance_mm=-1.0)
    assert repair(bad) == (bad, (), False)


def test_rings_with_unknown_vertices_do_not_stop_the_rest():
    bad = with_vertex(faultless(), "lost", (7, 7))
    ring = bad.fields["00"].rings[0]
    bad = with_field(bad, "00", rings=((*ring, "nowhere"),))
    mended, _, _ = repair(bad)
    assert "lost" not in mended.vertices
    assert mended.fields["00"] == bad.fields["00"]


# Boards drawn by an unsteady hand


def drawn_apart(columns: int, rows: int, offsets: list[tuple[int, int]]) -> GameMap:
    """Draw every square with corners of its own, each a little off."""
    game_map = plain()
    shift = iter(offsets)
    for c in range(columns):
        for r in range(rows):
            ring = [
                (x + dx, y + dy)
                for (x, y), (dx, dy) in zip(square(c * SIDE, r * SIDE), shift, strict=False)
            ]
            game_map = add(game_map, f"{c}{r}", ring)
    return game_map


def jitter(most: int, number: int) -> st.SearchStrategy[list[tuple[int, int]]]:
    step = st.integers(-most, most)
    return st.lists(st.tuples(step, step), min_size=number, max_size=number)


def test_a_corner_on_the_neighbours_border_beside_its_own_corner_is_joined() -> None:
    offsets = [(0, 0)] * 36
    offsets[4] = offsets[7] = (-6, 0)
    offsets[8] = (-6, -4)  # on the border of field 01, four units before that one's corner
    mended, _, _ = repair(drawn_apart(3, 3, offsets))
    assert {d.code for d in check_map(mended)} <= {"MK400", "MK217"}


@given(jitter(16, 3 * 3 * 4))
def test_squares_drawn_one_by_one_grow_together(offsets: list[tuple[int, int]]):
    drawn = drawn_apart(3, 3, offsets)
    mended, _, _ = repair(drawn)
    assert {d.code for d in check_map(mended)} <= {"MK400", "MK217"}
    assert list(mended.fields) == list(drawn.fields)
    assert repair(mended) == (mended, (), False)
    for name, (x, y) in mended.vertices.items():
        assert hypot(x - drawn.vertices[name][0], y - drawn.vertices[name][1]) <= 50


@given(jitter(24, 9 * 4))
def test_a_sound_board_stays_sound_when_its_vertices_shake(offsets: list[tuple[int, int]]):
    board = faultless()
    shaken = replace(
        board,
        vertices={
            name: (x + dx, y + dy)
            for (name, (x, y)), (dx, dy) in zip(board.vertices.items(), offsets, strict=True)
        },
    )
    assert not errors(shaken)
    assert repair(shaken) == (shaken, (), False)


@given(st.integers(1, 900), st.integers(-24, 24), st.integers(-24, 24))
def test_a_corner_on_a_neighbours_edge_is_joined_to_it(along: int, dx: int, dy: int):
    base = pond(faultless(), "a", [(0, Y), (SIDE, Y), (SIDE + 700, Y + SIDE), (0, Y + SIDE)])
    x, y = SIDE + 700 * along // 1000, Y + along
    tip = pond(base, "b", [(x + dx, y + dy), (3 * SIDE, y - 300), (3 * SIDE, y + 300)])
    mended, _, _ = repair(tip)
    assert not {d.code for d in check_map(mended)} - {"MK217", "MK212"}
    assert repair(mended) == (mended, (), False)


@pytest.mark.parametrize("by", [-300, 300, 4000], ids=["outside", "inside", "across"])
def test_a_tip_that_runs_out_and_back_is_an_error_with_a_repair(by: int):
    base = faultless()
    a, b, *rest = square(0, Y)
    assert a[1] == b[1]
    foot, tip = ((a[0] + b[0]) // 2, a[1]), ((a[0] + b[0]) // 2, a[1] + by)
    spoilt = pond(base, "a", [a, foot, tip, foot, b, *rest])
    (found,) = [d for d in check_map(spoilt) if d.code == "MK206"]
    assert found.severity is Severity.ERROR
    assert found.fix
    mended, _, _ = repair(spoilt)
    assert not errors(mended)
    assert sorted(mended.points("a")[0]) == sorted([a, b, *rest])
