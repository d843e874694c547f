"""Objectives, starts, entries: which are missing, doubled or in the wrong place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.meaning import may_enter
from mapkit.coverage.checks.wording import Wording, did_you_mean, listed
from mapkit.diagnostics import Diagnostic, Severity
from mapkit.messages import Phrase, phrase, upper_first
from mapkit.model import GameMap, Marker, MarkerType

__all__ = ["check_markers", "describe"]


def describe(marker: Marker, kind: MarkerType | None) -> str:
    """Name a marker: its label and what tells it from the others of its type."""
    words: str = Phrase(kind.label if kind is not None else marker.type)
    told = kind.attributes if kind is not None else marker.attributes
    for attribute in told:
        if attribute in marker.attributes:
            value = Phrase(str(marker.attributes[attribute]))
            words = phrase("{what} {value}", what=words, value=value)
    return words


def check_markers(
    game_map: GameMap, rim: frozenset[str] | None, say: Wording, finished: bool
) -> list[Diagnostic]:
    """Report what is wrong with markers.

    Parameters
    ----------
    game_map : GameMap
    rim : frozenset of str or None
        Fields at the outer edge of the board, None where the drawing does not tell.
    say : Wording
    finished : bool
        Whether missing markers are warnings; in a map at work they are notes.
    """
    types = game_map.ruleset.markers
    if not game_map.markers:
        wanted = [Phrase(kind.label) for kind in types.values() if kind.count]
        if not wanted:
            return []
        return [
            report(
                "MK400",
                phrase(
                    "The map has no markers yet; the ruleset wants {names} markers.",
                    names=listed(wanted),
                ),
            )
        ]
    found: list[Diagnostic] = []
    sound: dict[str, list[Marker]] = {name: [] for name in types}
    for marker in game_map.markers:
        wrong = _one(game_map, marker, rim, say)
        found += wrong
        if marker.type in types and not any(d.code in ("MK402", "MK403", "MK404") for d in wrong):
            sound[marker.type].append(marker)
    for name, kind in types.items():
        found += _number(kind, sound[name], say, None if finished else Severity.NOTE)
    found += _split(game_map, sound.get("objective", []), None if finished else Severity.NOTE)
    return found


def _one(
    game_map: GameMap, marker: Marker, rim: frozenset[str] | None, say: Wording
) -> list[Diagnostic]:
    types = game_map.ruleset.markers
    kind = types.get(marker.type)
    name = upper_first(describe(marker, kind))
    fields = (marker.field,)
    found: list[Diagnostic] = []
    known = game_map.fields.get(marker.field)
    if known is None:
        found.append(
            report(
                "MK402",
                phrase(
                    "{name} stands on field {field}, which the map does not have{hint}",
                    name=name,
                    field=marker.field,
                    hint=did_you_mean(marker.field, game_map.fields),
                ),
            )
        )
    where = phrase("field {field}", field=say.field(marker.field))
    if kind is None:
        found.append(
            report(
                "MK401",
                phrase(
                    "The marker '{type}' on {where} is of an unknown type{hint}",
                    type=marker.type,
                    where=where,
                    hint=did_you_mean(marker.type, types),
                ),
                fields=fields,
            )
        )
        return found
    for attribute, allowed in kind.attributes.items():
        value = marker.attributes.get(attribute)
        if value is None:
            found.append(
                report(
                    "MK403",
                    phrase(
                        "{name} on {where} has no '{attribute}'.",
                        name=name,
                        where=where,
                        attribute=attribute,
                    ),
                    fields=fields,
                )
            )
        elif allowed and value not in allowed:
            found.append(
                report(
                    "MK404",
                    phrase(
                        "{name} on {where} has {attribute} '{value}'; allowed are {names}.",
                        name=name,
                        where=where,
                        attribute=attribute,
                        value=value,
                        names=listed(allowed, limit=12),
                    ),
                    fields=fields,
                )
            )
    found += [
        report(
            "MK403",
            phrase(
                "{name} on {where} has the unknown attribute '{attribute}'{hint}",
                name=name,
                where=where,
                attribute=attribute,
                hint=did_you_mean(attribute, kind.attributes),
            ),
            fields=fields,
        )
        for attribute in marker.attributes
        if attribute not in kind.attributes
    ]
    if known is None:
        return found
    if not may_enter(game_map, known.id):
        found.append(
            report(
                "MK412",
                phrase("{name} stands on {where}, which nobody may enter.", name=name, where=where),
                fields=fields,
            )
        )
    own = marker.attributes.get(kind.same_sector_as) if kind.same_sector_as else None
    if own is not None and known.sector is not None and own != known.sector:
        found.append(
            report(
                "MK410",
                phrase(
                    "{name} stands on {where} in sector {sector}, not in sector {own}.",
                    name=name,
                    where=where,
                    sector=known.sector,
                    own=own,
                ),
                fields=fields,
            )
        )
    if kind.outside and rim is not None and known.id not in rim:
        found.append(
            report(
                "MK411",
                phrase(
                    "{name} points at {where}, which is not at the rim of the board.",
                    name=name,
                    where=where,
                ),
                fields=fields,
            )
        )
    return found


def _number(
    kind: MarkerType, markers: list[Marker], say: Wording, soft: Severity | None
) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    doubled = False
    if kind.unique:
        groups = _grouped(markers, kind.unique)
        for group in groups.values():
            if len(group) > 1:
                doubled = True
                found.append(
                    report(
                        "MK405",
                        phrase(
                            "{marker} occurs {number} times, on {fields}.",
                            marker=upper_first(describe(group[0], kind)),
                            number=len(group),
                            fields=say.fields([m.field for m in group]),
                        ),
                        fields=dict.fromkeys(m.field for m in group),
                    )
                )
    if kind.count is not None:
        here = Counter(m.field for m in markers)
        for field_id, number in here.items():
            if number > 1:
                both = listed(describe(m, kind) for m in markers if m.field == field_id)
                found.append(
                    report(
                        "MK413",
                        phrase(
                            "Field {field} bears {number} markers: {both}.",
                            field=say.field(field_id),
                            number=number,
                            both=both,
                        ),
                        fields=(field_id,),
                    )
                )
    grouped = list(_incomplete_groups(kind, markers, soft))
    found += grouped
    if kind.count is None:
        return found
    number = len(markers)
    counted = {"number": number, "count": kind.count, "label": Phrase(kind.label)}
    if number > kind.count and not doubled and not grouped:
        found.append(
            report(
                "MK407",
                phrase("There are {number} {label} markers, not {count}.", **counted),
                fields=dict.fromkeys(m.field for m in markers),
            )
        )
    elif not grouped:
        absent = _absent(kind, markers)
        if absent:
            found.append(
                report(
                    "MK406",
                    phrase(
                        "{label} markers are missing: {names}.",
                        label=upper_first(Phrase(kind.label)),
                        names=listed(absent, limit=20),
                    ),
                    severity=soft,
                )
            )
        elif number < kind.count:
            found.append(
                report(
                    "MK406",
                    phrase("There are {number} of {count} {label} markers.", **counted)
                    if number != 1
                    else phrase("There is {number} of {count} {label} markers.", **counted),
                    severity=soft,
                )
            )
    return found


def _grouped(
    markers: Iterable[Marker], attributes: Iterable[str]
) -> dict[tuple[object, ...], list[Marker]]:
    groups: dict[tuple[object, ...], list[Marker]] = {}
    names = tuple(attributes)
    for marker in markers:
        groups.setdefault(tuple(marker.attributes.get(a) for a in names), []).append(marker)
    return groups


def _absent(kind: MarkerType, markers: list[Marker]) -> list[str]:
    """Name the missing values where each has to occur once (objective numbers)."""
    if len(kind.unique) != 1 or kind.count is None:
        return []
    attribute = kind.unique[0]
    allowed = kind.attributes.get(attribute, ())
    if len(allowed) != kind.count:
        return []
    present = {m.attributes.get(attribute) for m in markers}
    return [str(value) for value in allowed if value not in present]


def _incomplete_groups(
    kind: MarkerType, markers: list[Marker], soft: Severity | None
) -> Iterable[Diagnostic]:
    """Compare what each group has with what it should have: a squad, one officer, two soldiers.

    ``per`` maps the grouping attribute (squad) to the numbers wanted of each value of another
    attribute (role).
    """
    for grouping, wanted in kind.per.items():
        counted = next(
            (
                a
                for a, allowed in kind.attributes.items()
                if a != grouping and set(wanted) <= {str(v) for v in allowed}
            ),
            None,
        )
        if counted is None:
            continue
        have = Counter(
            (str(m.attributes.get(grouping)), str(m.attributes.get(counted))) for m in markers
        )
        for group in map(str, kind.attributes.get(grouping, ())):
            fields = [m.field for m in markers if str(m.attributes.get(grouping)) == group]
            for few, code in ((True, "MK408"), (False, "MK407")):
                wrong = [
                    phrase(
                        "{value} {n} of {number}",
                        value=Phrase(value),
                        n=have[group, value],
                        number=number,
                    )
                    for value, number in wanted.items()
                    if (have[group, value] < number if few else have[group, value] > number)
                ]
                if wrong:
                    said = {
                        "grouping": upper_first(Phrase(grouping)),
                        "group": Phrase(group),
                        "label": Phrase(kind.label),
                        "wrong": listed(wrong),
                    }
                    yield report(
                        code,
                        phrase("{grouping} {group} has too few {label} markers: {wrong}.", **said)
                        if few
                        else phrase(
                            "{grouping} {group} has too many {label} markers: {wrong}.", **said
                        ),
                        fields=fields,
                        severity=soft if few else None,
                    )


def _split(game_map: GameMap, objectives: list[Marker], soft: Severity | None) -> list[Diagnostic]:
    """Compare how objectives are spread over the sectors with what the game counts on."""
    split = game_map.ruleset.objective_split
    if not split or len(objectives) != sum(split):
        return []
    neutral = {s.id: s.neutral for s in game_map.sectors.values()}
    guarded = [s for s, free in neutral.items() if not free]
    number = Counter(game_map.fields[m.field].sector for m in objectives)
    have = sorted((number[s] for s in guarded), reverse=True)
    free = sum(split[len(guarded) :])
    want = sorted(split[: len(guarded)], reverse=True)
    if have == want and sum(number[s] for s, f in neutral.items() if f) == free:
        return []
    told = listed(
        phrase("{n} in {sector}", n=n, sector=s) if s else phrase("{n} in no sector", n=n)
        for s, n in sorted(number.items(), key=lambda item: str(item[0]))
    )
    return [
        report(
            "MK414",
            phrase(
                "The objectives are split {told}; the game has {guarded} in "
                "the guarded sectors and {free} in the neutral one.",
                told=told,
                guarded=listed(want),
                free=free,
            ),
            severity=soft,
        )
    ]
