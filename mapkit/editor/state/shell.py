"""The interface of the window for its features: a protocol."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from PyQt6.QtCore import Qt, pyqtBoundSignal
from PyQt6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QMenu,
    QStatusBar,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.state.actions import Actions
from mapkit.editor.state.map_model import MapModel
from mapkit.model import Ruleset

Part = TypeVar("Part")


class Frame(Protocol):
    """A window with actions and docks, whatever it shows."""

    actions_by_id: Actions
    menus: dict[str, QMenu]
    """By the ids of :class:`~mapkit.editor.state.actions.ActionSpec`."""
    docks: dict[str, QDockWidget]

    @property
    def widget(self) -> QMainWindow:
        """The window itself, as parent of dialogs and owner of objects."""

    def tell(self, text: str, *, seconds: float = 6.0) -> None:
        """Say something in the status bar for a while, in place of the tool's hint."""


class Shell(Frame, Protocol):
    """The window of a map for its features: they register and find objects in it."""

    model: MapModel
    centre: QVBoxLayout
    """The board, with banners above it."""
    tool_bar: QToolBar
    """At the left, for the tools."""
    close_guards: list[Callable[[], bool]]
    """Asked before the window closes; one that returns False keeps it open."""
    drop_handlers: list[Callable[[Path], bool]]
    """Given the path of a file dropped on the window, until one returns True."""

    @property
    def status(self) -> QStatusBar:
        """The bar at the bottom."""

    @property
    def closing(self) -> pyqtBoundSignal:
        """Signal: the window closes now. Stop threads, remember things."""

    def provide(self, part: object) -> None:
        """Register an object that other features, and tests, find by its type."""

    def part(self, kind: type[Part]) -> Part:
        """Return what was provided of a type, or of one derived from it.

        Raises ``LookupError`` where nothing of that type was provided.
        """

    def add_bar(self, bar_id: str, title: str, area: Qt.ToolBarArea) -> QToolBar:
        """Add a tool bar that stays where it is."""

    def add_submenu(self, menu_id: str, submenu_id: str, title: str, group: str = "") -> QMenu:
        """Add a menu within a menu; actions name it by its own id."""

    def add_dock(
        self,
        dock_id: str,
        title: str,
        widget: QWidget,
        area: Qt.DockWidgetArea = Qt.DockWidgetArea.RightDockWidgetArea,
        applies: Callable[[Ruleset], object] | None = None,
    ) -> QDockWidget:
        """Add a dock; the view menu shows and hides it. ``applies`` is as of an action."""
