"""``mapkit disputes``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.board.questions import DisputeKind
from mapkit.cli.command import command
from mapkit.cli.maps import compiled_tables, open_whole
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    force_option,
    labels_option,
    look_option,
    map_argument,
    picture_option,
)
from mapkit.cli.output import echo_json, echo_provenance, free_picture, write_picture
from mapkit.cli.progress import Progress, Whole
from mapkit.edits.map_header import set_header
from mapkit.messages import one_line, say


@command(
    "disputes",
    "mapkit disputes board.yaml --limit 20",
    "mapkit disputes board.yaml --kind sight --json",
    "mapkit disputes board.yaml --tolerance 1",
    "mapkit disputes board.yaml --picture disputes.png",
)
@map_argument()
@click.option("--limit", type=click.IntRange(1), help="At most this many, nearest first.")
@click.option(
    "--kind",
    type=click.Choice(["sight", "distance", "all"]),
    default="all",
    show_default=True,
    help="Only disputes about sight itself, or only about distance.",
)
@click.option(
    "--tolerance",
    type=click.FloatRange(0, 10),
    metavar="MM",
    help="How far a drawn point may be off, in mm, instead of what the map says.",
)
@choice_option()
@picture_option()
@labels_option()
@look_option("diagram")
@force_option()
@as_json_option()
def disputes(
    map_path: Path,
    limit: int | None,
    kind: DisputeKind,
    tolerance: float | None,
    choices: dict[str, str],
    picture: Path | None,
    labels: str,
    look: str | None,
    *,
    force: bool,
    as_json: bool,
) -> None:
    """List the pairs of fields whose answer is disputed, by the corner, edge or beam in question.

    Each entry gives both answers. Redraw these places before printing: sight or distance there
    depends on a line of no width, or on less than the map's tolerance.
    """
    picture = free_picture(picture, force=force)
    board = open_whole(map_path, choices)
    if tolerance is not None:
        board = board.edit(set_header, tolerance_mm=tolerance)
    whole = Whole(2)
    game_map = compiled_tables(board, whole=whole).map
    with Progress(say("disputes"), whole) as progress:
        found = board.disputes(kind, progress=progress)
    shown = found[:limit]
    if as_json:
        echo_json(shown.to_dict() | {"count": len(found)})
    else:
        *lines, total = shown.sentences
        for line in lines:
            click.secho(one_line(line), bold=not line.startswith(" "))
        click.secho(total, bold=True)
        if len(shown) < len(found):
            left = len(found) - len(shown)
            click.echo(say("{n} more calls are not listed (--limit {limit}).", n=left, limit=limit))
        echo_provenance(game_map)
    if picture:
        write_picture(picture, shown.scene(look=look, labels=labels), force=force)
