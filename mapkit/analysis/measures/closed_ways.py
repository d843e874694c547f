"""Ways that are not there, told by the places that most of them share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

__all__ = ["ClosedPlace", "find_closed_places"]


@dataclass(frozen=True, slots=True)
class ClosedPlace:
    """A field to which, or from which, no way leads.

    Attributes
    ----------
    field : str
    origins : tuple of str
        Fields from which no way leads to it.
    objectives : tuple of str
        Fields to which no way leads from it.
    """

    field: str
    origins: tuple[str, ...]
    objectives: tuple[str, ...]


def find_closed_places(pairs: Iterable[tuple[str, str]]) -> Iterator[ClosedPlace]:
    """Tell pairs that no way joins by few places, each pair once.

    A room without a door is one place, and so is an entry that leads nowhere.

    Parameters
    ----------
    pairs : iterable of (str, str)
        Two fields each: where it sets out, and the objective.

    Yields
    ------
    ClosedPlace
        That with the most pairs first; of equal ones objectives first, in the order of the pairs.

    Notes
    -----
    Cost: the pairs times the places.
    """
    left = list(dict.fromkeys(pairs))
    while left:
        often = Counter([*(end for _, end in left), *(start for start, _ in left)])
        place = max(often, key=lambda i: often[i])
        yield ClosedPlace(
            place,
            tuple(start for start, end in left if end == place),
            tuple(end for start, end in left if start == place != end),
        )
        left = [pair for pair in left if place not in pair]
