"""What an edit raises that would leave the map invalid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mapkit.diagnostics import Rule
from mapkit.errors import MapkitError, NotFoundError
from mapkit.model import Field

__all__ = ["EditRefusedError", "known_field"]


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


def known_field(fields: Mapping[str, Field], field_id: str) -> Field:
    """Return a field.

    Raises
    ------
    NotFoundError
        There is none of that id.
    """
    try:
        return fields[field_id]
    except KeyError:
        raise NotFoundError(f"the map has no field {field_id!r}") from None
