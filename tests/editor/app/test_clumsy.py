"""Somebody who hits any key in any box and clicks anything: no mistake, no invalid map.

pytest-qt fails a test in which an exception reached Qt's event loop.
"""

from __future__ import annotations

import random
from pathlib import Path

from PyQt6.QtCore import QPoint, QPointF, Qt, QTimer
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QMenu, QWidget

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from tests.boards import map_in
from tests.editor.steps import OpenWindow
from tests.looping import for_each

ROOT = Path(__file__).resolve().parents[3]
BUTTONS = (
    *5 * (Qt.MouseButton.LeftButton,), Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton,
)  # fmt: skip
NONE, CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier,
)  # fmt: skip
MODIFIERS = (*6 * (NONE,), CONTROL, SHIFT, ALT, CONTROL | SHIFT)
NAMED = (
    "Tab Backtab Return Escape Space Up Down Left Right Delete Backspace Home End PageDown F2 Menu"
)
KEYS = [getattr(Qt.Key, f"Key_{name}") for name in [*NAMED.split(), *"ABCDEFGHIJKLMNOPRSTUVWXYZ12"]]
LEFT_OUT = ("file.", "view.language", "view.theme", "help.")
"""They close the window, write somewhere, or change the program for the tests that follow."""


class Clumsy:
    def __init__(self, window: EditorWindow, seed: int) -> None:
        self.window, self.pick = window, random.Random(seed)
        for spec in window.actions_by_id:
            if spec.id.startswith(LEFT_OUT):
                window.actions_by_id[spec.id].setEnabled(False)
        self.steps = (
            *9 * (self.key,), *3 * (self.click,), *2 * (self.drag,), self.wheel,
            *3 * (self.focus,), self.turn_away,
        )  # fmt: skip

    def key(self) -> None:
        box = QApplication.focusWidget() or self.window
        QTest.keyClick(box, self.pick.choice(KEYS), self.pick.choice(MODIFIERS))

    def place(self, widget: QWidget) -> QPoint:
        return QPoint(
            self.pick.randrange(max(widget.width(), 1)),
            self.pick.randrange(max(widget.height(), 1)),
        )

    def click(self) -> None:
        seen = [w for w in self.window.findChildren(QWidget) if w.isVisible()]
        widget = self.pick.choice([w for w in seen if not isinstance(w, QMenu)])
        if QApplication.activeModalWidget() is None:
            QTest.mouseClick(
                widget, self.pick.choice(BUTTONS), self.pick.choice(MODIFIERS), self.place(widget)
            )

    def drag(self) -> None:
        board, button = self.window.part(BoardView).viewport(), self.pick.choice(BUTTONS)
        QTest.mousePress(board, button, self.pick.choice(MODIFIERS), self.place(board))
        for _ in range(self.pick.randrange(5)):
            QTest.mouseMove(board, self.place(board))
            if self.pick.random() < 0.3:
                self.pick.choice((self.key, self.click))()
        if self.pick.random() < 0.85:
            QTest.mouseRelease(board, button, NONE, self.place(board))

    def wheel(self) -> None:
        box = QApplication.focusWidget() or self.window
        at, turn = QPointF(box.rect().center()), QPoint(0, self.pick.choice((-120, 120)))
        event = QWheelEvent(
            at, box.mapToGlobal(at), QPoint(), turn, Qt.MouseButton.NoButton,
            self.pick.choice(MODIFIERS), Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, event)

    def focus(self) -> None:
        dock = self.pick.choice(list(self.window.docks.values()))
        dock.show()
        dock.raise_()
        tab = Qt.FocusPolicy.TabFocus
        boxes = [b for b in dock.findChildren(QWidget) if b.isVisible() and b.focusPolicy() & tab]
        if boxes:
            self.pick.choice(boxes).setFocus()

    def turn_away(self) -> None:
        for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if widget is not None:
                widget.close()


@for_each("seed", range(4))
def test_a_clumsy_user(open_window: OpenWindow, qapp: QApplication, seed: int) -> None:
    start = map_in(ROOT / "examples" / "two-rooms.yaml")
    window = open_window(start)
    clumsy = Clumsy(window, seed)
    timer = QTimer(qapp)  # dialogs run a loop of their own
    timer.timeout.connect(clumsy.turn_away)
    timer.start(30)
    for number in range(600):
        clumsy.pick.choice(clumsy.steps)()
        QApplication.processEvents()
        assert window.isVisible(), number
        if number % 60 == 59:
            assert not has_errors(check_map(window.model.committed)), number
    timer.stop()
    clumsy.turn_away()
    for button in dict.fromkeys(BUTTONS):
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(window.part(BoardView).viewport(), button)
    window.setFocus()
    while window.model.history.canUndo():
        window.model.history.undo()
    assert window.model.committed == start
