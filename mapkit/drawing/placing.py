"""Pictures moved and scaled: the same shapes elsewhere on a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Layer,
    Path,
    Pattern,
    Picture,
    Placement,
    Point,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
)
from mapkit.drawing.text import text_box

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in mm."""


@dataclass(frozen=True, slots=True)
class Move:
    """Carries a point to ``(left, top) + scale * point``, and lengths to ``scale`` times as much.

    In mm of the page; ``scale`` is above 0.
    """

    left: float
    top: float
    scale: float = 1.0

    def point(self, xy: Point) -> Point:
        """Return where a point comes to lie."""
        return (self.left + xy[0] * self.scale, self.top + xy[1] * self.scale)

    def shape(self, shape: Shape) -> Shape:
        """Return a shape with all that belongs to it: lines, dashes, patterns, letters."""
        match shape:
            case Path():
                rings = tuple(tuple(map(self.point, ring)) for ring in shape.rings)
                fill, stroke = self._fill(shape.fill), self._stroke(shape.stroke)
                return replace(shape, rings=rings, fill=fill, stroke=stroke)
            case Polyline():
                points = tuple(map(self.point, shape.points))
                return Polyline(points, self._thick(shape.stroke))
            case Circle():
                return Circle(
                    self.point(shape.centre),
                    shape.radius * self.scale,
                    self._fill(shape.fill),
                    self._stroke(shape.stroke),
                )
            case Text():
                return replace(
                    shape,
                    at=self.point(shape.at),
                    size=shape.size * self.scale,
                    halo_width=shape.halo_width * self.scale,
                )
            case Picture():
                at, scale = self.point(shape.at), self.scale
                wide, high = shape.width * scale, shape.height * scale
                return replace(shape, at=at, width=wide, height=high)
            case Group():
                return replace(shape, shapes=tuple(map(self.shape, shape.shapes)))

    def placement(self, scene: Scene) -> Placement:
        """Return where the board of a picture comes to lie."""
        left, top = self.point((scene.placement.left, scene.placement.top))
        return Placement(left, top, scene.placement.per_unit * self.scale)

    def _stroke(self, stroke: Stroke | None) -> Stroke | None:
        return None if stroke is None else self._thick(stroke)

    def _thick(self, stroke: Stroke) -> Stroke:
        dash = tuple(length * self.scale for length in stroke.dash)
        return replace(stroke, width=stroke.width * self.scale, dash=dash)

    def _fill(self, fill: Fill | None) -> Fill | None:
        if fill is None or fill.pattern is None:
            return fill
        return replace(fill, pattern=self._pattern(fill.pattern))

    def _pattern(self, pattern: Pattern) -> Pattern:
        wide, high = pattern.tile
        return replace(
            pattern,
            tile=(wide * self.scale, high * self.scale),
            strokes=tuple(
                tuple((x * self.scale, y * self.scale) for x, y in stroke)
                for stroke in pattern.strokes
            ),
            width=pattern.width * self.scale,
            origin=self.point(pattern.origin),
        )


def extent(shape: Shape, mitre: float = 10.0) -> Box | None:
    """Return a box that holds all of a shape that is drawn; None for an empty group.

    ``mitre`` is how far the corners of lines reach, in halves of their width.
    """
    match shape:
        case Path():
            points = [point for ring in shape.rings for point in ring]
            return _round(points, shape.stroke, mitre)
        case Polyline():
            return _round(shape.points, shape.stroke, mitre)
        case Circle():
            (x, y), reach = shape.centre, shape.radius
            return _round([(x - reach, y - reach), (x + reach, y + reach)], shape.stroke, 1.0)
        case Text():
            left, top, right, bottom = text_box(shape)
            beside = 0.1 * shape.size + shape.halo_width
            above = 0.35 * shape.size + shape.halo_width  # accents, and what hangs below the line
            return (left - beside, top - above, right + beside, bottom + above)
        case Picture():
            x, y = shape.at
            return (x, y, x + shape.width, y + shape.height)
        case Group():
            boxes = [box for part in shape.shapes if (box := extent(part, mitre)) is not None]
            return _union(boxes)


def trimmed(scene: Scene) -> Scene:
    """Return a picture without the empty rim of its page."""
    boxes = [extent(shape, 1.0) for layer in scene.layers for shape in layer.shapes]
    box = _union([box for box in boxes if box is not None])
    if box is None:
        return scene
    left, top = max(box[0], 0.0), max(box[1], 0.0)
    width, height = min(box[2], scene.width) - left, min(box[3], scene.height) - top
    if (left, top, width, height) == (0.0, 0.0, scene.width, scene.height):
        return scene
    move = Move(-left, -top)
    return replace(
        scene,
        width=width,
        height=height,
        layers=tuple(
            Layer(layer.name, tuple(map(move.shape, layer.shapes))) for layer in scene.layers
        ),
        placement=move.placement(scene),
    )


def _union(boxes: Sequence[Box]) -> Box | None:
    if not boxes:
        return None
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def _round(points: Sequence[Point], stroke: Stroke | None, reach: float) -> Box:
    xs, ys = zip(*points, strict=True)
    rim = stroke.width / 2 * (reach if stroke.join == "miter" else 1.0) if stroke else 0.0
    return (min(xs) - rim, min(ys) - rim, max(xs) + rim, max(ys) + rim)
