"""Tables of a report on paper: as wide as their words, side by side where they are narrow."""

from __future__ import annotations

import math

from mapkit.drawing.scene import Polyline, Shape, Stroke, Text
from mapkit.drawing.small_board import POINT_MM
from mapkit.drawing.text import shortened, text_width, wrap
from mapkit.drawing.theme import PAPER
from mapkit.illustrate.report.document import Cell, Number, Table

_LARGEST, _SMALLEST = 7.5 * POINT_MM, 5 * POINT_MM
_STEP = 0.92
_HEADING = 9.5 * POINT_MM
_ROW = 1.5
"""From one row to the next, in ems."""
_BETWEEN = 1.2
"""Between two columns, in ems."""
_APART = 8.0
_MOST_HEAD = 3
"""Lines of a heading."""


class PrintedTable:
    """A table that is set in one or more columns of a page.

    ``width`` is the room for it, mm.
    """

    def __init__(self, table: Table, width: float) -> None:
        self._table = table
        self._size = _LARGEST
        self._widths = self._natural()
        while sum(self._widths) > width and self._size * _STEP >= _SMALLEST:
            self._size *= _STEP
            self._widths = self._natural()
        self._squeeze(width)
        self.count = len(table.rows)
        """How many rows there are."""
        own = sum(self._widths)
        beside = int((width + _APART) / (own + _APART)) if self.count > 10 else 1
        self._beside = max(min(beside, math.ceil(self.count / 5)), 1)
        self._heads = [
            wrap(column.heading, self._size, wide - self._size * _BETWEEN, bold=True)[:_MOST_HEAD]
            for column, wide in zip(table.columns, self._widths, strict=True)
        ]

    def height(self, rows: int) -> float:
        """Return how high so many rows are with title and headings, mm."""
        deep = math.ceil(rows / self._beside)
        return self._head_height() + deep * self._size * _ROW

    def rows_in(self, height: float) -> int:
        """Return how many rows fit into some height, mm."""
        room = height - self._head_height()
        return max(int(room / (self._size * _ROW)), 0) * self._beside

    def draw(self, first: int, last: int, left: float, top: float) -> tuple[list[Shape], float]:
        """Draw some rows with title and headings.

        ``first`` and ``last`` say from which row up to which, that one left out; ``left`` and
        ``top`` are the corner, mm on the page. Returns how high they are, mm.
        """
        rows = self._table.rows[first:last]
        deep = math.ceil(len(rows) / self._beside)
        title = Text(
            (left, top + _HEADING), self._table.title, _HEADING, PAPER.page_ink, "start", bold=True
        )
        shapes: list[Shape] = [title]
        own = sum(self._widths)
        for k in range(0, len(rows), deep):
            x = left + k // deep * (own + _APART)
            shapes += self._heading(x, top)
            y = top + self._head_height()
            for row in rows[k : k + deep]:
                shapes += self._row(row, x, y)
                y += self._size * _ROW
        return shapes, self._head_height() + deep * self._size * _ROW

    def _natural(self) -> list[float]:
        """Return how wide each column would be; a heading may be broken into lines."""
        found = []
        for k, column in enumerate(self._table.columns):
            words = [_words(row[k]) for row in self._table.rows]
            wide = max((text_width(w, self._size) for w in words), default=0.0)
            whole = text_width(column.heading, self._size, bold=True)
            longest = max(
                (text_width(w, self._size, bold=True) for w in column.heading.split()), default=0.0
            )
            found.append(max(wide, longest, whole / _MOST_HEAD * 1.4) + self._size * _BETWEEN)
        return found

    def _squeeze(self, width: float) -> None:
        """Take what is too much from the widest columns."""
        while (over := sum(self._widths) - width) > 1e-6:
            ranked = sorted(range(len(self._widths)), key=lambda k: -self._widths[k])
            widest = self._widths[ranked[0]]
            alike = [k for k in ranked if self._widths[k] > widest - 1e-6]
            below = [w for w in self._widths if w < widest - 1e-6]
            step = min(over / len(alike), widest - max(below) if below else over)
            for k in alike:
                self._widths[k] -= step

    def _head_height(self) -> float:
        lines = max((len(head) for head in self._heads), default=1)
        return _HEADING * 1.7 + lines * self._size * 1.15 + self._size * 0.5

    def _heading(self, left: float, top: float) -> list[Shape]:
        base = top + self._head_height() - self._size * 0.6
        shapes: list[Shape] = []
        x = left
        for column, head, wide in zip(self._table.columns, self._heads, self._widths, strict=True):
            anchor, at = self._edge(x, wide, number=column.number)
            for n, line in enumerate(reversed(head)):
                place = (at, base - n * self._size * 1.15)
                shapes.append(Text(place, line, self._size, PAPER.page_ink, anchor, bold=True))
            x += wide
        y = base + self._size * 0.35
        shapes.append(Polyline(((left, y), (x, y)), Stroke(PAPER.page_faint, 0.25, cap="butt")))
        return shapes

    def _row(self, row: tuple[Cell, ...], left: float, top: float) -> list[Shape]:
        base = top + self._size * 1.05
        shapes: list[Shape] = []
        x = left
        for column, cell, wide in zip(self._table.columns, row, self._widths, strict=True):
            anchor, at = self._edge(x, wide, number=column.number)
            room = wide - self._size * _BETWEEN * 0.5
            words = shortened(_words(cell), self._size, room)
            shapes.append(Text((at, base), words, self._size, PAPER.page_ink, anchor))
            x += wide
        y = top + self._size * _ROW
        shapes.append(Polyline(((left, y), (x, y)), Stroke(PAPER.page_rule, 0.12, cap="butt")))
        return shapes

    def _edge(self, left: float, wide: float, *, number: bool) -> tuple[str, float]:
        if number:
            return "end", left + wide - self._size * _BETWEEN * 0.5
        return "start", left


def _words(cell: Cell) -> str:
    return cell.text if isinstance(cell, Number) else cell
