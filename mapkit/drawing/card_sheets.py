"""Sheets of cards and pieces that are maps: each at its true size, with marks to cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mapkit.drawing.cards import cutting_marks
from mapkit.drawing.page import provenance_line
from mapkit.drawing.placing import Move
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.scene import Group, Layer, Scene, Shape, Text
from mapkit.drawing.shapes import Measures
from mapkit.drawing.sheets import rule_of_50_mm
from mapkit.drawing.small_board import LEAST_MM, bare_board_scene
from mapkit.drawing.text import shortened
from mapkit.drawing.theme import PAPER, Theme
from mapkit.errors import UsageError
from mapkit.messages import phrase, say
from mapkit.model import GameMap

_MOST = 3
"""Cards in a row, and rows: nine to a sheet, as many as the least board has."""

_MOST_PIECES = 12
"""Pieces in a row, and rows: each is drawn by itself."""

_MARKS = 5.0
"""Room for marks round the cards, mm."""

_FOOT = 8.0
"""Room for the line of 50 mm and what sheet it is, mm."""


class CardSheets:
    """Sheets of cards; they are drawn when they are asked for, one by one.

    Raises ``UsageError`` where a card is larger than the paper.

    Parameters
    ----------
    cards : sequence of (GameMap, Measures)
        In the order of printing; at least one, and the same map may come often. What a sheet
        shows of each is the frame of its measures; all frames are of one size.
    paper : str
        One of :data:`~mapkit.drawing.print_sheet.PRINT_PAPERS`; upright or not,
        whichever holds more.
    name : str
        Of the layout, written on each sheet.
    pieces : bool
        They are what lies on cards: as many to a sheet as there is room for.
    """

    def __init__(
        self,
        cards: Sequence[tuple[GameMap, Measures]],
        theme: Theme,
        *,
        paper: str = "a4",
        name: str = "",
        pieces: bool = False,
    ) -> None:
        self._cards, self._theme, self._name = cards, theme, name
        self._most = _MOST_PIECES if pieces else _MOST
        self._title = (
            say("{name}: elements", name=name) if pieces else say("{name}: cards", name=name)
        )
        self._drawn: dict[int, Scene] = {}
        first = self._scene(*cards[0])
        self._card = (first.width, first.height)
        long, short = PAPERS[paper]
        self._size = max(
            ((short, long), (long, short)), key=lambda size: self._across(size) * self._down(size)
        )
        self._columns, self._rows = self._across(self._size), self._down(self._size)
        self._each = self._columns * self._rows
        if not self._each:
            raise UsageError(
                phrase(
                    "a card of {width} by {height} mm does not fit on the paper: print the board "
                    "with mapkit draw --sheets",
                    width=round(first.width),
                    height=round(first.height),
                )
            )
        self.count = -(-len(cards) // self._each)
        """How many sheets there are."""

    def pages(self) -> Iterator[Scene]:
        """Draw the sheets."""
        for number in range(self.count):
            yield self._sheet(self._cards[number * self._each :][: self._each], number + 1)

    def _across(self, size: tuple[float, float]) -> int:
        room = size[0] - 2 * (PAPER_MARGIN_MM + _MARKS)
        return min(int(room / self._card[0]), self._most)

    def _down(self, size: tuple[float, float]) -> int:
        room = size[1] - 2 * (PAPER_MARGIN_MM + _MARKS) - _FOOT
        return min(int(room / self._card[1]), self._most)

    def _scene(self, card: GameMap, measures: Measures) -> Scene:
        if id(card) not in self._drawn:
            self._drawn[id(card)] = bare_board_scene(
                card, self._theme, ids=False, measures=measures
            )
        return self._drawn[id(card)]

    def _sheet(self, cards: Sequence[tuple[GameMap, Measures]], number: int) -> Scene:
        (wide, high), (width, height) = self._card, self._size
        left = (width - self._columns * wide) / 2
        top = (height - _FOOT - self._rows * high) / 2
        columns = min(len(cards), self._columns)
        rows = -(-len(cards) // self._columns)
        xs = [left + k * wide for k in range(columns + 1)]
        ys = [top + k * high for k in range(rows + 1)]
        shapes: list[Shape] = []
        for k, (card, measures) in enumerate(cards):
            row, column = divmod(k, self._columns)
            move = Move(xs[column], ys[row])
            drawn = (s for layer in self._scene(card, measures).layers for s in layer.shapes)
            shapes.append(Group("card", tuple(map(move.shape, drawn)), title=card.name))
        shapes += cutting_marks(xs, ys)
        shapes += rule_of_50_mm((left, ys[-1] + _MARKS + 3.0))
        words = say(
            "{number} of {count} · {label}", number=number, count=self.count, label=self._name
        )
        at = (left + 65.0, ys[-1] + _MARKS + 4.0)
        shown = shortened(words, LEAST_MM, width - PAPER_MARGIN_MM - at[0])
        shapes.append(Text(at, shown, LEAST_MM, PAPER.page_ink, "start"))
        return Scene(
            width,
            height,
            PAPER.page,
            (Layer("page", tuple(shapes)),),
            title=self._title,
            description=provenance_line(cards[0][0].provenance),
        )
