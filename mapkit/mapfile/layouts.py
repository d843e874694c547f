"""Reads layouts: boards as cards laid side by side."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from mapkit.diagnostics import Diagnostic, Severity, has_errors, rules
from mapkit.errors import FileError
from mapkit.mapfile.card_fit import ALIKE, misfit, misshape, off_board
from mapkit.mapfile.disk import Outside, is_allowed
from mapkit.mapfile.document import LoadResult
from mapkit.mapfile.layout_records import CARD, LAYOUT, element_record
from mapkit.mapfile.nodes import MapNode, Node, parse
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.reader import load
from mapkit.mapfile.records import Record, entries, read_record
from mapkit.mapfile.source import Source, kind_of_file, open_source
from mapkit.mapfile.value_types import items, known_name
from mapkit.messages import phrase
from mapkit.model import Element, GameMap, Layout, PlacedCard, Ruleset

KnownCards = dict[tuple[Path, str], LoadResult]

_MOST_CARDS = 400
_UNREADABLE = GameMap("", "", Ruleset("", "", "", {}, {}, {}, {}, {}, {}, {}), {}, {}, {})
"""Stands for a card that could not be read."""


@dataclass(frozen=True, slots=True)
class LayoutResult:
    """What was read."""

    layout: Layout | None
    """None where it has errors, or no cards."""
    diagnostics: tuple[Diagnostic, ...]
    """Everything that is wrong."""
    source: Source
    root: MapNode | None = None
    """Its tree; None where the text is not a YAML mapping."""
    drawn: Layout | None = None
    """As much as could be understood, for who mends it: a card that cannot be read has no fields.
    None without a tree."""
    unread: tuple[int, ...] = ()
    """Which of the elements ``drawn`` lacks, by their place in the list."""


def read_layout(
    source: str | os.PathLike[str] | Source,
    *,
    outside: Outside = False,
    known: KnownCards | None = None,
) -> LayoutResult:
    """Read a layout and the cards that it names.

    Parameters
    ----------
    source : path or Source
        Cards of a text without a file are looked for in the current folder.
    outside : bool or collection of Path, optional
        Whether cards and rulesets outside the layout's folder may be opened.
    known : dict, optional
        Cards that were read before, by path and text; those that are read now are added.
    """
    source = source if isinstance(source, Source) else open_source(source)
    problems = Problems(source.text)
    root = parse(source.text, problems)
    if root is None:
        return LayoutResult(None, problems.sorted(), source)
    head = read_record(root, LAYOUT, problems, phrase("the layout"))
    reading = _Reading(head, problems, source.path, outside, {} if known is None else known)
    drawn = reading.layout()
    layout = drawn if drawn.cards and not problems.has_errors else None
    tree = root if isinstance(root, MapNode) else None
    return LayoutResult(layout, problems.sorted(), source, tree, drawn, tuple(reading.unread))


@dataclass(frozen=True, slots=True)
class _Inside:
    """The files in a layout's folder, and those outside it that may be opened."""

    folder: Path
    outside: Outside

    def __contains__(self, path: object) -> bool:
        return isinstance(path, Path) and is_allowed(path, self.folder, self.outside)


class _Reading:
    """Reads one layout."""

    def __init__(
        self,
        head: Record,
        problems: Problems,
        path: Path | None,
        outside: Outside,
        known: KnownCards,
    ) -> None:
        self.head = head
        self.problems = problems
        self.path = path
        self.outside = outside
        self.known = known
        self.unread: list[int] = []
        self.maps: dict[str, tuple[GameMap, str | None] | None] = {}

    def layout(self) -> Layout:
        """Read all of it."""
        cards = self._cards()
        read = [card for card in cards.values() if card.card.fields]
        rules = read[0].card.ruleset if read else None
        return Layout(
            id=self.head.get("id", "unnamed"),
            name=self.head.get("name", self.head.get("id", "unnamed")),
            cards=cards,
            elements=self._elements(cards, rules),
            size=self.head.get("size"),
            swap=self._swap(rules) if rules is not None else {},
            provenance=self.head.get("provenance"),
            author=self.head.get("author", ""),
            licence=self.head.get("licence", ""),
            ruleset=next(iter(found[1] for found in self.maps.values() if found), None),
            step_mm=self.head.get("step_mm"),
        )

    def _cards(self) -> dict[str, PlacedCard]:
        lain = Layout("", "", {}, size=self.head.get("size"), step_mm=self.head.get("step_mm"))
        cards: dict[str, PlacedCard] = {}
        first: PlacedCard | None = None
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
            node = value.get("card") or value
            name = record.values["card"]
            card = self._card(name, node)
            placed = PlacedCard(
                id_,
                card or _UNREADABLE,
                record.values["at"],
                record.get("turn", 0),
                record.get("mirror", False),
                name,
            )
            below = replace(lain, cards=cards).below(placed)
            if below:
                self.problems.add(
                    rules.CARDS_DO_NOT_FIT,
                    key.start,
                    phrase("{what} lies where card {other} lies already: {place}",
                           what=what, other=below[0].id, place=list(placed.at)),
                    phrase("give each card a place of its own"),
                )  # fmt: skip
                continue
            off = off_board(lain, placed)
            if off is not None:
                self.problems.add(
                    rules.CARDS_DO_NOT_FIT,
                    (value.get("at") or value).start,
                    off,
                    phrase("places count from 0; correct it, or the size"),
                )
            cards[id_] = placed
            if card is not None:
                first = first or placed
                self._report_fit(first, placed, node, lain.step_mm)
        return cards

    def _report_fit(
        self, first: PlacedCard, card: PlacedCard, node: Node, step_mm: float | None
    ) -> None:
        """Say how a card differs from the first one where it must not, and what else is wrong."""
        message = None if card is first else misfit(first, card, step_mm)
        if message is not None:
            self.problems.add(rules.CARDS_DO_NOT_FIT, node.start, message, ALIKE)
        shape = misshape(card, step_mm)
        if shape is not None:
            self.problems.add(rules.CARDS_DO_NOT_FIT, node.start, *shape)

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
            except FileError as failure:
                problem = failure.message
        if source is not None and kind_of_file(source.text) != "map":
            problem = (
                phrase("{path} is a layout, no card", path=name)
                if kind_of_file(source.text) == "layout"
                else phrase("{path} is not a map", path=name)
            )
        if problem or source is None:
            self.problems.add(rules.CARD_UNREADABLE, node.start, problem, advice)
            return None
        result = self.known.get((path, source.text))
        if result is None:
            result = load(source, path.parent, _Inside(folder, self.outside))
            if result.document.ruleset_path is None:  # a ruleset of its own may change, too
                self.known[path, source.text] = result
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
        return result.map, os.path.relpath(ruleset, folder) if ruleset is not None else None

    def _elements(
        self, cards: dict[str, PlacedCard], ruleset: Ruleset | None
    ) -> tuple[Element, ...]:
        node = self.head.get("elements")
        found = items(node, self.problems, phrase("elements")) if node is not None else None
        record_type = element_record(ruleset)
        known = {f"{c.id}.{i}" for c in cards.values() for i in c.card.fields}
        elements = []
        for n, item in enumerate(found or [], 1):
            what = phrase("element {n}", n=n)
            record = read_record(item, record_type, self.problems, what)
            if not record.ok or not isinstance(item, MapNode):
                self.unread.append(n - 1)
                continue
            if record.values["on"] not in known:
                self.unread.append(n - 1)
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
