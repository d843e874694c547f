"""Pasting: copied fields become fields of a map, with their portals and markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import dist

import shapely

from mapkit.coverage.checks.markers import check_markers
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.diagnostics import has_errors
from mapkit.edits.box_grid import around
from mapkit.edits.clipboard import Clip, ClipField
from mapkit.edits.cutting import cut_out, outline
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.fields import drop_straight, overlappable
from mapkit.edits.finishing import finish
from mapkit.edits.ids import EditRefusedError, new_portal_id
from mapkit.edits.markers import marker_attributes
from mapkit.edits.portals import add_portal, portal_place
from mapkit.messages import phrase, phrase_n
from mapkit.model import Field, GameMap, Marker, Point, Portal


def paste(
    game_map: GameMap,
    clip: Clip,
    offset: tuple[float, float] = (0.0, 0.0),
    *,
    attach: bool = True,
    markers: bool = True,
    carve: bool = False,
    left_out: list[str] | None = None,
) -> GameMap:
    """Paste copied fields under new ids.

    They take the sector of where they lie: of the field whose place they take, else of most of
    their neighbours. Portals that led out of them lead to the field that lies there now. A marker
    whose number is taken gets the next free one.

    Raises ``EditRefusedError`` where they would overlap others or leave the board, or the ruleset
    does not know a kind.

    Parameters
    ----------
    game_map : GameMap
        Any map; one with another unit gets the fields at their true size.
    offset : (float, float)
        In units of this map.
    attach : bool
        Whether corners and edges within the tolerance of fields that are there go onto them.
    markers : bool
        Whether to paste markers too, those that may stand there once more.
    carve : bool
        Take their place out of the fields that lie there. Without it an overlap is refused.
    left_out : list of str, optional
        Gets a phrase for each sort of things that could not be pasted, with how many they are.
    """
    _refuse_unknown(game_map, clip)
    draft, lying = Draft(game_map), Draft(game_map)
    scale = clip.unit_mm / game_map.unit_mm

    def placed(point: Point) -> Point:
        return whole_point((point[0] * scale + offset[0], point[1] * scale + offset[1]))

    reach = draft.tolerance if attach else draft.rounding
    ids: dict[str, str] = {}
    under: dict[str, str | None] = {}
    for item in clip.fields:
        ids[item.id] = new = draft.new_field_id()
        points = [[placed(p) for p in ring] for ring in item.rings]
        rings = [outline(draft, ring, reach) for ring in points]
        if not rings or any(len(set(ring)) < 3 for ring in rings):
            raise EditRefusedError(
                phrase("Field {field} would be too small there.", field=item.id),
                [p for ring in points[:1] for p in ring[:1]],
            )
        under[new] = _sector_below(lying, item, points)
        draft.add_field(_field(item, new, rings, game_map))
    if carve:
        pasted = set(ids.values())
        for new in ids.values():
            cut_out(draft, new, [f for f in overlappable(draft, new) if f not in pasted])
        # Where a border met what was pasted first, and what came next took the border away.
        drop_straight(draft, draft.moved & draft.vertices.keys())
    for new, below in under.items():
        sector = below or _sector_beside(draft, new, ids.values())
        if sector is not None:
            draft.fields[new] = replace(draft.fields[new], sector=sector)
    for portal in clip.portals:
        a, b = portal.between
        at = (placed(portal.at[0]), placed(portal.at[1]))
        draft.portals = (*draft.portals, _numbered(draft, portal, (ids[a], ids[b]), at))
    lost = 0
    if markers:
        draft.markers, lost = _with_markers(draft, clip.markers, ids)
    after = finish(draft)
    shut = 0
    for portal in clip.outer:
        start, end = placed(portal.at[0]), placed(portal.at[1])
        found = _led_out(after, portal.type, ids[portal.between[0]], start, end)
        shut += found is None
        after = found or after
    if left_out is not None:
        if shut:
            left_out.append(
                phrase_n(
                    "Left out, as nothing lies on the other side: {n} door(s), ladder(s) or "
                    "wall(s).",
                    shut,
                )
            )
        if lost:
            left_out.append(phrase_n("Left out, as the map has all of them: {n} marker(s).", lost))
    return after


def _refuse_unknown(game_map: GameMap, clip: Clip) -> None:
    rules = game_map.ruleset
    unknown = sorted(
        {f.kind for f in clip.fields if f.kind not in rules.kinds}
        | {t for f in clip.fields for t in f.traits if t not in rules.traits}
        | {p.type for p in (*clip.portals, *clip.outer) if p.type not in rules.portals}
    )
    if unknown:
        raise EditRefusedError(
            phrase("The ruleset of this map does not know {names}.", names=listed(unknown))
        )


def _field(item: ClipField, new: str, rings: list[tuple[str, ...]], game_map: GameMap) -> Field:
    known = game_map.ruleset.attributes
    return Field(
        new,
        item.kind,
        tuple(rings),
        item.level,
        frozenset(item.traits),
        item.sector if item.sector in game_map.sectors else None,
        item.name,
        item.ground,
        attributes={k: v for k, v in item.attributes.items() if k in known},
    )


def _sector_below(lying: Draft, item: ClipField, rings: list[list[Point]]) -> str | None:
    """Return the sector of the field that lies where the middle of a pasted one goes."""
    shape = shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))
    if shape.is_empty:
        return None
    middle = shape.representative_point()
    here = [
        other
        for i in lying.near(around((round(middle.x), round(middle.y)), 1))
        for other in [lying.fields[i]]
        if shapely.Polygon(*_outer_and_holes(lying, other)).covers(middle)
    ]
    here.sort(key=lambda other: other.level != item.level)
    return next((other.sector for other in here if other.sector is not None), None)


def _outer_and_holes(draft: Draft, item: Field) -> tuple[list[Point], list[list[Point]]]:
    outer, *holes = (draft.points_of(ring) for ring in item.rings)
    return outer, holes


def _sector_beside(draft: Draft, new: str, pasted: Iterable[str]) -> str | None:
    """Return the sector of most of the fields at a pasted one's corners."""
    own = set(pasted)
    beside = {f for ring in draft.fields[new].rings for v in ring for f in draft.users(v)} - own
    sectors = [draft.fields[f].sector for f in sorted(beside)]
    ranked = Counter(s for s in sectors if s is not None).most_common(1)
    return ranked[0][0] if ranked else None


def _numbered(
    draft: Draft, portal: Portal, between: tuple[str, str], at: tuple[Point, Point]
) -> Portal:
    taken = [p.id for p in draft.portals]
    same = [p.id for p in draft.portals if p.type == portal.type]
    name = new_portal_id(taken, same, portal.type)
    draft.placed_portals.add(name)
    return Portal(name, portal.type, between, at)


def _led_out(game_map: GameMap, type_: str, field: str, a: Point, b: Point) -> GameMap | None:
    """Put a portal between a pasted field and what lies beyond its border; None without room."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    within = max(game_map.tolerance_units, 2.0)
    try:
        place = portal_place(game_map, type_, middle, dist(a, b), within=within, of=field)
        return add_portal(game_map, type_, place.between, place.at)
    except EditRefusedError:
        return None


def _with_markers(
    draft: Draft, wanted: Iterable[Marker], ids: Mapping[str, str]
) -> tuple[tuple[Marker, ...], int]:
    """Add the markers that make no error, with a free number where theirs is taken."""
    trial = replace(draft.before, fields=draft.fields)
    say = Wording(trial)
    kept, lost = draft.markers, 0
    troubled = has_errors(check_markers(trial, None, say, finished=False))

    def fits(marker: Marker) -> bool:
        now = replace(trial, markers=(*kept, marker))
        return troubled or not has_errors(check_markers(now, None, say, finished=False))

    for marker in wanted:
        field = ids[marker.field]
        same = replace(marker, field=field)
        if not fits(same):
            offered = marker_attributes(replace(trial, markers=kept), marker.type, field)
            same = replace(same, attributes=offered)
        if fits(same):
            kept = (*kept, same)
        else:
            lost += 1
    return kept, lost
