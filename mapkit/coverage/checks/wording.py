"""How messages name fields, list things and state measures."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from mapkit.messages import Phrase, decimal, phrase, phrase_n, upper_first
from mapkit.model import GameMap, Marker, MarkerType, Portal, Ruleset

_LISTED = 8


def listed(items: Iterable[object], *, limit: int = _LISTED) -> str:
    """Join with commas and 'and'; past ``limit`` say how many more there are."""
    words = tuple(item if isinstance(item, str) else str(item) for item in items)
    if len(words) > limit:
        return phrase("{words} and {n} more", words=words[:limit], n=len(words) - limit)
    if len(words) < 2:
        return words[0] if words else ""
    return phrase("{words} and {last}", words=words[:-1], last=words[-1])


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ``"; did you mean 'x'?"`` or what is known, for the end of a message."""
    names = list(known)
    close = difflib.get_close_matches(word, names, n=1)
    if close:
        return phrase("; did you mean '{name}'?", name=close[0])
    return phrase("; known are {names}", names=listed(names)) if names else ""


def class_word(rules: Ruleset, name: str) -> Phrase:
    """Return the id of a kind or class, which other languages say by its label."""
    known = rules.kinds.get(name)
    return Phrase(name, known.label if known is not None else None)


def marker_name(marker: Marker, kind: MarkerType | None) -> str:
    """Name a marker: its label and what tells it from the others of its type."""
    words: str = Phrase(kind.label if kind is not None else marker.type)
    told = kind.attributes if kind is not None else marker.attributes
    for attribute in told:
        if attribute in marker.attributes:
            value = Phrase(str(marker.attributes[attribute]))
            words = phrase("{what} {value}", what=words, value=value)
    return words


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
        return phrase_n("field(s) {fields}", len(ids), fields=listed(self.field(i) for i in ids))

    def vertices(self, ids: Sequence[str]) -> str:
        """Name one vertex or several, with the word before them."""
        if len(ids) > 1:
            return phrase("vertices {vertices}", vertices=listed(ids))
        return phrase("vertex {vertex}", vertex="".join(ids))

    def portal(self, portal: Portal) -> str:
        """Name a portal by its type and its id, to begin a sentence."""
        known = self._map.ruleset.portals.get(portal.type)
        label = Phrase(known.label if known is not None else portal.type)
        return phrase("{portal} {id}", portal=upper_first(label), id=portal.id)

    def class_of(self, field_id: str) -> str:
        """Name the class that a field counts as."""
        return class_word(self._map.ruleset, self._map.class_of(field_id))

    def length(self, units: float) -> str:
        """State a length, given in map units, in mm."""
        return _measure(units * self._map.unit_mm, "mm")

    def area(self, units: float) -> str:
        """State an area, given in square map units, in square mm."""
        return _measure(units * self._map.unit_mm**2, "mm\u00b2")

    def point(self, x: float, y: float) -> str:
        """State a place on the board, given in map units, in mm."""
        unit = self._map.unit_mm
        return phrase("({x}, {y}) mm", x=decimal(x * unit, 2), y=decimal(y * unit, 2))


def _measure(value: float, unit: str) -> str:
    if 0 < value < 0.005:
        return phrase("less than {value} {unit}", value=decimal(0.01, 2), unit=unit)
    return phrase("{value} {unit}", value=decimal(value, 2), unit=unit)
