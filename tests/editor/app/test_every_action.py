"""Every action of the program in every state it may be met in: no mistake, no invalid map.

pytest-qt fails a test in which an exception reached Qt's event loop.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QWhatsThis

from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.selection import Selection
from mapkit.mapfile import new_map
from mapkit.mapfile.grids import grid_map
from mapkit.model import GameMap
from tests.boards import map_in
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow, dialogs
from tests.editor.waiting import wait

ROOT = Path(__file__).resolve().parents[3]
pytestmark = pytest.mark.usefixtures("no_dialogs")
ENDS_THE_WINDOW = ("file.quit", "view.language")


def rooms() -> GameMap:
    return map_in(ROOT / "examples" / "two-rooms.yaml")


def nothing_selected(window: EditorWindow) -> None:
    window.part(ToolBox).use("select")


def one_field(window: EditorWindow) -> None:
    window.model.select(Selection(fields=("n1",)))


def everything(window: EditorWindow) -> None:
    m = window.model.committed
    window.model.select(
        Selection(tuple(m.fields), tuple(m.vertices), tuple(p.id for p in m.portals))
    )


def a_vertex(window: EditorWindow) -> None:
    window.model.select(Selection(vertices=("v18",)))


def a_door(window: EditorWindow) -> None:
    window.model.select(Selection(portals=("p1",)))


def in_the_middle_of_a_drag(window: EditorWindow) -> None:
    hand = Hand(window)
    window.actions_by_id["view.level_all"].trigger()
    for dock in window.docks.values():  # all of them leave too little of the board to drag in
        dock.hide()
    QApplication.processEvents()
    window.part(BoardView).fit()
    hand.take("select")
    hand.click((60, 25))
    hand.press((120, 50))
    hand.move((124, 46))
    assert window.model.previewing


def in_the_middle_of_drawing(window: EditorWindow) -> None:
    hand = Hand(window)
    hand.take("split")
    hand.click((60, 0))
    hand.move((70, 30))
    hand.click((70, 30))


STATES = (
    nothing_selected, one_field, everything, a_vertex, a_door,
    in_the_middle_of_a_drag, in_the_middle_of_drawing,
)  # fmt: skip


def errors(game_map: GameMap) -> set[tuple[str, tuple[str, ...]]]:
    return {(d.code, d.fields) for d in check_map(game_map) if d.severity is Severity.ERROR}


def trigger_all(window: EditorWindow, prepare: Callable[[EditorWindow], None]) -> None:
    """Trigger each action from the same state, and look at the map after each."""
    model = window.model
    start, known = model.committed, errors(model.committed)
    for spec in window.actions_by_id:
        if spec.id.startswith(ENDS_THE_WINDOW):
            continue
        prepare(window)
        window.actions_by_id[spec.id].trigger()
        wait(lambda: not dialogs())
        QWhatsThis.leaveWhatsThisMode()
        QTest.mouseRelease(window.part(BoardView).viewport(), Qt.MouseButton.LeftButton)
        for at in (QPoint(20, 20), QPoint(40, 30)):  # where the release went elsewhere
            QTest.mouseMove(window.part(BoardView).viewport(), at)
        QTest.keyClick(window.part(BoardView), Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert window.isVisible(), spec.id
        assert not model.previewing, spec.id
        assert errors(model.committed) <= known, spec.id
        while model.history.canUndo():
            model.history.undo()
        assert model.committed is start, spec.id


@pytest.mark.parametrize("prepare", STATES, ids=lambda state: state.__name__)
def test_every_action_in_every_state(
    open_window: OpenWindow, prepare: Callable[[EditorWindow], None]
) -> None:
    trigger_all(open_window(rooms()), prepare)


@pytest.mark.parametrize("fields", [0, 1])
def test_every_action_on_a_map_of_hardly_anything(open_window: OpenWindow, fields: int) -> None:
    kind = "rows" if fields else "empty"
    window = open_window(new_map(kind, rows=1, columns=1, size_mm=(240, 160), sectors=False))
    trigger_all(window, everything)


def test_every_action_on_a_game_without_sight(open_window: OpenWindow) -> None:
    trigger_all(open_window(grid_map("squares", 3, 2, 20)), everything)
