"""Few ends that lie far apart: lines from one group of them to another, in bundles.

Lines between ends cross the whole map where little blocks them, and turning them about every vertex
in between takes most of the time of large maps. So such lines are taken in bundles, and a bundle is
dropped once no line in it can have fewer fields than a known line. ``bundle.c`` and ``bundles.c``
say what the kernel does with a bundle.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.sight import KernelMesh, LineBundles, SightTask
from mapkit.geometry.points import along_curve
from mapkit.jobs.in_parts import part_of

UInt16 = NDArray[np.uint16]
Progress = Callable[[int, int], None]

_MOST = 64  # ends a group: the kernel has a bit for each
_WIDE = 3  # a group is no wider than so many of its ends
_GAP = 2  # groups lie apart where their gap is no less than their size by this
_LIMIT = 2**30 - 1  # then no cross product of two differences is as large as 2**63


@dataclass(frozen=True, slots=True)
class Groups:
    """Ends in groups, those of a group near each other.

    Attributes
    ----------
    members : (M,) intp
        Field indices, group after group.
    offsets : tuple of int
        Where each group begins in ``members``, and the end of the last.
    boxes : (G, 2, 2) int64
        Least and greatest x and y of the groups, in map units.
    apart : tuple of (int, int)
        Pairs of groups with a gap between them: in x or y they lie one behind the other.
    """

    members: NDArray[np.intp]
    offsets: tuple[int, ...]
    boxes: NDArray[np.int64]
    apart: tuple[tuple[int, int], ...]

    @property
    def mostly_apart(self) -> bool:
        """Whether most pairs of groups lie apart, each group counted with itself as near."""
        n = len(self.boxes)
        return 4 * len(self.apart) > n * (n + 1)

    def near(self, group: int) -> list[int]:
        """Return the members of a group and of all later ones that do not lie apart from it."""
        apart = {b for a, b in self.apart if a == group}
        chosen = (g for g in range(group, len(self.boxes)) if g not in apart)
        return [i for g in chosen for i in self.members[slice(*self.offsets[g : g + 2])].tolist()]


def group_ends(mesh: Mesh, members: Sequence[int]) -> Groups:
    """Put fields that are near each other into groups."""
    box = _boxes(mesh, members)
    order = along_curve(box.sum(axis=1))
    wide = _WIDE * np.median(box[:, 1] - box[:, 0])
    offsets, boxes = [0], [box[order[0]]]
    for at, k in enumerate(order[1:].tolist(), start=1):
        low, high = np.minimum(boxes[-1][0], box[k][0]), np.maximum(boxes[-1][1], box[k][1])
        if (high - low).max() <= wide and at - offsets[-1] < _MOST:
            boxes[-1] = np.stack([low, high])
        else:
            offsets.append(at)
            boxes.append(box[k])
    every = np.stack(boxes)
    pairs = itertools.combinations(range(len(boxes)), 2)
    apart = tuple((a, b) for a, b in pairs if _gates(every[a], every[b]) is not None)
    return Groups(np.asarray(members, np.intp)[order], (*offsets, len(members)), every, apart)


def between_groups(
    kernel: KernelMesh,
    mesh: Mesh,
    groups: Groups,
    task: Callable[[Sequence[int]], SightTask],
    among: Callable[[Sequence[int], Progress | None], tuple[UInt16, UInt16]],
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> tuple[UInt16, UInt16]:
    """Find the distances between ends: of groups that lie apart in bundles of lines.

    Parameters
    ----------
    mesh : Mesh
        The one that the kernel has, its triangles in the same order.
    task : callable
        Returns the task for some fields.
    among : callable
        Returns both distances for some fields that lie near each other, and tells how much is done.
    progress : callable or None
        Gets steps done and in all; raising stops the work.

    Returns
    -------
    clear, grazing : (M, M) uint16
        As :meth:`KernelMesh.distances` returns them, for the ends in the order of fields; a closed
        distance that is no less than the clear one may be missing.
    """
    position = np.full(len(mesh.field_ids), -1, np.intp)
    position[groups.members] = np.arange(len(groups.members))
    clear, grazing = kernel.between(
        task(groups.members.tolist()),
        _line_bundles(mesh, groups),
        threads=threads,
        progress=part_of(progress, 0, 2),
    )
    nearby = part_of(progress, 1, 2)
    for group in range(len(groups.boxes)):
        near, tell = groups.near(group), part_of(nearby, group, len(groups.boxes))
        at = np.ix_(position[near], position[near])
        for table, found in zip((clear, grazing), among(near, tell), strict=True):
            table[at] = np.minimum(table[at], found)
    given = position[np.sort(groups.members)]
    return clear[np.ix_(given, given)], grazing[np.ix_(given, given)]


def _line_bundles(mesh: Mesh, groups: Groups) -> LineBundles:
    """Return for groups that lie apart the bundles of all lines between them."""
    gates, of = [], []
    for a, b in groups.apart:
        found = _gates(groups.boxes[a], groups.boxes[b])
        if found is not None:
            swapped, points = found
            first, second = (b, a) if swapped else (a, b)
            gates.append(points)
            of.append(groups.offsets[first : first + 2] + groups.offsets[second : second + 2])
    number = np.full(len(mesh.field_ids) + 1, -1, np.intp)
    number[groups.members] = np.arange(len(groups.members))
    end = number[mesh.place_fields[mesh.triangle_place]]
    triangle, level = np.nonzero(end >= 0)
    end = end[triangle, level]
    order = np.argsort(end, kind="stable")
    return LineBundles(
        gates=np.array(gates, np.int64).reshape(-1, 2),
        groups=np.array(of, np.int32).reshape(-1, 4),
        offsets=np.searchsorted(end[order], np.arange(len(groups.members) + 1)).astype(np.int32),
        triangles=triangle[order].astype(np.int32),
    )


def _boxes(mesh: Mesh, members: Sequence[int]) -> NDArray[np.int64]:
    """Return the boxes round fields, (M, 2, 2) int64: least x and y, greatest."""
    box = np.empty((len(mesh.field_ids) + 1, 2, 2), np.int64)
    box[:, 0], box[:, 1] = np.iinfo(np.int64).max, np.iinfo(np.int64).min
    fields = mesh.place_fields[mesh.triangle_place]
    for level in range(2):
        for corner in range(3):
            xy = mesh.xy[mesh.triangles[:, corner]]
            np.minimum.at(box[:, 0], fields[:, level], xy)
            np.maximum.at(box[:, 1], fields[:, level], xy)
    return box[list(members)]


def _gates(a: NDArray[np.int64], b: NDArray[np.int64]) -> tuple[bool, list[tuple[int, int]]] | None:
    """Return segments that all lines between two boxes cross, with both boxes between them.

    Returns
    -------
    swapped, points : bool, list of (int, int)
        Whether lines come from the second box; right and left end of the first and of the second
        segment, as seen along the lines. None where no gap lies between the boxes, or one that is
        too narrow.
    """
    gap, axis, swapped = max(
        (int(v[0, i] - u[1, i]), i, s) for i in (0, 1) for s, u, v in ((False, a, b), (True, b, a))
    )
    u, v = (b, a) if swapped else (a, b)
    size = int(max((u[1] - u[0]).max(), (v[1] - v[0]).max()))
    if gap <= 0 or _GAP * gap < size:
        return None
    along, across = (0, 1) if axis == 0 else (1, 0)
    (u0, u1), (v0, v1) = u[:, along].tolist(), v[:, along].tolist()
    (y0, y1), (z0, z1) = u[:, across].tolist(), v[:, across].tolist()
    first, last = u0 - 1, v1 + 1
    up = max(0, -(-(z1 - y0) // gap))  # how much a line rises at most, and falls, a unit of the way
    down = max(0, -(-(y1 - z0) // gap))
    reach, ahead = u1 - first, last - v0
    low_a, high_a = y0 - up * reach - 1, y1 + down * reach + 1
    low_b, high_b = z0 - down * ahead - 1, z1 + up * ahead + 1
    if max(map(abs, (first, last, low_a, high_a, low_b, high_b))) > _LIMIT:
        return None
    if axis == 0:
        return swapped, [(first, low_a), (first, high_a), (last, low_b), (last, high_b)]
    return swapped, [(high_a, first), (low_a, first), (high_b, last), (low_b, last)]
