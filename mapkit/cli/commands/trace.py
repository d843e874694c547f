"""``mapkit trace``."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mapkit.cli.command import command
from mapkit.cli.options import as_json_option, force_option, parse_size
from mapkit.cli.output import (
    STDOUT,
    echo_json,
    echo_notice,
    echo_provenance,
    echo_written,
    refuse_overwriting,
    write_bytes,
    write_text,
)
from mapkit.cli.progress import Progress
from mapkit.digitize.libraries import require_libraries
from mapkit.errors import UsageError
from mapkit.mapfile import format_map, new_document
from mapkit.messages import Phrase, one_line, phrase, plain, say, say_n, translated
from mapkit.model import Doubt, GameMap, Underlay
from mapkit.review.sentences import instead_words, now_words

if TYPE_CHECKING:
    from mapkit.digitize.parts import Joined
    from mapkit.digitize.photo import Photo
    from mapkit.digitize.placing import FoundSymbol
    from mapkit.digitize.rims import Edge
    from mapkit.digitize.trace import Traced

Corners = list[tuple[float, float]]

_NOT_IN_AN_ID = re.compile(r"[\s|]+")
_LISTED = 10
_DOUBTFUL = 0.2


def _parse_corners(
    _ctx: click.Context, _param: click.Parameter, value: str | None
) -> Corners | None:
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


def _parse_size(
    ctx: click.Context, param: click.Parameter, value: str | None
) -> tuple[float, float | None] | None:
    if value is None:
        return None
    if re.fullmatch(r"\d+(\.\d+)?", value):
        return float(value), None
    return parse_size(ctx, param, value)


@command(
    "trace",
    "mapkit trace photo.jpg -o board.yaml --size 840x560",
    "mapkit trace photo.jpg -o board.yaml --size 840x560 --json",
    "mapkit trace photo.jpg -o board.yaml --size 840x560 --seeds places.csv",
    "mapkit trace part1.jpg part2.jpg part3.jpg -o board.yaml --size 840x560 --flat",
    "mapkit trace scan.tif -o board.yaml --size 840x560 --corners '12,10 9920,14 9917,6610 9,6604'",
)
@click.argument(
    "photos", metavar="PHOTO...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="MAP", required=True,
    help="The map file to write; the picture that it lies on gets its name with .jpg.",
)  # fmt: skip
@click.option(
    "--size", metavar="WIDTHxHEIGHT", callback=_parse_size,
    help=(
        "Width and height in mm. With the width alone, the height is measured in the "
        "photo, to a few per cent. Not needed if the marks of mapkit marks lie beside the"
        " board."
    ),
)  # fmt: skip
@click.option(
    "--corners", metavar="'X,Y X,Y X,Y X,Y'", callback=_parse_corners,
    help="The board's corners in the photo, in pixels, clockwise from its top left.",
)  # fmt: skip
@click.option(
    "--edge",
    type=click.Choice(["rim", "frame"]),
    default="rim",
    help="What to find the board by: its rim, or the frame printed in it.",
)
@click.option(
    "--flat",
    is_flag=True,
    help="PHOTO is a scan or a drawing: nothing in it is bent, so its corners are enough.",
)
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
    photos: tuple[Path, ...],
    output: Path,
    size: tuple[float, float | None] | None,
    corners: Corners | None,
    edge: Edge,
    seeds: Path | None,
    templates: Path | None,
    new_id: str | None,
    name: str | None,
    *,
    flat: bool,
    as_json: bool,
    force: bool,
) -> None:
    """Propose a map from a photo or scan of a board.

    PHOTO is a JPEG, PNG, TIFF or WebP of one board, all of it, lying on something of another
    colour. What only one of two or three photos has, as glare and figures, is left out; with --flat
    several are overlapping parts of a scan, in any order. The map has fields with kinds, sectors
    where coloured bands part them, and the symbols that look like a template: go over them in the
    editor, first over what is listed as doubtful.
    """
    if output == STDOUT:
        raise UsageError(phrase("a traced map lies on a picture beside it: name a file"))
    require_libraries()
    from mapkit.digitize.parts import join_parts  # noqa: PLC0415
    from mapkit.digitize.photo import read_photo  # noqa: PLC0415 - of the extra
    from mapkit.digitize.seed_file import read_seeds  # noqa: PLC0415
    from mapkit.digitize.templates import read_templates, shipped_templates  # noqa: PLC0415
    from mapkit.digitize.trace import trace_photo  # noqa: PLC0415
    from mapkit.mapfile.rulesets import DEFAULT_RULESET  # noqa: PLC0415

    picture = output.with_suffix(".jpg")
    if picture.resolve() in {
        photo.resolve() for photo in photos
    }:  # board.jpg -o board.yaml, the most natural names
        picture = output.with_name(f"{output.stem}-flat.jpg")
    refuse_overwriting(output, force=force)
    refuse_overwriting(picture, force=force)
    own_id = _NOT_IN_AN_ID.sub("-", output.stem).strip("-")[:40]
    places = None if seeds is None else read_seeds(seeds)
    known = shipped_templates(DEFAULT_RULESET) if templates is None else read_templates(templates)
    with Progress(say("tracing {path}", path=one_line(photos[0].name))) as progress:
        read = [read_photo(photo) for photo in photos]
        pixels, joined = read[0], None
        if flat and len(read) > 1:
            joined = join_parts([photo.pixels for photo in read])
            pixels = replace(pixels, pixels=joined.pixels)
        known_size, quad, notes = _size_of(pixels, size, corners, edge, flat=flat)
        traced = trace_photo(
            pixels,
            known_size,
            corners=quad,
            edge=edge,
            flat=flat,
            seeds=places,
            others=() if flat else read[1:],
            templates=known,
            id=new_id or own_id or "traced",
            name=name,
            source=", ".join(photo.name for photo in photos),
            progress=progress,
        )
    names = [_relative(photo, output) for photo in photos]
    recorded = _recorded(traced, read, names, joined)
    traced = replace(traced, map=recorded, warnings=(*notes, *traced.warnings))
    _write(traced, output, picture, force=force)
    if as_json:
        echo_json(_as_dict(traced, output, picture))
    else:
        _tell(traced, output, picture)


def _size_of(
    photo: Photo,
    size: tuple[float, float | None] | None,
    corners: Corners | None,
    edge: Edge,
    *,
    flat: bool,
) -> tuple[tuple[float, float], Corners | None, list[Phrase]]:
    """Return the board's size, its corners where they had to be found for that, and what to say."""
    from mapkit.digitize.scale import board_size  # noqa: PLC0415 - of the extra
    from mapkit.digitize.trace import board_corners  # noqa: PLC0415

    if size is not None and size[1] is not None:
        return (size[0], size[1]), corners, []
    quad = board_corners(photo, None, corners=corners, edge=edge)
    found, by_marks = board_size(photo.pixels, quad, size and size[0], flat=flat)
    if found is None:
        raise UsageError(
            phrase(
                "how large is the board? Give --size, as 840x560 in mm, or lay marks beside it: "
                "mapkit marks makes a page of them"
            )
        )
    said = [
        phrase(
            "by the marks the board has {width} x {height} mm",
            width=f"{found[0]:.1f}",
            height=f"{found[1]:.1f}",
        )
        if by_marks
        else phrase(
            "by its proportions in the photo the board is {height} mm high, which may be off by "
            "some per cent: measure it",
            height=f"{found[1]:.1f}",
        )
    ]
    return found, [(float(x), float(y)) for x, y in quad], said


def _recorded(
    traced: Traced, read: Sequence[Photo], names: Sequence[str], joined: Joined | None
) -> GameMap:
    """Return the map with what it says of its photos, or of the parts of its scan."""
    from mapkit.digitize.parts import corners_in_part  # noqa: PLC0415 - of the extra
    from mapkit.digitize.recording import with_others, with_tracing  # noqa: PLC0415

    corners = [traced.rectification.corners, *(found.corners for found in traced.also)]
    if joined is not None:
        corners = [corners_in_part(corners[0], place) for place in joined.places]
    found = replace(traced.rectification, corners=corners[0])
    if joined is not None:
        apart = joined.residual_px / found.scale
        found = replace(found, residual_mm=float(apart))
    recorded = with_tracing(replace(traced, rectification=found), read[0], names[0])
    return with_others(recorded, list(zip(read, names, corners, strict=True))[1:])


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
    write_bytes(picture, data, force=force)
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
        "warnings": plain(traced.warnings),
        "borders": plain(traced.borders),
        "kinds": plain(traced.kinds),
        "sectors": plain(traced.sectors),
        "symbols": plain(traced.symbols, _SYMBOL),
        "refused": [{**plain(s, _SYMBOL), "reason": translated(why)} for s, why in traced.refused],
        "missing": plain(traced.missing),
    }


_SYMBOL = "what type attributes fields doubt at"


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
    _tell_doubtful(
        traced.borders,
        lambda n: say_n("{n} doubtful border(s), the most doubtful first:", n),
        lambda d, at: say(
            "  between {first} and {second}, at {x},{y} mm: {doubt}",
            first=d.fields[0],
            second=d.fields[1],
            **at,
        ),
    )
    _tell_kinds(traced)
    _tell_doubtful(
        traced.sectors,
        lambda n: say_n("{n} field(s) of doubtful sector, the most doubtful first:", n),
        lambda d, at: say(
            "  {field} at {x},{y} mm, taken for {sector}: {doubt}",
            field=d.field,
            sector=d.sector,
            **at,
        ),
    )
    _tell_doubtful(
        traced.missing,
        lambda n: say_n("{n} field(s) may each be several, the most doubtful first:", n),
        lambda d, at: say("  {field}, at {x},{y} mm: {doubt}", field=d.field, **at),
    )
    _tell_symbols(traced)
    echo_provenance(game_map)
    for path in (output, picture):
        echo_written(path)
    echo_notice(
        say("next: look at what is doubtful, with mapkit edit {path}", path=one_line(str(output)))
    )


def _tell_kinds(traced: Traced) -> None:
    """Ask about the fields that are taken for one kind for one reason, always about water."""
    fields_now = traced.map.fields
    doubtful = [
        d for d in traced.kinds
        if d.doubt >= _DOUBTFUL or "water" in fields_now[d.field].traits
    ]  # fmt: skip
    if not doubtful:
        return
    groups: dict[tuple[str, str, str], list[str]] = {}
    for d in doubtful:
        asked = Doubt("kind", (d.field,), (0, 0), d.doubt, d.instead)
        called = now_words(traced.map, asked), instead_words(traced.map, asked)
        groups.setdefault((*called, d.by), []).append(d.field)
    click.echo(say_n("{n} field(s) of doubtful kind, the most doubtful first:", len(doubtful)))
    for (now, instead, by), fields in groups.items():
        names = ", ".join(fields[:_LISTED])
        said = {"kind": now, "instead": instead, "fields": names}
        click.echo(
            say("  taken for {kind} by the lines round them, may be {instead}: {fields}", **said)
            if by == "lines"
            else say("  taken for {kind} by their ground, may be {instead}: {fields}", **said)
        )
        _tell_left(fields)


def _tell_symbols(traced: Traced) -> None:
    if traced.symbols:
        click.echo(say_n("{n} symbol(s) found", len(traced.symbols)))
    _tell_doubtful(
        traced.symbols,
        lambda n: say_n("{n} doubtful symbol(s), the most doubtful first:", n),
        lambda d, at: say("  {symbol} at {x},{y} mm: {doubt}", symbol=_name_of(d), **at),
    )
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


def _tell_doubtful(
    found: Iterable[Any], headline: Callable[[int], str], line: Callable[[Any, dict[str, str]], str]
) -> None:
    """Say what is doubtful of some things that have ``at`` and ``doubt``, a line each."""
    doubtful = [one for one in found if one.doubt >= _DOUBTFUL]
    if doubtful:
        click.echo(headline(len(doubtful)))
    for one in doubtful[:_LISTED]:
        x, y = one.at
        click.echo(line(one, {"x": f"{x:g}", "y": f"{y:g}", "doubt": f"{one.doubt:.2f}"}))
    _tell_left(doubtful)


def _name_of(symbol: FoundSymbol) -> str:
    return " ".join([symbol.type, *(str(v) for v in symbol.attributes.values())])


def _tell_left(doubts: Sequence[object]) -> None:
    left = len(doubts) - _LISTED
    if left > 0:
        click.echo(say("  {n} more, all with --json", n=left))
