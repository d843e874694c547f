"""The page ``docs/draft-story.md`` is done again: each step gives what the page says."""

from __future__ import annotations

import mapkit
from mapkit.board import Board
from mapkit.drafts.suggestions import suggestion_words
from tests.boards import ROOT

PAGE = (ROOT / "docs" / "draft-story.md").read_text(encoding="utf-8")


def told(words: str) -> bool:
    """Return whether the page has a line that says so."""
    return any(line.strip().endswith(words) for line in PAGE.splitlines())


def objectives(board: Board) -> str:
    (line,) = [s for s in board.report(disputes=False).sentences if s.startswith("  objectives:")]
    return line.strip()


def taken(board: Board, number: int, *fields: str) -> Board:
    """Carry out a suggestion that the page tells."""
    found = board.suggest(*fields)
    assert told(f"{number}. {suggestion_words(board.map, found[number - 1])}")
    return Board(found[number - 1].map)


def test_the_draft_of_the_page_gets_better_as_told() -> None:
    board = mapkit.open(ROOT / "examples" / "drafts" / "launch-site.yaml")
    assert told(objectives(board))
    assert {(d.origin, d.target) for d in board.disputes("sight")} == {("30", "55"), ("9", "73")}

    board = taken(board, 2, "9", "73")
    board = taken(board, 1, "30", "55")
    assert not board.disputes("sight")
    board = taken(board, 1, "objective 1")
    assert len(board.disputes("sight")) == 5

    found = board.improve("no-disputes", variants=200)
    assert found.reached
    assert all(told(line) for line in found.sentences[:3])
    best = found.found.drafts[0]
    assert f"draft-{best.number:04}.yaml" in PAGE
    after = Board(best.map)
    assert not after.disputes("sight")
    assert told(objectives(after))
