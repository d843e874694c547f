"""One pair of fields as a picture: the line, its beam, what it crosses, what stops it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import shapely

from mapkit.drawing.board import draw_board, draw_portals, start_picture
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import highlight, known_fields, veil
from mapkit.drawing.entries import draw_entries
from mapkit.drawing.legend import Entry, Section, board_legend, swatch
from mapkit.drawing.marks import draw_marks
from mapkit.drawing.page import finish_page, plan_page
from mapkit.drawing.requests import PairPicture, Segment
from mapkit.drawing.scene import Circle, Fill, Group, Path, Point, Polyline, Scene, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes, lines_of
from mapkit.drawing.symbols import centred_text, numbered_disc
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import NIGHT, Theme, stripes
from mapkit.model import GameMap
from mapkit.words import decimal, say, say_n

__all__ = ["draw_pair", "pair_legend", "pair_scene"]


def pair_scene(
    game_map: GameMap,
    answer: PairPicture,
    *,
    markers: bool = True,
    theme: Theme = NIGHT,
    scale: float | None = None,
) -> Scene:
    """Draw the verdict on one pair of fields.

    The two fields, the crossed ones and the blockers keep their colours, all others lie under a
    veil. The witness line and its beam, the crossed fields numbered along it, the blockers and
    the near miss are drawn as far as the answer holds them.

    Parameters
    ----------
    game_map : GameMap
    answer : PairPicture
    markers : bool
        Whether to draw what is printed on the fields.
    theme : Theme
    scale : float or None
        See :func:`mapkit.drawing.board.board_scene`.
    """
    page = plan_page(
        game_map,
        theme,
        headline=_headline(answer),
        sentence=answer.sentence,
        accent=_accent(answer, theme),
        scale=scale,
    )
    shapes, canvas = start_picture(game_map, page)
    grounds = draw_board(canvas, shapes, theme)
    crossed = tuple(i for i in answer.crossed if i not in (answer.a, answer.b))
    involved = known_fields(shapes, (answer.a, answer.b, *crossed, *answer.blockers))
    paint = veil(canvas, shapes, theme, grounds, involved)
    faded = frozenset(paint)
    draw_portals(canvas, shapes, theme, faded=faded)
    if markers:
        draw_entries(canvas, shapes, theme, faded=faded)
    taken = draw_pair(canvas, shapes, theme, answer)
    draw_marks(
        canvas,
        shapes,
        theme,
        grounds,
        markers=markers,
        paint=paint,
        faded=faded,
        avoid=taken,
    )
    sections = [
        pair_legend(answer, theme),
        *board_legend(shapes, theme, grounds, markers=markers),
    ]
    return finish_page(page, canvas, shapes, theme, sections)


def draw_pair(canvas: Canvas, shapes: BoardShapes, theme: Theme, answer: PairPicture) -> Any:
    """Draw the lines of an answer and lift out the fields that it names.

    Returns
    -------
    geometry or None
        The area that labels have to keep clear of, mm on the page.
    """
    crossed = tuple(i for i in answer.crossed if i not in (answer.a, answer.b))
    for i in known_fields(shapes, answer.blockers):
        _mark_blocker(canvas, shapes, theme, i)
    for i in known_fields(shapes, crossed):
        highlight(canvas, shapes, i, "crossed", theme.sight_line, opacity=0.1, width=0.018)
    for i, kind, colour in ((answer.a, "from", theme.origin), (answer.b, "to", theme.target)):
        if i in shapes.polygons:
            highlight(canvas, shapes, i, kind, colour, opacity=0.22)
    drawn = _Sight(shapes, theme, answer, crossed)
    canvas.add("sight", *drawn.near_miss(), *drawn.witness())
    return drawn.taken()


def _headline(answer: PairPicture) -> str:
    both = {"a": answer.a, "b": answer.b}
    if answer.distance is not None:
        line = say("{a} sees {b}, distance {distance}", **both, distance=answer.distance)
        if answer.verdict == "grazing":
            line += f" ({say('grazing')})"
    elif answer.verdict == "grazing":
        line = say("{a} does not see {b}: grazing only", **both)
    else:
        line = say("{a} does not see {b}", **both)
    return f"{line} · {say('disputed')}" if answer.disputed else line


def _accent(answer: PairPicture, theme: Theme) -> str:
    if answer.disputed:
        return theme.disputed
    return {"clear": theme.target, "grazing": theme.grazing}.get(answer.verdict, theme.blocker)


def _mark_blocker(canvas: Canvas, shapes: BoardShapes, theme: Theme, field_id: str) -> None:
    hatch = stripes(theme.blocker, shapes.module * 0.11, shapes.module * 0.03, 45.0, 0.85)
    highlight(
        canvas, shapes, field_id, "blocker", theme.blocker, opacity=0.28, pattern=hatch, width=0.035
    )


def _sight_stroke(answer: PairPicture, theme: Theme, module: float) -> Stroke:
    """Return the witness' stroke: full where the line is clear, dashed where it only grazes."""
    width = module * 0.03
    if answer.verdict == "grazing":
        return Stroke(theme.grazing, width, (module * 0.12, module * 0.07), cap="butt")
    return Stroke(theme.sight_line, width)


@dataclass(frozen=True, slots=True)
class _Sight:
    """The lines of one answer, carried to the page."""

    shapes: BoardShapes
    theme: Theme
    answer: PairPicture
    crossed: tuple[str, ...]

    def segment(self) -> Segment | None:
        """Return the witness on the page; a place with a direction becomes a short arrow."""
        answer, module = self.answer, self.shapes.module
        if answer.witness is None:
            return None
        start, end = (self.shapes.placement.point(p) for p in answer.witness)
        if math.dist(start, end) > module * 1e-3:
            return (start, end)
        dx, dy = answer.direction or self._across()
        length = math.hypot(dx, dy) or 1.0
        reach = module * 0.2
        dx, dy = dx / length * reach, dy / length * reach
        target = self.shapes.polygons.get(answer.b)
        ahead = shapely.Point(start[0] + dx / 50, start[1] + dy / 50)
        if target is not None and not target.intersects(ahead):
            dx, dy = -dx, -dy
        return ((start[0] - dx, start[1] - dy), (start[0] + dx, start[1] + dy))

    def _across(self) -> Point:
        a, b = (self.shapes.polygons.get(i) for i in (self.answer.a, self.answer.b))
        if a is None or b is None:
            return (1.0, 0.0)
        p, q = a.representative_point(), b.representative_point()
        return (q.x - p.x, q.y - p.y)

    def strip(self) -> tuple[Point, ...] | None:
        """Return the outline of the beam on the page."""
        answer = self.answer
        if answer.strip:
            return tuple(self.shapes.placement.point(p) for p in answer.strip)
        segment = self.segment()
        if segment is None or not answer.beam_mm:
            return None
        (ax, ay), (bx, by) = segment
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = answer.beam_mm * self.shapes.scale / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        return ((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny))

    def witness(self) -> list[Group]:
        """Draw the beam, the line in it and the numbers along it."""
        segment, strip = self.segment(), self.strip()
        module, theme = self.shapes.module, self.theme
        groups = []
        if strip is not None:
            edge = Stroke(theme.beam, module * 0.008, opacity=0.9, join="miter")
            beam = Path((strip,), Fill(theme.beam, 0.34), edge)
            groups.append(Group("beam", (beam,)))
        if segment is None:
            return groups
        stroke = _sight_stroke(self.answer, theme, module)
        start, end = segment
        line: list[Shape] = [
            Polyline(segment, Stroke(theme.veil, stroke.width * 2.2, opacity=0.75)),
            Polyline(segment, stroke),
            *_arrow_head(start, end, module * 0.13, stroke.colour, theme.veil),
            Circle(start, module * 0.05, Fill(stroke.colour), Stroke(theme.veil, module * 0.02)),
        ]
        groups.append(Group("witness", tuple(line)))
        groups.extend(
            numbered_disc(
                at,
                module * 0.22,
                str(number),
                theme.target if i == self.answer.b else theme.sight_line,
                theme.veil,
                "count",
                i,
            )
            for number, i, at in self._numbers(segment)
        )
        return groups

    def _numbers(self, segment: Segment) -> list[tuple[int, str, Point]]:
        """Return the count of each field of the shot, and where on the line to write it."""
        counted: list[tuple[int, str, Point]] = []
        line = shapely.LineString(segment)
        for number, i in enumerate(known_fields(self.shapes, self.crossed), 1):
            pieces = lines_of(line.intersection(self.shapes.polygons[i]))
            if not pieces:
                middle = line.interpolate(
                    line.project(self.shapes.polygons[i].representative_point())
                )
                counted.append((number, i, (middle.x, middle.y)))
                continue
            longest = max(pieces, key=lambda p: math.dist(p[0], p[-1]))
            counted.append((number, i, _between(longest[0], longest[-1], 0.5)))
        if self.answer.distance is not None or self.answer.verdict == "grazing":
            start, end = segment
            length = math.dist(start, end) or 1.0
            beyond = _between(start, end, 1 + self.shapes.module * 0.19 / length)
            counted.append((len(counted) + 1, self.answer.b, beyond))
        return counted

    def near_miss(self) -> list[Group]:
        """Draw the line that cuts least deep, the cuts in red, and how deep they go."""
        answer, module, theme = self.answer, self.shapes.module, self.theme
        if answer.near_miss is None:
            return []
        start, end = (self.shapes.placement.point(p) for p in answer.near_miss)
        if math.dist(start, end) < module * 1e-3:
            return []
        line = shapely.LineString([start, end])
        blocked = self.shapes.union(known_fields(self.shapes, answer.blockers))
        dash = (module * 0.09, module * 0.06)
        shapes: list[Shape] = [
            Polyline((start, end), Stroke(theme.veil, module * 0.07, opacity=0.75)),
            Polyline((start, end), Stroke(theme.sight_line, module * 0.026, dash, cap="butt")),
        ]
        cuts = lines_of(line.intersection(blocked))
        shapes.extend(
            Polyline((cut[0], cut[-1]), Stroke(theme.blocker, module * 0.045)) for cut in cuts
        )
        for at in (start, end):
            rim = Stroke(theme.veil, module * 0.02)
            shapes.append(Circle(at, module * 0.045, Fill(theme.sight_line), rim))
        tag = self._depth_tag(start, end, cuts)
        return [Group("near miss", tuple(shapes)), *([tag] if tag else [])]

    def _depth_tag(
        self, start: Point, end: Point, cuts: Sequence[tuple[Point, ...]]
    ) -> Group | None:
        """Write how deep the near miss cuts beside the place where it cuts longest."""
        answer, module, theme = self.answer, self.shapes.module, self.theme
        if answer.near_miss_mm is None:
            return None
        cut = max(cuts, key=lambda c: math.dist(c[0], c[-1]), default=(start, end))
        content = say("{length} mm", length=decimal(answer.near_miss_mm, 2, trim=True))
        size = module * 0.15
        width, height = text_width(content, size, bold=True) + size * 0.8, size * 1.5
        (ax, ay), (bx, by) = start, end
        length = math.dist(start, end)
        across = (-(by - ay) / length, (bx - ax) / length)
        if across[1] > 0:  # above the line, where it can be
            across = (-across[0], -across[1])
        x, y = _between(cut[0], cut[-1], 0.5)
        away = (abs(across[0]) * width + abs(across[1]) * height) / 2 + module * 0.06
        x, y = x + across[0] * away, y + across[1] * away
        left, top, right, bottom = self.shapes.frame
        x = min(max(x, left + width / 2), max(right - width / 2, left + width / 2))
        y = min(max(y, top + height / 2), max(bottom - height / 2, top + height / 2))
        box = (
            (x - width / 2, y - height / 2), (x + width / 2, y - height / 2),
            (x + width / 2, y + height / 2), (x - width / 2, y + height / 2),
        )  # fmt: skip
        text = centred_text((x, y), content, size, theme.symbol_light, bold=True)
        rim = Stroke(theme.blocker, module * 0.02, join="round")
        return Group("depth", (Path((box,), Fill(theme.veil, 0.9), rim), text))

    def taken(self) -> Any:
        """Return the area that labels have to keep clear of."""
        module = self.shapes.module
        areas: list[Any] = []
        segment, strip = self.segment(), self.strip()
        if segment is not None:
            areas.append(shapely.LineString(segment).buffer(module * 0.06))
            areas.extend(
                shapely.Point(at).buffer(module * 0.15) for _, _, at in self._numbers(segment)
            )
        if strip is not None:
            polygon = shapely.make_valid(shapely.Polygon(strip))
            # A beam as wide as the fields leaves no other room: labels may stand in it.
            if polygon.area < module * module * 0.6 * (1 + len(self.crossed)):
                areas.append(polygon)
        if self.answer.near_miss is not None:
            ends = [self.shapes.placement.point(p) for p in self.answer.near_miss]
            areas.append(shapely.LineString(ends).buffer(module * 0.06))
            for group in self.near_miss()[1:]:
                tag = group.shapes[0]
                if isinstance(tag, Path):
                    areas.append(shapely.Polygon(tag.rings[0]).buffer(module * 0.03))
        return shapely.union_all(areas) if areas else None


def _between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def _arrow_head(start: Point, end: Point, size: float, colour: str, rim: str) -> list[Shape]:
    length = math.dist(start, end) or 1.0
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    back = (end[0] - x * size, end[1] - y * size)
    corners = (
        end,
        (back[0] - y * size * 0.42, back[1] + x * size * 0.42),
        (back[0] + y * size * 0.42, back[1] - x * size * 0.42),
    )
    return [Path((corners,), Fill(colour), Stroke(rim, size * 0.14, join="miter"))]


def pair_legend(answer: PairPicture, theme: Theme) -> Section:
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
            return [Polyline(((x - width / 2, y), (x + width / 2, y)), look)]

        return draw

    if answer.witness is not None:
        grazing = answer.verdict == "grazing"
        label = say("Line that only grazes") if grazing else say("Line of sight")
        entries.append(Entry(label, line(_sight_stroke(answer, theme, 1.0), grazing)))
    if answer.beam_mm:
        beam = decimal(answer.beam_mm, 2, trim=True)
        label = say("Beam, {beam} mm wide", beam=beam)
        entries.append(Entry(label, swatch(Fill(theme.beam, 0.45))))
    if answer.distance is not None or set(answer.crossed) - {answer.a, answer.b}:

        def disc(centre: Point, _width: float, height: float) -> list[Shape]:
            return [
                numbered_disc(centre, height * 1.1, "1", theme.sight_line, theme.veil, "sign", None)
            ]

        entries.append(Entry(say("Fields counted for the shot"), disc))
    if answer.blockers:
        listed = ", ".join(answer.blockers[:6]) + (" ..." if len(answer.blockers) > 6 else "")

        def blocker(centre: Point, width: float, height: float) -> list[Shape]:
            hatch = stripes(theme.blocker, height * 0.34, height * 0.1, 45.0)
            return list(swatch(Fill(theme.blocker, 0.3, hatch))(centre, width, height))

        label = say_n("Blocker(s): {fields}", len(answer.blockers), fields=listed)
        entries.append(Entry(label, blocker))
    if answer.near_miss is not None:
        label = say("Near miss; red where it is cut off")
        entries.append(Entry(label, line(Stroke(theme.sight_line, 1.0), True)))
    return Section(say("This answer"), tuple(entries))
