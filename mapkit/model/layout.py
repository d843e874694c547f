"""A board as cards laid side by side: which card lies where, how it is turned, what is on top."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field

from mapkit.model.gamemap import GameMap, Provenance

_CARD_MM = (63.0, 63.0)
"""Of a place, while there is no card."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card at a place of a layout."""

    id: str
    """Of this place; fields are called ``c3.b2`` after it."""
    card: GameMap
    at: tuple[int, int]
    """Column and row of its top left place, from 0 at the top left of the board."""
    turn: int = 0
    """Quarter turns clockwise, 0 to 3."""
    mirror: bool = False
    """Whether left and right are swapped before it is turned."""
    path: str = ""
    """The card's file, as the layout names it."""

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height as it lies."""
        width, height = self.card.size_mm
        return (height, width) if self.turn % 2 else (width, height)


@dataclass(frozen=True, slots=True)
class Element:
    """Something laid on a field: it takes another kind, a name, and carries attributes."""

    on: str
    kind: str | None = None
    name: str | None = None
    attributes: Mapping[str, str | int] = dataclass_field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Layout:
    """Cards at positions and elements on top.

    A place is as large as a card, unless ``step_mm`` says how far apart places are: then a card
    covers several of them, and cards may lie upright and across on one board.

    ``size`` is the number of places across and down, where the layout says it. ``swap`` holds by
    attribute which values change places on the other side of a symmetric board. ``ruleset`` is the
    file of the cards' ruleset, from the layout's folder; None for one that ships.
    """

    id: str
    name: str
    cards: Mapping[str, PlacedCard]
    elements: tuple[Element, ...] = ()
    size: tuple[int, int] | None = None
    swap: Mapping[str, Mapping[str | int, str | int]] = dataclass_field(default_factory=dict)
    provenance: Provenance | None = None
    author: str = ""
    licence: str = ""
    ruleset: str | None = None
    step_mm: float | None = None

    @property
    def place_mm(self) -> tuple[float, float]:
        """Width and height of a place."""
        if self.step_mm is not None:
            return self.step_mm, self.step_mm
        cards = (card for card in self.cards.values() if card.card.fields)
        return next((card.size_mm for card in cards), _CARD_MM)

    @property
    def extent(self) -> tuple[int, int]:
        """Places across and down: as the layout says, or as far as its cards go."""
        if self.size is not None:
            return self.size
        ends = [self.end(card) for card in self.cards.values()] or [(1, 1)]
        return max(x for x, _ in ends), max(y for _, y in ends)

    def span(self, card: PlacedCard) -> tuple[int, int]:
        """Return how many places a card covers across and down."""
        if self.step_mm is None or not card.card.fields:
            return 1, 1
        width, height = (max(round(side / self.step_mm), 1) for side in card.size_mm)
        return width, height

    def end(self, card: PlacedCard) -> tuple[int, int]:
        """Return the first column and row behind a card."""
        (x, y), (width, height) = card.at, self.span(card)
        return x + width, y + height

    def below(self, card: PlacedCard) -> tuple[PlacedCard, ...]:
        """Return the other cards that a card would lie on."""
        ends = self.end(card)
        return tuple(
            other
            for other in self.cards.values()
            if other.id != card.id
            and all(a < d for a, d in zip(card.at, self.end(other), strict=True))
            and all(a < d for a, d in zip(other.at, ends, strict=True))
        )
