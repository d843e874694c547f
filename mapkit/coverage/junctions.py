"""Junctions of slits become corners.

Where four slits meet, the place between the four shapes is divided too, and two shapes that lie
across from each other get a border there that nobody drew, about as long as the slit is wide. Such
a border becomes a point, in which all four meet.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeGuard

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.borders import FINE, Borders

Int64 = NDArray[np.int64]
Float = NDArray[np.float64]
Shapes = NDArray[np.object_]
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Arc:
    """A border from one junction to the next: its points in order, and its edges."""

    points: tuple[int, ...]
    edges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _BorderEnd:
    """A border that ends in a corner: where which edge is cut, the point beyond, and its sides."""

    cut: Pair
    edge: int
    follows: int
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class _Corner:
    """Where junctions become one: the corner, how far the change reaches, what goes, what comes."""

    xy: Pair
    reach: float
    edges: frozenset[int]
    border_ends: tuple[_BorderEnd, ...]


def joined_corners(borders: Borders) -> Borders:
    """Make points of the borders that only the width of slits at their junctions made.

    Of two shapes with a border no longer than the slits there were wide, and no other one, that
    border has become a point. Nothing moves farther than its length.

    All that changes lies in a circle round the new corner: borders that end in it go on straight
    from where they come into the circle. A border stays where the same shape lies at both its ends
    (islands side by side), where borders go all round a shape, and where others come into the
    circle. n log n time for n edges.
    """
    if not borders.width.any():
        return borders
    graph = _Graph(borders)
    corners = graph.undisturbed([c for group in graph.groups() if (c := graph.corner(group))])
    return graph.with_corners(borders, corners) if corners else borders


class _Graph:
    """Borders as edges without direction: ``ends`` from and to, ``sides`` left and right."""

    def __init__(self, borders: Borders) -> None:
        start, end = borders.start, borders.end
        low, high = np.minimum(start, end), np.maximum(start, end)
        key, number = np.unique(low * len(borders.xy) + high, return_inverse=True)
        self.xy = borders.xy
        self.width = borders.width
        self.widest = float(borders.width.max())
        self.ends = np.stack(np.divmod(key, len(borders.xy)), axis=1)
        self.sides = np.full((len(key), 2), -1, np.int64)
        self.sides[number, (start > end).astype(np.int64)] = borders.shape
        self.length = np.hypot(*(self.xy[self.ends[:, 1]] - self.xy[self.ends[:, 0]]).T)
        self.degree = np.bincount(self.ends.ravel(), minlength=len(self.xy))
        order = np.argsort(self.ends.T.ravel(), kind="stable")
        self._incident = order % max(len(key), 1)
        self._first = np.append(0, np.cumsum(self.degree))

    def incident(self, point: int) -> list[int]:
        """Return the edges at a point."""
        found: list[int] = self._incident[self._first[point] : self._first[point + 1]].tolist()
        return found

    def other_end(self, edge: int, point: int) -> int:
        """Return the point at the other end of an edge."""
        a, b = self.ends[edge].tolist()
        return int(b if a == point else a)

    def onward(self, point: int, edge: int) -> Iterator[tuple[int, int]]:
        """Walk from a junction to the next one: each edge with the point at its end."""
        while True:
            point = self.other_end(edge, point)
            yield edge, point
            if self.degree[point] != 2:
                return
            (edge,) = (e for e in self.incident(point) if e != edge)

    def groups(self) -> Iterable[list[_Arc]]:
        """Return the borders that are to become points, those that meet in one list."""
        arcs: dict[Pair, list[_Arc]] = defaultdict(list)
        for point in self._near_others():
            for edge in self.incident(point):
                arc = self._short(point, edge)
                if arc:
                    arcs[self._pair(edge)].append(arc)
        low, high = self.sides.min(axis=1), self.sides.max(axis=1)
        key, count = np.unique((low << 32) + high, return_counts=True)
        edges = dict(zip(key.tolist(), count.tolist(), strict=True))
        chosen = []
        for (a, b), found in arcs.items():
            if sum(len(arc.edges) for arc in found) == edges[(a << 32) + b]:
                chosen += found
        return _meeting(chosen)

    def _near_others(self) -> list[int]:
        """Return the junctions with another one no farther away than slits are wide."""
        points = np.flatnonzero(self.degree > 2)
        places = self.xy[points]
        at, near = _within(_points(places), places, np.full(len(points), self.widest))
        others = np.not_equal(at, near)
        found: list[int] = points[np.unique(np.array(at, np.int64)[others])].tolist()
        return found

    def _pair(self, edge: int) -> Pair:
        a, b = sorted(self.sides[edge].tolist())
        return a, b

    def _short(self, point: int, edge: int) -> _Arc | None:
        """Return the border that begins there if it is as short as the slits are wide there."""
        if self.sides[edge].min() < 0:
            return None
        points, edges, length = [point], [], 0.0
        for e, p in self.onward(point, edge):
            length += float(self.length[e])
            points.append(p)
            edges.append(e)
            if length > self.widest:
                return None
        if points[-1] <= point:
            return None  # the other way round it is found from its other end
        near = [*points, *self._nearby(points[0], length), *self._nearby(points[-1], length)]
        return _Arc(tuple(points), tuple(edges)) if length <= self.width[near].max() else None

    def _nearby(self, point: int, far: float) -> Iterator[int]:
        """Walk along the borders at a junction, no farther than that, to their points."""
        for edge in self.incident(point):
            along = 0.0
            for e, p in self.onward(point, edge):
                along += float(self.length[e])
                if along > far:
                    break
                yield p

    def corner(self, arcs: list[_Arc]) -> _Corner | None:
        """Say what becomes of borders that meet, or nothing where they cannot become a point.

        They cannot where they go all round a shape, and where one shape lies on both sides.
        """
        points = sorted({p for arc in arcs for p in arc.points})
        inner = {e for arc in arcs for e in arc.edges}
        if len(inner) != len(points) - 1:
            return None
        box = self.xy[points].min(axis=0) + self.xy[points].max(axis=0)
        # A whole unit, so that rounding does not part again what meets there.
        middle = np.round(box / (2 * FINE)).astype(np.int64) * FINE
        reach = float(np.hypot(*(self.xy[points] - middle).T).max()) + FINE
        gone = set(inner)
        border_ends: list[_BorderEnd | None] = []
        for point in points:
            for edge in self.incident(point):
                if edge not in inner:
                    border_end, passed = self._border_end(point, edge, middle, reach)
                    gone.update(passed)
                    border_ends.append(border_end)
        if not _apart(border_ends):
            return None
        x, y = middle.tolist()
        return _Corner((x, y), reach, frozenset(gone), tuple(border_ends))

    def _border_end(
        self, point: int, edge: int, middle: Int64, reach: float
    ) -> tuple[_BorderEnd | None, list[int]]:
        """Say where a border leaves the circle round a corner, and which edges it takes for it."""
        passed, before = [], point
        for e, p in self.onward(point, edge):
            passed.append(e)
            if float(np.hypot(*(self.xy[p] - middle))) > reach:
                a, b = self.sides[e].tolist()
                left, right = (a, b) if self.ends[e, 0] == before else (b, a)
                return _BorderEnd(self._cut(before, p, middle, reach), e, p, left, right), passed
            before = p
        return None, passed

    def _cut(self, inside: int, outside: int, middle: Int64, reach: float) -> Pair:
        """Return where an edge leaves a circle."""
        from_middle = (self.xy[inside] - middle).astype(np.float64)
        step = (self.xy[outside] - self.xy[inside]).astype(np.float64)
        a, b, c = step @ step, from_middle @ step, from_middle @ from_middle - reach**2
        share = (np.sqrt(b * b - a * c) - b) / a
        x, y = np.round(self.xy[inside] + share * step).astype(np.int64).tolist()
        return x, y

    def undisturbed(self, corners: list[_Corner]) -> list[_Corner]:
        """Leave out corners in whose circle lie borders that do not end in them."""
        if not corners:
            return []
        middles = np.array([c.xy for c in corners])
        reach = np.array([c.reach for c in corners])
        at, edge = _within(_lines(self.xy[self.ends]), middles, reach)
        foreign = {k for k, e in zip(at, edge, strict=True) if e not in corners[k].edges}
        a, b = _within(_points(middles), middles, reach + reach.max())
        apart = np.hypot(*(middles[a] - middles[b]).T)
        foreign.update(np.array(a)[(apart > 0) & (apart < reach[a] + reach[b])].tolist())
        return [c for k, c in enumerate(corners) if k not in foreign]

    def with_corners(self, borders: Borders, corners: list[_Corner]) -> Borders:
        """Return the borders with these corners."""
        gone = np.zeros(len(self.ends), bool)
        rest: dict[int, list[int]] = {}
        places: list[Pair] = []
        ends: list[list[int]] = []
        sides: list[list[int]] = []
        for corner in corners:
            gone[list(corner.edges)] = True
            middle = len(self.xy) + len(places)
            places.append(corner.xy)
            for border_end in corner.border_ends:
                cut = len(self.xy) + len(places)
                places.append(border_end.cut)
                ends.append([middle, cut])
                sides.append([border_end.left, border_end.right])
                along = rest.setdefault(border_end.edge, self.ends[border_end.edge].tolist())
                along[int(self.ends[border_end.edge, 0] == border_end.follows)] = cut
        both = np.concatenate([self.ends[~gone], np.array([*ends, *rest.values()])])
        shapes = np.concatenate([self.sides[~gone], np.array(sides), self.sides[list(rest)]])
        start, end = np.concatenate([both, both[:, ::-1]]).T
        shape = shapes.T.ravel()
        xy = np.concatenate([self.xy, np.array(places)])
        kept = (shape >= 0) & (xy[start] != xy[end]).any(axis=1)
        return replace(
            borders,
            xy=xy,
            width=np.concatenate([self.width, np.zeros(len(places))]),
            start=start[kept],
            end=end[kept],
            shape=shape[kept],
        )


def _meeting(arcs: list[_Arc]) -> list[list[_Arc]]:
    """Put borders with a junction in common into one list."""
    parent: dict[int, int] = {}

    def root(point: int) -> int:
        parent.setdefault(point, point)
        while parent[point] != point:
            parent[point] = point = parent[parent[point]]
        return point

    for arc in arcs:
        parent[root(arc.points[0])] = root(arc.points[-1])
    groups: dict[int, list[_Arc]] = defaultdict(list)
    for arc in arcs:
        groups[root(arc.points[0])].append(arc)
    return list(groups.values())


def _points(xy: Int64) -> Shapes:
    return np.asarray(shapely.points(xy), dtype=object)


def _lines(ends: Int64) -> Shapes:
    return np.asarray(shapely.linestrings(ends), dtype=object)


def _within(shapes: Shapes, points: Int64, away: Float) -> tuple[list[int], list[int]]:
    """Return which points have which shapes no farther away than that, each with its own."""
    tree = shapely.STRtree(shapes)
    at, near = tree.query(_points(points), predicate="dwithin", distance=away)
    return at.tolist(), near.tolist()


def _apart(border_ends: list[_BorderEnd | None]) -> TypeGuard[list[_BorderEnd]]:
    """Say whether all shapes round a corner are different ones, and all borders leave it apart."""
    known = [s for s in border_ends if s is not None]
    return (
        len(known) == len(border_ends)
        and len({s.left for s in known}) == len(border_ends)
        and len({s.cut for s in known}) == len(border_ends)
    )
