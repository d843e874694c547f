"""What changed between two versions of a map, as it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

from mapkit.analysis.change import Change, shown
from mapkit.analysis.diff_rulesets import diff_rulesets
from mapkit.coverage.checks.wording import listed
from mapkit.messages import Phrase, phrase, say
from mapkit.model import Field, GameMap, Marker, Point, Portal

Names = Mapping[str, str]

_WORDS = {
    str(word): word
    for word in (
        phrase("name"),
        phrase("kind"),
        phrase("level"),
        phrase("sector"),
        phrase("traits"),
        phrase("ground"),
        phrase("traced"),
        phrase("ruleset"),
        phrase("provenance"),
        phrase("author"),
        phrase("licence"),
    )
}
"""Keys of a map file that have a word in other languages."""

_DOUBTED = {
    "border": phrase("border"),
    "missing": phrase("a border that is missing"),
    "kind": phrase("kind"),
    "sector": phrase("sector"),
    "portal": phrase("portal"),
    "marker": phrase("marker"),
    "below": phrase("a field below"),
}


def diff_maps(before: GameMap, after: GameMap) -> tuple[Change, ...]:
    """Compare what two maps draw and say: header, fields, portals, markers, buildings, rules.

    Shapes are compared as shapes: another first corner, orientation, a corner in the middle of
    an edge or a finer map unit is no change. A field that keeps its shape under another id was
    renamed.
    """
    names = renamed_fields(before, after)
    return (
        *_header_changes(before, after),
        *_field_changes(before, after, names),
        *_portal_changes(before, after, names),
        *_marker_changes(before, after, names),
        *_building_changes(before, after, names),
        *_doubt_changes(before, after, names),
        *diff_rulesets(before, after),
    )


def renamed_fields(before: GameMap, after: GameMap) -> dict[str, str]:
    """Return old to new id for fields that kept their shape and level under another id."""
    gone = [i for i in before.fields if i not in after.fields]
    fresh = [i for i in after.fields if i not in before.fields]
    by_shape = {(exact_shape(after, i), after.fields[i].level): i for i in fresh}
    found = {i: by_shape.get((exact_shape(before, i), before.fields[i].level)) for i in gone}
    return {old: new for old, new in found.items() if new is not None}


def _header_changes(before: GameMap, after: GameMap) -> Iterable[Change]:
    def facts(m: GameMap) -> dict[str, Any]:
        return {
            "id": m.id,
            "name": m.name,
            "ruleset": f"{m.ruleset.id} {m.ruleset.version}",
            "unit_mm": m.unit_mm,
            "size_mm": list(m.size_mm),
            "tolerance_mm": m.tolerance_mm,
            "provenance": m.provenance.kind,
            "author": m.author,
            "licence": m.licence,
            "figure_base_mm": m.figure_base_mm,
            **{f"choice {k}": v for k, v in m.choices.items()},
            **_tracing_facts(m),
            **_silenced_facts(m),
            **{f"former id {old}": field for old, field in m.former_ids.items()},
        }

    old, new = facts(before), facts(after)
    for key in dict.fromkeys([*old, *new]):
        if old.get(key) != new.get(key):
            yield Change(
                "map",
                "changed",
                key,
                say(
                    "The map's {what} was {before} and is {after}.",
                    what=_WORDS.get(key, key),
                    before=shown(old.get(key)),
                    after=shown(new.get(key)),
                ),
                old.get(key),
                new.get(key),
            )


def _tracing_facts(game_map: GameMap) -> dict[str, Any]:
    tracing = game_map.tracing
    if tracing is None:
        return {}
    return {
        "tracing photo": tracing.photo.picture,
        "tracing sha256": tracing.photo.sha256,
        "tracing size_px": list(tracing.photo.size_px),
        "tracing corners_px": [list(corner) for corner in tracing.corners_px],
        "tracing lens": list(tracing.lens),
        "tracing residual_mm": tracing.residual_mm,
        "tracing px_per_mm": tracing.px_per_mm,
    }


def _silenced_facts(game_map: GameMap) -> dict[str, str]:
    """Return the reasons by what is silenced, such as ``"silenced idle_rule L3"``."""
    return {
        " ".join(filter(None, ("silenced", s.warning, s.field, s.sector, s.rule))): s.reason
        for s in game_map.silenced
    }


def _doubt_changes(before: GameMap, after: GameMap, names: Names) -> Iterable[Change]:
    def facts(m: GameMap, new_id: Names) -> dict[Hashable, str]:
        unit = Fraction(str(m.unit_mm))
        doubts = () if m.tracing is None else m.tracing.doubts
        return {
            (
                d.about,
                tuple(sorted(new_id.get(i, i) for i in d.fields)),
                tuple(x * unit for x in d.at),
                d.doubt,
                d.instead,
            ): "|".join(new_id.get(i, i) for i in d.fields)
            for d in doubts
        }

    yield from _set_changes(
        "doubt",
        facts(before, names),
        facts(after, {}),
        lambda key: phrase(
            "doubt {doubt}: {what}, {fields}",
            doubt=f"{key[3]:g}",
            what=_DOUBTED.get(key[0], key[0]),
            fields=listed(key[1]),
        ),
    )


def _field_changes(before: GameMap, after: GameMap, names: Names) -> Iterable[Change]:
    for old_id, field_id in names.items():
        now = say("Field {field} is now {new}.", field=old_id, new=field_id)
        yield Change("field", "renamed", field_id, now, old_id, field_id)
    for field_id in before.fields:
        if field_id not in after.fields and field_id not in names:
            gone = say("Field {field} was removed.", field=field_id)
            yield Change("field", "removed", field_id, gone)
    taken = set(names.values())
    for field_id in after.fields:
        if field_id not in before.fields and field_id not in taken:
            fresh = say("Field {field} was added.", field=field_id)
            yield Change("field", "added", field_id, fresh)
    for old_id, old in before.fields.items():
        field_id = names.get(old_id, old_id)
        new = after.fields.get(field_id)
        if new is None:
            continue
        yield from _fact_changes(field_id, old, new)
        yield from _attribute_changes(before, after, old, new)
        if exact_shape(before, old_id) != exact_shape(after, field_id):
            moved = _corners(before, old_id) ^ _corners(after, field_id)
            yield Change(
                "field",
                "moved",
                field_id,
                say(
                    "Field {field} has another shape ({n} corners differ).",
                    field=field_id,
                    n=len(moved),
                ),
            )


def _fact_changes(field_id: str, old: Field, new: Field) -> Iterable[Change]:
    for name in ("name", "kind", "level", "sector", "traits", "ground", "traced"):
        was, now = getattr(old, name), getattr(new, name)
        if was != now:
            if name == "traits":
                was, now = sorted(was), sorted(now)
            yield _field_change(field_id, _WORDS[name], (was, now), ({name: was}, {name: now}))


def _attribute_changes(before: GameMap, after: GameMap, old: Field, new: Field) -> Iterable[Change]:
    """Return what a field carries now, of what was written on it or is: its kind tells the rest."""
    written = {**old.attributes, **new.attributes}
    if not written:
        return
    carried, carries = before.attributes_of(old.id), after.attributes_of(new.id)
    for name in written:
        was, now = carried.get(name), carries.get(name)
        if was != now and old.attributes.get(name) != new.attributes.get(name):
            known = after.ruleset.attributes.get(name) or before.ruleset.attributes[name]
            yield _field_change(
                new.id,
                Phrase(known.label),
                (was, now),
                ({"attributes": {name: was}}, {"attributes": {name: now}}),
            )


def _field_change(
    field_id: str, what: Phrase, values: tuple[Any, Any], facts: tuple[Any, Any]
) -> Change:
    was, now = values
    sentence = say(
        "Field {field}: {what} was {before} and is {after}.",
        field=field_id,
        what=what,
        before=shown(was),
        after=shown(now),
    )
    return Change("field", "changed", field_id, sentence, *facts)


def _portal_changes(before: GameMap, after: GameMap, names: Names) -> Iterable[Change]:
    def facts(m: GameMap, new_id: Names) -> dict[Hashable, Portal]:
        unit = Fraction(str(m.unit_mm))
        return {
            (
                p.type,
                frozenset(new_id.get(i, i) for i in p.between),
                frozenset((x * unit, y * unit) for x, y in p.at),
            ): p
            for p in m.portals
        }

    old, new = facts(before, names), facts(after, {})

    yield from _set_changes(
        "portal",
        {key: p.id for key, p in old.items()},
        {key: p.id for key, p in new.items()},
        lambda key: phrase(
            "{portal} between {fields}", portal=Phrase(key[0]), fields=listed(sorted(key[1]))
        ),
    )
    for key, p in new.items():
        was = old[key].traced if key in old else p.traced
        if was != p.traced:
            yield Change(
                "portal",
                "changed",
                p.id,
                say(
                    "Portal {portal}: {what} was {before} and is {after}.",
                    portal=p.id,
                    what=_WORDS["traced"],
                    before=shown(was),
                    after=shown(p.traced),
                ),
                {"traced": was},
                {"traced": p.traced},
            )


def _marker_changes(before: GameMap, after: GameMap, names: Names) -> Iterable[Change]:
    def facts(m: GameMap, new_id: Names) -> dict[Hashable, str]:
        return {_marker_key(k, new_id): new_id.get(k.field, k.field) for k in m.markers}

    def said(key: Any) -> Phrase:
        what = Phrase(key[0])
        for _, value in key[2]:
            what = phrase("{what} {value}", what=what, value=Phrase(str(value)))
        return phrase("{marker} on field {field}", marker=what, field=key[1])

    yield from _set_changes("marker", facts(before, names), facts(after, {}), said)


def _building_changes(before: GameMap, after: GameMap, names: Names) -> Iterable[Change]:
    def facts(m: GameMap, new_id: Names) -> dict[Hashable, str]:
        return {
            (b.id, b.name, frozenset(new_id.get(i, i) for i in b.fields)): b.id for b in m.buildings
        }

    def said(key: Any) -> Phrase:
        return phrase(
            "building {id} ({name}) of fields {fields}",
            id=key[0],
            name=key[1],
            fields=", ".join(sorted(key[2])),
        )

    yield from _set_changes("building", facts(before, names), facts(after, {}), said)


def _set_changes(
    subject: str,
    old: Mapping[Hashable, str],
    new: Mapping[Hashable, str],
    said: Callable[[Any], Phrase],
) -> Iterable[Change]:
    for key in [k for k in old if k not in new]:
        what = said(key)
        yield Change(subject, "removed", old[key], say("Gone: {what}.", what=what), what, None)
    for key in [k for k in new if k not in old]:
        what = said(key)
        yield Change(subject, "added", new[key], say("New: {what}.", what=what), None, what)


def _marker_key(marker: Marker, names: Names) -> Hashable:
    attributes = tuple(sorted(marker.attributes.items()))
    return marker.type, names.get(marker.field, marker.field), attributes


def _rings_mm(game_map: GameMap, field_id: str) -> list[list[tuple[Fraction, Fraction]]]:
    unit = Fraction(str(game_map.unit_mm))
    return [
        [(x * unit, y * unit) for x, y in _without_straight_corners(ring)]
        for ring in game_map.points(field_id)
    ]


def _corners(game_map: GameMap, field_id: str) -> set[tuple[Fraction, Fraction]]:
    return {corner for ring in _rings_mm(game_map, field_id) for corner in ring}


def exact_shape(game_map: GameMap, field_id: str) -> Hashable:
    """Return a value that is equal for fields of one shape, exactly, in mm."""
    return frozenset(
        frozenset(edge)
        for ring in _rings_mm(game_map, field_id)
        for edge in pairwise([*ring, *ring[:1]])
    )


def _without_straight_corners(ring: tuple[Point, ...]) -> list[Point]:
    return [
        (x, y)
        for (px, py), (x, y), (nx, ny) in zip(
            (ring[-1], *ring[:-1]), ring, (*ring[1:], ring[0]), strict=True
        )
        if (x - px) * (ny - y) != (y - py) * (nx - x)
    ]
