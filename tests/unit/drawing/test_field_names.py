"""What pictures write on fields: ids, names, or both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import mapkit
from mapkit.board import Answer, Board
from mapkit.drawing.scene import Group, Scene, Text, walk
from mapkit.errors import UsageError
from mapkit.mapfile import new_map


@pytest.fixture(scope="module")
def board() -> Board:
    """Twelve fields, two of them with names."""
    game_map = new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    names = {"1": "Old harbour master's house", "2": "Yard"}
    fields = {i: replace(f, name=names.get(i)) for i, f in game_map.fields.items()}
    return mapkit.Board(replace(game_map, fields=fields))


def labels(scene: Scene) -> dict[str, list[str]]:
    """What stands on each field, line by line."""
    found: dict[str, list[str]] = {}
    for _, shape in walk(scene):
        if isinstance(shape, Group) and shape.kind == "label" and shape.field:
            lines = [text.content for text in shape.shapes if isinstance(text, Text)]
            found.setdefault(shape.field, []).extend(lines)
    return found


def test_a_board_is_labelled_with_ids_names_or_both(board: Board) -> None:
    assert labels(board.picture().scene())["2"] == ["2"]
    assert labels(board.picture(labels="ids").scene()) == labels(board.picture().scene())
    assert labels(board.picture(labels="names").scene())["2"] == ["Yard"]
    assert labels(board.picture(labels="both").scene())["2"] == ["2", "Yard"]
    assert not labels(board.picture(labels=False).scene())
    assert labels(board.secret_map(labels="names").scene())["2"] == ["Yard"]


def test_long_names_take_several_lines_and_nameless_fields_keep_their_ids(board: Board) -> None:
    found = labels(board.picture(labels="names").scene())
    assert " ".join(found["1"]) == "Old harbour master's house"
    assert len(found["1"]) > 1
    assert found["3"] == ["3"]


@pytest.mark.parametrize("which", ["sight", "field", "reach", "hear", "places", "disputes"])
def test_every_answer_can_show_names(board: Board, which: str) -> None:
    ways: dict[str, Callable[[], Answer]] = {
        "sight": lambda: board.sight("1", "12"),
        "field": lambda: board.sight("5"),
        "reach": lambda: board.reach("5"),
        "hear": lambda: board.hear(["5", "6"]),
        "places": lambda: board.play.search("5"),
        "disputes": board.disputes,
    }
    answer = ways[which]()
    assert labels(answer.scene(labels="names"))["2"] == ["Yard"]
    assert labels(answer.scene())["2"] == ["2"]


def test_other_labels_are_refused(board: Board) -> None:
    with pytest.raises(UsageError, match="ids, names, both, not 'colours'"):
        board.picture(labels="colours").scene()
