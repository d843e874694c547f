"""Which colour a distance or a number of steps has, and the key to the colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mapkit.drawing.legend import Entry, swatch
from mapkit.drawing.scene import Fill
from mapkit.drawing.theme import Theme, mix
from mapkit.messages import say

_FARTHER, _FARTHEST_OF_ALL = 0.8, 0.1


def distance_colour(value: int, theme: Theme) -> str:
    """Return the colour of a distance, the same on every field and map.

    The colours of 1 to 6 are told apart by everybody
    (``tests/unit/drawing/test_distance_colours.py`` holds it); what is farther away is nearer to
    the colour of what is not seen.

    ``value`` is a distance or a number of steps; 0 has the colour of 1.
    """
    ladder = theme.distances
    if value <= len(ladder):
        return ladder[max(value, 1) - 1]
    share = _FARTHEST_OF_ALL * (1 - _FARTHER ** (value - len(ladder)))
    return mix(ladder[-1], theme.blocked, share)


def scale_entries(
    values: Sequence[int],
    theme: Theme,
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
        middle = part[len(part) // 2]
        words = str(first) if first == last else say("{first} to {last}", first=first, last=last)
        entries.append(Entry(label(words, last), swatch(Fill(distance_colour(middle, theme)))))
    return entries
