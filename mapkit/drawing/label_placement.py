"""Where labels and symbols go inside a field.

What stands on a field is set in rows, one below the other, and the rows as a block are put
where the field is widest for a block of that shape: at the centroid where they fit at full
size, otherwise at the pole of inaccessibility of the field, stretched so that the block becomes
a square (the largest inscribed ellipse of the block's proportions).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import shapely

from mapkit.drawing.scene import Group, Point
from mapkit.drawing.shapes import BoardShapes

_GRID, _FINER = 21, 3
"""How many places a thorough search tries in each direction, and how often it looks closer."""

_SMALL = 0.05
_BETTER = 1.03
"""By how much a place must be better to count."""

_SIGN_SHARES = ((1.0, 0.95), (0.75, 0.75))
"""How much smaller signs may be than they should, and what a text is worth then."""

_SMALL_SIGNS = (1.0, 0.75, 0.6)
"""The same where a text could not be read else."""

_WORTH_STAYING = 0.72
"""A block stays where it looks best unless it would be that much smaller there."""


@dataclass(frozen=True, slots=True)
class Item:
    """Something to place: its size in mm at full scale, and how to draw it.

    ``draw`` takes the centre and the scale (1 is full size).
    """

    width: float
    height: float
    draw: Callable[[Point, float], Group]

    def shrunk(self, share: float) -> Item:
        """Return the same item at ``share`` (0 to 1) of its size, at every scale."""
        draw = self.draw
        return Item(self.width * share, self.height * share, lambda c, s: draw(c, s * share))


@dataclass(frozen=True, slots=True)
class Block:
    """Rows of items, centred; ``gap`` mm between items and between rows.

    The first ``signs`` rows hold symbols and notes, the others the lines of a text.
    """

    rows: tuple[tuple[Item, ...], ...]
    gap: float
    signs: int = 0

    @property
    def width(self) -> float:
        """Of the widest row, mm at full scale."""
        return max(self._row_width(row) for row in self.rows)

    @property
    def height(self) -> float:
        """Of all rows, mm at full scale."""
        tallest = [max(item.height for item in row) for row in self.rows]
        return sum(tallest) + self.gap * (len(self.rows) - 1)

    def _row_width(self, row: Sequence[Item]) -> float:
        return sum(item.width for item in row) + self.gap * (len(row) - 1)

    def in_one_row(self) -> Block:
        """Return a block of the same items side by side; itself where a text has several lines."""
        if len(self.rows) > self.signs + 1:
            return self
        return replace(self, rows=(tuple(item for row in self.rows for item in row),))

    def with_smaller_signs(self, share: float) -> Block:
        """Return a block with its signs at ``share`` (0 to 1) of their size."""
        rows = (tuple(i.shrunk(share) for i in row) for row in self.rows[: self.signs])
        return replace(self, rows=(*rows, *self.rows[self.signs :]))

    def draw(self, centre: Point, scale: float) -> list[Group]:
        """Draw every item with the block's middle at ``centre``, in mm; 1 is full scale."""
        drawn = []
        y = centre[1] - self.height * scale / 2
        for row in self.rows:
            tallest = max(item.height for item in row)
            x = centre[0] - self._row_width(row) * scale / 2
            for item in row:
                at = (x + item.width * scale / 2, y + tallest * scale / 2)
                drawn.append(item.draw(at, scale))
                x += (item.width + self.gap) * scale
            y += (tallest + self.gap) * scale
        return drawn


def place_block(
    free: Any, wish: Any, block: Block, *, thorough: bool = False
) -> tuple[Point, float]:
    """Find the place and the scale at which a block fits into a free area.

    Parameters
    ----------
    free : Polygon or MultiPolygon
        The area, mm.
    wish : Point or None
        Where it would look best; taken unless the block has to be much smaller there.
    thorough : bool
        Look for a better place all over the area where the block has to shrink.

    Returns
    -------
    centre : (float, float)
    scale : float
        0 to 1; 0 where nothing is free.
    """
    if free.geom_type == "GeometryCollection":  # what rounding leaves of a needle
        parts = shapely.get_parts(shapely.get_parts(free))
        free = shapely.multipolygons(parts[shapely.get_dimensions(parts) == 2])
    if free.is_empty or not free.area > 0:
        return ((0.0, 0.0) if wish is None else (wish.x, wish.y)), 0.0
    shapely.prepare(free)
    if wish is not None and free.contains(_box(wish.x, wish.y, block, 1.0)):
        return (wish.x, wish.y), 1.0
    at_wish = _fit(free, wish.x, wish.y, block) if wish is not None else 0.0
    squeeze = np.array([block.height / block.width, 1.0])
    squeezed = shapely.transform(free, lambda xy: xy * squeeze)
    size = max(squeezed.bounds[2] - squeezed.bounds[0], squeezed.bounds[3] - squeezed.bounds[1])
    pole = shapely.maximum_inscribed_circle(squeezed, tolerance=size / 200).coords[0]
    x, y = pole[0] / squeeze[0], pole[1]
    at_pole = _fit(free, x, y, block)
    if thorough:
        found = ((wish.x, wish.y), at_wish) if at_wish > at_pole else ((x, y), at_pole)
        return found if found[1] >= 1.0 else _searched(free, block, wish, found)
    if wish is not None and at_wish >= _WORTH_STAYING * at_pole:
        return (wish.x, wish.y), at_wish
    return (x, y), at_pole


def place_best(free: Any, wish: Any, block: Block) -> tuple[Block, Point, float]:
    """Place a block thoroughly, arranged otherwise where that leaves its last row larger."""
    best, found = block, place_block(free, wish, block, thorough=True)
    worth = found[1]
    for share, liking in _SIGN_SHARES if block.signs else ():
        smaller = block.with_smaller_signs(share)
        for other in (smaller, smaller.in_one_row()):
            if worth >= liking:
                break  # not even at full size
            again = place_block(free, wish, other, thorough=True)
            if again[1] * liking > worth:
                best, found, worth = other, again, again[1] * liking
    return best, *found


def place_readable(
    free: Any, wish: Any, block: Block, text: Item, enough: float
) -> tuple[Block, Point, float]:
    """Place a block whose text would be too small: with smaller signs, or with another text.

    Parameters
    ----------
    block : Block
        Its last row is a text of one line.
    text : Item
        The same text in another form.
    enough : float
        The scale at which the text can be read. What comes first is taken, or the largest.
    """
    other = replace(block, rows=(*block.rows[:-1], (text,)))
    best, found = block, ((0.0, 0.0), 0.0)
    for share in _SMALL_SIGNS if block.signs else (1.0,):
        for form in (block, other):
            smaller = form.with_smaller_signs(share)
            for arranged in (smaller, smaller.in_one_row()) if block.signs else (smaller,):
                again = place_block(free, wish, arranged, thorough=True)
                if again[1] > found[1] * _BETTER:
                    best, found = arranged, again
                if found[1] >= enough:
                    return best, *found
    return best, *found


def _searched(
    free: Any, block: Block, wish: Any, found: tuple[Point, float]
) -> tuple[Point, float]:
    """Try places on a grid, then on finer ones round the best; return the best of all.

    Of places that are equally good it is the one nearest to the wish.
    """
    left, top, right, bottom = free.bounds
    (x, y), scale = found
    home = (x, y) if wish is None else (wish.x, wish.y)
    middle = (left + right) / 2, (top + bottom) / 2
    reach = (right - left) / 2, (bottom - top) / 2
    steps = np.linspace(-1, 1, _GRID)
    for _ in range(_FINER):
        xs = middle[0] + np.repeat(steps, _GRID) * reach[0]
        ys = middle[1] + np.tile(steps, _GRID) * reach[1]
        while len(xs) and scale < 1.0:
            wanted = min(max(scale, _SMALL) * _BETTER, 1.0)
            wide, high = block.width * wanted / 2, block.height * wanted / 2
            fits = shapely.contains(free, shapely.box(xs - wide, ys - high, xs + wide, ys + high))
            xs, ys = xs[fits], ys[fits]
            if len(xs):
                near = np.argmin((xs - home[0]) ** 2 + (ys - home[1]) ** 2)
                (x, y), scale = (float(xs[near]), float(ys[near])), wanted
        middle, reach = (x, y), (reach[0] * 3 / _GRID, reach[1] * 3 / _GRID)
    return (x, y), scale


def _fit(free: Any, x: float, y: float, block: Block) -> float:
    """Return the largest scale, to a hundredth, at which a block fits round a point."""
    if free.contains(_box(x, y, block, 1.0)):
        return 1.0
    fits, too_big = 0.0, 1.0
    for _ in range(7):
        middle = (fits + too_big) / 2
        if free.contains(_box(x, y, block, middle)):
            fits = middle
        else:
            too_big = middle
    return fits


def _box(x: float, y: float, block: Block, scale: float) -> Any:
    half_width, half_height = block.width * scale / 2, block.height * scale / 2
    return shapely.box(x - half_width, y - half_height, x + half_width, y + half_height)


_MOST_CORNERS = 1000
"""Labels of fields with more may touch the boundary: to keep clear of a comb of a thousand teeth
takes minutes."""


def free_area(
    shapes: BoardShapes, field_id: str, portals: Sequence[Any], avoid: Any, rim: float = 0.07
) -> Any:
    """Return the part of a field that is clear of walls, portals and lines of an answer.

    ``rim`` says how far from its border, in modules.
    """
    polygon = shapes.polygons[field_id]
    few = shapely.get_num_coordinates(polygon) <= _MOST_CORNERS
    free = polygon.buffer(-shapes.module * rim, join_style="mitre") if few else polygon
    if free.is_empty:
        free = polygon
    if portals:
        free = free.difference(shapely.union_all(portals))
    if avoid is not None and avoid.intersects(free):
        rest = free.difference(avoid)
        if not rest.is_empty:
            free = rest
    return free


def portal_places(shapes: BoardShapes, fields: Collection[str]) -> dict[str, list[Any]]:
    """Return what the symbols of doors, ladders and walls cover of some fields."""
    places: dict[str, list[Any]] = {}
    for portal in shapes.game_map.portals:
        beside = [i for i in portal.between if i in fields]
        if beside:
            line = shapely.LineString([shapes.placement.point(p) for p in portal.at])
            reach = 0.2 if portal.type == "ladder" else 0.11
            place = line.buffer(shapes.module * reach, cap_style="flat")
            for field_id in beside:
                places.setdefault(field_id, []).append(place)
    return places
