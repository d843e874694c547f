"""The mesh of a map after some vertices have moved a little: the same borders, other diagonals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain
from math import inf, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.model import GameMap

Int64 = NDArray[np.int64]
Point = tuple[float, float]

_MOST_FLIPS = 200


def moved_mesh(mesh: Mesh, moves: Mapping[int, tuple[int, int]], near: Int64) -> Mesh | None:
    """Return a mesh with vertices moved; None where a vertex would get to a border, or past it.

    Parameters
    ----------
    moves : mapping of int to (int, int)
        Where vertices go, each straight and all at once.
    near : (K,) int64
        All triangles at these vertices.
    """
    xy = mesh.xy.copy()
    for v, to in moves.items():
        xy[v] = to
    if (_areas(xy, mesh.triangles[near]) > 0).all():
        return replace(mesh, xy=xy)
    cut = _Triangles(mesh, moves)
    if not cut.move(near[_may_close(mesh.xy, xy, mesh.triangles[near])].tolist()):
        return None
    triangles, neighbours = mesh.triangles.copy(), mesh.neighbours.copy()
    for t, corners in cut.corners.items():
        triangles[t], neighbours[t] = corners, cut.beyond[t]
    changed = np.array([*cut.corners, *near.tolist()], np.int64)
    if (_areas(xy, triangles[changed]) <= 0).any():
        return None
    return replace(mesh, xy=xy, triangles=triangles, neighbours=neighbours)


def followed_mesh(mesh: Mesh, before: GameMap, after: GameMap) -> Mesh | None:
    """Return the mesh of a map that differs from that of another in places of vertices alone.

    Parameters
    ----------
    mesh : Mesh
        Of the map before.

    Returns
    -------
    Mesh or None
        With the same places and borders as one that is built anew, so that relations are the same.
        None where more is different, a vertex gets to a border, or a border at a moved vertex is
        not named corner by corner: then it has to be built anew.
    """
    fixed = replace(after, vertices=before.vertices, portals=before.portals)
    known = [(p.type, p.between) for p in before.portals]
    if fixed != before or known != [(p.type, p.between) for p in after.portals]:
        return None
    moved = {v: at for v, at in after.vertices.items() if at != before.vertices.get(v)}
    number = {v: k for k, v in enumerate(mesh.vertex_ids)}
    if not moved.keys() <= number.keys() or len(before.vertices) != len(after.vertices):
        return None
    moves = {number[v]: at for v, at in moved.items()}
    near = np.flatnonzero(np.isin(mesh.triangles, list(moves)).any(axis=1))
    rings = chain.from_iterable(item.rings for item in after.fields.values())
    named = {
        frozenset((number.get(a, -1), number.get(b, -1)))
        for ring in rings
        if not moved.keys().isdisjoint(ring)
        for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
        if a in moved or b in moved
    }
    corners, beyond = mesh.triangles[near], mesh.neighbours[near]
    place = mesh.triangle_place
    parted = (beyond < 0) | (place[beyond] != place[near][:, None])
    sides = np.stack([corners, corners[:, [1, 2, 0]]], axis=-1)[parted].tolist()
    drawn = {frozenset(side) for side in sides if not moves.keys().isdisjoint(side)}
    return moved_mesh(mesh, moves, near) if named == drawn else None


def _areas(xy: NDArray[Any], triangles: NDArray[np.int32]) -> NDArray[Any]:
    p, q, r = (xy[triangles[:, k]] for k in range(3))
    u, v = q - p, r - p
    return np.asarray(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0])


def _may_close(before: Int64, after: Int64, triangles: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Tell which triangles may have no area left on the way, a quadratic function of time."""
    start, last = _areas(before, triangles), _areas(after, triangles)
    ends = start.astype(np.float64) + last
    square = 2 * ends - 4 * _areas(before / 2 + after / 2, triangles)
    rise = last.astype(np.float64) - start - square
    dips = (square > 0) & (rise < 0) & (rise * rise >= 3.999 * square * start)
    return np.asarray((last <= 0) | dips)


class _Triangles:
    """Follows the triangles at moving vertices, and turns a diagonal where one loses its area."""

    def __init__(self, mesh: Mesh, moves: Mapping[int, tuple[int, int]]) -> None:
        self._mesh, self._moves = mesh, moves
        self.corners: dict[int, list[int]] = {}
        self.beyond: dict[int, list[int]] = {}

    def move(self, triangles: Iterable[int]) -> bool:
        """Move the vertices; False where one gets to a border."""
        ends = {t: self._end(t, 0.0) for t in triangles}
        for _ in range(_MOST_FLIPS):
            t = min(ends, key=ends.__getitem__, default=-1)
            now = ends.get(t, inf)
            if now == inf:
                return True
            other = self._flip(t, now)
            if other is None:
                return False
            for one in (t, other):
                ends[one] = self._end(one, now)
        return False

    def _known(self, t: int) -> tuple[list[int], list[int]]:
        if t not in self.corners:
            self.corners[t] = self._mesh.triangles[t].tolist()
            self.beyond[t] = self._mesh.neighbours[t].tolist()
        return self.corners[t], self.beyond[t]

    def _at(self, v: int, time: float) -> Point:
        x, y = self._mesh.xy[v].tolist()
        to = self._moves.get(v)
        return (x, y) if to is None else (x + time * (to[0] - x), y + time * (to[1] - y))

    def _area(self, corners: Iterable[int], time: float) -> float:
        (ax, ay), (bx, by), (cx, cy) = (self._at(v, time) for v in corners)
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    def _end(self, t: int, now: float) -> float:
        """Return when a triangle has no area left; ``inf`` if it has some in the end."""
        corners = self.corners.get(t) or self._mesh.triangles[t].tolist()
        start, middle, last = (self._area(corners, k) for k in (0.0, 0.5, 1.0))
        square = 2 * (start + last - 2 * middle)
        rise = last - start - square
        return next((x for x in _roots(square, rise, start) if now < x <= 1), inf)

    def _flip(self, t: int, time: float) -> int | None:
        """Turn the longest side of a flat triangle; the triangle beyond it, or None: a border."""
        corners, beyond = self._known(t)
        at = [self._at(v, time) for v in corners]
        long = [(at[k][0] - at[k - 2][0]) ** 2 + (at[k][1] - at[k - 2][1]) ** 2 for k in range(3)]
        k = long.index(max(long))
        other = beyond[k]
        places = self._mesh.triangle_place
        if other < 0 or places[other] != places[t]:
            return None
        (a, b, c), mine = corners[k:] + corners[:k], beyond[k:] + beyond[:k]
        theirs, past = self._known(other)
        j = past.index(t) if past.count(t) == 1 else theirs.index(b)
        d = theirs[j - 1]
        on, back = past[(j + 1) % 3], past[j - 1]
        self.corners[t], self.beyond[t] = [c, a, d], [mine[2], on, other]
        self.corners[other], self.beyond[other] = [d, b, c], [back, mine[1], t]
        for outside, was, new in ((on, other, t), (mine[1], t, other)):
            if outside >= 0:
                around = self._known(outside)[1]
                around[around.index(was)] = new
        return other


def _roots(square: float, rise: float, start: float) -> list[float]:
    """Return where ``square x² + rise x + start`` falls to 0, in order."""
    if abs(square) < 1e-9:
        return [-start / rise] if rise < 0 else []
    inside = rise * rise - 4 * square * start
    if inside < 0:
        return []
    # Falling: the slope 2 square x + rise is at most 0.
    return [(-rise - sqrt(inside)) / (2 * square)]
