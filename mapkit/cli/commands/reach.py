"""``mapkit reach``."""

from __future__ import annotations

from typing import Any

import click

from mapkit.board import Answer, Board
from mapkit.cli.answering import answer_options
from mapkit.cli.command import command
from mapkit.cli.options import complete_fields, fields_option, map_argument


@command(
    "reach",
    "mapkit reach board.yaml 42",
    'mapkit reach board.yaml "red officer" --mover defender',
    'mapkit reach board.yaml "white entry" --from-entry --defender 17 --picture reach.png',
    "mapkit reach war.yaml b2 --mover tracked --points 6 --occupied b3",
)
@map_argument()
@click.argument("origin", shell_complete=complete_fields)
@click.option(
    "--mover", help="Who moves; by default the first mover of the ruleset, such as the sniper."
)
@click.option(
    "--steps",
    "--points",
    "steps",
    type=click.IntRange(0),
    help="Fields it may move, or points it may spend; by default as the rules say.",
)
@fields_option(
    "--blocked",
    help="Nobody enters it. Repeatable.",
)
@fields_option(
    "--defender",
    "--occupied",
    "defenders",
    help=(
        "A defender stands there: the sniper cannot enter; defenders can pass but not "
        "stop. In other games any unit. Repeatable."
    ),
)
@fields_option(
    "--carrier",
    "carriers",
    help=(
        "An own carrier with room: a foot unit may get on, and goes no further; from ORIGIN it "
        "only gets off. Repeatable."
    ),
)
@click.option(
    "--from-entry", is_flag=True, help="The figure is off the board: ORIGIN is its first step."
)
@answer_options
def reach(board: Board, **asked: Any) -> Answer:
    """Show where a figure that stands on ORIGIN can get to in one turn."""
    return board.reach(**asked)
