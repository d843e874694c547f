"""Warnings of a report that a map's author has read: told apart, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from mapkit.edits.refusal import EditRefusedError, known_field
from mapkit.errors import NotFoundError
from mapkit.messages import phrase
from mapkit.model import WARNINGS, GameMap, Silenced

__all__ = ["follow_silenced", "silence", "unsilence"]


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

    Parameters
    ----------
    game_map : GameMap
    warning : str
        One of :data:`mapkit.model.WARNINGS`.
    reason : str
        Why it does not matter here, for people.
    field, sector, rule : str, optional
        About what it is; all warnings of that id without them.

    Raises
    ------
    EditRefusedError
        The reason is empty, or there is no such warning.
    NotFoundError
        The map has no such field, sector or rule.
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

    Raises
    ------
    NotFoundError
        The map does not silence it.
    """
    if silenced not in game_map.silenced:
        raise NotFoundError("the map silences no such warning")
    left = tuple(s for s in game_map.silenced if s != silenced)
    return replace(game_map, silenced=left)


def follow_silenced(
    before: GameMap, after: GameMap, successors: Mapping[str, Sequence[str]] | None = None
) -> GameMap:
    """Return a map after an edit that silences only warnings about what it has.

    Parameters
    ----------
    before, after : GameMap
        ``after`` silences what ``before`` does.
    successors : mapping of str to sequence of str, optional
        Fields that were split, merged, renamed or deleted, to those that took their place.

    Returns
    -------
    GameMap
        The very same one where nothing is to be changed.
    """
    if not before.silenced or after is before:
        return after
    kept = tuple(dict.fromkeys(_followed(after, successors or {})))
    return after if kept == after.silenced else replace(after, silenced=kept)


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
