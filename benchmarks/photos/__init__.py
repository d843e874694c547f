"""Seeded photos of boards, to measure tracing on: print, table, light and camera, all our own.

The renderer shares nothing with the picture back ends that users have: a tracer fitted to their
drawing would get results that are too good.
"""

from benchmarks.photos.boards import REPORTED, TUNED, board
from benchmarks.photos.camera import Photo, photograph
from benchmarks.photos.levels import LEVELS, Level
from benchmarks.photos.printing import print_board

__all__ = [
    "LEVELS",
    "REPORTED",
    "TUNED",
    "Level",
    "Photo",
    "board",
    "photo_of",
    "photograph",
    "print_board",
]


def photo_of(name: str, level: str, seed: int = 0, *, megapixels: float = 8.0) -> Photo:
    """Print a board, lay it on a table and photograph it; the same for the same arguments."""
    chosen = LEVELS[level]
    game_map = board(name)
    sheet = print_board(game_map, chosen, f"{name} {level} {seed}")
    return photograph(sheet, game_map.size_mm, chosen, f"{name} {level} {seed}", megapixels)
