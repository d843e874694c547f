"""``mapkit diff``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.board import diff as compare
from mapkit.cli.command import command
from mapkit.cli.exits import ExitCode
from mapkit.cli.maps import open_whole
from mapkit.cli.options import as_json_option, choice_option, map_argument
from mapkit.cli.output import echo_json
from mapkit.cli.progress import Progress
from mapkit.messages import one_line, say

__all__ = ["diff"]


@command(
    "diff",
    "mapkit diff old.yaml new.yaml",
    "mapkit diff old.yaml new.yaml --json",
    "mapkit diff old.yaml new.yaml --no-tables",
)
@map_argument("before_path", "MAP1")
@map_argument("after_path", "MAP2")
@click.option("--no-tables", is_flag=True, help="Compare what is drawn, not the answers.")
@choice_option()
@as_json_option()
def diff(
    before_path: Path,
    after_path: Path,
    choices: dict[str, str],
    *,
    no_tables: bool,
    as_json: bool,
) -> ExitCode:
    """Show which fields, relations and sight answers changed between two versions of a map.

    The exit code is 0 where nothing changed and 1 where something did. Maps with errors can
    only be compared with --no-tables.
    """
    before, after = (open_whole(p, choices) for p in (before_path, after_path))
    if not no_tables:
        with Progress(say("sight tables")) as progress:
            before.compile(progress=progress)
            after.compile(progress=progress)
    changes = compare(before, after, tables=not no_tables)
    if as_json:
        echo_json(
            {
                "before": str(before_path),
                "after": str(after_path),
                "changes": [
                    {
                        "subject": c.subject,
                        "what": c.what,
                        "id": c.id,
                        "sentence": c.sentence,
                        "before": c.before,
                        "after": c.after,
                    }
                    for c in changes
                ],
            }
        )
    else:
        for change in changes:
            click.echo(one_line(change.sentence))
        if not changes:
            click.echo(say("Nothing changed."))
    return ExitCode.NO if changes else ExitCode.OK
