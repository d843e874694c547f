"""A gesture begins with a press and is over with the release, Escape, another tool or map."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.mapfile import new_map
from tests.editor.hand import Hand

ENDS: dict[str, Callable[[Hand], object]] = {
    "release": lambda hand: hand.release((52, 41)),
    "escape": lambda hand: hand.key(Qt.Key.Key_Escape),
    "another tool": lambda hand: hand.window.part(ToolBox).use("measure"),
    "another map": lambda hand: hand.window.model.replace(new_map("empty", size_mm=(50, 50))),
}


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("tool", ["select", "bucket", "draw", "split", "hole", "measure"])
def test_it_is_over_with_each_of_its_ends(
    window: EditorWindow, hand: Hand, tool: str, end: str
) -> None:
    hand.take(tool)
    at_work = window.part(ToolBox).tools[tool]
    assert at_work.gesture is None
    hand.press((15, 15))
    assert at_work.gesture is not None
    hand.move((52, 41))
    assert at_work.gesture is not None
    ENDS[end](hand)
    assert at_work.gesture is None
    steps = window.model.history.count()
    hand.move((70, 60))
    hand.release((70, 60))
    assert window.model.history.count() == steps
    assert not window.model.previewing


@pytest.mark.parametrize("tool", ["vertex", "portal", "marker", "sight", "reach", "hear"])
def test_tools_that_only_click_have_none(window: EditorWindow, hand: Hand, tool: str) -> None:
    hand.take(tool)
    hand.press((15, 15))
    assert window.part(ToolBox).tools[tool].gesture is None
    hand.release((15, 15))


def test_the_right_button_begins_none(window: EditorWindow, hand: Hand) -> None:
    hand.take("draw")
    hand.click((15, 15), button=Qt.MouseButton.RightButton)
    assert window.part(ToolBox).tools["draw"].gesture is None
    assert not window.part(ToolBox).tools["draw"].can_take_back
