"""Before a solo position is played: the steps of a card by id, and where all stand at first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mapkit.analysis.names import find_sector, resolve_field
from mapkit.analysis.play import PlayQuestions
from mapkit.model import GameMap
from mapkit.model.solo import WHO, CardStep, SoloPosition


def named_steps(game_map: GameMap, card: Iterable[CardStep]) -> tuple[CardStep, ...]:
    """Return the steps of a card with the ids of what they name.

    Raises ``NotFoundError`` or ``UsageError`` where a field or a sector is not on the map, or its
    name stands for several.
    """
    return tuple(
        replace(
            step,
            who=step.who if step.who in WHO else find_sector(game_map, step.who),
            fields=tuple(resolve_field(game_map, name) for name in step.fields),
        )
        for step in card
    )


def set_up(asked: PlayQuestions, entry: str, goals: Sequence[int] = ()) -> SoloPosition:
    """Return the position at the start of a solo game (p. 2), the sniper on an entry's field.

    On each numbered field stands a defender of its sector's squad; who is left over stands on the
    numbered field of a neutral sector. Likely are all objectives outside the entry's sector.
    """
    game_map = asked.map
    objectives = dict(sorted(asked.objectives.items()))
    left = [str(m.attributes["squad"]) for m in game_map.markers if m.type == "start"]
    units: list[tuple[str, str]] = []
    neutral = []
    for at in objectives.values():
        sector = game_map.fields[at].sector
        if sector in left:
            left.remove(sector)
            units.append((sector, at))
        else:
            neutral.append(at)
    units += zip(left, neutral, strict=False)
    sector = game_map.fields[entry].sector or ""
    likely = [n for n, at in objectives.items() if game_map.fields[at].sector != sector]
    return SoloPosition(tuple(units), entry, sector, tuple(likely), tuple(goals))
