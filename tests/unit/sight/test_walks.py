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
