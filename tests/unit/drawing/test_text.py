from __future__ import annotations

import pytest

from mapkit.drawing.text import text_width, wrap
from mapkit.drawing.theme import ink_on, mix

SENTENCE = "Field 42 sees field 57 over 3 fields, along a strip of 4.2 mm between two buildings."


@pytest.mark.parametrize("width", [12.0, 25.0, 80.0, 1000.0])
def test_wrapped_lines_fit_and_keep_every_word(width: float) -> None:
    lines = wrap(SENTENCE, 2.0, width)
    assert " ".join(lines) == SENTENCE
    assert all(text_width(line, 2.0) <= width for line in lines)


def test_a_word_that_is_too_wide_is_cut() -> None:
    lines = wrap("x" * 100, 1.0, 10.0)
    assert "".join(lines) == "x" * 100
    assert all(text_width(line, 1.0) <= 10.0 for line in lines)


def test_nothing_wraps_to_nothing() -> None:
    assert wrap("   ", 1.0, 10.0) == []


@pytest.mark.parametrize(("accented", "plain"), [("é", "e"), ("Ž", "Z"), ("ą", "a"), ("ů", "u")])
def test_accents_take_no_room(accented: str, plain: str) -> None:
    assert text_width(accented, 1.0) == text_width(plain, 1.0)


def test_ink_stands_out_from_any_ground() -> None:
    assert ink_on("#000000") == "#f4f1e6"
    assert ink_on("#ffffff") == "#14181b"
    assert ink_on("no colour") in ("#f4f1e6", "#14181b")


def test_mixing_runs_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#ffffff", 0.0) == "#000000"
    assert mix("#000000", "#ffffff", 1.0) == "#ffffff"
    assert mix("#000", "#fff", 0.5) == "#808080"
