"""One pair of fields as a picture: the line, its beam, what it crosses, what stops it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mapkit.drawing.board import start_dimmed
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import highlight, known_fields
from mapkit.drawing.end_places import end_places
from mapkit.drawing.inset import draw_insets
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.legend import board_legend
from mapkit.drawing.page import finish_page
from mapkit.drawing.pair_legend import Hatch, blocker_looks, only_cut, pair_legend
from mapkit.drawing.pair_lines import PairLines
from mapkit.drawing.scene import Scene
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.messages import say
from mapkit.model import GameMap
from mapkit.sight import Verdict, shot_distance

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer

__all__ = ["draw_pair", "pair_scene"]


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
        The verdict in words; drawn under the title, each of its lines a paragraph.
    theme : Theme
    """
    blockers = [i for i, _ in answer.blockers]
    named = (answer.a, answer.b, *answer.between, *blockers, *answer.near_miss_into)
    page, canvas, paint = start_dimmed(
        game_map,
        theme,
        (*named, *(i for o in answer.others for i in o.fields)),
        headline=_headline(game_map, answer),
        sentence=sentence,
        accent=_accent(answer, theme),
    )
    taken = draw_pair(canvas, answer)
    draw_labels(canvas, paint=paint, faded=paint, avoid=taken)
    sections = [pair_legend(game_map, answer, theme), *board_legend(canvas)]
    page = draw_insets(canvas, page, answer, taken)
    return finish_page(page, canvas, sections)


def draw_pair(canvas: Canvas, answer: PairAnswer, avoid: Any = None) -> Any:
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
    shapes, theme = canvas.shapes, canvas.theme
    looks = blocker_looks(answer, theme)
    for i, rules in answer.blockers:
        if i in shapes.polygons:
            _mark_blocker(canvas, i, *looks[rules])
    for i in known_fields(shapes, only_cut(answer)):
        highlight(canvas, i, "cut", theme.blocker, opacity=0.12, width=0.02)
    for i in known_fields(shapes, answer.between):
        highlight(canvas, i, "crossed", theme.sight_line, opacity=0.1, width=0.035)
    for i, kind, colour in ((answer.a, "from", theme.origin), (answer.b, "to", theme.target)):
        if i in shapes.polygons:
            highlight(canvas, i, kind, colour, opacity=0.22)
    drawn = PairLines(shapes, theme, answer, avoid)
    canvas.add("verdicts", *drawn.beam())  # what is written on the fields lies above it
    canvas.add("sight", *drawn.near_miss(), *drawn.unseen(), *drawn.witness())
    places, taken = end_places(canvas, answer, drawn.taken())
    canvas.add("sight", *places)
    return taken


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


def _mark_blocker(canvas: Canvas, field_id: str, colour: str, hatch: Hatch, angle: float) -> None:
    pattern = replace(
        hatch(colour, canvas.module * 0.11, canvas.module * 0.03, angle), opacity=0.85
    )
    highlight(canvas, field_id, "blocker", colour, opacity=0.28, pattern=pattern, width=0.035)
