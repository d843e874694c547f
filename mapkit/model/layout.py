"""A board as cards laid side by side: which card lies where, how it is turned, what is on top."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field

from mapkit.model.gamemap import GameMap, Provenance


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card at a position of the grid of cards.

    Attributes
    ----------
    id : str
        Of this place; fields are called ``c3.b2`` after it.
    at : (int, int)
        Column and row, from 0 at the top left.
    turn : int
        Quarter turns clockwise, 0 to 3.
    mirror : bool
        Whether left and right are swapped before it is turned.
    path : str
        The card's file, as the layout names it.
    """

    id: str
    card: GameMap
    at: tuple[int, int]
    turn: int = 0
    mirror: bool = False
    path: str = ""

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

    ``size`` is the number of cards across and down, where the layout says it. ``swap`` holds by
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
