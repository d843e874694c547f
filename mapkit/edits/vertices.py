"""Vertices: they belong to all their fields, and so does every edit of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import dist

from mapkit.coverage.checks.wording import Wording
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import Edge
from mapkit.edits.finishing import finish
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.levels import is_junction, part_levels, release_sides
from mapkit.messages import phrase
from mapkit.model import GameMap


def move_vertices(
    game_map: GameMap, places: Mapping[str, tuple[float, float]], *, level: int | None = None
) -> GameMap:
    """Move vertices, in all fields that use them, or in those of one level.

    A vertex that comes to lie on another becomes one with it; one that comes to lie on an edge
    becomes a vertex of that edge's fields. Portals keep their share of an edge that moves.

    ``places`` has the new place of each vertex in map units, rounded to whole ones. Where ``level``
    is given fields of this level alone move: those of another stay, but where they border on these
    side by side (:mod:`mapkit.edits.levels`).

    Raises ``EditRefusedError`` where a field would cross itself or overlap another, a gap would be
    left, and so on.
    """
    draft = Draft(game_map)
    wanted = {vertex: whole_point(place) for vertex, place in places.items()}
    if level is not None:
        wanted = part_levels(draft, wanted, level)
    for vertex, place in wanted.items():
        draft.move(vertex, place)
    for vertex in wanted:
        if draft.users(vertex) and draft.vertices[vertex] != game_map.vertices[vertex]:
            draft.join_edges(vertex)
    return finish(draft)


def move_edge(game_map: GameMap, edge: Edge, by: tuple[float, float]) -> GameMap:
    """Move an edge, that is, both its ends; ``by`` is in map units."""
    dx, dy = whole_point(by)
    points = Draft(game_map).points_of(edge) if set(edge) <= game_map.vertices.keys() else ()
    return move_vertices(
        game_map, {v: (x + dx, y + dy) for v, (x, y) in zip(edge, points, strict=True)}
    )


def set_edge_length(
    game_map: GameMap, edge: Edge, length: float, *, level: int | None = None
) -> GameMap:
    """Give an edge a length in map units: its second end moves along the line.

    The end is rounded to whole units. ``level`` is that of :func:`move_vertices`.

    Raises ``EditRefusedError`` where no field has the edge, the length is not above 0, or as
    :func:`move_vertices`.
    """
    draft = Draft(game_map)
    a, b = edge
    (ax, ay), (bx, by) = (draft.point(v) for v in edge)
    for v in edge:
        draft.name_junctions_at(v)
    if not draft.edge_fields(a, b):
        raise EditRefusedError(
            phrase("There is no edge from {a} to {b}.", a=a, b=b), [(ax, ay), (bx, by)]
        )
    if length <= 0:
        raise EditRefusedError(phrase("An edge needs a length above 0."), [(bx, by)])
    share = length / dist((ax, ay), (bx, by))
    place = (ax + (bx - ax) * share, ay + (by - ay) * share)
    return move_vertices(game_map, {b: place}, level=level)


def insert_vertex(game_map: GameMap, edge: Edge, point: tuple[float, float]) -> GameMap:
    """Put a new vertex into an edge, in all fields on it; the edge bends to where it is.

    Raises ``EditRefusedError`` where no field has this edge, or the bent one would cross something.
    """
    draft = Draft(game_map)
    at = whole_point(point)
    a, b = edge
    draft.name_junctions_at(a)
    draft.name_junctions_at(b)
    if not draft.edge_fields(a, b):
        raise EditRefusedError(phrase("There is no edge from {a} to {b}.", a=a, b=b), [at])
    other = draft.vertex_at(at)
    if other is not None and draft.users(other):
        if other in edge:
            raise EditRefusedError(phrase("The edge has a vertex there already."), [at])
        vertex = other
    else:
        vertex = other or draft.new_vertex(at)
    draft.insert(a, b, vertex)
    draft.join_edges(vertex)
    return finish(draft)


def delete_vertices(game_map: GameMap, vertices: Iterable[str]) -> GameMap:
    """Take vertices out of all rings; a hole that is left without a shape goes with them.

    Raises ``EditRefusedError`` where a field would lose its shape, or cross another; or borders
    meet at a vertex, so that without it there would be a void between them.
    """
    draft = Draft(game_map)
    gone = list(dict.fromkeys(vertices))
    for vertex in gone:
        draft.name_junctions_at(vertex)
        for f in draft.users(vertex):
            draft.touch(f)
    for vertex in gone:
        for f in sorted(draft.users(vertex)):
            outer = draft.fields[f].rings[0]
            if len(set(outer) - {vertex}) < 3 and vertex in outer:
                raise EditRefusedError(
                    phrase(
                        "Field {field} would be left with fewer than three corners. "
                        "Delete the field instead.",
                        field=f,
                    ),
                    [game_map.vertices[vertex]],
                    [f],
                )
        if is_junction(draft, vertex):
            raise EditRefusedError(
                phrase(
                    "Borders meet at vertex {vertex}; without it a void would open between "
                    "{fields}. Move it, or weld it with another vertex.",
                    vertex=vertex,
                    fields=Wording(game_map).fields(sorted(draft.users(vertex))),
                ),
                [game_map.vertices[vertex]],
                sorted(draft.users(vertex)),
            )
        release_sides(draft, vertex)
        draft.drop_vertex(vertex)
        draft.loose.add(vertex)  # where edges of two levels cross it comes back
    return finish(draft)


def weld_vertices(game_map: GameMap, vertices: Sequence[str], onto: str | None = None) -> GameMap:
    """Make one vertex of several.

    ``onto`` is the one that stays where it is; the first where it is not given.
    """
    draft = Draft(game_map)
    keep = onto if onto is not None else vertices[0]
    place = draft.point(keep)
    for vertex in dict.fromkeys(vertices):
        if vertex != keep:
            draft.move(vertex, place)
            draft.replace_vertex(vertex, keep)
            draft.forget(vertex)
    draft.join_edges(keep)
    return finish(draft)
