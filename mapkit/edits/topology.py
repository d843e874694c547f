"""Who uses which vertex, and which fields are near a place: kept from one edit to the next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from mapkit.cache import Cache, Same
from mapkit.coverage.checks.drawing import draw
from mapkit.coverage.checks.rings import gather_rings
from mapkit.edits.box_grid import Boxes, box_of
from mapkit.model import Field, GameMap, Point

_KEPT = 8
"""So many maps have their topology kept: undo, redo and a preview go to and fro between few."""


@dataclass(frozen=True, slots=True)
class Junction:
    """Vertices that lie exactly on an edge of a field which does not name them.

    ``a`` and ``b`` are the edge as its ring runs, ``between`` the vertices from a to b.
    """

    field: str
    a: Point
    b: Point
    between: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Topology:
    """What edits ask about the drawing of one map.

    ``vertices`` and ``fields``: The map's own.
    """

    vertices: Mapping[str, Point]
    fields: Mapping[str, Field]
    users: dict[str, tuple[str, ...]]
    """Vertex to the fields whose rings name it."""
    at: dict[Point, str]
    """Point to the first vertex there that a ring names, else the first there."""
    boxes: Boxes
    """Of the fields; not to be changed."""
    _unnamed: list[dict[str, tuple[Junction, ...]]] = field(default_factory=list)

    def unnamed(self, game_map: GameMap) -> Mapping[str, tuple[Junction, ...]]:
        """Return for each field the junctions that it does not name; found when first asked for.

        ``game_map`` is the map this is the topology of.
        """
        if not self._unnamed:
            self._unnamed.append(unnamed_junctions(game_map))
        return self._unnamed[0]

    def derived(
        self, game_map: GameMap, touched: Iterable[str], moved: Iterable[str], boxes: Boxes
    ) -> Topology:
        """Return the topology of a map that differs from this one in a few fields.

        Parameters
        ----------
        touched : iterable of str
            Fields added, removed, or with other rings or vertices that moved; all junctions that
            they have a part in are named.
        moved : iterable of str
            Vertices added, removed, or with another place.
        boxes : Boxes
            Of the map's fields; kept.
        """
        touched = sorted(touched)
        users = dict(self.users)
        was, now = self.fields, game_map.fields
        other = [f for f in touched if f not in was or f not in now or was[f].rings != now[f].rings]
        for f in other:
            old = self.fields.get(f)
            for v in dict.fromkeys(v for ring in old.rings for v in ring) if old else ():
                users[v] = tuple(u for u in users.get(v, ()) if u != f)
        for f in other:
            new = game_map.fields.get(f)
            for v in dict.fromkeys(v for ring in new.rings for v in ring) if new else ():
                users[v] = (*users.get(v, ()), f)
        at = dict(self.at)
        moved = list(moved)
        for v in moved:
            if v in self.vertices and at.get(self.vertices[v]) == v:
                del at[self.vertices[v]]
        at.update((game_map.vertices[v], v) for v in moved if v in game_map.vertices)
        gone = set(touched)
        unnamed = [
            {
                f: left
                for f, found in table.items()
                if f not in gone and (left := _still_there(found, users))
            }
            for table in self._unnamed
        ]
        return Topology(game_map.vertices, game_map.fields, users, at, boxes, unnamed)


def _still_there(
    junctions: Iterable[Junction], users: Mapping[str, tuple[str, ...]]
) -> tuple[Junction, ...]:
    """Drop the vertices that no field uses any more."""
    found = []
    for junction in junctions:
        between = tuple(v for v in junction.between if users.get(v))
        if between:
            found.append(replace(junction, between=between))
    return tuple(found)


def unnamed_junctions(game_map: GameMap) -> dict[str, tuple[Junction, ...]]:
    """Find all vertices that lie on an edge without being named by its ring, exactly."""
    rings, _ = gather_rings(game_map)
    xy = rings.xy.tolist()
    found: dict[str, list[Junction]] = defaultdict(list)
    for corner, between in draw(rings, 0.0).unnamed().items():
        f = rings.field_ids[int(rings.field[rings.ring_of[corner]])]
        a, b = int(rings.corner[corner]), int(rings.corner[rings.following[corner]])
        names = tuple(rings.names[i] for i in between)
        found[f].append(Junction(f, tuple(xy[a]), tuple(xy[b]), names))
    return {f: tuple(junctions) for f, junctions in found.items()}


_kept = Cache(_KEPT)


def topology_of(game_map: GameMap) -> Topology:
    """Return the topology of a map, kept for the maps that were asked for last.

    8 ms for 1,000 fields from scratch, 0.3 ms for one that differs in few fields from one kept.
    Maps that share vertices and fields share it, whatever else they say.
    """
    key = Same(game_map.vertices, game_map.fields)
    return _kept.get(key, lambda: _related(game_map) or _from_scratch(game_map))


def known_topology(game_map: GameMap) -> Topology | None:
    """Return the topology of a map if it is kept."""
    known: Topology | None = _kept.peek(Same(game_map.vertices, game_map.fields))
    return known


def remember(topology: Topology) -> None:
    """Keep a topology for :func:`topology_of`."""
    _kept.put([(Same(topology.vertices, topology.fields), topology)])


def _related(game_map: GameMap) -> Topology | None:
    """Derive a topology from the newest one where only the meaning of fields differs."""
    known: Topology | None = _kept.newest()
    if known is None:
        return None
    if known.vertices is not game_map.vertices or known.fields.keys() != game_map.fields.keys():
        return None
    other = [f for f, item in game_map.fields.items() if known.fields[f] is not item]
    if any(known.fields[f].rings != game_map.fields[f].rings for f in other):
        return None
    return replace(known, fields=game_map.fields)


def _from_scratch(game_map: GameMap) -> Topology:
    users: dict[str, list[str]] = {}
    for f, item in game_map.fields.items():
        for v in dict.fromkeys(v for ring in item.rings for v in ring):
            users.setdefault(v, []).append(f)
    at: dict[Point, str] = {}
    for v, point in game_map.vertices.items():
        if v in users:
            at.setdefault(point, v)
    for v, point in game_map.vertices.items():
        at.setdefault(point, v)
    return Topology(
        game_map.vertices,
        game_map.fields,
        {v: tuple(fields) for v, fields in users.items()},
        at,
        Boxes.of({f: box_of(game_map.vertices, item) for f, item in game_map.fields.items()}),
    )
