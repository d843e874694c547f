"""The sight booklet: what each field sees, on pages to print, for tables without a computer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mapkit.drawing.booklet_front import front_shapes
from mapkit.drawing.booklet_layout import lay_out, least_pages
from mapkit.drawing.colour_scales import in_grey
from mapkit.drawing.print_sheet import Entries, PrintSheet, in_columns
from mapkit.drawing.scene import Scene, Shape
from mapkit.drawing.sheets import MOST_SHEETS
from mapkit.drawing.small_board import POINT_MM, SmallBoard
from mapkit.drawing.text import text_width, wrap
from mapkit.drawing.thumbnails import FieldView, Thumbnails
from mapkit.errors import UsageError
from mapkit.i18n.languages import without_marks
from mapkit.messages import phrase, say, translated
from mapkit.model import GameMap

_NONE = np.iinfo(np.uint16).max


@dataclass(frozen=True, slots=True)
class BookletSight:
    """What a booklet says of a map.

    ``disputed`` and ``unknown``: Pairs: those that the drawing cannot settle, those that an error
    of the map touches.
    """

    distances: NDArray[np.uint16]
    """(N, N) uint16: Shot distances in the order of the map's fields, 65535 where there is no
    sight."""
    disputed: frozenset[tuple[str, str]] = frozenset()
    unknown: frozenset[tuple[str, str]] = frozenset()
    notes: Mapping[str, str] = field(default_factory=dict)
    """What is said beside the ids of fields: names, what is printed on them."""
    marks: tuple[tuple[str, str], ...] = ()
    """What is printed on fields, in words, and the field."""
    calls: tuple[str, ...] = ()
    """A line for each disputed answer."""
    missing: str = ""
    """What is left out because of errors in the map, "" for nothing."""


class Booklet:
    """The pages of a sight booklet; they are drawn when they are asked for, one by one.

    Raises ``UsageError`` where it would take more than :data:`~mapkit.drawing.sheets.MOST_SHEETS`
    pages, or what one field sees does not fit on one.

    Parameters
    ----------
    paper : str
        One of :data:`~mapkit.drawing.print_sheet.PRINT_PAPERS`.
    label : str
        The map's name and the first digits of its checksum, for the foot of each page.
    grey : bool
        Without colours.
    """

    def __init__(
        self,
        board: SmallBoard,
        sight: BookletSight,
        *,
        paper: str = "a4",
        label: str = "",
        grey: bool = False,
    ) -> None:
        self.sight = sight
        self._map, self._grey = board.game_map, grey
        self._sheet = PrintSheet.of(self._map, paper, label)
        seen = sight.distances[sight.distances != _NONE]
        self._thumbnails = Thumbnails(board, int(seen.max(initial=1)))
        self._views = _views(self._map, sight)
        self._layout = lay_out(self._sheet, self._thumbnails, self._by_sector())
        self._front = front_shapes(
            self._sheet, self._thumbnails, list(self._views.values()), sight.missing
        )
        first = len(self._front) + len(self._index({})) + 1
        self._page_of = {
            cell.view.field: first + k
            for k, page in enumerate(self._layout.pages)
            for cell in page.cells
        }
        self._calls = self._close_calls()
        self.count = first - 1 + len(self._layout.pages) + len(self._calls)
        """How many pages there are."""
        _refuse(self.count)

    def pages(self) -> Iterator[Scene]:
        """Draw the pages, in order: how to read them, the index, the fields, the close calls."""
        for number, (head, guide, shapes) in enumerate(self._drawn(), 1):
            scene = self._sheet.scene(
                shapes, head=head, guide=guide, number=number, count=self.count
            )
            yield in_grey(scene) if self._grey else scene

    def _drawn(self) -> Iterator[tuple[str, str, Sequence[Shape]]]:
        title = say("Sight booklet")
        for shapes in self._front:
            yield title, say("How to read it"), shapes
        for listed in self._index(self._page_of):
            yield title, say("Index"), listed
        for page in self._layout.pages:
            shapes = self._layout.shapes(page, self._thumbnails, self.sight.notes)
            yield ", ".join(page.sectors) or title, page.guide, shapes
        for listed in self._calls:
            yield title, say("Close calls"), listed

    def _by_sector(self) -> list[tuple[str, list[FieldView]]]:
        """Return what the fields of each sector see, those in none last."""
        sectors, fields = self._map.sectors, self._map.fields
        found = []
        for key in (*sectors, None):
            views = [view for i, view in self._views.items() if fields[i].sector == key]
            name = translated(sectors[key].name) if key is not None else say("No sector")
            if views:
                found.append((name, views))
        return found if len(found) > 1 else [("", views) for _, views in found]

    def _index(self, page_of: Mapping[str, int]) -> list[tuple[Shape, ...]]:
        entries = index_entries(self._map, self.sight.marks, page_of)
        return list(in_columns(self._sheet, entries, INDEX_SIZE))

    def _close_calls(self) -> list[tuple[Shape, ...]]:
        if not self.sight.calls:
            return []
        entries = call_entries(self.sight.calls, self._sheet.content)
        return list(in_columns(self._sheet, [entries], INDEX_SIZE))


def refuse_large(board: SmallBoard, paper: str) -> None:
    """Refuse a map with far too many fields for a booklet, before any long work.

    Raises ``UsageError`` as for :class:`Booklet`.
    """
    _refuse(least_pages(PrintSheet.of(board.game_map, paper, ""), board))


def _refuse(count: int) -> None:
    if count > MOST_SHEETS:
        raise UsageError(
            phrase(
                "the booklet of this map would have {count} pages or more, and {most} is the most; "
                "take larger paper",
                count=count,
                most=MOST_SHEETS,
            )
        )


def _views(game_map: GameMap, sight: BookletSight) -> dict[str, FieldView]:
    """Return what each field sees; all fields are in the order in which people look them up."""
    row_of = {i: k for k, i in enumerate(game_map.fields)}
    ids = sorted(row_of, key=natural_order)
    columns = np.array([row_of[i] for i in ids], dtype=np.intp)
    disputed, unknown = _by_field(ids, sight.disputed), _by_field(ids, sight.unknown)
    found = {}
    for i in ids:
        row = sight.distances[row_of[i]][columns].tolist()
        seen = {j: d for j, d in zip(ids, row, strict=True) if d != _NONE and j != i}
        found[i] = FieldView(i, seen, disputed.get(i, ()), unknown.get(i, ()))
    return found


def _by_field(ids: Sequence[str], pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """Return the other fields of the pairs of each field, in the order given."""
    rank = {i: k for k, i in enumerate(ids)}
    found: dict[str, set[str]] = {}
    for a, b in pairs:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)
    return {i: tuple(sorted(others, key=rank.__getitem__)) for i, others in found.items()}


INDEX_SIZE = 7 * POINT_MM
"""The em of the lists."""

_ID_COLUMN, _NAME_COLUMN, _CALL_COLUMN = 17.0, 56.0, 62.0  # mm


def index_entries(
    game_map: GameMap, marks: Sequence[tuple[str, str]], page_of: Mapping[str, int]
) -> list[Entries]:
    """Return the index: by number, by what is printed on fields, by name.

    ``marks`` are what is printed on fields, in words, and the field; ``page_of`` is the page of
    each field, none while it is not known how many pages the index has.
    """

    def page(field_id: str) -> str:
        return str(page_of.get(field_id, 0))

    ids = sorted(game_map.fields, key=natural_order)
    widest = max(text_width(i, INDEX_SIZE) for i in ids) + 6 * INDEX_SIZE
    found = [
        Entries(
            say("Fields, and the page of each"),
            tuple((i, page(i)) for i in ids),
            max(_ID_COLUMN, widest),
        )
    ]
    named = [(name, i) for i in game_map.fields if (name := game_map.name_of(i))]
    named.sort(key=lambda entry: natural_order(without_marks(entry[0])))
    for heading, entries in ((say("What is printed on the board"), marks), (say("Names"), named)):
        lines = tuple(
            (say("{words}: field {field}", words=w, field=i), page(i)) for w, i in entries
        )
        if lines:
            widest = max(text_width(line, INDEX_SIZE) for line, _ in lines) + 4 * INDEX_SIZE
            found.append(Entries(heading, lines, max(_NAME_COLUMN, widest)))
    return found


def call_entries(calls: Iterable[str], content: float) -> Entries:
    """Return the close calls; ``content`` is the width of the text, mm."""
    columns = max(int((content + 4.0) / (_CALL_COLUMN + 4.0)), 1)
    width = (content - 4.0 * (columns - 1)) / columns
    lines = []
    for call in calls:
        first, *others = wrap(call, INDEX_SIZE, width - 2 * INDEX_SIZE) or [""]
        lines += [(first, ""), *((f"\u2003{line}", "") for line in others)]
    return Entries(say("Answers that the drawing cannot settle"), tuple(lines), _CALL_COLUMN)


def natural_order(text: str) -> list[tuple[int, int, str]]:
    """Return a key that sorts ``9`` before ``10`` and ``b2`` before ``b10``."""
    parts = re.findall(r"\d+|\D+", text.casefold())
    return [(0, int(p), "") if p.isdecimal() else (1, 0, p) for p in parts]
