"""The end of an edit: a draft becomes a map again, if it is not worse than before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from mapkit.coverage.checks.overlaps import find_overlaps, stack_crossings
from mapkit.edits.draft import Draft
from mapkit.edits.exact_geometry import Edge, alike, assembled, directed, edges_of, foot
from mapkit.edits.guard import refuse_worse_drawing, refuse_worse_meaning
from mapkit.edits.neighbourhood import Surroundings, near_fields, surroundings
from mapkit.edits.portal_following import follow_boundaries
from mapkit.edits.reviewing import follow_reviewed
from mapkit.edits.topology import remember
from mapkit.edits.traced import follow_tracing, mark_drawn
from mapkit.model import Building, GameMap, Point, Portal

_MOST_ROUNDS = 6


def finish(draft: Draft, *, opens_voids: bool = False) -> GameMap:
    """Return the changed map, the very same one where nothing changed.

    ``opens_voids`` says whether a void where there was ground is what is asked for.
    """
    _weld(draft)
    _open_holes(draft)
    drawn = _settle(draft)
    _drop_loose(draft)
    _update_references(draft)
    for f in draft.touched & draft.fields.keys() & draft.before.fields.keys():
        if draft.fields[f] == draft.before.fields[f]:
            draft.fields[f] = draft.before.fields[f]
    mark_drawn(draft)
    before, old = draft.before, draft.topology
    placed = any(draft.vertices.get(v) != before.vertices.get(v) for v in draft.moved | draft.loose)
    after = replace(
        before,
        vertices=draft.vertices if placed else before.vertices,
        fields=before.fields if draft.fields == before.fields else draft.fields,
        portals=draft.portals,
        markers=draft.markers,
        buildings=draft.buildings,
    )
    new = old
    doubtful: set[frozenset[str]] = set()
    if after.vertices is not before.vertices or after.fields is not before.fields:
        new = old.derived(after, draft.touched, draft.moved | draft.loose, draft.boxes())
        portals, doubtful = follow_boundaries(after, draft)
        after = replace(after, portals=portals)
    elif after == before:
        return before
    shapes = set(draft.touched)
    if after.portals is not before.portals:
        known = {p.id: p for p in before.portals}
        changed = [p for p in after.portals if known.get(p.id) != p]
        shapes.update(f for p in changed for f in p.between)
        doubtful.update(frozenset(p.between) for p in changed)
    if drawn is not None:
        drawn = drawn.with_portals(
            [
                p
                for p in after.portals
                if frozenset(p.between) in doubtful or _may_be_stacked(draft, p)
            ],
            shapes,
        )
    refuse_worse_drawing(
        before,
        after,
        shapes,
        old,
        new,
        stands_for=_stands_for(draft),
        drawn=drawn,
        opens_voids=opens_voids,
    )
    refuse_worse_meaning(before, after, [f for f in draft.touched if f not in before.fields])
    if new is not old:
        remember(new)
    after = follow_reviewed(before, after, draft.successors)
    return follow_tracing(
        before, after, draft.successors, touched=draft.touched, place=draft.whole_move
    )


def _may_be_stacked(draft: Draft, portal: Portal) -> bool:
    """Return whether fields of two levels, joined by a portal, may lie on each other now."""
    f, g = portal.between
    return (
        (f in draft.touched or g in draft.touched)
        and f in draft.fields
        and g in draft.fields
        and draft.fields[f].level != draft.fields[g].level
    )


def _weld(draft: Draft) -> None:
    """Make one vertex of those that came to lie on the same point."""
    for vertex in sorted(draft.moved):
        point = draft.vertices.get(vertex)
        if point is None or not draft.users(vertex):
            continue
        other = draft.topology.at.get(point)
        if other is None or other == vertex or draft.vertices.get(other) != point:
            other = draft.at.get(point)
        if (
            other is not None
            and other != vertex
            and draft.vertices.get(other) == point
            and draft.users(other)
        ):
            draft.replace_vertex(vertex, other)


def _open_holes(draft: Draft) -> None:
    """Make a notch of a hole that came to lie along another ring of its field."""
    for f in sorted(draft.touched & draft.fields.keys()):
        rings = draft.fields[f].rings
        edges = [{frozenset(e) for e in edges_of(ring)} for ring in rings]
        if len(rings) < 2 or len(set().union(*edges)) == sum(map(len, edges)):
            continue
        sides = dict.fromkeys(directed(rings, draft.vertices))
        pieces = assembled([e for e in sides if e[::-1] not in sides], draft.vertices)
        if len(pieces) == 1:
            draft.set_rings(f, alike(pieces[0], rings, draft.vertices))


def _settle(draft: Draft) -> Surroundings | None:
    """Name the junctions on touched fields and the crossings of stacked ones."""
    if not draft.touched:
        return None
    for _ in range(_MOST_ROUNDS):
        near = near_fields(draft.fields, draft.boxes(), draft.touched, draft.tolerance)
        drawn = surroundings(draft.before, draft.touched, near, draft.vertices, draft.fields)
        if not (_name(draft, drawn) or _name_crossings(draft, drawn)):
            return drawn
    return None


def _name(draft: Draft, drawn: Surroundings) -> bool:
    """Put vertices into the rings that pass exactly through them."""
    unnamed = drawn.drawing.unnamed()
    if not unnamed:
        return False
    rings = drawn.drawing.rings
    mine = {v for f in drawn.touched for ring in draft.fields[f].rings for v in ring}
    xy = rings.xy.tolist()
    wanted: dict[str, dict[tuple[Point, Point], list[str]]] = {}
    for corner, points in unnamed.items():
        f = rings.field_ids[int(rings.field[rings.ring_of[corner]])]
        names = [rings.names[i] for i in points]
        if f in drawn.touched or not mine.isdisjoint(names):
            a, b = xy[int(rings.corner[corner])], xy[int(rings.corner[rings.following[corner]])]
            wanted.setdefault(f, {})[(a[0], a[1]), (b[0], b[1])] = names
    for f, chains in wanted.items():
        draft.touch(f)
        draft.insert_chains(f, chains)
    return bool(wanted)


def _name_crossings(draft: Draft, drawn: Surroundings) -> bool:
    """Put a vertex where edges of stacked fields cross, in both."""
    drawing = drawn.drawing
    if not len(drawing.crossings):
        return False
    overlaps = find_overlaps(drawn.part, drawing, frozenset())
    met: dict[Edge, list[str]] = {}
    for n in stack_crossings(drawing, overlaps):
        names = [drawing.rings.names[i] for i in drawing.segments[drawing.crossings[n]].ravel()]
        x, y = np.rint(drawing.crossing_at[n]).astype(int).tolist()
        vertex = draft.vertex_at((x, y)) or draft.new_vertex((x, y))
        for edge in ((names[0], names[1]), (names[2], names[3])):
            if vertex not in edge:
                met.setdefault(edge, []).append(vertex)
    done = False
    for (a, b), vertices in met.items():
        # All on an edge at once and in their order: one by one the first would bend it, and the
        # others would be looked for anew, a unit beside.
        p, q = draft.vertices[a], draft.vertices[b]
        last = a
        for vertex in sorted(vertices, key=lambda v: foot(draft.vertices[v], p, q)[1]):
            done |= bool(draft.insert(last, b, vertex))
            last = vertex
    return done


def _drop_loose(draft: Draft) -> None:
    for v in draft.loose | draft.moved:
        if v in draft.vertices and not draft.users(v):
            draft.forget(v)


def _stands_for(draft: Draft) -> dict[str, str]:
    """Return for parts and merged fields which field they go back to."""
    found: dict[str, str] = {}
    for old, parts in draft.successors.items():
        for part in parts:
            if part in draft.before.fields:
                found[old] = part
            else:
                found[part] = old
    return {f: g for f, g in found.items() if f != g}


def _update_references(draft: Draft) -> None:
    """Let markers and named buildings refer to the successors of fields that are gone."""
    gone = [f for f in draft.successors if f not in draft.fields]
    if any(m.field in gone for m in draft.markers):
        draft.markers = tuple(
            replace(m, field=draft.successors[m.field][0]) if m.field in gone else m
            for m in draft.markers
            if m.field not in gone or draft.successors[m.field]
        )
    if draft.successors and draft.buildings:
        draft.buildings = tuple(_updated_buildings(draft))


def _updated_buildings(draft: Draft) -> Iterable[Building]:
    # A merged field stays in the building that it was in itself.
    home = {f: b.id for b in reversed(draft.buildings) for f in b.fields if f in draft.fields}
    for building in draft.buildings:
        members: dict[str, None] = {}
        for f in building.fields:
            for successor in draft.successors.get(f, (f,)):
                if home.setdefault(successor, building.id) == building.id or successor == f:
                    members[successor] = None
        if tuple(members) == building.fields:
            yield building
        elif members:
            yield replace(building, fields=tuple(members))
