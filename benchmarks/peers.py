"""What one would take instead: samples of points on the boundaries, and who sees which of them.

Each peer gets a board and returns who it finds to see whom. Each uses what spares it work: points
that fields share are asked once, pairs already found are not asked again, and the boundary test is
the cheap one on blockers drawn in by a hair, since the exact predicates that tell touching from
crossing take several times as long.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from functools import partial

import numpy as np
import shapely
from numpy.typing import NDArray

from benchmarks.board import Board

__all__ = ["PEERS", "missing"]

Pairs = NDArray[np.bool_]

_HAIR = 1e-6  # of a map unit: lines that touch a blocker pass


def shapely_samples(board: Board, per_edge: int) -> Pairs:
    """Try the segments between sample points against the prepared blockers."""
    points, owners = board.points(per_edge)
    walls = _walls(board)
    n = len(owners)
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
        ends = np.empty((len(targets), 2, 2))
        ends[:, 0], ends[:, 1] = points[p], points[targets]
        free = ~shapely.intersects(walls, shapely.linestrings(ends))
        found = np.unique(of[targets[free]])
        seen[np.ix_(mine, found)] = True
        seen[np.ix_(found, mine)] = True
    return seen


def _walls(board: Board) -> shapely.Geometry:
    """All blockers as one prepared geometry, drawn in by a hair."""
    blocking = [p for p, b in zip(board.polygons, board.blocks, strict=True) if b]
    union = shapely.union_all(blocking)
    beyond = shapely.union_all(board.polygons)
    rim = shapely.box(*beyond.buffer(1000).bounds).difference(beyond)
    walls = shapely.union(union, rim).buffer(-_HAIR, join_style="mitre")
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
    "pyvispoly vertices": ("pyvispoly", pyvispoly_vertices),
}
"""By name: the package it needs, and the way."""


def missing(peer: str) -> str | None:
    """Name the package that a peer needs and that is not installed, if so."""
    package = PEERS[peer][0]
    return None if importlib.util.find_spec(package) else package
