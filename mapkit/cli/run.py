"""From arguments to an exit code: the one place where errors become words."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from mapkit.cli.exits import ExitCode
from mapkit.cli.program import program
from mapkit.errors import (
    FileProblemError,
    InvalidMapError,
    MapkitError,
    UsageProblemError,
)

__all__ = ["run"]


def run(arguments: Sequence[str]) -> int:
    """Run the program.

    Parameters
    ----------
    arguments : sequence of str
        Without the program's name.

    Returns
    -------
    int
        An :class:`mapkit.cli.exits.ExitCode`. Nothing is raised but with ``--debug``, which
        lets unexpected exceptions through, traceback and all.
    """
    _replace_closed_streams()
    _escape_unencodable_letters()
    try:
        result = program.main(args=list(arguments), prog_name="mapkit", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, click.Abort):
        click.echo("mapkit: interrupted", err=True)
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        return _end_after_broken_pipe()
    except Exception as problem:
        code = _report(problem)
        if code == ExitCode.UNEXPECTED and "--debug" in arguments:
            raise
        return code
    return int(result) if isinstance(result, int) else ExitCode.OK


def _replace_closed_streams() -> None:
    """Put something in the place of streams that the caller closed (``>&-``), in their order.

    An empty file takes the descriptor, so that no file of ours gets it, and refuses to be written
    to: what cannot be answered must not look answered.
    """
    for name, mode in (("stdin", "r"), ("stdout", "r"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - stays


def _escape_unencodable_letters() -> None:
    """Spell out letters that the output's encoding lacks: a map may use any."""
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def _report(problem: Exception) -> ExitCode:
    """Say in words what went wrong and return the exit code that stands for it."""
    match problem:
        case click.ClickException():
            problem.show()
            return ExitCode.FILE if isinstance(problem, click.FileError) else ExitCode.USAGE
        case UsageProblemError():
            _say(str(problem))
            return ExitCode.USAGE
        case InvalidMapError():
            _report_invalid_map(problem)
            return ExitCode.INVALID_MAP
        case FileProblemError():
            _say(_plain(problem))
            return ExitCode.FILE
        case MapkitError():
            _say(str(problem))
        case io.UnsupportedOperation():
            _say("standard output is closed, so the answer has nowhere to go")
            return ExitCode.FILE
        case OSError():
            about = f"{problem.filename}: " if problem.filename else ""
            _say(f"{about}{problem.strerror or problem}")
            return ExitCode.FILE
        case MemoryError():
            _say("the map needs more memory than this machine has")
        case _:
            _say(
                f"unexpected {type(problem).__name__}: {problem}. This is a mistake in mapkit: "
                "run the command again with --debug and report what it prints."
            )
    return ExitCode.UNEXPECTED


def _report_invalid_map(problem: InvalidMapError) -> None:
    from mapkit.cli.diagnostics_text import print_diagnostics  # noqa: PLC0415 - only when needed
    from mapkit.diagnostics import Severity  # noqa: PLC0415

    path = problem.path
    errors = [d for d in problem.diagnostics if d.severity is Severity.ERROR]
    print_diagnostics(errors, Path(path) if path else None, err=True, limit=10)
    advice = f"; see `mapkit check {path}`" if path else ""
    _say(f"{problem}{advice}")


def _plain(problem: FileProblemError) -> str:
    """Return the message of an error that is an OSError too, without its number."""
    return str(problem.args[0]) if len(problem.args) == 1 else str(problem)


def _say(message: str) -> None:
    click.echo(f"{click.style('mapkit:', bold=True)} {message}", err=True)


def _end_after_broken_pipe() -> ExitCode:
    """End quietly: nobody reads standard output any more, so let nothing flush into it."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, sys.stdout.fileno())
    return ExitCode.BROKEN_PIPE
