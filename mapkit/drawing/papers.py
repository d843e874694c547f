"""Sizes of paper."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["PAPERS", "PAPER_MARGIN_MM", "PRINT_PAPERS"]

PAPERS: Mapping[str, tuple[float, float]] = {
    "a0": (1189.0, 841.0),
    "a1": (841.0, 594.0),
    "a2": (594.0, 420.0),
    "a3": (420.0, 297.0),
    "a4": (297.0, 210.0),
    "a5": (210.0, 148.0),
    "a6": (148.0, 105.0),
    "letter": (279.4, 215.9),
    "tabloid": (431.8, 279.4),
}
"""Long and short side in mm, by name."""

PRINT_PAPERS = ("a4", "a5", "letter")
"""What most printers take: for booklets and cards."""

PAPER_MARGIN_MM = 5.0
"""What most printers cannot reach along each side of a sheet."""
