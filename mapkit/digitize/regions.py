"""Regions of a picture: many at first, each round a place far from all borders, then merged.

Two regions are merged where the picture gives no evidence of a border between them, the least
likely border first.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.evidence import Evidence, Image

__all__ = ["Labels", "Regions", "find_regions"]

Labels = NDArray[np.int32]
"""Which region each pixel belongs to, from 0."""

_SEED_RADII_MM = (30.0, 20.0, 14.0, 10.0, 7.0, 5.0, 3.5, 2.5)
_STRONG = 2.2
_SHORTEST_MM = 5.0
_SMALLEST_MM2 = 130.0
_NARROWEST_MM = 4.0
_EDGES = np.array([0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0])
_BINS = len(_EDGES) + 1
_CLEAR_MM = (1.5, 3.0)  # of junctions: where a border begins to count, and until it counts whole
_VERY = 6  # the first bin of what is very strong
_VALUES = np.log(np.array([0.5, 0.85, 1.2, 1.7, 2.4, 3.4, 4.8, 6.8, 10.0]))

_WEIGHTS = np.array([-10.06, 6.29, -1.32, -3.26, 0.49, 0.46, 2.89, 0.96, 0.81, 0.21, 0.27, -1.59])
"""Of :meth:`BorderGraph.features`, from ``benchmarks/digitize.py --fit`` on the tuned boards."""


@dataclass(frozen=True, slots=True, eq=False)
class Regions:
    """Regions, and how sure their borders are.

    Attributes
    ----------
    labels : (H, W) int32
    borders : dict of (int, int) to float
        For each two neighbours, the smaller first: how likely there is a border, from 0 to 1.
    """

    labels: Labels
    borders: dict[tuple[int, int], float]


def find_regions(evidence: Evidence, *, least: float = 0.5) -> Regions:
    """Propose all fields of a board.

    Parameters
    ----------
    evidence : Evidence
    least : float
        How likely a border has to be to stay.

    Notes
    -----
    2 s for a board of 840 by 560 mm.
    """
    return BorderGraph(first_regions(evidence), evidence).merged(least)


def seeds(far: Image) -> Labels:
    """Mark places far from everything that may be a border, -1 elsewhere.

    A narrow place parts two wide ones; what is narrow throughout has a mark of its own.
    """
    found = np.full(far.shape, -1, np.int32)
    count = 0
    for radius in _SEED_RADII_MM:
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
    if not count:
        found[...] = 0
    return found


def distance_to_lines(evidence: Evidence) -> Image:
    """Return how far, in mm, each place is from the nearest thing that may be a border."""
    mask = (evidence.strength > _STRONG).astype(np.uint8)
    _, parts, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    extent = np.hypot(stats[:, cv2.CC_STAT_WIDTH], stats[:, cv2.CC_STAT_HEIGHT])
    kept = extent >= _SHORTEST_MM * evidence.scale
    kept[0] = False
    free = np.where(kept[parts], 0, 255).astype(np.uint8)
    far: Image = cv2.distanceTransform(free, cv2.DIST_L2, 5) / np.float32(evidence.scale)
    return far


def first_regions(evidence: Evidence) -> Labels:
    """Return many regions: the basins round the seeds, which meet on ridges and in narrows."""
    far = distance_to_lines(evidence)
    height = np.where(far > 0, -far, evidence.strength)
    basins = _basins(height)
    count = int(basins.max()) + 1
    marks = np.full(count, -1, np.int64)
    marked = seeds(far)
    at = marked >= 0
    marks[basins[at]] = marked[at]
    first, second, passes = _passes(basins, height)
    # The lowest pass first: a basin without a mark joins what it would overflow into.
    into = list(range(count))

    def root(k: int) -> int:
        while into[k] != k:
            into[k] = into[into[k]]
            k = into[k]
        return k

    mark = marks.tolist()
    for k in np.argsort(passes, kind="stable").tolist():
        a, b = root(first[k]), root(second[k])
        if a != b and (mark[a] < 0 or mark[b] < 0 or mark[a] == mark[b]):
            into[b] = a
            mark[a] = max(mark[a], mark[b])
    roots = np.array([root(k) for k in range(count)])
    return np.unique(roots[basins], return_inverse=True)[1].reshape(basins.shape).astype(np.int32)


def _basins(height: Image) -> Labels:
    """Return for each pixel the number of the lowest place that it drains to."""
    rows, columns = height.shape
    lowest = height.copy()
    drain = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    index = drain.copy()
    for y, x in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
        here = np.s_[max(0, -y) : rows - max(0, y), max(0, -x) : columns - max(0, x)]
        there = np.s_[max(0, y) : rows + min(0, y), max(0, x) : columns + min(0, x)]
        lower = height[there] < lowest[here]
        lowest[here] = np.where(lower, height[there], lowest[here])
        drain[here] = np.where(lower, index[there], drain[here])
    flat = drain.ravel()
    while True:
        further = flat[flat]
        if (further == flat).all():
            break
        flat = further
    return np.unique(flat, return_inverse=True)[1].reshape(rows, columns).astype(np.int32)


def _passes(basins: Labels, height: Image) -> tuple[list[int], list[int], NDArray[np.float32]]:
    """Return the lowest pass between each two neighbouring basins."""
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
    return low.tolist(), high.tolist(), value[first]


class BorderGraph:
    """Regions and the borders between them, with what the picture says of each border."""

    def __init__(self, labels: Labels, evidence: Evidence) -> None:
        self.labels = labels
        self.scale = evidence.scale
        count = int(labels.max()) + 1
        self.area = np.bincount(labels.ravel(), minlength=count) / self.scale**2
        reach = 2 * max(1, round(0.75 * self.scale)) + 1
        kernel = np.ones((reach, reach), np.uint8)
        line = cv2.dilate(np.maximum(evidence.light, evidence.dark), kernel)
        step = cv2.dilate(evidence.step, kernel)
        weight = self._off_junctions()
        self.sums: dict[tuple[int, int], NDArray[np.float64]] = {}
        for a, b, at_line, at_step, at_weight in (
            (labels[:, :-1], labels[:, 1:], line[:, 1:], step[:, 1:], weight[:, 1:]),
            (labels[:-1], labels[1:], line[1:], step[1:], weight[1:]),
        ):
            differ = a != b
            first, second = np.minimum(a, b)[differ], np.maximum(a, b)[differ]
            key = first.astype(np.int64) * count + second
            names, index = np.unique(key, return_inverse=True)
            table = np.zeros((len(names), 3 * _BINS + 1))
            counted = at_weight[differ]
            table[:, -1] = np.bincount(index, minlength=len(names))
            seen = at_line[differ], at_step[differ]
            for offset, values in (
                (0, seen[0]), (_BINS, seen[1]), (2 * _BINS, np.maximum(*seen)),
            ):  # fmt: skip
                np.add.at(table, (index, offset + np.searchsorted(_EDGES, values)), counted)
            for name, row in zip(names.tolist(), table, strict=True):
                pair = divmod(name, count)
                self.sums[pair] = self.sums.get(pair, 0) + row
        self.around = np.zeros(count)
        for pair, row in self.sums.items():
            self.around[list(pair)] += float(row[-1]) / self.scale

    def _off_junctions(self) -> Image:
        """Return how much each place of a border counts: little where other borders end in it.

        There the strength of those others is seen, and short borders would have nothing else.
        """
        a, b = self.labels[:-1, :-1], self.labels[:-1, 1:]
        c, d = self.labels[1:, :-1], self.labels[1:, 1:]
        meet = (a != b).astype(int) + (c != d) + (a != c) + (b != d) > 2
        free = np.ones(self.labels.shape, np.uint8)
        free[1:, 1:][meet] = 0
        far = cv2.distanceTransform(free, cv2.DIST_L2, 5) / self.scale
        weight: Image = np.clip((far - _CLEAR_MM[0]) / _CLEAR_MM[1], 0.02, 1).astype(np.float32)
        return weight

    def is_small(self, region: int) -> bool:
        """Tell whether a region is too small or too narrow for a field."""
        width = 2 * self.area[region] / max(self.around[region], 1e-9)
        return bool(self.area[region] < _SMALLEST_MM2 or width < _NARROWEST_MM)

    def features(self, sums: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the evidence for a border.

        How strong lines and steps along it are, how unbroken, how much of them is very strong;
        and how long it is.
        """
        line, step, either = sums[:_BINS], sums[_BINS : 2 * _BINS], sums[2 * _BINS : -1]
        count = max(float(line.sum()), 1e-6)
        return np.array(
            [
                1.0,
                line @ _VALUES / count,
                _quantile(line, 0.25),
                step @ _VALUES / count,
                _quantile(step, 0.25),
                either @ _VALUES / count,
                _quantile(either, 0.1),
                _quantile(either, 0.3),
                min(np.log(sums[-1] / self.scale), 4.5),
                float(line[_VERY:].sum()) / count,
                float(step[_VERY:].sum()) / count,
                float(step[_VERY + 1 :].sum()) / count,
            ]
        )

    def likelihood(self, sums: NDArray[np.float64]) -> float:
        """Return how likely a border is, from 0 to 1."""
        return float(1 / (1 + np.exp(-self.features(sums) @ _WEIGHTS)))

    def merged(self, least: float) -> Regions:
        """Merge neighbours until every border is likely enough and no region is too small.

        The graph is used up by it.
        """
        beside: dict[int, dict[int, NDArray[np.float64]]] = {}
        for (a, b), row in self.sums.items():
            beside.setdefault(a, {})[b] = row
            beside.setdefault(b, {})[a] = row
        into = np.arange(len(self.area))
        version: dict[tuple[int, int], int] = {}
        heap: list[tuple[float, int, int, int]] = []

        def push(a: int, b: int) -> None:
            pair = (min(a, b), max(a, b))
            version[pair] = version.get(pair, 0) + 1
            chance = self.likelihood(beside[a][b])
            small = self.is_small(a) or self.is_small(b)
            heapq.heappush(heap, (chance - small, version[pair], *pair))

        for a, b in self.sums:
            push(a, b)
        while heap:
            rank, stamp, a, b = heapq.heappop(heap)
            if version.get((a, b)) != stamp or b not in beside.get(a, {}):
                continue
            if rank >= least:
                break
            shared = float(beside[a][b][-1]) / self.scale
            for other, row in beside.pop(b).items():
                del beside[other][b]
                version[(min(b, other), max(b, other))] = -1
                if other == a:
                    continue
                total = beside[a].get(other, 0) + row
                beside[a][other] = beside[other][a] = total
            into[into == b] = a
            self.area[a] += self.area[b]
            self.around[a] += self.around[b] - 2 * shared
            for other in beside[a]:
                push(a, other)
        names, dense = np.unique(into, return_inverse=True)
        place = {int(n): k for k, n in enumerate(names)}
        borders = {
            (place[a], place[b]): self.likelihood(row)
            for a in beside for b, row in beside[a].items() if a < b
        }  # fmt: skip
        merged = dense.astype(np.int32).reshape(-1)[self.labels]
        return Regions(without_slivers(merged, self.scale), borders)


def _quantile(histogram: NDArray[np.float64], share: float) -> float:
    total = np.cumsum(histogram)
    return float(_VALUES[min(int(np.searchsorted(total, share * total[-1])), _BINS - 1)])


def without_slivers(labels: Labels, scale: float) -> Labels:
    """Give what is too narrow for a field, as between the sides of a wall, to its neighbours."""
    height, width = labels.shape
    radius = _NARROWEST_MM / 2 * scale
    kept = np.full_like(labels, -1)
    count = 0
    for label in range(int(labels.max()) + 1):
        box = _box_of(labels, label)
        if box is None:
            continue
        x, y, w, h = box
        own = (labels[y : y + h, x : x + w] == label).astype(np.uint8)
        # The rim of the board is no border: what ends there goes on.
        rim = (int(y == 0), int(y + h == height), int(x == 0), int(x + w == width))
        own = cv2.copyMakeBorder(own, *rim, cv2.BORDER_REPLICATE)
        own = cv2.copyMakeBorder(own, *(1 - r for r in rim), cv2.BORDER_CONSTANT, value=0)
        core = cv2.distanceTransform(own, cv2.DIST_L2, 5) > radius
        if not core.any():
            continue
        near = cv2.distanceTransform((~core).astype(np.uint8), cv2.DIST_L2, 5) <= 1.5 * radius
        part = (near & (own > 0))[1:-1, 1:-1].astype(np.uint8)
        number, pieces, stats, _ = cv2.connectedComponentsWithStats(part, connectivity=4)
        for piece in range(1, number):
            if stats[piece, cv2.CC_STAT_AREA] >= _SMALLEST_MM2 * scale**2:
                kept[y : y + h, x : x + w][pieces == piece] = count
                count += 1
    if not count:
        return np.zeros_like(labels)
    return _largest_parts(_filled(kept, kept < 0))


def _largest_parts(labels: Labels) -> Labels:
    """Let each region be one piece: its largest; the others go to what surrounds them."""
    loose = np.zeros(labels.shape, np.bool_)
    for label in range(int(labels.max()) + 1):
        box = _box_of(labels, label)
        if box is None:
            continue
        x, y, w, h = box
        own = (labels[y : y + h, x : x + w] == label).astype(np.uint8)
        number, pieces, stats, _ = cv2.connectedComponentsWithStats(own, connectivity=4)
        if number > 2:
            best = int(stats[1:, cv2.CC_STAT_AREA].argmax()) + 1
            loose[y : y + h, x : x + w][(pieces > 0) & (pieces != best)] = True
    if not loose.any():
        return labels
    return _largest_parts(_filled(labels, loose))


def _filled(labels: Labels, gaps: NDArray[np.bool_]) -> Labels:
    """Give each pixel of the gaps the label of the pixel nearest to it."""
    _, nearest = cv2.distanceTransformWithLabels(
        gaps.astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL
    )
    names = np.zeros(int(nearest.max()) + 1, np.int32)
    names[nearest[~gaps]] = labels[~gaps]
    filled: Labels = names[nearest]
    return filled


def _box_of(labels: Labels, label: int) -> tuple[int, int, int, int] | None:
    x, y, w, h = cv2.boundingRect((labels == label).astype(np.uint8))
    return (x, y, w, h) if w else None
