"""Which field a person means: by id, by name, by what is printed on it, or by a point."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from fractions import Fraction

from mapkit.analysis.locate import fields_at
from mapkit.errors import NotFoundError, UsageProblemError
from mapkit.messages import say, translated
from mapkit.model import GameMap, Marker

__all__ = ["describe_field", "marker_words", "resolve_field"]

_NUMBER = r"(-?\d{1,20}(?:\.\d{1,20})?)"
_POINT = re.compile(rf"@?\s*{_NUMBER}\s*[,;]\s*{_NUMBER}\s*(?:mm)?", re.IGNORECASE)
_SMALL_WORDS = frozenset({"the", "of", "a", "an", "at", "field", "mark", "no", "number"})
_SHOWN = 12


def resolve_field(game_map: GameMap, text: str) -> str:
    """Return the id of the field that ``text`` stands for.

    Tried in this order, the first that fits anything decides: an id; a name of a field (case
    does not matter); a point ``x,y`` in mm from the board's top left corner (``@x,y`` where
    an id looks like a point); the words of a marker (``objective 4``, ``red officer``, ``the red
    officer's start``, ``white entry``); a named building of one field.

    Raises
    ------
    NotFoundError
        Nothing fits; the message offers names that come close.
    UsageProblemError
        Several fields fit; the message lists them.
    """
    wanted = text.strip()
    if wanted in game_map.fields:
        return wanted
    numbered = re.fullmatch(r"field\s+(\S+)", wanted, re.IGNORECASE)
    if numbered and numbered[1] in game_map.fields:
        return numbered[1]
    folded = wanted.casefold()
    by_name = [f.id for f in game_map.fields.values() if f.name and f.name.casefold() == folded]
    if by_name:
        return _only(game_map, text, by_name)
    point = _POINT.fullmatch(wanted)
    if point:
        return _at_point(game_map, text, Fraction(point[1]), Fraction(point[2]))
    by_case = [i for i in game_map.fields if i.casefold() == folded]
    if by_case:
        return _only(game_map, text, by_case)
    query = _words(wanted)
    if any(not word.isdigit() for word in query):
        marked = [m.field for m in game_map.markers if query <= marker_words(game_map, m)]
        if marked:
            return _only(game_map, text, marked)
        housed = [
            i
            for b in game_map.buildings
            if query in (_words(b.name), _words(b.id))
            for i in b.fields
        ]
        if housed:
            return _only(game_map, text, housed)
    raise NotFoundError(_nothing_fits(game_map, text))


def describe_field(game_map: GameMap, field_id: str) -> str:
    """Return a field's id with its name or what is printed on it: ``"42 (objective 4)"``.

    Marks of which a map may have any number tell nobody which field is meant, and are left out.
    """
    field, types = game_map.fields[field_id], game_map.ruleset.markers
    notes = [field.name] if field.name else []
    notes += [
        _marker_phrase(game_map, m)
        for m in game_map.markers
        if m.field == field_id and m.type in types and types[m.type].count is not None
    ]
    return f"{field_id} ({', '.join(notes)})" if notes else field_id


def marker_words(game_map: GameMap, marker: Marker) -> frozenset[str]:
    """Return every word that may name a marker: its type, label, attributes and their values."""
    kind = game_map.ruleset.markers.get(marker.type)
    texts = [marker.type, kind.label if kind else ""]
    for attribute, value in marker.attributes.items():
        texts += [attribute, str(value)]
        sector = game_map.sectors.get(str(value))
        if sector:
            texts.append(sector.name)
    return frozenset().union(*(_words(t) for t in texts))


def _marker_phrase(game_map: GameMap, marker: Marker) -> str:
    """Say a marker in words: "objective 4", "red officer start", "regroup mark, card A, ..."."""
    kind = game_map.ruleset.markers.get(marker.type)
    label = translated(kind.label if kind else marker.type).lower()
    values = [translated(str(v)) for v in marker.attributes.values()]
    if len(values) == 1 and values[0].isdigit():
        return f"{label} {values[0]}"
    if len(values) > 2:
        named = zip(map(translated, marker.attributes), values, strict=True)
        return ", ".join([label, *(f"{name} {value}" for name, value in named)])
    if not values:
        return label
    return say("{values} {label}", values=" ".join(values), label=label)


def _words(text: str) -> frozenset[str]:
    words = re.findall(r"\w+", text.casefold().replace("'s", "").replace("\u2019s", ""))
    return frozenset(w for word in words for w in word.split("_")) - _SMALL_WORDS - {""}


def _only(game_map: GameMap, text: str, candidates: Iterable[str]) -> str:
    distinct = tuple(dict.fromkeys(candidates))
    if len(distinct) == 1:
        return distinct[0]
    listed = "; ".join(describe_field(game_map, i) for i in distinct[:_SHOWN])
    more = f"; and {len(distinct) - _SHOWN} more" if len(distinct) > _SHOWN else ""
    raise UsageProblemError(
        f"'{text}' could be any of {len(distinct)} fields: {listed}{more}. Give one field's id."
    )


def _at_point(game_map: GameMap, text: str, x_mm: Fraction, y_mm: Fraction) -> str:
    found = fields_at(game_map, x_mm, y_mm)
    if not found:
        width, height = game_map.size_mm
        raise NotFoundError(
            f"no field lies at {text.strip()} mm; the board measures {width:g} by {height:g} mm, "
            "counted from its top left corner."
        )
    return _only(game_map, text, found)


def _nothing_fits(game_map: GameMap, text: str) -> str:
    known: dict[str, str] = {}
    for field in game_map.fields.values():
        known.setdefault(field.id.casefold(), field.id)
        if field.name:
            known.setdefault(field.name.casefold(), field.name)
    for marker in game_map.markers:
        phrase = _marker_phrase(game_map, marker)
        known.setdefault(phrase.casefold(), phrase)
    for building in game_map.buildings:
        known.setdefault(building.name.casefold(), building.name)
    near = difflib.get_close_matches(text.strip().casefold(), known, n=3, cutoff=0.6)
    said = f"no field of this map is called '{text if len(text) <= 60 else text[:57] + '...'}'"
    if near:
        offered = " or ".join(f"'{known[n]}'" for n in near)
        return f"{said}; did you mean {offered}?"
    return (
        f"{said}. Give a field's id, its name, what is printed on it (objective 4, red officer, "
        "white entry) or a point in mm (120,85)."
    )
