"""The other answer of a disputed pair, and the redrawing that gives it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import AT
from mapkit.model import Redrawing
from mapkit.sight.closed_line import closed_line
from mapkit.sight.pairs import PairFinder
from mapkit.sight.tables import PairDistances

XY = tuple[float, float]
Line = tuple[XY, XY]

_NEAR = 1e-6
"""Map units by which what is measured in floating point may miss a corner."""


@dataclass(frozen=True, slots=True)
class OtherAnswer:
    """What the answer of a disputed pair is otherwise.

    Attributes
    ----------
    reason : str
        ``redrawn_sight`` or ``redrawn_distance``: another drawing answers so. Or what the choice
        ``grazing`` alone decides: ``grazing`` (the sight), ``clear_and_grazing_differ`` (the
        distance).
    distance : int or None
        The shot distance then; None where the fields do not see each other then.
    measure_mm : float
        The largest move of the redrawing; 0 where none is needed.
    line : line or None
        A line of that distance from the first field to the second, in map units.
    fields : tuple of str
        What counts on it, in order, the target last, where they are known.
    at : tuple of (float, float)
        The corners that it turns on, in map units: those that move, as they are drawn, or that the
        line of no width touches.
    redrawing : Redrawing or None
        The map drawn so gives that answer; None where a choice alone decides.
    """

    reason: str
    distance: int | None
    measure_mm: float
    line: Line | None = None
    fields: tuple[str, ...] = ()
    at: tuple[XY, ...] = ()
    redrawing: Redrawing | None = None

    def turned(self, target: str) -> OtherAnswer:
        """Return the same for the pair seen from its other end; ``target`` was the first field."""
        return replace(
            self,
            line=None if self.line is None else (self.line[1], self.line[0]),
            fields=(*self.fields[-2::-1], target) if self.fields else (),
            at=self.at if self.redrawing else self.at[::-1],
        )


def closed_answer(
    finder: PairFinder, a: str, b: str, found: PairDistances, reason: str
) -> OtherAnswer:
    """Return the answer over a line of no width; ``found`` has that line."""
    assert found.closed is not None
    assert found.closed_rule is not None
    line = closed_line(finder, a, b, found.closed, found.closed_rule)
    at = _touched(finder, found.closed, line.ends)
    return OtherAnswer(reason, found.grazing, 0.0, line.ends, (*line.fields, b), at)


def _touched(finder: PairFinder, kernel_line: NDArray[np.float64], ends: Line) -> tuple[XY, ...]:
    """Return the vertices on a closed line, in its order."""
    x, y, _, _, shape = kernel_line.tolist()
    if shape == AT:
        return ((x, y),)
    (ax, ay), (bx, by) = ends
    size = hypot(bx - ax, by - ay)
    if not size:
        return ((ax, ay),)
    ux, uy = (bx - ax) / size, (by - ay) / size
    xy = finder.mesh.xy
    off = xy - [ax, ay]
    along = off[:, 0] * ux + off[:, 1] * uy
    aside = abs(off[:, 1] * ux - off[:, 0] * uy)
    on = (aside < _NEAR * max(size, 1.0)) & (along > -_NEAR * size) & (along < size * (1 + _NEAR))
    order = sorted(on.nonzero()[0].tolist(), key=lambda k: float(along[k]))
    return tuple((float(xy[k][0]), float(xy[k][1])) for k in order)
