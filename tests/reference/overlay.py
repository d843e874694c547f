"""The plane cut by all field edges: which fields lie on either side of every edge.

A *face* is written as the bit mask of the fields that cover it: 0 is void, one bit a plain
field, two bits a tunnel under a walkway. Faces need no other identity here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cmp_to_key
from typing import Any

Point = tuple[int, int]
Ring = list[Point]


class InvalidMapError(ValueError):
    """The map breaks the contract, so it has no tables."""


@dataclass(frozen=True, slots=True)
class Field:
    """What the sight rules want to know of a field; rings keep their inside on the left."""

    id: str
    kind: str
    water: bool
    obstacle: bool
    rings: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Overlay:
    """All fields laid over each other."""

    fields: list[Field]
    """In the order of the map; bit ``i`` of a mask is ``fields[i]``."""
    points: list[Point]
    """Every corner of the drawing. A point on a straight edge where nothing else happens is no
    corner, whoever wrote it into a ring."""
    edges: list[tuple[int, int, int, int]]
    """Start, end (positions in ``points``), face to the left, face to the right."""
    spokes: list[list[tuple[Point, int]]]
    """For each point its edges' directions counter-clockwise, each with the face that follows it
    counter-clockwise."""

    @property
    def faces(self) -> set[int]:
        """All faces that touch an edge, which is all of them."""
        return {face for edge in self.edges for face in edge[2:]}


def cross(o: Point, a: Point, b: Point) -> int:
    """Twice the area of the triangle ``oab``: positive where ``b`` is left of ``o`` to ``a``."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def build_overlay(case_map: dict[str, Any]) -> Overlay:
    """Lay the fields of a map in the format of the worked cases over each other.

    Raises
    ------
    InvalidMapError
        Edges that cross away from a vertex, rings that meet themselves, fields that overlap
        and are not a tunnel under a walkway.

    Notes
    -----
    Quadratic in the number of edges.
    """
    fields = [_field(raw) for raw in case_map["fields"]]
    everything = {p for field in fields for ring in field.rings for p in ring}
    corners = _corners(_node(fields, everything))
    noded = _node(fields, corners)
    _refuse_crossings(noded)
    masks = _edge_masks(fields, noded)
    points = sorted(corners)
    number = {p: i for i, p in enumerate(points)}
    edges = [(number[a], number[b], left, right) for (a, b), (left, right) in masks.items()]
    spokes = _spokes(points, edges)
    overlay = Overlay(fields, points, edges, spokes)
    _refuse_overlaps(case_map, overlay)
    return overlay


def _field(raw: dict[str, Any]) -> Field:
    rings: list[tuple[Point, ...]] = []
    for position, raw_ring in enumerate(raw["rings"]):
        ring: Ring = [(int(x), int(y)) for x, y in raw_ring]
        if len(set(ring)) != len(ring) or len(ring) < 3:
            raise InvalidMapError(f"field {raw['id']}: a ring meets itself in a vertex")
        area = sum(cross((0, 0), ring[k - 1], ring[k]) for k in range(len(ring)))
        if area == 0:
            raise InvalidMapError(f"field {raw['id']}: a ring has no area")
        if (area > 0) != (position == 0):
            ring.reverse()
        rings.append(tuple(ring))
    return Field(
        raw["id"], raw["kind"], bool(raw.get("water")), bool(raw.get("obstacle")), tuple(rings)
    )


def _node(fields: Sequence[Field], points: set[Point]) -> list[list[Ring]]:
    """Rewrite every ring over the given points: those on its edges go in, others go out."""
    return [[_node_ring(ring, points) for ring in field.rings] for field in fields]


def _node_ring(ring: Sequence[Point], points: set[Point]) -> Ring:
    noded: Ring = []
    for k, a in enumerate(ring):
        b = ring[(k + 1) % len(ring)]
        if a in points:
            noded.append(a)
        low_x, high_x = min(a[0], b[0]), max(a[0], b[0])
        low_y, high_y = min(a[1], b[1]), max(a[1], b[1])
        inside = [
            p
            for p in points
            if low_x <= p[0] <= high_x
            and low_y <= p[1] <= high_y
            and p not in (a, b)
            and cross(a, b, p) == 0
        ]
        inside.sort(key=lambda p: abs(p[0] - a[0]) + abs(p[1] - a[1]))
        noded.extend(inside)
    return noded


def _pairs(ring: Ring) -> Iterable[tuple[Point, Point]]:
    return ((ring[k - 1], ring[k]) for k in range(len(ring)))


def _corners(noded: list[list[Ring]]) -> set[Point]:
    """Points where something happens: all but those in the middle of one straight edge."""
    neighbours: dict[Point, set[Point]] = {}
    for rings in noded:
        for ring in rings:
            for a, b in _pairs(ring):
                neighbours.setdefault(a, set()).add(b)
                neighbours.setdefault(b, set()).add(a)
    return {p for p, around in neighbours.items() if len(around) != 2 or cross(p, *around) != 0}


def _refuse_crossings(noded: list[list[Ring]]) -> None:
    pieces = sorted({(min(e), max(e)) for rings in noded for r in rings for e in _pairs(r)})
    for i, (a, b) in enumerate(pieces):
        for c, d in pieces[i + 1 :]:
            if c[0] >= b[0]:  # sorted by their left ends: no later one can cross this one
                break
            if (
                cross(a, b, c) * cross(a, b, d) < 0  # one on either side, and the same again
                and cross(c, d, a) * cross(c, d, b) < 0
            ):
                raise InvalidMapError(f"edges {a}-{b} and {c}-{d} cross away from a vertex")


def _edge_masks(
    fields: Sequence[Field], noded: list[list[Ring]]
) -> dict[tuple[Point, Point], list[int]]:
    """Faces to the left and right of every edge, edges going from the lesser point up."""
    masks: dict[tuple[Point, Point], list[int]] = {}
    bounds: dict[tuple[Point, Point], int] = {}
    for i, rings in enumerate(noded):
        for ring in rings:
            for a, b in _pairs(ring):
                edge, side = ((a, b), 0) if a < b else ((b, a), 1)
                sides = masks.setdefault(edge, [0, 0])
                if bounds.get(edge, 0) >> i & 1:
                    raise InvalidMapError(f"field {fields[i].id}: its rings share an edge")
                bounds[edge] = bounds.get(edge, 0) | 1 << i
                sides[side] |= 1 << i
    for edge, sides in masks.items():
        (ax, ay), (bx, by) = edge
        for i, field in enumerate(fields):
            if not bounds[edge] >> i & 1 and _contains(field, (ax + bx, ay + by)):
                sides[0] |= 1 << i
                sides[1] |= 1 << i
    return masks


def _contains(field: Field, doubled: Point) -> bool:
    """Return whether a point (coordinates times two) lies inside; it is not on the boundary."""
    x, y = doubled
    inside = False
    for ring in field.rings:
        for k, (bx, by) in enumerate(ring):
            ax, ay = ring[k - 1]
            if (2 * ay > y) != (2 * by > y):
                turn = cross((2 * ax, 2 * ay), (2 * bx, 2 * by), (x, y))
                inside ^= (turn > 0) == (by > ay)
    return inside


def _spokes(
    points: list[Point], edges: list[tuple[int, int, int, int]]
) -> list[list[tuple[Point, int]]]:
    by_angle = cmp_to_key(_turn)
    spokes: list[list[tuple[Point, int, int]]] = [[] for _ in points]
    for u, v, left, right in edges:
        (ux, uy), (vx, vy) = points[u], points[v]
        spokes[u].append(((vx - ux, vy - uy), left, right))
        spokes[v].append(((ux - vx, uy - vy), right, left))
    result: list[list[tuple[Point, int]]] = []
    for p, around in zip(points, spokes, strict=True):
        around.sort(key=lambda spoke: by_angle(spoke[0]))
        for k, (_, left, _) in enumerate(around):
            if left != around[(k + 1) % len(around)][2]:
                raise InvalidMapError(f"fields overlap, or a ring crosses itself, at {p}")
        result.append([(direction, left) for direction, left, _ in around])
    return result


def _turn(a: Point, b: Point) -> int:
    """Compare two directions by their angle from the positive x axis."""
    half_a, half_b = ((d[1], d[0]) < (0, 0) for d in (a, b))  # the second half turn
    if half_a != half_b:
        return half_a - half_b
    turn = a[0] * b[1] - a[1] * b[0]
    return (turn < 0) - (turn > 0)


def _refuse_overlaps(case_map: dict[str, Any], overlay: Overlay) -> None:
    for face in overlay.faces:
        if face & (face - 1):  # more than one field
            covering = [raw for i, raw in enumerate(case_map["fields"]) if face >> i & 1]
            if sorted((f["level"], f["kind"]) for f in covering) != [
                (0, "built_up"),
                (1, "elevated"),
            ]:
                raise InvalidMapError(f"fields {[f['id'] for f in covering]} overlap")
