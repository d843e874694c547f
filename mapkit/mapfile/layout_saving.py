"""Layouts back into files: what a person wrote stays, only what changed is written anew."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from typing import Any

from mapkit.errors import FileError
from mapkit.mapfile.disk import Outside
from mapkit.mapfile.emit import Raw
from mapkit.mapfile.layout_records import LAYOUT_VERSION
from mapkit.mapfile.layouts import KnownCards, LayoutResult, read_layout
from mapkit.mapfile.nodes import MapNode, Node, SeqNode
from mapkit.mapfile.saving import laid_out, rewritten
from mapkit.mapfile.source import Source
from mapkit.mapfile.text_edits import CannotEditError, edited_text
from mapkit.messages import phrase
from mapkit.model import Element, Layout, PlacedCard, Provenance


def layout_text(layout: Layout) -> str:
    """Return the text of a layout that has no file yet."""
    return laid_out(_values(layout, None))


def changed_layout(
    read: LayoutResult, layout: Layout, *, outside: Outside = False, known: KnownCards | None = None
) -> LayoutResult:
    """Work what a layout says into the text that it was read from, and read that.

    Comments, ``x-`` keys, the order of keys and whatever could not be understood stay.

    ``layout`` is made of ``read.drawn``; ``outside`` and ``known`` are as for
    :func:`~mapkit.mapfile.layouts.read_layout`.

    Raises ``FileError`` where what is written would read back differently. Raises ``UsageError``
    where a text cannot be written to a file.
    """
    if read.root is None or read.drawn is None:
        raise FileError(phrase("the text of the layout cannot be read"))
    old, new = _values(read.drawn, read.root), _values(layout, read.root)
    kept = read.root.get("elements")
    if isinstance(kept, SeqNode):
        for n in read.unread:
            for values in (old, new):
                values.setdefault("elements", []).insert(n, _plain(kept.items[n]))
    # Without a card there are no rules to understand a swap by.
    ruled = _is_ruled(read.drawn) and _is_ruled(layout)
    for text in _texts(read.source, read.root, old, new):
        result = read_layout(replace(read.source, text=text), outside=outside, known=known)
        if _says(result, layout, ruled=ruled):
            return result
    raise FileError(
        phrase("the layout cannot be written to this file: it would read back differently")
    )


def _texts(
    source: Source, root: MapNode, old: dict[str, Any], new: dict[str, Any]
) -> Iterator[str]:
    """Yield the text with its changes, then one that is laid out anew."""
    with contextlib.suppress(CannotEditError):
        yield edited_text(source, root, old, new)
    yield rewritten(source, root, {**new, **_unread(root, new, old)})


def _values(layout: Layout, root: MapNode | None) -> dict[str, Any]:
    """Return what a file of a layout holds; defaults only where the file says them."""

    def says(key: str) -> bool:
        return root is not None and root.get(key) is not None

    values: dict[str, Any] = {"mapkit_layout": LAYOUT_VERSION, "id": layout.id}
    if layout.name != layout.id or says("name"):
        values["name"] = layout.name
    if layout.size is not None:
        values["size"] = list(layout.size)
    if layout.step_mm is not None:
        values["step_mm"] = layout.step_mm
    if layout.provenance is not None:
        given, plain = asdict(layout.provenance), asdict(Provenance())
        values["provenance"] = {k: v for k, v in given.items() if k == "kind" or v != plain[k]}
    people = {"author": layout.author, "licence": layout.licence}
    values |= {key: text for key, text in people.items() if text or says(key)}
    values["cards"] = {i: _card(c) for i, c in layout.cards.items()}
    if layout.elements or says("elements"):
        values["elements"] = [_element(e) for e in layout.elements]
    swap = {name: _one_way(pairs) for name, pairs in layout.swap.items()}
    if swap or says("swap"):
        values["swap"] = swap
    return values


def _card(card: PlacedCard) -> dict[str, Any]:
    turned = {"turn": 90 * card.turn} if card.turn else {}
    mirrored = {"mirror": True} if card.mirror else {}
    return {"card": card.path, "at": list(card.at), **turned, **mirrored}


def _element(element: Element) -> dict[str, Any]:
    values = {"on": element.on, "kind": element.kind, "name": element.name}
    carried = {"attributes": dict(element.attributes)} if element.attributes else {}
    return {**{k: v for k, v in values.items() if v is not None}, **carried}


def _one_way(pairs: Mapping[str | int, str | int]) -> dict[str, Any]:
    """Return each pair of values once: it counts both ways."""
    found: dict[str, Any] = {}
    for one, other in pairs.items():
        if found.get(str(other)) != one:
            found[str(one)] = other
    return found


def _plain(node: Node) -> Any:
    if isinstance(node, MapNode):
        return {key.value: _plain(value) for key, value in node.pairs}
    if isinstance(node, SeqNode):
        return [_plain(item) for item in node.items]
    return node.value


def _unread(root: MapNode, new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """Return the sections of a text that could not be understood, or not wholly."""
    found: dict[str, Any] = {k.value: Raw(v) for k, v in root.pairs if k.value not in old}
    cards = root.get("cards")
    if isinstance(cards, MapNode):
        lost = {k.value: Raw(v) for k, v in cards.pairs if k.value not in old["cards"]}
        found["cards"] = {**new["cards"], **lost}
    return {key: value for key, value in found.items() if key not in new or key == "cards"}


def _is_ruled(layout: Layout) -> bool:
    return any(card.card.fields for card in layout.cards.values())


def _says(result: LayoutResult, layout: Layout, *, ruled: bool) -> bool:
    """Return whether a text says what it should; it may say more, of what was not understood."""
    read = result.drawn
    if read is None:
        return False
    cards = {i: card for i, card in read.cards.items() if i in layout.cards}
    elements = tuple(e for e in read.elements if e in layout.elements)
    swap = layout.swap if ruled else read.swap
    ours = replace(layout, ruleset=read.ruleset, swap=swap)
    return ours == replace(read, cards=cards, elements=elements)
