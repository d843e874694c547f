"""From a layout to a map: cards side by side, borders shared, elements on top."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from mapkit.compose.laying import turned
from mapkit.errors import UsageError
from mapkit.mapfile import Document, new_document
from mapkit.messages import phrase
from mapkit.model import (
    COORDINATE_LIMIT,
    Building,
    Element,
    Field,
    GameMap,
    Layout,
    Marker,
    PlacedCard,
    Point,
    Portal,
    Provenance,
    Sector,
)

_LEAST_SURE = ("reconstruction", "traced", "example", "designed")
"""Kinds of provenance: what is made of several is of the first that occurs."""


def composed(layout: Layout) -> GameMap:
    """Return the board that a layout describes.

    ``layout`` was read without errors: the cards have one size, unit and ruleset and lie apart.
    Fields, portals and buildings are called after their card, as ``c3.b2``. Vertices that come to
    lie on the same point are one. What the cards show below their fields, and how they were traced,
    stays behind.

    Cost: linear in the vertices of all cards.

    Raises ``UsageError`` where the board is too large for coordinates.
    """
    first = next(iter(layout.cards.values())).card
    width, height = (round(side / first.unit_mm) for side in layout.place_mm)
    columns, rows = layout.extent
    if max(columns * width, rows * height) >= COORDINATE_LIMIT:
        raise UsageError(phrase("the board is too large: its coordinates pass 2^30"))
    vertices: dict[str, Point] = {}
    at_point: dict[Point, str] = {}
    fields: dict[str, Field] = {}
    for card in layout.cards.values():
        names = {}
        for vertex, point in _placed(card, width, height):
            names[vertex] = at_point.setdefault(point, f"{card.id}.{vertex}")
            vertices.setdefault(names[vertex], point)
        for field in card.card.fields.values():
            rings = tuple(tuple(names[v] for v in ring) for ring in field.rings)
            fields[f"{card.id}.{field.id}"] = replace(
                field, id=f"{card.id}.{field.id}", rings=rings, traced=None
            )
    for element in layout.elements:
        fields[element.on] = _with(fields[element.on], element)
    cards = layout.cards.values()
    return GameMap(
        id=layout.id,
        name=layout.name,
        ruleset=first.ruleset,
        choices=first.choices,
        vertices=vertices,
        fields=fields,
        portals=tuple(p for c in cards for p in _portals(c, width, height)),
        markers=tuple(m for c in cards for m in _markers(c)),
        sectors=_sectors(cards),
        buildings=tuple(b for c in cards for b in _buildings(c)),
        unit_mm=first.unit_mm,
        size_mm=(columns * layout.place_mm[0], rows * layout.place_mm[1]),
        tolerance_mm=max(c.card.tolerance_mm for c in cards),
        provenance=layout.provenance or _provenance(layout),
        author=layout.author or _joined(c.card.author for c in cards),
        licence=layout.licence or _joined(c.card.licence for c in cards),
    )


def _place(card: PlacedCard, point: Point, width: int, height: int) -> Point:
    drawn = card.card.size_mm[0] / card.card.unit_mm, card.card.size_mm[1] / card.card.unit_mm
    x, y = turned(point, (round(drawn[0]), round(drawn[1])), card.turn, mirror=card.mirror)
    return x + card.at[0] * width, y + card.at[1] * height


def _placed(card: PlacedCard, width: int, height: int) -> Iterator[tuple[str, Point]]:
    for vertex, point in card.card.vertices.items():
        yield vertex, _place(card, point, width, height)


def _portals(card: PlacedCard, width: int, height: int) -> Iterator[Portal]:
    for portal in card.card.portals:
        a, b = portal.between
        start, end = (_place(card, point, width, height) for point in portal.at)
        yield Portal(
            f"{card.id}.{portal.id}", portal.type, (f"{card.id}.{a}", f"{card.id}.{b}"),
            (start, end),
        )  # fmt: skip


def _markers(card: PlacedCard) -> Iterator[Marker]:
    for marker in card.card.markers:
        yield replace(marker, field=f"{card.id}.{marker.field}")


def _buildings(card: PlacedCard) -> Iterator[Building]:
    for building in card.card.buildings:
        fields = tuple(f"{card.id}.{i}" for i in building.fields)
        yield Building(f"{card.id}.{building.id}", building.name, fields)


def _sectors(cards: Iterable[PlacedCard]) -> dict[str, Sector]:
    return {i: sector for card in cards for i, sector in card.card.sectors.items()}


def _with(field: Field, element: Element) -> Field:
    """Return a field with an element on it; another kind drops what only the old one had."""
    changed = field
    if element.kind is not None and element.kind != field.kind:
        changed = replace(changed, kind=element.kind, attributes={}, ground=None)
    if element.name is not None:
        changed = replace(changed, name=element.name)
    return replace(changed, attributes={**changed.attributes, **element.attributes})


def _provenance(layout: Layout) -> Provenance:
    """Say of which cards the board is made, and where those come from."""
    cards = {c.path or c.card.id: c.card for c in layout.cards.values()}
    kinds = {card.provenance.kind for card in cards.values()}
    kind = next((k for k in _LEAST_SURE if k in kinds), "designed")
    alike: dict[str, list[str]] = {}
    for card in cards.values():
        said = (card.provenance.note.rstrip("."), card.provenance.source)
        told = ": ".join(t for t in (card.provenance.kind, "; ".join(filter(None, said))) if t)
        alike.setdefault(told, []).append(card.name)
    notes = [f"{', '.join(names)} ({told})" for told, names in alike.items()]
    return Provenance(kind, f"Laid of cards: {'; '.join(notes)}")


def _joined(texts: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(text for text in texts if text))


def board_file(layout: Layout, folder: Path, target: Path) -> tuple[GameMap, Document]:
    """Return the board that a layout describes, and the file that holds it.

    Raises ``UsageError`` or ``FileError`` as :func:`~mapkit.compose.composed.composed` and
    :func:`~mapkit.mapfile.new_document`.

    Parameters
    ----------
    layout : Layout
        Read without errors.
    folder : Path
        Where the layout lies.
    target : Path
        The folder that the board will lie in: from there a ruleset that does not ship is named.
    """
    board = composed(layout)
    if layout.ruleset is None:
        return board, new_document(board)
    path = os.path.relpath(folder / layout.ruleset, target).replace(os.sep, "/")
    named = path if path.startswith(".") else f"./{path}"
    return board, new_document(board, ruleset=named, base=target)
