"""``mapkit deploy``."""

from __future__ import annotations

import click

from mapkit.board import Answer, Play
from mapkit.cli.options import complete_fields
from mapkit.cli.play import defender_option, play_command

__all__ = ["deploy"]


@play_command(
    "deploy",
    "mapkit deploy board.yaml red officer",
    "mapkit deploy board.yaml red soldier --officer 12 --defender 15",
)
@click.argument("squad")
@click.argument("role", type=click.Choice(["officer", "soldier"]))
@click.option(
    "--officer",
    metavar="FIELD",
    shell_complete=complete_fields,
    help="Where the squad's officer stands; a soldier is deployed beside him.",
)
@click.option("--any-sector", is_flag=True, help="The officer may be anywhere (Radio Operator).")
@defender_option()
def deploy(
    play: Play,
    squad: str,
    role: str,
    officer: str | None,
    defenders: tuple[str, ...],
    *,
    any_sector: bool,
) -> Answer:
    """Show where an officer or a soldier of SQUAD may be deployed."""
    return play.deploy(squad, role, officer=officer, defenders=defenders, any_sector=any_sector)
