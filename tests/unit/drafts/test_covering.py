"""Obstacles and bends that hide a field."""

from __future__ import annotations

import mapkit
from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.drafts.changes import Bend, NewTrait, carry_out, change_dict, change_from
from mapkit.drafts.covering import cover, seen_by
from mapkit.drafts.effects import effects_of
from mapkit.edits import paint
from mapkit.sight import NONE


def test_what_hides_a_field_is_counted_by_the_tables() -> None:
    board = mapkit.open("uboat-bunker")
    field = board.field("objective 7").id
    ways = cover(board.map, field)
    assert {type(way.change) for way in ways} == {Bend, NewTrait}
    assert [way.effect for way in ways] == sorted((way.effect for way in ways), reverse=True)
    before = set(seen_by(board.map, field))
    for way in ways[:3]:
        after = mapkit.Board(carry_out(board.map, [way.change]))
        assert not has_errors(check_map(after.map))
        row = after.tables.field_ids.index(field)
        seen = after.tables.shot_distances(after.map)[row] != NONE
        others = {f for f, yes in zip(after.ids, seen, strict=True) if yes} - {field}
        assert before - set(way.hidden) | set(way.shown) == set(seen_by(after.map, field))
        assert set(seen_by(after.map, field)) <= others
        assert way.effect > 0


def test_no_obstacle_cuts_fields_off() -> None:
    board = mapkit.open("uboat-bunker")
    sniper = board.map.ruleset.movers["sniper"]
    field = board.field("objective 7").id
    far = len(board.ids) * (sniper.allowance or 0)
    reached = set(board.reach(field, steps=far).steps)
    tried = 0
    for way in cover(board.map, field, most=9):
        if isinstance(way.change, NewTrait):
            left = set(mapkit.Board(way.map).reach(field, steps=far).steps)
            assert reached - left <= {way.change.field}
            tried += 1
    assert tried


def test_what_would_cut_fields_off_is_left_out() -> None:
    game_map = mapkit.open("examples/two-rooms.yaml").map
    hides = paint(game_map, ["c2"], add_traits=["obstacle"])
    assert len(seen_by(hides, "c1")) < len(seen_by(game_map, "c1"))
    changes = [way.change for way in cover(game_map, "c1", most=100)]
    assert any(isinstance(change, NewTrait) for change in changes)
    assert NewTrait("c2", "obstacle") not in changes  # there is no other way from c1


def test_effects_are_those_of_both_tables() -> None:
    board = mapkit.open("uboat-bunker")
    field = board.field("objective 7").id
    way = cover(board.map, field)[0]
    effects = effects_of(board.compile(), board.disputes().calls, way.map)
    after = mapkit.Board(way.map)
    one = board.tables.shot_distances(board.map)
    two = after.tables.shot_distances(after.map)
    assert len(effects.verdicts) == int(((one == NONE) != (two == NONE)).sum()) // 2
    both = (one != two) & (one != NONE) & (two != NONE)
    assert len(effects.distances) == int(both.sum()) // 2
    was, now = ({(d.origin, d.target) for d in b.disputes()} for b in (board, after))
    assert set(effects.settled) == was - now
    assert set(effects.raised) == now - was


def test_changes_come_back_from_plain_values() -> None:
    for change in (Bend(("a", "b"), (3, 4)), NewTrait("1", "obstacle")):
        assert change_from(change_dict(change)) == change
