"""``mapkit check``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.diagnostics_text import diagnostic_dict, print_diagnostics, summary
from mapkit.cli.exits import ExitCode
from mapkit.cli.maps import STDIN, placed, read
from mapkit.cli.options import as_json_option, choice_option, map_argument
from mapkit.cli.output import echo_json
from mapkit.compiled import with_choices
from mapkit.coverage import check_map, repair
from mapkit.diagnostics import Diagnostic, Severity, has_errors
from mapkit.errors import UsageProblemError
from mapkit.mapfile import read_map, save_map

__all__ = ["check"]


@command(
    "check",
    "mapkit check board.yaml",
    "mapkit check board.yaml --fix",
    "mapkit check board.yaml --json",
)
@map_argument()
@click.option("--fix", is_flag=True, help="Mend what can be mended safely, in the file itself.")
@click.option("--strict", is_flag=True, help="Let warnings count as errors for the exit code.")
@click.option("--quiet", "-q", is_flag=True, help="Errors and warnings only, no notes.")
@click.option("--draft", is_flag=True, help="The map is not finished: missing markers are notes.")
@choice_option()
@as_json_option()
def check(
    map_path: Path,
    choices: dict[str, str],
    *,
    fix: bool,
    strict: bool,
    quiet: bool,
    draft: bool,
    as_json: bool,
) -> ExitCode:
    """Find everything that is wrong in a map.

    Prints file:line:column, a code and what to do. The exit code is 0 for a map without
    errors and 1 for a map with errors (--strict: or warnings).
    """
    notes: tuple[str, ...] = ()
    if fix and map_path == STDIN:
        raise UsageProblemError("--fix mends the file itself, so it needs a file, not '-'")
    if fix:
        notes = _mend(map_path)
    found = _diagnose(map_path, choices, draft=draft)
    if quiet:
        found = tuple(d for d in found if d.severity is not Severity.NOTE)
    bad = has_errors(found) or (strict and any(d.severity is Severity.WARNING for d in found))
    if as_json:
        echo_json(
            {
                "map": str(map_path),
                "ok": not bad,
                "mended": list(notes),
                "diagnostics": [diagnostic_dict(d) for d in found],
            }
        )
    else:
        for note in notes:
            click.echo(f"mended: {note}")
        print_diagnostics(found, map_path)
        click.echo(f"{map_path}: {summary(found)}")
    return ExitCode.NO if bad else ExitCode.OK


def _diagnose(path: Path, choices: dict[str, str], *, draft: bool) -> tuple[Diagnostic, ...]:
    """Return what reading and checking found, in the order of the file."""
    loaded = read(path)
    found = list(loaded.diagnostics)
    if loaded.map is not None:
        game_map = with_choices(loaded.map, choices)
        checked = placed(check_map(game_map, finished=not draft), loaded.document)
        # What could not be read is missing from the map; lesser findings may come of that alone.
        found += [d for d in checked if d.severity is Severity.ERROR or not loaded.has_errors]
    order = {severity: n for n, severity in enumerate(Severity)}
    return tuple(
        sorted(found, key=lambda d: (order[d.severity], d.place is None, d.place or 0, d.code))
    )


def _mend(path: Path) -> tuple[str, ...]:
    """Repair the map in its file and say what was done."""
    loaded = read_map(path)
    if loaded.map is None or loaded.has_errors:
        return ()  # what could not be read would be lost
    mended, notes = repair(loaded.map)
    if notes:
        save_map(loaded.document, mended, path)
    return tuple(str(note) for note in notes)
