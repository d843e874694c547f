"""The window's map and its file: opening and saving without losing work."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import pyqtSignal

from mapkit.diagnostics import Severity
from mapkit.editor.files import questions
from mapkit.editor.files.map_file import (
    MapFile,
    Reading,
    keep_aside,
    picture_followed,
    read_copy,
    read_file,
    unsaved,
)
from mapkit.editor.files.merging import merge
from mapkit.editor.files.open_document import OpenDocument
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.settings import remember_recent
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.open_file import allow, not_allowed
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import paint_later, run_in_thread
from mapkit.errors import MapkitError
from mapkit.mapfile import example_paths, new_map
from mapkit.messages import translated
from mapkit.model import GameMap

_NOT_IN_A_FILE_NAME = re.compile(r"""[\\/:*?"<>|]""")
"""On one system or another."""


class OtherFiles(Protocol):
    """What opens files that are no maps."""

    def open(self, path: Path) -> bool:
        """Open a file; False where it is none of these."""

    def new(self) -> bool:
        """Ask what a new one is to be, and begin it; False where nobody wants it."""

    def restore(self, slot: RecoverySlot, copy: RecoveryCopy) -> bool:
        """Open work that a crash left behind; False where it is none of these."""


@dataclass(eq=False, slots=True)
class WaitingMap:
    """A map that waits behind the open one: its history, file, lock and selection."""

    work: MapModel
    file: MapFile
    reading: Reading
    slot: RecoverySlot
    selection: Selection

    def give_up(self) -> None:
        """Forget its recovery copy and let others have the file."""
        self.slot.clear()
        self.slot.release()


class MapFiles(OpenDocument[GameMap | None, MapFile]):
    """The file of the open map.

    Attributes
    ----------
    reading : Reading
        What the file said when it was read or written last, and what of it was not understood.
    unmerged : str
        Why :meth:`merge` did nothing.
    others : list of OtherFiles
        Asked before a file is opened as a map.
    """

    read = pyqtSignal()
    """:attr:`reading` is another."""

    def __init__(self, shell: Shell) -> None:
        slot = RecoverySlot.of(None)
        slot.take()
        self._shell = shell
        self._model = shell.model
        try:
            begun = shell.part(MapFile)  # of a window before this one
        except LookupError:
            begun = unsaved(self._model.committed, tr("untitled"))
        super().__init__(shell.widget, shell.model.history, slot, begun)
        self.reading: Reading = self.file.reading
        self.unmerged = ""
        self.others: list[OtherFiles] = []
        self.saved.connect(self._tell_saved)
        shell.closing.connect(self.part)

    @property
    def title(self) -> str:
        """The file's name, or what the map is called without one."""
        return self.file.title

    @property
    def suggested(self) -> Path:
        """The file, or the one that saving offers."""
        if self.path is not None:
            return self.path
        underlay = self._model.committed.underlay
        beside = Path(underlay.picture).parent if underlay is not None else Path()  # a photo's
        return (beside if beside.is_absolute() else Path.home()) / self.file.title

    @property
    def modified(self) -> bool:
        """Whether the map is to be saved; guides are in no file."""
        return self._model.unsaved

    def copier(self) -> Callable[[], RecoveryCopy]:
        """Return what makes a recovery copy of the map as it is now."""
        file, game_map = self.file, self._model.committed

        def copy() -> RecoveryCopy:
            path = str(file.path) if file.path is not None else ""
            text = file.text(game_map)
            return RecoveryCopy(text, path, file.digest, file.title, time.time(), file.partial)

        return copy

    def open(self, path: Path, *, ask: bool = True) -> bool:
        """Open a map file, or a shipped map by its name; problems are shown.

        A file of which nothing can be understood opens as an empty board: what is wrong with it
        is listed, and it is read again once it is mended.
        """
        if any(other.open(path) for other in self.others):
            return True
        if ask and not self.may_leave():
            return False
        if not path.exists() and str(path) in example_paths():
            return self.open_copy(example_paths()[str(path)])
        slot = RecoverySlot.of(path)
        if self.path is not None and slot.file == self.slot.file:
            slot = self.slot
        elif not slot.take():
            answer = questions.ask_locked(self._window, path.name, slot.owner())
            if answer is Answer.COPY:
                return self.open_copy(path)
            if answer is not Answer.TAKE_OVER or not slot.take_from_elsewhere():
                return False
        read = self._opened(path)
        if read is None:
            if slot is not self.slot:
                slot.release()
            return False
        game_map, file = read
        self._adopt(game_map or new_map("empty"), file, slot)
        remember_recent(file.path or path)
        return True

    def open_copy(self, path: Path) -> bool:
        """Open a map without its file, as a new map to be saved elsewhere."""
        read = self._opened(path)
        if read is None:
            return False
        game_map, file = read
        copy = replace(file, path=None, digest="", name=f"{path.stem}-copy{path.suffix}")
        self._adopt(game_map or new_map("empty"), copy, RecoverySlot.of(None))
        return True

    def new(self, game_map: GameMap, *, ask: bool = True) -> bool:
        """Begin with a map that has no file yet."""
        if ask and not self.may_leave():
            return False
        name = f"{_NOT_IN_A_FILE_NAME.sub('-', game_map.id)}.yaml"
        self._adopt(game_map, unsaved(game_map, name), RecoverySlot.of(None))
        return True

    def take_in(self, game_map: GameMap) -> None:
        """Begin with a map that was made of another program's file; it counts as unsaved."""
        self.new(game_map, ask=False)
        self._model.history.resetClean()

    def set_aside(self, *, keep_copy: bool = True) -> WaitingMap:
        """Put the open map aside, unsaved work on the disk; what is opened next takes its place."""
        if keep_copy and self.modified:
            with suppress(MapkitError):  # which autosave has told
                self.slot.write(self.copier()())
        work = MapModel(self._model.committed)
        work.take_over(self._model)
        waiting = WaitingMap(work, self.file, self.reading, self.slot, self._model.selection)
        self.slot = RecoverySlot.of(None)
        return waiting

    def bring_back(self, waiting: WaitingMap) -> None:
        """Open a map again that was put aside, where the open one has been put aside."""
        self.leaving.emit()
        self.use(waiting.slot)
        self.file = waiting.file
        paint_later(self._window)
        self._model.take_over(waiting.work)
        self.changed.emit()
        self.opened.emit()
        self._show_reading(waiting.reading)
        self._model.select(waiting.selection)

    def restore(self, slot: RecoverySlot, copy: RecoveryCopy) -> bool:
        """Open work that a crash left behind; it counts as unsaved."""
        if any(other.restore(slot, copy) for other in self.others):
            return True
        game_map, file = run_in_thread(partial(read_copy, copy))
        if game_map is None:
            questions.tell_unreadable(self._window, copy.name, file.diagnostics)
            return False
        self._adopt(game_map, file, slot, keep_copy=True)
        if file.base is not None:
            self._model.comes_from(tr("Restored work"), file.base)
        else:
            self._model.history.resetClean()
        return True

    def merge(self) -> bool:
        """Put another program's change of the file and mine together, as one step to undo.

        Where that cannot be, nothing changes and :attr:`unmerged` says why.
        """
        self.unmerged = ""
        base = self.file.base
        read = self._opened(self.path) if self.path is not None else None
        if read is None or base is None:
            return False
        theirs, file = read
        if theirs is None or file.partial:  # what could not be read would look deleted
            self.unmerged = self._worst_of(file)
            return False
        merged = run_in_thread(partial(merge, base, self._model.committed, theirs))
        if not merged.sound:
            self.unmerged = tr("the board would have errors that neither version has")
            return False
        self.file = file
        self._show_reading(file.reading)
        self._model.take_step(tr("Merge with the file"), merged.map)
        if merged.map == theirs:
            self._model.history.setClean()
        elif not self.modified:
            self._model.history.resetClean()
        if merged.kept:
            told = tr_n(
                "Merged; {n} thing(s) had been changed in both, and yours were kept.", merged.kept
            )
        else:
            told = tr("Merged.")
        self._shell.tell(told, seconds=8)
        self.changed.emit()
        return True

    def _read(self, path: Path) -> tuple[GameMap | None, MapFile]:
        read = run_in_thread(partial(read_file, path))
        outside = not_allowed(read[1].document.files, path.absolute().parent)
        if outside and questions.ask_outside(self._window, path.name, outside):
            allow(outside)
            return run_in_thread(partial(read_file, path))
        return read

    def _take(self, content: GameMap | None, file: MapFile) -> bool:
        if content is None:
            self._show_reading(file.reading)
            return False
        self._adopt(content, file, self.slot)
        return True

    def _worst_of(self, file: MapFile) -> str:
        """Say the first error of a file, with its place."""
        errors = (d for d in file.diagnostics if d.severity is Severity.ERROR)
        worst = next(errors, None)
        if worst is None:
            return tr("parts of it cannot be read")
        if worst.place is None:
            return translated(worst.message)
        return tr("line {n}: {problem}", n=worst.place.line, problem=translated(worst.message))

    def _loses(self) -> bool:
        """Return whether saving drops something in the file that could not be understood."""
        game_map = self._model.committed
        return self.file.partial and run_in_thread(partial(self.file.loses, game_map))

    def _show_reading(self, reading: Reading) -> None:
        self.reading = reading
        self.read.emit()

    def _ask_before_saving(self) -> Answer:
        """Ask where what could not be understood would be dropped."""
        if self._loses():
            return questions.ask_saving_partial(self._window, self.title)
        return Answer.SAVE

    def _put(self, path: Path) -> str:
        game_map = picture_followed(self._model.committed, self.folder, path.parent)
        told = tr("Saved {name}.", name=path.name)
        if path == self.path and self._loses():
            kept = keep_aside(path)
            told += " " + tr("What was in it before is kept as {name}.", name=kept.name)
        self.file = run_in_thread(partial(self.file.written, game_map, path))
        if game_map is not self._model.committed:
            self._model.take_step(tr("Save elsewhere"), game_map)
        return told

    def _tell_saved(self, told: str) -> None:
        self._shell.tell(told, seconds=8)
        self._show_reading(self.file.reading)

    def _adopt(
        self, game_map: GameMap, file: MapFile, slot: RecoverySlot, *, keep_copy: bool = False
    ) -> None:
        self.leaving.emit()
        if slot is self.slot:
            slot.clear()  # given up, or saved
        self.use(slot)
        if not keep_copy:
            slot.put_aside()
        self.file = file
        paint_later(self._window)
        self._model.replace(game_map)
        self.changed.emit()
        self.opened.emit()
        self._show_reading(file.reading)
