"""Looks for other drawings of a map, within its tolerance, by which fields see each other nearer.

Independent of how the program proves what is settled: section 5 of the rules, straight. A line of
such a drawing passes each vertex on its left or on its right, and a vertex that lies within the
tolerance of the line can be on either side. So for lines through the discs round two vertices the
vertices in reach are put on this side or on that one, corners of four borders are parted, and the
fields that the line crosses then are written down in their order. Every hit names the vertices
that move, so it is checked exactly on the map drawn anew. What this does not find proves nothing.

Floating point and NumPy, since it only proposes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import asin, atan2, cos, hypot, sin
from random import Random

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency.redrawing import Redrawer
from mapkit.coverage.noding import node_rings
from mapkit.model import GameMap, PartedCorner, Point, Redrawing, SightRule, VertexMove

Float = NDArray[np.float64]

_MARGIN = 0.3
"""Map units that a moved vertex keeps from the line."""

_MOST_WAYS = 48


@dataclass(frozen=True, slots=True)
class Hit:
    """Two fields that see each other over fewer fields in another drawing, or at all."""

    a: str
    b: str
    distance: int
    redrawing: Redrawing


@dataclass(frozen=True, slots=True)
class _Side:
    """One way for a line to pass a vertex.

    ``first`` is the end of all borders, or of those that stay where the vertex parts; ``second``
    is that of the others, ``borders`` their neighbours.
    """

    first: Point
    second: Point | None = None
    borders: tuple[str, ...] = ()


class _Rule:
    def __init__(self, rule: SightRule, game_map: GameMap) -> None:
        ruleset, fields = game_map.ruleset, list(game_map.fields.values())
        self.rule = rule
        self._upper = [item.level > 0 for item in fields]
        classes = [game_map.class_of(item.id) for item in fields]
        self._blocks = [
            ruleset.kinds[item.kind].blocks_sight
            or any(ruleset.traits[t].blocks_sight for t in item.traits)
            or (rule.mechanism == "line" and name not in rule.through)
            for item, name in zip(fields, classes, strict=True)
        ]
        if rule.mechanism == "same_building":
            self._blocks = [False] * len(fields)
        self.void = game_map.choices.get("void") == "passes" or rule.mechanism != "line"
        self.needed = 0
        water = game_map.choices.get("water_counts_open", "yes") == "yes"
        for k, item in enumerate(fields):
            counts = all(ruleset.traits[t].counts_as_class for t in item.traits)
            counts = counts and (water or "water" not in item.traits)
            if classes[k] in rule.needs and counts:
                self.needed |= 1 << k
        self._counted: dict[int, int | None] = {}

    def counted(self, face: int) -> int | None:
        """Return the mask of what a face counts, 0 for void that lets pass, None if it blocks."""
        if face not in self._counted:
            self._counted[face] = self._count(face)
        return self._counted[face]

    def _count(self, face: int) -> int | None:
        if not face:
            return 0 if self.void else None
        on = [k for k in range(face.bit_length()) if face >> k & 1]
        if len(on) > 1:
            if self.rule.stacked == "blocks":
                return None
            on = [k for k in on if self._upper[k] == (self.rule.stacked == "upper")]
        return None if not on or self._blocks[on[0]] else 1 << on[0]


class LineSearch:
    """Searches one map.

    Parameters
    ----------
    redrawer : Redrawer
        Of the map.
    distance : (N, N) int
        The shot distance that counts, 0 where there is none.
    inside : (N, N) bool
        Pairs that only their building lets see each other.
    """

    def __init__(
        self, redrawer: Redrawer, distance: NDArray[np.int64], inside: NDArray[np.bool_]
    ) -> None:
        self.map, self.redrawer = redrawer.map, redrawer
        self._distance, self._inside = distance.tolist(), inside.tolist()
        self._ids = list(self.map.fields)
        noded = node_rings(self.map)
        self._names = noded.vertex_ids
        self._number = {v: k for k, v in enumerate(self._names)}
        self.xy = noded.xy.astype(np.float64)
        masks: dict[tuple[int, int], int] = {}
        rows = zip(noded.edges.tolist(), noded.edge_field.tolist(), strict=True)
        for (a, b), f in rows:
            masks[a, b] = masks.get((a, b), 0) ^ (1 << f)
        self._ends = np.array(list(masks), np.int64).reshape(-1, 2)
        self._masks = list(masks.values())
        self._edge = {e: k for k, e in enumerate(masks)}
        self._rules = self._partners()
        self.reach = self.map.tolerance_units
        ticks = np.arange(-int(self.reach), int(self.reach) + 1)
        moves = np.stack(np.meshgrid(ticks, ticks), axis=-1).reshape(-1, 2)
        size = np.hypot(*moves.T)
        within = size <= self.reach
        self._offsets = moves[within][np.argsort(size[within], kind="stable")]

    def _partners(self) -> list[tuple[_Rule, list[int]]]:
        """Return the rules that lines are for, with the mask of the fields that each may see."""
        classes = [self.map.class_of(f) for f in self._ids]
        given = list(self.map.ruleset.rules.values())

        def applies(rule: SightRule, a: str, b: str) -> bool:
            both = (a, b), (b, a)
            return not rule.ends or any(
                x in (p, "*") and y in (q, "*") for x, y in rule.ends for p, q in both
            )

        stacked = {(a, b) for p in self.redrawer.relations.stacked for a, b in (p, p[::-1])}
        found = []
        for rule in given:
            if rule.mechanism not in ("line", "same_building"):
                continue
            masks = []
            for i, a in enumerate(classes):
                mask = 0
                for k, b in enumerate(classes):
                    instead = any(
                        rule.id in other.instead_of and applies(other, a, b) for other in given
                    )
                    alone = rule.mechanism == "line" or self._inside[i][k]
                    apart = i == k or (self._ids[i], self._ids[k]) in stacked
                    if not apart and alone and applies(rule, a, b) and not instead:
                        mask |= 1 << k
                masks.append(mask)
            if any(masks):
                found.append((_Rule(rule, self.map), masks))
        return found

    def lines(self, rng: Random) -> Iterator[tuple[float, float, float]]:
        """Yield (nx, ny, c) without end: n·x = c nearly touches the discs round two vertices."""
        many, reach = len(self.xy), self.reach - 2 * _MARGIN
        while True:
            p, q = rng.sample(range(many), 2)
            yield self._line(p, q, *(rng.choice((-reach, reach)) for _ in "pq"))

    def _line(self, p: int, q: int, s: float, t: float) -> tuple[float, float, float]:
        (px, py), (qx, qy) = self.xy[p].tolist(), self.xy[q].tolist()
        far = hypot(qx - px, qy - py)
        angle = atan2(qy - py, qx - px) - asin(max(-1.0, min(1.0, (t - s) / far)))
        nx, ny = -sin(angle), cos(angle)
        return nx, ny, nx * px + ny * py - s

    def along(self, line: tuple[float, float, float], rng: Random) -> list[Hit]:
        """Return what a line finds, the nearest of each pair.

        Parameters
        ----------
        line : (float, float, float)
        rng : Random
            Chooses where there are too many ways to pass the vertices.
        """
        nx, ny, c = line
        normal = np.array([nx, ny])
        away = self.xy @ normal - c
        place = self.xy @ np.array([ny, -nx])
        near = np.flatnonzero(np.abs(away) + _MARGIN <= self.reach).tolist()
        ways = [self._ways(v, normal, float(away[v])) for v in near]
        near = [v for v, way in zip(near, ways, strict=True) if way]
        ways = [way for way in ways if way]
        many = int(np.prod([float(len(w)) for w in ways])) if ways else 1
        choices = (
            product(*ways)
            if many <= _MOST_WAYS
            else ([rng.choice(w) for w in ways] for _ in range(_MOST_WAYS))
        )
        best: dict[tuple[int, int], Hit] = {}
        for chosen in choices:
            faces, at = self._walk(normal, c, away, place, near, chosen)
            for i, k, distance, low, high in self._seen(faces):
                known = best.get((i, k))
                if known is None or distance < known.distance:
                    span = at[low] - 4 * self.reach, at[high] + 4 * self.reach
                    moved = self._redrawing(near, chosen, place, span)
                    best[i, k] = Hit(self._ids[i], self._ids[k], distance, moved)
        return list(best.values())

    def _ways(self, v: int, normal: Float, away: float) -> list[_Side]:
        x, y = self.xy[v].tolist()

        found = []
        for side in (1.0, -1.0):
            # The shortest move to whole units that does.
            enough = side * (
                away + self._offsets[:, 0] * normal[0] + self._offsets[:, 1] * normal[1]
            )
            at = int(np.argmax(enough >= _MARGIN))
            if enough[at] >= _MARGIN:
                dx, dy = self._offsets[at].tolist()
                found.append(_Side((int(x + dx), int(y + dy))))
        round_it = self.redrawer.borders[self._names[v]]
        n = len(round_it)
        if n < 4 or len(found) < 2:
            return found
        for start in range(n):
            for size in range(2, n - 1):
                group = tuple(round_it[(start + k) % n] for k in range(size))
                found.append(_Side(found[0].first, found[1].first, group))
        return found

    def _walk(
        self,
        normal: Float,
        c: float,
        away: Float,
        place: Float,
        near: Sequence[int],
        chosen: Sequence[_Side],
    ) -> tuple[list[int], list[float]]:
        """Return the faces along a line, and where it comes into each of them."""
        d = away.copy()
        twins: list[tuple[float, int]] = []
        other: list[tuple[int, int, float]] = []
        for v, side in zip(near, chosen, strict=True):
            d[v] = side.first[0] * normal[0] + side.first[1] * normal[1] - c
            if side.second is not None:
                there = float(side.second[0] * normal[0] + side.second[1] * normal[1] - c)
                mask = 0
                for name in side.borders:
                    w = self._number[name]
                    e = self._edge[min(v, w), max(v, w)]
                    mask ^= self._masks[e]
                    other.append((e, int(self._ends[e, 1] == v), there))
                if mask:
                    twins.append((float(place[v]), mask))
        ends = d[self._ends]
        for e, end, there in other:
            ends[e, end] = there
        crossed = np.flatnonzero((ends[:, 0] > 0) != (ends[:, 1] > 0))
        p, q = ends[crossed, 0], ends[crossed, 1]
        a, b = place[self._ends[crossed, 0]], place[self._ends[crossed, 1]]
        at = a + (b - a) * p / (p - q)
        met = list(zip(at.tolist(), [self._masks[e] for e in crossed.tolist()], strict=True))
        met = sorted(met + twins)
        faces, starts, face = [0], [-1e18], 0
        for where, mask in met:
            face ^= mask
            faces.append(face)
            starts.append(where)
        return faces, starts

    def _seen(self, faces: Sequence[int]) -> Iterator[tuple[int, int, int, int, int]]:
        """Yield the pairs that a walk shows nearer: i < k, distance, faces from and to."""
        for rule, partners in self._rules:
            for first in range(len(faces) - 1):
                sources = faces[first] & ~faces[first + 1]
                if not sources:
                    continue
                met, counted = sources, 0
                for last in range(first + 1, len(faces)):
                    face = faces[last]
                    sources &= ~face
                    if not sources:
                        break
                    targets = face & ~met
                    if targets and (not rule.rule.needs or counted & rule.needed):
                        far = counted.bit_count() + 1
                        for i in _bits(sources):
                            for k in _bits(targets & partners[i]):
                                if self._nearer(rule, i, k, far):
                                    yield min(i, k), max(i, k), far, first, last
                    met |= face
                    here = rule.counted(face)
                    if here is None:
                        break
                    counted |= here

    def _nearer(self, rule: _Rule, i: int, k: int, distance: int) -> bool:
        """Return whether that is another answer: an ordinary line goes before the building."""
        known = self._distance[i][k]
        if rule.rule.mechanism == "line" and self._inside[i][k]:
            return bool(distance != known)
        return not known or bool(distance < known)

    def _redrawing(
        self, near: Sequence[int], chosen: Sequence[_Side], place: Float, span: tuple[float, float]
    ) -> Redrawing:
        moves, parted = [], []
        for v, side in zip(near, chosen, strict=True):
            if not span[0] <= place[v] <= span[1]:
                continue
            x, y = self.xy[v].tolist()
            before = int(x), int(y)
            if side.first != before:
                moves.append(VertexMove(self._names[v], before, side.first))
            if side.second is not None:
                parted.append(PartedCorner(self._names[v], before, side.second, side.borders))
        return Redrawing(tuple(moves), tuple(parted))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        one = mask & -mask
        yield one.bit_length() - 1
        mask ^= one
