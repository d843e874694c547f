"""The numbers in a map's header: unit, tolerance, size."""

from __future__ import annotations

import math

from mapkit.diagnostics import Diagnostic, rules
from mapkit.messages import phrase
from mapkit.model import GameMap

__all__ = ["check_header"]


def check_header(game_map: GameMap) -> list[Diagnostic]:
    """Report a unit, a tolerance or a size (all in mm) that is no usable number."""
    found = []
    for name, value, least in (
        ("unit_mm", game_map.unit_mm, None),
        ("tolerance_mm", game_map.tolerance_mm, 0.0),
        *(("size_mm", size, 0.0) for size in game_map.size_mm),
    ):
        if not math.isfinite(value) or (value <= 0 if least is None else value < least):
            found.append(
                rules.HEADER_NUMBER_UNUSABLE.report(
                    phrase(
                        "'{name}' is {value}, which is not a usable number of millimetres.",
                        name=name,
                        value=value,
                    )
                )
            )
    return found
