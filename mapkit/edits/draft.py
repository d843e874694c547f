"""A changeable copy of a map, which every edit of the drawing works on.

A draft holds the vertices and fields of a map to be changed freely;
:func:`mapkit.edits.finishing.finish` makes a map of it again, if it is sound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from mapkit.edits.box_grid import Box, Boxes, around, box_of
from mapkit.edits.exact_geometry import beside, edges_of, foot
from mapkit.edits.ids import (
    EditRefusedError,
    Numbering,
    field_numbering,
    known_field,
    new_vertex_id,
)
from mapkit.edits.topology import topology_of
from mapkit.errors import NotFoundError
from mapkit.messages import phrase
from mapkit.model import COORDINATE_LIMIT, Building, Field, GameMap, Marker, Point, Portal

_ROUNDED = 0.75
"""How far the nearest point of whole coordinates may lie beside an edge, in map units."""


def whole_point(point: tuple[float, float]) -> Point:
    """Round a position to map units."""
    x, y = round(point[0]), round(point[1])
    if max(abs(x), abs(y)) >= COORDINATE_LIMIT:
        raise EditRefusedError(
            phrase("The point is too far away: coordinates must be smaller than 2^30.")
        )
    return x, y


class Draft:
    """A changeable copy of a map; its parts are shared until they change.

    Attributes
    ----------
    vertices : dict of str to (int, int)
    touched : set of str
        Fields whose shape may differ from before.
    successors : dict of str to tuple of str
        Fields that took the place of one that was split, merged or deleted.
    proposed : set of str
        Fields whose outline a program has found in the photo of a traced map.
    placed_portals : set of str
        Portals that stand where they should already and do not follow a boundary.
    whole_move : callable or None
        Where a point lies now, where the whole map was moved, turned or mirrored.
    topology : Topology
        Of the map before.
    at : dict of (int, int) to str
        Vertices that were moved or made, by their points.
    moved, loose : set of str
        Vertices that were moved or made, and those that some field does not use any more: all
        whose places may differ from before.
    """

    def __init__(self, game_map: GameMap) -> None:
        self.before = game_map
        self.vertices: dict[str, Point] = dict(game_map.vertices)
        self.fields: dict[str, Field] = dict(game_map.fields)
        self.portals: tuple[Portal, ...] = game_map.portals
        self.markers: tuple[Marker, ...] = game_map.markers
        self.buildings: tuple[Building, ...] = game_map.buildings
        self.touched: set[str] = set()
        self.successors: dict[str, tuple[str, ...]] = {}
        self.proposed: set[str] = set()
        self.placed_portals: set[str] = set()
        self.whole_move: Callable[[Point], Point] | None = None
        self.topology = topology_of(game_map)
        self._unnamed = self.topology.unnamed(game_map)
        self._users: dict[str, set[str]] = {}
        self._boxes = self.topology.boxes
        self._stale: set[str] = set()
        self._ids: Numbering | None = None
        self.at: dict[Point, str] = {}
        self.moved: set[str] = set()
        self.loose: set[str] = set()

    @property
    def tolerance(self) -> float:
        """The map's tolerance in map units."""
        return self.before.tolerance_units

    @property
    def rounding(self) -> float:
        """How near to an edge a vertex counts as meant to be on it."""
        return min(_ROUNDED, self.tolerance)

    # What is where

    def field(self, field_id: str) -> Field:
        """Return a field."""
        return known_field(self.fields, field_id)

    def point(self, vertex: str) -> Point:
        """Return the place of a vertex, in map units."""
        try:
            return self.vertices[vertex]
        except KeyError:
            raise NotFoundError(f"the map has no vertex {vertex!r}") from None

    def users(self, vertex: str) -> set[str]:
        """Return the fields whose rings name a vertex."""
        known = self._users.get(vertex)
        if known is None:
            return set(self.topology.users.get(vertex, ()))
        return known

    def vertex_at(self, point: Point) -> str | None:
        """Return the vertex on a point, if there is one."""
        for table in (self.at, self.topology.at):
            found = table.get(point)
            if found is not None and self.vertices.get(found) == point:
                return found
        return None

    def boxes(self) -> Boxes:
        """Return the boxes of the fields as they are now."""
        if self._stale:
            if self._boxes is self.topology.boxes:
                self._boxes = self._boxes.copy(self.fields)
            for f in sorted(self._stale):
                if f in self.fields:
                    self._boxes.set(f, box_of(self.vertices, self.fields[f]))
                else:
                    self._boxes.drop(f)
            self._stale.clear()
        return self._boxes

    def near(self, box: Box) -> list[str]:
        """Return the fields whose boxes meet a box, as they are now."""
        return self.boxes().near(box)

    def points_of(self, ring: Sequence[str]) -> list[Point]:
        """Return a ring as points."""
        return [self.vertices[v] for v in ring]

    def edge_fields(self, a: str, b: str) -> list[str]:
        """Return the fields that name two vertices one after the other."""
        return [
            f
            for f in sorted(self.users(a) & self.users(b))
            if any({a, b} == set(e) for ring in self.fields[f].rings for e in edges_of(ring))
        ]

    def nearest_edge(
        self, point: Point, within: float, only: Iterable[str] | None = None
    ) -> tuple[float, str, str, Point] | None:
        """Return (distance, a, b, rounded foot) of the nearest edge within a distance."""
        fields = self.near(around(point, within)) if only is None else only
        best: tuple[float, str, str, Point] | None = None
        for f in fields:
            for ring in self.fields[f].rings:
                for a, b in edges_of(ring):
                    distance, _, x, y = foot(point, self.vertices[a], self.vertices[b])
                    if distance <= within and (best is None or distance < best[0]):
                        best = distance, a, b, (round(x), round(y))
        return best

    def nearest_vertex(self, point: Point, within: float) -> str | None:
        """Return the nearest vertex of a field within a distance."""
        best: tuple[float, str] | None = None
        for f in self.near(around(point, within)):
            for ring in self.fields[f].rings:
                for v in ring:
                    x, y = self.vertices[v]
                    distance = ((x - point[0]) ** 2 + (y - point[1]) ** 2) ** 0.5
                    if distance <= within and (best is None or distance < best[0]):
                        best = distance, v
        return None if best is None else best[1]

    # Changes

    def touch(self, field_id: str) -> None:
        """Note that a field's shape may change, and name the junctions on its boundary first."""
        if field_id in self.touched:
            return
        self.touched.add(field_id)
        junctions = self._unnamed.get(field_id, ())
        if junctions:
            self.insert_chains(field_id, {(j.a, j.b): j.between for j in junctions})

    def insert_chains(
        self, field_id: str, chains: Mapping[tuple[Point, Point], Sequence[str]]
    ) -> None:
        """Put vertices into edges of a field, given by their ends in the order of the ring.

        ``chains`` has by the ends of an edge, in map units, the vertices from the first to the
        second.
        """
        v, rings = self.vertices, self.fields[field_id].rings
        new = [
            [u for a, b in edges_of(ring) for u in (a, *chains.get((v[a], v[b]), ()))]
            for ring in rings
        ]
        self.set_rings(field_id, new)

    def name_junctions(self, box: Box) -> None:
        """Name the junctions on the boundaries of all fields near a box."""
        if self._unnamed:
            for f in self.near(box):
                if f in self._unnamed:
                    self.touch(f)

    def name_junctions_at(self, vertex: str) -> None:
        """Name the junctions on the boundaries of all fields near a vertex."""
        point = self.point(vertex)
        self.name_junctions((*point, *point))

    def set_rings(self, field_id: str, rings: Iterable[Sequence[str]]) -> None:
        """Give a field other rings; vertices named twice in a row are named once."""
        new = tuple(_without_doubles(ring) for ring in rings)
        item = self.fields[field_id]
        if new == item.rings:
            return
        self.touched.add(field_id)
        was = {v for ring in item.rings for v in ring}
        now = {v for ring in new for v in ring}
        self.fields[field_id] = replace(item, rings=new)
        self._stale.add(field_id)
        for v in was - now:
            self._users[v] = self.users(v) - {field_id}
            self.loose.add(v)
        for v in now - was:
            self._users[v] = self.users(v) | {field_id}

    def add_field(self, item: Field, behind: str | None = None) -> None:
        """Add a field, behind another one in the order of the map."""
        rings = item.rings
        bare = replace(item, rings=())
        if behind is None:
            self.fields[item.id] = bare
        else:
            order = list(self.fields.items())
            k = next(n for n, (f, _) in enumerate(order) if f == behind)
            self.fields = dict([*order[: k + 1], (item.id, bare), *order[k + 1 :]])
        self.touched.add(item.id)
        self._stale.add(item.id)
        self.set_rings(item.id, rings)

    def remove_field(self, field_id: str, successors: Sequence[str] = ()) -> None:
        """Remove a field; what refers to it refers to its successors, or is removed with it."""
        self.touch(field_id)
        self.set_rings(field_id, ())
        del self.fields[field_id]
        self._stale.add(field_id)
        self.successors[field_id] = tuple(successors)

    def new_field_id(self) -> str:
        """Return an id for a new field."""
        if self._ids is None:
            self._ids = field_numbering(self.fields.keys() | self.before.fields.keys())
        while True:
            name = self._ids.following()
            if name not in self.fields:
                return name

    def new_vertex(self, point: Point) -> str:
        """Add a vertex where there is none."""
        name = new_vertex_id(self.vertices.keys())
        self.vertices[name] = point
        self.at[point] = name
        self.moved.add(name)
        return name

    def move(self, vertex: str, point: Point) -> None:
        """Move a vertex in all its fields; ``point`` is in map units."""
        old = self.point(vertex)
        if old == point:
            return
        self.name_junctions_at(vertex)
        for f in sorted(self.users(vertex)):
            self.touch(f)
            self._stale.add(f)
        self.vertices[vertex] = point
        self.moved.add(vertex)
        if self.at.get(point) is None and self.vertex_at(point) is None:
            self.at[point] = vertex

    def relocate(self, vertex: str, point: Point) -> None:
        """Give a vertex that no field uses another place (map units), to be used there."""
        self.vertices[vertex] = whole_point(point)
        self.moved.add(vertex)
        self.at[point] = vertex

    def forget(self, vertex: str) -> None:
        """Take a vertex away that no field uses."""
        self.vertices.pop(vertex, None)
        self.loose.add(vertex)

    def insert(self, a: str, b: str, vertex: str) -> list[str]:
        """Put a vertex between two that follow each other; return the fields that changed."""
        changed = []
        for f in sorted(self.users(a) & self.users(b)):
            rings = []
            for ring in self.fields[f].rings:
                whole: list[str] = []
                for s, t in edges_of(ring):
                    whole.append(s)
                    if (s, t) in ((a, b), (b, a)):
                        whole.append(vertex)
                rings.append(tuple(whole))
            if tuple(rings) != self.fields[f].rings:
                changed.append(f)
                self.touch(f)
                self.set_rings(f, rings)
        return changed

    def replace_vertex(self, old: str, new: str, only: Iterable[str] | None = None) -> None:
        """Let all fields, or some, use ``new`` where they used ``old``."""
        for f in sorted(self.users(old) if only is None else only):
            self.touch(f)
            rings = self.fields[f].rings
            self.set_rings(f, [tuple(new if v == old else v for v in ring) for ring in rings])

    def drop_vertex(self, vertex: str, only: Iterable[str] | None = None) -> None:
        """Take a vertex out of all rings, or some fields'; with it holes too small."""
        for f in sorted(self.users(vertex) if only is None else only):
            self.touch(f)
            outer, *holes = (tuple(v for v in ring if v != vertex) for ring in self.fields[f].rings)
            self.set_rings(f, [outer, *(hole for hole in holes if len(set(hole)) > 2)])

    def place(self, point: Point, within: float) -> str:
        """Return a vertex for a point: one within reach, a new one on an edge, or a new one.

        A vertex that is put on an edge bends it by less than a map unit, in all its fields.
        """
        self.name_junctions(around(point, within))
        found = self.vertex_at(point)
        if found is not None and self.users(found):
            return found
        near = self.nearest_vertex(point, within)
        if near is not None:
            return near
        edge = self.nearest_edge(point, within)
        if edge is None:
            return found or self.new_vertex(point)
        _, a, b, at = edge
        vertex = self.vertex_at(at) or self.new_vertex(at)
        if vertex not in (a, b):
            self.insert(a, b, vertex)
        return vertex

    def way(self, a: str, b: str, within: float) -> list[str]:
        """Return the vertices that an edge from a to b would pass within a distance."""
        vertices = self.vertices
        p, q = vertices[a], vertices[b]
        dx, dy = q[0] - p[0], q[1] - p[1]
        margin = int(within) + 1
        left, right = min(p[0], q[0]) - margin, max(p[0], q[0]) + margin
        top, bottom = min(p[1], q[1]) - margin, max(p[1], q[1]) + margin
        passed: dict[str, int] = {}
        for f in self.boxes().crossed(p, q, margin):
            for ring in self.fields[f].rings:
                for v in ring:
                    x, y = at = vertices[v]
                    if x < left or x > right or y < top or y > bottom:
                        continue  # as nearly all do
                    if v not in passed and v not in (a, b) and beside(at, p, q, within):
                        passed[v] = dx * (x - p[0]) + dy * (y - p[1])
        return sorted(passed, key=lambda v: passed[v])

    def join_edges(self, vertex: str) -> None:
        """Join a vertex with the edges that it lies on but for rounding, and its edges likewise."""
        reach = self.rounding
        p = self.vertices[vertex]
        for f in self.near((p[0] - 1, p[1] - 1, p[0] + 1, p[1] + 1)):
            for ring in self.fields[f].rings:
                if vertex in ring:
                    continue
                for a, b in edges_of(ring):
                    if beside(p, self.vertices[a], self.vertices[b], reach):
                        self.insert(a, b, vertex)
        for other in self.neighbours(vertex):
            last = other
            for passed in self.way(other, vertex, reach):
                self.insert(last, vertex, passed)
                last = passed

    def neighbours(self, vertex: str, only: Iterable[str] | None = None) -> list[str]:
        """Return the other ends of the edges of a vertex, in all its fields or in some."""
        found: dict[str, None] = {}
        for f in sorted(self.users(vertex) if only is None else only):
            for ring in self.fields[f].rings:
                for a, b in edges_of(ring):
                    if vertex in (a, b):
                        found[b if a == vertex else a] = None
        return list(found)


def _without_doubles(ring: Sequence[str]) -> tuple[str, ...]:
    if len(ring) > 1:
        return tuple(v for u, v in zip((ring[-1], *ring[:-1]), ring, strict=True) if u != v)
    return tuple(ring)
