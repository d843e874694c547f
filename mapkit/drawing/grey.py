"""Pictures without colours, for printers that have none."""

from __future__ import annotations

from dataclasses import replace

from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Layer,
    Path,
    Pattern,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
)
from mapkit.drawing.theme import grey_of

__all__ = ["in_grey"]


def in_grey(scene: Scene) -> Scene:
    """Return a picture with greys that are as light as its colours."""
    layers = (Layer(layer.name, tuple(map(_shape, layer.shapes))) for layer in scene.layers)
    return replace(scene, background=grey_of(scene.background), layers=tuple(layers))


def _shape(shape: Shape) -> Shape:
    match shape:
        case Path() | Circle():
            return replace(shape, fill=_fill(shape.fill), stroke=_stroke(shape.stroke))
        case Polyline():
            return Polyline(shape.points, _line(shape.stroke))
        case Text():
            halo = shape.halo and grey_of(shape.halo)
            return replace(shape, colour=grey_of(shape.colour), halo=halo)
        case Group():
            return replace(shape, shapes=tuple(map(_shape, shape.shapes)))


def _fill(fill: Fill | None) -> Fill | None:
    if fill is None:
        return None
    colour = fill.colour and grey_of(fill.colour)
    return replace(fill, colour=colour, pattern=_pattern(fill.pattern))


def _pattern(pattern: Pattern | None) -> Pattern | None:
    return None if pattern is None else replace(pattern, colour=grey_of(pattern.colour))


def _stroke(stroke: Stroke | None) -> Stroke | None:
    return None if stroke is None else _line(stroke)


def _line(stroke: Stroke) -> Stroke:
    return replace(stroke, colour=grey_of(stroke.colour))
