"""The exact sight kernel for NumPy arrays."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface
from mapkit.geometry.kernel.constants import DONE, NONE, NOT_CLEAN, PLAIN

# Vertices a call: some milliseconds, so that progress and Ctrl-C come through and no thread is left
# with much to do when the others are through.
_CHUNK = 128
_LEAST = 32

_TOGETHER = 4, 32
"""Vertices that lines with a slack turn about, between two chances to stop: on small maps, where
many corners may lie in a row, fewer than on large ones."""


XY = tuple[float, float]


@dataclass(frozen=True)
class SightTask:
    """What one walk over the mesh is to find.

    The values are constants of :mod:`mapkit.geometry.kernel.constants`.
    """

    count: NDArray[np.int32]
    """(P,) int32: For each place the index of the field that a line counts there, ``BLOCKS`` or
    ``PASSES``."""
    ends: NDArray[np.int32]
    """(P, 2) int32: For each place the end numbers of its ground and upper field, -1 for no end."""
    flag: NDArray[np.uint8]
    """(N,) uint8: 1 where the field counts for pairs that need one such field in between."""
    group: NDArray[np.uint8]
    """(M,) uint8: Group, below ``GROUPS``, of each of the M ends."""
    need: NDArray[np.uint8]
    """(GROUPS, GROUPS) uint8: For two groups ``IGNORE``, ``PLAIN`` or ``NEEDS_FLAG``; symmetric."""

    @cached_property
    def struct(self) -> interface.SightTask:
        """The same for the kernel."""
        return interface.SightTask(
            count=self.count, ends=self.ends, flag=self.flag, group=self.group, need=self.need
        )


@dataclass(frozen=True, slots=True)
class LineBundles:
    """All lines from groups of ends to others that lie apart from them."""

    gates: NDArray[np.int64]
    """(4 * B, 2) int64: For each bundle two segments that all its lines cross, with the ends
    between them: right and left end of the first, and of the second, as seen along the lines; at
    most 2**30 in size."""
    groups: NDArray[np.int32]
    """(B, 4) int32: First end and last + 1 of both groups, at most 64 ends each."""
    offsets: NDArray[np.int32]
    """(M + 1,) int32."""
    triangles: NDArray[np.int32]
    """(K,) int32: The triangles of each of the M ends, one end after the other."""


@dataclass(frozen=True, slots=True)
class SlackLine:
    """A line that may miss the corners it passes."""

    distance: int
    """In fields."""
    way: NDArray[np.int32]
    """(K, 2) int32: The vertices to its left and right at each side that it crosses, diagonals too;
    the same vertex twice where it slips through a corner."""
    line: NDArray[np.float64]
    """(6,) float64: A vertex that it turns about, which is to its left, and its first and last
    direction."""


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
        """Copy a mesh (see :class:`mapkit.coverage.mesh.Mesh`).

        Raises ``ValueError`` for coordinates that are larger, or arrays that do not fit each other.
        Raises ``MemoryError``.

        Parameters
        ----------
        xy : (V, 2) int64
            In map units, ``|x|, |y| <= 2**30``.
        triangles, neighbours : (T, 3) int32
        triangle_place : (T,) int32
        places, fields : int
            How many there are.
        """
        if len(xy) and int(np.abs(xy).max()) > 2**30:  # the frame's corners lie 1 farther out
            raise ValueError("coordinates have to be below 2**30 in size")
        self._size = {"nplaces": places, "nfields": fields}
        self.handle = interface.mesh_new(
            interface.MeshInput(
                xy=xy, triangles=triangles, neighbours=neighbours, triangle_place=triangle_place,
                **self._size,
            )
        )  # fmt: skip
        if not self.handle:
            raise MemoryError("no memory for the mesh")
        weakref.finalize(self, interface.mesh_free, self.handle)

    def distances(
        self,
        task: SightTask,
        vertices: NDArray[np.int32],
        *,
        hulls: tuple[NDArray[np.int32], NDArray[np.int32]] | None = None,
        region: NDArray[np.int64] | None = None,
        grazing: bool = True,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
        witness: NDArray[np.float64] | None = None,
    ) -> tuple[NDArray[np.uint16], NDArray[np.uint16]]:
        """Find the fewest fields on clear and on closed lines between ends.

        Returns (M, M) uint16: symmetric; closed lines only in the second; the diagonal is ``NONE``.

        Parameters
        ----------
        vertices : (K,) int32
            Vertices to turn lines about: all that lie between the ends.
        hulls : (offsets, vertex indices) or None
            Convex hulls of the ends, counter-clockwise, to try only lines that meet two of them;
            the better way where ends are few and lines long. Or the hull of end 0 alone, where
            only pairs with end 0 are asked for: only lines that meet it are tried.
        region : (K, 2) int64 or None
            A convex polygon, counter-clockwise, not flat, whose corners are at most 2**30 in size.
            Only lines that meet it are tried: each distance is that of a line of the mesh, and the
            least where every line of that distance goes through the inside of the region.
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
        """
        asked = self._asked(task)
        offsets, corners = hulls or (None, None)
        size = min(_CHUNK, max(_LEAST, len(vertices) // (8 * threads)))
        parts = [vertices[i : i + size] for i in range(0, len(vertices), size)]

        def run(part: NDArray[np.int32], out: interface.SightTables) -> None:
            search = interface.SightSearch(
                vertices=part, hull_offsets=offsets, hulls=corners, region=region, grazing=grazing
            )
            interface.sight(self.handle, asked, search, out)

        clear, graze, out = _spread(parts, run, asked.nends, threads, progress, witness)
        interface.complete(self.handle, asked, out)
        return clear, graze

    def between(
        self,
        task: SightTask,
        bundles: LineBundles,
        *,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[NDArray[np.uint16], NDArray[np.uint16]]:
        """Find distances between groups of ends that lie apart; see :meth:`distances`.

        ``progress`` gets (bundles done, bundles in all) in the calling thread; raising stops the
        work. Returns (M, M) uint16: for pairs of a bundle the distances over all lines; a closed
        one that is no less than the clear one may be missing. Those of other pairs are some line's.
        """
        asked = self._asked(task)
        gates = bundles.gates.reshape(-1, 4, 2)

        def run(part: NDArray[np.int32], out: interface.SightTables) -> None:
            search = interface.BundleSearch(
                gates=gates[part].reshape(-1, 2), groups=bundles.groups[part],
                offsets=bundles.offsets, triangles=bundles.triangles,
            )  # fmt: skip
            interface.sight_between(self.handle, asked, search, out)

        parts = list(np.arange(len(gates), dtype=np.int32).reshape(-1, 1))
        clear, graze, out = _spread(parts, run, asked.nends, threads, progress)
        interface.complete(self.handle, asked, out)
        return clear, graze

    def pair(
        self,
        task: SightTask,
        vertices: NDArray[np.int32],
        hulls: tuple[NDArray[np.int32], NDArray[np.int32]],
        *,
        grazing: bool,
        touching: bool,
    ) -> tuple[int, int, NDArray[np.float64]]:
        """Find the fewest fields between ends 0 and 1 of a task, which has no others.

        ``touching`` tells whether the two have a common boundary. The other parameters, errors and
        cost are those of :meth:`distances`.

        Returns
        -------
        clear, grazing : int
            ``NONE`` where there is no line.
        witness : (5,) float64
            A best closed line.
        """
        asked = self._asked(task)
        tables, witness = np.full((2, 2, 2), NONE, np.uint16), np.zeros(5)
        out = interface.SightTables(clear=tables[0], grazing=tables[1], witness=witness)
        search = interface.SightSearch(
            vertices=vertices, hull_offsets=hulls[0], hulls=hulls[1], grazing=grazing
        )
        interface.sight(self.handle, asked, search, out)
        if touching and task.need[tuple(task.group)] == PLAIN:
            return 1, 1, witness
        clear, closed = tables.min(axis=(1, 2)).tolist()
        return clear, closed, witness

    def slack_distances(
        self,
        task: SightTask,
        vertices: NDArray[np.int32],
        slack: float,
        distances: NDArray[np.uint16],
        *,
        margin: float = 0.0,
        touching: bool = False,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> NDArray[np.uint16]:
        """Find the fewest fields on lines that may miss the corners they pass.

        Returns (M, M) uint16: symmetric. Never more than a line needs that misses no corner by more
        than the slack, and that slips through corners where four borders or more meet.

        Parameters
        ----------
        vertices : (K,) int32
            All that lines may turn about.
        slack : float
            In map units: by how much a right end may be farther left than a left end. Below 0
            lines keep half of it from every corner.
        distances : (M, M) uint16
            What is known already; only less is looked for.
        margin : float
            Above 0 only lines count that lead from end to end wherever each vertex moves by that,
            over so many fields at most.
        touching : bool
            Whether lines of no width count that touch an end in a corner.
        progress : callable or None
            See :meth:`distances`.
        """
        asked = self._asked(task)
        upper = np.triu(distances) + np.tril(np.full_like(distances, NONE), -1)
        if not np.triu(distances, 1).any():
            return distances.copy()
        size = int(np.clip(len(vertices) // 64, *_TOGETHER))
        parts = [vertices[i : i + size] for i in range(0, len(vertices), size)]
        tables = [upper.copy() for _ in range(max(1, min(threads, len(parts))))]
        outs = [interface.SlackTable(distance=table) for table in tables]

        def run(part: NDArray[np.int32], out: interface.SlackTable) -> None:
            search = interface.SlackSearch(
                vertices=part, slack=slack, parting=slack > 0, touching=touching, margin=margin
            )
            interface.slack(self.handle, asked, search, out)

        _in_threads(parts, run, outs, progress)
        least: NDArray[np.uint16] = np.minimum.reduce(tables)
        both: NDArray[np.uint16] = np.minimum(least, least.T)
        return both

    def slack_line(
        self,
        task: SightTask,
        vertices: NDArray[np.int32],
        hulls: tuple[NDArray[np.int32], NDArray[np.int32]],
        slack: float,
        below: int,
        *,
        enough: int = 0,
        parting: bool = True,
        margin: float = 0.0,
        touching: bool = False,
    ) -> SlackLine | None:
        """Find a line between ends 0 and 1 with the fewest fields; see :meth:`slack_distances`.

        ``below`` is how many it has to be less than; None where there is no such line. The first
        that has ``enough`` will do. ``parting``
        lets lines slip through corners that may part. Where much is open the search is given up
        after some seconds: with a slack above 0 the answer is then 1 with an empty way, since any
        line may be there.
        """
        room = 4096
        table = np.full((2, 2), min(below, NONE), np.uint16)
        way, line = np.empty((room, 2), np.int32), np.zeros(6)
        out = interface.SlackTable(distance=table, way=way, line=line)
        search = interface.SlackSearch(
            vertices=vertices,
            slack=slack,
            parting=parting,
            margin=margin,
            touching=touching,
            enough=enough,
            hull_offsets=hulls[0],
            hulls=hulls[1],
        )
        interface.slack(self.handle, self._asked(task), search, out)
        found = int(table[0, 1])
        if found >= below:
            return None
        return SlackLine(found, way[: out.nway].copy(), line)

    def close_strips(self, pair: interface.MovedPair, closing: interface.Closing) -> None:
        """Look for moves on which a pair has no line with at most so many fields."""
        interface.close_strips(self.handle, pair, closing)

    def opening_moves(self, pair: interface.MovedPair, opened: interface.OpenedLine) -> None:
        """Find the moves that open a line."""
        interface.opening_moves(self.handle, pair, opened)

    def open_line(self, pair: interface.MovedPair, opening: interface.Opening) -> None:
        """Look for moves on which a line of a pair has less than so many fields."""
        interface.open_line(self.handle, pair, opening)

    def every_drawing(self, pair: interface.MovedPair, task: interface.EveryTask) -> None:
        """Ask what all redrawings of a pair have in common."""
        interface.every_drawing(self.handle, pair, task)

    def _asked(self, task: SightTask) -> interface.SightTask:
        asked = task.struct
        size = {"nplaces": asked.nplaces, "nfields": asked.nfields}
        if size != self._size:
            raise ValueError(f"a task for {size} does not fit a mesh with {self._size}")
        return asked

    def blockers(
        self, task: interface.BlockersTask, start: int, target: int
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]] | int:
        """Find the smallest set of fields by inclusion that alone blocks a pair.

        Returns (K,) int32: by index, and the bits of the rules by which each blocks; or instead
        ``NO_WANTED`` where only a field is missing that the rules need, ``NO_LINE`` where the void
        blocks.

        Raises ``ValueError`` where a line joins the two. Raises ``MemoryError``.
        """
        fields, rules = np.empty((2, self._size["nfields"]), np.int32)
        out = interface.Blockers(start=start, target=target, fields=fields, rules=rules)
        state: int = interface.blockers(self.handle, task, out)
        if state == NOT_CLEAN:
            raise ValueError("a line joins the two fields")
        found = fields[: out.nfound]
        return (found, rules[found]) if state == DONE else state

    def cut_fields(
        self, places: NDArray[np.int32], asked: NDArray[np.bool_], line: tuple[XY, XY]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Measure how much of a line lies in fields.

        ``places``, (P, 2) int32: Ground and upper field of each, -1 for none. ``asked``, (N,) bool:
        The fields that are asked about. Returns (N,) float64: in shares of the line: of what lies
        in each field, and its mean place.
        """
        length, middle = np.empty((2, self._size["nfields"]))
        task = interface.CutTask(places=places, asked=asked, **{"from": line[0], "to": line[1]})
        interface.cut_fields(self.handle, task, interface.CutFields(length=length, middle=middle))
        return length, middle


def _spread(
    parts: Sequence[NDArray[np.int32]],
    run: Callable[[NDArray[np.int32], interface.SightTables], None],
    ends: int,
    threads: int,
    progress: Callable[[int, int], None] | None,
    witness: NDArray[np.float64] | None = None,
) -> tuple[NDArray[np.uint16], NDArray[np.uint16], interface.SightTables]:
    """Run parts of the work in threads, each with tables of its own, and take the less of them."""
    threads = max(1, min(threads, len(parts)))
    own = [[np.full((ends, ends), NONE, np.uint16) for _ in range(2)] for _ in range(threads)]
    outs = [interface.SightTables(clear=c, grazing=g, witness=witness) for c, g in own]
    _in_threads(parts, run, outs, progress)
    clear, graze = own[0]
    for other_clear, other_graze in own[1:]:
        np.minimum(clear, other_clear, out=clear)
        np.minimum(graze, other_graze, out=graze)
    return clear, graze, outs[0]


def _in_threads(
    parts: Sequence[NDArray[np.int32]],
    run: Callable[[NDArray[np.int32], Any], None],
    outs: Sequence[Any],
    progress: Callable[[int, int], None] | None,
) -> None:
    """Run parts of the work in as many threads as there are outputs, each with its own."""
    total, threads = sum(map(len, parts)), len(outs)
    done = [0] * threads
    stop = threading.Event()
    left = iter(parts)  # shared: whoever is through with a part takes the next one

    def work(k: int) -> None:
        while not stop.is_set() and (part := next(left, None)) is not None:
            run(part, outs[k])
            done[k] += len(part)
            if progress and threads == 1:
                progress(done[0], total)

    if threads == 1:
        work(0)
    else:
        from concurrent.futures import ThreadPoolExecutor, wait  # noqa: PLC0415 - for tables

        with ThreadPoolExecutor(threads) as pool:
            jobs = [pool.submit(work, k) for k in range(threads)]
            try:
                while not all(job.done() for job in jobs):
                    wait(jobs, timeout=0.05)
                    if progress:
                        progress(sum(done), total)
            finally:
                stop.set()
            for job in jobs:
                job.result()
