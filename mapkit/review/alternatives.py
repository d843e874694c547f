"""What a doubtful part of a traced map may be instead, as edits."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

import shapely

from mapkit.edits import (
    EditRefusedError,
    accept,
    change_portal,
    delete_markers,
    delete_portals,
    dismiss_doubts,
    merge_fields,
    paint,
    split_field,
)
from mapkit.model import Doubt, GameMap, Portal

Edit = Callable[[GameMap], GameMap]

LIKELIER = 0.5
"""What is more doubtful is likelier wrong than right."""

LOOK = "look"
"""What the doubt is about that stands for a field which no doubt names."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """What something doubtful may be instead."""

    instead: str
    """Another kind, trait, sector or type; "" where it is not there at all."""
    edit: Edit
    """Makes the map in which it is so, or raises :class:`mapkit.edits.EditRefusedError`."""


def alternatives(game_map: GameMap, doubt: Doubt) -> tuple[Alternative, ...]:
    """Return what may be so instead, all of it where the doubt names nothing.

    Empty where only a person can say: where a field may be several, where something may run under
    it, or where the map does not have what the doubt is about.
    """
    if not doubt.fields or not game_map.fields.keys() >= set(doubt.fields):
        return ()
    makers = {
        "border": _of_border,
        "kind": _of_kind,
        "sector": _of_sector,
        "portal": _of_portal,
        "marker": _of_marker,
    }
    make = makers.get(doubt.about)
    return tuple(make(game_map, doubt)) if make is not None else ()


def open_doubts(game_map: GameMap) -> tuple[Doubt, ...]:
    """Return what nobody has looked at yet: the doubts, then a :data:`LOOK` at each other field.

    A border may be there and yet lie beside its line, which no doubt says.
    """
    if game_map.tracing is None:
        return ()
    doubts = game_map.tracing.doubts
    named = {f for doubt in doubts for f in doubt.fields}
    at, fields = game_map.vertices, game_map.fields.values()
    left = [f for f in fields if f.traced == "proposed" and f.id not in named and f.rings[0]]
    return (*doubts, *(Doubt(LOOK, (f.id,), at[f.rings[0][0]], 0.0) for f in left))


def alike(game_map: GameMap, doubt: Doubt) -> tuple[Doubt, ...]:
    """Return the open doubts that ask the same: what is one thing now may be another one.

    All fields that are taken for water and may be open ground are one question, and so are all
    borders, portals or markers that are likelier not there. The doubt itself is the first of them;
    other borders, and fields that may be several, have each a question of its own.
    """
    if _is_likelier_not(doubt) and game_map.tracing is not None:
        others = [d for d in game_map.tracing.doubts if d.about == doubt.about and d != doubt]
        return (doubt, *filter(_is_likelier_not, others))
    now = is_now(game_map, doubt)
    if not now or not doubt.instead or game_map.tracing is None:
        return (doubt,)
    same = [
        d
        for d in game_map.tracing.doubts
        if (d.about, d.instead) == (doubt.about, doubt.instead) and is_now(game_map, d) == now
    ]
    return (doubt, *(d for d in same if d != doubt))


def _is_likelier_not(doubt: Doubt) -> bool:
    return (
        doubt.about in {"border", "portal", "marker"}
        and doubt.doubt >= LIKELIER
        and not doubt.instead
    )


def is_now(game_map: GameMap, doubt: Doubt) -> tuple[str, ...]:
    """Return what the thing that is doubtful is in the map: kind and traits, sector, or type."""
    if not game_map.fields.keys() >= set(doubt.fields):
        return ()
    field = game_map.fields[doubt.fields[0]]
    match doubt.about:
        case "kind":
            return (field.kind, *sorted(field.traits))
        case "sector":
            return (field.sector or "",)
        case "portal":
            portal = _portal_at(game_map, doubt)
            return () if portal is None else (portal.type,)
        case _:
            return ()


def all_seen(game_map: GameMap, doubts: Iterable[Doubt]) -> GameMap:
    """Return the map with several things accepted as they are."""
    return accept(game_map, doubts=list(doubts))


def all_corrected(game_map: GameMap, doubts: Iterable[Doubt]) -> GameMap:
    """Return the map with each of several things made what it may be instead.

    Raises ``EditRefusedError`` where one of them cannot be so in this map. A border that cannot go
    stays, unless all do.
    """
    refused: list[EditRefusedError] = []
    doubts = list(doubts)
    for asked in doubts:
        doubt = _as_it_is_now(game_map, asked)
        others = alternatives(game_map, doubt) if doubt is not None else ()
        if doubt is None or len(others) != 1:
            continue
        try:
            game_map = corrected(game_map, doubt, others[0])
        except EditRefusedError as problem:
            refused.append(problem)
            if doubt.about != "border" or len(refused) == len(doubts):
                raise
    return game_map


def _as_it_is_now(game_map: GameMap, doubt: Doubt) -> Doubt | None:
    """Return a doubt after other edits, with other ids perhaps; None where it is answered."""
    doubts = game_map.tracing.doubts if game_map.tracing is not None else ()
    if doubt in doubts or doubt.about != "border":
        return doubt
    same = [d for d in doubts if (d.about, d.at, d.doubt) == ("border", doubt.at, doubt.doubt)]
    return next(iter(same), None)


def last_about(game_map: GameMap, doubt: Doubt) -> tuple[str, ...]:
    """Return the fields of which nothing else is doubtful, but for those that were accepted."""
    others = {f for d in open_doubts(game_map) if d != doubt for f in d.fields}
    return tuple(
        f
        for f in doubt.fields
        if f not in others and f in game_map.fields and game_map.fields[f].traced != "accepted"
    )


def seen(game_map: GameMap, doubt: Doubt) -> GameMap:
    """Return the map with something accepted as it is.

    Raises ``NotFoundError`` where the map has no such doubt or field.
    """
    if doubt.about == LOOK:
        return accept(game_map, fields=doubt.fields)
    return accept(game_map, doubts=[doubt])


def _of_border(_map: GameMap, doubt: Doubt) -> Iterable[Alternative]:
    yield Alternative("", partial(_merged, fields=doubt.fields))


def _merged(game_map: GameMap, fields: Iterable[str]) -> GameMap:
    """Make one field of two; the larger keeps what it is, whatever the other was taken for."""
    first, *others = _larger_first(game_map, fields)
    kept = game_map.fields[first]
    alike = [f for f in others if game_map.fields[f].level != kept.level]
    if alike:
        game_map = paint(game_map, alike, kind=kept.kind, traits=kept.traits, level=kept.level)
    return merge_fields(game_map, [first, *others])


def _of_kind(game_map: GameMap, doubt: Doubt) -> Iterable[Alternative]:
    """Yield other kinds; the same kind without its traits; or a trait more."""
    field, rules = game_map.fields[doubt.fields[0]], game_map.ruleset
    if doubt.instead in rules.traits:
        yield Alternative(
            doubt.instead, partial(paint, fields=doubt.fields, add_traits=(doubt.instead,))
        )
        return
    for kind in (doubt.instead,) if doubt.instead else rules.kinds:
        if kind in rules.kinds and kind != field.kind:
            yield Alternative(kind, partial(paint, fields=doubt.fields, kind=kind))
        elif kind == field.kind and field.traits:
            yield Alternative(kind, partial(paint, fields=doubt.fields, traits=()))


def _of_sector(game_map: GameMap, doubt: Doubt) -> Iterable[Alternative]:
    own = game_map.fields[doubt.fields[0]].sector
    for sector in (doubt.instead,) if doubt.instead else ("", *game_map.sectors):
        if sector != (own or "") and (not sector or sector in game_map.sectors):
            yield Alternative(sector, partial(paint, fields=doubt.fields, sector=sector or None))


def _of_portal(game_map: GameMap, doubt: Doubt) -> Iterable[Alternative]:
    portal = _portal_at(game_map, doubt)
    if portal is None:
        return
    if not doubt.instead:
        yield Alternative("", partial(delete_portals, portals=(portal.id,)))
    elif doubt.instead in game_map.ruleset.portals and doubt.instead != portal.type:
        yield Alternative(
            doubt.instead, partial(change_portal, portal=portal.id, type_=doubt.instead)
        )


def _portal_at(game_map: GameMap, doubt: Doubt) -> Portal | None:
    """Return the portal that a doubt is about: between its fields, the nearest to its place."""
    between = [p for p in game_map.portals if set(p.between) == set(doubt.fields)]
    x, y = doubt.at
    return min(
        between,
        key=lambda p: math.hypot(sum(e[0] for e in p.at) / 2 - x, sum(e[1] for e in p.at) / 2 - y),
        default=None,
    )


def _of_marker(game_map: GameMap, doubt: Doubt) -> Iterable[Alternative]:
    """Of several markers on a field the doubt does not say which one it means."""
    here = [n for n, m in enumerate(game_map.markers) if m.field == doubt.fields[0]]
    if len(here) == 1 and not doubt.instead:
        yield Alternative("", partial(delete_markers, indices=here))


def cut_across(game_map: GameMap, doubt: Doubt) -> GameMap:
    """Return the map with a field cut in two at a doubt's place, across its longer side.

    Nobody knows where the border is that was not found: this is one it could be.

    Raises ``EditRefusedError`` where it cannot be cut there.
    """
    field = doubt.fields[0]
    rings = game_map.points(field)
    box = shapely.Polygon(rings[0]).minimum_rotated_rectangle
    a, b, c = shapely.get_coordinates(box)[:3].tolist()
    p, q = min((a, b), (b, c), key=lambda side: math.dist(*side))
    x, y = doubt.at
    dx, dy = q[0] - p[0], q[1] - p[1]
    return split_field(game_map, field, [(x - dx, y - dy), (x + dx, y + dy)])


def _larger_first(game_map: GameMap, fields: Iterable[str]) -> tuple[str, ...]:
    """Return fields by falling area: the first one keeps its id, kind and name."""
    area = {
        f: shapely.Polygon(rings[0], rings[1:]).area
        for f in fields
        for rings in [game_map.points(f)]
    }
    return tuple(sorted(area, key=lambda f: -area[f]))


def corrected(game_map: GameMap, doubt: Doubt, other: Alternative) -> GameMap:
    """Return the map with something made what it may be instead, and the doubt answered.

    Raises ``EditRefusedError`` where it cannot be so in this map.
    """
    after = other.edit(game_map)
    still = after.tracing is not None and doubt in after.tracing.doubts
    return dismiss_doubts(after, [doubt]) if still else after
