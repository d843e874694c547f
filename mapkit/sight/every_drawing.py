"""Proves that a pair has a line in every redrawing, where no single line is in all of them.

A *held line* leads between anchors that stay in their faces. It is there unless one of the vertices
near it, its *threats*, moves over to its other side. So a redrawing without a line needs, for each
of some held lines, a threat that moves over it. Where no choice of threats leaves each vertex a
place, there is no such redrawing. Else the places that are left are tried, and the line that is
found there is held as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.sight import HeldLine, SlackLine
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_lines import HAIR, straightened, turned_lines
from mapkit.sight.redrawn_bounds import SURE
from mapkit.sight.vertex_places import Float64, Moves, Regions, VertexPlaces, distances

_LINES = 60
"""That are held at most."""

_CHOICES = 12_000
"""That are looked at in all, each for one line: some 30 microseconds."""

_LINES_KEPT, _CHOICES_KEPT, _ROUNDS_KEPT = 10, 3000, 40
"""The same while a longer line is kept open; rounds are those for all that are kept."""

_KEPT = 9
"""Ways to keep a line open that are tried."""

_WIDTHS = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Of strips in which lines are held, the widest first, in tolerances."""

_ASIDE = (0.0, 0.5, -0.5, 0.8, -0.8)
"""Where in its strip a line is held, the later ones where the places do not change: from the middle
to the left, in halves of the width."""


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


@dataclass(frozen=True, slots=True)
class _Threat:
    """A vertex that ends a held line where it moves by ``u`` with ``u @ over <= bound``."""

    vertex: int
    over: Float64
    bound: float


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

    def seen(self, a: str, b: str, most: int) -> Outcome:
        """Tell whether two fields have a line with at most so many fields in every redrawing."""
        return self._closed(a, b, most, {})

    def farther(self, a: str, b: str, most: int, lines: Iterable[SlackLine]) -> Moves | None:
        """Look for a redrawing in which a line is open, but none with at most so many fields."""
        self._left, self._rounds = _CHOICES_KEPT, _ROUNDS_KEPT
        for line in lines:
            for kept in self._kept(line):
                moves = self._closed(a, b, most, kept).moves
                if moves is not None or min(self._left, self._rounds) <= 0:
                    return moves
        return None

    def nearer(self, a: str, b: str, below: int, line: SlackLine) -> Moves | None:
        """Look for a redrawing in which a line is open that needs less than so many fields."""
        for kept in self._kept(line):
            moves = self._tried(
                a, b, self._placed(kept), lambda distance: bool(distance and distance < below)
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
                        threat = _Threat(v, -turn * loose.normal, aside - room)
                        kept[v, 0] = _clipped(region, threat)
            if all(len(region) and self._near(region) for region in kept.values()):
                yield kept

    def _closed(self, a: str, b: str, most: int, kept: Regions) -> Outcome:
        """Close lines with at most so many fields until there are none, or no place is left.

        ``kept`` is where vertices have to lie in any case; then nothing is proved, and the two
        still see each other in a drawing that is found.
        """
        lines: list[list[_Threat]] = []
        moves = self._placed(kept)
        aside, on_grid = 0, False
        if not kept:
            self._left = _CHOICES
        self._ranges: dict[tuple[int, int], tuple[float, float, Float64, _Threat]] = {}
        for _ in range(min(_LINES_KEPT, self._rounds) if kept else _LINES):
            self._rounds -= 1
            finder = self._moved(moves) if moves else self._finder
            if finder is None:
                break
            distance = self._answer(finder, a, b)
            if distance is not None and distance <= most:
                held = self._held(finder, a, b, most, _ASIDE[aside])
                threats = self._threats(held, finder.mesh.xy) if held else None
                if threats is None:
                    break
                lines.append(threats)
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
            places = self._placed(regions)
            aside = aside + 1 if places == moves else 0
            if aside == len(_ASIDE):
                break
            moves = places
        return Outcome()

    def _held(self, finder: PairFinder, a: str, b: str, most: int, aside: float) -> HeldLine | None:
        """Find a line between anchors in a strip that is as wide as can be, or nearly.

        So much of half the strip's width it lies to the left of the middle.
        """
        for width in (*(self._tolerance * w for w in _WIDTHS), 2 * HAIR):
            for rule in finder.rules(a, b):
                task = finder.task(a, b, rule, self._between(a, b, rule))
                line = self._asked(finder, a, b, task, -width, most + 1, parting=False)
                if line is None:
                    continue
                middle, mesh = straightened(finder.mesh, line), finder.mesh
                middle = replace(middle, level=middle.level - aside * middle.lacks / 2)
                for side in line.way.tolist():
                    left, right = middle.aside(mesh.xy[side])
                    at = np.isin(mesh.triangles, side).sum(axis=1) == 2
                    if left > HAIR and right < -HAIR and at.any():
                        part = left / (left - right)
                        start = mesh.xy[side[0]] * (1 - part) + mesh.xy[side[1]] * part
                        held = finder.kernel.held_line(
                            task, self._mesh.xy, int(at.argmax()),
                            np.concatenate([start, middle.direction]), self._reach, most,
                        )  # fmt: skip
                        if held is not None:
                            return held
                        break
        return None

    def _threats(self, held: HeldLine, now: NDArray[np.int64]) -> list[_Threat] | None:
        """Return the vertices that may move to the other side of a line than they are on now.

        Or of a line past an anchor that borders are near: they get over it in no other way. None
        where one is on it.
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
        threats = [
            _Threat(v, turn * normal, SURE - turn * float(aside[v]))
            for v, turn in zip(at.tolist(), np.sign(sides).tolist(), strict=True)
        ]
        for anchor in (held.start, held.start + held.length * held.direction):
            near = distances(self._mesh.xy[self._borders] - anchor)[0] <= self._reach
            borders = self._borders[near]
            away, nearest = distances(now[borders] - anchor)
            if (away < SURE).any():
                return None
            for border, towards in zip(borders, nearest / away[:, None], strict=True):
                threats += [
                    _Threat(v, towards, SURE - float((self._mesh.xy[v] - anchor) @ towards))
                    for v in border.tolist()
                ]
        return threats

    @cached_property
    def _borders(self) -> NDArray[np.int32]:
        """(K, 2) The ends of all borders."""
        mesh = self._mesh
        beyond = mesh.neighbours
        border = mesh.triangle_place[beyond] != mesh.triangle_place[:, None]
        ends = np.stack([mesh.triangles, np.roll(mesh.triangles, -1, axis=1)], axis=-1)
        return np.asarray(ends[border & (beyond >= 0) & (ends[..., 0] < ends[..., 1])])

    def _regions(
        self, regions: Regions, lines: list[list[_Threat]], *, on_grid: bool
    ) -> Regions | None:
        """Choose a threat that ends each line; what that leaves each vertex, or None: nothing.

        A vertex that may part is in two places at once. What is chosen least freely comes first.
        ``on_grid``: points of the map's own grid have to be left.
        """
        self._left -= len(lines) + 1
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
            if not len(left) or not self._near(left):
                continue
            if on_grid and self._on_grid(left) is None:
                continue
            found = self._regions({**regions, key: left}, rest, on_grid=on_grid)
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
                low, high = self._range(self._disc if region is None else region, threat)
                if region is not None and high <= 0:
                    return None
                if low <= 0:
                    ways.append((part, low, k))
        return ways

    def _range(self, region: Float64, threat: _Threat) -> tuple[float, float]:
        """Return how far a region is from ending a line, its nearest and its farthest point."""
        key = id(region), id(threat)
        if key not in self._ranges:
            off = region @ threat.over - threat.bound
            self._ranges[key] = float(off.min()), float(off.max()), region, threat
        return self._ranges[key][:2]

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
