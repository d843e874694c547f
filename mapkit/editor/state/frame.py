"""What the windows of maps and of layouts share: menus, docks, bars and the status bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtGui import QAction, QResizeEvent
from PyQt6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QMenu,
    QScrollArea,
    QStatusBar,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Actions, ActionSpec
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import keep_until_deleted
from mapkit.editor.widgets.icons import icon
from mapkit.model import Ruleset

LOW = 620
"""Pixels: where a window is lower, its docks share one place."""
_LEAST = QSize(230, 140)
"""Panels that want more are scrolled, so that the window can be small."""


class DocumentWindow(QMainWindow):
    """A window with actions and docks: a :class:`~mapkit.editor.state.shell.Frame`.

    ``menus`` are ids and titles, from left to right; ``rules_of`` is the model of a window of maps,
    which it then belongs to: actions follow the ruleset of its map.
    """

    def __init__(self, menus: Iterable[tuple[str, str]], rules_of: MapModel | None = None) -> None:
        super().__init__()
        keep_until_deleted(self)
        if rules_of is not None:
            rules_of.setParent(self)  # the first child is deleted first: views outlive it
        centre = QWidget()
        self.centre = QVBoxLayout(centre)
        self.centre.setContentsMargins(0, 0, 0, 0)
        self.centre.setSpacing(0)
        self.setCentralWidget(centre)
        self.setStatusBar(QStatusBar())
        self.actions_by_id = Actions(self, rules_of)
        self.actions_by_id.refused.connect(self.tell)
        self.docks: dict[str, QDockWidget] = {}
        self.menus: dict[str, QMenu] = {}
        self._submenus: list[tuple[str, str, QAction]] = []
        bar = self.menuBar()
        assert bar is not None
        for menu_id, title in menus:
            menu = bar.addMenu(title)
            assert menu is not None
            self._keep_menu(menu_id, menu)

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

    def tell(self, text: str, *, seconds: float = 6.0) -> None:
        """Say something in the status bar for a while, in place of the tool's hint."""
        self.status.showMessage(text, int(seconds * 1000))

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
        dock.setWidget(_shrinking(widget))
        if not widget.accessibleName():
            widget.setAccessibleName(title)
        self.addDockWidget(area, dock)
        self.docks[dock_id] = dock
        action_id = f"dock.{dock_id}"
        self.actions_by_id.add(
            ActionSpec(
                action_id, title, dock.setVisible, "panels" if "panels" in self.menus else "view",
                tip=tr("Show or hide this panel"), checkable=True, group="docks", applies=applies,
            )
        )  # fmt: skip
        action = self.actions_by_id[action_id]
        toggle = dock.toggleViewAction()
        assert toggle is not None
        action.setChecked(toggle.isChecked())
        toggle.toggled.connect(action.setChecked)
        return dock

    def add_bar(self, bar_id: str, title: str, area: Qt.ToolBarArea) -> QToolBar:
        """Add a tool bar that stays where it is."""
        bar = QToolBar(title, self)
        bar.setObjectName(bar_id)
        bar.setIconSize(QSize(22, 22))
        bar.setMovable(False)
        self.addToolBar(area, bar)
        # Qt's own sign for what has no room is dark on dark.
        rest = bar.findChild(QToolButton, "qt_toolbar_ext_button")
        assert rest is not None
        level = area is Qt.ToolBarArea.TopToolBarArea
        rest.setIcon(icon("more" if level else "more_below"))
        return bar

    def add_submenu(self, menu_id: str, submenu_id: str, title: str, group: str = "") -> QMenu:
        """Add a menu within a menu; actions name it by its own id."""
        menu = QMenu(title, self)
        action = menu.menuAction()
        assert action is not None
        self._keep_menu(submenu_id, menu)
        self._submenus.append((menu_id, group, action))
        return menu

    def fill_menus(self) -> None:
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

    def fill_bar(self, bar: QToolBar, groups: Iterable[Iterable[str]]) -> None:
        """Put groups of actions on a tool bar; ids that no action has are left out."""
        for ids in groups:
            if bar.actions():
                bar.addSeparator()
            bar.addActions([self.actions_by_id[i] for i in ids if i in self.actions_by_id])

    def _keep_menu(self, menu_id: str, menu: QMenu) -> None:
        """Register a menu by its id; tool tips in it say why an action is disabled."""
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self.actions_by_id.refresh)
        self.menus[menu_id] = menu


def give_room(window: QMainWindow, dock: QDockWidget) -> tuple[list[QDockWidget], list[int]] | None:
    """Give a dock three quarters of the column that it shares with one other place.

    Returns docks and the heights that they had; None where nothing is changed.
    """
    area, mates = window.dockWidgetArea(dock), window.tabifiedDockWidgets(dock)
    beside = [
        other
        for other in window.findChildren(QDockWidget)
        if other not in (dock, *mates) and window.dockWidgetArea(other) == area
        if other.isVisible() and not other.isFloating() and not other.visibleRegion().isEmpty()
    ]
    if dock.isFloating() or len(beside) != 1:
        return None
    docks = [beside[0], dock]
    heights = [one.height() for one in docks]
    least = sum(heights) // 4
    window.resizeDocks(docks, [least, sum(heights) - least], Qt.Orientation.Vertical)
    return docks, heights


def _shrinking(panel: QWidget) -> QWidget:
    """Return a panel, in a frame that scrolls it where it wants to be large."""
    least, layout = panel.minimumSizeHint(), panel.layout()
    wraps = layout is not None and layout.hasHeightForWidth()  # it would be cut where it is low
    if least.width() <= _LEAST.width() and least.height() <= _LEAST.height() and not wraps:
        return panel
    return _PanelFrame(panel)


class _PanelFrame(QScrollArea):
    """Scrolls a panel where it has less room than it needs at least, as wide as it is.

    Qt's own scrolls it where it has less than it asks for: lists, which scroll by themselves, too.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)
        panel.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Fit the panel anew when what is in it changes."""
        if event is not None and event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802 - Qt's name
        """Fit the panel to the room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        panel, room, bar = self.widget(), self.maximumViewportSize(), self.verticalScrollBar()
        layout = panel.layout() if panel is not None else None
        if panel is None or layout is None or bar is None:
            return
        least = layout.totalMinimumSize()

        def height_at(width: int) -> int:
            wraps = layout.hasHeightForWidth()
            return layout.minimumHeightForWidth(width) if wraps else least.height()

        width = max(room.width(), least.width())
        if height_at(width) > room.height():
            width = max(room.width() - bar.sizeHint().width(), least.width())
        panel.resize(width, max(height_at(width), room.height()))
