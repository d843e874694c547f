"""Snapping: vertices and edges that miss each other by less than the tolerance become one.

Every move is tried first: what would make a new error, or mends nothing, is left undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist, hypot
from typing import Protocol

from mapkit.coverage.checks.all_checks import Survey, survey
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.coverage.repair_draft import RepairDraft
from mapkit.diagnostics import Repair, Rule, Severity, rules
from mapkit.messages import phrase
from mapkit.model import GameMap, Point

_NOT_MENDED_BEFORE = (None, Repair.DROP_REPEATED_PORTALS)
"""What mends the warnings to count: slits are counted themselves, the rest needs no snapping."""


@dataclass(slots=True)
class Tries:
    """How many moves may still be tried."""

    left: int = 100_000
    """Each check of a drawing takes away one for each edge and each crossing, four for each near
    miss and ten for each diagnostic. Without any left, nothing more is moved. A board of 1,000
    corners gets some fifty checks."""
    stopped: bool = False
    """Whether a move was left untried."""

    def take(self, found: Survey) -> bool:
        """Return whether another check of such a drawing may be made, and count it."""
        if self.left <= 0:
            self.stopped = True
            return False
        drawing = found.drawing
        self.left -= len(drawing.a) + len(drawing.crossings)
        self.left -= 4 * len(drawing.near.point) + 10 * len(found.diagnostics)
        return True


@dataclass(frozen=True, slots=True)
class _State:
    """A map, what was found in it, and the sentences that tell how it came about."""

    game_map: GameMap
    found: Survey
    notes: tuple[str, ...] = ()

    def errors(self) -> set[tuple[Rule, tuple[str, ...]]]:
        """Return the errors by rule and fields; gaps only move while they are being closed."""
        return {
            (d.rule, d.fields)
            for d in self.found.diagnostics
            if d.severity is Severity.ERROR and d.rule != rules.GAP
        }

    def measure(self) -> tuple[int, int]:
        """Count errors, and everything else that snapping should make fewer."""
        found = self.found
        errors = sum(d.severity is Severity.ERROR for d in found.diagnostics)
        warnings = sum(
            d.severity is Severity.WARNING and d.rule.repair in _NOT_MENDED_BEFORE
            for d in found.diagnostics
        )
        return errors, warnings + len(found.slits) + len(found.stack_crossings)


def snap(game_map: GameMap, found: Survey, tries: Tries) -> tuple[GameMap, Survey, tuple[str, ...]]:
    """Try each near miss of a map once.

    ``game_map`` has no coincident vertices, double points or unnamed T-junctions; ``found`` is what
    the checks say about this very map. Returns the map, what the checks say about it, and what was
    done to it.

    All moves at once first, which costs one check of the drawing; where that makes new errors,
    those beside the new errors are tried apart from the rest.
    """
    state = _settle(_State(game_map, found), _moves(game_map, found), tries)
    return state.game_map, state.found, state.notes


def _moves(game_map: GameMap, found: Survey) -> list[Move]:
    """List moves that have no vertex in common."""
    drawing = found.drawing
    names, ids = drawing.rings.names, drawing.rings.field_ids
    users: dict[int, set[str]] = {}
    for f, a in zip(drawing.field.tolist(), drawing.a.tolist(), strict=True):
        users.setdefault(a, set()).add(ids[f])

    def fields(points: Sequence[int]) -> frozenset[str]:
        return frozenset().union(*(users.get(i, ()) for i in points))

    tolerance = game_map.tolerance_units
    moves: list[Move] = []
    taken: set[int] = set()
    for cluster in _clusters(found, tolerance):
        taken.update(cluster)
        moves.append(Merge(tuple(names[i] for i in cluster), fields(cluster)))
    for slit in found.slits:
        points = (slit.point, slit.a, slit.b)
        if slit.a != slit.b and taken.isdisjoint(points):
            taken.update(points)
            moves.append(Join(names[slit.point], names[slit.a], names[slit.b], fields(points)))
    for n in found.stack_crossings:
        a, b, c, d = drawing.segments[drawing.crossings[n]].reshape(-1).tolist()
        exact = drawing.crossing_at[n].tolist()
        point = (round(exact[0]), round(exact[1]))
        if taken.isdisjoint((a, b, c, d)) and dist(point, exact) <= tolerance:
            taken.update((a, b, c, d))
            edges = ((names[a], names[b]), (names[c], names[d]))
            moves.append(Cross(edges, point, fields((a, b, c, d))))
    return moves


def _clusters(found: Survey, tolerance: float) -> list[list[int]]:
    """Gather vertices that are all within the tolerance of each other, the nearest first."""
    xy = found.drawing.xy
    cluster_of: dict[int, list[int]] = {}
    for slit in found.slits:
        if slit.a != slit.b:
            continue
        first, second = (cluster_of.get(i, [i]) for i in (slit.point, slit.a))
        if first is second:
            continue
        if all(dist(xy[p], xy[q]) <= tolerance for p in first for q in second):
            merged = sorted([*first, *second])
            cluster_of.update(dict.fromkeys(merged, merged))
    return [c for i, c in sorted(cluster_of.items()) if c[0] == i]


def _settle(state: _State, moves: Sequence[Move], tries: Tries) -> _State:
    """Make as many of the moves as make things better."""
    if not moves or not tries.take(state.found):
        return state
    tried = _try(state, moves)
    if tried is None:
        return state
    new = tried.errors() - state.errors()
    before, after = state.measure(), tried.measure()
    if not new and after[0] <= before[0] and after < before:
        return tried
    if len(moves) == 1:
        return state
    harmed = {f for _, ids in new for f in ids}
    doubtful = [m for m in moves if not harmed.isdisjoint(m.fields)]
    harmless = [m for m in moves if harmed.isdisjoint(m.fields)]
    if not doubtful or not harmless:
        half = len(moves) // 2
        harmless, doubtful = list(moves[:half]), list(moves[half:])
    return _settle(_settle(state, harmless, tries), doubtful, tries)


def _try(state: _State, moves: Sequence[Move]) -> _State | None:
    draft = RepairDraft(state.game_map)
    say = Wording(state.game_map)
    notes = [note for move in moves if (note := move.apply(draft, say))]
    if not notes:
        return None
    game_map = draft.finish()
    return _State(game_map, survey(game_map), (*state.notes, *notes))


class Move(Protocol):
    """A change to a drawing that may be tried."""

    @property
    def fields(self) -> frozenset[str]:
        """Fields whose boundaries change."""

    def apply(self, draft: RepairDraft, say: Wording) -> str | None:
        """Make the change and say so; None where an earlier one made it pointless."""


@dataclass(frozen=True, slots=True)
class Merge:
    """Make one vertex of several that lie close together."""

    vertices: tuple[str, ...]
    fields: frozenset[str]

    def apply(self, draft: RepairDraft, say: Wording) -> str | None:
        """Let the vertex that most fields use stand for all, of equal ones the first."""
        users = {v: draft.users(v) for v in self.vertices}
        used = [v for v in self.vertices if users[v]]
        if len(used) < 2:
            return None
        keep = max(used, key=lambda v: len(users[v]))
        told = []
        for gone in used:
            if gone != keep:
                away = say.length(_distance(draft, gone, keep))
                told.append(phrase("{vertex} ({length} away)", vertex=gone, length=away))
                draft.replace_vertex(gone, keep)
        fields = list(dict.fromkeys(f for v in used if v != keep for f in users[v]))
        return phrase(
            "used vertex {vertex} in place of {others} in {fields}",
            vertex=keep,
            others=listed(told),
            fields=say.fields(fields),
        )


@dataclass(frozen=True, slots=True)
class Join:
    """Bring a vertex and the edge beside it together."""

    vertex: str
    a: str
    b: str
    fields: frozenset[str]

    def apply(self, draft: RepairDraft, say: Wording) -> str | None:
        """Move the vertex where the edge has whole coordinates, else lead the edge through it."""
        p, a, b = (draft.vertices[v] for v in (self.vertex, self.a, self.b))
        foot, distance = _foot(p, a, b)
        if foot is not None:
            draft.move(self.vertex, foot)
            return phrase(
                "moved vertex {vertex} by {length} onto the edge from {a} to {b}",
                vertex=self.vertex,
                length=say.length(distance),
                a=self.a,
                b=self.b,
            )
        changed = draft.insert(self.a, self.b, self.vertex)
        if not changed:
            return None
        return phrase(
            (
                "moved the edge from {a} to {b} of {fields} to pass through vertex {vertex}, "
                "{length} away"
            ),
            a=self.a,
            b=self.b,
            fields=say.fields(changed),
            vertex=self.vertex,
            length=say.length(distance),
        )


@dataclass(frozen=True, slots=True)
class Cross:
    """Put a vertex where two edges of stacked fields cross."""

    edges: tuple[tuple[str, str], tuple[str, str]]
    point: Point
    fields: frozenset[str]

    def apply(self, draft: RepairDraft, say: Wording) -> str | None:
        """Put a new vertex into both edges."""
        vertex = draft.new_vertex(self.point)
        changed = [f for a, b in self.edges for f in draft.insert(a, b, vertex)]
        return phrase(
            "put vertex {vertex} where edges of the stacked {fields} cross",
            vertex=vertex,
            fields=say.fields(changed),
        )


def _distance(draft: RepairDraft, a: str, b: str) -> float:
    (ax, ay), (bx, by) = draft.vertices[a], draft.vertices[b]
    return hypot(ax - bx, ay - by)


def _foot(p: Point, a: Point, b: Point) -> tuple[Point | None, float]:
    """Return the point of the edge nearest to p if it has whole coordinates, and the distance."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    along = dx * (p[0] - a[0]) + dy * (p[1] - a[1])
    x, y = a[0] * length2 + along * dx, a[1] * length2 + along * dy
    distance = abs(dx * (p[1] - a[1]) - dy * (p[0] - a[0])) / hypot(dx, dy)
    if 0 < along < length2 and x % length2 == 0 and y % length2 == 0:
        return (x // length2, y // length2), distance
    return None, distance
