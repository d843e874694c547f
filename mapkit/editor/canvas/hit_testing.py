"""What lies under a point of the board: fields, vertices, edges, portals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from mapkit.drawing.board_parts import PartKey
from mapkit.drawing.scene import Circle, Group, Path, Point, Polyline, Shape
from mapkit.model import GameMap

At = tuple[float, float]

_TOUCH = 1e-9
"""Share of a line; a shorter part of it is a point where it touches a corner."""


class HitIndex:
    """Finds things of one map by place, all in map units.

    Each table is built when it is first asked; a question looks at all rows at once, some 0.1 ms
    for 1,000 fields.

    ``game_map`` has the fields of the levels that can be hit.
    """

    def __init__(self, game_map: GameMap) -> None:
        self.game_map = game_map

    def fields_at(self, at: At) -> tuple[str, ...]:
        """Return the fields that hold a point, those of upper levels first."""
        ids, low, high = self._boxes
        near = np.flatnonzero(((low <= at) & (high >= at)).all(axis=1)).tolist()
        found = [ids[k] for k in near if inside(self.game_map.points(ids[k]), at)]
        return tuple(sorted(found, key=lambda i: -self.game_map.fields[i].level))

    def fields_within(self, low: At, high: At) -> tuple[str, ...]:
        """Return the fields that lie in a rectangle with all their corners."""
        ids, lows, highs = self._boxes
        held = ((lows >= low) & (highs <= high)).all(axis=1)
        return tuple(ids[k] for k in np.flatnonzero(held).tolist())

    def fields_in(self, low: At, high: At) -> tuple[str, ...]:
        """Return the fields that have their middle in a rectangle."""
        return tuple(
            i
            for i, (x, y) in self._insides.items()
            if low[0] <= x <= high[0] and low[1] <= y <= high[1]
        )

    def fields_along(self, a: At, b: At) -> tuple[str, ...]:
        """Return the fields that a line runs through; one that it only touches is none."""
        ids, lows, highs = self._boxes
        low, high = np.minimum(a, b), np.maximum(a, b)
        near = np.flatnonzero(((lows <= high) & (highs >= low)).all(axis=1)).tolist()
        return tuple(ids[k] for k in near if _runs_through(self.game_map.points(ids[k]), a, b))

    def vertex_at(self, at: At, radius: float) -> str | None:
        """Return the nearest vertex that a field uses."""
        ids, xy = self._vertices
        k = _nearest(np.hypot(*(xy - at).T), radius)
        return None if k is None else ids[k]

    def vertices_within(self, low: At, high: At) -> tuple[str, ...]:
        """Return the vertices in a rectangle that a field uses."""
        ids, xy = self._vertices
        held = ((xy >= low) & (xy <= high)).all(axis=1)
        return tuple(ids[k] for k in np.flatnonzero(held).tolist())

    def edge_at(self, at: At, radius: float) -> tuple[str, str] | None:
        """Return the ends of the nearest edge of a field; of edges on each other the shortest."""
        ends, a, b = self._edges
        distance = _to_segments(np.array(at, dtype=float), a, b)
        if not len(distance) or distance.min() > radius:
            return None
        nearest = np.flatnonzero(distance <= distance.min() + 1e-9)
        length = np.hypot(*(b[nearest] - a[nearest]).T)
        return ends[int(nearest[int(length.argmin())])]

    def portal_at(self, at: At, radius: float) -> str | None:
        """Return the nearest portal; the later one of two at the same distance lies on top."""
        portals = self.game_map.portals
        if not portals:
            return None
        a, b = self._places
        distance = _to_segments(np.array(at, dtype=float), a, b)[::-1]
        k = _nearest(distance, radius)
        return None if k is None else portals[len(portals) - 1 - k].id

    def field_points(self) -> dict[str, At]:
        """Return a point inside of every field, its middle where that is inside."""
        return self._insides

    def corner_points(self) -> NDArray[np.float64]:
        """Return the vertices that fields use and the middles of their edges, a row for each."""
        _, xy = self._vertices
        _, a, b = self._edges
        return np.concatenate((xy, (a + b) / 2))

    @cached_property
    def _insides(self) -> dict[str, At]:
        return {i: _within(self.game_map.points(i)) for i in self._boxes[0]}

    def portals_within(self, low: At, high: At) -> tuple[str, ...]:
        """Return the portals that lie in a rectangle with both their ends."""
        portals = self.game_map.portals
        a, b = self._places
        held = ((np.minimum(a, b) >= low) & (np.maximum(a, b) <= high)).all(axis=1)
        return tuple(portals[k].id for k in np.flatnonzero(held).tolist())

    @cached_property
    def _boxes(self) -> tuple[list[str], NDArray[np.float64], NDArray[np.float64]]:
        ids = [i for i, f in self.game_map.fields.items() if f.rings and f.rings[0]]
        vertices = self.game_map.vertices
        low, high = [], []
        for i in ids:
            xs, ys = zip(*(vertices[v] for v in self.game_map.fields[i].rings[0]), strict=True)
            low.append((min(xs), min(ys)))
            high.append((max(xs), max(ys)))
        return ids, _rows(low), _rows(high)

    @cached_property
    def _vertices(self) -> tuple[list[str], NDArray[np.float64]]:
        used = {v: None for f in self.game_map.fields.values() for ring in f.rings for v in ring}
        return list(used), _rows([self.game_map.vertices[v] for v in used])

    @cached_property
    def _edges(self) -> tuple[list[tuple[str, str]], NDArray[np.float64], NDArray[np.float64]]:
        found: dict[tuple[str, str], None] = {}
        for item in self.game_map.fields.values():
            for ring in item.rings:
                for p, q in zip(ring, (*ring[1:], ring[0]), strict=True):
                    found[(p, q) if p < q else (q, p)] = None
        vertices = self.game_map.vertices
        ends = list(found)
        return ends, _rows([vertices[p] for p, _ in ends]), _rows([vertices[q] for _, q in ends])

    @cached_property
    def _places(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        portals = self.game_map.portals
        return _rows([p.at[0] for p in portals]), _rows([p.at[1] for p in portals])


def inside(rings: Sequence[Sequence[At]], at: At) -> bool:
    """Return whether a point lies in an area with holes, by the even-odd rule."""
    x, y = at
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (ay > y) != (by > y) and (x - ax) * abs(by - ay) < (bx - ax) * (y - ay) * (
                1 if by > ay else -1
            ):
                odd = not odd
    return odd


def _runs_through(rings: Sequence[Sequence[At]], a: At, b: At) -> bool:
    """Return whether some part of a line, between two edges that it crosses, lies in an area."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    cuts = [0.0, 1.0]
    for ring in rings:
        for k, (px, py) in enumerate(ring):
            qx, qy = ring[k - 1]
            ex, ey = qx - px, qy - py
            across = dx * ey - dy * ex
            if across:
                along = ((px - ax) * ey - (py - ay) * ex) / across
                on_edge = ((px - ax) * dy - (py - ay) * dx) / across
                if 0 < along < 1 and 0 <= on_edge <= 1:
                    cuts.append(along)
    cuts.sort()
    return any(
        inside(rings, (ax + dx * (s + t) / 2, ay + dy * (s + t) / 2))
        for s, t in pairwise(cuts)
        if t - s > _TOUCH
    )


def _within(rings: Sequence[Sequence[At]]) -> At:
    """Return a point inside of an area: the middle of its box, or of its broadest part there."""
    ys = sorted({y for ring in rings for _, y in ring})
    xs = [x for ring in rings for x, _ in ring]
    middle = ((min(xs) + max(xs)) / 2, (ys[0] + ys[-1]) / 2)
    if inside(rings, middle) or len(ys) < 2:
        return middle
    # Halfway between two corners' heights, so that no corner lies on the line.
    heights = [(low + high) / 2 for low, high in pairwise(ys)]
    parts = [(right - left, left, right, y) for y in heights for left, right in _cut(rings, y)]
    _, left, right, y = max(parts, default=(0.0, *middle[:1] * 2, middle[1]))
    return ((left + right) / 2, y)


def _cut(rings: Sequence[Sequence[At]], y: float) -> list[tuple[float, float]]:
    """Return from where to where a horizontal line runs inside of an area."""
    crossed = sorted(
        ax + (bx - ax) * (y - ay) / (by - ay)
        for ring in rings
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True)
        if (ay > y) != (by > y)
    )
    return list(zip(crossed[::2], crossed[1::2], strict=True))


def _rows(points: Sequence[At]) -> NDArray[np.float64]:
    return np.array(points, dtype=np.float64).reshape(-1, 2)


def _nearest(distance: NDArray[np.float64], radius: float) -> int | None:
    if not len(distance):
        return None
    k = int(distance.argmin())
    return k if distance[k] <= radius else None


def _to_segments(
    p: NDArray[np.float64], a: NDArray[np.float64], b: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return the distance of a point from each of many segments."""
    along = b - a
    length2 = np.maximum((along**2).sum(axis=1), 1e-12)
    share = np.clip(((p - a) * along).sum(axis=1) / length2, 0.0, 1.0)
    distance: NDArray[np.float64] = np.hypot(*(a + share[:, None] * along - p).T)
    return distance


def marker_places(
    game_map: GameMap, parts: Mapping[PartKey, Sequence[Shape]]
) -> dict[int, tuple[Point, float]]:
    """Return the middle and the radius, in mm, of every marker that is drawn.

    Markers are named by their position in the map. On each field symbols stand in the order of
    the file, arrows that point at it from outside apart.
    """
    waiting: dict[tuple[str, str], list[int]] = {}
    for index, marker in enumerate(game_map.markers):
        waiting.setdefault((marker.field, marker.type), []).append(index)
    places: dict[int, tuple[Point, float]] = {}
    for key, shapes in parts.items():
        if key.layer not in ("markers", "solo"):
            continue
        for group in shapes:
            if isinstance(group, Group):
                found = waiting.get((key.owner, group.kind))
                if found:
                    places[found.pop(0)] = _round(group)
    return dict(sorted(places.items()))


def _round(group: Group) -> tuple[Point, float]:
    points = list(_points(group))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low, high = (min(xs), min(ys)), (max(xs), max(ys))
    centre = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2)
    return centre, max(high[0] - low[0], high[1] - low[1]) / 2


def _points(shape: Shape) -> Iterator[Point]:
    if isinstance(shape, Group):
        for part in shape.shapes:
            yield from _points(part)
    elif isinstance(shape, Circle):
        (x, y), r = shape.centre, shape.radius
        yield from ((x - r, y - r), (x + r, y + r))
    elif isinstance(shape, Path):
        for ring in shape.rings:
            yield from ring
    elif isinstance(shape, Polyline):
        yield from shape.points
