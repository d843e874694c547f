"""One pair alone: its exact distances, without the tables of the whole map."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from math import hypot
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.errors import NotFoundError
from mapkit.geometry.distinct import distinct
from mapkit.geometry.kernel.constants import (
    AT,
    BLOCKS,
    NEEDS_FLAG,
    NONE,
    PASSES,
    PLAIN,
    THROUGH,
)
from mapkit.geometry.kernel.hull import inside_hull
from mapkit.geometry.kernel.sight import LineTrial, SightTask
from mapkit.model import GameMap, SightRule
from mapkit.sight.all_pairs import all_hulls, kernel_mesh, vertices_that_turn
from mapkit.sight.rule_tasks import (
    Walk,
    field_facts,
    line_rules,
    place_counts,
)
from mapkit.sight.tables import PairDistances

__all__ = ["BlockedTrial", "PairFinder"]


# Map units that a closed line may be off, and the least sum of two directions that points between
# them well enough for that.
_BESIDE, _STEADY = 1.0, 1e-6


class _Between(NamedTuple):
    """Where lines between two fields turn, and the hulls of the two, as the kernel takes them."""

    vertices: NDArray[np.int32]
    hulls: tuple[NDArray[np.int32], NDArray[np.int32]]


class PairFinder:
    """Finds distances for pairs of fields of one map; keeps what the pairs share.

    Parameters
    ----------
    game_map : GameMap
    mesh : Mesh
    relations : Relations
    """

    def __init__(self, game_map: GameMap, mesh: Mesh, relations: Relations) -> None:
        self.map = game_map
        self.mesh = mesh
        self.facts = field_facts(game_map)
        self.index = {i: k for k, i in enumerate(mesh.field_ids)}
        self.kernel = kernel_mesh(mesh)
        self._stacked = {frozenset(p) for p in relations.stacked}
        self._building = {i: n for n, b in enumerate(relations.buildings) for i in b}
        self._portal_types: dict[frozenset[str], set[str]] = {}
        for portal in game_map.portals:
            self._portal_types.setdefault(frozenset(portal.between), set()).add(portal.type)
        self._counts: dict[str, NDArray[np.int32]] = {}
        self._blocking: dict[str, NDArray[np.bool_]] = {}
        self._rules: dict[tuple[str, str], tuple[SightRule, ...]] = {}
        # Of the last pair, which blockers ask about again and again. One value, not two, so that
        # another thread's pair never comes between.
        self._kept: tuple[tuple[int, int], _Between] | None = None
        self.turning = vertices_that_turn(mesh)
        self._turning_at = mesh.xy[self.turning]

    def count(self, rule: SightRule) -> NDArray[np.int32]:
        """Return :func:`mapkit.sight.rule_tasks.place_counts` of the rule: (P,) int32."""
        if rule.id not in self._counts:
            self._counts[rule.id] = place_counts(rule, self.map, self.mesh, self.facts)
        return self._counts[rule.id]

    def rules(self, a: str, b: str) -> tuple[SightRule, ...]:
        """Return the line rules for two fields, those that name their classes first."""
        classes = self.facts.classes
        pair = classes[self.position(a)], classes[self.position(b)]
        if pair not in self._rules:
            self._rules[pair] = line_rules(self.map, *pair)
        return self._rules[pair]

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

    def special(self, a: str, b: str) -> SightRule | None:
        """Return the rule that settles a pair without a line: same field, stacked."""
        for rule in self.map.ruleset.rules.values():
            if rule.mechanism == "same_field" and a == b:
                return rule
            if rule.mechanism == "stacked" and frozenset((a, b)) in self._stacked:
                return rule
        return None

    def portal_rule(self, a: str, b: str) -> SightRule | None:
        """Return the rule that lets a pair see through a portal on its boundary (a ladder)."""
        types = self._portal_types.get(frozenset((a, b)), ())
        return next((r for r in self.rules(a, b) if r.portal in types), None)

    def same_building_rule(self, a: str, b: str) -> SightRule | None:
        """Return the rule by which two fields of one building see each other, if it is in force."""
        if self.map.choices.get("same_building", "sees_all") != "sees_all":
            return None
        if a not in self._building or self._building[a] != self._building.get(b):
            return None
        rules = self.map.ruleset.rules.values()
        return next((r for r in rules if r.mechanism == "same_building"), None)

    def distances(self, a: str, b: str) -> PairDistances:
        """Find both distances of a pair, as the tables hold them.

        Cost: about a millisecond on a board of 150 fields; only vertices in the convex hull of
        the two fields matter.
        """
        self.position(a), self.position(b)
        special = self.special(a, b)
        if special is not None:
            one = 1 if special.mechanism == "same_field" else None
            return PairDistances(one, one, (special.id,))
        portal = self.portal_rule(a, b)
        if portal is not None:
            return PairDistances(1, 1, (portal.id,))
        found = [(rule, *self.lines(a, b, rule, self.count(rule))) for rule in self.rules(a, b)]
        clear = min(c for _, c, _, _ in found)
        grazing = min(min(c, g) for _, c, g, _ in found)
        inside = self.same_building_rule(a, b) if clear == NONE else None
        if inside is not None:
            clear, grazing, _ = self.lines(a, b, inside, self.count(inside))
            return PairDistances(clear, min(clear, grazing), (inside.id,))
        rules = tuple(
            r.id for r, c, g, _ in found if (c == clear if clear != NONE else g == grazing)
        )
        known = None if clear == NONE else clear
        if grazing == clear:  # or no line at all
            return PairDistances(known, None if grazing == NONE else grazing, rules)
        rule, line = next((r, w) for r, _, g, w in found if g == grazing)
        return PairDistances(known, grazing, rules, line, rule.id)

    def lines(
        self,
        a: str,
        b: str,
        rule: SightRule,
        count: NDArray[np.int32],
        *,
        grazing: bool = True,
        needs: bool = True,
    ) -> tuple[int, int, NDArray[np.float64]]:
        """Find the clear and the closed distance over lines through the places of ``count``.

        Parameters
        ----------
        a, b : str
        rule : SightRule
        count : (P,) int32
            See :func:`mapkit.sight.rule_tasks.place_counts`.
        grazing : bool
            False leaves closed lines out.
        needs : bool
            False leaves out that some field in between has to be of a class.

        Returns
        -------
        clear, closed : int
            In fields; ``NONE`` where there is no line.
        line : (5,) float64
            The best closed line, see
            :meth:`mapkit.geometry.kernel.sight.KernelMesh.distances`.

        Raises
        ------
        NotFoundError
            Where the map has no such field.
        """
        between = self._between(self.position(a), self.position(b))
        task = self._task(a, b, rule, count, needs=needs)
        touching = (self.position(a), self.position(b)) in self._touching
        return self.kernel.pair(
            task, between.vertices, between.hulls, grazing=grazing, touching=touching
        )

    def _task(
        self, a: str, b: str, rule: SightRule, count: NDArray[np.int32], *, needs: bool = True
    ) -> SightTask:
        members = [self.position(a), self.position(b)]
        classes = sorted({self.facts.classes[i] for i in members})
        want = NEEDS_FLAG if rule.needs and needs else PLAIN
        need = {(x, y): (rule, want) for i, x in enumerate(classes) for y in classes[i:]}
        return Walk((rule,), count, need).task(self.facts, self.mesh, members)

    def trial(
        self, a: str, b: str, rule: SightRule, count: NDArray[np.int32], *, grazing: bool
    ) -> LineTrial:
        """Return what asks again and again whether two fields that do not touch see each other.

        Parameters
        ----------
        a, b : str
        rule : SightRule
        count : (P,) int32
            See :meth:`lines`; may be changed between the trials.
        grazing : bool
            False leaves closed lines out.
        """
        between = self._between(self.position(a), self.position(b))
        task = self._task(a, b, rule, count)
        return self.kernel.trial(task, between.vertices, between.hulls, grazing=grazing)

    def _hull(self, member: int) -> NDArray[np.int32]:
        offsets, corners = self._all_hulls
        return corners[offsets[member] : offsets[member + 1]]

    def centre(self, member: int) -> NDArray[np.float64]:
        """Return the mean of the hull's corners of a field, by index: (2,), in map units."""
        own: NDArray[np.float64] = self.centres[member]
        return own

    @cached_property
    def centres(self) -> NDArray[np.float64]:
        """The means of the corners of all fields' hulls, (N, 2), in map units."""
        fields = range(len(self.mesh.field_ids))
        return np.array([self.mesh.xy[self._hull(f)].mean(axis=0) for f in fields]).reshape(-1, 2)

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

    @cached_property
    def _all_hulls(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        return all_hulls(self.mesh)

    @cached_property
    def _touching(self) -> frozenset[tuple[int, int]]:
        """Fields with a common boundary, by index, each pair both ways."""
        mesh = self.mesh
        place = mesh.triangle_place
        t, k = np.nonzero(mesh.neighbours >= 0)
        here, there = place[t].astype(np.int64), place[mesh.neighbours[t, k]]
        parted = here != there
        n = len(mesh.place_fields)
        sides = np.stack(np.divmod(distinct(here[parted] * n + there[parted]), n), axis=1)
        fields = mesh.place_fields[sides]  # by side, side of it, level
        pairs = np.stack(np.broadcast_arrays(fields[:, 0, :, None], fields[:, 1, None, :]), axis=-1)
        return frozenset((i, k) for i, k in pairs.reshape(-1, 2).tolist() if i >= 0 and k >= 0)

    def _between(self, a: int, b: int) -> _Between:
        kept = self._kept
        if kept is None or kept[0] != (a, b):
            kept = self._kept = (a, b), self._found_between(a, b)
        return kept[1]

    def _found_between(self, a: int, b: int) -> _Between:
        first, second = self._hull(a), self._hull(b)
        corners = np.concatenate([first, second])
        offsets = np.array([0, len(first), len(corners)], np.int32)
        xy = self.mesh.xy
        near = inside_hull(self._turning_at, xy[corners])
        return _Between(self.turning[near], (offsets, corners))

    def blocked_by(
        self, rule: SightRule, blockers: Collection[int], forbidden: NDArray[np.bool_]
    ) -> NDArray[np.int32]:
        """Return ``count`` for a board on which only some of a rule's blockers block.

        Parameters
        ----------
        rule : SightRule
        blockers : collection of int
            Fields that still block; a stacked place blocks with either of its fields.
        forbidden : (P,) bool
            Places of fields that block by the rule, see :meth:`forbidden`.

        Returns
        -------
        (P,) int32
            Places that no longer block count no field, so that none serves where one is needed.
        """
        places = self.mesh.place_fields
        keeps = np.asarray(np.isin(places, list(blockers)).any(axis=1))
        count = self.count(rule).copy()
        count[forbidden] = np.where(keeps[forbidden], BLOCKS, PASSES)
        void = np.asarray((places < 0).all(axis=1))
        count[void] = BLOCKS
        return count

    def may_cross(self, a: str, b: str, rule: SightRule) -> bool:
        """Tell whether any line, through whatever fields, crosses one of the class a rule needs."""
        count = self.count(rule).copy()
        count[self.forbidden(rule, a, b)] = PASSES
        clear, closed, _ = self.lines(a, b, rule, count)
        return min(clear, closed) != NONE

    def forbidden(self, rule: SightRule, a: str, b: str) -> NDArray[np.bool_]:
        """Return, (P,) bool, at which places a field blocks lines of the rule from a to b."""
        if rule.id not in self._blocking:
            field = (self.mesh.place_fields >= 0).any(axis=1)
            self._blocking[rule.id] = (self.count(rule) == BLOCKS) & field
        places = self.mesh.place_fields
        ends = (places == self.position(a)) | (places == self.position(b))
        return np.asarray(self._blocking[rule.id] & ~ends.any(axis=1))


class BlockedTrial:
    """Looks for lines of one rule between two fields that some blockers do not stop.

    Parameters
    ----------
    finder : PairFinder
    a, b : str
        Two fields without a common boundary that lines of the rule could cross.
    rule : SightRule
    forbidden : (P,) bool
        See :meth:`PairFinder.forbidden`.
    closed : bool
        Stop closed lines too.
    """

    def __init__(
        self,
        finder: PairFinder,
        a: str,
        b: str,
        rule: SightRule,
        forbidden: NDArray[np.bool_],
        closed: bool,
    ) -> None:
        self._finder, self._ends = finder, (a, b)
        self._count = finder.blocked_by(rule, (), forbidden)
        self._at = np.flatnonzero(forbidden)
        self._ground, self._upper = finder.mesh.place_fields[forbidden].T
        self._trial = finder.trial(a, b, rule, self._count, grazing=closed)

    def passed(self, keeps: NDArray[np.bool_]) -> NDArray[np.bool_] | None:
        """Find a line where only the fields in ``keeps``, (N,) bool, block.

        Returns
        -------
        (N,) bool or None
            Fields one of which has to block as well to stop this very line; None where no line
            is left.
        """
        ground, upper = self._ground, self._upper
        stops = (keeps[ground] & (ground >= 0)) | (keeps[upper] & (upper >= 0))
        self._count[self._at] = np.where(stops, BLOCKS, PASSES)
        found = self._trial.line()
        if found is None:
            return None
        met, witness = found
        if met is None:
            return self._touched(witness) & ~keeps
        crossed = np.zeros(len(keeps) + 1, np.bool_)  # the last one stands for no field
        there = met[self._at]
        crossed[ground[there]] = crossed[upper[there]] = True
        return crossed[:-1] & ~keeps

    def _touched(self, witness: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Tell which fields a closed line may touch; some more do no harm."""
        polygons = self._finder.polygons
        x, y, dx, dy, shape = witness.tolist()
        line: shapely.Geometry = shapely.LineString([(x, y), (dx, dy)])
        if shape == AT:
            line = shapely.Point(x, y)
        if shape == THROUGH:
            ends = self._finder.bounds[[self._finder.position(end) for end in self._ends]]
            size = hypot(dx, dy)
            if size < _STEADY:  # the directions on both sides of it are almost opposite
                return np.ones(len(polygons), np.bool_)
            far = float(np.ptp(ends.reshape(-1, 2), axis=0).sum()) / size
            line = shapely.LineString([(x - far * dx, y - far * dy), (x + far * dx, y + far * dy)])
        return np.asarray(shapely.dwithin(polygons, line, _BESIDE), np.bool_)
