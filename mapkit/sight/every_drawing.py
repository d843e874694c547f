"""Proves that a pair has a line in every redrawing, where no single line is in all of them.

A *held line* leads between anchors that stay in their faces. It is there unless one of the vertices
near it, its *threats*, moves over to its other side. So a redrawing without a line needs, for each
of some held lines, a threat that moves over it. Where no choice of threats leaves each vertex a
place, there is no such redrawing. Else the places that are left are tried, and the line that is
found there is held as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, product
from math import cos, pi

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.sight import HeldLine, SlackLine
from mapkit.sight.pair_lines import PairLines
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_lines import HAIR, straightened, turned_lines
from mapkit.sight.redrawn_bounds import SURE

Float64 = NDArray[np.float64]
Moves = Mapping[int, tuple[int, int]]
Regions = Mapping[tuple[int, int], Float64]

_SIDES = 64
"""Of the polygon round the disc that a vertex may move in."""

_LINES = 60
"""That are held at most."""

_CHOICES = 12_000
"""That are looked at in all, each for one line: some 30 microseconds."""

_LINES_KEPT, _CHOICES_KEPT, _ROUNDS_KEPT = 10, 3000, 40
"""The same while a longer line is kept open; rounds are those for all that are kept."""

_FINE = 400
"""The tolerance is so many units of the grid on which places are tried, if the map leaves room."""

_LARGEST = 2.0**27
"""Coordinates of that grid."""

_MAKING_WAY = 60
"""Rounds in which corners and borders make way for each other."""

_KEPT = 9
"""Ways to keep a line open that are tried."""

_COARSE = 12
"""Units of the map's grid: so far from where they are drawn, vertices are put on it."""

_ROUNDINGS = 64
"""Ways to put places on the map's grid that are tried."""

_SQUARE = np.array([(x, y) for x in (0, 1) for y in (0, 1)], np.int64)

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
        self._left = self._rounds = 0
        self._reach = self._tolerance + SURE
        angles = np.arange(_SIDES) * (2 * pi / _SIDES)
        radius = self._reach / cos(pi / _SIDES)
        self._disc: Float64 = radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)

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

    def _placed(self, regions: Regions) -> Moves:
        return self._uncrossed(dict(self._places(regions)), regions)

    def _tried(
        self, a: str, b: str, moves: Moves, wanted: Callable[[int | None], bool]
    ) -> Moves | None:
        """Return moves on the map's grid, near these, that give an answer as it is wanted."""
        for rounded in self._rounded(moves):
            finder = self._moved(rounded)
            if finder is not None and wanted(self._answer(finder, a, b)):
                return {v: (x // self._finer, y // self._finer) for v, (x, y) in rounded.items()}
        return None

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
            near = _distances(self._mesh.xy[self._borders] - anchor)[0] <= self._reach
            borders = self._borders[near]
            away, nearest = _distances(now[borders] - anchor)
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

    def _near(self, region: Float64) -> bool:
        """Tell whether some of a region is in the disc."""
        return bool(np.hypot(*_least(region)) <= self._reach)

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

    def _places(self, regions: Regions) -> Iterator[tuple[int, tuple[int, int]]]:
        """Yield where vertices go that a choice of threats moves."""
        for (v, part), region in regions.items():
            if not part:
                at = self._mesh.xy[v]
                inside = self._on_grid(region)
                inside = self._inside(region) if inside is None else inside
                to = np.rint(at + inside).astype(np.int64)
                if (to != at).any():
                    yield v, (int(to[0]), int(to[1]))

    def _uncrossed(self, moves: Moves, regions: Regions) -> Moves:
        """Let corners and borders that moves lead to and past make way, within their regions."""
        if self._moved(moves) is not None:
            return moves
        drawn = self._mesh.xy.astype(np.float64)
        by = np.zeros_like(drawn)
        for v, to in moves.items():
            by[v] = np.array(to) - drawn[v]
        ends = self._sides
        gap = np.minimum(_heights(drawn[ends])[0] / 2, 1.5 * self._finer)
        for _ in range(_MAKING_WAY):
            heights, part, normal = _heights((drawn + by)[ends])
            lacks = gap - heights
            short = np.flatnonzero((lacks > 0) & (part > 0) & (part < 1))
            if not len(short):
                break
            for k in short.tolist():
                a, b, c = ends[k].tolist()
                for v, share in ((a, part[k] - 1), (b, -part[k]), (c, 1.0)):
                    by[v] = self._back(by[v] + share * lacks[k] * normal[k], regions.get((v, 0)))
        found = np.rint(by).astype(np.int64)
        where = np.flatnonzero(found.any(axis=1)).tolist()
        return {v: (int(x), int(y)) for v in where for x, y in [self._mesh.xy[v] + found[v]]}

    def _back(self, by: Float64, region: Float64 | None) -> Float64:
        """Return the nearest point of a region, or of the disc."""
        if region is not None:
            by = by + _least(region - by)
        return np.asarray(by * min(1.0, (self._tolerance - 1) / max(float(np.hypot(*by)), 1e-9)))

    @cached_property
    def _sides(self) -> NDArray[np.int32]:
        """(K, 3) The ends of the sides of triangles that are borders, and the third corner."""
        mesh = self._mesh
        border = mesh.triangle_place[mesh.neighbours] != mesh.triangle_place[:, None]
        t, k = np.nonzero(border & (mesh.neighbours >= 0))
        return np.stack([mesh.triangles[t, (k + j) % 3] for j in range(3)], axis=1)

    def _inside(self, region: Float64) -> Float64:
        """Return a point of a region that is in the disc, in the middle if that is."""
        middle, least = region.mean(axis=0), _least(region)
        for part in (0.0, 0.25, 0.5, 0.75, 0.9):
            point = middle + part * (least - middle)
            if np.hypot(*point) <= self._tolerance - 1:
                return np.asarray(point)
        return least * min(1.0, (self._tolerance - 1) / max(float(np.hypot(*least)), 1e-9))

    def _on_grid(self, region: Float64) -> Float64 | None:
        """Return the point of the map's own grid in a region that is nearest to its middle."""
        along, grid = np.roll(region, -1, axis=0) - region, self._grid
        off = grid[:, None] - region
        inside = (along[:, 0] * off[..., 1] - along[:, 1] * off[..., 0] >= 0).all(axis=1)
        near = np.hypot(*(grid[inside] - region.mean(axis=0)).T)
        return np.asarray(grid[inside][near.argmin()]) if len(near) else None

    @cached_property
    def _grid(self) -> Float64:
        """(K, 2) How vertices may move on the map's own grid, if it is coarse."""
        reach = min(int(self._tolerance / self._finer), _COARSE)
        steps = np.arange(-reach, reach + 1) * float(self._finer)
        grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
        return np.asarray(grid[np.hypot(*grid.T) <= self._tolerance])

    def _rounded(self, moves: Moves) -> Iterator[Moves]:
        """Yield the moves with places on the map's own grid, which are near, nearest first."""
        near: list[list[tuple[float, int, tuple[int, int]]]] = []
        for v, to in moves.items():
            off = np.array(to) - self._mesh.xy[v]
            points = self._finer * (off // self._finer + _SQUARE)
            points = points[np.hypot(*points.T) <= self._tolerance]
            by = ((points - off) ** 2).sum(axis=1)
            places = (self._mesh.xy[v] + points).tolist()
            near.append([(d, v, (x, y)) for d, (x, y) in zip(by.tolist(), places, strict=True)])
        ways = islice(product(*(sorted(own)[:2] for own in near)), _ROUNDINGS)
        for way in sorted(ways, key=lambda way: sum(d for d, _, _ in way)):
            yield {v: to for _, v, to in way}


def _heights(corners: Float64) -> tuple[Float64, Float64, Float64]:
    """Return how far third corners of triangles, (K, 3, 2), are from their first sides.

    And where on the sides, 0 to 1, the foot is, and which way is to the left of them.
    """
    along = corners[:, 1] - corners[:, 0]
    off = corners[:, 2] - corners[:, 0]
    length = np.maximum(np.hypot(*along.T), 1e-9)
    normal = np.stack([-along[:, 1], along[:, 0]], axis=1) / length[:, None]
    return (off * normal).sum(axis=1), (off * along).sum(axis=1) / length**2, normal


def _least(region: Float64) -> Float64:
    """Return the point of a convex region that is nearest to the origin."""
    after = np.roll(region, -1, axis=0)
    if ((region[:, 0] * after[:, 1] - region[:, 1] * after[:, 0]) > 0).all():
        return np.zeros(2)
    away, nearest = _distances(np.stack([region, after], axis=1))
    return np.asarray(nearest[away.argmin()])


def _distances(ends: Float64) -> tuple[Float64, Float64]:
    """Return how far segments, (K, 2, 2), are from the origin, and their nearest points."""
    start, along = ends[:, 0].astype(np.float64), (ends[:, 1] - ends[:, 0]).astype(np.float64)
    part = -(start * along).sum(axis=1) / np.maximum((along**2).sum(axis=1), 1e-9)
    nearest = start + np.clip(part, 0, 1)[:, None] * along
    return np.hypot(*nearest.T), nearest


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
