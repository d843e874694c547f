"""A slow, simple reference for the relations and the sight tables, independent of mapkit.

It shares no code and no idea with the program: it samples one exact line of every class of lines
and walks each of them from end to end. Integers and the standard library only; but
`other_drawings`, which looks for redrawings, proposes with NumPy and the program's own checks.
"""

from __future__ import annotations

from tests.reference.overlay import InvalidMapError, Overlay, build_overlay
from tests.reference.slow_tables import slow_tables

__all__ = ["InvalidMapError", "Overlay", "build_overlay", "slow_tables"]
