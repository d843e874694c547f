"""What this package adds to the window of maps: layouts are begun, opened and restored."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mapkit.editor.files import questions
from mapkit.editor.files.map_file import KnownFile, digest_of
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remember_recent
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.open_file import ALLOWED, allow, not_allowed
from mapkit.editor.state.shell import Shell
from mapkit.errors import MapkitError
from mapkit.mapfile import Source, kind_of_file, open_source
from mapkit.mapfile.layout_saving import layout_text
from mapkit.mapfile.layouts import KnownCards, LayoutResult, read_layout
from mapkit.mapfile.new import card_paths

if TYPE_CHECKING:
    from mapkit.editor.layouts.layout_window import LayoutWindow

Opened = tuple[LayoutResult, KnownCards]
"""What was read, with the cards that it names."""

_SUFFIXES = frozenset({".yaml", ".yml", ".json"})


def install(shell: Shell) -> None:
    """Open layouts where maps are opened, and add the action that begins one."""
    layouts = Layouts(shell)
    shell.provide(layouts)
    shell.part(MapFiles).others.append(layouts)
    shell.close_guards.append(layouts.may_close)

    shell.actions_by_id.add(
        ActionSpec(
            "file.new_layout", tr("New &layout…"), layouts.new, "file", "Ctrl+Shift+N",
            tr("Start a board that is laid of cards"), "layout", group="open",
        )
    )  # fmt: skip


class Layouts:
    """The windows of layouts that are open beside the window of maps.

    ``alone`` says whether the program began with a layout, so that the window of maps may be
    hidden: then it closes with the last layout.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.windows: list[LayoutWindow] = []
        self.alone = False

    def open(self, path: Path) -> bool:
        """Open a file if it is a layout; False where it is none."""
        if path.suffix.lower() not in _SUFFIXES or not path.is_file():
            return False
        try:
            source = open_source(path.absolute())
        except MapkitError:
            return False  # it is told when it is opened as a map
        if kind_of_file(source.text) != "layout":
            return False
        shown = next((w for w in self.windows if w.files.path == source.path), None)
        if shown is not None:
            shown.raise_()
            shown.activateWindow()
            return True
        slot = RecoverySlot.of(path)
        where: Path | None = source.path
        if not slot.take():
            answer = questions.ask_locked(self._shell.widget, path.name, slot.owner())
            if answer is Answer.COPY:
                slot, where = RecoverySlot.of(None), None
                slot.take()
            elif answer is not Answer.TAKE_OVER or not slot.take_from_elsewhere():
                return True
        read, known = self._read(source)
        if read.root is None:
            questions.tell_unreadable(self._shell.widget, path.name, read.diagnostics)
            slot.release()
            return True
        slot.put_aside()
        digest = digest_of(path) if where is not None else ""
        self._show((read, known), slot, KnownFile(where, digest))
        remember_recent(path)
        return True

    def new(self) -> bool:
        """Ask for name, size and folder, and begin a layout; False where it was cancelled."""
        from mapkit.editor.layouts.layout_dialogs import NewLayoutDialog  # noqa: PLC0415

        folder = self._shell.part(MapFiles).folder or Path.home()
        dialog = NewLayoutDialog(folder, self._shell.widget)
        if not dialog.exec():
            return False
        layout, path = dialog.made()
        self.begin(read_layout(Source(layout_text(layout), path)))
        return True

    def restore(self, slot: RecoverySlot, copy: RecoveryCopy) -> bool:
        """Open work that a crash left behind, if it is a layout; it counts as unsaved."""
        if kind_of_file(copy.text) != "layout":
            return False
        path = Path(copy.path or Path.home() / copy.name)
        saved = path if copy.digest else None
        read, known = self._read(Source(copy.text, path))
        if read.root is None:
            return False
        self._show((read, known), slot, KnownFile(saved, copy.digest)).model.history.resetClean()
        return True

    def begin(self, read: LayoutResult) -> LayoutWindow:
        """Begin a layout that has no file yet."""
        slot = RecoverySlot.of(None)
        slot.take()
        return self._show((read, {}), slot, KnownFile(None, ""))

    def may_close(self) -> bool:
        """Close all windows; False where one stays."""
        return all(window.close() for window in tuple(self.windows))

    def release(self) -> tuple[LayoutWindow, ...]:
        """Return the windows, and forget them: somebody else takes them over."""
        windows = tuple(self.windows)
        self.windows.clear()
        return windows

    def take_over(self, windows: Iterable[LayoutWindow]) -> None:
        """Build windows of the same work anew, in the language chosen now."""
        for old in windows:
            files = old.files
            opened = old.model.read, old.model.known
            new = self._show(opened, files.slot, files.file)
            new.model.take_over(old.model)
            new.maker.path = old.maker.path
            new.restoreGeometry(old.saveGeometry())
            old.part()
            old.hide()
            old.deleteLater()

    def _read(self, source: Source) -> Opened:
        """Read a layout; cards outside its folder are asked for."""
        allow(card_paths().values())
        known: KnownCards = {}
        read = read_layout(source, outside=ALLOWED, known=known)
        assert source.path is not None
        folder = source.path.parent
        named = (folder / card.path for card in read.drawn.cards.values()) if read.drawn else ()
        outside = not_allowed(dict.fromkeys(named), folder)
        if outside and questions.ask_outside(self._shell.widget, source.path.name, outside):
            allow(outside)
            read = read_layout(source, outside=ALLOWED, known=known)
        return read, known

    def _show(self, opened: Opened, slot: RecoverySlot, file: KnownFile) -> LayoutWindow:
        from mapkit.editor.layouts.layout_opening import open_window  # noqa: PLC0415 - not often

        window = open_window(self._shell, opened, slot, file)
        self.windows.append(window)
        window.closed.connect(partial(self._forget, window))
        window.show()
        return window

    def _forget(self, window: LayoutWindow) -> None:
        if window in self.windows:
            self.windows.remove(window)
            if self.alone and not self.windows and not self._shell.widget.isVisible():
                self._shell.widget.close()
