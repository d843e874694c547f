"""The valid part of a map with errors, and which of its answers an error may affect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, compress

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapkit.adjacency import Relations
from mapkit.compiled.compiled_map import Missing
from mapkit.compiled.unread import NOTHING_UNREAD, Unread
from mapkit.coverage import check_map
from mapkit.diagnostics import Diagnostic, Severity, Subject
from mapkit.model import GameMap, Point, Portal


@dataclass(frozen=True, slots=True)
class SoundPart:
    """What is left of a map without the parts in error."""

    map: GameMap
    """Without errors that touch a table, unless ``hopeless``."""
    fields: Mapping[str, tuple[Point, ...] | None]
    """Fields left out, with their corners in map units as far as they are known; None where some
    are not."""
    portals: Mapping[str, tuple[str, str] | None]
    """Portals left out, with the fields they stand between, None where not known."""
    markers: tuple[str, ...]
    """Markers left out, as "type on field"."""
    reasons: tuple[Diagnostic, ...]
    """The errors behind it."""
    hopeless: bool
    """An error concerns the map as a whole, so nothing can be built."""


def sound_part(game_map: GameMap, unread: Unread = NOTHING_UNREAD) -> SoundPart:
    """Leave out fields, portals, markers and names in error until no error is left.

    ``unread`` is what reading the map file left out already.

    Cost: one check of the map for each round; a second round is needed only where leaving something
    out brings another error to light.
    """
    left, reasons = game_map, list(unread.reasons)
    hopeless = unread.hopeless
    while not hopeless:
        errors = [d for d in check_map(left) if d.severity is Severity.ERROR]
        fresh = [d for d in errors if d not in reasons]
        reasons += fresh
        smaller = _without(left, fresh)
        if not fresh or smaller == left:
            hopeless = any(d.rule.subject is not Subject.MARKER for d in errors)
            break
        left = smaller
    kept_portals = {p.id for p in left.portals}
    kept_markers = set(map(id, left.markers))
    return SoundPart(
        map=left,
        fields={
            **unread.fields,
            **{i: _corners(game_map, i) for i in game_map.fields if i not in left.fields},
        },
        portals={
            **unread.portals,
            **{p.id: p.between for p in game_map.portals if p.id not in kept_portals},
        },
        markers=(
            *(f"{m.type} on {m.field}" for m in game_map.markers if id(m) not in kept_markers),
            *["a marker that could not be read"] * unread.markers,
        ),
        reasons=tuple(reasons),
        hopeless=hopeless or bool(reasons and not left.fields),
    )


def what_is_missing(part: SoundPart, relations: Relations) -> Missing:
    """Find the answers about the sound part that what was left out may change.

    A line between two fields stays inside their common convex hull: sight is uncertain where
    that meets the hull of a field left out, where the pair's own portal was left out, and
    between rooms of buildings that either may join. Erring, it leaves out too much.
    """
    if not part.reasons:
        return Missing()
    ids = tuple(part.map.fields)
    hulls = {i: _hull(_corners(part.map, i)) for i in ids}
    steps = _uncertain_steps(part, relations)
    lost = [_hull(corners) for corners in part.fields.values() if corners]
    anywhere = len(lost) < len(part.fields)
    if anywhere:
        beside = set(ids)
    else:
        beside = {i for i in ids for hull in lost if hulls[i].intersects(hull)}
    beside.update(chain.from_iterable(steps))
    blurred = {i for building in relations.buildings if beside & set(building) for i in building}
    across = combinations(ids, 2) if anywhere else _pairs_across(hulls, lost)
    return Missing(
        fields=tuple(part.fields),
        portals=tuple(part.portals),
        markers=part.markers,
        beside=tuple(_beside(part, hulls)),
        passable=tuple(sorted(steps)),
        buildings=tuple(sorted(blurred)),
        sight=frozenset(_pair(a, b) for a, b in chain(steps, combinations(blurred, 2), across)),
        walking=bool(part.fields or part.portals),
        reasons=part.reasons,
    )


def _without(game_map: GameMap, errors: Iterable[Diagnostic]) -> GameMap:
    """Leave out what the errors name."""
    fields = dict(game_map.fields)
    portals = list(game_map.portals)
    markers = list(game_map.markers)
    buildings = game_map.buildings
    ruleset = game_map.ruleset
    for error in errors:
        named = set(error.fields)
        match error.rule.subject:
            case Subject.MAP:
                continue
            case Subject.SECTOR:
                fields |= {i: replace(fields[i], sector=None) for i in named & fields.keys()}
            case Subject.BUILDING:
                buildings = ()
            case Subject.PORTAL:
                portals = [p for p in portals if not _concerns(named, p)]
            case Subject.MARKER:
                markers = [m for m in markers if named and m.field not in named]
            case _:  # the drawing, or what a field says
                fields = {i: f for i, f in fields.items() if i not in named}
    return replace(
        game_map,
        fields=fields,
        portals=tuple(
            p for p in portals if set(p.between) <= fields.keys() and p.type in ruleset.portals
        ),
        markers=tuple(m for m in markers if m.field in fields and m.type in ruleset.markers),
        buildings=tuple(
            replace(b, fields=tuple(i for i in b.fields if i in fields)) for b in buildings
        ),
    )


def _concerns(named: set[str], portal: Portal) -> bool:
    """Return whether an error about portals that names these fields may be about this one."""
    return not named or named <= set(portal.between)


def _pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


def _uncertain_steps(part: SoundPart, relations: Relations) -> set[tuple[str, str]]:
    """Return the pairs that a portal left out may join or part."""
    pairs = [between for between in part.portals.values() if between]
    if len(pairs) < len(part.portals):
        return set(relations.adjacent)
    return {_pair(*p) for p in pairs if set(p) <= part.map.fields.keys()}


def _corners(game_map: GameMap, field_id: str) -> tuple[Point, ...] | None:
    """Return the corners of a field; None where the map does not have them all."""
    named = [v for ring in game_map.fields[field_id].rings for v in ring]
    if not named or not game_map.vertices.keys() >= set(named):
        return None
    return tuple(game_map.vertices[v] for v in named)


def _hull(corners: Sequence[Point] | None) -> BaseGeometry:
    return shapely.convex_hull(shapely.MultiPoint(corners or ()))


def _beside(part: SoundPart, hull_of: Mapping[str, BaseGeometry]) -> Iterable[tuple[str, str]]:
    """Yield fields with those left out whose hulls they touch; one not known may lie anywhere."""
    lost = {i: None if corners is None else _hull(corners) for i, corners in part.fields.items()}
    every: dict[str, BaseGeometry | None] = {**hull_of, **lost}
    known = [i for i, hull in every.items() if hull is not None]
    hulls: NDArray[np.object_] = np.array([every[i] for i in known], dtype=object)
    for there, hull in lost.items():
        near = every if hull is None else compress(known, shapely.intersects(hulls, hull))
        yield from ((here, there) for here in near if here != there)


def _pairs_across(
    hull_of: Mapping[str, BaseGeometry], lost: Sequence[BaseGeometry]
) -> Iterable[tuple[str, str]]:
    """Yield the pairs whose common hull meets that of a field that was left out."""
    ids = tuple(hull_of)
    hulls: NDArray[np.object_] = np.array(list(hull_of.values()), dtype=object)
    first, second = np.triu_indices(len(ids), k=1)
    boxes = shapely.bounds(hulls)
    low = np.minimum(boxes[first, :2], boxes[second, :2])
    high = np.maximum(boxes[first, 2:], boxes[second, 2:])
    for hull in lost:
        x0, y0, x1, y1 = hull.bounds
        near = np.all((low <= (x1, y1)) & (high >= (x0, y0)), axis=1)
        a, b = first[near], second[near]
        both = shapely.convex_hull(
            shapely.geometrycollections(np.stack([hulls[a], hulls[b]], axis=1))
        )
        across = shapely.intersects(both, hull)
        yield from ((ids[i], ids[j]) for i, j in zip(a[across], b[across], strict=True))
