"""``mapkit shotgun``."""

from __future__ import annotations

from mapkit.board import Answer, Play
from mapkit.cli.play import field_argument, play_command

__all__ = ["shotgun"]


@play_command("shotgun", "mapkit shotgun board.yaml 42")
@field_argument("shooter")
def shotgun(play: Play, shooter: str) -> Answer:
    """Show which fields a shotgun fired on SHOOTER hits: its own and all that match it."""
    return play.shotgun(shooter)
