"""The page ``docs/howto/better-drafts.md`` is done again: each step gives what the page says."""

from __future__ import annotations

import mapkit
from mapkit.board import Board
from mapkit.drafts.suggestions import suggestion_words
from tests.boards import ROOT

PAGE = (ROOT / "docs" / "howto" / "better-drafts.md").read_text(encoding="utf-8")


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
    disputes = board.disputes("sight")
    left_open = [o for o in disputes.open if o[2] == "sight"]
    assert f"lists {len(disputes)} disputed verdicts; open besides: {len(left_open)}" in PAGE
    nearest = next(line for line in disputes.sentences if line.startswith("  "))
    assert told(nearest.strip())

    board = taken(board, 1, "R9", "Y73")
    assert ("R9", "Y73") not in {(d.origin, d.target) for d in board.disputes("sight")}
    board = taken(board, 1, "objective 1")

    found = board.improve("no-disputes", variants=60)
    assert all(told(line) for line in found.sentences[:3])
    best = found.found.drafts[0]
    assert f"draft-{best.number:04}.yaml" in PAGE
    assert told(objectives(Board(best.map)))
