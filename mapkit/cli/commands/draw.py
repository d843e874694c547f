"""``mapkit draw``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.maps import open_map
from mapkit.cli.options import force_option, map_argument
from mapkit.cli.output import STDOUT, refuse_overwriting, write_picture
from mapkit.drawing import board_scene
from mapkit.errors import UsageProblemError

__all__ = ["draw"]


@command(
    "draw",
    "mapkit draw board.yaml",
    "mapkit draw board.yaml -o board.svg",
    "mapkit draw board.yaml -o - --format svg > board.svg",
)
@map_argument()
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    metavar="FILE",
    help="Where to; the ending tells the format. The map's id with .png by default.",
)
@click.option("--format", "kind", help="Format, where the file's ending does not tell it.")
@force_option()
def draw(map_path: Path, output: Path | None, kind: str | None, *, force: bool) -> None:
    """Draw the board as a picture."""
    refuse_overwriting(output, force=force)
    game_map, _ = open_map(map_path, {})
    if output == STDOUT and kind is None:
        raise UsageProblemError("standard output has no ending that tells the format: --format svg")
    path = output or Path(f"{game_map.id}.{kind or 'png'}")
    refuse_overwriting(path, force=force)
    write_picture(path, board_scene(game_map), force=force, kind=kind)
    if path != STDOUT:
        click.echo(f"wrote {path}", err=True)
