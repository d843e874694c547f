"""Diagnostics as a compiler prints them: file, line, column, and the line itself."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.messages import one_line, say, say_n, translated

_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}
_WIDEST_LINE = 160


def print_diagnostics(
    found: Sequence[Diagnostic], path: Path | None, *, err: bool = False, limit: int | None = None
) -> None:
    """Print diagnostics, on a terminal with the line of the file that they point at.

    Parameters
    ----------
    path : Path or None
        The file they point into.
    err : bool
        On standard error.
    limit : int, optional
        Print no more than so many and say how many are left.
    """
    stream = sys.stderr if err else sys.stdout
    lines = _lines(path) if stream.isatty() else ()
    shown = found if limit is None else found[:limit]
    for diagnostic in shown:
        click.echo(_headline(diagnostic, path), err=err)
        for line in _caret(diagnostic, lines):
            click.echo(line, err=err)
        if diagnostic.help:
            said = say("help: {help}", help=one_line(translated(diagnostic.help)))
            click.echo(f"    {said}", err=err)
    if len(shown) < len(found):
        click.echo("    " + say("... and {n} more", n=len(found) - len(shown)), err=err)


def summary(found: Iterable[Diagnostic]) -> str:
    """Count diagnostics: ``"2 errors, 1 warning"``; ``"no problems"`` for none."""
    counts = Counter(d.severity for d in found)
    errors, warnings, notes = (counts[severity] for severity in Severity)
    parts = (
        say_n("{n} error(s)", errors) if errors else "",
        say_n("{n} warning(s)", warnings) if warnings else "",
        say_n("{n} note(s)", notes) if notes else "",
    )
    return ", ".join(filter(None, parts)) or say("no problems")


def diagnostic_dict(diagnostic: Diagnostic) -> dict[str, Any]:
    """Return a diagnostic as plain values for JSON."""
    place = diagnostic.place
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": translated(diagnostic.message),
        "help": translated(diagnostic.help),
        "line": place.line if place else None,
        "column": place.column if place else None,
        "fields": list(diagnostic.fields),
        "vertices": list(diagnostic.vertices),
        "at": [list(point) for point in diagnostic.at],
        "fix": diagnostic.fix and translated(diagnostic.fix),
    }


def _headline(diagnostic: Diagnostic, path: Path | None) -> str:
    where = one_line(str(path)) if path else say("map")
    if diagnostic.place:
        where += f":{diagnostic.place.line}:{diagnostic.place.column}"
    severity = click.style(
        f"{translated(diagnostic.severity.value)} {diagnostic.code}",
        fg=_COLOURS[diagnostic.severity],
        bold=True,
    )
    message = one_line(translated(diagnostic.message))
    return f"{click.style(where, bold=True)}: {severity}: {message}"


def _lines(path: Path | None) -> Sequence[str]:
    try:
        return path.read_text("utf-8", errors="replace").splitlines() if path else ()
    except OSError:
        return ()


def _caret(diagnostic: Diagnostic, lines: Sequence[str]) -> Iterable[str]:
    place = diagnostic.place
    if place is None or not 1 <= place.line <= len(lines):
        return ()
    line = lines[place.line - 1].replace("\t", " ")
    if len(line) > _WIDEST_LINE or not line.isprintable():
        return ()
    number = f"{place.line:>6}"
    caret = click.style("^", fg=_COLOURS[diagnostic.severity], bold=True)
    return (f"{number} | {line}", f"{' ' * len(number)} | {' ' * (place.column - 1)}{caret}")
