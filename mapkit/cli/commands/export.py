"""``mapkit export``."""

from __future__ import annotations

from pathlib import Path

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
from mapkit.errors import UsageProblemError
from mapkit.export import Exporter, exporters, fill_in, find_exporter, load_all, picture_formats
from mapkit.export.outputs import refuse_folder
from mapkit.messages import phrase

__all__ = ["export"]


def _complete_format(
    _ctx: click.Context, _param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    names = [*exporters(), *picture_formats()]
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


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
@click.option(
    "--option",
    "-O",
    "given",
    multiple=True,
    metavar="NAME=VALUE",
    callback=parse_pairs("form=dense"),
    help="Set an option of the format, as `mapkit formats` lists them. Repeatable.",
)
@partial_option()
@choice_option()
@force_option()
def export(
    map_path: Path,
    format_name: str | None,
    output: Path | None,
    given: dict[str, str],
    choices: dict[str, str],
    *,
    partial: bool,
    force: bool,
) -> None:
    """Write a map in another format: for a play engine, or as a picture."""
    name = (format_name or _format_of(output)).lower()
    is_picture = name not in exporters() and name in picture_formats()
    exporter = None if is_picture else _find(name)
    # Options are refused before any work.
    options = fill_in(name, exporter.options if exporter else PICTURE_OPTIONS, given)
    path = output or file_named_after(map_path.stem, exporter.ending if exporter else name)
    refuse_overwriting(path, force=force)
    if exporter and exporter.several and path != STDOUT and path.suffix.lower() != ".zip":
        refuse_folder(path, force=force)
    if exporter:
        export_map(
            exporter, map_path, path, options=options, choices=choices, partial=partial, force=force
        )
    elif partial or choices:
        raise UsageProblemError(
            phrase("a picture of the board shows no tables: leave out --partial and --choice")
        )
    else:
        draw_board(open_whole(map_path, {}), path, name, options, force=force)


def _format_of(output: Path | None) -> str:
    """Return the format that a file's ending stands for."""
    ending = output.suffix.removeprefix(".").lower() if output else ""
    if not ending:
        raise UsageProblemError(
            phrase("which format? --to FORMAT; there are: {known}", known=_known())
        )
    if ending in picture_formats():
        return ending
    working, _ = load_all()
    found = [e.name for e in working if e.ending == ending]
    if len(found) != 1:
        asked = phrase("no format has the ending .{ending}", ending=ending)
        if found:
            asked = phrase("several formats have the ending .{ending}", ending=ending)
        known = ", ".join(found) or _known()
        raise UsageProblemError(
            phrase("{problem}: --to FORMAT; there are: {known}", problem=asked, known=known)
        )
    return found[0]


def _find(name: str) -> Exporter:
    if name not in exporters():
        raise UsageProblemError(
            phrase("there is no format {name!r}; there are: {known}", name=name, known=_known())
        )
    return find_exporter(name)


def _known() -> str:
    return ", ".join([*exporters(), *picture_formats()]) or phrase("none (see the README)")
