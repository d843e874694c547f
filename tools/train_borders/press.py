"""A sheet to print on, and the tools of the press: shapes, lines, inks, clouds."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray

from tools.train_borders.boards import Board

PIXELS_PER_MM = 6.0
Floats = NDArray[np.float32]
Mask = NDArray[np.uint8]

_SHIFT = 4


@dataclass(slots=True, eq=False)
class Sheet:
    """A print of a board, six pixels a mm.

    ``marks``, ``doors``, ``things`` and ``fold``: Where text and symbols, doors and ladders, things
    that lie on it, and folds are; 255 whole.
    """

    board: Board
    picture: Floats
    """(H, W, 3) float32: Blue, green, red from 0 to 255."""
    marks: Mask
    doors: Mask
    things: Mask
    fold: Mask
    far: Floats
    """(H, W) float32: How far each pixel is from the next border, in mm."""


def _fixed(points: Any) -> NDArray[np.int32]:
    pixels = np.asarray(points, float)[:, :2] * PIXELS_PER_MM - 0.5
    return np.round(pixels * (1 << _SHIFT)).astype(np.int32)


def fill(mask: Mask, shape: Any) -> None:
    """Fill a shape in mm."""
    for part in shapely.get_parts(shape):
        if part.geom_type == "Polygon" and not part.is_empty:
            rings = [_fixed(r.coords) for r in (part.exterior, *part.interiors)]
            cv2.fillPoly(mask, rings, 255, cv2.LINE_AA, _SHIFT)


def stroke(mask: Mask, lines: Any, width_mm: float) -> None:
    """Draw lines in mm."""
    thick = max(1, round(width_mm * PIXELS_PER_MM))
    for line in lines:
        for part in shapely.get_parts(line):
            if part.geom_type == "LineString" and part.length > 0:
                cv2.polylines(mask, [_fixed(part.coords)], False, 255, thick, cv2.LINE_AA, _SHIFT)


def colour_of(hue: float, saturation: float, value: float) -> Floats:
    """Return blue, green, red of a hue from 0 to 180, saturation and value from 0 to 255."""
    pixel = np.clip(np.array([[[hue % 180, saturation, value]]]), 0, 255).astype(np.uint8)
    found: Floats = cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)
    return found


class Press:
    """Prints on a sheet; ``part`` says which styles, ``hard`` how much is in the way."""

    def __init__(self, board: Board, part: str, rng: random.Random, hard: float) -> None:
        self.board, self.part, self.rng, self.hard = board, part, rng, hard
        self.noise = np.random.default_rng(rng.getrandbits(64))
        width, height = (round(s * PIXELS_PER_MM) for s in board.size_mm)
        self.shape = (height, width)
        lines = self.mask()
        for arc in board.arcs:
            if min(arc.sides) >= 0:
                stroke(lines, [arc.line], 0)
        far = cv2.distanceTransform((lines < 100).astype(np.uint8), cv2.DIST_L2, 5) / PIXELS_PER_MM
        marks, doors, things, fold = (self.mask() for _ in range(4))
        paper = np.zeros((*self.shape, 3), np.float32)
        self.sheet = Sheet(board, paper, marks, doors, things, fold, far)
        self.dark = rng.random() < 0.15
        self.labels = np.full(self.shape, -1, np.int32)
        for k, shape in enumerate(board.fields):
            mask = self.mask()
            fill(mask, shape)
            self.labels[mask > 127] = k

    def mask(self) -> Mask:
        """Return a mask of nothing."""
        return np.zeros(self.shape, np.uint8)

    def chance(self, share: float) -> bool:
        """Return whether something that has this chance happens."""
        return self.rng.random() < share

    def clouds(self, size_mm: float, channels: int = 1) -> Floats:
        """Return smooth noise of mean 0 and deviation 1 with spots of about a size."""
        height, width = self.shape
        step = size_mm * PIXELS_PER_MM
        small = self.noise.normal(
            size=(max(4, round(height / step)), max(4, round(width / step)), channels)
        )
        large = cv2.resize(small.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
        large = large.reshape(height, width, channels)
        clouds: Floats = (large - large.mean()) / max(float(large.std()), 1e-6)
        return clouds

    def ink(self, mask: Mask, colour: Any, opacity: float = 1.0) -> None:
        """Lay a colour on the picture where a mask is."""
        x, y, w, h = cv2.boundingRect(mask)
        if w:
            part = np.s_[y : y + h, x : x + w]
            share = mask[part].astype(np.float32)[..., None] * (opacity / 255)
            picture = self.sheet.picture
            picture[part] += share * (np.asarray(colour, np.float32) - picture[part])
