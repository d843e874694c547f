"""The sheets of what is printed to be read: heads, feet, and text in columns."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from mapkit.drawing.page import provenance_line
from mapkit.drawing.scene import Group, Layer, Polyline, Scene, Shape, Stroke, Text
from mapkit.drawing.small_board import POINT_MM
from mapkit.drawing.text import shortened, text_width, wrap
from mapkit.drawing.theme import PAPER
from mapkit.messages import say
from mapkit.model import GameMap

_MARGIN = 8.0  # most printers cannot reach the rim
_HEAD = 9.0
_SMALL, _LIST, _GUIDE = 5 * POINT_MM, 6 * POINT_MM, 12 * POINT_MM
_LINE = 1.32
"""From one line to the next, in ems."""
_NOTICE_LINES = 2


@dataclass(frozen=True, slots=True)
class PrintSheet:
    """An upright sheet of paper with the map's name, checksum and origin at its foot.

    ``width`` and ``height``: Of the paper, mm.
    """

    game_map: GameMap
    width: float
    height: float
    label: str
    """The map's name and the first digits of its checksum, see
    :func:`~mapkit.drawing.sheets.sheet_label`; a line for each map where a sheet shows several."""
    origins: tuple[str, ...] = ()
    """Where the maps come from; where ``game_map`` does by default."""

    @classmethod
    def of(
        cls, game_map: GameMap, paper: str, label: str, origins: tuple[str, ...] = ()
    ) -> PrintSheet:
        """Return a sheet; ``paper`` is a key of :data:`~mapkit.drawing.print_sheet.PAPERS`."""
        long, short = PAPERS[paper]
        return cls(game_map, short, long, label, origins)

    @property
    def left(self) -> float:
        """Where text begins, mm."""
        return _MARGIN

    @property
    def content(self) -> float:
        """The width of the text, mm."""
        return self.width - 2 * _MARGIN

    @property
    def top(self) -> float:
        """Where there is room below the head, mm."""
        return _MARGIN + _HEAD

    @property
    def bottom(self) -> float:
        """Where the room above the foot ends, mm."""
        return self.height - _MARGIN - self._foot_height()

    def _notice(self) -> list[str]:
        origin = " ".join(self.origins) or provenance_line(self.game_map.provenance)
        lines = wrap(origin, _SMALL, self.content)
        if len(lines) > _NOTICE_LINES:
            rest = " ".join(lines[_NOTICE_LINES - 1 :])
            lines = [*lines[: _NOTICE_LINES - 1], shortened(rest, _SMALL, self.content)]
        return lines

    def _foot_height(self) -> float:
        more = _LIST * self.label.count("\n")
        return (_LIST + more + _SMALL * len(self._notice())) * _LINE + 1.5

    def scene(
        self, shapes: Iterable[Shape], *, head: str, guide: str, number: int, count: int
    ) -> Scene:
        """Return a page.

        Parameters
        ----------
        shapes : iterable of Shape
            What stands between head and foot, mm of the paper.
        head, guide : str
            At the left and, larger, at the right of the head.
        number, count : int
            Which page of how many, from 1.
        """
        right = self.left + self.content
        guide = shortened(guide, _GUIDE, self.content * 0.6, bold=True)
        room = self.content - text_width(guide, _GUIDE, bold=True) - 3.0
        size = 8 * POINT_MM
        base = _MARGIN + _GUIDE
        rule = Stroke(PAPER.page_rule, 0.2)
        drawn: list[Shape] = [
            Text((self.left, base), shortened(head, size, room), size, PAPER.page_ink, "start"),
            Text((right, base), guide, _GUIDE, PAPER.page_ink, "end", bold=True),
            Polyline(((self.left, base + 1.6), (right, base + 1.6)), rule),
        ]
        y = self.bottom + 1.5
        drawn.append(Polyline(((self.left, y - 0.9), (right, y - 0.9)), rule))
        y += _LIST
        page = say("page {number} of {count}", number=number, count=count)
        room = self.content - text_width(page, _LIST, bold=True) - 3.0
        first = y
        for k, line in enumerate(self.label.split("\n")):
            y += _LIST * _LINE if k else 0.0
            label = shortened(line, _LIST, room)
            drawn.append(Text((self.left, y), label, _LIST, PAPER.page_ink, "start"))
        drawn.append(Text((right, first), page, _LIST, PAPER.page_ink, "end", bold=True))
        loud = self.game_map.provenance.kind == "reconstruction"
        colour = PAPER.notice if loud else PAPER.page_faint
        for line in self._notice():
            y += _SMALL * _LINE
            drawn.append(Text((self.left, y), line, _SMALL, colour, "start"))
        head_and_foot = Group("head and foot", tuple(drawn))
        return Scene(
            self.width,
            self.height,
            PAPER.page,
            (Layer("page", (head_and_foot, *shapes)),),
            title=f"{self.game_map.title}: {head}",
            description=provenance_line(self.game_map.provenance),
        )


@dataclass(frozen=True, slots=True)
class Entries:
    """Lines to be set in columns under a heading."""

    heading: str
    lines: tuple[tuple[str, str], ...]
    """What stands at the left and at the right of each line."""
    width: float
    """The least width of a column, mm."""


def in_columns(
    sheet: PrintSheet, blocks: Sequence[Entries], size: float
) -> Iterator[tuple[Shape, ...]]:
    """Yield what stands on each page of some lists, one after the other.

    ``size`` is that of the text, mm. A block that does not fit on its page goes on on the next.
    """
    step, gap = size * _LINE, 4.0
    heading = size * 1.5
    leader = Stroke(PAPER.page_faint, 0.15, (0.15, 0.9), cap="butt")
    shapes: list[Shape] = []
    y = sheet.top
    for block in blocks:
        lines = list(block.lines)
        columns = max(int((sheet.content + gap) / (block.width + gap)), 1)
        wide = (sheet.content - gap * (columns - 1)) / columns
        begun = False
        while lines:
            room = int((sheet.bottom - y - (0.0 if begun else heading * 2.0)) / step)
            if room < min(3, math.ceil(len(lines) / columns)):
                yield tuple(shapes)
                shapes, y = [], sheet.top
                continue
            if not begun:
                y += heading * 1.2
                shapes.append(
                    Text(
                        (sheet.left, y), block.heading, heading, PAPER.page_ink, "start", bold=True
                    )
                )
                y += heading * 0.8
                begun = True
            rows = min(math.ceil(len(lines) / columns), room)
            for k, (left, right) in enumerate(lines[: rows * columns]):
                x = sheet.left + (k // rows) * (wide + gap)
                base = y + (k % rows) * step + size * 0.8
                free = wide - (text_width(right, size, bold=True) + size if right else 0.0)
                words = shortened(left, size, free)
                shapes.append(Text((x, base), words, size, PAPER.page_ink, "start"))
                if right:
                    at = (x + wide, base)
                    begin, end = (
                        x + text_width(words, size) + size * 0.5,
                        at[0] - text_width(right, size, bold=True) - size * 0.5,
                    )
                    if begin < end:
                        shapes.append(Polyline(((begin, base), (end, base)), leader))
                    shapes.append(Text(at, right, size, PAPER.page_ink, "end", bold=True))
            lines = lines[rows * columns :]
            y += rows * step
        y += heading
    yield tuple(shapes)


PAPERS: Mapping[str, tuple[float, float]] = {
    "a0": (1189.0, 841.0),
    "a1": (841.0, 594.0),
    "a2": (594.0, 420.0),
    "a3": (420.0, 297.0),
    "a4": (297.0, 210.0),
    "a5": (210.0, 148.0),
    "a6": (148.0, 105.0),
    "letter": (279.4, 215.9),
    "tabloid": (431.8, 279.4),
}
"""Long and short side in mm, by name."""

PAPER_MARGIN_MM = 5.0
"""What most printers cannot reach along each side of a sheet."""
