"""Bands of a sector's colour along its border, inside the sector: two colours touch there (p. 10).

One rule draws them all: a band is what can be seen of the sector's fields no farther from its
border than the band is wide. So it has no spikes, whatever corners the border has. A border is
that of the fields that it parts: a field that goes on below a walkway has none at the walkway's
edge, and none where two walkways meet above it. Where walls have a width, they stand on a room's
band and hide it: there the room has the glow alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import shapely

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import is_building, sector_of
from mapkit.drawing.scene import Fill, Path, Point
from mapkit.drawing.shapes import Border, Rings, rings_of

_ARC = 6
"""Pieces of a quarter of a circle."""

Place = tuple[str, int]
"""A sector and a level."""


class SectorBands:
    """The bands of a board's sectors.

    ``borders`` are those between the fields, and round them; of one sector's fields among
    themselves too.
    """

    def __init__(self, canvas: Canvas, borders: Iterable[Border]) -> None:
        self._canvas = canvas
        self._near: dict[tuple[Place, float], Any] = {}
        self._pieces: dict[Place, list[tuple[Point, Point]]] = {}
        self._walls: dict[Place, list[tuple[Point, Point]]] = {}
        fields = canvas.game_map.fields
        for b in borders:
            seen = [side[0] for side in (b.left, b.right) if side]
            if len(seen) == 2 and fields[seen[0]].sector == fields[seen[1]].sector:
                continue
            built = [is_building(canvas.game_map, i) for i in seen]
            for i, is_room in zip(seen, built, strict=True):
                field = fields[i]
                goes_on = i in b.left and i in b.right
                if field.sector is not None and not goes_on:
                    place = field.sector, field.level
                    self._pieces.setdefault(place, []).append((b.a, b.b))
                    if is_room and built.count(True) == 1 and canvas.theme.materials:
                        self._walls.setdefault(place, []).append((b.a, b.b))

    def of(self, field_id: str) -> tuple[Path, ...]:
        """Draw the band inside one field."""
        canvas = self._canvas
        field = canvas.game_map.fields[field_id]
        sector = sector_of(canvas.game_map, field.sector)
        if field.sector is None or sector is None:
            return ()
        near = self._near_border((field.sector, field.level), self._width(1.0))
        if near is None or not near.intersects(canvas.shapes.polygons[field_id]):
            return ()
        fill = Fill(canvas.theme.squad(field.sector, sector.colour))
        inside = near.intersection(self._seen(field_id, self._width(1.0)))
        return tuple(Path(rings, fill, None, field_id) for rings in rings_of(inside))

    def whole(self, sector: str, width: float, *, walls: bool) -> list[Rings]:
        """Return the band of a sector, as many times as wide as the theme has it.

        ``walls`` says whether it also runs within rooms, along the walls that stand on it.
        """
        fields, found = self._canvas.game_map.fields, []
        members = [i for i in self._canvas.shapes.polygons if fields[i].sector == sector]
        for level in sorted({fields[i].level for i in members}):
            wide = self._width(width)
            near = self._near_border((sector, level), wide)
            if near is None:
                continue
            hidden = 0.0 if walls else wide
            on_level = [i for i in members if fields[i].level == level]
            band = near.intersection(self._seen_of(on_level, hidden))
            if self._canvas.theme.bare:  # no notch where the border makes a small step
                rooms = [is_building(self._canvas.game_map, i) for i in on_level]
                ground = [i for i, is_room in zip(on_level, rooms, strict=True) if not is_room]
                full = band.buffer(wide / 2).buffer(-wide / 2)
                band = band.union(full.intersection(self._seen_of(ground, hidden)))
            found.append(band)
        return [rings for shape in found for rings in rings_of(shape)]

    def _width(self, times: float) -> float:
        return self._canvas.module * self._canvas.theme.width_sector * times

    def _near_border(self, place: Place, width: float) -> Any:
        """Return all that is no farther from a sector's border; None where it has none."""
        if place not in self._pieces:
            return None
        key = (place, width)
        if key not in self._near:
            self._near[key] = _around(self._pieces[place], width)
            shapely.prepare(self._near[key])
        return self._near[key]

    def _seen_of(self, fields: Iterable[str], hidden: float) -> Any:
        return shapely.union_all([self._seen(i, hidden) for i in fields])

    def _seen(self, field_id: str, hidden: float) -> Any:
        """Return what no field above hides of a field, nor a room's walls so far into it."""
        shapes, fields = self._canvas.shapes, self._canvas.game_map.fields
        field, own = fields[field_id], shapes.polygons[field_id]
        above = [o for o in shapes.stacked.get(field_id, ()) if fields[o].level > field.level]
        if above:
            own = own.difference(shapes.union(above))
        walls = self._walls.get((field.sector or "", field.level)) if hidden else None
        if walls and is_building(self._canvas.game_map, field_id):
            own = own.difference(_around(walls, hidden))
        return own


def _around(pieces: list[tuple[Point, Point]], width: float) -> Any:
    """Return all that is no farther from pieces of border."""
    return shapely.line_merge(shapely.multilinestrings(pieces)).buffer(width, quad_segs=_ARC)
