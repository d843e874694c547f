"""``mapkit new``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import click
from click.core import ParameterSource

from mapkit.cli.command import command
from mapkit.cli.options import force_option, parse_size
from mapkit.cli.output import echo_written, refuse_overwriting, write_text
from mapkit.errors import UsageProblemError
from mapkit.mapfile import example_paths, format_map, new_document, new_map, new_ruleset
from mapkit.mapfile.grids import GRID_RULESET, grid_map
from mapkit.mapfile.rulesets import DEFAULT_RULESET
from mapkit.messages import phrase, say

__all__ = ["new"]

_SCHEMA_LINE = "# yaml-language-server: $schema=map.schema.json"
"""Editors complete the file once ``mapkit schema map`` has written that schema beside it."""

_NOT_IN_AN_ID = re.compile(r"[\s|]+")


def _cells(
    _ctx: click.Context, _param: click.Parameter, value: str | None
) -> tuple[int, int] | None:
    if value is None:
        return None
    match = re.fullmatch(r"([0-9]{1,6})[x×]([0-9]{1,6})", value.strip())
    if match is None:
        raise click.BadParameter(
            say("{text!r} is not a number of cells: write 6x6, columns first", text=value)
        )
    return int(match[1]), int(match[2])


@command(
    "new",
    "mapkit new board.yaml",
    "mapkit new board.yaml --size 600x400 --rows 6 --columns 9",
    "mapkit new board.yaml --size 600x400 --empty",
    "mapkit new card.yaml --grid 3x3 --cell 25",
    "mapkit new board.yaml --hexes 9x7 --flat",
    "mapkit new my-site.yaml --example launch-site",
    "mapkit new my-rules.yaml --ruleset",
    "mapkit new my-war.yaml --ruleset --rules skirmish_wars",
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
@click.option(
    "--grid", metavar="COLUMNSxROWS", callback=_cells, help="Square cells, for a board or a card."
)
@click.option("--hexes", metavar="COLUMNSxROWS", callback=_cells, help="Hexagons.")
@click.option("--flat", is_flag=True, help="Hexagons with a side at the top, not a corner.")
@click.option(
    "--cell",
    type=float,
    default=25.0,
    show_default=True,
    metavar="MM",
    help="From side to opposite side of a cell.",
)
@click.option("--rules", metavar="NAME", help="A ruleset that ships; of grids skirmish_wars.")
@click.option("--kind", help="Of all cells of a grid.")
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
    grid: tuple[int, int] | None,
    hexes: tuple[int, int] | None,
    cell: float,
    rules: str | None,
    kind: str | None,
    example: str | None,
    new_id: str | None,
    name: str | None,
    *,
    flat: bool,
    ruleset: bool,
    sectors: bool,
    empty: bool,
    show: bool,
    force: bool,
) -> None:
    """Start a map file: rows of equal fields, a grid, an empty board, or a copy of an example.

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
        of_maps = (
            "size", "rows", "columns", "sectors", "empty", "example", "grid", "hexes", "flat",
            "cell", "kind",
        )  # fmt: skip
        _refuse(ctx, of_maps, phrase("is for maps: leave it out with --ruleset"))
        text = new_ruleset(
            new_id or own_id or "new-ruleset", name=name, example=rules or DEFAULT_RULESET
        )
        write_text(path, text, force=force)
        echo_written(path)
        return
    cells = grid or hexes
    if cells is None:
        _refuse(ctx, ("flat", "cell", "kind", "rules"), phrase("needs --grid or --hexes"))
    else:
        _refuse(
            ctx,
            ("size", "rows", "columns", "sectors", "empty", "example"),
            phrase("does not go with a grid"),
        )
    if grid and hexes:
        raise UsageProblemError(phrase("give --grid or --hexes, not both"))
    if grid:
        _refuse(ctx, ("flat",), phrase("is for hexagons: needs --hexes"))
    if cells is not None:
        game_map = grid_map(
            ("flat" if flat else "pointed") if hexes else "squares",
            *cells,
            cell,
            id=new_id or own_id or "new-map",
            name=name,
            ruleset=rules or GRID_RULESET,
            kind=kind,
        )
    elif example is not None:
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
    echo_written(path)


def _refuse(ctx: click.Context, names: Iterable[str], why: str) -> None:
    for name in names:
        if ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE:
            raise UsageProblemError(phrase("--{name} {why}", name=name, why=why))
