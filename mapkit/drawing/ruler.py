"""Ticks in mm round the board, so that people can name a place by its coordinates."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from mapkit.drawing.scene import Group, Point, Polyline, Shape, Stroke, Text
from mapkit.drawing.text import CAP_HEIGHT, text_width
from mapkit.drawing.theme import Theme

_ROUND = (1.0, 2.0, 5.0, 10.0)
_FARTHEST = 3.0
"""How far a figure may be moved, in units of which the longer side of the board has 100."""


Box = tuple[float, float, float, float]


def ruler(frame: Box, scale: float, theme: Theme, taken: Sequence[Box] = ()) -> Group:
    """Draw a ruler along the top and the left of a board.

    Parameters
    ----------
    frame : (float, float, float, float)
        Left, top, right and bottom of the board, mm on the page.
    scale : float
        Page mm for one mm of the board.
    taken : sequence of (float, float, float, float)
        What is drawn over the ruler. A figure that it would hide is moved past it; one that would
        be too far from its tick then is left out.
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
            if across:
                ends = ((left + at, top - near), (left + at, top - far))
            else:
                ends = ((left - near, top + at), (left - far, top + at))
            shapes.append(Polyline(ends, fine))
            if k % 10 == 0 and span * scale - at > unit * 1.5:
                figure = _figure(ends[0], f"{k * step / 10:g}", unit, theme, across=across)
                shapes += _moved_past(figure, taken, unit, across=across)
    return Group("ruler", tuple(shapes))


def _figure(tick: Point, label: str, unit: float, theme: Theme, *, across: bool) -> Text:
    x, y = tick
    if across:
        return Text(
            (x + unit * 0.25, y - unit * 0.4), label, unit * 0.75, theme.page_faint, "start"
        )
    return Text((x - unit * 0.3, y + unit * 0.95), label, unit * 0.75, theme.page_faint, "end")


def _moved_past(text: Text, taken: Sequence[Box], unit: float, *, across: bool) -> list[Text]:
    """Return a figure where nothing hides it, none where there is no room near its tick."""
    gap = unit * 0.2
    left, top, right, bottom = _box_of(text)
    moved = 0.0
    for box in sorted(taken):
        ahead = moved if across else 0.0, 0.0 if across else moved
        if (
            box[0] < right + ahead[0] + gap and left + ahead[0] < box[2] + gap
            and box[1] < bottom + ahead[1] + gap and top + ahead[1] < box[3] + gap
        ):  # fmt: skip
            moved = (box[2] - left if across else box[3] - top) + gap
    if moved > unit * _FARTHEST:
        return []
    x, y = text.at
    return [replace(text, at=(x + moved, y) if across else (x, y + moved))]


def _box_of(text: Text) -> Box:
    (x, y), width = text.at, text_width(text.content, text.size)
    left = x - width if text.anchor == "end" else x
    return left, y - text.size * CAP_HEIGHT, left + width, y


def _round_up(value: float) -> float:
    """Return the next of 1, 2, 5, 10 times a power of ten."""
    decade = 10.0 ** math.floor(math.log10(value))
    return next(decade * k for k in _ROUND if decade * k >= value * (1 - 1e-9))
