"""A map drawn anew within its tolerance: which corners move, and which part into two."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

from mapkit.model.gamemap import Point


@dataclass(frozen=True, slots=True)
class VertexMove:
    """A vertex, where it is and where it moves to, in map units."""

    vertex: str
    before: Point
    after: Point

    @property
    def length(self) -> float:
        """How far it moves, in map units."""
        return dist(self.before, self.after)


@dataclass(frozen=True, slots=True)
class PartedCorner:
    """A vertex where four or more borders meet, and which becomes two."""

    vertex: str
    """It keeps its id and the rest of its borders; where it goes says a :class:`VertexMove`."""
    before: Point
    """Where it is, in map units."""
    after: Point
    """Where the second vertex lies."""
    borders: tuple[str, ...]
    """Two or more neighbours of the vertex, one beside the other round it: the borders to them end
    in the second vertex. Two or more are left to the first."""

    @property
    def length(self) -> float:
        """How far the second vertex lies from where the corner is drawn, in map units."""
        return dist(self.before, self.after)


@dataclass(frozen=True, slots=True)
class Redrawing:
    """Another drawing of the same map.

    What draws and checks it is :class:`mapkit.adjacency.redrawing.Redrawer`.
    """

    moves: tuple[VertexMove, ...] = ()
    """Each vertex once. Where several vertices of the map lie on one point, any of them stands for
    all."""
    parted: tuple[PartedCorner, ...] = ()

    @property
    def changes(self) -> tuple[VertexMove | PartedCorner, ...]:
        """All that it changes."""
        return self.moves + self.parted

    @property
    def largest(self) -> float:
        """The largest single move, in map units; times ``unit_mm`` it is in mm."""
        return max((change.length for change in self.changes), default=0.0)
