"""What a picture of a board shows at each place: borders, print that is none, things.

A small network says it, which was trained on pictures of invented boards (``tools/train_borders``;
docs/adr/0045-border-detector.md). OpenCV runs it; its weights are in this package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels
from mapkit.digitize.folds import Strip, without_folds
from mapkit.jobs.in_parts import part_of

PIXELS_PER_MM = 3.0
"""Of the evidence, whatever the picture has: what the network was trained on."""

Image = NDArray[np.float32]
Progress = Callable[[int, int], None]
_Tile = tuple[tuple[slice, slice], tuple[slice, slice], tuple[slice, slice]]

_WEIGHTS = Path(__file__).with_name("borders.onnx")
_TILE = 512
_BESIDE = 96
"""Pixels round a tile that are looked at, too."""
_BESIDE_FOLDS = 32
_STRIDE = 32
_SMOOTH_PIXELS = 0.8
_MASKS = [2, 3, 5]
"""Of the layers of the network: marks, things and doors. Folds are told by the whole board."""


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """What is seen at each place, all arrays of one height and width.

    Attributes
    ----------
    scale : float
        Pixels a mm.
    border : (H, W) float32
        How likely this is the middle of a border, from 0 to 1.
    marks, things, doors : (H, W) bool
        Text and symbols; what lies on the board; doors and ladders.
    colours : (H, W, 3) uint8
        CIE L*a*b* of OpenCV's 8 bit, a little smoothed.
    """

    scale: float
    border: Image
    marks: NDArray[np.bool_]
    things: NDArray[np.bool_]
    doors: NDArray[np.bool_]
    colours: Pixels

    @property
    def hidden(self) -> NDArray[np.bool_]:
        """Where something is printed or laid over what may be a border."""
        return self.marks | self.things

    def part(self, window: tuple[slice, slice]) -> Evidence:
        """Return the evidence in some rows and columns."""
        images = {f.name: getattr(self, f.name)[window] for f in fields(self) if f.name != "scale"}
        return replace(self, **images)


def find_evidence(pixels: Pixels, scale: float, *, progress: Progress | None = None) -> Evidence:
    """Look at a picture.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
        The board from above, red, green and blue.
    scale : float
        Pixels a mm.
    progress : callable, optional
        Gets (steps done, steps in all); raising stops the work.

    Notes
    -----
    2 s of one core for a board of 840 by 560 mm.
    """
    height, width = (max(8, round(side * PIXELS_PER_MM / scale)) for side in pixels.shape[:2])
    way = cv2.INTER_AREA if scale > PIXELS_PER_MM else cv2.INTER_LINEAR
    small = cv2.resize(pixels, (width, height), interpolation=way)
    border = np.empty((height, width), np.float32)
    masks = np.empty((3, height, width), np.bool_)

    def look(tiles: list[_Tile], progress: Progress | None) -> None:
        for done, (whole, own, inner) in enumerate(tiles):
            seen = _looked_at(small[whole])[:, *inner]
            border[own] = seen[0]
            masks[:, *own] = seen[_MASKS] > 0.5
            if progress:
                progress(done + 1, len(tiles))

    look(list(_tiles(height, width)), part_of(progress, 0, 2))
    small, folds = without_folds(small, border)
    look([t for strip in folds for t in _tiles(height, width, strip)], part_of(progress, 1, 2))
    lab = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_RGB2LAB), (0, 0), _SMOOTH_PIXELS)
    colours = lab.astype(np.uint8, copy=False)
    marks, things, doors = masks
    own = width * scale / pixels.shape[1]
    return Evidence(own, border, marks, things, doors, colours)


def _tiles(height: int, width: int, strip: Strip | None = None) -> Iterator[_Tile]:
    """Yield for each tile what is looked at, what it decides, and this within the former.

    Those of a strip decide what is within ``_BESIDE_FOLDS`` pixels of it; without, the whole.
    """
    area = strip or (slice(0, height), slice(0, width))
    (low, high), (first, last) = (
        (max(0, s.start - _BESIDE_FOLDS), min(end, s.stop + _BESIDE_FOLDS))
        for s, end in zip(area, (height, width), strict=True)
    )
    for y in range(low, high, _TILE):
        for x in range(first, last, _TILE):
            top, left = max(0, y - _BESIDE), max(0, x - _BESIDE)
            bottom, right = min(high, y + _TILE), min(last, x + _TILE)
            whole = (
                slice(top, min(height, bottom + _BESIDE)),
                slice(left, min(width, right + _BESIDE)),
            )
            inner = (slice(y - top, bottom - top), slice(x - left, right - left))
            yield whole, (slice(y, bottom), slice(x, right)), inner


def _looked_at(pixels: Pixels) -> NDArray[np.float32]:
    """Return what the network says of a picture: (layers, H, W), from 0 to 1."""
    height, width = pixels.shape[:2]
    padded = cv2.copyMakeBorder(
        pixels, 0, -height % _STRIDE, 0, -width % _STRIDE, cv2.BORDER_REPLICATE
    )
    net = _network()
    net.setInput(cv2.dnn.blobFromImage(padded, 1 / 255, swapRB=True))
    found: NDArray[np.float32] = net.forward()[0, :, :height, :width]
    return found


@cache
def _network() -> cv2.dnn.Net:
    return cv2.dnn.readNetFromONNX(str(_WEIGHTS))
