"""Borders of regions as arcs between junctions, each shared by the two regions beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.basins import Labels

OUTSIDE = -1
"""Stands for what is beyond the rim, where regions are named."""

_SHORTEST_MM = 4.5
_TOLERANCE_MM = 1.0
_SMOOTHING = 2

Points = NDArray[np.float64]


@dataclass(slots=True, eq=False)
class Arc:
    """A border between two regions, or a region and the rim.

    Attributes
    ----------
    start, end : int
        Junctions; the same one for a ring.
    sides : (int, int)
        The regions beside it, the smaller first; :data:`OUTSIDE` at the rim.
    places : (N, 2) float64
        In mm, both ends included.
    """

    start: int
    end: int
    sides: tuple[int, int]
    places: Points


@dataclass(slots=True, eq=False)
class Arcs:
    """All borders of a board.

    Attributes
    ----------
    junctions : (J, 2) float64
        In mm.
    """

    junctions: Points
    arcs: list[Arc]

    def ends_at(self) -> list[list[tuple[int, bool]]]:
        """Return for each junction the arcs that end there, and whether with their start."""
        found: list[list[tuple[int, bool]]] = [[] for _ in self.junctions]
        for k, arc in enumerate(self.arcs):
            found[arc.start].append((k, True))
            found[arc.end].append((k, False))
        return found


def find_arcs(labels: Labels, size_mm: tuple[float, float]) -> Arcs:
    """Trace the borders of regions.

    Parameters
    ----------
    labels : (H, W) int32
    size_mm : (float, float)
        Width and height of the board, which the pixels cover exactly.

    Returns
    -------
    Arcs
        Each arc as few points, at most a millimetre off. Junctions at the rim lie exactly on it,
        and the board's corners are junctions.

    Notes
    -----
    0.5 s for a board of 840 by 560 mm at 2 pixels a mm.
    """
    height, width = labels.shape
    padded = np.full((height + 2, width + 2), OUTSIDE, np.int32)
    padded[1:-1, 1:-1] = labels
    lines = shapely.get_parts(shapely.line_merge(shapely.multilinestrings(_cracks(padded))))
    pieces: list[Points] = []
    for line in lines:
        pieces += _at_corners(shapely.get_coordinates(line), (width, height))
    scale = np.array(size_mm) / (width, height)
    keys: dict[tuple[float, float], int] = {}
    arcs = []
    for piece in pieces:
        ends = [keys.setdefault((x, y), len(keys)) for x, y in piece[[0, -1]].tolist()]
        arcs.append(Arc(ends[0], ends[1], _sides(padded, piece), simplified(piece, scale)))
    junctions = np.array(list(keys)) * scale
    return _without_crumbs(Arcs(junctions, arcs), size_mm)


def _cracks(padded: Labels) -> list[list[tuple[int, int]]]:
    """Return the sides of pixels between different regions, straight runs of them as one."""
    found: list[list[tuple[int, int]]] = []
    corner = _corner_degrees(padded)
    rows, columns = np.nonzero(padded[1:-1, :-1] != padded[1:-1, 1:])
    found += _runs(columns, rows, corner, upright=True)
    rows, columns = np.nonzero(padded[:-1, 1:-1] != padded[1:, 1:-1])
    found += _runs(rows, columns, corner.T, upright=False)
    return found


def _corner_degrees(padded: Labels) -> NDArray[np.int64]:
    """Count the cracks that end in each corner of pixels, by x and y."""
    a, b, c, d = padded[:-1, :-1], padded[:-1, 1:], padded[1:, :-1], padded[1:, 1:]
    degrees: NDArray[np.int64] = ((a != b).astype(np.int64) + (c != d) + (a != c) + (b != d)).T
    return degrees


def _runs(
    fixed: NDArray[np.int64], moving: NDArray[np.int64], degree: NDArray[np.int64], *, upright: bool
) -> list[list[tuple[int, int]]]:
    """Join cracks of one row or column where nothing else meets them."""
    order = np.lexsort((moving, fixed))
    fixed, moving = fixed[order], moving[order]
    follows = (
        (fixed[1:] == fixed[:-1])
        & (moving[1:] == moving[:-1] + 1)
        & (degree[fixed[1:], moving[1:]] == 2)
    )
    first = np.concatenate([[True], ~follows])
    last = np.concatenate([~follows, [True]])
    runs = zip(
        fixed[first].tolist(), moving[first].tolist(), (moving[last] + 1).tolist(), strict=True
    )
    if upright:
        return [[(f, a), (f, b)] for f, a, b in runs]
    return [[(a, f), (b, f)] for f, a, b in runs]


def _at_corners(places: Points, size: tuple[int, int]) -> list[Points]:
    """Cut an arc at the corners of the board."""
    width, height = size
    at = [k for k, (x, y) in enumerate(places.tolist()) if x in (0, width) and y in (0, height)]
    cuts = [k for k in at if 0 < k < len(places) - 1]
    if len(places) > 2 and (places[0] == places[-1]).all() and at and at[0] != 0:
        places = np.concatenate([places[at[0] :], places[1 : at[0] + 1]])
        return _at_corners(places, size)
    return [places[a : b + 1] for a, b in zip([0, *cuts], [*cuts, len(places) - 1], strict=True)]


def _sides(padded: Labels, places: Points) -> tuple[int, int]:
    (x, y), (u, v) = places[:2].astype(int).tolist()
    if x == u:
        low = min(y, v)
        a, b = padded[low + 1, x], padded[low + 1, x + 1]
    else:
        low = min(x, u)
        a, b = padded[y, low + 1], padded[y + 1, low + 1]
    return min(int(a), int(b)), max(int(a), int(b))


def simplified(places: Points, scale: Points) -> Points:
    """Return an arc in mm without its steps and small bends."""
    steps = shapely.get_coordinates(shapely.segmentize(shapely.linestrings(places), 1.0))
    closed = bool((steps[0] == steps[-1]).all())
    window = min(_SMOOTHING, (len(steps) - 1) // 3)
    smooth = _averaged(steps, window, closed=closed) * scale
    if not closed:
        return shapely.get_coordinates(shapely.simplify(shapely.linestrings(smooth), _TOLERANCE_MM))
    # A ring begins at its corner farthest from its middle, so that no side is cut in two.
    first = int(((smooth - smooth.mean(axis=0)) ** 2).sum(axis=1).argmax())
    smooth = np.concatenate([smooth[first:], smooth[1 : first + 1]])
    return shapely.get_coordinates(shapely.simplify(shapely.linestrings(smooth), _TOLERANCE_MM))


def _averaged(places: Points, window: int, *, closed: bool) -> Points:
    if window < 1:
        return places
    width = 2 * window + 1
    if closed:
        around = np.concatenate([places[-1 - window : -1], places, places[1 : 1 + window]])
    else:  # mirrored through the ends, which stay where they are
        head = 2 * places[0] - places[window:0:-1]
        tail = 2 * places[-1] - places[-2 : -2 - window : -1]
        around = np.concatenate([head, places, tail])
    total = np.cumsum(np.concatenate([np.zeros((1, 2)), around]), axis=0)
    means: Points = (total[width:] - total[:-width]) / width
    return means


def _without_crumbs(found: Arcs, size_mm: tuple[float, float]) -> Arcs:
    """Merge junctions that a very short arc joins, as where four fields meet in a corner."""
    into = list(range(len(found.junctions)))

    def root(k: int) -> int:
        while into[k] != k:
            k = into[k]
        return k

    rim = [_on_rim(place, size_mm) for place in found.junctions]
    members: dict[int, list[int]] = {k: [k] for k in into}
    kept = []
    for arc in sorted(found.arcs, key=lambda a: _length(a.places)):
        a, b = root(arc.start), root(arc.end)
        if a != b and _length(arc.places) < _SHORTEST_MM and OUTSIDE not in arc.sides:
            if rim[a] < rim[b]:
                a, b = b, a
            if not (rim[a] and rim[b]):
                into[b] = a
                members[a] += members.pop(b)
                continue
        kept.append(arc)
    places = found.junctions.copy()
    for head, some in members.items():
        if not rim[head]:
            places[head] = found.junctions[some].mean(axis=0)
    heads = sorted(members)
    number = {k: n for n, k in enumerate(heads)}
    arcs = []
    for arc in kept:
        start, end = root(arc.start), root(arc.end)
        line = arc.places.copy()
        if arc.start != arc.end:
            line[0], line[-1] = places[start], places[end]
            arcs.append(Arc(number[start], number[end], arc.sides, line))
        else:
            arcs.append(Arc(number[start], number[start], arc.sides, line))
            places[start] = line[0] if len(members.get(start, ())) == 1 else places[start]
    return Arcs(places[heads], arcs)


def _on_rim(place: Points, size_mm: tuple[float, float]) -> int:
    """Return how many sides of the rim a place lies on: 2 in a corner."""
    return int((np.isclose(place, 0) | np.isclose(place, size_mm)).sum())


def _length(places: Points | Sequence[Points]) -> float:
    return float(np.hypot(*np.diff(np.asarray(places), axis=0).T).sum())
