"""``mapkit check``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.diagnostics_text import diagnostic_dict, print_diagnostics, summary
from mapkit.cli.exits import ExitCode
from mapkit.cli.maps import STDIN, open_any
from mapkit.cli.options import as_json_option, choice_option, map_argument
from mapkit.cli.output import echo_json
from mapkit.diagnostics import Severity, has_errors
from mapkit.errors import InvalidMapError, UsageProblemError
from mapkit.messages import one_line

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
    if fix and map_path == STDIN:
        raise UsageProblemError("--fix mends the file itself, so it needs a file, not '-'")
    notes = _mend(map_path) if fix else ()
    found = open_any(map_path).choose(**choices).check(finished=not draft)
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
            click.echo(f"mended: {one_line(note)}")
        print_diagnostics(found, map_path)
        click.echo(f"{one_line(str(map_path))}: {summary(found)}")
    return ExitCode.NO if bad else ExitCode.OK


def _mend(path: Path) -> tuple[str, ...]:
    """Repair the map in its file and say what was done."""
    try:
        mended, notes = open_any(path).repaired()
    except InvalidMapError:
        return ()  # what could not be read would be lost
    if notes:
        mended.save_map(path)
    return notes
