"""Tile layers: which tiles lie where, and the outlines of what they cover."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.messages import phrase
from mapkit_exporters.tiled_import.nodes import Node, Place

_ORIENTATIONS = ("orthogonal", "isometric", "staggered", "hexagonal")
_LARGEST = 100_000


@dataclass(frozen=True, slots=True)
class Grid:
    """The grid of a map, in pixels as Tiled draws it.

    ``side`` is the length of a hexagon's side along the axis that is staggered, 0 for others.
    """

    orientation: str
    columns: int
    rows: int
    tile: tuple[int, int]
    side: int = 0
    staggers_x: bool = False
    staggers_even: bool = False
    endless: bool = False

    def drawn(self, place: Place) -> Place:
        """Return where a place of an object is drawn: isometric maps turn them."""
        if self.orientation != "isometric":
            return place
        width, height = self.tile
        x, y = place[0] / height, place[1] / height
        return (x - y + self.rows) * width / 2, (x + y) * height / 2

    def outline(self) -> NDArray[np.int64]:
        """Return the corners of a tile, clockwise, in half pixels: (K, 2) int64."""
        width, height = self._even()
        if self.orientation == "isometric":
            corners = [(0, 0), (width, height), (0, 2 * height), (-width, height)]
        elif self.orientation == "orthogonal":
            corners = [(0, 0), (2 * width, 0), (2 * width, 2 * height), (0, 2 * height)]
        else:
            dx, dy = (width - self._side()[0]), (height - self._side()[1])
            right, below = 2 * width, 2 * height
            corners = [
                (0, dy), (dx, 0), (right - dx, 0), (right, dy),
                (right, below - dy), (right - dx, below), (dx, below), (0, below - dy),
            ]  # fmt: skip
        found = list(dict.fromkeys(corners))
        return np.array(found, np.int64)

    def places(self, tiles: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return where the outlines of tiles begin, in half pixels.

        Parameters
        ----------
        tiles : (N, 2) int64
            Column and row.

        Returns
        -------
        (N, 2) int64
        """
        x, y = tiles.T
        width, height = self._even()
        if self.orientation == "orthogonal":
            return np.column_stack([2 * x * width, 2 * y * height])
        if self.orientation == "isometric":
            return np.column_stack([(x - y + self.rows) * width, (x + y) * height])
        side_x, side_y = self._side()
        column, row = width + side_x, height + side_y
        if self.staggers_x:
            moved = (x & 1) ^ self.staggers_even
            return np.column_stack([x * column, 2 * y * row + moved * row])
        moved = (y & 1) ^ self.staggers_even
        return np.column_stack([2 * x * column + moved * column, y * row])

    def size(self) -> Place | None:
        """Return the width and height of the map in pixels; None for one without an end."""
        if self.endless or not self.columns or not self.rows:
            return None
        corners = np.array(
            [(x, y) for x in (0, 1, self.columns - 1) for y in (0, 1, self.rows - 1)]
        )
        inside = (corners < (self.columns, self.rows)).all(axis=1)
        ends = (self.places(corners[inside])[:, None] + self.outline()).reshape(-1, 2).max(axis=0)
        return float(ends[0]) / 2, float(ends[1]) / 2

    def _even(self) -> tuple[int, int]:
        """Return the size of a tile; Tiled makes that of staggered ones even."""
        if self.orientation in ("orthogonal", "isometric"):
            return self.tile
        return self.tile[0] & ~1, self.tile[1] & ~1

    def _side(self) -> tuple[int, int]:
        return (self.side, 0) if self.staggers_x else (0, self.side)


def grid_of(top: Node) -> Grid:
    """Return the grid of a map."""
    orientation = top.text("orientation") or "orthogonal"
    if orientation not in _ORIENTATIONS:
        what = phrase("there is no orientation {orientation!r}", orientation=orientation[:40])
        raise top.wrong(what)
    tile = top.whole("tilewidth"), top.whole("tileheight")
    columns, rows = top.whole("width"), top.whole("height")
    side = top.whole("hexsidelength") if orientation == "hexagonal" else 0
    grid = Grid(
        orientation,
        columns,
        rows,
        tile,
        side,
        top.text("staggeraxis") == "x",
        top.text("staggerindex") == "even",
        top.flag("infinite"),
    )
    least = 1 if orientation in ("orthogonal", "isometric") else 2
    along = tile[0] if grid.staggers_x else tile[1]
    if (
        not all(least <= v <= _LARGEST for v in tile)
        or not all(0 <= v <= _LARGEST for v in (columns, rows))
        or not 0 <= side < along
    ):
        raise top.wrong(phrase("the map has an impossible size, or its tiles have"))
    return grid


Ring = tuple[tuple[float, float], ...]


def opened(ring: Sequence[tuple[float, float]]) -> list[tuple[Ring, ...]]:
    """Return the polygons that a ring encloses: those of one with cuts have holes again.

    Corners stay in their order, the first one first.
    """
    way: list[tuple[float, float]] = []
    at: dict[tuple[float, float], int] = {}
    loops: list[Ring] = []
    for place in ring:
        if place in at:  # what lies between is a loop, or a cut and back
            loop = way[at[place] :]
            for gone in loop[1:]:
                del at[gone]
            del way[at[place] + 1 :]
            if len(loop) > 2:
                loops.append(tuple(loop))
        else:
            at[place] = len(way)
            way.append(place)
    if len(way) > 2:
        loops.insert(0, tuple(way))
    if len(loops) < 2:
        return [(loop,) for loop in loops]
    if len(way) > 2 and shapely.Polygon(loops[0], loops[1:]).is_valid:
        return [tuple(loops)]
    numbers = {place: n for n, place in enumerate(dict.fromkeys(ring))}
    order = np.array([numbers[place] for place in ring], np.int64)
    return enclosed(np.array(list(numbers), float), np.column_stack([order, np.roll(order, -1)]))


def enclosed(places: NDArray[np.float64], edges: NDArray[np.int64]) -> list[tuple[Ring, ...]]:
    """Return the polygons within edges, without those that are there in both directions.

    Parameters
    ----------
    places : (P, 2) float64
    edges : (E, 2) int64
        From one place to another, by their numbers.

    Returns
    -------
    list of tuple of Ring
        Of each the exterior, then its holes.
    """
    codes = edges[:, 0] * len(places) + edges[:, 1]
    back = edges[:, 1] * len(places) + edges[:, 0]
    left = edges[~np.isin(codes, back)]
    area = shapely.build_area(shapely.multilinestrings(places[left])) if len(left) else None
    parts = [p for p in shapely.get_parts(area) if isinstance(p, shapely.Polygon)]
    return [
        tuple(
            tuple((float(x), float(y)) for x, y in one.coords[:-1])
            for one in (part.exterior, *part.interiors)
        )
        for part in parts
    ]


MOST_TILES = 250_000
"""Of all tile layers together, empty places counted."""

_FARTHEST = 1_000_000
_NUMBER = 0x0FFF_FFFF
"""The bits of a tile that tell which it is; the others turn it."""
_WINDOWS = {"gzip": 31, "zlib": 15}


class Tiles(NamedTuple):
    """The tiles of a layer that are not empty: column and row, (N, 2), and number, (N,).

    ``cells`` counts the empty places too.
    """

    places: NDArray[np.int64]
    numbers: NDArray[np.int64]
    cells: int


class Region(NamedTuple):
    """What tiles of a kind cover: polygons in pixels, the first tile's place and number."""

    polygons: list[tuple[Ring, ...]]
    place: tuple[int, int]
    number: int


def unreadable(layer: Node) -> str:
    """Return what a layer's tiles are compressed with, if that is not read, else ""."""
    compression = layer.text("compression")
    return compression if compression and compression not in _WINDOWS else ""


def tiles_of(layer: Node, grid: Grid, most: int) -> Tiles:
    """Return the tiles of a layer: of the whole of it, or of its chunks.

    Parameters
    ----------
    most : int
        So many there may be.
    """
    parts = layer.nodes("chunks") or [layer]
    places, numbers, cells = [], [], 0
    for part in parts:
        whole = part is layer
        width = part.whole("width", grid.columns if whole else 0)
        height = part.whole("height", grid.rows if whole else 0)
        x, y = (0, 0) if whole else (part.whole("x"), part.whole("y"))
        if width < 0 or height < 0 or max(abs(x), abs(y)) > _FARTHEST:
            raise part.wrong(phrase("the layer has an impossible size"))
        cells += width * height
        if cells > most:
            raise part.wrong(phrase("the map has more than {most} tiles", most=MOST_TILES))
        found = _numbers(part, layer, width * height)
        at = np.flatnonzero(found & _NUMBER)
        places.append(np.column_stack([x + at % max(width, 1), y + at // max(width, 1)]))
        numbers.append(found[at] & _NUMBER)
    return Tiles(np.concatenate(places), np.concatenate(numbers), cells)


def _numbers(part: Node, layer: Node, wanted: int) -> NDArray[np.int64]:
    """Return the numbers of tiles, row by row, 0 for none."""
    data = part.values.get("data")
    if layer.text("encoding") == "base64" and isinstance(data, str):
        found = np.frombuffer(_unpacked(part, data, layer.text("compression"), 4 * wanted), "<u4")
    else:
        entries = data.split(",") if isinstance(data, str) else data
        if not isinstance(entries, list):
            raise part.wrong(phrase("the layer's tiles cannot be read"))
        try:
            found = np.array([int(one) for one in entries if one != ""], np.uint32)
        except (TypeError, ValueError, OverflowError):
            raise part.wrong(phrase("the layer's tiles cannot be read")) from None
    if len(found) != wanted:
        what = phrase("there are {n} tiles where {wanted} should be", n=len(found), wanted=wanted)
        raise part.wrong(what)
    return found.astype(np.int64)


def _unpacked(part: Node, text: str, compression: str, size: int) -> bytes:
    """Return what is packed in a text, no more than a little over ``size`` bytes of it."""
    try:
        packed = base64.b64decode(text, validate=False)
        if not compression:
            data = packed
        else:
            data = zlib.decompressobj(_WINDOWS[compression]).decompress(packed, size + 4)
    except (binascii.Error, zlib.error, ValueError):
        raise part.wrong(phrase("the layer's tiles cannot be read")) from None
    return data[: len(data) // 4 * 4]


def regions(
    tiles: Tiles, grid: Grid, key: Callable[[int], Hashable], *, each: bool
) -> Iterator[Region]:
    """Yield what tiles cover: each on its own, or those together that touch and have one key.

    Parameters
    ----------
    key : callable
        Gives what is the same for equal tiles, by the number of a tile.
    """
    if not len(tiles.numbers):
        return
    codes: dict[Hashable, int] = {}
    of_number = {n: codes.setdefault(key(n), len(codes)) for n in np.unique(tiles.numbers).tolist()}
    keys = np.array([of_number[n] for n in tiles.numbers.tolist()], np.int64)
    begins, outline = grid.places(tiles.places), grid.outline()
    corners = begins[:, None] + outline
    spots, at = np.unique(corners.reshape(-1, 2), axis=0, return_inverse=True)
    starts = at.reshape(corners.shape[:2])
    edges = np.stack([starts, np.roll(starts, -1, axis=1)], axis=-1)
    label = np.arange(len(keys)) if each else _runs(edges, keys, len(spots))
    order = np.argsort(label, kind="stable")
    ends = np.flatnonzero(np.diff(label[order])) + 1
    around = np.arange(len(outline))
    of_one = enclosed(outline / 2, np.column_stack([around, np.roll(around, -1)]))
    for members in np.split(order, ends):
        first = int(members[0])
        if len(members) == 1:  # as most are, on maps with many fields
            polygons = _moved(of_one, (begins[first] / 2).tolist())
        else:
            own, inverse = np.unique(edges[members].reshape(-1, 2), return_inverse=True)
            polygons = enclosed(spots[own] / 2, inverse.reshape(-1, 2))
        x, y = tiles.places[first].tolist()
        yield Region(polygons, (x, y), int(tiles.numbers[first]))


def _moved(polygons: list[tuple[Ring, ...]], by: list[float]) -> list[tuple[Ring, ...]]:
    dx, dy = by
    return [tuple(tuple((x + dx, y + dy) for x, y in ring) for ring in rings) for rings in polygons]


def _runs(edges: NDArray[np.int64], keys: NDArray[np.int64], spots: int) -> NDArray[np.int64]:
    """Return for each tile the first one of those that it hangs together with."""
    sides = edges.shape[1]
    forth = (edges[..., 0] * spots + edges[..., 1]).reshape(-1)
    back = (edges[..., 1] * spots + edges[..., 0]).reshape(-1)
    order = np.argsort(forth, kind="stable")
    found = np.minimum(np.searchsorted(forth[order], back), len(order) - 1)
    other = order[found]
    mine = np.flatnonzero(forth[other] == back)
    a, b = mine // sides, other[mine] // sides
    same = keys[a] == keys[b]
    a, b = a[same], b[same]
    label = np.arange(len(keys))
    while True:
        least = np.minimum(label[a], label[b])
        before = label.copy()
        np.minimum.at(label, before[a], least)
        np.minimum.at(label, before[b], least)
        while (label[label] != label).any():
            label = label[label]
        if (label == before).all():
            return label
