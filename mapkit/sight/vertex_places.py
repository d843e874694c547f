"""Places of vertices on a grid finer than the map's, in what is left of the disc round each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import islice, product
from math import cos, pi

import numpy as np
from numpy.typing import NDArray

from mapkit.sight.pair_lines import PairLines
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redrawn_bounds import SURE

Float64 = NDArray[np.float64]
Moves = Mapping[int, tuple[int, int]]
Regions = Mapping[tuple[int, int], Float64]
"""Convex polygons about where vertices are drawn, by vertex and part."""

_SIDES = 64
"""Of the polygon round the disc that a vertex may move in."""

_FINE = 400
"""The tolerance is so many units of the grid on which places are tried, if the map leaves room."""

_LARGEST = 2.0**27
"""Coordinates of that grid."""

_MAKING_WAY = 60
"""Rounds in which corners and borders make way for each other."""

_COARSE = 12
"""Units of the map's grid: so far from where they are drawn, vertices are put on it."""

_ROUNDINGS = 64
"""Ways to put places on the map's grid that are tried."""

_SQUARE = np.array([(x, y) for x in (0, 1) for y in (0, 1)], np.int64)


class VertexPlaces(PairLines):
    """Chooses places for vertices out of regions, and puts them on the map's own grid.

    Parameters
    ----------
    finder : PairFinder
        Of the map, or of what is near the two.
    tolerance : float
        In map units, above 0.
    """

    def __init__(self, finder: PairFinder, tolerance: float) -> None:
        room = _LARGEST / max(float(np.abs(finder.mesh.xy).max()), 1.0)
        self._finer = max(1, min(round(_FINE / tolerance), int(room)))
        finer = replace(finder.mesh, xy=finder.mesh.xy * self._finer)
        super().__init__(finder.on(finer), tolerance * self._finer)
        self._reach = self._tolerance + SURE
        angles = np.arange(_SIDES) * (2 * pi / _SIDES)
        radius = self._reach / cos(pi / _SIDES)
        self._disc: Float64 = radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)

    def _placed(self, regions: Regions, points: Float64) -> Moves:
        """Return where vertices go; ``points``: one in each region."""
        halves = [(v, k) for k, (v, part) in enumerate(regions) if not part]
        vertices = [v for v, _ in halves]
        by = np.rint(points[[k for _, k in halves]]).astype(np.int64)
        places = (self._mesh.xy[vertices] + by).tolist()
        moves = {
            v: (x, y)
            for v, (x, y), (dx, dy) in zip(vertices, places, by.tolist(), strict=True)
            if dx or dy
        }
        return self._uncrossed(moves, regions)

    def _tried(
        self, a: str, b: str, moves: Moves, wanted: Callable[[int | None], bool]
    ) -> Moves | None:
        """Return moves on the map's grid, near these, that give an answer as it is wanted."""
        for rounded in self._rounded(moves):
            distance = self.answer_on(rounded, a, b)
            if distance != 0 and wanted(distance):
                return {v: (x // self._finer, y // self._finer) for v, (x, y) in rounded.items()}
        return None

    def _near(self, region: Float64) -> bool:
        """Tell whether some of a region is in the disc."""
        return bool(np.hypot(*least_of(region)) <= self._reach)

    def _uncrossed(self, moves: Moves, regions: Regions) -> Moves:
        """Let corners and borders that moves lead to and past make way, within their regions."""
        if self._moved(moves) is not None:
            return moves
        drawn = self._mesh.xy.astype(np.float64)
        by = np.zeros_like(drawn)
        for v, to in moves.items():
            by[v] = np.array(to) - drawn[v]
        ends = self._sides
        gap = np.minimum(_heights(drawn[ends])[0] / 2, 1.5 * self._finer)
        for _ in range(_MAKING_WAY):
            heights, part, normal = _heights((drawn + by)[ends])
            lacks = gap - heights
            short = np.flatnonzero((lacks > 0) & (part > 0) & (part < 1))
            if not len(short):
                break
            for k in short.tolist():
                a, b, c = ends[k].tolist()
                for v, share in ((a, part[k] - 1), (b, -part[k]), (c, 1.0)):
                    by[v] = self._back(by[v] + share * lacks[k] * normal[k], regions.get((v, 0)))
        found = np.rint(by).astype(np.int64)
        where = np.flatnonzero(found.any(axis=1)).tolist()
        return {v: (int(x), int(y)) for v in where for x, y in [self._mesh.xy[v] + found[v]]}

    def _back(self, by: Float64, region: Float64 | None) -> Float64:
        """Return the nearest point of a region, or of the disc."""
        if region is not None:
            by = by + least_of(region - by)
        return np.asarray(by * min(1.0, (self._tolerance - 1) / max(float(np.hypot(*by)), 1e-9)))

    @cached_property
    def _sides(self) -> NDArray[np.int32]:
        """(K, 3) The ends of the sides of triangles that are borders, and the third corner."""
        mesh = self._mesh
        border = mesh.triangle_place[mesh.neighbours] != mesh.triangle_place[:, None]
        t, k = np.nonzero(border & (mesh.neighbours >= 0))
        return np.stack([mesh.triangles[t, (k + j) % 3] for j in range(3)], axis=1)

    @cached_property
    def _grid(self) -> Float64:
        """(K, 2) How vertices may move on the map's own grid, if it is coarse."""
        reach = min(int(self._tolerance / self._finer), _COARSE)
        steps = np.arange(-reach, reach + 1) * float(self._finer)
        grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
        return np.asarray(grid[np.hypot(*grid.T) <= self._tolerance])

    def _rounded(self, moves: Moves) -> Iterator[Moves]:
        """Yield the moves with places on the map's own grid, which are near, nearest first."""
        near: list[list[tuple[float, int, tuple[int, int]]]] = []
        for v, to in moves.items():
            off = np.array(to) - self._mesh.xy[v]
            points = self._finer * (off // self._finer + _SQUARE)
            points = points[np.hypot(*points.T) <= self._tolerance]
            by = ((points - off) ** 2).sum(axis=1)
            places = (self._mesh.xy[v] + points).tolist()
            near.append([(d, v, (x, y)) for d, (x, y) in zip(by.tolist(), places, strict=True)])
        ways = islice(product(*(sorted(own)[:2] for own in near)), _ROUNDINGS)
        for way in sorted(ways, key=lambda way: sum(d for d, _, _ in way)):
            yield {v: to for _, v, to in way}


def _heights(corners: Float64) -> tuple[Float64, Float64, Float64]:
    """Return how far third corners of triangles, (K, 3, 2), are from their first sides.

    And where on the sides, 0 to 1, the foot is, and which way is to the left of them.
    """
    along = corners[:, 1] - corners[:, 0]
    off = corners[:, 2] - corners[:, 0]
    length = np.maximum(np.hypot(*along.T), 1e-9)
    normal = np.stack([-along[:, 1], along[:, 0]], axis=1) / length[:, None]
    return (off * normal).sum(axis=1), (off * along).sum(axis=1) / length**2, normal


def least_of(region: Float64) -> Float64:
    """Return the point of a convex region that is nearest to the origin."""
    after = np.roll(region, -1, axis=0)
    if ((region[:, 0] * after[:, 1] - region[:, 1] * after[:, 0]) > 0).all():
        return np.zeros(2)
    away, nearest = distances(np.stack([region, after], axis=1))
    return np.asarray(nearest[away.argmin()])


def distances(ends: Float64) -> tuple[Float64, Float64]:
    """Return how far segments, (K, 2, 2), are from the origin, and their nearest points."""
    start, along = ends[:, 0].astype(np.float64), (ends[:, 1] - ends[:, 0]).astype(np.float64)
    part = -(start * along).sum(axis=1) / np.maximum((along**2).sum(axis=1), 1e-9)
    nearest = start + np.clip(part, 0, 1)[:, None] * along
    return np.hypot(*nearest.T), nearest
