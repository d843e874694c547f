"""A large map in pieces: each has some of the vertices, and all that lines about them can meet."""

from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mapkit.model import GameMap
from mapkit.sight.near_pairs import NearPairs

Int64 = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Piece:
    """Some pairs of fields, and the vertices of one tile, about which lines between them turn.

    Attributes
    ----------
    tile : tuple of int
        Least x and y, and the first x and y beyond, in map units.
    pairs : (K,) int64
        Positions among all pairs: those in the box round whose two fields the tile has a part.
    fields : (M,) int64
        Indices of all fields that meet the boxes of the pairs, in the order of the map.
    """

    tile: tuple[int, int, int, int]
    pairs: Int64
    fields: Int64


def pieces(pairs: NearPairs, xy: Int64) -> Iterator[Piece]:
    """Cut the plane into tiles, and collect for each what lines about its vertices can meet.

    A line between two fields lies in the box round both. So the lines of a pair turn about
    vertices in that box, each of which is in one tile, and meet only fields that the box meets.

    Parameters
    ----------
    xy : (V, 2) int64
        The vertices. A tile without any is left out: two fields may be far from all others.

    Notes
    -----
    A tile is as wide as most of the boxes: then a piece is some three times as wide as its tile,
    whatever the size of the map.
    """
    if not len(pairs.first):
        return
    one, other = pairs.boxes[pairs.first], pairs.boxes[pairs.second]
    low = np.minimum(one[:, 0], other[:, 0])
    high = np.maximum(one[:, 1], other[:, 1])
    size = _tile_size(low, high)
    corner = low.min(axis=0)
    places = np.unique((xy - corner)[:, ::-1] // size, axis=0)
    for row, of_row in itertools.groupby(places.tolist(), key=operator.itemgetter(0)):
        y = int(corner[1]) + row * size
        beside = np.flatnonzero((low[:, 1] < y + size) & (high[:, 1] >= y))
        for _, column in of_row:
            x = int(corner[0]) + column * size
            own = beside[(low[beside, 0] < x + size) & (high[beside, 0] >= x)]
            if len(own):
                box = low[own].min(axis=0), high[own].max(axis=0)
                meets = (pairs.boxes[:, 0] <= box[1]) & (pairs.boxes[:, 1] >= box[0])
                fields = np.flatnonzero(meets.all(axis=1))
                yield Piece((x, y, x + size, y + size), own, fields)


def _tile_size(low: Int64, high: Int64) -> int:
    """Return how wide a tile is, in map units: as most of the boxes (P, 2) are, or more."""
    return max(1, math.ceil(float(np.quantile((high - low).max(axis=1), 0.9))))


def part_of_map(game_map: GameMap, fields: Int64) -> GameMap:
    """Return a map of some of the fields, by their indices, without their outlines."""
    ids = [*game_map.fields]
    kept = {ids[k]: replace(game_map.fields[ids[k]], rings=()) for k in fields.tolist()}
    return replace(
        game_map, fields=kept, vertices={}, portals=(), markers=(), buildings=(), tracing=None
    )
