"""New ids that look like those a map has already."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import islice

from mapkit.diagnostics import Rule
from mapkit.errors import MapkitError, NotFoundError
from mapkit.model import Field

_NUMBERED = re.compile(r"([^\W\d]*?)(\d{1,9})")
_SAMPLE = 64


class Numbering:
    """Ids one after the other.

    Parameters
    ----------
    taken : collection of str
        Ids that are not given again.
    like : collection of str
        Those whose letters and zeros are followed; most of them.
    fallback : str
        The letters where there are none like that.
    """

    def __init__(self, taken: Collection[str], like: Collection[str], fallback: str) -> None:
        self._taken = taken
        self._prefix, self._width = _habit(like, fallback)
        self._number = max(
            (
                int(rest)
                for name in taken
                if name.startswith(self._prefix)
                and (rest := name[len(self._prefix) :]).isdecimal()
                and rest.isascii()
            ),
            default=0,
        )

    def following(self) -> str:
        """Return the next id."""
        while True:
            self._number += 1
            name = f"{self._prefix}{self._number:0{self._width}}"
            if name not in self._taken:
                return name


def field_numbering(taken: Collection[str]) -> Numbering:
    """Return the numbers that go on from those of a map's fields."""
    return Numbering(taken, taken, "")


def new_portal_id(taken: Collection[str], same_type: Collection[str], type_: str) -> str:
    """Return an id such as portals of the type have, the type's first letter and a number else."""
    return Numbering(taken, same_type, type_[:1] or "p").following()


def new_vertex_id(taken: Collection[str]) -> str:
    """Return a letter and a number that no vertex has; quick, since one gesture may need many."""
    prefix, _ = _habit(islice(taken, _SAMPLE), "v")
    number = len(taken) + 1
    while f"{prefix}{number}" in taken:
        number += 1
    return f"{prefix}{number}"


def _habit(names: Iterable[str], fallback: str) -> tuple[str, int]:
    """Return the letters that most numbered names begin with, and how wide their numbers are."""
    found = [m for m in map(_NUMBERED.fullmatch, names) if m]
    if not found:
        return fallback, 1
    prefix = Counter(m[1] for m in found).most_common(1)[0][0]
    padded = [len(m[2]) for m in found if m[1] == prefix and m[2].startswith("0")]
    return prefix, max(padded, default=1)


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

    Examples
    --------
    >>> try:
    ...     board.edit(mapkit.edits.paint, ["34"], kind="no_such_kind")
    ... except mapkit.MapkitError as problem:
    ...     print(type(problem).__name__)
    EditRefusedError
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
    """Return a field."""
    try:
        return fields[field_id]
    except KeyError:
        raise NotFoundError(f"the map has no field {field_id!r}") from None
