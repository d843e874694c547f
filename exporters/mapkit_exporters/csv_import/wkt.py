"""Polygons in well-known text: ``POLYGON ((0 0, 10 0, 10 10))``."""

from __future__ import annotations

import math
import re
from typing import Any

from mapkit.errors import FileError
from mapkit.export.imported import Ring
from mapkit.messages import phrase

_HEAD = re.compile(r"\s*(?:SRID=\d+;)?\s*([A-Z]+?)\s*(?:ZM|Z|M)?\s*(EMPTY\s*$|\()", re.IGNORECASE)
_WORD = re.compile(r"[(),]|[^\s(),]+")
_DEEP = {"POLYGON": 2, "MULTIPOLYGON": 3}
_FARTHEST = 1e12


def polygons_of(text: str, place: str) -> list[tuple[Ring, ...]]:
    """Return the polygons that a text is; none for an empty one, or a shape without an area.

    ``place`` is that of the text, for messages. Each has its exterior first, without repeated first
    points.
    """
    head = _HEAD.match(text)
    if not text.strip():
        return []
    if not head:
        raise _wrong(place, phrase("this is not well-known text (WKT): {text!r}", text=text[:40]))
    kind = head[1].upper()
    if head[2] != "(" or kind not in _DEEP:
        return []
    shapes = _nested(text[head.end() - 1 :], _DEEP[kind], place)
    parts = [shapes] if kind == "POLYGON" else shapes
    return [tuple(_ring(ring, place) for ring in part) for part in parts]


def _nested(text: str, deep: int, place: str) -> list[Any]:
    """Return brackets as lists, with the places of the innermost as lists of words."""
    stack: list[list[Any]] = [[]]
    for word in _WORD.findall(text):
        if word == "(":
            if len(stack) > deep:
                raise _wrong(place, phrase("it has too many brackets"))
            inner: list[Any] = []
            stack[-1].append(inner)
            stack.append(inner)
            if len(stack) == deep + 1:
                inner.append([])
        elif word == ")":
            if len(stack) == 1:
                raise _wrong(place, phrase("a bracket is closed that was not opened"))
            stack.pop()
        elif len(stack) == deep + 1:
            if word == ",":
                stack[-1].append([])
            else:
                stack[-1][-1].append(word)
        elif word != ",":
            raise _wrong(place, phrase("{word!r} is outside its brackets", word=word[:40]))
    if len(stack) != 1 or len(stack[0]) != 1:
        raise _wrong(place, phrase("a bracket is not closed"))
    found: list[Any] = stack[0][0]
    return found


def _ring(places: list[list[str]], place: str) -> Ring:
    ring = []
    for words in places:
        if len(words) < 2:
            raise _wrong(place, phrase("a corner has fewer than two numbers"))
        ring.append((number_of(words[0], place), number_of(words[1], place)))
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return tuple(ring)


def number_of(text: str, place: str) -> float:
    """Return a coordinate."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not abs(value) <= _FARTHEST:
        raise _wrong(place, phrase("{text!r} is not a number that a map can have", text=text[:40]))
    return value


def _wrong(place: str, what: str) -> FileError:
    return FileError(phrase("{place}: {what}", place=place, what=what))
