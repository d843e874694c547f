"""Maps from photos: proposals accepted, doubts dismissed, the tracing itself set."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mapkit.edits.refusal import known_field
from mapkit.errors import NotFoundError, UsageProblemError
from mapkit.model import Doubt, GameMap, Tracing

__all__ = ["accept", "dismiss_doubts", "set_tracing"]


def accept(
    game_map: GameMap,
    *,
    fields: Iterable[str] = (),
    portals: Iterable[str] = (),
    doubts: Iterable[Doubt] = (),
) -> GameMap:
    """Accept what was proposed.

    An accepted field answers all doubts about it, but for those about portals; an accepted portal
    answers its own. A proposed field or portal whose last doubt is accepted is accepted, too. What
    was drawn stays drawn.

    Parameters
    ----------
    game_map : GameMap
    fields, portals : iterable of str
        Ids.
    doubts : iterable of Doubt
        Of the map's tracing.

    Raises
    ------
    NotFoundError
        The map has no such field, portal or doubt.

    Notes
    -----
    Linear in doubts and portals.
    """
    good_fields = {known_field(game_map.fields, f).id for f in fields}
    good_portals = set(portals)
    for p in good_portals - {portal.id for portal in game_map.portals}:
        raise NotFoundError(f"the map has no portal {p!r}")
    answered = {
        d
        for d in _open(game_map)
        if (
            _portal_of(game_map, d) in good_portals
            if d.about == "portal"
            else not good_fields.isdisjoint(d.fields)
        )
    }
    after = dismiss_doubts(game_map, answered.union(given := tuple(doubts)))
    left = _open(after)
    for d in given:
        if d.about == "portal":
            portal = _portal_of(game_map, d)
            if all(_portal_of(game_map, x) != portal for x in left if x.about == "portal"):
                good_portals.add(portal or "")
        else:
            open_fields = {f for x in left if x.about != "portal" for f in x.fields}
            good_fields |= set(d.fields) - open_fields
    changed = {
        f: replace(after.fields[f], traced="accepted")
        for f in good_fields
        if after.fields[f].traced == "proposed"
    }
    if changed:
        after = replace(after, fields={**after.fields, **changed})
    if any(p.id in good_portals and p.traced == "proposed" for p in after.portals):
        after = replace(
            after,
            portals=tuple(
                replace(p, traced="accepted")
                if p.id in good_portals and p.traced == "proposed"
                else p
                for p in after.portals
            ),
        )
    return after


def dismiss_doubts(game_map: GameMap, doubts: Iterable[Doubt]) -> GameMap:
    """Drop doubts; fields and portals stay what they are.

    Raises
    ------
    NotFoundError
        The map has no such doubt.
    """
    gone = set(doubts)
    if not gone:
        return game_map
    if game_map.tracing is None or not gone <= set(game_map.tracing.doubts):
        raise NotFoundError("the map has no such doubt")
    kept = tuple(d for d in game_map.tracing.doubts if d not in gone)
    return replace(game_map, tracing=replace(game_map.tracing, doubts=kept))


def set_tracing(game_map: GameMap, tracing: Tracing | None) -> GameMap:
    """Say how a map came out of a photo; None takes away all that was said of it.

    Raises
    ------
    NotFoundError
        A doubt is about a field that the map does not have.
    UsageProblemError
        A doubt is not from 0 to 1.
    """
    if tracing == game_map.tracing:
        return game_map
    if tracing is None:
        return replace(
            game_map,
            tracing=None,
            fields={f: replace(item, traced=None) for f, item in game_map.fields.items()},
            portals=tuple(replace(p, traced=None) for p in game_map.portals),
        )
    for doubt in tracing.doubts:
        for f in doubt.fields:
            known_field(game_map.fields, f)
        if not 0 <= doubt.doubt <= 1:
            raise UsageProblemError("a doubt is from 0 to 1")
    return replace(game_map, tracing=tracing)


def _open(game_map: GameMap) -> tuple[Doubt, ...]:
    return () if game_map.tracing is None else game_map.tracing.doubts


def _portal_of(game_map: GameMap, doubt: Doubt) -> str | None:
    """Return the portal that a doubt is about: the nearest one between its fields, if any."""
    x, y = doubt.at
    between = [p for p in game_map.portals if set(p.between) == set(doubt.fields)]
    ends = {p.id: (p.at[0][0] + p.at[1][0], p.at[0][1] + p.at[1][1]) for p in between}
    return min(
        ends, key=lambda p: (ends[p][0] - 2 * x) ** 2 + (ends[p][1] - 2 * y) ** 2, default=None
    )
