"""The editor's window. It installs the features, which are a list of modules."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from PyQt6.QtCore import Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import QApplication, QDockWidget, QWidget

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.frame import DocumentWindow
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.item_views import dropped_files
from mapkit.model import GameMap

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


Part = TypeVar("Part")

FEATURES = (
    "mapkit.editor.canvas.board_feature",
    "mapkit.editor.app.undo_actions",
    "mapkit.editor.files.feature",
    "mapkit.editor.app.session",
    "mapkit.editor.canvas.feature",
    "mapkit.editor.tools.feature",
    "mapkit.editor.canvas.tool_options",
    "mapkit.editor.panels.feature",
    "mapkit.editor.sight.feature",
    "mapkit.editor.sight.answer_actions",
    "mapkit.editor.sight.report_feature",
    "mapkit.editor.sight.resolve_feature",
    "mapkit.editor.sight.compare_feature",
    "mapkit.editor.canvas.underlay_feature",
    "mapkit.editor.trace.tools_feature",
    "mapkit.editor.trace.walk_feature",
    "mapkit.editor.trace.review_feature",
    "mapkit.editor.import_map.feature",
    "mapkit.editor.dialogs.feature",
    "mapkit.editor.dialogs.go_to",
    "mapkit.editor.layouts.feature",
    "mapkit.editor.app.appearance",
    "mapkit.editor.dialogs.help_actions",
    "mapkit.editor.app.dock_layout",
    "mapkit.editor.app.window",
    "mapkit.editor.app.working_note",
    "mapkit.editor.app.whats_this",
)
"""Modules with ``install(shell)``, in the order of their actions, docks and overlays."""

_ON_THE_BAR = (
    ("file.new", "file.open", "file.save"),
    ("edit.undo", "edit.redo"),
    ("file.export",),
    ("help.palette",),
)
"""What is always needed, above the board."""


class EditorWindow(DocumentWindow):
    """One open map, and the :class:`~mapkit.editor.state.shell.Shell` of its features."""

    closing = pyqtSignal()

    def __init__(self, game_map: GameMap, *, work_of: MapModel | None = None) -> None:
        self.model = model = MapModel(game_map)
        super().__init__(
            (
                ("file", tr("&File")),
                ("edit", tr("&Edit")),
                ("view", tr("&View")),
                ("tools", tr("&Tools")),
                ("field", tr("Fie&ld")),
                ("sight", tr("&Sight")),
                ("help", tr("&Help")),
            ),
            model,
        )
        if work_of is not None:
            model.take_over(work_of)
        self._parts: list[object] = []
        self.close_guards: list[Callable[[], bool]] = []
        self.drop_handlers: list[Callable[[Path], bool]] = []
        self.setAcceptDrops(True)
        self._closes_after_work = self._asks_to_close = False
        self.tool_bar = self.add_bar("tools", tr("Tools"), Qt.ToolBarArea.LeftToolBarArea)
        self.main_bar = self.add_bar("main", tr("Main"), Qt.ToolBarArea.TopToolBarArea)
        for feature in FEATURES:
            import_module(feature).install(self)
        model.working_changed.connect(self._close_after_work)
        for changed in (model.selection_changed, model.committed_changed):
            changed.connect(self.actions_by_id.follow)  # what most actions need
        self.fill_menus()
        self.fill_bar(self.main_bar, _ON_THE_BAR)

    def provide(self, part: object) -> None:
        """Register an object that features, and tests, find by its type."""
        self._parts.append(part)

    def part(self, kind: type[Part]) -> Part:
        """Return what was provided of a type, or of one derived from it.

        Raises
        ------
        LookupError
            Nothing of that type was provided.
        """
        for part in self._parts:
            if isinstance(part, kind):
                return part
        raise LookupError(f"no feature has provided a {kind.__name__}")

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Close unless somebody objects, after the step that is being computed."""
        assert event is not None
        if self._asks_to_close or self.model.working:
            twice, self._closes_after_work = self._closes_after_work, not self._asks_to_close
            if twice:
                self.model.stop()  # it takes too long
            event.ignore()
            return
        self._asks_to_close = True
        try:
            closes = self._may_close()
        finally:
            self._asks_to_close = False
        if not closes:
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

    def _may_close(self) -> bool:
        """Apply half-typed text, which may take a while, then ask all that may object."""
        finish_typing(self)
        self._closes_after_work = self.model.working
        return not self._closes_after_work and all(guard() for guard in self.close_guards)

    def _close_after_work(self, text: str) -> None:
        if not text and self._closes_after_work:
            self._closes_after_work = False
            QTimer.singleShot(0, self.close)

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:  # noqa: N802
        """Take files."""
        assert event is not None
        if dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:  # noqa: N802
        """Give files to the first handler that takes them."""
        assert event is not None
        for path in dropped_files(event):
            if any(handler(path) for handler in self.drop_handlers):
                event.acceptProposedAction()
                return
        self.tell(
            tr("This is not a map or a picture, nor anything that can be imported."), seconds=5
        )

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, N802 - Qt's names
        """Take the keyboard to what is seen, pane by pane."""
        return self.part(Panes).step(1 if next else -1)
