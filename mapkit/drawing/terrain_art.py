"""Terrain of a board of squares as printed boards show it: woods, peaks, towns from above."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

import shapely

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.scene import Circle, Fill, Group, Path, Point, Polyline, Shape, Stroke
from mapkit.drawing.shapes import rings_of
from mapkit.drawing.theme import mix, waves

_DARK, _LIGHT = "#20261c", "#fff7dc"
_SHADOW = Fill("#000000", 0.22)
_ROOFS = ("#a8503c", "#b7714a", "#8c5a4a", "#c08a55")
_ROUND, _IN, _SHORE = 0.3, 0.05, 0.075
"""Of a stretch of one kind, in sides of a cell: how round its corners are, how far it stays inside
its cells, and how wide the sand round water is."""

Artist = Callable[[Point, float, str, random.Random], "list[Shape]"]
"""Draws a cell: its middle, its side, the colour of who owns it, dice that always fall alike."""


def draw_stretches(canvas: Canvas, signs: Mapping[str, str], ground: str) -> None:
    """Draw woods, rock, hills and water as stretches that join across cells, below their signs.

    ``signs`` has by field the sign of its kind; ``ground`` is the colour of what lies round them.
    """
    for sign in ("hill", "trees", "peaks", "waves"):
        cells = [i for i, one in signs.items() if one == sign]
        if not cells:
            continue
        joined, side = canvas.shapes.union(cells), _side(canvas, cells[0])
        soft = joined.buffer(-side * (_ROUND + _IN), join_style="mitre")
        stretch = soft.buffer(side * _ROUND, quad_segs=6)
        colour = canvas.grounds[cells[0]].colour
        fill = Fill(mix(ground, colour, 0.62))
        if sign == "waves":
            frame = shapely.box(*canvas.shapes.frame)
            sand = stretch.buffer(side * _SHORE, quad_segs=6).intersection(frame)
            for rings in rings_of(sand):
                canvas.add("materials", Path(rings, Fill("#e3d3a4")))
            ripples = waves(mix(colour, "#ffffff", 0.35), side * 0.42, side * 0.016, 0.7)
            fill = Fill(colour, 1.0, ripples)
        for rings in rings_of(stretch):
            canvas.add("materials", Path(rings, fill))


def _side(canvas: Canvas, field_id: str) -> float:
    return math.sqrt(canvas.shapes.polygons[field_id].area)


def draw_sign(canvas: Canvas, field_id: str, sign: str, owner: str | None, middle: Point) -> None:
    """Draw what stands in a cell, in the colours of its owner where it has one."""
    artist = _ARTISTS.get(sign)
    if artist is None:
        return
    dice = random.Random(f"{sign} {field_id}")  # noqa: S311 - a picture, not a secret
    drawn = artist(middle, _side(canvas, field_id), owner or "", dice)
    canvas.add("materials", Group("terrain", tuple(drawn), field_id))


def _grass(middle: Point, side: float, _owner: str, dice: random.Random) -> list[Shape]:
    stroke = Stroke("#5c7d3c", side * 0.014, opacity=0.55)
    found: list[Shape] = []
    for _ in range(5):
        x, y = (c + side * dice.uniform(-0.42, 0.42) for c in middle)
        tuft = side * dice.uniform(0.03, 0.05)
        found += [
            Polyline(((x + lean * tuft * 0.5, y), (x + lean * tuft, y - tuft)), stroke)
            for lean in (-0.6, 0.0, 0.6)
        ]
    return found


def _trees(middle: Point, side: float, _owner: str, dice: random.Random) -> list[Shape]:
    places = [(-0.27, -0.22), (0.05, -0.27), (0.29, -0.12), (-0.12, 0.02), (0.17, 0.12),
              (-0.29, 0.22), (0.0, 0.3), (0.3, 0.3)]  # fmt: skip
    found: list[Shape] = []
    for u, v in places:
        x = middle[0] + side * (u + dice.uniform(-0.03, 0.03))
        y = middle[1] + side * (v + dice.uniform(-0.03, 0.03))
        crown = side * dice.uniform(0.105, 0.145)
        green = mix("#2f5a34", "#5d8a3f", dice.random())
        found += [
            Circle((x + crown * 0.35, y + crown * 0.4), crown, _SHADOW),
            Circle((x, y), crown, Fill(green), Stroke(mix(green, _DARK, 0.55), side * 0.01)),
            Circle((x - crown * 0.25, y - crown * 0.28), crown * 0.52,
                   Fill(mix(green, _LIGHT, 0.22))),
        ]  # fmt: skip
    return found


def _peaks(middle: Point, side: float, _owner: str, dice: random.Random) -> list[Shape]:
    found: list[Shape] = []
    for u, v, tall in ((-0.2, 0.1, 0.4), (0.22, 0.14, 0.34), (0.0, 0.36, 0.56)):
        x = middle[0] + side * (u + dice.uniform(-0.03, 0.03))
        foot = middle[1] + side * v
        height = side * tall * dice.uniform(0.94, 1.06)
        wide = height * 0.52
        rock = mix("#7c7068", "#93877a", dice.random())
        top, bend = (x, foot - height), (x + wide * 0.12, foot)
        left, right = (x - wide, foot), (x + wide, foot)
        snow = 0.3
        ridge = (x + wide * 0.12 * snow, foot - height * (1 - snow * 1.25))
        found += [
            Path(((top, bend, left),), Fill(mix(rock, _LIGHT, 0.16))),
            Path(((top, right, bend),), Fill(mix(rock, _DARK, 0.42))),
            Path(((top, (x + wide * snow, foot - height * (1 - snow)), ridge,
                   (x - wide * snow, foot - height * (1 - snow))),), Fill("#f2efe8")),
            Path(((top, right, left),), None, Stroke(mix(rock, _DARK, 0.7), side * 0.012)),
        ]  # fmt: skip
    return found


def _hill(middle: Point, side: float, _owner: str, dice: random.Random) -> list[Shape]:
    found: list[Shape] = []
    for u, v, wide in ((-0.16, -0.02, 0.27), (0.2, 0.06, 0.23), (-0.02, 0.26, 0.32)):
        x, y = middle[0] + side * u, middle[1] + side * v
        reach = side * wide * dice.uniform(0.95, 1.05)
        arc = [
            (x - reach * math.cos(math.pi * k / 12), y - reach * 0.72 * math.sin(math.pi * k / 12))
            for k in range(13)
        ]
        earth = mix("#b8975a", "#a98a4f", dice.random())
        shade = ((x + reach * 0.15, y), *arc[7:])
        found += [
            Path((tuple(arc),), Fill(mix(earth, _LIGHT, 0.12))),
            Path((shade,), Fill(mix(earth, _DARK, 0.25))),
            Polyline(tuple(arc), Stroke(mix(earth, _DARK, 0.55), side * 0.014)),
        ]
    return found


def _plot(middle: Point, side: float, colour: str, rim: str) -> list[Shape]:
    (x, y), share = middle, 0.43
    square = shapely.box(x - side * share, y - side * share, x + side * share, y + side * share)
    plot = square.buffer(-side * 0.06).buffer(side * 0.06, quad_segs=4)
    stroke = Stroke(rim, side * 0.03)
    return [Path(rings, Fill(colour), stroke) for rings in rings_of(plot)]


def _roof(x: float, y: float, wide: float, deep: float, colour: str, side: float) -> list[Shape]:
    """Draw a roof from above: two slopes, the ridge along the longer side, and a shadow."""
    a, b, c, d = (x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)
    if wide >= deep:
        slopes = (a, b, (x + wide, y + deep / 2), (x, y + deep / 2)), (
            (x, y + deep / 2), (x + wide, y + deep / 2), c, d)  # fmt: skip
    else:
        slopes = (a, (x + wide / 2, y), (x + wide / 2, y + deep), d), (
            (x + wide / 2, y), b, c, (x + wide / 2, y + deep))  # fmt: skip
    off = side * 0.03
    shadow = tuple((u + off, v + off) for u, v in (a, b, c, d))
    return [
        Path((shadow,), _SHADOW),
        Path((slopes[0],), Fill(mix(colour, _LIGHT, 0.2))),
        Path((slopes[1],), Fill(mix(colour, _DARK, 0.22))),
        Path(((a, b, c, d),), None, Stroke(mix(colour, _DARK, 0.65), side * 0.014)),
    ]


def _houses(middle: Point, side: float, owner: str, dice: random.Random) -> list[Shape]:
    found = _plot(middle, side, "#b9b2a6", owner or "#8d867b")
    for u, v, wide, deep in ((-0.33, -0.32, 0.27, 0.19), (0.03, -0.34, 0.17, 0.27),
                             (-0.33, -0.02, 0.19, 0.3), (-0.05, 0.05, 0.34, 0.2)):  # fmt: skip
        roof = mix(owner, "#ffffff", 0.1) if owner else dice.choice(_ROOFS)
        x, y = middle[0] + side * u, middle[1] + side * v
        found += _roof(x, y, side * wide, side * deep, roof, side)
    return found


def _works(middle: Point, side: float, owner: str, _dice: random.Random) -> list[Shape]:
    found = _plot(middle, side, "#a89a92", owner or "#7d716a")
    roof = owner or "#8a7f78"
    left, top = middle[0] - side * 0.3, middle[1] - side * 0.24
    bay, deep = side * 0.17, side * 0.4
    found.append(Path((_box(left + side * 0.03, top + side * 0.03, 3 * bay, deep),), _SHADOW))
    for k in range(3):
        x = left + k * bay
        found += [
            Path((_box(x, top, bay * 0.6, deep),), Fill(mix(roof, _DARK, 0.25))),
            Path((_box(x + bay * 0.6, top, bay * 0.4, deep),), Fill(mix(roof, "#dfeaf0", 0.6))),
        ]
    edge = Stroke(mix(roof, _DARK, 0.65), side * 0.016)
    found.append(Path((_box(left, top, 3 * bay, deep),), None, edge))
    for k in range(2):
        at = (left + 3 * bay + side * 0.07, top + side * (0.1 + 0.19 * k))
        found += [
            Circle((at[0] + side * 0.02, at[1] + side * 0.02), side * 0.055, _SHADOW),
            Circle(at, side * 0.055, Fill("#7b4a3c"), Stroke(_DARK, side * 0.012)),
            Circle(at, side * 0.025, Fill(_DARK)),
        ]
    return found


def _flag(middle: Point, side: float, owner: str, _dice: random.Random) -> list[Shape]:
    colour = owner or "#8d867b"
    found = _plot(middle, side, "#b5a883", mix(colour, _DARK, 0.2))
    x, y = middle
    wall = side * 0.3
    found += [
        Path((_box(x - wall, y - wall, 2 * wall, 2 * wall),), Fill("#8f866f"),
             Stroke("#4b4639", side * 0.016)),
        Path((_box(x - wall * 0.72, y - wall * 0.72, 1.44 * wall, 1.44 * wall),), Fill("#c9bd98"),
             Stroke("#6b6350", side * 0.012)),
    ]  # fmt: skip
    for u in (-1, 1):
        for v in (-1, 1):
            tower = _box(x + u * wall - side * 0.07, y + v * wall - side * 0.07, side * 0.14,
                         side * 0.14)  # fmt: skip
            found.append(Path((tower,), Fill("#a49a80"), Stroke("#4b4639", side * 0.014)))
    pole = ((x - side * 0.11, y + side * 0.17), (x - side * 0.11, y - side * 0.2))
    cloth = (
        pole[1], (x + side * 0.17, y - side * 0.15), (x + side * 0.1, y - side * 0.06),
        (x + side * 0.17, y + side * 0.02), (x - side * 0.11, y + side * 0.02),
    )  # fmt: skip
    found += [
        Path((cloth,), Fill(colour), Stroke(_DARK, side * 0.012)),
        Polyline(pole, Stroke(_DARK, side * 0.026)),
    ]
    return found


def _box(x: float, y: float, wide: float, deep: float) -> tuple[Point, ...]:
    return ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))


_ARTISTS: Mapping[str, Artist] = {
    "grass": _grass,
    "trees": _trees,
    "peaks": _peaks,
    "hill": _hill,
    "houses": _houses,
    "works": _works,
    "flag": _flag,
}
