"""What stands and lies on a table beside the board: figures on their starts, the bag, the track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from mapkit.model import GameMap

SNIPER = "Sniper"
ROUNDS = 10
IN_BAG = {"accuracy": 6, "noise": 2, "recoil": 3}
"""The bag at the start of the game, by the rules."""
BESIDE_BAG = {"accuracy": 5, "noise": 7, "silencer": 3}
"""What may come into it: it never holds more than 11, 9 and 3."""

_GREY = "#8a9296"


@dataclass(frozen=True, slots=True)
class Figure:
    """A defender on its start."""

    field: str
    squad: str
    role: str
    number: int
    """Which of its squad's, of those with its role, from 1."""
    colour: str
    """Of its squad."""

    @property
    def name(self) -> str:
        """What people call it: ``Red soldier 2``."""
        parts = [self.squad, self.role, *([] if self.role == "officer" else [str(self.number)])]
        return " ".join(parts).capitalize()


def squads_of(game_map: GameMap) -> dict[str, str]:
    """Return the squads that start on the map, each with its colour."""
    found = [m.attributes.get("squad") for m in game_map.markers if m.type == "start"]
    sectors = game_map.sectors
    return {
        squad: sectors[squad].colour if squad in sectors else _GREY
        for squad in found
        if isinstance(squad, str)
    }


def figures(game_map: GameMap) -> Iterator[Figure]:
    """Yield the defenders in the order of the starts."""
    squads = squads_of(game_map)
    count = Counter[tuple[str, str]]()
    for marker in game_map.markers:
        squad, role = marker.attributes.get("squad"), str(marker.attributes.get("role", ""))
        if marker.type == "start" and isinstance(squad, str):
            count[squad, role] += 1
            yield Figure(marker.field, squad, role, count[squad, role], squads[squad])


def has_sniper(game_map: GameMap) -> bool:
    """Return whether a sniper plays against squads, so there are a bag, rounds and a secret map."""
    return "sniper" in game_map.ruleset.movers and bool(squads_of(game_map))
