"""Maps from photos: proposals accepted, doubts dismissed, the tracing itself set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from mapkit.edits.ids import EditRefusedError, known_field
from mapkit.errors import NotFoundError, UsageError
from mapkit.messages import phrase
from mapkit.model import WARNINGS, Doubt, GameMap, Silenced, Tracing


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

    ``fields`` and ``portals`` are ids; ``doubts`` are those of the map's tracing.

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
    """Drop doubts; fields and portals stay what they are."""
    gone = set(doubts)
    if not gone:
        return game_map
    if game_map.tracing is None or not gone <= set(game_map.tracing.doubts):
        raise NotFoundError("the map has no such doubt")
    kept = tuple(d for d in game_map.tracing.doubts if d not in gone)
    return replace(game_map, tracing=replace(game_map.tracing, doubts=kept))


def set_tracing(game_map: GameMap, tracing: Tracing | None) -> GameMap:
    """Say how a map came out of a photo; None takes away all that was said of it.

    Raises ``NotFoundError`` where a doubt is about a field that the map does not have. Raises
    ``UsageError`` where a doubt is not from 0 to 1.
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
            raise UsageError("a doubt is from 0 to 1")
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


def silence(
    game_map: GameMap,
    warning: str,
    reason: str,
    *,
    field: str | None = None,
    sector: str | None = None,
    rule: str | None = None,
) -> GameMap:
    """Silence a warning, or give another reason for it.

    Raises ``EditRefusedError`` where the reason is empty, or there is no such warning.

    Parameters
    ----------
    warning : str
        One of :data:`mapkit.model.WARNINGS`.
    reason : str
        Why it does not matter here, for people.
    field, sector, rule : str, optional
        About what it is; all warnings of that id without them.
    """
    if warning not in WARNINGS:
        raise EditRefusedError(phrase("There is no warning '{warning}'.", warning=warning))
    if not reason.strip():
        raise EditRefusedError(phrase("Say in a few words why the warning does not matter here."))
    if field is not None:
        known_field(game_map.fields, field)
    if sector is not None and sector not in game_map.sectors:
        raise NotFoundError(f"the map has no sector {sector!r}")
    if rule is not None and rule not in game_map.ruleset.rules:
        raise NotFoundError(f"the ruleset has no rule {rule!r}")
    new = Silenced(warning, reason.strip(), field, sector, rule)
    kept = [s for s in game_map.silenced if replace(s, reason=new.reason) != new]
    if len(kept) == len(game_map.silenced):
        return replace(game_map, silenced=(*kept, new))
    changed = tuple(s if s in kept else new for s in game_map.silenced)
    return game_map if changed == game_map.silenced else replace(game_map, silenced=changed)


def unsilence(game_map: GameMap, silenced: Silenced) -> GameMap:
    """Let a warning be said again.

    Raises ``NotFoundError`` where the map does not silence it.
    """
    if silenced not in game_map.silenced:
        raise NotFoundError("the map silences no such warning")
    left = tuple(s for s in game_map.silenced if s != silenced)
    return replace(game_map, silenced=left)


def follow_reviewed(
    before: GameMap, after: GameMap, successors: Mapping[str, Sequence[str]] | None = None
) -> GameMap:
    """Return a map after an edit, whose silenced warnings and former ids are of what it has.

    ``after`` silences what ``before`` does, and has its former ids. ``successors`` has by field
    that was split, merged, renamed or deleted those that took its place. Returns the very same one
    where nothing is to be changed.
    """
    if after is before:
        return after
    if before.former_ids:
        after = _follow_former_ids(after, successors or {})
    if not before.silenced:
        return after
    kept = tuple(dict.fromkeys(_followed(after, successors or {})))
    return after if kept == after.silenced else replace(after, silenced=kept)


def _follow_former_ids(after: GameMap, successors: Mapping[str, Sequence[str]]) -> GameMap:
    """Let former ids mean what took the place of their fields; an id is no former id."""
    kept = {}
    for old, field in after.former_ids.items():
        now = [f for f in successors.get(field, (field,)) if f in after.fields]
        if now and old not in after.fields:
            kept[old] = now[0]
    return after if kept == after.former_ids else replace(after, former_ids=kept)


def _followed(game_map: GameMap, successors: Mapping[str, Sequence[str]]) -> Iterator[Silenced]:
    for silenced in game_map.silenced:
        if silenced.sector is not None and silenced.sector not in game_map.sectors:
            continue
        if silenced.rule is not None and silenced.rule not in game_map.ruleset.rules:
            continue
        if silenced.field is None:
            yield silenced
            continue
        for field in successors.get(silenced.field, (silenced.field,)):
            if field in game_map.fields:
                yield replace(silenced, field=field)
