"""The editor's window: it holds the parts together and knows none of them by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from PyQt6.QtCore import QObject, QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
)
from PyQt6.QtWidgets import QDockWidget, QMainWindow, QMenu, QToolBar, QVBoxLayout, QWidget

from mapkit.editor.app.dock_layout import add_reset, arrange_docks
from mapkit.editor.app.session import docks_are_remembered
from mapkit.editor.app.undo_actions import Undoing
from mapkit.editor.app.whats_this import explain
from mapkit.editor.app.working_note import WorkingNote
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Actions, ActionSpec
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.labels import ElidedLabel
from mapkit.model import GameMap

__all__ = ["EditorWindow"]

FEATURES = (
    "mapkit.editor.files.feature",
    "mapkit.editor.canvas.feature",
    "mapkit.editor.tools.feature",
    "mapkit.editor.panels.feature",
    "mapkit.editor.sight.feature",
    "mapkit.editor.sight.answer_actions",
    "mapkit.editor.canvas.underlay_feature",
    "mapkit.editor.dialogs.feature",
)
"""Modules with ``install(window)``, in this order; each adds its actions, docks and overlays."""


class EditorWindow(QMainWindow):
    """One open map.

    Attributes
    ----------
    model : MapModel
    view : BoardView
    actions_by_id : Actions
        ``actions`` is a name of Qt's.
    menus : dict of str to QMenu
        By the ids of :class:`~mapkit.editor.state.actions.ActionSpec`.
    docks : dict of str to QDockWidget
    parts : dict of str to QObject
        What features leave here for tests and for each other, by their names.
    files : MapFiles
        The file of the open map.
    close_guards : list of callable
        Asked before the window closes; one that returns False keeps it open.
    closing : signal
        The window closes now: stop threads, remember things.
    drop_handlers : list of callable
        Given the path of a file dropped on the window, until one returns True.
    working_note : WorkingNote
        In the status bar while a step takes its time.
    undoing : Undoing
    hint : ElidedLabel
        In the status bar: what a click does now.
    banners : QVBoxLayout
        Above the board, for messages that wait for an answer without standing in the way.
    """

    closing = pyqtSignal()

    def __init__(self, game_map: GameMap, *, work_of: MapModel | None = None) -> None:
        super().__init__()
        self.model = MapModel(game_map, self)
        if work_of is not None:
            self.model.take_over(work_of)
        self.view = BoardView(self.model, self)
        self.files = MapFiles(self)
        self.close_guards: list[Callable[[], bool]] = []
        self.drop_handlers: list[Callable[[Path], bool]] = []
        centre = QWidget()
        self.banners = QVBoxLayout(centre)
        self.banners.setContentsMargins(0, 0, 0, 0)
        self.banners.setSpacing(0)
        self.banners.addWidget(self.view)
        self.setCentralWidget(centre)
        self.setAcceptDrops(True)
        self.view.setAcceptDrops(False)  # so that the window gets what is dropped on the board
        self.actions_by_id = Actions(self)
        self.actions_by_id.refused.connect(self.tell)
        self.docks: dict[str, QDockWidget] = {}
        self.tools: dict[str, Tool] = {}
        self.parts: dict[str, QObject] = {}
        self._tool_actions = QActionGroup(self)
        self.view.cross.changed.connect(self._show_hint)
        self._closes_after_work = self._asks_to_close = False
        self.hint = ElidedLabel()
        status = self.statusBar()
        assert status is not None
        status.addWidget(self.hint, 1)
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
        self.undoing = Undoing(self)
        for feature in FEATURES:
            import_module(feature).install(self)
        if not docks_are_remembered():
            arrange_docks(self)
        add_reset(self)
        self.working_note = WorkingNote(self)
        self.model.working_changed.connect(self._close_after_work)
        self._follow_needs()
        self._fill_menus()
        self._fill_main_bar()
        explain(self)

    def _follow_needs(self) -> None:
        """Look again at what can be done when what most actions need has changed."""
        model, follow = self.model, self.actions_by_id.follow
        for signal in (model.selection_changed, model.committed_changed, self.files.changed):
            signal.connect(follow)
        self.working_note.shown_changed.connect(follow)

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
        """Keep a menu by its id; tips in it say why what is grey cannot be done."""
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self.actions_by_id.refresh)
        self.menus[menu_id] = menu

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Close unless somebody objects, after the step that is being worked out."""
        assert event is not None
        if self._asks_to_close or self.model.working:  # below us on the stack
            if self._closes_after_work:
                self.model.stop()  # asked twice: it takes too long
            self._closes_after_work = not self._asks_to_close
            event.ignore()
            return
        self._asks_to_close = True
        try:
            finish_typing(self)
            closes = all(guard() for guard in self.close_guards)
        finally:
            self._asks_to_close = False
        if not closes:
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

    def _close_after_work(self, text: str) -> None:
        if not text and self._closes_after_work:
            self._closes_after_work = False
            QTimer.singleShot(0, self.close)

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:  # noqa: N802
        """Take files."""
        assert event is not None
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:  # noqa: N802
        """Hand files to whoever knows what to do with them."""
        assert event is not None
        for path in _dropped(event):
            if any(handler(path) for handler in self.drop_handlers):
                event.acceptProposedAction()
                return
        self.tell(tr("Only map files and pictures can be dropped here."), seconds=5)

    def add_dock(
        self,
        dock_id: str,
        title: str,
        widget: QWidget,
        area: Qt.DockWidgetArea = Qt.DockWidgetArea.RightDockWidgetArea,
    ) -> QDockWidget:
        """Add a dock; the view menu shows and hides it."""
        dock = QDockWidget(title, self)
        dock.setObjectName(dock_id)
        dock.setWidget(widget)
        if not widget.accessibleName():
            widget.setAccessibleName(title)
        self.addDockWidget(area, dock)
        self.docks[dock_id] = dock
        action = self.actions_by_id.add(
            ActionSpec(
                f"dock.{dock_id}",
                title,
                dock.setVisible,
                menu="view",
                tip=tr("Show or hide this panel"),
                checkable=True,
                group="docks",
            )
        )
        toggle = dock.toggleViewAction()
        assert toggle is not None
        action.setChecked(toggle.isChecked())
        toggle.toggled.connect(action.setChecked)
        return dock

    def add_tool(self, tool: Tool) -> None:
        """Add a tool: its action, its key, its button."""
        self.tools[tool.id] = tool
        action = self.actions_by_id.add(
            ActionSpec(
                f"tool.{tool.id}",
                tool.title,
                lambda _on: self.use_tool(tool.id),
                "tools",
                tool.key,
                tool.hint,
                tool.icon,
                checkable=True,
            )
        )
        self._tool_actions.addAction(action)
        self.tool_bar.addAction(action)
        tool.hint_changed.connect(lambda _hint: self._show_hint())
        tool.hint_changed.connect(lambda _hint: self.undoing.follow())

    def use_tool(self, tool_id: str) -> None:
        """Make a tool the current one; what was told before gives way to its hint."""
        tool = self.tools[tool_id]
        status = self.statusBar()
        assert status is not None
        status.clearMessage()
        self.view.use(tool)
        self.actions_by_id[f"tool.{tool_id}"].setChecked(True)
        self.view.setFocus()
        self._show_hint()
        self.undoing.follow()

    def _show_hint(self) -> None:
        """Say what a click does now, and where the keyboard is at work what clicks."""
        tool = self.view.tool
        if tool is None:
            return
        if self.view.cross.shown:
            hold = self.actions_by_id["board.hold"].shortcut()
            keys = tr(
                "Space clicks, {key} holds.",
                key=hold.toString(QKeySequence.SequenceFormat.NativeText),
            )
            self.hint.setText(f"{keys} {tool.hint}")
        else:
            self.hint.setText(tool.hint)

    def tell(self, text: str, *, seconds: float = 6.0) -> None:
        """Say something in the status bar for a while, in place of the tool's hint."""
        bar = self.statusBar()
        assert bar is not None
        bar.showMessage(text, int(seconds * 1000))


def _dropped(event: QDropEvent) -> list[Path]:
    data = event.mimeData()
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
