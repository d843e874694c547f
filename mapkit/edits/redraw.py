"""Fields drawn anew: others take their place, as far as their outline together goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

import shapely

from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import Rings, alike, assembled, directed, twice_area
from mapkit.edits.fields import drop_straight
from mapkit.edits.finishing import finish
from mapkit.edits.guard import middles
from mapkit.edits.ids import EditRefusedError
from mapkit.messages import phrase
from mapkit.model import Field, GameMap, Point

Shape = Sequence[Sequence[tuple[float, float]]]
"""Rings in map units, the outer one first."""


def areas_of(game_map: GameMap, fields: Iterable[str]) -> tuple[tuple[tuple[Point, ...], ...], ...]:
    """Return the place that some fields take up together.

    There is one entry for each connected piece, the largest first: its rings in map units, the
    outer one first, with all vertices of the fields on them.
    """
    draft = Draft(game_map)
    ids = [draft.field(f).id for f in dict.fromkeys(fields)]
    for f in ids:
        draft.touch(f)
    edges = Counter(e for f in ids for e in directed(draft.fields[f].rings, draft.vertices))
    pieces = assembled([e for e in edges if e[::-1] not in edges], draft.vertices)
    return tuple(tuple(tuple(draft.points_of(ring)) for ring in rings) for rings in pieces)


def redraw_fields(
    game_map: GameMap, fields: Iterable[str], shapes: Sequence[Shape], *, proposed: bool = False
) -> GameMap:
    """Let other shapes take the place of some fields.

    A shape that has most in common with one of the fields keeps its id and what it is; the others
    are like the field they share most with. Portals go to the nearest place of the new borders,
    those between fields that become one go away.

    ``shapes`` are in map units. Together they fill the place of the fields; those that touch have
    the same points along their border. ``proposed``: A program has found them in the photo: in a
    traced map they count as proposed, not drawn.

    Raises ``EditRefusedError`` where they do not fill that place or overlap another field, or a
    portal would lose its place.
    """
    draft = Draft(game_map)
    old = [draft.field(f) for f in dict.fromkeys(fields)]
    for item in old:
        draft.touch(item.id)
    if not shapes:
        raise EditRefusedError(phrase("A field needs three corners or more."))
    rim = {v for item in old for ring in draft.fields[item.id].rings for v in ring}
    common = _common(draft, old, shapes)
    placed: dict[Point, str] = {}
    drawn = [tuple(_ring(draft, ring, placed) for ring in shape) for shape in shapes]
    gap = _area(draft, *(draft.fields[item.id].rings for item in old)) - _area(draft, *drawn)
    if abs(gap) > draft.tolerance**2:
        raise EditRefusedError(
            phrase("The new fields do not fill the place of the old ones."),
            middles(game_map, [item.id for item in old]),
            [item.id for item in old],
        )
    keeps = _matched(common)
    ids = {k: old[n].id for n, k in keeps.items()}
    for k, rings in enumerate(drawn):
        if k in ids:
            was = draft.fields[ids[k]].rings
            draft.set_rings(ids[k], alike(rings, was, draft.vertices))
        else:
            like = old[max(range(len(old)), key=lambda n: common[n][k])]
            ids[k] = draft.new_field_id()
            draft.add_field(replace(like, id=ids[k], rings=rings), behind=like.id)
    if proposed:
        draft.proposed.update(ids.values())
    for n, item in enumerate(old):
        if n not in keeps:
            most = max(range(len(shapes)), key=common[n].__getitem__)
            draft.remove_field(item.id, (ids[most],) if common[n][most] else ())
    drop_straight(draft, rim & draft.vertices.keys())
    return finish(draft)


def _area(draft: Draft, *shapes: Rings) -> float:
    """Return the area of some polygons, in square map units."""
    found = 0
    for outer, *holes in shapes:
        found += abs(twice_area(draft.points_of(outer)))
        found -= sum(abs(twice_area(draft.points_of(hole))) for hole in holes)
    return found / 2


def _ring(
    draft: Draft, ring: Sequence[tuple[float, float]], placed: dict[Point, str]
) -> tuple[str, ...]:
    """Return the vertices of a ring, those that lie on a border but for rounding put into it."""
    found = []
    for point in map(whole_point, ring):
        if point not in placed:
            placed[point] = draft.place(point, draft.rounding)
        found.append(placed[point])
    if len(set(found)) < 3:
        raise EditRefusedError(phrase("A field needs three corners or more."), ring)
    return tuple(found)


def _common(draft: Draft, old: Sequence[Field], shapes: Sequence[Shape]) -> list[list[float]]:
    """Return for each field the area it has in common with each shape."""
    new = [shapely.make_valid(shapely.Polygon(shape[0], shape[1:])) for shape in shapes]
    found = []
    for item in old:
        rings = [draft.points_of(ring) for ring in draft.fields[item.id].rings]
        own = shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))
        found.append([float(own.intersection(shape).area) for shape in new])
    return found


def _matched(common: Sequence[Sequence[float]]) -> dict[int, int]:
    """Match fields with shapes, each once at most, those with most in common first."""
    pairs = sorted(
        ((area, n, k) for n, row in enumerate(common) for k, area in enumerate(row) if area),
        key=lambda pair: -pair[0],
    )
    found: dict[int, int] = {}
    for _, n, k in pairs:
        if n not in found and k not in found.values():
            found[n] = k
    return found
