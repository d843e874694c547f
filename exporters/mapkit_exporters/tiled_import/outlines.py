"""Outlines of objects as rings of places, as Tiled draws them."""

from __future__ import annotations

import math

from mapkit_exporters.tiled_import.grid import Grid
from mapkit_exporters.tiled_import.nodes import Node, Place

_MOST_SIDES = 1000
_QUARTERS = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
"""Cosine and sine of right angles, without what sines leave of a zero."""


def ring_of(shape: Node, grid: Grid, flat: float) -> list[Place]:
    """Return the outline of a polygon, rectangle or ellipse, in pixels.

    Parameters
    ----------
    flat : float
        By how many pixels a curve may be off.

    Raises
    ------
    FileError
        A number is none.
    """
    if "polygon" in shape.values:
        return line_of(shape, "polygon", grid)
    width, height = shape.number("width"), shape.number("height")
    if not shape.flag("ellipse"):
        return _placed(shape, [(0, 0), (width, 0), (width, height), (0, height)], grid)
    away = max(abs(width), abs(height)) / 2
    wanted = math.pi / math.acos(max(1 - flat / away, -1.0)) if 0 < flat < 2 * away else 8.0
    sides = max(8, min(math.ceil(wanted), _MOST_SIDES))
    turns = [2 * math.pi * k / sides for k in range(sides)]
    ring = [(width / 2 * (1 + math.cos(t)), height / 2 * (1 + math.sin(t))) for t in turns]
    return _placed(shape, ring, grid)


def line_of(shape: Node, key: str, grid: Grid) -> list[Place]:
    """Return the places of a ``polygon`` or ``polyline``, or that of a ``point``, in pixels.

    Raises
    ------
    FileError
        A number is none.
    """
    return _placed(shape, [(0.0, 0.0)] if key == "point" else shape.points(key), grid)


def _placed(shape: Node, ring: list[Place], grid: Grid) -> list[Place]:
    """Return where places lie that are given from the object's own place, before it is turned."""
    x, y = shape.number("x"), shape.number("y")
    cos, sin = _turn(shape)
    x0, y0 = grid.drawn((x, y))
    drawn = [grid.drawn((x + dx, y + dy)) for dx, dy in ring]
    if sin == 0 and cos == 1:
        return drawn
    return [
        (x0 + (px - x0) * cos - (py - y0) * sin, y0 + (px - x0) * sin + (py - y0) * cos)
        for px, py in drawn
    ]


def _turn(shape: Node) -> tuple[float, float]:
    degrees = shape.number("rotation") % 360
    if degrees in _QUARTERS:
        return _QUARTERS[int(degrees)]
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
