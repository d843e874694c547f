"""Exit codes, explained in ``docs/exit-codes.md``."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["ExitCode"]


class ExitCode(IntEnum):
    """How the process ended."""

    OK = 0
    NO = 1
    """The question was answered, with no: ``check`` found errors, ``diff`` differences, ..."""
    USAGE = 2
    """The command line makes no sense: unknown option, a name that stands for no field."""
    INVALID_MAP = 3
    """The map has errors, so the question cannot be answered."""
    FILE = 4
    """A file cannot be read or written, or would be overwritten."""
    NOT_KNOWN = 5
    """The answer hangs on a figure that the ruleset leaves open."""
    WORKERS = 6
    """Other processes or machines did not do the work that they were given."""
    UNEXPECTED = 70
    """mapkit is broken: its install, or a mistake in it."""
    INTERRUPTED = 130
    BROKEN_PIPE = 141
