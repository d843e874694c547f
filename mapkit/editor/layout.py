"""Where the docks stand when the program is started for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt

from mapkit.editor.actions import ActionSpec
from mapkit.editor.texts import tr

if TYPE_CHECKING:
    from mapkit.editor.window import EditorWindow

__all__ = ["add_reset", "arrange_docks"]

_SIDE, _RIGHT, _BOTTOM = 250, 300, 150


def arrange_docks(window: EditorWindow) -> None:
    """Put every dock in its first place: palette left, answers right, lists below."""
    areas = Qt.DockWidgetArea
    columns = (
        (areas.LeftDockWidgetArea, ("palette", "fields")),
        (areas.RightDockWidgetArea, ("properties", "layers", "history")),
        (areas.BottomDockWidgetArea, ("issues", "pairs")),
    )
    for area, ids in columns:
        docks = [window.docks[i] for i in ids if i in window.docks]
        for dock in docks:
            dock.setFloating(False)
            window.addDockWidget(area, dock)
            dock.show()
        for dock in docks[1:]:
            window.tabifyDockWidget(docks[0], dock)
        if docks:
            docks[0].raise_()
    sight, properties = window.docks.get("sight"), window.docks.get("properties")
    if sight is not None and properties is not None:
        window.addDockWidget(areas.RightDockWidgetArea, sight)
        window.splitDockWidget(properties, sight, Qt.Orientation.Vertical)
        sight.show()
    window.setCorner(Qt.Corner.BottomLeftCorner, areas.LeftDockWidgetArea)
    window.setCorner(Qt.Corner.BottomRightCorner, areas.RightDockWidgetArea)
    for dock_id, size, orientation in (
        ("palette", _SIDE, Qt.Orientation.Horizontal),
        ("properties", _RIGHT, Qt.Orientation.Horizontal),
        ("issues", _BOTTOM, Qt.Orientation.Vertical),
    ):
        if dock_id in window.docks:
            window.resizeDocks([window.docks[dock_id]], [size], orientation)


def add_reset(window: EditorWindow) -> None:
    """Offer to put all docks back."""
    window.actions_by_id.add(
        ActionSpec(
            "view.reset_docks", tr("Put All &Docks Back"), lambda: arrange_docks(window), "view",
            "", tr("Arrange the docks as they were at first"), group="docks",
        )
    )  # fmt: skip
