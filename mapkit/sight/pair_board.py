"""A map as all that is asked about its pairs sees it: rules, places, sides, corners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.errors import NotFoundError
from mapkit.geometry.kernel.constants import (
    BLOCKS,
    BOARD,
    EMPTY,
    FREE,
    PASSES,
    START,
    TARGET,
    WANTED,
)
from mapkit.model import GameMap, SightRule
from mapkit.sight.rule_tasks import field_facts, line_rules, place_counts

Float64 = NDArray[np.float64]
Int32 = NDArray[np.int32]

# How far into a wanted place a line has to reach so that it counts as crossing it: the near miss
# is the least depth over such lines, which a line that only touches the place's corner attains.
_REACH_MM = 1e-4


class PairBoard:
    """What all questions about the pairs of one map share; builds its parts when first needed.

    Parameters
    ----------
    mesh : Mesh or None
        The map's mesh, built here if None.

    Attributes
    ----------
    facts : FieldFacts
        What the sight rules ask of the fields.
    index : dict of str to int
        Of the fields, 0 to N - 1.
    """

    DRAWN = ("polygons", "bounds", "padded", "_sides", "sides", "_rim")
    """What depends on the places of the vertices."""

    def __init__(self, game_map: GameMap, mesh: Mesh | None = None) -> None:
        self.map = game_map
        self.mesh = build_mesh(game_map) if mesh is None else mesh
        self.facts = field_facts(game_map)
        self.index = {field: k for k, field in enumerate(self.mesh.field_ids)}
        self._counts: dict[str, Int32] = {}
        self._end_corners: dict[str, Float64] = {}
        self._wanted_corners: dict[str, Float64] = {}
        self._wanted: dict[str, NDArray[np.bool_]] = {}
        self._rules: dict[tuple[str, str], tuple[SightRule, ...]] = {}

    def position(self, field_id: str) -> int:
        """Return a field's index, 0 to N - 1.

        Raises
        ------
        NotFoundError
            Where the map has no field of that id.
        """
        try:
            return self.index[field_id]
        except KeyError:
            raise NotFoundError(f"the map has no field {field_id!r}") from None

    @property
    def ends(self) -> Int32:
        """Edges between two different places, (E, 2), as vertex indices of the mesh."""
        return self._sides[0]

    @property
    def places(self) -> Int32:
        """The place to the left and to the right of each, (E, 2)."""
        return self._sides[1]

    @cached_property
    def _sides(self) -> tuple[Int32, Int32]:
        return _sides(self.mesh)

    @cached_property
    def sides(self) -> Float64:
        """Their coordinates in map units, (E, 4)."""
        return self.mesh.xy[self.ends].astype(np.float64).reshape(-1, 4)

    @cached_property
    def polygons(self) -> NDArray[np.object_]:
        """The fields as polygons in map units, (N,), by index; for measurements."""
        rings = [self.map.points(field) for field in self.mesh.field_ids]
        return np.array([shapely.Polygon(outer, holes) for outer, *holes in rings], object)

    @cached_property
    def bounds(self) -> NDArray[np.float64]:
        """Their least x and y, and the greatest, (N, 4)."""
        return np.asarray(shapely.bounds(self.polygons), np.float64)

    @cached_property
    def padded(self) -> NDArray[np.object_]:
        """The same with a hair's breadth round them, so that a line along an edge meets them."""
        return np.array(shapely.buffer(self.polygons, 1e-6, quad_segs=16), object)

    def places_of(self, field: str) -> NDArray[np.bool_]:
        """Return, (P,) bool, which places belong to a field.

        Raises
        ------
        NotFoundError
            Where the map has no such field.
        """
        found: NDArray[np.bool_] = (self.mesh.place_fields == self.position(field)).any(axis=1)
        return found

    def rules(self, a: str, b: str) -> tuple[SightRule, ...]:
        """Return the line rules for two fields, those that name their classes first."""
        classes = self.facts.classes
        pair = classes[self.position(a)], classes[self.position(b)]
        if pair not in self._rules:
            self._rules[pair] = line_rules(self.map, *pair)
        return self._rules[pair]

    def count(self, rule: SightRule) -> Int32:
        """Return :func:`mapkit.sight.rule_tasks.place_counts` of the rule: (P,) int32."""
        if rule.id not in self._counts:
            self._counts[rule.id] = place_counts(rule, self.map, self.mesh, self.facts)
        return self._counts[rule.id]

    def roles(self, rule: SightRule, a: str, b: str) -> NDArray[np.uint8]:
        """Return the kernel's roles of all places for one pair and rule: (P,) uint8."""
        counts = self.count(rule)
        at_a, at_b = self.places_of(a), self.places_of(b)
        free = (counts != BLOCKS) | at_a | at_b
        # Where void passes, what lies outside the board is as good as any other free place.
        board = np.ones(len(counts), bool)
        board[0] = bool(free[0])
        roles = FREE * free + START * at_a + TARGET * at_b + BOARD * board
        roles = roles + EMPTY * (counts == PASSES)
        if rule.needs:
            roles = roles + WANTED * (self.wanted(rule) & ~at_a & ~at_b)
        return np.asarray(roles, np.uint8)

    def corners(self, rule: SightRule, a: str, b: str) -> Float64:
        """Return the corners that lines may turn about at any depth, (K, 2) in map units."""
        parts = [self._end(a), self._end(b)]
        if self.count(rule)[0] == BLOCKS:
            parts.append(self._rim)
        if rule.needs:
            parts.append(self._wanted_tips(rule))
        return np.concatenate(parts)

    def wanted(self, rule: SightRule) -> NDArray[np.bool_]:
        """Return, (P,) bool, which places serve a rule that needs a field in between."""
        if rule.id not in self._wanted:
            meets = [
                c in rule.needs and bool(k)
                for c, k in zip(self.facts.classes, self.facts.counts, strict=True)
            ]
            counts = self.count(rule).tolist()
            self._wanted[rule.id] = np.array([c >= 0 and meets[c] for c in counts], dtype=bool)
        return self._wanted[rule.id]

    def _end(self, field: str) -> Float64:
        if field not in self._end_corners:
            at = [corner for corner, *_ in _corners(self, self.places_of(field))]
            self._end_corners[field] = self.mesh.xy[at].astype(np.float64)
        return self._end_corners[field]

    @cached_property
    def _rim(self) -> Float64:
        outside = np.zeros(len(self.mesh.place_fields), bool)
        outside[0] = True
        at = [corner for corner, *_ in _corners(self, outside)]
        return self.mesh.xy[at].astype(np.float64)

    def _wanted_tips(self, rule: SightRule) -> Float64:
        """Return points just inside the corners of the wanted places."""
        if rule.id not in self._wanted_corners:
            reach = _REACH_MM / self.map.unit_mm
            tips = [np.zeros((0, 2))]
            for place in np.nonzero(self.wanted(rule))[0].tolist():
                one = np.zeros(len(self.mesh.place_fields), bool)
                one[place] = True
                at, inwards = outward_corners(self, one)
                tips.append(self.mesh.xy[at] + reach * inwards)
            self._wanted_corners[rule.id] = np.concatenate(tips)
        return self._wanted_corners[rule.id]


def _sides(mesh: Mesh) -> tuple[Int32, Int32]:
    """Return the edges between different places, and the places on their left and right."""
    triangle = np.repeat(np.arange(len(mesh.triangles)), 3)
    a = mesh.triangles.reshape(-1)
    b = mesh.triangles[:, [1, 2, 0]].reshape(-1)
    other = mesh.neighbours.reshape(-1)
    left = mesh.triangle_place[triangle]
    right = np.where(other >= 0, mesh.triangle_place[other], 0)
    once = (left != right) & ((a < b) | (other < 0))
    ends = np.stack([a, b], axis=1)[once].astype(np.int32)
    return ends, np.stack([left, right], axis=1)[once].astype(np.int32)


def outward_corners(
    board: PairBoard, inside: NDArray[np.bool_]
) -> tuple[NDArray[np.intp], Float64]:
    """Find the corners of a region that stick out: its angle there is below 180 degrees.

    Parameters
    ----------
    inside : (P,) bool
        The places that make up the region.

    Returns
    -------
    vertices : (K,) intp
        Vertex indices; a vertex where the region meets itself stands once for every angle.
    inwards : (K, 2) float64
        Directions of length 1 into the region.
    """
    vertices: list[int] = []
    inwards: list[tuple[float, float]] = []
    for corner, on, back_to in _corners(board, inside):
        u, v = (np.array(d) / np.hypot(d[0], d[1]) for d in (on, back_to))
        middle = u + v if (u + v).any() else np.array([-u[1], u[0]])  # opposite but for rounding
        middle /= np.hypot(*middle)
        vertices.append(corner)
        inwards.append((float(middle[0]), float(middle[1])))
    return np.array(vertices, np.intp), np.array(inwards, np.float64).reshape(-1, 2)


def _corners(
    board: PairBoard, inside: NDArray[np.bool_]
) -> Iterator[tuple[int, Sequence[int], Sequence[int]]]:
    """Yield such corners, each with the ways along the region's boundary on from it and back."""
    left, right = inside[board.places].T
    forth, back = board.ends[left & ~right], board.ends[right & ~left][:, ::-1]
    directed = np.concatenate([forth, back])
    leaving: dict[int, list[int]] = {}
    for start, end in directed.tolist():
        leaving.setdefault(start, []).append(end)
    xy = dict(zip(leaving, board.mesh.xy[list(leaving)].tolist(), strict=True))
    for before, corner in directed.tolist():
        x, y = xy[corner]
        back_to, *ways = [(xy[k][0] - x, xy[k][1] - y) for k in (before, *leaving[corner])]
        # The region lies clockwise of the way back, up to the next way on.
        on = _next_clockwise(back_to, ways)
        if on[0] * back_to[1] - on[1] * back_to[0] > 0:
            yield corner, on, back_to


def _next_clockwise(start: Sequence[int], ways: Sequence[Sequence[int]]) -> Sequence[int]:
    """Return the way met first when turning clockwise from a direction."""
    if len(ways) == 1:
        return ways[0]

    def turned(way: Sequence[int]) -> float:
        cross = start[0] * way[1] - start[1] * way[0]
        dot = start[0] * way[0] + start[1] * way[1]
        return float(-np.arctan2(cross, dot) % (2 * np.pi))

    return min(ways, key=turned)
