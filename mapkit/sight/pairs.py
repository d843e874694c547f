"""One pair alone: its exact distances, without the tables of the whole map."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import (
    BLOCKS,
    NEEDS_FLAG,
    NONE,
    PASSES,
    PLAIN,
)
from mapkit.geometry.kernel.cover import inside_hull
from mapkit.geometry.kernel.interface import BlockersTask, MeshPart, PartTask, mesh_part
from mapkit.geometry.kernel.sight import KernelMesh, SightTask
from mapkit.geometry.points import ANGLES, convex_hull, distinct
from mapkit.model import GameMap, SightRule
from mapkit.sight.all_pairs import corners_of, kernel_mesh, vertices_that_turn
from mapkit.sight.field_steps import field_steps
from mapkit.sight.moved_mesh import followed_mesh
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.rule_tasks import Walk, wanted_fields
from mapkit.sight.tables import PairDistances
from mapkit.sight.verdict import same_building_counts


class _Between(NamedTuple):
    """Where lines between two fields turn, and the hulls of the two, as the kernel takes them."""

    vertices: NDArray[np.int32]
    hulls: tuple[NDArray[np.int32], NDArray[np.int32]]


class PairFinder(PairBoard):
    """Finds distances for pairs of fields of one map; keeps what the pairs share."""

    def __init__(self, game_map: GameMap, mesh: Mesh, relations: Relations) -> None:
        super().__init__(game_map, mesh)
        self._stacked = {frozenset(p) for p in relations.stacked}
        self.stacked, self.buildings = relations.stacked, relations.buildings
        self._building = {i: n for n, b in enumerate(relations.buildings) for i in b}
        self._hulls: dict[int, NDArray[np.int32]] = {}
        self._portal_types: dict[frozenset[str], set[str]] = {}
        for portal in game_map.portals:
            self._portal_types.setdefault(frozenset(portal.between), set()).add(portal.type)
        self._blocking: dict[str, NDArray[np.bool_]] = {}
        self._blocked_tasks: dict[tuple[tuple[str, ...], bool], BlockersTask] = {}
        # Of the last pair: one value, not two, so that another thread's pair never comes between.
        self._kept: tuple[tuple[int, int], _Between] | None = None
        self._tasks: tuple[tuple[str, str], dict[str, SightTask]] = ("", ""), {}
        self.turning = vertices_that_turn(mesh)
        self._turning_at = mesh.xy[self.turning]

    @cached_property
    def kernel(self) -> KernelMesh:
        """The mesh as the kernel has it, copied when it is first asked for."""
        return kernel_mesh(self.mesh)

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

    def is_fixed(self, a: str, b: str) -> bool:
        """Return whether every redrawing answers a pair alike; see :attr:`fixed`."""
        return bool(self.fixed[self.position(a), self.position(b)])

    @cached_property
    def fixed(self) -> NDArray[np.bool_]:
        """Pairs whose answer no line decides, (N, N): side by side, stacked, at a ladder."""
        ids = self.mesh.field_ids
        fixed = np.zeros((len(ids), len(ids)), np.bool_)
        for i, k in self.touching:
            plain = any(not rule.needs for rule in self.rules(ids[i], ids[k]))
            fixed[i, k] = plain or self.portal_rule(ids[i], ids[k]) is not None
        for a, b in self.stacked:
            if self.special(a, b) is not None:
                i, k = self.index[a], self.index[b]
                fixed[i, k] = fixed[k, i] = True
        return fixed

    @cached_property
    def steps(self) -> NDArray[np.uint16]:
        """The fewest fields that lines between two may count, (N, N); see :func:`field_steps`."""
        return field_steps(self.mesh)

    def moved(self, game_map: GameMap) -> PairFinder | None:
        """Return a finder for a map that differs in places of vertices alone, if that is simple.

        Several times as fast as one from nothing; see :func:`followed_mesh`.
        """
        mesh = followed_mesh(self.mesh, self.map, game_map)
        if mesh is None:
            return None
        self.steps, self.touching, self.fixed, self._corners, self.centres  # noqa: B018 - kept
        other = self.on(mesh)
        other.map = game_map
        own, offsets = self._corners
        at = np.flatnonzero((mesh.xy != self.mesh.xy).any(axis=1)[own])
        changed = distinct(np.searchsorted(offsets, at, side="right") - 1).tolist()
        centres, polygons = self.centres.copy(), self.polygons.copy()
        for f in changed:
            centres[f] = mesh.xy[other.hull(f)].mean(axis=0)
            outer, *holes = game_map.points(mesh.field_ids[f])
            polygons[f] = shapely.Polygon(outer, holes)
        other.__dict__.update(centres=centres, polygons=polygons)
        return other

    def on(self, mesh: Mesh) -> PairFinder:
        """Return a finder for a mesh that differs in the places of its vertices alone."""
        return self._seeing(mesh, self._hulls_on(mesh), self.turning)

    def _seeing(
        self, mesh: Mesh, hulls: dict[int, NDArray[np.int32]], turning: NDArray[np.int32]
    ) -> PairFinder:
        """Return the same finder for another mesh; hulls and turning vertices are known."""
        other = copy(self)
        for name in ("kernel", "centres", "_spread", *self.DRAWN):
            other.__dict__.pop(name, None)
        other.__dict__.update(
            mesh=mesh,
            turning=turning,
            _kept=None,
            _turning_at=mesh.xy[turning],
            _hulls=hulls,
            _end_corners={},
            _wanted_corners={},
            _blocked_tasks={},
        )
        return other

    def between(self, a: str, b: str, reach: float) -> PairFinder:
        """Return a finder for a pair alone, on the triangles that lines between the two come near.

        All triangles at a corner of one that comes within so much of the hull of both are there,
        and no other vertices than theirs: what is asked of it takes no longer on a large map.
        """
        mesh, members = self.mesh, [self.position(a), self.position(b)]
        corners = np.concatenate([self.hull(i) for i in members])
        hull = mesh.xy[corners] @ ANGLES.T
        low, high = self._spread
        part = MeshPart(
            kept=np.empty(len(mesh.triangles), np.int32),
            vertices=np.empty(len(mesh.xy), np.int32), whole=np.empty(len(mesh.xy), np.uint8),
        )  # fmt: skip
        task = PartTask(
            triangles=mesh.triangles, low=low, high=high, nvertices=len(mesh.xy),
            least=hull.min(axis=0) - reach, most=hull.max(axis=0) + reach,
        )  # fmt: skip
        mesh_part(task, part)
        kept, vertices = part.arrays["kept"][: part.nkept], part.arrays["vertices"][: part.nfound]
        near = part.arrays["whole"].astype(np.bool_)
        triangles = mesh.triangles[kept]
        number, place = (np.full(len(k) + 1, -1, np.int32) for k in (mesh.triangles, mesh.xy))
        number[kept], place[vertices] = np.arange(len(kept)), np.arange(len(vertices))
        own, offsets = self._corners
        own_corners = [own[offsets[i] : offsets[i + 1]] for i in sorted(members)]
        starts = np.zeros_like(offsets)
        for member, its in zip(sorted(members), own_corners, strict=True):
            starts[member + 1 :] += len(its)
        self.touching  # noqa: B018 - what is known of the whole mesh is copied
        own_mesh = Mesh(
            mesh.field_ids,
            mesh.xy[vertices],
            tuple(map(mesh.vertex_ids.__getitem__, vertices.tolist())),
            place[triangles],
            number[mesh.neighbours[kept]],
            mesh.triangle_place[kept],
            mesh.place_fields,
        )
        turning = place[self.turning[near[self.turning]]]
        other = self._seeing(own_mesh, {i: place[self.hull(i)] for i in members}, turning)
        other.__dict__["_corners"] = place[np.concatenate(own_corners)], starts
        return other

    @cached_property
    def _spread(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How far the triangles reach in some directions, (T, K) each."""
        at = (self.mesh.xy @ ANGLES.T)[self.mesh.triangles]
        return at.min(axis=1), at.max(axis=1)

    def _hulls_on(self, mesh: Mesh) -> dict[int, NDArray[np.int32]]:
        """Return the hulls that are the same on such a mesh: no corner of the field moved."""
        own, offsets = self._corners
        moved = (mesh.xy != self.mesh.xy).any(axis=1)[own]
        changed = np.searchsorted(offsets, np.flatnonzero(moved), side="right") - 1
        gone = set(changed.tolist())
        known = self._hulls.copy()  # other threads may find more meanwhile
        return {f: hull for f, hull in known.items() if f not in gone}

    def building(self, field_id: str) -> int:
        """Return the number of the building that a field is part of, -1 for none."""
        return self._building.get(field_id, -1)

    def same_building_rule(self, a: str, b: str) -> SightRule | None:
        """Return the rule by which two fields of one building see each other, if it is in force."""
        if not same_building_counts(self.map):
            return None
        if a not in self._building or self._building[a] != self._building.get(b):
            return None
        rules = self.map.ruleset.rules.values()
        return next((r for r in rules if r.mechanism == "same_building"), None)

    def distances(self, a: str, b: str, *, grazing: bool = True) -> PairDistances:
        """Find both distances of a pair, as the tables hold them.

        ``grazing``: False leaves closed lines out; the clear distance stands for both.

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
        found = [
            (rule, *self.lines(a, b, rule, self.count(rule), grazing=grazing))
            for rule in self.rules(a, b)
        ]
        clear = min(c for _, c, _, _ in found)
        closed = min(min(c, g) for _, c, g, _ in found)
        inside = self.same_building_rule(a, b) if clear == NONE else None
        if inside is not None:
            clear, closed, _ = self.lines(a, b, inside, self.count(inside), grazing=grazing)
            return PairDistances(clear, min(clear, closed), (inside.id,))
        rules = tuple(
            r.id for r, c, g, _ in found if (c == clear if clear != NONE else g == closed)
        )
        known = None if clear == NONE else clear
        if closed == clear:  # or no line at all
            return PairDistances(known, None if closed == NONE else closed, rules)
        rule, line = next((r, w) for r, _, g, w in found if g == closed)
        return PairDistances(known, closed, rules, line, rule.id)

    def lines(
        self,
        a: str,
        b: str,
        rule: SightRule,
        count: NDArray[np.int32],
        *,
        grazing: bool = True,
    ) -> tuple[int, int, NDArray[np.float64]]:
        """Find the clear and the closed distance over lines through the places of ``count``.

        Parameters
        ----------
        count : (P,) int32
            See :func:`mapkit.sight.rule_tasks.place_counts`.
        grazing : bool
            False leaves closed lines out.

        Returns
        -------
        clear, closed : int
            In fields; ``NONE`` where there is no line.
        line : (5,) float64
            The best closed line, see
            :meth:`mapkit.geometry.kernel.sight.KernelMesh.distances`.
        """
        between = self._between(self.position(a), self.position(b))
        task = self.task(a, b, rule, count)
        touching = (self.position(a), self.position(b)) in self.touching
        return self.kernel.pair(
            task, between.vertices, between.hulls, grazing=grazing, touching=touching
        )

    def task(self, a: str, b: str, rule: SightRule, count: NDArray[np.int32]) -> SightTask:
        """Return the kernel's task for two fields under a rule; see :meth:`lines`."""
        kept = self._tasks
        if kept[0] != (a, b):
            kept = self._tasks = (a, b), {}
        task = kept[1].get(rule.id)
        if task is None:
            members = [self.position(a), self.position(b)]
            classes = sorted({self.facts.classes[i] for i in members})
            want = NEEDS_FLAG if rule.needs else PLAIN
            need = {(x, y): (rule, want) for i, x in enumerate(classes) for y in classes[i:]}
            task = Walk((rule,), count, need).task(self.facts, self.mesh, members)
            kept[1][rule.id] = task
        return replace(task, count=count)

    def corners_of(self, member: int) -> NDArray[np.int64]:
        """Return the vertices of the triangles of a field, by index."""
        own, offsets = self._corners
        return own[offsets[member] : offsets[member + 1]]

    def hull(self, member: int) -> NDArray[np.int32]:
        """Return the corners of the hull of a field, by index."""
        if member not in self._hulls:
            own = self.corners_of(member)
            self._hulls[member] = own[convex_hull(self.mesh.xy[own])].astype(np.int32)
        return self._hulls[member]

    def centre(self, member: int) -> NDArray[np.float64]:
        """Return the mean of the hull's corners of a field, by index: (2,), in map units."""
        own: NDArray[np.float64] = self.centres[member]
        return own

    @cached_property
    def centres(self) -> NDArray[np.float64]:
        """The means of the corners of all fields' hulls, (N, 2), in map units."""
        fields = range(len(self.mesh.field_ids))
        return np.array([self.mesh.xy[self.hull(f)].mean(axis=0) for f in fields]).reshape(-1, 2)

    @cached_property
    def _corners(self) -> tuple[NDArray[np.int64], NDArray[np.intp]]:
        return corners_of(self.mesh, range(len(self.mesh.field_ids)))

    @cached_property
    def touching(self) -> frozenset[tuple[int, int]]:
        """Pairs of fields with a common boundary, by index, each both ways."""
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
        first, second = self.hull(a), self.hull(b)
        corners = np.concatenate([first, second])
        offsets = np.array([0, len(first), len(corners)], np.int32)
        xy = self.mesh.xy
        near = inside_hull(self._turning_at, xy[corners])
        return _Between(self.turning[near], (offsets, corners))

    def blocking(
        self, a: str, b: str, *, closed: bool
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]] | int:
        """Return :meth:`mapkit.geometry.kernel.sight.KernelMesh.blockers` of a pair.

        ``closed``: closed lines have to be stopped, too.

        Raises
        ------
        ValueError
            Where a line joins the two.
        """
        rules = self.rules(a, b)
        key = tuple(rule.id for rule in rules), closed
        if key not in self._blocked_tasks:
            self._blocked_tasks[key] = self._blocked_task(rules, closed=closed)
        return self.kernel.blockers(self._blocked_tasks[key], self.index[a], self.index[b])

    def _blocked_task(self, rules: Sequence[SightRule], *, closed: bool) -> BlockersTask:
        hulls = [self.hull(f) for f in range(len(self.mesh.field_ids))]
        return BlockersTask(
            grazing=closed,
            count=np.array([self.count(rule) for rule in rules]),
            flag=np.array([wanted_fields((rule,), self.facts) for rule in rules]),
            need=np.array([bool(rule.needs) for rule in rules]),
            places=self.mesh.place_fields,
            turning=self.turning,
            hull_offsets=np.cumsum([0, *map(len, hulls)]),
            hulls=np.concatenate(hulls),
            centres=self.centres,
        )

    def may_cross(self, a: str, b: str, rule: SightRule) -> bool:
        """Return whether any line, through any fields, crosses one of the class a rule needs."""
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
