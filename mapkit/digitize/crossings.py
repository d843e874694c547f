"""Four fields that meet in one place: two junctions near each other are one crossing of lines."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.arcs import OUTSIDE, Arc, Arcs

_LONGEST_MM = 14.0
_LEAST_MM = 12.0
_TURN = np.radians(12.0)
_OFF_MM = 1.6

Points = NDArray[np.float64]
Line = tuple[Points, Points]
"""A point of it, and its direction, of length 1."""


def crossings(found: Arcs, line_of: Callable[[int, bool], Line]) -> set[int]:
    """Find the short arcs between two junctions that are one place in print.

    At a crossing of two walls, fields that meet across it only seem to share a border.

    Parameters
    ----------
    line_of : callable
        Returns the line of an arc, given by its number, at its start or its end.
    """
    ends = found.ends_at()
    gone: set[int] = set()
    used: set[int] = set()
    lengths = [float(np.hypot(*np.diff(a.places, axis=0).T).sum()) for a in found.arcs]
    for k in np.argsort(lengths).tolist():
        arc = found.arcs[k]
        if lengths[k] > _LONGEST_MM:
            break
        if arc.start == arc.end or OUTSIDE in arc.sides or {arc.start, arc.end} & used:
            continue
        here = [e for e in ends[arc.start] if e[0] != k]
        there = [e for e in ends[arc.end] if e[0] != k]
        if len(here) != 2 or len(there) != 2 or {e[0] for e in here} & {e[0] for e in there}:
            continue
        if any(lengths[n] < _LEAST_MM for n, _ in (*here, *there)):
            continue
        first, second = [line_of(*e) for e in here], [line_of(*e) for e in there]
        straight = all(_go_on(p, q) for p, q in zip(first, second, strict=True))
        swapped = all(_go_on(p, q) for p, q in zip(first, second[::-1], strict=True))
        if straight or swapped:
            gone.add(k)
            used |= {arc.start, arc.end}
    return gone


def _go_on(p: Line, q: Line) -> bool:
    """Return whether two lines are one."""
    (a, d), (b, e) = p, q
    if abs(float(d[0] * e[1] - d[1] * e[0])) > np.sin(_TURN):
        return False
    off = b - a
    return max(abs(float(off @ [-d[1], d[0]])), abs(float(off @ [-e[1], e[0]]))) < _OFF_MM


def without_arcs(found: Arcs, gone: set[int]) -> Arcs:
    """Return arcs with the ends of some short ones made one junction."""
    into = np.arange(len(found.junctions))
    places = found.junctions.copy()
    for k in gone:
        arc = found.arcs[k]
        into[arc.end] = arc.start
        places[arc.start] = (found.junctions[arc.start] + found.junctions[arc.end]) / 2
    kept, dense = np.unique(into, return_inverse=True)
    arcs = []
    for k, arc in enumerate(found.arcs):
        if k not in gone:
            start, end = int(dense[arc.start]), int(dense[arc.end])
            line = arc.places.copy()
            line[0], line[-1] = places[into[arc.start]], places[into[arc.end]]
            arcs.append(Arc(start, end, arc.sides, line))
    return Arcs(places[kept], arcs)
