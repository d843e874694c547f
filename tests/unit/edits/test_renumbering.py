from __future__ import annotations

from mapkit.edits import reading_order, rename_field, renumber_fields
from tests.unit.edits.boards import corners, rows, sound, two_rooms


def test_fields_are_counted_on_and_who_had_the_numbers_gets_those_left_over() -> None:
    m = rows()
    after = sound(renumber_fields(m, ["5", "9", "10"]))
    assert [corners(after, f) for f in ("5", "6", "7")] == [corners(m, f) for f in ("5", "9", "10")]
    assert {corners(after, f) == corners(m, g) for f, g in (("9", "6"), ("10", "7"))} == {True}
    assert len(after.fields) == len(m.fields)
    assert renumber_fields(m, ["3", "4"]) is m


def test_doors_and_markers_follow() -> None:
    m = two_rooms()
    after = sound(renumber_fields(m, ["2", "1"], first=1))
    assert after.portals[0].between == ("2", "1")
    assert after.fields["1"].kind == "built_up"


def test_names_that_are_no_numbers_count_from_one() -> None:
    m = rename_field(rows(1, 2), "2", "yard")
    assert list(renumber_fields(m, ["yard", "1"]).fields) == ["2", "1"]


def test_reading_order_is_row_by_row() -> None:
    m = rows()
    assert reading_order(m, reversed(list(m.fields))) == [str(n) for n in range(1, 13)]
