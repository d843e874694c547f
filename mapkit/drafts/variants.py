"""One random change of a draft within bounds: what a search tries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, pi, sin
from random import Random

from mapkit.drafts.changes import Change, MarkerMove, PortalMove, carry_out, middle_of
from mapkit.drafts.corners import call_corners, directions_across
from mapkit.drafts.goals import Goal
from mapkit.drafts.measured import Measured, Pair
from mapkit.drafts.settling import LIMIT_TOLERANCES
from mapkit.edits import EditRefusedError, portal_place
from mapkit.edits.topology import topology_of
from mapkit.model import Bounds, GameMap, Point, VertexMove

_TRIES = 4
"""So many moves are tried for a change that edits refuse or that settles nothing."""

_AIMED = 0.8
"""Share of the changes that are meant for one dispute, where disputes are asked about."""


def usual_bounds(game_map: GameMap) -> Bounds:
    """Return what may move where nobody says otherwise: vertices, by 5 tolerances."""
    far = LIMIT_TOLERANCES * game_map.tolerance_mm
    return Bounds(vertices_mm=far, fields=frozenset(game_map.fields))


@dataclass(frozen=True)
class Variation:
    """What may change on a map."""

    start: GameMap
    """As the author drew it: lengths count from there."""
    bounds: Bounds

    @cached_property
    def vertices(self) -> tuple[str, ...]:
        """The vertices that may move, in map order."""
        if not self.bounds.vertices_mm:
            return ()
        users = topology_of(self.start).users
        return tuple(v for v in self.start.vertices if self._free(users.get(v, ())))

    @cached_property
    def portals(self) -> tuple[str, ...]:
        """The doors, ladders and walls that may move."""
        types = self.bounds.portals
        if not self.bounds.portals_mm:
            return ()
        return tuple(
            p.id
            for p in self.start.portals
            if (types is None or p.type in types) and self._free(p.between)
        )

    @cached_property
    def markers(self) -> tuple[int, ...]:
        """The markers that may move, by position."""
        types = self.bounds.markers
        if not self.bounds.markers_mm:
            return ()
        return tuple(
            k
            for k, m in enumerate(self.start.markers)
            if (types is None or m.type in types) and m.field not in self.bounds.keep
        )

    @property
    def nothing_moves(self) -> bool:
        """Whether the bounds leave nothing to move."""
        return not (self.vertices or self.portals or self.markers)

    def changed(self, draft: Measured, goal: Goal, rng: Random) -> tuple[Change, Measured] | None:
        """Return a change of a draft with the map after it, None where none was found.

        Where verdicts are disputed most changes are meant for one of these: a corner that it turns
        on moves square to its line, and what does not settle that verdict is no change.
        """
        aim = None
        if self.vertices and draft.disputed and rng.random() < _AIMED:
            aim = rng.choice(sorted(draft.disputed))
        tried = self._any(draft.plan.map, rng) if aim is None else self._aimed(draft, aim, rng)
        for change, game_map in tried:
            after = draft.drawn(game_map, goal)
            if aim is None or after.settles(aim):
                return change, after
        return None

    def _aimed(self, draft: Measured, pair: Pair, rng: Random) -> Iterator[tuple[Change, GameMap]]:
        game_map = draft.plan.map
        answer = draft.explainer.explain(*pair)
        may = frozenset(self.vertices)
        corners = [v for v in call_corners(game_map, answer) if v in may]
        directions = directions_across(answer)
        for _ in range(_TRIES if corners and directions else 0):
            vertex, (ux, uy) = rng.choice(corners), rng.choice(directions)
            far = rng.random() * self.bounds.vertices_mm / game_map.unit_mm
            made = self._moved(game_map, vertex, (far * ux, far * uy))
            if made is not None:
                yield made

    def _any(self, game_map: GameMap, rng: Random) -> Iterator[tuple[Change, GameMap]]:
        kinds = [k for k in ("vertices", "portals", "markers") if getattr(self, k)]
        for _ in range(_TRIES if kinds else 0):
            match rng.choice(kinds):
                case "vertices":
                    made = self._any_vertex(game_map, rng)
                case "portals":
                    made = self._any_portal(game_map, rng)
                case _:
                    made = self._any_marker(game_map, rng)
            if made is not None:
                yield made

    def _any_vertex(self, game_map: GameMap, rng: Random) -> tuple[Change, GameMap] | None:
        far = rng.random() * self.bounds.vertices_mm / game_map.unit_mm
        angle = rng.random() * 2 * pi
        by = far * cos(angle), far * sin(angle)
        return self._moved(game_map, rng.choice(self.vertices), by)

    def _moved(
        self, game_map: GameMap, vertex: str, by: tuple[float, float]
    ) -> tuple[Change, GameMap] | None:
        """Move a vertex of a draft; None where that is refused or outside the bounds."""
        before = game_map.vertices.get(vertex)
        if before is None:  # it became one with another
            return None
        after = round(before[0] + by[0]), round(before[1] + by[1])
        far = hypot(
            after[0] - self.start.vertices[vertex][0], after[1] - self.start.vertices[vertex][1]
        )
        if after == before or far * game_map.unit_mm > self.bounds.vertices_mm:
            return None
        return _made(game_map, VertexMove(vertex, before, after))

    def _any_portal(self, game_map: GameMap, rng: Random) -> tuple[Change, GameMap] | None:
        id_ = rng.choice(self.portals)
        was = next(p for p in self.start.portals if p.id == id_)
        now = next(p for p in game_map.portals if p.id == id_)
        reach = self.bounds.portals_mm / game_map.unit_mm
        angle, far = rng.random() * 2 * pi, rng.random() * reach
        x, y = middle_of(was.at)
        (ax, ay), (bx, by) = now.at
        try:
            place = portal_place(
                game_map, now.type, (x + far * cos(angle), y + far * sin(angle)),
                hypot(bx - ax, by - ay), within=reach, instead_of=id_,
            )  # fmt: skip
        except EditRefusedError:
            return None
        mx, my = middle_of(place.at)
        if place.at == now.at or hypot(mx - x, my - y) > reach or not self._free(place.between):
            return None
        return _made(game_map, PortalMove(id_, place.between, now.at, place.at))

    def _any_marker(self, game_map: GameMap, rng: Random) -> tuple[Change, GameMap] | None:
        number = rng.choice(self.markers)
        now = game_map.markers[number].field
        near = [f for f in self._near[self.start.markers[number].field] if f != now]
        return _made(game_map, MarkerMove(number, now, rng.choice(near))) if near else None

    @cached_property
    def _near(self) -> dict[str, list[str]]:
        """By field of a marker the fields that it may move to, from where it is drawn."""
        middles = {f: _box_middle(self.start.points(f)[0]) for f in self.start.fields}
        most = self.bounds.markers_mm / self.start.unit_mm
        return {
            f: [g for g in self.start.fields if self._free((g,)) and _apart(middles, f, g) <= most]
            for f in {self.start.markers[k].field for k in self.markers}
        }

    def _free(self, fields: Sequence[str]) -> bool:
        return not self.bounds.fields.isdisjoint(fields) and self.bounds.keep.isdisjoint(fields)


def _made(game_map: GameMap, change: Change) -> tuple[Change, GameMap] | None:
    try:
        after = carry_out(game_map, [change])
    except EditRefusedError:
        return None
    return (change, after) if after is not game_map else None


def _box_middle(ring: Sequence[Point]) -> tuple[float, float]:
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _apart(middles: dict[str, tuple[float, float]], f: str, g: str) -> float:
    return hypot(middles[f][0] - middles[g][0], middles[f][1] - middles[g][1])
