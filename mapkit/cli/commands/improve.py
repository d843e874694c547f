"""``mapkit improve``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.cli.command import command
from mapkit.cli.maps import open_whole
from mapkit.cli.options import as_json_option, choice_option, map_argument, workers_options
from mapkit.cli.output import echo_notice, echo_written, print_answer
from mapkit.cli.progress import Progress
from mapkit.cli.stopping import ExitCode, Stopping
from mapkit.errors import FileError, OutputExistsError, WorkerError
from mapkit.messages import Phrase, phrase, say

if TYPE_CHECKING:
    from mapkit.board import Board
    from mapkit.board.drafts import Improved
    from mapkit.drafts.improving import Draft
    from mapkit.model import GameMap

_RESULTS = "search.results"


@command(
    "improve",
    "mapkit improve board.yaml --goal no-disputes -o drafts",
    "mapkit improve board.yaml --goal turns=6-9 --bounds bounds.yaml -o drafts",
    'mapkit improve board.yaml --goal "no-disputes + 2*equal-exposure=4" -o drafts --resume',
)
@map_argument()
@click.option(
    "--goal", required=True, metavar="GOAL",
    help="no-disputes, equal-exposure=N, turns=LOW-HIGH; several joined by +, weights before *.",
)  # fmt: skip
@click.option(
    "--bounds", "bounds_path", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
    help="What may move and how far; vertices by 5 tolerances without it.",
)  # fmt: skip
@click.option(
    "--variants", type=click.IntRange(1, 1_000_000), default=1000, show_default=True,
    help="Maximum drafts to try.",
)  # fmt: skip
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True,
    help="The same seed gives the same drafts.",
)  # fmt: skip
@click.option(
    "--keep", type=click.IntRange(1, 20), default=3, show_default=True,
    help="How many drafts are written at most.",
)  # fmt: skip
@workers_options("Search on the workers of a Dask scheduler, such as tcp://host:8786.")
@click.option(
    "-o", "--output", "folder", required=True, metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path), help="The folder for the drafts.",
)  # fmt: skip
@click.option("--resume", is_flag=True, help="Go on with the search of that folder.")
@choice_option()
@as_json_option()
def improve(
    map_path: Path,
    goal: str,
    bounds_path: Path | None,
    variants: int,
    seed: int,
    keep: int,
    workers: int | None,
    scheduler: str | None,
    folder: Path,
    choices: dict[str, str],
    *,
    resume: bool,
    as_json: bool,
) -> ExitCode:
    """Search for drafts of a map that are nearer to a goal.

    Vertices, doors, walls and markers move within bounds. A goal is no-disputes (no verdict is
    disputed), equal-exposure=N (the objectives are seen from about as many fields, N apart at
    most), turns=6-9 (the sniper takes 6 to 9 turns to each objective), or a sum of these.

    The best drafts are written as maps, each with its report. Nothing is overwritten. What is
    finished is kept; --resume goes on there. Ctrl-C ends the search and writes what was found. The
    exit code is 1 where no draft reaches the goal.
    """
    board = open_whole(map_path, choices)
    from mapkit.drafts.goals import parse_goal  # noqa: PLC0415 - the command alone needs it

    bounds = None
    if bounds_path is not None:
        from mapkit.mapfile.bounds import read_bounds  # noqa: PLC0415 - few have such a file

        bounds = read_bounds(bounds_path, board.ground.map)
    parse_goal(goal, board.ground.map)  # refused before a folder is made
    _prepare(folder, resume=resume)
    try:
        with Stopping() as stopping, Progress(say("variants")) as progress:
            found = board.improve(
                goal, bounds, variants=variants, seed=seed, keep=keep, workers=workers,
                scheduler=scheduler, notice=echo_notice, store=folder / _RESULTS,
                progress=progress, stop=stopping,
            )  # fmt: skip
        _write(board, found, folder, reports=not stopping.pressed)
    except KeyboardInterrupt:
        click.echo(_kept(), err=True)
        raise
    except WorkerError as problem:
        if problem.help:
            problem.help = _kept()
        raise
    print_answer(found, as_json=as_json)
    if stopping.pressed:
        click.echo(_kept(), err=True)
        return ExitCode.INTERRUPTED
    return ExitCode.OK if found.reached else ExitCode.NO


def _kept() -> Phrase:
    return phrase("what is finished is kept; --resume goes on there")


def _prepare(folder: Path, *, resume: bool) -> None:
    """Make the folder; refuse one that holds anything, unless its search goes on."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = any(folder.iterdir())
    except OSError as problem:
        raise FileError(
            phrase(
                "{path} cannot be used: {reason}",
                path=folder,
                reason=Phrase(problem.strerror or str(problem)),
            )
        ) from None
    if there and not (resume and (folder / _RESULTS).exists()):
        raise OutputExistsError(
            phrase("{path} is not empty; name another folder, or go on with --resume", path=folder)
        )


def _replaced(_: GameMap, draft: GameMap) -> GameMap:
    return draft


def _write(board: Board, found: Improved, folder: Path, *, reports: bool) -> None:
    """Write the drafts that are not there yet: a number always stands for the same draft.

    Reports take a moment each, so after Ctrl-C they are left to ``--resume``.

    Raises ``FileError`` where one of them cannot be written, as on a disk that is full.
    """
    try:
        for draft in found.found.drafts:
            path = folder / f"draft-{draft.number:04}.yaml"
            _write_draft(board, found, draft, path, report=reports)
    except FileError as problem:
        problem.help = _kept()
        raise


def _write_draft(board: Board, found: Improved, draft: Draft, path: Path, *, report: bool) -> None:
    from mapkit.mapfile.disk import write_atomic  # noqa: PLC0415 - not before the search

    made = board.edit(_replaced, draft.map)
    if not path.exists():
        made.save_map(path)
        echo_written(path)
    beside = path.with_suffix(".json")
    if report and not beside.exists():
        told = {**found.draft_dict(draft), "report": made.report(disputes=False).to_dict()}
        write_atomic(beside, json.dumps(told, indent=2) + "\n")
