"""Which field a person means: by id, by name, by what is printed on it, or by a point."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mapkit.cache import Cache, Same
from mapkit.errors import NotFoundError, UsageError
from mapkit.i18n import LANGUAGES, translator_of
from mapkit.i18n.languages import without_marks
from mapkit.messages import Phrase, phrase, say, translated, translator
from mapkit.model import GameMap, Marker, Point
from mapkit.model.cells import cell_names

if TYPE_CHECKING:
    from fractions import Fraction

_NUMBER = r"(-?\d{1,20}(?:\.\d{1,20})?)"
_POINT = re.compile(rf"@?\s*{_NUMBER}\s*[,;]\s*{_NUMBER}\s*(?:mm)?", re.IGNORECASE)
_SMALL_WORDS = frozenset({"the", "of", "a", "an", "at", "field", "mark", "no", "number"})
_SMALL_STEMS = frozenset({"pol", "cisl", "numer", "nr", "c", "na"})
_ENDING = re.compile(r"(?<=\w{3})(?:eho|emu|ego|ych|ich|ym|im|ou|ej|[aeiouy])$")
"""What a Czech or Polish word changes in its cases, written without marks."""
_SHOWN = 12


def resolve_field(game_map: GameMap, text: str) -> str:
    """Return the id of the field that ``text`` stands for.

    Tried in this order, the first that fits anything decides: an id; an id that a field had
    before; a name of a field (case does not matter); a point ``x,y`` in mm from the board's top
    left corner (``@x,y`` where an id looks like a point); the words of a marker (``objective
    4``, ``red officer``, ``the red officer's start``, ``white entry``); a named building of one
    field; the words of a marker in Czech or Polish (``úkol 4``, ``cel 4``), in any case, with
    the marks on letters or without; the column and row of a board of squares, ``O12``.

    Raises ``NotFoundError`` where nothing fits; the message offers names that come close. Raises
    ``UsageError`` where several fields fit; the message lists them.
    """
    wanted = text.strip()
    numbered = re.fullmatch(r"(?:field|pole)\s+(\S+)", wanted, re.IGNORECASE)
    for id_ in (wanted, numbered[1] if numbered else wanted):
        if id_ in game_map.fields:
            return id_
        if id_ in game_map.former_ids:
            return game_map.former_ids[id_]
    folded = wanted.casefold()
    by_name = [f.id for f in game_map.fields.values() if f.name and f.name.casefold() == folded]
    if by_name:
        return _only(game_map, text, by_name)
    point = _POINT.fullmatch(wanted)
    if point:
        return _at_point(game_map, text, point[1], point[2])
    by_case = [i for i in game_map.fields if i.casefold() == folded]
    by_case = by_case or [i for old, i in game_map.former_ids.items() if old.casefold() == folded]
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
        spoken = [
            m.field
            for m in game_map.markers
            if _is_called(_marker_texts(game_map, m), wanted, _words(m.type))
        ]
        if spoken:
            return _only(game_map, text, spoken)
        by_name = _by_translated_name(game_map, folded)
        if by_name:
            return _only(game_map, text, by_name)
    cell = cell_names(game_map).get(wanted.upper())
    if cell is not None:
        return cell
    raise NotFoundError(_nothing_fits(game_map, text))


def _by_translated_name(game_map: GameMap, folded: str) -> list[str]:
    """Return the fields of a reconstruction that have a name in one of the languages."""
    if not game_map.names_are_ours:
        return []
    named = [(i, f.name) for i, f in game_map.fields.items() if f.name]
    said = [translator_of(language) for language in LANGUAGES]
    return [i for i, name in named if any(s(name, None).casefold() == folded for s in said)]


def other_reading(game_map: GameMap, text: str) -> Phrase | None:
    """Say what else a typed number may mean: ``2`` is a field, and an objective elsewhere has a 2.

    Returns None where only one thing is called so, or both are on one field.
    """
    wanted = text.strip()
    taken = wanted if wanted in game_map.fields else game_map.former_ids.get(wanted)
    if taken is None or not wanted.isdigit():
        return None
    for marker, words in printed_marks(game_map):
        if marker.field != taken and [str(v) for v in marker.attributes.values()] == [wanted]:
            return phrase(
                "'{text}' is read as field {field}; {words} is on field {other}: "
                "type '{words}' for that.",
                text=wanted,
                field=describe_field(game_map, taken),
                words=words,
                other=marker.field,
            )
    return None


def resolve_sector(game_map: GameMap, text: str) -> str | None:
    """Return the id of the sector of that id or name, in any language; None for none or several."""
    wanted = text.strip().casefold()
    for sector in game_map.sectors.values():
        if wanted in (sector.id.casefold(), sector.name.casefold()):
            return sector.id
    found = [s.id for s in game_map.sectors.values() if _is_called([s.name], wanted)]
    return found[0] if len(found) == 1 else None


def find_sector(game_map: GameMap, text: str) -> str:
    """Return the id of the sector of that id or name.

    Raises ``NotFoundError`` where there is none, or there are several.
    """
    sector = resolve_sector(game_map, text)
    if sector is not None:
        return sector
    known = ", ".join(game_map.sectors) or phrase("none")
    raise NotFoundError(
        phrase("the map has no sector '{name}' (it has: {known})", name=text, known=known)
    )


def describe_field(game_map: GameMap, field_id: str) -> str:
    """Return a field's id with its name or what is printed on it: ``"42 (objective 4)"``.

    Marks of which a map may have any number tell nobody which field is meant, and are left out.
    """
    notes = field_notes(game_map, field_id)
    return f"{field_id} ({notes})" if notes else field_id


def field_notes(game_map: GameMap, field_id: str) -> str:
    """Return a field's name and what is printed on it, "" for nothing: ``"objective 4"``.

    On a board of squares its column and row, which stand in the rim, come first: ``"A1"``.
    """
    notes = _notes.get((Same(game_map), translator()), lambda: _notes_of(game_map))
    return notes.get(field_id, "")


_notes = Cache(4)  # of maps, in a language each


def _notes_of(game_map: GameMap) -> dict[str, str]:
    """Return by field its name and what is printed on it, of those that have any."""
    notes = {i: [game_map.name_of(i)] for i, field in game_map.fields.items() if field.name}
    for marker, words in printed_marks(game_map):
        notes.setdefault(marker.field, []).append(words)
    for cell, field_id in cell_names(game_map).items():
        if cell != field_id:
            notes.setdefault(field_id, []).insert(0, cell)
    return {field_id: ", ".join(words) for field_id, words in notes.items()}


def printed_marks(game_map: GameMap) -> list[tuple[Marker, str]]:
    """Return what is printed on fields, each mark with its words: ``"objective 4"``.

    Marks of which a map may have any number are left out.
    """
    types = game_map.ruleset.markers
    return [
        (m, _marker_phrase(game_map, m))
        for m in game_map.markers
        if m.type in types and types[m.type].count is not None
    ]


def marker_words(game_map: GameMap, marker: Marker) -> frozenset[str]:
    """Return every word that may name a marker: its type, label, attributes and their values."""
    return frozenset().union(*(_words(t) for t in _marker_texts(game_map, marker)))


def _marker_texts(game_map: GameMap, marker: Marker) -> list[str]:
    kind = game_map.ruleset.markers.get(marker.type)
    texts = [marker.type, kind.label if kind else ""]
    for attribute, value in marker.attributes.items():
        texts += [attribute, str(value)]
        sector = game_map.sectors.get(str(value))
        if sector:
            texts.append(sector.name)
    return texts


def _is_called(texts: Iterable[str], wanted: str, also: frozenset[str] = frozenset()) -> bool:
    """Return whether all words of a query stand in some texts, said in one of the languages.

    Words of ``also`` may stand beside them as they are.
    """
    query = _stems(wanted)
    return bool(query) and any(
        query <= also.union(*(_said_stems(text, language) for text in texts))
        for language in LANGUAGES
        if language != "en"
    )


def _said_stems(text: str, language: str) -> frozenset[str]:
    said = translator_of(language)(text, None)
    return _words(text) if said == text else _stems(said)  # no stems of English


def _stems(text: str) -> frozenset[str]:
    """Return the words without marks and without what changes in their cases."""
    words = re.findall(r"\w+", without_marks(text.casefold()))
    return frozenset(_ENDING.sub("", word) for word in words) - _SMALL_STEMS


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
    if len(distinct) > _SHOWN:
        listed += say("; and {n} more", n=len(distinct) - _SHOWN)
    raise UsageError(
        phrase(
            "'{text}' could be any of {n} fields: {fields}. Give one field's id.",
            text=text,
            n=len(distinct),
            fields=listed,
        )
    )


def _at_point(game_map: GameMap, text: str, x_mm: str, y_mm: str) -> str:
    from fractions import Fraction  # noqa: PLC0415 - few fields are named by a point

    found = fields_at(game_map, Fraction(x_mm), Fraction(y_mm))
    if not found:
        width, height = game_map.size_mm
        raise NotFoundError(
            phrase(
                "no field lies at {point} mm; the board measures {width} by {height} mm, "
                "counted from its top left corner.",
                point=text.strip(),
                width=f"{width:g}",
                height=f"{height:g}",
            )
        )
    return _only(game_map, text, found)


def _nothing_fits(game_map: GameMap, text: str) -> Phrase:
    import difflib  # noqa: PLC0415 - only after a mistake

    known: dict[str, str] = {}
    for field in game_map.fields.values():
        known.setdefault(field.id.casefold(), field.id)
        if field.name:
            known.setdefault(field.name.casefold(), field.name)
    for marker in game_map.markers:
        words = _marker_phrase(game_map, marker)
        known.setdefault(words.casefold(), words)
    for building in game_map.buildings:
        known.setdefault(building.name.casefold(), building.name)
    near = difflib.get_close_matches(text.strip().casefold(), known, n=3, cutoff=0.6)
    name = text if len(text) <= 60 else f"{text[:57]}..."
    if near:
        return phrase(
            "no field of this map is called '{name}'; did you mean {near}?",
            name=name,
            near=say(" or ").join(f"'{known[n]}'" for n in near),
        )
    return phrase(
        "no field of this map is called '{name}'. Give a field's id, its name, what is printed on "
        "it (objective 4, red officer, white entry) or a point in mm (120,85).",
        name=name,
    )


def fields_at(game_map: GameMap, x_mm: Fraction, y_mm: Fraction) -> tuple[str, ...]:
    """Return the fields, in map order, that hold a point of the board.

    ``x_mm`` and ``y_mm`` are millimetres to the right of and below the board's top left corner. One
    field as a rule; several on a shared boundary or where fields are stacked; none in a void. Cost:
    one pass over all the map's edges, in rational numbers.
    """
    from fractions import Fraction  # noqa: PLC0415 - few fields are named by a point

    unit = Fraction(str(game_map.unit_mm))
    x, y = x_mm / unit, y_mm / unit
    found = []
    for field_id in game_map.fields:
        places = [_place(ring, x, y) for ring in game_map.points(field_id)]
        on_edge = 0 in places
        inside = places[0] > 0 and all(p < 0 for p in places[1:])
        if on_edge or inside:
            found.append(field_id)
    return tuple(found)


def _place(ring: Sequence[Point], x: Fraction, y: Fraction) -> int:
    """Return whether a point is inside (1), on (0) or outside (-1) a ring."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        within = min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)
        if turn == 0 and within:
            return 0
        if (y1 > y) != (y2 > y) and (turn > 0) == (y2 > y1):
            inside = not inside
    return 1 if inside else -1
