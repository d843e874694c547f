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
    "FileError",
    "InvalidMapError",
    "MapkitError",
    "MissingError",
    "MissingFileError",
    "NotFoundError",
    "NotKnownError",
    "OutputExistsError",
    "UsageError",
    "WorkerError",
]


class MapkitError(Exception):
    """Root of all errors that mapkit raises on purpose.

    Attributes
    ----------
    help : str
        What to do about it; empty where the message says it. A traceback shows it as a note.
    place : Place or None
        Where in a file; None where the error has no such place.
    diagnostics : tuple of Diagnostic
        What is wrong in the map, where that is the reason.

    Examples
    --------
    >>> try:
    ...     board.sight(24, "nowhere")
    ... except mapkit.MapkitError as problem:
    ...     print(type(problem).__name__)
    NotFoundError
    """

    place: Place | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    _help: str = ""

    @property
    def help(self) -> str:
        """What to do about it."""
        return self._help

    @help.setter  # noqa: A003 - as in click
    def help(self, text: str) -> None:
        self._help = text
        if text:
            self.add_note(str(text))

    @property
    def message(self) -> str:
        """What to tell people, to be said through :func:`mapkit.messages.translated`."""
        return self.args[0] if self.args and isinstance(self.args[0], str) else str(self)


class UsageError(MapkitError, ValueError):
    """An argument makes no sense, for example a mover that the ruleset does not know.

    Examples
    --------
    >>> try:
    ...     board.reach(24, mover="ghost")
    ... except ValueError as problem:
    ...     print(type(problem).__name__)
    UsageError
    """


class NotFoundError(UsageError, KeyError):
    """A name that stands for no field, marker or vertex of the map.

    Examples
    --------
    >>> try:
    ...     board["objective 99"]
    ... except KeyError as problem:
    ...     print(str(problem)[:44])
    no field of this map is called 'objective 99
    """

    __str__ = ValueError.__str__  # a KeyError's text is in quotes


class NotKnownError(MapkitError, LookupError):
    """The answer depends on a figure that neither the ruleset nor the map gives.

    Examples
    --------
    >>> war = mapkit.open("twin-passes")
    >>> try:
    ...     war.reach(war.ids[0])
    ... except mapkit.NotKnownError as problem:
    ...     print(type(problem).__name__)
    NotKnownError
    """


class FileError(MapkitError, OSError):
    """A file cannot be read or written, or is not of the kind that was asked for.

    Examples
    --------
    >>> try:
    ...     mapkit.open("no-such-map.yaml")
    ... except mapkit.FileError as problem:
    ...     print(problem)
    no-such-map.yaml does not exist
    """


class MissingFileError(FileError, FileNotFoundError):
    """There is no such file.

    Examples
    --------
    >>> try:
    ...     mapkit.open("no-such-map.yaml")
    ... except FileNotFoundError as problem:
    ...     print(type(problem).__name__)
    MissingFileError
    """


class OutputExistsError(FileError, FileExistsError):
    """The output file exists, and it was not asked to be replaced (``force=True``).

    Examples
    --------
    >>> board.save(folder / "twice.yaml")
    >>> try:
    ...     board.save(folder / "twice.yaml")
    ... except FileExistsError as problem:
    ...     print(type(problem).__name__)
    OutputExistsError
    """


class MissingError(MapkitError):
    """What this needs is not here: an optional library, a library of the system, a screen.

    The message says how to get it.
    """


class WorkerError(MapkitError, RuntimeError):
    """Other processes or machines did not do the work that they were given.

    Examples
    --------
    >>> issubclass(mapkit.WorkerError, RuntimeError)
    True
    """


class InvalidMapError(MapkitError, ValueError):
    """A map has errors, so what was asked for cannot be computed.

    ``place`` and ``help`` are those of the first error in ``diagnostics``. It is not an exception
    group: a group holds exceptions, and diagnostics are values with a severity, a place and a
    repair, warnings and notes among them.

    Parameters
    ----------
    diagnostics : iterable of Diagnostic
        Everything that was found, warnings and notes too.
    path : str or None
        The file of the map, where it has one.
    is_map : bool
        Whether the file is a map, so that ``mapkit check`` can read it.

    Examples
    --------
    >>> broken = mapkit.open(io.StringIO("mapkit: wrong"))
    >>> try:
    ...     broken.sees(1, 2)
    ... except mapkit.InvalidMapError as problem:
    ...     print(problem.diagnostics[0].code)
    MK111
    """

    def __init__(
        self,
        message: str,
        diagnostics: Iterable[Diagnostic] = (),
        path: str | None = None,
        *,
        is_map: bool = True,
    ) -> None:
        from mapkit.diagnostics import Severity  # noqa: PLC0415 - where nothing is wrong, not loaded

        super().__init__(message)
        self.diagnostics = tuple(diagnostics)
        self.path = path
        self.is_map = is_map
        first = next((d for d in self.diagnostics if d.severity is Severity.ERROR), None)
        if first is not None:
            self.place, self.help = first.place, first.help
