"""Where the board lies in the photo, told by where the map has the photo as its underlay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mapkit.edits import EditRefusedError, set_header, set_underlay
from mapkit.geometry.perspective import Perspective, whole_corners
from mapkit.messages import phrase
from mapkit.model import GameMap, Tracing, Underlay

Quad = tuple[tuple[float, float], ...]
"""The board's top left, top right, bottom right and bottom left, in pixels of the photo."""

_FARTHEST = 2**28
"""Map units; a picture that is bent further lies beyond what a map can say."""


def board_in_photo(game_map: GameMap, photo_px: tuple[int, int]) -> Quad | None:
    """Return where the board lies in the picture that is the map's underlay.

    ``photo_px`` is width and height of the picture. Returns None where there is no underlay, or it
    is bent so much that it shows no board.
    """
    underlay = game_map.underlay
    if underlay is None:
        return None
    lens = Perspective.between(underlay.corners, _rectangle(*photo_px))
    if lens is None:
        return None
    board = _board(game_map.size_mm, game_map.unit_mm)
    ahead = [lens.distance(point) for point in (*underlay.corners, *board)]
    if not (min(ahead) > 0 or max(ahead) < 0):
        return None
    return tuple(lens.project(corner) for corner in board)


def laid(
    game_map: GameMap, quad: Sequence[tuple[float, float]], photo_px: tuple[int, int],
    size_mm: tuple[float, float],
) -> GameMap:  # fmt: skip
    """Lay the underlay so that four points of it are the corners of a board of some size.

    Raises ``EditRefusedError`` where the four points go round no board, or the board is smaller
    than what is drawn on it.

    Parameters
    ----------
    game_map : GameMap
        With an underlay.
    quad : four points
        See :data:`Quad`.
    photo_px : (int, int)
    size_mm : (float, float)
    """
    underlay = game_map.underlay
    assert underlay is not None
    lens = (
        Perspective.between(quad, _board(size_mm, game_map.unit_mm)) if _goes_round(quad) else None
    )
    picture = _rectangle(*photo_px)
    ahead = [lens.distance(point) for point in (*picture, *quad)] if lens is not None else [0.0]
    if lens is None or not (min(ahead) > 0 or max(ahead) < 0):
        raise EditRefusedError(
            phrase("These four points cannot be the corners of a board: they have to go round it.")
        )
    corners = whole_corners([lens.project(corner) for corner in picture])
    if max(abs(n) for corner in corners for n in corner) > _FARTHEST:
        raise EditRefusedError(
            phrase("The photo was taken too much from the side to be laid flat.")
        )
    after = set_header(game_map, size_mm=size_mm) if size_mm != game_map.size_mm else game_map
    return set_underlay(after, replace(underlay, corners=corners))


def begun(game_map: GameMap, picture: str, sha256: str) -> GameMap:
    """Return a map with a photo as its underlay, stretched over the board."""
    corners = whole_corners(_board(game_map.size_mm, game_map.unit_mm))
    return set_underlay(game_map, Underlay(picture, sha256, corners, 1.0, locked=True))


def moved(quad: Quad, corner: int, to: tuple[float, float]) -> Quad:
    """Return a quad with one corner at another place."""
    return (*quad[:corner], to, *quad[corner + 1 :])


def turned(quad: Quad) -> Quad:
    """Return a quad in which the next corner is the top left one: the board turned by a quarter."""
    return (*quad[1:], quad[0])


def _goes_round(quad: Sequence[tuple[float, float]]) -> bool:
    """Return whether four points go clockwise round a convex board; a mirrored one does not."""
    for k in range(4):
        (x, y), (u, v), (s, t) = quad[k - 1], quad[k], quad[(k + 1) % 4]
        if (u - x) * (t - v) - (v - y) * (s - u) <= 0:
            return False
    return True


def _rectangle(width: float, height: float) -> Quad:
    return ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))


def _board(size_mm: tuple[float, float], unit_mm: float) -> Quad:
    return _rectangle(size_mm[0] / unit_mm, size_mm[1] / unit_mm)


def lies_flat(game_map: GameMap, picture: str, sha256: str, tracing: Tracing) -> GameMap:
    """Return a map whose underlay is the board from above, and which says how that was made."""
    corners = whole_corners(_board(game_map.size_mm, game_map.unit_mm))
    return replace(
        set_underlay(game_map, Underlay(picture, sha256, corners, 1.0, locked=True)),
        tracing=tracing,
        provenance=replace(game_map.provenance, kind="traced"),
    )
