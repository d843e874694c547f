"""The open layout and its history: the one place where it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QUndoCommand, QUndoStack

from mapkit.compose.laying import card_at
from mapkit.diagnostics import Diagnostic
from mapkit.editor.i18n.texts import message_of
from mapkit.editor.state.open_file import ALLOWED
from mapkit.errors import MapkitError
from mapkit.mapfile import Source
from mapkit.mapfile.layout_saving import changed_layout
from mapkit.mapfile.layouts import KnownCards, LayoutResult, read_layout
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.problems import LineIndex
from mapkit.messages import translated
from mapkit.model import Element, GameMap, Layout, PlacedCard

Place = tuple[int, int]
Edit = Callable[[Layout], Layout]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, and where a card lies that it is about; None where it is about none."""

    diagnostic: Diagnostic
    at: Place | None


class LayoutModel(QObject):
    """The layout as its text says it, the place that is worked on, and the history.

    An edit is worked into the text, which is read again: so what is shown, what is saved and
    where something is wrong are always of one text. Cards are read once.

    ``known`` are the cards that were read.
    """

    changed = pyqtSignal()
    """Another layout is shown, or its cards are others."""
    refused = pyqtSignal(str)
    """An edit was refused: why."""
    cursor_changed = pyqtSignal()

    def __init__(self, read: LayoutResult, known: KnownCards) -> None:
        super().__init__()
        self.history = QUndoStack(self)
        self.known = known
        self._cursor: Place = (0, 0)
        self._show(read)

    @property
    def read(self) -> LayoutResult:
        """The text and what was read of it."""
        return self._read

    @property
    def layout(self) -> Layout:
        """As much as could be understood."""
        return self._layout

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong."""
        return self._problems

    @property
    def folder(self) -> Path:
        """Where the paths of cards begin."""
        path = self._read.source.path
        return path.parent if path is not None else Path()

    @property
    def size(self) -> tuple[int, int]:
        """Places across and down: as the layout says, or as far as its cards go."""
        return self._layout.extent

    @property
    def first(self) -> GameMap | None:
        """The card that all others have to be like; None while there is none."""
        cards = (card.card for card in self._layout.cards.values())
        return next((card for card in cards if card.fields), None)

    @property
    def cursor(self) -> Place:
        """The place that keys and menus are about."""
        return self._cursor

    @property
    def current(self) -> PlacedCard | None:
        """The card at the cursor."""
        return card_at(self._layout, self._cursor)

    def go_to(self, at: Place) -> None:
        """Move the cursor, within the board."""
        columns, rows = self.size
        at = (min(max(at[0], 0), columns - 1), min(max(at[1], 0), rows - 1))
        if at != self._cursor:
            self._cursor = at
            self.cursor_changed.emit()

    def elements_on(self, card: PlacedCard) -> tuple[Element, ...]:
        """Return what lies on a card."""
        return tuple(e for e in self._layout.elements if e.on.startswith(f"{card.id}."))

    def edit(self, text: str, edit: Edit) -> bool:
        """Carry an edit out as one undo step.

        ``text`` is what the history calls it, translated; ``edit`` makes a layout, or a refusal, of
        the layout. Returns whether there is a step; it was refused otherwise, or changed nothing.
        """
        try:
            after = edit(self._layout)
            if after == self._layout:
                return False
            read = changed_layout(self._read, after, outside=ALLOWED, known=self.known)
        except MapkitError as refusal:
            self.refused.emit(message_of(refusal))
            return False
        self.take_step(text, read)
        return True

    def take_step(self, text: str, read: LayoutResult) -> None:
        """Make one undo step of a text."""
        self.history.push(_LayoutCommand(text, self._show, self._read, read))

    def read_text(self, source: Source) -> LayoutResult:
        """Read a text, with the cards that are known."""
        return read_layout(source, outside=ALLOWED, known=self.known)

    def replace(self, read: LayoutResult) -> None:
        """Open another text; the history begins anew."""
        self.history.clear()
        self._show(read)

    def read_again(self) -> None:
        """Look at the files of the cards again: they may have changed."""
        self._show(self.read_text(self._read.source))

    def take_over(self, other: LayoutModel) -> None:
        """Go on with the history and the saved state of another model."""
        theirs = other.history
        steps = [theirs.command(n) for n in range(theirs.count())]
        assert all(isinstance(step, _LayoutCommand) for step in steps)
        known = [step for step in steps if isinstance(step, _LayoutCommand)]
        self.replace(known[0].before if known else other.read)
        for n, step in enumerate(known):
            if n == theirs.cleanIndex():
                self.history.setClean()
            self.take_step(translated(step.name), step.after)
        if theirs.cleanIndex() == len(steps):
            self.history.setClean()
        elif theirs.cleanIndex() < 0:
            self.history.resetClean()
        self.history.setIndex(theirs.index())
        self.go_to(other.cursor)

    def _show(self, read: LayoutResult) -> None:
        assert read.drawn is not None
        self._read, self._layout = read, read.drawn
        self._problems = tuple(_problems(read))
        self.changed.emit()
        self.go_to(self._cursor)


class _LayoutCommand(QUndoCommand):
    """From one text to another."""

    def __init__(
        self,
        name: str,
        show: Callable[[LayoutResult], None],
        before: LayoutResult,
        after: LayoutResult,
    ) -> None:
        super().__init__(name)
        self._show, self.name, self.before, self.after = show, name, before, after

    def redo(self) -> None:
        self._show(self.after)

    def undo(self) -> None:
        self._show(self.before)


def _problems(read: LayoutResult) -> list[Problem]:
    """Find by its place in the text which card each thing that is wrong is about."""
    spans = _spans(read)
    found = []
    for diagnostic in read.diagnostics:
        place = diagnostic.place
        at = None
        if place is not None:
            where = (place.line, place.column)
            at = next((at for start, end, at in spans if start <= where < end), None)
        found.append(Problem(diagnostic, at))
    return found


def _spans(read: LayoutResult) -> list[tuple[tuple[int, int], tuple[int, int], Place]]:
    """Return from where to where the text is about a place of the board."""
    if read.root is None or not read.diagnostics:
        return []
    lines = LineIndex(read.source.text)

    def span(start: int, end: int) -> tuple[tuple[int, int], tuple[int, int]]:
        first, last = lines.place(start), lines.place(end)
        return (first.line, first.column), (last.line, last.column)

    places: dict[str, Place] = {}
    found = []
    cards, elements = read.root.get("cards"), read.root.get("elements")
    for key, value in cards.pairs if isinstance(cards, MapNode) else ():
        at = _place(value)
        if at is not None:
            places[key.value] = at
            found.append((*span(key.start, value.end), at))
    for item in elements.items if isinstance(elements, SeqNode) else ():
        on = item.get("on") if isinstance(item, MapNode) else None
        card = on.value.split(".")[0] if isinstance(on, Scalar) else ""
        if card in places:
            found.append((*span(item.start, item.end), places[card]))
    return found


def _place(card: Node) -> Place | None:
    at = card.get("at") if isinstance(card, MapNode) else None
    if not isinstance(at, SeqNode) or len(at.items) != 2:
        return None
    words = [item.value for item in at.items if isinstance(item, Scalar)]
    if len(words) != 2 or not all(word.isdecimal() for word in words):
        return None
    return int(words[0]), int(words[1])
