"""Ground and upper level apart: what lies on one level moves without the other.

Where borders of the two levels cross both have a vertex, since crossings are exact. Such a vertex
is no corner of either, and belongs to neither alone. Before fields of one level move it is taken
out of them; where they cross afterwards, the end of every edit (:mod:`mapkit.edits.finishing`)
puts vertices anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mapkit.edits.draft import Draft
from mapkit.edits.exact_geometry import Edge, beside, directed
from mapkit.model import GameMap, Point


def same_level_users(draft: Draft, vertex: str, level: int) -> set[str]:
    """Return the fields that a vertex cannot leave alone when it moves with those of a level.

    These are its fields on that level; all of its fields where one on that level borders there on
    one of another, beside it: the border would be torn.
    """
    users = draft.users(vertex)
    mine = {f for f in users if draft.fields[f].level == level}
    others = users - mine
    if not mine or not others:
        return users
    steps = {e for f in mine for e in _steps(draft, f, vertex)}
    if any((b, a) in steps for f in others for a, b in _steps(draft, f, vertex)):
        return users
    return mine


def is_junction(draft: Draft, vertex: str) -> bool:
    """Return whether borders meet at a vertex: those of each level, where two levels only cross."""
    parts = {
        frozenset(same_level_users(draft, vertex, draft.fields[f].level))
        for f in draft.users(vertex)
    }
    return any(len(draft.neighbours(vertex, part)) > 2 for part in parts)


def _steps(draft: Draft, f: str, vertex: str) -> Iterable[Edge]:
    """Return the edges of a field at a vertex, its inside left."""
    return (e for e in directed(draft.fields[f].rings, draft.vertices) if vertex in e)


def crossing_marks(game_map: GameMap, vertices: Iterable[str], level: int) -> frozenset[str]:
    """Return the vertices that only mark where a border of another level crosses one of a level.

    They are no corners to be taken hold of when that level is worked on alone.
    """
    draft = Draft(game_map)
    return frozenset(v for v in vertices if _ends_at(draft, v, level) is not None)


def side_of(game_map: GameMap, edge: Edge, level: int) -> tuple[str, ...]:
    """Return the vertices of the straight side of a level that an edge is a part of.

    The side goes on through vertices that only mark where borders of another level cross it.

    They run from one end to the other.
    """
    draft = Draft(game_map)
    a, b = edge
    return (*_onwards(draft, a, b, level)[::-1], a, b, *_onwards(draft, b, a, level))


def _onwards(draft: Draft, v: str, came: str, level: int) -> list[str]:
    """Return the vertices behind one, up to the next that is not only passed."""
    passed: list[str] = []
    while (ends := _ends_at(draft, v, level)) is not None and came in ends:
        came, v = v, ends[0] if ends[1] == came else ends[1]
        if v in passed:
            break
        passed.append(v)
    return passed


def _ends_at(draft: Draft, vertex: str, level: int) -> Edge | None:
    """Return the vertices beside one that a straight side of a level only passes."""
    mine = same_level_users(draft, vertex, level)
    return None if mine == draft.users(vertex) else _straight(draft, vertex, mine)


def _straight(draft: Draft, vertex: str, fields: Iterable[str]) -> Edge | None:
    """Return the neighbours of a vertex in some fields if it lies straight between two of them."""
    beside_it = draft.neighbours(vertex, fields)
    if len(beside_it) != 2:
        return None
    a, b = beside_it
    at, p, q = (draft.vertices[v] for v in (vertex, a, b))
    return (a, b) if beside(at, p, q, draft.rounding) else None


def part_levels(draft: Draft, places: Mapping[str, Point], level: int) -> dict[str, Point]:
    """Part a level from the others where vertices move, so that it can move alone.

    Vertices that it shares with other levels are doubled; those that only mark crossings go out of
    the sides that will move, and out of the other level where they are no corner of it either.

    ``places`` has the new places of vertices, and ``level`` is the level to be moved. Returns the
    vertices that are still to be moved, in all fields that use them now.
    """
    wanted = {v: p for v, p in places.items() if p != draft.point(v)}
    for v in wanted:
        draft.name_junctions_at(v)
    if all(
        len({draft.fields[f].level for f in draft.users(v)}) < 2 for v in _around(draft, wanted)
    ):
        return wanted
    passed: dict[str, None] = {}
    for v in wanted:
        ends = _ends_at(draft, v, level)
        if ends is not None:
            far = [[e, *_onwards(draft, e, v, level)][-1] for e in ends]
            if all(e in wanted for e in far):
                passed[v] = None
    for v in wanted:
        if v not in passed:
            marks = _marks_beside(draft, v, level)
            passed.update(dict.fromkeys(w for w in marks if w not in wanted))
    mine_at = {v: same_level_users(draft, v, level) for v in (*wanted, *passed)}
    for v, mine in mine_at.items():
        if v in passed:
            draft.drop_vertex(v, mine)
        others = uncross(draft, v, mine)
        if others and v not in passed:
            draft.replace_vertex(v, draft.new_vertex(draft.vertices[v]), others)
    return {v: p for v, p in wanted.items() if v not in passed}


def release_sides(draft: Draft, vertex: str) -> None:
    """Take what only marks crossings out of the sides that end at a vertex, on every level."""
    for level in sorted({draft.fields[f].level for f in draft.users(vertex)}):
        for v in _marks_beside(draft, vertex, level):
            mine = same_level_users(draft, v, level)
            uncross(draft, v, mine)
            draft.drop_vertex(v, mine)


def _marks_beside(draft: Draft, vertex: str, level: int) -> list[str]:
    """Return the vertices that only mark crossings on the sides of a level that end at one."""
    found: list[str] = []
    for v in draft.neighbours(vertex, same_level_users(draft, vertex, level)):
        found += [v, *_onwards(draft, v, vertex, level)][:-1]
    return found


def uncross(draft: Draft, vertex: str, mine: Iterable[str]) -> set[str]:
    """Take a vertex out of all fields but some where it is no corner; return those it stays in."""
    others = draft.users(vertex).difference(mine)
    if others and _straight(draft, vertex, others):
        draft.drop_vertex(vertex, others)
        others = set()
    return others


def release_crossings(draft: Draft, fields: Iterable[str]) -> None:
    """Take out of some fields what only marks crossings, and out of those they are crossed by.

    For fields that leave their place, all or some of a level: where they lie afterwards they are
    crossed anew, and nothing is left behind of the crossings that were.
    """
    chosen = set(fields)
    levels: dict[str, set[int]] = {}
    for field in draft.fields.values():
        for ring in field.rings:
            for v in ring:
                levels.setdefault(v, set()).add(field.level)
    crossings = [
        (v, mine, _straight(draft, v, mine))
        for f in sorted(chosen)
        for ring in draft.fields[f].rings
        for v in ring
        if len(levels[v]) > 1
        and (mine := same_level_users(draft, v, draft.fields[f].level)) != draft.users(v)
    ]
    for v, mine, straight in crossings:
        if mine <= chosen:
            uncross(draft, v, mine)
        if straight:
            draft.drop_vertex(v, mine & chosen)


def _around(draft: Draft, vertices: Iterable[str]) -> Iterable[str]:
    for v in vertices:
        yield v
        yield from draft.neighbours(v)
