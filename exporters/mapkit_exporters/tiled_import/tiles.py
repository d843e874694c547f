"""Tile layers: which tiles lie where, and the outlines of what they cover."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.messages import phrase
from mapkit_exporters.tiled_import.enclosed import Ring, enclosed
from mapkit_exporters.tiled_import.grid import Grid
from mapkit_exporters.tiled_import.nodes import Node

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

    ``most``: So many there may be.
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

    ``key`` gives what is the same for equal tiles, by the number of a tile.
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
