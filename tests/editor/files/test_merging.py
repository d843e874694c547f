"""Two changes of one map, put together."""

from __future__ import annotations

from dataclasses import replace

from mapkit.editor.files.merging import merge
from mapkit.edits import accept, dismiss_doubts, merge_fields, move_vertices, paint
from mapkit.model import Doubt, GameMap, Marker, Photographed, Portal, Tracing


def moved(game_map: GameMap, vertex: str, by: int) -> GameMap:
    x, y = game_map.vertices[vertex]
    return move_vertices(game_map, {vertex: (x + by, y + by)})


def test_what_one_side_changed_is_taken(rows_map: GameMap) -> None:
    mine = replace(moved(rows_map, "r1c1", 200), name="Mine")
    theirs = replace(moved(rows_map, "r2c2", 200), author="Them")
    both = merge(rows_map, mine, theirs)
    assert both.sound
    assert both.kept == 0
    assert both.map.vertices["r1c1"] == mine.vertices["r1c1"]
    assert both.map.vertices["r2c2"] == theirs.vertices["r2c2"]
    assert (both.map.name, both.map.author) == ("Mine", "Them")
    assert merge(rows_map, theirs, mine).map == both.map


def test_where_both_changed_a_thing_mine_counts(rows_map: GameMap) -> None:
    mine, theirs = moved(rows_map, "r1c1", 200), moved(rows_map, "r1c1", 100)
    both = merge(rows_map, mine, theirs)
    assert both.kept == 1
    assert both.map == mine


def test_nothing_of_mine_gives_theirs(rows_map: GameMap) -> None:
    theirs = merge_fields(rows_map, ["1", "2"])
    assert merge(rows_map, rows_map, theirs).map == theirs
    assert merge(rows_map, theirs, theirs).map == theirs
    assert merge(rows_map, theirs, rows_map).map == theirs


def test_markers_and_portals_follow_fields_that_are_gone(rows_map: GameMap) -> None:
    marker = Marker("objective", "2", {"number": 1})
    mine = replace(rows_map, markers=(marker, Marker("objective", "5", {"number": 2})))
    at = (rows_map.vertices["r0c1"], rows_map.vertices["r1c1"])
    mine = replace(mine, portals=(Portal("d1", "wall", ("1", "2"), at),))
    theirs = merge_fields(rows_map, ["1", "2"])
    gone = next(iter({"1", "2"} - theirs.fields.keys()))
    both = merge(rows_map, mine, theirs).map
    assert gone not in both.fields
    assert not both.portals
    assert [m.field for m in both.markers] == [f for f in ("2", "5") if f in both.fields]


def test_markers_both_added_stand_once(rows_map: GameMap) -> None:
    one, two = Marker("objective", "2", {"number": 1}), Marker("objective", "3", {"number": 2})
    mine, theirs = replace(rows_map, markers=(one,)), replace(rows_map, markers=(two, one))
    assert {m.field for m in merge(rows_map, mine, theirs).map.markers} == {"2", "3"}
    assert len(merge(rows_map, mine, theirs).map.markers) == 2
    assert merge(mine, mine, rows_map).map.markers == ()


def test_what_does_not_go_together_is_not_sound(rows_map: GameMap) -> None:
    """Both merge field 6 with another neighbour: the two would lie on each other."""
    mine = merge_fields(rows_map, ["5", "6"])
    theirs = merge_fields(rows_map, ["7", "6"])
    assert not merge(rows_map, mine, theirs).sound


def traced(game_map: GameMap, *doubts: Doubt) -> GameMap:
    corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    photo = Photographed("photo.jpg", "a" * 64, (9, 9))
    return replace(
        game_map,
        fields={i: replace(f, traced="proposed") for i, f in game_map.fields.items()},
        tracing=Tracing(photo, corners, (), 0.4, 1.0, doubts),
    )


def test_two_people_review_one_tracing(rows_map: GameMap) -> None:
    doubts = [Doubt("kind", (f,), (1, 1), 0.5, "built_up") for f in ("1", "2", "3")]
    base = traced(rows_map, *doubts)
    both = merge(base, accept(base, fields=["1"]), accept(base, fields=["3"]))
    assert both.kept == 0
    assert [both.map.fields[f].traced for f in ("1", "2", "3")] == [
        "accepted",
        "proposed",
        "accepted",
    ]
    assert both.map.tracing.doubts == (doubts[1],)


def test_a_state_alone_is_no_clash(rows_map: GameMap) -> None:
    base = traced(rows_map)
    corner = base.fields["1"].rings[0][0]
    both = merge(base, moved(base, corner, 100), paint(base, ["1"], kind="built_up"))
    assert both.kept == 0
    assert (both.map.fields["1"].kind, both.map.fields["1"].traced) == ("built_up", "drawn")


def test_doubts_about_fields_that_are_gone_go(rows_map: GameMap) -> None:
    doubts = [Doubt("kind", (f,), (1, 1), 0.5) for f in ("1", "2", "5")]
    base = traced(rows_map, *doubts)
    theirs = merge_fields(base, ["1", "2"])
    both = merge(base, dismiss_doubts(base, [doubts[2]]), theirs).map
    assert all(set(d.fields) <= both.fields.keys() for d in both.tracing.doubts)
    assert doubts[2] not in both.tracing.doubts
