"""``mapkit diff``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.board import diff as compare
from mapkit.cli.command import command
from mapkit.cli.maps import compiled_tables, open_whole
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    force_option,
    look_option,
    map_argument,
)
from mapkit.cli.output import echo_json, echo_provenance, refuse_picture, write_picture
from mapkit.cli.progress import Whole
from mapkit.cli.stopping import ExitCode
from mapkit.errors import UsageError
from mapkit.messages import one_line, phrase, plain, say


@command(
    "diff",
    "mapkit diff old.yaml new.yaml",
    "mapkit diff old.yaml new.yaml --json",
    "mapkit diff old.yaml new.yaml --no-tables",
    "mapkit diff mine.yaml yours.yaml --match shapes -o borders.png",
)
@map_argument("before_path", "MAP1")
@map_argument("after_path", "MAP2")
@click.option("--no-tables", is_flag=True, help="Compare what is drawn, not the answers.")
@click.option(
    "--match",
    type=click.Choice(["ids", "shapes"]),
    default="ids",
    show_default=True,
    help="Which fields are the same: of one id; or, in two tracings, those that overlap most.",
)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE",
    help="Draw the borders of both maps, with --match shapes; the ending gives the format.",
)  # fmt: skip
@look_option("diagram")
@force_option()
@choice_option()
@as_json_option()
def diff(
    before_path: Path,
    after_path: Path,
    choices: dict[str, str],
    match: str,
    output: Path | None,
    look: str | None,
    *,
    no_tables: bool,
    force: bool,
    as_json: bool,
) -> ExitCode:
    """Show which fields, relations and sight answers changed between two versions of a map.

    With --match shapes the maps are two tracings of one board: fields are matched by what they
    cover, whatever their ids, and it reports how far borders are apart.

    The exit code is 0 where nothing changed and 1 where something did. Maps with errors can
    only be compared with --no-tables.
    """
    if output is not None and match != "shapes":
        raise UsageError(phrase("only two tracings have a picture: add --match shapes"))
    refuse_picture(output, force=force)
    before, after = (open_whole(p, choices) for p in (before_path, after_path))
    if not no_tables:
        whole = Whole(2)
        for board in (before, after):
            compiled_tables(board, whole=whole)
    if match == "shapes":
        found = before.match_shapes(after, tables=not no_tables)
        if as_json:
            paths = {"before": str(before_path), "after": str(after_path)}
            echo_json({"match": "shapes", "maps": paths, **found.to_dict()})
        else:
            first, *others = found.sentences
            click.secho(one_line(first), bold=True)
            for sentence in others:
                click.echo(one_line(sentence))
            echo_provenance(after.map)
        if output:
            write_picture(output, found.scene(look=look), force=force)
        return ExitCode.OK if found.details.is_same else ExitCode.NO
    changes = compare(before, after, tables=not no_tables)
    if as_json:
        echo_json(
            {
                "before": str(before_path),
                "after": str(after_path),
                "changes": plain(changes, "subject what id sentence before after"),
            }
        )
    else:
        for change in changes:
            click.echo(one_line(change.sentence))
        if not changes:
            click.echo(say("Nothing changed."))
    return ExitCode.NO if changes else ExitCode.OK
