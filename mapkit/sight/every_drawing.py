"""Proves that a pair has a line in every redrawing, where no single line is in all of them.

A *held line* leads between anchors that stay in their faces. It is there unless one of the vertices
near it, its *threats*, moves over to its other side. So a redrawing without a line needs, for each
of some held lines, a threat that moves over it. Where no choice of threats leaves each vertex a
place, there is no such redrawing. Else the places that are left are tried, and the line that is
found there is held as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import cos, pi

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.sight import HeldLine
from mapkit.sight.pair_lines import PairLines
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_lines import HAIR, moved_by, straightened
from mapkit.sight.redrawn_bounds import SURE

Float64 = NDArray[np.float64]
Moves = Mapping[int, tuple[int, int]]
Regions = Mapping[tuple[int, int], Float64]

_SIDES = 64
"""Of the polygon round the disc that a vertex may move in."""

_LINES = 60
"""That are held at most."""

_CHOICES = 3000
"""That are looked at in all, some 50 microseconds each."""

_FINE = 400
"""The tolerance is so many units of the grid on which places are tried, if the map leaves room."""

_LARGEST = 2.0**27
"""Coordinates of that grid."""

_WIDTHS = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Of strips in which lines are held, the widest first, in tolerances."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a proof.

    Attributes
    ----------
    holds : bool
        It is proved that every redrawing has such a line.
    moves : mapping of int to (int, int) or None
        Where vertices move to in a drawing that has none, rounded to the grid of the map: a
        proposal.
    """

    holds: bool = False
    moves: Moves | None = None


@dataclass(frozen=True, slots=True)
class _Threat:
    """A vertex that ends a held line where it moves by ``u`` with ``u @ over <= bound``."""

    vertex: int
    over: Float64
    bound: float


class EveryDrawing(PairLines):
    """Looks for lines of one pair that not all can be closed at once.

    Parameters
    ----------
    finder : PairFinder
        Of the map, or of what is near the two.
    tolerance : float
        In map units, above 0.
    """

    def __init__(self, finder: PairFinder, tolerance: float) -> None:
        room = _LARGEST / max(float(np.abs(finder.mesh.xy).max()), 1.0)
        self._finer = max(1, min(round(_FINE / tolerance), int(room)))
        finer = replace(finder.mesh, xy=finder.mesh.xy * self._finer)
        super().__init__(finder.on(finer), tolerance * self._finer)
        self._reach = self._tolerance + SURE
        angles = np.arange(_SIDES) * (2 * pi / _SIDES)
        radius = self._reach / cos(pi / _SIDES)
        self._disc: Float64 = radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)

    def seen(self, a: str, b: str, most: int) -> Outcome:
        """Tell whether two fields have a line with at most so many fields in every redrawing."""
        lines: list[list[_Threat]] = []
        moves: Moves = {}
        self._left = _CHOICES
        for _ in range(_LINES):
            finder = self._moved(moves) if moves else self._finder
            if finder is None:
                return Outcome()
            distance = self._answer(finder, a, b)
            if distance is None or distance > most:
                return Outcome(moves=self._rounded(moves))
            held = self._held(finder, a, b, most)
            if held is None:
                return Outcome()
            threats = self._threats(held, finder.mesh.xy)
            if threats is None:
                return Outcome()
            lines.append(threats)
            regions = self._regions({}, lines)
            if regions is None:
                return Outcome(holds=self._left > 0)
            places = dict(self._places(regions))
            if places == moves:
                return Outcome()
            moves = places
        return Outcome()

    def _held(self, finder: PairFinder, a: str, b: str, most: int) -> HeldLine | None:
        """Find a line between anchors in a strip that is as wide as can be, or nearly."""
        for width in (*(self._tolerance * w for w in _WIDTHS), 2 * HAIR):
            for rule in finder.rules(a, b):
                task = finder.task(a, b, rule, self._between(a, b, rule))
                line = self._asked(finder, a, b, task, -width, most + 1, parting=False)
                if line is None:
                    continue
                middle, mesh = straightened(finder.mesh, line), finder.mesh
                for side in line.way.tolist():
                    left, right = middle.aside(mesh.xy[side])
                    at = np.isin(mesh.triangles, side).sum(axis=1) == 2
                    if left > HAIR and right < -HAIR and at.any():
                        part = left / (left - right)
                        start = mesh.xy[side[0]] * (1 - part) + mesh.xy[side[1]] * part
                        held = finder.kernel.held_line(
                            task, self._mesh.xy, int(at.argmax()),
                            np.concatenate([start, middle.direction]), self._reach,
                        )  # fmt: skip
                        if held is not None and held.fields <= most:
                            return held
                        break
        return None

    def _threats(self, held: HeldLine, now: NDArray[np.int64]) -> list[_Threat] | None:
        """Return the vertices that may move to the other side of a line than they are on now.

        None where one is on it.
        """
        normal = np.array([-held.direction[1], held.direction[0]])
        off = self._mesh.xy - held.start
        aside, along = off @ normal, off @ held.direction
        near = (abs(aside) <= self._reach) & (along >= -self._reach)
        near &= along <= held.length + self._reach
        at = np.flatnonzero(near)
        sides = (now[at] - held.start) @ normal
        if (abs(sides) < HAIR / 2).any():
            return None
        return [
            _Threat(v, turn * normal, SURE - turn * float(aside[v]))
            for v, turn in zip(at.tolist(), np.sign(sides).tolist(), strict=True)
        ]

    def _regions(self, regions: Regions, lines: Iterable[list[_Threat]]) -> Regions | None:
        """Choose a threat that ends each line; what that leaves each vertex, or None: nothing.

        A vertex that may part is in two places at once. What is chosen least freely comes first.
        """
        self._left -= 1
        if self._left < 0:
            return None
        open_lines, best = [], None
        for line in lines:
            ways = self._ways(regions, line)
            if ways is None:
                continue
            open_lines.append(line)
            if best is None or len(ways) < len(best[1]):
                best = line, ways
            if not ways:
                return None
        if best is None:
            return regions
        rest = [line for line in open_lines if line is not best[0]]
        for part, _, k in sorted(best[1]):
            threat = best[0][k]
            key = threat.vertex, part
            left = _clipped(regions.get(key, self._disc), threat)
            found = self._regions({**regions, key: left}, rest)
            if found is not None:
                return found
        return None

    def _ways(self, regions: Regions, line: list[_Threat]) -> list[tuple[int, float, int]] | None:
        """Return by which threats a line can end; None where it does in any case."""
        ways = []
        for k, threat in enumerate(line):
            for part in range(2 if self._may_part[threat.vertex] else 1):
                region = regions.get((threat.vertex, part))
                if region is None and part and (threat.vertex, 0) not in regions:
                    continue
                off = (self._disc if region is None else region) @ threat.over - threat.bound
                if region is not None and off.max() <= 0:
                    return None
                if off.min() <= 0:
                    ways.append((part, float(off.min()), k))
        return ways

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

    def _places(self, regions: Regions) -> Iterator[tuple[int, tuple[int, int]]]:
        """Yield where vertices go that a choice of threats moves."""
        for (v, part), region in regions.items():
            if not part:
                at = self._mesh.xy[v]
                to = moved_by(at, region.mean(axis=0), self._tolerance)
                if to is not None and to != tuple(at.tolist()):
                    yield v, to

    def _rounded(self, moves: Moves) -> Moves:
        drawn, tolerance = self._mesh.xy // self._finer, self._tolerance / self._finer
        found = {}
        for v, to in moves.items():
            by = (np.array(to) - self._mesh.xy[v]) / self._finer
            place = moved_by(drawn[v], by, tolerance)
            if place is not None:
                found[v] = place
        return found


def _clipped(region: Float64, threat: _Threat) -> Float64:
    """Return the part of a convex region where a threat ends its line."""
    off = region @ threat.over - threat.bound
    after, off_after = np.roll(region, -1, axis=0), np.roll(off, -1)
    corners = []
    for k in range(len(region)):
        if off[k] <= 0:
            corners.append(region[k])
        if off[k] * off_after[k] < 0:
            part = off[k] / (off[k] - off_after[k])
            corners.append(region[k] + part * (after[k] - region[k]))
    return np.array(corners)
