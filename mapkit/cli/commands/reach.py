"""``mapkit reach``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
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

__all__ = ["reach"]


@command(
    "reach",
    "mapkit reach board.yaml 42",
    'mapkit reach board.yaml "red officer" --mover defender',
    'mapkit reach board.yaml "white entry" --from-entry --defender 17 --picture reach.png',
)
@map_argument()
@click.argument("field", shell_complete=complete_fields)
@click.option("--mover", default="sniper", show_default=True, help="Who moves.")
@click.option(
    "--steps", type=click.IntRange(0), help="Fields it may move, if not as many as usual."
)
@click.option(
    "--blocked",
    multiple=True,
    metavar="FIELD",
    shell_complete=complete_fields,
    help="Nobody enters it. Repeatable.",
)
@click.option(
    "--defender",
    "defenders",
    multiple=True,
    metavar="FIELD",
    shell_complete=complete_fields,
    help=(
        "A defender stands there: the sniper cannot enter; defenders can pass but not "
        "stop. Repeatable."
    ),
)
@click.option(
    "--from-entry", is_flag=True, help="The figure is off the board: FIELD is its first step."
)
@choice_option()
@picture_option()
@look_option("diagram")
@labels_option()
@force_option()
@as_json_option()
def reach(
    map_path: Path,
    field: str,
    mover: str,
    steps: int | None,
    blocked: tuple[str, ...],
    defenders: tuple[str, ...],
    choices: dict[str, str],
    picture: Path | None,
    look: str | None,
    labels: str,
    *,
    from_entry: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Show where a figure that stands on FIELD can get to in one turn."""
    refuse_picture(picture, force=force)
    answer = open_whole(map_path, choices).reach(
        field,
        mover=mover,
        steps=steps,
        blocked=blocked,
        defenders=defenders,
        from_entry=from_entry,
    )
    write_answer(answer, picture, as_json=as_json, force=force, look=look, labels=labels)
