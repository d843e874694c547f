"""``mapkit hear``."""

from __future__ import annotations

from typing import Any

import click

from mapkit.board import Answer, Board
from mapkit.cli.answering import answer_options
from mapkit.cli.command import command
from mapkit.cli.options import complete_fields, fields_option, map_argument


@command(
    "hear",
    "mapkit hear board.yaml 12 13 20",
    'mapkit hear board.yaml "12 > 13 > 20" --defender 21 --defender 40',
    'mapkit hear board.yaml "white entry" 13 --from-entry --picture noise.svg',
)
@map_argument()
@click.argument("path", nargs=-1, required=True, shell_complete=complete_fields)
@click.option("--mover", default="sniper", show_default=True, help="Who moves.")
@fields_option(
    "--defender",
    "defenders",
    help="A unit stands there: show whether it hears the move. Repeatable.",
)
@fields_option(
    "--dog",
    "dogs",
    help="A dog is there: show whether it notices the move. Repeatable.",
)
@click.option(
    "--from-entry", is_flag=True, help="The figure comes from off the board onto the first field."
)
@answer_options
def hear(board: Board, **asked: Any) -> Answer:
    """Show who hears a figure move along PATH, and whether the rules allow the move.

    PATH is the field it leaves, the fields it crosses and the field it reaches, one argument
    each or joined by > or -> in one. The exit code is 1 where the rules forbid the move.
    """
    return board.hear(*asked.pop("path"), **asked)
