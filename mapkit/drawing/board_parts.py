"""The parts that a board's drawing is divided into, and what belongs to which."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from mapkit.drawing.board import BORDER_LOOKS, border_look
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.scene import Group, Shape
from mapkit.drawing.shapes import Border
from mapkit.model import GameMap

Shapes = tuple[Shape, ...]

TUNNEL = len(BORDER_LOOKS)
"""Rank of tunnels among the borders."""

ENTRY = 9
"""Rank of arrows at the rim among the markers."""


class PartKey(NamedTuple):
    """What a part shows: its layer, its rank within the layer (higher on top), its owner.

    ``owner`` is a field's id, two of them for a border, or a portal's id.
    """

    layer: str
    rank: int
    owner: str


def border_key(game_map: GameMap, border: Border, chosen: set[str]) -> PartKey | None:
    """Return the part that a border belongs to; None where none is drawn."""
    sides = sorted({*border.left[:1], *border.right[:1]})
    look = "" if chosen.isdisjoint(sides) else border_look(game_map, border)
    return PartKey("borders", BORDER_LOOKS.index(look), "|".join(sides)) if look else None


def part_of(game_map: GameMap, fields: Collection[str]) -> GameMap:
    """Return the map with some of its fields alone, in the map's order."""
    kept = {i: f for i, f in game_map.fields.items() if i in fields}
    return replace(
        game_map,
        fields=kept,
        portals=tuple(p for p in game_map.portals if any(i in kept for i in p.between)),
        markers=tuple(m for m in game_map.markers if m.field in kept),
    )


def with_stacked(stacked: Mapping[str, Sequence[str]], fields: Iterable[str]) -> set[str]:
    """Return fields with all that lie above and below them, and above and below those."""
    found: set[str] = set()
    waiting = [*fields]
    while waiting:
        i = waiting.pop()
        if i not in found:
            found.add(i)
            waiting.extend(stacked.get(i, ()))
    return found


def owners_of(key: PartKey) -> list[str]:
    """Return the fields, or the portal, that a part goes with."""
    return key.owner.split("|")


def sort_in(
    drawn: dict[PartKey, Shapes],
    canvas: Canvas,
    layer: str,
    rank: int,
    chosen: Collection[str] | None,
) -> None:
    """Take the groups of a layer and add them under the fields that they stand on."""
    groups: dict[str, list[Shape]] = {}
    for shape in canvas.take(layer):
        owner = shape.field if isinstance(shape, Group) else None
        if owner is not None and (chosen is None or owner in chosen):
            groups.setdefault(owner, []).append(shape)
    for owner, shapes in groups.items():
        drawn[PartKey(layer, rank, owner)] = tuple(shapes)
