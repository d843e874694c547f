"""``mapkit import``."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from mapkit.cli.command import command
from mapkit.cli.maps import STDIN
from mapkit.cli.options import force_option, parse_pairs, parse_size
from mapkit.cli.output import (
    STDOUT,
    echo_notice,
    echo_written,
    note_input,
    refuse_overwriting,
    write_text,
)
from mapkit.cli.progress import LONG_S, announce_size, duration
from mapkit.cli.quiet import is_quiet
from mapkit.cli.stopping import ExitCode
from mapkit.diagnostics import Severity
from mapkit.errors import FileError
from mapkit.export import Joined, MadeMap, NotTaken, fill_in, find_importer, importers, map_of
from mapkit.export.box import MOST_SECONDS, read_foreign
from mapkit.export.contents import read_input
from mapkit.export.map_making import checked
from mapkit.mapfile import format_map, new_document
from mapkit.mapfile.source import MAX_BYTES
from mapkit.messages import decimal, one_line, phrase, say, say_n, translated

_MOST_LISTED = 20


def _complete_format(
    _ctx: click.Context, _param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    return [CompletionItem(name) for name in importers() if name.startswith(incomplete)]


def _size(ctx: click.Context, param: click.Parameter, value: str) -> tuple[float, float]:
    """Read a size of which one side may be left out, which is 0 then."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)?\s*[xX×*]\s*(\d+(?:\.\d+)?)?", value)
    if found is None or found[1] is found[2] is None:
        return parse_size(ctx, param, value)
    return float(found[1] or 0), float(found[2] or 0)


@command(
    "import",
    "mapkit import case.json -o case.yaml",
    "mapkit import case.json | less",
    "mapkit import - < case.json | mapkit check -",
    "mapkit formats",
)
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    default=STDOUT,
    metavar="MAP",
    help="Write to a file instead of standard output.",
)
@click.option(
    "--from",
    "format_name",
    metavar="FORMAT",
    shell_complete=_complete_format,
    help="One of `mapkit formats`; if left out, what FILE holds decides.",
)
@click.option(
    "--option",
    "-O",
    "given",
    multiple=True,
    metavar="NAME=VALUE",
    callback=parse_pairs("form=dense"),
    help="Set an option of the format, as `mapkit formats` lists them. Repeatable.",
)
@click.option(
    "--size",
    "size_mm",
    metavar="WxH",
    callback=lambda ctx, param, value: None if value is None else _size(ctx, param, value),
    help="Width and height of the drawing on the board, in mm; 840x or x560 for one of them.",
)
@click.option(
    "--unit-mm",
    type=click.FloatRange(0, 5000, min_open=True),
    help="How many mm a unit of the drawing is.",
)
@click.option(
    "--join",
    "join_mm",
    type=click.FloatRange(0, 100),
    metavar="MM",
    help="Up to which distance borders of neighbours become one; measured in the drawing if left "
    "out.",
)
@click.option(
    "--tolerance-mm",
    type=click.FloatRange(0.01, 50),
    metavar="MM",
    help="By how much borders may be simplified, and the map's tolerance.",
)
@click.option(
    "--bridges",
    "bridges_mm",
    type=click.FloatRange(0.1, 100),
    metavar="MM",
    help=(
        "Join an area in parts into one field, with bridges of this width where no other "
        "field lies between."
    ),
)
@force_option()
def import_map(
    path: Path,
    output: Path,
    format_name: str | None,
    given: dict[str, str],
    size_mm: tuple[float, float] | None,
    unit_mm: float | None,
    join_mm: float | None,
    tolerance_mm: float | None,
    bridges_mm: float | None,
    *,
    force: bool,
) -> ExitCode:
    """Turn a file of another program into a map file.

    FILE is in one of the formats that `mapkit formats` lists as read; a folder counts as one
    file, and - stands for standard input. What the map does not have is listed on standard
    error. The map is checked, and what can be repaired safely is repaired. If it has errors
    after that, they are counted and named, and the exit code is 1.
    """
    refuse_overwriting(output, force=force)
    known = find_importer(format_name.lower()) if format_name else None
    if known:
        fill_in(known.name, known.options, given)
    data, named = _data(path), None if path == STDIN else path
    announce_size(str(path), len(data), _READ_S, _READ_BYTES)
    _, imported = read_foreign(
        data, named, given, name=known.name if known else None, stop=_waiting(path)
    )
    _announce_joining([len(field.rings) - 1 for field in imported.fields])
    made = map_of(
        imported,
        size_mm=size_mm,
        unit_mm=unit_mm,
        join_mm=join_mm,
        tolerance_mm=tolerance_mm,
        bridges_mm=bridges_mm,
    )
    made = checked(made)
    write_text(output, format_map(new_document(made.map), made.map), force=force)
    _sum_up(made, bridges=bridges_mm is not None)
    _list(made.not_taken)
    echo_written(output)
    return _tell_checked(made, output)


_READ_S, _READ_BYTES = 4.5, 100
"""What a MB of many small shapes takes to be read, and a byte."""
_JOIN_S, _HOLES_S = 1.2e-3, 1.7e-7
"""What borders of a shape take, and of its holes, for the square of their number."""
_PATIENCE_S = 4.0


def _waiting(path: Path) -> Callable[[], None]:
    """Return what says on a terminal, once, that a file takes long to be read."""
    told: list[float] = [time.monotonic() + _PATIENCE_S]

    def look() -> None:
        if told and time.monotonic() > told[0]:
            told.clear()
            if sys.stderr.isatty() and not is_quiet():
                said = say(
                    "{name} takes long to be read; after {most} s of processor it is given up; "
                    "Ctrl-C stops",
                    name=str(path),
                    most=MOST_SECONDS,
                )
                click.echo(one_line(said), err=True)

    return look


def _announce_joining(holes: Sequence[int]) -> None:
    """Say how long borders take, of shapes with so many holes, where that is long."""
    seconds = len(holes) * _JOIN_S + sum(n * n for n in holes) * _HOLES_S
    if seconds > LONG_S and not is_quiet():
        told = say(
            "{n} outlines: making borders of them that they share takes about {time}; Ctrl-C stops",
            n=f"{len(holes) + sum(holes):,}",
            time=duration(seconds),
        )
        click.echo(told, err=True)


def _data(path: Path) -> bytes:
    if path != STDIN:
        note_input(path)
        return read_input(path)
    data = sys.stdin.buffer.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise FileError(
            phrase(
                "the input is too large for a map (more than {most} MB)", most=MAX_BYTES // 2**20
            )
        )
    return data


def _tell_checked(made: MadeMap, output: Path) -> ExitCode:
    """Say what is still wrong with a map, by rule, and return the exit code."""
    if made.mended:
        echo_notice(say_n("repaired: {n} thing(s), as check --fix does", len(made.mended)))
    errors = Counter(d.rule for d in made.found if d.severity is Severity.ERROR)
    warnings = sum(d.severity is Severity.WARNING for d in made.found)
    name = "-" if output == STDOUT else output
    if not errors:
        lists = say(" (mapkit check {name} lists them)", name=name)
        some = say_n("checked: no errors, {n} warning(s)", warnings) + lists
        echo_notice(some if warnings else say("checked: no errors"))
        return ExitCode.OK
    named = ", ".join(
        f"{rule.code} {translated(rule.title)}: {count}" for rule, count in errors.most_common()
    )
    told = say_n("checked: {n} error(s): {named}", errors.total(), named=named)
    click.echo(told + say(" (mapkit check {name} shows where)", name=name), err=True)
    return ExitCode.NO


def _sum_up(made: MadeMap, *, bridges: bool) -> None:
    """Say what the map has, how its borders became one, and what is doubtful."""
    echo_notice(say_n("{n} field(s)", len(made.map.fields)))
    if made.parts:
        listed = [f"{one} ({number})" for one, number in made.parts.items()]
        if len(listed) > _MOST_LISTED:
            listed[_MOST_LISTED:] = ["..."]
        areas = ", ".join(listed)
        told = say("areas in parts, each part a field of its own: {areas}", areas=areas)
        echo_notice(told if bridges else told + say(" (--bridges 1 makes an area one field)"))
    done = made.joined
    if done is None:
        return
    before, after = done.corners
    if after < before:
        told = say(
            "simplified within {tolerance} mm: {after} of {before} corners are left",
            tolerance=decimal(made.map.tolerance_mm, 2, trim=True),
            after=f"{after:,}",
            before=f"{before:,}",
        )
        echo_notice(told)
    if done.filled:
        echo_notice(say_n("filled {n} place(s) too narrow for a field", done.filled))
    if done.join_mm:
        _tell_joined(done)
    if done.islands:
        echo_notice(say_n("holes made for {n} field(s) within others", done.islands))
    for doubt in done.doubts[:_MOST_LISTED]:
        click.echo(say("look at: {what}", what=one_line(translated(doubt))), err=True)
    if len(done.doubts) > _MOST_LISTED:
        more = len(done.doubts) - _MOST_LISTED
        click.echo(say_n("look at: {n} more place(s)", more), err=True)


def _tell_joined(done: Joined) -> None:
    echo_notice(
        say(
            "borders up to {join} mm apart became one{measured}: {area} mm² closed, none moved by "
            "more than {moved} mm",
            join=decimal(done.join_mm, 2, trim=True),
            measured=phrase(" (measured; --join sets it)") if done.proposed else "",
            area=decimal(done.closed_mm2, 0),
            moved=decimal(done.moved_mm, 2, trim=True),
        )
    )


def _list(not_taken: Sequence[NotTaken]) -> None:
    """Say what of a file the map does not have; the same in several places once, with the first."""
    places: dict[str, list[str]] = {}
    for one in not_taken:
        at = one_line(translated(one.where))
        places.setdefault(one_line(translated(one.what)), []).append(at)
    for what, found in list(places.items())[:_MOST_LISTED]:
        place = f" ({found[0]})" if found[0] else ""
        times = f", {len(found)} ×" if len(found) > 1 else ""
        click.echo(say("left out: {what}", what=what) + place + times, err=True)
    if len(places) > _MOST_LISTED:
        more = len(places) - _MOST_LISTED
        click.echo(say_n("left out: {n} more thing(s)", more), err=True)
