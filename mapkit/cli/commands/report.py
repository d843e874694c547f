"""``mapkit report``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.cli.command import command
from mapkit.cli.maps import compiled_tables, open_chosen
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    force_option,
    map_argument,
    partial_option,
    workers_options,
)
from mapkit.cli.output import print_answer
from mapkit.cli.progress import Progress, Whole
from mapkit.cli.report_pages import pages_options, refuse_report_output, write_report_pages
from mapkit.errors import UsageError
from mapkit.messages import phrase, say

if TYPE_CHECKING:
    from mapkit.board.report import ComparedReports, ReportAnswer


@command(
    "report",
    "mapkit report board.yaml",
    "mapkit report board.yaml --json > board.report.json",
    "mapkit report board.yaml --partial",
    "mapkit report board.yaml --no-disputes",
    "mapkit report board.yaml -o report.html",
    "mapkit report board.yaml --paper letter -o report.pdf",
    "mapkit report old.yaml new.yaml -o changes.html",
    "mapkit report --all boards -o reports",
    "mapkit report --all boards -o reports --scheduler tcp://192.168.1.20:8786",
)
@map_argument()
@map_argument("newer_path", "[NEWER]", required=False)
@pages_options
@click.option(
    "--all",
    "all_maps",
    is_flag=True,
    help="MAP is a folder: measure all maps in it and in its folders. With -o FOLDER, write a "
    "report of each as JSON and a table; a rerun does only what changed.",
)
@workers_options(
    "With --all: measure on the workers of a Dask scheduler, such as tcp://host:8786.",
    "With --all: how many processes; one for each core by default.",
)
@click.option(
    "--disputes/--no-disputes",
    default=None,
    help="Ask how many answers are disputed, which takes the longest; by default on maps of up to "
    "300 fields.",
)
@partial_option()
@choice_option()
@as_json_option()
@force_option()
def report(
    map_path: Path,
    newer_path: Path | None,
    output: Path | None,
    paper: str,
    workers: int | None,
    scheduler: str | None,
    choices: dict[str, str],
    *,
    disputes: bool | None,
    all_maps: bool,
    partial: bool,
    as_json: bool,
    force: bool,
) -> int | None:
    """Measure a whole board: how open fields lie, how fast figures get about, who hears what.

    Fields, sectors and objectives are compared by the number of fields that see them. It
    reports how many turns it takes from each entry to each objective, which fields are the only
    way to others, and what lies open on the shortest ways.

    With NEWER, a second version of the map, it reports what rose, what fell, and what is new or
    gone.
    """
    if all_maps:
        if newer_path is not None:
            raise UsageError(phrase("--all takes one folder"))
        from mapkit.cli.many_reports import report_all  # noqa: PLC0415 - only for many

        return report_all(
            map_path, output, choices=choices, partial=partial, disputes=disputes,
            workers=workers, scheduler=scheduler, as_json=as_json, force=force,
        )  # fmt: skip
    if workers is not None or scheduler is not None:
        raise UsageError(phrase("--workers and --scheduler go with --all"))
    if map_path.is_dir():
        raise UsageError(phrase("{path} is a folder: --all reports each map in it", path=map_path))
    refuse_report_output(output, force=force)
    whole = Whole(2 * (1 + (newer_path is not None)) + (output is not None))
    measured = _measured(map_path, choices, disputes, whole, partial=partial)
    found: ReportAnswer | ComparedReports = measured
    if newer_path is not None:
        found = measured.compare(_measured(newer_path, choices, disputes, whole, partial=partial))
    print_answer(found, as_json=as_json)
    if output is not None:
        write_report_pages(found, output, paper, whole, force=force)
    return None


def _measured(
    path: Path, choices: dict[str, str], disputes: bool | None, whole: Whole, *, partial: bool
) -> ReportAnswer:
    board = open_chosen(path, choices, partial=partial)
    compiled_tables(board, partial=partial, whole=whole)
    with Progress(say("measures"), whole) as progress:
        return board.report(partial=partial, disputes=disputes, progress=progress)
