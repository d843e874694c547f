"""The mesh of a map after some vertices have moved a little: the same borders, other diagonals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import DONE
from mapkit.geometry.kernel.interface import MovedMesh, turn_diagonals
from mapkit.model import GameMap

Int64 = NDArray[np.int64]


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
    triangles, neighbours = mesh.triangles.copy(), mesh.neighbours.copy()
    moved = MovedMesh(
        drawn=mesh.xy, xy=xy, triangles=triangles, neighbours=neighbours,
        places=mesh.triangle_place, near=near.astype(np.int32),
    )  # fmt: skip
    if turn_diagonals(moved) != DONE:
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
