"""Edits are checked: what is drawn near a change has to pass the checks of the whole map.

The fields that an edit touched are checked together with those near them by the code of
``check_map``, so that an edit is refused exactly where the checks would report an error. What was
wrong there before is no reason to refuse: a map with errors can be edited. The worst of the new
errors is told as the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, partial

import numpy as np
import shapely

from mapkit.coverage.checks.all_checks import check_map
from mapkit.coverage.checks.buildings import check_buildings
from mapkit.coverage.checks.markers import check_markers
from mapkit.coverage.checks.meaning import check_meaning
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity, Subject, rules
from mapkit.edits.changes import changes
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.neighbourhood import Surroundings, findings, near_fields, surroundings
from mapkit.edits.topology import Topology, topology_of
from mapkit.edits.traced import follow_tracing
from mapkit.edits.voids import changed_voids, refuse_openings
from mapkit.geometry.valid import make_valid
from mapkit.messages import phrase
from mapkit.model import Field, GameMap

_ADVICE = {
    rules.VERTEX_BESIDE_EDGE: phrase("Snap it to the edge, or keep it farther away."),
    rules.VERTICES_NEARLY_MEET: phrase("Snap the two together, or keep them farther apart."),
    rules.FIELDS_OVERLAP: phrase(
        "Draw along the border, or carve the field out of its neighbours."
    ),
    rules.GAP: phrase("Draw along the border of the neighbours."),
    rules.FIELD_OFF_BOARD: phrase("Keep inside the board, or make the board larger."),
}

_SHAPELESS = frozenset(
    {rules.RING_TOO_FEW_POINTS, rules.RING_WITHOUT_AREA, rules.FIELD_WITHOUT_RING}
)
"""Rules whose messages speak of rings and points."""

_COUNTED = (Subject.SLIT, Subject.VOID)
"""Errors that belong to no field of their own: before and after are compared by number."""


def guard(before: GameMap, after: GameMap) -> None:
    """Refuse a map that an edit made worse.

    ``before`` and ``after`` are the map before the edit, with whatever errors it had, and after.

    Exact for coordinates below 2**30 in size; R-trees propose, integers decide. Only changed fields
    and those near them are looked at: about 2 ms for a moved vertex.

    Raises ``EditRefusedError`` where the change made a gap, an overlap, a ring that crosses itself
    or dangles, a T-junction that is not named, a portal off its boundary, a field off the board, or
    an error in what the map means.
    """
    found = changes(before, after)
    new, old = topology_of(after), topology_of(before)
    moved = {
        f
        for f in found.fields
        if f not in before.fields
        or f not in after.fields
        or before.fields[f].rings != after.fields[f].rings
        or _counts_as(before, f) != _counts_as(after, f)
        or not found.vertices.isdisjoint(v for ring in after.fields[f].rings for v in ring)
    }
    portals = {
        f for p in (*before.portals, *after.portals) if p.id in found.portals for f in p.between
    }
    shapes = {before.fields[f].rings: f for f in found.fields - after.fields.keys()}
    renamed = {
        f: shapes[after.fields[f].rings]
        for f in found.fields - before.fields.keys()
        if after.fields[f].rings in shapes
    }
    refuse_worse_drawing(before, after, moved | portals, old, new, stands_for=renamed)
    refuse_worse_meaning(before, after)


def _counts_as(game_map: GameMap, f: str) -> tuple[str, int]:
    return game_map.class_of(f), game_map.fields[f].level


def refuse_worse_drawing(
    before: GameMap,
    after: GameMap,
    touched: Iterable[str],
    old: Topology,
    new: Topology,
    *,
    stands_for: Mapping[str, str] | None = None,
    drawn: Surroundings | None = None,
    opens_voids: bool = True,
) -> None:
    """Refuse the drawing of a map that an edit made worse.

    Parameters
    ----------
    touched : iterable of str
        Fields that were added, removed, or have another shape, level or portals.
    old, new : Topology
        Of both maps.
    stands_for : mapping of str to str, optional
        Parts of split and merged fields to the field whose old errors are theirs.
    drawn : Surroundings, optional
        Of the map after the edit, where they are known.
    opens_voids : bool
        Whether there may be a void where there was ground (:mod:`mapkit.edits.voids`).
    """
    touched = frozenset(touched)
    if not touched:
        return
    beside = _left_beside(before, after, touched, new)
    if drawn is None or not beside <= touched:
        touched |= beside
        drawn = _surroundings(after, new, touched)
    voids = cache(partial(changed_voids, after, new, touched, before))
    found = findings(after, drawn, new, Naming(after, before.fields), voids)
    if not found:
        if not opens_voids:
            refuse_openings(before, after, voids(), old, new)
        return
    same = {} if stands_for is None else stands_for
    parts = (touched & before.fields.keys()) | {same[f] for f in touched if f in same}
    refuse_new(found, _findings_before(before, old, frozenset(parts)), before, same)


def _surroundings(game_map: GameMap, topology: Topology, touched: frozenset[str]) -> Surroundings:
    there = touched & game_map.fields.keys()
    near = near_fields(game_map.fields, topology.boxes, there, game_map.tolerance_units)
    return surroundings(game_map, touched, near)


_asked: list[tuple[GameMap, frozenset[str], list[Diagnostic]]] = []


def _findings_before(
    before: GameMap, topology: Topology, parts: frozenset[str]
) -> list[Diagnostic]:
    """Return what was wrong before an edit; kept, since a drag asks it of one map all the time."""
    for game_map, fields, found in _asked[:1]:
        if game_map is before and fields == parts:
            return found
    found = []
    if parts:
        drawn = _surroundings(before, topology, parts)
        voids = partial(changed_voids, before, topology, drawn.touched, None)
        found = findings(before, drawn, topology, Wording(before), voids)
    _asked[:] = [(before, parts, found)]
    return found


def _left_beside(
    before: GameMap, after: GameMap, touched: Iterable[str], new: Topology
) -> set[str]:
    """Return what lay beside fields that drew back, and may border on a void now."""
    found: set[str] = set()
    for f in touched:
        if f in before.fields:
            now = after.fields.get(f)
            kept = {v for ring in now.rings for v in ring} if now else set()
            for ring in before.fields[f].rings:
                for v in ring:
                    if v not in kept:
                        found.update(new.users.get(v, ()))
    return found


def refuse_worse_meaning(
    before: GameMap, after: GameMap, fields: Iterable[str] | None = None
) -> None:
    """Refuse kinds, traits, sectors, buildings, choices and markers that an edit made errors of.

    ``fields`` are those that are something else now, where that is known.
    """
    same_words = (
        before.ruleset is after.ruleset
        and before.sectors is after.sectors
        and before.choices is after.choices
    )
    if fields is None or not same_words:
        changed = [
            f
            for f, item in after.fields.items()
            if not same_words or before.fields.get(f) is not item
        ]
    else:
        changed = list(fields)
    gone = len(before.fields) != len(after.fields) or bool(before.fields.keys() - after.fields)
    names_changed = gone or before.buildings is not after.buildings or not same_words
    if not changed and not names_changed and before.markers is after.markers:
        return
    found = _meaning(after, changed, Naming(after, before.fields))
    if found:
        refuse_new(found, _meaning(before, changed, Wording(before)), before)


def _meaning(game_map: GameMap, changed: Iterable[str], say: Wording) -> list[Diagnostic]:
    part = replace(
        game_map, fields={f: game_map.fields[f] for f in changed if f in game_map.fields}
    )
    found = [*check_meaning(part, say, finished=False), *check_buildings(game_map, say)]
    if game_map.markers:
        found += check_markers(game_map, None, say, finished=False)
    return [d for d in found if d.severity is Severity.ERROR]


def checked(before: GameMap, after: GameMap, touched: Iterable[str] = ()) -> GameMap:
    """Check an edit that moved nothing and return its map, the old one where they are equal.

    ``touched`` are the fields whose class, level or portals changed.
    """
    if after == before:
        return before
    refuse_worse_drawing(before, after, touched, topology_of(before), topology_of(after))
    refuse_worse_meaning(before, after)
    return follow_tracing(before, after)


def refuse_new_errors(before: GameMap, after: GameMap) -> None:
    """Refuse errors that the checks of the whole map find after an edit and not before.

    For edits that concern everything; takes as long as :func:`mapkit.coverage.check_map`.
    """
    found = _serious(after)
    if found:
        refuse_new(found, _serious(before), before)


def _serious(game_map: GameMap) -> list[Diagnostic]:
    return [
        d
        for d in check_map(game_map, finished=False)
        if d.severity is Severity.ERROR or d.rule == rules.FIELD_OFF_BOARD
    ]


class Naming(Wording):
    """Names of the map after an edit, where new fields are called new."""

    def __init__(self, game_map: GameMap, old: Mapping[str, Field]) -> None:
        super().__init__(game_map)
        self._old = old

    def field(self, field_id: str) -> str:
        """Name a field: its id, what people call it, and whether it is new."""
        name = super().field(field_id)
        return name if field_id in self._old else phrase("{field} (new)", field=name)


def refuse_new(
    found: Iterable[Diagnostic],
    known: Iterable[Diagnostic],
    before: GameMap,
    stands_for: Mapping[str, str] | None = None,
) -> None:
    """Raise the worst of what was found and was not known, if there is any.

    ``found`` and ``known`` are what there is after the edit and before; ``stands_for`` has by field
    those whose old errors are its own.
    """
    same = {} if stands_for is None else stands_for
    old = Counter(_form(d, same) for d in known)
    fresh = []
    for finding in found:
        form = _form(finding, same)
        if old[form] > 0:
            old[form] -= 1
        else:
            fresh.append(finding)
    if fresh:
        _refuse(fresh, before)


def _refuse(findings: Iterable[Diagnostic], before: GameMap) -> None:
    ranked = sorted(findings, key=lambda d: (d.severity is not Severity.ERROR, d.code))
    worst = ranked[0]
    message = worst.message
    if worst.rule in _SHAPELESS and worst.fields:
        message = phrase(
            "Field {field} would be left without a shape.",
            field=Wording(before).field(worst.fields[0]),
        )
    if worst.rule == rules.RING_SPIKE and worst.fields:
        message = phrase(
            "Field {field} would get a spike of no width.",
            field=Wording(before).field(worst.fields[0]),
        )
    drawn = any(f not in before.fields for f in worst.fields)
    if worst.rule in _ADVICE and (drawn or worst.rule != rules.FIELDS_OVERLAP):
        message = phrase("{what} {advice}", what=message, advice=_ADVICE[worst.rule])
    fields = [f for f in worst.fields if f in before.fields]
    places = [at for d in ranked if d.rule == worst.rule for at in d.at]
    raise EditRefusedError(message, places or middles(before, fields), fields, worst.rule)


def middles(game_map: GameMap, fields: Iterable[str]) -> list[tuple[float, float]]:
    """Return a place inside each field that has a shape, to show there what is said of it."""
    found = []
    for f in fields:
        for ring in game_map.fields[f].rings[:1]:
            if len(ring) > 2 and all(v in game_map.vertices for v in ring):
                outline = shapely.Polygon([game_map.vertices[v] for v in ring])
                (shape,) = make_valid(np.array([outline]))
                spot = shape.representative_point()
                found.append((spot.x, spot.y))
    return found


def _form(finding: Diagnostic, same: Mapping[str, str]) -> tuple[object, ...]:
    rule = finding.rule
    if rule.subject in _COUNTED:
        return (rule.subject,)
    return (rule, frozenset(same.get(f, f) for f in finding.fields))
