"""Whether cards can lie side by side on one board."""

from __future__ import annotations

from dataclasses import replace

from mapkit.messages import phrase
from mapkit.model import Layout, PlacedCard

ALIKE = phrase(
    "all cards of a layout have the same size as they lie, and the same units, ruleset and "
    "choices; with  step_mm  some may lie upright and others across"
)
"""What to do about a misfit."""


def misfit(first: PlacedCard, card: PlacedCard, step_mm: float | None = None) -> str | None:
    """Say in what a card differs from the first one where it must not; None where it fits.

    With steps from place to place, one card may lie upright and the other across.
    """
    one, other = first.card, card.card
    names = {"id": card.id, "first": first.id}
    if one.ruleset != other.ruleset:
        return phrase(
            "card {id} is of ruleset {other}, and card {first} of {one}",
            one=one.ruleset.id, other=other.ruleset.id, **names,
        )  # fmt: skip
    if one.choices != other.choices:
        return phrase("card {id} answers choices otherwise than card {first}", **names)
    if one.unit_mm != other.unit_mm:
        return phrase(
            "card {id} has map units of {other} mm, and card {first} of {one} mm",
            one=f"{one.unit_mm:g}", other=f"{other.unit_mm:g}", **names,
        )  # fmt: skip
    sides, others = first.size_mm, card.size_mm
    if sides != others and (step_mm is None or sides != others[::-1]):
        return phrase(
            "card {id} is {other} mm large as it lies, and card {first} {one} mm",
            one=_size_words(first), other=_size_words(card), **names,
        )  # fmt: skip
    return None


def misshape(card: PlacedCard, step_mm: float | None = None) -> tuple[str, str] | None:
    """Say why a card cannot lie as it does, and what to do; None where it can."""
    units = [side / card.card.unit_mm for side in card.card.size_mm]
    whole = [round(u) for u in units]
    corners = card.card.vertices.values()
    if any(abs(u - w) > 1e-6 for u, w in zip(units, whole, strict=True)):
        return phrase("the size of card {id} is not a whole number of map units", id=card.id), ""
    if step_mm is not None:
        step = step_mm / card.card.unit_mm
        if abs(step - round(step)) > 1e-6 or round(step) < 1 or any(u % round(step) for u in whole):
            return (
                phrase("the sides of card {id}, {size} mm, are not whole steps of {step} mm",
                       id=card.id, size=_size_words(replace(card, turn=0)), step=f"{step_mm:g}"),
                phrase("a step has to divide both sides of a card, as the side of its fields does"),
            )  # fmt: skip
    if any(not (0 <= x <= whole[0] and 0 <= y <= whole[1]) for x, y in corners):
        return (
            phrase("fields of card {id} lie beyond its edge", id=card.id),
            phrase("draw them within its size, {size} mm", size=_size_words(replace(card, turn=0))),
        )
    return None


def off_board(layout: Layout, card: PlacedCard) -> str | None:
    """Say that a card lies beyond the size that the layout says; None where it does not."""
    size = layout.size
    if size is None or all(
        a >= 0 and b <= side for a, b, side in zip(card.at, layout.end(card), size, strict=True)
    ):
        return None
    return phrase(
        "card {id} at {place} lies off the board of {across} by {down} places",
        id=card.id, place=list(card.at), across=size[0], down=size[1],
    )  # fmt: skip


def _size_words(card: PlacedCard) -> str:
    width, height = card.size_mm
    return f"{width:g} × {height:g}"
