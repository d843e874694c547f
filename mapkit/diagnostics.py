"""What can be wrong with a map, collected and never raised."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

__all__ = ["Diagnostic", "Place", "Severity", "has_errors"]


class Severity(StrEnum):
    """How bad it is: errors stop tables, warnings want a look, notes inform."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A position in a text file; lines and columns count from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One thing that is wrong with a map.

    Parameters
    ----------
    code : str
        Stable code such as ``"MK201"``; the catalogue is in ``docs/diagnostics.md``.
    severity : Severity
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
    """

    code: str
    severity: Severity
    message: str
    help: str = ""
    place: Place | None = None
    fields: tuple[str, ...] = ()
    vertices: tuple[str, ...] = ()
    at: tuple[tuple[float, float], ...] = ()
    fix: str | None = None


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Tell whether any of the diagnostics is an error."""
    return any(d.severity is Severity.ERROR for d in diagnostics)
