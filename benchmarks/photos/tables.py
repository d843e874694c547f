"""Tables with things beside and on the board, which hide it from a finder.

Two sets of looks share nothing but the camera: the finder was tuned on ``TUNED_LOOKS`` alone, and
what is reported was measured on ``KEPT_LOOKS``.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import cv2
import numpy as np

from benchmarks.photos.camera import TABLE_MM, Photo, photograph
from benchmarks.photos.levels import LEVELS
from benchmarks.photos.printing import PIXELS_PER_MM, Picture

_Ink = tuple[float, float, float]
_Draw = Callable[["_Table"], None]
_PAPERS: list[_Ink] = [(235, 238, 240), (210, 225, 235), (200, 205, 205)]


def framed(sheet: Picture, rng: random.Random) -> Picture:
    """Print a frame along the rim of a board, or none."""
    width = round(rng.choice([0, 0, 1.2, 1.5, 4.0, 9.0]) * PIXELS_PER_MM)
    if width:
        sheet = sheet.copy()
        ink = rng.choice([(30, 30, 32), (225, 230, 232), (40, 60, 110), (60, 70, 50)])
        cv2.rectangle(sheet, (0, 0), (sheet.shape[1] - 1, sheet.shape[0] - 1), ink, 2 * width)
    return sheet


def cluttered(
    sheet: Picture, size_mm: tuple[float, float], look: str, seed: str, megapixels: float
) -> Photo:
    """Photograph a board on a table of one of the looks; the same for the same arguments."""
    rng = random.Random(f"table {look} {seed}")
    ground, things = {**TUNED_LOOKS, **KEPT_LOOKS}[look]

    def lay(table: Picture, board: Picture) -> Picture:
        laid = _Table(table, board.shape, rng)
        ground(laid)
        laid.shadow()
        top = left = laid.margin
        laid.picture[top : top + board.shape[0], left : left + board.shape[1]] = board
        for _ in range(rng.randint(2, 6)):
            rng.choice(things)(laid)
        return laid.picture

    level = LEVELS[rng.choice(["easy", "medium", "hard"])]
    return photograph(framed(sheet, rng), size_mm, level, f"{look} {seed}", megapixels, lay)


class _Table:
    """A picture of a table in which the board's place is known."""

    def __init__(self, picture: Picture, board: tuple[int, ...], rng: random.Random) -> None:
        self.picture, self.rng = picture, rng
        self.margin = round(TABLE_MM * PIXELS_PER_MM)
        self.height, self.width = board[:2]

    def shadow(self) -> None:
        mask = np.zeros(self.picture.shape[:2], np.float32)
        top = left = self.margin + round(self.rng.uniform(-2, 3) * PIXELS_PER_MM)
        mask[top : top + self.height, left : left + self.width] = self.rng.uniform(0.0, 0.6)
        self.picture *= 1 - cv2.GaussianBlur(mask, (0, 0), 2.5 * PIXELS_PER_MM)[..., None]

    def beside(self, length: float, breadth: float, over: float = 0.0) -> np.ndarray:
        """Return the corners of a thing beside the board, in pixels; it may lie over its rim."""
        rng, scale = self.rng, PIXELS_PER_MM
        size = np.array([length, breadth]) * scale
        if rng.random() < 0.5:
            size = size[::-1]
        turn = np.radians(rng.choice([0.0, rng.gauss(0, 4), rng.uniform(-45, 45)]))
        turned = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        ring = (np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * size / 2) @ turned.T
        half = np.abs(ring).max(axis=0)
        gap = rng.uniform(3, 25) * scale if rng.random() > over else -rng.uniform(3, 18) * scale
        side, along = rng.randrange(4), rng.uniform(0.05, 0.95)
        x = self.margin + along * self.width
        y = self.margin + along * self.height
        middle = (
            (x, self.margin - gap - half[1]), (x, self.margin + self.height + gap + half[1]),
            (self.margin - gap - half[0], y), (self.margin + self.width + gap + half[0], y),
        )[side]  # fmt: skip
        return ring + middle

    def fill(self, ring: np.ndarray, ink: _Ink) -> None:
        cv2.fillPoly(self.picture, [np.round(ring * 16).astype(np.int32)], ink, cv2.LINE_AA, 4)

    def grain(self, strength: float) -> None:
        noise = np.random.default_rng(self.rng.getrandbits(32))
        self.picture += noise.normal(0, strength, self.picture.shape[:2]).astype(np.float32)[
            ..., None
        ]


def _plain(table: _Table) -> None:
    table.picture += table.rng.uniform(-15, 15)


def _planks(table: _Table) -> None:
    rng, pixels = table.rng, table.picture
    wide = round(rng.uniform(60, 140) * PIXELS_PER_MM)
    for start in range(-rng.randrange(wide), pixels.shape[0], wide):
        pixels[max(start, 0) : max(start + wide, 0)] += rng.uniform(-14, 14)
        pixels[max(start, 0) : max(start + 8, 0)] *= 0.55


def _cloth(table: _Table) -> None:
    table.picture[:] = table.rng.choice([(70, 30, 30), (40, 70, 30), (150, 160, 170)])
    table.grain(9)


def _cards(table: _Table) -> None:
    ink = table.rng.choice(_PAPERS)
    for _ in range(table.rng.randint(1, 4)):
        ring = table.beside(88, 63, over=0.15)
        table.fill(ring, ink)
        table.fill(ring.mean(axis=0) + (ring - ring.mean(axis=0)) * 0.86,
                   tuple(table.rng.uniform(40, 220) for _ in range(3)))  # fmt: skip


def _leaf(table: _Table) -> None:
    ring = table.beside(297, 210)
    table.fill(ring, table.rng.choice(_PAPERS))
    a, b, _, d = ring
    for k in range(4, 36):
        start = a + (d - a) * k / 40 + (b - a) * 0.1
        end = start + (b - a) * table.rng.uniform(0.5, 0.8)
        cv2.line(table.picture, *np.round([start, end]).astype(int).tolist(), (60, 60, 60), 4)


def _white_card(table: _Table) -> None:
    table.fill(table.beside(table.rng.uniform(40, 110), table.rng.uniform(15, 60)), (242, 244, 245))


def _dice(table: _Table) -> None:
    for _ in range(table.rng.randint(2, 7)):
        table.fill(table.beside(16, 16, over=0.2), table.rng.choice([(40, 40, 200), (240,) * 3]))


def _pencil(table: _Table) -> None:
    table.fill(table.beside(170, 7, over=0.5), (60, 190, 230))


def _squares(table: _Table) -> None:
    step = round(table.rng.uniform(25, 60) * PIXELS_PER_MM)
    ys, xs = np.indices(table.picture.shape[:2])
    table.picture[(ys // step + xs // step) % 2 == 0] += table.rng.choice([35.0, -30.0])


def _mat(table: _Table) -> None:
    """Lay a mat with a fine grid below the board, a little larger than that."""
    more = round(table.rng.uniform(30, 70) * PIXELS_PER_MM)
    low, high = table.margin - more, (table.margin + table.width + more, 0)
    corner = (high[0], table.margin + table.height + more)
    cv2.rectangle(table.picture, (low, low), corner, (85, 95, 45), -1)
    step = round(10 * PIXELS_PER_MM)
    for x in range(low, corner[0], step):
        cv2.line(table.picture, (x, low), (x, corner[1]), (130, 140, 90), 2)
    for y in range(low, corner[1], step):
        cv2.line(table.picture, (low, y), (corner[0], y), (130, 140, 90), 2)


def _marble(table: _Table) -> None:
    noise = np.random.default_rng(table.rng.getrandbits(32))
    height, width = table.picture.shape[:2]
    for step, strength in ((400, 18.0), (120, 10.0), (40, 5.0)):
        small = noise.normal(0, strength, (height // step + 3, width // step + 3))
        table.picture += cv2.resize(small.astype(np.float32), (width, height),
                                    interpolation=cv2.INTER_CUBIC)[..., None]  # fmt: skip


def _lid(table: _Table) -> None:
    ring = table.beside(320, 230)
    ink = tuple(table.rng.uniform(30, 210) for _ in range(3))
    table.fill(ring, ink)
    middle = ring.mean(axis=0)
    table.fill(middle + (ring - middle) * 0.9, tuple(0.8 * c + 20 for c in ink))
    table.fill(middle + (ring - middle) * (0.7, 0.3), (220, 225, 235))


def _ruler(table: _Table) -> None:
    ring = table.beside(310, 32)
    table.fill(ring, (225, 232, 235))
    a, b, _, d = ring
    if np.hypot(*(d - a)) > np.hypot(*(b - a)):
        a, b, d = d, a, ring[2]
    for k in range(1, 62):
        start = a + (b - a) * k / 62
        cv2.line(table.picture, *np.round([start, start + (d - a) * 0.3]).astype(int).tolist(),
                 (50, 50, 50), 2)  # fmt: skip


def _telephone(table: _Table) -> None:
    ring = table.beside(150, 72, over=0.2)
    table.fill(ring, (18, 18, 18))
    table.fill(ring.mean(axis=0) + (ring - ring.mean(axis=0)) * 0.92, (70, 60, 55))


def _tiles(table: _Table) -> None:
    for _ in range(table.rng.randint(2, 6)):
        middle = table.beside(35, 35, over=0.2).mean(axis=0)
        turns = np.radians(np.arange(6) * 60 + table.rng.uniform(0, 60))
        ring = middle + 20 * PIXELS_PER_MM * np.stack([np.cos(turns), np.sin(turns)], 1)
        table.fill(ring, tuple(table.rng.uniform(60, 230) for _ in range(3)))


TUNED_LOOKS: dict[str, tuple[_Draw, list[_Draw]]] = {
    "plain": (_plain, [_white_card, _cards]),
    "planks": (_planks, [_cards, _leaf, _dice, _white_card]),
    "cloth": (_cloth, [_cards, _dice, _pencil, _leaf]),
}
KEPT_LOOKS: dict[str, tuple[_Draw, list[_Draw]]] = {
    "squares": (_squares, [_telephone, _tiles, _ruler]),
    "mat": (_mat, [_tiles, _telephone]),
    "marble": (_marble, [_lid, _ruler, _telephone, _tiles]),
}
