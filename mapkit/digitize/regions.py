"""Regions of a picture: many at first, each round a place far from all borders, then merged.

Two regions are merged where the picture gives no evidence of a border between them, the least
likely border first. What is too narrow or too small for a field goes to its neighbours.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.across import MIRRORED, WIDTH, Print, profiles
from mapkit.digitize.basins import Labels
from mapkit.digitize.evidence import Evidence, Image, Progress

NARROWEST_MM = 4.0
SMALLEST_MM2 = 130.0


_EDGES = np.array([0.03, 0.08, 0.15, 0.25, 0.4, 0.55, 0.7, 0.85])
_BINS = len(_EDGES) + 1
_CLEAR_MM = (1.5, 3.0)  # of junctions: where a border begins to count, and until it counts whole
_UNSEEN = 0.02
_VALUES = np.array([0.0, 0.05, 0.11, 0.2, 0.32, 0.47, 0.62, 0.78, 0.93])

_PROFILE = np.s_[_BINS + 1 :]
_FROM_THE_OTHER_SIDE = np.append(np.arange(_BINS + 1), MIRRORED + _BINS + 1)
_SURE = 2.5  # as a logarithm of odds
_SURE_MM = 8.0

_WEIGHTS = np.array([-3.78, 8.02, -1.96, -2.49, 5.73, -0.32])
"""Of :meth:`BorderGraph.features`, from ``tools/train_borders/fit.py``."""

_MARK_MM2 = 2.0
_LAID = 0.2  # what is so much of a thing on the board is no mark
_FIELD_MM2 = 300.0  # regions that are larger tell how many fields of the board have no mark
_TWO_MARKS = 0.5  # as a logarithm of odds: for a border between regions that both have marks
_NO_MARK = 3.0  # how much it counts that fields without a mark are rarer than the next
_RARE = 0.15


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


class BorderGraph:
    """Regions and the borders between them, with what the picture says of each border.

    ``labels`` may be -1 beyond the area that is looked at; there are no borders with that.
    """

    def __init__(self, labels: Labels, evidence: Evidence) -> None:
        self.labels = labels
        self.scale = evidence.scale
        count = int(labels.max()) + 1
        self.area = np.bincount(labels[labels >= 0], minlength=count) / self.scale**2
        reach = 2 * max(1, round(0.5 * self.scale)) + 1
        kernel = np.ones((reach, reach), np.uint8)
        seen = cv2.dilate(evidence.border, kernel)
        weight = np.where(evidence.hidden, np.float32(_UNSEEN), self._off_junctions())
        self.sums: dict[tuple[int, int], NDArray[np.float64]] = {}
        for a, b, at_seen, at_weight, step in (
            (labels[:, :-1], labels[:, 1:], seen[:, 1:], weight[:, 1:], (0, 1)),
            (labels[:-1], labels[1:], seen[1:], weight[1:], (1, 0)),
        ):
            differ = (a != b) & (a >= 0) & (b >= 0)
            first, second = np.minimum(a, b)[differ], np.maximum(a, b)[differ]
            key = first.astype(np.int64) * count + second
            names, index = np.unique(key, return_inverse=True)
            bins = index * (_BINS + 1) + np.searchsorted(_EDGES, at_seen[differ])
            counts = np.bincount(bins, at_weight[differ], len(names) * (_BINS + 1))
            table = np.zeros((len(names), _BINS + 1 + WIDTH))
            table[:, : _BINS + 1] = counts.reshape(len(names), _BINS + 1)
            table[:, _BINS] = np.bincount(index, minlength=len(names))
            across = profiles(a[differ], b[differ], np.nonzero(differ), step, evidence)
            order = np.argsort(index, kind="stable")
            starts = np.searchsorted(index[order], np.arange(len(names)))
            if len(names):
                table[:, _PROFILE] = np.add.reduceat(across[order], starts)
            for name, row in zip(names.tolist(), table, strict=True):
                pair = divmod(name, count)
                self.sums[pair] = self.sums.get(pair, 0) + row
        self.marks = _marks_in(labels, evidence, count)
        self.around = np.zeros(count)
        for pair, row in self.sums.items():
            self.around[list(pair)] += self.length(row)
        sure = (
            row[_PROFILE]
            for row in self.sums.values()
            if self.length(row) > _SURE_MM and self.features(row) @ _WEIGHTS > _SURE
        )
        self._print = Print(sure, self.scale)

    def length(self, sums: NDArray[np.float64]) -> float:
        """Return how long a border is, in mm."""
        return float(sums[_BINS]) / self.scale

    @staticmethod
    def turned(sums: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the sums of a border as seen from its other side."""
        found: NDArray[np.float64] = sums[_FROM_THE_OTHER_SIDE]
        return found

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
        weight: Image = np.clip((far - _CLEAR_MM[0]) / _CLEAR_MM[1], _UNSEEN, 1).astype(np.float32)
        return weight

    def features(self, sums: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the evidence for a border.

        How well it is seen on average, how well a tenth, three tenths and half of it at most, and
        how long it is.
        """
        seen = sums[:_BINS]
        total = np.cumsum(seen)
        low = [_VALUES[min(int(np.searchsorted(total, share * total[-1])), _BINS - 1)]
               for share in (0.1, 0.3, 0.5)]  # fmt: skip
        mean = seen @ _VALUES / max(float(total[-1]), 1e-6)
        return np.array([1.0, mean, *low, min(np.log(self.length(sums)), 4.5)])

    def likelihood(self, sums: NDArray[np.float64], more: float = 0.0) -> float:
        """Return how likely a border is, from 0 to 1, with more logarithms of odds for it."""
        odds = float(self.features(sums) @ _WEIGHTS) + self._print.odds(sums[_PROFILE])
        return float(1 / (1 + np.exp(-odds - more)))

    def _beside(self) -> dict[int, dict[int, NDArray[np.float64]]]:
        """Return the borders of each region, as seen from it."""
        beside: dict[int, dict[int, NDArray[np.float64]]] = {}
        for (a, b), row in self.sums.items():
            beside.setdefault(a, {})[b] = row
            beside.setdefault(b, {})[a] = self.turned(row)
        return beside

    def merged(
        self, least: float, *, clicked: Sequence[int] = (), progress: Progress | None = None
    ) -> Regions:
        """Merge neighbours until every border is likely enough and no region is too small.

        Most boards print a number or a symbol into each field. So two regions with marks are
        likelier two, and in the end one without, where these are rare, belongs to a neighbour.

        Parameters
        ----------
        least : float
            How likely a border has to be to stay.
        clicked : sequence of int
            Different regions. If any are given, each stays apart from the others, and all other
            regions are merged with them.
        progress : callable, optional
            Gets (steps done, steps in all); raising stops the work.
        """
        area, around, marks = self.area.copy(), self.around.copy(), self.marks * (not clicked)
        rare: float | None = None  # what no mark says against a region, once that is known
        kept = np.zeros(len(area), bool)
        kept[list(clicked)] = True
        beside = self._beside()
        into = np.arange(len(area))
        version: dict[tuple[int, int], int] = {}
        heap: list[tuple[float, int, int, int]] = []

        def push(a: int, b: int) -> None:
            pair = (min(a, b), max(a, b))
            version[pair] = version.get(pair, 0) + 1
            if kept[a] and kept[b]:
                return
            more = _TWO_MARKS if marks[a] and marks[b] else rare or 0.0
            chance = self.likelihood(beside[a][b], more)
            # What is too small for a field, as a number that was clicked, takes what is round it.
            chance -= is_small(area[a], around[a]) or is_small(area[b], around[b])
            heapq.heappush(heap, (chance, version[pair], *pair))

        def push_all() -> None:
            for a, others in beside.items():
                for b in others:
                    if a < b:
                        push(a, b)

        push_all()
        most = len(area)
        while heap:
            rank, stamp, a, b = heapq.heappop(heap)
            if version.get((a, b)) != stamp or b not in beside.get(a, {}):
                continue
            if rank >= least and not clicked:
                if rare is not None:
                    break
                rare = _against(marks, area, beside)
                heap.clear()
                push_all()
                continue
            shared = self.length(beside[a][b])
            for other, row in beside.pop(b).items():
                del beside[other][b]
                version[(min(b, other), max(b, other))] = -1
                if other == a:
                    continue
                total = beside[a].get(other, 0) + row
                beside[a][other], beside[other][a] = total, self.turned(total)
            into[into == b] = a
            area[a] += area[b]
            around[a] += around[b] - 2 * shared
            marks[a] += marks[b]
            kept[a] |= kept[b]
            for other in beside[a]:
                push(a, other)
            if progress and len(beside) % 16 == 0:
                progress(most - len(beside), most)
        names, dense = np.unique(into, return_inverse=True)
        place = {int(n): k for k, n in enumerate(names)}
        borders = {
            (place[a], place[b]): self.likelihood(row)
            for a in beside for b, row in beside[a].items() if a < b
        }  # fmt: skip
        merged = np.append(dense, -1).astype(np.int32)[self.labels]
        cleared = without_slivers(merged, self.scale, clicked=bool(clicked))
        return Regions(cleared, borders)


def _marks_in(labels: Labels, evidence: Evidence, count: int) -> NDArray[np.int64]:
    """Return how many numbers and symbols each region has; one on a border is where most of it is.

    ``count`` is the number of regions.
    """
    _, parts, stats, _ = cv2.connectedComponentsWithStats(evidence.marks.astype(np.uint8))
    size = stats[:, cv2.CC_STAT_AREA]
    laid = np.bincount(parts.ravel(), evidence.things.ravel(), minlength=len(size))
    large = (size >= _MARK_MM2 * evidence.scale**2) & (laid < _LAID * size)
    large[0] = False
    at = large[parts] & (labels >= 0)
    keys, often = np.unique(parts[at].astype(np.int64) * count + labels[at], return_counts=True)
    order = np.lexsort((-often, keys // count))
    first = np.unique(keys[order] // count, return_index=True)[1]
    return np.bincount(keys[order][first] % count, minlength=count)


def _against(marks: NDArray[np.int64], area: NDArray[np.float64], regions: Iterable[int]) -> float:
    """Return what speaks against a border of a region without a mark, as a logarithm of odds."""
    large = [k for k in regions if area[k] > _FIELD_MM2]
    without = (sum(not marks[k] for k in large) + 1) / (len(large) + 2)
    return _NO_MARK * min(0.0, float(np.log(without / _RARE)))


def is_small(area: float, around: float) -> bool:
    """Return whether a region is too small or too narrow for a field, by its area and outline."""
    return area < SMALLEST_MM2 or 2 * area / max(around, 1e-9) < NARROWEST_MM


def without_slivers(labels: Labels, scale: float, *, clicked: bool = False) -> Labels:
    """Give what is too narrow for a field, as between the sides of a wall, to its neighbours.

    Parameters
    ----------
    labels : (H, W) int32
        From 0; -1 is beyond the area that is looked at, and stays.
    scale : float
        Pixels a mm.
    clicked : bool
        Whether somebody has asked for each region: then each stays, as one piece.
    """
    height, width = labels.shape
    radius = NARROWEST_MM / 2 * scale
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
        deep = cv2.distanceTransform(own, cv2.DIST_L2, 5)
        core = deep > (min(radius, 0.7 * float(deep.max())) if clicked else radius)
        if not core.any():
            continue
        near = cv2.distanceTransform((~core).astype(np.uint8), cv2.DIST_L2, 5) <= 1.5 * radius
        part = (near & (own > 0))[1:-1, 1:-1].astype(np.uint8)
        _, pieces, stats, _ = cv2.connectedComponentsWithStats(part, connectivity=4)
        areas = stats[:, cv2.CC_STAT_AREA]
        large = 1 + np.nonzero(areas[1:] >= SMALLEST_MM2 * scale**2)[0]
        for piece in [1 + int(areas[1:].argmax())] if clicked else large.tolist():
            kept[y : y + h, x : x + w][pieces == piece] = count
            count += 1
    if not count:
        return np.minimum(labels, 0)
    found = _largest_parts(_filled(kept, kept < 0))
    found[labels < 0] = -1
    return found


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
