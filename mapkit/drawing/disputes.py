"""All that is disputed on a board, as a picture: each cause numbered, with its lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import dim_others, known_fields
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.legend import Entry, Section
from mapkit.drawing.page import Page, finish_page, start_page
from mapkit.drawing.scene import Circle, Group, Point, Polyline, Scene, Segment, Shape, Stroke
from mapkit.drawing.symbols import numbered_disc
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.messages import say
from mapkit.model import GameMap


@dataclass(frozen=True, slots=True)
class DisputedPlace:
    """What disputed answers turn on."""

    at_mm: tuple[Point, ...]
    """Its corners, in mm from the board's top left corner."""
    calls: tuple[tuple[str, str, Segment | None], ...]
    """The two fields of each call, and the line of its other answer in map units."""
    label: str
    """What the legend says of it."""


def disputes_scene(
    game_map: GameMap, places: Sequence[DisputedPlace], sentence: str = "", theme: Theme = NIGHT
) -> Scene:
    """Draw every disputed call of a board.

    Parameters
    ----------
    places : sequence of DisputedPlace
        Numbered from 1 as they come.
    sentence : str
        Drawn under the title, wrapped.
    theme : Theme
        How the board looks.
    """
    page, canvas = start_page(
        game_map, theme, headline=say("What is disputed"), sentence=sentence, accent=theme.disputed
    )
    draw_board(canvas)
    paint = dim_others(canvas, ())
    draw_portals(canvas, faded=frozenset(paint))
    draw_labels(canvas, markers=False, traits=False, paint=paint, faded=paint)
    for place in places:
        canvas.add("sight", *(_line(canvas, call) for call in place.calls))
    taken: list[Point] = []
    for number, place in enumerate(places, 1):
        canvas.add("issues", _mark(canvas, place, str(number), taken))
    return finish_page(page, canvas, _legend(places, theme, page))


def _line(canvas: Canvas, call: tuple[str, str, Segment | None]) -> Group:
    """Draw the line in question, from middle to middle where there is none."""
    shapes = canvas.shapes
    a, b, line = call
    if line is not None:
        ends = tuple(shapes.placement.point(p) for p in line)
    else:
        middles = [shapes.polygons[i].representative_point() for i in known_fields(shapes, (a, b))]
        ends = tuple((p.x, p.y) for p in middles)
    drawn = _drawn(ends, canvas.theme, canvas.module, found=line is not None)
    shown = drawn if len(ends) == 2 else ()
    return Group("disputed line", shown, None, say("{a} and {b}", a=a, b=b))


def _drawn(
    ends: tuple[Point, ...], theme: Theme, module: float, *, found: bool
) -> tuple[Shape, ...]:
    """Draw a line in a dark rim, so that it is seen on light ground too."""
    dash = () if found else (module * 0.1, module * 0.05)
    rim = Stroke(theme.veil, module * 0.03, dash, opacity=0.45, cap="butt")
    stroke = Stroke(theme.disputed, module * 0.016, dash, opacity=0.75, cap="butt")
    return (Polyline(ends, rim), Polyline(ends, stroke))


def _mark(canvas: Canvas, place: DisputedPlace, number: str, taken: list[Point]) -> Group:
    """Ring the corners, and set the number beside the first where none stands yet."""
    shapes, theme, module = canvas.shapes, canvas.theme, canvas.module
    scale = shapes.scale
    left, top, right, bottom = shapes.frame
    origin = (shapes.placement.left, shapes.placement.top)
    corners = [(origin[0] + x * scale, origin[1] + y * scale) for x, y in place.at_mm]
    rims = Stroke(theme.veil, module * 0.05, opacity=0.7), Stroke(theme.disputed, module * 0.03)
    drawn: list[Shape] = [Circle(at, module * 0.07, None, rim) for at in corners for rim in rims]
    if len(corners) == 2:
        drawn.append(Polyline(tuple(corners), Stroke(theme.disputed, module * 0.02)))
    disc = module * 0.24
    x, y = corners[0]
    steps = [(dx, dy) for reach in (1, 2) for dx in (1, -1, 0) for dy in (-1, 1, 0) if dx or dy
             for dx, dy in [(dx * reach, dy * reach)]]  # fmt: skip
    free = [
        at
        for dx, dy in steps
        for at in [(x + dx * disc * 0.8, y + dy * disc * 0.8)]
        if left + disc / 2 <= at[0] <= right - disc / 2
        and top + disc / 2 <= at[1] <= bottom - disc / 2
        and all(abs(at[0] - p) + abs(at[1] - q) > disc * 1.1 for p, q in taken)
    ]
    at = free[0] if free else (x, y)
    taken.append(at)
    drawn.append(numbered_disc(at, disc, number, theme.disputed, theme.veil, "cause", None))
    return Group("cause", tuple(drawn), None, place.label)


def _legend(places: Sequence[DisputedPlace], theme: Theme, page: Page) -> list[Section]:
    def entry(number: int, label: str) -> Entry:
        def draw(centre: Point, _width: float, height: float) -> list[Shape]:
            sign = str(number)
            return [
                numbered_disc(centre, height * 1.1, sign, theme.disputed, theme.veil, "sign", None)
            ]

        return Entry(label, draw)

    def line(label: str, *, found: bool) -> Entry:
        def draw(centre: Point, width: float, height: float) -> list[Shape]:
            (x, y), half = centre, width / 2
            ends = ((x - half, y), (x + half, y))
            return list(_drawn(ends, theme, height * 4, found=found))

        return Entry(label, draw)

    if not places:
        return []
    signs = (
        line(say("Line of the other answer"), found=True),
        line(say("No such line: from field to field"), found=False),
    )
    named = tuple(entry(k, place.label) for k, place in enumerate(places, 1))
    # As many columns as the page is wide for: one section, so that they stand in one grid.
    widest = max(text_width(place.label, page.text) for place in places) + page.text * 5.1
    columns = max(1, int((page.width - 2 * page.margin) / widest))
    heading = say("What each place decides: two fields, and the distances in question")
    return [Section(heading, named, math.ceil(len(named) / columns)), Section(say("Lines"), signs)]
