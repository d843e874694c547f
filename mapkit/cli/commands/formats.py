"""``mapkit formats``."""

from __future__ import annotations

from typing import Any

import click

from mapkit.cli.board_picture import PICTURE_OPTIONS
from mapkit.cli.command import command
from mapkit.cli.options import as_json_option
from mapkit.cli.output import echo_json
from mapkit.export import (
    Importer,
    Option,
    broken_pictures,
    load_all,
    load_importers,
    picture_formats,
)
from mapkit.messages import phrase, say, translated

__all__ = ["formats"]

_MAP = ("map", "yaml", phrase("read and written by every command; `mapkit schema map`"))


@command("formats", "mapkit formats", "mapkit formats --json")
@as_json_option()
def formats(*, as_json: bool) -> None:
    """List the formats that are read and written, with the options of `mapkit export`.

    Exporters and picture back ends may come from other packages; one that does not load is
    named on standard error and is missing from the list.
    """
    working, broken = load_all()
    readers, unreadable = load_importers()
    broken_ones = (*unreadable, *broken_pictures())
    lost = {b.name for b in broken_ones[len(unreadable) :]}
    pictures = [name for name in picture_formats() if name not in lost]
    for bad in (*broken, *broken_ones):
        click.echo(f"mapkit: {bad}", err=True)
    if as_json:
        echo_json(
            {
                "read": [
                    {"what": _MAP[0], "ending": _MAP[1], "use": translated(_MAP[2])},
                    *map(_reader, readers),
                ],
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
    what, ending, use = _MAP
    click.echo(f"{what:8} .{ending:8} {translated(use)}")
    for reader in readers:
        read = say("read by `mapkit import`: {summary}", summary=translated(reader.summary))
        click.echo(f"{reader.name:8} .{reader.endings[0]:8} {read}")
        _print_loss(reader.loses)
        _print_options(reader.options)
    for exporter in working:
        click.echo(f"{exporter.name:8} .{exporter.ending:8} {translated(exporter.summary)}")
        _print_loss(exporter.loses)
        _print_options(exporter.options)
    for name in pictures:
        how = say("picture: draw, export --to {name}, --picture", name=name)
        click.echo(f"{name:8} .{name:8} {how}")
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


def _reader(importer: Importer) -> dict[str, Any]:
    return {
        "what": importer.name,
        "ending": importer.endings[0],
        "endings": list(importer.endings),
        "use": translated(phrase("read by `mapkit import`")),
        "summary": translated(importer.summary),
        "loses": translated(importer.loses),
        "options": _options(importer.options),
    }


def _print_loss(loses: str) -> None:
    if loses:
        click.echo(f"{'':18} {say('leaves out: {what}', what=translated(loses))}")


def _print_options(options: tuple[Option, ...]) -> None:
    for option in options:
        values = "|".join(option.values) or "..."
        click.echo(f"{'':18} --option {f'{option.name}={values}':26} {translated(option.summary)}")
