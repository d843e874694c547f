"""One pair of fields as a picture: the line, its beam, what it crosses, what stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mapkit.drawing.board import draw_board, draw_portals, start_picture
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import dim_others, highlight, known_fields
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.legend import Entry, Section, board_legend, swatch
from mapkit.drawing.page import finish_page, plan_page
from mapkit.drawing.pair_lines import PairLines, beam_strip, sight_stroke
from mapkit.drawing.scene import Fill, Point, Polyline, Scene, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.symbols import numbered_disc
from mapkit.drawing.theme import NIGHT, Theme, stripes
from mapkit.messages import decimal, say, say_n
from mapkit.model import GameMap
from mapkit.sight import Verdict, sees, shot_distance

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer

__all__ = ["draw_pair", "pair_legend", "pair_scene"]


def pair_scene(
    game_map: GameMap, answer: PairAnswer, sentence: str = "", theme: Theme = NIGHT
) -> Scene:
    """Draw the verdict on one pair of fields.

    The two fields, the crossed ones and the blockers keep their colours, all others are
    dimmed. The witness line and its beam, the crossed fields numbered along it, the blockers and
    the near miss are drawn as far as the answer holds them.

    Parameters
    ----------
    game_map : GameMap
    answer : PairAnswer
        About the map, or a map of which some fields are left out.
    sentence : str
        The verdict in words; drawn under the title, wrapped.
    theme : Theme
    """
    page = plan_page(
        game_map,
        theme,
        headline=_headline(game_map, answer),
        sentence=sentence,
        accent=_accent(answer, theme),
    )
    shapes, canvas = start_picture(game_map, page)
    grounds = draw_board(canvas, shapes, theme)
    blockers = [i for i, _ in answer.blockers]
    involved = known_fields(shapes, (answer.a, answer.b, *answer.between, *blockers))
    paint = dim_others(canvas, shapes, theme, grounds, involved)
    faded = frozenset(paint)
    draw_portals(canvas, shapes, theme, faded=faded)
    draw_entries(canvas, shapes, theme, faded=faded)
    taken = draw_pair(canvas, shapes, theme, answer)
    draw_labels(canvas, shapes, theme, grounds, paint=paint, faded=faded, avoid=taken)
    sections = [pair_legend(game_map, answer, theme), *board_legend(shapes, theme, grounds)]
    return finish_page(page, canvas, shapes, theme, sections)


def draw_pair(
    canvas: Canvas, shapes: BoardShapes, theme: Theme, answer: PairAnswer, avoid: Any = None
) -> Any:
    """Draw the lines of an answer and lift out the fields that it names.

    Parameters
    ----------
    avoid : geometry, optional
        Where the numbers of the crossed fields should not stand, mm on the page.

    Returns
    -------
    geometry or None
        The area that labels have to keep clear of, mm on the page.
    """
    for i in known_fields(shapes, (i for i, _ in answer.blockers)):
        _mark_blocker(canvas, shapes, theme, i)
    for i in known_fields(shapes, answer.between):
        highlight(canvas, shapes, i, "crossed", theme.sight_line, opacity=0.1, width=0.035)
    for i, kind, colour in ((answer.a, "from", theme.origin), (answer.b, "to", theme.target)):
        if i in shapes.polygons:
            highlight(canvas, shapes, i, kind, colour, opacity=0.22)
    drawn = PairLines(shapes, theme, answer, avoid)
    canvas.add("verdicts", *drawn.beam())  # what is written on the fields lies above it
    canvas.add("sight", *drawn.near_miss(), *drawn.witness())
    return drawn.taken()


def _headline(game_map: GameMap, answer: PairAnswer) -> str:
    distance = shot_distance(game_map, answer)
    both = {"a": answer.a, "b": answer.b}
    if distance is not None:
        line = say("{a} sees {b}, distance {distance}", **both, distance=distance)
        if answer.verdict is Verdict.GRAZING:
            line += f" ({say('grazing')})"
    elif answer.verdict is Verdict.GRAZING:
        line = say("{a} does not see {b}: grazing only", **both)
    else:
        line = say("{a} does not see {b}", **both)
    return f"{line} · {say('disputed')}" if answer.disputed else line


def _accent(answer: PairAnswer, theme: Theme) -> str:
    if answer.disputed:
        return theme.disputed
    colours = {Verdict.CLEAR: theme.target, Verdict.GRAZING: theme.grazing}
    return colours.get(answer.verdict, theme.blocker)


def _mark_blocker(canvas: Canvas, shapes: BoardShapes, theme: Theme, field_id: str) -> None:
    hatch = stripes(theme.blocker, shapes.module * 0.11, shapes.module * 0.03, 45.0, 0.85)
    highlight(
        canvas, shapes, field_id, "blocker", theme.blocker, opacity=0.28, pattern=hatch, width=0.035
    )


def pair_legend(game_map: GameMap, answer: PairAnswer, theme: Theme) -> Section:
    """Return an entry for everything of an answer that its picture shows."""

    def plain(colour: str) -> Entry:
        return Entry("", swatch(Fill(colour)))

    entries = [
        Entry(say("Field {a}, from where one looks", a=answer.a), plain(theme.origin).draw),
        Entry(say("Field {a}, the target", a=answer.b), plain(theme.target).draw),
    ]

    def line(stroke: Stroke, dashed: bool) -> Any:
        def draw(centre: Point, width: float, height: float) -> list[Shape]:
            x, y = centre
            dash = (height * 0.35, height * 0.25) if dashed else ()
            look = Stroke(stroke.colour, height * 0.14, dash, cap="butt")
            rim = Stroke(theme.veil, height * 0.32, opacity=0.75, cap="butt")
            ends = ((x - width / 2, y), (x + width / 2, y))
            return [Polyline(ends, rim), Polyline(ends, look)]

        return draw

    if answer.witness is not None:
        grazing = answer.verdict is Verdict.GRAZING
        label = say("Line that only grazes") if grazing else say("Line of sight")
        entries.append(Entry(label, line(sight_stroke(answer, theme, 1.0), grazing)))
    if answer.beam_mm and not answer.side_by_side:

        def strip(centre: Point, width: float, height: float) -> list[Shape]:
            (x, y), w, h = centre, width / 2, height * 0.4
            corners = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
            return list(beam_strip(corners, theme, height * 6))

        beam = decimal(answer.beam_mm, 2, trim=True)
        label = say("Beam, {beam} mm wide", beam=beam)
        entries.append(Entry(label, strip))
    if sees(game_map, answer) or answer.between:

        def disc(centre: Point, _width: float, height: float) -> list[Shape]:
            return [
                numbered_disc(centre, height * 1.1, "1", theme.sight_line, theme.veil, "sign", None)
            ]

        entries.append(Entry(say("Fields counted for the shot"), disc))
    if answer.blockers:
        blockers = [i for i, _ in answer.blockers]
        listed = ", ".join(blockers[:6]) + (" ..." if len(blockers) > 6 else "")

        def blocker(centre: Point, width: float, height: float) -> list[Shape]:
            hatch = stripes(theme.blocker, height * 0.34, height * 0.1, 45.0)
            return list(swatch(Fill(theme.blocker, 0.3, hatch))(centre, width, height))

        label = say_n("Blocker(s): {fields}", len(answer.blockers), fields=listed)
        entries.append(Entry(label, blocker))
    if answer.near_miss_line is not None:
        label = say("Near miss; red where it is cut off")
        entries.append(Entry(label, line(Stroke(theme.sight_line, 1.0), True)))
    return Section(say("This answer"), tuple(entries))
