"""Vertices and rings: ids looked up, plain points matched into shared vertices."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import Node, Scalar, SeqNode
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import entries
from mapkit.mapfile.scalars import coordinate_of, kind_of, read_coordinate, read_id
from mapkit.mapfile.value_types import COORDINATE, Schema, items, list_schema, ref
from mapkit.messages import phrase
from mapkit.model import Point

MAX_NEAR_MISSES = 100

POINT_SCHEMA: Schema = {
    "description": "[x, y], y down from the top.",
    **list_schema(COORDINATE.schema, 2),
}
CORNER_SCHEMA: Schema = {"anyOf": [ref("id"), ref("point")]}
RING_SCHEMA: Schema = {
    "description": "Vertex ids or points; not closed.",
    **list_schema(ref("corner")),
    "minItems": 3,
}


def _point_of(node: Node) -> Point | None:
    """Return the point that a node is; None for what :func:`_read_point` reports.

    Nearly all are points, and to say which one this is takes longer than to read it.
    """
    if type(node) is not SeqNode or len(node.items) != 2:
        return None
    x, y = (coordinate_of(item) for item in node.items)
    return None if x is None or y is None else (x, y)


def _read_point(node: Node, problems: Problems, what: str) -> Point | None:
    """Read ``[x, y]``."""
    if type(node) is not SeqNode or len(node.items) != 2:
        problems.add(
            rules.VALUE_OF_WRONG_TYPE,
            node.start,
            phrase(
                "{what} should be a point [x, y], not a list of {n}", what=what, n=len(node.items)
            )
            if isinstance(node, SeqNode)
            else phrase(
                "{what} should be a point [x, y], not {found}", what=what, found=kind_of(node)
            ),
            phrase("write two whole numbers in brackets, for example [3000, 400]"),
        )
        return None
    x = read_coordinate(node.items[0], problems, phrase("x of {what}", what=what))
    y = read_coordinate(node.items[1], problems, phrase("y of {what}", what=what))
    return None if x is None or y is None else (x, y)


class Outlines:
    """The vertices of a map while its rings are read.

    Attributes
    ----------
    points : dict of str to (int, int)
        All vertices so far, those of the file first.
    broken : set of str
        Ids that the file has but whose point could not be read; not reported twice.
    generated : dict of str to int
        Vertices made from plain points, with the position in the text of the first one.
    """

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.points: dict[str, Point] = {}
        self.broken: set[str] = set()
        self.generated: dict[str, int] = {}
        self._by_point: dict[Point, str] | None = None
        self._positions: dict[str, int] = {}
        self._next = 1

    def read_vertices(self, node: Node | None) -> None:
        """Read the ``vertices:`` section."""
        points = self.points
        for id_, key, value in entries(node, self.problems, "vertices", phrase("a vertex")):
            point = _point_of(value) or _read_point(
                value, self.problems, phrase("vertex {id}", id=id_)
            )
            if point is None:
                self.broken.add(id_)
            else:
                points[id_] = point
                self._positions[id_] = key.start

    def ring(self, node: Node, field: str, what: str) -> tuple[str, ...] | None:
        """Read a ring of vertex ids, points, or both, as vertex ids."""
        corners = items(
            node, self.problems, phrase("{what} of field {field}", what=what, field=field)
        )
        if corners is None:
            return None
        if self._is_flat(corners):
            self.problems.add(
                rules.VALUE_OF_WRONG_TYPE,
                node.start,
                phrase("{what} of field {field} is a flat list of numbers", what=what, field=field),
                phrase("write points as [[x, y], [x, y], ...], or the ids of vertices"),
                fields=(field,),
            )
            return None
        ids = [self._corner(corner, field, what) for corner in corners]
        if None in ids:
            return None
        ring = tuple(i for i in ids if i is not None)
        if len(ring) > 3 and ring[0] == ring[-1]:
            self.problems.add(
                rules.RING_CLOSED_TWICE,
                corners[-1].start,
                phrase(
                    "{what} of field {field} ends with the vertex it began with, "
                    "{vertex}; the repetition is left out",
                    what=what,
                    field=field,
                    vertex=ring[0],
                ),
                phrase("rings close by themselves: delete the last one"),
                fields=(field,),
                vertices=(ring[0],),
            )
            ring = ring[:-1]
        if len(ring) < 3:
            self.problems.add(
                rules.TOO_FEW_POINTS,
                node.start,
                phrase(
                    "{what} of field {field} has {number} corners; an area needs three",
                    what=what,
                    field=field,
                    number=len(ring),
                ),
                fields=(field,),
            )
            return None
        return ring

    def place_end(self, node: Node, what: str) -> Point | None:
        """Read an end of a portal's place: a point, or the id of a vertex."""
        if isinstance(node, SeqNode):
            return _point_of(node) or _read_point(
                node, self.problems, phrase("an end of {what}", what=what)
            )
        id_ = read_id(node, self.problems, phrase("a vertex in {what}", what=what))
        if id_ is None or id_ in self.broken:
            return None
        if id_ not in self.points:
            self._unknown(node, id_, what, ())
            return None
        return self.points[id_]

    def _is_flat(self, corners: Sequence[Node]) -> bool:
        return len(corners) >= 6 and all(
            isinstance(c, Scalar)
            and not c.quoted
            and c.value.lstrip("-").isdecimal()
            and c.value not in self.points
            and c.value not in self.broken
            for c in corners
        )

    def _corner(self, node: Node, field: str, what: str) -> str | None:
        if type(node) is Scalar:
            if node.value in self.points:
                return node.value
            id_ = read_id(
                node,
                self.problems,
                phrase("a vertex in {what} of field {field}", what=what, field=field),
            )
            if id_ is not None and id_ not in self.broken:
                self._unknown(
                    node, id_, phrase("{what} of field {field}", what=what, field=field), (field,)
                )
            return None
        point = _point_of(node) or _read_point(
            node,
            self.problems,
            phrase("a corner in {what} of field {field}", what=what, field=field),
        )
        return None if point is None else self._match(point, node.start)

    def _unknown(self, node: Node, id_: str, what: str, fields: tuple[str, ...]) -> None:
        self.problems.add(
            rules.NO_SUCH_VERTEX,
            node.start,
            phrase("{what} names vertex {word}, which does not exist", what=what, word=quoted(id_)),
            self.problems.did_you_mean(id_, self.points)
            or phrase("add it to vertices, or name another"),
            fields=fields,
            vertices=(id_,),
        )

    def _match(self, point: Point, position: int) -> str:
        if self._by_point is None:
            self._by_point = {}
            for id_, known in self.points.items():
                self._by_point.setdefault(known, id_)
        known_id = self._by_point.get(point)
        if known_id is not None:
            return known_id
        while (id_ := f"v{self._next}") in self.points or id_ in self.broken:
            self._next += 1
        self._by_point[point] = id_
        self.points[id_] = point
        self.generated[id_] = self._positions[id_] = position
        return id_

    def report_near_misses(self, tolerance: float) -> None:
        """Name plain points that nearly, but not quite, meet another vertex.

        ``tolerance`` is in map units. Two points nearer than that were probably meant to be one.
        """
        if not self.generated or not tolerance > 1:
            return
        cells: dict[tuple[int, int], list[str]] = {}
        found = 0
        for id_, (x, y) in self.points.items():
            column, row = math.floor(x / tolerance), math.floor(y / tolerance)
            for c in (column - 1, column, column + 1):
                for r in (row - 1, row, row + 1):
                    for other in cells.get((c, r), ()):
                        if id_ not in self.generated and other not in self.generated:
                            continue
                        px, py = self.points[other]
                        if 0 < math.hypot(px - x, py - y) < tolerance:
                            self._near(id_, other)
                            found += 1
                            if found >= MAX_NEAR_MISSES:
                                return
            cells.setdefault((column, row), []).append(id_)

    def _near(self, late: str, early: str) -> None:
        (x, y), (px, py) = self.points[late], self.points[early]
        if late not in self.generated:
            late, early, x, y, px, py = early, late, px, py, x, y
        other = self.problems.lines.place(self._positions[early])
        self.problems.add(
            rules.POINTS_NEARLY_MEET,
            self._positions[late],
            phrase(
                "the point [{x}, {y}] lies within the tolerance of [{px}, {py}] "
                "(line {line}, column {column}) but is not the same",
                x=x,
                y=y,
                px=px,
                py=py,
                line=other.line,
                column=other.column,
            ),
            phrase(
                "if they are one corner, give both the same numbers; mapkit check --fix can do it"
            ),
            vertices=(late, early),
            at=((x, y), (px, py)),
        )
