"""A band of one width along a line: a road, a river, a trench."""

from __future__ import annotations

from collections.abc import Sequence

import shapely

from mapkit.edits.fields import draw_field
from mapkit.edits.ids import EditRefusedError
from mapkit.messages import phrase
from mapkit.model import GameMap, Point

__all__ = ["band_outline", "draw_band"]

_MITRE = 4.0
"""A bend so sharp that its corner would be farther out, in half widths, is cut off."""
_ATTACH = 1.0
"""Map units: the band keeps its width, so that only rounding is taken for touching."""


def band_outline(points: Sequence[tuple[float, float]], width: float) -> list[Point]:
    """Return the corners of a band along a line, with straight ends and pointed bends.

    Parameters
    ----------
    points : sequence of (float, float)
        The middle of the band, in map units.
    width : float
        In map units, above 0.

    Raises
    ------
    EditRefusedError
        The line is no line, or the band would run over itself.
    """
    if len(set(points)) < 2 or not width > 0:
        raise EditRefusedError(phrase("A band needs two points and a width."))
    line = shapely.LineString(points)
    band = line.buffer(width / 2, cap_style="flat", join_style="mitre", mitre_limit=_MITRE)
    simple = bool(shapely.is_simple(line)) and isinstance(band, shapely.Polygon)
    if not simple or len(band.interiors) > 0:
        raise EditRefusedError(phrase("The band would run over itself."), list(points[:1]))
    return [(round(x), round(y)) for x, y in band.exterior.coords[:-1]]


def draw_band(
    game_map: GameMap,
    points: Sequence[tuple[float, float]],
    width: float,
    kind: str,
    *,
    sector: str | None = None,
) -> GameMap:
    """Draw a field of one width along a line, and take its place out of the fields there.

    Parameters
    ----------
    points : sequence of (float, float)
        The middle of the band, in map units.
    width : float
        In map units.
    kind, sector
        Of the new field.
    """
    outline = band_outline(points, width)
    return draw_field(game_map, outline, kind, sector=sector, carve=True, within=_ATTACH)
