"""Where the points of a card come to lie when it is turned and mirrored."""

from __future__ import annotations

from mapkit.model import Point

__all__ = ["turned"]


def turned(point: Point, size: tuple[int, int], turn: int, *, mirror: bool) -> Point:
    """Return where a point of a card comes to lie.

    Parameters
    ----------
    point : (int, int)
        From the card's top left corner, in map units.
    size : (int, int)
        Of the card as it was drawn, in map units.
    turn : int
        Quarter turns clockwise, 0 to 3.
    mirror : bool
        Whether left and right are swapped, before it is turned.

    Returns
    -------
    (int, int)
        From the top left corner of the card as it lies then.
    """
    (x, y), (width, height) = point, size
    if mirror:
        x = width - x
    for _ in range(turn):
        x, y = height - y, x
        width, height = height, width
    return x, y
