"""Where the docks stand: the lay-outs for drawing, for asking and for reviewing."""

from __future__ import annotations

from PyQt6.QtCore import QByteArray, QObject, Qt
from PyQt6.QtGui import QActionGroup
from PyQt6.QtWidgets import QDockWidget, QMainWindow

from mapkit.editor.app.panes import is_seen
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remember_bytes, remembered_bytes, remembered_text, settings
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.frame import LOW, give_room
from mapkit.editor.state.shell import Shell

_KEY, _NAME, _VERSION = "session/docks", "session/layout", 4
_ROOMY = (1360, 860)
_COLUMNS = {
    "draw": (0.195, 276, 320, 45),
    "sight": (0.195, 276, 320, 100),
    "review": (0.22, 276, 420, 55),
}
"""The column beside the board in each lay-out: its width as a share of the window's, at least and
at most so many pixels, and how many percent of its height the upper place has."""
_ASK = ("sight", "reach", "hear", "range")
_NEEDED = ("palette", "sight", "resolve")
"""What a tool cannot do without; other docks do not cover the tutorial."""
_BRUSHES = ("draw", "band", "split", "island", "bucket", "portal", "marker")
_UPPER = ("palette", "fields", "map", "layers", "stamps", "history")
_LOWER = ("properties", "sight", "issues", "review", "report", "pairs", "resolve", "compare")
_STACKS = {
    "draw": (_UPPER, _LOWER),
    "sight": (("sight", *_LOWER[2:], "properties", *_UPPER),),
    "review": (
        ("issues", "pairs", "resolve", "compare", "review", "report"),
        ("sight", "properties", *_UPPER),
    ),
}
"""The docks of each lay-out, those that share a place together; the first is in front. All stand
beside the board: a list below it would take more of a wide window than one beside it."""


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
    """Arrange the docks, and offer the lay-outs, and to hide all panels.

    They are not arranged before :func:`restore_docks` places them: Qt leaves the tabs of the first
    arrangement standing.
    """
    shell.provide(_DocksOfRules(shell))
    panels = _Panels(shell)
    shell.provide(panels)
    if remembered_bytes(_KEY) is None:
        arrange_docks(shell)
    titles = {
        "draw": (tr("Lay-out: Draw"), tr("Panels for drawing: palette and properties")),
        "sight": (tr("Lay-out: Sight"), tr("The answers have the whole height")),
        "review": (tr("Lay-out: Review"), tr("The lists of issues and pairs above the answers")),
    }
    group = QActionGroup(shell.widget)
    for n, (name, (text, tip)) in enumerate(titles.items(), 1):
        action_id = f"view.layout_{name}"
        shell.actions_by_id.add(
            ActionSpec(
                action_id, text, lambda _on, name=name: panels.take(name), "view",
                f"Ctrl+Shift+{n}", tip, checkable=True, group="docks",
            )
        )  # fmt: skip
        group.addAction(shell.actions_by_id[action_id])
    shell.actions_by_id[f"view.layout_{panels.name}"].setChecked(True)
    shell.actions_by_id.add(
        ActionSpec(
            "view.panels", tr("Hide all panels"), panels.hide_all, "view", "F12",
            tr("The board alone, and again as it was"), checkable=True, group="docks",
        ),
        ActionSpec(
            "view.reset_docks", tr("Put all doc&ks back"),
            panels.reset, "view",
            "", tr("Put the docks back where they were at first"), group="docks",
        ),
    )  # fmt: skip


class _Panels(QObject):
    """The lay-outs of one window, each as it was left, and whether all panels are hidden.

    ``name`` is the lay-out that is shown.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell = shell
        self._kept: QByteArray | None = None
        self._heights: tuple[list[QDockWidget], list[int]] | None = None
        known = remembered_text(_NAME, "draw")
        self.name = known if known in _STACKS else "draw"
        self._place = _place(shell.widget)
        shell.part(BoardView).tool_changed.connect(self._follow_tool)

    def take(self, name: str) -> None:
        """Show another lay-out, as it was left."""
        if self._kept is not None:
            self._shell.actions_by_id["view.panels"].setChecked(False)
            self.hide_all(False)
        window = self._shell.widget
        remember_bytes(f"{_KEY}/{self.name}{self._place}", window.saveState(_VERSION))
        self.name, self._place = name, _place(window)
        settings().setValue(_NAME, name)
        self._shell.actions_by_id[f"view.layout_{name}"].setChecked(True)
        left = remembered_bytes(f"{_KEY}/{name}{self._place}")
        if left is None or not _put_back(self._shell, left):
            arrange_docks(self._shell, name)
        else:
            self._shell.part(_DocksOfRules).follow()

    def reset(self) -> None:
        """Put the docks of this lay-out where they were at first."""
        self._place = _place(self._shell.widget)
        arrange_docks(self._shell, self.name)

    def hide_all(self, on: bool) -> None:
        """Hide all panels, or show those again that were shown."""
        window = self._shell.widget
        if on and self._kept is None:
            self._kept = window.saveState(_VERSION)
            for dock in window.findChildren(QDockWidget):
                if not dock.isFloating():
                    dock.hide()
        elif not on and self._kept is not None:
            kept, self._kept = self._kept, None
            _put_back(self._shell, kept)

    @property
    def state(self) -> QByteArray:
        """Where everything stands, or did before all was hidden."""
        kept = self._kept
        return kept if kept is not None else self._shell.widget.saveState(_VERSION)

    def _follow_tool(self) -> None:
        """Bring to the front what belongs to the tool, where it shares a place with others."""
        tool = self._shell.part(BoardView).tool
        stamps = self._shell.docks["stamps"].visibleRegion()
        if tool is None or not self._shell.widget.isVisible() or tool.id == "paste":
            return
        wanted = ["properties"] if not stamps.isEmpty() else ["fields", "properties"]
        if tool.id in _ASK:
            wanted = ["sight"]
        elif tool.id == "resolve":
            wanted = ["resolve"]
        elif tool.id in _BRUSHES:
            wanted = ["properties", "palette"]
        if not self._shell.docks["trace"].isHidden():  # a photo is under way beside the properties
            wanted = [dock_id for dock_id in wanted if dock_id != "properties"]
        for dock_id in wanted:
            dock = self._shell.docks.get(dock_id)
            if dock is None or dock.isHidden() or dock.isFloating():
                continue
            if dock_id in _NEEDED or not self._is_read(dock):
                dock.raise_()
        self._make_room(tool.id == "resolve")

    def _is_read(self, dock: QDockWidget) -> bool:
        """Return whether a dock would cover the tutorial that somebody reads."""
        page = self._shell.docks.get("tutorial")
        return (
            page is not None
            and is_seen(page)
            and (page in self._shell.widget.tabifiedDockWidgets(dock))
        )

    def _make_room(self, on: bool) -> None:
        """Give the lists of *Resolve* most of their column, or take it back."""
        window, dock = self._shell.widget, self._shell.docks["resolve"]
        if not on and self._heights is not None:
            window.resizeDocks(*self._heights, Qt.Orientation.Vertical)
            self._heights = None
        elif on and self._heights is None:
            self._heights = give_room(window, dock)


def remember_docks(shell: Shell) -> None:
    """Remember where the docks and bars stand."""
    docks = shell.part(_DocksOfRules)
    docks.bring_back()  # the next map may be of other rules
    remember_bytes(_KEY, shell.part(_Panels).state)
    docks.follow()


def restore_docks(shell: Shell) -> None:
    """Put the docks where they were, or give them their first size."""
    docks = remembered_bytes(_KEY)
    if docks is None and _place(shell.widget):
        arrange_docks(shell)
    elif docks is None:
        _size_docks(shell, "draw")
    elif not _put_back(shell, docks):  # of a version of the program that had other docks
        arrange_docks(shell, shell.part(_Panels).name)
    shell.part(_DocksOfRules).follow()


def _put_back(shell: Shell, state: QByteArray) -> bool:
    """Put docks where they were; return whether that worked."""
    window, nowhere = shell.widget, Qt.DockWidgetArea.NoDockWidgetArea
    apart = [d for d in shell.docks.values() if window.dockWidgetArea(d) == nowhere]
    for dock in apart:  # Qt would show it, even if nobody had when this was remembered
        dock.setParent(None)
    restored = window.restoreState(state, _VERSION)
    for dock in apart:
        dock.setParent(window)
    return restored


def arrange_docks(shell: Shell, name: str = "draw") -> None:
    """Put every dock in its first place in a lay-out."""
    window = shell.widget
    known = {i for ids in _STACKS[name] for i in ids}
    for dock_id, dock in shell.docks.items():
        if dock_id in known or dock.isHidden():
            dock.setFloating(False)
            window.removeDockWidget(dock)
    stacks = [[shell.docks[i] for i in ids if i in shell.docks] for ids in _stacks(shell, name)]
    for docks in stacks:  # what stands below another first, then what shares its place
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, docks[0])
    for docks in stacks:
        for dock in docks[1:]:
            window.tabifyDockWidget(docks[0], dock)
        for dock in docks:
            dock.show()
        docks[0].raise_()
    shell.part(_DocksOfRules).follow()
    _size_docks(shell, name)


def _size_docks(shell: Shell, name: str) -> None:
    """Give the docks their first size, which goes with that of the window where it has one."""
    window, docks = shell.widget, shell.docks
    width, height = _room(window)
    share, least, most, upper = _COLUMNS[name]
    column = round(min(max(width * share, least), most))
    fronts = [docks[ids[0]] for ids in _stacks(shell, name) if ids[0] in docks]
    window.resizeDocks(fronts, [column] * len(fronts), Qt.Orientation.Horizontal)
    if len(fronts) > 1:
        heights = [height * upper // 100, height * (100 - upper) // 100]
        window.resizeDocks(fronts, heights, Qt.Orientation.Vertical)


def _stacks(shell: Shell, name: str) -> tuple[tuple[str, ...], ...]:
    """Return the docks of a lay-out by place: a single one where the window is low."""
    stacks = _STACKS[name]
    if not _place(shell.widget):
        return stacks
    return ((*(ids[0] for ids in stacks), *(i for ids in stacks for i in ids[1:])),)


def _place(window: QMainWindow) -> str:
    """Return what a lay-out is remembered by beside its name: low windows have their own."""
    return "/low" if _room(window)[1] < LOW else ""


def _room(window: QMainWindow) -> tuple[int, int]:
    resized = window.testAttribute(Qt.WidgetAttribute.WA_Resized)
    return (window.width(), window.height()) if resized else _ROOMY
