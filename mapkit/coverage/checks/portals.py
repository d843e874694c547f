"""Doors, ladders and walls in impossible places."""

from __future__ import annotations

from collections import Counter

from mapkit.coverage.checks.boundaries import SharedBoundary, shared_boundary
from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.meaning import may_enter
from mapkit.coverage.checks.overlaps import Overlaps, Pair
from mapkit.coverage.checks.rings import usable
from mapkit.coverage.checks.wording import Wording, did_you_mean, listed, upper_first
from mapkit.diagnostics import Diagnostic
from mapkit.model import GameMap, Portal, PortalType

__all__ = ["check_portal_names", "check_portal_places"]


def check_portal_names(game_map: GameMap, say: Wording) -> list[Diagnostic]:
    """Report portals that say something impossible, wherever they are drawn."""
    found: list[Diagnostic] = []
    for portal_id, number in Counter(p.id for p in game_map.portals).items():
        if number > 1:
            found.append(report("MK300", f"{number} portals have the id {portal_id}."))
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
                f"Portal {portal.id} is of the unknown type "
                f"'{portal.type}'{did_you_mean(portal.type, rules.portals)}",
            )
        )
    if not all(usable(end) for end in portal.at):
        found.append(
            report(
                "MK313",
                f"Portal {portal.id} has a coordinate that is no whole number below 2^30.",
                fields=[f for f in portal.between if f in game_map.fields],
            )
        )
    missing = [f for f in dict.fromkeys(portal.between) if f not in game_map.fields]
    found += [
        report(
            "MK302",
            f"Portal {portal.id} names field {f}, which the map does not have"
            f"{did_you_mean(f, game_map.fields)}",
            fields=[g for g in portal.between if g in game_map.fields],
        )
        for f in missing
    ]
    if missing or kind is None:
        return found
    a, b = portal.between
    title = f"{upper_first(kind.label)} {portal.id}"
    if a == b:
        return [
            *found,
            report("MK303", f"{title} joins field {say.field(a)} with itself.", fields=(a,)),
        ]
    known = all(game_map.fields[f].kind in rules.kinds for f in portal.between)
    if known and not _may_stand(game_map, kind, a, b):
        allowed = " or ".join(
            f"{x} and {'another class' if y == '*' else y}" for x, y in kind.classes
        )
        found.append(
            report(
                "MK306",
                f"{title} stands between field {say.field(a)} ({game_map.class_of(a)}) "
                f"and field {say.field(b)} ({game_map.class_of(b)}); it needs {allowed}.",
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
                    f"{title} leads into {say.fields(barred)}, which nobody may enter.",
                    fields=(a, b),
                    at=portal.at,
                )
            )
    elif known and game_map.class_of(a) != game_map.class_of(b):
        found.append(
            report(
                "MK312",
                f"{title} stands between field {say.field(a)} ({game_map.class_of(a)}) "
                f"and field {say.field(b)} ({game_map.class_of(b)}), where nobody can step "
                "without a portal that joins them.",
                fields=(a, b),
                at=portal.at,
            )
        )
    return found


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
        title = f"{_label(game_map, portal)} {portal.id}"
        both = f"field {say.field(a)} and field {say.field(b)}"
        if pair in overlaps.stacked:
            found.append(
                report(
                    "MK305",
                    f"{title} joins {both}, which are stacked.",
                    fields=(a, b),
                    at=portal.at,
                )
            )
        elif pair not in adjacent:
            if pair not in overlaps.pairs:
                found.append(
                    report(
                        "MK304",
                        f"{title} joins {both}, which share no boundary.",
                        fields=(a, b),
                        at=portal.at,
                    )
                )
        elif all(usable(end) for end in portal.at):
            boundary = boundaries.get(pair)
            if boundary is None:
                boundary = boundaries[pair] = shared_boundary(drawing, *pair)
            found += _place(game_map, portal, boundary, title, both, say)
            placed.setdefault((pair, portal.type), []).append(portal)
    for group in placed.values():
        found += _doubled(game_map, group, say)
    return found


def _place(
    game_map: GameMap,
    portal: Portal,
    boundary: SharedBoundary,
    title: str,
    both: str,
    say: Wording,
) -> list[Diagnostic]:
    tolerance = game_map.tolerance_mm / game_map.unit_mm
    fields = portal.between
    if portal.at[0] == portal.at[1]:
        return [
            report(
                "MK307",
                f"{title} between {both} has no length: both ends are at "
                f"{say.point(*portal.at[0])}.",
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
        ends = listed(f"{say.point(*end)} by {say.length(distance)}" for end, distance in off)
        return [
            report(
                "MK308",
                f"{title} misses the boundary of {both} at {ends}.",
                fields=fields,
                at=[end for end, _ in off],
            )
        ]
    if not places[0][1] & places[1][1]:
        return [
            report(
                "MK309",
                f"{title} has its ends on two separate pieces of the boundary of {both}.",
                fields=fields,
                at=portal.at,
            )
        ]
    if places[0][2] == places[1][2]:
        return [
            report(
                "MK307",
                f"{title} between {both} has no length on their boundary.",
                fields=fields,
                at=portal.at,
            )
        ]
    return []


def _doubled(game_map: GameMap, group: list[Portal], say: Wording) -> list[Diagnostic]:
    found = []
    for k, second in enumerate(group):
        for first in group[:k]:
            same = set(first.at) == set(second.at)
            if same or _overlap(first, second):
                found.append(
                    report(
                        "MK310",
                        f"{_label(game_map, first)} {first.id} and {second.id} between "
                        f"{say.fields(first.between)} stand in the same place.",
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


def _label(game_map: GameMap, portal: Portal) -> str:
    kind = game_map.ruleset.portals.get(portal.type)
    return upper_first(kind.label if kind else portal.type)
