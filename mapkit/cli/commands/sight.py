"""``mapkit sight``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

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
from mapkit.cli.progress import Progress
from mapkit.messages import say

if TYPE_CHECKING:
    from mapkit.board import Answer

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
@choice_option()
@picture_option()
@look_option("diagram")
@labels_option()
@force_option()
@as_json_option()
def sight(
    map_path: Path,
    a: str,
    b: str | None,
    choices: dict[str, str],
    picture: Path | None,
    look: str | None,
    labels: str,
    *,
    force: bool,
    as_json: bool,
) -> None:
    """Show whether field A sees field B, how far it is, by which rule, and how sure that is.

    Without B: field A against all others. A field is named by its id, its name, what is printed
    on it or a point in mm.
    """
    refuse_picture(picture, force=force)
    board = open_whole(map_path, choices)
    answer: Answer
    if b is None:
        with Progress(say("sight from {field}", field=a)) as progress:
            answer = board.sight(a, progress=progress)
    else:
        answer = board.sight(a, b)
    write_answer(answer, picture, as_json=as_json, force=force, look=look, labels=labels)
