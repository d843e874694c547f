"""Reads the pages of a report back, so that tests can hold them against its JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from mapkit.illustrate.report.document import Document, Facts, Number, Table

VOID = {"meta", "br", "rect", "path", "circle"}


@dataclass
class Element:
    """An element of a page, with what stands in it."""

    tag: str
    attributes: dict[str, str]
    children: list[Element | str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(c if isinstance(c, str) else c.text for c in self.children)

    def walk(self) -> Iterator[Element]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    def find(self, tag: str, **attributes: str) -> list[Element]:
        wanted = attributes.items()
        return [e for e in self.walk() if e.tag == tag and wanted <= e.attributes.items()]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open[-1].children.append(Element(tag, {n: v or "" for n, v in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open[-1].tag == tag
        self._open.pop()

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


def read_page(page: bytes) -> Element:
    """Return a page as a tree; elements that are not closed fail."""
    reader = _Reader()
    reader.feed(page.decode("utf-8"))
    reader.close()
    assert reader.root is reader._open[-1]
    return reader.root


def at(report: Mapping[str, Any], pointer: str) -> Any:
    """Return what stands at a place of the JSON."""
    found: Any = report
    for part in pointer.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        found = found[int(key)] if isinstance(found, list) else found.get(key)
    return found


def number_at(report: Mapping[str, Any], pointer: str) -> Any:
    """Return the number that stands at a place; of a list, how long it is."""
    found = at(report, pointer)
    return len(found) if isinstance(found, list) else found


def as_json(report: Mapping[str, Any]) -> Any:
    """Return a report as a program reads it."""
    return json.loads(json.dumps(report))


def number_in(text: str) -> float:
    """Return the number that a text says, in any of the languages, with a star or without."""
    found = re.fullmatch(r"([+\u2212]?)([\d.,]+)(?:\u00a0(%|\S+))?\*?", text)
    assert found, text
    value = float(found[2].replace(",", "."))
    return (-1 if found[1] == "\u2212" else 1) * value / (100 if found[3] == "%" else 1)


def numbers_of(document: Document) -> list[Number]:
    """Return all numbers of a document's tables and facts, in their order."""
    found: list[Number] = []
    for part in document.parts:
        for block in part.blocks:
            if isinstance(block, Facts):
                found += [number for _, number in block.rows]
            elif isinstance(block, Table):
                found += [cell for row in block.rows for cell in row if isinstance(cell, Number)]
    return found
