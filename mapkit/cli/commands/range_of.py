"""``mapkit range``."""

from __future__ import annotations

import re

import click

from mapkit.board import Answer, Board
from mapkit.cli.answering import answer_options
from mapkit.cli.command import command
from mapkit.cli.options import complete_fields, map_argument
from mapkit.messages import say

_STEPS = re.compile(r"([0-9]{1,6})(?:-([0-9]{1,6}))?")


@command("range", "mapkit range war.yaml b2 1", "mapkit range war.yaml b2 2-3 --picture range.png")
@map_argument()
@click.argument("origin", shell_complete=complete_fields)
@click.argument("steps")
@answer_options
def range_of(board: Board, origin: str, steps: str) -> Answer:
    """Show the fields that are STEPS away from ORIGIN, on a grid.

    STEPS is a number or two, such as 1 or 2-3. Steps go over the sides of fields, never over a
    corner, whatever the fields are.
    """
    match = _STEPS.fullmatch(steps)
    if match is None:
        raise click.BadParameter(
            say("{text!r} is not a range: write 1, or 2-3", text=steps), param_hint="STEPS"
        )
    nearest = int(match[1])
    return board.range(origin, nearest, int(match[2]) if match[2] else nearest)
