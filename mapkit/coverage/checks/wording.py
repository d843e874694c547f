"""How messages name fields, list things and state measures."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from mapkit.model import GameMap

__all__ = ["Wording", "did_you_mean", "listed", "upper_first"]

_LISTED = 8


def listed(items: Iterable[object], *, limit: int = _LISTED) -> str:
    """Join with commas and 'and'; past ``limit`` say how many more there are."""
    words = [str(item) for item in items]
    if len(words) > limit:
        return f"{', '.join(words[:limit])} and {len(words) - limit} more"
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def upper_first(text: str) -> str:
    """Begin a sentence; ids within it keep their letters."""
    return text[:1].upper() + text[1:]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ``"; did you mean 'x'?"`` or what is known, for the end of a message."""
    names = list(known)
    close = difflib.get_close_matches(word, names, n=1)
    if close:
        return f"; did you mean '{close[0]}'?"
    return f"; known are {listed(names)}" if names else ""


class Wording:
    """Names and measures of one map."""

    def __init__(self, game_map: GameMap) -> None:
        self._map = game_map

    def field(self, field_id: str) -> str:
        """Name a field: its id, and what people call it."""
        found = self._map.fields.get(field_id)
        return f"{field_id} ({found.name})" if found is not None and found.name else field_id

    def fields(self, ids: Sequence[str]) -> str:
        """Name one field or several, with the word 'field' before them."""
        return f"field{'s' if len(ids) > 1 else ''} {listed(self.field(i) for i in ids)}"

    def vertices(self, ids: Sequence[str]) -> str:
        """Name one vertex or several, with the word before them."""
        return f"vert{'ices' if len(ids) > 1 else 'ex'} {listed(ids)}"

    def length(self, units: float) -> str:
        """State a length in mm."""
        return _measure(units * self._map.unit_mm, "mm")

    def area(self, units: float) -> str:
        """State an area in square mm."""
        return _measure(units * self._map.unit_mm**2, "mm\u00b2")

    def point(self, x: float, y: float) -> str:
        """State a place on the board in mm."""
        return f"({x * self._map.unit_mm:.2f}, {y * self._map.unit_mm:.2f}) mm"


def _measure(value: float, unit: str) -> str:
    if 0 < value < 0.005:
        return f"less than 0.01 {unit}"
    return f"{value:.2f} {unit}"
