"""``mapkit hear``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.exits import ExitCode
from mapkit.cli.maps import open_whole
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    complete_fields,
    force_option,
    labels_option,
    look_option,
    map_argument,
    picture_option,
)
from mapkit.cli.output import refuse_picture, write_answer

__all__ = ["hear"]


@command(
    "hear",
    "mapkit hear board.yaml 12 13 20",
    'mapkit hear board.yaml "12 > 13 > 20" --defender 21 --defender 40',
    'mapkit hear board.yaml "white entry" 13 --from-entry --picture noise.svg',
)
@map_argument()
@click.argument("path", nargs=-1, required=True, shell_complete=complete_fields)
@click.option("--mover", default="sniper", show_default=True, help="Who moves.")
@click.option(
    "--defender",
    "defenders",
    multiple=True,
    metavar="FIELD",
    shell_complete=complete_fields,
    help="A unit stands there: show whether it hears the move. Repeatable.",
)
@click.option(
    "--from-entry", is_flag=True, help="The figure comes from off the board onto the first field."
)
@choice_option()
@picture_option()
@look_option("diagram")
@labels_option()
@force_option()
@as_json_option()
def hear(
    map_path: Path,
    path: tuple[str, ...],
    mover: str,
    defenders: tuple[str, ...],
    choices: dict[str, str],
    picture: Path | None,
    look: str | None,
    labels: str,
    *,
    from_entry: bool,
    force: bool,
    as_json: bool,
) -> ExitCode:
    """Show who hears a figure move along PATH, and whether the rules allow the move.

    PATH is the field it leaves, the fields it crosses and the field it reaches, one argument
    each or joined by > or -> in one. The exit code is 1 where the rules forbid the move.
    """
    refuse_picture(picture, force=force)
    answer = open_whole(map_path, choices).hear(
        path, mover=mover, defenders=defenders, from_entry=from_entry
    )
    write_answer(answer, picture, as_json=as_json, force=force, look=look, labels=labels)
    return ExitCode.OK if answer.allowed else ExitCode.NO
