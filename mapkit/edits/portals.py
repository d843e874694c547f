"""Doors, ladders, walls: where they can stand, and putting them there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot

from mapkit.coverage.checks.portals import check_portal_names
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.edits.box_grid import around
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import Edge, edges_of, foot
from mapkit.edits.guard import checked
from mapkit.edits.ids import EditRefusedError, new_portal_id
from mapkit.edits.portal_following import shared_edges
from mapkit.edits.traced import follow_tracing
from mapkit.errors import NotFoundError
from mapkit.messages import Phrase, phrase, renamed
from mapkit.model import GameMap, Point, Portal

_TRIAL = "here"


@dataclass(frozen=True, slots=True)
class PortalPlace:
    """Where a portal can stand: between which fields, and its two ends in map units."""

    between: tuple[str, str]
    at: tuple[Point, Point]


def portal_place(
    game_map: GameMap,
    type_: str,
    near: tuple[float, float],
    width: float,
    *,
    within: float | None = None,
    instead_of: str | None = None,
    of: str | None = None,
) -> PortalPlace:
    """Propose the place of a portal next to a point.

    It lies on a straight stretch of the border of two fields that may have such a portal, with
    its middle as near to the point as there is room beside other portals of the two.

    Raises ``EditRefusedError`` where there is no border near enough, or its fields cannot have such
    a portal, or it is full; the reason is that of the nearest border.

    Parameters
    ----------
    type_ : str
        A portal type of the ruleset.
    near : (float, float)
        In map units.
    width : float
        In map units; less where the border is shorter.
    within : float, optional
        How far the border may be, in map units; twice the width if not given.
    instead_of : str, optional
        Id of a portal that is about to move there and so takes up no room.
    of : str, optional
        A field whose borders alone count.
    """
    rules = game_map.ruleset
    if type_ not in rules.portals:
        raise EditRefusedError(
            phrase(
                "The ruleset has no portal '{type}'; it has {names}.",
                type=type_,
                names=listed(rules.portals),
            ),
            [near],
        )
    label = Phrase(rules.portals[type_].label)
    reach = 2 * width if within is None else within
    draft = Draft(game_map)
    whole = whole_point(near)
    box = around(whole, reach)
    draft.name_junctions(box)
    refusal: EditRefusedError | None = None
    for pair, edge in _borders(draft, near, reach, draft.near(box)):
        if of is not None and of not in pair:
            continue
        try:
            return _on_border(game_map, draft, type_, pair, edge, near, width, instead_of)
        except EditRefusedError as error:
            refusal = refusal or error
    raise refusal or EditRefusedError(
        phrase(
            "A {portal} needs a border that two fields share; there is none here.", portal=label
        ),
        [near],
    )


def _borders(
    draft: Draft, near: tuple[float, float], reach: float, fields: Sequence[str]
) -> list[tuple[tuple[str, str], Edge]]:
    """Return pairs of fields with their edge that is nearest to a point, the nearest pair first."""
    users: dict[frozenset[str], list[str]] = {}
    distance: dict[frozenset[str], tuple[float, Edge]] = {}
    for f in fields:
        for ring in draft.fields[f].rings:
            for a, b in edges_of(ring):
                key = frozenset((a, b))
                users.setdefault(key, []).append(f)
                if key not in distance:
                    far = foot(near, draft.vertices[a], draft.vertices[b])[0]
                    distance[key] = far, (a, b)
    best: dict[tuple[str, str], tuple[float, Edge]] = {}
    for key, here in users.items():
        far, edge = distance[key]
        if far > reach:
            continue
        for n, f in enumerate(here):
            for g in here[n + 1 :]:
                if (f, g) not in best or far < best[f, g][0]:
                    best[f, g] = far, edge
    return [(pair, best[pair][1]) for pair in sorted(best, key=lambda p: best[p][0])]


def _on_border(
    game_map: GameMap,
    draft: Draft,
    type_: str,
    pair: tuple[str, str],
    edge: Edge,
    near: tuple[float, float],
    width: float,
    instead_of: str | None,
) -> PortalPlace:
    a, b = _straight_run(draft, pair, edge)
    trial = Portal(_TRIAL, type_, pair, (a, b))
    part = replace(
        game_map, fields={f: game_map.fields[f] for f in pair}, portals=(trial,), markers=()
    )
    wrong = [d for d in check_portal_names(part, Wording(game_map)) if d.severity == "error"]
    label = Phrase(game_map.ruleset.portals[type_].label)
    both = Wording(game_map).fields(pair)
    if wrong:
        reason = renamed(wrong[0].message, title=phrase("A {portal} here", portal=label))
        raise EditRefusedError(reason, [near], pair)
    length = hypot(b[0] - a[0], b[1] - a[1])
    size = min(width, length)
    _, share, _, _ = foot(near, a, b)
    taken = _taken(game_map, pair, a, b, length, instead_of)
    middle = _free(share * length, size, length, taken)
    if middle is None:
        raise EditRefusedError(
            phrase(
                "There is no room for a {portal} on the border of {both} beside {names}.",
                portal=label,
                both=both,
                names=listed(name for _, _, name in taken),
            ),
            [near],
            pair,
        )
    ends = [(middle - size / 2) / length, (middle + size / 2) / length]
    first, second = (
        (round(a[0] + t * (b[0] - a[0])), round(a[1] + t * (b[1] - a[1]))) for t in ends
    )
    if first == second:
        raise EditRefusedError(
            phrase("The border of {both} is too short for a {portal}.", both=both, portal=label),
            [near],
            pair,
        )
    return PortalPlace(pair, (first, second))


def _straight_run(draft: Draft, pair: tuple[str, str], edge: Edge) -> tuple[Point, Point]:
    """Extend an edge along the border of two fields as long as it runs straight on."""
    edges = shared_edges(draft.fields, *pair)
    beside: dict[str, set[str]] = {}
    for a, b in edges:
        beside.setdefault(a, set()).add(b)
        beside.setdefault(b, set()).add(a)
    ends = []
    for start, stop in (edge, edge[::-1]):
        last, here = start, stop
        p = draft.vertices[start]
        while True:
            onward = [v for v in beside.get(here, ()) if v != last]
            if len(onward) != 1:
                break
            q, r = draft.vertices[here], draft.vertices[onward[0]]
            dx, dy = r[0] - p[0], r[1] - p[1]
            side = abs(dx * (q[1] - p[1]) - dy * (q[0] - p[0]))
            ahead = dx * (q[0] - p[0]) + dy * (q[1] - p[1])
            if side > hypot(dx, dy) or not 0 < ahead < dx * dx + dy * dy:
                break
            last, here = here, onward[0]
        ends.append(draft.vertices[here])
    return ends[1], ends[0]


def _taken(
    game_map: GameMap,
    pair: tuple[str, str],
    a: Point,
    b: Point,
    length: float,
    instead_of: str | None,
) -> list[tuple[float, float, str]]:
    """Return the stretches of a straight border that portals stand on already."""
    found = []
    for portal in game_map.portals:
        if portal.id == instead_of or set(portal.between) != set(pair):
            continue
        places = [foot(end, a, b) for end in portal.at]
        if all(distance <= 2.0 for distance, _, _, _ in places):
            low, high = sorted(share * length for _, share, _, _ in places)
            found.append((low, high, portal.id))
    return sorted(found)


def _free(
    wanted: float, size: float, length: float, taken: Sequence[tuple[float, float, str]]
) -> float | None:
    """Return the middle of a free stretch nearest to where it is wanted."""
    edges = [0.0, *(x for low, high, _ in taken for x in (low, high)), length]
    best: float | None = None
    for low, high in zip(edges[::2], edges[1::2], strict=True):
        if high - low >= size - 1e-9:
            middle = min(max(wanted, low + size / 2), high - size / 2)
            if best is None or abs(middle - wanted) < abs(best - wanted):
                best = middle
    return best


def add_portal(
    game_map: GameMap,
    type_: str,
    between: tuple[str, str],
    at: Sequence[tuple[float, float]],
    *,
    id: str | None = None,  # noqa: A002 - as in Portal
) -> GameMap:
    """Put a portal on the border of two fields.

    Raises ``EditRefusedError`` where the fields share no border or cannot have such a portal, or it
    misses the border.

    Parameters
    ----------
    between : (str, str)
    at : two points
        Its ends on the border the two share, in map units.
    id : str, optional
        The next free one if not given.
    """
    taken = {p.id for p in game_map.portals}
    same = [p.id for p in game_map.portals if p.type == type_]
    if id is not None and id in taken:
        raise EditRefusedError(phrase("The id {id} is taken.", id=id), at)
    name = id if id is not None else new_portal_id(taken, same, type_)
    first, second = (whole_point(end) for end in at)
    portal = Portal(name, type_, between, (first, second))
    return checked(game_map, replace(game_map, portals=(*game_map.portals, portal)), between)


def change_portal(
    game_map: GameMap,
    portal: str,
    *,
    type_: str | None = None,
    between: tuple[str, str] | None = None,
    at: Sequence[tuple[float, float]] | None = None,
) -> GameMap:
    """Change a portal's type, fields or ends (in map units)."""
    old = _found(game_map, portal)
    ends = old.at if at is None else (whole_point(at[0]), whole_point(at[1]))
    new = replace(old, type=type_ or old.type, between=between or old.between, at=ends)
    portals = tuple(new if p.id == portal else p for p in game_map.portals)
    return checked(game_map, replace(game_map, portals=portals), (*old.between, *new.between))


def move_portal(
    game_map: GameMap,
    portal: str,
    near: tuple[float, float],
    *,
    width: float | None = None,
    within: float | None = None,
) -> GameMap:
    """Move a portal to the place next to a point, along its border or to another one.

    ``width`` is the new width in map units, the old one if not given.
    """
    old = _found(game_map, portal)
    (ax, ay), (bx, by) = old.at
    size = hypot(bx - ax, by - ay) if width is None else width
    place = portal_place(game_map, old.type, near, size, within=within, instead_of=portal)
    between = place.between
    if set(between) == set(old.between):
        between = old.between
    return change_portal(game_map, portal, between=between, at=place.at)


def delete_portals(game_map: GameMap, portals: Iterable[str]) -> GameMap:
    """Delete portals."""
    gone = {_found(game_map, p).id for p in portals}
    if not gone:
        return game_map
    left = tuple(p for p in game_map.portals if p.id not in gone)
    return follow_tracing(game_map, replace(game_map, portals=left))


def _found(game_map: GameMap, portal: str) -> Portal:
    for item in game_map.portals:
        if item.id == portal:
            return item
    raise NotFoundError(f"the map has no portal {portal!r}")
