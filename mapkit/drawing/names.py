"""The names of looks and labels, for code that lists them and draws nothing."""

from __future__ import annotations

__all__ = ["LABELS", "LOOK_NAMES"]

LABELS = ("ids", "names", "both")
"""What may be written on fields; one without a name is called by its id."""

LOOK_NAMES = ("board", "light", "diagram", "outline")
"""The names of all looks, the default of a board first; :data:`mapkit.drawing.looks.LOOKS`."""
