"""``mapkit new``: what one can start from, each a sub-command."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from mapkit.cli.command import ExampleGroup, command
from mapkit.cli.options import force_option, parse_size
from mapkit.cli.output import echo_written, refuse_overwriting, write_text
from mapkit.errors import UsageError
from mapkit.mapfile import example_paths, format_map, new_document, new_map, new_ruleset, read_map
from mapkit.mapfile.grids import GRID_RULESET, grid_map
from mapkit.mapfile.rulesets import DEFAULT_RULESET
from mapkit.messages import phrase, say, say_n
from mapkit.model import GameMap

_SCHEMA_LINE = "# yaml-language-server: $schema=map.schema.json"
"""Editors complete the file once ``mapkit schema map`` has written that schema beside it."""

_NOT_IN_AN_ID = re.compile(r"[\s|]+")


class _Starts(ExampleGroup):
    """What one can start from; a file's or a map's name alone is answered by the whole command."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the sub-command of the arguments."""
        if args[0] in example_paths():
            raise click.UsageError(
                say("To copy a map that ships, write: mapkit new copy {name} FILE", name=args[0]),
                ctx=ctx,
            )
        if args[0].endswith((".yaml", ".yml")):
            raise click.UsageError(
                say("What kind of start? For a map, write: mapkit new map {name}", name=args[0]),
                ctx=ctx,
            )
        return super().resolve_command(ctx, args)


@click.group(
    "new",
    cls=_Starts,
    examples=(
        "mapkit new map board.yaml --size 600x400 --rows 6 --columns 9",
        "mapkit new grid card.yaml 3x3 --cell 25",
        "mapkit new copy launch-site my-site.yaml",
        "mapkit new ruleset my-rules.yaml",
        "mapkit new list",
    ),
)
def new() -> None:
    """Write a new map or ruleset to start from.

    For completion and checks in a text editor, `mapkit schema map > map.schema.json` writes the
    JSON Schema beside a map, and `mapkit schema ruleset > ruleset.schema.json` beside a ruleset.
    """


def _kind_of_start(name: str, *examples: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a sub-command that writes FILE, with ``--id``, ``--name`` and ``--force``."""

    def declare(write: Callable[..., Any]) -> click.Command:
        @functools.wraps(write)
        def checked(path: Path, **given: Any) -> None:
            _refuse_shipped_name(path)
            refuse_overwriting(path, force=given["force"])
            write(path, **given)

        declared: Callable[..., Any] = checked
        for option in (
            force_option(),
            click.option("--name", help="Its name."),
            click.option("--id", "new_id", help="Its id; the file's name by default."),
        ):
            declared = option(declared)
        made = command(name, *examples)(declared)
        new.add_command(made)
        return made

    return declare


_file = click.argument("path", metavar="FILE", type=click.Path(path_type=Path))


@_kind_of_start(
    "map",
    "mapkit new map board.yaml",
    "mapkit new map board.yaml --size 600x400 --rows 6 --columns 9",
    "mapkit new map board.yaml --size 600x400 --empty",
)
@_file
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
@click.option(
    "--aligned",
    is_flag=True,
    help="Columns in line: four fields meet at each corner, and many sightlines are disputed.",
)
@click.option("--sectors/--no-sectors", default=True, help="Divide the fields among the sectors.")
@click.option("--empty", is_flag=True, help="No fields at all.")
def of_rows(
    path: Path,
    size: tuple[float, float],
    rows: int,
    columns: int,
    new_id: str | None,
    name: str | None,
    *,
    aligned: bool,
    sectors: bool,
    empty: bool,
    force: bool,
) -> None:
    """Write a map with rows of fields, or an empty one, to FILE.

    The fields lie like bricks, so that no more than three meet at a corner.
    """
    made = new_map(
        "empty" if empty else "rows" if aligned else "bricks",
        id=new_id or _id_of(path) or "new-map",
        name=name,
        size_mm=size,
        rows=rows,
        columns=columns,
        sectors=sectors,
    )
    _write(path, made, force=force)


def _cells(_ctx: click.Context, _param: click.Parameter, value: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,6})[x×]([0-9]{1,6})", value.strip())
    if match is None:
        raise click.BadParameter(
            say("{text!r} is not a number of cells: write 6x6, columns first", text=value)
        )
    return int(match[1]), int(match[2])


@_kind_of_start(
    "grid", "mapkit new grid card.yaml 3x3 --cell 25", "mapkit new grid board.yaml 9x7 --hexes flat"
)
@_file
@click.argument("cells", metavar="COLUMNSxROWS", callback=_cells)
@click.option(
    "--hexes",
    type=click.Choice(["pointed", "flat"]),
    help="Pointy-topped or flat-topped hexagons; squares if not given.",
)
@click.option(
    "--cell",
    type=float,
    default=25.0,
    show_default=True,
    metavar="MM",
    help="From side to opposite side of a cell.",
)
@click.option(
    "--rules", metavar="NAME", default=GRID_RULESET, help="A ruleset that comes with mapkit."
)
@click.option("--kind", help="The kind of all cells.")
def of_cells(
    path: Path,
    cells: tuple[int, int],
    hexes: str | None,
    cell: float,
    rules: str,
    kind: str | None,
    new_id: str | None,
    name: str | None,
    *,
    force: bool,
) -> None:
    """Write a board or a card of squares or hexagons to FILE."""
    own = new_id or _id_of(path) or "new-map"
    made = grid_map(hexes or "squares", *cells, cell, id=own, name=name, ruleset=rules, kind=kind)
    _write(path, made, force=force)


@_kind_of_start("copy", "mapkit new copy launch-site my-site.yaml")
@click.argument("example", metavar="NAME")
@_file
def of_example(
    path: Path, example: str, new_id: str | None, name: str | None, *, force: bool
) -> None:
    """Write a copy of NAME, a map that comes with mapkit, to FILE."""
    made = new_map("example", example=example, name=name, id=new_id or "new-map")
    _write(path, made, force=force)


@_kind_of_start(
    "ruleset",
    "mapkit new ruleset my-rules.yaml",
    "mapkit new ruleset my-war.yaml --rules skirmish_wars",
)
@_file
@click.option(
    "--rules", metavar="NAME", default=DEFAULT_RULESET, help="A ruleset that comes with mapkit."
)
def of_rules(path: Path, rules: str, new_id: str | None, name: str | None, *, force: bool) -> None:
    """Write a copy of a ruleset that comes with mapkit to FILE, with its comments."""
    text = new_ruleset(new_id or _id_of(path) or "new-ruleset", name=name, example=rules)
    write_text(path, text, force=force)
    echo_written(path)


@new.add_command
@command("list", "mapkit new list")
def listed() -> None:
    """List the maps that come with mapkit.

    Each has its name, its title, how many fields it has, and its rules.
    """
    rows = []
    for known, path in example_paths().items():
        found = read_map(path).map
        assert found is not None  # it ships
        fields = say_n("{n} field(s)", len(found.fields))
        rows.append((known, found.name, fields, found.ruleset.name))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo("  ".join(cells).rstrip())


def _refuse_shipped_name(path: Path) -> None:
    """Refuse to write a file that would hide a map that ships, which is asked for by its name.

    Raises ``UsageError`` where the file would.
    """
    if str(path) in example_paths():
        raise UsageError(
            phrase(
                "{name} is the name of a map that ships with mapkit, and a file of that name would "
                "hide it; write {name}.yaml",
                name=str(path),
            )
        )


def _id_of(path: Path) -> str:
    return _NOT_IN_AN_ID.sub("-", path.stem).strip("-")[:40]


def _write(path: Path, made: GameMap, *, force: bool) -> None:
    text = format_map(new_document(made), made)
    write_text(path, f"{_SCHEMA_LINE}\n{text}", force=force)
    echo_written(path)
