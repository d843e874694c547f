"""What a search for better drafts may move on a map, and how far."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bounds:
    """What may move on one map.

    Parameters
    ----------
    vertices_mm : float
        How far a vertex may move from where it is drawn; 0: none moves.
    portals_mm : float
        How far the middle of a door, ladder or wall may move along borders; 0: none moves.
    portals : frozenset of str or None
        Types of portals that may move; None for all.
    markers_mm : float
        How far a marker may move, between the middles of two fields' boxes; 0: none moves.
    markers : frozenset of str or None
        Types of markers that may move; None for all.
    fields : frozenset of str
        Vertices and portals of these fields may move, and markers onto them.
    keep : frozenset of str
        Nothing that these fields have a part in moves.
    """

    vertices_mm: float = 0.0
    portals_mm: float = 0.0
    portals: frozenset[str] | None = None
    markers_mm: float = 0.0
    markers: frozenset[str] | None = None
    fields: frozenset[str] = frozenset()
    keep: frozenset[str] = frozenset()

    @property
    def moves_nothing(self) -> bool:
        """Whether no field or no length is left to move anything by."""
        far = max(self.vertices_mm, self.portals_mm, self.markers_mm)
        return not far or not self.fields - self.keep
