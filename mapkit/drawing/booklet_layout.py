"""Where each field stands in a sight booklet: how many beside each other, and on which page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from mapkit.drawing.print_sheet import PrintSheet
from mapkit.drawing.scene import Group, Shape, Text
from mapkit.drawing.small_board import POINT_MM, SmallBoard
from mapkit.drawing.text import shortened, text_width
from mapkit.drawing.theme import PAPER
from mapkit.drawing.thumbnails import FieldView, Thumbnails
from mapkit.errors import UsageError
from mapkit.messages import phrase, say, say_n

_MOST_COLUMNS = 4
_GAP = 5.0
"""Between two fields, mm."""

_ID, _NOTE, _LIST = 11 * POINT_MM, 7 * POINT_MM, 7 * POINT_MM
_LINE = 1.3
"""From one line to the next, in ems."""
_HEAD = _ID * 1.1
_HEADING, _HEADING_SIZE = 7.0, 10 * POINT_MM
"""What the name of a sector takes, mm, and its em."""

_MOST_FREE = 0.4
"""A page that is emptier, as the last one may be, has its rows at the top."""

_LEAST_HEIGHT = 0.2
"""Share of a page's height that a picture may always have."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A field on its page: its corner in mm, and the lines below its picture."""

    view: FieldView
    left: float
    top: float
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FieldPage:
    """The fields of a page, and the sectors that they are in.

    ``headings`` are the names of sectors that begin here, each with its top in mm.
    """

    cells: tuple[Cell, ...]
    headings: tuple[tuple[float, str], ...]
    sectors: tuple[str, ...]

    @property
    def guide(self) -> str:
        """The first and the last field."""
        first, last = self.cells[0].view.field, self.cells[-1].view.field
        return first if len(self.cells) == 1 else f"{first} – {last}"


@dataclass(frozen=True, slots=True)
class Layout:
    """All pages of fields; ``width`` is that of a cell, ``scale`` that of its picture."""

    pages: tuple[FieldPage, ...]
    width: float
    scale: float

    def shapes(
        self, page: FieldPage, thumbnails: Thumbnails, notes: Mapping[str, str]
    ) -> list[Shape]:
        """Draw the fields of a page; ``notes`` is what is said beside the id of each."""
        found: list[Shape] = [
            Text(
                (page.cells[0].left, top + _HEADING_SIZE), name, _HEADING_SIZE, PAPER.page_ink,
                "start", bold=True,
            )
            for top, name in page.headings
        ]  # fmt: skip
        cells = (self._cell(c, thumbnails, notes.get(c.view.field, "")) for c in page.cells)
        return [*found, *cells]

    def _cell(self, cell: Cell, thumbnails: Thumbnails, note: str) -> Group:
        left, base, ink = cell.left, cell.top + _ID * 0.8, PAPER.page_ink
        field = cell.view.field
        size = min(_ID, _ID * self.width / text_width(field, _ID, bold=True))
        shapes: list[Shape] = [Text((left, base), field, size, ink, "start", bold=True)]
        x = text_width(field, size, bold=True) + _NOTE
        if note and x < self.width:
            words = shortened(note, _NOTE, self.width - x)
            shapes.append(Text((left + x, base), words, _NOTE, ink, "start"))
        top = cell.top + _HEAD
        shapes.append(thumbnails.draw(cell.view, left, top, self.scale))
        y = top + thumbnails.board.height * self.scale + _LIST * 0.5
        for line in cell.lines:
            y += _LIST * _LINE
            shapes.append(Text((left, y - _LIST * 0.3), line, _LIST, ink, "start"))
        return Group("field", tuple(shapes), field)


def lay_out(
    sheet: PrintSheet, thumbnails: Thumbnails, sectors: Iterable[tuple[str, Sequence[FieldView]]]
) -> Layout:
    """Share fields out to pages: as many beside each other as leave their figures legible.

    ``sectors`` are their names, and what the fields of each see; "" for a map without sectors.

    Raises ``UsageError`` where there is no room for what a field sees on one page.
    """
    parts = [(name, list(views)) for name, views in sectors]
    columns, width = _columns(sheet, thumbnails.board)
    lines = {view.field: _lines(view, width) for _, views in parts for view in views}
    longest = max(map(len, lines.values())) * _LIST * _LINE
    room = sheet.bottom - sheet.top - _HEADING - _HEAD - longest - _LIST - _GAP
    if room < _LEAST_HEIGHT * (sheet.bottom - sheet.top):
        raise UsageError(
            phrase("what one field of this map sees does not fit on a page; take larger paper")
        )
    scale = min(width / thumbnails.board.width, room / thumbnails.board.height)
    fixed = _HEAD + thumbnails.board.height * scale + _LIST * 0.5 + _GAP
    pages = _Pages(sheet)
    for name, views in parts:
        for k in range(0, len(views), columns):
            row = views[k : k + columns]
            height = fixed + max(len(lines[view.field]) for view in row) * _LIST * _LINE
            top = pages.row(height, name, begins=k == 0)
            for n, view in enumerate(row):
                left = sheet.left + n * (width + _GAP)
                pages.cells.append(Cell(view, left, top, lines[view.field]))
    return Layout(pages.all(), width, scale)


def least_pages(sheet: PrintSheet, board: SmallBoard) -> int:
    """Return how many pages of fields there are at least, whatever they see.

    Looks at the drawing only, so it takes far less time than to find what is seen.
    """
    columns, width = _columns(sheet, board)
    high = sheet.bottom - sheet.top
    height = _HEAD + min(width / board.width * board.height, high * _LEAST_HEIGHT)
    rows = max(int(high / height), 1)
    return -(-len(board.places) // (rows * columns))


def _columns(sheet: PrintSheet, board: SmallBoard) -> tuple[int, float]:
    """Return how many fields stand beside each other, and their width.

    Figures are legible there, and the list has room for the longest id.
    """
    longest = max(text_width(f"00: {i}?,", _LIST) for i in board.game_map.fields)
    for columns in range(_MOST_COLUMNS, 0, -1):
        width = (sheet.content - _GAP * (columns - 1)) / columns
        if columns == 1 or (width >= longest and board.is_legible(width / board.width)):
            break
    return columns, width


class _Pages:
    """Pages that are filled row by row."""

    def __init__(self, sheet: PrintSheet) -> None:
        self._sheet = sheet
        self._done: list[FieldPage] = []
        self.cells: list[Cell] = []
        self._headings: list[tuple[float, str]] = []
        self._sectors: dict[str, None] = {}
        self._top = sheet.top

    def row(self, height: float, sector: str, *, begins: bool) -> float:
        """Return where a row stands that is so many mm high, if need be on a new page."""
        heading = _HEADING if sector and begins else 0.0
        if self.cells and self._top + heading + height - _GAP > self._sheet.bottom:
            self._end()
        if heading:
            self._headings.append((self._top, sector))
        if sector:
            self._sectors[sector] = None
        top = self._top + heading
        self._top = top + height
        return top

    def all(self) -> tuple[FieldPage, ...]:
        if self.cells:
            self._end()
        return tuple(self._done)

    def _end(self) -> None:
        cells, headings = self._filled()
        page = FieldPage(cells, headings, tuple(self._sectors))
        self._done.append(page)
        self.cells, self._headings, self._sectors = [], [], {}
        self._top = self._sheet.top

    def _filled(self) -> tuple[tuple[Cell, ...], tuple[tuple[float, str], ...]]:
        """Return what is on the page, with its rows as far apart as fills it."""
        tops = sorted({cell.top for cell in self.cells})
        free = self._sheet.bottom - (self._top - _GAP)
        if len(tops) == 1 or free > _MOST_FREE * (self._sheet.bottom - self._sheet.top):
            return tuple(self.cells), tuple(self._headings)
        more = {top: free * k / (len(tops) - 1) for k, top in enumerate(tops)}
        headings = tuple(
            (top + more[min(t for t in tops if t >= top)], name) for top, name in self._headings
        )
        return tuple(replace(c, top=c.top + more[c.top]) for c in self.cells), headings


def _lines(view: FieldView, width: float) -> tuple[str, ...]:
    """Say what a field sees by distance, ``1: 3, 4; 2: 5?``, then what is not seen or not known."""
    groups: dict[int, list[str]] = {}
    for i, distance in view.distances.items():
        groups.setdefault(distance, []).append(f"{i}{'?' * (i in view.disputed)}")
    if groups:
        lists = [_listed(f"{distance}: ", groups[distance]) for distance in sorted(groups)]
        for one in lists[:-1]:
            one[-1] += ";"
        seen = [part for one in lists for part in one]
        lines = _broken([say_n("sees {n} field(s):", len(view.distances)), *seen], width)
    else:
        lines = [say("sees no other field")]
    hidden = [i for i in view.disputed if i not in view.distances]
    for heading, ids in (
        (say("not seen, but disputed:"), hidden),
        (say("not known:"), view.unknown),
    ):
        if ids:
            lines += _broken([heading, *_listed("", ids)], width)
    return tuple(lines)


def _listed(heading: str, ids: Sequence[str]) -> list[str]:
    """Return parts of a list that are not broken: the heading stays with the first."""
    parts = [f"{i}," for i in ids[:-1]] + [ids[-1]]
    return [heading + parts[0], *parts[1:]]


def _broken(parts: Sequence[str], width: float) -> list[str]:
    """Set parts in lines, without breaking any."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]} {part}"
        if text_width(longer, _LIST) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines
