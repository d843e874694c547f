"""Pictures as SVG: true size in mm, real text, a tooltip on every field, the same bytes always."""

from __future__ import annotations

import base64
import math
from collections.abc import Iterable

from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Path,
    Pattern,
    Picture,
    Point,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
)
from mapkit.drawing.text import FONT_STACK, printable


def render(scene: Scene, *, dpi: float | None = None) -> bytes:
    """Return a picture as an SVG file.

    ``dpi`` is taken for the sake of the other back ends; an SVG has no resolution. The file is in
    UTF-8, the same for the same scene on every machine.
    """
    del dpi
    writer = _Writer()
    width, height = _n(scene.width), _n(scene.height)
    body: list[str] = []
    for layer in scene.layers:
        # Only fields answer to the pointer; what lies over them lets it through.
        passive = "" if layer.name == "fields" else ' pointer-events="none"'
        body.append(f'<g id="{_attribute(layer.name)}"{passive}>')
        body.extend(writer.shapes(layer.shapes))
        body.append("</g>")
    fonts = ", ".join(f"'{name}'" if " " in name else name for name in FONT_STACK)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}" role="img" font-family="{fonts}">'
    )
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        head,
        f"<title>{_text(scene.title)}</title>",
        f"<desc>{_text(scene.description)}</desc>",
        *(["<defs>", *writer.definitions, "</defs>"] if writer.definitions else []),
        f'<rect width="{width}" height="{height}" fill="{_attribute(scene.background)}"/>',
        *body,
        "</svg>",
        "",
    ]
    return "\n".join(lines).encode("utf-8")


class _Writer:
    """Writes shapes; remembers the patterns that they use."""

    def __init__(self) -> None:
        self.definitions: list[str] = []
        self._patterns: dict[Pattern, str] = {}

    def shapes(self, shapes: Iterable[Shape]) -> list[str]:
        return [line for shape in shapes for line in self._shape(shape)]

    def _shape(self, shape: Shape) -> list[str]:
        match shape:
            case Path():
                return self._path(shape)
            case Polyline():
                stroke = _stroke(shape.stroke)
                return [f'<path d="{_line(shape.points)}" fill="none"{stroke}/>']
            case Circle():
                return self._circle(shape)
            case Text():
                return _text_lines(shape)
            case Picture():
                x, y = shape.at
                box = (
                    f'x="{_n(x)}" y="{_n(y)}" width="{_n(shape.width)}" height="{_n(shape.height)}"'
                )
                data = base64.b64encode(shape.data).decode("ascii")
                look = f'{box} preserveAspectRatio="none" xlink:href="data:image/png;base64,{data}"'
                return [f'<image xmlns:xlink="http://www.w3.org/1999/xlink" {look}/>']
            case Group():
                head = f'<g class="{_attribute(shape.kind)}"'
                if shape.field is not None:
                    head += f' data-field="{_attribute(shape.field)}"'
                if shape.opacity < 1:
                    head += f' opacity="{_n(shape.opacity)}"'
                title = [f"<title>{_text(shape.title)}</title>"] if shape.title else []
                return [head + ">", *title, *self.shapes(shape.shapes), "</g>"]

    def _path(self, path: Path) -> list[str]:
        d = "".join(_line(ring) + "Z" for ring in path.rings)
        rule = ' fill-rule="evenodd"' if len(path.rings) > 1 else ""
        field = f' data-field="{_attribute(path.field)}"' if path.field is not None else ""
        stroke = _stroke(path.stroke) if path.stroke else ""
        body = [f'<path d="{d}"{rule}{paint}/>' for paint in self._paints(path.fill, stroke)]
        if not field and not path.title:
            return body
        title = [f"<title>{_text(path.title)}</title>"] if path.title else []
        return [f"<g{field}>", *title, *body, "</g>"]

    def _circle(self, circle: Circle) -> list[str]:
        x, y = circle.centre
        place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(circle.radius)}"'
        stroke = _stroke(circle.stroke) if circle.stroke else ""
        return [f"<circle {place}{paint}/>" for paint in self._paints(circle.fill, stroke)]

    def _paints(self, fill: Fill | None, stroke: str) -> list[str]:
        """Return the attributes of each coat: colour, then pattern, the stroke with the last."""
        coats = []
        if fill is not None and fill.colour is not None:
            opacity = f' fill-opacity="{_n(fill.opacity)}"' if fill.opacity < 1 else ""
            coats.append(f' fill="{_attribute(fill.colour)}"{opacity}')
        if fill is not None and fill.pattern is not None:
            coats.append(f' fill="url(#{self._pattern(fill.pattern)})"')
        if not coats:
            coats.append(' fill="none"')
        coats[-1] += stroke
        return coats

    def _pattern(self, pattern: Pattern) -> str:
        name = self._patterns.get(pattern)
        if name is None:
            name = self._patterns[pattern] = f"p{len(self._patterns) + 1}"
            width, height = (_n(side) for side in pattern.tile)
            x, y = pattern.origin
            steps = [f"translate({_n(x)} {_n(y)})"] if x or y else []
            steps += [f"rotate({_n(pattern.angle)})"] if pattern.angle else []
            turn = f' patternTransform="{" ".join(steps)}"' if steps else ""
            d = "".join(_line(stroke) for stroke in pattern.strokes)
            look = _stroke(Stroke(pattern.colour, pattern.width, opacity=pattern.opacity))
            self.definitions.append(
                f'<pattern id="{name}" patternUnits="userSpaceOnUse" width="{width}" '
                f'height="{height}"{turn}><path d="{d}" fill="none"{look}/></pattern>'
            )
        return name


def _text_lines(text: Text) -> list[str]:
    x, y = text.at
    anchor = f' text-anchor="{text.anchor}"' if text.anchor != "start" else ""
    weight = ' font-weight="bold"' if text.bold else ""
    head = f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(text.size)}"{anchor}{weight}'
    if text.opacity < 1:
        head += f' opacity="{_n(text.opacity)}"'
    content = _text(text.content)
    lines = []
    if text.halo is not None and text.halo_width > 0:
        # A text of its own below the letters: not every viewer knows paint-order.
        halo = _stroke(Stroke(text.halo, 2 * text.halo_width))
        fill = f' fill="{_attribute(text.halo)}"'
        lines.append(f'{head}{fill}{halo} aria-hidden="true">{content}</text>')
    lines.append(f'{head} fill="{_attribute(text.colour)}">{content}</text>')
    return lines


def _stroke(stroke: Stroke) -> str:
    parts = [f' stroke="{_attribute(stroke.colour)}" stroke-width="{_n(stroke.width)}"']
    if stroke.join != "miter":
        parts.append(f' stroke-linejoin="{stroke.join}"')
    if stroke.cap != "butt":
        parts.append(f' stroke-linecap="{stroke.cap}"')
    if stroke.dash:
        parts.append(f' stroke-dasharray="{" ".join(_n(d) for d in stroke.dash)}"')
    if stroke.opacity < 1:
        parts.append(f' stroke-opacity="{_n(stroke.opacity)}"')
    return "".join(parts)


def _line(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _n(value: float) -> str:
    """Write a number with at most three decimals: micrometres are fine enough."""
    if not math.isfinite(value):
        raise ValueError(f"a picture cannot hold the coordinate {value}")
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _text(content: str) -> str:
    return printable(content).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _attribute(content: str) -> str:
    return _text(content).replace('"', "&quot;")
