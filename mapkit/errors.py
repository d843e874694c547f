"""What mapkit raises: misuse and failed input or output.

What is wrong *in a map* is not raised but collected, all of it, as
:class:`mapkit.diagnostics.Diagnostic`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mapkit.diagnostics import Diagnostic, Place

__all__ = [
    "FileProblemError",
    "InvalidMapError",
    "MapkitError",
    "NotFoundError",
    "NotKnownError",
    "OutputExistsError",
    "UsageProblemError",
    "WorkersProblemError",
]


class MapkitError(Exception):
    """Root of all errors that mapkit raises on purpose.

    Attributes
    ----------
    help : str
        What to do about it; empty where the message says it.
    place : Place or None
        Where in a file; None where the error has no such place.
    diagnostics : tuple of Diagnostic
        What is wrong in the map, where that is the reason.
    """

    help: str = ""
    place: Place | None = None
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def message(self) -> str:
        """What to tell people, to be said through :func:`mapkit.messages.translated`."""
        return self.args[0] if self.args and isinstance(self.args[0], str) else str(self)


class UsageProblemError(MapkitError, ValueError):
    """An argument makes no sense, for example a mover that the ruleset does not know."""


class NotFoundError(UsageProblemError, LookupError):
    """A name that stands for no field, marker or vertex of the map."""


class NotKnownError(MapkitError, LookupError):
    """The answer hangs on a figure that the ruleset leaves open, and the map does not fill in."""


class FileProblemError(MapkitError, OSError):
    """A file cannot be read or written, or is not of the kind that was asked for."""


class OutputExistsError(FileProblemError):
    """The output file exists and ``--force`` was not given."""


class WorkersProblemError(MapkitError, RuntimeError):
    """Other processes or machines did not do the work that they were given."""


class InvalidMapError(MapkitError, ValueError):
    """A map has errors, so what was asked for cannot be worked out.

    ``place`` and ``help`` are those of the first error in ``diagnostics``.

    Parameters
    ----------
    message : str
    diagnostics : iterable of Diagnostic
        Everything that was found, warnings and notes too.
    path : str or None
        The file of the map, where it has one.
    """

    def __init__(
        self, message: str, diagnostics: Iterable[Diagnostic] = (), path: str | None = None
    ) -> None:
        from mapkit.diagnostics import Severity  # noqa: PLC0415 - where nothing is wrong, not loaded

        super().__init__(message)
        self.diagnostics = tuple(diagnostics)
        self.path = path
        first = next((d for d in self.diagnostics if d.severity is Severity.ERROR), None)
        if first is not None:
            self.place, self.help = first.place, first.help
