"""How many answers of a map are disputed, by how exactly the board is drawn, cut and glued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap
from mapkit.messages import decimal, plain, say, say_n
from mapkit.sight.tolerance_curve import tolerance_curve

TOLERANCES_MM = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
"""The tolerances of a report, in mm; the map's own is added."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """How many pairs are disputed at a tolerance in mm: in sight, in distance, in either."""

    tolerance_mm: float
    sight: int
    distance: int
    pairs: int


@dataclass(frozen=True, slots=True)
class DisputeCurve:
    """Disputed pairs at several tolerances."""

    own_mm: float
    """The map's own tolerance."""
    points: tuple[CurvePoint, ...]
    """Rising."""
    sight_pairs: tuple[tuple[str, str], ...] = ()
    """The pairs that are disputed in sight at the map's own tolerance, in map order."""

    @property
    def own(self) -> CurvePoint | None:
        """The point of the map's own tolerance; None where that is 0."""
        return next((p for p in self.points if p.tolerance_mm == self.own_mm), None)

    @property
    def sentences(self) -> tuple[str, ...]:
        """How well the board has to be drawn, cut and glued."""
        if not self.points:
            return ()
        settled = [p for p in self.points if p.sight == 0]
        first = self.points[0]
        if not settled:
            said = [
                say_n(
                    "Even if no point is off by more than {mm} mm, the sight of {n} pair(s) is "
                    "not settled.",
                    first.sight,
                    mm=decimal(first.tolerance_mm, 2),
                )
            ]
        else:
            last = settled[-1]
            said = [
                say(
                    "Draw, cut and glue this board to {mm} mm: then it is certain for every pair "
                    "whether they see each other.",
                    mm=decimal(last.tolerance_mm, 2),
                )
            ]
            if last.distance:
                said.append(
                    say_n("The distance of {n} pair(s) is not settled then.", last.distance)
                )
            after = self.points[self.points.index(last) + 1 :]
            if after:
                said.append(
                    say_n(
                        "At {mm} mm the sight of {n} pair(s) would not be settled.",
                        after[0].sight,
                        mm=decimal(after[0].tolerance_mm, 2),
                    )
                )
        return tuple(said)


def find_dispute_curve(
    compiled: CompiledMap,
    tolerances_mm: Sequence[float] = TOLERANCES_MM,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> DisputeCurve | None:
    """Count the pairs of a map that are not settled at several tolerances.

    Parameters
    ----------
    compiled : CompiledMap
        Of a partial build only pairs that are certain count.
    tolerances_mm : sequence of float
        Above 0; the map's own is added.
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Returns
    -------
    DisputeCurve or None
        At each tolerance the pairs that are disputed or open on a map of that tolerance, as
        :meth:`mapkit.sight.pairs.PairFinder.unsettled` finds them. None for a map without sight.

    Notes
    -----
    Each pair is measured once, see :func:`mapkit.sight.tolerance_curve.tolerance_curve`: about a
    second for a board of 130 fields.
    """
    tables = compiled.tables
    if tables is None:
        return None
    own = compiled.map.tolerance_mm
    asked = sorted({t for t in (*tolerances_mm, own) if t > 0})
    found = tolerance_curve(
        compiled.map, compiled.mesh, compiled.relations, tables, asked,
        threads=threads, progress=progress,
    )  # fmt: skip
    counted = np.triu(np.ones(tables.clear.shape, np.bool_), 1)
    index = {i: k for k, i in enumerate(tables.field_ids)}
    for a, b in compiled.missing.sight:
        i, k = sorted((index[a], index[b]))
        counted[i, k] = False

    def at(first: NDArray[np.uint8]) -> list[int]:
        return [int(n) for n in np.bincount(first[counted], minlength=len(asked)).cumsum()]

    sight, distance = at(found.sight), at(found.distance)
    either = at(np.minimum(found.sight, found.distance))
    points = zip(asked, sight, distance, either, strict=False)
    ids, at_own = tables.field_ids, asked.index(own) if own > 0 else -1
    pairs = np.argwhere(counted & (found.sight <= at_own)).tolist() if own > 0 else []
    return DisputeCurve(
        own,
        tuple(CurvePoint(*point) for point in points),
        tuple((ids[i], ids[k]) for i, k in pairs),
    )


def curve_dict(curve: DisputeCurve) -> dict[str, Any]:
    """Return the curve as plain values."""
    return {
        "tolerance_mm": curve.own_mm,
        "curve": plain(curve.points),
        **plain(curve, "sight_pairs sentences"),
    }
