"""Small maps to cut out: one for each objective, and one for each sector of a regroup card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mapkit.drawing.card_maps import CardMaps
from mapkit.drawing.colour_scales import in_grey
from mapkit.drawing.page import provenance_line
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.print_shop import Box, crop_marks
from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Layer,
    Path,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
    rectangle,
)
from mapkit.drawing.sheets import CUT, rule_of_50_mm
from mapkit.drawing.small_board import LEAST_MM, POINT_MM
from mapkit.drawing.text import shortened, text_width, wrap
from mapkit.drawing.theme import PAPER
from mapkit.errors import UsageError
from mapkit.messages import phrase, say, translated, upper_first
from mapkit.model import GameMap, Marker

CARD_MM = (63.0, 88.0)
"""Width and height of a card: those of common playing cards."""

_MARGIN = 4.0
_TITLE, _LINES = 12 * POINT_MM, 7 * POINT_MM
_GAP = 1.5
_BLEED = 3.0
_BACK, _PALE = "#3f4a3a", "#ece7d8"
_RING = 17.0  # the radius of the ring on a back
_ORIGIN_LINES = 3

_OBJECTIVE, _REGROUP = "objective", "regroup"

_BOARD_SHARE = {_OBJECTIVE: 0.55, _REGROUP: 0.4}
"""Of the height, what the whole board takes; the rest is seen from near."""


@dataclass(frozen=True, slots=True)
class Card:
    """What a card shows."""

    kind: str
    """The type of its markers: ``objective`` or ``regroup``."""
    title: str
    lines: tuple[str, ...]
    """Below the title."""
    fields: tuple[tuple[str, str | None], ...]
    """The fields that are marked, and the squad of each mark."""
    sector: str | None
    """The sector that is shown."""


def cards_of(game_map: GameMap) -> list[Card]:
    """Return the cards of a map: objectives by number, then regroup cards by letter and sector."""
    labels = {i: translated(known.label) for i, known in game_map.ruleset.markers.items()}
    objectives = [m for m in game_map.markers if m.type == _OBJECTIVE]
    objectives.sort(key=lambda m: int(m.attributes.get("number", 0)))
    found = []
    for m in objectives:
        field = game_map.fields[m.field]
        named = [say("Field {a}", a=m.field), *([field.name] if field.name else [])]
        lines: tuple[str, ...] = (", ".join(named), _sector_name(game_map, field.sector))
        title = upper_first(f"{labels[m.type]} {m.attributes.get('number', '?')}")
        found.append(Card(m.type, title, lines, ((m.field, None),), field.sector))
    groups: dict[tuple[str, str], list[Marker]] = {}
    for m in game_map.markers:
        if m.type == _REGROUP:
            key = str(m.attributes.get("card", "?")), str(m.attributes.get("sector", ""))
            groups.setdefault(key, []).append(m)
    for (card, sector), marks in sorted(groups.items(), key=lambda item: item[0][0]):
        squads: dict[str, list[str]] = {}
        for m in marks:
            squads.setdefault(str(m.attributes.get("squad", "")), []).append(m.field)
        by_squad = tuple(
            f"{upper_first(translated(squad))}: {', '.join(ids)}" for squad, ids in squads.items()
        )
        fields = tuple((m.field, str(m.attributes.get("squad", ""))) for m in marks)
        title = upper_first(f"{labels[_REGROUP]} {card}")
        lines = (_sector_name(game_map, sector), *by_squad)
        found.append(Card(_REGROUP, title, lines, fields, sector))
    return found


def _sector_name(game_map: GameMap, sector: str | None) -> str:
    known = game_map.sectors.get(sector) if sector is not None else None
    return translated(known.name) if known else ""


class Cards:
    """Sheets of cards with marks to cut along; they are drawn when they are asked for, one by one.

    Raises ``UsageError`` where the map has neither objectives nor regroup marks.

    Parameters
    ----------
    paper : str
        One of :data:`~mapkit.drawing.print_sheet.PRINT_PAPERS`: nine cards on A4 and Letter, four
        on A5.
    label : str
        The map's name and the first digits of its checksum, for each card.
    grey : bool
        Without colours.
    backs : bool
        After each sheet comes one for its back, turned along the long edge.
    """

    def __init__(
        self,
        game_map: GameMap,
        *,
        paper: str = "a4",
        label: str = "",
        grey: bool = False,
        backs: bool = False,
    ) -> None:
        self._map, self._label, self._grey, self._backs = game_map, label, grey, backs
        self._cards = cards_of(game_map)
        if not self._cards:
            raise UsageError(
                phrase("the map has neither objectives nor regroup marks, so there are no cards")
            )
        self._height, self._width = PAPERS[paper]
        inner = 2 * PAPER_MARGIN_MM
        self._columns = int((self._width - inner) / CARD_MM[0])
        self._rows = int((self._height - inner) / CARD_MM[1])
        self._each = self._columns * self._rows
        self._sheets = -(-len(self._cards) // self._each)
        self.count = self._sheets * (2 if backs else 1)
        """How many pages there are."""

    def pages(self) -> Iterator[Scene]:
        """Draw the sheets."""
        maps = CardMaps(self._map)
        for number in range(self._sheets):
            cards = self._cards[number * self._each : (number + 1) * self._each]
            scenes = [self._sheet(maps, cards, number + 1)]
            if self._backs:
                scenes.append(self._back(cards))
            for scene in scenes:
                yield in_grey(scene) if self._grey else scene

    def _edges(self) -> tuple[list[float], list[float]]:
        """Return where to cut, across and down."""
        wide, high = CARD_MM
        left = (self._width - self._columns * wide) / 2
        top = max((self._height - self._rows * high) / 2 - 3.0, PAPER_MARGIN_MM)
        xs = [left + k * wide for k in range(self._columns + 1)]
        return xs, [top + k * high for k in range(self._rows + 1)]

    def _back(self, cards: Sequence[Card]) -> Scene:
        """Draw the backs of a sheet: one ground, so that cards cut a little off show no rim."""
        xs, ys = self._edges()
        cut = (xs[0], ys[0], xs[-1] - xs[0], ys[-1] - ys[0])
        reach = rectangle(
            cut[0] - _BLEED, cut[1] - _BLEED, cut[2] + 2 * _BLEED, cut[3] + 2 * _BLEED
        )
        shapes: list[Shape] = [Path((reach,), Fill(_BACK)), *crop_marks(cut, _BLEED)]
        labels = self._map.ruleset.markers
        for k, card in enumerate(cards):
            row, column = divmod(k, self._columns)
            x = (xs[-2 - column] + xs[-1 - column]) / 2  # seen from behind
            y = (ys[row] + ys[row + 1]) / 2
            words = upper_first(translated(labels[card.kind].label))
            size = _TITLE * min(1.0, 1.7 * _RING / text_width(words, _TITLE, bold=True))
            name = shortened(self._map.name, _LINES, CARD_MM[0] - 2 * _MARGIN)
            shapes += [
                Circle((x, y), _RING, None, Stroke(_PALE, 0.8)),
                Circle((x, y), _RING + 4.0, None, Stroke(_PALE, 0.3)),
                Text((x, y + size * 0.35), words, size, _PALE, bold=True),
                Text((x, ys[row + 1] - 2 * _MARGIN), name, _LINES, _PALE),
            ]
        return self._page(shapes, say("{name}: backs of the cards", name=self._map.name), cut)

    def _page(self, shapes: Sequence[Shape], title: str, cut: Box) -> Scene:
        return Scene(
            self._width,
            self._height,
            PAPER.page,
            (Layer("page", tuple(shapes)),),
            title=title,
            description=provenance_line(self._map.provenance),
            cut=cut if self._backs else None,
            bleed=_BLEED if self._backs else 0.0,
        )

    def _sheet(self, maps: CardMaps, cards: Sequence[Card], number: int) -> Scene:
        xs, ys = self._edges()
        shapes: list[Shape] = list(cutting_marks(xs, ys))
        for k, card in enumerate(cards):
            row, column = divmod(k, self._columns)
            shapes.append(self._card(maps, card, xs[column], ys[row]))
        shapes += rule_of_50_mm((xs[0] + 0.8, ys[-1] + 3.0))
        words = say(
            "{number} of {count} · {label}", number=number, count=self._sheets, label=self._label
        )
        at, room = (xs[1] + 2.0, ys[-1] + 4.0), xs[-1] - xs[1] - 2.0
        shown = shortened(words, LEAST_MM, room)
        shapes.append(Text(at, shown, LEAST_MM, PAPER.page_ink, "start"))
        cut = (xs[0], ys[0], xs[-1] - xs[0], ys[-1] - ys[0])
        return self._page(shapes, say("{name}: cards", name=self._map.name), cut)

    def _card(self, maps: CardMaps, card: Card, x: float, y: float) -> Group:
        left, wide = x + _MARGIN, CARD_MM[0] - 2 * _MARGIN
        shapes: list[Shape] = []
        top = y + _MARGIN + _TITLE * 0.8
        title = shortened(card.title, _TITLE, wide, bold=True)
        shapes.append(Text((left, top), title, _TITLE, PAPER.page_ink, "start", bold=True))
        top += _LINES * 0.4
        for line in filter(None, card.lines):
            top += _LINES * 1.3
            words = shortened(line, _LINES, wide)
            shapes.append(Text((left, top), words, _LINES, PAPER.page_ink, "start"))
        top += _LINES * 0.8
        foot = self._foot(wide)
        bottom = y + CARD_MM[1] - _MARGIN - len(foot) * LEAST_MM * 1.25
        room = (bottom - top - 2 * _GAP) * _BOARD_SHARE[card.kind]
        drawn, height = maps.board(card.fields, card.sector, (left, top, wide, room))
        top += height + _GAP
        box = (left, top, wide, bottom - top - _GAP)
        shapes += [drawn, maps.detail(card.fields, card.sector, box)]
        for line in foot:
            bottom += LEAST_MM * 1.25
            shapes.append(Text((left, bottom), line, LEAST_MM, PAPER.page_faint, "start"))
        return Group(card.kind, tuple(shapes), card.fields[0][0], card.title)

    def _foot(self, wide: float) -> list[str]:
        origin = wrap(provenance_line(self._map.provenance), LEAST_MM, wide)
        if len(origin) > _ORIGIN_LINES:
            kept = origin[: _ORIGIN_LINES - 1]
            origin = [*kept, shortened(" ".join(origin[len(kept) :]), LEAST_MM, wide)]
        own = say("An aid for this map, not a card of a printed game.")
        return [shortened(own, LEAST_MM, wide), *origin, shortened(self._label, LEAST_MM, wide)]


def cutting_marks(xs: Sequence[float], ys: Sequence[float]) -> Iterator[Shape]:
    """Yield marks outside a grid of cards, and faint lines between them.

    ``xs`` and ``ys`` are where to cut, mm of the page, ascending.
    """
    faint = Stroke(PAPER.page_rule, 0.1)
    for x in xs:
        yield Polyline(((x, ys[0]), (x, ys[-1])), faint)
        for y, off in ((ys[0], -1), (ys[-1], 1)):
            yield Polyline(((x, y + off), (x, y + 4.5 * off)), CUT)
    for y in ys:
        yield Polyline(((xs[0], y), (xs[-1], y)), faint)
        for x, out in ((xs[0], -1), (xs[-1], 1)):
            yield Polyline(((x + out, y), (x + 4.5 * out, y)), CUT)
