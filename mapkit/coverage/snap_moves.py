"""What snapping can do to a drawing: three moves, each of which says what it did."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Protocol

from mapkit.coverage.checks.wording import Wording, listed
from mapkit.coverage.repair_draft import RepairDraft
from mapkit.messages import phrase
from mapkit.model import Point

__all__ = ["Cross", "Join", "Merge", "Move"]


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
