"""Boards of squares with terrain: one sign in a cell, roads and shores that join, coordinates."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import shapely

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import kind_colour
from mapkit.drawing.scene import Circle, Fill, Group, Path, Point, Polyline, Stroke, Text
from mapkit.drawing.shapes import Border
from mapkit.drawing.terrain import terrain_sign
from mapkit.drawing.terrain_art import draw_sign, draw_stretches
from mapkit.drawing.text import CAP_HEIGHT
from mapkit.drawing.theme import ink_on, mix
from mapkit.model.cells import cell_names

_ROAD, _WATER = "road", "waves"
_JOINED = frozenset({_ROAD, "houses", "works", "flag"})
"""Signs of what a road leads to."""
_SIZES = {"grass": 0.2, "houses": 0.42, "works": 0.42, "flag": 0.42}
_SIZE = 0.46
_MOST_PAINTED = 1000
"""Cells whose terrain is painted: each takes some twenty shapes."""
_WORN, _PAVED, _KERB, _SHORE = 0.12, 0.26, 0.34, 0.07
"""Widths of the middle of a road, of all of it, with its sides, and of a shore, in modules."""


def _symbol(canvas: Canvas, field_id: str) -> str:
    kind = canvas.game_map.ruleset.kinds.get(canvas.game_map.fields[field_id].kind)
    return (kind.symbol or "") if kind is not None else ""


def plain_fill(canvas: Canvas, field_id: str) -> Fill:
    """Return the fill of a field: without its pattern where the cell has a sign of its own.

    Round a road lies grass.
    """
    fill = canvas.grounds[field_id].fill
    if not canvas.cells or not _symbol(canvas, field_id):
        return fill
    if is_painted(canvas):
        return Fill(_around(canvas), fill.opacity)
    if _symbol(canvas, field_id) == _WATER:
        return fill
    around = _around(canvas) if _symbol(canvas, field_id) == _ROAD else fill.colour
    return Fill(around, fill.opacity)


def _around(canvas: Canvas) -> str:
    """Return the colour of grass, on the board or not; of the first field in rules without any."""
    kinds = canvas.game_map.ruleset.kinds.values()
    grass = next((kind.id for kind in kinds if kind.symbol == "grass"), None)
    if grass is None:
        return next(iter(canvas.grounds.values())).colour
    return kind_colour(canvas.game_map, grass, canvas.theme)


def is_painted(canvas: Canvas) -> bool:
    """Return whether terrain is drawn as on a printed board; large maps and diagrams have signs."""
    return canvas.cells and bool(canvas.theme.materials) and len(canvas.grounds) <= _MOST_PAINTED


def draw_cells(canvas: Canvas) -> None:
    """Draw roads, shores and signs, and note on the canvas what they cover."""
    if not canvas.cells:
        return
    shapes, module = canvas.shapes, canvas.module
    signs = {i: _symbol(canvas, i) for i in shapes.polygons}
    painted = is_painted(canvas)
    if painted:
        draw_stretches(canvas, signs, _around(canvas))
    else:
        _draw_shores(canvas, signs)
    boxes = _draw_roads(canvas, signs)
    for i, sign in signs.items():
        if sign in ("", _ROAD, _WATER):
            continue
        size = module * _SIZES.get(sign, _SIZE)
        x, y = shapes.polygons[i].centroid.coords[0]
        if sign != "grass" or not painted:
            boxes.append(shapely.box(x - size / 2, y - size / 2, x + size / 2, y + size / 2))
        if painted:
            draw_sign(canvas, i, sign, _owner_colour(canvas, i), (x, y))
            continue
        ink = ink_on(canvas.grounds[i].colour)
        stroke = Stroke(mix(ink, canvas.grounds[i].colour, 0.25), size * 0.07)
        drawn = tuple(Polyline(line, stroke) for line in terrain_sign(sign, (x, y), size))
        canvas.add("materials", Group("terrain", drawn, i))
    canvas.signs = shapely.union_all(boxes) if boxes else None


def _owner_colour(canvas: Canvas, field_id: str) -> str | None:
    """Return the colour of what an attribute of a field says, an army's for example."""
    known = canvas.game_map.ruleset.attributes
    values = canvas.game_map.attributes_of(field_id).items()
    return next((c for n, v in values if (c := known[n].colours.get(str(v)))), None)


def _middle(border: Border) -> Point:
    return ((border.a[0] + border.b[0]) / 2, (border.a[1] + border.b[1]) / 2)


def _draw_roads(canvas: Canvas, signs: dict[str, str]) -> list[Any]:
    """Draw a road from the middle of each cell of road to each side where it goes on.

    Returns what the roads cover.
    """
    shapes, module, painted = canvas.shapes, canvas.module, is_painted(canvas)
    arms: dict[str, list[Point]] = {i: [] for i, sign in signs.items() if sign == _ROAD}
    for border in shapes.borders:
        if border.left and border.right:
            a, b = border.left[0], border.right[0]
            for here, there in ((a, b), (b, a)):
                if here in arms and signs[there] in _JOINED:
                    below = painted and signs[there] != _ROAD  # it lies on the road's end
                    x, y = shapes.polygons[there].centroid.coords[0]
                    arms[here].append((x, y) if below else _middle(border))
    if not arms:
        return []
    colour = canvas.grounds[next(iter(arms))].colour
    coats = [(_KERB, mix(colour, "#000000", 0.35)), (_PAVED, colour)]
    if painted:
        coats.append((_WORN, mix(colour, "#ffffff", 0.14)))
    for width, paint in coats:
        stroke = Stroke(paint, module * width, cap="butt")
        for i, ends in arms.items():
            x, y = shapes.polygons[i].centroid.coords[0]
            through = [pair for pair in combinations(ends, 2) if _is_middle((x, y), *pair)]
            joining = [((x, y), end) for end in ends if not any(end in pair for pair in through)]
            drawn: list[Any] = [Polyline(line, stroke) for line in (*through, *joining)]
            if not through:  # it ends, or bends
                drawn.append(Circle((x, y), module * width / 2, Fill(paint)))
            canvas.add("materials", Group("road", tuple(drawn), i))
    return [
        shapely.LineString((shapes.polygons[i].centroid, end)).buffer(module * _KERB / 2)
        for i, ends in arms.items()
        for end in ends
    ]


def _is_middle(point: Point, a: Point, b: Point) -> bool:
    """Return whether a road runs straight on at a point, from one way to the other."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    along = math.hypot(ax - x, ay - y) * math.hypot(bx - x, by - y)
    return math.isclose((ax - x) * (bx - x) + (ay - y) * (by - y), -along)


def _draw_shores(canvas: Canvas, signs: dict[str, str]) -> None:
    """Draw a strip of sand along the sides of water where land is beside it."""
    shapes = canvas.shapes
    pieces: dict[str, list[Any]] = {}
    for border in shapes.borders:
        sides = [side[0] for side in (border.left, border.right) if side]
        wet = [i for i in sides if signs[i] == _WATER]
        if len(sides) == 2 and len(wet) == 1:
            pieces.setdefault(wet[0], []).append(shapely.LineString((border.a, border.b)))
    width = canvas.module * _SHORE
    for i, lines in pieces.items():
        strip = shapely.union_all(lines).buffer(width).intersection(shapes.polygons[i])
        for part in getattr(strip, "geoms", [strip]):
            if part.geom_type == "Polygon":
                ring = tuple((float(x), float(y)) for x, y in part.exterior.coords[:-1])
                canvas.add("materials", Path((ring,), Fill("#e3d3a4"), None, i))


def coordinates(canvas: Canvas) -> Group | None:
    """Return letters above the columns and numbers beside the rows, None on other boards."""
    names = cell_names(canvas.game_map)
    if not names:
        return None
    left, top, _, _ = canvas.shapes.frame
    size = canvas.module * 0.2
    columns: dict[str, float] = {}
    rows: dict[str, float] = {}
    for name, i in names.items():
        letters = name.rstrip("0123456789")
        middle = canvas.shapes.polygons[i].centroid
        columns[letters], rows[name[len(letters) :]] = middle.x, middle.y
    ink = canvas.theme.page_ink
    across = [Text((x, top - size * 0.7), t, size, ink) for t, x in columns.items()]
    down = [
        Text((left - size * 0.9, y + size * CAP_HEIGHT / 2), t, size, ink) for t, y in rows.items()
    ]
    return Group("coordinates", (*across, *down))
