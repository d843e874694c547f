"""Which fields border on each other, or let a figure step across, as stitches over borders."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.pair_lines import PairLines
from mapkit.drawing.scene import Circle, Fill, Group, Path, Point, Polyline, Segment, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.symbols import box_round, centred_text
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import Theme

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer


_SHARES = (0.5, 0.68, 0.32, 0.84, 0.16)
"""Where on its line a badge may stand, best first."""


def pinned_pairs(
    theme: Theme, pins: Iterable[tuple[str, BoardShapes, PairAnswer]]
) -> tuple[Group, ...]:
    """Draw pairs with as little as tells them apart, since many may be on one board.

    Parameters
    ----------
    pins : iterable of (str, BoardShapes, PairAnswer)
        What to write on a pair's badge, the board, and the answer.
    """
    taken: list[Point] = []
    drawn: list[Group] = []
    badges: list[Group] = []
    for name, shapes, answer in pins:
        lines = PairLines(shapes, theme, answer)
        ends = lines.segment() or lines.near_miss_line() or lines.direct()
        if ends is None:
            continue
        drawn += [*lines.near_miss()[:1], *lines.line(), *lines.unseen()]
        at = _free(ends, shapes, taken)
        taken.append(at)
        badges.append(_badge(at, name, shapes.module, theme))
    return (*drawn, *badges)


def _free(ends: Segment, shapes: BoardShapes, taken: Sequence[Point]) -> Point:
    """Return where on a line a badge stands on no other, and within the board."""
    (ax, ay), (bx, by) = ends
    left, top, right, bottom = shapes.frame
    half = shapes.module * 0.18
    length = math.dist(*ends) or 1.0
    aside = 2 * half if length < 4 * half else 0.0  # it would hide a short line
    x, y = -(by - ay) / length * aside, (bx - ax) / length * aside
    places = [
        (
            min(max(ax + (bx - ax) * share + x, left + half), max(right - half, left + half)),
            min(max(ay + (by - ay) * share + y, top + half), max(bottom - half, top + half)),
        )
        for share in _SHARES
    ]
    free = (at for at in places if all(math.dist(at, other) > 2 * half for other in taken))
    return next(free, places[0])


def _badge(at: Point, name: str, module: float, theme: Theme) -> Group:
    """Draw a plate with a number, unlike the discs that count the fields of a shot."""
    size = module * 0.17
    width, height = max(text_width(name, size, bold=True) + size * 0.7, size * 1.4), size * 1.4
    plate = box_round(at, width, height)
    rim = Stroke(theme.target, module * 0.025, join="round")
    number = centred_text(at, name, size, theme.symbol_light, bold=True)
    return Group("pin", (Path((plate,), Fill(theme.veil, 0.95), rim), number))


_STITCH = 0.14
"""How far a stitch reaches into either field, in modules."""
_MOST_WITH_KNOTS = 1500
"""Pairs; where there are more of them, stitches are too fine for a rim and knots to be seen."""


def draw_relations(canvas: Canvas, pairs: Iterable[tuple[str, str]], *, colour: str) -> None:
    """Draw a stitch for each pair, across the door or the middle of the border that they share.

    Stitches leave what is written on the fields free. A pair that shares no border, such as a
    walkway and the ground below it, gets a line from the middle of one to that of the other.

    Parameters
    ----------
    pairs : iterable of (str, str)
        Fields; those without a shape are left out.
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
