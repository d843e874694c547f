"""The alternatives: sample points on the boundaries, and which of them see each other.

Each peer gets a board and returns the pairs that it finds to see each other. Each avoids needless
work: points that fields share are asked once, pairs already found are not asked again. The boundary
test is the cheap one, on blockers that are shrunk a little: the exact predicates, which tell
touching from crossing, take several times as long.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from benchmarks.board import Board
from benchmarks.rays import SINGLE_HAIR, FreeLines, embree_lines, warp_lines

Pairs = NDArray[np.bool_]

_HAIR = 1e-6  # of a map unit: lines that touch a blocker pass


def shapely_samples(board: Board, per_edge: int) -> Pairs:
    """Try the segments between sample points against the prepared blockers."""
    return _samples(board, per_edge, _shapely_lines, _HAIR)


def _shapely_lines(walls: shapely.Geometry) -> FreeLines:
    def free(point: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.bool_]:
        ends = np.empty((len(others), 2, 2))
        ends[:, 0], ends[:, 1] = point, others
        met = np.asarray(shapely.intersects(walls, shapely.linestrings(ends)))
        return ~met

    return free


def ray_samples(board: Board, per_edge: int, caster: Callable[[Any], FreeLines]) -> Pairs:
    """Try the same segments as rays against upright walls."""
    return _samples(board, per_edge, caster, SINGLE_HAIR)


def _samples(board: Board, per_edge: int, caster: Callable[[Any], FreeLines], hair: float) -> Pairs:
    points, owners = board.points(per_edge)
    walls = _walls(board, hair)
    free = caster(walls)
    outside = ~shapely.contains_xy(walls, points[:, 0], points[:, 1])
    points, owners = points[outside], [o for o, keep in zip(owners, outside, strict=True) if keep]
    most = max(map(len, owners))
    of = np.array([o + o[:1] * (most - len(o)) for o in owners])  # (P, most) owners of each point
    n = len(board.polygons)
    seen = board.neighbours | np.eye(n, dtype=bool)
    for p in range(len(points)):
        mine = np.unique(of[p])
        later = of[p + 1 :]
        # A point is worth a line where one of my fields has not seen one of its fields yet.
        worth = ~seen[np.ix_(mine, np.arange(n))].all(axis=0)
        targets = p + 1 + np.nonzero(worth[later].any(axis=1))[0]
        if not len(targets):
            continue
        found = np.unique(of[targets[free(points[p], points[targets])]])
        seen[np.ix_(mine, found)] = True
        seen[np.ix_(found, mine)] = True
    return seen


def _walls(board: Board, hair: float) -> shapely.Geometry:
    """All blockers as one prepared geometry, drawn in by a hair."""
    blocking = [p for p, b in zip(board.polygons, board.blocks, strict=True) if b]
    union = shapely.union_all(blocking)
    beyond = shapely.union_all(board.polygons)
    rim = shapely.box(*beyond.buffer(1000).bounds).difference(beyond)
    walls = shapely.union(union, rim).buffer(-hair, join_style="mitre")
    shapely.prepare(walls)
    return walls


def pyvispoly_vertices(board: Board, per_edge: int = 0) -> Pairs:
    """Take the visibility polygon of every vertex, and the fields that it meets."""
    import pyvispoly  # noqa: PLC0415 - an extra

    def ring(line: shapely.LinearRing) -> pyvispoly.Polygon:
        return pyvispoly.Polygon([pyvispoly.Point(x, y) for x, y in line.coords[:-1]])

    blocking = [p for p, b in zip(board.polygons, board.blocks, strict=True) if b]
    free = shapely.union_all(board.polygons).difference(shapely.union_all(blocking))
    rooms = []
    for part in shapely.get_parts(shapely.orient_polygons(free)):
        holes = [ring(hole) for hole in part.interiors]
        walls = pyvispoly.PolygonWithHoles(ring(part.exterior), holes)
        rooms.append((part, pyvispoly.VisibilityPolygonCalculator(walls)))
    for part, _ in rooms:
        shapely.prepare(part)
    points, owners = board.points(per_edge, vertices=True)
    tree = shapely.STRtree(board.polygons)
    n = len(board.polygons)
    seen = board.neighbours | np.eye(n, dtype=bool)
    for (x, y), owned in zip(points.tolist(), owners, strict=True):
        mine = np.array(owned)
        query = pyvispoly.Point(x, y)
        for part, calculator in rooms:
            if not shapely.intersects_xy(part, x, y):
                continue
            visible = calculator.compute_visibility_polygon(query)
            shape = shapely.Polygon([(float(p.x()), float(p.y())) for p in visible.boundary()])
            found = tree.query(shape, predicate="dwithin", distance=10 * _HAIR)
            seen[np.ix_(mine, found)] = True
            seen[np.ix_(found, mine)] = True
    return seen


PEERS: dict[str, tuple[str, Callable[[Board], Pairs]]] = {
    "shapely k=1": ("shapely", partial(shapely_samples, per_edge=1)),
    "shapely k=7": ("shapely", partial(shapely_samples, per_edge=7)),
    "embree k=1": ("embreex", partial(ray_samples, per_edge=1, caster=embree_lines)),
    "embree k=7": ("embreex", partial(ray_samples, per_edge=7, caster=embree_lines)),
    "warp k=1": ("warp-lang", partial(ray_samples, per_edge=1, caster=warp_lines)),
    "warp k=7": ("warp-lang", partial(ray_samples, per_edge=7, caster=warp_lines)),
    "pyvispoly vertices": ("pyvispoly", pyvispoly_vertices),
}
"""By name: the distribution it needs, and the way."""

SLOW = ("shapely k=7", "embree k=7", "warp k=7")
"""Those that take minutes on maps of 300 fields."""


def version_of(peer: str) -> str | None:
    """Return the version of what a peer needs; None where that is not installed."""
    try:
        return version(PEERS[peer][0])
    except PackageNotFoundError:
        return None
