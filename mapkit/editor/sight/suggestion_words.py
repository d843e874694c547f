"""What a suggestion moves, in words of the board: the wall of a field and an arrow, no vertices."""

from __future__ import annotations

from dataclasses import replace
from math import atan2, pi
from typing import TYPE_CHECKING

from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.messages import decimal

if TYPE_CHECKING:
    from mapkit.drafts.suggestions import Suggestion
    from mapkit.model import GameMap, VertexMove

_ARROWS = "→↘↓↙←↖↑↗"  # y goes down
_JOINED = "\u00a0"
_NAMED = 2
"""So many fields are named."""


def brief_words(game_map: GameMap, suggestion: Suggestion, whole: str) -> str:
    """Say what a suggestion moves and leads to, and below it what else changes.

    ``game_map`` is the one before it; ``whole`` is the suggestion in full, which is returned where
    it moves no corners.
    """
    from mapkit.drafts.effects import effects_words  # noqa: PLC0415 - loaded by then
    from mapkit.model import VertexMove  # noqa: PLC0415

    moves = [change for change in suggestion.changes if isinstance(change, VertexMove)]
    if not moves or len(moves) < len(suggestion.changes) or suggestion.seen_from is not None:
        return whole
    good = tr("Seen at distance {n}", n=suggestion.distance) if suggestion.sees else tr("Not seen")
    effects = suggestion.effects
    said = [f"{good}: {_moved(game_map, moves)}"]
    if effects.complete:
        sight, distance = (f"{n:+d}".replace("-", "−") if n else "0" for n in effects.more)
        said.append(tr("disputes: {a} sight, {b} distance", a=sight, b=distance))
        effects = replace(effects, raised=(), settled=())
    others = []
    if effects.verdicts or effects.distances or not effects.complete:
        others.append(effects_words(effects))
    if suggestion.lost:
        others.append(tr_n("{n} right angle(s) lost", suggestion.lost))
    return "\n".join((*said, *filter(None, [", ".join(others)])))


def _moved(game_map: GameMap, moves: list[VertexMove]) -> str:
    vertices = {move.vertex for move in moves}
    by = {(m.after[0] - m.before[0], m.after[1] - m.before[1]) for m in moves}
    mm = decimal(sum(m.length for m in moves) / len(moves) * game_map.unit_mm, 2)
    how = tr("{mm} mm", mm=mm).replace(" ", _JOINED)
    if len(by) == 1:
        x, y = by.pop()
        how = f"{_ARROWS[round(atan2(y, x) / (pi / 4)) % 8]}{_JOINED}{how}"
    touched = {i: vertices & {v for r in f.rings for v in r} for i, f in game_map.fields.items()}
    whole = [i for i, some in touched.items() if some >= set(game_map.fields[i].rings[0])]
    if whole:
        return f"{_fields(whole)} {how}"
    most = max(map(len, touched.values()))
    beside = [i for i, some in touched.items() if len(some) > 1 or (some and most == 1)]
    built = [i for i in beside if _is_built(game_map, i)] or beside
    words = tr("corner of {fields}") if len(vertices) == 1 else tr("wall of {fields}")
    if len(vertices) > 1 and most == 1:
        words = tr("corners of {fields}")
    return f"{words.format(fields=_fields(built))} {how}"


def _fields(ids: list[str]) -> str:
    return ", ".join(ids[:_NAMED]) + (", …" if len(ids) > _NAMED else "")


def _is_built(game_map: GameMap, field: str) -> bool:
    """Return whether a field has walls, or blocks sight by itself."""
    rules, item = game_map.ruleset, game_map.fields[field]
    kind = rules.kinds[item.kind]
    return (
        kind.matches == rules.building_class
        or kind.blocks_sight
        or any(rules.traits[t].blocks_sight for t in item.traits)
    )
