"""Portals follow the boundary that they stand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from mapkit.coverage.checks.wording import Wording
from mapkit.edits.draft import Draft
from mapkit.edits.exact_geometry import Edge, edges_of, foot
from mapkit.edits.ids import EditRefusedError
from mapkit.messages import phrase
from mapkit.model import Field, GameMap, Point, Portal


def shared_edges(fields: Mapping[str, Field], f: str, g: str) -> list[Edge]:
    """Return the edges that two fields both name, as the first one's rings run."""
    mine = [e for ring in fields[f].rings for e in edges_of(ring)]
    theirs = {frozenset(e) for ring in fields[g].rings for e in edges_of(ring)}
    return [e for e in mine if frozenset(e) in theirs]


def follow_boundaries(
    after: GameMap, changed: Draft
) -> tuple[tuple[Portal, ...], set[frozenset[str]]]:
    """Move the portals of a map whose drawing changed with the boundaries they stand on.

    An end that stood on an edge whose vertices moved keeps its share of the edge; one whose edge
    is gone goes to the nearest place of the new boundary. Portals of deleted fields, and those
    inside a merged one, go away.

    ``after`` has fields and vertices changed, and the portals as they were. Returns the portals,
    and the pairs of fields whose portals have to be looked at, since their boundary is another one.

    Raises ``EditRefusedError`` where a portal would lose its place.
    """
    kept: list[Portal] = []
    doubtful: set[frozenset[str]] = set()
    for portal in after.portals:
        if _undisturbed(portal, after, changed):
            kept.append(portal)
            continue
        moved = _followed(portal, after, changed)
        if moved is not None:
            kept.append(moved)
            doubtful.add(frozenset(moved.between))
    if len(kept) == len(after.portals) and all(
        a is b for a, b in zip(kept, after.portals, strict=True)
    ):
        return after.portals, doubtful
    return tuple(kept), doubtful


def _undisturbed(portal: Portal, after: GameMap, changed: Draft) -> bool:
    """Return whether the boundary that a portal stands on is what it was."""
    f, g = portal.between
    if portal.id in changed.placed_portals or f in changed.successors or g in changed.successors:
        return False
    if f not in changed.touched and g not in changed.touched:
        return True
    before = changed.before
    if not all(f in before.fields and f in after.fields for f in portal.between):
        return False
    old = shared_edges(before.fields, *portal.between)
    new = shared_edges(after.fields, *portal.between)
    return (
        bool(old)
        and set(map(frozenset, old)) == set(map(frozenset, new))
        and all(before.vertices[v] == after.vertices.get(v) for edge in old for v in edge)
    )


def _followed(portal: Portal, after: GameMap, changed: Draft) -> Portal | None:
    before = changed.before
    if any(f not in before.fields and f not in after.fields for f in portal.between):
        return portal  # it was wrong before
    f, g = (changed.successors.get(f, (f,)) for f in portal.between)
    pairs = [(a, b) for a in f for b in g if a != b and a in after.fields and b in after.fields]
    if not pairs:
        return None
    placed = portal.id in changed.placed_portals
    ends = [end if placed else _moved(portal, end, before, after) for end in portal.at]
    best: tuple[float, tuple[str, str], list[tuple[float, Point]]] | None = None
    for pair in pairs:
        edges = shared_edges(after.fields, *pair)
        if edges:
            places = [_nearest(end, edges, after.vertices) for end in ends]
            far = max(distance for distance, _ in places)
            if best is None or far < best[0]:
                best = far, pair, places
    tolerance = after.tolerance_units
    say = Wording(after)
    title = say.portal(portal)
    where = (portal.at, [i for i in portal.between if i in before.fields])
    if best is None:
        if portal.id not in {p.id for p in before.portals} or not shared_edges(
            before.fields, *portal.between
        ):
            return portal  # without a boundary before, or checked as a new one
        raise EditRefusedError(
            phrase(
                "{title} would lose its place: {fields} would share no boundary. "
                "Move or delete it first.",
                title=title,
                fields=say.fields(pairs[0]),
            ),
            *where,
        )
    far, pair, places = best
    if far <= max(tolerance, 1.0):
        at = (ends[0], ends[1])
    elif len(pairs) > 1:
        raise EditRefusedError(
            phrase(
                "{title} stands across the cut. Cut beside it, or move or delete it first.",
                title=title,
            ),
            *where,
        )
    else:
        at = (places[0][1], places[1][1])
    if at[0] == at[1]:
        raise EditRefusedError(
            phrase(
                "{title} would have no room on its boundary. Move or delete it first.", title=title
            ),
            *where,
        )
    if at == portal.at and pair == portal.between:
        return portal
    return replace(portal, between=pair, at=at)


def _moved(portal: Portal, end: Point, before: GameMap, after: GameMap) -> Point:
    """Return where an end goes when the vertices of its edge move."""
    known = [f for f in portal.between if f in before.fields]
    edges = shared_edges(before.fields, *portal.between) if len(known) == 2 else []
    if not edges:  # where a junction is not named, the two share no whole edge
        edges = [e for f in known for ring in before.fields[f].rings for e in edges_of(ring)]
    nearest: tuple[float, float, Edge, float] | None = None
    for a, b in edges:
        p, q = before.vertices[a], before.vertices[b]
        distance, share, _, _ = foot(end, p, q)
        length = abs(p[0] - q[0]) + abs(p[1] - q[1])
        # Of edges equally near the shorter one: it has more of the junctions.
        if nearest is None or (round(distance, 6), length) < (round(nearest[0], 6), nearest[1]):
            nearest = distance, length, (a, b), share
    if nearest is None:
        return end
    (a, b), share = nearest[2], nearest[3]
    new = [after.vertices.get(v) for v in (a, b)]
    if new[0] is None or new[1] is None or new == [before.vertices[a], before.vertices[b]]:
        return end
    p, q = new[0], new[1]
    return round(p[0] + share * (q[0] - p[0])), round(p[1] + share * (q[1] - p[1]))


def _nearest(
    point: Point, edges: Sequence[Edge], vertices: Mapping[str, Point]
) -> tuple[float, Point]:
    found = min(foot(point, vertices[a], vertices[b]) for a, b in edges)
    return found[0], (round(found[2]), round(found[3]))
