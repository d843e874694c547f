"""The points that are clicked one after the other, until something is made of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from mapkit.editor.canvas.tool import ToolEvent

__all__ = ["DrawnPath", "Place", "Ways"]

Place = tuple[int, int]
Leg = tuple[Place, ...]
Ways = tuple[Leg, ...]


@dataclass(eq=False)
class DrawnPath:
    """One state of a path: to add a point or to take one back makes another.

    Attributes
    ----------
    legs : tuple of tuple of (int, int)
        Points of each click in map units: the way there, the clicked point last.
    undone : tuple of tuple of (int, int)
        Legs that were taken back, the last one last.
    whole : bool
        Whether it was dragged, not clicked: the next press begins another.
    carvable : bool
        Whether it was refused for no more than the fields that lie there.
    trail : list of (float, float)
        Where the mouse has been since the last click: decides between two ways.
    mouse : ToolEvent or None
        Where the mouse is, if it has moved since the last click.
    ways, closings : (object, Ways) or None
        Ways along borders to the mouse and back to the first point, and what was asked for them.
    """

    legs: tuple[Leg, ...] = ()
    undone: tuple[Leg, ...] = ()
    whole: bool = False
    carvable: bool = False
    trail: list[tuple[float, float]] = field(default_factory=list)
    mouse: ToolEvent | None = None
    ways: tuple[object, Ways] | None = None
    closings: tuple[object, Ways] | None = None

    @property
    def points(self) -> list[Place]:
        """All points so far."""
        return [p for leg in self.legs for p in leg]

    def longer(self, leg: Leg) -> DrawnPath:
        """Return the path with another leg."""
        return DrawnPath((*self.legs, leg))

    def taken_back(self) -> DrawnPath:
        """Return the path without its last leg."""
        return DrawnPath(self.legs[:-1], (*self.undone, self.legs[-1]))

    def brought_back(self) -> DrawnPath:
        """Return the path with the leg that was taken back last."""
        return DrawnPath((*self.legs, self.undone[-1]), self.undone[:-1])

    def forget_map(self) -> None:
        """Forget what was found on a map that has changed, and what was taken back."""
        self.undone, self.ways, self.closings = (), None, None
