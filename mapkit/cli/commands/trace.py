"""``mapkit trace``."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mapkit.cli.command import command
from mapkit.cli.options import as_json_option, force_option, parse_size
from mapkit.cli.output import (
    STDOUT,
    echo_json,
    echo_provenance,
    echo_written,
    refuse_overwriting,
    write_text,
)
from mapkit.cli.progress import Progress
from mapkit.digitize.libraries import require_libraries
from mapkit.errors import UsageProblemError
from mapkit.mapfile import format_map, new_document, write_atomic
from mapkit.messages import one_line, phrase, say, say_n, translated
from mapkit.model import Underlay

if TYPE_CHECKING:
    from mapkit.digitize.placing import FoundSymbol
    from mapkit.digitize.trace import Traced

__all__ = ["trace"]

_NOT_IN_AN_ID = re.compile(r"[\s|]+")
_LISTED = 10
_DOUBTFUL = 0.2


def _parse_corners(
    _ctx: click.Context, _param: click.Parameter, value: str | None
) -> list[tuple[float, float]] | None:
    if value is None:
        return None
    number = r"(-?\d+(?:\.\d+)?)"
    found = [re.fullmatch(rf"{number},{number}", part) for part in value.split()]
    if len(found) != 4 or any(match is None for match in found):
        raise click.BadParameter(
            say(
                "'{value}' are not four corners; give x,y four times, in pixels: {example}",
                value=value,
                example="'102,88 3904,120 3880,2710 96,2650'",
            )
        )
    return [(float(match[1]), float(match[2])) for match in found if match is not None]


@command(
    "trace",
    "mapkit trace photo.jpg -o board.yaml --size 840x560",
    "mapkit trace photo.jpg -o board.yaml --size 840x560 --json",
    "mapkit trace photo.jpg -o board.yaml --size 840x560 --seeds places.csv",
    "mapkit trace scan.tif -o board.yaml --size 840x560 --corners '12,10 9920,14 9917,6610 9,6604'",
)
@click.argument("photo", metavar="PHOTO", type=click.Path(path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="MAP", required=True,
    help="The map file to write; the picture that it lies on gets its name with .jpg.",
)  # fmt: skip
@click.option(
    "--size", required=True, metavar="WIDTHxHEIGHT", callback=parse_size,
    help="Width and height in mm.",
)  # fmt: skip
@click.option(
    "--corners", metavar="'X,Y X,Y X,Y X,Y'", callback=_parse_corners,
    help="The board's corners in the photo, in pixels, clockwise from its top left.",
)  # fmt: skip
@click.option(
    "--seeds", type=click.Path(path_type=Path), metavar="CSV",
    help="One place in each field, as lines of x,y in mm: one field round each, and no other.",
)  # fmt: skip
@click.option(
    "--templates", type=click.Path(path_type=Path), metavar="FILE",
    help="What symbols look like, from mapkit template; those of mapkit's own drawing by default.",
)  # fmt: skip
@click.option("--id", "new_id", help="Its id; the file's name by default.")
@click.option("--name", help="Its name.")
@as_json_option()
@force_option()
def trace(
    photo: Path,
    output: Path,
    size: tuple[float, float],
    corners: list[tuple[float, float]] | None,
    seeds: Path | None,
    templates: Path | None,
    new_id: str | None,
    name: str | None,
    *,
    as_json: bool,
    force: bool,
) -> None:
    """Propose a map from a photo or scan of a board.

    PHOTO is a JPEG, PNG, TIFF or WebP of one board, all of it, lying on something of another
    colour. The map has fields with kinds, sectors where coloured bands part them, and the symbols
    that look like a template: go over them in the editor, first over what is listed as doubtful.
    """
    if output == STDOUT:
        raise UsageProblemError(phrase("a traced map lies on a picture beside it: name a file"))
    require_libraries()
    from mapkit.digitize.photo import read_photo  # noqa: PLC0415 - of the extra
    from mapkit.digitize.recording import with_tracing  # noqa: PLC0415
    from mapkit.digitize.seed_file import read_seeds  # noqa: PLC0415
    from mapkit.digitize.templates import read_templates, shipped_templates  # noqa: PLC0415
    from mapkit.digitize.trace import trace_photo  # noqa: PLC0415
    from mapkit.mapfile.rulesets import DEFAULT_RULESET  # noqa: PLC0415

    picture = output.with_suffix(".jpg")
    refuse_overwriting(output, force=force)
    refuse_overwriting(picture, force=force)
    own_id = _NOT_IN_AN_ID.sub("-", output.stem).strip("-")[:40]
    places = None if seeds is None else read_seeds(seeds)
    known = shipped_templates(DEFAULT_RULESET) if templates is None else read_templates(templates)
    with Progress(say("tracing {path}", path=one_line(photo.name))) as progress:
        pixels = read_photo(photo)
        traced = trace_photo(
            pixels,
            size,
            corners=corners,
            seeds=places,
            templates=known,
            id=new_id or own_id or "traced",
            name=name,
            source=photo.name,
            progress=progress,
        )
    traced = replace(traced, map=with_tracing(traced, pixels, _relative(photo, output)))
    _write(traced, output, picture, force=force)
    if as_json:
        echo_json(_as_dict(traced, output, picture))
    else:
        _tell(traced, output, picture)


def _relative(photo: Path, output: Path) -> str:
    """Return the path of the photo as the map names it."""
    try:
        return Path(os.path.relpath(photo.resolve(), output.resolve().parent)).as_posix()
    except ValueError:  # another drive
        return photo.resolve().as_posix()


def _write(traced: Traced, output: Path, picture: Path, *, force: bool) -> None:
    """Write the picture and the map, both or none."""
    from mapkit.digitize.photo import jpeg_of  # noqa: PLC0415 - of the extra

    data = jpeg_of(traced.picture)
    width, height = (round(s / traced.map.unit_mm) for s in traced.map.size_mm)
    underlay = Underlay(
        picture.name,
        hashlib.sha256(data).hexdigest(),
        ((0, 0), (width, 0), (width, height), (0, height)),
    )
    game_map = replace(traced.map, underlay=underlay)
    text = format_map(new_document(game_map), game_map)
    was_there = picture.exists()
    write_atomic(picture, data, force=force)
    try:
        write_text(output, text, force=force)
    except BaseException:
        if not was_there:
            picture.unlink(missing_ok=True)
        raise


def _as_dict(traced: Traced, output: Path, picture: Path) -> dict[str, Any]:
    found = traced.rectification
    return {
        "map": traced.map.id,
        "provenance": traced.map.provenance.kind,
        "file": str(output),
        "picture": str(picture),
        "fields": len(traced.map.fields),
        "size_mm": list(traced.map.size_mm),
        "corners": [[round(float(x), 1), round(float(y), 1)] for x, y in found.corners],
        "pixels_per_mm": round(found.scale, 2),
        "lens": None if found.lens is None else round(found.lens, 4),
        "residual_mm": round(found.residual_mm, 4),
        "tolerance_mm": traced.map.tolerance_mm,
        "warnings": [translated(w) for w in traced.warnings],
        "borders": [
            {"fields": list(d.fields), "doubt": d.doubt, "at": list(d.at)} for d in traced.borders
        ],
        "kinds": [
            {
                "field": d.field, "kind": d.kind, "doubt": d.doubt, "at": list(d.at),
                "instead": d.instead,
            }
            for d in traced.kinds
        ],
        "sectors": [
            {
                "field": d.field, "sector": d.sector, "doubt": d.doubt, "at": list(d.at),
                "instead": d.instead,
            }
            for d in traced.sectors
        ],
        "symbols": [_symbol_dict(s) for s in traced.symbols],
        "refused": [
            {**_symbol_dict(s), "reason": translated(why)} for s, why in traced.refused
        ],
        "missing": [{"field": d.field, "doubt": d.doubt, "at": list(d.at)} for d in traced.missing],
    }  # fmt: skip


def _symbol_dict(symbol: FoundSymbol) -> dict[str, Any]:
    return {
        "what": symbol.what,
        "type": symbol.type,
        "attributes": dict(symbol.attributes),
        "fields": list(symbol.fields),
        "doubt": symbol.doubt,
        "at": list(symbol.at),
    }


def _tell(traced: Traced, output: Path, picture: Path) -> None:
    game_map = traced.map
    click.secho(
        say_n(
            "{n} field(s), residual {residual} mm, tolerance {tolerance} mm",
            len(game_map.fields),
            residual=f"{traced.rectification.residual_mm:.2f}",
            tolerance=f"{game_map.tolerance_mm:g}",
        ),
        bold=True,
    )
    for warning in traced.warnings:
        click.echo(say("note: {text}", text=one_line(translated(warning))))
    borders = [d for d in traced.borders if d.doubt >= _DOUBTFUL]
    if borders:
        click.echo(say_n("{n} doubtful border(s), the most doubtful first:", len(borders)))
    for border in borders[:_LISTED]:
        click.echo(
            say(
                "  between {first} and {second}, at {x},{y} mm: {doubt}",
                first=border.fields[0],
                second=border.fields[1],
                x=f"{border.at[0]:g}",
                y=f"{border.at[1]:g}",
                doubt=f"{border.doubt:.2f}",
            )
        )
    _tell_left(borders)
    kinds = [d for d in traced.kinds if d.doubt >= _DOUBTFUL]
    if kinds:
        click.echo(say_n("{n} field(s) of doubtful kind, the most doubtful first:", len(kinds)))
    for kind in kinds[:_LISTED]:
        click.echo(
            say(
                "  {field} at {x},{y} mm, taken for {kind}: {doubt}",
                field=kind.field,
                kind=kind.kind,
                x=f"{kind.at[0]:g}",
                y=f"{kind.at[1]:g}",
                doubt=f"{kind.doubt:.2f}",
            )
        )
    _tell_left(kinds)
    sectors = [d for d in traced.sectors if d.doubt >= _DOUBTFUL]
    if sectors:
        click.echo(say_n("{n} field(s) of doubtful sector, the most doubtful first:", len(sectors)))
    for sector in sectors[:_LISTED]:
        click.echo(
            say(
                "  {field} at {x},{y} mm, taken for {sector}: {doubt}",
                field=sector.field,
                sector=sector.sector,
                x=f"{sector.at[0]:g}",
                y=f"{sector.at[1]:g}",
                doubt=f"{sector.doubt:.2f}",
            )
        )
    _tell_left(sectors)
    several = [d for d in traced.missing if d.doubt >= _DOUBTFUL]
    if several:
        click.echo(
            say_n("{n} field(s) may each be several, the most doubtful first:", len(several))
        )
    for field in several[:_LISTED]:
        click.echo(
            say(
                "  {field}, at {x},{y} mm: {doubt}",
                field=field.field,
                x=f"{field.at[0]:g}",
                y=f"{field.at[1]:g}",
                doubt=f"{field.doubt:.2f}",
            )
        )
    _tell_left(several)
    _tell_symbols(traced)
    echo_provenance(game_map)
    for path in (output, picture):
        echo_written(path)
    click.echo(
        say("next: look at what is doubtful, with mapkit edit {path}", path=one_line(str(output))),
        err=True,
    )


def _tell_symbols(traced: Traced) -> None:
    if traced.symbols:
        click.echo(say_n("{n} symbol(s) found", len(traced.symbols)))
    doubtful = [s for s in traced.symbols if s.doubt >= _DOUBTFUL]
    if doubtful:
        click.echo(say_n("{n} doubtful symbol(s), the most doubtful first:", len(doubtful)))
    for symbol in doubtful[:_LISTED]:
        click.echo(
            say(
                "  {symbol} at {x},{y} mm: {doubt}",
                symbol=_name_of(symbol),
                x=f"{symbol.at[0]:g}",
                y=f"{symbol.at[1]:g}",
                doubt=f"{symbol.doubt:.2f}",
            )
        )
    _tell_left(doubtful)
    if traced.refused:
        click.echo(say_n("{n} symbol(s) not understood:", len(traced.refused)))
    for symbol, why in traced.refused[:_LISTED]:
        click.echo(
            say(
                "  {symbol} at {x},{y} mm: {why}",
                symbol=_name_of(symbol),
                x=f"{symbol.at[0]:g}",
                y=f"{symbol.at[1]:g}",
                why=one_line(translated(why)),
            )
        )
    _tell_left(traced.refused)


def _name_of(symbol: FoundSymbol) -> str:
    return " ".join([symbol.type, *(str(v) for v in symbol.attributes.values())])


def _tell_left(doubts: Sequence[object]) -> None:
    left = len(doubts) - _LISTED
    if left > 0:
        click.echo(say("  {n} more, all with --json", n=left))
