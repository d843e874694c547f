"""Reads layouts: boards as cards laid side by side."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mapkit.diagnostics import Diagnostic, Severity, has_errors, rules
from mapkit.errors import FileProblemError
from mapkit.mapfile.file_kinds import kind_of_file
from mapkit.mapfile.guarded import Outside, is_allowed
from mapkit.mapfile.layout_records import CARD, LAYOUT, element_record
from mapkit.mapfile.nodes import MapNode, Node, Scalar, parse
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.reader import load
from mapkit.mapfile.records import Record, entries, read_record
from mapkit.mapfile.source import Source, open_source
from mapkit.mapfile.value_types import (
    items,
    known_name,
)
from mapkit.messages import phrase
from mapkit.model import Element, GameMap, Layout, PlacedCard, Ruleset

__all__ = ["LayoutResult", "read_layout"]

_MOST_CARDS = 400


@dataclass(frozen=True, slots=True)
class LayoutResult:
    """What was read: the layout, None where it has errors, and everything that is wrong."""

    layout: Layout | None
    diagnostics: tuple[Diagnostic, ...]


def read_layout(
    source: str | os.PathLike[str] | Source, *, outside: Outside = False
) -> LayoutResult:
    """Read a layout and the cards that it names.

    Parameters
    ----------
    source : path or Source
        Cards of a text without a file are looked for in the current folder.
    outside : bool or collection of Path, optional
        Whether cards and rulesets outside the layout's folder may be opened.

    Raises
    ------
    FileProblemError
        The file cannot be opened, is too large or is not UTF-8 text.
    """
    source = source if isinstance(source, Source) else open_source(source)
    problems = Problems(source.text)
    root = parse(source.text, problems)
    if root is None:
        return LayoutResult(None, problems.sorted())
    head = read_record(root, LAYOUT, problems, phrase("the layout"))
    reading = _Reading(head, problems, source.path, outside)
    layout = reading.layout()
    return LayoutResult(None if problems.has_errors else layout, problems.sorted())


class _Reading:
    """Reads one layout."""

    def __init__(
        self, head: Record, problems: Problems, path: Path | None, outside: Outside
    ) -> None:
        self.head = head
        self.problems = problems
        self.path = path
        self.outside = outside
        self.maps: dict[str, tuple[GameMap, str | None] | None] = {}

    def layout(self) -> Layout | None:
        """Read all of it; None where no card is left."""
        cards = self._cards()
        if not cards:
            return None
        first = next(iter(cards.values())).card
        return Layout(
            id=self.head.get("id", "unnamed"),
            name=self.head.get("name", self.head.get("id", "unnamed")),
            cards=cards,
            elements=self._elements(cards, first.ruleset),
            size=self.head.get("size"),
            swap=self._swap(first.ruleset),
            provenance=self.head.get("provenance"),
            author=self.head.get("author", ""),
            licence=self.head.get("licence", ""),
            ruleset=next(iter(found[1] for found in self.maps.values() if found), None),
        )

    def _cards(self) -> dict[str, PlacedCard]:
        cards: dict[str, PlacedCard] = {}
        at: dict[tuple[int, int], str] = {}
        found = entries(self.head.get("cards"), self.problems, "cards", phrase("a card"))
        if len(found) > _MOST_CARDS:
            self.problems.add(
                rules.NUMBER_OUT_OF_BOUNDS,
                found[0][1].start,
                phrase("{n} cards are more than a board may have ({most})",
                       n=len(found), most=_MOST_CARDS),
            )  # fmt: skip
            return {}
        for id_, key, value in found:
            what = phrase("card {id}", id=id_)
            record = read_record(value, CARD, self.problems, what)
            if not record.ok or not isinstance(value, MapNode):
                continue
            place: tuple[int, int] = record.values["at"]
            if place in at:
                self.problems.add(
                    rules.CARDS_DO_NOT_FIT,
                    key.start,
                    phrase("{what} lies where card {other} lies already: {place}",
                           what=what, other=at[place], place=list(place)),
                    phrase("give each card a place of its own"),
                )  # fmt: skip
                continue
            at[place] = id_
            self._report_off_board(id_, place, value.get("at") or value)
            node = value.get("card") or value
            card = self._card(record.values["card"], node)
            if card is None:
                continue
            cards[id_] = PlacedCard(
                id_,
                card,
                place,
                record.get("turn", 0),
                record.get("mirror", False),
                record.values["card"],
            )
            first = next(iter(cards.values()))
            if first.id != id_:
                self._report_misfit(first, cards[id_], node)
            self._report_shape(cards[id_], node)
        return cards

    def _report_off_board(self, id_: str, place: tuple[int, int], node: Node) -> None:
        size = self.head.get("size")
        if size is not None and (place[0] >= size[0] or place[1] >= size[1]):
            self.problems.add(
                rules.CARDS_DO_NOT_FIT,
                node.start,
                phrase("card {id} at {place} lies off the board of {across} by {down} cards",
                       id=id_, place=list(place), across=size[0], down=size[1]),
                phrase("places count from 0; correct it, or the size"),
            )  # fmt: skip

    def _report_misfit(self, first: PlacedCard, card: PlacedCard, node: Node) -> None:
        """Tell how a card differs from the first one where it must not."""
        one, other = first.card, card.card
        names = {"id": card.id, "first": first.id}
        message = None
        if one.ruleset != other.ruleset:
            message = phrase(
                "card {id} is of ruleset {other}, and card {first} of {one}",
                one=one.ruleset.id, other=other.ruleset.id, **names,
            )  # fmt: skip
        elif one.choices != other.choices:
            message = phrase("card {id} answers choices otherwise than card {first}", **names)
        elif one.unit_mm != other.unit_mm:
            message = phrase(
                "card {id} has map units of {other} mm, and card {first} of {one} mm",
                one=f"{one.unit_mm:g}", other=f"{other.unit_mm:g}", **names,
            )  # fmt: skip
        elif one.size_mm != other.size_mm:
            message = phrase(
                "card {id} is {other} mm large, and card {first} {one} mm",
                one=_size_words(one), other=_size_words(other), **names,
            )  # fmt: skip
        if message is not None:
            self.problems.add(
                rules.CARDS_DO_NOT_FIT,
                node.start,
                message,
                phrase("all cards of a layout have the same size, units, ruleset and choices"),
            )

    def _report_shape(self, card: PlacedCard, node: Node) -> None:
        width, height = card.card.size_mm
        if card.turn % 2 and width != height:
            self.problems.add(
                rules.CARDS_DO_NOT_FIT,
                node.start,
                phrase("card {id} is {size} mm large and cannot be turned by a quarter",
                       id=card.id, size=_size_words(card.card)),
                phrase("turn it by 180 degrees, or make it square"),
            )  # fmt: skip
        units = [side / card.card.unit_mm for side in card.card.size_mm]
        whole_units = [round(u) for u in units]
        corners = card.card.vertices.values()
        if any(abs(u - w) > 1e-6 for u, w in zip(units, whole_units, strict=True)):
            self.problems.add(
                rules.CARDS_DO_NOT_FIT,
                node.start,
                phrase("the size of card {id} is no whole number of map units", id=card.id),
            )
        elif any(not (0 <= x <= whole_units[0] and 0 <= y <= whole_units[1]) for x, y in corners):
            self.problems.add(
                rules.CARDS_DO_NOT_FIT,
                node.start,
                phrase("fields of card {id} lie beyond its edge", id=card.id),
                phrase("draw them within its size, {size} mm", size=_size_words(card.card)),
            )

    def _card(self, name: str, node: Node) -> GameMap | None:
        """Return the map of a card, read once; what is wrong is told once."""
        if name not in self.maps:
            self.maps[name] = self._read_card(name, node)
        found = self.maps[name]
        return None if found is None else found[0]

    def _read_card(self, name: str, node: Node) -> tuple[GameMap, str | None] | None:
        folder = self.path.parent if self.path else Path()
        path = folder / name
        problem, advice = "", phrase("name the file of a card, relative to the layout")
        source: Source | None = None
        if "\0" in name or not is_allowed(path, folder, self.outside):
            problem = phrase("{path} lies outside the layout's folder, so it was not opened",
                             path=name)  # fmt: skip
            advice = phrase("where you trust the layout, allow it: --allow-outside")
        elif self.path and path.resolve() == self.path.resolve():
            problem = phrase("the layout names itself as a card")
        else:
            try:
                source = open_source(path)
            except FileProblemError as failure:
                problem = failure.message
        if source is not None and kind_of_file(source.text) != "map":
            problem = (
                phrase("{path} is a layout, no card", path=name)
                if kind_of_file(source.text) == "layout"
                else phrase("{path} is no map", path=name)
            )
        if problem or source is None:
            self.problems.add(rules.CARD_UNREADABLE, node.start, problem, advice)
            return None
        result = load(source, folder, self.outside)
        if result.map is None or has_errors(result.diagnostics):
            for d in result.diagnostics:
                if d.severity is Severity.ERROR:
                    where = f"{name}:{d.place.line}:{d.place.column}" if d.place else name
                    self.problems.add(
                        rules.CARD_UNREADABLE,
                        node.start,
                        phrase("{where}: {message}", where=where, message=d.message),
                        d.help,
                    )
            return None
        ruleset = result.document.ruleset_path
        named = result.document.find(("ruleset",))
        own = named[1].value if named and isinstance(named[1], Scalar) and ruleset else None
        return result.map, own

    def _elements(self, cards: dict[str, PlacedCard], ruleset: Ruleset) -> tuple[Element, ...]:
        node = self.head.get("elements")
        found = items(node, self.problems, phrase("elements")) if node is not None else None
        record_type = element_record(ruleset)
        known = {f"{c.id}.{i}" for c in cards.values() for i in c.card.fields}
        elements = []
        for n, item in enumerate(found or [], 1):
            what = phrase("element {n}", n=n)
            record = read_record(item, record_type, self.problems, what)
            if not record.ok or not isinstance(item, MapNode):
                continue
            if record.values["on"] not in known:
                on = item.get("on") or item
                self.problems.add(
                    rules.NO_SUCH_FIELD,
                    on.start,
                    phrase("{what} lies on {word}, which the board does not have",
                           what=what, word=quoted(record.values["on"])),
                    self.problems.did_you_mean(record.values["on"], sorted(known))
                    or phrase("name a card and a field of it, as  c1.b2"),
                )  # fmt: skip
                continue
            elements.append(Element(**record.values))
        return tuple(elements)

    def _swap(self, ruleset: Ruleset) -> dict[str, dict[str | int, str | int]]:
        """Read which values change places; each pair counts both ways."""
        swap: dict[str, dict[str | int, str | int]] = {}
        for name, key, value in entries(
            self.head.get("swap"), self.problems, "swap", phrase("an attribute")
        ):
            known = ruleset.attributes.get(name)
            if known is None or not known.values:
                self.problems.add(
                    rules.VALUE_NOT_ALLOWED,
                    key.start,
                    phrase("the ruleset has no attribute {word}", word=quoted(name)),
                    self.problems.did_you_mean(name, ruleset.attributes),
                )
                continue
            word = known_name([str(v) for v in known.values])
            by_text: dict[str, Any] = {str(v): v for v in known.values}
            swap[name] = {}
            for one, one_key, other in entries(value, self.problems, name, phrase("a value")):
                a = word.read(one_key, self.problems, phrase("a value of {name}", name=name))
                b = word.read(other, self.problems, f"{one} in swap")
                if a is not None and b is not None:
                    swap[name] |= {by_text[a]: by_text[b], by_text[b]: by_text[a]}
        return swap


def _size_words(game_map: GameMap) -> str:
    width, height = game_map.size_mm
    return f"{width:g} × {height:g}"
