"""Doors, ladders and walls in impossible places."""

from __future__ import annotations

from collections import Counter

from mapkit.coverage.checks.boundaries import SharedBoundary, shared_boundary
from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.meaning import may_enter
from mapkit.coverage.checks.overlaps import Overlaps, Pair
from mapkit.coverage.checks.rings import usable
from mapkit.coverage.checks.wording import Wording, class_word, did_you_mean, listed
from mapkit.diagnostics import Diagnostic
from mapkit.messages import phrase
from mapkit.model import GameMap, Portal, PortalType, Ruleset

__all__ = ["check_portal_names", "check_portal_places"]


def check_portal_names(game_map: GameMap, say: Wording) -> list[Diagnostic]:
    """Report portals that say something impossible, wherever they are drawn."""
    found: list[Diagnostic] = []
    for portal_id, number in Counter(p.id for p in game_map.portals).items():
        if number > 1:
            found.append(
                report(
                    "MK300",
                    phrase(
                        "{number} portals have the id {portal_id}.",
                        number=number,
                        portal_id=portal_id,
                    ),
                )
            )
    for portal in game_map.portals:
        found += _names(game_map, portal, say)
    return found


def _names(game_map: GameMap, portal: Portal, say: Wording) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    rules = game_map.ruleset
    kind = rules.portals.get(portal.type)
    if kind is None:
        found.append(
            report(
                "MK301",
                phrase(
                    "Portal {portal} is of the unknown type '{type}'{hint}",
                    portal=portal.id,
                    type=portal.type,
                    hint=did_you_mean(portal.type, rules.portals),
                ),
            )
        )
    if not all(usable(end) for end in portal.at):
        found.append(
            report(
                "MK313",
                phrase(
                    "Portal {portal} has a coordinate that is no whole number below 2^30.",
                    portal=portal.id,
                ),
                fields=[f for f in portal.between if f in game_map.fields],
            )
        )
    missing = [f for f in dict.fromkeys(portal.between) if f not in game_map.fields]
    found += [
        report(
            "MK302",
            phrase(
                "Portal {portal} names field {field}, which the map does not have{hint}",
                portal=portal.id,
                field=f,
                hint=did_you_mean(f, game_map.fields),
            ),
            fields=[g for g in portal.between if g in game_map.fields],
        )
        for f in missing
    ]
    if missing or kind is None:
        return found
    a, b = portal.between
    title = say.portal(portal)
    if a == b:
        return [
            *found,
            report(
                "MK303",
                phrase("{title} joins field {field} with itself.", title=title, field=say.field(a)),
                fields=(a,),
            ),
        ]
    said = {
        "title": title,
        "a": say.field(a),
        "class_a": say.class_of(a),
        "b": say.field(b),
        "class_b": say.class_of(b),
    }
    known = all(game_map.fields[f].kind in rules.kinds for f in portal.between)
    if known and not _may_stand(game_map, kind, a, b):
        found.append(
            report(
                "MK306",
                phrase(
                    "{title} stands between field {a} ({class_a}) and field {b} "
                    "({class_b}); it needs {allowed}.",
                    **said,
                    allowed=_allowed(rules, kind),
                ),
                fields=(a, b),
                at=portal.at,
            )
        )
    elif known and kind.effect == "joins":
        barred = [f for f in (a, b) if not may_enter(game_map, f)]
        if barred:
            found.append(
                report(
                    "MK311",
                    phrase(
                        "{title} leads into {fields}, which nobody may enter.",
                        title=title,
                        fields=say.fields(barred),
                    ),
                    fields=(a, b),
                    at=portal.at,
                )
            )
    elif known and game_map.class_of(a) != game_map.class_of(b):
        found.append(
            report(
                "MK312",
                phrase(
                    "{title} stands between field {a} ({class_a}) and field {b} "
                    "({class_b}), where nobody can step without a portal that joins them.",
                    **said,
                ),
                fields=(a, b),
                at=portal.at,
            )
        )
    return found


def _allowed(rules: Ruleset, kind: PortalType) -> str:
    """Name the pairs of classes that a portal of this type may stand between."""
    told = ""
    for x, y in kind.classes:
        first = class_word(rules, x)
        pair = (
            phrase("{kind} and another class", kind=first)
            if y == "*"
            else phrase("{kind} and {other}", kind=first, other=class_word(rules, y))
        )
        told = phrase("{words} or {last}", words=told, last=pair) if told else pair
    return told


def _may_stand(game_map: GameMap, kind: PortalType, a: str, b: str) -> bool:
    """Tell whether a portal of this type may stand between two fields, by their classes."""
    if not kind.classes:
        return True
    pair = (game_map.class_of(a), game_map.class_of(b))
    return any(
        x == first and (second != first if y == "*" else second == y)
        for x, y in kind.classes
        for first, second in (pair, pair[::-1])
    )


def check_portal_places(
    game_map: GameMap,
    drawing: Drawing,
    overlaps: Overlaps,
    adjacent: frozenset[Pair],
    broken: frozenset[int],
    say: Wording,
) -> list[Diagnostic]:
    """Report portals that do not lie on the boundary of their two fields.

    Portals of fields that have no usable drawing are left alone.
    """
    found: list[Diagnostic] = []
    index = {field_id: f for f, field_id in enumerate(drawing.rings.field_ids)}
    drawn = set(drawing.field.tolist()) - broken
    boundaries: dict[Pair, SharedBoundary] = {}
    placed: dict[tuple[Pair, str], list[Portal]] = {}
    for portal in game_map.portals:
        a, b = portal.between
        if a == b or a not in index or b not in index or not {index[a], index[b]} <= drawn:
            continue
        pair = (min(index[a], index[b]), max(index[a], index[b]))
        title = say.portal(portal)
        both = phrase("field {a} and field {b}", a=say.field(a), b=say.field(b))
        if pair in overlaps.stacked:
            found.append(
                report(
                    "MK305",
                    phrase("{title} joins {both}, which are stacked.", title=title, both=both),
                    fields=(a, b),
                    at=portal.at,
                )
            )
        elif pair not in adjacent:
            if pair not in overlaps.pairs:
                found.append(
                    report(
                        "MK304",
                        phrase(
                            "{title} joins {both}, which share no boundary.", title=title, both=both
                        ),
                        fields=(a, b),
                        at=portal.at,
                    )
                )
        elif all(usable(end) for end in portal.at):
            boundary = boundaries.get(pair)
            if boundary is None:
                boundary = boundaries[pair] = shared_boundary(drawing, *pair)
            found += _place(game_map, portal, boundary, both, say)
            placed.setdefault((pair, portal.type), []).append(portal)
    for group in placed.values():
        found += _doubled(group, say)
    return found


def _place(
    game_map: GameMap,
    portal: Portal,
    boundary: SharedBoundary,
    both: str,
    say: Wording,
) -> list[Diagnostic]:
    tolerance = game_map.tolerance_units
    title, fields = say.portal(portal), portal.between
    if portal.at[0] == portal.at[1]:
        return [
            report(
                "MK307",
                phrase(
                    "{title} between {both} has no length: both ends are at {point}.",
                    title=title,
                    both=both,
                    point=say.point(*portal.at[0]),
                ),
                fields=fields,
                at=portal.at,
            )
        ]
    places = [boundary.locate(end) for end in portal.at]
    off = [
        (end, distance)
        for end, (distance, _, _) in zip(portal.at, places, strict=True)
        if distance > tolerance
    ]
    if off:
        ends = listed(
            phrase("{place} by {length}", place=say.point(*end), length=say.length(distance))
            for end, distance in off
        )
        return [
            report(
                "MK308",
                phrase(
                    "{title} misses the boundary of {both} at {ends}.",
                    title=title,
                    both=both,
                    ends=ends,
                ),
                fields=fields,
                at=[end for end, _ in off],
            )
        ]
    if not places[0][1] & places[1][1]:
        return [
            report(
                "MK309",
                phrase(
                    "{title} has its ends on two separate pieces of the boundary of {both}.",
                    title=title,
                    both=both,
                ),
                fields=fields,
                at=portal.at,
            )
        ]
    if places[0][2] == places[1][2]:
        return [
            report(
                "MK307",
                phrase(
                    "{title} between {both} has no length on their boundary.",
                    title=title,
                    both=both,
                ),
                fields=fields,
                at=portal.at,
            )
        ]
    return []


def _doubled(group: list[Portal], say: Wording) -> list[Diagnostic]:
    found = []
    for k, second in enumerate(group):
        for first in group[:k]:
            same = set(first.at) == set(second.at)
            if same or _overlap(first, second):
                found.append(
                    report(
                        "MK310",
                        phrase(
                            "{portal} and {second} between {fields} stand in the same place.",
                            portal=say.portal(first),
                            second=second.id,
                            fields=say.fields(first.between),
                        ),
                        fields=first.between,
                        at=second.at,
                        fixable=same,
                    )
                )
                break
    return found


def _overlap(first: Portal, second: Portal) -> bool:
    """Tell whether two straight places share a stretch of one line."""
    (ax, ay), (bx, by) = first.at
    dx, dy = bx - ax, by - ay
    if any(dx * (y - ay) != dy * (x - ax) for x, y in second.at):
        return False
    low, high = sorted(dx * (x - ax) + dy * (y - ay) for x, y in second.at)
    return low < dx * dx + dy * dy and high > 0
