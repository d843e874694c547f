"""Edits of layouts: cards are placed, moved, turned and mirrored, elements laid on them.

Each is a function from layout to layout, or a refusal in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from math import gcd

from mapkit.errors import UsageError
from mapkit.mapfile.card_fit import misfit, misshape, off_board
from mapkit.messages import phrase
from mapkit.model import Element, GameMap, Layout, PlacedCard, Point

Place = tuple[int, int]
_MOST = 100
"""Cards across and down."""


def placed(layout: Layout, card: GameMap, path: str, at: Place) -> Layout:
    """Lay a card at a place; one that lies there makes room for it.

    ``path`` is the card's file, as the layout shall name it; ``at`` is column and row. The card has
    the id of the one before, or the next free one, as ``c5``. Elements stay where the new card has
    fields of the same ids. Where there is room for it across only, it lies across.

    Raises ``UsageError`` where the place is off the board, or the card does not fit to the others.
    """
    before = card_at(layout, at)
    id_ = before.id if before is not None else _next_id(layout)
    new = PlacedCard(id_, card, before.at if before is not None else at, path=path)
    first = next((c for c in layout.cards.values() if c.id != id_ and c.card.fields), new)
    like = first if layout.step_mm is None else before or new
    if like.turn % 2 and like.size_mm != new.size_mm:
        new = replace(new, turn=1)  # it lies across, as they do
    elif layout.step_mm is not None and before is None and not _has_room(layout, new):
        across = replace(new, turn=1)
        new = across if _has_room(layout, across) else new
    new = _checked(layout, new)
    on = {f"{id_}.{field}" for field in card.fields}
    elements = [e for e in layout.elements if not _is_on(e, id_) or e.on in on]
    return replace(layout, cards={**layout.cards, id_: new}, elements=tuple(elements))


def moved(layout: Layout, card: str, at: Place) -> Layout:
    """Move a card to a place; one that lies there changes places with it.

    Raises ``UsageError`` where the place is off the board, or it would lie on cards that cannot
    change places with it.
    """
    this = layout.cards[card]
    there = replace(this, at=at)
    below = layout.below(there)
    if len(below) != 1 or layout.span(below[0]) != layout.span(this):
        return _with(layout, there)
    other = replace(below[0], at=this.at)
    swapped = replace(layout, cards={**layout.cards, other.id: other})
    return _with(swapped, replace(this, at=below[0].at))


def turned_card(layout: Layout, card: str, quarters: int = 1) -> Layout:
    """Turn a card clockwise; what lies on it turns with it.

    Cards that are no squares lie upright or across all together, so a quarter turns each of them,
    unless the layout says how far apart places are.

    Raises ``UsageError`` where the card would lie on another one, or off the board.
    """
    this = layout.cards[card]
    width, height = this.card.size_mm
    if layout.step_mm is not None:
        return _with(layout, replace(this, turn=(this.turn + quarters) % 4))
    turning = layout.cards if quarters % 2 and width != height else (card,)
    new = {i: replace(c, turn=(c.turn + quarters) % 4) for i, c in layout.cards.items()}
    return replace(
        layout, cards={i: new[i] if i in turning else c for i, c in layout.cards.items()}
    )


def mirrored(layout: Layout, card: str) -> Layout:
    """Swap left and right of a card as it lies."""
    this = layout.cards[card]
    return _with(layout, replace(this, mirror=not this.mirror, turn=-this.turn % 4))


def removed(layout: Layout, cards: Iterable[str]) -> Layout:
    """Take cards away, with what lies on them."""
    gone = set(cards)
    return replace(
        layout,
        cards={i: card for i, card in layout.cards.items() if i not in gone},
        elements=tuple(e for e in layout.elements if not any(_is_on(e, i) for i in gone)),
    )


def resized(layout: Layout, size: tuple[int, int]) -> Layout:
    """Give the board another number of places across and down.

    Raises ``UsageError`` where a card would be off the board, or it has no places or more than a
    hundred.
    """
    if not all(1 <= side <= _MOST for side in size):
        raise UsageError(phrase("a board has 1 to {most} places on a side", most=_MOST))
    sized = replace(layout, size=size)
    for card in layout.cards.values():
        off = off_board(sized, card)
        if off is not None:
            raise UsageError(off)
    return sized


def mixed(layout: Layout) -> Layout:
    """Let cards that are no squares lie upright and across on one board.

    Places become as small as the largest square that fills a card; all cards stay where they are.

    Raises ``UsageError`` where there is no card, its sides have no such square, or the board would
    have more than a hundred places on a side.
    """
    first = next((c.card for c in layout.cards.values() if c.card.fields), None)
    if first is None or layout.step_mm is not None:
        raise UsageError(phrase("lay a card that is not square first"))
    step = gcd(*(round(side / first.unit_mm) for side in first.size_mm)) * first.unit_mm
    across, down = (round(side / step) for side in layout.place_mm)
    size = layout.extent[0] * across, layout.extent[1] * down
    if max(size) > _MOST:
        raise UsageError(
            phrase("the sides of a card have no common step that is large enough: {step} mm",
                   step=f"{step:g}")
        )  # fmt: skip
    cards = {i: replace(c, at=(c.at[0] * across, c.at[1] * down)) for i, c in layout.cards.items()}
    return replace(layout, cards=cards, size=size, step_mm=step)


def with_element(layout: Layout, element: Element) -> Layout:
    """Lay something on a field, in place of what lies there.

    Raises ``UsageError`` where the board has no such field, or the ruleset no such kind, attribute
    or value.
    """
    card = next((c for c in layout.cards.values() if _is_on(element, c.id)), None)
    field = element.on.removeprefix(f"{card.id}.") if card is not None else ""
    if card is None or field not in card.card.fields:
        raise UsageError(phrase("the board has no field {id}", id=element.on))
    rules = card.card.ruleset
    kind = element.kind or card.card.fields[field].kind
    if kind not in rules.kinds:
        raise UsageError(phrase("the ruleset has no kind {id}", id=kind))
    for name, value in element.attributes.items():
        known = rules.attributes.get(name)
        if known is None or (known.kinds and kind not in known.kinds):
            raise UsageError(
                phrase("a field of kind {kind} has no attribute {name}", kind=kind, name=name)
            )
        if known.values and value not in known.values:
            raise UsageError(phrase("{name} cannot be {value}", name=name, value=value))
    there = [n for n, e in enumerate(layout.elements) if e.on == element.on]
    elements = [e for e in layout.elements if e.on != element.on]
    elements.insert(there[0] if there else len(elements), element)
    return replace(layout, elements=tuple(elements))


def without_elements(layout: Layout, fields: Iterable[str]) -> Layout:
    """Take what lies on fields off them."""
    gone = set(fields)
    return replace(layout, elements=tuple(e for e in layout.elements if e.on not in gone))


def with_swap(layout: Layout, attribute: str, pairs: Iterable[tuple[str, str]]) -> Layout:
    """Say which values of an attribute change places on the other side of a symmetric board.

    Each of ``pairs`` counts both ways; none takes away what was said.

    Raises ``UsageError`` where the ruleset has no such attribute, the attribute no such value, or a
    value has two images.
    """
    cards = (c.card for c in layout.cards.values() if c.card.fields)
    known = next((card.ruleset.attributes.get(attribute) for card in cards), None)
    if known is None:
        raise UsageError(phrase("the ruleset has no attribute {name}", name=attribute))
    values = {str(value): value for value in known.values}
    swap: dict[str | int, str | int] = {}
    for pair in pairs:
        for value in pair:
            if value not in values:
                raise UsageError(phrase("{name} cannot be {value}", name=attribute, value=value))
        for one, other in (pair, pair[::-1]):
            if swap.setdefault(values[one], values[other]) != values[other]:
                raise UsageError(phrase("{value} has two images", value=one))
    others = {name: said for name, said in layout.swap.items() if name != attribute}
    return replace(layout, swap={**others, **({attribute: swap} if swap else {})})


def card_at(layout: Layout, at: Place) -> PlacedCard | None:
    """Return the card that lies at a place, None where none does."""
    return next(
        (
            card
            for card in layout.cards.values()
            if all(a <= k < b for a, k, b in zip(card.at, at, layout.end(card), strict=True))
        ),
        None,
    )


def _with(layout: Layout, card: PlacedCard) -> Layout:
    return replace(layout, cards={**layout.cards, card.id: _checked(layout, card)})


def _checked(layout: Layout, card: PlacedCard) -> PlacedCard:
    """Return a card that may lie where it does."""
    off = _off(layout, card)
    if off is not None:
        raise UsageError(off)
    below = layout.below(card)
    if below:
        raise UsageError(
            phrase("card {id} would lie on card {other}", id=card.id, other=below[0].id)
        )
    if not card.card.fields:  # one that could not be read may go where somebody wants it
        return card
    others = (c for c in layout.cards.values() if c.id != card.id and c.card.fields)
    first = next(others, None)
    problem = misfit(first, card, layout.step_mm) if first is not None else None
    shape = misshape(card, layout.step_mm)
    if problem or shape:
        raise UsageError(problem or (shape or ("",))[0])
    return card


def _off(layout: Layout, card: PlacedCard) -> str | None:
    return off_board(layout if layout.size else replace(layout, size=(_MOST, _MOST)), card)


def _has_room(layout: Layout, card: PlacedCard) -> bool:
    return _off(layout, card) is None and not layout.below(card)


def _is_on(element: Element, card: str) -> bool:
    return element.on.startswith(f"{card}.")


def _next_id(layout: Layout) -> str:
    numbers = [int(m[1]) for i in layout.cards if (m := re.fullmatch(r"c(\d+)", i))]
    return f"c{max(numbers, default=0) + 1}"


def turned(point: Point, size: tuple[int, int], turn: int, *, mirror: bool) -> Point:
    """Return where a point of a card comes to lie.

    It counts from the top left corner of the card as it lies then.

    Parameters
    ----------
    point : (int, int)
        From the card's top left corner, in map units.
    size : (int, int)
        Of the card as it was drawn, in map units.
    turn : int
        Quarter turns clockwise, 0 to 3.
    mirror : bool
        Whether left and right are swapped, before it is turned.
    """
    (x, y), (width, height) = point, size
    if mirror:
        x = width - x
    for _ in range(turn):
        x, y = height - y, x
        width, height = height, width
    return x, y
