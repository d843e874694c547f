"""``mapkit suggest``."""

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
from mapkit.cli.output import (
    STDOUT,
    echo_written,
    free_picture,
    print_answer,
    refuse_overwriting,
    write_map,
    write_picture,
)
from mapkit.cli.progress import Progress
from mapkit.cli.stopping import ExitCode
from mapkit.errors import UsageError
from mapkit.messages import phrase, say


@command(
    "suggest",
    "mapkit suggest board.yaml 12 38",
    "mapkit suggest board.yaml 12 38 --within 1 --json",
    "mapkit suggest board.yaml 12 38 --take 1 -o settled.yaml",
    "mapkit suggest board.yaml --objective 7 --picture hidden.png",
)
@map_argument()
@click.argument("origin", metavar="[ORIGIN]", required=False, shell_complete=complete_fields)
@click.argument("target", metavar="[TARGET]", required=False, shell_complete=complete_fields)
@click.option("--objective", metavar="NUMBER", help="Hide this objective, or another field.")
@click.option(
    "--within", "within_mm", type=click.FloatRange(0, min_open=True), metavar="MM",
    help="No change is larger; 5 tolerances by default, 10 mm for the bend of a wall.",
)  # fmt: skip
@click.option(
    "--margin", "margin_mm", type=click.FloatRange(0), default=0.0, metavar="MM",
    help=(
        "How far beyond the tolerance corners may be off without changing the answer; 0 "
        "by default."
    ),
)  # fmt: skip
@click.option("--take", type=click.IntRange(1), metavar="N", help="Carry out suggestion N.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE",
    help="Write the map after --take.",
)  # fmt: skip
@choice_option()
@picture_option()
@labels_option()
@look_option("diagram")
@force_option()
@as_json_option()
def suggest(
    map_path: Path,
    origin: str | None,
    target: str | None,
    objective: str | None,
    within_mm: float | None,
    margin_mm: float,
    take: int | None,
    output: Path | None,
    choices: dict[str, str],
    picture: Path | None,
    labels: str,
    look: str | None,
    *,
    force: bool,
    as_json: bool,
) -> ExitCode:
    """Suggest how to settle a dispute, or how to hide an objective.

    For two fields whose answer is disputed: small moves of walls, buildings and corners that
    settle it either way. For --objective: places for an obstacle or a bend of a wall, ranked by
    how many fields fewer see it. Each is tried on the board, and the list says what else it
    changes.

    The picture shows suggestion N, or the first, as if it were carried out. The exit code is 1
    where there is no suggestion within the limit.
    """
    named = _asked(origin, target, objective)
    if (take is None) != (output is None):
        raise UsageError(phrase("--take and -o belong together: which one, and where to"))
    if output == STDOUT:
        raise UsageError(phrase("the answer goes to standard output: name a file for -o"))
    picture = free_picture(picture, force=force)
    refuse_overwriting(output, force=force)
    board = open_whole(map_path, choices)
    with Progress(say("suggestions")) as progress:
        found = board.suggest(*named, within_mm=within_mm, margin_mm=margin_mm, progress=progress)
    number = take or 1
    if found and number > len(found):
        raise UsageError(
            phrase("there is no suggestion {number}; there are {n}", number=number, n=len(found))
        )
    print_answer(found, as_json=as_json)
    if picture:
        write_picture(picture, found.preview(number - 1, look=look, labels=labels), force=force)
    if output and found:
        write_map(output, board.edit(lambda _: found[number - 1].map), force=force)
        echo_written(output)
    return ExitCode.OK if found else ExitCode.NO


def _asked(origin: str | None, target: str | None, objective: str | None) -> tuple[str, str | None]:
    """Return two fields, or one that is too exposed."""
    if objective is not None and origin is None:
        return (f"objective {objective}" if objective.isdigit() else objective), None
    if origin is not None and target is not None and objective is None:
        return origin, target
    raise UsageError(
        phrase("name two fields whose answer is disputed, or an objective with --objective")
    )
