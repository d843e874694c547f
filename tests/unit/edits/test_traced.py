"""Edits keep true what a traced map says of itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.edits import (
    accept,
    add_marker,
    add_portal,
    change_portal,
    changes,
    copy_fields,
    cut_hole,
    delete_fields,
    delete_portals,
    delete_sector,
    dismiss_doubts,
    draw_field,
    insert_vertex,
    merge_fields,
    mirror_fields,
    move_fields,
    move_portal,
    move_vertices,
    paint,
    paste,
    redraw_fields,
    rename_field,
    rotate_fields,
    set_sector,
    set_tracing,
    split_field,
)
from mapkit.errors import NotFoundError, UsageError
from mapkit.model import Doubt, GameMap, Photographed, Portal, Sector, Tracing
from tests.unit.edits.boards import rows, two_rooms, walkway

PHOTO = Photographed("photo.jpg", "0" * 64, (4000, 3000))
CORNERS = ((0.0, 0.0), (4000.0, 0.0), (4000.0, 3000.0), (0.0, 3000.0))


def traced(game_map: GameMap, *doubts: Doubt) -> GameMap:
    """Return a map as tracing gives it: all of it proposed."""
    return replace(
        game_map,
        fields={f: replace(item, traced="proposed") for f, item in game_map.fields.items()},
        portals=tuple(replace(p, traced="proposed") for p in game_map.portals),
        tracing=Tracing(PHOTO, CORNERS, (), 0.4, 4.0, doubts),
    )


def border(a: str, b: str, x: int, y: int) -> Doubt:
    return Doubt("border", (a, b), (x, y), 0.5)


def kind(f: str, x: int, y: int) -> Doubt:
    return Doubt("kind", (f,), (x, y), 0.3, "built_up")


def drawn(game_map: GameMap) -> set[str]:
    return {f for f, item in game_map.fields.items() if item.traced == "drawn"}


def doubts(game_map: GameMap) -> tuple[Doubt, ...]:
    return game_map.tracing.doubts


def test_what_a_program_finds_again_is_proposed_and_what_a_person_draws_is_drawn() -> None:
    before = traced(rows(1, 4))
    halves = [[[(5000, y), (10000, y), (10000, y + 2500), (5000, y + 2500)]] for y in (0, 2500)]
    found = redraw_fields(before, ["2"], halves, proposed=True)
    assert len(found.fields) == 5
    assert drawn(found) == set()
    (new,) = found.fields.keys() - before.fields.keys()
    by_hand = redraw_fields(before, ["2"], halves)
    assert drawn(by_hand) == {"2", new}
    joined = merge_fields(by_hand, ["2", new])
    assert drawn(joined) == {"2"}
    again = redraw_fields(joined, ["2"], halves, proposed=True)
    assert drawn(again) == set()


def test_a_moved_border_draws_the_fields_at_it_alone() -> None:
    before = traced(rows(1, 4), border("1", "2", 5000, 2500), border("2", "3", 10000, 2500))
    after = move_vertices(before, {"r0c1": (5300, 0), "r1c1": (5300, 5000)})
    assert drawn(after) == {"1", "2"}
    assert doubts(after) == (border("2", "3", 10000, 2500),)
    assert changes(before, after).tracing


def test_a_doubt_at_a_part_of_the_border_that_stays_is_left() -> None:
    before = traced(rows(2, 2), border("1", "2", 5000, 1000))
    bent = insert_vertex(before, ("r0c1", "r1c1"), (5600, 4000))
    assert drawn(bent) == {"1", "2"}
    near = insert_vertex(before, ("r0c1", "r1c1"), (5600, 1500))
    assert doubts(near) == ()
    straight = insert_vertex(before, ("r0c1", "r1c1"), (5000, 2000))
    assert straight != before
    assert drawn(straight) == set()
    assert doubts(straight) == doubts(before)


def test_new_fields_and_their_cut_neighbours_are_drawn() -> None:
    before = traced(rows(1, 4), kind("1", 2500, 2500))
    island: list[tuple[float, float]] = [(2000, 2000), (3000, 2000), (3000, 3000), (2000, 3000)]
    after = draw_field(before, island, "built_up", id="hut", carve=True)
    assert drawn(after) == {"1", "hut"}
    (moved,) = doubts(after)
    assert moved.fields == ("1",)
    assert moved.at != (2500, 2500)  # there is the hut now
    assert drawn(cut_hole(before, island)) == {"1"}
    assert doubts(delete_fields(before, ["1"])) == ()
    assert drawn(delete_fields(before, ["1"])) == set()


def test_parts_and_merged_fields_take_the_doubts_over() -> None:
    asked = (
        border("1", "2", 5000, 4000),
        border("2", "3", 10000, 2500),
        kind("1", 2500, 4000),
        Doubt("missing", ("1",), (2500, 2500), 0.4),
    )
    before = traced(rows(1, 4), *asked)
    split = split_field(before, "1", [(0, 2400), (5000, 2400)])
    (new,) = split.fields.keys() - before.fields.keys()
    lower = "1" if (0, 5000) in split.points("1")[0] else new
    assert drawn(split) == {"1", new}
    assert doubts(split) == (border(lower, "2", 5000, 4000), asked[1], kind(lower, 2500, 4000))
    merged = merge_fields(before, ["1", "2"])
    (left,) = {"1", "2"} & merged.fields.keys()
    assert drawn(merged) == {left}
    assert doubts(merged) == (
        replace(asked[1], fields=(left, "3")),
        replace(asked[2], fields=(left,)),
        replace(asked[3], fields=(left,)),
    )


def test_a_renamed_field_is_what_it_was() -> None:
    before = traced(two_rooms(), Doubt("portal", ("1", "2"), (5000, 2500), 0.5), kind("1", 9, 9))
    after = rename_field(before, "1", "yard")
    assert drawn(after) == set()
    assert after.fields["yard"].traced == "proposed"
    assert after.portals[0].traced == "proposed"
    assert [d.fields for d in doubts(after)] == [("yard", "2"), ("yard",)]


def test_painting_answers_what_it_decides() -> None:
    sector = Doubt("sector", ("1",), (2500, 2500), 0.2, "red")
    before = traced(rows(1, 2), kind("1", 2500, 2500), sector, kind("2", 7500, 2500))
    built = paint(before, ["1"], kind="built_up")
    assert drawn(built) == set()
    assert doubts(built) == (sector, kind("2", 7500, 2500))
    red = paint(before, ["1"], sector="red")
    assert doubts(red) == (kind("1", 2500, 2500), kind("2", 7500, 2500))


def test_portals_are_drawn_when_a_person_sets_them() -> None:
    asked = Doubt("portal", ("1", "2"), (5000, 2500), 0.5)
    before = traced(two_rooms(), asked)
    followed = move_vertices(before, {"r0c1": (5400, 0), "r1c1": (5400, 5000)})
    assert followed.portals[0] != before.portals[0]
    assert followed.portals[0].traced == "proposed"
    assert doubts(followed) == (asked,)
    moved = move_portal(before, "d1", (5000, 1000))
    assert moved.portals[0].traced == "drawn"
    assert doubts(moved) == ()
    assert doubts(change_portal(before, "d1", type_="wall")) == ()
    assert doubts(delete_portals(before, ["d1"])) == ()
    more = add_portal(before, "door", ("1", "2"), ((5000, 500), (5000, 1000)))
    assert [p.traced for p in more.portals] == ["proposed", "drawn"]
    assert doubts(more) == ()


def test_markers_and_tunnels_answer_their_doubts() -> None:
    before = traced(rows(1, 2), Doubt("marker", ("1",), (2500, 2500), 0.5, "objective"))
    assert doubts(add_marker(before, "objective", "2")) == doubts(before)
    assert doubts(add_marker(before, "objective", "1")) == ()
    below = Doubt("below", ("W",), (9000, 2000), 0.5)
    over = traced(walkway(), below)
    room: list[tuple[float, float]] = [(8000, 1000), (9900, 1000), (9900, 4000), (8000, 4000)]
    tunnel = draw_field(over, room, "built_up", carve=True)
    assert doubts(tunnel) == ()
    assert doubts(draw_field(over, [(0, 0), (900, 0), (0, 900)], "open", carve=True)) == (below,)


def test_moving_turning_or_mirroring_the_whole_map_keeps_it() -> None:
    m = replace(rows(2, 2), size_mm=(300.0, 300.0))
    before = traced(m, border("1", "2", 5000, 1000), kind("4", 6000, 7000))
    moved = move_fields(before, before.fields, (700, 300))
    assert drawn(moved) == set()
    assert [d.at for d in doubts(moved)] == [(5700, 1300), (6700, 7300)]
    turned = rotate_fields(before, before.fields, 1)
    assert drawn(turned) == set()
    assert [d.at for d in doubts(turned)] == [(9000, 5000), (3000, 6000)]
    mirrored = mirror_fields(before, before.fields, "x")
    assert drawn(mirrored) == set()
    assert [d.at for d in doubts(mirrored)] == [(5000, 1000), (4000, 7000)]
    apart = move_fields(before, ["2"], (2000, 0))
    assert drawn(apart) == {"2"}


def test_what_is_pasted_is_drawn() -> None:
    before = traced(replace(two_rooms(), size_mm=(100.0, 200.0)))
    after = paste(before, copy_fields(before, ["1", "2"]), (0, 7000))
    assert drawn(after) == after.fields.keys() - before.fields.keys()
    assert [p.traced for p in after.portals] == ["proposed", "drawn"]


def test_a_map_that_was_not_traced_says_nothing() -> None:
    after = move_vertices(two_rooms(), {"r0c1": (5400, 0)})
    assert {f.traced for f in after.fields.values()} == {None}
    assert move_portal(after, "d1", (5100, 1000)).portals[0].traced is None


def test_a_word_that_the_map_loses_leaves_the_doubt() -> None:
    own = set_sector(rows(1, 2), Sector("pier", "Pier", "#123456"))
    asked = Doubt("sector", ("1",), (2500, 2500), 0.2, "pier")
    assert doubts(delete_sector(traced(own, asked), "pier")) == (replace(asked, instead=""),)


def test_accepting_a_field_answers_all_about_it_but_its_portals() -> None:
    portal = Doubt("portal", ("1", "2"), (5000, 2500), 0.5)
    before = traced(two_rooms(), border("1", "2", 5000, 500), kind("2", 7500, 2500), portal)
    after = accept(before, fields=["1"])
    assert [f.traced for f in after.fields.values()] == ["accepted", "proposed"]
    assert doubts(after) == (kind("2", 7500, 2500), portal)
    assert not changes(before, after).vertices
    both = accept(after, portals=["d1"])
    assert both.portals[0].traced == "accepted"
    assert doubts(both) == (kind("2", 7500, 2500),)


def test_accepting_the_last_doubt_accepts_what_it_is_about() -> None:
    one, two = border("1", "2", 5000, 500), kind("2", 7500, 2500)
    portal = Doubt("portal", ("1", "2"), (5000, 2500), 0.5)
    before = traced(two_rooms(), one, two, portal)
    first = accept(before, doubts=[one])
    assert [f.traced for f in first.fields.values()] == ["accepted", "proposed"]
    assert doubts(first) == (two, portal)
    second = accept(first, doubts=[two, portal])
    assert [f.traced for f in second.fields.values()] == ["accepted", "accepted"]
    assert second.portals[0].traced == "accepted"
    assert doubts(second) == ()
    dismissed = dismiss_doubts(before, [one])
    assert [f.traced for f in dismissed.fields.values()] == ["proposed", "proposed"]


def test_what_was_drawn_stays_drawn_when_it_is_accepted() -> None:
    before = traced(rows(1, 2))
    before = move_vertices(before, {"r0c0": (30, 30)})
    after = accept(before, fields=["1", "2"])
    assert [f.traced for f in after.fields.values()] == ["drawn", "accepted"]


def test_the_second_portal_of_a_border_keeps_its_doubt() -> None:
    m = replace(
        two_rooms(),
        portals=(
            Portal("d1", "door", ("1", "2"), ((5000, 500), (5000, 1000))),
            Portal("d2", "door", ("2", "1"), ((5000, 4000), (5000, 4500))),
        ),
    )
    high, low = (Doubt("portal", ("1", "2"), (5000, y), 0.5) for y in (700, 4300))
    after = accept(traced(m, high, low), portals=["d2"])
    assert doubts(after) == (high,)
    assert [p.traced for p in after.portals] == ["proposed", "accepted"]


def test_the_tracing_is_set_and_taken_away() -> None:
    before = traced(two_rooms())
    assert before.tracing is not None
    without = set_tracing(before, None)
    assert without == two_rooms()
    again = set_tracing(without, before.tracing)
    assert again.tracing == before.tracing
    assert set_tracing(again, before.tracing) is again


def test_what_is_not_there_is_not_accepted() -> None:
    before = traced(two_rooms())
    assert before.tracing is not None
    with pytest.raises(NotFoundError):
        accept(before, fields=["9"])
    with pytest.raises(NotFoundError):
        accept(before, portals=["d9"])
    with pytest.raises(NotFoundError):
        accept(before, doubts=[kind("1", 1, 1)])
    with pytest.raises(NotFoundError):
        dismiss_doubts(two_rooms(), [kind("1", 1, 1)])
    with pytest.raises(NotFoundError):
        set_tracing(before, replace(before.tracing, doubts=(kind("9", 1, 1),)))
    with pytest.raises(UsageError):
        set_tracing(before, replace(before.tracing, doubts=(Doubt("kind", ("1",), (1, 1), 1.2),)))
    assert dismiss_doubts(before, []) is before
