"""A changeable copy of a map: rings and vertices that a repair may change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mapkit.model import Field, GameMap, Point


class RepairDraft:
    """A changeable copy of a map's drawing.

    Vertices are stored once, so moving one moves it for all its fields and for the portals that
    end at it. ``finish`` gives a map again, the very same one where nothing changed.
    """

    def __init__(self, game_map: GameMap) -> None:
        self._map = game_map
        self.vertices: dict[str, Point] = dict(game_map.vertices)
        self._rings: dict[str, list[list[str]]] = {
            f: [list(ring) for ring in item.rings] for f, item in game_map.fields.items()
        }
        self.portals = list(game_map.portals)
        self._users: dict[str, dict[str, None]] = {}
        for f, rings in self._rings.items():
            for ring in rings:
                for vertex in ring:
                    self._users.setdefault(vertex, {})[f] = None
        self._replaced: list[tuple[str, str]] = []  # many at a time: a ring may be long

    @property
    def rings(self) -> dict[str, list[list[str]]]:
        """The rings of each field, which may be changed."""
        if self._replaced:
            now: dict[str, str] = {}
            for old, new in reversed(self._replaced):
                now[old] = now.get(new, new)
            self._replaced = []
            for rings in self._rings.values():
                for ring in rings:
                    ring[:] = [now.get(v, v) for v in ring]
        return self._rings

    def users(self, vertex: str) -> list[str]:
        """Return the fields that use a vertex."""
        return list(self._users.get(vertex, ()))

    def replace_vertex(self, old: str, new: str) -> None:
        """Let every field use ``new`` where it used ``old``, which is left without a use.

        Raises ``KeyError`` where the map does not have one of the two.
        """
        self._move_portals(self.vertices[old], self.vertices[new])
        users = self._users.pop(old, {})
        self._users.setdefault(new, {}).update(users)
        self._replaced.append((old, new))

    def move(self, vertex: str, point: Point) -> None:
        """Move a vertex, and the ends of portals that stand on it; ``point`` is in map units.

        Raises ``KeyError`` where the map does not have the vertex.
        """
        self._move_portals(self.vertices[vertex], point)
        self.vertices[vertex] = point

    def insert(self, a: str, b: str, vertex: str) -> list[str]:
        """Put a vertex between two that follow each other in rings; return the fields changed."""
        changed = []
        for f in self.users(a):
            for ring in self.rings[f]:
                if b not in ring or vertex in ring:
                    continue
                for k, v in enumerate(ring):
                    if (v, ring[(k + 1) % len(ring)]) in ((a, b), (b, a)):
                        ring.insert(k + 1, vertex)
                        changed.append(f)
                        self._users.setdefault(vertex, {})[f] = None
                        break
        return changed

    def new_vertex(self, point: Point) -> str:
        """Add a vertex under a name of its own and return the name."""
        number = 1
        while f"x{number}" in self.vertices:
            number += 1
        self.vertices[f"x{number}"] = point
        return f"x{number}"

    def drop(self, vertices: Iterable[str]) -> None:
        """Take vertices out of all rings; they stay in the map until unused ones are dropped."""
        gone = set(vertices)
        for f in {f for v in gone for f in self._users.pop(v, ())}:
            for ring in self.rings[f]:
                ring[:] = [v for v in ring if v not in gone]

    def finish(self) -> GameMap:
        """Return the map as it is now."""
        old = self._map
        fields: dict[str, Field] = {}
        for f, item in old.fields.items():
            rings = tuple(tuple(ring) for ring in self.rings[f])
            fields[f] = item if rings == item.rings else replace(item, rings=rings)
        portals = tuple(self.portals)
        if fields == old.fields and self.vertices == old.vertices and portals == old.portals:
            return old
        return replace(old, vertices=self.vertices, fields=fields, portals=portals)

    def _move_portals(self, old: Point, new: Point) -> None:
        if old == new or not self.portals:
            return
        self.portals = [
            replace(p, at=(new if p.at[0] == old else p.at[0], new if p.at[1] == old else p.at[1]))
            if old in p.at
            else p
            for p in self.portals
        ]
