"""The maps on a card: the whole board, and what is round the marked fields from near."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import shapely

from mapkit.drawing.ground import is_building, sector_of
from mapkit.drawing.placing import Move
from mapkit.drawing.scene import Circle, Fill, Group, Path, Point, Polyline, Shape, Stroke
from mapkit.drawing.shapes import lines_of, rings_of
from mapkit.drawing.small_board import LEAST_MM, POINT_MM, SmallBoard, fitted_figure
from mapkit.drawing.symbols import box_round, centred_text
from mapkit.drawing.theme import PAPER, contrast, ink_on, mix, stripes
from mapkit.model import GameMap

Box = tuple[float, float, float, float]
"""Left, top, width and height in mm."""

Marked = Sequence[tuple[str, str | None]]
"""Fields, and the squad of the mark on each."""

_ID = 7 * POINT_MM
_SHORT = 4
"""Letters of an id that is written on a marked field even where it has too little room."""
_LARGE = 0.12
"""A field needs no ring whose ring would be so large a share of the board."""
_TINT = 0.78
"""How far a sector's colour is mixed with white."""

_ROUND = 4.5
"""How much of the board is seen round a field from near, in modules."""

_LEAST_CONTRAST = 1.15
_PALE = "#dcdcd6"
"""Of a sector whose own tint could not be told from white."""

_FIELD, _LINE, _WALL, _FRAME = "#ffffff", "#9a9fa1", "#14181b", "#6a7276"
_TARGET, _RING = "#14181b", "#d1382a"


class CardMaps:
    """Draws the two maps of a card, for many cards of one board."""

    def __init__(self, game_map: GameMap) -> None:
        self._map = game_map
        self._board = SmallBoard(game_map)

    def board(self, marked: Marked, sector: str | None, box: Box) -> tuple[Group, float]:
        """Draw the whole board as wide as a box, or less where it would be too high for it.

        Returns
        -------
        Group
            Named ``board``; in it a group ``marked`` for each marked field.
        float
            The height, mm.
        """
        board, (left, top, wide, high) = self._board, box
        frame = board.shapes.frame
        scale = min(wide / board.width, high / board.height)
        left += (wide - board.width * scale) / 2
        move = Move(left - frame[0] * scale, top - frame[1] * scale, scale)
        drawn: list[Shape] = []
        for members in board.levels:
            drawn.append(Path(board.rings(members), Fill(_FIELD)))
            own = [i for i in members if sector and self._map.fields[i].sector == sector]
            if own:
                drawn.append(Path(board.rings(own), Fill(self._tint(sector))))
        drawn += board.lines(scale)
        for i, squad in marked:
            ring = self._ring(i, 2.2 / scale) if squad is None else []
            shown = self._marked(i, squad, 0.3 / scale)
            drawn.append(Group("marked", (*shown, *ring), i))
        return Group("board", tuple(map(move.shape, drawn))), board.height * scale

    def detail(self, marked: Marked, sector: str | None, box: Box) -> Group:
        """Draw what is round the marked fields, with the ids of the fields, to fill a box."""
        left, top, wide, high = box
        window = self._window([i for i, _ in marked], wide / high)
        scale = wide / (window[2] - window[0])
        move = Move(left - window[0] * scale, top - window[1] * scale, scale)
        squads = dict(marked)
        pane = shapely.box(*window)
        shown = self._shown(pane)
        drawn: list[Shape] = []
        for i, part in shown:
            drawn += [
                Path(rings, Fill(self._ground(i, sector)), None, i) for rings in rings_of(part)
            ]
            edge = self._board.shapes.polygons[i].boundary.intersection(pane)
            drawn += _lines(edge, Stroke(_LINE, 0.12 / scale))
        rooms = [i for i, _ in shown if is_building(self._map, i)]
        if rooms:
            walls = self._board.shapes.union(rooms).boundary.intersection(pane)
            drawn += _lines(walls, Stroke(_WALL, 0.4 / scale))
        for i, squad in marked:
            drawn += self._marked(i, squad, 0.5 / scale)
        shapes = [move.shape(shape) for shape in drawn]
        for i, part in shown:
            colour = self._mark(squads[i]) if i in squads else self._ground(i, sector)
            text = self._id(i, part, colour, move, always=i in squads)
            shapes += [text] if text else []
        middle = (left + wide / 2, top + high / 2)
        shapes.append(Path((box_round(middle, wide, high),), None, Stroke(_FRAME, 0.15)))
        return Group("detail", tuple(shapes))

    def _shown(self, pane: Any) -> list[tuple[str, Any]]:
        """Return the fields in a pane, and what is seen there of each from above."""
        board = self._board
        found = ((i, board.open(i).intersection(pane)) for ids in board.levels for i in ids)
        return [(i, part) for i, part in found if part.area > 0]

    def _marked(self, field_id: str, squad: str | None, rim: float) -> list[Shape]:
        """Mark a field: in stripes where it lies below another; the rim is in mm of the board."""
        colour, line = self._mark(squad), Stroke(_WALL, rim)
        found: list[Shape] = [
            Path(rings, Fill(colour), line) for rings in rings_of(self._board.open(field_id))
        ]
        hidden = self._board.covered.get(field_id)
        if hidden is not None:
            side = self._board.shapes.module
            fill = Fill(None, 1.0, stripes(colour, side * 0.16, side * 0.06))
            found += [Path(rings, fill, line) for rings in rings_of(hidden)]
        return found

    def _window(self, ids: Iterable[str], aspect: float) -> tuple[float, float, float, float]:
        """Return what of the board is shown from near: left, top, right and bottom."""
        shapes = self._board.shapes
        x0, y0, x1, y1 = shapes.union(ids).bounds
        least = shapes.module * _ROUND
        wide = max(x1 - x0 + shapes.module, least)
        high = max(y1 - y0 + shapes.module, least / aspect)
        wide, high = max(wide, high * aspect), max(high, wide / aspect)
        left, right = _span(x0, x1, wide, shapes.frame[::2])
        top, bottom = _span(y0, y1, high, shapes.frame[1::2])
        return (left, top, right, bottom)

    def _id(
        self, field_id: str, part: Any, ground: str, move: Move, *, always: bool
    ) -> Shape | None:
        """Write a field's id where there is room for it; short ones ``always``."""
        centre, em = fitted_figure(part, field_id, _ID / move.scale)
        size = em * move.scale
        if size < LEAST_MM and not (always and len(field_id) <= _SHORT):
            return None
        size = max(size, LEAST_MM)
        return centred_text(move.point(centre), field_id, size, ink_on(ground), bold=True)

    def _ring(self, field_id: str, least: float) -> list[Shape]:
        """Return a ring that leads the eye to a field; none where the field is large enough."""
        x0, y0, x1, y1 = self._board.shapes.polygons[field_id].bounds
        radius = max(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / 2 * 1.15, least)
        if radius > _LARGE * max(self._board.width, self._board.height):
            return []
        stroke = Stroke(_RING, least * 0.3)
        return [Circle(((x0 + x1) / 2, (y0 + y1) / 2), radius, None, stroke)]

    def _ground(self, field_id: str, sector: str | None) -> str:
        own = sector and self._map.fields[field_id].sector == sector
        return self._tint(sector) if own else _FIELD

    def _tint(self, sector: str | None) -> str:
        tint = mix(self._colour(sector or ""), _FIELD, _TINT)
        return tint if contrast(tint, _FIELD) >= _LEAST_CONTRAST else _PALE

    def _mark(self, squad: str | None) -> str:
        return _TARGET if squad is None else self._colour(squad)

    def _colour(self, name: str) -> str:
        known = sector_of(self._map, name)
        return PAPER.squad(name, known.colour if known else None)


def _lines(shape: Any, stroke: Stroke) -> Iterator[Shape]:
    return (Polyline(points, stroke) for points in lines_of(shape))


def _span(low: float, high: float, length: float, ends: Sequence[float]) -> Point:
    """Return a stretch of a length round another, inside of two ends if it is not too long."""
    first, last = ends
    begin = (low + high - length) / 2
    begin = max(min(begin, last - length), first) if length < last - first else begin
    return (begin, begin + length)
