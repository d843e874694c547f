"""Random gestures, interrupted at random: no exception, and no edit leaves an invalid map.

pytest-qt fails a test in which an exception reached Qt's event loop.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QInputDialog

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.selection import Selection
from tests.boards import map_in
from tests.editor.hand import PLAIN, Hand, double_click
from tests.editor.steps import OpenWindow

ROOT = Path(__file__).resolve().parents[3]
BOARDS = ("examples/two-rooms.yaml", "examples/own-kinds.yaml", "examples/rulebook/p14-tunnel.yaml")
KEYS = (
    Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Delete,
    Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Plus,
    Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Space,
)  # fmt: skip
MODIFIERS = (
    PLAIN, PLAIN, PLAIN, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)  # fmt: skip
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
INTERRUPTIONS = ("edit.undo", "edit.redo", "edit.delete", "edit.cut", "edit.paste", "field.merge")
GROUPS = ("board.", "edit.", "field.", "align.", "sight.", "view.level", "issues.")
LEFT_OUT = {"sight.save_pair"}


class Monkey:
    def __init__(self, window: EditorWindow, seed: int) -> None:
        self.window, self.model, self.hand = window, window.model, Hand(window)
        self.random = random.Random(seed)
        self.actions = [
            spec.id
            for spec in window.actions_by_id
            if spec.id.startswith(GROUPS) and spec.id not in LEFT_OUT
        ]

    def place(self) -> QPoint:
        """Return a pixel: of a vertex, of the middle of an edge, or anywhere, void included."""
        m, pick = self.model.shown, self.random
        kind = pick.random()
        if m.fields and kind < 0.6:
            ring = pick.choice(pick.choice(list(m.fields.values())).rings)
            a, b = (m.vertices[ring[k]] for k in (0, -1))
            at = [(p + q) / 2 * m.unit_mm for p, q in zip(a, a if kind < 0.35 else b, strict=True)]
        else:
            at = [pick.uniform(-10, side + 10) for side in m.size_mm]
        pixel = self.window.part(BoardView).mapFromScene(QPointF(*at))
        room = self.window.part(BoardView).viewport().rect()
        return QPoint(
            min(max(pixel.x(), -40), room.right()), min(max(pixel.y(), -40), room.bottom())
        )

    def step(self) -> None:
        pick, view = self.random, self.window.part(BoardView).viewport()
        modifiers = pick.choice(MODIFIERS)
        what = pick.random()
        if what < 0.12:
            self.window.part(ToolBox).use(pick.choice(list(self.window.part(ToolBox).tools)))
        elif what < 0.4:
            at = self.place()
            QTest.mouseMove(view, at)
            QTest.mouseClick(view, pick.choice((LEFT, LEFT, LEFT, RIGHT)), modifiers, at)
            if pick.random() < 0.3:
                double_click(view, at, modifiers)
        elif what < 0.7:
            QTest.mousePress(view, LEFT, modifiers, self.place())
            for _ in range(pick.randrange(1, 4)):
                QTest.mouseMove(view, at := self.place())
                if pick.random() < 0.15:
                    self.run(pick.choice(INTERRUPTIONS))
                elif pick.random() < 0.05:
                    self.window.part(ToolBox).use(
                        pick.choice(list(self.window.part(ToolBox).tools))
                    )
            QTest.mouseRelease(view, LEFT, modifiers, at)
        elif what < 0.8:
            for _ in range(pick.randrange(1, 6)):  # the first may only bring the cross
                QTest.keyClick(self.window.part(BoardView), pick.choice(KEYS), modifiers)
                if pick.random() < 0.2:
                    self.run("board.hold")
        elif what < 0.95:
            self.run(pick.choice((*self.actions, "edit.undo", "edit.undo", "edit.redo")))
        else:
            fields = list(self.model.shown.fields)
            self.model.select(Selection(fields=tuple(pick.sample(fields, min(2, len(fields))))))
        QApplication.processEvents()

    def run(self, action: str) -> None:
        self.window.actions_by_id[action].trigger()


@pytest.fixture(autouse=True)
def questions_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer dialogs that ask for a text or a number; nobody else would."""
    monkeypatch.setattr(QInputDialog, "getText", lambda *_a, **_k: ("a note", True))
    monkeypatch.setattr(QInputDialog, "getDouble", lambda *_a, **_k: (2.0, True))


@pytest.mark.parametrize(("board", "seed"), [(board, n) for n, board in enumerate(BOARDS)])
def test_random_gestures(open_window: OpenWindow, board: str, seed: int) -> None:
    start = map_in(ROOT / board)
    monkey = Monkey(open_window(start), seed)
    model = monkey.model
    for number in range(150):
        monkey.step()
        if number % 10 == 9:
            assert not has_errors(check_map(model.committed)), number
    QApplication.processEvents()
    while model.history.canUndo():
        model.history.undo()
    assert model.committed is start
    while model.history.canRedo():
        model.history.redo()
    assert not has_errors(check_map(model.committed))
