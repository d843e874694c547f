"""What the pages of a report are made of: the map, the report's JSON, and names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from mapkit.drawing.small_board import SmallBoard
from mapkit.illustrate.report.document import Numbers
from mapkit.illustrate.report.places import PlaceNames
from mapkit.model import GameMap

__all__ = ["Material"]


class Material:
    """A map and the JSON of its report.

    Parameters
    ----------
    game_map : GameMap
        That was measured.
    report : mapping
        As :func:`mapkit.analysis.measures.report_dict` gives it.
    """

    def __init__(self, game_map: GameMap, report: Mapping[str, Any]) -> None:
        self.map = game_map
        self.report = report
        self.numbers = Numbers(report)
        self.names = PlaceNames(game_map, report)

    @cached_property
    def small_board(self) -> SmallBoard:
        """The board for small pictures."""
        return SmallBoard(self.map)

    def barred(self, origin: str, objective: str) -> bool:
        """Tell whether an entry and an objective lie in one sector: nobody enters there for it."""
        entries, objectives = (
            {row["place"]: row["sector"] for row in self.report["places"][kind]}
            for kind in ("entries", "objectives")
        )
        sector = entries.get(origin)
        return sector is not None and sector == objectives[objective]

    def listed(self, rows: tuple[str | int, ...], *keys: str | int) -> dict[str, float]:
        """Return a number for each row of a list of fields; ``keys`` lead to it in the row."""
        found = {}
        for k, row in enumerate(self.numbers.value(rows)):
            value = self.numbers.value((*rows, k, *keys))
            if value is not None:
                found[row["field"]] = value
        return found

    def index(self, *path: str | int) -> dict[str, int]:
        """Return where each field stands in a list of fields."""
        return {row["field"]: k for k, row in enumerate(self.numbers.value(path))}
