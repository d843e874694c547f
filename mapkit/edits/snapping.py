"""Where a mouse position snaps to: vertices, edges, guides, the grid."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.model import COORDINATE_LIMIT, GameMap, Point

_LIMIT = COORDINATE_LIMIT - 1


@dataclass(frozen=True, slots=True)
class Snap:
    """A position after snapping."""

    point: Point
    """In map units; rounded, so on a slanted edge it may lie beside it by less than a unit."""
    kind: str = "none"
    """``vertex``, ``edge``, ``guide``, ``grid`` or ``none``."""
    vertex: str | None = None
    """The vertex it snapped to."""
    edge: tuple[str, str] | None = None
    """The ends of the edge it snapped to."""


class Snapper:
    """Vertices and edges of one map, ready to be searched.

    Building it takes about 10 ms for 1,000 fields, a search 0.05 ms: it looks at what lies between
    two uprights, in arrays that are sorted from left to right. They are so short that numpy does
    not release the GIL each time, which the editor's window would then have to wait for again.
    """

    def __init__(self, game_map: GameMap) -> None:
        vertices = game_map.vertices
        self._ids = [
            v for v, (x, y) in vertices.items() if -_LIMIT <= x <= _LIMIT and -_LIMIT <= y <= _LIMIT
        ]
        index = {v: i for i, v in enumerate(self._ids)}
        self._xy: NDArray[np.float64] = np.array(
            [vertices[v] for v in self._ids], dtype=np.float64
        ).reshape(-1, 2)
        self._order = np.argsort(self._xy[:, 0], kind="stable")
        self._sorted = self._xy[self._order]
        self._xs: list[float] = self._sorted[:, 0].tolist()
        edges: dict[tuple[int, int], None] = {}
        for item in game_map.fields.values():
            for ring in item.rings:
                at = [index[v] for v in ring if v in index]
                for a, b in zip(at, [*at[1:], *at[:1]], strict=True):
                    edges[(a, b) if a < b else (b, a)] = None
        ends: NDArray[np.int64] = np.array(list(edges), dtype=np.int64).reshape(-1, 2)
        low = np.minimum(self._xy[ends[:, 0]], self._xy[ends[:, 1]])
        self._edge_order = np.argsort(low[:, 0], kind="stable")
        self._edges = ends[self._edge_order]
        start, end = self._xy[self._edges[:, 0]], self._xy[self._edges[:, 1]]
        self._start: NDArray[np.float64] = start
        self._along: NDArray[np.float64] = end - start
        self._low, self._high = np.minimum(start, end), np.maximum(start, end)
        self._lefts: list[float] = self._low[:, 0].tolist()
        self._widest = float(np.abs(self._along[:, 0]).max(initial=0.0))
        self._length2 = np.maximum((self._along**2).sum(axis=1), 1.0)
        width, height = (size / game_map.unit_mm for size in game_map.size_mm)
        self._rim: tuple[tuple[str, float], ...] = ()
        if width > 0 and height > 0:
            self._rim = (("x", 0.0), ("x", width), ("y", 0.0), ("y", height))

    def snap(
        self,
        point: tuple[float, float],
        radius: float,
        *,
        exclude: Collection[str] = (),
        grid: float | None = None,
        guides: Sequence[tuple[str, float]] = (),
        step: float | None = None,
    ) -> Snap:
        """Find where a position snaps to: the nearest vertex, else edge, guide, grid point.

        Parameters
        ----------
        point : (float, float)
            In map units.
        radius : float
            How far vertices, edges and guides reach, in map units; at a crossing of two guides
            both apply. The grid applies everywhere.
        exclude : collection of str
            Vertices that are being moved: nothing snaps to them or their edges.
        grid : float, optional
            Spacing of the grid in map units, from the origin. On an edge a position snaps to
            where its lines cross the edge.
        guides : sequence of (str, float)
            ``("x", 1200.0)`` is a vertical guide, ``("y", 800.0)`` a horizontal one. The rim of
            the board is a guide in any case. On an edge a position snaps to where they cross it.
        step : float, optional
            In map units: what snaps to nothing else goes to whole steps, so that files hold round
            numbers. On an edge at least one of the coordinates is whole steps.
        """
        out = frozenset(exclude)
        return (
            self._vertex(point, radius, out)
            or self._edge(point, radius, out, (*guides, *self._rim), grid or step)
            or _guide(point, radius, (*guides, *self._rim), grid or step)
            or _grid(point, grid)
            or Snap(_rounded(*(_on_grid(point, step) if step else point)))
        )

    def _vertex(
        self, point: tuple[float, float], radius: float, out: frozenset[str]
    ) -> Snap | None:
        here = slice(
            bisect_left(self._xs, point[0] - radius), bisect_right(self._xs, point[0] + radius)
        )
        d = self._sorted[here] - point
        near = np.nonzero((np.abs(d) <= radius).all(axis=1))[0]
        distances = np.hypot(*d[near].T).tolist()
        rows = self._order[here][near].tolist()
        for distance, row in sorted(zip(distances, rows, strict=True)):
            if distance > radius:
                return None
            if self._ids[row] not in out:
                x, y = self._xy[row].tolist()
                return Snap((int(x), int(y)), "vertex", vertex=self._ids[row])
        return None

    def _edge(
        self,
        point: tuple[float, float],
        radius: float,
        out: frozenset[str],
        guides: Sequence[tuple[str, float]],
        grid: float | None,
    ) -> Snap | None:
        near, foot, distances = self._edges_near(point, radius)
        start, along = self._start[near], self._along[near]
        rows = self._edge_order[near].tolist()
        for distance, _, k in sorted(zip(distances, rows, range(len(rows)), strict=True)):
            if distance > radius:
                return None
            a, b = (self._ids[i] for i in self._edges[near[k]].tolist())
            if a not in out and b not in out:
                nearest = (float(foot[k][0]), float(foot[k][1]))
                ends = (tuple(start[k].tolist()), tuple((start[k] + along[k]).tolist()))
                place = _crossed(point, radius, nearest, ends, guides, grid)
                return Snap(_rounded(*place), "edge", edge=(a, b))
        return None

    def _edges_near(
        self, point: tuple[float, float], radius: float
    ) -> tuple[NDArray[np.int64], NDArray[np.float64], list[float]]:
        """Return edges whose boxes come so near, with the nearest places on them and how far."""
        p = np.array(point)
        first = bisect_left(self._lefts, point[0] - radius - self._widest)
        here = slice(first, bisect_right(self._lefts, point[0] + radius))
        met = (self._low[here] <= p + radius) & (self._high[here] >= p - radius)
        near = first + np.nonzero(met.all(axis=1))[0]
        start, along = self._start[near], self._along[near]
        share = np.clip(((p - start) * along).sum(axis=1) / self._length2[near], 0.0, 1.0)
        foot = start + share[:, None] * along
        return near, foot, np.hypot(*(foot - p).T).tolist()

    def aimed(
        self,
        point: tuple[float, float],
        start: Point,
        before: Point | None,
        *,
        radius: float,
        step: float,
    ) -> Snap:
        """Find where a line ends that runs parallel or square to what is there.

        That is the board's sides, the border that it begins at and the line before; the direction
        that is nearest to the position counts.

        Parameters
        ----------
        point : (float, float)
            The position.
        start, before : (int, int)
            Where the line begins, and where the one before it began, if there is one.
        radius : float
            The line ends on the border or rim that it meets so near to the position.
        step : float
            Otherwise its length is whole steps. All in map units.
        """
        near, _, distances = self._edges_near(start, 1.0)
        touched = [k for k, far in zip(near.tolist(), distances, strict=True) if far <= 1.0]
        ways = [1.0 + 0j, *(complex(*self._along[k].tolist()) for k in touched)]
        if before is not None:
            ways.append(complex(*start) - complex(*before))
        begin, reach = complex(*start), complex(*point) - complex(*start)
        units = [way / abs(way) * turn for way in ways if way for turn in (1, 1j)]
        way = max(units, key=lambda unit: abs((reach * unit.conjugate()).real))
        far = (reach * way.conjugate()).real
        end = begin + far * way
        found: list[tuple[float, complex, str, tuple[str, str] | None]] = []
        for k in self._edges_near((end.real, end.imag), radius)[0].tolist():
            edge, corner = complex(*self._along[k].tolist()), complex(*self._start[k].tolist())
            across = (edge.conjugate() * way).imag
            if across:
                there = ((corner - begin) * edge.conjugate()).imag / across
                share = (((begin + there * way) - corner) * edge.conjugate()).real
                if -abs(edge) <= share <= abs(edge) ** 2 + abs(edge):
                    a, b = (self._ids[i] for i in self._edges[k].tolist())
                    found.append((abs(there - far), begin + there * way, "edge", (a, b)))
        for axis, value in self._rim:
            along, at = (way.real, begin.real) if axis == "x" else (way.imag, begin.imag)
            if abs(along) > 1e-9:
                there = (value - at) / along
                found.append((abs(there - far), begin + there * way, "guide", None))
        reached = [one for one in found if one[0] <= radius]
        if not reached:
            end = begin + round(far / step) * step * way
            return Snap(_rounded(end.real, end.imag))
        _, end, kind, ends = min(reached, key=lambda one: one[0])
        place = _rounded(end.real, end.imag)
        corner_there = self._vertex(place, 1.0, frozenset())
        return corner_there or Snap(place, kind, edge=ends)


def _crossed(
    point: tuple[float, float],
    radius: float,
    foot: tuple[float, float],
    ends: tuple[tuple[float, ...], tuple[float, ...]],
    guides: Sequence[tuple[str, float]],
    grid: float | None,
) -> tuple[float, float]:
    """Return where a guide near a point crosses an edge, else a line of the grid, else the foot."""
    held = [("xy".index(axis), value) for axis, value in guides]
    near = [at for at in _crossings(ends, held) if math.dist(at, point) <= radius]
    if not near and grid is not None and grid > 0:
        near = _crossings(ends, [(k, round(foot[k] / grid) * grid) for k in (0, 1)])
    return min(near, key=lambda at: math.dist(at, point), default=foot)


def _crossings(
    ends: tuple[tuple[float, ...], tuple[float, ...]], lines: Sequence[tuple[int, float]]
) -> list[tuple[float, float]]:
    """Return where upright (0) and level (1) lines cross an edge."""
    (ax, ay), (bx, by) = ends
    found = []
    for axis, value in lines:
        low, high = ends[0][axis], ends[1][axis]
        if low != high and min(low, high) <= value <= max(low, high):
            share = (value - low) / (high - low)
            found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return found


def _guide(
    point: tuple[float, float],
    radius: float,
    guides: Sequence[tuple[str, float]],
    grid: float | None,
) -> Snap | None:
    place = list(point if grid is None else _on_grid(point, grid))
    held = False
    for axis, k in (("x", 0), ("y", 1)):
        lines = [value for name, value in guides if name == axis]
        nearest = min(lines, key=lambda value: abs(value - point[k]), default=None)
        if nearest is not None and abs(nearest - point[k]) <= radius:
            place[k] = nearest
            held = True
    return Snap(_rounded(*place), "guide") if held else None


def _grid(point: tuple[float, float], grid: float | None) -> Snap | None:
    return Snap(_rounded(*_on_grid(point, grid)), "grid") if grid and grid > 0 else None


def _on_grid(point: tuple[float, float], grid: float) -> tuple[float, float]:
    if grid <= 0:
        return point
    return round(point[0] / grid) * grid, round(point[1] / grid) * grid


def _rounded(x: float, y: float) -> Point:
    return (max(-_LIMIT, min(_LIMIT, round(x))), max(-_LIMIT, min(_LIMIT, round(y))))
