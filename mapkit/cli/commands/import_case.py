"""``mapkit import``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.maps import STDIN
from mapkit.cli.options import force_option
from mapkit.cli.output import STDOUT, refuse_overwriting, write_text
from mapkit.mapfile import format_map, new_document, read_case
from mapkit.messages import one_line, say

__all__ = ["import_case"]


@command(
    "import",
    "mapkit import case.json -o case.yaml",
    "mapkit import case.json | less",
    "mapkit import - < case.json | mapkit check -",
)
@click.argument("case_path", metavar="CASE", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    default=STDOUT,
    metavar="FILE",
    help="Write to a file instead of standard output.",
)
@force_option()
def import_case(case_path: Path, output: Path, *, force: bool) -> None:
    """Turn a map in JSON (fields with rings, portals, rules) into a map file.

    CASE is a JSON file that holds a map, or an object with the map under "map"; - stands for
    standard input.
    """
    refuse_overwriting(output, force=force)
    game_map = read_case(sys.stdin.buffer if case_path == STDIN else case_path)
    write_text(output, format_map(new_document(game_map), game_map), force=force)
    if output != STDOUT:
        click.echo(say("wrote {path}", path=one_line(str(output))), err=True)
