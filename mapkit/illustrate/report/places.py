"""What a report calls fields and marked places on its pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapkit.messages import say, translated, upper_first
from mapkit.model import GameMap

__all__ = ["PlaceNames"]

_TYPES = {"objectives": "objective", "starts": "start", "entries": "entry"}


class PlaceNames:
    """Names for people of what the JSON of a report names.

    Parameters
    ----------
    game_map : GameMap
    report : mapping
    """

    def __init__(self, game_map: GameMap, report: Mapping[str, Any]) -> None:
        self._map = game_map
        self._fields = {row["field"]: row for row in report["fields"]}
        self._places = {
            row["place"]: (_TYPES[kind], row)
            for kind, rows in report["places"].items()
            for row in rows
        }

    def field(self, field_id: str) -> str:
        """Return a field's id, with its name if it has one."""
        name = self._fields[field_id]["name"]
        return f"{field_id} {name}" if name else field_id

    def place(self, name: str) -> str:
        """Return what an objective, a start or an entry is, in the reader's language."""
        kind, row = self._places[name]
        known = self._map.ruleset.markers.get(kind)
        values = [translated(str(value)) for value in row["attributes"].values()]
        words = upper_first(" ".join([translated(known.label if known else kind), *values]))
        alike = sum(
            other["attributes"] == row["attributes"] and like == kind
            for like, other in self._places.values()
        )
        return words if alike == 1 else f"{words} ({row['field']})"

    def mover(self, name: str) -> str:
        """Return what a mover class is called."""
        known = self._map.ruleset.movers.get(name)
        return translated(known.label if known else name)

    def sector(self, sector_id: str | None) -> str:
        """Return a sector's name."""
        if sector_id is None:
            return say("No sector")
        sector = self._map.sectors.get(sector_id)
        return translated(sector.name) if sector else sector_id
