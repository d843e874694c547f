"""Where the docks stand when the program is started for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

__all__ = ["add_reset", "arrange_docks", "size_docks"]

_SIDE, _RIGHT, _BOTTOM, _UPPER, _LOWER = 270, 300, 150, 300, 420
_ROOMY = (1360, 860)
"""Pixels; in a smaller window the docks are smaller, so that the board keeps its share."""


def arrange_docks(window: EditorWindow) -> None:
    """Put every dock in its first place: palette left, answers right, lists below."""
    areas = Qt.DockWidgetArea
    stacks = (
        (areas.LeftDockWidgetArea, ("palette", "fields", "map")),
        (areas.RightDockWidgetArea, ("properties", "layers", "history")),
        (areas.RightDockWidgetArea, ("sight",)),
        (areas.BottomDockWidgetArea, ("issues", "pairs")),
    )
    for dock in window.docks.values():
        dock.setFloating(False)
        window.removeDockWidget(dock)
    found = [(area, [window.docks[i] for i in ids if i in window.docks]) for area, ids in stacks]
    for area, docks in found:  # what stands below another first, then what shares its place
        window.addDockWidget(area, docks[0])
    for _, docks in found:
        for dock in docks[1:]:
            window.tabifyDockWidget(docks[0], dock)
        for dock in docks:
            dock.show()
        docks[0].raise_()
    window.setCorner(Qt.Corner.BottomLeftCorner, areas.LeftDockWidgetArea)
    window.setCorner(Qt.Corner.BottomRightCorner, areas.RightDockWidgetArea)
    size_docks(window)


def size_docks(window: EditorWindow) -> None:
    """Give the docks their first size, which goes with that of the window where it has one."""
    across = down = 1.0
    if window.testAttribute(Qt.WidgetAttribute.WA_Resized):
        across = min(window.width() / _ROOMY[0], 1.0)
        down = min(window.height() / _ROOMY[1], 1.0)
    for ids, sizes, orientation in (
        (("palette",), (round(_SIDE * across),), Qt.Orientation.Horizontal),
        (("properties",), (round(_RIGHT * across),), Qt.Orientation.Horizontal),
        (("issues",), (round(_BOTTOM * down),), Qt.Orientation.Vertical),
        (("properties", "sight"), (_UPPER, _LOWER), Qt.Orientation.Vertical),
    ):
        if all(i in window.docks for i in ids):
            window.resizeDocks([window.docks[i] for i in ids], list(sizes), orientation)


def add_reset(window: EditorWindow) -> None:
    """Offer to put all docks back."""
    window.actions_by_id.add(
        ActionSpec(
            "view.reset_docks", tr("Put all doc&ks back"), lambda: arrange_docks(window), "view",
            "", tr("Arrange the docks as they were at first"), group="docks",
        )
    )  # fmt: skip
