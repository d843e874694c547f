"""Many regions at first: the basins round places far from all borders.

Lines are high and places far from them are deep. A basin is all that drains to one of its deepest
places; basins meet on lines and in narrow places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.evidence import Evidence, Image, Progress
from mapkit.jobs.in_parts import part_of

Labels = NDArray[np.int32]
"""Which region each pixel belongs to, from 0."""

_SEED_RADII_MM = (30.0, 20.0, 14.0, 10.0, 7.0, 5.0, 3.5, 2.5)
_STRONG = 0.1
_SHORTEST_MM = 5.0


@dataclass(frozen=True, slots=True, eq=False)
class Basins:
    """The basins of a picture, and over which passes they overflow.

    Attributes
    ----------
    labels : (H, W) int32
        The basin of each pixel.
    height : (H, W) float32
        What they are basins of.
    passes : list of (int, int)
        Neighbouring basins, the lowest pass between two first.
    marks : (N,) int64
        Which wide place each basin is part of; -1 for most.
    """

    labels: Labels
    height: Image
    passes: list[tuple[int, int]]
    marks: NDArray[np.int64]

    def regions(self, clicks: Sequence[tuple[int, int]] = ()) -> Labels:
        """Return many regions, one round each wide place.

        Parameters
        ----------
        clicks : sequence of (int, int)
            Column and row of pixels that belong to different regions.
        """
        basins = self
        at = [int(self.labels[y, x]) for x, y in clicks]
        if len(set(at)) < len(at):
            basins = self._divided(clicks)
            at = [int(basins.labels[y, x]) for x, y in clicks]
        marks = basins.marks.copy()
        taken, counts = np.unique(marks[at], return_counts=True)
        for mark in taken[(counts > 1) & (taken >= 0)].tolist():
            marks[marks == mark] = -1  # the clicks divide this wide place
        fresh = int(marks.max(initial=-1)) + 1
        for k, basin in enumerate(at):
            if marks[basin] < 0:
                marks[basin] = fresh + k
        return _flooded(basins.labels, basins.passes, marks)

    def _divided(self, clicks: Sequence[tuple[int, int]]) -> Basins:
        """Divide basins that hold several clicks: each pixel goes to the click nearest to it."""
        labels, marks = self.labels.copy(), self.marks.tolist()
        inside: dict[int, list[tuple[int, int]]] = {}
        for x, y in clicks:
            inside.setdefault(int(self.labels[y, x]), []).append((x, y))
        for basin, some in inside.items():
            if len(some) > 1:
                rows, columns = np.nonzero(self.labels == basin)
                far = [(columns - x) ** 2 + (rows - y) ** 2 for x, y in some]
                nearest = np.argmin(far, axis=0)
                own = nearest > 0
                labels[rows[own], columns[own]] = len(marks) - 1 + nearest[own]
                marks += [marks[basin]] * (len(some) - 1)
        return Basins(labels, self.height, _passes(labels, self.height), np.array(marks))


def find_basins(evidence: Evidence, *, progress: Progress | None = None) -> Basins:
    """Find the basins of a picture.

    Parameters
    ----------
    progress : callable, optional
        Gets (steps done, steps in all); raising stops the work.

    Notes
    -----
    1 s for a board of 840 by 560 mm.
    """
    first, second = (part_of(progress, k, 2) for k in range(2))
    far = distance_to_lines(evidence)
    height = np.where(far > 0, -far, evidence.border)
    labels = _basins(height, first)
    marks = np.full(int(labels.max()) + 1, -1, np.int64)
    marked = _wide_places(far, second)
    at = marked >= 0
    marks[labels[at]] = marked[at]
    return Basins(labels, height, _passes(labels, height), marks)


def distance_to_lines(evidence: Evidence) -> Image:
    """Return how far, in mm, each place is from the nearest thing that may be a border."""
    mask = (evidence.border > _STRONG).astype(np.uint8)
    _, parts, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    extent = np.hypot(stats[:, cv2.CC_STAT_WIDTH], stats[:, cv2.CC_STAT_HEIGHT])
    kept = extent >= _SHORTEST_MM * evidence.scale
    kept[0] = False
    free = np.where(kept[parts], 0, 255).astype(np.uint8)
    far: Image = cv2.distanceTransform(free, cv2.DIST_L2, 5) / np.float32(evidence.scale)
    return far


def _wide_places(far: Image, progress: Progress | None) -> Labels:
    """Mark places far from everything that may be a border, -1 elsewhere.

    A narrow place parts two wide ones; what is narrow throughout has a mark of its own.
    """
    found = np.full(far.shape, -1, np.int32)
    count = 0
    for step, radius in enumerate(_SEED_RADII_MM):
        number, parts = cv2.connectedComponents((far > radius).astype(np.uint8), connectivity=4)
        taken = np.zeros(number, bool)
        taken[parts[found >= 0]] = True
        taken[0] = True
        fresh = np.nonzero(~taken)[0]
        names = np.full(number, -1, np.int32)
        names[fresh] = np.arange(count, count + len(fresh))
        new = names[parts]
        found = np.where(new >= 0, new, found)
        count += len(fresh)
        if progress:
            progress(step + 1, len(_SEED_RADII_MM))
    if not count:
        found[...] = 0
    return found


def _flooded(basins: Labels, passes: Sequence[tuple[int, int]], marks: NDArray[np.int64]) -> Labels:
    """Let basins without a mark join what they would overflow into, the lowest pass first."""
    into = list(range(len(marks)))

    def root(k: int) -> int:
        while into[k] != k:
            into[k] = into[into[k]]
            k = into[k]
        return k

    mark = marks.tolist()
    for first, second in passes:
        a, b = root(first), root(second)
        if a != b and (mark[a] < 0 or mark[b] < 0 or mark[a] == mark[b]):
            into[b] = a
            mark[a] = max(mark[a], mark[b])
    roots = np.array([root(k) for k in range(len(marks))])
    return np.unique(roots, return_inverse=True)[1].astype(np.int32)[basins]


def _basins(height: Image, progress: Progress | None) -> Labels:
    """Return for each pixel the number of the lowest place that it drains to."""
    rows, columns = height.shape
    lowest = height.copy()
    drain = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    index = drain.copy()
    for step, (y, x) in enumerate(
        ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
    ):
        here = np.s_[max(0, -y) : rows - max(0, y), max(0, -x) : columns - max(0, x)]
        there = np.s_[max(0, y) : rows + min(0, y), max(0, x) : columns + min(0, x)]
        lower = height[there] < lowest[here]
        lowest[here] = np.where(lower, height[there], lowest[here])
        drain[here] = np.where(lower, index[there], drain[here])
        if progress:
            progress(step + 1, 8)
    flat = drain.ravel()
    while True:
        further = flat[flat]
        if (further == flat).all():
            break
        flat = further
    names = np.zeros(rows * columns, np.int32)
    names[flat] = 1
    names = np.cumsum(names, dtype=np.int32) - 1
    return names[flat].reshape(rows, columns)


def _passes(basins: Labels, height: Image) -> list[tuple[int, int]]:
    """Return each two neighbouring basins, those with the lowest pass between them first."""
    keys, passes = [], []
    count = np.int64(basins.max()) + 1
    for a, b in ((np.s_[:, :-1], np.s_[:, 1:]), (np.s_[:-1], np.s_[1:])):
        differ = basins[a] != basins[b]
        p, q = basins[a][differ], basins[b][differ]
        keys.append(np.minimum(p, q) * count + np.maximum(p, q))
        passes.append(np.maximum(height[a][differ], height[b][differ]))
    key, value = np.concatenate(keys), np.concatenate(passes)
    order = np.lexsort((value, key))
    key, value = key[order], value[order]
    first = np.concatenate([[True], key[1:] != key[:-1]]) if len(key) else np.zeros(0, bool)
    low, high = np.divmod(key[first], count)
    order = np.argsort(value[first], kind="stable")
    return list(zip(low[order].tolist(), high[order].tolist(), strict=True))
