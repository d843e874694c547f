"""Looks for a redrawing of a map within its tolerance that changes the answer on a pair.

What is found is held to the exact kernel on the moved vertices, so floating point may guess here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import hypot

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import BLOCKS, NONE
from mapkit.geometry.kernel.sight import SlackLine
from mapkit.model import Redrawing, SightRule, VertexMove
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redrawn_bounds import SURE, near_hull
from mapkit.sight.verdict import Distances, grazing_counts, shot_distance

__all__ = ["FoundRedrawing", "RedrawingSearch"]

XY = tuple[float, float]
Moves = Mapping[int, tuple[int, int]]
Float64 = NDArray[np.float64]

_HAIR = 1e-3
"""Map units: narrower strips than that are not looked for, and not left."""

_ROUNDS = 12
"""Strips that are closed one after the other, and tries at a smaller slack."""

_CLOSER = 0.9
"""Each next try is at this part of what the line before lacks."""

_HALVINGS = 5


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


@dataclass(frozen=True, slots=True)
class _Line:
    """A line on which all vertices of a way are as little as can be on the wrong side."""

    way: NDArray[np.int32]
    direction: Float64
    level: float
    lacks: float

    def aside(self, xy: NDArray[np.int64]) -> Float64:
        """Return how far points, (K, 2), are to the left."""
        return np.asarray(xy @ [-self.direction[1], self.direction[0]] - self.level, np.float64)


class RedrawingSearch:
    """Searches for the pairs of one map.

    Parameters
    ----------
    finder : PairFinder
        Of the map.
    tolerance : float or None
        In map units; None for that of the map.
    """

    def __init__(self, finder: PairFinder, tolerance: float | None = None) -> None:
        self._finder = finder
        self._mesh = finder.mesh
        own = finder.map.tolerance_units
        self._tolerance = float(own if tolerance is None else tolerance)

    def redrawing(self, found: FoundRedrawing) -> Redrawing:
        """Return it by the names of the map's vertices."""
        mesh = self._mesh
        return Redrawing(
            tuple(
                VertexMove(mesh.vertex_ids[v], tuple(mesh.xy[v].tolist()), to)
                for v, to in found.moves.items()
            )
        )

    def size(self, found: FoundRedrawing) -> float:
        """Return the largest move, in map units."""
        return _largest(self._mesh, found.moves)

    def bounds(self, a: str, b: str, found: Distances) -> tuple[int, int]:
        """Return bounds for the clear distance of one pair; see :class:`RedrawnBounds`.

        ``found`` is how the pair is drawn.
        """
        finder = self._finder
        clear = NONE if found.clear is None else found.clear
        if a == b or finder.is_fixed(a, b):
            return clear, clear
        alone = finder.map.ruleset.rules[found.rules[0]].mechanism == "same_building"
        rules = finder.rules(a, b)
        least, most = self._between_rules(a, b, NONE if alone else clear, rules)
        special = finder.same_building_rule(a, b)
        if special is not None and most == NONE:
            if least != NONE:
                return 1, NONE
            return self._between_rules(a, b, clear, (special,))
        return least, most

    def _between_rules(
        self, a: str, b: str, drawn: int, rules: Iterable[SightRule]
    ) -> tuple[int, int]:
        slack = 2 * self._tolerance
        line = self._slack_line(self._finder, a, b, slack, drawn, rules)
        least = line.distance if line else drawn
        if drawn == NONE:
            return least, NONE
        line = self._slack_line(
            self._finder, a, b, -slack - 2 * SURE, NONE, rules, parting=False, sure=True
        )
        return least, line.distance if line else NONE

    def fewer(self, a: str, b: str, below: int) -> tuple[FoundRedrawing | None, float]:
        """Look for a redrawing on which a line needs less than so many fields.

        Returns
        -------
        found : FoundRedrawing or None
            With as small a largest move as was found.
        proved : float
            No redrawing that moves vertices by no more, in map units, has such a line.
        """
        best: FoundRedrawing | None = None
        slack = proved = 2 * self._tolerance
        for _ in range(_ROUNDS):
            line = self._slack_line(self._finder, a, b, slack, below)
            if line is None:
                proved = slack
                break
            if not len(line.way):  # given up: much is open
                proved = 0.0
                break
            near = _straightened(self._mesh, line)
            found = self._opened(a, b, near, below)
            if found and (best is None or self.size(found) < self.size(best)):
                best = found
            slack = proved = min(near.lacks, slack) * _CLOSER
            if slack < _HAIR:
                proved = 0.0
                break
        return best, proved / 2

    def more(self, a: str, b: str, most: int) -> FoundRedrawing | None:
        """Look for a redrawing on which no line has at most so many fields."""

        def closed(moves: Moves) -> FoundRedrawing | None:
            finder = self._moved(moves)
            if finder is None:
                return None
            distance = self._answer(finder, a, b)
            done = distance is None or distance > most
            return FoundRedrawing(moves, distance) if done else None

        moves: dict[int, tuple[int, int]] = {}
        finder: PairFinder | None = self._finder
        for _ in range(_ROUNDS):
            assert finder is not None
            line = self._slack_line(finder, a, b, -2 * _HAIR, most + 1, parting=False)
            line = line or self._slack_line(finder, a, b, 0.0, most + 1, parting=False)
            if line is None:
                return None
            strip = _straightened(finder.mesh, line)
            closing = {v: to for v, to in self._closing(finder.mesh, strip) if v not in moves}
            if not closing:
                return None
            moves |= closing
            finder = self._moved(moves)
            if finder is None:
                return None
            if found := closed(moves):
                return self._less(found, closed)
        return None

    def _closing(self, mesh: Mesh, strip: _Line) -> Iterator[tuple[int, tuple[int, int]]]:
        """Move the vertices that bound a strip into it as far as they may."""
        normal = np.array([-strip.direction[1], strip.direction[0]])
        for side, turn in ((0, -1.0), (1, 1.0)):
            own = np.unique(strip.way[:, side])
            aside = turn * strip.aside(mesh.xy[own])  # below 0, towards 0 is into the strip
            near = own[aside >= aside.max() - 2 * self._tolerance]
            for v in near.tolist():
                to = self._lattice(self._mesh.xy[v], turn * normal)
                if to is not None:
                    yield v, to

    def _lattice(self, at: NDArray[np.int64], towards: Float64) -> tuple[int, int] | None:
        """Return the point within the tolerance that is farthest in a direction."""
        near = np.rint(at + towards * self._tolerance).astype(np.int64) + _AROUND
        near = near[_within(near - at, self._tolerance)]
        if not len(near):
            return None
        best = near[np.argmax((near - at) @ towards)]
        return int(best[0]), int(best[1])

    def _opened(self, a: str, b: str, line: _Line, below: int) -> FoundRedrawing | None:
        """Move the vertices on the wrong side of a line to the right one."""
        moves: dict[int, tuple[int, int]] = {}
        xy = self._mesh.xy
        normal = np.array([-line.direction[1], line.direction[0]])
        lefts, rights = (set(np.unique(side).tolist()) for side in line.way.T)
        if lefts & rights:
            return None
        for side, turn in ((lefts, 1.0), (rights, -1.0)):
            for v in side:
                lacks = _HAIR - turn * float(line.aside(xy[v][None])[0])
                if lacks <= 0:
                    continue
                to = self._across(xy[v], turn * normal, lacks)
                if to is None:
                    return None
                moves[v] = to
        finder = self._moved(moves)
        if finder is None:
            return None
        distance = self._answer(finder, a, b)
        if distance is None or distance >= below:
            return None

        def opened(fewer: Moves) -> FoundRedrawing | None:
            moved = self._moved(fewer)
            reached = self._answer(moved, a, b) if moved else None
            good = reached is not None and reached < below
            return FoundRedrawing(fewer, reached) if good else None

        return self._less(FoundRedrawing(moves, distance), opened)

    def _across(
        self, at: NDArray[np.int64], towards: Float64, lacks: float
    ) -> tuple[int, int] | None:
        """Return the nearest point within the tolerance that lies far enough in a direction."""
        tries = [np.rint(at + towards * (lacks + k)).astype(np.int64) + _AROUND for k in (0, 0.7)]
        near = np.concatenate(tries)
        off = near - at
        near = near[(off @ towards >= lacks) & _within(off, self._tolerance)]
        if not len(near):
            return None
        best = near[np.argmin(((near - at) ** 2).sum(axis=1))]
        return int(best[0]), int(best[1])

    def _less(
        self, found: FoundRedrawing, tried: Callable[[Moves], FoundRedrawing | None]
    ) -> FoundRedrawing:
        """Move fewer vertices, and those by less, as long as the answer is another."""
        for v in sorted(found.moves, key=lambda v: -_length(self._mesh, v, found.moves[v])):
            if len(found.moves) > 1:
                rest = {k: to for k, to in found.moves.items() if k != v}
                found = tried(rest) or found
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

    def _part(self, moves: Moves, factor: float) -> dict[int, tuple[int, int]]:
        xy = self._mesh.xy
        ends = {v: np.rint(xy[v] + factor * (np.array(to) - xy[v])) for v, to in moves.items()}
        return {
            v: (int(x), int(y)) for v, (x, y) in ends.items() if (x, y) != tuple(xy[v].tolist())
        }

    @cached_property
    def _fans(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The triangles at each vertex: offsets, and triangles."""
        corners = self._mesh.triangles.reshape(-1)
        order = np.argsort(corners, kind="stable")
        starts = np.searchsorted(corners[order], np.arange(len(self._mesh.xy) + 1))
        return starts, order // 3

    def _moved(self, moves: Moves) -> PairFinder | None:
        """Return a finder for the map with vertices moved; None where triangles turn over."""
        starts, fans = self._fans
        xy = self._mesh.xy.copy()
        for v, to in moves.items():
            xy[v] = to
        near = np.concatenate([fans[starts[v] : starts[v + 1]] for v in moves] or [fans[:0]])
        p, q, r = (xy[self._mesh.triangles[near, k]] for k in range(3))
        u, v = q - p, r - p
        if (u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0] <= 0).any():
            return None
        return self._finder.on(replace(self._mesh, xy=xy))

    def _answer(self, finder: PairFinder, a: str, b: str) -> int | None:
        return shot_distance(finder.map, finder.distances(a, b))

    def _slack_line(
        self,
        finder: PairFinder,
        a: str,
        b: str,
        slack: float,
        below: int,
        rules: Iterable[SightRule] | None = None,
        *,
        parting: bool = True,
        sure: bool = False,
    ) -> SlackLine | None:
        """Find a line of some rules with less than so many fields, the fewest."""
        best: SlackLine | None = None
        for rule in self._rules(a, b) if rules is None else rules:
            task = finder.task(a, b, rule, self._between(a, b, rule))
            hulls = [finder.hull(finder.position(i)) for i in (a, b)]
            offsets = np.array([0, len(hulls[0]), len(hulls[0]) + len(hulls[1])], np.int32)
            corners = np.concatenate(hulls)
            line = finder.kernel.slack_line(
                task, self._turning(finder, corners), (offsets, corners), slack, below,
                parting=parting, sure=sure, touching=slack > 0 and grazing_counts(finder.map),
            )  # fmt: skip
            if line is not None:
                best, below = line, line.distance
        return best

    def _turning(self, finder: PairFinder, corners: NDArray[np.int32]) -> NDArray[np.int32]:
        """Return the vertices that lines may turn about: those near the hull of both fields."""
        return near_hull(finder.mesh.xy, finder.turning, corners, 2 * self._tolerance + 1)

    def _rules(self, a: str, b: str) -> Iterable[SightRule]:
        finder = self._finder
        inside = finder.same_building_rule(a, b)
        return (*finder.rules(a, b), *([inside] if inside else []))

    def _between(self, a: str, b: str, rule: SightRule) -> NDArray[np.int32]:
        """Let the places of both fields block, as no line goes on through them."""
        places = self._mesh.place_fields
        ends = np.isin(places, [self._finder.position(a), self._finder.position(b)]).any(axis=1)
        return np.where(ends, BLOCKS, self._finder.count(rule)).astype(np.int32)


_AROUND = np.array([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)], np.int64)


def _within(off: NDArray[np.int64], tolerance: float) -> NDArray[np.bool_]:
    return np.asarray((off.astype(np.float64) ** 2).sum(axis=1) <= tolerance**2, np.bool_)


def _length(mesh: Mesh, v: int, to: tuple[int, int]) -> float:
    x, y = mesh.xy[v].tolist()
    return hypot(to[0] - x, to[1] - y)


def _largest(mesh: Mesh, moves: Moves) -> float:
    return max((_length(mesh, v, to) for v, to in moves.items()), default=0.0)


def _straightened(mesh: Mesh, line: SlackLine) -> _Line:
    """Turn and move a line so that its corners are as little as can be on the wrong side."""
    xy = mesh.xy.astype(np.float64)
    lefts, rights = (xy[np.unique(side)] for side in line.way.T)
    first, last = line.line[2:4], line.line[4:6]
    turn = float(np.arctan2(first[0] * last[1] - first[1] * last[0], first @ last))
    start = float(np.arctan2(first[1], first[0]))
    low, high = start, start + max(turn, 0.0)
    best = (np.inf, 0.0, start)
    for _ in range(4):
        angles = np.linspace(low, high, 33)
        normals = np.stack([-np.sin(angles), np.cos(angles)])
        left, right = (lefts @ normals).min(axis=0), (rights @ normals).max(axis=0)
        k = int(np.argmin(right - left))
        if right[k] - left[k] < best[0]:
            best = float(right[k] - left[k]), float(right[k] + left[k]) / 2, float(angles[k])
        low, high = angles[max(k - 1, 0)], angles[min(k + 1, 32)]
    lacks, level, angle = best
    return _Line(line.way, np.array([np.cos(angle), np.sin(angle)]), level, lacks)
