"""``mapkit formats``."""

from __future__ import annotations

from typing import Any

import click

from mapkit.cli.board_picture import PICTURE_OPTIONS
from mapkit.cli.command import command
from mapkit.cli.options import as_json_option
from mapkit.cli.output import echo_json
from mapkit.errors import UsageError
from mapkit.export import (
    Importer,
    Option,
    broken_pictures,
    load_all,
    load_importers,
    picture_formats,
)
from mapkit.messages import phrase, plain, say, translated

_MAP = ("map", "yaml", phrase("read and written by every command; `mapkit schema map`"))


@command("formats", "mapkit formats", "mapkit formats csv", "mapkit formats --json")
@click.argument("name", metavar="[NAME]", required=False)
@as_json_option()
def formats(*, name: str | None, as_json: bool) -> None:
    """List the formats that are read and written, with their options; or one, by NAME.

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
    if name is not None:
        readers = tuple(r for r in readers if r.name == name)
        working = tuple(e for e in working if e.name == name)
        pictures = [p for p in pictures if p == name]
        if not (readers or working or pictures or name == _MAP[0]):
            raise UsageError(phrase("unsupported format {name!r}; see `mapkit formats`", name=name))
    of_maps = name in (None, _MAP[0])
    if as_json:
        echo_json(
            {
                "read": [
                    *([_own_map()] if of_maps else []),
                    *map(_reader, readers),
                ],
                "exporters": [
                    {
                        **plain(e, "name ending summary"),
                        "carries": sorted(e.carries),
                        **plain(e, "several loses"),
                        "options": plain(e.options, _OPTION),
                    }
                    for e in working
                ],
                "pictures": {
                    "formats": pictures,
                    "options": plain(PICTURE_OPTIONS, _OPTION),
                },
                "broken": [
                    {"name": b.name, "from": b.value, "why": b.why} for b in (*broken, *broken_ones)
                ],
            }
        )
        return
    if of_maps:
        _print_format(*_MAP[:2], translated(_MAP[2]))
    for reader in readers:
        read = say("read by `mapkit import`: {summary}", summary=translated(reader.summary))
        _print_format(reader.name, reader.endings[0], read)
        _print_loss(reader.loses)
        _print_options(reader.options)
    for exporter in working:
        _print_format(exporter.name, exporter.ending, translated(exporter.summary))
        _print_loss(exporter.loses)
        _print_options(exporter.options)
    for each in pictures:
        how = say("picture: draw, export --to {name}, --picture", name=each)
        _print_format(each, each, how)
    if pictures:
        _print_options(PICTURE_OPTIONS)


def _own_map() -> dict[str, str]:
    return {"what": _MAP[0], "ending": _MAP[1], "use": translated(_MAP[2])}


_OPTION = "name values default summary"


def _reader(importer: Importer) -> dict[str, Any]:
    return {
        "what": importer.name,
        "ending": importer.endings[0],
        "endings": list(importer.endings),
        "use": translated(phrase("read by `mapkit import`")),
        "summary": translated(importer.summary),
        "loses": translated(importer.loses),
        "options": plain(importer.options, _OPTION),
    }


def _print_format(name: str, ending: str, about: str) -> None:
    click.echo(f"{name:18} .{ending:8} {about}")


def _print_loss(loses: str) -> None:
    if loses:
        click.echo(f"{'':28} {say('leaves out: {what}', what=translated(loses))}")


def _print_options(options: tuple[Option, ...]) -> None:
    for option in options:
        values = "|".join(option.values) or "..."
        click.echo(f"{'':28} --option {f'{option.name}={values}':26} {translated(option.summary)}")
