"""The print of a board: grounds, lines, walls, sectors' bands, symbols, and what is in the way."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import shapely
import shapely.ops
from numpy.typing import NDArray

from benchmarks.photos.boards import shapes_of, visible
from benchmarks.photos.levels import Level
from benchmarks.photos.symbols import Printed, draw_symbols
from mapkit.model import GameMap

PIXELS_PER_MM = 5.0
Picture = NDArray[np.float32]
"""Height by width by blue, green and red, from 0 to 255."""

_Colour = tuple[float, float, float]
_SHIFT = 4  # bits behind the point in OpenCV's coordinates

_GROUNDS: dict[str, list[_Colour]] = {
    "open": [(70, 110, 100), (85, 105, 115), (95, 120, 110), (60, 95, 85), (110, 125, 130)],
    "built_up": [(130, 150, 165), (120, 135, 150), (140, 155, 160)],
    "elevated": [(185, 190, 190), (175, 180, 170)],
    "water": [(140, 110, 60), (120, 95, 55)],
}
_BANDS: dict[str, _Colour] = {
    "yellow": (50, 180, 225), "red": (50, 60, 195), "black": (40, 38, 34), "white": (225, 235, 238),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Border:
    """What two fields share, or a field and the rim: polylines in mm."""

    fields: tuple[str, str]
    lines: tuple[shapely.LineString, ...]


def print_board(
    game_map: GameMap, level: Level, seed: str, symbols: Sequence[Printed] | None = None
) -> Picture:
    """Print a board, :data:`PIXELS_PER_MM` pixels a mm, with some symbols or its own."""
    rng = random.Random(f"print {seed}")
    noise = np.random.default_rng(rng.getrandbits(64))
    press = _Press(game_map, level, rng, noise)
    press.grounds()
    press.art()
    press.tiles()
    press.lines()
    press.trees()
    if symbols is not None:
        draw_symbols(press, symbols, PIXELS_PER_MM, seed)
    elif level.symbols:
        press.symbols()
    return press.sheet


def borders(shapes: dict[str, shapely.Polygon]) -> Iterator[_Border]:
    """Find what each two fields share of their outlines."""
    names = list(shapes)
    outlines = [shapes[i] for i in names]
    tree = shapely.STRtree(outlines)
    for a, b in tree.query(outlines, predicate="touches").T.tolist():
        if a < b:
            shared = shapely.intersection(outlines[a].boundary, outlines[b].boundary)
            parts = [p for p in shapely.get_parts(shared) if p.geom_type == "LineString"]
            if parts:
                merged = shapely.line_merge(shapely.union_all(parts))
                yield _Border((names[a], names[b]), tuple(shapely.get_parts(merged)))


class _Press:
    def __init__(
        self, game_map: GameMap, level: Level, rng: random.Random, noise: np.random.Generator
    ) -> None:
        self.map = game_map
        self.level = level
        self.rng = rng
        self.noise = noise
        self.shapes = visible(game_map)
        self.whole = shapes_of(game_map)
        width, height = (round(side * PIXELS_PER_MM) for side in game_map.size_mm)
        self.sheet: Picture = np.zeros((height, width, 3), np.float32)

    def look(self, field: str) -> str:
        found = self.map.fields[field]
        return "water" if "water" in found.traits else self.map.class_of(field)

    def between(self, name: str) -> float:
        return self.rng.uniform(*getattr(self.level, name))

    def clouds(self, size_mm: float, channels: int = 1) -> Picture:
        """Return smooth noise of mean 0 and deviation 1 with spots of about a size."""
        height, width = self.sheet.shape[:2]
        step = size_mm * PIXELS_PER_MM
        small = self.noise.normal(
            size=(max(4, round(height / step)), max(4, round(width / step)), channels)
        )
        large = cv2.resize(small.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
        large = large.reshape(height, width, channels)
        clouds: Picture = (large - large.mean()) / max(float(large.std()), 1e-6)
        return clouds

    def mask(self) -> NDArray[np.uint8]:
        return np.zeros(self.sheet.shape[:2], np.uint8)

    def fill(self, mask: NDArray[np.uint8], shape: shapely.Geometry) -> None:
        for part in shapely.get_parts(shape):
            _fill(mask, part)

    def ink(self, mask: NDArray[np.uint8], colour: _Colour, opacity: float = 1.0) -> None:
        x, y, w, h = cv2.boundingRect(mask)
        if not w:
            return
        part = np.s_[y : y + h, x : x + w]
        share = mask[part].astype(np.float32)[..., None] * (opacity / 255)
        self.sheet[part] += share * (np.array(colour, np.float32) - self.sheet[part])

    def grounds(self) -> None:
        colours = {kind: self.rng.choice(some) for kind, some in _GROUNDS.items()}
        # Upper fields last: what runs below them shows on both sides.
        for i in sorted(self.whole, key=lambda i: self.map.fields[i].level):
            shade = self.rng.uniform(-7, 7)
            colour = tuple(c + shade + self.rng.uniform(-3, 3) for c in colours[self.look(i)])
            mask = self.mask()
            _fill(mask, self.whole[i])
            self.sheet[mask > 127] = colour
        self.sheet += self.clouds(1.0) * self.between("texture")
        self.sheet += self.clouds(0.4) * self.between("texture") / 2

    def art(self) -> None:
        strength = self.between("art")
        if strength:
            self.sheet += self.clouds(90, 3) * 22 * strength
            patches = (self.clouds(45) > 0.8).astype(np.float32)
            self.sheet += cv2.GaussianBlur(patches, (0, 0), 2)[..., None] * 35 * strength

    def tiles(self) -> None:
        opacity = self.between("tiles")
        if not opacity:
            return
        for i, shape in self.shapes.items():
            if self.look(i) != "built_up":
                continue
            pitch = self.rng.uniform(7, 12)
            x0, y0, x1, y1 = shape.bounds
            rows = [[(x0, y), (x1, y)] for y in np.arange(y0, y1, pitch)]
            columns = [[(x, y0), (x, y1)] for x in np.arange(x0, x1, pitch)]
            lines = shapely.intersection(shapely.MultiLineString([*rows, *columns]), shape)
            mask = self.mask()
            _stroke(mask, shapely.get_parts(lines).tolist(), 0.3)
            self.ink(mask, (90, 100, 110), opacity)

    def lines(self) -> None:
        kinds: dict[str, NDArray[np.uint8]] = {}
        light = self.between("line")
        wall = self.between("wall")
        band = self.between("band")
        opacity = self.between("opacity")
        bands: list[tuple[str, shapely.LineString, str]] = []
        for border in borders(self.shapes):
            first, second = border.fields
            looks = {self.look(first), self.look(second)}
            kind = "light"
            if "elevated" in looks and len(looks) > 1:
                kind = "dashed"
            elif "built_up" in looks:
                kind = "room" if looks == {"built_up"} else "wall"
            width = {"light": light, "room": wall * 0.6, "wall": wall, "dashed": light * 1.3}[kind]
            sectors = [self.map.fields[i].sector for i in border.fields]
            if kind == "light" and sectors[0] != sectors[1]:
                for i, sector in zip(border.fields, sectors, strict=True):
                    bands += [(i, line, sector) for line in border.lines if sector]
                continue
            mask = kinds.setdefault(kind, self.mask())
            lines = [p for line in border.lines for p in _dashes(line, kind, self.rng)]
            _stroke(mask, lines, width)
        colours = {"light": (225, 232, 235), "dashed": (105, 105, 105)}
        for kind, mask in kinds.items():
            share = opacity if kind in ("light", "dashed") else 1.0
            self.ink(self.worn(mask), colours.get(kind, (35, 38, 42)), share)
        for i, line, sector in bands:
            mask = self.mask()
            _stroke(mask, [line], 2 * band)
            side = self.mask()
            _fill(side, self.shapes[i])
            self.ink(cv2.min(mask, side), _BANDS.get(sector, (200, 200, 200)), max(opacity, 0.8))

    def worn(self, mask: NDArray[np.uint8]) -> NDArray[np.uint8]:
        share = self.between("broken")
        if not share:
            return mask
        spots = self.clouds(2.5)[..., 0]
        return np.where(spots > np.quantile(spots, 1 - share), 0, mask).astype(np.uint8)

    def trees(self) -> None:
        density = self.between("trees")
        count = round(density * len(self.shapes))
        edges = [line for b in borders(self.shapes) for line in b.lines
                 if {self.look(i) for i in b.fields} == {"open"}]  # fmt: skip
        for _ in range(count if edges else 0):
            line = self.rng.choice(edges)
            place = line.interpolate(self.rng.random(), normalized=True)
            x, y = place.x + self.rng.gauss(0, 3), place.y + self.rng.gauss(0, 3)
            mask = self.mask()
            for _ in range(6):
                circle = shapely.Point(x + self.rng.gauss(0, 2), y + self.rng.gauss(0, 2)).buffer(
                    self.rng.uniform(1.5, 3)
                )
                _fill(mask, circle)
            shade = self.rng.uniform(-12, 12)
            self.ink(mask, (45 + shade, 85 + shade, 60 + shade), 0.9)

    def symbols(self) -> None:
        for number, shape in enumerate(self.shapes.values()):
            place = shape.representative_point()
            chance = self.rng.random()
            if chance < 0.25:
                mask = self.mask()
                _fill(mask, place.buffer(5))
                self.ink(mask, self.rng.choice(list(_BANDS.values())))
                self.write(str(number % 9 + 1), place)
            elif chance < 0.35:
                mask = self.mask()
                x, y = place.x, place.y
                _stroke(
                    mask,
                    [shapely.LineString([(x - 4, y - 4), (x + 4, y + 4)]),
                     shapely.LineString([(x - 4, y + 4), (x + 4, y - 4)])],
                    1.6,
                )  # fmt: skip
                self.ink(mask, (40, 40, 190), 0.9)
        for portal in self.map.portals:
            ends = np.array(portal.at, float) * self.map.unit_mm
            mask = self.mask()
            _stroke(mask, [shapely.LineString(ends)], 2.4)
            colour = {"door": (40, 90, 150), "ladder": (160, 160, 170)}.get(portal.type)
            if colour is not None:
                self.ink(mask, colour)

    def write(self, text: str, place: shapely.Point) -> None:
        mask = self.mask()
        at = (round((place.x - 2) * PIXELS_PER_MM), round((place.y + 2.5) * PIXELS_PER_MM))
        cv2.putText(mask, text, at, cv2.FONT_HERSHEY_DUPLEX, PIXELS_PER_MM * 0.22, 255, 2,
                    cv2.LINE_AA)  # fmt: skip
        self.ink(mask, (128, 128, 128))


def _dashes(line: shapely.LineString, kind: str, rng: random.Random) -> list[shapely.LineString]:
    if kind != "dashed":
        return [line]
    start = rng.uniform(0, 4)
    places = np.arange(-start, line.length, 4.0)
    found = [shapely.ops.substring(line, max(a, 0), a + 2.8) for a in places if a + 2.8 > 0]
    return [part for part in found if isinstance(part, shapely.LineString)]


def _fixed(points: object) -> NDArray[np.int32]:
    """Return coordinates in mm as OpenCV draws them, with pixels' middles at whole numbers."""
    pixels = np.asarray(points, float)[:, :2] * PIXELS_PER_MM - 0.5
    return np.round(pixels * (1 << _SHIFT)).astype(np.int32)


def _fill(mask: NDArray[np.uint8], shape: shapely.Polygon) -> None:
    rings = [_fixed(ring.coords) for ring in (shape.exterior, *shape.interiors)]
    cv2.fillPoly(mask, rings, 255, cv2.LINE_AA, _SHIFT)


def _stroke(mask: NDArray[np.uint8], lines: Sequence[shapely.LineString], width_mm: float) -> None:
    for line in lines:
        if not line.is_empty and line.length > 0:
            band = line.buffer(width_mm / 2, cap_style="square", join_style="mitre")
            for part in shapely.get_parts(band):
                _fill(mask, part)
