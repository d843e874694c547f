"""What mapkit raises: misuse and failed input or output.

What is wrong *in a map* is not raised but collected, all of it, as
:class:`mapkit.diagnostics.Diagnostic`.
"""

from __future__ import annotations

__all__ = [
    "FileProblemError",
    "InvalidMapError",
    "MapkitError",
    "NotFoundError",
    "OutputExistsError",
    "UsageProblemError",
]


class MapkitError(Exception):
    """Root of all errors that mapkit raises on purpose."""

    @property
    def message(self) -> str:
        """What to tell people, to be said through :func:`mapkit.messages.translated`."""
        return self.args[0] if self.args and isinstance(self.args[0], str) else str(self)


class UsageProblemError(MapkitError, ValueError):
    """An argument makes no sense, for example a mover that the ruleset does not know."""


class NotFoundError(UsageProblemError, LookupError):
    """A name that stands for no field, marker or vertex of the map."""


class FileProblemError(MapkitError, OSError):
    """A file cannot be read or written, or is not of the kind that was asked for."""


class OutputExistsError(FileProblemError):
    """The output file exists and ``--force`` was not given."""


class InvalidMapError(MapkitError, ValueError):
    """A map has errors, so the tables that were asked for cannot be built.

    The diagnostics are in ``args[1]``, a tuple of
    :class:`mapkit.diagnostics.Diagnostic`.
    """
