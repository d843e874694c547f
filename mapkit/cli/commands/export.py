"""``mapkit export``, and ``mapkit build``, short for its most used format."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from mapkit.cli.board_picture import PICTURE_OPTIONS, draw_board, file_named_after
from mapkit.cli.command import command
from mapkit.cli.exporting import export_map
from mapkit.cli.maps import open_whole
from mapkit.cli.options import (
    choice_option,
    force_option,
    map_argument,
    parse_pairs,
    partial_option,
)
from mapkit.cli.output import STDOUT, refuse_overwriting
from mapkit.cli.own_files import is_own
from mapkit.errors import UsageError
from mapkit.export import (
    exporters,
    fill_in,
    find_exporter,
    named_by_ending,
    picture_formats,
    refuse_ending,
)
from mapkit.export.outputs import refuse_folder
from mapkit.messages import phrase


def _complete_format(
    _ctx: click.Context, _param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    names = [*exporters(), *picture_formats()]
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


_OPTIONS = (
    click.option(
        "--option",
        "-O",
        "given",
        multiple=True,
        metavar="NAME=VALUE",
        callback=parse_pairs("form=dense"),
        help="Set an option of the format, as `mapkit formats` lists them. Repeatable.",
    ),
    click.option(
        "--within",
        metavar="MM",
        help="For maps of many thousands of fields: ask only about the sight of fields whose "
        "nearest points are no farther apart.",
    ),
    partial_option(),
    choice_option(),
    force_option(),
)
"""What ``export`` and ``build``, its short name for one format, both take."""


def _with_options(write: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(_OPTIONS):
        write = option(write)
    return write


@command(
    "export",
    "mapkit export board.yaml --to tables",
    "mapkit export board.yaml --to tables --option form=dense --option geometry=yes -o board.json",
    "mapkit export board.yaml --to svg --option legend=no -o board.svg",
    "mapkit formats",
)
@map_argument()
@click.option(
    "--to",
    "format_name",
    metavar="FORMAT",
    shell_complete=_complete_format,
    help="One of `mapkit formats`; if left out, the ending of FILE decides.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    metavar="FILE",
    help="Where to write; - is standard output. Named after MAP by default. For a format of "
    "several files a folder, or a name that ends in .zip.",
)
@_with_options
def export(map_path: Path, format_name: str | None, output: Path | None, **given: Any) -> None:
    """Write a map in another format: for a play engine, or as a picture.

    With --within, time and memory follow the pairs asked about. The tables say which
    these are: a pair that was not asked about is not blocked, it is not known. What is
    finished is kept beside the output until all is: the same command goes on from there.
    """
    _export(map_path, (format_name or _format_of(output)).lower(), output, **given)


@command(
    "build",
    "mapkit build board.yaml -o board.json",
    "mapkit build board.yaml -O form=dense -O geometry=yes -o board.json",
    "mapkit build board.yaml -O pretty=yes | less",
    "mapkit build board.yaml --choice grazing=sees -o sees.json",
    "mapkit build counties.yaml --within 20 -o counties.json",
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
@_with_options
def build(map_path: Path, output: Path, **given: Any) -> None:
    """Write all tables of a map as JSON for a play engine.

    Short for `mapkit export --to tables`, to standard output. Adjacent, matching, passable and
    stacked fields, steps with their costs, buildings, access fields, walking distances, and sight
    with its distance and rule for every pair. docs/tables-json.md describes the form, and
    `mapkit schema tables` prints its schema.
    """
    source = click.get_current_context().get_parameter_source("output")
    if source is click.core.ParameterSource.DEFAULT and sys.stdout.isatty():
        raise UsageError(
            phrase("the tables would fill the terminal: give -o FILE, or -o - to see them")
        )
    _export(map_path, "tables", output, **given)


def _export(
    map_path: Path,
    name: str,
    output: Path | None,
    *,
    given: dict[str, str],
    choices: dict[str, str],
    within: str | None,
    partial: bool,
    force: bool,
) -> None:
    is_picture = name not in exporters() and name in picture_formats()
    exporter = None if is_picture else find_exporter(name)
    # Options are refused before any work.
    options = fill_in(name, exporter.options if exporter else PICTURE_OPTIONS, given)
    if within is not None and (partial or {"form", "witnesses"} & {*given}):
        raise UsageError(
            phrase("--within has a form of its own: leave out -O form, -O witnesses and --partial")
        )
    path = output or file_named_after(map_path.stem, exporter.ending if exporter else name)
    if exporter:
        refuse_ending(exporter, path)
    refuse_overwriting(path, force=force)
    if exporter and exporter.several and path != STDOUT and path.suffix.lower() != ".zip":
        refuse_folder(path, force=force or is_own(path))
    if exporter:
        export_map(
            exporter,
            map_path,
            path,
            options=options,
            choices=choices,
            partial=partial,
            force=force,
            within=within,
        )
    elif partial or choices or within:
        raise UsageError(
            phrase(
                "a picture of the board shows no tables: leave out --partial, --choice and --within"
            )
        )
    else:
        draw_board(open_whole(map_path, {}), path, name, options, force=force)


def _format_of(output: Path | None) -> str:
    """Return the format that a file's ending stands for."""
    ending = output.suffix.removeprefix(".").lower() if output else ""
    if not ending:
        raise UsageError(phrase("which format? --to FORMAT; there are: {known}", known=_known()))
    if ending in picture_formats():
        return ending
    found = [e.name for e in named_by_ending(ending)]
    if len(found) != 1:
        asked = phrase("no format has the ending .{ending}", ending=ending)
        if found:
            asked = phrase("several formats have the ending .{ending}", ending=ending)
        known = ", ".join(found) or _known()
        raise UsageError(
            phrase("{problem}: --to FORMAT; there are: {known}", problem=asked, known=known)
        )
    return found[0]


def _known() -> str:
    return ", ".join([*exporters(), *picture_formats()]) or phrase("none (see the README)")
