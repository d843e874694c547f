"""Symbols as a board has them printed: which stand where, and how they are drawn.

The drawing is this benchmark's own; sizes, colours and shapes are chosen anew for each board.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

import cv2
import numpy as np
import shapely

from benchmarks.photos.boards import visible
from mapkit.model import GameMap, Marker, Portal

_DOOR_MM = 11.0
_ROOM_MM = 16.0
_ARROW_MM = 9.0
_BGR = {
    "yellow": (50, 180, 225), "red": (50, 60, 195), "black": (40, 38, 34), "white": (225, 235, 238),
}  # fmt: skip
_DARK, _LIGHT = (38, 40, 42), (220, 232, 236)


_Colour = tuple[float, float, float]


class Press(Protocol):
    """What symbols are printed with."""

    def mask(self) -> Any:
        """Return an empty mask of the sheet's size."""

    def fill(self, mask: Any, shape: shapely.Geometry) -> None:
        """Mark a shape in mm."""

    def ink(self, mask: Any, colour: _Colour, opacity: float = 1.0) -> None:
        """Print what is marked."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A symbol: ``what`` it is of a map (portal, marker, trait), its type, and where it lies.

    ``place`` is its middle in mm, ``angle`` how it is turned, in degrees clockwise, ``size`` its
    width and height in mm before that. ``fields`` are those it belongs to.
    """

    what: Literal["portal", "marker", "trait"]
    type: str
    place: tuple[float, float]
    angle: float
    size: tuple[float, float]
    fields: tuple[str, ...]
    attributes: Mapping[str, str | int] = field(default_factory=dict)


def dressed(game_map: GameMap, seed: str) -> GameMap:
    """Give a board the sectors, doors and markers that it lacks, at seeded places."""
    rng = random.Random(f"dress {seed}")
    if len({f.sector for f in game_map.fields.values()}) < 2:
        game_map = _with_sectors(game_map)
    if not game_map.portals:
        game_map = replace(game_map, portals=tuple(_portals(game_map, rng)))
    if not game_map.markers:
        game_map = replace(game_map, markers=tuple(_markers(game_map, rng)))
    return game_map


def _with_sectors(game_map: GameMap) -> GameMap:
    width, height = game_map.size_mm
    fields = {}
    for i, shape in visible(game_map).items():
        place = shape.representative_point()
        east, south = place.x > width / 2, place.y > height / 2
        sector = ("yellow", "red", "white", "black")[east + 2 * south]
        fields[i] = replace(game_map.fields[i], sector=sector)
    return replace(game_map, fields={**game_map.fields, **fields})


def _portals(game_map: GameMap, rng: random.Random) -> Iterator[Portal]:
    users: dict[frozenset[str], list[str]] = {}
    for i, item in game_map.fields.items():
        for ring in item.rings:
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                users.setdefault(frozenset((a, b)), []).append(i)
    longest: dict[tuple[str, str], tuple[float, frozenset[str]]] = {}
    for edge, here in users.items():
        if len(here) == 2:
            length = math.dist(*(game_map.vertices[v] for v in edge)) * game_map.unit_mm
            pair = (here[0], here[1])
            longest[pair] = max(longest.get(pair, (0.0, edge)), (length, edge), key=lambda e: e[0])
    for n, (pair, (length, edge)) in enumerate(longest.items()):
        classes = {game_map.class_of(i) for i in pair}
        barred = any(game_map.fields[i].traits & {"water", "obstacle"} for i in pair)
        type_, share = {
            frozenset({"built_up", "open"}): ("door", 0.7),
            frozenset({"built_up"}): ("wall", 0.25),
        }.get(frozenset(classes), ("ladder", 0.7) if "elevated" in classes else ("wall", 0.06))
        if length < _ROOM_MM or barred or len(classes - {"elevated"}) == 0:
            continue
        if rng.random() < share:
            start, end = (np.array(game_map.vertices[v], float) for v in sorted(edge))
            half = _DOOR_MM / 2 / length
            middle = rng.uniform(half + 0.1, 0.9 - half) if length > 2 * _ROOM_MM else 0.5
            ends = [start + (middle + s * half) * (end - start) for s in (-1, 1)]
            first, second = ((round(float(x)), round(float(y))) for x, y in ends)
            yield Portal(f"p{n}", type_, pair, (first, second))


def _markers(game_map: GameMap, rng: random.Random) -> Iterator[Marker]:
    free = [i for i in visible(game_map) if not game_map.fields[i].traits]
    rng.shuffle(free)
    free = free[: max(6, len(free) * 6 // 10)]
    wanted = [Marker("objective", "", {"number": n}) for n in range(1, 10)]
    roles = ("officer", "soldier", "soldier")
    wanted += [
        Marker("start", "", {"squad": s, "role": r})
        for s in ("red", "yellow", "black")
        for r in roles
    ]
    rng.shuffle(wanted)
    for marker in wanted:
        own = marker.attributes.get("squad")
        fits = [i for i in free if own is None or game_map.fields[i].sector == own]
        if fits:
            free.remove(fits[0])
            yield replace(marker, field=fits[0])


def printed_symbols(game_map: GameMap, seed: str) -> list[Printed]:
    """Return the symbols that a print of a map shows."""
    rng = random.Random(f"symbols {seed}")
    shapes = visible(game_map)
    found = []
    for portal in game_map.portals:
        if set(portal.between) <= shapes.keys():
            a, b = np.array(portal.at, float) * game_map.unit_mm
            angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            across = {"door": 4.0, "ladder": 8.0, "wall": 5.0}[portal.type]
            width = min(_DOOR_MM, math.dist(a, b))
            x, y = ((a + b) / 2).tolist()
            found.append(
                Printed("portal", portal.type, (x, y), angle, (width, across), portal.between)
            )
    rooms = {i: _middle_of(s) for i, s in shapes.items()}
    taken: set[str] = set()
    for marker in game_map.markers:
        if marker.type == "regroup" or marker.field not in shapes or marker.field in taken:
            continue
        place, angle, side = rooms[marker.field], 0.0, 12.0
        if marker.type == "entry":
            place, angle = _at_rim(shapes[marker.field], game_map.size_mm)
        else:
            taken.add(marker.field)
        found.append(Printed("marker", marker.type, place, angle, (side, side), (marker.field,),
                             marker.attributes))  # fmt: skip
    for i in shapes:
        for trait in sorted(game_map.fields[i].traits):
            if i not in taken:
                x, y = rooms[i]
                place = (x + rng.uniform(-1, 1), y + rng.uniform(-1, 1))
                found.append(Printed("trait", trait, place, 0.0, (11.0, 11.0), (i,)))
                taken.add(i)
    return found


def _middle_of(shape: shapely.Polygon) -> tuple[float, float]:
    line = shapely.maximum_inscribed_circle(shape)
    x, y = shapely.get_coordinates(line)[0].tolist()
    return x, y


def _at_rim(
    shape: shapely.Polygon, size_mm: tuple[float, float]
) -> tuple[tuple[float, float], float]:
    """Return the middle of an arrow within the rim and where it points: angle 0 to the right."""
    width, height = size_mm
    board = shapely.box(0, 0, width, height)
    edge = shapely.intersection(shape.boundary, board.boundary)
    if edge.geom_type != "LineString":
        edge = shapely.line_merge(edge)
    line = max(shapely.get_parts(edge), key=lambda part: part.length)
    place = line.interpolate(0.5, normalized=True)
    sides = {0.0: place.x, 180.0: width - place.x, 90.0: place.y, 270.0: height - place.y}
    angle = min(sides, key=lambda k: sides[k])
    turn = math.radians(angle)
    return (place.x + _ARROW_MM * math.cos(turn), place.y + _ARROW_MM * math.sin(turn)), angle


def draw_symbols(press: Press, symbols: Sequence[Printed], pixels_per_mm: float, seed: str) -> None:
    """Print symbols; how they look is chosen for the whole board."""
    rng = random.Random(f"style {seed}")
    style = _Style(
        door=rng.choice([(40, 90, 150), (60, 130, 190), (205, 210, 205)]),
        ladder=rng.choice([(150, 160, 175), (90, 130, 170), (210, 215, 215)]),
        disc=rng.choice([(40, 38, 34), (225, 235, 238), (120, 70, 40)]),
        mark=rng.choice([(60, 200, 235), (70, 140, 235)]),
        bold=rng.choice([2, 3, 4]),
        rim=rng.uniform(0.5, 0.9),
    )
    layers: dict[tuple[int, _Colour], list[shapely.Geometry]] = {}
    for symbol in symbols:
        for k, (colour, shape) in enumerate(_shapes(symbol, style)):
            layers.setdefault((k, colour), []).append(_laid(shape, symbol))
    for (_, colour), shapes in sorted(layers.items(), key=lambda layer: layer[0][0]):
        mask = press.mask()
        for shape in shapes:
            press.fill(mask, shape)
        press.ink(mask, colour, 0.97)
    for symbol in symbols:
        if symbol.type == "objective":
            ink = _DARK if sum(style.disc) > 380 else _LIGHT
            _write(press, symbol, pixels_per_mm, ink, style.bold)


@dataclass(frozen=True, slots=True)
class _Style:
    door: _Colour
    ladder: _Colour
    disc: _Colour
    mark: _Colour
    bold: int
    rim: float


def _laid(shape: shapely.Geometry, symbol: Printed) -> shapely.Geometry:
    turned = shapely.affinity.rotate(shape, symbol.angle, origin=(0, 0))
    return shapely.affinity.translate(turned, *symbol.place)


def _shapes(symbol: Printed, style: _Style) -> Iterator[tuple[_Colour, shapely.Geometry]]:
    """Yield colours and shapes round 0,0, from below to above."""
    w, h = (side / 2 for side in symbol.size)
    if symbol.type == "door":
        yield _DARK, shapely.box(-w, -h * 0.9, w, h * 0.9)
        yield style.door, shapely.box(-w + style.rim, -h * 0.9 + style.rim, w - style.rim, h * 0.4)
    elif symbol.type == "ladder":
        rails = [shapely.box(-w * 0.6, -h, -w * 0.4, h), shapely.box(w * 0.4, -h, w * 0.6, h)]
        rungs = [
            shapely.box(-w * 0.6, y - 0.4, w * 0.6, y + 0.4) for y in np.arange(-h + 0.8, h, 1.9)
        ]
        whole = shapely.union_all(rails + rungs)
        yield _DARK, whole.buffer(0.35, join_style="mitre")
        yield style.ladder, whole
    elif symbol.type == "wall":
        yield _DARK, shapely.box(-w, -h * 0.6, w, h * 0.6)
        yield (
            _DARK,
            shapely.union_all([shapely.box(s * w - 1.2, -h, s * w + 1.2, h) for s in (-1, 1)]),
        )
        yield (
            style.mark,
            shapely.union_all(
                [
                    shapely.box(x, -h * 0.25, x + 1.2, h * 0.25)
                    for x in np.arange(-w + 1.6, w - 1.6, 2.4)
                ]
            ),
        )
    elif symbol.type == "objective":
        yield _LIGHT, shapely.Point(0, 0).buffer(w)
        yield style.disc, shapely.Point(0, 0).buffer(w - style.rim)
    elif symbol.type == "start":
        colour = _BGR[str(symbol.attributes["squad"])]
        yield _DARK, shapely.Point(0, 0).buffer(w)
        yield colour, shapely.Point(0, 0).buffer(w - style.rim)
        ink = _LIGHT if sum(colour) < 380 else _DARK
        yield ink, _iron_cross(w * 0.7) if symbol.attributes["role"] == "officer" else _bust(w)
    elif symbol.type == "entry":
        tail = [(0, h / 2), (-w, h / 2), (-w, -h / 2), (0, -h / 2)]
        arrow = shapely.Polygon([(w, 0), (0, h), *tail, (0, -h)])
        yield _DARK, arrow.buffer(0.5, join_style="mitre")
        yield _BGR[str(symbol.attributes["sector"])], arrow
    elif symbol.type == "hard_terrain":
        yield _DARK, shapely.Polygon([(0, -h), (w, h), (-w, h)])
        yield style.mark, shapely.Polygon([(0, -h + 2.2), (w - 1.9, h - 1.1), (-w + 1.9, h - 1.1)])
        yield _DARK, shapely.box(-0.6, -h * 0.3, 0.6, h * 0.35)
        yield _DARK, shapely.Point(0, h * 0.6).buffer(0.7)
    elif symbol.type in ("water", "obstacle"):
        colour = (200, 120, 40) if symbol.type == "water" else (120, 122, 125)
        bars = [
            shapely.affinity.rotate(shapely.box(-w, -1.3, w, 1.3), t, origin=(0, 0))
            for t in (45, -45)
        ]
        cross = shapely.union_all(bars)
        yield _LIGHT, cross.buffer(0.6, join_style="mitre")
        yield colour, cross


def _iron_cross(reach: float) -> shapely.Geometry:
    arm = shapely.Polygon([(0.1, 0.12), (1, 0.5), (0.85, 0), (1, -0.5), (0.1, -0.12)])
    arms = [shapely.affinity.rotate(arm, t, origin=(0, 0)) for t in (0, 90, 180, 270)]
    whole = shapely.union_all([*arms, shapely.box(-0.2, -0.2, 0.2, 0.2)])
    return shapely.affinity.scale(whole, reach, reach, origin=(0, 0))


def _bust(w: float) -> shapely.Geometry:
    head = shapely.Point(0, -w * 0.3).buffer(w * 0.28)
    body = shapely.intersection(
        shapely.Point(0, w * 0.55).buffer(w * 0.5), shapely.box(-w, -w, w, w * 0.5)
    )
    return shapely.union_all([head, body])


def _write(press: Press, symbol: Printed, pixels_per_mm: float, ink: _Colour, bold: int) -> None:
    mask = press.mask()
    text = str(symbol.attributes["number"])
    font, scale = cv2.FONT_HERSHEY_DUPLEX, pixels_per_mm * 0.26
    (width, height), _ = cv2.getTextSize(text, font, scale, bold)
    x, y = (v * pixels_per_mm for v in symbol.place)
    cv2.putText(mask, text, (round(x - width / 2), round(y + height / 2)), font, scale, 255, bold,
                cv2.LINE_AA)  # fmt: skip
    press.ink(mask, ink)
