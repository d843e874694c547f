"""``python tools/make_templates.py``: write the templates of its own drawing that mapkit ships.

They are cut out of pictures that mapkit draws of its reconstructions. They say nothing about how
the boards of a game are printed. Run it after a change of the symbols in ``mapkit/drawing``.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from math import dist
from pathlib import Path

import mapkit
from mapkit.board import open_board
from mapkit.digitize.decoding import Pixels
from mapkit.digitize.photo import read_photo
from mapkit.digitize.templates import Template, What, cut_template, templates_bytes
from mapkit.drawing.board import board_scene
from mapkit.drawing.looks import find_look
from mapkit.drawing.scene import Circle, Group, Polyline, Scene, Shape, Text
from mapkit.drawing.scene import Path as Outline
from mapkit.edits import add_portal, portal_place
from mapkit.errors import MapkitError
from mapkit.model import GameMap
from mapkit_exporters.raster import render_png

_TARGET = Path(mapkit.__file__).parent / "data" / "templates" / "sniper_elite.mapkit-templates"
_BOARDS = ("launch-site", "uboat-bunker")
_DPI = 4.0 * 25.4
_WALL_MM = 14.0

_Box = tuple[float, float, float, float]


def main() -> int:
    """Write the file."""
    found: dict[tuple[object, ...], Template] = {}
    for name in _BOARDS:
        game_map = _with_a_wall(open_board(name).map)
        for template in _templates(game_map):
            key = (template.what, template.type, *sorted(template.attributes.items()))
            found.setdefault(key, template)
    _TARGET.parent.mkdir(exist_ok=True)
    _TARGET.write_bytes(templates_bytes(list(found.values())))
    print(f"wrote {len(found)} templates to {_TARGET.name}")
    return 0


def _with_a_wall(game_map: GameMap) -> GameMap:
    """Put a wall between two rooms, which the shipped maps have none of."""
    for first in game_map.fields:
        if game_map.class_of(first) != "built_up":
            continue
        rings = game_map.points(first)
        for a, b in zip(rings[0], (*rings[0][1:], rings[0][0]), strict=True):
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            if a[1] == b[1] and dist(a, b) * game_map.unit_mm > 2 * _WALL_MM:
                try:
                    width = _WALL_MM / game_map.unit_mm
                    place = portal_place(game_map, "wall", middle, width, within=1.0)
                except MapkitError:
                    continue
                if {game_map.class_of(f) for f in place.between} == {"built_up"}:
                    return add_portal(game_map, "wall", place.between, place.at)
    return game_map


def _templates(game_map: GameMap) -> Iterator[Template]:
    scene = board_scene(game_map, labels=False, legend=False, theme=find_look("board"), scale=1.0)
    picture, scale = _picture(scene, game_map)
    left, top = scene.placement.left, scene.placement.top

    def cut(box: _Box, what: What, type_: str, attributes: dict[str, str | int]) -> Template:
        x, y, width, height = box
        return cut_template(
            picture, scale, (x - left, y - top, width, height), what, type_, attributes
        )

    for shape in scene.layer("portals"):
        if isinstance(shape, Group) and shape.kind in game_map.ruleset.portals:
            box = _box(shape)
            if _is_straight(shape):
                yield cut(box, "portal", shape.kind, {})
    markers = {(m.field, m.type): m for m in game_map.markers}
    for shape in scene.layer("markers"):
        if not isinstance(shape, Group) or shape.field is None:
            continue
        marker = markers.get((shape.field, shape.kind))
        if marker is not None and shape.kind in ("objective", "start"):
            yield cut(_box(shape), "marker", shape.kind, dict(marker.attributes))
        traits = game_map.fields[shape.field].traits
        if shape.kind in ("hard terrain", "no entry") and len(traits) == 1:
            yield cut(_box(shape), "trait", next(iter(traits)), {})


def _picture(scene: Scene, game_map: GameMap) -> tuple[Pixels, float]:
    """Return the board alone as pixels, and how many of them a mm has."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "board.png")
        path.write_bytes(render_png(scene, dpi=_DPI))
        pixels = read_photo(path).pixels
    scale = pixels.shape[1] / scene.width
    place, (width, height) = scene.placement, game_map.size_mm
    top, bottom = (round(v * scale) for v in (place.top, place.top + height))
    left, right = (round(v * scale) for v in (place.left, place.left + width))
    return pixels[top:bottom, left:right], scale


def _points(shape: Shape) -> Iterator[tuple[float, float]]:
    """Yield places that a shape reaches to, its strokes included."""
    if isinstance(shape, Group):
        for part in shape.shapes:
            yield from _points(part)
    elif isinstance(shape, Circle):
        reach = shape.radius + (shape.stroke.width / 2 if shape.stroke else 0)
        x, y = shape.centre
        yield from ((x - reach, y - reach), (x + reach, y + reach))
    elif not isinstance(shape, Text):
        rings = shape.rings if isinstance(shape, Outline) else (shape.points,)
        reach = shape.stroke.width / 2 if shape.stroke else 0
        for ring in rings:
            for x, y in ring:
                yield from ((x - reach, y - reach), (x + reach, y + reach))


def _box(group: Group) -> _Box:
    xs, ys = zip(*_points(group), strict=True)
    margin = 0.5
    x, y = min(xs) - margin, min(ys) - margin
    return x, y, max(xs) + margin - x, max(ys) + margin - y


def _is_straight(group: Group) -> bool:
    """Return whether the symbol of a portal lies along an axis of the board."""
    lines = [s for s in group.shapes if isinstance(s, Polyline | Outline)]
    points = lines[0].rings[0] if isinstance(lines[0], Outline) else lines[0].points
    (x, y), (u, v) = points[:2]
    return min(abs(x - u), abs(y - v)) < 1e-6


if __name__ == "__main__":
    sys.exit(main())
