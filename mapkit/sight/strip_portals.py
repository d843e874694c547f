"""The place of a portal as pieces of the boundary that two fields share."""

from __future__ import annotations

import heapq
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.model import Point
from mapkit.sight.strip_outlines import Outline

SCALE = 1024
"""Parts of a map unit: portals may end between the grid points of a slanted boundary."""

_Spot = tuple[int, float]  # a side of the boundary, and how far along it (0 to 1)


def portal_pieces(
    mesh: Mesh, start: Outline, target: Outline, places: Sequence[tuple[Point, Point]]
) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
    """Lay portals on the boundary between two fields.

    Parameters
    ----------
    places : sequence of (point, point)
        The two ends of every portal, in map units; each moves to the nearest point of the shared
        boundary, and the shorter way along the boundary between them is the portal's place.

    Returns
    -------
    xy : (N, 2) int64
        The mesh's vertices and then the portals' ends, all times ``SCALE``.
    pieces : (L, 2) int32
        Pairs of these points, the start field to the left of each.
    """
    points = [(x * SCALE, y * SCALE) for x, y in mesh.xy.tolist()]
    number = {p: i for i, p in enumerate(points)}
    sides = _shared_sides(mesh, start, target)
    pieces: set[tuple[int, int]] = set()
    for first, last in places if sides else ():
        spots = [_nearest(mesh, sides, p) for p in (first, last)]
        for side, begin, end in _way(mesh, sides, spots[0], spots[1]):
            ends = []
            for share in (begin, end):
                a, b = mesh.xy[list(sides[side])].tolist()
                p = tuple(round(SCALE * (u + share * (v - u))) for u, v in zip(a, b, strict=True))
                ends.append(number.setdefault((p[0], p[1]), len(number)))
            if ends[0] != ends[1]:
                pieces.add((ends[0], ends[1]))
    xy = np.array(list(number), np.int64).reshape(-1, 2)
    return xy, np.array(sorted(pieces), np.int32).reshape(-1, 2)


def _shared_sides(mesh: Mesh, start: Outline, target: Outline) -> list[tuple[int, int]]:
    """Vertex pairs of the shared boundary, the start field to their left."""
    t, k = np.divmod(start.sides, 3)
    other = mesh.neighbours[t, k]
    shared = (other >= 0) & target.places[mesh.triangle_place[other]]
    t, k = t[shared], k[shared]
    ends = np.stack([mesh.triangles[t, k], mesh.triangles[t, (k + 1) % 3]], axis=1)
    return [(a, b) for a, b in ends.tolist()]


def _nearest(mesh: Mesh, sides: list[tuple[int, int]], point: Point) -> _Spot:
    a = mesh.xy[[s[0] for s in sides]].astype(float)
    along = mesh.xy[[s[1] for s in sides]] - a
    off = np.array(point) - a
    share = np.clip((off * along).sum(axis=1) / (along**2).sum(axis=1), 0.0, 1.0)
    away = ((off - share[:, None] * along) ** 2).sum(axis=1)
    best = int(away.argmin())
    return best, float(share[best])


def _way(
    mesh: Mesh, sides: list[tuple[int, int]], first: _Spot, last: _Spot
) -> list[tuple[int, float, float]]:
    """Parts of sides, from lesser to greater share, on the shortest way between two spots."""
    if first[0] == last[0]:
        return [(first[0], min(first[1], last[1]), max(first[1], last[1]))]
    lengths = [float(np.hypot(*(mesh.xy[b] - mesh.xy[a]))) for a, b in sides]
    at: dict[int, list[int]] = {}
    for i, ends in enumerate(sides):
        for v in ends:
            at.setdefault(v, []).append(i)
    # Dijkstra over vertices; the parts of the first side lead to its two ends.
    todo: list[tuple[float, int, list[tuple[int, float, float]]]] = []
    (a, b), share = sides[first[0]], first[1]
    heapq.heappush(todo, (share * lengths[first[0]], a, [(first[0], 0.0, share)]))
    heapq.heappush(todo, ((1 - share) * lengths[first[0]], b, [(first[0], share, 1.0)]))
    done: set[int] = set()
    found: list[tuple[float, list[tuple[int, float, float]]]] = []
    while todo:
        far, v, parts = heapq.heappop(todo)
        if v in done:
            continue
        done.add(v)
        for i in at[v]:
            a, b = sides[i]
            if i == last[0]:
                piece = (i, 0.0, last[1]) if v == a else (i, last[1], 1.0)
                found.append((far + (piece[2] - piece[1]) * lengths[i], [*parts, piece]))
            other = b if v == a else a
            if other not in done and i != first[0]:
                heapq.heappush(todo, (far + lengths[i], other, [*parts, (i, 0.0, 1.0)]))
    # Ends on two separate stretches of boundary span no place: the map's checks say so.
    return min(found)[1] if found else []
