"""Lines that follow what is printed, between places that somebody clicks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.arcs import Arc, Arcs, simplified
from mapkit.digitize.evidence import Image
from mapkit.digitize.straighten import Piece, straightened
from mapkit.digitize.survey import Survey

Place = tuple[float, float]
"""In mm from the board's top left corner."""

Edge = tuple[Place, Place]

Points = NDArray[np.float64]

_ASIDE_MM = 30.0
_ASIDE = 0.4
"""How far a line may run beside the straight way: in mm, and as a share of its length."""
_CLEAR = 0.3
"""How likely a border is of which one is half sure."""
_EACH = 0.05
"""The cost of the clearest pixel; one without a line costs 1."""
_STRAIGHTER = 1.3
"""The straight way may cost so much more than the cheapest one: most borders are straight."""
_AROUND_MM = 1.5
"""What is less clear than another place so near is beside the middle of a line."""
_CLICK_MM = 2.0
"""How far a click may be beside the line that is meant."""
_ROUNDS = 6
_STILL_MM = 0.03
"""A line is measured again where it was found until it stays there: at first corners are cut."""


def printed_line(
    seen: Survey, places: Sequence[Place], *, edges: tuple[Edge | None, Edge | None] = (None, None)
) -> list[Place]:
    """Find the printed line that runs from the first of some places to the last.

    It runs in the middle of a line or a wall, or where two colours meet, in straight pieces.

    Parameters
    ----------
    places : sequence of (float, float)
        Two or more on the board, in mm. The line begins and ends exactly at the first and the
        last, and passes within 2 mm of the others.
    edges : (edge or None, edge or None)
        The ends of an edge in mm: the first or the last place is moved along it, by 2 mm at most,
        to where the line meets it.

    Returns
    -------
    list of (float, float)
        In mm, both ends included. Where nothing is printed, this is nearly the straight way.

    Notes
    -----
    The cheapest path over the evidence of borders, then measured in the picture: some 10 ms for
    50 mm.
    """
    pixel = np.array(seen.size_mm) / seen.evidence.border.shape[::-1]
    reach = max(1, round(_CLICK_MM / float(pixel[0])))
    strength = seen.evidence.border
    at = [seen.pixel(place) for place in places]
    at[1:-1] = [_clearest(strength, place, reach) for place in at[1:-1]]
    path = np.concatenate([_path(strength, a, b, float(pixel[0])) for a, b in pairwise(at)])
    turns = np.concatenate([[True], (np.diff(path, axis=0) != 0).any(axis=1)])
    path = path[turns]
    if len(path) < 2:
        return [places[0], places[-1]]
    line = simplified(path + 0.5, pixel)
    line[0], line[-1] = places[0], places[-1]
    for _ in range(_ROUNDS):
        found = Arcs(line[[0, -1]], [Arc(0, 1, (0, 1), line)])
        _, straight, pieces = straightened(found, seen.evidence, seen.size_mm, rim=False)
        before, line = line, straight.arcs[0].places
        line[0], line[-1] = places[0], places[-1]
        if len(line) == len(before) and float(np.abs(line - before).max()) < _STILL_MM:
            break
    ends = [
        _meeting(piece, place, edge)
        for piece, place, edge in zip(
            (pieces[0], pieces[-1]), (places[0], places[-1]), edges, strict=True
        )
    ]
    return [ends[0], *((x, y) for x, y in line[1:-1].tolist()), ends[1]]


def _clearest(strength: Image, at: tuple[int, int], reach: int) -> tuple[int, int]:
    """Return the pixel within reach at which a line is seen best."""
    left, top = max(at[0] - reach, 0), max(at[1] - reach, 0)
    part = strength[top : at[1] + reach + 1, left : at[0] + reach + 1]
    y, x = divmod(int(part.argmax()), part.shape[1])
    return left + x, top + y


def _path(strength: Image, a: tuple[int, int], b: tuple[int, int], pixel_mm: float) -> Points:
    """Return the pixels of the cheapest path between two of them, both included."""
    both = np.array([a, b])
    aside = int(max(_ASIDE_MM / pixel_mm, _ASIDE * float(np.hypot(*(both[1] - both[0])))))
    low = np.maximum(both.min(axis=0) - aside, 0)
    high = np.minimum(both.max(axis=0) + aside + 1, strength.shape[::-1])
    cost = _cost(strength[low[1] : high[1], low[0] : high[0]], pixel_mm)
    scissors = cv2.segmentation.IntelligentScissorsMB()
    scissors.setWeights(0.0, 0.0, 1.0)  # the cost alone counts, not the features it knows
    direction = np.dstack([np.ones_like(cost), np.zeros_like(cost)])
    scissors.applyImageFeatures(np.zeros(cost.shape, np.uint8), direction, cost)
    scissors.buildMap((both[0] - low).tolist())
    found = scissors.getContour((both[1] - low).tolist())
    path: Points = np.asarray(found, np.float64).reshape(-1, 2)
    straight = _straight(both - low)
    beside = cv2.erode(cost, np.ones((3, 3), np.uint8))  # a click is seldom on the very pixel
    if _price(beside, straight) < _STRAIGHTER * _price(beside, path):
        path = straight
    path += low
    return path


def _straight(ends: NDArray[np.int64]) -> Points:
    """Return the pixels on the straight way between two, both included."""
    steps = int(np.abs(ends[1] - ends[0]).max())
    shares = np.linspace(0, 1, steps + 1)[:, None]
    way: Points = np.round(ends[0] + shares * (ends[1] - ends[0]))
    return way


def _price(cost: Image, path: Points) -> float:
    """Return what a path costs, diagonal steps for their length."""
    x, y = path.astype(int).T
    lengths = np.hypot(*np.diff(path, axis=0).T)
    return float((cost[y, x][1:] * lengths).sum())


def _cost(strength: Image, pixel_mm: float) -> Image:
    """Return what a line costs in each pixel: little in its middle alone, or corners were cut."""
    side = 2 * max(1, round(_AROUND_MM / pixel_mm)) + 1
    around = cv2.dilate(strength, np.ones((side, side), np.uint8))
    clear = strength**2 / (strength**2 + _CLEAR**2)
    middle = (strength / np.maximum(around, 1e-6)) ** 4
    cost: Image = (1 - (1 - _EACH) * clear * middle).astype(np.float32)
    return cost


def _meeting(piece: Piece, place: Place, edge: Edge | None) -> Place:
    """Return where the line of a piece meets an edge near a place on it, or else that place."""
    if edge is None or piece.fit is None:
        return place
    a, b = np.array(edge[0]), np.array(edge[1])
    along = b - a
    cross = float(along[0] * piece.along[1] - along[1] * piece.along[0])
    if abs(cross) < 0.1 * float(np.hypot(*along)):
        return place
    off = piece.at - a
    share = float(off[0] * piece.along[1] - off[1] * piece.along[0]) / cross
    meeting = a + share * along
    if not 0 <= share <= 1 or float(np.hypot(*(meeting - place))) > _CLICK_MM:
        return place
    return float(meeting[0]), float(meeting[1])
