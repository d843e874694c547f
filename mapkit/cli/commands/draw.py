"""``mapkit draw``."""

from __future__ import annotations

import re
from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.maps import open_map
from mapkit.cli.options import force_option, map_argument
from mapkit.cli.output import STDOUT, refuse_overwriting, write_picture
from mapkit.coverage import check_map
from mapkit.drawing.board import board_scene
from mapkit.errors import UsageProblemError

__all__ = ["draw"]

_NOT_IN_A_NAME = re.compile(r"[/\\:]+")


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
@click.option("--dpi", type=click.FloatRange(10, 2400), help="Dots per inch of a png.")
@click.option("--labels/--no-labels", default=True, help="Write the fields' ids.")
@click.option("--markers/--no-markers", default=True, help="Draw what is printed on the fields.")
@click.option("--legend/--no-legend", default=True, help="Explain the symbols.")
@click.option("--problems", is_flag=True, help="Ring what `mapkit check` finds.")
@force_option()
def draw(
    map_path: Path,
    output: Path | None,
    kind: str | None,
    dpi: float | None,
    *,
    labels: bool,
    markers: bool,
    legend: bool,
    problems: bool,
    force: bool,
) -> None:
    """Draw the board as a picture."""
    refuse_overwriting(output, force=force)
    game_map, _ = open_map(map_path, {})
    if output == STDOUT and kind is None:
        raise UsageProblemError("standard output has no ending that tells the format: --format svg")
    path = output or Path(f"{_file_name(game_map.id)}.{kind or 'png'}")
    refuse_overwriting(path, force=force)
    scene = board_scene(
        game_map,
        labels=labels,
        markers=markers,
        legend=legend,
        diagnostics=check_map(game_map) if problems else (),
    )
    write_picture(path, scene, force=force, kind=kind, dpi=dpi)
    if path != STDOUT:
        click.echo(f"wrote {path}", err=True)


def _file_name(map_id: str) -> str:
    """Return an id as the name of a file in this folder: ids may hold slashes and dots."""
    return _NOT_IN_A_NAME.sub("-", map_id).lstrip(".-") or "board"
