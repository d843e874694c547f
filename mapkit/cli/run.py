"""From arguments to an exit code: the one place where errors become messages."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.cli.language import in_words, language_to_speak, translate_click
from mapkit.cli.program import program
from mapkit.cli.stopping import ExitCode, is_damage, nothing_told, tell_interrupted, was_pressed
from mapkit.cli.terminal import safe_streams
from mapkit.errors import (
    FileError,
    InvalidMapError,
    MapkitError,
    MissingError,
    NotKnownError,
    UsageError,
    WorkerError,
)
from mapkit.i18n import speaking
from mapkit.i18n.languages import without_marks
from mapkit.messages import one_line, say, translated

if TYPE_CHECKING:
    from mapkit.diagnostics import Diagnostic


def run(arguments: Sequence[str]) -> int:
    """Run the program.

    ``arguments`` are without the program's name. Returns an :class:`mapkit.cli.stopping.ExitCode`.
    Nothing is raised but with ``--debug``, which lets unexpected exceptions through, traceback and
    all.
    """
    nothing_told()
    _replace_closed_streams()
    translate_click()
    language = language_to_speak(arguments, os.environ)
    _replace_unencodable_letters(language)
    with safe_streams(), speaking(language):
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    try:
        result = in_words(program).main(
            args=list(arguments), prog_name="mapkit", standalone_mode=False
        )
        sys.stdout.flush()
    except (KeyboardInterrupt, click.Abort):
        tell_interrupted(say("mapkit: interrupted"))
        return ExitCode.INTERRUPTED
    except (BrokenPipeError, SystemExit):  # click ends the program where nobody reads any more
        return _end_after_broken_pipe()
    except Exception as problem:
        if was_pressed() or isinstance(problem.__cause__, KeyboardInterrupt):
            tell_interrupted(say("mapkit: interrupted"))
            return ExitCode.INTERRUPTED
        code = _report(problem, as_json=_asks_for_json(arguments))
        if code == ExitCode.UNEXPECTED and "--debug" in arguments:
            raise
        return code
    return int(result) if isinstance(result, int) else ExitCode.OK


def _asks_for_json(arguments: Sequence[str]) -> bool:
    """Return whether the answer should be JSON, and so an error, too."""
    named = " ".join(arguments).replace("--format=", "--format ")
    return "--json" in arguments or ("check" in arguments and "--format json" in named)


def _replace_closed_streams() -> None:
    """Put something in the place of streams that the caller closed (``>&-``), in their order.

    An empty file takes the descriptor, so that no file of ours gets it, and refuses to be written
    to: what cannot be answered must not look answered.
    """
    for name, mode in (("stdin", "r"), ("stdout", "r"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - stays


def _replace_unencodable_letters(language: str) -> None:
    """Spell out letters that the output's encoding lacks: a map may use any.

    Where sentences are full of them, a letter without its mark is easier to read than a number.
    """
    how = "backslashreplace" if language == "en" else "mapkit.without_marks"
    codecs.register_error("mapkit.without_marks", _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in ("strict", "backslashreplace"):
            stream.reconfigure(errors=how)


def _replaced(problem: UnicodeError) -> tuple[str | bytes, int]:
    """Replace letters that an encoding lacks, as Python's ``codecs`` asks for it."""
    assert isinstance(problem, UnicodeEncodeError)
    lost = problem.object[problem.start : problem.end]
    plain = without_marks(lost).encode(problem.encoding, "backslashreplace")
    return plain.decode(problem.encoding), problem.end


def _report(problem: Exception, *, as_json: bool) -> ExitCode:
    """Say what went wrong, as one JSON object where asked, and return the exit code for it."""
    if isinstance(problem, click.exceptions.NoArgsIsHelpError):
        click.echo(problem.format_message(), err=True)
        return ExitCode.USAGE
    code, message = _in_words(problem)
    if as_json and not isinstance(problem, io.UnsupportedOperation):
        _print_json(problem, code, message)
    else:
        if isinstance(problem, InvalidMapError):
            _print_errors(problem)
        _say(message)
        if isinstance(problem, FileError | NotKnownError | WorkerError) and problem.help:
            said = say("help: {help}", help=one_line(translated(problem.help)))
            click.echo(f"    {said}", err=True)
        if isinstance(problem, click.UsageError) and problem.ctx is not None:
            asked = say(
                "Try '{command} {option}' for help.",
                command=problem.ctx.command_path,
                option="--help",
            )
            click.echo(f"    {asked}", err=True)
    return code


def _in_words(problem: Exception) -> tuple[ExitCode, str]:
    match problem:
        case click.ClickException():
            code = ExitCode.FILE if isinstance(problem, click.FileError) else ExitCode.USAGE
            return code, _like_ours(problem.format_message())
        case UsageError():
            return ExitCode.USAGE, translated(problem.message)
        case InvalidMapError():
            wrong = translated(problem.message)
            if problem.path and problem.is_map:
                wrong = say(
                    "{problem}; see `mapkit check {path}`", problem=wrong, path=problem.path
                )
            return ExitCode.INVALID_MAP, wrong
        case FileError():
            return ExitCode.FILE, _plain(problem).replace("force=True", "--force")
        case NotKnownError():
            return ExitCode.NOT_KNOWN, translated(problem.message)
        case WorkerError():
            return ExitCode.WORKERS, translated(problem.message)
        case MissingError():
            return ExitCode.MISSING, translated(problem.message)
        case MapkitError():
            return ExitCode.UNEXPECTED, translated(problem.message)
        case io.UnsupportedOperation():
            closed = say("standard output is closed, so the answer cannot be written")
            return ExitCode.FILE, closed
        case OSError():
            from mapkit.mapfile.disk import reason_of  # noqa: PLC0415 - only when needed

            about = f"{problem.filename}: " if problem.filename else ""
            return ExitCode.FILE, f"{about}{translated(reason_of(problem))}"
        case ImportError() if is_damage(problem):
            raise problem
        case MemoryError():
            return ExitCode.MISSING, say("the map needs more memory than this machine has")
    return ExitCode.UNEXPECTED, say(
        (
            "unexpected {kind}: {problem}. This is a bug in mapkit: run the command again "
            "with --debug and report what it prints."
        ),
        kind=type(problem).__name__,
        problem=problem,
    )


def _like_ours(message: str) -> str:
    """Return a message of click as mapkit's own are: one line, no capital, no full stop."""
    said = " ".join(message.split()).removesuffix(".")
    said = re.sub(r"'\[(\w+)\]'", r"'\1'", said)  # a name in the brackets of the usage
    said = re.sub(
        r"(?<=['\"“”\w])\. (?=\w+ )(.)", lambda next_one: f"; {next_one[1].lower()}", said
    )
    return said[:1].lower() + said[1:]


def _errors(problem: InvalidMapError) -> list[Diagnostic]:
    from mapkit.diagnostics import Severity  # noqa: PLC0415 - only when needed

    return [d for d in problem.diagnostics if d.severity is Severity.ERROR]


def _print_errors(problem: InvalidMapError) -> None:
    from mapkit.cli.diagnostics_text import print_diagnostics  # noqa: PLC0415

    path = Path(problem.path) if problem.path else None
    print_diagnostics(_errors(problem), path, err=True, limit=10)


def _print_json(problem: Exception, code: ExitCode, message: str) -> None:
    from mapkit.cli.diagnostics_text import diagnostic_dict  # noqa: PLC0415
    from mapkit.cli.output import echo_json  # noqa: PLC0415

    found = _errors(problem) if isinstance(problem, InvalidMapError) else []
    error = {
        "code": int(code),
        "message": message,
        "help": translated(problem.help) if isinstance(problem, MapkitError) else "",
        "diagnostics": [diagnostic_dict(d) for d in found],
    }
    echo_json({"error": error})


def _plain(problem: FileError) -> str:
    """Return the message of an error that is an OSError too, without its number."""
    return translated(problem.message) if len(problem.args) == 1 else str(problem)


def _say(message: str) -> None:
    click.echo(f"{click.style('mapkit:', bold=True)} {one_line(message)}", err=True)


def _end_after_broken_pipe() -> ExitCode:
    """End quietly: nobody reads standard output any more, so let nothing flush into it."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, sys.stdout.fileno())
    return ExitCode.BROKEN_PIPE
