"""The exact sight kernel for NumPy arrays."""

from __future__ import annotations

import ctypes
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import library

__all__ = ["AT", "BLOCKS", "NONE", "PASSES", "SEGMENT", "THROUGH", "KernelMesh", "SightTask"]

BLOCKS = -1
"""In ``SightTask.count``: a line may not cross the place."""

PASSES = -2
"""In ``SightTask.count``: a line may cross the place, which counts no field."""

NONE = 65535
"""In a distance table: no line."""

SEGMENT, THROUGH, AT = 0.0, 1.0, 2.0
"""Shapes of a witness."""

_P = ctypes.c_void_p
_I32 = ctypes.c_int32

# Vertices a call: some milliseconds, so that progress and Ctrl-C come through and no thread is left
# with much to do when the others are through.
_CHUNK = 128
_LEAST = 32


@cache
def _functions() -> ctypes.CDLL:
    lib = library()
    lib.mk_mesh_new.restype = _P
    lib.mk_mesh_new.argtypes = [_I32, _I32, _I32, _I32, _P, _P, _P, _P]
    lib.mk_mesh_free.restype = None
    lib.mk_mesh_free.argtypes = [_P]
    lib.mk_sight.restype = ctypes.c_int
    lib.mk_sight.argtypes = [
        _P, _P, _P, _P, _I32, _P, _P, _P, ctypes.c_int64, _P, _P, _I32, _P, _P, _P,
    ]  # fmt: skip
    lib.mk_touching.restype = None
    lib.mk_touching.argtypes = [_P, _P, _P, _I32, _P, _P, _P, _P]
    lib.mk_mirror.restype = None
    lib.mk_mirror.argtypes = [_I32, _P]
    return lib


@dataclass(frozen=True, slots=True)
class SightTask:
    """What one walk over the mesh is to find.

    Attributes
    ----------
    count : (P,) int32
        For each place the index of the field that a line counts there, ``BLOCKS`` or ``PASSES``.
    ends : (P, 2) int32
        For each place the end numbers of its ground and upper field, -1 for no end.
    flag : (N,) uint8
        1 where the field counts for pairs that need one such field in between.
    group : (M,) uint8
        Group (0 to 7) of each of the M ends.
    need : (8, 8) uint8
        For two groups: 0 ignore the pair, 1 any line, 2 only lines with a flagged field.
    """

    count: NDArray[np.int32]
    ends: NDArray[np.int32]
    flag: NDArray[np.uint8]
    group: NDArray[np.uint8]
    need: NDArray[np.uint8]


class KernelMesh:
    """A mesh copied into the kernel; freed with this object."""

    def __init__(
        self,
        xy: NDArray[np.int64],
        triangles: NDArray[np.int32],
        neighbours: NDArray[np.int32],
        triangle_place: NDArray[np.int32],
        places: int,
        fields: int,
    ) -> None:
        """Copy a mesh (see :class:`mapkit.coverage.mesh.Mesh`); ``|x|, |y| < 2**30``."""
        lib = _functions()
        self.vertices = len(xy)
        if len(xy) and int(np.abs(xy).max()) > 2**30:  # the frame's corners lie 1 farther out
            raise ValueError("coordinates have to be below 2**30 in size")
        arrays: list[NDArray[Any]] = [
            np.ascontiguousarray(xy, np.int64),
            np.ascontiguousarray(triangles, np.int32),
            np.ascontiguousarray(neighbours, np.int32),
            np.ascontiguousarray(triangle_place, np.int32),
        ]
        handle = lib.mk_mesh_new(
            len(xy), len(triangles), places, fields, *(a.ctypes.data for a in arrays)
        )
        if not handle:
            raise MemoryError("no memory for the mesh")
        self._handle = handle
        weakref.finalize(self, lib.mk_mesh_free, handle)

    def distances(
        self,
        task: SightTask,
        vertices: NDArray[np.int32],
        *,
        hulls: tuple[NDArray[np.int32], NDArray[np.int32]] | None = None,
        grazing: bool = True,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
        witness: NDArray[np.float64] | None = None,
    ) -> tuple[NDArray[np.uint16], NDArray[np.uint16]]:
        """Find the fewest fields on clear and on closed lines between ends.

        Parameters
        ----------
        task : SightTask
        vertices : (K,) int32
            Vertices to turn lines about: all that lie between the ends.
        hulls : (offsets, vertex indices) or None
            Convex hulls of the ends, counter-clockwise, to try only lines that meet two of them;
            the better way where ends are few and lines long. Or the hull of end 0 alone, where
            only pairs with end 0 are asked for: only lines that meet it are tried.
        grazing : bool
            False leaves closed lines out; the second table is then all ``NONE``.
        threads : int
            The kernel runs without the interpreter's lock; each thread has tables of its own.
        progress : callable or None
            Gets (vertices done, vertices in all) in the calling thread; raising stops the work.
        witness : (5,) float64 or None
            Filled with a best closed line where the task has one pair only and one thread: two
            points and ``SEGMENT``; a point, a direction and ``THROUGH`` (a line through the point,
            to be cut at the fields); or a point where both meet and ``AT``.

        Returns
        -------
        clear, grazing : (M, M) uint16
            Symmetric; closed lines only in the second; the diagonal is ``NONE``.
        """
        lib = _functions()
        m = len(task.group)
        arrays: list[NDArray[Any]] = [
            np.ascontiguousarray(task.count, np.int32),
            np.ascontiguousarray(task.ends, np.int32),
            np.ascontiguousarray(task.flag, np.uint8),
            np.ascontiguousarray(task.group, np.uint8),
            np.ascontiguousarray(task.need, np.uint8),
        ]
        count, ends, flag, group, need = (a.ctypes.data for a in arrays)
        vertices = np.ascontiguousarray(vertices, np.int32)
        hull_arrays = [np.ascontiguousarray(h, np.int32) for h in hulls or ()]
        size = min(_CHUNK, max(_LEAST, len(vertices) // (8 * threads)))
        parts = [vertices[i : i + size] for i in range(0, len(vertices), size)]

        def tables() -> tuple[NDArray[np.uint16], NDArray[np.uint16]]:
            return np.full((m, m), NONE, np.uint16), np.full((m, m), NONE, np.uint16)

        def run(
            part: NDArray[np.int32], clear: NDArray[np.uint16], graze: NDArray[np.uint16]
        ) -> None:
            failed = lib.mk_sight(
                self._handle, count, ends, flag, m, group, need,
                part.ctypes.data, len(part),
                *([h.ctypes.data for h in hull_arrays] or (None, None)),
                len(hull_arrays[0]) - 1 if hull_arrays else 0,
                clear.ctypes.data, graze.ctypes.data if grazing else None,
                witness.ctypes.data if witness is not None else None,
            )  # fmt: skip
            if failed:
                raise MemoryError("no memory for the lines of sight")

        threads = max(1, min(threads, len(parts)))
        own = [tables() for _ in range(threads)]
        done = [0] * threads
        stop = threading.Event()
        left = iter(parts)  # shared: whoever is through with a part takes the next one

        def work(k: int) -> None:
            while not stop.is_set() and (part := next(left, None)) is not None:
                run(part, *own[k])
                done[k] += len(part)
                if progress and threads == 1:
                    progress(done[0], len(vertices))

        if threads == 1:
            work(0)
        else:
            with ThreadPoolExecutor(threads) as pool:
                jobs = [pool.submit(work, k) for k in range(threads)]
                try:
                    while not all(job.done() for job in jobs):
                        wait(jobs, timeout=0.05)
                        if progress:
                            progress(sum(done), len(vertices))
                finally:
                    stop.set()
                for job in jobs:
                    job.result()
        clear, graze = own[0]
        for other_clear, other_graze in own[1:]:
            np.minimum(clear, other_clear, out=clear)
            np.minimum(graze, other_graze, out=graze)
        lib.mk_touching(
            self._handle, count, ends, m, group, need, clear.ctypes.data, graze.ctypes.data
        )
        lib.mk_mirror(m, clear.ctypes.data)
        lib.mk_mirror(m, graze.ctypes.data)
        return clear, graze
