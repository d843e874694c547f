"""``mapkit edit``."""

from __future__ import annotations

from contextvars import Context
from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.messages import say


@command(
    "edit",
    "mapkit edit board.yaml",
    "mapkit edit launch-site",
    "mapkit edit",
    "mapkit edit --install-desktop-entry",
)
@click.argument("map_path", metavar="[MAP]", type=click.Path(path_type=Path), required=False)
@click.option(
    "--install-desktop-entry",
    "desktop_entry",
    is_flag=True,
    help="Add mapkit to the desktop's menu of programs, and open no window.",
)
def edit(map_path: Path | None, *, desktop_entry: bool) -> int:
    """Open the editor: draw a board and see its sightlines.

    Without MAP it opens the map of the last session, or the start page. A map that ships with
    mapkit opens as a copy.
    """
    if desktop_entry:
        from mapkit.editor.app.desktop_entry import install_desktop_entry  # noqa: PLC0415 - this option's

        for path in install_desktop_entry():
            click.echo(say("wrote {path}", path=path), err=True)
        return 0
    from mapkit.editor.app.system_libraries import require_window  # noqa: PLC0415 - this command's alone

    require_window()
    from mapkit.editor.app.program import start  # noqa: PLC0415 - Qt takes its time, and may be missing

    return Context().run(start, map_path)  # in the language chosen there, not in this run's
