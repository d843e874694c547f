"""Ticks in mm round the board, so that people can name a place by its coordinates."""

from __future__ import annotations

import math

from mapkit.drawing.scene import Group, Polyline, Shape, Stroke, Text
from mapkit.drawing.theme import Theme

__all__ = ["ruler"]

_ROUND = (1.0, 2.0, 5.0, 10.0)


def ruler(frame: tuple[float, float, float, float], scale: float, theme: Theme) -> Group:
    """Draw a ruler along the top and the left of a board.

    Parameters
    ----------
    frame : (float, float, float, float)
        Left, top, right and bottom of the board, mm on the page.
    scale : float
        Page mm for one mm of the board.
    """
    left, top, right, bottom = frame
    longest = max(right - left, bottom - top)
    unit = longest / 100
    step = _round_up(longest / scale / 9)
    fine = Stroke(theme.page_faint, unit * 0.07, cap="butt", opacity=0.7)
    shapes: list[Shape] = [
        Polyline(((left, top - unit * 0.8), (right, top - unit * 0.8)), fine),
        Polyline(((left - unit * 0.8, top), (left - unit * 0.8, bottom)), fine),
    ]
    for span, across in (((right - left) / scale, True), ((bottom - top) / scale, False)):
        for k in range(math.floor(span / step * 10 + 1e-9) + 1):
            at = k * step / 10 * scale
            long = 0.75 if k % 10 == 0 else 0.45 if k % 5 == 0 else 0.25
            near, far = unit * 0.8, unit * (0.8 + long)
            label = f"{k * step / 10:g}" if k % 10 == 0 else ""
            if across:
                ends = ((left + at, top - near), (left + at, top - far))
                place, anchor = (left + at + unit * 0.25, top - near - unit * 0.4), "start"
            else:
                ends = ((left - near, top + at), (left - far, top + at))
                place, anchor = (left - near - unit * 0.3, top + at + unit * 0.95), "end"
            shapes.append(Polyline(ends, fine))
            room = span * scale - at > unit * 1.5
            if label and room:
                shapes.append(Text(place, label, unit * 0.75, theme.page_faint, anchor))
    return Group("ruler", tuple(shapes))


def _round_up(value: float) -> float:
    """Return the next of 1, 2, 5, 10 times a power of ten."""
    decade = 10.0 ** math.floor(math.log10(value))
    return next(decade * k for k in _ROUND if decade * k >= value * (1 - 1e-9))
