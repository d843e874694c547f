"""What ``build`` and ``export`` have in common: from a map file to an exporter's file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial as partial_of
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.cli.maps import open_chosen
from mapkit.cli.output import STDOUT, echo_written, write_export
from mapkit.cli.progress import Progress
from mapkit.compiled import Missing
from mapkit.export import Exporter, fill_in, refuse_partial
from mapkit.illustrate import export_files
from mapkit.jobs import run_tasks
from mapkit.messages import phrase, say

if TYPE_CHECKING:
    from mapkit.board import Board
    from mapkit.compiled import CompiledMap

__all__ = ["export_map"]


def export_map(
    exporter: Exporter,
    map_path: Path,
    output: Path,
    *,
    options: Mapping[str, str],
    choices: Mapping[str, str],
    partial: bool,
    force: bool,
    within: str | None = None,
) -> None:
    """Build the tables of a map, let an exporter write them, and say what is missing.

    With ``within``, in mm, only fields near each other are asked about.

    Raises
    ------
    UsageProblemError
        The exporter does not know an option, or writes no partial maps.
    """
    filled = fill_in(exporter.name, exporter.options, options)  # refused before any work
    if partial:
        refuse_partial(exporter)
    board = open_chosen(map_path, choices, partial=partial)
    keeps = within is not None and output != STDOUT
    kept = output.with_name(output.name + ".results") if keeps else None
    try:
        with Progress(say("sight tables")) as progress:
            if within is None:
                compiled = board.compile(partial=partial, progress=progress)
            else:
                compiled = _near(board, within, kept, progress)
        with Progress(say("writing {name}", name=exporter.name)) as progress:
            files = export_files(exporter, compiled, filled, progress)
        write_export(output, files, force=force)
    except KeyboardInterrupt:
        if kept is not None and kept.exists():
            told = say("what was finished is kept: the same command goes on from there")
            click.echo(told, err=True)
        raise
    if compiled.missing:
        click.echo(_left_out(compiled.missing), err=True)
    if kept is not None:
        kept.unlink(missing_ok=True)
    echo_written(output)


def _near(board: Board, within: str, kept: Path | None, progress: Progress) -> CompiledMap:
    """Ask about fields near each other; what is finished is kept in a file."""
    run = partial_of(run_tasks, store=kept, job=(board.map, within))
    return board.compile_near(within, progress=progress, run=run)


def _left_out(missing: Missing) -> str:
    return say(
        "left out because of errors in the map: {fields} fields, {portals} portals, "
        '{markers} markers, the sight of {sight} pairs{walking} (listed under "missing")',
        fields=len(missing.fields),
        portals=len(missing.portals),
        markers=len(missing.markers),
        sight=len(missing.sight),
        walking=phrase(", walking distances") if missing.walking else "",
    )
