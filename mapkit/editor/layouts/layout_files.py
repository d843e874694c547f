"""The file of the open layout: opening and saving it without losing work."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PyQt6 import sip
from PyQt6.QtWidgets import QMainWindow

from mapkit.editor.files import questions
from mapkit.editor.files.map_file import digest_of, is_read_only
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recent import remember_recent
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.picked import path_from
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.state.outside import ALLOWED, allow
from mapkit.errors import FileProblemError, MapkitError, OutputExistsError
from mapkit.mapfile import open_source, read_map, read_regular, write_atomic
from mapkit.mapfile.layout_saving import changed_layout
from mapkit.mapfile.layouts import LayoutResult
from mapkit.mapfile.saving import encoded
from mapkit.messages import phrase
from mapkit.model import Layout, PlacedCard

__all__ = ["LayoutFiles"]

_MOST_BYTES = 2**25
_SUFFIX = ".layout.yaml"


class LayoutFiles(OpenFile):
    """The file of a window's layout.

    Parameters
    ----------
    window : QMainWindow
    model : LayoutModel
    slot : RecoverySlot
        Owned by the window as long as the layout is open.
    path : Path or None
        The file; None for a layout that has none yet.
    digest : str
        Of the file when it was read.
    """

    def __init__(
        self,
        window: QMainWindow,
        model: LayoutModel,
        slot: RecoverySlot,
        path: Path | None,
        digest: str,
    ) -> None:
        super().__init__(window)
        self._window, self._model = window, model
        self.slot, self._path, self._digest = slot, path, digest
        self._was_modified = False
        model.history.cleanChanged.connect(self._note_step)
        model.history.indexChanged.connect(self._note_step)

    @property
    def path(self) -> Path | None:
        """The file that saving writes to."""
        return self._path

    @property
    def digest(self) -> str:
        """Of that file when it was read or written last."""
        return self._digest

    @property
    def suggested(self) -> Path:
        """The file, or the one that saving offers."""
        return self._model.read.source.path or Path.home() / f"{self._model.layout.id}{_SUFFIX}"

    @property
    def modified(self) -> bool:
        """Whether there is something to save."""
        return not self._model.history.isClean()

    @property
    def cards(self) -> set[Path]:
        """The files of the cards that lie on the board."""
        cards = self._model.layout.cards.values()
        return {(self._model.folder / card.path).resolve() for card in cards}

    def copier(self) -> Callable[[], RecoveryCopy]:
        """Return what makes a recovery copy of the layout as it is now."""
        path = str(self._path or self.suggested)  # so that its cards are found again
        copy = RecoveryCopy(
            self._model.read.source.text, path, self._digest, self.suggested.name, time.time()
        )
        return lambda: copy

    def save(self) -> bool:
        """Save under the name it has; False where it was not saved."""
        if self._path is None:
            return self.save_as()
        there = digest_of(self._path)
        if there and there != self._digest:
            answer = questions.ask_overwriting_other_change(self._window, self._path.name)
            if answer is Answer.SAVE_AS:
                return self.save_as()
            if answer is not Answer.SAVE:
                return False
        return self._write(self._path)

    def save_as(self) -> bool:
        """Save under a name that is asked for."""
        asked = tr("Save the layout as"), tr("Layouts")
        path = questions.ask_path_to_save(self._window, self.suggested, *asked)
        if path is None:
            return False
        path = path.absolute()
        if path.resolve() in self.cards:
            questions.tell_problem(
                self._window,
                tr("{name} was not saved.", name=path.name),
                tr("The file is a card of this layout."),
            )
            return False
        slot = RecoverySlot.of(path)
        if slot.file == self.slot.file:
            return self._write(path)
        if not slot.take():
            questions.tell_problem(
                self._window,
                tr("{name} was not saved.", name=path.name),
                tr(
                    "It is open in another window, which belongs to process {process}.",
                    process=slot.owner().process,
                ),
            )
            return False
        if not self._write(path):
            slot.release()
            return False
        self.close()
        self.slot = slot
        return True

    def revert(self) -> bool:
        """Go back to the file on the disk, after asking."""
        path = self._path
        if path is None or (self.modified and not questions.ask_revert(self._window, path.name)):
            return False
        try:
            digest = digest_of(path)
            read = self._model.read_text(open_source(path))
        except MapkitError as problem:
            self._tell_unopened(path, message_of(problem))
            return False
        if read.root is None:
            questions.tell_unreadable(self._window, path.name, read.diagnostics)
            return False
        self._digest = digest
        self._model.replace(read)
        self.slot.clear()
        self.changed.emit()
        return True

    def keep_mine(self) -> None:
        """Take note of another program's change without taking it over: saving replaces it."""
        if self._path is not None:
            self._digest = digest_of(self._path)
            self._model.history.resetClean()
            self.changed.emit()

    def note_gone(self) -> None:
        """Take note that the file is not there any more: the layout is to be saved."""
        self._model.history.resetClean()

    def may_leave(self) -> bool:
        """Ask what becomes of unsaved changes; False where the layout has to stay open."""
        if not self.modified:
            return True
        answer = questions.ask_before_closing(self._window, self.suggested.name)
        if answer is Answer.SAVE:
            return self.save()
        return answer is Answer.DISCARD

    def close(self) -> None:
        """Forget the recovery copy and let others have the layout."""
        self.slot.clear()
        self.slot.release()

    def _write(self, path: Path) -> bool:
        try:
            if is_read_only(path):
                raise FileProblemError(phrase("{path} is write-protected", path=path))
            read = self._settled(path)
            write_atomic(path, encoded(read.source), force=True)
        except (MapkitError, OSError) as problem:
            answer = questions.ask_after_failed_save(self._window, path.name, message_of(problem))
            return answer is Answer.SAVE_AS and self.save_as()
        if read.source != self._model.read.source:
            self._model.take_step(tr("Save elsewhere"), read)
        self._path, self._digest = path, digest_of(path)
        self._model.history.setClean()
        self.slot.clear()
        remember_recent(path)
        self.changed.emit()
        return True

    def _settled(self, path: Path) -> LayoutResult:
        """Return the layout as it is read at a path; cards from elsewhere are copied beside it."""
        read, old, new = self._model.read, self._model.folder, path.parent
        layout = self._model.layout
        found: dict[str, str] = {}

        def card(placed: PlacedCard) -> PlacedCard:
            if placed.path not in found:
                found[placed.path] = _brought_along(placed.path, old, new)
            return replace(placed, path=found[placed.path])

        moved: Layout = replace(layout, cards={i: card(c) for i, c in layout.cards.items()})
        here = replace(read, source=replace(read.source, path=path))
        if moved == layout:
            return here if read.source.path == path else self._model.read_text(here.source)
        return changed_layout(here, moved, outside=ALLOWED, known=self._model.known)

    def _tell_unopened(self, path: Path, problem: str) -> None:
        title = tr("{name} cannot be opened.", name=path.name)
        questions.tell_problem(self._window, title, problem)

    def _note_step(self, _where: object) -> None:
        if sip.isdeleted(self._model.history):
            return  # its destructor still emits signals
        if self.modified != self._was_modified:
            self._was_modified = self.modified
            self.changed.emit()


def _brought_along(name: str, old: Path, new: Path) -> str:
    """Return how a card is named from a layout's new folder; a copy where it lies elsewhere.

    A card that the layout named outside its folder before stays where it is. So does one with a
    ruleset of its own, which it names from its own folder.
    """
    file = old / name
    if not file.is_file():
        return name
    if not Path(name).is_absolute() and old.resolve() == new.resolve():
        return name
    path = path_from(file, new)
    if not Path(path).is_absolute():
        return path
    if read_map(file, outside=ALLOWED).document.ruleset_path is not None:
        allow([file])  # it was open
        return path
    content = read_regular(file, _MOST_BYTES)
    folder = new / "cards"
    folder.mkdir(exist_ok=True)
    for n in itertools.count(1):
        target = folder / (file.name if n == 1 else f"{file.stem}-{n}{file.suffix}")
        with suppress(OutputExistsError):
            write_atomic(target, content)
            return path_from(target, new)
        if target.is_file() and read_regular(target, _MOST_BYTES) == content:
            return path_from(target, new)
    raise AssertionError
