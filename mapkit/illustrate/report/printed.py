"""A report on sheets of paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from mapkit.drawing.placing import Move
from mapkit.drawing.print_sheet import PrintSheet
from mapkit.drawing.scene import Fill, Group, Path, Scene, Shape, Text, rectangle
from mapkit.drawing.small_board import POINT_MM
from mapkit.drawing.text import text_width, wrap
from mapkit.drawing.theme import LIGHT_INK, PAPER
from mapkit.illustrate.report.document import (
    Block,
    Document,
    Facts,
    Figure,
    Paragraph,
    Part,
    Points,
    Table,
)
from mapkit.illustrate.report.printed_tables import PrintedTable
from mapkit.model import GameMap

_TEXT = 8.5 * POINT_MM
_LINE = 1.35
"""From one line to the next, in ems."""
_GAP = 3.5
_SMALLER = 0.5
"""A picture is made so much smaller, at most, to stand on a page that is begun."""
_LARGE = 17 * POINT_MM
_TILE = 17.0
_DISC = "#8a0f5c"


class PrintedReport:
    """The pages of a report, laid out; they are drawn when they are asked for, one by one.

    ``game_map`` is the map, or the new one of two; ``paper`` is one of
    :data:`~mapkit.drawing.print_sheet.PRINT_PAPERS`.
    """

    def __init__(self, document: Document, game_map: GameMap, *, paper: str = "a4") -> None:
        label = "\n".join(document.labels)
        self._sheet = PrintSheet.of(game_map, paper, label, document.origins)
        self._title = document.title
        self._pages: list[_Page] = []
        for part in document.parts:
            self._pages += _Flow(self._sheet, part).pages
        self.count = len(self._pages)
        """How many pages there are."""

    def pages(self) -> Iterator[Scene]:
        """Draw the pages, in order."""
        for number, page in enumerate(self._pages, 1):
            scene = self._sheet.scene(
                page.shapes, head=self._title, guide=page.title, number=number, count=self.count
            )
            yield replace(scene, title=self._title)  # which names the map already


@dataclass(slots=True)
class _Page:
    title: str
    shapes: list[Shape] = field(default_factory=list)


class _Flow:
    """Sets the blocks of one part below each other, on as many pages as they take."""

    def __init__(self, sheet: PrintSheet, part: Part) -> None:
        self._sheet, self._title = sheet, part.title
        self.pages: list[_Page] = []
        self._y = 0.0
        self._turn()
        for beside, blocks in groupby(part.blocks, lambda b: isinstance(b, Figure) and b.beside):
            if beside:
                self._figures([block for block in blocks if isinstance(block, Figure)])
            else:
                for block in blocks:
                    self._block(block)

    def _turn(self) -> None:
        self.pages.append(_Page(self._title))
        self._y = self._sheet.top

    def _need(self, height: float) -> None:
        """Begin a page where what is left of this one is too low, unless it is empty."""
        if self._y + height > self._sheet.bottom and self._y > self._sheet.top:
            self._turn()

    def _add(self, *shapes: Shape) -> None:
        self.pages[-1].shapes.extend(shapes)

    def _block(self, block: Block) -> None:
        match block:
            case Paragraph():
                self._paragraph(block)
            case Points():
                for sign, text in block.rows:
                    self._point(sign, text)
                self._y += _GAP / 2
            case Facts():
                self._facts(block)
            case Table():
                self._table(block)
            case Figure():
                self._figures((block,))

    def _paragraph(self, block: Paragraph) -> None:
        lines = wrap(block.text, _TEXT, self._sheet.content, bold=block.loud)
        colour = PAPER.notice if block.loud else PAPER.page_ink
        self._lines(lines, self._sheet.left, colour, bold=block.loud)
        self._y += _GAP / 2

    def _point(self, sign: str, text: str) -> None:
        indent = _TEXT * 2.6
        left = self._sheet.left + indent
        lines = wrap(text, _TEXT, self._sheet.content - indent)
        self._need(_TEXT * _LINE * len(lines))
        base = self._y + _TEXT
        if sign:
            middle = self._sheet.left + _TEXT * 0.9
            wide = max(text_width(sign, _TEXT * 0.8, bold=True) + _TEXT * 0.6, _TEXT * 1.3)
            ring = rectangle(middle - wide / 2, base - _TEXT * 0.97, wide, _TEXT * 1.25)
            words = Text((middle, base - _TEXT * 0.06), sign, _TEXT * 0.8, LIGHT_INK, bold=True)
            self._add(Path((ring,), Fill(_DISC)), words)
        else:
            self._add(Text((self._sheet.left + _TEXT, base), "•", _TEXT, PAPER.page_ink))
        self._lines(lines, left, PAPER.page_ink)
        self._y += _TEXT * 0.3

    def _lines(self, lines: list[str], left: float, colour: str, *, bold: bool = False) -> None:
        for line in lines:
            self._need(_TEXT * _LINE)
            at = (left, self._y + _TEXT)
            self._add(Text(at, line, _TEXT, colour, "start", bold=bold))
            self._y += _TEXT * _LINE

    def _facts(self, block: Facts) -> None:
        columns = max(int(self._sheet.content / 38.0), 1)
        wide = self._sheet.content / columns
        for k, (label, number) in enumerate(block.rows):
            if k % columns == 0:
                self._need(_TILE)
            left = self._sheet.left + (k % columns) * wide
            bar = rectangle(left, self._y, 1.0, _TILE - 3.0)
            words = wrap(label, _TEXT * 0.85, wide - 5.0)[:2]
            self._add(
                Path((bar,), Fill(PAPER.far)),
                Text(
                    (left + 2.5, self._y + _LARGE * 0.8), number.text, _LARGE, PAPER.page_ink,
                    "start", bold=True,
                ),
                *(
                    Text(
                        (left + 2.5, self._y + _LARGE + _TEXT * (0.85 + 1.05 * n)), line,
                        _TEXT * 0.85, PAPER.page_faint, "start",
                    )
                    for n, line in enumerate(words)
                ),
            )  # fmt: skip
            if k % columns == columns - 1 or k == len(block.rows) - 1:
                self._y += _TILE
        self._y += _GAP / 2

    def _table(self, block: Table) -> None:
        table = PrintedTable(block, self._sheet.content)
        first = 0
        while first < table.count:
            self._need(table.height(min(4, table.count)))
            room = self._sheet.bottom - self._y
            last = first + max(table.rows_in(room), 1)
            shapes, height = table.draw(first, last, self._sheet.left, self._y)
            self._add(*shapes)
            self._y += height + _GAP
            if last < table.count:
                self._turn()
            first = last

    def _figures(self, row: Sequence[Figure]) -> None:
        """Set pictures side by side, each as wide as its share of the page."""
        sheet = self._sheet
        wide = [sheet.content * figure.share for figure in row]
        scales = [w / figure.scene.width for w, figure in zip(wide, row, strict=True)]
        high = max(f.scene.height * scale for f, scale in zip(row, scales, strict=True))
        captions = [wrap(f.caption, _TEXT * 0.9, w) for f, w in zip(row, wide, strict=True)]
        below = _TEXT * 0.9 * _LINE * max(map(len, captions)) + _GAP
        smaller = min(1.0, (sheet.bottom - sheet.top - below) / high)
        left_over = (sheet.bottom - self._y - below) / high
        if left_over >= smaller * _SMALLER:
            smaller = min(smaller, left_over)
        self._need(high * smaller + below)
        left, gap = sheet.left, (sheet.content - sum(wide)) / max(len(row) - 1, 1)
        for figure, w, scale, words in zip(row, wide, scales, captions, strict=True):
            self._figure(figure, left, scale * smaller, words)
            left += w + gap
        self._y += high * smaller + below

    def _figure(self, figure: Figure, left: float, scale: float, words: list[str]) -> None:
        scene = figure.scene
        move = Move(left, self._y, scale)
        shapes = [move.shape(shape) for layer in scene.layers for shape in layer.shapes]
        self._add(Group("figure", tuple(shapes), None, scene.title))
        y = self._y + scene.height * scale
        for k, line in enumerate(words):
            at = (left, y + _TEXT + k * _TEXT * 0.9 * _LINE)
            self._add(Text(at, line, _TEXT * 0.9, PAPER.page_faint, "start"))
