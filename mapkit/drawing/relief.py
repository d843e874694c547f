"""What lies on the grounds of a board: their grain, roads, rails, and shadows on them.

The light comes from the top left, so what lies low is dark along its upper and left edges, and
what stands high along the lower and right ones.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import shapely
import shapely.affinity

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.materials import pattern_of
from mapkit.drawing.scene import Fill, Group, Path, Point, Polyline, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes, lines_of, rings_of
from mapkit.drawing.tracks import Opening, midline, openings
from mapkit.model import GameMap


def draw_relief(canvas: Canvas) -> None:
    """Draw the materials of all fields into the layer ``materials``; nothing in a diagram."""
    shapes = canvas.shapes
    if not canvas.theme.materials:
        return
    seen = {i: _seen(shapes, i) for i in shapes.polygons}
    made_of: dict[str, list[str]] = {}
    for i, ground in canvas.grounds.items():
        if ground.material is not None:
            made_of.setdefault(ground.made_of, []).append(i)
    for name, members in made_of.items():
        canvas.add("materials", *_grains(canvas, seen, name, members))
    roads = made_of.get("asphalt", ())
    canvas.add("materials", *_road(canvas, seen, roads))
    rails = [i for i in shapes.polygons if _on_rails(canvas.game_map, i)]
    canvas.add("materials", *_rails(canvas, seen, made_of.get("rails", ()), {*rails, *roads}))
    canvas.add("materials", *_sunk(canvas, seen, made_of.get("water", ()), 1.5))
    for i in _of_class(shapes, canvas.game_map.ruleset.building_class or "built_up"):
        canvas.add("materials", *_sunk(canvas, seen, (i,), 1.0))
    over = _of_class(shapes, canvas.game_map.ruleset.over_class or "elevated")
    canvas.add("materials", *_raised(canvas, seen, over))
    for i in (i for i, ground in canvas.grounds.items() if ground.blocks):
        canvas.add("materials", *_obstacle(canvas, seen[i], i))


def direction_of(polygon: Any) -> float:
    """Return the direction of an area's longer side in whole degrees, 0 up to 180."""
    box = polygon.minimum_rotated_rectangle
    if box.geom_type != "Polygon":
        return 0.0
    a, b, c = list(box.exterior.coords)[:3]
    if math.dist(a, b) < math.dist(b, c):
        a, b = b, c
    return float(round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))) % 180)


def _seen(shapes: BoardShapes, field_id: str) -> Any:
    """Return what one sees of a field from above."""
    fields = shapes.game_map.fields
    upper = [
        o for o in shapes.stacked.get(field_id, ()) if fields[o].level > fields[field_id].level
    ]
    own = shapes.polygons[field_id]
    return own.difference(shapes.union(upper)) if upper else own


def _of_class(shapes: BoardShapes, wanted: str) -> list[str]:
    return [i for i in shapes.polygons if shapes.game_map.class_of(i) == wanted]


def _on_rails(game_map: GameMap, field_id: str) -> bool:
    """Return whether rails run through a field, below a car too."""
    item = game_map.fields[field_id]
    kind = game_map.ruleset.kinds.get(item.kind)
    return (item.ground or (kind.ground if kind else "")) == "rails"


def _grains(
    canvas: Canvas, seen: Mapping[str, Any], name: str, members: Iterable[str]
) -> list[Shape]:
    """Draw the patterns of one material over all its fields, a path for each direction."""
    material = canvas.theme.materials[name]
    turned: dict[float, list[str]] = {}
    for i in members:
        angle = direction_of(canvas.shapes.polygons[i]) if material.laid else 0.0
        turned.setdefault(angle, []).append(i)
    drawn = []
    for angle, fields in sorted(turned.items()):
        rings = tuple(ring for i in fields for part in rings_of(seen[i]) for ring in part)
        if rings:
            drawn += [
                Path(rings, Fill(None, 1.0, pattern_of(grain, canvas.module, angle)))
                for grain in material.grains
            ]
    return [Group(f"material {name}", tuple(drawn))] if drawn else []


def _slopes(area: Any, depth: float) -> tuple[Any, Any]:
    """Return the strips along an area's edges on the light's side and on the far side."""
    lit = area.difference(shapely.affinity.translate(area, depth, depth))
    far = area.difference(shapely.affinity.translate(area, -depth, -depth))
    return lit, far


def _strips(kind: str, area: Any, colour: str, opacity: float) -> list[Shape]:
    paths = tuple(Path(rings, Fill(colour, opacity)) for rings in rings_of(area))
    return [Group(kind, paths)] if paths else []


def _sunk(
    canvas: Canvas, seen: Mapping[str, Any], fields: Sequence[str], deep: float
) -> list[Shape]:
    """Darken what lies lower than its surroundings along the edges on the light's side."""
    area = shapely.union_all([seen[i] for i in fields])
    shapes_drawn: list[Shape] = []
    for share in (1.0, 0.5):
        lit, _ = _slopes(area, canvas.module * canvas.theme.depth * deep * share)
        shapes_drawn += _strips("shade", lit, canvas.theme.shadow, 0.24)
    return shapes_drawn


def _raised(canvas: Canvas, seen: Mapping[str, Any], fields: Sequence[str]) -> list[Shape]:
    """Lighten what stands high along the edges on the light's side, and darken the others."""
    area = shapely.union_all([seen[i] for i in fields])
    lit, far = _slopes(area, canvas.module * canvas.theme.depth * 0.8)
    return [
        *_strips("light", lit, "#ffffff", 0.34),
        *_strips("shade", far, canvas.theme.shadow, 0.26),
    ]


def _obstacle(canvas: Canvas, area: Any, field_id: str) -> list[Shape]:
    """Draw the edges of an obstacle, and a frame on top of it."""
    module = canvas.module
    frame = area.buffer(-module * 0.075, join_style="mitre")
    lit, far = _slopes(area, module * 0.05)
    dark = canvas.theme.shadow
    drawn = [
        Path(rings, None, Stroke(dark, module * 0.025, join="miter")) for rings in rings_of(frame)
    ]
    group = Group("obstacle", tuple(drawn), field_id)
    return [
        *([group] if drawn else []),
        *_strips("light", lit, "#ffffff", 0.22),
        *_strips("shade", far, dark, 0.4),
    ]


def _road(canvas: Canvas, seen: Mapping[str, Any], fields: Sequence[str]) -> list[Shape]:
    """Draw dashes along the middle of a road, but not where roads cross or end."""
    module = canvas.module
    dash = (module * 0.17, module * 0.15)
    middle = Stroke(canvas.theme.road_line, module * 0.026, dash, cap="butt", opacity=0.8)
    ways = openings(canvas.shapes, fields, fields, across=True)
    lines = [
        line
        for i in fields
        if len(ways[i]) == 2
        for line in _clipped([midline(ways[i][0], ways[i][1])], seen[i], middle)
    ]
    return [Group("road", tuple(lines))] if lines else []


def _rails(
    canvas: Canvas, seen: Mapping[str, Any], fields: Sequence[str], through: Collection[str]
) -> list[Shape]:
    """Draw sleepers and two rails along each field of a track, from field to field of ``through``.

    A track that leads on nowhere ends in the middle of its field.
    """
    theme, module = canvas.theme, canvas.module
    drawn: list[Shape] = []
    gauge, long = module * 0.105, module * 0.19
    ways = openings(canvas.shapes, fields, through)
    for i in fields:
        if not ways[i]:
            continue
        a, b, *_ = (*ways[i], _buffer_stop(canvas.shapes.polygons[i], ways[i][0]))
        count = max(2, round(math.dist(a[0], b[0]) / (module * 0.13)))
        ends = zip(*(midline(a, b, side, count) for side in (-long, long)), strict=True)
        sides = [midline(a, b, side) for side in (-gauge, gauge)]
        wood = Stroke(theme.sleeper, module * 0.055, cap="butt")
        shade = Stroke(theme.shadow, module * 0.042, opacity=0.6)
        steel = Stroke(theme.rail, module * 0.022)
        track = (*_clipped(ends, seen[i], wood), *_clipped(sides, seen[i], shade, steel))
        drawn.append(Group("rails", track, i))
    return drawn


def _buffer_stop(polygon: Any, way: Opening) -> Opening:
    """Return where a track ends that has one opening alone: in the middle of its field."""
    centre = polygon.representative_point()
    return (centre.x, centre.y), (-way[1][0], -way[1][1])


def _clipped(lines: Iterable[Sequence[Point]], area: Any, *strokes: Stroke) -> list[Shape]:
    """Draw the parts of lines that lie in an area, with one stroke over the other."""
    inside = [part for line in lines for part in lines_of(shapely.LineString(line) & area)]
    return [Polyline(part, stroke) for stroke in strokes for part in inside]
