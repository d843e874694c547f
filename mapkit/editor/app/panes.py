"""Keyboard focus in the window: from pane to pane, and only to visible widgets."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QDockWidget, QWidget

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell

_ORDER = (
    "properties", "layers", "history", "issues", "pairs", "resolve", "compare", "sight", "review",
    "palette", "stamps", "fields", "map",
)  # fmt: skip
"""Docks after the board: first what one needs with it."""


def install(shell: Shell) -> None:
    """Add the ways and their actions."""
    panes = Panes(shell)
    shell.provide(panes)
    shell.actions_by_id.add(
        ActionSpec(
            "view.next_pane", tr("Ne&xt pane"), lambda: panes.go_round(1), "view", "F6",
            tr("Move the keyboard focus to the next pane"), group="panes",
        ),
        ActionSpec(
            "view.previous_pane", tr("Pre&vious pane"), lambda: panes.go_round(-1), "view",
            "Shift+F6", tr("Move the keyboard focus to the previous pane"), group="panes",
        ),
    )  # fmt: skip


class Panes:
    """The board with what is above it, then the docks that are seen, then the bars."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._view = shell.part(BoardView)

    def step(self, steps: int) -> bool:
        """Move the focus to the next stop, or the one before; False where there is none."""
        stops = [stop for pane in self._panes() for stop in _stops(pane)]
        stops += [stop for stop in _chain(self._shell.widget) if self._is_in_a_bar(stop)]
        if not stops:
            return False
        now = QApplication.focusWidget()
        at = next((k for k, stop in enumerate(stops) if stop is now), None)
        if at is None and now is not None:  # within a stop, such as the line of a box
            at = next((k for k, stop in enumerate(stops) if stop.isAncestorOf(now)), None)
        if at is None:
            at = -1 if steps > 0 else len(stops)
        _focus(stops[(at + steps) % len(stops)], steps)
        return True

    def go_round(self, steps: int) -> None:
        """Move the focus to the first stop of the next pane, or of the one before."""
        panes = [pane for pane in self._panes() if _stops(pane)]
        now = QApplication.focusWidget()
        at = next((k for k, p in enumerate(panes) if now is not None and p.isAncestorOf(now)), -1)
        if at < 0 and steps < 0:
            at = 0
        pane = panes[(at + steps) % len(panes)]
        _focus(self._view if pane.isAncestorOf(self._view) else _stops(pane)[0], 1)

    def _panes(self) -> list[QWidget]:
        """Return what holds the board, and the docks of the window that are seen."""
        docks = self._shell.docks
        known = [docks[i] for i in _ORDER if i in docks]
        known += [dock for dock in docks.values() if dock not in known]
        centre = self._shell.widget.centralWidget()
        seen = [dock for dock in known if not dock.isFloating() and is_seen(dock)]
        return [*([centre] if centre is not None else []), *seen]

    def _is_in_a_bar(self, widget: QWidget) -> bool:
        """Return whether a widget is in no pane: in a tool bar, say, or a tab of docks."""
        window = self._shell.widget
        centre = window.centralWidget()
        docks = self._shell.docks.values()
        return widget.parentWidget() is not None and not (
            (centre is not None and centre.isAncestorOf(widget))
            or any(dock.isAncestorOf(widget) for dock in docks)
        )


def is_seen(dock: QDockWidget) -> bool:
    """Return whether a dock is shown and no other one covers it."""
    return dock.isVisible() and not dock.visibleRegion().isEmpty()


def _stops(pane: QWidget) -> list[QWidget]:
    return [widget for widget in _chain(pane.window()) if pane.isAncestorOf(widget)]


def _chain(window: QWidget | None) -> list[QWidget]:
    """Return the widgets of a window that Tab stops at, in Qt's order."""
    found: list[QWidget] = []
    widget = window.nextInFocusChain() if window is not None else None
    while widget is not None and widget is not window:
        if (
            widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isEnabled()
            and widget.isVisible()
            and widget.focusProxy() is None
            and widget.window() is window
        ):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def _focus(widget: QWidget, steps: int) -> None:
    reason = Qt.FocusReason.TabFocusReason if steps > 0 else Qt.FocusReason.BacktabFocusReason
    widget.setFocus(reason)
