"""The report as programs ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest

import mapkit
from mapkit.analysis.measures import make_report, report_dict


class StoppedError(Exception):
    """Raised by what is told of progress."""


def test_a_board_measures_itself() -> None:
    board = mapkit.open("two-rooms")
    report = board.report(disputes=False)
    told = report.to_dict()
    assert told["checksum"] == board.checksum()
    assert told["mapkit"] == mapkit.__version__
    assert report.sentences[0] == "Two rooms: 12 fields."
    assert repr(report).splitlines() == list(report.sentences) == told["sentences"]
    assert report.map == board.map


def test_a_choice_is_measured_under_its_answer() -> None:
    board = mapkit.open("two-rooms")
    seen = [
        board.choose(grazing=answer).report(disputes=False).details.exposure
        for answer in ("blocks", "sees")
    ]
    blocks, sees = (e.fields if e else {} for e in seen)
    assert all(blocks[i].seen_from <= sees[i].seen_from for i in board.ids)
    assert any(blocks[i].seen_from < sees[i].seen_from for i in board.ids)


def test_two_versions_of_a_board_are_put_side_by_side() -> None:
    board = mapkit.open("two-rooms")
    closed = board.edit(mapkit.edits.paint, ["n2"], traits=["obstacle"])
    old, new = (b.report(disputes=False) for b in (board, closed))
    found = old.compare(new)
    fell = {c.subject for c in found.details.having("fell") if c.measure == "seen_from"}
    assert "c2" in fell
    assert found.to_dict()["sentences"] == list(found.sentences)
    back = new.compare(old).details
    assert len(back.having("rose")) == len(found.details.having("fell"))
    assert len(back.having("new")) == len(found.details.having("gone"))


def test_the_work_counts_up_to_the_end_and_stops_when_it_is_told_to() -> None:
    compiled = mapkit.open("two-rooms").compile()
    steps: list[tuple[int, int]] = []
    make_report(compiled, progress=lambda done, total: steps.append((done, total)))
    shares = [done / total for done, total in steps]
    assert shares == sorted(shares)
    assert shares[-1] == 1

    def stop(_done: int, _total: int) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        make_report(compiled, progress=stop)


def test_a_report_says_the_same_twice(tmp_path: Path) -> None:
    board = mapkit.open("uboat-bunker")
    saved = tmp_path / "again.yaml"
    board.save(saved)
    again = mapkit.open(saved)
    first, second = (report_dict(make_report(b.compile())) for b in (board, again))
    assert first == second
