"""What reach and hearing say: every part of a sentence can be said in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from mapkit.analysis.hear import find_hearers
from mapkit.analysis.move_sentences import hear_sentences, reach_sentences
from mapkit.analysis.reach import find_reach
from mapkit.messages import set_translator
from mapkit.model import GameMap

if TYPE_CHECKING:
    from tests.unit.analysis.conftest import Graph


@pytest.fixture
def marked() -> Iterator[None]:
    """Put every text that is translated into brackets, its braces left alone."""

    def bracketed(text: str, _n: int | None) -> str:
        return "[" + re.sub(r"[A-Za-z]+(?![^{]*})", "x", text) + "]"

    set_translator(bracketed)
    yield
    set_translator(None)


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    ("path", "units"),
    [
        (["1", "2"], ()),
        (["1", "2", "3"], ("5", "8")),
        (["1", "3"], ()),
        (["7", "8"], ()),
        (["1", "2", "1"], ("2",)),
        (["1", "2", "3", "4", "8", "7", "6"], ()),
    ],
)
def test_all_of_a_move_is_said(
    board: GameMap, ways: Graph, path: list[str], units: tuple[str, ...]
) -> None:
    answer = find_hearers(board, ways, path, "sniper", units=units)
    for sentence in hear_sentences(board, answer, units):
        assert sentence.lstrip().startswith("[")
        assert not re.search(r"\b(a|the|no|sniper|door|wall|unit|step|and|or)\b", sentence)


@pytest.mark.usefixtures("marked")
def test_all_of_a_reach_is_said(board: GameMap, ways: Graph) -> None:
    for sentence in reach_sentences(board, find_reach(board, ways, "1", "sniper")):
        assert sentence.lstrip().startswith("[")
        assert not re.search(r"\b(a|the|field|sniper|step|can|to)\b", sentence)


def test_reach_names_fields_by_their_steps(board: GameMap, ways: Graph) -> None:
    said = reach_sentences(board, find_reach(board, ways, "1", "sniper", allowance=1))
    assert said[0].startswith("A sniper on field 1 (red officer start) can get to ")
    assert said[0].endswith(" with an allowance of 1.")
    assert said[1].startswith("  1 step: ")
