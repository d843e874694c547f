"""Where a figure can go, and who hears it, as pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import shapely

from mapkit.drawing.board import start_dimmed
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.distance_colours import distance_colour, scale_entries
from mapkit.drawing.emphasis import highlight, known_fields, tint
from mapkit.drawing.labelling import draw_labels, note_item
from mapkit.drawing.legend import Entry, Section, board_legend, swatch
from mapkit.drawing.page import finish_page
from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Path,
    Pattern,
    Point,
    Polyline,
    Scene,
    Shape,
    Stroke,
)
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.symbols import box_round
from mapkit.drawing.theme import NIGHT, Theme, mix, stripes
from mapkit.drawing.tracks import way_within
from mapkit.messages import say, say_n
from mapkit.model import GameMap


def reach_scene(game_map: GameMap, answer: ReachPicture, theme: Theme = NIGHT) -> Scene:
    """Draw where a mover can go: the steps written on every field within reach."""
    page, canvas, paint = start_dimmed(
        game_map,
        theme,
        (answer.origin, *answer.steps, *answer.blocked),
        headline=answer.headline or say("Reach from {field}", field=answer.origin),
        sentence=answer.sentence,
        accent=theme.origin,
    )
    faded = frozenset(paint)
    paint.update(draw_reach(canvas, answer))
    write_steps(canvas, answer, paint, faded=faded)
    sections = [reach_legend(answer, theme), *board_legend(canvas)]
    return finish_page(page, canvas, sections)


def reach_legend(answer: ReachPicture, theme: Theme) -> Section:
    """Return what the colours of an answer mean, those that occur."""
    steps = [n for i, n in answer.steps.items() if i != answer.origin]
    entries = [
        Entry(say("Start, field {field}", field=answer.origin), swatch(Fill(theme.origin))),
        *scale_entries(
            steps,
            theme,
            lambda words, n: (
                say_n("{words} point(s)", n, words=words)
                if answer.points
                else say_n("{words} step(s)", n, words=words)
            ),
        ),
    ]
    if answer.blocked:
        entries.append(Entry(say("Closed to this move"), _striped(theme.blocker)))
    return Section(say("This answer"), tuple(entries))


def draw_reach(canvas: Canvas, answer: ReachPicture) -> dict[str, str]:
    """Paint the fields within reach by their steps; returns the colours by field."""
    shapes, theme = canvas.shapes, canvas.theme
    reached = _reached(shapes, answer)
    paint = {i: distance_colour(steps, theme) for i, steps in reached.items()}
    tint(
        canvas,
        {i: Fill(colour) for i, colour in paint.items()},
        lambda i: say("Field {a}: {what}", a=i, what=_taken(answer, reached[i])),
    )
    for i in known_fields(shapes, answer.blocked):
        hatch = stripes(theme.blocker, canvas.module * 0.11, canvas.module * 0.03)
        highlight(canvas, i, "blocked", theme.blocker, opacity=0.25, pattern=hatch, width=0.03)
    if answer.origin in shapes.polygons:
        highlight(canvas, answer.origin, "from", theme.origin, opacity=1.0, width=0.05)
        paint[answer.origin] = theme.origin
    return paint


def _taken(answer: ReachPicture, number: int) -> str:
    return say_n("{n} point(s)", number) if answer.points else say_n("{n} step(s)", number)


def write_steps(
    canvas: Canvas,
    answer: ReachPicture,
    paint: Mapping[str, str],
    *,
    markers: bool = True,
    faded: Collection[str] = (),
) -> None:
    """Write ids and steps where they fit, on the colours of :func:`draw_reach`."""
    notes = {
        i: (note_item(str(steps), canvas.module * 0.3, paint[i], i),)
        for i, steps in _reached(canvas.shapes, answer).items()
    }
    draw_labels(
        canvas,
        markers=markers, traits=markers, notes=notes, paint=paint, faded=faded,
    )  # fmt: skip


def _reached(shapes: BoardShapes, answer: ReachPicture) -> dict[str, int]:
    return {
        i: steps for i, steps in answer.steps.items() if i in shapes.polygons and i != answer.origin
    }


def hear_scene(game_map: GameMap, answer: HearPicture, theme: Theme = NIGHT) -> Scene:
    """Draw a move along a path and the fields whose units hear it."""
    page, canvas, paint = start_dimmed(
        game_map,
        theme,
        (*answer.path, *answer.hearers, *answer.asked),
        headline=_headline(answer),
        sentence=answer.sentence,
        accent=theme.page_faint if answer.silent else theme.near,
    )
    faded = frozenset(paint)
    paint.update(draw_hear(canvas, answer))
    write_labels_beside_path(canvas, answer, paint, faded=faded)
    sections = [hear_legend(answer, theme), *board_legend(canvas)]
    return finish_page(page, canvas, sections)


def hear_legend(answer: HearPicture, theme: Theme) -> Section:
    """Return what the colours of an answer mean, those that occur."""
    entries = [Entry(say("The move"), swatch(Fill(theme.origin)))]
    if answer.hearers:
        if answer.silent:
            entries.append(Entry(say("Would hear a noisy move"), _framed(theme.near)))
        else:
            entries.append(Entry(say("Hears it"), _striped(theme.near)))
    if answer.asked:
        entries.append(Entry(say("Asked about"), _framed(theme.blocker)))
    return Section(say("This answer"), tuple(entries))


def _headline(answer: HearPicture) -> str:
    if len(answer.path) < 2:
        return say("A silent move") if answer.silent else say("Who hears the move")
    way = {"a": answer.path[0], "b": answer.path[-1]}
    if answer.silent:
        return say("A silent move from {a} to {b}", **way)
    return say("Who hears the move from {a} to {b}", **way)


def draw_hear(canvas: Canvas, answer: HearPicture) -> dict[str, str]:
    """Draw the way of a move and lift out who hears it; returns the colours by field."""
    theme, module = canvas.theme, canvas.module
    paint: dict[str, str] = {}
    walked = known_fields(canvas.shapes, answer.path)
    for i in known_fields(canvas.shapes, answer.hearers):
        highlight(
            canvas, i, "hearer", theme.near,
            opacity=0.0 if answer.silent else 0.5,
            pattern=None if answer.silent else _noise_pattern(theme, module), width=0.03,
        )  # fmt: skip
        if not answer.silent:
            paint[i] = mix(canvas.grounds[i].colour, theme.near, 0.5)
    for i in walked:
        highlight(canvas, i, "path", theme.origin, opacity=0.35, width=0.03)
        paint[i] = mix(canvas.grounds[i].colour, theme.origin, 0.35)
    for i in known_fields(canvas.shapes, answer.asked):
        highlight(canvas, i, "unit", theme.blocker, opacity=0.0, width=0.06)
    canvas.add("sight", *_trail(canvas, answer.path))
    return paint


def write_labels_beside_path(
    canvas: Canvas,
    answer: HearPicture,
    paint: Mapping[str, str],
    *,
    markers: bool = True,
    faded: Collection[str] = (),
) -> None:
    """Write ids beside the way of a move, on the colours of :func:`draw_hear`."""
    avoid = _along(canvas.shapes, _trail(canvas, answer.path))
    draw_labels(
        canvas,
        markers=markers, traits=markers, paint=paint, faded=faded, avoid=avoid,
    )  # fmt: skip


def _noise_pattern(theme: Theme, module: float) -> Pattern:
    return stripes(mix(theme.near, theme.veil, 0.45), module * 0.12, module * 0.02, 45.0, 0.9)


def _trail(canvas: Canvas, path: Sequence[str]) -> list[Group]:
    """Draw the way from field to field, through the border that each two share."""
    shapes, theme = canvas.shapes, canvas.theme
    known = [i for i in path if i in shapes.polygons]
    points: list[Point] = []
    for k, i in enumerate(known):
        centre = shapes.polygons[i].representative_point()
        door = _doorstep(shapes, known[k - 1], i) if k else None
        for field, to in ((known[k - 1], door), (i, (centre.x, centre.y))):
            if to is not None:
                points += way_within(shapes.polygons[field], points[-1], to) if points else [to]
    if len(points) < 2:
        return []
    module = canvas.module
    line = tuple(points)
    start, end = line[0], line[-1]
    lines: list[Shape] = [
        Polyline(line, Stroke(theme.veil, module * 0.1, opacity=0.8)),
        Polyline(
            line, Stroke(theme.origin, module * 0.05, (module * 0.005, module * 0.11), cap="round")
        ),
        Circle(start, module * 0.06, Fill(theme.origin), Stroke(theme.veil, module * 0.025)),
        Circle(end, module * 0.09, Fill(theme.veil), Stroke(theme.origin, module * 0.04)),
        Circle(end, module * 0.035, Fill(theme.origin)),
    ]
    return [Group("trail", tuple(lines))]


def _along(shapes: BoardShapes, trail: Sequence[Group]) -> Any:
    """Return the area that a trail covers, None where there is none."""
    lines = [s.points for group in trail for s in group.shapes if isinstance(s, Polyline)]
    return shapely.LineString(lines[0]).buffer(shapes.module * 0.1) if lines else None


def _doorstep(shapes: BoardShapes, a: str, b: str) -> Point | None:
    """Return where a figure steps from one field to the other: a portal, or a shared border."""
    for portal in shapes.game_map.portals:
        known = shapes.game_map.ruleset.portals.get(portal.type)
        joins = known is None or known.effect != "parts"
        if joins and set(portal.between) == {a, b}:
            p, q = (shapes.placement.point(x) for x in portal.at)
            return ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
    shared = [
        border
        for border in shapes.borders
        if {a, b} <= {*border.left, *border.right}
        and not ({a, b} <= set(border.left) or {a, b} <= set(border.right))
    ]
    if not shared:
        return None
    best = max(shared, key=lambda border: border.length)
    return ((best.a[0] + best.b[0]) / 2, (best.a[1] + best.b[1]) / 2)


def _striped(colour: str) -> Callable[[Point, float, float], list[Shape]]:
    def draw(centre: Point, width: float, height: float) -> list[Shape]:
        hatch = stripes(colour, height * 0.34, height * 0.1, 45.0)
        return list(swatch(Fill(colour, 0.4, hatch))(centre, width, height))

    return draw


def _framed(colour: str) -> Callable[[Point, float, float], list[Shape]]:
    def draw(centre: Point, width: float, height: float) -> list[Shape]:
        corners = box_round(centre, width, height)
        return [Path((corners,), None, Stroke(colour, height * 0.16, join="miter"))]

    return draw


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """The answer to: where can a mover step.

    ``steps`` holds what it takes to reach each field, 0 for the origin; a field that is missing
    is out of reach. They are steps, or ``points`` where terrain costs more or less.
    ``headline`` is that of the picture; one about reach if left empty.
    """

    origin: str
    steps: Mapping[str, int]
    blocked: tuple[str, ...] = ()
    sentence: str = ""
    points: bool = False
    headline: str = ""


@dataclass(frozen=True, slots=True)
class HearPicture:
    """The answer to: who hears a move along ``path``.

    ``hearers`` are the fields whose units are alerted; ``silent`` tells that the move makes no
    noise, and ``hearers`` then are those that would have heard it. ``asked`` are the fields of the
    units and dogs that were asked about.
    """

    path: tuple[str, ...]
    hearers: tuple[str, ...] = ()
    silent: bool = False
    sentence: str = ""
    asked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacesPicture:
    """The answer to: which fields. ``notes`` holds what is written on each, mostly a distance.

    ``asked`` are the fields that were asked about, ``units`` those where defenders stand. ``moves``
    are drawn as arrows from field to field.
    """

    headline: str
    notes: Mapping[str, str]
    asked: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    sentence: str = ""
    moves: tuple[tuple[str, str], ...] = ()
