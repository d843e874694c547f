"""The editor's window. It installs the features, which are a list of modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from PyQt6.QtCore import Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

from mapkit.editor.app.panes import Panes
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.frame import DocumentWindow
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.item_views import dropped_files
from mapkit.model import GameMap

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
    "mapkit.editor.app.panes",
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
    """One open map, and the :class:`~mapkit.editor.state.shell.Shell` of its features.

    In place of another window it goes on with ``work_of``, and its features find what was
    ``handed`` to it as if it was provided.
    """

    closing = pyqtSignal()

    def __init__(
        self,
        game_map: GameMap,
        *,
        work_of: MapModel | None = None,
        handed: Iterable[object] = (),
    ) -> None:
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
        self._parts = [*handed]
        self.close_guards: list[Callable[[], bool]] = []
        self.drop_handlers: list[Callable[[Path], bool]] = []
        self.setAcceptDrops(True)
        self._closes_after_work = self._asks_to_close = False
        self.tool_bar = self.add_bar("tools", tr("Tools"), Qt.ToolBarArea.LeftToolBarArea)
        self.main_bar = self.add_bar("main", tr("Main"), Qt.ToolBarArea.TopToolBarArea)
        self.add_submenu("view", "panels", tr("S&how panels"), "docks")
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

        Raises ``LookupError`` where nothing of that type was provided.
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
        from mapkit.editor.import_map.feature import expect  # noqa: PLC0415 - loaded by now

        assert event is not None
        files = dropped_files(event)
        if files:
            expect(files)
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
