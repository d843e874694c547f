"""A board for pictures so small that only outlines and figures are drawn, many times over."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import shapely

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.board_art import BoardArt
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.ground import is_building
from mapkit.drawing.label_placement import Block, Item, place_block
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.page import provenance_line
from mapkit.drawing.scene import Group, Path, Picture, Point, Scene, Shape, Stroke
from mapkit.drawing.shapes import Measures, Rings, board_shapes, measure_board, rings_of
from mapkit.drawing.text import CAP_HEIGHT, text_width
from mapkit.drawing.theme import Theme
from mapkit.model import GameMap
from mapkit.model.cells import cell_names

POINT_MM = 25.4 / 72
"""A printer's point."""

LEAST_MM = 5 * POINT_MM
"""The em of the smallest figures."""

_EM = 0.55
"""The em that figures are tried with, in modules."""

_ENOUGH, _MUCH = 0.75, 1.25
"""A figure stands in the middle of its field where it is so large, of what is tried; elsewhere it
has to be so many times larger."""

_LEGIBLE = 0.85
"""Share of the fields in which figures have room."""

_THIN, _THICK = 0.09, 0.34  # mm
_LINE, _SECTOR, _WALL, _FRAME = "#9a9fa1", "#4a4f50", "#14181b", "#6a7276"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a field's figure stands, and the em of two bold figures there, in mm of the board.

    ``covered`` says that the field lies below another, so that its figure is in brackets.
    """

    centre: Point
    em: float
    covered: bool

    @property
    def usual(self) -> str:
        """What there is room for."""
        return "(00)" if self.covered else "00"


class SmallBoard:
    """The fields of a board in mm of its own, its lines, and where figures stand.

    ``levels`` are the fields of each level, the lowest first.
    """

    def __init__(self, game_map: GameMap) -> None:
        self.game_map = game_map
        self.shapes = board_shapes(game_map)
        left, top, right, bottom = self.shapes.frame
        self.width, self.height = right - left, bottom - top
        levels: dict[int, list[str]] = {}
        for i in self.shapes.polygons:
            levels.setdefault(game_map.fields[i].level, []).append(i)
        self.levels = [members for _, members in sorted(levels.items())]

    def is_legible(self, scale: float) -> bool:
        """Return whether figures fit nearly all fields; mm of paper for one of the board."""
        fits = sum(place.em * scale >= LEAST_MM for place in self.places.values())
        return fits >= _LEGIBLE * len(self.places)

    def rings(self, ids: Iterable[str]) -> Rings:
        """Return the rings of several fields, for one path."""
        return tuple(ring for i in ids for ring in self.shapes.rings[i])

    def lines(self, scale: float) -> list[Shape]:
        """Return borders, sectors and buildings, in lines of the same width at every scale."""
        thin, thick = _THIN / scale, _THICK / scale
        left, top, right, bottom = self.shapes.frame
        frame = ((left, top), (right, top), (right, bottom), (left, bottom))
        lines: list[Shape] = [Path((frame,), None, Stroke(_FRAME, thin))]
        lines += [Path(rings, None, Stroke(_LINE, thin)) for rings in self._outlines if rings]
        lines += [Path(rings, None, Stroke(_SECTOR, thin * 2.4)) for rings in self._sectors]
        wall = Stroke(_WALL, thick, join="miter")
        lines += [Path(rings, None, wall) for rings in self._buildings]
        dashes = Stroke(_WALL, thin * 2, (thin * 6, thin * 5))
        for hidden in self.covered.values():
            lines += [Path(rings, None, dashes) for rings in rings_of(hidden)]
        return lines

    def open(self, field_id: str) -> Any:
        """Return what one sees of a field from above."""
        polygon, hidden = self.shapes.polygons[field_id], self.covered.get(field_id)
        return polygon if hidden is None else polygon.difference(hidden)

    @cached_property
    def covered(self) -> dict[str, Any]:
        """The parts of fields that lie below others."""
        shapes = self.shapes
        return {
            i: shapes.polygons[i].intersection(shapes.union(upper))
            for i in shapes.stacked
            if (upper := self._upper(i))
        }

    @cached_property
    def places(self) -> dict[str, Place]:
        """Where figures stand; what lies below others has its place first."""
        found: dict[str, Place] = {}
        taken: dict[str, list[Any]] = {}
        for members in self.levels:
            for i in members:
                found[i] = place = self._place(i, taken.get(i, ()))
                for other in self._upper(i):
                    taken.setdefault(other, []).append(_box(place))
        return {i: found[i] for i in self.shapes.polygons}

    @cached_property
    def _outlines(self) -> list[Rings]:
        """The borders of each level, where no upper one lies over them."""
        return [
            tuple(r for i in members for rings in rings_of(self.open(i)) for r in rings)
            for members in self.levels
        ]

    @cached_property
    def _sectors(self) -> list[Rings]:
        members: dict[str | None, list[str]] = {}
        for i in self.shapes.polygons:
            members.setdefault(self.game_map.fields[i].sector, []).append(i)
        if len(members) < 2:
            return []
        return [r for ids in members.values() for r in rings_of(self.shapes.union(ids))]

    @cached_property
    def _buildings(self) -> list[Rings]:
        rooms = [i for i in self.shapes.polygons if is_building(self.game_map, i)]
        return rings_of(self.shapes.union(rooms)) if rooms else []

    def _upper(self, field_id: str) -> list[str]:
        fields = self.game_map.fields
        over = self.shapes.stacked.get(field_id, ())
        return [i for i in over if fields[i].level > fields[field_id].level]

    def _place(self, field_id: str, taken: Collection[Any]) -> Place:
        polygon, covered = self.shapes.polygons[field_id], self.covered.get(field_id)
        size, is_covered = self.shapes.module * _EM, covered is not None
        block = _block(Place((0.0, 0.0), size, is_covered).usual, size)
        free = polygon.buffer(-self.shapes.module * 0.03)
        free = polygon if free.is_empty else free
        areas = [free.difference(covered), free.intersection(covered)] if is_covered else [free]
        if taken:
            areas = [area.difference(shapely.union_all(list(taken))) for area in areas]
        wish = None if is_covered or taken else polygon.centroid
        centre, scale = max((_placed(area, wish, block) for area in areas), key=lambda p: p[1])
        if scale <= 0:
            point = polygon.representative_point()
            centre = (point.x, point.y)
        return Place(centre, size * scale, is_covered)


def fitted_figure(area: Any, content: str, most: float) -> tuple[Point, float]:
    """Return where bold letters stand in an area, and their em, at most ``most``; in mm."""
    inner = area.buffer(-most * 0.1)
    block = _block(content, most)
    centre, scale = place_block(inner, inner.centroid if not inner.is_empty else None, block)
    if scale <= 0:
        point = area.representative_point()
        centre = (point.x, point.y)
    return centre, most * scale


def _placed(area: Any, wish: Any, block: Block) -> tuple[Point, float]:
    """Place a figure in the middle of an area, elsewhere only where it can be much larger there."""
    found = place_block(area, wish, block)
    if found[1] >= _ENOUGH:
        return found
    other = place_block(area, wish, block, thorough=True)
    return other if other[1] > found[1] * _MUCH else found


def _block(content: str, size: float) -> Block:
    width, height = text_width(content, size, bold=True), size * CAP_HEIGHT
    return Block(((Item(width, height, lambda _centre, _scale: Group("", ())),),), 0.0)


def _box(place: Place) -> Any:
    (x, y), wide = place.centre, text_width(place.usual, place.em, bold=True) / 2
    high = place.em * CAP_HEIGHT * 0.6
    return shapely.box(x - wide, y - high, x + wide, y + high)


_RIM = 0.6
"""Room round the board for arrows that stand outside it, in modules."""


def bare_board_scene(
    game_map: GameMap,
    theme: Theme,
    *,
    ids: bool = True,
    markers: bool = True,
    measures: Measures | None = None,
    rim: bool = True,
) -> Scene:
    """Draw the board at its true size on a page that ends where the board does.

    Where markers stand outside the board, the page has a ``rim`` for them. ``ids`` says whether
    fields have their ids, which a bare theme never writes; owners are there all the same.
    ``measures`` are those of the whole board where the map is a part of it: the page shows their
    frame.
    """
    known = game_map.ruleset.markers
    measures = measures or measure_board(game_map)
    low_x, low_y, high_x, high_y = measures.frame
    outside = any(m.type in known and known[m.type].outside for m in game_map.markers)
    named = theme.bare and bool(cell_names(game_map))  # columns and rows stand in the rim
    rim = rim or theme.art is not None  # an artist painted it, too
    wide = measures.module * _RIM if rim and ((outside and markers) or named) else 0.0
    shapes = board_shapes(game_map, left=wide - low_x, top=wide - low_y, measures=measures)
    canvas = Canvas(shapes, theme)
    width, height = high_x - low_x + 2 * wide, high_y - low_y + 2 * wide
    painted = theme.art is not None
    if theme.art is not None:
        canvas.add("ground", _painted(canvas, theme.art, (width, height)))
    else:
        draw_board(canvas, ruled=False)
        draw_portals(canvas)
        if markers and rim:
            draw_entries(canvas)
    written = ids and not (theme.bare and theme.called == "ids")
    draw_labels(
        canvas,
        labels=written,
        markers=markers and not painted,
        thorough=bool(theme.materials),
        avoid=canvas.signs,
    )
    return Scene(
        width=width,
        height=height,
        background=theme.page,
        layers=canvas.layers(),
        title=game_map.title,
        description=provenance_line(game_map.provenance),
        placement=canvas.shapes.placement,
    )


def _painted(canvas: Canvas, art: BoardArt, page: tuple[float, float]) -> Picture:
    """Return the picture of a painted board where it belongs on the page."""
    if art.box_mm is None:
        return Picture(art.data, (0.0, 0.0), *page)
    place = canvas.shapes.placement
    scale = place.per_unit / canvas.game_map.unit_mm
    left, top, width, height = art.box_mm
    at = (place.left + left * scale, place.top + top * scale)
    return Picture(art.data, at, width * scale, height * scale)
