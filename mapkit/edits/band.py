"""A band of one width along a line: a road, a river, a trench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import shapely

from mapkit.edits.fields import draw_field
from mapkit.edits.ids import EditRefusedError
from mapkit.messages import phrase
from mapkit.model import GameMap, Point

_MITRE = 4.0
"""A bend so sharp that its corner would be farther out, in half widths, is cut off."""
_ATTACH = 1.0
"""Map units: the band keeps its width, so that only rounding is taken for touching."""


def band_outline(
    points: Sequence[tuple[float, float]], width: float, side: str = "middle"
) -> list[Point]:
    """Return the corners of a band along a line, with straight ends and pointed bends.

    Raises ``EditRefusedError`` where the line is no line, or the band would run over itself.

    Parameters
    ----------
    points : sequence of (float, float)
        In map units.
    width : float
        In map units, above 0.
    side : str
        Where the band lies: the line is its ``middle``, or it lies ``left`` or ``right`` of the
        line as one goes along it.
    """
    if len(set(points)) < 2 or not width > 0:
        raise EditRefusedError(phrase("A band needs two points and a width."))
    line = shapely.LineString(points)
    mitred: dict[str, Any] = {"join_style": "mitre", "mitre_limit": _MITRE}
    band: Any
    if side == "middle":
        band = line.buffer(width / 2, cap_style="flat", **mitred)
    else:  # y runs down
        band = shapely.offset_curve(line, -width if side == "left" else width, **mitred)
        if isinstance(band, shapely.LineString) and not band.is_empty:
            band = shapely.Polygon([*line.coords, *band.coords[::-1]])
    whole = isinstance(band, shapely.Polygon) and band.is_valid and not band.interiors
    if not (whole and shapely.is_simple(line)):
        raise EditRefusedError(phrase("The band would run over itself."), list(points[:1]))
    return [(round(x), round(y)) for x, y in band.exterior.coords[:-1]]


def draw_band(
    game_map: GameMap,
    points: Sequence[tuple[float, float]],
    width: float,
    kind: str,
    *,
    sector: str | None = None,
    side: str = "middle",
) -> GameMap:
    """Draw a field of one width along a line, and take its place out of the fields there.

    Parameters
    ----------
    points : sequence of (float, float)
        In map units.
    width : float
        In map units.
    kind, sector
        Of the new field.
    side : str
        As for :func:`band_outline`.
    """
    outline = band_outline(points, width, side)
    return draw_field(game_map, outline, kind, sector=sector, carve=True, within=_ATTACH)
