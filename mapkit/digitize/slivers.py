"""What is too narrow or too small for a field goes to its neighbours."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.basins import Labels

NARROWEST_MM = 4.0
SMALLEST_MM2 = 130.0


def without_slivers(labels: Labels, scale: float, *, clicked: bool = False) -> Labels:
    """Give what is too narrow for a field, as between the sides of a wall, to its neighbours.

    Parameters
    ----------
    labels : (H, W) int32
        From 0; -1 is beyond the area that is looked at, and stays.
    scale : float
        Pixels a mm.
    clicked : bool
        Whether somebody has asked for each region: then each stays, as one piece.
    """
    height, width = labels.shape
    radius = NARROWEST_MM / 2 * scale
    kept = np.full_like(labels, -1)
    count = 0
    for label in range(int(labels.max()) + 1):
        box = _box_of(labels, label)
        if box is None:
            continue
        x, y, w, h = box
        own = (labels[y : y + h, x : x + w] == label).astype(np.uint8)
        # The rim of the board is no border: what ends there goes on.
        rim = (int(y == 0), int(y + h == height), int(x == 0), int(x + w == width))
        own = cv2.copyMakeBorder(own, *rim, cv2.BORDER_REPLICATE)
        own = cv2.copyMakeBorder(own, *(1 - r for r in rim), cv2.BORDER_CONSTANT, value=0)
        deep = cv2.distanceTransform(own, cv2.DIST_L2, 5)
        core = deep > (min(radius, 0.7 * float(deep.max())) if clicked else radius)
        if not core.any():
            continue
        near = cv2.distanceTransform((~core).astype(np.uint8), cv2.DIST_L2, 5) <= 1.5 * radius
        part = (near & (own > 0))[1:-1, 1:-1].astype(np.uint8)
        _, pieces, stats, _ = cv2.connectedComponentsWithStats(part, connectivity=4)
        areas = stats[:, cv2.CC_STAT_AREA]
        large = 1 + np.nonzero(areas[1:] >= SMALLEST_MM2 * scale**2)[0]
        for piece in [1 + int(areas[1:].argmax())] if clicked else large.tolist():
            kept[y : y + h, x : x + w][pieces == piece] = count
            count += 1
    if not count:
        return np.minimum(labels, 0)
    found = _largest_parts(_filled(kept, kept < 0))
    found[labels < 0] = -1
    return found


def _largest_parts(labels: Labels) -> Labels:
    """Let each region be one piece: its largest; the others go to what surrounds them."""
    loose = np.zeros(labels.shape, np.bool_)
    for label in range(int(labels.max()) + 1):
        box = _box_of(labels, label)
        if box is None:
            continue
        x, y, w, h = box
        own = (labels[y : y + h, x : x + w] == label).astype(np.uint8)
        number, pieces, stats, _ = cv2.connectedComponentsWithStats(own, connectivity=4)
        if number > 2:
            best = int(stats[1:, cv2.CC_STAT_AREA].argmax()) + 1
            loose[y : y + h, x : x + w][(pieces > 0) & (pieces != best)] = True
    if not loose.any():
        return labels
    return _largest_parts(_filled(labels, loose))


def _filled(labels: Labels, gaps: NDArray[np.bool_]) -> Labels:
    """Give each pixel of the gaps the label of the pixel nearest to it."""
    _, nearest = cv2.distanceTransformWithLabels(
        gaps.astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL
    )
    names = np.zeros(int(nearest.max()) + 1, np.int32)
    names[nearest[~gaps]] = labels[~gaps]
    filled: Labels = names[nearest]
    return filled


def _box_of(labels: Labels, label: int) -> tuple[int, int, int, int] | None:
    x, y, w, h = cv2.boundingRect((labels == label).astype(np.uint8))
    return (x, y, w, h) if w else None
