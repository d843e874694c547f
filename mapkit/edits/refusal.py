"""What an edit raises that would leave the map invalid."""

from __future__ import annotations

from collections.abc import Iterable

from mapkit.diagnostics import Rule
from mapkit.errors import MapkitError

__all__ = ["EditRefusedError"]


class EditRefusedError(MapkitError, ValueError):
    """An edit was refused; the map is as it was.

    Parameters
    ----------
    message : str
        Why, in a sentence for people.
    at : iterable of (float, float)
        Points in map units where to show it; none where the edit has no place.
    fields : iterable of str
        Fields concerned, as far as the map before the edit has them.
    rule : Rule or None
        What the checks would complain of; None for what they do not know.
    """

    def __init__(
        self,
        message: str,
        at: Iterable[tuple[float, float]] = (),
        fields: Iterable[str] = (),
        rule: Rule | None = None,
    ) -> None:
        super().__init__(message)
        self.at: tuple[tuple[float, float], ...] = tuple(at)
        self.fields: tuple[str, ...] = tuple(fields)
        self.rule = rule
