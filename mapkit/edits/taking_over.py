"""Single changes taken over from another version of a map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from mapkit.edits.draft import Draft
from mapkit.edits.finishing import finish
from mapkit.edits.guard import checked
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.map_header import set_choice, set_header
from mapkit.edits.markers import delete_markers
from mapkit.edits.portals import add_portal, delete_portals
from mapkit.messages import phrase
from mapkit.model import GameMap, Marker, Point

_HEADER = {"name", "author", "licence", "tolerance_mm"}

Shape = frozenset[frozenset[Point]]


def drawn_together(game_map: GameMap, other: GameMap, field: str) -> tuple[str, ...]:
    """Return the fields that are drawn otherwise in another version and depend on one of them.

    Two depend on each other where they share an edge in either version.

    ``field`` itself is among them; ids are of either map.
    """
    old, new = _shapes(other), _shapes(game_map)
    changed = [i for i in dict.fromkeys((*old, *new)) if old.get(i) != new.get(i)]
    edges = {i: old.get(i, frozenset()) | new.get(i, frozenset()) for i in changed}
    found, todo = {field: None}, [field]
    while todo:
        at = edges.get(todo.pop(), frozenset())
        beside = [i for i in changed if i not in found and edges[i] & at]
        found.update(dict.fromkeys(beside))
        todo += beside
    return tuple(found)


def take_shapes(game_map: GameMap, other: GameMap, fields: Iterable[str]) -> GameMap:
    """Draw some fields as another version draws them; those that it lacks go away.

    ``other`` is of a board of the same size and unit. ``fields`` are ids of either map; what is new
    comes with all that it is, the rest keeps its facts.

    Raises ``EditRefusedError`` where the boards differ, or the drawing would get worse: other
    changes belong to this one.
    """
    _refuse_another_board(game_map, other)
    draft = Draft(game_map)
    wanted = tuple(dict.fromkeys(fields))
    for i in wanted:
        if i in draft.fields and i not in other.fields:
            draft.remove_field(i)
    for i in wanted:
        if i not in other.fields:
            continue
        rings = [tuple(draft.place(point, 0.0) for point in ring) for ring in other.points(i)]
        if i in draft.fields:
            draft.set_rings(i, rings)
        else:
            draft.add_field(replace(other.fields[i], rings=tuple(rings)))
    return finish(draft, opens_voids=True)


def take_fact(game_map: GameMap, field: str, facts: Mapping[str, Any]) -> GameMap:
    """Give a field what it is in another version, such as ``{"kind": "open"}``."""
    item = Draft(game_map).field(field)
    given = dict(facts)
    if "attributes" in given:
        attributes = {**item.attributes, **given["attributes"]}
        given["attributes"] = {k: v for k, v in attributes.items() if v is not None}
    if "traits" in given:
        given["traits"] = frozenset(given["traits"])
    after = replace(item, **given)
    return checked(game_map, replace(game_map, fields={**game_map.fields, item.id: after}))


def take_portal(game_map: GameMap, other: GameMap, portal: str) -> GameMap:
    """Take a portal away that another version lacks, or put the one there that it has."""
    theirs = {p.id: p for p in other.portals}
    mine = {p.id: p for p in game_map.portals}
    if portal in mine and mine[portal] != theirs.get(portal):
        game_map = delete_portals(game_map, [portal])
    if portal not in theirs:
        return game_map
    _refuse_another_board(game_map, other)
    wanted = theirs[portal]
    return add_portal(game_map, wanted.type, wanted.between, wanted.at, id=portal)


def take_markers(game_map: GameMap, other: GameMap, field: str) -> GameMap:
    """Give a field the markers that it has in another version."""
    mine = [k for k, marker in enumerate(game_map.markers) if marker.field == field]
    game_map = delete_markers(game_map, mine) if mine else game_map
    theirs: list[Marker] = [marker for marker in other.markers if marker.field == field]
    return checked(game_map, replace(game_map, markers=(*game_map.markers, *theirs)))


def take_header(game_map: GameMap, other: GameMap, key: str) -> GameMap:
    """Take over one entry of another version's header, such as ``name`` or ``choice grazing``.

    Raises ``EditRefusedError`` where it is none that can be taken over by itself.
    """
    if key in _HEADER:
        return set_header(game_map, **{key: getattr(other, key)})
    kind, _, choice = key.partition(" ")
    if kind == "choice" and choice in other.choices:
        return set_choice(game_map, choice, other.choices[choice])
    raise EditRefusedError(phrase("'{what}' cannot be taken over by itself.", what=key))


def _refuse_another_board(game_map: GameMap, other: GameMap) -> None:
    if (game_map.size_mm, game_map.unit_mm) != (other.size_mm, other.unit_mm):
        raise EditRefusedError(
            phrase("The other map is of a board of another size, or in another unit.")
        )


def _shapes(game_map: GameMap) -> dict[str, Shape]:
    return {
        i: frozenset(
            frozenset((ring[k - 1], point))
            for ring in game_map.points(i)
            for k, point in enumerate(ring)
        )
        for i in game_map.fields
    }
