"""``mapkit edit``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command

__all__ = ["edit"]


@command("edit", "mapkit edit board.yaml", "mapkit edit launch-site", "mapkit edit")
@click.argument("map_path", metavar="[MAP]", type=click.Path(path_type=Path), required=False)
def edit(map_path: Path | None) -> int:
    """Open the editor: draw a board and see its sightlines.

    Without MAP it opens the map of the last session, or a page to start from.
    """
    from mapkit.editor.system import require_window  # noqa: PLC0415 - this command's alone

    require_window()
    from mapkit.editor.app import start  # noqa: PLC0415 - Qt takes its time, and may be missing

    return start(map_path)
