"""What fields carry beside their kind."""

from __future__ import annotations

import pytest

from mapkit.edits import EditRefusedError, paint, set_attributes
from mapkit.errors import NotFoundError
from mapkit.mapfile.grids import grid_map
from mapkit.messages import translated
from mapkit.model import GameMap


@pytest.fixture
def towns() -> GameMap:
    """A row of a city, a factory, a base and grass."""
    game_map = grid_map("squares", 4, 1, 20)
    for field, kind in (("a1", "city"), ("b1", "factory"), ("c1", "base")):
        game_map = paint(game_map, (field,), kind=kind)
    return game_map


def test_several_fields_get_an_owner_and_points(towns: GameMap) -> None:
    after = set_attributes(towns, ("a1", "b1"), {"owner": "red", "points": 6})
    for field in ("a1", "b1"):
        assert after.attributes_of(field) == {"owner": "red", "points": 6}
    assert after.attributes_of("c1") == towns.attributes_of("c1")


def test_none_takes_what_the_kind_says(towns: GameMap) -> None:
    after = set_attributes(towns, ("a1",), {"owner": "red", "points": 6})
    after = set_attributes(after, ("a1",), {"points": None})
    assert after.attributes_of("a1") == {"owner": "red", "points": 4}
    assert after.fields["a1"].attributes == {"owner": "red"}
    assert set_attributes(after, ("a1",), {"owner": None}) == towns


def test_what_the_kind_says_is_not_written_again(towns: GameMap) -> None:
    assert set_attributes(towns, ("c1",), {"points": 8, "owner": "neutral"}) is towns


def test_another_kind_keeps_what_it_can_carry(towns: GameMap) -> None:
    owned = set_attributes(towns, ("a1",), {"owner": "red"})
    assert paint(owned, ("a1",), kind="factory").attributes_of("a1")["owner"] == "red"
    assert paint(owned, ("a1",), kind="grass").fields["a1"].attributes == {}
    assert paint(owned, ("a1",), name="Home").attributes_of("a1")["owner"] == "red"


def test_a_value_of_the_field_goes_where_the_new_kind_says_it_anyhow(towns: GameMap) -> None:
    eight = set_attributes(towns, ("a1",), {"points": 8})
    assert paint(eight, ("a1",), kind="base").fields["a1"].attributes == {}


@pytest.mark.parametrize(
    ("field", "values", "said"),
    [
        ("d1", {"owner": "red"}, "d1 is of the kind 'grass', which has no attribute 'owner'."),
        ("a1", {"colour": "red"}, "no attribute 'colour'; it has owner and points"),
        ("a1", {"owner": "pink"}, "'owner' cannot be pink: it is one of neutral, red, blue"),
        ("a1", {"points": 101}, "'points' cannot be 101: it is a whole number from 0 to 100."),
        ("a1", {"points": "four"}, "'points' cannot be four"),
    ],
)
def test_what_cannot_be_is_refused(
    towns: GameMap, field: str, values: dict[str, str | int], said: str
) -> None:
    with pytest.raises(EditRefusedError) as refused:
        set_attributes(towns, (field,), values)
    assert said in translated(refused.value.message)


def test_a_field_that_is_not_there_is_told(towns: GameMap) -> None:
    with pytest.raises(NotFoundError):
        set_attributes(towns, ("z9",), {"owner": "red"})


def test_a_kind_is_painted_with_what_it_can_carry(towns: GameMap) -> None:
    after = paint(towns, ("c1", "d1"), kind="city", attributes={"owner": "red"})
    assert [after.fields[i].attributes for i in ("c1", "d1")] == [{"owner": "red"}] * 2
    grass = paint(after, ("c1",), kind="grass", attributes={"owner": "blue"})
    assert grass.fields["c1"].attributes == {}
    assert paint(after, ("c1",), kind="base", attributes={"owner": "neutral"}) == paint(
        paint(towns, ("d1",), kind="city", attributes={"owner": "red"}), ("c1",), kind="base"
    )


def test_a_kind_is_not_painted_with_what_the_rules_do_not_have(towns: GameMap) -> None:
    for attributes in ({"owner": "pink"}, {"ownr": "red"}):
        with pytest.raises(EditRefusedError):
            paint(towns, ("a1",), kind="city", attributes=attributes)
