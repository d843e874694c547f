"""What ``build`` and ``export`` have in common: from a map file to an exporter's file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from mapkit.cli.maps import announce_tables, open_chosen
from mapkit.cli.output import STDOUT, echo_written, write_export
from mapkit.cli.progress import LONG_S, Progress, duration
from mapkit.cli.quiet import is_quiet
from mapkit.compiled import Missing
from mapkit.export import Exporter, fill_in, refuse_partial
from mapkit.illustrate import export_files
from mapkit.jobs.in_parts import part_of
from mapkit.messages import phrase, say


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

    Raises ``UsageError`` where the exporter does not know an option, or writes no partial maps.
    """
    filled = fill_in(exporter.name, exporter.options, options)  # refused before any work
    if partial:
        refuse_partial(exporter)
    board = open_chosen(map_path, choices, partial=partial)
    if within is None and exporter.name in _WITH_PAIRS and not partial:
        announce_tables(board.map)
    keeps = within is not None and output != STDOUT
    kept = output.with_name(output.name + ".results") if keeps else None
    try:
        with Progress(say("writing {name}", name=exporter.name)) as progress:
            first, rest = part_of(progress, 0, 4), part_of(progress, 1, 4, 3)
            if within is None:  # files that hold no tables need none
                compiled = board.compile(partial=partial, progress=first, later=True)
            else:
                compiled = board.compile_near(within, workers=None, store=kept, progress=first)
            files = export_files(exporter, compiled, filled, rest, tell=tell)
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


def tell(what: str, pairs: int, seconds: float) -> None:
    """Say what a part of an export takes, before it begins and where it takes long."""
    if seconds < LONG_S or is_quiet():
        return
    told = say(
        "{what} of {pairs} pairs: about {time} of processor; Ctrl-C stops and leaves nothing half "
        "written",
        what=what,
        pairs=f"{pairs:,}",
        time=duration(seconds),
    )
    click.echo(told, err=True)


_WITH_PAIRS = ("csv", "html", "tables")


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
