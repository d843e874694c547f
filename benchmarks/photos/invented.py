"""Photos of the boards and styles that the border detector was neither trained nor chosen on.

They are made by its own generator (``tools/train_borders``), from families of boards and ways to
print that are kept for this, and seen by a camera of their own.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import shapely

from benchmarks.photos.camera import Photo
from mapkit.mapfile.new import new_map
from mapkit.model import Field, GameMap
from tools.train_borders.boards import FAMILIES, Board
from tools.train_borders.press import PIXELS_PER_MM
from tools.train_borders.scenes import exposed, lit, make_sheet

INVENTED = tuple(f"{family}-{seed}" for seed in (1, 2) for family in FAMILIES["test"])
_HARD = {"easy": 0.1, "medium": 0.5, "hard": 0.9}
_SIZE_MM = (480.0, 340.0)
_UNIT_MM = 0.01
_TABLE_MM = 60.0
_MEGAPIXELS = 7.0
_KINDS = {"room": "built_up"}


def invented(name: str, level: str) -> tuple[GameMap, Photo]:
    """Return a board and a photo of it; the same for the same arguments."""
    family, _, seed = name.partition("-")
    sheet, rng, hard = make_sheet(
        f"test {family} {level} {seed}", "test", _SIZE_MM, _HARD[level], family
    )
    return map_of(sheet.board), _photograph(sheet.picture, rng, hard)


def map_of(board: Board) -> GameMap:
    """Return a board as a map: rooms are built up, water is a trait, all else is open."""
    ids: dict[tuple[int, int], str] = {}

    def ring(line: Any) -> tuple[str, ...]:
        points = np.round(shapely.get_coordinates(line)[:-1] / _UNIT_MM).astype(int).tolist()
        return tuple(ids.setdefault((x, y), f"v{len(ids) + 1}") for x, y in points)

    fields = {}
    for k, (shape, look) in enumerate(zip(board.fields, board.looks, strict=True), 1):
        rings = tuple(ring(line) for line in (shape.exterior, *shape.interiors))
        traits = frozenset({"water"}) if look == "water" else frozenset()
        fields[str(k)] = Field(str(k), _KINDS.get(look, "open"), rings, traits=traits)
    base = new_map("empty", id="invented", size_mm=board.size_mm)
    vertices = {v: p for p, v in ids.items()}
    return replace(base, vertices=vertices, fields=fields, unit_mm=_UNIT_MM)


def _photograph(sheet: Any, rng: random.Random, hard: float) -> Photo:
    """Lay a sheet on a table with cards beside it, and look at it at a slant through a lens."""
    width_mm, height_mm = _SIZE_MM
    margin = round(_TABLE_MM * PIXELS_PER_MM)
    grain = np.random.default_rng(rng.getrandbits(64))
    table = cv2.resize(grain.normal(size=(90, 20)).astype(np.float32), (
        sheet.shape[1] + 2 * margin, sheet.shape[0] + 2 * margin))  # fmt: skip
    colour = np.array([rng.uniform(20, 200) for _ in range(3)], np.float32)
    table = colour + table[..., None] * np.float32(rng.uniform(2, 9))
    for _ in range(rng.randint(0, round(4 * hard))):
        x, y = rng.randrange(table.shape[1]), rng.choice([0, table.shape[0] - margin // 2])
        table[y : y + margin // 2, x : x + margin] = rng.uniform(150, 250)
    table[margin : margin + sheet.shape[0], margin : margin + sheet.shape[1]] = sheet
    height = round((_MEGAPIXELS * 1e6 * height_mm / width_mm) ** 0.5)
    width = round(height * width_mm / height_mm)
    tilt = 0.02 + 0.1 * hard
    quad = [
        (width * (x + rng.uniform(-0.2, 1) * tilt * (1 if x < 0.5 else -1) / 2),
         height * (y + rng.uniform(-0.2, 1) * tilt * (1 if y < 0.5 else -1) / 2))
        for x, y in ((0.07, 0.07), (0.93, 0.07), (0.93, 0.93), (0.07, 0.93))
    ]  # fmt: skip
    board = np.array([(0, 0), (width_mm, 0), (width_mm, height_mm), (0, height_mm)], np.float32)
    to_board = cv2.getPerspectiveTransform(np.array(quad, np.float32), board)
    xs, ys = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    grid = np.stack([xs, ys], -1).astype(np.float32)
    lens = np.float32(rng.uniform(-0.015, 0.015) * hard)
    places = cv2.perspectiveTransform(
        _straight(grid, lens, width, height).reshape(1, -1, 2), to_board
    )
    pixels = (places.reshape(grid.shape) + _TABLE_MM) * PIXELS_PER_MM - 0.5
    ratio = (width_mm * PIXELS_PER_MM) / (0.86 * width)
    smooth = cv2.GaussianBlur(table, (0, 0), 0.4 * ratio) if ratio > 1.1 else table
    seen = cv2.remap(smooth, pixels[..., 0].astype(np.float32), pixels[..., 1].astype(np.float32),
                     cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)  # fmt: skip
    taken = exposed(lit(seen, rng, hard), rng, hard)
    goal = np.array(quad, np.float32)
    corners = goal
    for _ in range(20):
        corners = corners + goal - _straight(corners, lens, width, height)
    data = cv2.imencode(".jpg", taken, [cv2.IMWRITE_JPEG_QUALITY, 95])[1]
    return Photo(data.tobytes(), tuple((float(x), float(y)) for x, y in corners))


def _straight(points: Any, lens: Any, width: int, height: int) -> Any:
    """Return where points of the photo would lie without the lens."""
    middle = np.array([width / 2, height / 2], np.float32)
    off = (points - middle) / np.float32(np.hypot(width, height) / 2)
    return middle + (points - middle) * (1 + lens * (off**2).sum(-1, keepdims=True))
