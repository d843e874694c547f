"""What other programs, other maps and accidents leave on the clipboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from PyQt6.QtCore import QMimeData, Qt
from PyQt6.QtGui import QClipboard, QGuiApplication, QImage

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.question_tools import HearTool, SightTool
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.paste_tool import PasteTool
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.editor.tools.select_tool import SelectTool
from mapkit.edits import add_portal, delete_fields, draw_field, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow

CTRL = Qt.KeyboardModifier.ControlModifier
MIME = "application/x-mapkit-fields"


def clipboard() -> QClipboard:
    found = QGuiApplication.clipboard()
    assert found is not None
    return found


def put(data: bytes) -> None:
    held = QMimeData()
    held.setData(MIME, data)
    clipboard().setMimeData(held)


def message(window: EditorWindow) -> str:
    """Paste, and return what is said of it."""
    before = window.model.committed
    window.status.clearMessage()
    window.actions_by_id["edit.paste"].trigger()
    assert window.model.committed is before
    if isinstance(window.part(BoardView).tool, PasteTool):
        return window.part(ToolBox).hint.text()
    refusal = window.part(RefusalsShown).label
    return window.status.currentMessage() or (refusal.text() if refusal.isVisible() else "")


def test_text_or_a_picture_is_no_field(window: EditorWindow) -> None:
    clipboard().setText("hello")
    assert message(window) == "No fields have been copied."
    clipboard().setImage(QImage(9, 9, QImage.Format.Format_RGB32))
    assert message(window) == "No fields have been copied."


@pytest.mark.parametrize("data", [b"", b"{x", b"[]", b"null", b"3", b"{}", b"\xff\xfe"])
def test_what_cannot_be_read_is_told(window: EditorWindow, data: bytes) -> None:
    put(data)
    assert "damaged" in message(window)


SPOILT: dict[str, Callable[[dict[str, Any]], object]] = {
    "no unit": lambda clip: clip.pop("unit_mm"),
    "unit of zero": lambda clip: clip.update(unit_mm=0),
    "unit that is not a number": lambda clip: clip.update(unit_mm=float("nan")),
    "endless unit": lambda clip: clip.update(unit_mm=float("inf")),
    "no fields": lambda clip: clip.update(fields=[]),
    "fields of text": lambda clip: clip.update(fields="x"),
    "far away": lambda clip: clip["fields"][0].update(rings=[[[10**12, 0], [10**12, 5], [0, 0]]]),
    "endless": lambda clip: clip["fields"][0].update(rings=[[[float("inf"), 0], [1, 5], [0, 0]]]),
    "no ring": lambda clip: clip["fields"][0].update(rings=[]),
    "an empty ring": lambda clip: clip["fields"][0].update(rings=[[]]),
    "two points": lambda clip: clip["fields"][0].update(rings=[[[0, 0], [10, 10]]]),
    "an unknown kind": lambda clip: clip["fields"][0].update(kind="volcano"),
    "a door to nowhere": lambda clip: clip.update(
        portals=[{"id": "p", "type": "door", "between": ["x", "y"], "at": [[0, 0], [1, 1]]}]
    ),
    "a marker nowhere": lambda clip: clip.update(
        markers=[{"type": "objective", "field": "x", "attributes": {}}]
    ),
    "a marker of lists": lambda clip: clip.update(
        markers=[{"type": "objective", "field": "1", "attributes": {"number": [1]}}]
    ),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_damaged_copy_changes_nothing_or_pastes_what_is_sound(
    window: EditorWindow, how: str
) -> None:
    window.model.select(Selection(fields=("1", "2")))
    window.actions_by_id["edit.copy"].trigger()
    copied = clipboard().mimeData()
    data = copied.data(MIME).data()
    clip = json.loads(data)
    SPOILT[how](clip)
    put(json.dumps(clip).encode())
    assert message(window)  # there is no room for fields on this board, so nothing changes


def test_copying_nothing_says_so(window: EditorWindow) -> None:
    window.actions_by_id["edit.copy"].trigger()
    assert window.status.currentMessage() == "Select fields first."


def test_what_was_copied_can_be_carved_out_of_what_lies_there(window: EditorWindow) -> None:
    model, hand = window.model, Hand(window)
    before = model.committed
    model.select(Selection(fields=("1",)))
    window.actions_by_id["edit.copy"].trigger()
    hand.move((60, 60))
    window.actions_by_id["edit.paste"].trigger()
    assert model.committed is before
    assert "carved" in window.part(ToolBox).hint.text()
    hand.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    assert len(model.committed.fields) == len(before.fields) + 1
    assert len(model.selection.fields) == 1
    assert not has_errors(check_map(model.committed))
    hand.undo()
    assert model.committed == before


@pytest.mark.new_windows
def test_rooms_with_their_door_are_copied_into_another_window(
    open_window: OpenWindow, rows_map: GameMap
) -> None:
    built = paint(rows_map, ("1", "2"), kind="built_up")
    built = add_portal(built, "door", ("1", "5"), ((1000, 3000), (2000, 3000)))
    source = Hand(open_window(built))
    source.click((15, 15))
    source.click((45, 15), Qt.KeyboardModifier.ShiftModifier)
    source.key(Qt.Key.Key_C, CTRL)
    window = open_window(new_map("rows", id="other", size_mm=(240, 160), rows=2, columns=2))
    assert window is not source.window
    target, before = Hand(window), window.model.committed
    target.move((150, 100))
    target.key(Qt.Key.Key_V, CTRL | Qt.KeyboardModifier.AltModifier)
    after = window.model.committed
    assert len(after.fields) == len(before.fields) + 2
    assert [p.type for p in after.portals] == ["door"]
    assert not has_errors(check_map(after))
    target.undo()
    assert window.model.committed == before
    assert source.window.model.committed is built


def test_what_finds_no_room_follows_the_mouse_until_a_click(
    open_window: OpenWindow, rows_map: GameMap
) -> None:
    window = open_window(delete_fields(rows_map, ("4", "8")))
    model, hand = window.model, Hand(window)
    before = model.committed
    model.select(Selection(fields=("1",)))
    window.actions_by_id["edit.copy"].trigger()
    hand.move((45, 45))
    hand.key(Qt.Key.Key_V, CTRL)
    assert model.committed is before
    assert hand.tool(PasteTool).hint in window.part(ToolBox).hint.text()
    hand.move((105, 15))  # over room now
    shown = hand.view.overlay._items
    assert shown
    box = shown[0].sceneBoundingRect()
    assert (box.center().x(), box.center().y()) == pytest.approx((105, 15), abs=1)
    hand.click((45, 45))  # there is none here: it goes on
    assert model.committed is before
    hand.click((105, 15))
    assert len(model.committed.fields) == len(before.fields) + 1
    hand.tool(SelectTool)
    assert not hand.view.overlay._items
    hand.key(Qt.Key.Key_Z, CTRL)
    assert model.committed == before


def test_escape_drops_what_follows_the_mouse_and_ctrl_carves_it(window: EditorWindow) -> None:
    model, hand = window.model, Hand(window)
    before = model.committed
    hand.take("sight")
    model.select(Selection(fields=("1",)))
    window.actions_by_id["edit.copy"].trigger()
    hand.move((45, 45))
    hand.key(Qt.Key.Key_V, CTRL)
    hand.tool(PasteTool)
    hand.key(Qt.Key.Key_Escape)
    hand.tool(SightTool)
    assert not hand.view.overlay._items
    assert model.committed is before
    hand.key(Qt.Key.Key_V, CTRL)
    hand.key("h")
    hand.tool(HearTool)  # another tool drops it, too
    assert not hand.view.overlay._items
    hand.key(Qt.Key.Key_V, CTRL)
    hand.move((60, 60))
    hand.click((60, 60), CTRL)
    assert len(model.committed.fields) == len(before.fields) + 1
    assert not has_errors(check_map(model.committed))


@pytest.mark.parametrize(
    ("keys", "at", "where"),
    [
        ("l", (60, 70), (120 - 23, 10)),  # in the upright line through 60
        ("ll", (100, 45), (23, 90 - 10)),  # in the level line through 45
        ("lll", (60, 45), (120 - 23, 90 - 10)),  # about the middle
    ],
)
def test_a_copy_is_mirrored_in_a_line_at_the_mouse_or_turned_about_it(
    open_window: OpenWindow, keys: str, at: tuple[float, float], where: tuple[float, float]
) -> None:
    corners = [(1000, 1000), (3000, 1000), (3000, 2000), (1500, 2000)]
    board = draw_field(new_map("empty", id="one", size_mm=(120, 90)), corners, "built_up")
    window = open_window(board)
    model, hand = window.model, Hand(window)
    hand.click((23, 12))
    hand.key(Qt.Key.Key_D, CTRL)
    hand.move(at)
    hand.key(keys)
    hand.click(at)
    (old, new) = model.committed.fields
    unit = model.committed.unit_mm
    ring = {(x * unit, y * unit) for x, y in model.committed.points(new)[0]}
    right, down = where[0] > 60, where[1] > 45
    expected = {
        (120 - x * unit if right else x * unit, 90 - y * unit if down else y * unit)
        for x, y in model.committed.points(old)[0]
    }
    assert ring == expected
    hand.undo()
    assert len(model.committed.fields) == 1
