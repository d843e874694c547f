"""Which fields border on each other, or let a figure step across, as lines from field to field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.scene import Circle, Fill, Group, Point, Polyline, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import Theme

__all__ = ["draw_relations"]


_MOST_RIMS = 1500
"""Pairs; where there are more of them, lines are too fine for a rim to be seen."""


def draw_relations(
    canvas: Canvas,
    shapes: BoardShapes,
    theme: Theme,
    pairs: Iterable[tuple[str, str]],
    *,
    colour: str,
) -> None:
    """Draw a line for each pair, through the door or the middle of the border that they share.

    Parameters
    ----------
    pairs : iterable of (str, str)
        Fields; those without a shape are left out.
    colour : str
    """
    module = shapes.module
    wanted = [(a, b) for a, b in pairs if a in shapes.polygons and b in shapes.polygons]
    steps = _doorsteps(shapes)
    centres: dict[str, Point] = {}
    for i in {i for pair in wanted for i in pair}:
        point = shapes.polygons[i].representative_point()
        centres[i] = (point.x, point.y)
    lines: list[Shape] = []
    rim = Stroke(theme.veil, module * 0.06, opacity=0.6)
    line = Stroke(colour, module * 0.025)
    for a, b in wanted:
        middle = steps.get(frozenset((a, b)))
        points = (centres[a], centres[b]) if middle is None else (centres[a], middle, centres[b])
        if len(wanted) <= _MOST_RIMS:
            lines.append(Polyline(points, rim))
        lines.append(Polyline(points, line))
    lines += [
        Circle(at, module * 0.05, Fill(colour), Stroke(theme.veil, module * 0.02))
        for at in centres.values()
    ]
    canvas.add("sight", Group("relations", tuple(lines)))


def _doorsteps(shapes: BoardShapes) -> Mapping[frozenset[str], Point]:
    """Return where each pair that touches is joined: a portal, else the longest shared border."""
    longest: dict[frozenset[str], tuple[float, Point]] = {}
    for border in shapes.borders:
        for a in set(border.left) - set(border.right):
            for b in set(border.right) - set(border.left):
                key = frozenset((a, b))
                if border.length > longest.get(key, (0.0, (0.0, 0.0)))[0]:
                    longest[key] = (border.length, _middle(border.a, border.b))
    found = {key: at for key, (_, at) in longest.items()}
    for portal in shapes.game_map.portals:
        known = shapes.game_map.ruleset.portals.get(portal.type)
        if known is None or known.effect != "parts":
            start, end = (shapes.placement.point(p) for p in portal.at)
            found[frozenset(portal.between)] = _middle(start, end)
    return found


def _middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
