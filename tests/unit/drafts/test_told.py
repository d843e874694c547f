"""What is said of answers that no way leads to, and of variants that came to nothing."""

from __future__ import annotations

import mapkit


def test_the_answer_that_no_move_leads_to_is_named() -> None:
    board = mapkit.open("two-rooms")
    found = board.suggest("n2", "c2")
    assert {one.sees for one in found} == {True}
    assert (
        found.sentences[-1] == "No move of 2.5 mm in all hides them from each other."
    )  # 5 tolerances
    both = mapkit.open("two-rooms").suggest("n2", "c2", within_mm=0.01)
    assert both.sentences == (
        "No move of 0.01 mm in all settles n2 (North yard, east) and c2 (South yard, east).",
    )


def test_variants_that_came_to_no_change_are_counted() -> None:
    found = mapkit.open("two-rooms").improve("no-disputes", variants=60)
    assert found.found.tried + found.found.refused == 60
    assert found.found.refused > 0
    assert f"{found.found.refused} came to no change." in found.sentences[0]
    assert found.to_dict()["refused"] == found.found.refused
