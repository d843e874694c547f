"""``mapkit report``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.cli.command import command
from mapkit.cli.maps import open_any, open_whole
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    force_option,
    map_argument,
    partial_option,
)
from mapkit.cli.output import echo_answer, echo_json
from mapkit.cli.progress import Progress
from mapkit.cli.report_pages import refuse_report_output, write_report_pages
from mapkit.drawing.papers import PRINT_PAPERS
from mapkit.messages import say

if TYPE_CHECKING:
    from mapkit.board.report import ReportAnswer

__all__ = ["report"]


@command(
    "report",
    "mapkit report board.yaml",
    "mapkit report board.yaml --json > board.report.json",
    "mapkit report board.yaml --partial",
    "mapkit report board.yaml -o report.html",
    "mapkit report board.yaml --paper letter -o report.pdf",
    "mapkit report old.yaml new.yaml -o changes.html",
)
@map_argument()
@map_argument("newer_path", "[NEWER]", required=False)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write pages with pictures: .html for a browser, .pdf for a printer.",
)
@click.option(
    "--paper",
    type=click.Choice(PRINT_PAPERS),
    default=PRINT_PAPERS[0],
    show_default=True,
    help="The paper of your printer.",
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
    choices: dict[str, str],
    *,
    partial: bool,
    as_json: bool,
    force: bool,
) -> None:
    """Measure a whole board: how open fields lie, how fast one gets about, who hears what.

    Fields, sectors and objectives are compared by the number of fields that see them. It tells how
    many turns it takes from each entry to each objective, which fields are the only way to others,
    and what lies open on the shortest ways.

    With NEWER, a second version of the map, it tells what rose, what fell, and what is new or gone.
    """
    refuse_report_output(output, force=force)
    found = _measured(map_path, choices, partial=partial)
    if newer_path is None:
        if as_json:
            echo_json(found.to_dict())
        else:
            echo_answer(found.sentences, found.map)
        if output is not None:
            write_report_pages(found, output, paper, force=force)
        return
    compared = found.compare(_measured(newer_path, choices, partial=partial))
    if as_json:
        echo_json(compared.to_dict())
    else:
        echo_answer(compared.sentences, compared.details.new.map)
    if output is not None:
        write_report_pages(compared, output, paper, force=force)


def _measured(path: Path, choices: dict[str, str], *, partial: bool) -> ReportAnswer:
    board = open_any(path).choose(**choices) if partial else open_whole(path, choices)
    with Progress(say("sight tables")) as progress:
        board.compile(partial=partial, progress=progress)
    with Progress(say("measures")) as progress:
        return board.report(partial=partial, progress=progress)
