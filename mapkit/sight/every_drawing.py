"""Proves that a pair has a line in every redrawing, where no single line is in all of them.

A *held line* leads between anchors that stay in their faces. It is there unless one of the vertices
near it, its *threats*, moves over to its other side. So a redrawing without a line needs, for each
of some held lines, a threat that moves over it. Where no choice of threats leaves each vertex a
place, there is no such redrawing. Else the places that are left are tried, and the line that is
found there is held as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface
from mapkit.geometry.kernel.constants import DONE
from mapkit.geometry.kernel.sight import SlackLine
from mapkit.sight.pair_lines import offsets_of
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_lines import HAIR, turned_lines
from mapkit.sight.redrawn_bounds import SURE
from mapkit.sight.vertex_places import Float64, Moves, Regions, VertexPlaces

_ROUNDS = 64
"""In which lines of a strip are held, at most."""

_CHOICES = 100_000
"""That are looked at in all, each for one line: below a microsecond."""

_ROUNDS_EACH, _CHOICES_KEPT, _ROUNDS_KEPT = 8, 20_000, 24
"""The same while a longer line is kept open; rounds for one, and for all that are kept."""

_KEPT = 9
"""Ways to keep a line open that are tried."""

_WIDTHS = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1, 0.0)
"""Of strips in which lines are held, the widest first, in tolerances."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a proof.

    Attributes
    ----------
    holds : bool
        It is proved that every redrawing has such a line.
    moves : mapping of int to (int, int) or None
        Where vertices move to in a drawing that has none, on the grid of the map.
    """

    holds: bool = False
    moves: Moves | None = None


class _Threats(NamedTuple):
    """Vertices of which any ends a held line where it moves by a ``u`` below a bound.

    ``over``: directions and bounds, ``u @ over[:, :2] <= over[:, 2]``.
    """

    vertices: NDArray[np.int32]
    over: Float64


class EveryDrawing(VertexPlaces):
    """Looks for lines of one pair that not all can be closed at once.

    Parameters
    ----------
    finder : PairFinder
        Of the map, or of what is near the two.
    tolerance : float
        In map units, above 0.
    """

    def __init__(self, finder: PairFinder, tolerance: float) -> None:
        super().__init__(finder, tolerance)
        self._left = self._rounds = 0
        self._backwards = False  # lines are looked for from the other end of the vertices
        self._width = 0  # of the last line that was held

    def seen(self, a: str, b: str, most: int) -> Outcome:
        """Tell whether two fields have a line with at most so many fields in every redrawing."""
        outcome = Outcome()
        for self._backwards in (False, True):  # with other lines there may be another end
            outcome = self._closed(a, b, most, {})
            if outcome.holds or outcome.moves is not None:
                break
        self._backwards = False
        return outcome

    def farther(self, a: str, b: str, most: int, lines: Iterable[SlackLine]) -> Moves | None:
        """Look for a redrawing in which a line is open, but none with at most so many fields."""
        self._left, self._rounds = _CHOICES_KEPT, _ROUNDS_KEPT
        for line in lines:
            for kept in filter(None, self._kept(line)):
                moves = self._closed(a, b, most, kept).moves
                if moves is not None or min(self._left, self._rounds) <= 0:
                    return moves
        return None

    def nearer(self, a: str, b: str, below: int, line: SlackLine) -> Moves | None:
        """Look for a redrawing in which a line is open that needs less than so many fields."""
        for kept in self._kept(line):
            moves = self._tried(
                a, b, self._kept_moves(kept), lambda distance: bool(distance and distance < below)
            )
            if moves is not None:
                return moves
        return None

    def _kept(self, line: SlackLine) -> Iterator[Regions]:
        """Yield where vertices may lie so that a line is open, for some directions of it."""
        for loose in turned_lines(self._mesh, line, 2 * self._tolerance)[:_KEPT]:
            room = min(0.7 * self._finer, (2 * self._tolerance - loose.lacks) / 4)
            kept: dict[tuple[int, int], Float64] = {}
            for side, turn in ((0, 1.0), (1, -1.0)):
                own = np.unique(loose.way[:, side])
                asides = turn * loose.aside(self._mesh.xy[own])
                for v, aside in zip(own.tolist(), asides.tolist(), strict=True):
                    region = kept.get((v, 0), self._disc)
                    if aside < self._reach + room and len(region):
                        kept[v, 0] = _clipped(region, -turn * loose.normal, aside - room)
            if all(len(region) and self._near(region) for region in kept.values()):
                yield kept

    def _kept_moves(self, kept: Regions) -> Moves:
        regions = self._regions(kept, (), on_grid=False)
        return self._placed(*regions) if regions else {}

    def _closed(self, a: str, b: str, most: int, kept: Regions) -> Outcome:
        """Close lines with at most so many fields until there are none, or no place is left.

        ``kept`` is where vertices have to lie in any case; then nothing is proved, and the two
        still see each other in a drawing that is found.
        """
        lines: list[_Threats] = []
        moves = self._kept_moves(kept) if kept else {}
        on_grid, self._width = False, 0
        if not kept:
            self._left = _CHOICES
        for _ in range(min(_ROUNDS_EACH, self._rounds) if kept else _ROUNDS):
            self._rounds -= 1
            finder = self._moved(moves) if moves else self._finder
            if finder is None:
                break
            distance = self._answer(finder, a, b, most)
            if distance is not None and distance <= most:
                held = self._held(finder, a, b, most)
                if not held:
                    break
                lines += held
            else:
                found = self._tried(
                    a, b, moves,
                    lambda now: (now is None and not kept) or (now is not None and now > most),
                )  # fmt: skip
                if found is not None or on_grid:
                    return Outcome(moves=found)
                on_grid = True
            regions = self._regions(kept, lines, on_grid=on_grid)
            if regions is None:
                return Outcome(holds=self._left > 0 and not on_grid and not kept)
            places = self._placed(*regions)
            if places == moves:
                break
            moves = places
        return Outcome()

    def _held(self, finder: PairFinder, a: str, b: str, most: int) -> list[_Threats]:
        """Find lines between anchors in a strip that is as wide as can be, or nearly.

        Returns
        -------
        list of _Threats
            What ends each: a line in the middle of the strip, and one on either side of it.
        """
        for number in range(self._width, len(_WIDTHS)):
            self._width = number
            width = max(self._tolerance * _WIDTHS[number], 2 * HAIR)
            for rule in finder.rules(a, b):
                task = self._line_task(a, b, rule)
                line = self._asked(
                    finder,
                    a,
                    b,
                    task,
                    -width,
                    most + 1,
                    enough=most,
                    parting=False,
                    backwards=self._backwards,
                )
                if line is None:
                    continue
                strip = self._strip
                strip.put(way=line.way, line=line.line, fields=most)
                if not finder.kernel.held_lines(task, strip):
                    continue
                offsets = strip.arrays["offsets"][: strip.nlines + 1].tolist()
                vertices = strip.arrays["vertices"][: offsets[-1]].copy()
                over = strip.arrays["over"][: offsets[-1]].copy()
                return [
                    _Threats(vertices[start:end], over[start:end])
                    for start, end in pairwise(offsets)
                ]
        return []

    @cached_property
    def _strip(self) -> interface.HeldStrip:
        """What is the same for all lines that are held, and room for what ends them."""
        room = 3 * (len(self._mesh.xy) + 4 * len(self._borders))
        return interface.HeldStrip(
            reach=self._reach, hair=HAIR / 2, sure=SURE, drawn=self._mesh.xy,
            borders=self._borders, offsets=np.zeros(4, np.int32),
            vertices=np.empty(room, np.int32), over=np.empty((room, 3)),
        )  # fmt: skip

    @cached_property
    def _borders(self) -> NDArray[np.int32]:
        """(K, 2) The ends of all borders."""
        mesh = self._mesh
        beyond = mesh.neighbours
        border = mesh.triangle_place[beyond] != mesh.triangle_place[:, None]
        ends = np.stack([mesh.triangles, np.roll(mesh.triangles, -1, axis=1)], axis=-1)
        return np.asarray(ends[border & (beyond >= 0) & (ends[..., 0] < ends[..., 1])])

    def _regions(
        self, regions: Regions, lines: Sequence[_Threats], *, on_grid: bool
    ) -> tuple[Regions, Float64] | None:
        """Choose a threat that ends each line; what that leaves each vertex, or None: nothing.

        A vertex that may part is in two places at once. What is chosen least freely comes first.
        ``on_grid``: points of the map's own grid have to be left. With a point in each region,
        (K, 2), one of that grid where there is one.
        """
        kept = [v for v, _ in regions]
        at = np.concatenate([line.vertices for line in lines] or [np.zeros(0, np.int32)])
        vertex = [*kept, *np.setdiff1d(at, kept).tolist()]
        number = np.zeros(len(self._mesh.xy), np.int32)
        number[vertex] = np.arange(len(vertex))
        corners = [*regions.values()]
        task = self._choice.changed(
            nvertices=len(vertex),
            most=max(self._left, 1),
            on_grid=on_grid,
            line_offsets=offsets_of([line.vertices for line in lines]),
            vertices=number[at],
            parts=self._may_part[at],
            threats=np.concatenate([np.zeros((0, 3)), *(line.over for line in lines)]),
            kept_offsets=offsets_of(corners),
            kept=np.concatenate([np.zeros((0, 2)), *corners]),
        )
        room = len(kept) + len(lines) + 1
        most = room * (max(map(len, (self._disc, *corners))) + len(lines) + 1)
        halves, ends = np.zeros((2, room), np.int32)
        left, points = np.empty((most, 2)), np.empty((room, 2))
        out = interface.Choices(halves=halves, ends=ends, corners=left, points=points)
        done = interface.choices(task, out) == DONE
        self._left = out.left
        if not done:
            return None
        starts = [0, *ends[: out.nregions].tolist()]
        found = {
            (vertex[half // 2], half % 2): left[start:end]
            for half, start, end in zip(halves.tolist(), starts, starts[1:], strict=False)
        }
        return found, points

    @cached_property
    def _choice(self) -> interface.ChoiceTask:
        """What is the same in all choices."""
        return interface.ChoiceTask(
            reach=self._reach, disc_radius=self._tolerance - 1, disc=self._disc, grid=self._grid
        )

    @cached_property
    def _may_part(self) -> NDArray[np.bool_]:
        """(V,) Vertices with four borders or more; those of which not all triangles are known."""
        mesh = self._mesh
        ends = np.stack([mesh.triangles, np.roll(mesh.triangles, -1, axis=1)], axis=-1)
        whole = np.zeros(len(mesh.xy), np.bool_)
        whole[mesh.triangles] = True
        whole[ends[mesh.neighbours < 0]] = False
        border = mesh.triangle_place[mesh.neighbours] != mesh.triangle_place[:, None]
        counts = np.bincount(ends[border].ravel(), minlength=len(mesh.xy))  # from both sides
        return ~whole | (counts >= 8)


def _clipped(region: Float64, over: Float64, bound: float) -> Float64:
    """Return the part of a convex region with ``u @ over <= bound``."""
    off = region @ over - bound
    after, off_after = np.roll(region, -1, axis=0), np.roll(off, -1)
    corners = []
    for k in range(len(region)):
        if off[k] <= 0:
            corners.append(region[k])
        if off[k] * off_after[k] < 0:
            part = off[k] / (off[k] - off_after[k])
            corners.append(region[k] + part * (after[k] - region[k]))
    return np.array(corners)
