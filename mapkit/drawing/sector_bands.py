"""Bands of a sector's colour along its border."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import shapely

from mapkit.drawing.board_parts import Shapes
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import sector_of
from mapkit.drawing.scene import Fill, Path, Point
from mapkit.drawing.shapes import Border, rings_of

__all__ = ["SectorBands"]


class SectorBands:
    """The band of a sector's colour inside each of its fields, along the sector's border."""

    def __init__(self, canvas: Canvas, borders: Iterable[Border]) -> None:
        self._canvas = canvas
        self._bands: dict[str, Any] = {}
        self._pieces: dict[str, list[tuple[Point, Point]]] = {}
        fields = canvas.game_map.fields
        for b in borders:
            left = fields[b.left[0]].sector if b.left else None
            right = fields[b.right[0]].sector if b.right else None
            if left != right:
                for name in (left, right):
                    if name is not None:
                        self._pieces.setdefault(name, []).append((b.a, b.b))

    def of(self, field_id: str) -> Shapes:
        """Draw the band inside one field."""
        canvas = self._canvas
        name = canvas.game_map.fields[field_id].sector
        sector = sector_of(canvas.game_map, name)
        if name is None or sector is None or name not in self._pieces:
            return ()
        if name not in self._bands:
            lines = shapely.line_merge(shapely.multilinestrings(self._pieces[name]))
            width = canvas.module * canvas.theme.width_sector
            band = lines.buffer(width, cap_style="flat", join_style="mitre")
            shapely.prepare(band)
            self._bands[name] = band
        band, polygon = self._bands[name], canvas.shapes.polygons[field_id]
        if not band.intersects(polygon):
            return ()
        inside = rings_of(band.intersection(polygon))
        fill = Fill(canvas.theme.squad(name, sector.colour))
        return tuple(Path(rings, fill, None, field_id) for rings in inside)
