"""The lines of one pair: the witness in its beam, the counted fields along it, the near miss."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import shapely

from mapkit.drawing.emphasis import known_fields
from mapkit.drawing.scene import Circle, Fill, Group, Path, Point, Polyline, Segment, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes, lines_of
from mapkit.drawing.symbols import centred_text, numbered_disc
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import Theme
from mapkit.messages import decimal, say
from mapkit.sight import Verdict

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer

_DISC = 0.22
"""Diameter of a number, in modules."""


def sight_stroke(answer: PairAnswer, theme: Theme, module: float) -> Stroke:
    """Return the witness' stroke: full where clear, dashed where grazing; ``module`` in mm."""
    width = module * 0.03
    if answer.verdict is Verdict.GRAZING:
        return Stroke(theme.grazing, width, (module * 0.12, module * 0.07), cap="butt")
    return Stroke(theme.sight_line, width)


def other_strokes(theme: Theme, module: float) -> tuple[Stroke, ...]:
    """Return the strokes of lines of other answers, told apart by their dashes."""
    dashes = ((0.1, 0.05), (0.02, 0.05), (0.1, 0.04, 0.02, 0.04))
    return tuple(
        Stroke(theme.disputed, module * 0.03, tuple(d * module for d in dash), cap="butt")
        for dash in dashes
    )


def beam_strip(strip: Sequence[Point], theme: Theme, module: float) -> tuple[Shape, ...]:
    """Draw a beam: its edges bright in dark ones, so that they are seen on every ground.

    The corners and the module are in mm on the page.
    """
    outline = (tuple(strip),)
    dark = Stroke(theme.veil, module * 0.03, opacity=0.85, join="miter")
    bright = Stroke(theme.beam, module * 0.014, join="miter")
    return (Path(outline, Fill(theme.beam, 0.34), dark), Path(outline, None, bright))


@dataclass(frozen=True, slots=True)
class PairLines:
    """The lines of one answer, carried to the page.

    ``avoid`` is where no number should stand, mm on the page: what is written on the fields.
    """

    shapes: BoardShapes
    theme: Theme
    answer: PairAnswer
    avoid: Any = None

    def segment(self) -> Segment | None:
        """Return the witness on the page; a place with a direction becomes a short arrow."""
        answer, module = self.answer, self.shapes.module
        if answer.witness is None:
            return None
        start, end = (self.shapes.placement.point(p) for p in answer.witness)
        if not answer.side_by_side:
            return (start, end)
        dx, dy = answer.direction or self._across()
        length = math.hypot(dx, dy) or 1.0
        reach = module * 0.2
        dx, dy = dx / length * reach, dy / length * reach
        target = self.shapes.polygons.get(answer.target)
        ahead = shapely.Point(start[0] + dx / 50, start[1] + dy / 50)
        if target is not None and not target.intersects(ahead):
            dx, dy = -dx, -dy
        return ((start[0] - dx, start[1] - dy), (start[0] + dx, start[1] + dy))

    def _across(self) -> Point:
        a, b = (self.shapes.polygons.get(i) for i in (self.answer.origin, self.answer.target))
        if a is None or b is None:
            return (1.0, 0.0)
        p, q = a.representative_point(), b.representative_point()
        return (q.x - p.x, q.y - p.y)

    def strip(self) -> tuple[Point, ...] | None:
        """Return the outline of the beam on the page.

        Fields side by side have none: nothing lies between them that it could pass through, and
        drawn it would lie over both of them, and beyond.
        """
        if self.answer.side_by_side or self.answer.strip is None:
            return None
        return tuple(self.shapes.placement.point(p) for p in self.answer.strip)

    def witness(self) -> list[Group]:
        """Draw the lines of the answer and of the others, and the numbers along them.

        The others' dashes lie on the answer's line, so that both are seen where they coincide.
        """
        rims = [
            Polyline(ends, Stroke(self.theme.veil, self.shapes.module * 0.07, opacity=0.75))
            for ends in self.other_lines().values()
        ]
        below = [Group("other line", tuple(rims))] if rims else []
        return [*below, *self.line(), *self.others(), *self.numbers()]

    def beam(self) -> list[Group]:
        """Draw the strip of lines that run side by side with the witness."""
        strip = self.strip()
        if strip is None:
            return []
        return [Group("beam", beam_strip(strip, self.theme, self.shapes.module))]

    def line(self) -> list[Group]:
        """Draw the witness from the one field to the other."""
        segment, module, theme = self.segment(), self.shapes.module, self.theme
        if segment is None:
            return []
        stroke = sight_stroke(self.answer, theme, module)
        start, end = segment
        line: list[Shape] = [
            Polyline(segment, Stroke(theme.veil, stroke.width * 2.2, opacity=0.75)),
            Polyline(segment, stroke),
            *_arrow_head(start, end, module * 0.13, stroke.colour, theme.veil),
            Circle(start, module * 0.05, Fill(stroke.colour), Stroke(theme.veil, module * 0.02)),
        ]
        return [Group("witness", tuple(line))]

    def numbers(self) -> list[Group]:
        """Draw the count of each field of the shot."""
        segment, theme = self.segment(), self.theme
        return [
            numbered_disc(
                at,
                self.shapes.module * _DISC,
                str(number),
                theme.target if i == self.answer.target else theme.sight_line,
                theme.veil,
                "count",
                i,
            )
            for number, i, at in (self._numbers(segment) if segment is not None else ())
        ]

    def _numbers(self, segment: Segment) -> list[tuple[int, str, Point]]:
        """Return the count of each field of the shot, and where by the line to write it."""
        shapes, module = self.shapes, self.shapes.module
        counted: list[tuple[int, str, Point]] = []
        line = shapely.LineString(segment)
        for number, i in enumerate(known_fields(shapes, self.answer.between), 1):
            pieces = lines_of(line.intersection(shapes.polygons[i]))
            if pieces:
                longest = max(pieces, key=lambda p: math.dist(p[0], p[-1]))
                piece = (longest[0], longest[-1])
            else:
                middle = line.interpolate(line.project(shapes.polygons[i].representative_point()))
                piece = ((middle.x, middle.y), (middle.x, middle.y))
            counted.append((number, i, self._free_place(piece, [at for _, _, at in counted])))
        if self.answer.verdict is not Verdict.BLOCKED:
            start, end = segment
            length = math.dist(start, end) or 1.0
            beyond = _between(start, end, 1 + module * 0.19 / length)
            counted.append((len(counted) + 1, self.answer.target, self._in_frame(beyond)))
        return counted

    def _free_place(self, piece: Segment, taken: Sequence[Point]) -> Point:
        """Return where on a piece of the line, or close by, a number covers nothing written."""
        disc = self.shapes.module * _DISC
        best, least = _between(*piece, 0.5), math.inf
        for at in _places(piece, disc):
            covered = 0.0
            if self.avoid is not None:
                covered = float(shapely.Point(at).buffer(disc / 2).intersection(self.avoid).area)
            covered += sum(max(disc - math.dist(at, other), 0.0) for other in taken) * disc
            if covered < least:
                best, least = at, covered
            if not least > 0:
                break
        return best

    def _in_frame(self, at: Point) -> Point:
        """Return the place nearest to a point where a number is not cut off by the board's rim."""
        left, top, right, bottom = self.shapes.frame
        half = self.shapes.module * _DISC / 2
        return (
            min(max(at[0], left + half), max(right - half, left + half)),
            min(max(at[1], top + half), max(bottom - half, top + half)),
        )

    def other_lines(self) -> dict[int, Segment]:
        """Return a line on the page for each other distance, none where it is the answer's own."""
        point = self.shapes.placement.point
        return {
            distance: (point(a), point(b))
            for distance, (a, b) in self.answer.lines_otherwise.items()
        }

    def others(self) -> list[Group]:
        """Draw the lines of the other answers, each with its distance."""
        return [
            self._other(distance, ends, stroke)
            for (distance, ends), stroke in zip(
                self.other_lines().items(),
                other_strokes(self.theme, self.shapes.module),
                strict=False,
            )
        ]

    def _other(self, distance: int, ends: Segment, stroke: Stroke) -> Group:
        module, theme = self.shapes.module, self.theme
        rim = Stroke(theme.veil, module * 0.02)
        at = self._beside(ends)
        return Group(
            "other line",
            (
                Polyline(ends, stroke),
                *(Circle(end, module * 0.045, Fill(stroke.colour), rim) for end in ends),
                numbered_disc(
                    at, module * _DISC, str(distance), stroke.colour, theme.veil, "count", None
                ),
            ),
        )

    def _beside(self, ends: Segment) -> Point:
        """Return where the distance of another line stands: beside its middle."""
        (ax, ay), (bx, by) = ends
        length = math.dist(*ends) or 1.0
        aside = _DISC * self.shapes.module * 0.9
        x, y = _between(*ends, 0.5)
        return self._in_frame((x + (by - ay) / length * aside, y - (bx - ax) / length * aside))

    def direct(self) -> Segment | None:
        """Return the line from one field to the other where no other line can be shown."""
        answer = self.answer
        if answer.origin == answer.target or answer.witness or answer.near_miss_line:
            return None
        known = known_fields(self.shapes, (answer.origin, answer.target))
        if len(known) < 2:
            return None
        p, q = (self.shapes.polygons[i].representative_point() for i in known)
        return ((p.x, p.y), (q.x, q.y))

    def unseen(self) -> list[Group]:
        """Draw the pair where no line comes near to being one of sight."""
        ends, module = self.direct(), self.shapes.module
        if ends is None:
            return []
        dash = (module * 0.09, module * 0.06)
        lines: tuple[Shape, ...] = (
            Polyline(ends, Stroke(self.theme.veil, module * 0.07, opacity=0.75)),
            Polyline(ends, Stroke(self.theme.blocker, module * 0.03, dash, cap="butt")),
        )
        return [Group("unseen", lines)]

    def near_miss_line(self) -> Segment | None:
        """Return the line that cuts least deep on the page."""
        if self.answer.near_miss_line is None:
            return None
        start, end = (self.shapes.placement.point(p) for p in self.answer.near_miss_line)
        return None if math.dist(start, end) < self.shapes.module * 1e-3 else (start, end)

    def near_miss(self) -> list[Group]:
        """Draw the line that cuts least deep, the cuts in red, and how deep they go."""
        answer, module, theme = self.answer, self.shapes.module, self.theme
        found = self.near_miss_line()
        if found is None:
            return []
        start, end = found
        line = shapely.LineString([start, end])
        stops = answer.near_miss_into or [i for i, _ in answer.blockers]
        blocked = self.shapes.union(known_fields(self.shapes, stops))
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
        content = _depth(answer.near_miss_mm)
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
            if polygon.area < module * module * 0.6 * (1 + len(self.answer.between)):
                areas.append(polygon)
        areas += [
            shapely.Point(self._beside(ends)).buffer(module * 0.15)
            for ends in self.other_lines().values()
        ]
        direct = self.direct()
        areas += [
            shapely.LineString(shown).buffer(module * 0.06)
            for shown in (*self.other_lines().values(), *([direct] if direct else []))
        ]
        if self.answer.near_miss_line is not None:
            ends = [self.shapes.placement.point(p) for p in self.answer.near_miss_line]
            areas.append(shapely.LineString(ends).buffer(module * 0.06))
            for group in self.near_miss()[1:]:
                tag = group.shapes[0]
                if isinstance(tag, Path):
                    areas.append(shapely.Polygon(tag.rings[0]).buffer(module * 0.03))
        return shapely.union_all(areas) if areas else None


def _depth(mm: float) -> str:
    """Write a depth in hundredths of a millimetre, and never none at all."""
    if 0 < mm < 0.005:
        return "< " + say("{length} mm", length=decimal(0.01, 2))
    return say("{length} mm", length=decimal(mm, 2, trim=True))


def _places(piece: Segment, disc: float) -> Iterator[Point]:
    """Yield places for a number: its middle, along the piece, then beside it."""
    (ax, ay), (bx, by) = piece
    length = math.dist(*piece)
    across = (-(by - ay) / length, (bx - ax) / length) if length > 0 else (0.0, -1.0)
    shares = (0.5, 0.35, 0.65, 0.2, 0.8) if length > disc else (0.5,)
    for away, share in itertools.product((0.0, 0.7, -0.7), shares):
        x, y = _between(*piece, share)
        yield (x + across[0] * away * disc, y + across[1] * away * disc)


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
