"""The other answer of a close call, and which corners the call depends on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import hypot, sqrt

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import AT
from mapkit.sight.clipping import Clip, clipped_distance
from mapkit.sight.closed_line import closed_line, fields_along, fields_cut
from mapkit.sight.fewest import FewestFields
from mapkit.sight.nearmiss import NearMiss
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.pairs import PairFinder
from mapkit.sight.strips import StripFinder, StripMeasures
from mapkit.sight.tables import PairDistances

__all__ = ["OtherAnswer", "OtherAnswers"]

XY = tuple[float, float]
Line = tuple[XY, XY]

_NEAR = 1e-6
"""Map units by which what is measured in floating point may miss a corner."""


@dataclass(frozen=True, slots=True)
class OtherAnswer:
    """The answer of a disputed pair where one call goes the other way.

    Attributes
    ----------
    reason : str
        Which call: one of the pair's ``sight_disputed`` or ``distance_disputed``.
    distance : int or None
        The shot distance then; None where the fields do not see each other then.
    measure_mm : float
        How near the call is, as for the pair; 0 for a line of no width.
    line : line or None
        A line of that distance from the first field to the second, in map units.
    fields : tuple of str
        What counts on it, the target last. In order along the line, but for ``clipped``: there in
        map order.
    clipped : tuple of str
        Fields that the line crosses and that do not count then.
    at : tuple of (float, float)
        The corners that the call turns on, in map units: those that bound the beam, that the line
        of no width touches, or that it barely cuts off.
    """

    reason: str
    distance: int | None
    measure_mm: float
    line: Line | None = None
    fields: tuple[str, ...] = ()
    clipped: tuple[str, ...] = ()
    at: tuple[XY, ...] = ()


@dataclass(frozen=True, slots=True)
class OtherAnswers:
    """Finds them for the pairs of one map."""

    finder: PairFinder
    strips: StripFinder
    board: PairBoard
    fewest: FewestFields

    def of(
        self,
        a: str,
        b: str,
        found: PairDistances,
        measured: StripMeasures,
        miss: NearMiss | None,
        clip: Clip | None,
        calls: Mapping[str, float],
    ) -> tuple[OtherAnswer, ...]:
        """Return the other answer of each call.

        Parameters
        ----------
        a, b : str
        found : PairDistances
        measured : StripMeasures
            Of the pair's clear lines.
        miss : NearMiss or None
        clip : Clip or None
            The first line found that barely clips fields.
        calls : mapping of str to float
            What is disputed, with its measure in mm.

        Notes
        -----
        Distances are exact: over lines of no width; over strips that are at least twice as wide as
        the tolerance; over lines deeper than the tolerance in no field that does not count. That
        of a near miss is the number of fields on the line shown.
        """
        return tuple(
            self._other(a, b, found, measured, miss, clip, reason, measure)
            for reason, measure in calls.items()
        )

    def _other(
        self,
        a: str,
        b: str,
        found: PairDistances,
        measured: StripMeasures,
        miss: NearMiss | None,
        clip: Clip | None,
        reason: str,
        measure: float,
    ) -> OtherAnswer:
        match reason:
            case "grazing" | "clear_and_grazing_differ":
                return self._closed(a, b, found, reason)
            case "narrow":
                return OtherAnswer(reason, None, measure, at=measured.valid_at)
            case "narrow_shortest":
                return self._wider(a, b, found, measured, measure)
            case "clipped":
                return self._clipped(a, b, clip, measure)
        return self._missed(a, b, reason, measure, miss)

    def _closed(self, a: str, b: str, found: PairDistances, reason: str) -> OtherAnswer:
        assert found.closed is not None  # the closed lines are fewer fields long
        assert found.closed_rule is not None
        line = closed_line(self.finder, a, b, found.closed, found.closed_rule)
        at = self._touched(found.closed, line.ends)
        return OtherAnswer(reason, found.grazing, 0.0, line.ends, (*line.fields, b), at=at)

    def _wider(
        self, a: str, b: str, found: PairDistances, measured: StripMeasures, measure: float
    ) -> OtherAnswer:
        assert found.clear is not None  # it has strips
        width = 2 * self.finder.map.tolerance_mm
        after = self.strips.next_distance(
            a, b, clear=found.clear, rules=found.rules, width_mm=width
        )
        if after is None:
            return OtherAnswer("narrow_shortest", None, measure, at=measured.shortest_at)
        distance, strips = after
        return OtherAnswer(
            "narrow_shortest", distance, measure, strips.witness, (*strips.fields, b),
            at=measured.shortest_at,
        )  # fmt: skip

    def _clipped(self, a: str, b: str, clip: Clip | None, measure: float) -> OtherAnswer:
        assert clip is not None  # the call was found so
        tolerance = self.finder.map.tolerance_mm
        best = clip
        while rules := self.fewest.rules_below(a, b, best.distance):
            shorter = clipped_distance(self.board, a, b, best.distance, tolerance, rules)
            if shorter is None:
                break
            best = shorter
        at = self._cut_off(best.clipped or (a, b), best.line, tolerance)
        return OtherAnswer(
            "clipped", best.distance, measure, best.line, (*best.counted, b), best.clipped, at
        )

    def _missed(
        self, a: str, b: str, reason: str, measure: float, miss: NearMiss | None
    ) -> OtherAnswer:
        assert miss is not None
        assert miss.line is not None  # it is what makes the pair disputed
        assert miss.rule is not None
        cut = fields_cut(self.finder, a, b, miss.line, self.finder.map.ruleset.rules[miss.rule])
        fields = fields_along(self.finder, a, b, miss.line, miss.rule)
        # A right angle that is cut off straight has its corner so much farther from the line.
        at = self._cut_off(cut, miss.line, sqrt(2) * measure)
        return OtherAnswer(reason, len(set(fields)) + 1, measure, miss.line, (*fields, b), cut, at)

    def _touched(self, kernel_line: NDArray[np.float64], ends: Line) -> tuple[XY, ...]:
        """Return the vertices on a closed line, in its order."""
        x, y, _, _, shape = kernel_line.tolist()
        if shape == AT:
            return ((x, y),)
        (ax, ay), (bx, by) = ends
        size = hypot(bx - ax, by - ay)
        if not size:
            return ((ax, ay),)
        ux, uy = (bx - ax) / size, (by - ay) / size
        xy = self.finder.mesh.xy
        off = xy - [ax, ay]
        along = off[:, 0] * ux + off[:, 1] * uy
        aside = abs(off[:, 1] * ux - off[:, 0] * uy)
        on = (
            (aside < _NEAR * max(size, 1.0))
            & (along > -_NEAR * size)
            & (along < size * (1 + _NEAR))
        )
        order = sorted(on.nonzero()[0].tolist(), key=lambda k: float(along[k]))
        return tuple((float(xy[k][0]), float(xy[k][1])) for k in order)

    def _cut_off(self, fields: Iterable[str], line: Line, depth_mm: float) -> tuple[XY, ...]:
        """Return the corners of fields that a line cuts off by no more than a depth."""
        segment = shapely.LineString(line)
        corners = dict.fromkeys(
            point for field in fields for ring in self.finder.map.points(field) for point in ring
        )
        away = {point: float(segment.distance(shapely.Point(point))) for point in corners}
        if not away:
            return ()
        reach = max(depth_mm / self.finder.map.unit_mm, min(away.values())) + _NEAR
        return tuple((float(x), float(y)) for (x, y), far in away.items() if far <= reach)
