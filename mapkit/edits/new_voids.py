"""Voids that an edit would tear open.

A *void* is a connected part of the board on which no field lies, of whatever level, with fields
all around. It may grow and shrink: its outline can be moved like any border, and so can the rim of
the board, outside of which is no void. But where there was nothing but ground no void comes about,
unless it is what was asked for: by deleting fields, or cutting a hole.

Whether it was ground is decided exactly, in whole numbers, however large the void is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import shapely

from mapkit.coverage.checks.wording import Wording
from mapkit.edits.box_grid import bounds
from mapkit.edits.exact_geometry import contains_middle, cross, crossing_point, edges_of, twice_area
from mapkit.edits.narrow_voids import VoidWalker, changed_voids
from mapkit.edits.refusal import EditRefusedError
from mapkit.edits.topology import Topology
from mapkit.messages import phrase
from mapkit.model import GameMap, Point

__all__ = ["refuse_openings"]

Side = tuple[Point, Point]


def refuse_openings(
    before: GameMap, after: GameMap, touched: Iterable[str], old: Topology, new: Topology
) -> None:
    """Refuse a map with a void where the map before had nothing but ground.

    Parameters
    ----------
    before, after : GameMap
        Sound where they differ.
    touched : iterable of str
        Fields with another shape or place.
    old, new : Topology
        Of both maps.

    Raises
    ------
    EditRefusedError
        There is such a void.
    """
    ground: VoidWalker | None = None
    for ring in changed_voids(after, new, touched, before):
        if ground is None:
            ground = VoidWalker(before, old)
        if not _was_void(ring, before, after, old, ground):
            say = Wording(before)
            points = [after.vertices[v] for v in ring]
            beside = {f for a, b in edges_of(ring) for f in new.users[a] if f in new.users[b]}
            fields = [f for f in before.fields if f in beside]
            spot = shapely.Polygon(points).representative_point()
            raise EditRefusedError(
                phrase(
                    "A void of {area} would open between {fields}, where there is ground now. "
                    "To make a hole, delete a field or cut one.",
                    area=say.area(twice_area(points) / 2),
                    fields=say.fields(fields),
                ),
                [(spot.x, spot.y)],
                fields,
            )


def _was_void(
    ring: Sequence[str], before: GameMap, after: GameMap, old: Topology, ground: VoidWalker
) -> bool:
    """Tell whether any part of a void, or of what lies in it, was void before, or outside."""
    places = before.vertices
    for a, b in edges_of(ring):
        # Nearly always an edge stayed where it was, with the void beside it.
        if all(places.get(v) == after.vertices[v] for v in (a, b)) and ground.faces_void(a, b):
            return True
    points = [after.vertices[v] for v in ring]
    sides = list(zip(points, [*points[1:], points[0]], strict=True))
    near = old.boxes.near(bounds(points))
    for f in near:
        for a, b in ground.sides(f):
            if ground.is_void(b, a) and _enters(sides, places[a], places[b]):
                return True
    # No border between ground and void passes through it, so all of it is what one place is.
    corner, end = _place_inside(points)
    return not any(
        contains_middle([(_thrice(places[a]), _thrice(places[b])) for a, b in ground.sides(f)],
                        corner, end)
        for f in near
    )  # fmt: skip


def _enters(sides: Sequence[Side], p: Point, q: Point) -> bool:
    """Tell whether an edge has a part inside a ring."""
    if any(crossing_point(p, q, a, b) is not None for a, b in sides):
        return True
    along = (q[0] - p[0], q[1] - p[1])
    passed = [a for a, _ in sides if a not in (p, q) and _on(a, p, q)]
    passed.sort(key=lambda a: (a[0] - p[0]) * along[0] + (a[1] - p[1]) * along[1])
    cuts = [p, *passed, q]
    return any(
        not any(_on(s, a, b) and _on(t, a, b) for a, b in sides) and contains_middle(sides, s, t)
        for s, t in pairwise(cuts)
    )


def _on(point: Point, a: Point, b: Point) -> bool:
    """Tell whether a point lies on an edge, ends included."""
    x, y = point
    return (
        cross(a, b, point) == 0
        and min(a[0], b[0]) <= x <= max(a[0], b[0])
        and min(a[1], b[1]) <= y <= max(a[1], b[1])
    )


def _place_inside(points: Sequence[Point]) -> tuple[Point, Point]:
    """Return two points whose middle lies inside a ring, three times as far from the origin."""
    k = min(range(len(points)), key=lambda n: points[n])
    tip, a, b = points[k], points[k - 1], points[(k + 1) % len(points)]
    turn = 1 if cross(tip, a, b) > 0 else -1
    inner = [
        p
        for p in points
        if p not in (tip, a, b)
        and turn * cross(tip, a, p) >= 0
        and turn * cross(tip, p, b) >= 0
        and turn * cross(a, b, p) >= 0
    ]
    if inner:  # the way to the one farthest from the third side meets nothing
        far = max(inner, key=lambda p: (turn * cross(a, b, p), p))
        return _thrice(tip), _thrice(far)
    middle = (tip[0] + a[0] + b[0], tip[1] + a[1] + b[1])
    return middle, middle


def _thrice(point: Point) -> Point:
    return 3 * point[0], 3 * point[1]
