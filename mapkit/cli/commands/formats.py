"""``mapkit formats``."""

from __future__ import annotations

from typing import Any

import click

from mapkit.cli.board_picture import PICTURE_OPTIONS
from mapkit.cli.command import command
from mapkit.cli.options import as_json_option
from mapkit.cli.output import echo_json
from mapkit.export import Option, broken_pictures, load_all, picture_formats
from mapkit.messages import phrase, say, translated

__all__ = ["formats"]

_READ = (
    ("map", "yaml", phrase("read and written by every command; `mapkit schema map`")),
    ("case", "json", phrase("read by `mapkit import`")),
)


@command(
    "formats",
    "mapkit formats",
    "mapkit formats --json",
)
@as_json_option()
def formats(*, as_json: bool) -> None:
    """List the formats that are read and written, with the options of `mapkit export`.

    Exporters and picture back ends may come from other packages; one that does not load is
    named on standard error and is missing from the list.
    """
    working, broken = load_all()
    broken_ones = broken_pictures()
    lost = {b.name for b in broken_ones}
    pictures = [name for name in picture_formats() if name not in lost]
    for bad in (*broken, *broken_ones):
        click.echo(f"mapkit: {bad}", err=True)
    if as_json:
        echo_json(
            {
                "read": [{"what": w, "ending": e, "use": translated(u)} for w, e, u in _READ],
                "exporters": [
                    {
                        "name": e.name,
                        "ending": e.ending,
                        "summary": translated(e.summary),
                        "carries": sorted(e.carries),
                        "several": e.several,
                        "loses": translated(e.loses),
                        "options": _options(e.options),
                    }
                    for e in working
                ],
                "pictures": {"formats": pictures, "options": _options(PICTURE_OPTIONS)},
                "broken": [
                    {"name": b.name, "from": b.value, "why": b.why} for b in (*broken, *broken_ones)
                ],
            }
        )
        return
    for what, ending, use in _READ:
        click.echo(f"{what:8} .{ending:5} {translated(use)}")
    for exporter in working:
        click.echo(f"{exporter.name:8} .{exporter.ending:5} {translated(exporter.summary)}")
        if exporter.loses:
            click.echo(f"{'':15} {say('leaves out: {what}', what=translated(exporter.loses))}")
        _print_options(exporter.options)
    for name in pictures:
        how = say("picture: draw, export --to {name}, --picture", name=name)
        click.echo(f"{name:8} .{name:5} {how}")
    if pictures:
        _print_options(PICTURE_OPTIONS)


def _options(options: tuple[Option, ...]) -> list[dict[str, Any]]:
    return [
        {
            "name": o.name,
            "values": list(o.values),
            "default": o.default,
            "summary": translated(o.summary),
        }
        for o in options
    ]


def _print_options(options: tuple[Option, ...]) -> None:
    for option in options:
        values = "|".join(option.values) or "..."
        click.echo(f"{'':15} --option {f'{option.name}={values}':26} {translated(option.summary)}")
