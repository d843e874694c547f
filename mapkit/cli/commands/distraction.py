"""``mapkit distraction``."""

from __future__ import annotations

from mapkit.board import Answer, Play
from mapkit.cli.play import defender_option, field_argument, play_command

__all__ = ["distraction"]


@play_command("distraction", "mapkit distraction board.yaml 17 42 --defender 18")
@field_argument("unit")
@field_argument("sniper")
@defender_option()
def distraction(play: Play, unit: str, sniper: str, defenders: tuple[str, ...]) -> Answer:
    """Show where the unit on UNIT may end when distracted: in sight of the sniper on SNIPER.

    It moves as far as a defender does; each field is listed with its shot distance.
    """
    return play.distraction(unit, sniper, defenders=defenders)
