"""The judge of edits: what is drawn near a change is held to the checks of the whole map.

The fields that an edit touched are looked at together with those near them by the very code of
``check_map``, so that an edit is refused just where the checks would complain of it. What was
wrong there before is no reason: a map with errors can be edited.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.checks.boundaries import adjacent_pairs
from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.drawing import Drawing, draw
from mapkit.coverage.checks.markers import check_markers
from mapkit.coverage.checks.meaning import check_meaning
from mapkit.coverage.checks.outlines import check_outlines
from mapkit.coverage.checks.overlaps import Overlaps, check_overlaps, find_overlaps
from mapkit.coverage.checks.portals import check_portal_names, check_portal_places
from mapkit.coverage.checks.rings import gather_rings
from mapkit.coverage.checks.run import check_map
from mapkit.coverage.checks.slits import check_slits, find_slits
from mapkit.coverage.checks.slivers import field_shapes
from mapkit.coverage.checks.vertices import check_board
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity
from mapkit.document.changes import changes
from mapkit.document.gaps import narrow_voids
from mapkit.document.refusal import EditRefusedError
from mapkit.document.topology import Topology, topology_of
from mapkit.model import Field, GameMap, Point, Portal

__all__ = [
    "Surroundings",
    "checked",
    "guard",
    "judge",
    "judge_meaning",
    "refuse_new_errors",
    "surroundings",
]

_REFUSED = frozenset(
    {f"MK{n}" for n in (201, 202, 203, 204, 205, 206, 207, 208, 209, 211, 212, 213, 214, 219)}
    | {f"MK{n}" for n in (220, 221, 222, 223, 230, 240)}
    | {f"MK{n}" for n in (300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 313)}
)
"""What no edit may bring about in the drawing, warnings among them."""

_ADVICE = {
    "MK213": "Snap it to the edge, or keep it farther away.",
    "MK214": "Snap the two together, or keep them farther apart.",
    "MK220": "Draw along the border, or carve the field out of its neighbours.",
    "MK230": "Draw along the border of the neighbours.",
    "MK240": "Keep inside the board, or make the board larger.",
}

_SHAPELESS = frozenset({"MK203", "MK204", "MK219"})
"""What the checks put in words of rings and points."""

_FORMS = {"MK213": ("slit",), "MK214": ("slit",), "MK230": ("gap",)}
"""Troubles that keep no field to themselves: they count by number where they were there before."""


class _Naming(Wording):
    """Names of the map after an edit, where new fields are called new."""

    def __init__(self, game_map: GameMap, old: Mapping[str, Field]) -> None:
        super().__init__(game_map)
        self._old = old

    def field(self, field_id: str) -> str:
        name = super().field(field_id)
        return name if field_id in self._old else f"{name} (new)"


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Some fields with those near them, cut at their vertices.

    ``part`` is a map of these fields alone, with the portals of the touched ones; ``rings`` is
    what is wrong with single rings.
    """

    part: GameMap
    drawing: Drawing
    rings: tuple[Diagnostic, ...]
    touched: frozenset[str]

    def with_portals(
        self, portals: Iterable[Portal], touched: Iterable[str]
    ) -> Surroundings | None:
        """Return the same with the portals to look at; None where that takes other fields."""
        mine = frozenset(f for f in touched if f in self.part.fields)
        kept = tuple(portals)
        if mine != self.touched or any(f not in self.part.fields for p in kept for f in p.between):
            return None
        return replace(self, part=replace(self.part, portals=kept))


def surroundings(
    game_map: GameMap,
    touched: Iterable[str],
    near: Iterable[str],
    vertices: Mapping[str, Point] | None = None,
    fields: Mapping[str, Field] | None = None,
) -> Surroundings:
    """Cut out touched fields and those near them and find what meets what.

    Parameters
    ----------
    game_map : GameMap
    touched, near : iterable of str
        Those that are not there are left out.
    vertices, fields : mapping, optional
        Instead of the map's own.
    """
    vertices = game_map.vertices if vertices is None else vertices
    fields = game_map.fields if fields is None else fields
    mine = frozenset(f for f in touched if f in fields)
    portals = tuple(p for p in game_map.portals if not mine.isdisjoint(p.between))
    wanted = dict.fromkeys([*mine, *near, *(f for p in portals for f in p.between)])
    chosen = {f: fields[f] for f in wanted if f in fields}
    part = replace(
        game_map,
        fields=chosen,
        vertices={
            v: vertices[v]
            for item in chosen.values()
            for ring in item.rings
            for v in ring
            if v in vertices
        },
        portals=portals,
        markers=(),
        buildings=(),
    )
    rings, found = gather_rings(part)
    drawing = draw(rings, part.tolerance_mm / part.unit_mm)
    return Surroundings(part, drawing, tuple(found), mine)


def guard(before: GameMap, after: GameMap) -> None:
    """Refuse a map that an edit made worse.

    Parameters
    ----------
    before, after : GameMap
        The map before the edit, with whatever errors it had, and after.

    Raises
    ------
    EditRefusedError
        The change made a gap, an overlap, a ring that crosses itself or dangles, a T-junction
        that is not named, a portal off its boundary, a field off the board, or an error in what
        the map means.

    Notes
    -----
    Exact for coordinates below 2**30 in size; R-trees propose, integers decide. Only changed
    fields and those near them are looked at: about 2 ms for a moved vertex.
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
    judge(before, after, moved | portals, old, new, stands_for=renamed)
    judge_meaning(before, after)


def _counts_as(game_map: GameMap, f: str) -> tuple[str, int]:
    return game_map.class_of(f), game_map.fields[f].level


def judge(
    before: GameMap,
    after: GameMap,
    touched: Iterable[str],
    old: Topology,
    new: Topology,
    *,
    stands_for: Mapping[str, str] | None = None,
    drawn: Surroundings | None = None,
) -> None:
    """Refuse the drawing of a map that an edit made worse.

    Parameters
    ----------
    before, after : GameMap
    touched : iterable of str
        Fields that were added, removed, or have another shape, level or portals.
    old, new : Topology
        Of both maps.
    stands_for : mapping of str to str, optional
        Parts of split and merged fields to the field whose old troubles are theirs.
    drawn : Surroundings, optional
        Of the map after the edit, where they are known.

    Raises
    ------
    EditRefusedError
    """
    touched = frozenset(touched)
    if not touched:
        return
    beside = _left_beside(before, after, touched, new)
    if drawn is None or not beside <= touched:
        touched |= beside
        drawn = surroundings(after, touched, near_fields(after, new, touched))
    gone = touched - after.fields.keys()
    troubles = _troubles(after, drawn, new, _Naming(after, before.fields), before, gone)
    if not troubles:
        return
    known: Counter[tuple[object, ...]] = Counter()
    same = {} if stands_for is None else stands_for
    parts = (touched & before.fields.keys()) | {same[f] for f in touched if f in same}
    if parts:
        earlier = surroundings(before, parts, near_fields(before, old, parts))
        known = Counter(_form(d, same) for d in _troubles(before, earlier, old, Wording(before)))
    fresh = []
    for trouble in troubles:
        form = _form(trouble, same)
        if known[form] > 0:
            known[form] -= 1
        else:
            fresh.append(trouble)
    refuse(fresh, before)


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


def near_fields(game_map: GameMap, topology: Topology, touched: Iterable[str]) -> set[str]:
    """Return the fields whose boxes come within the tolerance of those of some fields."""
    margin = int(game_map.tolerance_mm / game_map.unit_mm) + 2
    found: set[str] = set()
    some = [f for f in touched if f in game_map.fields]
    if 4 * len(some) > len(game_map.fields):
        return set(game_map.fields)
    for f in some:
        x0, y0, x1, y1 = topology.box(f)
        found.update(topology.near((x0 - margin, y0 - margin, x1 + margin, y1 + margin)))
    return found


def refuse(troubles: Iterable[Diagnostic], before: GameMap) -> None:
    """Raise the worst of some troubles, if there is any, with all places of its kind."""
    ranked = sorted(troubles, key=lambda d: (d.severity is not Severity.ERROR, d.code))
    if not ranked:
        return
    worst = ranked[0]
    message = worst.message
    if worst.code in _SHAPELESS and worst.fields:
        message = f"Field {Wording(before).field(worst.fields[0])} would be left without a shape."
    if worst.code in _ADVICE:
        message += f" {_ADVICE[worst.code]}"
    fields = [f for f in worst.fields if f in before.fields]
    places = [at for d in ranked if d.code == worst.code for at in d.at]
    raise EditRefusedError(message, places or [_middle(before, f) for f in fields], fields)


def _middle(game_map: GameMap, f: str) -> tuple[float, float]:
    """Return a place inside a field, to show there what is wrong with it."""
    shape = shapely.Polygon([game_map.vertices[v] for v in game_map.fields[f].rings[0]])
    spot = shape.representative_point()
    return spot.x, spot.y


def _form(trouble: Diagnostic, same: Mapping[str, str]) -> tuple[object, ...]:
    return _FORMS.get(
        trouble.code, (trouble.code, frozenset(same.get(f, f) for f in trouble.fields))
    )


def _troubles(
    game_map: GameMap,
    drawn: Surroundings,
    topology: Topology,
    say: Wording,
    before: GameMap | None = None,
    gone: Iterable[str] = (),
) -> list[Diagnostic]:
    """Find what the checks say about the touched fields and what is near them."""
    part, drawing, mine = drawn.part, drawn.drawing, drawn.touched
    found = list(drawn.rings)
    outlines, broken = check_outlines(drawing, say)
    found += outlines
    overlaps = find_overlaps(part, drawing, broken)
    shapes = field_shapes(drawing, len(drawing.rings.field_ids))
    if overlaps.illegal or overlaps.crossing:
        found += check_overlaps(part, drawing, overlaps, _valid(shapes), say)[0]
    found += _junctions(drawing, say)
    found += check_board(part, drawing, say)
    if part.portals:
        found += check_portal_names(part, say)
        adjacent = adjacent_pairs(drawing, overlaps)
        found += check_portal_places(part, drawing, overlaps, adjacent, broken, say)
    found = [d for d in found if not mine.isdisjoint(d.fields)]
    if not (broken or overlaps.illegal or drawn.rings):
        found += _slits(drawn, shapes, overlaps, say)
        found += narrow_voids(game_map, topology, [*mine, *gone], say, before)
    return [d for d in found if d.code in _REFUSED]


def _valid(shapes: NDArray[np.object_]) -> NDArray[np.object_]:
    invalid = ~shapely.is_valid(shapes)
    result: NDArray[np.object_] = shapes.copy()
    result[invalid] = shapely.make_valid(shapes[invalid])
    return result


def _junctions(drawing: Drawing, say: Wording) -> list[Diagnostic]:
    rings = drawing.rings
    fields = rings.field[rings.ring_of[drawing.unnamed_corner]].tolist()
    return [
        report(
            "MK212",
            f"The boundary of field {say.field(rings.field_ids[f])} passes through vertex "
            f"{rings.names[point]} without naming it.",
            fields=(rings.field_ids[f],),
            vertices=(rings.names[point],),
            at=[rings.xy[point].tolist()],
        )
        for f, point in zip(fields, drawing.unnamed_point.tolist(), strict=True)
    ]


def _slits(
    drawn: Surroundings, shapes: NDArray[np.object_], overlaps: Overlaps, say: Wording
) -> list[Diagnostic]:
    """Find vertices of touched fields that miss an edge or a vertex, with void in between."""
    mine = {v for f in drawn.touched for ring in drawn.part.fields[f].rings for v in ring}
    slits = find_slits(drawn.drawing, shapes, overlaps, [])
    if not slits:
        return []
    return [
        d
        for d in check_slits(drawn.drawing, slits, say)
        if not mine.isdisjoint(d.vertices) and not drawn.touched.isdisjoint(d.fields)
    ]


def judge_meaning(before: GameMap, after: GameMap, fields: Iterable[str] | None = None) -> None:
    """Refuse kinds, traits, sectors, buildings, choices and markers that an edit made errors of.

    ``fields`` are those that are something else now, where that is known.

    Raises
    ------
    EditRefusedError
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
    troubles = _meaning(after, changed, _Naming(after, before.fields))
    if troubles:
        known = Counter(_form(d, {}) for d in _meaning(before, changed, Wording(before)))
        refuse([d for d in troubles if not known[_form(d, {})]], before)


def _meaning(game_map: GameMap, changed: Iterable[str], say: Wording) -> list[Diagnostic]:
    part = replace(
        game_map, fields={f: game_map.fields[f] for f in changed if f in game_map.fields}
    )
    named = replace(part, fields=game_map.fields) if game_map.buildings else part
    found = check_meaning(replace(part, buildings=()), say, finished=False)
    if game_map.buildings:
        found += [d for d in check_meaning(named, say, finished=False) if d.code >= "MK511"]
    if game_map.markers:
        found += check_markers(game_map, None, say, finished=False)
    return [d for d in found if d.severity is Severity.ERROR]


def checked(before: GameMap, after: GameMap, touched: Iterable[str] = ()) -> GameMap:
    """Judge an edit that moved nothing and return its map, the old one where they are equal.

    Parameters
    ----------
    before, after : GameMap
    touched : iterable of str
        Fields whose class, level or portals changed.

    Raises
    ------
    EditRefusedError
    """
    if after == before:
        return before
    judge(before, after, touched, topology_of(before), topology_of(after))
    judge_meaning(before, after)
    return after


def refuse_new_errors(before: GameMap, after: GameMap) -> None:
    """Refuse errors that the checks of the whole map find after an edit and not before.

    For edits that concern everything; takes as long as :func:`mapkit.coverage.check_map`.

    Raises
    ------
    EditRefusedError
    """
    troubles = _serious(after)
    if troubles:
        known = Counter(_form(d, {}) for d in _serious(before))
        refuse([d for d in troubles if not known[_form(d, {})]], before)


def _serious(game_map: GameMap) -> list[Diagnostic]:
    return [
        d
        for d in check_map(game_map, finished=False)
        if d.severity is Severity.ERROR or d.code == "MK240"
    ]
