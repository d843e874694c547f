"""``mapkit build``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.maps import compiled
from mapkit.cli.options import choice_option, force_option, map_argument
from mapkit.cli.output import STDOUT, refuse_overwriting, write_text
from mapkit.cli.progress import Progress
from mapkit.compiled import to_json

__all__ = ["build"]


@command(
    "build",
    "mapkit build board.yaml -o board.json",
    "mapkit build board.yaml --pretty | less",
    "mapkit build board.yaml --choice grazing=sees -o sees.json",
)
@map_argument()
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    default=STDOUT,
    metavar="FILE",
    help="Write to a file instead of standard output.",
)
@click.option(
    "--partial", is_flag=True, help="Build what the map's errors do not touch; say what is missing."
)
@click.option("--pretty", is_flag=True, help="One entry a line, for people and for diff.")
@choice_option()
@force_option()
def build(
    map_path: Path,
    output: Path,
    choices: dict[str, str],
    *,
    partial: bool,
    pretty: bool,
    force: bool,
) -> None:
    """Write all tables of a map as JSON.

    Adjacent, matching, passable and stacked fields, buildings, access fields, walking
    distances, and sight with its distance and rule for every pair. The form is described in
    docs/tables-json.md and by `mapkit schema tables`.
    """
    refuse_overwriting(output, force=force)
    with Progress("sight tables") as progress:
        tables = compiled(map_path, choices, progress, partial=partial)
    write_text(output, to_json(tables, pretty=pretty), force=force)
    missing = tables.missing
    if missing:
        click.echo(
            f"left out because of errors in the map: {len(missing.fields)} fields, "
            f"{len(missing.portals)} portals, {len(missing.markers)} markers, "
            f"the sight of {len(missing.sight)} pairs"
            + (", walking distances" if missing.walking else "")
            + ' (listed under "missing")',
            err=True,
        )
    if output != STDOUT:
        click.echo(f"wrote {output}", err=True)
