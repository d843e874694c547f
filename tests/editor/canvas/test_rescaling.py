"""What one draws looks like what one opens again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.canvas.zooming import Rescaling
from mapkit.editor.files.map_files import MapFiles
from mapkit.edits import draw_field, merge_fields, move_vertices, paint
from mapkit.mapfile import new_map
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow, edits


def fill(window: EditorWindow, side: int = 20) -> None:
    """Fill a corner of the board with small fields."""
    unit = window.model.committed.unit_mm
    for k in range(6):
        x, y = k % 3 * side / unit, k // 3 * side / unit
        w = side / unit
        ring = [(x, y), (x + w, y), (x + w, y + w), (x, y + w)]
        assert edits(window.model, "x", partial(draw_field, points=ring, kind="open"))


def test_a_board_that_was_begun_empty_looks_as_when_it_is_opened_again(
    qtbot, open_window: OpenWindow
) -> None:
    window = open_window(new_map("empty", id="empty", size_mm=(400, 300)))
    fill(window)
    at_once = window.part(BoardView).picture.module
    again = open_window(window.model.committed)
    module = again.part(BoardView).picture.module
    assert at_once > 1.4 * module
    qtbot.waitUntil(lambda: window.part(BoardView).picture.module == module)
    assert window.part(BoardView).picture.parts == again.part(BoardView).picture.parts


def rest(window: EditorWindow) -> None:
    """Let the time pass after which it looks."""
    rescaling = window.findChild(Rescaling)
    rescaling._rest.timeout.emit()


@pytest.mark.new_windows  # which rest for as long as the test says
def test_not_while_a_hand_is_at_work(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mapkit.editor.canvas.zooming._REST_MS", 10**9)
    window = open_window(new_map("empty", id="empty", size_mm=(400, 300)))
    hand = Hand(window)
    fill(window)
    before = window.part(BoardView).picture.module
    hand.press((10, 10))
    hand.move((12, 12))
    rest(window)
    assert window.part(BoardView).picture.module == before
    hand.release((12, 12))
    hand.key(Qt.Key.Key_Escape)
    rest(window)
    assert window.part(BoardView).picture.module < before


def test_a_small_difference_waits_until_the_map_is_saved(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(new_map("rows", size_mm=(120, 90), rows=6, columns=8, sectors=False))
    picture, unit = window.part(BoardView).picture, window.model.committed.unit_mm
    before, vertices = picture.module, window.model.committed.vertices
    columns = {15: 18, 30: 36, 45: 54, 60: 72, 75: 90, 90: 100, 105: 110}
    moved = {
        name: (round(columns[round(x * unit)] / unit), y)
        for name, (x, y) in vertices.items()
        if round(x * unit) in columns
    }
    assert edits(window.model, "x", partial(move_vertices, places=moved))
    rest(window)
    assert picture.module == before
    path = tmp_path / "map.yaml"
    monkeypatch.setattr(
        "mapkit.editor.files.questions.ask_path_to_save", lambda *_args, **_kw: path
    )
    assert window.part(MapFiles).save()
    assert picture.module > 1.05 * before


def test_lines_are_as_wide_on_one_level_as_on_all(open_window: OpenWindow) -> None:
    board = new_map("rows", size_mm=(120, 90), rows=6, columns=8, sectors=False)
    board = merge_fields(board, ["1", "2"])
    (walkway,) = board.fields.keys() & {"1", "2"}
    window = open_window(paint(board, [walkway], kind="elevated"))
    module = window.part(BoardView).picture.module
    for level in (1, 0, None):
        window.part(BoardView).level = level
        assert window.part(BoardView).picture.module == module
