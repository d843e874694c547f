"""What a file of Tiled holds, by names, each with its place for messages."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mapkit.errors import FileError
from mapkit.messages import phrase

Place = tuple[float, float]

_FARTHEST = 1e9


@dataclass(frozen=True, slots=True)
class Node:
    """A map, layer, object, tileset or tile."""

    values: Mapping[str, Any]
    """As JSON has them; numbers and truth values may be texts, as XML has them."""
    file: str
    """What messages call the file."""
    where: str
    """The place in it: ``layers[0].objects[3]``, or ``line 12``."""

    def text(self, key: str) -> str:
        """Return a text, "" where there is none."""
        value = self.values.get(key)
        return value if isinstance(value, str) else ""

    def number(self, key: str, otherwise: float = 0.0) -> float:
        """Return a number."""
        value = self.values.get(key)
        return otherwise if value is None else self._number(value, key)

    def whole(self, key: str, otherwise: int = 0) -> int:
        """Return a whole number."""
        value = self.number(key, otherwise)
        if value != int(value):
            raise self.wrong(phrase("{key} is not a whole number", key=key))
        return int(value)

    def flag(self, key: str, *, otherwise: bool = False) -> bool:
        """Return a truth value."""
        value = self.values.get(key)
        return otherwise if value is None else value in (True, "1", "true")

    def nodes(self, key: str) -> list[Node]:
        """Return what is in a list."""
        found = self.values.get(key)
        if found is None:
            return []
        if not isinstance(found, list):
            raise self.wrong(phrase("{key} is not a list", key=key))
        return [self._child(value, f"{key}[{n}]") for n, value in enumerate(found)]

    def points(self, key: str) -> list[Place]:
        """Return places: a list of ``{"x": 1, "y": 2}``, or ``1,2 3,4`` as XML has them."""
        value = self.values.get(key)
        if not isinstance(value, str):
            return [(one.number("x"), one.number("y")) for one in self.nodes(key)]
        pairs = [part.split(",") for part in value.split()]
        if any(len(pair) != 2 for pair in pairs):
            raise self.wrong(phrase("{key} has a place that is not two numbers", key=key))
        return [(self._number(x, key), self._number(y, key)) for x, y in pairs]

    def properties(self) -> dict[str, str | float | bool]:
        """Return the custom properties; those that are lists or objects are left out."""
        found: dict[str, str | float | bool] = {}
        for one in self.nodes("properties"):
            value = one.values.get("value")
            if isinstance(value, str | int | float):
                found[one.text("name")] = _typed(value, one.text("type"))
        return found

    def wrong(self, what: str) -> FileError:
        """Return the error that says what is wrong here."""
        return problem_at(self.file, self.where, what)

    def _child(self, value: object, path: str) -> Node:
        line = value.get("line") if isinstance(value, dict) else None
        where = self.where if isinstance(line, str) else f"{self.where}.{path}".lstrip(".")
        if not isinstance(value, dict):
            raise problem_at(self.file, where, phrase("this is not an object"))
        return Node(value, self.file, line if isinstance(line, str) else where)

    def _number(self, value: object, key: str) -> float:
        try:
            number = float(value) if isinstance(value, str | int | float) else math.nan
        except (ValueError, OverflowError):
            number = math.nan
        if isinstance(value, bool) or not abs(number) <= _FARTHEST:
            raise self.wrong(phrase("{key} is not a number that a map can have", key=key))
        return number


def problem_at(file: str, where: str, what: str) -> FileError:
    """Return the error that says what is wrong at a place; "" for the file as a whole."""
    if not where:
        return FileError(phrase("{file}: {what}", file=file, what=what))
    return FileError(phrase("{file}: {where}: {what}", file=file, where=where, what=what))


def _typed(value: str | float | bool, kind: str) -> str | int | float | bool:
    """Return a value as JSON has it; XML has texts, with their types beside them."""
    if kind == "bool":
        return value in (True, "true")
    if kind in ("int", "float") and isinstance(value, str):
        try:
            return int(value[:40]) if kind == "int" else float(value)
        except ValueError:
            return value
    return value
