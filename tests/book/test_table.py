"""Every statement of the rulebooks is traced to a living test, or says why it has none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools import by_the_book


def test_every_statement_is_traced() -> None:
    assert by_the_book.problems() == []
    assert by_the_book.PAGE.read_text("utf-8") == by_the_book.rendered()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"held": "", "note": ""}, "neither a test nor a reason"),
        ({"held": "tests/book/test_table.py::test_of_nothing"}, "no living test"),
        ({"held": "scenario:of-nothing"}, "no scenario of-nothing"),
        ({"decided": "ruleset sniper_elite bag.none"}, "has no bag.none"),
        ({"decided": "mapkit.model:Nothing"}, "no Nothing in mapkit.model"),
    ],
)
def test_a_row_that_is_not_traced_is_told(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, str], said: str
) -> None:
    row = replace(by_the_book.rows()[0], **change)
    monkeypatch.setattr(by_the_book, "rows", lambda: [row])
    (problem,) = by_the_book.problems()
    assert said in problem
