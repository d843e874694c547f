"""Several maps in one window: one is open, the others wait behind it, each with its own history."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import QObject, QSignalBlocker
from PyQt6.QtWidgets import QTabBar

from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles, WaitingMap
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import without_keys
from mapkit.messages import one_line


class MapTabs(QObject):
    """The open maps of a window, as tabs above the board where there are several."""

    def __init__(self, shell: Shell, files: MapFiles) -> None:
        super().__init__(shell.widget)
        self._shell, self._files = shell, files
        self._waiting: list[WaitingMap | None] = [None]
        """In the order of the tabs; None for the map that is open."""
        self.bar = QTabBar()
        self.bar.setAccessibleName(tr("Open maps"))
        self.bar.setDocumentMode(True)
        self.bar.setExpanding(False)
        self.bar.setTabsClosable(True)
        self.bar.addTab("")
        shell.centre.insertWidget(0, self.bar)
        several = Requirement(lambda: len(self._waiting) > 1, tr("Only one map is open."))
        rest = at_rest(shell.model)
        shell.actions_by_id.add(
            ActionSpec(
                "file.open_tab", tr("Open in a new ta&b…"), self._ask, "file", "Ctrl+T",
                tr("Open another map in this window, to copy fields from one to another"),
                group="open", needs=(rest,),
            ),
            ActionSpec(
                "file.close_tab", tr("&Close the tab"), lambda: self.close(self._at), "file",
                "Ctrl+W", tr("Close this map; others stay open"), group="save",
                needs=(several, rest),
            ),
            ActionSpec(
                "view.next_tab", tr("Next map"), lambda: self.show((self._at + 1) % self.count),
                "view", "Ctrl+Tab", tr("Show the map of the next tab"), group="panes",
                needs=(several, rest),
            ),
        )  # fmt: skip
        self.bar.currentChanged.connect(self.show)
        self.bar.tabCloseRequested.connect(self.close)
        files.others.append(self)
        files.changed.connect(self._name)
        shell.close_guards.append(self._may_close)
        shell.closing.connect(self._end)
        self._name()

    @property
    def count(self) -> int:
        """How many maps are open."""
        return len(self._waiting)

    @property
    def _at(self) -> int:
        return self._waiting.index(None)

    def open_beside(self, path: Path) -> bool:
        """Open a map in a tab of its own, or go to the tab that has it."""
        if self.open(path) or _same(self._files.path, path):
            return True
        at, waiting = self._at, self._set_aside()
        self._files.open(path, ask=False)
        if self._files.file is waiting.file:  # nothing was opened, or a layout elsewhere
            self._files.slot = waiting.slot
            return False
        self._waiting[at : at + 1] = [waiting, None]
        with QSignalBlocker(self.bar):
            self.bar.insertTab(at + 1, "")
            self.bar.setCurrentIndex(at + 1)
        self._name()
        return True

    def show(self, number: int) -> None:
        """Bring the map of a tab to the front."""
        wanted = self._waiting[number] if 0 <= number < self.count else None
        if wanted is not None and not self._shell.model.working:
            self._waiting[self._at] = self._set_aside()
            self._waiting[number] = None
            self._files.bring_back(wanted)
        with QSignalBlocker(self.bar):
            self.bar.setCurrentIndex(self._at)
        self._name()

    def close(self, number: int) -> None:
        """Close the map of a tab after asking; the last one stays."""
        if self.count < 2 or self._shell.model.working:
            return
        self.show(number)
        if not self._files.may_leave():
            return
        closed = self._files.set_aside(keep_copy=False)
        beside = number + 1 if number + 1 < self.count else number - 1
        wanted, self._waiting[beside] = self._waiting[beside], None
        assert wanted is not None
        del self._waiting[number]
        closed.give_up()
        with QSignalBlocker(self.bar):
            self.bar.removeTab(number)
            self.bar.setCurrentIndex(self._at)
        self._files.bring_back(wanted)
        self._name()

    def release(self) -> list[WaitingMap | None]:
        """Return the maps for another window; this one forgets them."""
        waiting, self._waiting = self._waiting, [None]
        return waiting

    def take_over(self, waiting: list[WaitingMap | None]) -> None:
        """Take the maps of another window, whose open one is open here."""
        self._waiting = waiting
        with QSignalBlocker(self.bar):
            for _ in waiting[1:]:
                self.bar.addTab("")
            self.bar.setCurrentIndex(self._at)
        self._name()

    def open(self, path: Path) -> bool:
        """Go to the tab behind which a file waits; False where none waits."""
        for number, one in enumerate(self._waiting):
            if one is not None and _same(one.file.path, path):
                self.show(number)
                return True
        return False

    def new(self) -> bool:
        """Begin nothing: maps are new without this."""
        return False

    def restore(self, slot: RecoverySlot, copy: RecoveryCopy) -> bool:
        """Restore nothing: maps are restored without this."""
        del slot, copy
        return False

    def _ask(self) -> None:
        path = questions.ask_path_to_open(self._shell.widget, self._files.folder or Path.home())
        if path is not None:
            self.open_beside(path)

    def _set_aside(self) -> WaitingMap:
        self._shell.model.cancel()
        return self._files.set_aside()

    def _name(self) -> None:
        """Write what the maps are called, and show the tabs where there are several."""
        for number, one in enumerate(self._waiting):
            title = self._files.title if one is None else one.file.title
            modified = self._files.modified if one is None else one.work.unsaved
            text = without_keys(one_line(title)) + (" •" if modified else "")
            self.bar.setTabText(number, text)
        self.bar.setVisible(self.count > 1)
        self._shell.actions_by_id.follow()

    def _may_close(self) -> bool:
        """Ask about the maps behind the open one."""
        waiting = [one for one in self._waiting if one is not None and one.work.unsaved]
        for one in waiting:
            self.show(self._waiting.index(one))
            if not self._files.may_leave():
                return False
        return True

    def _end(self) -> None:
        for one in self._waiting:
            if one is not None:
                with suppress(OSError):
                    one.give_up()


def _same(known: Path | None, path: Path) -> bool:
    return known is not None and known.absolute() == path.absolute()
