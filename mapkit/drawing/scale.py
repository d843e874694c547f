"""Colours for counts, and their legend: near is light, far is dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mapkit.drawing.legend import Entry, swatch
from mapkit.drawing.scene import (
    Fill,
)
from mapkit.drawing.theme import Theme, mix

__all__ = ["scale_entries", "scale_of"]


def scale_of(values: Sequence[int], theme: Theme) -> Callable[[int], str]:
    """Return the colour for a count: equal steps from near to far."""
    low, high = (min(values), max(values)) if values else (0, 1)

    def colour(value: int) -> str:
        return mix(theme.near, theme.far, (value - low) / max(high - low, 1))

    return colour


def scale_entries(values: Sequence[int], colour_of: Callable[[int], str]) -> list[Entry]:
    """Return an entry for each count that occurs, a range of them where there are many."""
    counts = sorted(set(values))
    step = -(-len(counts) // 10) or 1
    entries = []
    for k in range(0, len(counts), step):
        part = counts[k : k + step]
        label = f"{part[0]}" if len(part) == 1 else f"{part[0]} to {part[-1]}"
        entries.append(Entry(label, swatch(Fill(colour_of(part[len(part) // 2])))))
    return entries
