"""Safe repairs of a drawing, each of which says what it did.

A repair moves no vertex by more than the map's tolerance and no portal by more than its own length,
removes no field, and changes nothing that the checks do not report. Exact repairs (doubled
vertices, T-junctions, spikes of no width) leave every shape as it is; snapping closes slits, and
what would make new errors is left undone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from mapkit.coverage.checks.all_checks import Survey, survey
from mapkit.coverage.checks.drawing import draw
from mapkit.coverage.checks.meaning import check_header
from mapkit.coverage.checks.portal_places import places_meant
from mapkit.coverage.checks.rings import clean_ring, gather_rings, usable
from mapkit.coverage.checks.vertices import needless_points, unused_vertices
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.coverage.repair_draft import RepairDraft
from mapkit.coverage.snap import Tries, snap
from mapkit.diagnostics import Repair
from mapkit.messages import Phrase, phrase
from mapkit.model import GameMap, Portal

NOT_ALL_TRIED = phrase(
    "Not all repairs were tried: there are too many problems. Correct some by hand, then repair "
    "again."
)
"""What to say where a repair stopped early."""

_MOST_ROUNDS = 50


class Repaired(NamedTuple):
    """A map after its repair."""

    map: GameMap
    """The very same object where nothing was done."""
    notes: tuple[str, ...] = ()
    """A sentence for each thing done."""
    stopped: bool = False
    """Whether repairs were left untried, because there are too many problems."""


def repair(game_map: GameMap) -> Repaired:
    """Repair what can be repaired without a decision.

    Repairing the answer again changes nothing, unless it ``stopped``.

    Each round costs a check of the whole drawing; a map needs as many rounds as snapping brings up
    new near misses, usually two or three. On absurd drawings not all is tried: see
    :class:`mapkit.coverage.snap.Tries`.
    """
    if check_header(game_map):
        return Repaired(game_map)
    notes: list[str] = []
    tries = Tries()
    steps = _steps(tries, _Looked())
    for _ in range(_MOST_ROUNDS):
        before = len(notes)
        for step in steps.values():
            game_map = step(game_map, notes)
        if len(notes) == before:
            return Repaired(game_map, tuple(notes), tries.stopped)
    return Repaired(game_map, tuple(notes), stopped=True)


@dataclass(slots=True)
class _Looked:
    """The survey of the last map, which is made once while no step changes the map."""

    last: tuple[GameMap, Survey] | None = None

    def at(self, game_map: GameMap) -> Survey:
        if self.last is None or self.last[0] is not game_map:
            self.last = game_map, survey(game_map)
        return self.last[1]


def _merge_vertices(game_map: GameMap, notes: list[str]) -> GameMap:
    at: dict[object, list[str]] = defaultdict(list)
    used = {v for item in game_map.fields.values() for ring in item.rings for v in ring}
    for vertex, point in game_map.vertices.items():
        if vertex in used and usable(point):
            at[point].append(vertex)
    draft = RepairDraft(game_map)
    for names in at.values():
        for other in names[1:]:
            draft.replace_vertex(other, names[0])
        if len(names) > 1:
            notes.append(
                phrase(
                    "made one vertex, {vertex}, of {vertices}, which lie on the same point",
                    vertex=names[0],
                    vertices=listed(names),
                )
            )
    return draft.finish()


def _clean_rings(game_map: GameMap, notes: list[str]) -> GameMap:
    """Drop double points and spikes; a ring that would vanish is left for a person."""
    draft = RepairDraft(game_map)
    vertices = game_map.vertices
    say = Wording(game_map)
    for f, rings in draft.rings.items():
        if any(v not in vertices or not usable(vertices[v]) for ring in rings for v in ring):
            continue
        for ring in rings:
            order = list(dict.fromkeys(ring))
            index = {v: i for i, v in enumerate(order)}
            clean, doubles, tips = clean_ring(
                [index[v] for v in ring], [vertices[v] for v in order]
            )
            if not clean or (not doubles and not tips):
                continue
            ring[:] = [order[i] for i in clean]
            if doubles:
                notes.append(
                    phrase(
                        "dropped the repeated {vertices} of field {field}",
                        vertices=say.vertices([order[i] for i in doubles]),
                        field=say.field(f),
                    )
                )
            if tips:
                notes.append(
                    phrase(
                        "dropped the spike of field {field} at {vertices}",
                        field=say.field(f),
                        vertices=say.vertices([order[i] for i in tips]),
                    )
                )
    return draft.finish()


def _name_junctions(game_map: GameMap, notes: list[str]) -> GameMap:
    """Put vertices into the rings whose edges pass through them; no shape changes."""
    rings, _ = gather_rings(game_map)
    drawing = draw(rings, 0.0)
    unnamed = drawing.unnamed()
    if not unnamed or not drawing.all_cut:
        return game_map  # what was found of too many would have to be looked for again and again
    draft = RepairDraft(game_map)
    say = Wording(game_map)
    named: dict[str, list[str]] = defaultdict(list)
    first_ring: dict[int, int] = {}
    for r, f in enumerate(rings.field.tolist()):
        first_ring.setdefault(f, r)
        field_id = rings.field_ids[f]
        ring = draft.rings[field_id][r - first_ring[f]]
        start = int(rings.start[r])
        whole: list[str] = []
        for k, vertex in enumerate(ring):
            between = [rings.names[i] for i in unnamed.get(start + k, ())]
            whole += [vertex, *between]
            if between:
                named[field_id] += between
        ring[:] = whole
    for field_id, vertices in named.items():
        notes.append(
            phrase(
                "put {vertices} into the boundary of field {field}, which passes through",
                vertices=say.vertices(vertices),
                field=say.field(field_id),
            )
        )
    return draft.finish()


def _drop_needless(game_map: GameMap, notes: list[str]) -> GameMap:
    rings, _ = gather_rings(game_map)
    points = needless_points(game_map, draw(rings, 0.0)).tolist()
    if not points:
        return game_map
    names = [rings.names[i] for i in points]
    draft = RepairDraft(game_map)
    draft.drop(names)
    notes.append(
        phrase(
            "dropped {vertices}, redundant on straight edges",
            vertices=Wording(game_map).vertices(names),
        )
    )
    return draft.finish()


def _drop_unused(game_map: GameMap, notes: list[str]) -> GameMap:
    unused = unused_vertices(game_map)
    if not unused:
        return game_map
    draft = RepairDraft(game_map)
    for vertex in unused:
        del draft.vertices[vertex]
    notes.append(
        phrase(
            "deleted {vertices}, which no field uses", vertices=Wording(game_map).vertices(unused)
        )
    )
    return draft.finish()


def _follow_boundary(game_map: GameMap, notes: list[str], looked: _Looked) -> GameMap:
    """Move portals that miss their boundary onto it, where only one place can be meant."""
    if not game_map.portals:
        return game_map
    drawn = looked.at(game_map)
    draft = RepairDraft(game_map)
    places = places_meant(game_map, drawn.drawing, drawn.adjacent, drawn.broken)
    for k, at in places.items():
        portal = draft.portals[k]
        draft.portals[k] = replace(portal, at=at)
        notes.append(
            phrase(
                "moved {portal} {id} onto the boundary of {fields}",
                portal=Phrase(portal.type),
                id=portal.id,
                fields=Wording(game_map).fields(portal.between),
            )
        )
    return draft.finish()


def _drop_repeated_portals(game_map: GameMap, notes: list[str]) -> GameMap:
    seen: dict[object, Portal] = {}
    kept: list[Portal] = []
    for portal in game_map.portals:
        first = seen.setdefault(
            (portal.type, frozenset(portal.between), frozenset(portal.at)), portal
        )
        if first is portal:
            kept.append(portal)
        else:
            notes.append(
                phrase(
                    "dropped {portal} {id}, the same as {first}",
                    portal=Phrase(portal.type),
                    id=portal.id,
                    first=first.id,
                )
            )
    if len(kept) == len(game_map.portals):
        return game_map
    draft = RepairDraft(game_map)
    draft.portals = kept
    return draft.finish()


def _snap(game_map: GameMap, notes: list[str], tries: Tries, looked: _Looked) -> GameMap:
    if tries.stopped:
        return game_map
    game_map, found, done = snap(game_map, looked.at(game_map), tries)
    looked.last = game_map, found
    notes += done
    return game_map


def _steps(tries: Tries, looked: _Looked) -> dict[Repair, Callable[[GameMap, list[str]], GameMap]]:
    """Return what mends the rules that name it, in the order of the work."""
    return {
        Repair.MERGE_VERTICES: _merge_vertices,
        Repair.CLEAN_RINGS: _clean_rings,
        Repair.NAME_JUNCTIONS: _name_junctions,
        Repair.SNAP: partial(_snap, tries=tries, looked=looked),
        Repair.DROP_NEEDLESS: _drop_needless,
        Repair.DROP_UNUSED: _drop_unused,
        Repair.FOLLOW_BOUNDARY: partial(_follow_boundary, looked=looked),
        Repair.DROP_REPEATED_PORTALS: _drop_repeated_portals,
    }
