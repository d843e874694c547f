"""``mapkit new``."""

from __future__ import annotations

import re
from pathlib import Path

import click
from click.core import ParameterSource

from mapkit.cli.command import command
from mapkit.cli.options import force_option, parse_size
from mapkit.cli.output import STDOUT, refuse_overwriting, write_text
from mapkit.errors import UsageProblemError
from mapkit.mapfile import example_paths, format_map, new_document, new_map, new_ruleset
from mapkit.messages import one_line, phrase, say

__all__ = ["new"]

_SCHEMA_LINE = "# yaml-language-server: $schema=map.schema.json"
"""Editors complete the file once ``mapkit schema map`` has written that schema beside it."""

_NOT_IN_AN_ID = re.compile(r"[\s|]+")


@command(
    "new",
    "mapkit new board.yaml",
    "mapkit new board.yaml --size 600x400 --rows 6 --columns 9",
    "mapkit new board.yaml --size 600x400 --empty",
    "mapkit new my-site.yaml --example launch-site",
    "mapkit new my-rules.yaml --ruleset",
    "mapkit new --list",
)
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path), required=False)
@click.option(
    "--size",
    default="840x560",
    show_default=True,
    metavar="WIDTHxHEIGHT",
    callback=parse_size,
    help="Width and height in mm.",
)
@click.option("--rows", type=int, default=8, show_default=True, help="Number of rows.")
@click.option("--columns", type=int, default=12, show_default=True, help="Fields per row.")
@click.option("--sectors/--no-sectors", default=True, help="Divide the fields among the sectors.")
@click.option("--empty", is_flag=True, help="No fields at all.")
@click.option("--example", metavar="NAME", help="Copy a map that comes with mapkit.")
@click.option(
    "--ruleset", is_flag=True, help="Copy the ruleset that comes with mapkit, with its comments."
)
@click.option("--list", "show", is_flag=True, help="List the maps that come with mapkit.")
@click.option("--id", "new_id", help="Its id; the file's name by default.")
@click.option("--name", help="Its name.")
@force_option()
@click.pass_context
def new(
    ctx: click.Context,
    path: Path | None,
    size: tuple[float, float],
    rows: int,
    columns: int,
    example: str | None,
    new_id: str | None,
    name: str | None,
    *,
    ruleset: bool,
    sectors: bool,
    empty: bool,
    show: bool,
    force: bool,
) -> None:
    """Start a map file: rows of equal fields, an empty board, or a copy of an example.

    With --ruleset, start a ruleset of your own; a map names it with  ruleset: ./my-rules.yaml.

    FILE may be - for standard output. Its first line names a schema, with which text editors
    complete the file: `mapkit schema map > map.schema.json` writes it beside the map, and
    `mapkit schema ruleset > ruleset.schema.json` beside a ruleset.
    """
    if show:
        for known in example_paths():
            click.echo(known)
        return
    if path is None:
        raise click.MissingParameter(param_hint="FILE", param_type="argument")
    refuse_overwriting(path, force=force)
    own_id = _NOT_IN_AN_ID.sub("-", path.stem).strip("-")[:40]
    if ruleset:
        _refuse_map_options(ctx)
        text = new_ruleset(new_id or own_id or "new-ruleset", name=name)
        write_text(path, text, force=force)
        _tell(path)
        return
    if example is not None:
        game_map = new_map("example", example=example, name=name, id=new_id or "new-map")
    else:
        game_map = new_map(
            "empty" if empty else "rows",
            id=new_id or own_id or "new-map",
            name=name,
            size_mm=size,
            rows=rows,
            columns=columns,
            sectors=sectors,
        )
    text = format_map(new_document(game_map), game_map)
    write_text(path, f"{_SCHEMA_LINE}\n{text}", force=force)
    _tell(path)


def _refuse_map_options(ctx: click.Context) -> None:
    for name in ("size", "rows", "columns", "sectors", "empty", "example"):
        if ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE:
            raise UsageProblemError(
                phrase("--{name} is for maps: leave it out with --ruleset", name=name)
            )


def _tell(path: Path) -> None:
    if path != STDOUT:
        click.echo(say("wrote {path}", path=one_line(str(path))), err=True)
