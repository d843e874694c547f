"""What can be wrong with a map, collected and never raised."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How bad it is: errors stop tables, warnings want a look, notes inform.

    Examples
    --------
    >>> [severity.value for severity in mapkit.Severity]
    ['error', 'warning', 'note']
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Subject(StrEnum):
    """What a rule is about, and so what has to go where it is broken."""

    FILE = "file"
    """The text of a map file, or the ruleset that it names."""
    MAP = "map"
    """The map as a whole: its header, its choices."""
    VERTEX = "vertex"
    FIELD = "field"
    """One field: its outline, kind, traits, level or name."""
    SLIT = "slit"
    """Two places that miss each other by less than the tolerance."""
    OVERLAP = "overlap"
    """Two fields over each other."""
    VOID = "void"
    """A hole in the coverage."""
    SECTOR = "sector"
    BUILDING = "building"
    PORTAL = "portal"
    MARKER = "marker"


class Repair(StrEnum):
    """The step of :func:`mapkit.coverage.repair` that mends it."""

    MERGE_VERTICES = "merge vertices"
    CLEAN_RINGS = "clean rings"
    NAME_JUNCTIONS = "name junctions"
    SNAP = "snap"
    DROP_NEEDLESS = "drop needless vertices"
    DROP_UNUSED = "drop unused vertices"
    FOLLOW_BOUNDARY = "follow the boundary"
    DROP_REPEATED_PORTALS = "drop repeated portals"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A position in a text file; lines and columns count from 1.

    Examples
    --------
    >>> place = mapkit.open(io.StringIO("mapkit: wrong")).check()[0].place
    >>> place.line, place.column
    (1, 1)
    """

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Rule:
    """What a map has to keep to; all of them stand in :mod:`mapkit.diagnostics.rules`."""

    code: str
    """Stable and never used again for something else, such as ``"MK201"``."""
    subject: Subject
    severity: Severity
    """The usual one; a check may soften it, for example in unfinished maps."""
    title: str
    """What is wrong, in a few words."""
    help: str
    """What to do about it."""
    fix: str | None = None
    """What the repair does, in words; None where a person has to decide."""
    repair: Repair | None = None
    """The step of the repair that does it, None just where ``fix`` is."""
    refused: bool = False
    """Whether edits that break the rule in a drawing are refused though it is no error."""

    def report(
        self,
        message: str,
        *,
        fields: Iterable[str] = (),
        vertices: Iterable[str] = (),
        at: Iterable[tuple[float, float]] = (),
        severity: Severity | None = None,
        fixable: bool = True,
    ) -> Diagnostic:
        """Make the diagnostic of a place where a map breaks the rule.

        Raises ``ValueError`` where a point has not two coordinates.

        Parameters
        ----------
        message : str
            One sentence that says what is wrong, with ids and measures in it.
        fields, vertices : iterable of str, optional
        at : iterable of (float, float), optional
            In map units.
        severity : Severity, optional
            The usual one if not given.
        fixable : bool, optional
            Whether the repair mends it in this place.
        """
        return Diagnostic(
            self,
            self.severity if severity is None else severity,
            message,
            self.help,
            fields=tuple(fields),
            vertices=tuple(vertices),
            at=tuple((float(x), float(y)) for x, y in at),
            fix=self.fix if fixable else None,
        )


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One thing that is wrong with a map.

    Parameters
    ----------
    rule : Rule
        What the map breaks.
    message : str
        One sentence that says what is wrong, with ids and measures in it.
    help : str
        What to do about it; empty where the message says it.
    place : Place or None
        Where in the file, None for maps that were not read from one.
    fields, vertices : tuple of str
        Ids of the fields and vertices concerned.
    at : tuple of (float, float)
        Points on the board in map units where a picture would show it.
    fix : str or None
        What ``mapkit check --fix`` would do; None where no safe repair is known.

    Examples
    --------
    >>> found = mapkit.open(io.StringIO("mapkit: wrong")).check()[0]
    >>> found.code, found.severity.value
    ('MK111', 'error')
    """

    rule: Rule
    severity: Severity
    message: str
    help: str = ""
    place: Place | None = None
    fields: tuple[str, ...] = ()
    vertices: tuple[str, ...] = ()
    at: tuple[tuple[float, float], ...] = ()
    fix: str | None = None

    @property
    def code(self) -> str:
        """The stable code of the rule, such as ``"MK201"``; see ``docs/diagnostics.md``."""
        return self.rule.code


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Return whether any of the diagnostics is an error."""
    return any(d.severity is Severity.ERROR for d in diagnostics)
