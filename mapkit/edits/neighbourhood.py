"""Some fields and what is near them, looked at by the code of ``check_map``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from mapkit.coverage.checks.boundaries import adjacent_pairs
from mapkit.coverage.checks.drawing import Drawing, draw
from mapkit.coverage.checks.outlines import check_outlines
from mapkit.coverage.checks.overlap_reports import check_overlaps
from mapkit.coverage.checks.overlaps import Overlaps, find_overlaps
from mapkit.coverage.checks.portal_places import check_portal_places
from mapkit.coverage.checks.portals import check_portal_names
from mapkit.coverage.checks.rings import gather_rings
from mapkit.coverage.checks.slits import check_slits, find_slits
from mapkit.coverage.checks.slivers import field_shapes, valid_shapes
from mapkit.coverage.checks.vertices import check_board
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.edits.box_grid import Boxes, widened
from mapkit.edits.topology import Topology
from mapkit.edits.voids import narrow_voids
from mapkit.messages import phrase
from mapkit.model import Field, GameMap, Point, Portal


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

    Of ``touched`` and ``near`` those that are not there are left out; ``vertices`` and ``fields``
    stand for the map's own.
    """
    vertices = game_map.vertices if vertices is None else vertices
    fields = game_map.fields if fields is None else fields
    mine = frozenset(f for f in touched if f in fields)
    portals = tuple(p for p in game_map.portals if not mine.isdisjoint(p.between))
    wanted = dict.fromkeys([*sorted(mine), *sorted(near), *(f for p in portals for f in p.between)])
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
    drawing = draw(rings, part.tolerance_units)
    return Surroundings(part, drawing, tuple(found), mine)


def near_fields(
    fields: Collection[str], boxes: Boxes, touched: Collection[str], tolerance: float
) -> set[str]:
    """Return the fields whose boxes come within the tolerance of those of some fields.

    Parameters
    ----------
    fields : collection of str
        All fields that there are.
    boxes : Boxes
        Of these fields.
    touched : collection of str
        Those that are not there are left out; of many the answer is all fields.
    tolerance : float
        In map units.
    """
    if 4 * len(touched) > len(fields):
        return set(fields)
    margin = int(tolerance) + 2
    return {g for f in touched if f in fields for g in boxes.near(widened(boxes[f], margin))}


def findings(
    game_map: GameMap,
    drawn: Surroundings,
    topology: Topology,
    say: Wording,
    voids: Callable[[], Sequence[tuple[str, ...]]],
) -> list[Diagnostic]:
    """Find what no edit may bring about: errors, and what their rules refuse besides.

    It is what the checks report of the touched fields and what is near them. ``voids`` gives those
    beside them; it is called where no fields overlap that must not.
    """
    part, drawing, mine = drawn.part, drawn.drawing, drawn.touched
    found = list(drawn.rings)
    outlines, broken = check_outlines(drawing, say)
    found += outlines
    overlaps = find_overlaps(part, drawing, broken)
    if overlaps.illegal or overlaps.crossing:
        shapes = valid_shapes(drawing)
        found += check_overlaps(part, drawing, overlaps, shapes, say)[0]
    found += _junctions(drawing, say)
    found += check_board(part, drawing, say)
    if part.portals:
        found += check_portal_names(part, say)
        adjacent = adjacent_pairs(drawing, overlaps)
        found += check_portal_places(part, drawing, overlaps, adjacent, broken, say)
    found = [d for d in found if not mine.isdisjoint(d.fields)]
    if not (broken or overlaps.illegal or drawn.rings):
        found += _slits(drawn, overlaps, say)
        found += narrow_voids(game_map, topology, voids(), say)
    return [d for d in found if d.severity is Severity.ERROR or d.rule.refused]


def _junctions(drawing: Drawing, say: Wording) -> list[Diagnostic]:
    rings = drawing.rings
    fields = rings.field[rings.ring_of[drawing.unnamed_corner]].tolist()
    return [
        rules.JUNCTION_UNNAMED.report(
            phrase(
                "The boundary of field {field} passes through vertex {vertex} without naming it.",
                field=say.field(rings.field_ids[f]),
                vertex=rings.names[point],
            ),
            fields=(rings.field_ids[f],),
            vertices=(rings.names[point],),
            at=[rings.xy[point].tolist()],
        )
        for f, point in zip(fields, drawing.unnamed_point.tolist(), strict=True)
    ]


def _slits(drawn: Surroundings, overlaps: Overlaps, say: Wording) -> list[Diagnostic]:
    """Find vertices of touched fields that miss an edge or a vertex, with void in between."""
    drawing = drawn.drawing
    if not len(drawing.near.point):
        return []
    shapes = field_shapes(drawing)
    slits = find_slits(drawing, shapes, overlaps, [])
    if not slits:
        return []
    mine = {v for f in drawn.touched for ring in drawn.part.fields[f].rings for v in ring}
    return [
        d
        for d in check_slits(drawing, slits, say)
        if not mine.isdisjoint(d.vertices) and not drawn.touched.isdisjoint(d.fields)
    ]
