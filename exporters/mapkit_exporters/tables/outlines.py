"""The optional block ``geometry``: outlines as drawn, and a point well inside each field."""

from __future__ import annotations

from typing import Any

from mapkit.export.board_values import own_definitions
from mapkit.export.inner_points import inner_point
from mapkit.model import GameMap

__all__ = ["geometry_block"]

_OWN = ("kinds", "traits", "movers", "tables")
"""Sections that stand nowhere else in the document as the map has them."""


def geometry_block(game_map: GameMap) -> dict[str, Any]:
    """Return outlines and centres in the order of the fields, in map units.

    A map with kinds, traits, movers or table cells of its own has them under ``own``: who reads
    the map back needs them.
    """
    outlines = [game_map.points(i) for i in game_map.fields]
    own = {k: v for k, v in own_definitions(game_map).items() if k in _OWN}
    return {
        "outlines": [[[list(p) for p in ring] for ring in rings] for rings in outlines],
        "centres": [list(inner_point(rings)) for rings in outlines],
        **({"own": own} if own else {}),
    }
