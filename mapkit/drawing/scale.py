"""Colours for counts, and their legend: near is light, far is dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mapkit.drawing.legend import Entry, swatch
from mapkit.drawing.scene import Fill
from mapkit.drawing.theme import Theme, mix
from mapkit.messages import say

__all__ = ["scale_entries", "scale_of"]


def scale_of(
    values: Sequence[int], theme: Theme, span: tuple[int, int] | None = None
) -> Callable[[int], str]:
    """Return the colour for a count: equal steps from near to far.

    Parameters
    ----------
    values : sequence of int
        The counts that occur.
    theme : Theme
    span : (int, int), optional
        Between which counts the steps go, where it is not those that occur; what lies beyond
        takes the colour of the end.
    """
    low, high = span or ((min(values), max(values)) if values else (0, 1))

    def colour(value: int) -> str:
        share = (value - low) / max(high - low, 1)
        return mix(theme.near, theme.far, min(max(share, 0.0), 1.0))

    return colour


def scale_entries(
    values: Sequence[int],
    colour_of: Callable[[int], str],
    label: Callable[[str, int], str] = lambda words, _last: words,
) -> list[Entry]:
    """Return an entry for each count that occurs, a range of them where there are many.

    ``label`` says what is counted, given the count or the range in words and its last number.
    """
    counts = sorted(set(values))
    step = -(-len(counts) // 10) or 1
    entries = []
    for k in range(0, len(counts), step):
        part = counts[k : k + step]
        first, last = part[0], part[-1]
        words = str(first) if first == last else say("{first} to {last}", first=first, last=last)
        entries.append(Entry(label(words, last), swatch(Fill(colour_of(part[len(part) // 2])))))
    return entries
