"""What a suggestion changes on a map: plain values that can be kept, said and carried out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from math import hypot
from typing import Any

from mapkit.analysis.names import describe_field
from mapkit.edits import change_portal, insert_vertex, move_marker, move_vertices, paint
from mapkit.messages import decimal, say, say_n, translated
from mapkit.model import GameMap, Point, VertexMove


@dataclass(frozen=True, slots=True)
class PortalMove:
    """A door, ladder or wall, its two ends now and then, in map units, and its fields then."""

    portal: str
    between: tuple[str, str]
    before: tuple[Point, Point]
    after: tuple[Point, Point]

    @property
    def length(self) -> float:
        """How far its middle moves, in map units."""
        return _apart(middle_of(self.before), middle_of(self.after))


@dataclass(frozen=True, slots=True)
class MarkerMove:
    """A marker, by its position in the map's markers, and the fields it moves from and to."""

    marker: int
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class NewTrait:
    """A field that becomes an obstacle, or whatever else the trait is."""

    field: str
    trait: str


@dataclass(frozen=True, slots=True)
class Bend:
    """An edge between two vertices that is bent to a new one, in map units."""

    edge: tuple[str, str]
    at: Point


_NAMED = 4
"""So many vertices that move together are named."""

Change = VertexMove | PortalMove | MarkerMove | NewTrait | Bend

_KINDS: dict[str, type[Change]] = {
    "vertex": VertexMove,
    "portal": PortalMove,
    "marker": MarkerMove,
    "trait": NewTrait,
    "bend": Bend,
}


def carry_out(game_map: GameMap, changes: Iterable[Change]) -> GameMap:
    """Return the map after some changes, vertices that follow each other moved in one edit.

    Raises ``EditRefusedError`` as the edits of :mod:`mapkit.edits` that it is made of. Raises
    ``NotFoundError`` where the map has no such vertex, portal, marker or field.
    """
    for kind, members in groupby(changes, key=type):
        if kind is VertexMove:
            places = {c.vertex: c.after for c in members if isinstance(c, VertexMove)}
            game_map = move_vertices(game_map, places)
            continue
        for change in members:
            game_map = _carried_out(game_map, change)
    return game_map


def _carried_out(game_map: GameMap, change: Change) -> GameMap:
    match change:
        case VertexMove(vertex, _, after):
            return move_vertices(game_map, {vertex: after})
        case PortalMove(portal, between, _, at):
            return change_portal(game_map, portal, between=between, at=at)
        case MarkerMove(marker, _, field):
            return move_marker(game_map, marker, field)
        case NewTrait(field, trait):
            return paint(game_map, [field], add_traits=[trait])
        case Bend(edge, at):
            return insert_vertex(game_map, edge, at)


def length_of(changes: Iterable[Change]) -> float:
    """Return the sum of what vertices and portals move, in map units."""
    return sum(c.length for c in changes if isinstance(c, VertexMove | PortalMove))


def change_dict(change: Change) -> dict[str, Any]:
    """Return a change as plain values, points in map units."""
    kind = next(name for name, type_ in _KINDS.items() if isinstance(change, type_))
    return {"change": kind, **asdict(change)}


def change_from(values: Mapping[str, Any]) -> Change:
    """Return the change that :func:`change_dict` made the values of, read from JSON or not."""
    told = {key: _tuples(value) for key, value in values.items() if key != "change"}
    return _KINDS[values["change"]](**told)


def change_words(game_map: GameMap, change: Change) -> str:
    """Say a change in a sentence; ``game_map`` is the map before it."""
    unit = game_map.unit_mm
    match change:
        case VertexMove(vertex, _, after):
            return say(
                "vertex {vertex} moves {length} mm, to {place}",
                vertex=vertex,
                length=decimal(change.length * unit, 2),
                place=_place(after, unit),
            )
        case PortalMove(portal, _, _, at):
            return say(
                "{portal} moves {length} mm, to {place}",
                portal=portal,
                length=decimal(change.length * unit, 2),
                place=_place(middle_of(at), unit),
            )
        case MarkerMove(marker, before, after):
            kind = game_map.ruleset.markers[game_map.markers[marker].type]
            values = game_map.markers[marker].attributes.values()
            words = [translated(kind.label), *(translated(str(v)) for v in values)]
            return say(
                "{marker} moves from {before} to {after}",
                marker=" ".join(words),
                before=before,
                after=describe_field(game_map, after),
            )
        case NewTrait(field, trait):
            return say(
                "field {field} gets the trait {trait}",
                field=describe_field(game_map, field),
                trait=translated(game_map.ruleset.traits[trait].label),
            )
        case Bend((a, b), at):
            return say(
                "the edge from {a} to {b} is bent to {place}", a=a, b=b, place=_place(at, unit)
            )


def changes_words(game_map: GameMap, changes: Sequence[Change]) -> str:
    """Say changes in a line; vertices that move by one vector are named together."""
    moves = [c for c in changes if isinstance(c, VertexMove)]
    unit = game_map.unit_mm
    by = {(m.after[0] - m.before[0], m.after[1] - m.before[1]) for m in moves}
    if len(moves) < 2 or len(moves) < len(changes):
        return "; ".join(change_words(game_map, change) for change in changes)
    length = decimal(length_of(changes) * unit, 2)
    if len(by) > 1:
        said = "; ".join(change_words(game_map, change) for change in changes)
        return f"{said} " + say("({length} mm in all)", length=length)
    named = ", ".join(m.vertex for m in moves[:_NAMED])
    if len(moves) > _NAMED:
        named += " " + say_n("and {n} more", len(moves) - _NAMED)
    return say(
        "{n} vertices move {length} mm together, by {offset}: {named}",
        n=len(moves),
        length=decimal(moves[0].length * unit, 2),
        offset=_place(by.pop(), unit),
        named=named,
    )


def _place(at: tuple[float, float], unit_mm: float) -> str:
    x, y = (translated(decimal(v * unit_mm, 2)) for v in at)
    return f"({x}; {y})"


def middle_of(ends: tuple[Point, Point]) -> tuple[float, float]:
    """Return the middle of the two ends of a portal, in map units."""
    (ax, ay), (bx, by) = ends
    return (ax + bx) / 2, (ay + by) / 2


def _apart(a: tuple[float, float], b: tuple[float, float]) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _tuples(value: Any) -> Any:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value
