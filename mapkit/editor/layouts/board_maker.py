"""From a layout to its board: saved as a map, open beside the layout, following on demand."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QMainWindow

from mapkit.compose.composed import board_file, composed
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.layouts.layout_files import LayoutFiles
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import run_in_thread
from mapkit.errors import MapkitError
from mapkit.mapfile import format_map, write_atomic
from mapkit.model import GameMap


class BoardMaker(QObject):
    """Composes the board of a layout; its cards are opened in the window of maps, too.

    ``path`` is where the board was written last.
    """

    def __init__(
        self, window: QMainWindow, model: LayoutModel, files: LayoutFiles, shell: Shell
    ) -> None:
        super().__init__(window)
        self._window, self._model, self._files, self._shell = window, model, files, shell
        self._maps = shell.part(MapFiles)
        self.path: Path | None = None

    @property
    def is_open(self) -> bool:
        """Whether the window of maps shows the board."""
        return self.path is not None and self._maps.path == self.path

    def make(self) -> bool:
        """Write the board to a file that is asked for, and open it."""
        own = self._files.suggested
        stem = own.stem.removesuffix(".layout")
        suggested = own.with_name(f"{stem if stem != own.stem else f'{stem}-board'}.yaml")
        title = tr("Save the board as")
        path = questions.ask_path_to_save(self._window, self.path or suggested, title)
        if path is None:
            return False
        path = path.absolute()
        if path.resolve() in {own.resolve(), *self._files.cards}:
            title = tr("{name} was not saved.", name=path.name)
            problem = tr("The file is the layout itself, or a card of it.")
            questions.tell_problem(self._window, title, problem)
            return False
        if not self._maps.may_leave():
            return False
        layout, folder = self._model.read.layout, self._model.folder
        assert layout is not None

        def write() -> None:
            board, document = board_file(layout, folder, path.parent)
            write_atomic(path, format_map(document, board), force=True)

        try:
            run_in_thread(write)
        except MapkitError as problem:
            title = tr("{name} was not saved.", name=path.name)
            questions.tell_problem(self._window, title, message_of(problem))
            return False
        self.path = path
        opened = self._maps.open(path, ask=False)
        self.show_maps()
        return opened

    def open_card(self) -> None:
        """Open the card at the cursor as a map."""
        card = self._model.current
        if card is not None and self._maps.open(self._model.folder / card.path):
            self.show_maps()

    def show_maps(self) -> None:
        """Show the window of maps above that of the layout."""
        window = self._shell.widget
        window.show()
        window.raise_()
        window.activateWindow()

    def follow(self) -> bool:
        """Make the board that is open like the layout, as one step that can be undone there."""
        layout = self._model.read.layout
        assert layout is not None
        try:
            board: GameMap = run_in_thread(partial(composed, layout))
        except MapkitError as problem:
            title = tr("The board cannot be made.")
            questions.tell_problem(self._window, title, message_of(problem))
            return False
        return self._shell.model.take_step(tr("Follow the layout"), board)
