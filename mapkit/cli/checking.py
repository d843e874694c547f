"""Checks one file after the other: maps and rulesets."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from mapkit.board import Board, open_board
from mapkit.cli.maps import STDIN, open_any
from mapkit.cli.options import is_outside_allowed
from mapkit.cli.stopping import ExitCode
from mapkit.compose.symmetry import first_asymmetry
from mapkit.diagnostics import Diagnostic, Severity, has_errors, rules
from mapkit.errors import FileError, InvalidMapError
from mapkit.mapfile import FileKind, Source, check_ruleset, kind_of_file, open_source
from mapkit.mapfile.layouts import read_layout
from mapkit.mapfile.players import check_players


@dataclass(frozen=True, slots=True)
class Settings:
    """What the command line asks of every file."""

    choices: Mapping[str, str]
    fix: bool = False
    strict: bool = False
    quiet: bool = False
    draft: bool = False
    symmetric: str | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in one file.

    ``stopped`` tells whether ``--fix`` left repairs untried; ``bad`` whether the file has errors
    (``--strict``: or warnings); ``problem`` why it could not be read, None where it could.
    """

    path: Path
    kind: FileKind
    found: tuple[Diagnostic, ...] = ()
    mended: tuple[str, ...] = ()
    stopped: bool = False
    bad: bool = False
    problem: FileError | None = None


def exit_code(checked: Iterable[Checked]) -> ExitCode:
    """Return the exit code for several files: of what is worst, unreadable files before errors."""
    code = ExitCode.OK
    for one in checked:
        if one.problem:
            return ExitCode.FILE
        if one.bad:
            code = ExitCode.NO
    return code


def check_files(paths: Iterable[Path], settings: Settings) -> Iterator[Checked]:
    """Check files in turn; those that cannot be read are told of and do not stop it."""
    for path in paths:
        try:
            yield check_file(path, settings)
        except FileError as problem:
            yield Checked(path, "map", bad=True, problem=problem)


def check_file(path: Path, settings: Settings) -> Checked:
    """Check a map or a ruleset, and mend a map where that is asked for.

    ``path`` may be ``-`` for standard input, and the name of a map that ships.

    Raises ``FileError`` where the file cannot be read, or what was repaired not be written. Raises
    ``UsageError`` for a choice that the map's ruleset does not know.
    """
    source = _source(path)
    kind_of = None if source is None else kind_of_file(source.text)
    if source is not None and kind_of == "ruleset":
        return _judged(path, "ruleset", check_ruleset(source), settings)
    if source is not None and kind_of == "layout":
        result = read_layout(source, outside=is_outside_allowed())
        return _judged(path, "layout", result.diagnostics, settings)
    if source is not None and kind_of == "players":
        return _judged(path, "players", check_players(source), settings)
    mended, stopped = _mend(path) if settings.fix else ((), False)
    if source is not None and source.path is None:
        board = open_board(
            StringIO(source.text), name=str(STDIN), allow_outside=is_outside_allowed()
        )
    else:
        board = open_any(path)
    found = board.choose(**settings.choices).check(finished=not settings.draft)
    found += board.check_pictures(allow_outside=is_outside_allowed())
    if settings.symmetric and not has_errors(found):
        found += _asymmetry(board, settings.symmetric)
    return _judged(path, "map", found, settings, mended, stopped=stopped)


def _asymmetry(board: Board, symmetry: str) -> tuple[Diagnostic, ...]:
    found = first_asymmetry(board.map, board.relations, symmetry)
    if found is None:
        return ()
    return (rules.NOT_SYMMETRIC.report(found.message, fields=found.fields),)


def _source(path: Path) -> Source | None:
    """Return the text of a file; None where the path may be the name of a map that ships."""
    if path == STDIN:
        return open_source(sys.stdin.buffer)
    return open_source(path) if path.exists() else None


def _judged(
    path: Path,
    kind: FileKind,
    found: tuple[Diagnostic, ...],
    settings: Settings,
    mended: tuple[str, ...] = (),
    *,
    stopped: bool = False,
) -> Checked:
    if settings.quiet:
        found = tuple(d for d in found if d.severity is not Severity.NOTE)
    warned = any(d.severity is Severity.WARNING for d in found)
    bad = has_errors(found) or (settings.strict and warned)
    return Checked(path, kind, found, mended, stopped, bad)


def _mend(path: Path) -> tuple[tuple[str, ...], bool]:
    """Repair the map in its file; say what was done, and whether repairs were left untried."""
    try:
        done = open_any(path).repair()
    except InvalidMapError:
        return (), False  # what could not be read would be lost
    if done.notes:
        done.board.save_map(path)
    return done.notes, done.stopped
