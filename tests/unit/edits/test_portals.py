from __future__ import annotations

import pytest

from mapkit.edits import (
    add_portal,
    change_portal,
    delete_portals,
    draw_field,
    insert_vertex,
    move_fields,
    move_portal,
    paint,
    portal_place,
    reshape_border,
    rotate_fields,
    set_header,
)
from mapkit.errors import NotFoundError
from tests.unit.edits.boards import codes, refused, rows, sound, two_rooms, walkway


def test_a_place_is_proposed_on_the_nearest_border() -> None:
    m = paint(rows(1, 3), ["2"], kind="built_up")
    place = portal_place(m, "door", (5080, 1500), 600)
    assert place.between == ("1", "2")
    assert place.at == ((5000, 1200), (5000, 1800))
    sound(add_portal(m, "door", place.between, place.at))
    other = portal_place(m, "door", (9900, 1500), 600)
    assert set(other.between) == {"2", "3"}


def test_a_place_stays_on_its_border_at_the_ends() -> None:
    m = paint(rows(1, 2), ["2"], kind="built_up")
    assert portal_place(m, "door", (5000, 10), 600).at == ((5000, 0), (5000, 600))
    assert portal_place(m, "door", (5000, 2500), 9000, within=10).at == ((5000, 0), (5000, 5000))


def test_a_place_crosses_vertices_on_a_straight_border() -> None:
    m = paint(rows(1, 2), ["2"], kind="built_up")
    m = insert_vertex(m, ("r0c1", "r1c1"), (5000, 1500))
    assert portal_place(m, "door", (5000, 1500), 600).at == ((5000, 1200), (5000, 1800))


def test_doors_beside_each_other_share_the_border() -> None:
    m = two_rooms()
    place = portal_place(m, "door", (5000, 2600), 1000)
    assert place.at == ((5000, 3000), (5000, 4000))
    refused(lambda: portal_place(m, "door", (5000, 2600), 2500, within=10), "no room.*d1")
    moving = portal_place(m, "door", (5000, 2600), 1000, instead_of="d1")
    assert moving.at == ((5000, 2100), (5000, 3100))


def test_no_place_and_the_reason() -> None:
    m = rows(1, 2)
    refusal = refused(lambda: portal_place(m, "door", (5000, 2500), 600), r"A door here.*built_up")
    assert refusal.at == ((5000, 2500),)
    assert refusal.fields == ("1", "2")
    refused(lambda: portal_place(m, "door", (2500, 2500), 600), "no.*border|none here")
    refused(lambda: portal_place(m, "hatch", (5000, 2500), 600), "no portal 'hatch'")


def test_no_ladder_between_stacked_fields() -> None:
    m = walkway()
    refused(lambda: portal_place(m, "ladder", (12000, 2500), 600, within=100), "none here")
    at = [(12000.0, 2000.0), (12000.0, 2600.0)]
    refused(lambda: add_portal(m, "ladder", ("W", "3"), at), "stacked")


def test_a_portal_off_the_boundary_is_refused() -> None:
    m = paint(rows(1, 2), ["2"], kind="built_up")
    refused(lambda: add_portal(m, "door", ("1", "2"), [(4000, 1000), (4000, 2000)]), "misses")
    refused(lambda: add_portal(m, "door", ("1", "2"), [(5000, 1000), (5000, 1000)]), "no length")
    refused(
        lambda: add_portal(rows(1, 3), "wall", ("1", "3"), [(5000, 0), (5000, 9)]), "no boundary"
    )
    refused(
        lambda: add_portal(two_rooms(), "door", ("1", "2"), [(5000, 2500), (5000, 3500)]),
        "same place",
    )


def test_ids_of_portals_go_on_by_type() -> None:
    m = two_rooms()
    m = add_portal(m, "door", ("1", "2"), [(5000, 0), (5000, 500)])
    m = add_portal(m, "wall", ("1", "2"), [(5000, 500), (5000, 900)])
    assert [p.id for p in m.portals] == ["d1", "d2", "w1"]
    refused(
        lambda: add_portal(m, "wall", ("1", "2"), [(5000, 1000), (5000, 1200)], id="d1"), "taken"
    )


def test_moving_along_and_to_another_border() -> None:
    m = paint(rows(1, 3), ["2"], kind="built_up")
    m = add_portal(m, "door", ("2", "1"), [(5000, 2000), (5000, 2600)])
    along = sound(move_portal(m, "d1", (5100, 4000)))
    assert along.portals[0].between == ("2", "1")
    assert {y for _, y in along.portals[0].at} == {3700, 4300}
    across = sound(move_portal(m, "d1", (9900, 1000), width=800))
    assert set(across.portals[0].between) == {"2", "3"}
    assert {y for _, y in across.portals[0].at} == {600, 1400}


def test_changing_and_deleting() -> None:
    m = two_rooms()
    wall = change_portal(m, "d1", type_="wall")
    assert (wall.portals[0].type, codes(wall)) == ("wall", {"MK312"})
    refused(lambda: change_portal(m, "d1", type_="ladder"), "it needs elevated")
    assert delete_portals(m, ["d1"]).portals == ()
    with pytest.raises(NotFoundError, match="d9"):
        delete_portals(m, ["d9"])


def test_a_door_follows_a_border_that_is_reshaped() -> None:
    m = reshape_border(two_rooms(), "r0c1", "r1c1", [(6000, 1000), (6000, 4000)])
    assert sound(m).portals[0].at == ((6000, 2000), (6000, 3000))


def test_a_door_goes_along_with_the_two_fields_it_joins() -> None:
    m = set_header(two_rooms(), size_mm=(300.0, 300.0))
    after = sound(move_fields(m, ["1", "2"], (3000, 4000)))
    assert after.portals[0].at == ((8000, 6000), (8000, 7000))
    turned = sound(rotate_fields(after, ["1", "2"]))
    assert {y for _, y in turned.portals[0].at} == {6500}
    refused(lambda: move_fields(m, ["2"], (3000, 0)), "Door d1 would lose its place")


def test_a_door_on_a_border_with_a_new_junction_stays() -> None:
    m = draw_field(
        two_rooms(), [(4000, 0), (5000, 0), (5000, 1500), (4000, 1500)], "open", carve=True
    )
    assert sound(m).portals == two_rooms().portals
