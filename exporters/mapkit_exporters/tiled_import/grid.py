"""Where tiles and objects lie in a map: orthogonal, isometric, staggered and hexagonal grids."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
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

        ``tiles``, (N, 2) int64: Column and row. Returns (N, 2) int64.
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
