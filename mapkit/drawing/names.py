"""The names of looks, labels and papers, for code that lists them and draws nothing."""

from __future__ import annotations

LABELS = ("ids", "names", "both")
"""What may be written on fields; one without a name is called by its id."""

LOOK_NAMES = ("board", "light", "diagram", "outline", "play")
"""The names of all looks, the default of a board first; :data:`mapkit.drawing.looks.LOOKS`."""

LOOK_FILES = ("svg", "png")
"""Endings of files that do as a look: a painted board."""

PRINT_PAPERS = ("a4", "a5", "letter")
"""What most printers take: for booklets and cards; the usual one first."""


def is_file(look: str) -> bool:
    """Return whether a look is the name of a file."""
    return look.lower().endswith(tuple(f".{ending}" for ending in LOOK_FILES))
