"""Answers about a pair: whom the rules leave out, what a free line has, and one that grazes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.errors import UsageError
from mapkit.mapfile import new_map
from mapkit.sight import explain_pair, sight_tables


def test_a_game_whose_rules_leave_out_a_pair():
    board = new_map("rows", id="m", rows=1, columns=2)
    mute = replace(board, ruleset=replace(board.ruleset, rules={}))
    mesh = build_mesh(mute)
    joined = relations(mute, mesh)
    with pytest.raises(UsageError, match="no line rule of ruleset sniper_elite"):
        sight_tables(mute, mesh, joined)
    with pytest.raises(UsageError, match="classes open and open"):
        explain_pair(mute, mesh, joined, *mute.fields)


def test_what_an_answer_has_where_the_line_is_free_and_where_it_is_not():
    board = new_map("rows", id="m", size_mm=(90, 30), rows=1, columns=3)
    a, wall, b = board.fields
    board = replace(
        board, fields={**board.fields, wall: replace(board.fields[wall], kind="built_up")}
    )
    mesh = build_mesh(board)
    joined = relations(board, mesh)
    own, free, shut = (explain_pair(board, mesh, joined, a, to) for to in (a, wall, b))
    assert (own.clear, own.grazing, own.fields) == (1, 1, (a,))
    assert (free.clear, free.fields, free.blockers, free.reason) == (1, (wall,), (), None)
    assert free.beam_mm is not None
    assert (free.near_miss_mm, free.near_miss_line, free.near_miss_into) == (None, None, ())
    assert (shut.clear, shut.fields, shut.beam_mm, shut.reason) == (None, (), None, None)
    assert [field for field, _ in shut.blockers] == [wall]
    assert shut.near_miss_mm == pytest.approx(15)


@pytest.mark.parametrize(("rows", "walls", "way"), [(2, "29", "7 3 4 10"), (5, "38", "4 5 7 10")])
def test_a_line_that_only_grazes_is_told_with_the_corners_on_it(rows, walls, way):
    columns = 10 // rows
    board = new_map("rows", id="m", size_mm=(30 * columns, 30 * rows), rows=rows, columns=columns)
    shut = {i: replace(board.fields[i], kind="built_up") for i in walls}
    board = replace(board, fields={**board.fields, **shut})
    mesh = build_mesh(board)
    joined = relations(board, mesh)
    there = way.split()
    corners = [(x, 3000.0) if rows == 2 else (3000.0, x) for x in (3e3, 6e3, 9e3, 12e3)]
    for a, b, at, fields in (
        ("1", "10", corners, there),
        ("10", "1", corners[::-1], [*there[-2::-1], "1"]),
    ):
        found = explain_pair(board, mesh, joined, a, b)
        (other,) = found.others
        assert (found.clear, found.grazing, other.reason, other.distance) == (None, 4, "grazing", 4)
        assert (other.at, other.line) == (tuple(at), (at[0], at[-1]))
        assert other.fields == found.fields == tuple(fields)
