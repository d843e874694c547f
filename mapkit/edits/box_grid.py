"""The boxes of all fields by the cells of a grid: what may be near a place, quickly.

In plain Python on purpose. A search through an array of all boxes takes as long, but releases the
GIL some ten times; thousands of searches in another thread would keep the editor's window from
acquiring it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import isqrt

import numpy as np

from mapkit.model import Field, Point

Box = tuple[int, int, int, int]
"""Left, top, right, bottom, in map units."""

_SPARE = 64
"""So many rows of fields that are gone may stay."""

_FEW = 24
"""So few boxes need no second look."""

_CELLS = 256
"""A box over more cells than this is looked at in every search instead."""

_NOWHERE: Box = (2**31, 2**31, -(2**31), -(2**31))


def box_of(vertices: Mapping[str, Point], item: Field) -> Box:
    """Return the box of a field's rings; one that meets nothing where it has no vertex."""
    points = [vertices[v] for ring in item.rings for v in ring if v in vertices]
    return bounds(points) if points else _NOWHERE


def bounds(points: Iterable[Point]) -> Box:
    """Return the box of one point or more, in map units.

    Raises ``ValueError`` where there are no points.
    """
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def widened(box: Box, margin: int) -> Box:
    """Return a box that reaches so many map units farther on every side."""
    return box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin


def around(point: Point, reach: float) -> Box:
    """Return a box that holds all that is within reach (in map units) of a point."""
    return widened((*point, *point), int(reach) + 1)


@dataclass(slots=True)
class Boxes:
    """Boxes by name, changed one at a time and searched by place.

    A search looks at the cells that a box meets: 2 microseconds where boxes are of like size.
    """

    side: int
    """Of a cell, in map units."""
    names: list[str] = field(default_factory=list)
    rows: dict[str, int] = field(default_factory=dict)
    """Where each name and its box are."""
    boxes: list[Box] = field(default_factory=list)
    """Nowhere for names without one."""
    cells: dict[tuple[int, int], frozenset[int]] = field(default_factory=dict)
    """The rows whose boxes meet a cell, by its column and line."""
    wide: frozenset[int] = frozenset()
    """The rows whose boxes meet too many cells."""

    @classmethod
    def of(cls, boxes: Mapping[str, Box]) -> Boxes:
        """Make them of single ones."""
        made = cls(_side(boxes.values()))
        for name, box in boxes.items():
            made.set(name, box)
        return made

    def __getitem__(self, name: str) -> Box:
        return self.boxes[self.rows[name]]

    def copy(self, wanted: Collection[str]) -> Boxes:
        """Return an independent copy, without rows that are not used any more.

        Where the cells have become too small for what lies in them now, they are chosen anew.
        """
        if len(self.names) > 2 * len(wanted) + _SPARE or len(self.wide) > len(wanted) // 4 + _FEW:
            return Boxes.of({name: self[name] for name in self.names if name in wanted})
        lists = (list(self.names), dict(self.rows), list(self.boxes), dict(self.cells))
        return Boxes(self.side, *lists, self.wide)

    def set(self, name: str, box: Box) -> None:
        """Set a box, of a new name too."""
        row = self.rows.get(name)
        if row is None:
            row = self.rows[name] = len(self.names)
            self.names.append(name)
            self.boxes.append(_NOWHERE)
        self._move(row, box)

    def drop(self, name: str) -> None:
        """Take a box away; its row stays, where nothing is found."""
        if name in self.rows:
            self._move(self.rows[name], _NOWHERE)

    def near(self, box: Box) -> list[str]:
        """Return the names whose boxes meet a box, those that were named first at first."""
        x0, y0, x1, y1 = box
        columns, lines = self._span(box)
        rows: Iterable[int]
        if len(columns) * len(lines) > len(self.cells):
            rows = range(len(self.names))
        else:
            found = set(self.wide)
            for column in columns:
                for line in lines:
                    found.update(self.cells.get((column, line), ()))
            rows = sorted(found)
        names = []
        for row in rows:
            left, top, right, bottom = self.boxes[row]
            if left <= x1 and right >= x0 and top <= y1 and bottom >= y0:
                names.append(self.names[row])
        return names

    def crossed(self, p: Point, q: Point, margin: int) -> list[str]:
        """Return the names whose boxes, widened by a margin, a straight way may pass."""
        wide = margin + 1
        found = self.near(widened(bounds((p, q)), wide))
        if len(found) <= _FEW:
            return found
        # Of many, those go whose four corners lie on one side of the way. Floating point
        # proposes; it is right to a thousandth of the margin.
        b = np.array([self[name] for name in found], dtype=np.float64)
        dx, dy = q[0] - p[0], q[1] - p[1]
        corners = [
            (x, y)
            for x in (b[:, 0] - wide, b[:, 2] + wide)
            for y in (b[:, 1] - wide, b[:, 3] + wide)
        ]
        sides = [np.sign(dx * (y - p[1]) - dy * (x - p[0])) for x, y in corners]
        apart = np.abs(np.sum(sides, axis=0)) == 4
        return [name for name, out in zip(found, apart.tolist(), strict=True) if not out]

    def _move(self, row: int, box: Box) -> None:
        """Take a row out of the cells of its old box and put it into those of its new one."""
        old, new = self._span(self.boxes[row]), self._span(box)
        self.boxes[row] = box
        if old == new:
            return
        if len(old[0]) * len(old[1]) > _CELLS:
            self.wide -= {row}
        else:
            for cell in _pairs(*old):
                self.cells[cell] -= {row}
        if len(new[0]) * len(new[1]) > _CELLS:
            self.wide |= {row}
        else:
            for cell in _pairs(*new):
                self.cells[cell] = self.cells.get(cell, frozenset()) | {row}

    def _span(self, box: Box) -> tuple[range, range]:
        """Return the columns and lines of cells that a box meets; none for one nowhere."""
        x0, y0, x1, y1 = box
        side = self.side
        return range(x0 // side, x1 // side + 1), range(y0 // side, y1 // side + 1)


def _side(boxes: Iterable[Box]) -> int:
    """Return the side of a cell: as many cells as boxes, over all of these."""
    real = [box for box in boxes if box != _NOWHERE]
    if not real:
        return 1
    left, top, right, bottom = zip(*real, strict=True)
    area = (max(right) - min(left)) * (max(bottom) - min(top))
    return max(1, isqrt(area // len(real)))


def _pairs(columns: range, lines: range) -> Iterator[tuple[int, int]]:
    return ((column, line) for column in columns for line in lines)
