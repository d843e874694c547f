"""What was found in maps and rulesets, for people, programs, GitHub and readers of SARIF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.parse import quote

import click

from mapkit.cli.checking import Checked
from mapkit.cli.diagnostics_text import diagnostic_dict, print_diagnostics, summary
from mapkit.cli.maps import STDIN
from mapkit.cli.stopping import ExitCode
from mapkit.coverage.repair import NOT_ALL_TRIED
from mapkit.diagnostics import Diagnostic, Severity
from mapkit.diagnostics.rules import RULES
from mapkit.messages import one_line, plain_lines, say, say_n, translated
from mapkit.version import __version__

_GITHUB = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def print_file(checked: Checked) -> None:
    """Print what was found in one file, for people."""
    if checked.problem:
        click.echo(f"mapkit: {one_line(translated(checked.problem.message))}", err=True)
        if checked.problem.help:
            said = say("help: {help}", help=one_line(translated(checked.problem.help)))
            click.echo(f"    {said}", err=True)
        return
    for note in checked.mended:
        click.echo(say("repaired: {what}", what=one_line(translated(note))))
    if checked.stopped:
        click.echo(translated(NOT_ALL_TRIED))
    print_diagnostics(checked.found, checked.path)
    click.echo(f"{one_line(str(checked.path))}: {summary(checked.found)}")


def print_total(checked: Sequence[Checked]) -> None:
    """Print the sum of several files, for people."""
    unread = sum(one.problem is not None for one in checked)
    left = say(", {n} could not be read", n=unread) if unread else ""
    total = summary(chain.from_iterable(one.found for one in checked))
    click.echo(say_n("{n} file(s): {total}", len(checked), total=f"{total}{left}"))


def file_dict(checked: Checked) -> dict[str, Any]:
    """Return what was found in one file as plain values for JSON."""
    found = {
        checked.kind: str(checked.path),
        "ok": not checked.bad,
        "mended": [translated(note) for note in checked.mended],
        "diagnostics": [diagnostic_dict(d) for d in checked.found],
    }
    if checked.stopped:
        found["stopped"] = True
    if checked.problem:
        found["error"] = {
            "code": int(ExitCode.FILE),
            "message": checked.problem.message,
            "help": checked.problem.help,
            "diagnostics": [],
        }
    return found


def github_lines(checked: Iterable[Checked]) -> Iterator[str]:
    """Yield workflow commands of GitHub, which shows them at their lines of the files."""
    for one in checked:
        for note in one.mended:
            yield _github("notice", one.path, say("repaired: {what}", what=translated(note)))
        if one.stopped:
            yield _github("notice", one.path, translated(NOT_ALL_TRIED))
        for diagnostic in one.found:
            text = "\n".join(map(translated, filter(None, (diagnostic.message, diagnostic.help))))
            yield _github(_GITHUB[diagnostic.severity], one.path, text, diagnostic)
        if one.problem:
            yield _github("error", one.path, translated(one.problem.message))


def _github(command: str, path: Path, text: str, diagnostic: Diagnostic | None = None) -> str:
    values = {} if path == STDIN else {"file": path.as_posix()}
    if diagnostic and diagnostic.place:
        values |= {"line": str(diagnostic.place.line), "col": str(diagnostic.place.column)}
    if diagnostic:
        values["title"] = diagnostic.code
    listed = ",".join(
        f"{name}={_escaped(value).replace(':', '%3A').replace(',', '%2C')}"
        for name, value in values.items()
    )
    return f"::{command} {listed}".rstrip() + f"::{_escaped(text)}"


def _escaped(text: str) -> str:
    """Spell out what controls a log, then what GitHub reads as a part of the command."""
    return plain_lines(text).replace("%", "%25").replace("\n", "%0A")


def sarif_log(checked: Sequence[Checked]) -> dict[str, Any]:
    """Return a log of SARIF 2.1.0 with one run.

    Its rules are those that were broken; lines and columns count from 1, columns in code points.
    """
    codes = sorted({d.code for one in checked for d in one.found})
    problems = [one for one in checked if one.problem]
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "mapkit",
                        "semanticVersion": __version__,
                        "rules": [_sarif_rule(code) for code in codes],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "invocations": [
                    {
                        "executionSuccessful": not problems,
                        "toolExecutionNotifications": [_notification(one) for one in problems],
                    }
                ],
                "results": [
                    _sarif_result(d, one.path, codes) for one in checked for d in one.found
                ],
            }
        ],
    }


def _sarif_rule(code: str) -> dict[str, Any]:
    rule = RULES[code]
    return {
        "id": code,
        "shortDescription": {"text": rule.title},
        "help": {"text": rule.help},
        "defaultConfiguration": {"level": rule.severity.value},
    }


def _sarif_result(diagnostic: Diagnostic, path: Path, codes: Sequence[str]) -> dict[str, Any]:
    advice = f"\n{diagnostic.help}" if diagnostic.help else ""
    place: dict[str, Any] = _artifact(path)
    if diagnostic.place:
        place["region"] = {
            "startLine": diagnostic.place.line,
            "startColumn": diagnostic.place.column,
        }
    return {
        "ruleId": diagnostic.code,
        "ruleIndex": codes.index(diagnostic.code),
        "level": diagnostic.severity.value,
        "message": {"text": f"{diagnostic.message}{advice}"},
        "locations": [{"physicalLocation": place}],
        "properties": {"fields": list(diagnostic.fields), "vertices": list(diagnostic.vertices)},
    }


def _notification(checked: Checked) -> dict[str, Any]:
    assert checked.problem is not None
    return {
        "level": "error",
        "message": {"text": checked.problem.message},
        "locations": [{"physicalLocation": _artifact(checked.path)}],
    }


def _artifact(path: Path) -> dict[str, Any]:
    if path == STDIN:
        return {"artifactLocation": {"uri": "stdin:"}}
    uri = path.as_uri() if path.is_absolute() else quote(path.as_posix())
    return {"artifactLocation": {"uri": uri}}
