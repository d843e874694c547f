"""Objectives, starts, entries: which are missing, doubled or in the wrong place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mapkit.coverage.checks.marker_counts import check_marker_counts
from mapkit.coverage.checks.meaning import may_enter
from mapkit.coverage.checks.wording import Wording, did_you_mean, listed, marker_name
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.messages import Phrase, phrase, upper_first
from mapkit.model import GameMap, Marker, MarkerType


class _Named(NamedTuple):
    """A marker with its type, and what messages call it and the field that it stands on.

    ``values`` has its name under ``name`` and its field under ``where``.
    """

    marker: Marker
    kind: MarkerType
    values: Mapping[str, str]


def check_markers(
    game_map: GameMap, rim: frozenset[str] | None, say: Wording, finished: bool
) -> list[Diagnostic]:
    """Report what is wrong with markers; linear in their number.

    ``rim`` holds the fields at the outer edge of the board, None where the drawing does not tell.
    ``finished`` says whether missing markers are warnings; in a map at work they are notes.
    """
    if not game_map.markers:
        return list(_no_markers(game_map))
    types = game_map.ruleset.markers
    found: list[Diagnostic] = []
    sound: dict[str, list[Marker]] = {name: [] for name in types}
    for marker in game_map.markers:
        kind = types.get(marker.type)
        name = upper_first(marker_name(marker, kind))
        where = phrase("field {field}", field=say.field(marker.field))
        lost = list(_unknown_field(game_map, marker, name))
        found += lost
        if kind is None:
            found.append(_unknown_type(game_map, marker, where))
            continue
        named = _Named(marker, kind, {"name": name, "where": where})
        wrong = [*_wrong_attributes(named), *_wrong_values(named)]
        found += wrong
        if lost:
            continue
        found += [
            *_on_barred_field(game_map, named),
            *_outside_sector(game_map, named),
            *_values_alike(named),
            *_not_at_rim(rim, named),
        ]
        if not wrong:
            sound[marker.type].append(marker)
    missing = None if finished else Severity.NOTE
    for type_, kind in types.items():
        found += check_marker_counts(kind, sound[type_], say, missing)
    found += _unusual_split(game_map, sound.get("objective", []), missing)
    return found


def _no_markers(game_map: GameMap) -> Iterator[Diagnostic]:
    wanted = [Phrase(kind.label) for kind in game_map.ruleset.markers.values() if kind.count]
    if wanted:
        yield rules.NO_MARKERS.report(
            phrase(
                "The map has no markers yet; the ruleset asks for {names} markers.",
                names=listed(wanted),
            )
        )


def _unknown_field(game_map: GameMap, marker: Marker, name: str) -> Iterator[Diagnostic]:
    if marker.field not in game_map.fields:
        yield rules.MARKER_FIELD_UNKNOWN.report(
            phrase(
                "{name} stands on field {field}, which the map does not have{hint}",
                name=name,
                field=marker.field,
                hint=did_you_mean(marker.field, game_map.fields),
            )
        )


def _unknown_type(game_map: GameMap, marker: Marker, where: str) -> Diagnostic:
    return rules.MARKER_TYPE_UNKNOWN.report(
        phrase(
            "The marker '{type}' on {where} is of an unknown type{hint}",
            type=marker.type,
            where=where,
            hint=did_you_mean(marker.type, game_map.ruleset.markers),
        ),
        fields=(marker.field,),
    )


def _wrong_attributes(named: _Named) -> Iterator[Diagnostic]:
    marker, known = named.marker, named.kind.attributes
    for attribute in known:
        if marker.attributes.get(attribute) is None:
            yield rules.MARKER_ATTRIBUTES_WRONG.report(
                phrase(
                    "{name} on {where} has no '{attribute}'.", **named.values, attribute=attribute
                ),
                fields=(marker.field,),
            )
    for attribute in marker.attributes:
        if attribute not in known:
            yield rules.MARKER_ATTRIBUTES_WRONG.report(
                phrase(
                    "{name} on {where} has the unknown attribute '{attribute}'{hint}",
                    **named.values,
                    attribute=attribute,
                    hint=did_you_mean(attribute, known),
                ),
                fields=(marker.field,),
            )


def _wrong_values(named: _Named) -> Iterator[Diagnostic]:
    marker = named.marker
    for attribute, allowed in named.kind.attributes.items():
        value = marker.attributes.get(attribute)
        if value is not None and allowed and value not in allowed:
            yield rules.MARKER_VALUE_UNKNOWN.report(
                phrase(
                    "{name} on {where} has {attribute} '{value}'; allowed are {names}.",
                    **named.values,
                    attribute=attribute,
                    value=value,
                    names=listed(allowed, limit=12),
                ),
                fields=(marker.field,),
            )


def _on_barred_field(game_map: GameMap, named: _Named) -> Iterator[Diagnostic]:
    if not may_enter(game_map, named.marker.field):
        yield rules.MARKER_ON_BARRED_FIELD.report(
            phrase("{name} stands on {where}, which nobody may enter.", **named.values),
            fields=(named.marker.field,),
        )


def _outside_sector(game_map: GameMap, named: _Named) -> Iterator[Diagnostic]:
    marker, attribute = named.marker, named.kind.same_sector_as
    own = marker.attributes.get(attribute) if attribute else None
    sector = game_map.fields[marker.field].sector
    if own is not None and sector is not None and own != sector:
        yield rules.MARKER_OUTSIDE_SECTOR.report(
            phrase(
                "{name} stands on {where} in sector {sector}, not in sector {own}.",
                **named.values,
                sector=Phrase(sector),
                own=Phrase(str(own)),
            ),
            fields=(marker.field,),
        )


def _values_alike(named: _Named) -> Iterator[Diagnostic]:
    """Report a mark that calls a squad to the squad's own sector, say: nobody would follow."""
    marker = named.marker
    apart = [a for a in named.kind.different if marker.attributes.get(a) is not None]
    number = Counter(marker.attributes[a] for a in apart)
    for value, times in number.items():
        if times > 1:
            yield rules.MARKER_VALUES_ALIKE.report(
                phrase(
                    "{name} on {where} has {names} '{value}', and they have to differ.",
                    **named.values,
                    names=listed(Phrase(a) for a in apart if marker.attributes[a] == value),
                    value=Phrase(str(value)),
                ),
                fields=(marker.field,),
            )


def _not_at_rim(rim: frozenset[str] | None, named: _Named) -> Iterator[Diagnostic]:
    if named.kind.outside and rim is not None and named.marker.field not in rim:
        yield rules.ENTRY_NOT_AT_RIM.report(
            phrase(
                "{name} points at {where}, which is not at the rim of the board.", **named.values
            ),
            fields=(named.marker.field,),
        )


def _unusual_split(
    game_map: GameMap, objectives: Sequence[Marker], missing: Severity | None
) -> Iterator[Diagnostic]:
    """Compare how objectives are spread over the sectors with what the game counts on."""
    split = game_map.ruleset.objective_split
    if not split or len(objectives) != sum(split):
        return
    neutral = {s.id: s.neutral for s in game_map.sectors.values()}
    guarded = [s for s, free in neutral.items() if not free]
    number = Counter(game_map.fields[m.field].sector for m in objectives)
    have = sorted((number[s] for s in guarded), reverse=True)
    free = sum(split[len(guarded) :])
    want = sorted(split[: len(guarded)], reverse=True)
    if have == want and sum(number[s] for s, f in neutral.items() if f) == free:
        return
    told = listed(
        phrase("{n} in {sector}", n=n, sector=Phrase(s)) if s else phrase("{n} in no sector", n=n)
        for s, n in sorted(number.items(), key=lambda item: str(item[0]))
    )
    yield rules.OBJECTIVE_SPLIT_UNUSUAL.report(
        phrase(
            "The objectives are split {told}; the game has {guarded} in "
            "the guarded sectors and {free} in the neutral one.",
            told=told,
            guarded=listed(want),
            free=free,
        ),
        severity=missing,
    )
