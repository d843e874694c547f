"""Two tracings of one board in one picture: the borders of both, and fields without a match."""

from __future__ import annotations

from collections.abc import Collection

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import dim_others, known_fields
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.legend import Entry, Section, swatch
from mapkit.drawing.page import finish_page, start_page
from mapkit.drawing.scene import Fill, Group, Path, Point, Polyline, Scene, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes, field_outlines
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.messages import say
from mapkit.model import GameMap

_WIDE, _FINE = 0.035, 0.018
_UNMATCHED = 0.45


def tracings_scene(
    before: GameMap,
    after: GameMap,
    only_before: Collection[str],
    only_after: Collection[str],
    sentence: str = "",
    theme: Theme = NIGHT,
) -> Scene:
    """Draw the borders of two maps of one board over each other.

    Parameters
    ----------
    before, after : GameMap
        The board that is drawn is that of ``after``; ``before`` lies on it in mm, from the top
        left corner.
    only_before, only_after : collection of str
        Fields without a match, which are tinted.
    sentence : str
        Drawn under the title, wrapped.
    theme : Theme
        How the board looks.
    """
    page, canvas = start_page(
        after, theme, headline=say("Two tracings"), sentence=sentence, accent=theme.origin
    )
    draw_board(canvas)
    paint = dim_others(canvas, ())
    draw_portals(canvas, faded=frozenset(paint))
    draw_labels(canvas, markers=False, traits=False, paint=paint, faded=paint)
    origin = canvas.shapes.placement
    scale = canvas.shapes.scale
    first = field_outlines(before, left=origin.left, top=origin.top, scale=scale)
    second = canvas.shapes
    for shapes, ids, colour in (
        (first, only_before, theme.grazing),
        (second, only_after, theme.origin),
    ):
        for i in known_fields(shapes, ids):
            fill = Fill(colour, _UNMATCHED)
            canvas.add("verdicts", Group("without a match", (Path(shapes.rings[i], fill),), i))
    # The wide line below stays visible where both run in one place.
    for name, shapes, stroke in (
        ("border of the first map", first, _stroke(theme.grazing, _WIDE, canvas.module)),
        ("border of the second map", second, _stroke(theme.origin, _FINE, canvas.module)),
    ):
        canvas.add("sight", Group(name, _outlines(shapes, stroke)))
    return finish_page(page, canvas, [_legend(canvas, only_before, only_after)])


def _stroke(colour: str, width: float, module: float) -> Stroke:
    return Stroke(colour, width * module, join="miter")


def _outlines(shapes: BoardShapes, stroke: Stroke) -> tuple[Shape, ...]:
    return tuple(Path(rings, None, stroke) for rings in shapes.rings.values())


def _legend(canvas: Canvas, only_before: Collection[str], only_after: Collection[str]) -> Section:
    theme = canvas.theme

    def line(label: str, colour: str, width: float) -> Entry:
        def draw(centre: Point, wide: float, height: float) -> list[Shape]:
            (x, y), half = centre, wide / 2
            return [Polyline(((x - half, y), (x + half, y)), _stroke(colour, width, height * 4))]

        return Entry(label, draw)

    def area(label: str, colour: str) -> Entry:
        return Entry(label, swatch(Fill(colour, _UNMATCHED)))

    entries = [
        line(say("Borders of the first map"), theme.grazing, _WIDE),
        line(say("Borders of the second map"), theme.origin, _FINE),
    ]
    if only_before:
        entries.append(area(say("Without a match in the second map"), theme.grazing))
    if only_after:
        entries.append(area(say("Without a match in the first map"), theme.origin))
    return Section(say("Lines"), tuple(entries))
