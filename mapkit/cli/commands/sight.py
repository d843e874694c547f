"""``mapkit sight``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from mapkit.cli.answering import answer_options
from mapkit.cli.command import command
from mapkit.cli.options import complete_fields, map_argument
from mapkit.cli.progress import Progress
from mapkit.messages import say

if TYPE_CHECKING:
    from mapkit.board import Answer, Board

__all__ = ["sight"]


@command(
    "sight",
    "mapkit sight board.yaml 42 57",
    'mapkit sight board.yaml "objective 4" "red officer" --picture verdict.png',
    'mapkit sight board.yaml "120,85" 57 --choice grazing=sees --json',
    "mapkit sight board.yaml 42 --picture from-42.svg",
)
@map_argument()
@click.argument("a", shell_complete=complete_fields)
@click.argument("b", required=False, shell_complete=complete_fields)
@answer_options
def sight(
    board: Board,
    a: str,
    b: str | None,
) -> Answer:
    """Show whether field A sees field B, how far it is, by which rule, and how sure that is.

    Without B: field A against all others. A field is named by its id, its name, what is printed
    on it or a point in mm.
    """
    if b is not None:
        return board.sight(a, b)
    with Progress(say("sight from {field}", field=a)) as progress:
        return board.sight(a, progress=progress)
