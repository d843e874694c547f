"""Where the docks stand when the program is started for the first time."""

from __future__ import annotations

from PyQt6.QtCore import QObject, Qt

from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remembered_bytes, settings
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell

__all__ = ["arrange_docks", "install", "remember_docks", "restore_docks"]

_KEY, _VERSION = "session/docks", 2
_SIDE, _RIGHT, _BOTTOM, _UPPER, _LOWER = 270, 300, 150, 300, 420
_ROOMY = (1360, 860)
"""Pixels; in a smaller window the docks are smaller, so that the board keeps its share."""


class _DocksOfRules(QObject):
    """Puts docks away that mean nothing under the rules of the open map."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell = shell
        self._away: set[str] = set()
        shell.actions_by_id.rules_changed.connect(self.follow)

    def follow(self) -> None:
        """Put away what does not apply, and bring back what does again."""
        for dock_id, dock in self._shell.docks.items():
            applies = self._shell.actions_by_id.applies(f"dock.{dock_id}")
            if applies and dock_id in self._away:
                self._away.remove(dock_id)
                dock.show()
            elif not applies and not dock.isHidden():
                self._away.add(dock_id)
                dock.hide()

    def bring_back(self) -> None:
        """Show what was put away, whatever the rules."""
        for dock_id in self._away:
            self._shell.docks[dock_id].show()
        self._away.clear()


def install(shell: Shell) -> None:
    """Arrange the docks, and offer to put all of them back.

    They are not arranged before :func:`restore_docks` places them: Qt leaves the tabs of the first
    arrangement standing.
    """
    shell.provide(_DocksOfRules(shell))
    if remembered_bytes(_KEY) is None:
        arrange_docks(shell)
    shell.actions_by_id.add(
        ActionSpec(
            "view.reset_docks", tr("Put all doc&ks back"), lambda: arrange_docks(shell), "view",
            "", tr("Put the docks back where they were at first"), group="docks",
        )
    )  # fmt: skip


def remember_docks(shell: Shell) -> None:
    """Remember where the docks and bars stand."""
    docks = shell.part(_DocksOfRules)
    docks.bring_back()  # the next map may be of other rules
    settings().setValue(_KEY, shell.widget.saveState(_VERSION))
    docks.follow()


def restore_docks(shell: Shell) -> None:
    """Put the docks where they were, or give them their first size."""
    docks, window = remembered_bytes(_KEY), shell.widget
    if docks is None:
        _size_docks(shell)
    else:
        nowhere = Qt.DockWidgetArea.NoDockWidgetArea
        apart = [d for d in shell.docks.values() if window.dockWidgetArea(d) == nowhere]
        for dock in apart:  # Qt would show it, even if nobody had when this was remembered
            dock.setParent(None)
        restored = window.restoreState(docks, _VERSION)
        for dock in apart:
            dock.setParent(window)
        if not restored:
            arrange_docks(shell)  # of a version of the program that had other docks
    shell.part(_DocksOfRules).follow()


def arrange_docks(shell: Shell) -> None:
    """Put every dock in its first place: palette left, answers right, lists below."""
    window, areas = shell.widget, Qt.DockWidgetArea
    stacks = (
        (areas.LeftDockWidgetArea, ("palette", "fields", "map")),
        (areas.RightDockWidgetArea, ("properties", "layers", "history")),
        (areas.RightDockWidgetArea, ("sight", "review", "report")),
        (areas.BottomDockWidgetArea, ("issues", "pairs", "suggestions")),
    )
    for dock in shell.docks.values():
        dock.setFloating(False)
        window.removeDockWidget(dock)
    found = [(area, [shell.docks[i] for i in ids if i in shell.docks]) for area, ids in stacks]
    for area, docks in found:  # what stands below another first, then what shares its place
        window.addDockWidget(area, docks[0])
    for _, docks in found:
        for dock in docks[1:]:
            window.tabifyDockWidget(docks[0], dock)
        for dock in docks:
            dock.show()
        docks[0].raise_()
    shell.part(_DocksOfRules).follow()
    window.setCorner(Qt.Corner.BottomLeftCorner, areas.LeftDockWidgetArea)
    window.setCorner(Qt.Corner.BottomRightCorner, areas.RightDockWidgetArea)
    _size_docks(shell)


def _size_docks(shell: Shell) -> None:
    """Give the docks their first size, which goes with that of the window where it has one."""
    window = shell.widget
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
        if all(i in shell.docks for i in ids):
            window.resizeDocks([shell.docks[i] for i in ids], list(sizes), orientation)
