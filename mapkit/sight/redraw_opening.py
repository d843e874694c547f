"""Looks for a redrawing within the tolerance on which a pair has a line with fewer fields.

What is found is held to the exact kernel on the moved vertices, so floating point may guess here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, product
from math import dist
from typing import Self

import numpy as np

from mapkit.adjacency import relations
from mapkit.adjacency.redrawing import Redrawer
from mapkit.coverage import build_mesh
from mapkit.geometry.kernel.sight import SlackLine
from mapkit.model import PartedCorner, Redrawing, VertexMove
from mapkit.sight.every_drawing import EveryDrawing
from mapkit.sight.pair_lines import PairLines
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_lines import HAIR, LooseLine, across, partings, straightened
from mapkit.sight.verdict import shot_distance

XY = tuple[float, float]
Point = tuple[int, int]
Moves = Mapping[int, Point]

_ROUNDS = 12
"""Tries at a smaller slack."""

_CLOSER = 0.9
"""Each next try is at this part of what the line before lacks."""

_HALVINGS = 5

_REACH = 4
"""Tolerances: no line leaves the hull of its fields as far, nor moves a vertex that far off."""

_PARTINGS = 8
"""Ways to part the corners of one line that are tried."""


@dataclass(frozen=True, slots=True)
class FoundRedrawing:
    """Another drawing on which a pair has another answer.

    Attributes
    ----------
    moves : mapping of int to (int, int)
        Where vertices of the mesh move to.
    distance : int or None
        The distance that counts there; None where the two do not see each other.
    line : (XY, XY) or None
        A line that crosses the fields then.
    """

    moves: Moves
    distance: int | None
    line: tuple[XY, XY] | None = None
    parted: tuple[PartedCorner, ...] = ()


class OpeningSearch(PairLines):
    """Searches for lines with fewer fields, pair by pair; see :class:`PairLines`."""

    def near(self, a: str, b: str) -> Self:
        """Return a search for one pair, which knows no more of the map than that needs."""
        self._redrawer  # noqa: B018 - known to both
        finder = self._finder.between(a, b, _REACH * self._tolerance + 2)
        own = copy(self)
        for name in ("_fans", "_triangles", "_every"):
            own.__dict__.pop(name, None)
        own.__dict__.update(
            _finder=finder, _mesh=finder.mesh, _kept_pair=None, _kept_tasks=(("", ""), {})
        )
        return own

    def redrawing(self, found: FoundRedrawing) -> Redrawing:
        """Return it by the names of the map's vertices."""
        mesh = self._mesh
        return Redrawing(
            tuple(
                VertexMove(mesh.vertex_ids[v], tuple(mesh.xy[v].tolist()), to)
                for v, to in found.moves.items()
            ),
            found.parted,
        )

    def size(self, found: FoundRedrawing) -> float:
        """Return the largest move, in map units."""
        return self.redrawing(found).largest

    def fewer(
        self, a: str, b: str, below: int, *, least: int = 0, parting: bool = True
    ) -> FoundRedrawing | None:
        """Look for a redrawing on which a line needs less than so many fields.

        It has as small a largest move as was found.

        Parameters
        ----------
        least : int
            No redrawing has a line with fewer fields.
        parting : bool
            A corner may part where nothing else is found; that takes a new map, some milliseconds
            and more.
        """

        def opened(moves: Moves) -> FoundRedrawing | None:
            distance = self.answer_on(moves, a, b, least)
            return FoundRedrawing(moves, distance) if distance and distance < below else None

        best: FoundRedrawing | None = None
        slipping: list[LooseLine] = []
        lines: list[SlackLine] = []
        slack = 2 * self._tolerance
        for _ in range(_ROUNDS):
            line = self.line(self._finder, a, b, slack, below, enough=least)
            if line is None or not len(line.way):  # given up: much is open
                break
            lines.append(line)
            near = straightened(self._mesh, line)
            if np.intersect1d(near.way[:, 0], near.way[:, 1]).size:
                slipping.append(near)
            elif (found := self._opened(a, b, near, below)) and (
                best is None or self.size(found) < self.size(best)
            ):
                best = found
            slack = min(near.lacks, slack) * _CLOSER
            if slack < HAIR:
                break
        if best is not None:
            return self._fewest(best, opened)
        for line in lines[-1:-4:-1]:
            moves = self._every.nearer(a, b, below, line)
            if moves is not None and (found := opened(moves)):
                return self._fewest(found, opened)
        last = slipping[-1:-4:-1] if parting else []
        found_parted = (self._opened(a, b, line, below) for line in last)
        return next((found for found in found_parted if found), None)

    @cached_property
    def _every(self) -> EveryDrawing:
        return EveryDrawing(self._finder, self._tolerance)

    def _opened(self, a: str, b: str, line: LooseLine, below: int) -> FoundRedrawing | None:
        """Move the vertices on the wrong side of a line to the right one, or part them."""
        moves = self._opening(line)
        if moves is None:
            return None
        if both := np.intersect1d(line.way[:, 0], line.way[:, 1]).tolist():
            return self._parted(a, b, line, both, moves, below)
        distance = self.answer_on(moves, a, b)
        return FoundRedrawing(moves, distance) if distance and distance < below else None

    def _opening(self, line: LooseLine) -> Moves | None:
        """Return the moves that bring vertices on the wrong side of a line to the right one."""
        moves: dict[int, Point] = {}
        xy, normal = self._mesh.xy, line.normal
        lefts, rights = (set(np.unique(side).tolist()) for side in line.way.T)
        for side, turn in ((lefts - rights, 1.0), (rights - lefts, -1.0)):
            own = list(side)
            lacking = HAIR - turn * line.aside(xy[own])
            for v, lacks in zip(own, lacking.tolist(), strict=True):
                if lacks <= 0:
                    continue
                to = across(xy[v], turn * normal, lacks, self._tolerance)
                if to is None:
                    return None
                moves[v] = to
        return moves

    def _parted(
        self, a: str, b: str, line: LooseLine, corners: Iterable[int], moves: Moves, below: int
    ) -> FoundRedrawing | None:
        """Move vertices, and part those that a line slips through, one half to either side."""
        ways = product(*(list(self._partings(line, v)) for v in sorted(corners)))
        for chosen in islice(ways, _PARTINGS):
            to_right = {v: right for v, _, right in chosen if right != tuple(self._mesh.xy[v])}
            found = FoundRedrawing(
                {**moves, **to_right}, None, parted=tuple(corner for _, corner, _ in chosen)
            )
            redrawing = self.redrawing(found)
            if self._redrawer.why_not(redrawing, checks=False) is not None:
                continue
            after = self._redrawer.draw(redrawing)
            mesh = build_mesh(after)
            distance = shot_distance(
                after, PairFinder(after, mesh, relations(after, mesh)).distances(a, b)
            )
            if distance is not None and distance < below:
                return replace(found, distance=distance)
        return None

    def _partings(self, line: LooseLine, v: int) -> Iterator[tuple[int, PartedCorner, Point]]:
        """Yield ways to part a corner: the part that moves to the left, and where the rest goes."""
        at = self._finder.map.vertices
        name = self._redrawer.name(self._mesh.vertex_ids[v])
        borders = self._redrawer.borders[name]
        ends = np.array([at[w] for w in borders], np.int64)
        for left, to_left, to_right in partings(line, self._mesh.xy[v], ends, self._tolerance):
            yield (
                v,
                PartedCorner(name, at[name], to_left, tuple(borders[i] for i in left)),
                to_right,
            )

    def _less(
        self, found: FoundRedrawing, tried: Callable[[Moves], FoundRedrawing | None]
    ) -> FoundRedrawing:
        """Move fewer vertices, and those by less, as long as the answer is another."""
        found = self._alone(found, tried) or self._fewest(found, tried)
        low, high = 0.0, 1.0
        whole = found
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            moves = self._part(whole.moves, middle)
            smaller = tried(moves) if moves else None
            if smaller:
                found, high = smaller, middle
            else:
                low = middle
        return found

    def _alone(
        self, found: FoundRedrawing, tried: Callable[[Moves], FoundRedrawing | None]
    ) -> FoundRedrawing | None:
        """Move one vertex alone, if that does: those that do not are soon known."""
        if len(found.moves) < 3:  # else it is tried in any case
            return None
        alone = (tried({v: found.moves[v]}) for v in reversed(self._by_size(found.moves)))
        return next(filter(None, alone), None)

    def _fewest(
        self, found: FoundRedrawing, tried: Callable[[Moves], FoundRedrawing | None]
    ) -> FoundRedrawing:
        for v in self._by_size(found.moves):
            if len(found.moves) > 1:
                rest = {k: to for k, to in found.moves.items() if k != v}
                found = tried(rest) or found
        return found

    def _by_size(self, moves: Moves) -> list[int]:
        """Return the vertices that move, the farthest first."""
        return sorted(moves, key=lambda v: -dist(self._mesh.xy[v], moves[v]))

    def _part(self, moves: Moves, factor: float) -> dict[int, tuple[int, int]]:
        xy = self._mesh.xy
        ends = {v: np.rint(xy[v] + factor * (np.array(to) - xy[v])) for v, to in moves.items()}
        return {
            v: (int(x), int(y)) for v, (x, y) in ends.items() if (x, y) != tuple(xy[v].tolist())
        }

    @cached_property
    def _redrawer(self) -> Redrawer:
        return Redrawer(self._finder.map)
