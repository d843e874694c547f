"""A photo that tests trace: small, and the same in every run."""

from __future__ import annotations

from functools import cache

import pytest

pytest.importorskip("cv2", reason="OpenCV is not installed")

from benchmarks.photos import Photo, board, photo_of
from mapkit.model import GameMap

BOARD = "random-35"


@cache
def small_photo(level: str = "easy") -> Photo:
    """Return a photo of a board of 20 fields, of 2 megapixels."""
    return photo_of(BOARD, level, megapixels=2.0)


@cache
def small_truth() -> GameMap:
    """Return the map that the photo shows."""
    return board(BOARD)


def size() -> str:
    """Return the size of the board that the photo shows, as a command takes it."""
    width, height = small_truth().size_mm
    return f"{width:.3f}x{height:.3f}"
