"""Places for an obstacle or a bend of a wall that hide a field from others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import hypot

import shapely

from mapkit.analysis.measures.places import standing
from mapkit.compiled import unchecked_plan
from mapkit.drafts.changes import Bend, Change, NewTrait, carry_out
from mapkit.edits import EditRefusedError
from mapkit.edits.exact_geometry import edges_of
from mapkit.model import GameMap
from mapkit.sight import FieldVerdict, sees, sight_around

Progress = Callable[[int, int], None]

DEPTH_MM = 10.0
"""How far a wall is bent, in mm, if nobody says otherwise."""

_EDGES = 60
_KEPT = 6


@dataclass(frozen=True, slots=True)
class Covered:
    """A way to hide a field.

    ``hidden`` and ``shown``: The fields with room for a figure that saw the field and do not any
    more, and those that see it now and did not.
    """

    change: Change
    hidden: tuple[str, ...]
    shown: tuple[str, ...]
    map: GameMap
    """After the change."""

    @property
    def effect(self) -> int:
        """How many fields fewer see it."""
        return len(self.hidden) - len(self.shown)


def cover(
    game_map: GameMap,
    field: str,
    *,
    within_mm: float | None = None,
    most: int = _KEPT,
    progress: Progress | None = None,
) -> tuple[Covered, ...]:
    """Find places for an obstacle or a bend of a wall that hide a field from others.

    Tried are every field that may get a trait that blocks sight and has no marker, and each of the
    60 nearest edges between fields of different kinds: its middle moves square to it to either
    side.

    The greatest effect comes first, at equal effect a bend before an obstacle, then in map order.
    All have an effect of at least 1; no edit refuses them, and none cuts fields off that had a way
    to this one. At most half are bends.

    Each is tried as it stands: exact. Some 5 to 10 ms a change on a board of 150 fields.

    Parameters
    ----------
    game_map : GameMap
        Without errors.
    field : str
        That is too exposed.
    within_mm : float, optional
        How far a wall is bent, by default :data:`DEPTH_MM`, less where there is no room for that.
    most : int
        How many are returned.
    progress : callable or None
        Gets (changes tried, changes in all); raising stops the work.
    """
    before = seen_by(game_map, field)
    depth = (DEPTH_MM if within_mm is None else within_mm) / game_map.unit_mm
    tried = [*_bends(game_map, field, depth), *_obstacles(game_map, field)]
    found = []
    for done, changes in enumerate(tried):
        if progress is not None:
            progress(done, len(tried))
        made = _first(game_map, changes)
        if made is None:
            continue
        change, after = made
        if _cut_off(game_map, after, field):
            continue
        now = seen_by(after, field)
        hidden = tuple(f for f in before if f not in now)
        found.append(Covered(change, hidden, tuple(f for f in now if f not in before), after))
    found.sort(key=lambda way: -way.effect)  # stable: bends come first
    good = [way for way in found if way.effect > 0]
    bends = [way for way in good if isinstance(way.change, Bend)][: most // 2]
    others = [way for way in good if not isinstance(way.change, Bend)][: most - len(bends)]
    return tuple(way for way in good if way in bends or way in others)[:most]


def seen_by(game_map: GameMap, field: str) -> dict[str, FieldVerdict]:
    """Return the other fields with room for a figure that see a field, in map order.

    Raises ``NotFoundError`` where the map has no such field.
    """
    plan = unchecked_plan(game_map)
    around: Mapping[str, FieldVerdict] = sight_around(game_map, plan.mesh, plan.relations, field)
    stands = _standing(game_map)
    return {f: v for f, v in around.items() if f != field and f in stands and sees(game_map, v)}


def _standing(game_map: GameMap) -> set[str]:
    """Return the fields with room for a figure."""
    return {f for f, fits in zip(game_map.fields, standing(game_map), strict=True) if fits}


def _cut_off(before: GameMap, after: GameMap, field: str) -> bool:
    """Return whether another field lost its last way to a field."""
    lost = _joined(before, field) - _joined(after, field)
    return not lost.isdisjoint(_standing(after))


def _joined(game_map: GameMap, field: str) -> set[str]:
    """Return the fields to which a way leads from a field."""
    relations = unchecked_plan(game_map).relations
    found, left = {field}, [field]
    while left:
        fresh = [f for f in relations.steps(left.pop()) if f not in found]
        found.update(fresh)
        left += fresh
    return found


def _first(game_map: GameMap, changes: tuple[Change, ...]) -> tuple[Change, GameMap] | None:
    """Return the first of some changes that no edit refuses."""
    for change in changes:
        try:
            return change, carry_out(game_map, [change])
        except EditRefusedError:
            continue
    return None


def _obstacles(game_map: GameMap, field: str) -> Iterator[tuple[Change, ...]]:
    traits = [t.id for t in game_map.ruleset.traits.values() if t.blocks_sight]
    marked = {marker.field for marker in game_map.markers}
    for other, item in game_map.fields.items():
        if other != field and other not in marked and item.traits.isdisjoint(traits):
            yield from ((NewTrait(other, trait),) for trait in traits)


def _bends(game_map: GameMap, field: str, depth: float) -> Iterator[tuple[Change, ...]]:
    """Yield bends of the edges nearest to a field, each by its depth and by half of that."""
    place = shapely.Polygon(game_map.points(field)[0])
    edges = _walls(game_map)
    at = game_map.vertices
    away = {e: float(place.distance(shapely.LineString([at[e[0]], at[e[1]]]))) for e in edges}
    for a, b in sorted(edges, key=lambda e: away[e])[:_EDGES]:
        (ax, ay), (bx, by) = at[a], at[b]
        size = hypot(bx - ax, by - ay)
        for side in (1, -1):
            x, y = (ay - by) / size * side, (bx - ax) / size * side
            yield tuple(
                Bend((a, b), (round((ax + bx) / 2 + x * far), round((ay + by) / 2 + y * far)))
                for far in (depth, depth / 2)
            )


def _walls(game_map: GameMap) -> list[tuple[str, str]]:
    """Return the edges between fields of different classes, in map order."""
    beside: dict[tuple[str, str], set[tuple[str, bool]]] = {}
    blocking = {t.id for t in game_map.ruleset.traits.values() if t.blocks_sight}
    for f, item in game_map.fields.items():
        side = game_map.class_of(f), not item.traits.isdisjoint(blocking)
        for ring in item.rings:
            for a, b in edges_of(ring):
                beside.setdefault((a, b) if a < b else (b, a), set()).add(side)
    return [edge for edge, sides in beside.items() if len(sides) > 1]
