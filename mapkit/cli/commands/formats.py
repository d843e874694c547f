"""``mapkit formats``."""

from __future__ import annotations

import click

from mapkit.cli.command import command
from mapkit.cli.options import as_json_option
from mapkit.cli.output import echo_json
from mapkit.export.pictures import picture_formats

__all__ = ["formats"]

_DATA = (
    ("map file", "yaml", "read and written by every command; `mapkit schema map`"),
    ("case", "json", "read by `mapkit import`"),
    ("tables", "json", "written by `mapkit build`; `mapkit schema tables`"),
)


@command(
    "formats",
    "mapkit formats",
)
@as_json_option()
def formats(*, as_json: bool) -> None:
    """List the file formats that are read and written, pictures of plug-ins included."""
    pictures = sorted(picture_formats())
    if as_json:
        echo_json(
            {
                "data": [{"what": w, "ending": e, "use": u} for w, e, u in _DATA],
                "pictures": pictures,
            }
        )
        return
    for what, ending, use in _DATA:
        click.echo(f"{what:10} .{ending:5} {use}")
    for name in pictures:
        click.echo(f"{'picture':10} .{name:5} written by draw and --picture")
