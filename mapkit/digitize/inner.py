"""The strongest border that was not drawn inside each field: it may be several fields."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.basins import Labels
from mapkit.digitize.regions import BorderGraph, is_small
from mapkit.digitize.survey import Survey

Sums = NDArray[np.float64]

_WEIGHTS = np.array([1.75, 1.28, 2.01, 1.69])
"""Of :attr:`InnerBorder.doubt`, fitted on the tuned boards of the benchmark."""
_LEAST = 1e-4
_LEAST_SHARE = 0.02


@dataclass(frozen=True, slots=True)
class InnerBorder:
    """A border inside a field, which was found too unlikely to be drawn.

    Attributes
    ----------
    likelihood : float
        From 0 to 1, by the picture alone; 0 where the field is one region from the start.
    at : (float, float)
        A place on it, in mm; in the field where there is none.
    share : float
        Of the field's area, what its smaller side has.
    size : float
        The field's area over that of the field in the middle of the board's fields.
    """

    likelihood: float
    at: tuple[float, float]
    share: float
    size: float = 1.0

    def features(self) -> NDArray[np.float64]:
        """Return what speaks for several fields; the weights say how much."""
        sure = float(np.clip(self.likelihood, _LEAST, 1 - _LEAST))
        sums = [sure / (1 - sure), self.size, max(self.share, _LEAST_SHARE)]
        return np.array([1.0, *np.log(sums)])

    @property
    def doubt(self) -> float:
        """How likely the field is several, from 0 to 1: a large field more than a small one."""
        return float(1 / (1 + np.exp(-self.features() @ _WEIGHTS)))


def inner_borders(seen: Survey, labels: Labels) -> list[InnerBorder]:
    """Return for each field the likeliest border inside it between two parts of some size.

    Parameters
    ----------
    labels : (H, W) int32
        Which field each pixel belongs to; -1 for none.

    Notes
    -----
    1 s for a board of 130 fields.
    """
    graph = BorderGraph(seen.regions, seen.evidence)
    count = int(labels.max()) + 1
    inside = (labels >= 0) & (seen.regions >= 0)
    both = seen.regions[inside].astype(np.int64) * count + labels[inside]
    names, pixels = np.unique(both, return_counts=True)
    home: dict[int, tuple[int, int]] = {}
    for name, most in zip(names.tolist(), pixels.tolist(), strict=True):
        region, field = divmod(name, count)
        home[region] = max(home.get(region, (0, 0)), (most, field))
    members: list[list[int]] = [[] for _ in range(count)]
    for region, (_, field) in home.items():
        members[field].append(region)
    pairs: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for a, b in graph.sums:
        if a in home and b in home and home[a][1] == home[b][1]:
            pairs[home[a][1]].append((a, b))
    found = [_strongest(graph, members[k], pairs[k], seen, labels == k) for k in range(count)]
    areas = np.bincount(labels[labels >= 0], minlength=count)
    sizes = areas / np.median(areas)
    return [replace(border, size=float(s)) for border, s in zip(found, sizes, strict=True)]


def _strongest(
    graph: BorderGraph,
    members: Iterable[int],
    pairs: Iterable[tuple[int, int]],
    seen: Survey,
    field: NDArray[np.bool_],
) -> InnerBorder:
    """Merge the regions of one field, the least likely border first, and keep the likeliest."""
    parts = {k: {k} for k in members}
    area = {k: float(graph.area[k]) for k in parts}
    around = {k: float(graph.around[k]) for k in parts}
    beside: dict[tuple[int, int], Sums] = {pair: graph.sums[pair] for pair in pairs}
    chance = {pair: graph.likelihood(row) for pair, row in beside.items()}
    best, sides = 0.0, (set[int](), set[int]())
    share = 0.0
    while beside:
        small = {k for k in parts if is_small(area[k], around[k])}
        pair = min(chance, key=lambda p: chance[p] - (p[0] in small or p[1] in small))
        a, b = pair
        if small.isdisjoint(pair) and chance[pair] >= best:
            best, sides = chance[pair], (set(parts[a]), set(parts[b]))
            share = min(area[a], area[b]) / (area[a] + area[b])
        shared = graph.length(beside.pop(pair))
        del chance[pair]
        for other in [p for p in beside if b in p]:
            row = beside.pop(other)
            del chance[other]
            c = other[0] + other[1] - b
            joined = (min(a, c), max(a, c))
            if (b < c) != (a < c):
                row = graph.turned(row)
            beside[joined] = beside[joined] + row if joined in beside else row
            chance[joined] = graph.likelihood(beside[joined])
        for joined in [p for p in beside if a in p]:
            chance[joined] = graph.likelihood(beside[joined])
        parts[a] |= parts.pop(b)
        area[a] += area.pop(b)
        around[a] += around.pop(b) - 2 * shared
    return InnerBorder(best, _place(seen, sides, field), share)


def _place(
    seen: Survey, sides: tuple[set[int], set[int]], field: NDArray[np.bool_]
) -> tuple[float, float]:
    """Return the pixel of a border that is nearest to its middle, in mm."""
    rows, columns = np.flatnonzero(field.any(axis=1)), np.flatnonzero(field.any(axis=0))
    top, left = int(rows[0]), int(columns[0])
    window = (slice(top, int(rows[-1]) + 1), slice(left, int(columns[-1]) + 1))
    part = seen.regions[window]
    one, two = (np.isin(part, list(side)) & field[window] for side in sides)
    on = np.zeros(part.shape, bool)
    on[:, 1:] |= (one[:, 1:] & two[:, :-1]) | (two[:, 1:] & one[:, :-1])
    on[1:] |= (one[1:] & two[:-1]) | (two[1:] & one[:-1])
    y, x = np.nonzero(on if on.any() else field[window])
    k = int(np.argmin((x - x.mean()) ** 2 + (y - y.mean()) ** 2))
    height, width = seen.regions.shape
    return (
        float((left + x[k] + 0.5) * seen.size_mm[0] / width),
        float((top + y[k] + 0.5) * seen.size_mm[1] / height),
    )
