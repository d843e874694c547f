"""Patterns of terrain, so that kinds of fields are told apart without their colours."""

from __future__ import annotations

import math

from mapkit.drawing.scene import Pattern, Point
from mapkit.drawing.theme import waves

Stroke = tuple[Point, ...]

_OPACITY = 0.6

# Each in a box one unit wide and high, y down.
_SIGNS: dict[str, tuple[Stroke, ...]] = {
    "road": (((0.05, 0.5), (0.95, 0.5)),),
    "grass": (
        ((0.2, 0.75), (0.1, 0.35)),
        ((0.35, 0.75), (0.35, 0.25)),
        ((0.5, 0.75), (0.6, 0.35)),
    ),
    "trees": (
        ((0.15, 0.62), (0.5, 0.02), (0.85, 0.62), (0.15, 0.62)),
        ((0.5, 0.62), (0.5, 0.95)),
    ),
    "hill": (
        tuple((0.5 - 0.45 * math.cos(a), 0.75 - 0.45 * math.sin(a)) for a in
              (math.pi * k / 10 for k in range(11))),
    ),
    "peaks": (((0.0, 0.85), (0.32, 0.15), (0.52, 0.55), (0.68, 0.3), (1.0, 0.85)),),
    "houses": (
        ((0.15, 0.5), (0.15, 0.95), (0.85, 0.95), (0.85, 0.5)),
        ((0.02, 0.55), (0.5, 0.08), (0.98, 0.55)),
    ),
    "works": (
        ((0.05, 0.95), (0.05, 0.45), (0.35, 0.2), (0.35, 0.45), (0.65, 0.2), (0.65, 0.45),
         (0.95, 0.2), (0.95, 0.95), (0.05, 0.95)),
    ),
    "flag": (
        ((0.2, 0.98), (0.2, 0.05), (0.85, 0.27), (0.2, 0.5)),
    ),
}  # fmt: skip
_SIZES = {"road": (0.16, 0.25), "grass": (0.12, 0.25), "trees": (0.15, 0.25), "hill": (0.17, 0.25),
          "peaks": (0.22, 0.25), "houses": (0.16, 0.25), "works": (0.18, 0.25),
          "flag": (0.16, 0.25)}  # fmt: skip
"""By sign its width and the distance of one to the next, in modules."""


def terrain_sign(symbol: str, centre: Point, size: float) -> tuple[Stroke, ...]:
    """Return the lines of one sign, ``size`` mm wide and high; none for waves."""
    x, y = centre[0] - size / 2, centre[1] - size / 2
    lines = _SIGNS.get(symbol, ())
    return tuple(tuple((x + u * size, y + v * size) for u, v in line) for line in lines)


def terrain_pattern(symbol: str, ink: str, module: float) -> Pattern:
    """Return the pattern of a kind of terrain.

    ``symbol`` is one of :data:`mapkit.model.SYMBOLS`; ``module`` is the side of a typical field in
    mm.
    """
    line = module * 0.016
    if symbol == "waves":
        return waves(ink, module * 0.42, line, _OPACITY)
    size, pitch = (share * module for share in _SIZES[symbol])
    gap = (pitch - size) / 2
    strokes = tuple(
        tuple((start + x * size, start + y * size) for x, y in stroke)
        for start in (gap, gap + pitch)  # every other row is shifted
        for stroke in _SIGNS[symbol]
    )
    return Pattern((2 * pitch, 2 * pitch), strokes, ink, line, 0.0, _OPACITY)
