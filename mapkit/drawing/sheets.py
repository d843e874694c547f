"""A picture on sheets of paper: one that it fits on, or as many as its scale takes."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from mapkit.drawing.scene import Group, Layer, Scene, Shape, Text
from mapkit.drawing.text import text_box

__all__ = ["OVERLAP_MM", "Box", "Sheets", "fitted_box", "sheets_for", "with_title_on_one_sheet"]

OVERLAP_MM = 8.0
"""How much neighbouring sheets show of the same, to lay one over the other."""

_FOOT_MM = 6.0

Box = tuple[float, float, float, float]
"""Left, top, width and height in mm."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """How a picture is divided: ``columns`` by ``rows`` parts of ``width`` by ``height`` mm.

    ``overlap`` is what two neighbours share. All in mm of the picture.
    """

    columns: int
    rows: int
    width: float
    height: float
    overlap: float

    def part(self, column: int, row: int) -> Box:
        """Return what a sheet shows, in mm of the picture; the last may reach beyond it."""
        return (
            column * (self.width - self.overlap),
            row * (self.height - self.overlap),
            self.width,
            self.height,
        )


def sheets_for(scene: Scene, width: float, height: float, scale: float = 1.0) -> Sheets:
    """Divide a picture into sheets.

    Parameters
    ----------
    scene : Scene
    width, height : float
        Room on a sheet, mm; 6 mm at its foot are left free.
    scale : float
        Mm on paper for one mm of the picture, above 0.
    """
    across, down, overlap = width / scale, (height - _FOOT_MM) / scale, OVERLAP_MM / scale

    def count(length: float, room: float) -> int:
        if length <= room:
            return 1
        return 1 + math.ceil((length - room) / max(room - overlap, 1.0) - 1e-9)

    return Sheets(count(scene.width, across), count(scene.height, down), across, down, overlap)


def fitted_box(scene: Scene, width: float, height: float) -> Box:
    """Return where on a sheet with that much room, in mm, a picture lies as large as it fits."""
    scale = min(width / scene.width, height / scene.height)
    across, down = scene.width * scale, scene.height * scale
    return ((width - across) / 2, (height - down) / 2, across, down)


def with_title_on_one_sheet(scene: Scene, sheets: Sheets) -> Scene:
    """Return a picture whose title is small enough for the first sheet, before the overlap."""
    if sheets.columns == 1:
        return scene
    end = sheets.width - 2 * sheets.overlap

    def smaller(shape: Shape) -> Shape:
        if not isinstance(shape, Group) or shape.kind != "title":
            return shape
        lines = [line for line in shape.shapes if isinstance(line, Text)]
        shares = [
            (end - left) / (right - left)
            for left, _, right, _ in map(text_box, lines)
            if right > end > left
        ]
        share = min(shares, default=1.0)
        return replace(
            shape,
            shapes=tuple(
                replace(s, size=s.size * share) if isinstance(s, Text) else s for s in shape.shapes
            ),
        )

    layers = (Layer(w.name, tuple(map(smaller, w.shapes))) for w in scene.layers)
    return replace(scene, layers=tuple(layers))
