"""What a board cannot settle, by what it turns on: in sentences, as JSON, as a picture."""

from __future__ import annotations

import itertools
from pathlib import Path

import mapkit
from mapkit.adjacency.redrawing import Redrawer
from mapkit.analysis.disputes import Dispute
from mapkit.board import Board
from mapkit.board.disputes import _answers
from mapkit.drawing.scene import Group, Text, walk
from mapkit.drawing.text import text_width
from mapkit.model import GameMap
from mapkit.sight import OtherAnswer
from tests.unit.sight.case_maps import game_map_of, square


def grid(columns: int, rows: int) -> GameMap:
    """Return open squares of 10 mm, called by column and row."""
    fields = [
        square(f"{x}{y}", "open", 1000 * x, 1000 * y, 1000, 1000)
        for y in range(rows)
        for x in range(columns)
    ]
    return game_map_of({"fields": fields, "unit_mm": 0.01})


def slit(width: int) -> Board:
    """Return a board where a slit between two buildings is all that leads across."""
    return mapkit.Board(
        game_map_of(
            {
                "unit_mm": 0.01,
                "fields": [
                    square("a", "open", 0, 0, 1000, 2000 + width),
                    square("w", "built_up", 1000, 0, 1000, 1000),
                    square("g", "open", 1000, 1000, 1000, width),
                    square("v", "built_up", 1000, 1000 + width, 1000, 1000),
                    square("b", "open", 2000, 0, 1000, 2000 + width),
                ],
            }
        )
    )


def test_the_calls_of_a_plain_grid_turn_on_its_inner_corners() -> None:
    found = mapkit.Board(grid(5, 5)).disputes()
    assert len(found) == 200
    assert len(found.causes) == 16
    assert {cause.at_mm for cause in found.causes} == {
        ((10.0 * x, 10.0 * y),) for x in range(1, 5) for y in range(1, 5)
    }
    told = [call for cause in found.causes for call in cause.disputes]
    assert sorted(map(id, told)) == sorted(map(id, found))
    assert len(found.sentences) < len(found) / 2
    assert found.sentences[-1] == "200 disputed pairs, 16 causes."


def test_the_case_that_no_beam_and_no_near_miss_found() -> None:
    board = mapkit.open("launch-site")
    (call,) = [d for d in board.disputes("distance") if (d.origin, d.target) == ("B50", "W95")]
    (other,) = call.others
    assert (call.distance, other.distance) == (7, 6)
    assert other.redrawing.largest * board.map.unit_mm == call.measure_mm <= 0.45
    after = Redrawer(board.map).draw(other.redrawing)
    assert mapkit.Board(after).sight("B50", "W95").distance == 6


def test_the_same_for_programs() -> None:
    found = mapkit.Board(grid(3, 3)).disputes()
    value = found.to_dict()
    assert value["count"] == len(value["disputes"]) == len(found)
    assert sorted(k for cause in value["causes"] for k in cause["disputes"]) == list(
        range(len(found))
    )
    assert [d["others"][0]["reason"] for d in value["disputes"]] == [d.reasons[0] for d in found]
    assert found[:1].to_dict()["count"] == 1


def test_a_board_without_disputes_says_so() -> None:
    found = slit(1000).disputes("sight")
    assert not found
    assert found.sentences == ("0 disputed pairs, 0 causes.",)
    assert found.scene().layers


def test_the_picture_numbers_every_cause_and_draws_every_call(tmp_path: Path) -> None:
    found = mapkit.Board(grid(3, 3)).disputes()
    groups = [shape for _, shape in walk(found.scene()) if isinstance(shape, Group)]
    assert sum(group.kind == "cause" and group.title != "" for group in groups) == 4
    assert sum(group.kind == "disputed line" for group in groups) == len(found)
    found.save(tmp_path / "disputes.svg")
    assert "00 and 11" in (tmp_path / "disputes.svg").read_text("utf-8")


def test_the_legend_says_where_both_answers_are_the_same() -> None:
    def call(distance: int, other: int | None) -> Dispute:
        others = (OtherAnswer("redrawn_distance", other, 0.1),)
        return Dispute("a", "b", "distance", 0.1, ("redrawn_distance",), "", distance, others)

    assert _answers([call(2, 2)]) == "2 either way"
    assert _answers([call(2, 3), call(2, None)]) == "2 or 3 or not seen"


def test_the_legend_of_the_picture_is_one_grid_that_names_each_pair_once() -> None:
    found = mapkit.open("launch-site").disputes()
    scene = found.scene()
    entries = [
        shape
        for _, shape in walk(scene)
        if isinstance(shape, Group) and shape.kind == "legend" and shape.title
    ]
    labels = [group.title for group in entries]
    assert labels[-2:] == ["Line of the other answer", "No such line: from field to field"]
    assert len(labels) == len(found.causes) + 2
    texts = [shape for group in entries for shape in group.shapes if isinstance(shape, Text)]
    for text in texts:
        assert text.at[0] + text_width(text.content, text.size) <= scene.width
    for cause, label in zip(found.causes, labels, strict=False):
        pairs = {f"{d.origin} and {d.target}" for d in cause.disputes}
        named = [said.split(":")[0] for said in label.split(", ") if ":" in said]
        assert set(named) <= pairs
        assert len(set(named)) == len(named) == min(len(pairs), 2)
        assert label.endswith(" more pair") == (len(pairs) == 3)
    tops = sorted({text.at[1] for text in texts[: len(found.causes)]})
    assert len(tops) < len(found.causes)  # columns, and rows that stand equally far apart
    steps = {round(below - above, 6) for above, below in itertools.pairwise(tops)}
    assert len(steps) == 1
