"""Quick fixes: the repairs of ``mapkit check --fix`` for one diagnostic."""

from __future__ import annotations

from dataclasses import replace

from mapkit.coverage import check_map
from mapkit.coverage.repair import NOT_ALL_TRIED, repair
from mapkit.diagnostics import Diagnostic
from mapkit.edits.guard import refuse_new_errors
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.topology import topology_of
from mapkit.messages import Phrase, phrase
from mapkit.model import GameMap


def apply_fix(game_map: GameMap, diagnostic: Diagnostic) -> GameMap:
    """Repair what one diagnostic complains of.

    The fields that it names and those near them are repaired like a map of their own, so what
    can be repaired beside it is repaired with it; where that does not help, the whole map is.

    ``diagnostic`` is one of this very map, with a ``fix``.

    Raises ``EditRefusedError`` where there is no safe repair: a person has to decide.
    """
    if diagnostic.fix is None:
        raise EditRefusedError(
            phrase("No safe repair is known for this. {help}", help=Phrase(diagnostic.help)),
            diagnostic.at,
            diagnostic.fields,
        )
    after = _local(game_map, diagnostic)
    stopped = False
    if after is None:
        after, _, stopped = repair(game_map)
    if after == game_map or _is_there(after, diagnostic):
        raise EditRefusedError(
            NOT_ALL_TRIED
            if stopped
            else phrase("It cannot be repaired without making something else wrong."),
            diagnostic.at,
            diagnostic.fields,
        )
    return after


def _local(game_map: GameMap, diagnostic: Diagnostic) -> GameMap | None:
    """Repair the surroundings of a diagnostic; None where that is not enough."""
    topology = topology_of(game_map)
    core = {f for f in diagnostic.fields if f in game_map.fields}
    core.update(f for v in diagnostic.vertices for f in topology.users.get(v, ()))
    ids = {g for f in core for g in topology.boxes.near(topology.boxes[f])}
    used = {v for f in ids for ring in game_map.fields[f].rings for v in ring}
    mine = used | {v for v in diagnostic.vertices if v in game_map.vertices}
    portals = tuple(p for p in game_map.portals if ids >= set(p.between))
    part = replace(
        game_map,
        fields={f: game_map.fields[f] for f in game_map.fields if f in ids},
        vertices={v: point for v, point in game_map.vertices.items() if v in mine},
        portals=portals,
    )
    mended, done, _ = repair(part)
    if not done or not mended.fields.keys() >= ids:
        return None
    outside = {
        v
        for f, item in game_map.fields.items()
        if f not in ids
        for ring in item.rings
        for v in ring
    }
    shared = mine & outside
    if any(mended.vertices.get(v) != game_map.vertices[v] for v in shared):
        return None  # it moved something that other fields use
    kept_portals = {p.id: p for p in mended.portals}
    mine_before = {p.id for p in portals}
    fresh = {v: p for v, p in mended.vertices.items() if v not in mine}
    if any(v in game_map.vertices for v in fresh):
        return None  # its name for a new vertex is taken elsewhere
    after = replace(
        game_map,
        vertices={
            v: mended.vertices.get(v, point)
            for v, point in game_map.vertices.items()
            if v not in mine or v in mended.vertices
        }
        | fresh,
        fields={f: mended.fields.get(f, item) for f, item in game_map.fields.items()},
        portals=tuple(
            kept_portals.get(p.id, p)
            for p in game_map.portals
            if p.id not in mine_before or p.id in kept_portals
        ),
    )
    return None if _is_there(after, diagnostic) else after


def _is_there(game_map: GameMap, diagnostic: Diagnostic) -> bool:
    return any(
        d.rule == diagnostic.rule
        and d.fields == diagnostic.fields
        and d.vertices == diagnostic.vertices
        for d in check_map(game_map, finished=False)
    )


def take_fields(game_map: GameMap, proposed: GameMap) -> GameMap:
    """Put the fields of a proposal in the place of all that is drawn.

    ``game_map``: Its header, ruleset, choices, sectors and underlay stay. Buildings that were
    named, portals and markers go with the fields that they were about. ``proposed`` is a map of the
    same board in the same unit. Its vertices, fields, portals, markers, tracing, provenance and
    tolerance are taken.

    Checks the whole map: some 50 ms for 130 fields.

    Raises ``EditRefusedError`` where the two boards differ in size or unit, or the proposal has
    errors.
    """
    if (game_map.size_mm, game_map.unit_mm) != (proposed.size_mm, proposed.unit_mm):
        raise EditRefusedError(phrase("The fields were proposed for a board of another size."))
    after = replace(
        game_map,
        vertices=proposed.vertices,
        fields=proposed.fields,
        portals=proposed.portals,
        markers=proposed.markers,
        buildings=(),
        tracing=proposed.tracing,
        provenance=proposed.provenance,
        tolerance_mm=proposed.tolerance_mm,
    )
    refuse_new_errors(game_map, after)
    return after
