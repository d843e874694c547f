"""Symmetric boards: the other half of a layout, and the first field that is not its image."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from mapkit.compose.composed import composed
from mapkit.errors import UsageError
from mapkit.messages import Phrase, phrase
from mapkit.model import Element, GameMap, Layout, PlacedCard, Point

SYMMETRIES = ("turn", "mirror")
"""By a half turn about the middle, or by swapping left and right."""

Shape = frozenset[frozenset[Point]]


class Steps(Protocol):
    """The part of :class:`mapkit.adjacency.Relations` that is compared."""

    def steps(self, field_id: str, /) -> Iterable[str]:
        """Return the fields that a figure may step onto."""


@dataclass(frozen=True, slots=True)
class Asymmetry:
    """The first field that is not like its image, and how it differs, in words."""

    field: str
    image: str | None
    why: str

    @property
    def message(self) -> str:
        """One sentence."""
        if self.image is None:
            return phrase("Field {field} has no image: {why}.", field=self.field, why=self.why)
        return phrase(
            "Field {field} is not like its image {image}: {why}.",
            field=self.field, image=self.image, why=self.why,
        )  # fmt: skip

    @property
    def fields(self) -> tuple[str, ...]:
        """The field and its image, if it has one."""
        return (self.field,) if self.image is None else (self.field, self.image)


def completed(layout: Layout, symmetry: str) -> Layout:
    """Return a layout with the other half of each card and element that has none yet.

    ``layout`` has a ``size``; ``symmetry`` is one of :data:`SYMMETRIES`. New cards are called after
    those that they are the image of, as ``c1-2``. Attributes of elements change as ``swap`` says;
    their names stay on one side.

    Raises ``UsageError`` where the layout does not say its size.
    """
    if layout.size is None:
        raise UsageError(
            phrase("the layout does not say how large it is: add  size: [columns, rows]")
        )
    cards = dict(layout.cards)
    for card in layout.cards.values():
        turn = (card.turn + 2) % 4 if symmetry == "turn" else -card.turn % 4
        mirror = card.mirror != (symmetry == "mirror")
        name = _free(f"{card.id}-2", cards)
        at = _image_of_place(card.at, layout.end(card), layout.size, symmetry)
        laid = PlacedCard(name, card.card, at, turn, mirror, card.path)
        if not layout.below(laid):
            cards[name] = laid
    whole = replace(layout, cards=cards)
    board = composed(replace(whole, elements=()))
    images = _images(board, symmetry)
    given = {element.on for element in layout.elements}
    elements = list(layout.elements)
    for element in layout.elements:
        image = images.get(element.on)
        if image is not None and image not in given:
            attributes = {
                name: layout.swap.get(name, {}).get(value, value)
                for name, value in element.attributes.items()
            }
            elements.append(Element(image, element.kind, None, attributes))
    return replace(whole, elements=tuple(elements))


def first_asymmetry(game_map: GameMap, graph: Steps, symmetry: str) -> Asymmetry | None:
    """Return the first field that is not like its image; None for a symmetric board.

    Compared are shapes, kinds, traits, attributes and the fields that a figure may step onto.
    Words of an attribute may change places, always the same two: what is red on one side may be
    blue on the other.

    ``graph`` is the map's relations, and ``symmetry`` one of :data:`SYMMETRIES`.

    The axis is that of the board's size. Exact; linear in fields and steps.
    """
    images = _images(game_map, symmetry)
    swaps: dict[str, dict[str | int, str | int]] = {}
    for field_id, field in game_map.fields.items():
        image = images.get(field_id)
        if image is None:
            return Asymmetry(field_id, None, phrase("no field has the shape of its image"))
        other = game_map.fields[image]
        kinds = game_map.ruleset.kinds
        if field.kind != other.kind:
            return Asymmetry(
                field_id,
                image,
                phrase("one is {kind}, the other {other}",
                       kind=Phrase(kinds[field.kind].label), other=Phrase(kinds[other.kind].label)),
            )  # fmt: skip
        if field.traits != other.traits or field.level != other.level:
            return Asymmetry(field_id, image, phrase("they differ in traits or level"))
        why = _differing(game_map, field_id, image, swaps)
        if why is not None:
            return Asymmetry(field_id, image, why)
        if {images.get(i) for i in graph.steps(field_id)} != set(graph.steps(image)):
            return Asymmetry(field_id, image, phrase("figures step from them to other fields"))
    return None


def _differing(
    game_map: GameMap, field_id: str, image: str, swaps: dict[str, dict[str | int, str | int]]
) -> str | None:
    """Say which attribute differs; ``swaps`` learns which values change places."""
    one, other = game_map.attributes_of(field_id), game_map.attributes_of(image)
    for name, known in game_map.ruleset.attributes.items():
        a, b = one.get(name), other.get(name)
        if a == b is None:
            continue
        swap = swaps.setdefault(name, {})
        numbers = isinstance(a, int) or isinstance(b, int)
        if (
            a is None
            or b is None
            or (numbers and a != b)
            or swap.setdefault(a, b) != b
            or swap.setdefault(b, a) != a
        ):
            return phrase(
                "{attribute} is {a} on one and {b} on the other",
                attribute=Phrase(known.label),
                a=phrase("nothing") if a is None else str(a),
                b=phrase("nothing") if b is None else str(b),
            )
    return None


def _images(game_map: GameMap, symmetry: str) -> dict[str, str]:
    """Return by field the field that has the shape and level of its image, where there is one."""
    width, height = (round(side / game_map.unit_mm) for side in game_map.size_mm)

    def image(point: Point) -> Point:
        x, y = point
        return (width - x, height - y) if symmetry == "turn" else (width - x, y)

    shapes: dict[tuple[Shape, int], str] = {}
    for field_id, field in game_map.fields.items():
        shapes[_shape(game_map, field_id), field.level] = field_id
    moved = replace(game_map, vertices={i: image(p) for i, p in game_map.vertices.items()})
    found = {}
    for field_id, field in game_map.fields.items():
        other = shapes.get((_shape(moved, field_id), field.level))
        if other is not None:
            found[field_id] = other
    return found


def _shape(game_map: GameMap, field_id: str) -> Shape:
    return frozenset(frozenset(ring) for ring in game_map.points(field_id))


def _image_of_place(
    at: tuple[int, int], end: tuple[int, int], size: tuple[int, int], symmetry: str
) -> tuple[int, int]:
    x = size[0] - end[0]
    return (x, size[1] - end[1]) if symmetry == "turn" else (x, at[1])


def _free(name: str, taken: Mapping[str, object]) -> str:
    while name in taken:
        name += "-2"
    return name
