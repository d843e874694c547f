"""Which fields border on each other, or let a figure step across, as stitches over borders."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.scene import Circle, Fill, Group, Polyline, Segment, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes

_STITCH = 0.14
"""How far a stitch reaches into either field, in modules."""
_MOST_WITH_KNOTS = 1500
"""Pairs; where there are more of them, stitches are too fine for a rim and knots to be seen."""


def draw_relations(canvas: Canvas, pairs: Iterable[tuple[str, str]], *, colour: str) -> None:
    """Draw a stitch for each pair, across the door or the middle of the border that they share.

    Stitches leave what is written on the fields free. A pair that shares no border, such as a
    walkway and the ground below it, gets a line from the middle of one to that of the other.

    Of ``pairs`` of fields those without a shape are left out.
    """
    shapes, module = canvas.shapes, canvas.module
    wanted = [(a, b) for a, b in pairs if a in shapes.polygons and b in shapes.polygons]
    steps = _doorsteps(shapes)
    lines: list[Shape] = []
    rim = Stroke(canvas.theme.veil, module * 0.06, opacity=0.6)
    round_ = Stroke(canvas.theme.veil, module * 0.02, opacity=0.75)
    line = Stroke(colour, module * 0.025)
    for a, b in wanted:
        border = steps.get(frozenset((a, b)))
        ends = _middles(shapes, a, b) if border is None else _across(border, module * _STITCH)
        stitch = Polyline(ends, line)
        if len(wanted) <= _MOST_WITH_KNOTS:
            knots = (Circle(at, module * 0.045, Fill(colour), round_) for at in ends)
            lines += [Polyline(ends, rim), *knots, stitch]
        else:
            lines.append(stitch)
    canvas.add("sight", Group("relations", tuple(lines)))


def _middles(shapes: BoardShapes, a: str, b: str) -> Segment:
    p, q = (shapes.polygons[i].representative_point() for i in (a, b))
    return ((p.x, p.y), (q.x, q.y))


def _across(border: Segment, half: float) -> Segment:
    """Return a short line over the middle of a border, at right angles to it."""
    (ax, ay), (bx, by) = border
    length = math.dist(*border) or 1.0
    x, y = (ax + bx) / 2, (ay + by) / 2
    dx, dy = -(by - ay) / length * half, (bx - ax) / length * half
    return ((x - dx, y - dy), (x + dx, y + dy))


def _doorsteps(shapes: BoardShapes) -> Mapping[frozenset[str], Segment]:
    """Return where each pair that touches is joined: a portal, else the longest shared border."""
    longest: dict[frozenset[str], tuple[float, Segment]] = {}
    for border in shapes.borders:
        for a in set(border.left) - set(border.right):
            for b in set(border.right) - set(border.left):
                key = frozenset((a, b))
                if border.length > longest.get(key, (0.0, None))[0]:
                    longest[key] = (border.length, (border.a, border.b))
    found = {key: at for key, (_, at) in longest.items()}
    for portal in shapes.game_map.portals:
        known = shapes.game_map.ruleset.portals.get(portal.type)
        if known is None or known.effect != "parts":
            start, end = (shapes.placement.point(p) for p in portal.at)
            found[frozenset(portal.between)] = (start, end)
    return found
