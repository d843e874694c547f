"""One pair of fields as a picture: the line, its beam, what it crosses, what stops it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mapkit.drawing.board import start_dimmed
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import highlight, known_fields
from mapkit.drawing.inset import draw_insets
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.legend import Entry, Section, board_legend, swatch
from mapkit.drawing.page import finish_page
from mapkit.drawing.pair_lines import PairLines, beam_strip, other_strokes, sight_stroke
from mapkit.drawing.places import end_places
from mapkit.drawing.redrawn import move_arrow
from mapkit.drawing.scene import Fill, Pattern, Point, Polyline, Scene, Shape, Stroke
from mapkit.drawing.symbols import numbered_disc
from mapkit.drawing.theme import NIGHT, Theme, cross_hatch, stripes
from mapkit.messages import decimal, say, say_n
from mapkit.model import GameMap
from mapkit.sight import Verdict, sees, shot_distance

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer


def pair_scene(
    game_map: GameMap, answer: PairAnswer, sentence: str = "", theme: Theme = NIGHT
) -> Scene:
    """Draw the verdict on one pair of fields.

    The two fields, the crossed ones and the blockers keep their colours, all others are
    dimmed. The witness line and its beam, the crossed fields numbered along it, the blockers and
    the near miss are drawn as far as the answer holds them.

    ``answer`` is about the map, or a map of which some fields are left out. ``sentence`` is the
    verdict in words; drawn under the title, each of its lines a paragraph.
    """
    blockers = [i for i, _ in answer.blockers]
    named = (answer.origin, answer.target, *answer.between, *blockers, *answer.near_miss_into)
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


def draw_pair(canvas: Canvas, answer: PairAnswer, avoid: Any = None, *, tinted: bool = True) -> Any:
    """Draw the lines of an answer and lift out the fields that it names.

    ``avoid`` is where the numbers of the crossed fields should not stand, mm on the page.
    ``tinted`` says whether the two fields and those between are tinted; outlined they are in any
    case. Returns the area that labels have to keep clear of, mm on the page.
    """
    shapes, theme = canvas.shapes, canvas.theme
    looks = blocker_looks(answer, theme)
    for i, rules in answer.blockers:
        if i in shapes.polygons:
            _mark_blocker(canvas, i, *looks[rules])
    for i in known_fields(shapes, only_cut(answer)):
        highlight(canvas, i, "cut", theme.blocker, opacity=0.12, width=0.02)
    for i in known_fields(shapes, answer.between):
        highlight(canvas, i, "crossed", theme.sight_line, opacity=0.1 * tinted, width=0.035)
    for i, kind, colour in (
        (answer.origin, "from", theme.origin),
        (answer.target, "to", theme.target),
    ):
        if i in shapes.polygons:
            highlight(canvas, i, kind, colour, opacity=0.22 * tinted)
    drawn = PairLines(shapes, theme, answer, avoid)
    canvas.add("verdicts", *drawn.beam())  # what is written on the fields lies above it
    canvas.add("sight", *drawn.near_miss(), *drawn.unseen(), *drawn.witness())
    covered = drawn.taken()
    if avoid is not None:
        covered = avoid if covered is None else covered.union(avoid)
    places, taken = end_places(canvas, answer, covered)
    canvas.add("sight", *places)
    return taken


def _headline(game_map: GameMap, answer: PairAnswer) -> str:
    distance = shot_distance(game_map, answer)
    line = _says(answer, distance)
    if distance is not None and answer.verdict is Verdict.GRAZING:
        line += f" ({say('grazing')})"
    elif answer.verdict is Verdict.GRAZING:
        line = say("{a} does not see {b}: grazing only", a=answer.origin, b=answer.target)
    return f"{line} · {say('disputed')}" if answer.disputed else line


def _says(answer: PairAnswer, distance: int | None) -> str:
    """Say at what distance a pair sees each other, or that it does not."""
    both = {"a": answer.origin, "b": answer.target}
    if distance is None:
        return say("{a} does not see {b}", **both)
    return say("{a} sees {b}, distance {distance}", **both, distance=distance)


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


Hatch = Callable[[str, float, float, float], Pattern]


def blocker_looks(answer: PairAnswer, theme: Theme) -> dict[str, tuple[str, Hatch, float]]:
    """Return how blockers are hatched, by their rules: told apart where these differ."""
    rules = sorted({rules for _, rules in answer.blockers}, key=lambda r: ("+" in r, r))
    looks: tuple[tuple[str, Hatch, float], ...] = (
        (theme.blocker, stripes, 45.0),
        (theme.second_blocker, stripes, -45.0),
        (theme.blocker, cross_hatch, 45.0),
    )
    return {rule: looks[min(k, 2)] for k, rule in enumerate(rules)}


def only_cut(answer: PairAnswer) -> list[str]:
    """Return the fields that the near miss cuts beside the blockers."""
    blockers = {i for i, _ in answer.blockers}
    return [i for i in answer.near_miss_into if i not in blockers]


def pair_legend(game_map: GameMap, answer: PairAnswer, theme: Theme) -> Section:
    """Return an entry for everything of an answer that its picture shows."""

    def plain(colour: str) -> Entry:
        return Entry("", swatch(Fill(colour)))

    entries = [
        Entry(say("Field {a}, the viewer's field", a=answer.origin), plain(theme.origin).draw),
        Entry(say("Field {a}, the target", a=answer.target), plain(theme.target).draw),
    ]

    def line(stroke: Stroke, dashed: bool, dashes: tuple[float, ...] = (0.35, 0.25)) -> Any:
        def draw(centre: Point, width: float, height: float) -> list[Shape]:
            x, y = centre
            dash = tuple(height * d for d in dashes) if dashed else ()
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
        if answer.beam_mm < 0.005:
            label = say("Beam, less than {beam} mm wide", beam=decimal(0.01, 2))
        entries.append(Entry(label, strip))
    if sees(game_map, answer) or answer.between:

        def disc(centre: Point, _width: float, height: float) -> list[Shape]:
            return [
                numbered_disc(centre, height * 1.1, "1", theme.sight_line, theme.veil, "sign", None)
            ]

        entries.append(Entry(say("Fields counted for the shot"), disc))
    entries += _blocked(answer, theme)
    if answer.near_miss_line is not None:
        label = say("Near miss; red where it is cut off")
        entries.append(Entry(label, line(Stroke(theme.sight_line, 1.0), True)))
    if answer.near_miss_line is None and answer.witness is None and answer.origin != answer.target:
        label = say("Straight across: no line of sight")
        entries.append(Entry(label, line(Stroke(theme.blocker, 1.0), True)))
    for distance, stroke in zip(answer.lines_otherwise, other_strokes(theme, 1.0), strict=False):
        label = say("Line of the other answer, distance {distance}", distance=distance)
        entries.append(Entry(label, line(stroke, True, tuple(3.5 * d for d in stroke.dash))))
    entries += _redrawn(answer, theme)
    return Section(say("This answer"), tuple(entries))


def _redrawn(answer: PairAnswer, theme: Theme) -> list[Entry]:
    """Return an entry for each drawing with another answer, told apart by its arrow."""
    redrawn = [other for other in answer.others if other.redrawing is not None]
    entries = []
    for n, other in enumerate(redrawn):

        def moved(centre: Point, width: float, height: float, hollow: bool = n > 0) -> list[Shape]:
            (x, y), w = centre, width / 2
            return move_arrow(((x - w, y), (x + w, y)), height * 0.9, theme, hollow=hollow)

        label = say("How corners lie in a drawing with another answer")
        if len(redrawn) > 1:
            label += f": {_says(answer, other.distance)}"
        entries.append(Entry(label, moved))
    return entries


def _listed(fields: Sequence[str]) -> str:
    return ", ".join(fields[:6]) + (" ..." if len(fields) > 6 else "")


def _blocked(answer: PairAnswer, theme: Theme) -> list[Entry]:
    """Return an entry for each way in which a field stops the pair."""
    entries = []
    looks = blocker_looks(answer, theme)
    for rules, (colour, hatch, angle) in looks.items():
        blockers = [i for i, by in answer.blockers if by == rules]

        def blocker(
            centre: Point,
            width: float,
            height: float,
            colour: str = colour,
            hatch: Hatch = hatch,
            angle: float = angle,
        ) -> list[Shape]:
            pattern = hatch(colour, height * 0.34, height * 0.1, angle)
            return list(swatch(Fill(colour, 0.3, pattern))(centre, width, height))

        if len(looks) == 1:
            label = say_n("Blocker(s): {fields}", len(blockers), fields=_listed(blockers))
        else:
            label = say("Blocks by {rule}: {fields}", rule=rules, fields=_listed(blockers))
        entries.append(Entry(label, blocker))
    cut = only_cut(answer)
    if cut:
        label = say("Cut by the nearest miss: {fields}", fields=_listed(cut))
        entries.append(Entry(label, swatch(Fill(theme.blocker, 0.3))))
    return entries
