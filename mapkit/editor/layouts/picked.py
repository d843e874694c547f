"""What the next click on the board lays: a card, or something on a field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.compose.laying import (
    mirrored,
    moved,
    placed,
    removed,
    turned_card,
    with_element,
    without_elements,
)
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.layout_model import LayoutModel, Place
from mapkit.editor.state.open_file import allow
from mapkit.model import Element, GameMap

LAY_DRAG = "application/x-mapkit-lay"
"""Type of what is dragged from the panels; what is picked says what it is."""


@dataclass(frozen=True, slots=True)
class CardFile:
    """A card that may be laid."""

    file: Path
    card: GameMap


@dataclass(frozen=True, slots=True)
class NewElement:
    """What a field may become: a kind, and what it carries."""

    kind: str
    attributes: Mapping[str, str | int] = field(default_factory=dict)


class Laying(QObject):
    """All edits of the layout that mouse, keys and menus make, and what is picked."""

    changed = pyqtSignal()
    """Something else is picked."""

    def __init__(self, model: LayoutModel) -> None:
        super().__init__(model)
        self._model = model
        self.picked: CardFile | NewElement | None = None

    def pick(self, what: CardFile | NewElement | None) -> None:
        """Pick what the next click lays; None for nothing."""
        if what != self.picked:
            self.picked = what
            self.changed.emit()

    def place(self, at: Place) -> bool:
        """Lay the picked card at a place."""
        card = self.picked
        if not isinstance(card, CardFile):
            self._model.refused.emit(tr("Pick a card in the panel first."))
            return False
        allow([card.file])  # somebody picked it
        path = path_from(card.file, self._model.folder)
        return self._model.edit(
            tr("Place a card"), lambda layout: placed(layout, card.card, path, at)
        )

    def lay(self, field: str) -> bool:
        """Lay the picked element on a field."""
        new = self.picked
        if not isinstance(new, NewElement):
            return False
        before = next((e for e in self._model.layout.elements if e.on == field), None)
        name = before.name if before is not None else None
        return self.lay_element(Element(field, new.kind, name, new.attributes))

    def lay_element(self, element: Element) -> bool:
        """Lay an element on its field."""
        return self._model.edit(tr("Lay an element"), lambda layout: with_element(layout, element))

    def clear(self, field: str) -> bool:
        """Take what lies on a field off it."""
        return self._model.edit(
            tr("Take an element off"), lambda layout: without_elements(layout, [field])
        )

    def move(self, start: Place, end: Place) -> bool:
        """Move a card; one that lies there changes places with it."""
        self._model.go_to(start)
        card = self._model.current
        if card is None:
            return False
        at = card.at[0] + end[0] - start[0], card.at[1] + end[1] - start[1]
        other = self._model.layout.below(replace(card, at=at))
        text = tr("Swap cards") if other else tr("Move a card")
        if start == end or not self._model.edit(text, lambda layout: moved(layout, card.id, at)):
            return False
        self._model.go_to(end)
        return True

    def turn(self, quarters: int) -> None:
        """Turn the card at the cursor, clockwise."""
        card = self._model.current
        if card is not None:
            edit = partial(turned_card, card=card.id, quarters=quarters)
            self._model.edit(tr("Turn a card"), edit)

    def mirror(self) -> None:
        """Swap left and right of the card at the cursor."""
        card = self._model.current
        if card is not None:
            self._model.edit(tr("Mirror a card"), partial(mirrored, card=card.id))

    def take_away(self) -> None:
        """Take the card at the cursor away."""
        card = self._model.current
        if card is not None:
            self._model.edit(tr("Take a card away"), partial(removed, cards=[card.id]))


def path_from(file: Path, folder: Path) -> str:
    """Return how a layout names a card: from its own folder, in full where it lies outside."""
    file, folder = file.resolve(), folder.resolve()
    return (file.relative_to(folder) if file.is_relative_to(folder) else file).as_posix()
