"""``mapkit search``."""

from __future__ import annotations

from mapkit.board import Answer, Play
from mapkit.cli.play import field_argument, play_command

__all__ = ["search"]


@play_command(
    "search",
    "mapkit search board.yaml 42",
    'mapkit search board.yaml "red officer" --picture search.png',
)
@field_argument("unit")
def search(play: Play, unit: str) -> Answer:
    """Show which fields a unit on UNIT may search: its own and up to two that match it.

    By the solo rules it is the field and all adjacent ones: mapkit solo search.
    """
    return play.search(unit)
