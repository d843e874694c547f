"""``mapkit sight``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.cli.answering import answer_options
from mapkit.cli.command import command
from mapkit.cli.maps import announce_pair
from mapkit.cli.options import complete_fields, map_argument
from mapkit.cli.output import STDOUT, echo_written, refuse_overwriting, write_map
from mapkit.cli.progress import Progress
from mapkit.errors import UsageError
from mapkit.messages import phrase, say

if TYPE_CHECKING:
    from mapkit.board import Answer, Board


@command(
    "sight",
    "mapkit sight board.yaml 42 57",
    'mapkit sight board.yaml "objective 4" "red officer" --picture verdict.png',
    'mapkit sight board.yaml "120,85" 57 --choice grazing=sees --json',
    "mapkit sight board.yaml 42 57 --redraw other.yaml",
    "mapkit sight board.yaml 42 --picture from-42.svg",
)
@map_argument()
@click.argument("origin", shell_complete=complete_fields)
@click.argument("target", required=False, shell_complete=complete_fields)
@click.option(
    "--redraw",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help=(
        "For a disputed pair, write the map redrawn within the tolerance so that the "
        "answer is the other one."
    ),
)
@answer_options
def sight(board: Board, origin: str, target: str | None, redraw: Path | None) -> Answer:
    """Show whether ORIGIN sees TARGET, how far it is, by which rule, and how sure that is.

    Without TARGET: ORIGIN against all others. A field is named by its id, its name, what is printed
    on it or a point in mm.

    A disputed answer turns on corners that may lie elsewhere, within the map's tolerance. With
    --redraw the map is written with these corners moved: ask it, and the answer is the other one.
    """
    if redraw is not None:
        return _redrawn(board, origin, target, redraw)
    if origin != target:
        announce_pair(board.map)
    if target is not None:
        return board.sight(origin, target)
    with Progress(say("sight from {field}", field=origin)) as progress:
        return board.sight(origin, progress=progress)


def _redrawn(board: Board, origin: str, target: str | None, path: Path) -> Answer:
    """Answer about a pair, and write the drawing that gives the other answer."""
    force = bool(click.get_current_context().params["force"])
    if target is None or path == STDOUT:
        raise UsageError(phrase("--redraw takes two fields, ORIGIN and TARGET, and names a file"))
    refuse_overwriting(path, force=force)
    answer = board.sight(origin, target)
    other = answer.redrawn
    if other is None:
        raise UsageError(
            phrase(
                "no other drawing is known that changes what {origin} sees of {target}",
                origin=origin,
                target=target,
            )
        )
    write_map(path, board.edit(lambda _: other), force=force)
    echo_written(path)
    return answer
