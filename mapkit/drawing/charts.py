"""Small charts as plain shapes: bars, a curve, a table whose cells are coloured by their number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapkit.drawing.colour_scales import ColourScale
from mapkit.drawing.scene import (
    Fill,
    Layer,
    Path,
    Point,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
    rectangle,
)
from mapkit.drawing.text import shortened, text_width
from mapkit.drawing.theme import PAPER, ink_on
from mapkit.messages import decimal, translated

_TEXT = 3.0
"""The em of letters, mm."""

_INK, _FAINT, _RULE = PAPER.page_ink, PAPER.page_faint, PAPER.page_rule
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
"""Of lines: Okabe and Ito's palette."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.2), (0.6, 1.2), (4.0, 1.2, 0.6, 1.2))


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label, its length as a number, and the number in words."""

    label: str
    value: float
    words: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a curve's chart: what it shows, and its points from left to right."""

    label: str
    points: tuple[Point, ...]


def bar_chart(bars: Sequence[Bar], *, title: str) -> Scene:
    """Draw bars from 0, one below the other, each with its label and its number.

    ``bars`` are numbers of 0 or more; ``title`` stands over them.
    """
    width, step, top = 180.0, _TEXT * 1.7, _TEXT * 2.2
    labels = min(max((text_width(b.label, _TEXT) for b in bars), default=0.0), width * 0.4)
    room = max((text_width(b.words, _TEXT) for b in bars), default=0.0) + _TEXT
    left = labels + _TEXT
    most = max((b.value for b in bars), default=0.0)
    per_one = max(width - left - room, 1.0) / most if most > 0 else 0.0
    shapes: list[Shape] = [_heading(title)]
    for k, bar in enumerate(bars):
        y = top + k * step
        base = y + _TEXT * 1.05
        label = shortened(bar.label, _TEXT, labels)
        end = left + bar.value * per_one
        shapes.append(Text((labels, base), label, _TEXT, _INK, "end"))
        if end > left:
            ring = rectangle(left, y, end - left, _TEXT * 1.35)
            shapes.append(Path((ring,), Fill(_COLOURS[0]), None, None, f"{bar.label}: {bar.words}"))
        shapes.append(Text((end + _TEXT * 0.4, base), bar.words, _TEXT, _INK, "start"))
    bottom = top + len(bars) * step
    axis = ((left, top - _TEXT * 0.2), (left, bottom))
    shapes.append(Polyline(axis, Stroke(_FAINT, 0.2, cap="butt")))
    return _scene(shapes, width, bottom + _TEXT * 0.3, title)


def curve_chart(
    lines: Sequence[Line],
    *,
    title: str,
    x_label: str,
    mark: tuple[float, str] | None = None,
) -> Scene:
    """Draw lines over a common axis; up counts from 0.

    Parameters
    ----------
    lines : sequence of Line
        With one point each at least.
    title, x_label : str
        What is counted upwards; what goes to the right.
    mark : (float, str), optional
        A place on the axis, and what it is.
    """
    width, height = 120.0, 62.0
    points = [point for line in lines for point in line.points]
    xs = [x for x, _ in points]
    along = ColourScale(min(xs), max(xs))
    up = ColourScale(0.0, max([1.0, *(y for _, y in points)]))
    labels = max(text_width(_number(t), _TEXT) for t in up.ticks(5)) + _TEXT
    beside = max(text_width(line.label, _TEXT, bold=True) for line in lines) + _TEXT * 1.2
    left, right = labels, width - beside
    top, bottom = _TEXT * 3.6, height - _TEXT * 3.6
    span = along.high - along.low or 1.0

    def at(x: float, y: float) -> Point:
        share = (x - along.low) / span
        return (left + (right - left) * share, bottom - (bottom - top) * y / up.high)

    shapes: list[Shape] = [_heading(title)]
    for tick in up.ticks(5):
        _, y = at(along.low, tick)
        shapes.append(Polyline(((left, y), (right, y)), Stroke(_RULE, 0.15, cap="butt")))
        words = Text((left - _TEXT * 0.5, y + _TEXT * 0.35), _number(tick), _TEXT, _FAINT, "end")
        shapes.append(words)
    for tick in along.ticks(6):
        x, y = at(tick, 0.0)
        shapes.append(Polyline(((x, y), (x, y + 0.8)), Stroke(_FAINT, 0.2, cap="butt")))
        shapes.append(Text((x, y + _TEXT * 1.3), _number(tick), _TEXT, _FAINT))
    middle = ((left + right) / 2, bottom + _TEXT * 2.7)
    shapes.append(Text(middle, x_label, _TEXT, _FAINT))
    if mark is not None:
        x, _ = at(mark[0], 0.0)
        shapes.append(Polyline(((x, top), (x, bottom)), Stroke(_INK, 0.25, (1.0, 0.8), cap="butt")))
        shapes.append(Text((x, top - _TEXT * 0.4), mark[1], _TEXT, _INK))
    taken: list[float] = []
    for k, line in enumerate(lines):
        colour, dash = _COLOURS[k % len(_COLOURS)], _DASHES[k % len(_DASHES)]
        course = tuple(at(x, y) for x, y in line.points)
        if len(course) > 1:
            shapes.append(Polyline(course, Stroke(colour, 0.6, dash)))
        shapes += [Path((_diamond(point),), Fill(colour)) for point in course]
        y = course[-1][1] + _TEXT * 0.35
        while any(abs(y - other) < _TEXT * 1.2 for other in taken):
            y -= _TEXT * 0.2
        taken.append(y)
        shapes.append(Text((right + _TEXT, y), line.label, _TEXT, colour, "start", bold=True))
    return _scene(shapes, width, height, title)


def cell_chart(
    rows: Sequence[tuple[str, Sequence[tuple[float, str] | None]]],
    columns: Sequence[str],
    scale: ColourScale,
    *,
    title: str,
    corner: str = "",
    width: float = 120.0,
) -> Scene:
    """Draw a table whose cells are coloured by their numbers.

    Parameters
    ----------
    rows : sequence of (str, sequence of (float, str) or None)
        What a row is called, and the number of each cell with its words; None leaves one empty.
    columns : sequence of str
        What stands over the columns.
    title, corner : str
        Over the table; over its first column.
    width : float
        Of the picture, mm.
    """
    first = max(text_width(words, _TEXT, bold=True) for words in (corner, *(r for r, _ in rows)))
    left = first + _TEXT
    wide, high = (width - left) / max(len(columns), 1), _TEXT * 2.1
    top = _TEXT * 4.2
    base = top - _TEXT * 0.6
    shapes: list[Shape] = [_heading(title), Text((0.0, base), corner, _TEXT, _FAINT, "start")]
    for k, words in enumerate(columns):
        x = left + (k + 0.5) * wide
        shapes.append(Text((x, base), shortened(words, _TEXT, wide), _TEXT, _INK, bold=True))
    for r, (label, cells) in enumerate(rows):
        y = top + r * high
        shapes.append(Text((first, y + _TEXT * 1.4), label, _TEXT, _INK, "end", bold=True))
        for k, cell in enumerate(cells):
            if cell is None:
                continue
            colour = scale.colour(cell[0])
            ring = rectangle(left + k * wide, y, wide, high)
            rim = Stroke("#ffffff", 0.3, join="miter")
            shapes.append(Path((ring,), Fill(colour), rim))
            middle = (left + (k + 0.5) * wide, y + _TEXT * 1.4)
            shapes.append(Text(middle, cell[1], _TEXT, ink_on(colour)))
    return _scene(shapes, width, top + len(rows) * high + 0.5, title)


def _heading(title: str) -> Text:
    return Text((0.0, _TEXT), title, _TEXT, _INK, "start", bold=True)


def _number(value: float) -> str:
    return translated(decimal(value, 2, trim=True))


def _diamond(at: Point) -> tuple[Point, ...]:
    (x, y), reach = at, 0.8
    return ((x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach))


def _scene(shapes: Sequence[Shape], width: float, height: float, title: str) -> Scene:
    return Scene(width, height, PAPER.page, (Layer("legend", tuple(shapes)),), title=title)
