"""The shapes of a scene, drawn with a renderer of matplotlib."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from pathlib import Path as FilePath
from typing import Any

import numpy as np

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
from mapkit.drawing.text import printable

_MOST_STROKES = 1_000_000
"""Of a pattern on one area; more are too fine to be seen, and take minutes."""


class Painter:
    """Draws shapes with a renderer of matplotlib, whose y points up from the bottom in dots.

    ``to_dots`` carries mm of the page to dots, ``dots`` and ``points`` are one mm of the page in
    dots and in the renderer's points; nothing is drawn outside of the box ``clip``.
    """

    def __init__(
        self,
        renderer: Any,
        scene: Scene,
        to_dots: Any,
        dots: float,
        points: float,
        *,
        outlines: bool = True,
        clip: Any = None,
    ) -> None:
        from matplotlib import get_data_path
        from matplotlib.font_manager import FontProperties
        from matplotlib.path import Path as Outline
        from matplotlib.textpath import text_to_path
        from matplotlib.transforms import Affine2D

        self._renderer = renderer
        self._scene = scene
        self._outlines = outlines
        self._opacity = 1.0  # of the group that is drawn
        self._outline: Any = Outline
        self._affine = Affine2D
        self._to_dots = to_dots
        self._dots = dots
        self._points = points
        self._clip = clip
        # Agg tells clip paths apart by their address, so none may be freed while it draws.
        self._clips: list[Any] = []
        self._widths: dict[tuple[str, bool], float] = {}
        self._letters = text_to_path
        fonts = FilePath(get_data_path()) / "fonts" / "ttf"
        self._fonts = {
            bold: str(fonts / f"DejaVuSans{'-Bold' if bold else ''}.ttf") for bold in (False, True)
        }
        self._properties = FontProperties

    def paint(self) -> None:
        """Draw the layers of the scene, the lowest first."""
        for layer in self._scene.layers:
            self._shapes(layer.shapes)

    def _shapes(self, shapes: Iterable[Shape]) -> None:
        for shape in shapes:
            match shape:
                case Path():
                    self._area(self._closed(shape.rings), shape.fill, shape.stroke, _box(shape))
                case Circle():
                    (x, y), r = shape.centre, shape.radius
                    self._area(
                        self._outline.circle((x, y), r),
                        shape.fill,
                        shape.stroke,
                        (x - r, y - r, x + r, y + r),
                    )
                case Polyline():
                    self._stroke(self._outline(shape.points), shape.stroke)
                case Text():
                    self._text(shape)
                case Picture():
                    self._picture(shape)
                case Group():
                    outer = self._opacity
                    self._opacity = outer * shape.opacity
                    self._shapes(shape.shapes)
                    self._opacity = outer

    def _picture(self, shape: Picture) -> None:
        from matplotlib.image import BboxImage
        from matplotlib.transforms import Bbox

        (x, y), (right, low) = shape.at, (shape.at[0] + shape.width, shape.at[1] + shape.height)
        corners = self._to_dots.transform([(x, low), (right, y)])
        dots, upside_down = _dots_of(shape.data)
        if self._renderer.option_scale_image():  # as a file has it, in all its dots
            wide, high = corners[1] - corners[0]
            where = self._affine().scale(wide, high)
            self._renderer.draw_image(self._new_gc(), *corners[0], upside_down, where)
            return
        image = BboxImage(Bbox(corners), interpolation="antialiased", origin="upper")
        image.set_data(dots)
        image.draw(self._renderer)

    def _closed(self, rings: Iterable[tuple[Point, ...]]) -> Any:
        kinds = self._outline
        points: list[Point] = []
        codes: list[int] = []
        for ring in rings:
            points.extend((*ring, ring[0]))
            codes.extend([kinds.MOVETO, *[kinds.LINETO] * (len(ring) - 1), kinds.CLOSEPOLY])
        return kinds(points, codes)

    def _area(
        self,
        outline: Any,
        fill: Fill | None,
        stroke: Stroke | None,
        box: tuple[float, float, float, float],
    ) -> None:
        if fill is not None and fill.colour is not None:
            self._fill(outline, fill.colour, fill.opacity)
        if fill is not None and fill.pattern is not None:
            self._pattern(outline, fill.pattern, box)
        if stroke is not None:
            self._stroke(outline, stroke)

    def _fill(self, outline: Any, colour: str, opacity: float) -> None:
        gc = self._new_gc()
        gc.set_linewidth(0)
        gc.set_foreground((0, 0, 0, 0))
        gc.set_antialiased(True)
        self._renderer.draw_path(gc, outline, self._to_dots, self._rgba(colour, opacity))
        gc.restore()

    def _pattern(
        self, outline: Any, pattern: Pattern, box: tuple[float, float, float, float]
    ) -> None:
        """Repeat a pattern's tile over the box of an area and clip it to the area."""
        from matplotlib.transforms import TransformedPath

        turn = self._affine().rotate_deg(pattern.angle).translate(*pattern.origin)
        back = turn.inverted().transform([(x, y) for x in box[::2] for y in box[1::2]])
        (low_x, low_y), (high_x, high_y) = back.min(axis=0), back.max(axis=0)
        wide, high = pattern.tile
        rows = np.arange(math.floor(low_y / high), math.ceil(high_y / high))
        columns = np.arange(math.floor(low_x / wide), math.ceil(high_x / wide))
        tiles = len(rows) * len(columns)
        if not tiles or not pattern.strokes:
            return
        if tiles * len(pattern.strokes) > _MOST_STROKES:
            self._wash(outline, pattern)
            return
        corner = np.stack(np.meshgrid(columns * wide, rows * high), axis=-1).reshape(-1, 1, 2)
        points = (corner + np.concatenate(pattern.strokes)).reshape(-1, 2)
        codes = np.full(len(points) // tiles, self._outline.LINETO)
        codes[np.cumsum([0, *map(len, pattern.strokes[:-1])])] = self._outline.MOVETO
        drawn = self._outline(points, np.tile(codes, tiles))
        drawn.should_simplify = False  # else it drops strokes shorter than a dot
        gc = self._gc(Stroke(pattern.colour, pattern.width, opacity=pattern.opacity))
        clip = TransformedPath(outline, self._to_dots)
        self._clips.append((clip, outline))
        gc.set_clip_path(clip)
        self._renderer.draw_path(gc, drawn, turn + self._to_dots, None)
        gc.restore()

    def _wash(self, outline: Any, pattern: Pattern) -> None:
        """Fill an area with as much colour as a pattern has that is too fine to be seen."""
        wide, high = pattern.tile
        long = sum(math.dist(a, b) for stroke in pattern.strokes for a, b in pairwise(stroke))
        share = min(1.0, long * pattern.width / (wide * high))
        self._fill(outline, pattern.colour, share * pattern.opacity)

    def _stroke(self, outline: Any, stroke: Stroke) -> None:
        if stroke.width <= 0:
            return
        gc = self._gc(stroke)
        self._renderer.draw_path(gc, outline, self._to_dots, None)
        gc.restore()

    def _new_gc(self) -> Any:
        gc = self._renderer.new_gc()
        if self._clip is not None:
            gc.set_clip_rectangle(self._clip)
        return gc

    def _gc(self, stroke: Stroke) -> Any:
        gc = self._new_gc()
        gc.set_linewidth(stroke.width * self._points)
        gc.set_foreground(self._rgba(stroke.colour, stroke.opacity), isRGBA=True)
        gc.set_joinstyle(stroke.join)
        gc.set_capstyle("projecting" if stroke.cap == "square" else stroke.cap)
        gc.set_antialiased(True)
        gc.set_snap(False)  # else short level strokes shrink to nothing
        if stroke.dash:
            gc.set_dashes(0, [d * self._points for d in stroke.dash])
        return gc

    def _rgba(self, colour: str, opacity: float) -> tuple[float, float, float, float]:
        from matplotlib.colors import to_rgba

        try:
            return to_rgba(colour, opacity * self._opacity)
        except ValueError:
            return to_rgba("#808080", opacity * self._opacity)

    def _text(self, text: Text) -> None:
        if not text.content.strip():
            return
        font = self._properties(fname=self._fonts[text.bold], size=self._letters.FONT_SCALE)
        content = printable(text.content)
        em = text.size / self._letters.FONT_SCALE
        x, y = text.at
        if text.anchor != "start":
            wide = self._width(content, font, text.bold)
            x -= wide * em * (0.5 if text.anchor == "middle" else 1.0)
        haloed = text.halo is not None and text.halo_width > 0
        if self._outlines or haloed:  # they take longer than to write the text
            vertices, codes = self._letters.get_text_path(font, content, ismath=False)
            if not len(vertices):
                return
            place = self._affine().scale(em, -em).translate(x, y) + self._to_dots
            outline = self._outline(vertices, codes)
        if text.halo is not None and haloed:
            gc = self._gc(Stroke(text.halo, 2 * text.halo_width, opacity=text.opacity))
            self._renderer.draw_path(gc, outline, place, None)
            gc.restore()
        colour = self._rgba(text.colour, text.opacity)
        gc = self._new_gc()
        if self._outlines:
            gc.set_linewidth(0)
            gc.set_antialiased(True)
            self._renderer.draw_path(gc, outline, place, colour)
        else:
            gc.set_foreground(colour, isRGBA=True)
            font.set_size(text.size * self._points)
            left, base = self._to_dots.transform((x, y))
            self._renderer.draw_text(gc, left, base, content, font, 0, ismath=False)
        gc.restore()

    def _width(self, content: str, font: Any, bold: bool) -> float:
        """Return the width of a line; a page of figures has the same ones over and over."""
        known = self._widths.get((content, bold))
        if known is None:
            size = self._letters.get_text_width_height_descent(content, font, False)
            known = self._widths[content, bold] = float(size[0])
        return known


@lru_cache(maxsize=1)
def _dots_of(png: bytes) -> tuple[Any, Any]:
    """Return the dots of a PNG as bytes (rows, columns, 4), and the same from the last row on.

    A PDF has an array once, on however many sheets it is.
    """
    from matplotlib.image import imread

    shares = imread(io.BytesIO(png), format="png")
    rows = shares[..., None].repeat(3, axis=2) if shares.ndim == 2 else shares
    dots = np.full((*rows.shape[:2], 4), 255, np.uint8)
    dots[..., : rows.shape[2]] = np.rint(rows * 255)
    return dots, dots[::-1]


def _box(path: Path) -> tuple[float, float, float, float]:
    xs = [x for ring in path.rings for x, _ in ring]
    ys = [y for ring in path.rings for _, y in ring]
    return (min(xs), min(ys), max(xs), max(ys))
