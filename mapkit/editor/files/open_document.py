"""The file of an open map or layout: saved, kept safe and watched in one way."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Generic, TypeVar

from PyQt6 import sip
from PyQt6.QtCore import pyqtBoundSignal
from PyQt6.QtGui import QUndoStack
from PyQt6.QtWidgets import QMainWindow, QVBoxLayout

from mapkit.editor.files import questions
from mapkit.editor.files.autosave import Autosave
from mapkit.editor.files.banner import Choice, remove_banner, show_banner
from mapkit.editor.files.crash_reports import recovery_savers
from mapkit.editor.files.map_file import KnownFile, digest_of, is_read_only
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot
from mapkit.editor.files.watcher import FileWatcher
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.settings import remember_recent
from mapkit.editor.state.open_file import OpenFile
from mapkit.errors import FileError, MapkitError
from mapkit.messages import phrase

T = TypeVar("T")
F = TypeVar("F", bound=KnownFile)


class OpenDocument(OpenFile, Generic[T, F]):
    """What is open in a window, with its file, its lock and its recovery copy.

    A ``T`` is what reading a file gives, an ``F`` what is known of the file.

    Parameters
    ----------
    window : QMainWindow
        Asks and tells.
    history : QUndoStack
        Of what is open; it is clean where the file says the same.
    slot : RecoverySlot
        Owned as long as this is open.
    file : F
        As it was read or written last.
    """

    slot: RecoverySlot
    """Where unsaved work is kept."""

    def __init__(
        self, window: QMainWindow, history: QUndoStack, slot: RecoverySlot, file: F
    ) -> None:
        super().__init__(window)
        self._window, self._history, self.slot, self.file = window, history, slot, file
        self._was_modified = False
        history.cleanChanged.connect(self._note_step)
        history.indexChanged.connect(self._note_step)

    @property
    def path(self) -> Path | None:
        """The file that saving writes to."""
        return self.file.path

    @property
    def digest(self) -> str:
        """Of that file when it was read or written last."""
        return self.file.digest

    @property
    @abstractmethod
    def title(self) -> str:
        """The file's name, or what this is called without one."""

    @property
    @abstractmethod
    def suggested(self) -> Path:
        """The file, or the one that saving offers."""

    @property
    def modified(self) -> bool:
        """Whether there is something to save."""
        return not self._history.isClean()

    @abstractmethod
    def copier(self) -> Callable[[], RecoveryCopy]:
        """Return what makes a recovery copy of the work as it is now, in any thread."""

    @abstractmethod
    def _read(self, path: Path) -> tuple[T, F]:
        """Read a file, asking what has to be asked.

        Raises ``MapkitError`` where it cannot be opened.
        """

    @abstractmethod
    def _take(self, content: T, file: F) -> bool:
        """Put what was read in place of what is open; False, and told, where it makes nothing."""

    @abstractmethod
    def _put(self, path: Path) -> str:
        """Write the file and take note of it as it is then; return what is told of it.

        Raises ``MapkitError`` or ``OSError`` where it cannot be written; the old content is still
        there.
        """

    def _ask_before_saving(self) -> Answer:
        """Ask about what else saving under the same name would lose."""
        return Answer.SAVE

    def _ask_path(self) -> Path | None:
        return questions.ask_path_to_save(self._window, self.suggested)

    def _why_not_to(self, _path: Path) -> str:
        """Return why nothing must be saved to a path, "" where it may be."""
        return ""

    def save(self) -> bool:
        """Save under the name it has; False where it was not saved."""
        path = self.path
        if path is None:
            return self.save_as()
        there = digest_of(path)
        if there and there != self.digest:
            answer = questions.ask_overwriting_other_change(self._window, path.name)
        else:
            answer = self._ask_before_saving()
        if answer is Answer.SAVE_AS:
            return self.save_as()
        return answer is Answer.SAVE and self._write(path)

    def save_as(self) -> bool:
        """Save under a name that is asked for."""
        path = self._ask_path()
        if path is None:
            return False
        path = path.absolute()
        slot = RecoverySlot.of(path)
        own = slot.file == self.slot.file
        why_not = self._why_not_to(path)
        if not why_not and not own and not slot.take():
            why_not = tr(
                "It is open in another window, which belongs to process {process}.",
                process=slot.owner().process,
            )
        if why_not:
            title = tr("{name} was not saved.", name=path.name)
            questions.tell_problem(self._window, title, why_not)
            return False
        written = self._write(path)
        if not own and written:
            self.use(slot)
        elif not own:
            slot.release()
        return written

    def reload(self) -> bool:
        """Read the file again and forget what is open; False, and told, where it cannot be."""
        opened = self._opened(self.path) if self.path is not None else None
        return opened is not None and self._take(*opened)

    def revert(self) -> bool:
        """Go back to the file on the disk, after asking."""
        path = self.path
        if path is None or (self.modified and not questions.ask_revert(self._window, path.name)):
            return False
        return self.reload()

    def keep_mine(self) -> None:
        """Take note of another program's change without taking it over: saving replaces it."""
        if self.path is not None:
            self.file = replace(self.file, digest=digest_of(self.path))
            self._history.resetClean()
            self.changed.emit()

    def note_gone(self) -> None:
        """Take note that the file is not there any more: there is something to save."""
        self._history.resetClean()

    def may_leave(self) -> bool:
        """Ask what becomes of unsaved changes; False where this has to stay open."""
        if not self.modified:
            return True
        answer = questions.ask_before_closing(self._window, self.title)
        if answer is Answer.SAVE:
            return self.save()
        return answer is Answer.DISCARD

    def close(self) -> None:
        """Forget the recovery copy and let others have the file: it is saved, or given up."""
        self.slot.clear()
        self.slot.release()

    def use(self, slot: RecoverySlot) -> None:
        """Keep unsaved work in another slot from now on."""
        if slot is not self.slot:
            self.close()
            slot.take()
            self.slot = slot

    def part(self) -> None:
        """Stop listening: a history that is being destroyed emits that it is clean."""
        self._history.cleanChanged.disconnect(self._note_step)
        self._history.indexChanged.disconnect(self._note_step)

    def _opened(self, path: Path) -> tuple[T, F] | None:
        """Read a file; None, and told, where it cannot be opened."""
        try:
            return self._read(path)
        except MapkitError as problem:
            title = tr("{name} cannot be opened.", name=path.name)
            questions.tell_problem(self._window, title, message_of(problem))
            return None

    def _write(self, path: Path) -> bool:
        try:
            if is_read_only(path):
                raise FileError(phrase("{path} is write-protected", path=path))
            told = self._put(path)
        except (MapkitError, OSError) as problem:
            answer = questions.ask_after_failed_save(self._window, path.name, message_of(problem))
            return answer is Answer.SAVE_AS and self.save_as()
        self._history.setClean()
        self.slot.clear()
        remember_recent(path)
        self.saved.emit(told)
        self.changed.emit()
        return True

    def _note_step(self, _where: object) -> None:
        if sip.isdeleted(self._history):
            return  # its destructor still emits signals
        if self.modified != self._was_modified:
            self._was_modified = self.modified
            self.changed.emit()


def keep_safe(
    document: OpenDocument[T, F],
    centre: QVBoxLayout,
    changed: pyqtBoundSignal,
    busy: Callable[[], bool] = lambda: False,
) -> Callable[[], None]:
    """Write recovery copies, and say in a banner where none can be written.

    Returns what stops it, which may be called twice.

    Parameters
    ----------
    centre : QVBoxLayout
        Where the banner goes.
    changed : signal
        The work is another than before.
    busy : callable
        Whether a copy is better written a little later.
    """
    autosave = Autosave(document, changed, busy, document)
    autosave.failed.connect(
        lambda problem: show_banner(
            centre,
            "autosave",
            tr("Recovery copies cannot be written: {problem}. Save often.", problem=problem),
            [(tr("&Close"), lambda: None)],
        )
    )
    autosave.written.connect(lambda: remove_banner(centre, "autosave"))
    recovery_savers.append(autosave.flush)

    def stop() -> None:
        if autosave.flush in recovery_savers:
            recovery_savers.remove(autosave.flush)
            autosave.finish()

    return stop


def watch(
    document: OpenDocument[T, F],
    window: QMainWindow,
    centre: QVBoxLayout,
    offer: Callable[[], tuple[str, list[Choice]]],
    tell_gone: Callable[[str], None],
) -> Callable[[], None]:
    """Say in a banner when another program changes the file, with what can be done about it.

    Returns what shows the banner anew.

    Parameters
    ----------
    centre : QVBoxLayout
        Where the banner goes.
    offer : callable
        Returns its text and the choices.
    tell_gone : callable
        Gets a sentence when the file is not there any more.
    """
    watcher = FileWatcher(document, window)

    def show() -> None:
        show_banner(centre, "changed", *offer())

    def note_gone() -> None:
        document.note_gone()
        tell_gone(tr("The file is gone; saving writes it again."))

    watcher.changed_outside.connect(show)
    watcher.gone.connect(note_gone)
    watcher.as_it_was.connect(lambda: remove_banner(centre, "changed"))
    return show
