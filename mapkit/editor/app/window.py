"""The editor's window. It installs the features, which are a list of modules."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from PyQt6.QtCore import QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QMenu,
    QStatusBar,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.app.panes import Panes
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Actions, ActionSpec
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.deletion import keep_until_deleted
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.drops import dropped_files
from mapkit.model import GameMap, Ruleset

__all__ = ["EditorWindow"]

Part = TypeVar("Part")

FEATURES = (
    "mapkit.editor.canvas.board_feature",
    "mapkit.editor.app.undo_actions",
    "mapkit.editor.files.feature",
    "mapkit.editor.app.session",
    "mapkit.editor.canvas.feature",
    "mapkit.editor.tools.feature",
    "mapkit.editor.panels.feature",
    "mapkit.editor.sight.feature",
    "mapkit.editor.sight.answer_actions",
    "mapkit.editor.sight.report_feature",
    "mapkit.editor.sight.suggestions_feature",
    "mapkit.editor.canvas.underlay_feature",
    "mapkit.editor.trace.tools_feature",
    "mapkit.editor.trace.walk_feature",
    "mapkit.editor.trace.review_feature",
    "mapkit.editor.import_map.feature",
    "mapkit.editor.dialogs.feature",
    "mapkit.editor.layouts.feature",
    "mapkit.editor.app.appearance",
    "mapkit.editor.dialogs.help_actions",
    "mapkit.editor.app.dock_layout",
    "mapkit.editor.app.panes",
    "mapkit.editor.app.working_note",
    "mapkit.editor.app.whats_this",
)
"""Modules with ``install(shell)``, in the order of their actions, docks and overlays."""


class EditorWindow(QMainWindow):
    """One open map, and the :class:`~mapkit.editor.state.shell.Shell` of its features."""

    closing = pyqtSignal()

    def __init__(self, game_map: GameMap, *, work_of: MapModel | None = None) -> None:
        super().__init__()
        keep_until_deleted(self)
        self.model = MapModel(game_map, self)
        if work_of is not None:
            self.model.take_over(work_of)
        self._parts: list[object] = []
        self.close_guards: list[Callable[[], bool]] = []
        self.drop_handlers: list[Callable[[Path], bool]] = []
        centre = QWidget()
        self.centre = QVBoxLayout(centre)
        self.centre.setContentsMargins(0, 0, 0, 0)
        self.centre.setSpacing(0)
        self.setCentralWidget(centre)
        self.setAcceptDrops(True)
        self.actions_by_id = Actions(self, self.model)
        self.actions_by_id.refused.connect(self.tell)
        self.docks: dict[str, QDockWidget] = {}
        self._closes_after_work = self._asks_to_close = False
        self.setStatusBar(QStatusBar())
        self.tool_bar = QToolBar(tr("Tools"), self)
        self.tool_bar.setObjectName("tools")
        self.tool_bar.setOrientation(Qt.Orientation.Vertical)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.tool_bar)
        self.main_bar = QToolBar(tr("Main"), self)
        self.main_bar.setObjectName("main")
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.main_bar)
        for tool_bar in (self.tool_bar, self.main_bar):
            tool_bar.setIconSize(QSize(22, 22))
            tool_bar.setMovable(False)
        bar = self.menuBar()
        assert bar is not None
        self.menus: dict[str, QMenu] = {}
        self._submenus: list[tuple[str, str, QAction]] = []
        for menu_id, title in (
            ("file", tr("&File")),
            ("edit", tr("&Edit")),
            ("view", tr("&View")),
            ("tools", tr("&Tools")),
            ("field", tr("Fie&ld")),
            ("sight", tr("&Sight")),
            ("help", tr("&Help")),
        ):
            menu = bar.addMenu(title)
            assert menu is not None
            self._keep_menu(menu_id, menu)
        for feature in FEATURES:
            import_module(feature).install(self)
        self.model.working_changed.connect(self._close_after_work)
        for changed in (self.model.selection_changed, self.model.committed_changed):
            changed.connect(self.actions_by_id.follow)  # what most actions need
        self._fill_menus()
        self._fill_main_bar()

    @property
    def widget(self) -> QMainWindow:
        """The window itself, as parent of dialogs and owner of objects."""
        return self

    @property
    def status(self) -> QStatusBar:
        """The bar at the bottom."""
        bar = self.statusBar()
        assert bar is not None
        return bar

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

    def _fill_main_bar(self) -> None:
        """Put what is always needed above the board."""
        groups = (
            ("file.new", "file.open", "file.save"),
            ("edit.undo", "edit.redo"),
            ("file.export",),
            ("help.palette",),
        )
        for ids in groups:
            if self.main_bar.actions():
                self.main_bar.addSeparator()
            for action_id in ids:
                if action_id in self.actions_by_id:
                    self.main_bar.addAction(self.actions_by_id[action_id])

    def _fill_menus(self) -> None:
        """Put actions and submenus into their menus, what has one group side by side."""
        entries = [
            (spec.menu, spec.group, self.actions_by_id[spec.id])
            for spec in self.actions_by_id
            if spec.menu
        ]
        for menu_id, menu in self.menus.items():
            groups: dict[str, list[QAction]] = {}
            for owner, group, action in (*entries, *self._submenus):
                if owner == menu_id:
                    groups.setdefault(group, []).append(action)
            if "quit" in groups:  # last, wherever it was declared
                groups["quit"] = groups.pop("quit")
            for actions in groups.values():
                if not menu.isEmpty():
                    menu.addSeparator()
                menu.addActions(actions)

    def add_submenu(self, menu_id: str, submenu_id: str, title: str, group: str = "") -> QMenu:
        """Add a menu within a menu; actions name it by its own id."""
        menu = QMenu(title, self)
        action = menu.menuAction()
        assert action is not None
        self._keep_menu(submenu_id, menu)
        self._submenus.append((menu_id, group, action))
        return menu

    def _keep_menu(self, menu_id: str, menu: QMenu) -> None:
        """Register a menu by its id; tool tips in it say why an action is disabled."""
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self.actions_by_id.refresh)
        self.menus[menu_id] = menu

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Close unless somebody objects, after the step that is being worked out."""
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
        self.tell(tr("This is no map, no picture, and nothing that can be imported."), seconds=5)

    def add_dock(
        self,
        dock_id: str,
        title: str,
        widget: QWidget,
        area: Qt.DockWidgetArea = Qt.DockWidgetArea.RightDockWidgetArea,
        applies: Callable[[Ruleset], object] | None = None,
    ) -> QDockWidget:
        """Add a dock; the view menu shows and hides it. ``applies`` is as of an action."""
        dock = QDockWidget(title, self)
        dock.setObjectName(dock_id)
        dock.setWidget(widget)
        if not widget.accessibleName():
            widget.setAccessibleName(title)
        self.addDockWidget(area, dock)
        self.docks[dock_id] = dock
        action_id = f"dock.{dock_id}"
        self.actions_by_id.add(
            ActionSpec(
                action_id, title, dock.setVisible, "view", tip=tr("Show or hide this panel"),
                checkable=True, group="docks", applies=applies,
            )
        )  # fmt: skip
        action = self.actions_by_id[action_id]
        toggle = dock.toggleViewAction()
        assert toggle is not None
        action.setChecked(toggle.isChecked())
        toggle.toggled.connect(action.setChecked)
        return dock

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, N802 - Qt's names
        """Take the keyboard to what is seen, pane by pane."""
        return self.part(Panes).step(1 if next else -1)

    def tell(self, text: str, *, seconds: float = 6.0) -> None:
        """Say something in the status bar for a while, in place of the tool's hint."""
        self.status.showMessage(text, int(seconds * 1000))
