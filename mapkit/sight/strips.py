"""Witness and beam: how wide a sight between two fields is, and where its lines may run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.errors import UsageError
from mapkit.geometry.kernel.constants import BLOCKS, IN_S, IN_T, NONE
from mapkit.geometry.kernel.interface import StripTask
from mapkit.geometry.kernel.strips import XY, widest_strip
from mapkit.model import GameMap, Point, SightRule
from mapkit.sight.rule_tasks import FieldFacts, field_facts, line_rules, place_counts
from mapkit.sight.strip_outlines import Outline, direction_range, outline
from mapkit.sight.strip_portals import SCALE, portal_pieces


@dataclass(frozen=True, slots=True)
class LinePlaces:
    """Where lines of some rules may run; R rules, P places, V vertices.

    Attributes
    ----------
    count : (R, P) int32
        Field that a line counts at a place, ``BLOCKS`` or ``PASSES``.
    flag : (R, P) uint8
        1 where a place is what the rule needs in between.
    need : (R,) uint8
        1 where the rule needs such a place.
    open : (V,) bool
        Vertices with a place round them where a line of any of the rules may run.
    """

    count: NDArray[np.int32]
    flag: NDArray[np.uint8]
    need: NDArray[np.uint8]
    open: NDArray[np.bool_]


def line_places(
    rules: Sequence[SightRule], game_map: GameMap, mesh: Mesh, facts: FieldFacts
) -> LinePlaces:
    """Return where lines that satisfy one of the rules may run."""
    count = np.stack([place_counts(rule, game_map, mesh, facts) for rule in rules])
    needed = np.array(
        [[c in rule.needs for c in facts.classes] for rule in rules], dtype=bool
    ).reshape(len(rules), -1)
    needed &= facts.counts
    flag = np.take_along_axis(needed, np.maximum(count, 0).astype(np.intp), axis=1) & (count >= 0)
    open_vertices = np.zeros(len(mesh.xy), bool)
    free = (count != BLOCKS).any(axis=0)
    open_vertices[mesh.triangles[free[mesh.triangle_place]]] = True
    return LinePlaces(
        count=count,
        flag=flag.astype(np.uint8),
        need=np.array([bool(rule.needs) for rule in rules], np.uint8),
        open=open_vertices,
    )


@dataclass(frozen=True, slots=True)
class ClosedLine:
    """A line that grazes blockers: its ends in map units and the fields that count, in order.

    ``direction`` is wanted where both ends are one point.
    """

    ends: tuple[XY, XY]
    fields: tuple[str, ...]
    direction: XY | None = None

    def along(self) -> XY | None:
        """Return the unit vector from one end to the other."""
        if self.direction is not None or self.ends[0] == self.ends[1]:
            return self.direction
        (ax, ay), (bx, by) = self.ends
        return (bx - ax) / dist(*self.ends), (by - ay) / dist(*self.ends)


@dataclass(frozen=True, slots=True)
class StripMeasures:
    """How wide the sight from one field to another is.

    Attributes
    ----------
    beam_mm : float
        Width of the widest strip of parallel lines with the fewest fields that all cross the
        same fields in the same order; 0 where no clear line exists.
    witness : ((float, float), (float, float)) or None
        The strip's middle line from the last point in the first field to the first point in the
        second, map units; both ends are one point where the line crosses a shared boundary. For
        a grazing pair the closed line itself; None where there is no line at all,
        or the strip is narrower than floating point can tell.
    direction : (float, float) or None
        Unit vector from the first field to the second along the witness.
    fields : tuple of str
        Fields between the two in the order of the witness; a field entered again stands again.
    strip : four (float, float) or None
        The strip as a four-sided figure in map units: one side from the first field to the
        second, then the other side back. Where the witness has no length it reaches half its
        width into both fields.
    """

    beam_mm: float = 0.0
    witness: tuple[XY, XY] | None = None
    direction: XY | None = None
    fields: tuple[str, ...] = ()
    strip: tuple[XY, XY, XY, XY] | None = None


class StripFinder:
    """Measures strips between the fields of one map; keeps what the pairs share."""

    def __init__(self, mesh: Mesh, game_map: GameMap) -> None:
        self._mesh = mesh
        self._map = game_map
        self._facts = field_facts(game_map)
        self._index = {i: k for k, i in enumerate(mesh.field_ids)}
        self._outlines: dict[int, Outline] = {}
        self._tasks: dict[tuple[str, ...], StripTask] = {}

    def measure(
        self,
        a: str,
        b: str,
        *,
        clear: int | None,
        rules: Sequence[str],
        closed: ClosedLine | None = None,
    ) -> StripMeasures:
        """Measure the widest strip between two fields.

        Parameters
        ----------
        a, b : str
            Field ids.
        clear : int or None
            Their clear distance; None (or ``NONE``) where no clear line exists.
        rules : sequence of str
            The deciding rules of the pair; they tell a pair that only its building lets see.
        closed : ClosedLine or None
            The best closed line, the witness of a pair that sees each other grazing only.

        Raises
        ------
        UsageError
            If a field is not on the map, or no line has the clear distance.

        Notes
        -----
        No directions are sampled: widths are right to rounding. Takes about a millisecond where
        the convex hull of both fields holds a hundred vertices, and grows a little faster than
        the pairs of vertices on common lines of the two.
        """
        s, t = self._position(a), self._position(b)
        if clear is None or clear == NONE or s == t:
            return _closed_only(closed)
        start, target = self._outline(s), self._outline(t)
        turned = len(target.sides) < len(start.sides)  # walks leave from the simpler outline
        if turned:
            start, target = target, start
        task = self._task(s, t, start, target, clear, rules)
        widest = widest_strip(task)
        if widest is None:
            # Points that no line passes are told left from right in floating point, which needles
            # at the limits of the coordinates defeat; a point that lines may pass is told exactly.
            widest = widest_strip(task.changed(all=True))
        if widest is None:
            raise UsageError(f"no clear line over {clear} fields leads from {a} to {b}")
        beam_mm = widest.width * (self._map.unit_mm / task.scale)
        if widest.picture is None:
            return StripMeasures(beam_mm)
        shown = widest.picture.turned() if turned else widest.picture
        return StripMeasures(
            beam_mm=beam_mm,
            witness=shown.ends,
            direction=shown.direction,
            fields=tuple(self._mesh.field_ids[f] for f in shown.fields),
            strip=shown.corners,
        )

    def _task(
        self, s: int, t: int, start: Outline, target: Outline, clear: int, deciding: Sequence[str]
    ) -> StripTask:
        rules = self._rules(s, t, deciding)
        first, last = direction_range(start.hull, target.hull) or ((0, 0), (0, 0))
        ends = IN_S * start.places.view(np.uint8) + IN_T * target.places.view(np.uint8)
        task = self._task_of(rules).changed(
            clear=clear, end=ends, exits=start.sides, sweep_from=first, sweep_to=last,
            vertices_s=start.vertices, vertices_t=target.vertices,
            corners_s=start.corners, corners_t=target.corners,
        )  # fmt: skip
        portals = self._portals(s, t, rules)
        if not portals:
            return task
        xy, pieces = portal_pieces(self._mesh, start, target, portals)
        return task.changed(xy=xy, portals=pieces, scale=SCALE)

    def _task_of(self, rules: Sequence[SightRule]) -> StripTask:
        """Return all of a task that is the same for all pairs under some rules."""
        key = tuple(rule.id for rule in rules)
        if key not in self._tasks:
            mesh, places = self._mesh, line_places(rules, self._map, self._mesh, self._facts)
            self._tasks[key] = StripTask(
                xy=mesh.xy, triangles=mesh.triangles, neighbours=mesh.neighbours,
                place=mesh.triangle_place, count=places.count, flag=places.flag,
                need=places.need, open=places.open, nfields=len(mesh.field_ids), scale=1,
            )  # fmt: skip
        return self._tasks[key]

    def _position(self, field_id: str) -> int:
        try:
            return self._index[field_id]
        except KeyError:
            raise UsageError(f"the map has no field {field_id!r}") from None

    def _outline(self, field: int) -> Outline:
        if field not in self._outlines:
            self._outlines[field] = outline(self._mesh, field)
        return self._outlines[field]

    def _rules(self, s: int, t: int, deciding: Sequence[str]) -> tuple[SightRule, ...]:
        """Return what rules lines between two fields, by index, may follow."""
        rules = self._map.ruleset.rules
        alone = tuple(r for i in deciding if (r := rules[i]).mechanism == "same_building")
        return alone or line_rules(self._map, self._facts.classes[s], self._facts.classes[t])

    def _portals(self, s: int, t: int, rules: Sequence[SightRule]) -> list[tuple[Point, Point]]:
        types = {rule.portal for rule in rules if rule.portal}
        ends = {self._mesh.field_ids[s], self._mesh.field_ids[t]}
        return [p.at for p in self._map.portals if p.type in types and {*p.between} == ends]


def _closed_only(closed: ClosedLine | None) -> StripMeasures:
    """Tell of a sight that has no width, if there is any."""
    if closed is None:
        return StripMeasures()
    return StripMeasures(witness=closed.ends, direction=closed.along(), fields=closed.fields)
