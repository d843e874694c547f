"""Insets: a small part of the board, enlarged below it, with the lines of one answer."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import shapely
import shapely.affinity

from mapkit.drawing.board import border_look
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.page import Page
from mapkit.drawing.pair_lines import PairLines, other_strokes
from mapkit.drawing.redrawn import move_arrow, moves_of, redrawn_borders
from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Path,
    Point,
    Polyline,
    Segment,
    Shape,
    Stroke,
    Text,
)
from mapkit.drawing.shapes import BoardShapes, lines_of, rings_of
from mapkit.drawing.symbols import centred_text
from mapkit.drawing.theme import ink_on
from mapkit.messages import decimal, say

if TYPE_CHECKING:
    from mapkit.model import Redrawing
    from mapkit.sight import OtherAnswer, PairAnswer

_MOST = 3
_SMALL_PAIR = 1 / 7
"""A pair that takes less of the board's longer side gets an inset."""

_SPOT = 3.0
"""Half a window's side, in measures of the call that it shows."""


@dataclass(frozen=True, slots=True)
class Window:
    """A square of the board, in mm on the page: its middle and half its side."""

    centre: Point
    half: float

    def box(self) -> Any:
        """Return the square as a shape."""
        (x, y), h = self.centre, self.half
        return shapely.box(x - h, y - h, x + h, y + h)


def windows_of(shapes: BoardShapes, answer: PairAnswer) -> tuple[Window, ...]:
    """Return what of the board has to be seen enlarged to judge an answer.

    They are the two fields where they are small; then the corners that disputed calls turn on, at a
    size at which the beam or the clipped corner is seen, or where a near miss cuts almost nothing.
    No more than three.
    """
    found: list[Window] = []
    ends = [shapes.polygons[i] for i in (answer.origin, answer.target) if i in shapes.polygons]
    left, top, right, bottom = shapely.union_all(ends).bounds if ends else shapes.frame
    frame = max(shapes.frame[2] - shapes.frame[0], shapes.frame[3] - shapes.frame[1])
    size = max(right - left, bottom - top)
    if 0 < size < frame * _SMALL_PAIR and answer.origin != answer.target:
        found.append(Window(((left + right) / 2, (top + bottom) / 2), size * 0.6))
    for other in answer.others:
        found += [w for w in _spots(shapes, other) if not _shown(w, found)]
    if not answer.others:
        found += _near_miss(shapes, answer)
    return tuple(found[:_MOST])


def _shown(window: Window, found: Sequence[Window]) -> bool:
    """Return whether a window shows the same place, not much larger or smaller."""
    return any(
        math.dist(window.centre, w.centre) < w.half / 10 and w.half / 3 < window.half < w.half * 3
        for w in found
    )


def _near_miss(shapes: BoardShapes, answer: PairAnswer) -> list[Window]:
    """Return where a near miss cuts what blocks, where it cuts too little to be seen."""
    depth = answer.near_miss_mm
    if depth is None or not 0 < depth < 2 * shapes.game_map.tolerance_mm:
        return []
    cuts = _cuts(shapes, answer)
    if not cuts:
        return []
    (ax, ay), *_, (bx, by) = max(cuts, key=lambda cut: math.dist(cut[0], cut[-1]))
    return [Window(((ax + bx) / 2, (ay + by) / 2), _SPOT * depth * shapes.scale)]


def _cuts(shapes: BoardShapes, answer: PairAnswer) -> list[tuple[Point, ...]]:
    """Return the pieces of the near miss that lie in what it cuts, on the page."""
    stops = [i for i in answer.near_miss_into if i in shapes.polygons]
    if answer.near_miss_line is None or not stops:
        return []
    ends = [shapes.placement.point(p) for p in answer.near_miss_line]
    return lines_of(shapely.LineString(ends).intersection(shapes.union(stops)))


def _spots(shapes: BoardShapes, other: OtherAnswer) -> list[Window]:
    chosen: Sequence[Point] = (*other.at[:1], *other.at[-1:])
    if other.redrawing is not None:  # the corners that move most
        changes = sorted(other.redrawing.changes, key=lambda change: -change.length)
        chosen = [change.before for change in changes]
    points = [shapes.placement.point(p) for p in dict.fromkeys(chosen)]
    least = 2 * shapes.game_map.tolerance_mm  # a line of no width is seen at any size
    half = _SPOT * (other.measure_mm or least) * shapes.scale
    if len(points) == 2 and math.dist(*points) < half:
        (ax, ay), (bx, by) = points
        points = [((ax + bx) / 2, (ay + by) / 2)]
    return [Window(p, half) for p in points]


def draw_insets(canvas: Canvas, page: Page, answer: PairAnswer, avoid: Any = None) -> Page:
    """Draw the windows of an answer in a row below the board.

    ``avoid`` is where the windows' letters should not stand on the board, mm on the page. Returns
    the same, with the board's bottom below them.
    """
    windows = windows_of(canvas.shapes, answer)
    if not windows:
        return page
    text = page.text
    gap = text * 1.5
    side = (page.width - 2 * page.margin - (_MOST - 1) * gap) / _MOST
    top = page.board_bottom + text * 0.6
    for k, window in enumerate(windows):
        letter = "ABC"[k]
        corner = (page.margin + k * (side + gap), top)
        canvas.add("legend", _inset(window, corner, side, canvas, answer))
        canvas.add("legend", _caption(letter, window, corner, side, canvas, text))
        canvas.add("issues", _pointer(letter, window, canvas, avoid))
    return replace(page, board_bottom=top + side + text * 3.5)


def _caption(
    letter: str, window: Window, corner: Point, side: float, canvas: Canvas, text: float
) -> Group:
    shapes = canvas.shapes
    across = 2 * window.half / shapes.scale
    places = max(0, 1 - math.floor(math.log10(across)))
    times = side / across
    origin = (shapes.placement.left, shapes.placement.top)
    x, y = ((at - zero) / shapes.scale for at, zero in zip(window.centre, origin, strict=True))
    lines = (
        say("{letter}: round {x}, {y} mm", letter=letter, x=decimal(x, 1), y=decimal(y, 1)),
        say(
            "{across} mm of the board, {times} times as large",
            across=decimal(across, places, trim=True), times=f"{times:.3g}"
            if times < 1000 else f"{times:.0f}",
        ),
    )  # fmt: skip
    ats = [(corner[0], corner[1] + side + text * (1.3 + 1.25 * k)) for k in range(len(lines))]
    return Group(
        "inset",
        tuple(
            Text(at, words, text * 0.92, canvas.theme.page_faint, "start", bold=k == 0)
            for k, (at, words) in enumerate(zip(ats, lines, strict=True))
        ),
    )


def _pointer(letter: str, window: Window, canvas: Canvas, avoid: Any) -> Group:
    """Mark on the board what an inset shows: a ring, or the square itself, with its letter."""
    theme, module = canvas.theme, canvas.module
    (x, y), half = window.centre, max(window.half, module * 0.09)
    size = module * 0.16
    rim = Stroke(theme.disputed, module * 0.025)
    shown: Shape
    if window.half > module * 0.3:
        shown = Path(tuple(rings_of(window.box())[0]), None, rim)
        at = (x - half + size * 0.6, y - half + size * 0.7)
    else:
        shown = Circle((x, y), half, None, rim)
        far = half + size * 0.6
        at = min(
            (_inside((x + dx * far, y + dy * far), size, canvas.shapes.frame)
             for dx, dy in ((0.8, 1), (0.8, -1), (-0.8, 1), (-0.8, -1), (1.6, 0), (-1.6, 0))),
            key=lambda p: _covered(p, size, avoid),
        )  # fmt: skip
    sign = centred_text(
        at, letter, size, theme.disputed, bold=True, halo=theme.veil, halo_width=size * 0.2
    )
    return Group("inset", (shown, sign))


def _inside(at: Point, size: float, frame: tuple[float, float, float, float]) -> Point:
    left, top, right, bottom = frame
    return (min(max(at[0], left + size), right - size), min(max(at[1], top + size), bottom - size))


def _covered(at: Point, size: float, avoid: Any) -> float:
    return (
        0.0 if avoid is None else float(shapely.Point(at).buffer(size / 2).intersection(avoid).area)
    )


class _Enlarged:
    """Carries what lies in a window to its place below the board, cut off at the window's rim."""

    def __init__(self, window: Window, corner: Point, side: float) -> None:
        self.box = window.box()
        (x, y), self.times = window.centre, side / (2 * window.half)
        self._matrix = [
            self.times, 0, 0, self.times,
            corner[0] + side / 2 - x * self.times, corner[1] + side / 2 - y * self.times,
        ]  # fmt: skip

    def cut(self, shape: Any) -> Any:
        inside = shapely.make_valid(shape).intersection(self.box)
        return shapely.affinity.affine_transform(inside, self._matrix)

    def lines(self, segment: Sequence[Point]) -> list[tuple[Point, ...]]:
        return lines_of(self.cut(shapely.LineString(segment)))

    def point(self, at: Point) -> Point | None:
        shown = self.cut(shapely.Point(at))
        return None if shown.is_empty else (float(shown.x), float(shown.y))


def _inset(window: Window, corner: Point, side: float, canvas: Canvas, answer: PairAnswer) -> Group:
    shapes, theme = canvas.shapes, canvas.theme
    enlarged = _Enlarged(window, corner, side)
    thin = side * 0.006
    x, y = corner
    frame = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    drawn: list[Shape] = [Path((frame,), Fill(theme.void))]
    names: list[Shape] = []
    fields = canvas.game_map.fields
    blockers = {i for i, _ in answer.blockers} | {*answer.near_miss_into}
    tints = dict.fromkeys(blockers, theme.blocker)
    tints |= {answer.origin: theme.origin, answer.target: theme.target}
    for i in sorted(shapes.polygons, key=lambda i: fields[i].level):
        part = enlarged.cut(shapes.polygons[i])
        if part.area <= 0:
            continue
        fills = [Fill(canvas.grounds[i].colour), *([Fill(tints[i], 0.4)] if i in tints else [])]
        drawn += [Path(rings, fill) for fill in fills for rings in rings_of(part)]
        at = part.representative_point()
        size = min(side * 0.07, math.sqrt(part.area) * 0.4)
        if size > side * 0.02:
            ground = canvas.grounds[i].colour
            names.append(
                centred_text(
                    (at.x, at.y), i, size, ink_on(ground), bold=True, halo=ground,
                    halo_width=size * 0.16,
                )
            )  # fmt: skip
    for border in shapes.borders:
        look = border_look(canvas.game_map, border)
        if look:
            stroke = Stroke(theme.line_open if look == "open" else theme.wall, thin)
            drawn += [Polyline(p, stroke) for p in enlarged.lines((border.a, border.b))]
    drawn += _lines(enlarged, side, canvas, answer)
    drawn += names
    drawn.append(Path((frame,), None, Stroke(theme.page_faint, thin, join="miter")))
    return Group("inset", tuple(drawn))


def _lines(enlarged: _Enlarged, side: float, canvas: Canvas, answer: PairAnswer) -> list[Shape]:
    """Draw the answer's lines in the window: beam, line, the other line, near miss, corners."""
    theme = canvas.theme
    lines = PairLines(canvas.shapes, theme, answer)
    wide, dash = side * 0.012, (side * 0.03, side * 0.02)
    drawn: list[Shape] = []
    strip = lines.strip()
    if strip is not None:
        beam = enlarged.cut(shapely.Polygon(strip))
        rim = Stroke(theme.beam, wide * 0.4, join="miter")
        drawn += [Path(rings, Fill(theme.beam, 0.4), rim) for rings in rings_of(beam)]

    def line(segment: Segment | None, stroke: Stroke) -> None:
        for points in enlarged.lines(segment) if segment is not None else ():
            drawn.append(Polyline(points, Stroke(theme.veil, stroke.width * 2, opacity=0.7)))
            drawn.append(Polyline(points, stroke))
        for at in segment or ():
            end = enlarged.point(at)
            if end is not None:
                rim = Stroke(theme.veil, wide / 3)
                drawn.append(Circle(end, wide * 1.2, Fill(stroke.colour), rim))

    line(lines.near_miss_line(), Stroke(theme.sight_line, wide, dash, cap="butt"))
    for cut in _cuts(canvas.shapes, answer):
        red = Stroke(theme.blocker, wide)
        drawn += [Polyline(points, red) for points in enlarged.lines(cut)]
    line(lines.direct(), Stroke(theme.blocker, wide, dash, cap="butt"))
    strokes = other_strokes(theme, side * 0.4)
    for segment, stroke in zip(lines.other_lines().values(), strokes, strict=False):
        line(segment, stroke)
    line(lines.segment(), Stroke(theme.sight_line, wide))
    first = next((o.redrawing for o in answer.others if o.redrawing is not None), None)
    for other in answer.others:
        if other.redrawing is not None:
            second = other.redrawing is not first
            drawn += _redrawn(enlarged, wide, canvas, other.redrawing, second=second)
            continue
        for at in other.at:
            corner = enlarged.point(canvas.shapes.placement.point(at))
            if corner is not None:
                rims = (
                    Stroke(theme.veil, wide * 1.4, opacity=0.7),
                    Stroke(theme.disputed, wide * 0.7),
                )
                drawn += [Circle(corner, wide * 2.5, None, rim) for rim in rims]
    return drawn


def _redrawn(
    enlarged: _Enlarged, wide: float, canvas: Canvas, redrawing: Redrawing, *, second: bool
) -> list[Shape]:
    """Draw the borders where another drawing has them, and an arrow at each corner that moves."""
    shapes, theme = canvas.shapes, canvas.theme
    dash = (wide * 0.7, wide * 0.7) if second else (wide * 2, wide * 1.2)
    dashes = Stroke(theme.disputed, wide * 0.6, dash, cap="butt")
    drawn: list[Shape] = [
        Polyline(points, dashes)
        for border in redrawn_borders(shapes, redrawing)
        for points in enlarged.lines(border)
    ]
    for move in moves_of(shapes, redrawing):
        for points in enlarged.lines(move) if move[0] != move[1] else ():
            drawn += move_arrow(points, wide * 5, theme, hollow=second)
    return drawn
