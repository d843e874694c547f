"""Draws a map anew with some corners moved or parted, and checks that it is still the same map.

Section 5 of the rules: what is settled about a map is what every such drawing within the tolerance
answers alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, cmp_to_key
from itertools import count
from math import dist
from typing import TypeVar

from mapkit.adjacency.relations import Relations, relations
from mapkit.coverage.checks.all_checks import check_map
from mapkit.coverage.checks.drawing import draw
from mapkit.coverage.checks.rings import gather_rings
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.coverage.noding import node_rings
from mapkit.diagnostics import Diagnostic, Rule, Severity
from mapkit.errors import InvalidMapError
from mapkit.messages import decimal, phrase
from mapkit.model import COORDINATE_LIMIT, Field, GameMap, PartedCorner, Point, Portal, Redrawing

Edge = tuple[str, str]
Ring = tuple[str, ...]
T = TypeVar("T")

_ROUNDING = 1e-12
"""Part of the tolerance by which it may come out too small: 0.7 over 0.01 is not quite 70."""

_MAY_GROW = frozenset({"adjacent", "matching"})
"""Relations that the border of a parted corner may bring about."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """A redrawing with one vertex for each point.

    ``places`` is where vertices go, ``second`` the new vertex in which a border from a parted one
    (to a neighbour) ends, ``twins`` the new vertex of each parted one, with its place.
    """

    places: Mapping[str, Point]
    second: Mapping[Edge, str]
    twins: Mapping[str, tuple[str, Point]]

    def end(self, vertex: str, neighbour: str) -> str:
        """Return the vertex in which the border from one to another begins now."""
        return self.second.get((vertex, neighbour), vertex)


class Redrawer:
    """Draws one map anew, as often as asked.

    ``game_map`` has no errors in its drawing (``check_map``).

    :meth:`draw` takes time in proportion to what changes, and to the number of fields; it decides
    nothing. :meth:`why_not` is exact: integers decide what crosses and which border comes after
    which.
    """

    def __init__(self, game_map: GameMap) -> None:
        self.map = game_map
        self._rings = _named_rings(game_map)
        self._users: dict[str, dict[str, None]] = {}
        for f, rings in self._rings.items():
            for v in {v for ring in rings for v in ring}:
                self._users.setdefault(v, {})[f] = None
        self._at = {game_map.vertices[v]: v for v in self._users}

    def name(self, vertex: str) -> str:
        """Return the vertex that stands for all on one point.

        Raises ``KeyError`` where the map has no such vertex, or no field uses one there.
        """
        return self._at[self.map.vertices[vertex]]

    @cached_property
    def borders(self) -> dict[str, tuple[str, ...]]:
        """For each vertex the other ends of its borders, in their order round it.

        Junctions on an edge that does not name them are vertices of it here.
        """
        return _turning(_neighbours(self._rings), self.map.vertices)

    @cached_property
    def relations(self) -> Relations:
        """Who touches whom on the map as it is drawn."""
        return relations(self.map, build_mesh(self.map))

    @cached_property
    def _errors(self) -> Counter[Rule]:
        return _errors(check_map(self.map))

    def draw(self, redrawing: Redrawing) -> GameMap:
        """Return the map drawn anew.

        Doors, ladders and walls keep their share of the edges that they stand on. Where a parted
        corner makes two fields neighbours between which figures could step, a wall stands on the
        new border, so nobody gets through and no two buildings become one.

        ``redrawing`` is one of this map; what it asks for is done whether it is sound or not.

        Raises ``KeyError`` where it names a vertex that the map does not have.
        """
        return self._draw(self._plan(redrawing))

    def _plan(self, redrawing: Redrawing) -> _Plan:
        second: dict[Edge, str] = {}
        twins: dict[str, tuple[str, Point]] = {}
        for corner in redrawing.parted:
            vertex = self.name(corner.vertex)
            new = _free(vertex, self.map.vertices)
            twins[vertex] = new, corner.after
            second.update(((vertex, self.name(b)), new) for b in corner.borders)
        return _Plan({self.name(m.vertex): m.after for m in redrawing.moves}, second, twins)

    def _draw(self, plan: _Plan) -> GameMap:
        moved = {self.map.vertices[v]: place for v, place in plan.places.items()}
        vertices = {v: moved.get(at, at) for v, at in self.map.vertices.items()}
        vertices.update(plan.twins.values())
        fields = dict(self.map.fields)
        for f in dict.fromkeys(f for v in (*plan.places, *plan.twins) for f in self._users[v]):
            rings = tuple(_parted(ring, plan) for ring in self._rings[f])
            fields[f] = replace(fields[f], rings=rings)
        after = replace(self.map, vertices=vertices, fields=fields)
        portals = [self._followed(portal, after, plan) for portal in self.map.portals]
        walls = [wall for vertex in plan.twins for wall in self._walls(after, plan, vertex)]
        return replace(after, portals=(*portals, *walls))

    def why_not(self, redrawing: Redrawing, *, checks: bool = True) -> str | None:
        """Say why this is no redrawing of the map within its tolerance; None if it is one.

        ``checks`` says whether to look for new errors of ``check_map`` too, which takes nearly all
        the time (some 50 ms for a board).

        Every move is at most the tolerance. The borders that meet in each vertex, and their order
        round it, are what they were; no border crosses another; rings run the way they ran.
        Adjacent, matching, passable and stacked are the same pairs, but that fields may be
        adjacent, and matching, where a corner has been parted; buildings are the same.
        """
        try:
            return self._unlike(redrawing) or self._drawn_wrong(redrawing, checks)
        except KeyError as missing:
            return phrase("the map has no vertex {vertex}", vertex=str(missing.args[0]))

    def _unlike(self, redrawing: Redrawing) -> str | None:
        """Find what is wrong with the moves themselves."""
        unit, tolerance = self.map.unit_mm, self.map.tolerance_units * (1 + _ROUNDING)
        seen: set[str] = set()
        for change in redrawing.changes:
            v = self.name(change.vertex)
            (x, y), (to_x, to_y) = self.map.vertices[v], change.after
            if (to_x - x) ** 2 + (to_y - y) ** 2 > tolerance**2:
                far = decimal(dist((x, y), (to_x, to_y)) * unit, 2)
                return phrase("vertex {vertex} moves {far} mm, too far", vertex=v, far=far)
            if max(abs(to_x), abs(to_y)) >= COORDINATE_LIMIT or change.before != (x, y):
                return phrase("vertex {vertex} is not where it is said to be", vertex=v)
        for vertices in (redrawing.moves, redrawing.parted):
            seen.clear()
            for change in vertices:
                v = self.name(change.vertex)
                if v in seen:
                    return phrase("vertex {vertex} is named twice", vertex=v)
                seen.add(v)
        for corner in redrawing.parted:
            if not self._may_part(corner):
                return phrase(
                    "the borders at vertex {vertex} cannot part like this", vertex=corner.vertex
                )
        return None

    def _may_part(self, corner: PartedCorner) -> bool:
        """Return whether two borders or more lie beside each other in either part."""
        round_it = self.borders[self.name(corner.vertex)]
        given = {self.name(b) for b in corner.borders}
        if not given <= set(round_it) or len(given) < 2 or len(round_it) - len(given) < 2:
            return False
        turns = sum((a in given) != (b in given) for a, b in _circle(round_it))
        return turns == 2

    def _drawn_wrong(self, redrawing: Redrawing, checks: bool) -> str | None:
        plan = self._plan(redrawing)
        after = self._draw(plan)
        rings = {f: tuple(_parted(ring, plan) for ring in own) for f, own in self._rings.items()}
        for f, drawn in rings.items():
            for ring, was in zip(drawn, self._rings[f], strict=True):
                old, new = _area(was, self.map.vertices), _area(ring, after.vertices)
                if new == 0 or (old > 0) != (new > 0):
                    return phrase("field {field} turns over", field=f)
        neighbours = _neighbours(rings)
        if len({after.vertices[v] for v in neighbours}) < len(neighbours):
            return phrase("two vertices meet")
        turning = _turning(neighbours, after.vertices)
        for v, wanted in self._wanted_turning(plan, neighbours):
            if not _same_circle(turning[v], wanted):
                return phrase("borders change places at vertex {vertex}", vertex=v)
        if len(node_rings(after).edges) != sum(len(r) for own in rings.values() for r in own):
            return phrase("a vertex comes to lie on another border")
        try:
            found = relations(after, build_mesh(after))
        except InvalidMapError:
            return phrase("borders cross")
        new_pairs = {
            (min(f, g), max(f, g)) for v in plan.twins for f, g in self._joined(after, plan, v)
        }
        for relation in ("adjacent", "matching", "passable", "stacked", "buildings"):
            pairs, now = set(getattr(self.relations, relation)), set(getattr(found, relation))
            if pairs - now or now - pairs - (new_pairs if relation in _MAY_GROW else set()):
                return phrase("other fields are {relation}", relation=relation)
        fresh = _errors(check_map(after)) - self._errors if checks else None
        if fresh:
            return phrase("it has an error: {title}", title=next(iter(fresh)).title)
        return None

    def _wanted_turning(
        self, plan: _Plan, neighbours: Mapping[str, set[str]]
    ) -> Iterator[tuple[str, list[str]]]:
        """Yield each vertex with its neighbours in the order that they have to have."""
        for v, round_it in self.borders.items():
            ends = [plan.end(w, v) for w in round_it]
            if v not in plan.twins:
                yield v, ends
                continue
            new = plan.twins[v][0]
            mine = [plan.end(v, w) == v for w in round_it]
            at = next(k for k in range(len(mine)) if mine[k] and not mine[k - 1])
            turned, many = ends[at:] + ends[:at], sum(mine)  # what stays with v comes first
            joined = new in neighbours[v]
            yield v, turned[:many] + [new] * joined
            yield new, turned[many:] + [v] * joined

    def _joined(self, after: GameMap, plan: _Plan, vertex: str) -> Iterator[tuple[str, str]]:
        """Yield the fields that only the border of a parted corner makes neighbours."""
        new = plan.twins[vertex][0]
        sides: tuple[list[str], list[str]] = ([], [])
        for f in self._users[vertex]:
            for k, ring in enumerate(after.fields[f].rings):
                for a, b in _circle(ring):
                    if {a, b} == {vertex, new}:
                        left = (_area(ring, after.vertices) > 0) != (k > 0)
                        sides[left == (a == vertex)].append(f)
        known = {*self.relations.adjacent, *self.relations.stacked}
        for f in sides[0]:
            for g in sides[1]:
                if f != g and (min(f, g), max(f, g)) not in known:
                    yield f, g

    def _walls(self, after: GameMap, plan: _Plan, vertex: str) -> Iterator[Portal]:
        ruleset, at = self.map.ruleset, after.vertices
        new = plan.twins[vertex][0]
        for f, g in self._joined(after, plan, vertex):
            one, other = self.map.class_of(f), self.map.class_of(g)
            if ruleset.steps == "matching" and one != other:
                continue
            for kind in ruleset.portals.values():
                fits = not kind.classes or {(one, other), (other, one)} & {*kind.classes}
                if kind.effect == "parts" and fits:
                    name = _free(f"{kind.id}-{new}", {p.id for p in self.map.portals})
                    yield Portal(name, kind.id, (f, g), (at[vertex], at[new]))
                    break

    def _followed(self, portal: Portal, after: GameMap, plan: _Plan) -> Portal:
        """Return a portal with its ends where they are on the moved border."""
        f, g = portal.between
        if all(after.fields.get(i) is self.map.fields.get(i) for i in (f, g)):
            return portal
        at, both = self.map.vertices, self._shared(f, g)
        middle = tuple((p + q) / 2 for p, q in zip(*portal.at, strict=True))
        ends: list[Point] = []
        for end in portal.at if both else ():
            # Of two edges at the end the one that the place lies on.
            _, _, a, b = min(
                (round(_foot(end, at[a], at[b])[0], 6), _foot(middle, at[a], at[b])[0], a, b)
                for a, b in both
            )
            share = _foot(end, at[a], at[b])[1]
            (px, py), (qx, qy) = (after.vertices[plan.end(v, w)] for v, w in ((a, b), (b, a)))
            ends.append((round(px + share * (qx - px)), round(py + share * (qy - py))))
        return replace(portal, at=(ends[0], ends[1])) if ends else portal

    def _shared(self, f: str, g: str) -> list[Edge]:
        """Return the edges that two fields share."""
        mine, theirs = (
            {(min(e), max(e)) for ring in self._rings.get(i, ()) for e in _circle(ring)}
            for i in (f, g)
        )
        return sorted(mine & theirs)


def _named_rings(game_map: GameMap) -> dict[str, tuple[Ring, ...]]:
    """Return the rings of all fields with every vertex that lies on them, one id for a point."""
    rings, _ = gather_rings(game_map)
    xy = [(x, y) for x, y in rings.xy.tolist()]
    first = dict(zip(xy, rings.names, strict=True))
    between: dict[tuple[str, Point, Point], list[str]] = {}
    for corner, points in draw(rings, 0.0).unnamed().items():
        f = rings.field_ids[int(rings.field[rings.ring_of[corner]])]
        a, b = int(rings.corner[corner]), int(rings.corner[rings.following[corner]])
        between[f, xy[a], xy[b]] = [rings.names[k] for k in points]

    def named(item: Field, ring: Ring) -> Ring:
        found = []
        for a, b in _circle([game_map.vertices[v] for v in ring]):
            if a != b:
                found += [first.get(a, ""), *between.get((item.id, a, b), ())]
        return tuple(found)

    return {
        f: tuple(named(item, ring) for ring in item.rings) for f, item in game_map.fields.items()
    }


def _circle(items: Sequence[T]) -> Iterable[tuple[T, T]]:
    """Return each item with the next one, the last with the first."""
    return zip(items, (*items[1:], *items[:1]), strict=True)


def _parted(ring: Ring, plan: _Plan) -> Ring:
    """Return a ring with its parted corners: one vertex or the other, or both one by one."""
    found: list[str] = []
    for before, v, after in zip((ring[-1], *ring[:-1]), ring, (*ring[1:], ring[0]), strict=True):
        ends = plan.end(v, before), plan.end(v, after)
        found += ends if ends[0] != ends[1] else ends[:1]
    return tuple(found)


def _neighbours(rings: Mapping[str, tuple[Ring, ...]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for own in rings.values():
        for ring in own:
            for a, b in _circle(ring):
                found.setdefault(a, set()).add(b)
                found.setdefault(b, set()).add(a)
    return found


def _turning(
    neighbours: Mapping[str, set[str]], at: Mapping[str, Point]
) -> dict[str, tuple[str, ...]]:
    """Return the neighbours of each vertex in their order round it."""
    found = {}
    for v, others in neighbours.items():
        x, y = at[v]
        ways = {w: (at[w][0] - x, at[w][1] - y) for w in others}

        def compare(p: str, q: str, ways: Mapping[str, Point] = ways) -> int:
            (px, py), (qx, qy) = ways[p], ways[q]
            halves = ((py, px) < (0, 0)) - ((qy, qx) < (0, 0))
            return halves or px * -qy + py * qx

        found[v] = tuple(sorted(others, key=cmp_to_key(compare)))
    return found


def _same_circle(one: Sequence[str], other: Sequence[str]) -> bool:
    if len(one) != len(other) or one[0] not in other:
        return False
    at = other.index(one[0])
    return tuple(one) == (*other[at:], *other[:at])


def _area(ring: Sequence[str], at: Mapping[str, Point]) -> int:
    return sum(at[a][0] * at[b][1] - at[a][1] * at[b][0] for a, b in _circle(ring))


def _foot(point: Sequence[float], a: Point, b: Point) -> tuple[float, float]:
    """Return how far a point is from an edge, and at which share of it the nearest place is."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = (point[0] - a[0]) * dx + (point[1] - a[1]) * dy
    share = min(max(along / (dx * dx + dy * dy), 0.0), 1.0)
    return dist(point, (a[0] + share * dx, a[1] + share * dy)), share


def _free(name: str, taken: Collection[str]) -> str:
    """Return an id like another one that is not taken."""
    return next(new for k in count(2) if (new := f"{name}-{k}") not in taken)


def _errors(found: Iterable[Diagnostic]) -> Counter[Rule]:
    return Counter(d.rule for d in found if d.severity is Severity.ERROR)
