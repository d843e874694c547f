"""One window for the tests of a module: each gets it as new, with a map of its own.

Making a window takes ten times as long as most tests. After a test the window gets a plain map and
the first tool. If then any dialog, dock, action or box is not as it was in the new window, it is
thrown away.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from PyQt6 import sip
from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabBar,
    QWidget,
)

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.model import GameMap

SIZE = (1200, 760)
_IN_FRONT = (False, False, False)
_kept: list[EditorWindow] = []


def is_kept(widget: QWidget) -> bool:
    """Return whether a window waits for the next test, or belongs to one that does."""
    return any(widget is window or widget.window() is window for window in _kept)


def own_settings() -> bool:
    """Return whether the test has settings, which only a new window reads."""
    return any(path.is_file() for path in Path(os.environ["XDG_CONFIG_HOME"]).rglob("*"))


def close(window: EditorWindow) -> None:
    """Close a window without a question."""
    if not sip.isdeleted(window):
        window.close_guards.clear()
        window.close()
        window.deleteLater()


class KeptWindows:
    """The window of a module, while it is as new.

    Parameters
    ----------
    plain : GameMap
        What it shows between tests.
    """

    def __init__(self, plain: GameMap) -> None:
        self._plain = plain
        self._new: dict[str, object] = {}
        self._values: dict[QWidget, object] = {}
        self._guards = 0

    def know(self, window: EditorWindow, game_map: GameMap) -> None:
        """Note how a window is when it is new."""
        if not self._new:
            self._new = _state(window)  # which docks are in front
            self._tidy(window)
            self._new, self._guards = _state(window), len(window.close_guards)
            self._values = _values(window)
            self._show(window, game_map)

    def window_on(self, game_map: GameMap) -> EditorWindow | None:
        """Return the window with a map, if there is one."""
        if not _kept:
            return None
        window = _kept.pop()
        window.show()
        if window.model.committed is not game_map:
            self._show(window, game_map)
        return window

    @staticmethod
    def stand_aside() -> None:
        """Hide the window that is kept: the mouse would meet it in place of a new one."""
        for window in _kept:
            window.hide()

    def keep(self, window: EditorWindow) -> bool:
        """Keep a window for the next test; False where it is not as it was."""
        if _kept or sip.isdeleted(window) or not window.isVisible():
            return False
        if (window.width(), window.height()) != SIZE or len(window.close_guards) != self._guards:
            return False
        self._tidy(window)
        now = _values(window)
        if _state(window) != self._new or now != {**now, **self._values_of(now)}:
            return False
        _kept.append(window)
        return True

    def _values_of(self, boxes: Iterable[QWidget]) -> dict[QWidget, object]:
        """Return what boxes that are still there said in the new window."""
        return {box: self._values[box] for box in boxes if box in self._values}

    def _tidy(self, window: EditorWindow) -> None:
        box = window.part(ToolBox)
        box.use(next(reversed(box.tools)))  # the current one leaves what it was doing
        box.use(next(iter(box.tools)))
        self._show(window, self._plain)
        window.part(BoardView).fit()

    def _show(self, window: EditorWindow, game_map: GameMap) -> None:
        """Show a map, with the docks in front that are in a new window: tools bring up others."""
        window.part(MapFiles).new(game_map, ask=False)
        for name, dock in window.docks.items():
            if self._new.get(f"dock {name}") == _IN_FRONT:
                dock.raise_()
        QApplication.processEvents()

    def close(self) -> None:
        """Close the window at the end of the module."""
        while _kept:
            close(_kept.pop())


def _state(window: EditorWindow) -> dict[str, object]:
    """Return what people see or may have changed: dialogs, docks and actions."""
    found: dict[str, object] = {"dialogs": len(window.findChildren(QDialog))}
    for name, dock in window.docks.items():
        found[f"dock {name}"] = (dock.isHidden(), dock.isFloating(), dock.visibleRegion().isEmpty())
    for spec in window.actions_by_id:
        action = window.actions_by_id[spec.id]
        keys = [key.toString() for key in action.shortcuts()]
        found[spec.id] = (action.isChecked(), action.isVisible(), keys)
    return found


def _values(window: EditorWindow) -> dict[QWidget, object]:
    """Return what a person has put into boxes; forms that the plain map does not show have none."""
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QTabBar)
    boxes = window.findChildren(kinds)
    return {box: _value(box) for box in boxes if not box.objectName().startswith("qt_")}


def _value(box: QObject) -> object:
    meta = box.metaObject()
    own = meta.userProperty()
    return own.read(box) if own.isValid() else None
