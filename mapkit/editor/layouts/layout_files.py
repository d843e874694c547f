"""The file of the open layout: opening and saving it without losing work."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PyQt6.QtWidgets import QMainWindow

from mapkit.editor.files import questions
from mapkit.editor.files.map_file import KnownFile, digest_of
from mapkit.editor.files.open_document import OpenDocument
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.picked import path_from
from mapkit.editor.state.open_file import ALLOWED, allow
from mapkit.errors import OutputExistsError
from mapkit.mapfile import open_source, read_map, read_regular, write_atomic
from mapkit.mapfile.layout_saving import changed_layout
from mapkit.mapfile.layouts import LayoutResult
from mapkit.mapfile.saving import encoded
from mapkit.model import Layout, PlacedCard

_MOST_BYTES = 2**25
_SUFFIX = ".layout.yaml"


class LayoutFiles(OpenDocument[LayoutResult, KnownFile]):
    """The file of a window's layout.

    The window owns ``slot`` as long as the layout is open.
    """

    def __init__(
        self, window: QMainWindow, model: LayoutModel, slot: RecoverySlot, file: KnownFile
    ) -> None:
        super().__init__(window, model.history, slot, file)
        self._model = model

    @property
    def title(self) -> str:
        """The file's name, or the one that saving offers."""
        return self.suggested.name

    @property
    def suggested(self) -> Path:
        """The file, or the one that saving offers."""
        return self._model.read.source.path or Path.home() / f"{self._model.layout.id}{_SUFFIX}"

    @property
    def cards(self) -> set[Path]:
        """The files of the cards that lie on the board."""
        cards = self._model.layout.cards.values()
        return {(self._model.folder / card.path).resolve() for card in cards}

    def copier(self) -> Callable[[], RecoveryCopy]:
        """Return what makes a recovery copy of the layout as it is now."""
        path = str(self.path or self.suggested)  # so that its cards are found again
        text = self._model.read.source.text
        copy = RecoveryCopy(text, path, self.digest, self.title, time.time())
        return lambda: copy

    def _read(self, path: Path) -> tuple[LayoutResult, KnownFile]:
        file = KnownFile(path, digest_of(path))
        return self._model.read_text(open_source(path)), file

    def _take(self, content: LayoutResult, file: KnownFile) -> bool:
        if content.root is None:
            questions.tell_unreadable(self._window, self.title, content.diagnostics)
            return False
        self.file = file
        self._model.replace(content)
        self.slot.clear()
        self.changed.emit()
        return True

    def _ask_path(self) -> Path | None:
        asked = tr("Save the layout as"), tr("Layouts")
        return questions.ask_path_to_save(self._window, self.suggested, *asked)

    def _why_not_to(self, path: Path) -> str:
        return tr("The file is a card of this layout.") if path.resolve() in self.cards else ""

    def _put(self, path: Path) -> str:
        read = self._settled(path)
        write_atomic(path, encoded(read.source), force=True)
        if read.source != self._model.read.source:
            self._model.take_step(tr("Save elsewhere"), read)
        self.file = KnownFile(path, digest_of(path))
        return tr("Saved {name}.", name=path.name)

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
