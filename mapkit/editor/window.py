"""The editor's window: it holds the parts together and knows none of them by name."""

from __future__ import annotations

from importlib import import_module

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QDockWidget, QMainWindow, QMenu, QWidget

from mapkit.editor.actions import Actions
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.map_model import MapModel
from mapkit.editor.texts import tr
from mapkit.editor.tools.tool import Tool
from mapkit.model import GameMap

__all__ = ["EditorWindow"]

FEATURES = (
    "mapkit.editor.files.feature",
    "mapkit.editor.canvas.feature",
    "mapkit.editor.tools.feature",
    "mapkit.editor.panels.feature",
    "mapkit.editor.live.feature",
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
        By the ids of :class:`~mapkit.editor.actions.ActionSpec`.
    docks : dict of str to QDockWidget
    """

    def __init__(self, game_map: GameMap) -> None:
        super().__init__()
        self.model = MapModel(game_map, self)
        self.view = BoardView(self.model, self)
        self.setCentralWidget(self.view)
        self.actions_by_id = Actions(self)
        self.docks: dict[str, QDockWidget] = {}
        self.tools: dict[str, Tool] = {}
        bar = self.menuBar()
        assert bar is not None
        self.menus: dict[str, QMenu] = {}
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
            self.menus[menu_id] = menu
        for feature in FEATURES:
            import_module(feature).install(self)
        for spec in self.actions_by_id:
            if spec.menu:
                self.menus[spec.menu].addAction(self.actions_by_id[spec.id])

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
        self.addDockWidget(area, dock)
        self.docks[dock_id] = dock
        return dock

    def use_tool(self, tool_id: str) -> None:
        """Make a tool the current one."""
        tool = self.tools[tool_id]
        self.view.use(tool)
        self.tell(tool.hint)

    def tell(self, text: str, *, seconds: float = 0.0) -> None:
        """Say something in the status bar."""
        bar = self.statusBar()
        assert bar is not None
        bar.showMessage(text, int(seconds * 1000))
