"""Which of many pairs see each other over strips so wide that nothing about them is in question."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.wide import WideTask
from mapkit.jobs.in_parts import in_parts
from mapkit.sight.all_pairs import all_hulls
from mapkit.sight.strip_places import LinePlaces

__all__ = ["wide_pairs"]

Int32 = NDArray[np.int32]

_PART = 256  # pairs: some 10 ms
# Widths are compared in other units elsewhere, so that the last digit may differ.
_ROUNDING = 1 + 1e-9


def wide_pairs(
    mesh: Mesh,
    places: LinePlaces,
    pairs: Int32,
    clear: Int32,
    enough: float,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> NDArray[np.bool_]:
    """Tell which pairs have strips of valid and of shortest lines of some width.

    Parameters
    ----------
    mesh : Mesh
    places : LinePlaces
        Of the rules that all pairs have.
    pairs : (K, 2) int32
        Field indices; no two fields that share a portal.
    clear : (K,) int32
        Their clear distances.
    enough : float
        The width in map units.
    threads : int
    progress : callable or None
        Gets (parts done, parts in all); raising stops the work.

    Returns
    -------
    (K,) bool
        True settles a pair: such strips were found. False does not: only a few directions are
        tried, from the middle of one field to that of the other and evenly round that.

    Notes
    -----
    Some 30 microseconds a pair and direction on a board of 150 fields.
    """
    task = WideTask(
        xy=mesh.xy,
        triangles=mesh.triangles,
        neighbours=mesh.neighbours,
        triangle_place=mesh.triangle_place,
        place_fields=mesh.place_fields,
        count=places.count,
        flag=places.flag,
        need=places.need,
        open_points=places.open,
        exits=_exits(mesh),
        corners=all_hulls(mesh),
        enough=enough * _ROUNDING,
    )
    parts = [slice(at, at + _PART) for at in range(0, len(pairs), _PART)]
    found = in_parts(
        lambda part: task.wide(pairs[part], clear[part]), parts, threads=threads, progress=progress
    )
    return np.concatenate([np.zeros(0, np.bool_), *found])


def _exits(mesh: Mesh) -> tuple[Int32, Int32]:
    """Return the sides of all fields, field after field, and where those of each begin."""
    own = mesh.place_fields[mesh.triangle_place]
    beyond = np.where(mesh.neighbours[:, :, None] >= 0, own[mesh.neighbours], -1)
    field, side = [], []
    for level in range(2):
        mine = own[:, level][:, None]
        t, k = np.nonzero((mine >= 0) & (beyond != mine[:, :, None]).all(axis=2))
        field.append(own[t, level])
        side.append(3 * t + k)
    fields, sides = np.concatenate(field), np.concatenate(side)
    order = np.argsort(fields, kind="stable")
    offsets = np.searchsorted(fields[order], np.arange(len(mesh.field_ids) + 1))
    return offsets.astype(np.int32), sides[order].astype(np.int32)
