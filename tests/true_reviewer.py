"""Somebody who has the printed board at hand and corrects what was traced from a photo of it.

What is to be corrected is found by comparing with the true map; how it is done (by edits, or by
mouse and keys) is left to :class:`Means`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Protocol

import numpy as np
import shapely

from benchmarks.photos.boards import shapes_of, visible
from mapkit.board import Board
from mapkit.compiled import compile_map
from mapkit.model import GameMap

Place = tuple[float, float]

_NEAR_MM = 0.3
"""A corner that is so near to the true one is left where it is."""
_WRONG_MM = 0.4
_SAMPLE_MM = 3.0
_ROUNDS = 6


class Means(Protocol):
    """How corrections are made; all places are in mm."""

    @property
    def map(self) -> GameMap:
        """The map as it is now."""

    def draw(self, outline: Sequence[Place], kind: str) -> bool:
        """Draw a field over whatever lies there, which makes room; False where it is refused."""

    def paint(self, field: str, aspect: str, value: str) -> None:
        """Give a field a kind, or give or take a trait."""

    def merge(self, fields: Sequence[str]) -> bool:
        """Make one field of several; False where it is refused."""

    def delete_below(self, field: str) -> None:
        """Delete a field on the ground that lies below another."""

    def portal(self, type_: str, at: Place, width: float) -> None:
        """Put a portal on the border next to a place."""


class TrueReviewer:
    """Compares a traced map with the true one, and corrects it."""

    def __init__(self, truth: GameMap) -> None:
        self.truth = truth
        self._whole = shapes_of(truth)
        self._shapes = visible(truth)
        self._below_drawn = False

    @property
    def below(self) -> list[str]:
        """The true fields of which something lies below others."""
        seen = visible(self.truth)
        return [i for i, s in self._whole.items() if i not in seen or s.area > seen[i].area + 5.0]

    def owners(self, game_map: GameMap) -> dict[str, str]:
        """Return which true field each traced one is, or is a part of."""
        ids = list(self._shapes)
        tree = shapely.STRtree([self._shapes[i] for i in ids])
        found = {}
        for field, shape in shapes_of(game_map).items():
            near = [ids[k] for k in tree.query(shape)]
            found[field] = max(near, key=lambda i: _overlap(self._shapes[i], shape))
        return found

    def wrong(self, game_map: GameMap, limit_mm: float) -> list[str]:
        """Return the true fields that were not found, as several, or with another border."""
        shapes = shapes_of(game_map)
        parts = defaultdict(list)
        for field, true in self.owners(game_map).items():
            parts[true].append(shapes[field])
        return [
            i
            for i, shape in self._shapes.items()
            if len(parts[i]) != 1 or _apart(shape, parts[i][0]) > limit_mm
        ]

    def outline(self, game_map: GameMap, true: str, *, near: float, grown: float) -> list[Place]:
        """Return the corners to draw for a true field, on those that are there and near enough."""
        places = np.array(list(game_map.vertices.values()), float) * game_map.unit_mm
        shape = self._shapes[true].buffer(grown, join_style="mitre")
        ring = [np.array(p) for p in shape.exterior.coords[:-1]]
        found: list[Place] = []
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            away = np.hypot(*(places - a).T)
            found.append(_place(places[away.argmin()] if away.min() < near else a))
            length = float(np.hypot(*(b - a)))
            along = (places - a) @ ((b - a) / length)
            off = np.abs((places - a) @ (np.array([a[1] - b[1], b[0] - a[0]]) / length))
            between = (off < near) & (along > 2 * near) & (along < length - 2 * near)
            found += [_place(places[k]) for k in np.flatnonzero(between)[along[between].argsort()]]
        return list(dict.fromkeys(found))

    def draw(self, means: Means, true: str) -> None:
        """Draw a field; where that is refused, as for a spike beside it, a little differently."""
        for near, grown in ((_NEAR_MM, 0.0), (_NEAR_MM / 2, 0.0), (0.0, 0.0), (_NEAR_MM / 2, 0.2)):
            outline = self.outline(means.map, true, near=near, grown=grown)
            if means.draw(outline, self.truth.fields[true].kind):
                return

    def correct_fields(self, means: Means) -> None:
        """Draw anew what has a wrong border, the smallest first, until nothing has."""
        limit = _NEAR_MM
        for _ in range(_ROUNDS):
            wrong = self.wrong(means.map, limit)
            if not wrong:
                break
            for true in sorted(wrong, key=lambda i: self._shapes[i].area):
                self.draw(means, true)
            self._clear_slivers(means)
            limit = _WRONG_MM + 0.25

    def lies_under(self, game_map: GameMap, true: str, field: str) -> bool:
        """Return whether a true field runs under a traced one."""
        shape = shapes_of(game_map)[field]
        hidden = self._whole[true].difference(visible(self.truth).get(true, shapely.Polygon()))
        return bool(hidden.intersection(shape).area > 0.2 * shape.area)

    def draw_below(self, means: Means, true: str) -> None:
        """Draw a field that others lie above, whole."""
        self._shapes[true] = self._whole[true]
        self.draw(means, true)

    def correct_kinds(self, means: Means) -> None:
        """Give each field its true kind and traits."""
        for field, true in self.owners(means.map).items():
            wanted, has = self.truth.fields[true], means.map.fields[field]
            if has.kind != wanted.kind:
                means.paint(field, "kind", wanted.kind)
            for trait in sorted(wanted.traits ^ means.map.fields[field].traits):
                means.paint(field, "trait", trait)

    def put_portals(self, means: Means) -> None:
        """Put each door and ladder where it is."""
        unit = self.truth.unit_mm
        for portal in self.truth.portals:
            (x, y), (u, v) = portal.at
            middle = ((x + u) / 2 * unit, (y + v) / 2 * unit)
            means.portal(portal.type, middle, float(np.hypot(x - u, y - v)) * unit)

    def _clear_slivers(self, means: Means) -> None:
        """Give what is left over of fields that were drawn anew to a neighbour.

        A walkway that is drawn leaves what is built up below it, as a tunnel: that is deleted.
        """
        for sliver in self._slivers(means.map):
            shapes = shapes_of(means.map)
            if sliver not in shapes:
                continue
            levels = {i: f.level for i, f in means.map.fields.items()}
            if any(
                levels[field] > levels[sliver]
                and shape.buffer(means.map.unit_mm).covers(shapes[sliver])
                for field, shape in shapes.items()
            ):
                means.delete_below(sliver)
                continue
            beside = {
                field: shapes[sliver].intersection(shape).length
                for field, shape in shapes.items()
                if field != sliver and levels[field] == levels[sliver]
            }
            for field in sorted(beside, key=lambda field: -beside[field]):
                if beside[field] > 0 and means.merge((field, sliver)):
                    break

    def _slivers(self, game_map: GameMap) -> list[str]:
        shapes, owners = shapes_of(game_map), self.owners(game_map)
        largest: dict[str, str] = {}
        for field, true in owners.items():
            if true not in largest or shapes[field].area > shapes[largest[true]].area:
                largest[true] = field
        return [
            field
            for field, true in owners.items()
            if largest[true] != field and _overlap(self._shapes[true], shapes[field]) < 0.05
        ]


def differences(
    truth: GameMap, traced: GameMap, owners: dict[str, str]
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return the pairs whose sight or distance differs: those outside disputes, then all."""
    true, mine = compile_map(truth).tables, compile_map(traced).tables
    field_of = {true_id: field for field, true_id in owners.items()}
    ids = list(truth.fields)
    at = [true.field_ids.index(i) for i in ids]
    mine_at = [mine.field_ids.index(field_of[i]) for i in ids]
    differs = np.zeros((len(ids), len(ids)), bool)
    for a, b in (
        (true.verdicts(), mine.verdicts()),
        (true.shot_distances(truth), mine.shot_distances(traced)),
    ):
        differs |= a[np.ix_(at, at)] != b[np.ix_(mine_at, mine_at)]
    found = [(ids[a], ids[b]) for a, b in np.argwhere(np.triu(differs))]
    disputed = {frozenset((d.origin, d.target)) for d in Board(traced).disputes()}
    outside = [(a, b) for a, b in found if frozenset((field_of[a], field_of[b])) not in disputed]
    return outside, found


def _overlap(a: shapely.Polygon, b: shapely.Polygon) -> float:
    return float(a.intersection(b).area / a.union(b).area)


def _apart(a: shapely.Polygon, b: shapely.Polygon) -> float:
    """Return how far the borders of two fields are apart, where they are farthest."""
    far = 0.0
    for one, other in ((a, b), (b, a)):
        places = shapely.points(shapely.get_coordinates(shapely.segmentize(one, _SAMPLE_MM)))
        far = max(far, float(shapely.distance(places, other.boundary).max()))
    return far


def _place(at: np.ndarray) -> Place:
    return round(float(at[0]), 2), round(float(at[1]), 2)
