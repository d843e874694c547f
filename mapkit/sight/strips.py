"""Witness, beam and corridors: how wide a sight between two fields is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import dist

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.errors import UsageError
from mapkit.geometry.kernel.constants import IN_S, IN_T, NONE
from mapkit.geometry.kernel.hull import inside_hull
from mapkit.geometry.kernel.strips import StripTask, WidestStrip, WidestStrips
from mapkit.model import GameMap, Point, SightRule
from mapkit.sight.rule_tasks import field_facts, line_rules
from mapkit.sight.strip_outlines import Outline, direction_range, outline
from mapkit.sight.strip_places import LinePlaces, line_places
from mapkit.sight.strip_portals import SCALE, portal_pieces
from mapkit.sight.strip_witness import XY, picture

__all__ = ["ClosedLine", "StripFinder", "StripMeasures"]

Int64 = NDArray[np.int64]


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
    shortest_mm : float
        Width of the widest strip of parallel lines with the fewest fields, whatever they cross.
    valid_mm : float
        Width of the widest strip of parallel valid lines, whatever they cross.
    valid_order_mm : float
        Width of the widest strip of valid lines that cross the same fields in the same order.
    shortest_at, valid_at : tuple of (float, float)
        The two points that bound the strip of either width, in map units; () where there is none.
    """

    beam_mm: float = 0.0
    witness: tuple[XY, XY] | None = None
    direction: XY | None = None
    fields: tuple[str, ...] = ()
    strip: tuple[XY, XY, XY, XY] | None = None
    shortest_mm: float = 0.0
    valid_mm: float = 0.0
    valid_order_mm: float = 0.0
    shortest_at: tuple[XY, ...] = ()
    valid_at: tuple[XY, ...] = ()


@dataclass(frozen=True, slots=True)
class _Problem:
    """A pair as the kernel gets it; the ends are exchanged where ``turned``."""

    task: StripTask
    xy: Int64
    events: Int64
    scale: int
    turned: bool
    likely: tuple[int, int]  # a direction in which wide strips are likely

    def bounds(self, strip: WidestStrip) -> tuple[XY, ...]:
        """Return the points that bound a strip, in map units."""
        if strip.low < 0:
            return ()
        low, high = (self.xy[[strip.low, strip.high]] / self.scale).tolist()
        return (low[0], low[1]), (high[0], high[1])

    def corridors(self, enough: float) -> WidestStrips:
        """Find the widest strips of valid and of shortest lines, or two that are wide enough."""
        if any(self.likely):
            found = self.task.widest(along=self.likely)
            if min(found.valid.width, found.shortest.width) >= enough:
                return found
        return self.task.widest(enough)


class StripFinder:
    """Measures strips between the fields of one map; keeps what the pairs share."""

    def __init__(self, mesh: Mesh, game_map: GameMap) -> None:
        self._mesh = mesh
        self._map = game_map
        self._facts = field_facts(game_map)
        self._index = {i: k for k, i in enumerate(mesh.field_ids)}
        self._outlines: dict[int, Outline] = {}
        self._places: dict[tuple[str, ...], LinePlaces] = {}

    def measure(
        self,
        a: str,
        b: str,
        *,
        clear: int | None,
        rules: Sequence[str],
        closed: ClosedLine | None = None,
        enough_mm: float | None = None,
    ) -> StripMeasures:
        """Measure the strips between two fields.

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
        enough_mm : float or None
            A width that settles whether the pair is disputed. With it only ``shortest_mm`` and
            ``valid_mm`` are measured, and what bounds them: exactly where one of them is below it,
            otherwise as two widths from there on that some strips have. Several times as fast.

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
        problem = self._problem(s, t, clear, rules, above=clear - 1)
        unit = self._map.unit_mm / problem.scale
        if enough_mm is not None:
            found = problem.corridors(enough_mm / unit)
            return StripMeasures(
                shortest_mm=found.shortest.width * unit,
                valid_mm=found.valid.width * unit,
                shortest_at=problem.bounds(found.shortest),
                valid_at=problem.bounds(found.valid),
            )
        return self._measured(s, t, problem, rules, clear)

    def _measured(
        self, s: int, t: int, problem: _Problem, rules: Sequence[str], clear: int
    ) -> StripMeasures:
        unit = self._map.unit_mm / problem.scale
        widest = problem.task.widest()
        if widest.beam.low < 0:
            # Points that no line passes are told left from right in floating point, which needles
            # at the limits of the coordinates defeat; a point that lines may pass is told exactly.
            problem = self._problem(s, t, clear, rules, above=clear - 1, all_points=True)
            widest = problem.task.widest()
        if widest.beam.low < 0:
            a, b = self._mesh.field_ids[s], self._mesh.field_ids[t]
            raise UsageError(f"no clear line over {clear} fields leads from {a} to {b}")
        measures = StripMeasures(
            beam_mm=widest.beam.width * unit,
            shortest_mm=widest.shortest.width * unit,
            valid_mm=widest.valid.width * unit,
            valid_order_mm=widest.order.width * unit,
            shortest_at=problem.bounds(widest.shortest),
            valid_at=problem.bounds(widest.valid),
        )
        shown = picture(problem.task, widest.beam, problem.xy, problem.events, problem.scale)
        if shown is None:
            return measures
        if problem.turned:
            shown = shown.turned()
        return replace(
            measures,
            witness=shown.ends,
            direction=shown.direction,
            fields=tuple(self._mesh.field_ids[f] for f in shown.fields),
            strip=shown.corners,
        )

    def _problem(
        self,
        s: int,
        t: int,
        most: int,
        rules: Sequence[str],
        *,
        above: int = 0,
        all_points: bool = False,
    ) -> _Problem:
        places = self.line_places_of(s, t, rules)
        start, target = self._outline(s), self._outline(t)
        turned = len(target.sides) < len(start.sides)  # walks leave from the simpler outline
        if turned:
            start, target = target, start
        xy, pieces, scale = self._points(start, target, self._portals(s, t, places.rules))
        events = (
            np.arange(len(xy)) if all_points else self._events(start, target, places.open, len(xy))
        )
        task = StripTask(
            xy=xy,
            triangles=self._mesh.triangles,
            neighbours=self._mesh.neighbours,
            triangle_place=self._mesh.triangle_place,
            count=places.count,
            flag=places.flag,
            need=places.need,
            end=(IN_S * start.places + IN_T * target.places).astype(np.uint8),
            exits=start.sides,
            portals=pieces,
            events=events,
            corners=(start.corners, target.corners),
            directions=direction_range(start.hull, target.hull),
            most=most,
            above=above,
            fields=len(self._mesh.field_ids),
        )
        (ax, ay), (bx, by) = start.hull.mean(axis=0), target.hull.mean(axis=0)
        return _Problem(task, xy, events, scale, turned, (round(bx - ax), round(by - ay)))

    def _position(self, field_id: str) -> int:
        try:
            return self._index[field_id]
        except KeyError:
            raise UsageError(f"the map has no field {field_id!r}") from None

    def _outline(self, field: int) -> Outline:
        if field not in self._outlines:
            self._outlines[field] = outline(self._mesh, field)
        return self._outlines[field]

    def line_places_of(self, s: int, t: int, deciding: Sequence[str] = ()) -> LinePlaces:
        """Return where lines between two fields, by index, may run.

        Parameters
        ----------
        deciding : sequence of str
            The rules that grant the sight; only one for buildings makes a difference.
        """
        ruleset = self._map.ruleset.rules
        rules = tuple(
            rule for i in deciding if (rule := ruleset[i]).mechanism == "same_building"
        ) or line_rules(self._map, self._facts.classes[s], self._facts.classes[t])
        key = tuple(rule.id for rule in rules)
        if key not in self._places:
            self._places[key] = line_places(rules, self._map, self._mesh, self._facts)
        return self._places[key]

    def _portals(self, s: int, t: int, rules: Sequence[SightRule]) -> list[tuple[Point, Point]]:
        types = {rule.portal for rule in rules if rule.portal}
        ends = {self._mesh.field_ids[s], self._mesh.field_ids[t]}
        return [p.at for p in self._map.portals if p.type in types and {*p.between} == ends]

    def _points(
        self, start: Outline, target: Outline, portals: Sequence[tuple[Point, Point]]
    ) -> tuple[Int64, NDArray[np.int32], int]:
        """Return all points, the pieces of portals and the size of a map unit in the points."""
        if not portals:
            return self._mesh.xy, np.empty((0, 2), np.int32), 1
        return *portal_pieces(self._mesh, start, target, portals), SCALE

    def _events(
        self, start: Outline, target: Outline, open_vertices: NDArray[np.bool_], points: int
    ) -> Int64:
        """Return the points that a line between the two can pass where its fields may change."""
        passed = open_vertices.copy()
        passed[start.vertices] = passed[target.vertices] = True
        near = np.flatnonzero(passed)
        near = near[inside_hull(self._mesh.xy[near], np.concatenate([start.hull, target.hull]))]
        return np.concatenate([near, np.arange(len(self._mesh.xy), points)])


def _closed_only(closed: ClosedLine | None) -> StripMeasures:
    """Tell of a sight that has no width, if there is any."""
    if closed is None:
        return StripMeasures()
    return StripMeasures(witness=closed.ends, direction=closed.along(), fields=closed.fields)
