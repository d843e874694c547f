"""A picture as plain shapes: what every back end draws and every test can read.

A :class:`Scene` depends on no files, canvases or fonts. All lengths are millimetres on the
page, x to the right and y down from the page's top left corner. Colours are ``"#rrggbb"``.
Shapes are drawn in order, layer after layer, later ones on top.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Point = tuple[float, float]
Segment = tuple[Point, Point]

LAYERS = (
    "ground",
    "fields",
    "materials",
    "verdicts",
    "sectors",
    "borders",
    "portals",
    "sight",
    "markers",
    "solo",
    "labels",
    "issues",
    "legend",
)
"""Names of the layers, bottom first. An editor may show and hide them one by one."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Strokes in a tile that repeats over an area: hatching, waves, dots."""

    tile: tuple[float, float]
    """Width and height of the tile in mm, before turning."""
    strokes: tuple[tuple[Point, ...], ...]
    """Polylines inside the tile; they should meet their own repetition at the tile's rim."""
    colour: str
    width: float
    """Of the strokes, in mm."""
    angle: float = 0.0
    """Degrees, clockwise on the page, about ``origin``."""
    opacity: float = 1.0
    """0 to 1."""
    origin: Point = (0.0, 0.0)
    """Where a tile begins on the page, in mm."""


@dataclass(frozen=True, slots=True)
class Fill:
    """What is inside an outline: a colour, a pattern over it, or a pattern alone.

    ``opacity``, 0 to 1, is that of the colour.
    """

    colour: str | None = None
    opacity: float = 1.0
    pattern: Pattern | None = None


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line's look: ``width`` in mm, ``opacity`` 0 to 1.

    ``dash`` alternates lengths on and off in mm; empty is solid.
    ``join`` is ``round``, ``miter`` or ``bevel``; ``cap`` is ``round``, ``butt`` or ``square``.
    """

    colour: str
    width: float
    dash: tuple[float, ...] = ()
    join: str = "round"
    cap: str = "round"
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """An area with holes: closed rings, first points not repeated.

    Holes run against the exterior, so the even-odd and the non-zero rule fill the same.
    ``field`` is the id of the field it shows, ``title`` what a tooltip says.
    """

    rings: tuple[tuple[Point, ...], ...]
    fill: Fill | None = None
    stroke: Stroke | None = None
    field: str | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class Polyline:
    """An open line through two points or more."""

    points: tuple[Point, ...]
    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc or a ring; ``centre`` and ``radius`` in mm."""

    centre: Point
    radius: float
    fill: Fill | None = None
    stroke: Stroke | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; ``at`` lies on its baseline.

    ``size`` is the height of the em square in mm, ``anchor`` is ``start``, ``middle`` or
    ``end``, ``halo`` the colour of a rim of ``halo_width`` mm round the letters.
    """

    at: Point
    content: str
    size: float
    colour: str
    anchor: str = "middle"
    bold: bool = False
    halo: str | None = None
    halo_width: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture made of dots: ``data`` is a PNG, ``at`` its top left corner, its size in mm."""

    data: bytes
    at: Point
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes that belong together: a symbol, a label, an entry of the legend.

    ``kind`` names what it stands for (``door``, ``objective``, ``label``); ``field`` is the
    field it stands on, if any; ``opacity``, 0 to 1, multiplies that of every shape in it.
    """

    kind: str
    shapes: tuple[Shape, ...]
    field: str | None = None
    title: str = ""
    opacity: float = 1.0


Shape = Path | Polyline | Circle | Text | Picture | Group


@dataclass(frozen=True, slots=True)
class Layer:
    """Shapes of one subject, see :data:`LAYERS`."""

    name: str
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the board lies on the page: ``page = (left, top) + per_unit * map units``."""

    left: float = 0.0
    top: float = 0.0
    per_unit: float = 1.0

    def point(self, xy: tuple[float, float]) -> Point:
        """Carry a point from map units to mm on the page."""
        return (self.left + xy[0] * self.per_unit, self.top + xy[1] * self.per_unit)


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture.

    ``title`` and ``description`` go into the file for those who cannot see it; ``scale`` is how
    many mm of the page show one mm of the board (1 is true size). ``back`` is what is printed on
    the back of the sheet, a page of its own where a format has pages. ``cut`` is what is left of
    the page when it is cut: left, top, width and height in mm; ``bleed`` is how many mm the
    picture goes on beyond it.
    """

    width: float
    height: float
    background: str
    layers: tuple[Layer, ...]
    title: str = ""
    description: str = ""
    placement: Placement = field(default_factory=Placement)
    scale: float = 1.0
    back: Scene | None = None
    cut: tuple[float, float, float, float] | None = None
    bleed: float = 0.0

    def layer(self, name: str) -> tuple[Shape, ...]:
        """Return the shapes of a layer, none if the scene lacks it."""
        return tuple(shape for layer in self.layers if layer.name == name for shape in layer.shapes)


def rectangle(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    """Return the corners of an upright rectangle from its top left one on, mm."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def walk(scene: Scene) -> Iterator[tuple[str, Shape]]:
    """Yield every shape with its layer's name, groups before what they hold."""

    def inside(shape: Shape) -> Iterator[Shape]:
        yield shape
        if isinstance(shape, Group):
            for part in shape.shapes:
                yield from inside(part)

    for layer in scene.layers:
        for shape in layer.shapes:
            for found in inside(shape):
                yield layer.name, found
