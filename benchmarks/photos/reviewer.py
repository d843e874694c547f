"""A simulated person who reviews a traced map, and answers truly.

It goes through :func:`mapkit.review.weights.review_items` and does what the dock *Review* offers:
it accepts, merges, paints, cuts a field along its true borders, and pulls a border that is off to
where it is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import numpy as np
import shapely

from benchmarks.photos.boards import shapes_of
from mapkit.edits import (
    EditRefusedError,
    insert_vertex,
    move_vertices,
    paint,
    split_field,
)
from mapkit.model import Doubt, GameMap
from mapkit.review.alternatives import alternatives, last_about, open_doubts, seen
from mapkit.review.remaining import wrong_verdicts_left
from mapkit.review.weights import ReviewItem, review_items

STAGES = (0, 20, 50, None)
"""Items after which is measured; None is the end."""

_SORTED_EVERY = 10
_SEEN_OFF_MM = 0.4
_CORNER_MM, _BORDER_MM = 4.0, 7.0
_BEYOND_MM = 3.0, 8.0, 15.0
_PART = 0.3
"""Of a true field: as much of it lies in a traced one that the two are seen to be one."""


def reviewed(
    truth: GameMap, game_map: GameMap, measure: Callable[[GameMap], dict[str, Any]]
) -> list[dict[str, Any]]:
    """Review a map and measure it at each of :data:`STAGES`.

    Returns
    -------
    list of dict
        What ``measure`` gave, with the items seen, what was changed, and the estimate then.
    """
    person = _Person(truth, game_map)
    rows = []
    for stage in STAGES:
        person.go_on_until(stage)
        left = wrong_verdicts_left(person.open_items()) if stage is not None else None
        row = measure(person.map) | {"items": person.seen, "changed": person.changed}
        if left is not None:
            row |= {"expected": left.expected, "low": left.low, "high": left.high}
        rows.append(row)
    return rows


class _Person:
    """Looks at one item after the other."""

    def __init__(self, truth: GameMap, game_map: GameMap) -> None:
        self.map, self.seen, self.changed = game_map, 0, 0
        self._truth = truth
        self._sorted: tuple[GameMap, tuple[ReviewItem, ...]] | None = None
        self._true: dict[str, Any] = dict(shapes_of(truth))
        upper = [i for i in self._true if truth.fields[i].level > 0]
        roof = shapely.union_all([self._true[i] for i in upper])
        for i in self._true.keys() - set(upper):
            self._true[i] = shapely.difference(self._true[i], roof)
        self._names = list(self._true)
        self._tree = shapely.STRtree([self._true[i] for i in self._names])
        self.map = self._with_true_traits(game_map)

    def _with_true_traits(self, game_map: GameMap) -> GameMap:
        """Give fields the obstacles and the like that are printed on them: symbols come first."""
        known = game_map.ruleset.traits.keys()
        fields = {
            i: replace(f, traits=self._truth.fields[self._largest(game_map, i)].traits & known)
            for i, f in game_map.fields.items()
        }
        return replace(game_map, fields=fields)

    def go_on_until(self, items: int | None) -> None:
        """Look at items until so many have been seen, or all."""
        for doubt in self._items(items):
            self.seen += 1
            try:
                after = self._correct(self.map, doubt)
            except EditRefusedError:
                after = self.map
            for field in last_about(self.map, doubt):
                if field in after.fields:
                    after = self._looked_over(after, field)
            self.changed += after is not self.map
            self.map = seen(after, doubt) if doubt in open_doubts(after) else after

    def open_items(self) -> tuple[ReviewItem, ...]:
        """Return what is open, in the order of review."""
        if self._sorted is None or self._sorted[0] is not self.map:
            self._sorted = self.map, review_items(self.map, before=self._sorted)
        return self._sorted[1]

    def _items(self, items: int | None) -> Iterator[Doubt]:
        while items is None or self.seen < items:
            if items is None:  # the order makes no difference any more
                found = list(open_doubts(self.map))
            elif self.seen < items:
                found = [item.doubt for item in self.open_items()][:_SORTED_EVERY]
            if not found:
                return
            for doubt in found:
                if doubt in open_doubts(self.map) and (items is None or self.seen < items):
                    yield doubt

    def _correct(self, game_map: GameMap, doubt: Doubt) -> GameMap:
        true = [self._largest(game_map, f) for f in doubt.fields]
        match doubt.about:
            case "border" if true[0] == true[1]:
                (other,) = alternatives(game_map, doubt)
                merged = other.edit(game_map)
                (field,) = set(doubt.fields) & merged.fields.keys()
                return self._painted(merged, field, true[0])
            case "border":
                return self._pulled(game_map, doubt.fields, true)
            case "kind":
                return self._painted(game_map, doubt.fields[0], true[0])
            case "missing":
                return self._cut(game_map, doubt.fields[0])
            case "look":
                return self._looked_over(game_map, doubt.fields[0])
        return game_map

    def _looked_over(self, game_map: GameMap, field: str) -> GameMap:
        """Correct whatever is wrong with a field."""
        game_map = self._painted(game_map, field, self._largest(game_map, field))
        game_map = self._cut(game_map, field)
        touching = [f for f in game_map.fields if f != field and _shared(game_map, (field, f))]
        for f in touching:
            if f in game_map.fields and field in game_map.fields:
                try:
                    game_map = self._correct(game_map, Doubt("border", (field, f), (0, 0), 0.0))
                except EditRefusedError:
                    continue
        return game_map

    def _inside(self, game_map: GameMap, field: str) -> list[tuple[float, str]]:
        """Return the true fields in a traced one, with how much of each lies in it."""
        shape = _shape(game_map, field)
        found = []
        for k in self._tree.query(shape).tolist():
            true = self._true[self._names[k]]
            found.append((shapely.intersection(shape, true).area, self._names[k]))
        return sorted(found, reverse=True)

    def _largest(self, game_map: GameMap, field: str) -> str:
        return self._inside(game_map, field)[0][1]

    def _painted(self, game_map: GameMap, field: str, true: str) -> GameMap:
        own, rules = self._truth.fields[true], game_map.ruleset
        kind = self._truth.class_of(true)
        traits = own.traits & rules.traits.keys()
        now = game_map.fields[field]
        if kind not in rules.kinds or (kind, traits) == (now.kind, now.traits):
            return game_map
        return paint(game_map, [field], kind=kind, traits=traits)

    def _cut(self, game_map: GameMap, field: str) -> GameMap:
        """Cut a field along the true borders in it, and paint the parts."""
        inside = [i for area, i in self._inside(game_map, field)
                  if area > _PART * self._true[i].area]  # fmt: skip
        parts = [field]
        for a, b in combinations(inside, 2):
            line = _common(self._true[a], self._true[b])
            if line.is_empty or line.length < _CORNER_MM:
                continue
            whole = shapely.line_merge(line)
            course = max(shapely.get_parts(whole), key=lambda part: part.length)
            for part, beyond in product(parts, _BEYOND_MM):
                if shapely.intersection(line, _shape(game_map, part)).length < line.length / 2:
                    continue
                path = _prolonged(course, beyond) / game_map.unit_mm
                before = game_map
                try:
                    game_map = split_field(game_map, part, path)
                except EditRefusedError:
                    continue
                parts += [f for f in game_map.fields if f not in before.fields]
                break
        if len(parts) > 1:
            for part in parts:
                game_map = self._painted(game_map, part, self._largest(game_map, part))
        return game_map

    def _pulled(self, game_map: GameMap, fields: tuple[str, ...], true: list[str]) -> GameMap:
        """Pull a border to where it is printed, where one can see that it is off."""
        line = _common(self._true[true[0]], self._true[true[1]])
        edges = _shared(game_map, fields)
        if line.is_empty or not edges or _off(game_map, edges, line) < _SEEN_OFF_MM:
            return game_map
        corners = shapely.get_coordinates(line)
        places = {}
        for v in {v for edge in edges for v in edge}:
            at = np.array(game_map.vertices[v]) * game_map.unit_mm
            nearest = corners[np.hypot(*(corners - at).T).argmin()]
            on = shapely.get_coordinates(line.interpolate(line.project(shapely.Point(at))))[0]
            if np.hypot(*(nearest - at)) < _CORNER_MM:
                places[v] = nearest
            elif np.hypot(*(on - at)) < _BORDER_MM:
                places[v] = on
        for v, at in places.items():
            game_map = _moved(game_map, v, at)
        for corner in corners:
            edges = _shared(game_map, fields)
            ends = {v for edge in edges for v in edge}
            known = [np.hypot(*(np.array(game_map.vertices[v]) * game_map.unit_mm - corner))
                     for v in ends]  # fmt: skip
            if known and min(known) > _SEEN_OFF_MM:
                game_map = _cornered(game_map, edges, corner)
        return game_map


def _shape(game_map: GameMap, field: str) -> shapely.Polygon:
    rings = [np.array(ring) * game_map.unit_mm for ring in game_map.points(field)]
    return shapely.Polygon(rings[0], rings[1:])


def _common(a: Any, b: Any) -> Any:
    """Return the border of two shapes."""
    return shapely.intersection(a.boundary, b.boundary.buffer(0.01))


def _shared(game_map: GameMap, fields: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the edges that two fields have in common."""
    sides = []
    for f in fields:
        rings = game_map.fields[f].rings if f in game_map.fields else ()
        sides.append(
            {frozenset(e) for ring in rings for e in zip(ring, (*ring[1:], ring[0]), strict=True)}
        )
    return [(min(e), max(e)) for e in sides[0] & sides[1]]


def _line(game_map: GameMap, edge: tuple[str, str]) -> shapely.LineString:
    return shapely.LineString([np.array(game_map.vertices[v]) * game_map.unit_mm for v in edge])


def _off(game_map: GameMap, edges: list[tuple[str, str]], line: Any) -> float:
    drawn = shapely.union_all([_line(game_map, edge) for edge in edges])
    there = shapely.hausdorff_distance(drawn, line, densify=0.1)
    return float(there)


def _moved(game_map: GameMap, vertex: str, at: Any) -> GameMap:
    try:
        return move_vertices(game_map, {vertex: tuple(at / game_map.unit_mm)})
    except EditRefusedError:
        return game_map


def _cornered(game_map: GameMap, edges: list[tuple[str, str]], corner: Any) -> GameMap:
    """Return the map with a corner more on a border."""
    edge = min(edges, key=lambda e: _line(game_map, e).distance(shapely.Point(corner)))
    if _line(game_map, edge).distance(shapely.Point(corner)) > _BORDER_MM:
        return game_map
    try:
        return insert_vertex(game_map, edge, tuple(corner / game_map.unit_mm))
    except EditRefusedError:
        return game_map


def _prolonged(line: shapely.LineString, mm: float) -> Any:
    """Return a path that begins and ends a little beyond a line's ends."""
    points = shapely.get_coordinates(line)
    for end, beside in ((0, 1), (-1, -2)):
        way = points[end] - points[beside]
        points[end] = points[end] + way / max(np.hypot(*way), 1e-9) * mm
    return points
