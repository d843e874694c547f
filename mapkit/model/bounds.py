"""What a search for better drafts may move on a map, and how far."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bounds:
    """What may move on one map."""

    vertices_mm: float = 0.0
    """How far a vertex may move from where it is drawn; 0: none moves."""
    portals_mm: float = 0.0
    """How far the middle of a door, ladder or wall may move along borders; 0: none moves."""
    portals: frozenset[str] | None = None
    """Types of portals that may move; None for all."""
    markers_mm: float = 0.0
    """How far a marker may move, between the middles of two fields' boxes; 0: none moves."""
    markers: frozenset[str] | None = None
    """Types of markers that may move; None for all."""
    fields: frozenset[str] = frozenset()
    """Vertices and portals of these fields may move, and markers onto them."""
    keep: frozenset[str] = frozenset()
    """Nothing that these fields have a part in moves."""

    @property
    def moves_nothing(self) -> bool:
        """Whether no field or no length is left to move anything by."""
        far = max(self.vertices_mm, self.portals_mm, self.markers_mm)
        return not far or not self.fields - self.keep
