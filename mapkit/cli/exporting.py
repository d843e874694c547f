"""What ``build`` and ``export`` have in common: from a map file to an exporter's file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from mapkit.cli.maps import open_any, open_whole
from mapkit.cli.output import STDOUT, write_export
from mapkit.cli.progress import Progress
from mapkit.compiled import Missing
from mapkit.export import Exporter, fill_in, refuse_partial
from mapkit.illustrate import export_files
from mapkit.messages import one_line, phrase, say

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
) -> None:
    """Build the tables of a map, let an exporter write them, and say what is missing.

    Raises
    ------
    UsageProblemError
        The exporter does not know an option, or writes no partial maps.
    """
    filled = fill_in(exporter.name, exporter.options, options)  # refused before any work
    if partial:
        refuse_partial(exporter)
    board = open_any(map_path).choose(**choices) if partial else open_whole(map_path, choices)
    with Progress(say("sight tables")) as progress:
        compiled = board.compile(partial=partial, progress=progress)
    with Progress(say("writing {name}", name=exporter.name)) as progress:
        files = export_files(exporter, compiled, filled, progress)
    write_export(output, files, force=force)
    if compiled.missing:
        click.echo(_left_out(compiled.missing), err=True)
    if output != STDOUT:
        click.echo(say("wrote {path}", path=one_line(str(output))), err=True)


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
