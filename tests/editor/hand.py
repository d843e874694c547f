"""A hand on mouse and keyboard: real events at places of the board, in mm."""

from __future__ import annotations

from typing import TypeVar

from PyQt6.QtCore import QMimeData, QPoint, QPointF, Qt
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QWidget

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView

AnyTool = TypeVar("AnyTool", bound=Tool)
Mm = tuple[float, float]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier


def double_click(widget: QWidget, at: QPoint, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Double-click a pixel of a widget, and let the button go: Qt's own function holds it."""
    QTest.mouseDClick(widget, LEFT, modifiers, at)  # noqa: TID251 - the release follows
    QTest.mouseRelease(widget, LEFT, modifiers, at)


def drag_out(button: QWidget) -> None:
    """Drag what a button offers away from it; where it is dropped says who replaced QDrag.exec."""
    away = QPoint(-40, -20)
    QTest.mousePress(button, LEFT)
    QTest.mouseMove(button, away / 2)
    QTest.mouseMove(button, away)
    QTest.mouseRelease(button, LEFT, PLAIN, away)


class Hand:
    """Works one window as a person would."""

    def __init__(self, window: EditorWindow) -> None:
        self.window = window
        self.view = window.part(BoardView)
        window.raise_()  # the mouse meets the upper one of two windows
        window.activateWindow()
        self.view.setFocus()

    def tool(self, kind: type[AnyTool]) -> AnyTool:
        """The tool in hand, which is of a kind."""
        tool = self.view.tool
        assert isinstance(tool, kind)
        return tool

    def pixel(self, at: Mm) -> QPoint:
        return self.view.mapFromScene(QPointF(*at))

    def take(self, tool: str) -> None:
        self.window.actions_by_id[f"tool.{tool}"].trigger()
        assert self.view.tool is self.window.part(ToolBox).tools[tool]

    def move(self, at: Mm) -> None:
        # Twice: Qt drops a move to where the mouse is already.
        QTest.mouseMove(self.view.viewport(), self.pixel(at) + QPoint(1, 1))
        QTest.mouseMove(self.view.viewport(), self.pixel(at))
        QApplication.processEvents()

    def click(self, at: Mm, modifiers: Qt.KeyboardModifier = PLAIN, button=LEFT) -> None:
        self.move(at)
        QTest.mouseClick(self.view.viewport(), button, modifiers, self.pixel(at))

    def double_click(self, at: Mm) -> None:
        self.move(at)
        double_click(self.view.viewport(), self.pixel(at))

    def drag(self, a: Mm, b: Mm, modifiers: Qt.KeyboardModifier = PLAIN, steps: int = 4) -> None:
        self.press(a, modifiers)
        for k in range(1, steps + 1):
            share = k / steps
            self.move((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        self.release(b, modifiers)

    def press(self, at: Mm, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        self.move(at)
        QTest.mousePress(self.view.viewport(), LEFT, modifiers, self.pixel(at))

    def release(self, at: Mm, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, modifiers, self.pixel(at))

    def key(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        if isinstance(key, str):
            QTest.keyClicks(self.view, key, modifiers)
        else:
            QTest.keyClick(self.view, key, modifiers)
        QApplication.processEvents()

    def drop(self, at: Mm, content: QMimeData | None) -> bool:
        """Drop something on the board as Qt delivers it; return whether it was taken."""
        assert content is not None
        pixel = self.view.viewport().mapTo(self.window, self.pixel(at))
        copy = Qt.DropAction.CopyAction
        enter = QDragEnterEvent(pixel, copy, content, LEFT, PLAIN)
        QApplication.sendEvent(self.window, enter)
        event = QDropEvent(QPointF(pixel), copy, content, LEFT, PLAIN)
        event.ignore()
        QApplication.sendEvent(self.window, event)
        return event.isAccepted()

    def undo(self) -> None:
        self.window.actions_by_id["edit.undo"].trigger()

    def redo(self) -> None:
        self.window.actions_by_id["edit.redo"].trigger()
