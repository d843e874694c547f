"""A photo of a printed board: table, perspective, lens, sag, light, blur, noise and JPEG."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from benchmarks.photos.levels import Level
from benchmarks.photos.printing import PIXELS_PER_MM, Picture

TABLE_MM = 120.0
Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Photo:
    """A JPEG, and what is true of it.

    ``corners`` are the board's: top left, top right, bottom right, bottom left, in pixels, the
    middle of the first pixel at (0.5, 0.5).
    """

    jpeg: bytes
    corners: tuple[tuple[float, float], ...]


def photograph(
    sheet: Picture,
    size_mm: tuple[float, float],
    level: Level,
    seed: str,
    megapixels: float,
    lay: Callable[[Picture, Picture], Picture] | None = None,
) -> Photo:
    """Take a photo of a print on a table; ``lay`` puts it there, among other things."""
    rng = random.Random(f"camera {seed}")
    noise = np.random.default_rng(rng.getrandbits(64))

    def between(name: str) -> float:
        return rng.uniform(*getattr(level, name))

    width_mm, height_mm = size_mm
    aspect = width_mm / height_mm
    height = round((megapixels * 1e6 / aspect) ** 0.5)
    width = round(height * aspect)
    corners = _corners(rng, between("tilt"), width, height)
    board = _f32([(0, 0), (width_mm, 0), (width_mm, height_mm), (0, height_mm)])
    to_board = cv2.getPerspectiveTransform(_f32(corners), board)
    lens = between("lens")
    straight = _undistorted(_grid(width, height), lens, width, height)
    places = cv2.perspectiveTransform(straight.reshape(1, -1, 2), to_board).reshape(straight.shape)
    places += _sag(places, size_mm, between("sag"), rng)
    table = _table(rng, noise, size_mm)
    if lay is None:
        table[_margin() : _margin() + sheet.shape[0], _margin() : _margin() + sheet.shape[1]] = (
            sheet
        )
    else:
        table = lay(table, sheet)
    pixels = ((places + TABLE_MM) * PIXELS_PER_MM - 0.5).astype(np.float32)
    picture = cv2.remap(
        _reduced(table, width, sheet.shape[1]), pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )  # fmt: skip
    picture *= _light(rng, between, width, height)[..., None]
    glare = between("glare")
    if glare:
        picture += _spot(rng, width, height, 0.12)[..., None] * 170 * glare
    picture = cv2.GaussianBlur(picture, (0, 0), between("blur"))
    picture += noise.normal(size=picture.shape).astype(np.float32) * between("noise")
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    quality = [cv2.IMWRITE_JPEG_QUALITY, round(between("quality"))]
    _, data = cv2.imencode(".jpg", picture, quality)
    return Photo(data.tobytes(), _seen_corners(corners, lens, width, height))


def _f32(values: object) -> Floats:
    return np.asarray(values, np.float32)


def _margin() -> int:
    return round(TABLE_MM * PIXELS_PER_MM)


def _reduced(table: Picture, width: int, sheet_width: int) -> Picture:
    """Blur what is finer than the photo's pixels, so that nothing flickers."""
    ratio = sheet_width / width
    return cv2.GaussianBlur(table, (0, 0), 0.4 * ratio) if ratio > 1.1 else table


def _corners(rng: random.Random, tilt: float, width: int, height: int) -> list[tuple[float, float]]:
    margin = rng.uniform(0.05, 0.09)
    ideal = [(margin, margin), (1 - margin, margin), (1 - margin, 1 - margin), (margin, 1 - margin)]
    return [
        (
            width * (x + rng.uniform(-0.2, 1) * tilt * (1 if x < 0.5 else -1) / 2),
            height * (y + rng.uniform(-0.2, 1) * tilt * (1 if y < 0.5 else -1) / 2),
        )
        for x, y in ideal
    ]


def _grid(width: int, height: int) -> Floats:
    xs, ys = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    return np.stack([xs, ys], -1).astype(np.float32)


def _undistorted(points: Floats, lens: float, width: int, height: int) -> Floats:
    """Return where points of the photo would lie without the lens."""
    middle = _f32([width / 2, height / 2])
    off = (points - middle) / np.float32(np.hypot(width, height) / 2)
    straight: Floats = middle + (points - middle) * (
        1 + np.float32(lens) * (off**2).sum(-1, keepdims=True)
    )
    return straight


def _seen_corners(
    corners: list[tuple[float, float]], lens: float, width: int, height: int
) -> tuple[tuple[float, float], ...]:
    """Return where the lens puts points, by repeated undoing."""
    seen = goal = _f32(corners)
    for _ in range(20):
        seen = seen + goal - _undistorted(seen, lens, width, height)
    return tuple((float(x), float(y)) for x, y in seen)


def _sag(places: Floats, size_mm: tuple[float, float], sag: float, rng: random.Random) -> Floats:
    """Return how far points are moved by a board that bulges in its middle; corners lie flat."""
    angle = rng.uniform(0, 2 * np.pi)
    x = np.clip(places[..., 0] / size_mm[0], 0, 1)
    y = np.clip(places[..., 1] / size_mm[1], 0, 1)
    height = np.sin(np.pi * x) * (1 - 0.3 * y) + 0.4 * np.sin(np.pi * y)
    moved = np.stack([height * np.cos(angle), height * np.sin(angle)], -1) * sag
    return moved.astype(np.float32)


def _table(rng: random.Random, noise: np.random.Generator, size_mm: tuple[float, float]) -> Picture:
    height, width = (round((s + 2 * TABLE_MM) * PIXELS_PER_MM) for s in size_mm[::-1])
    colour = rng.choice(
        [(60, 90, 130), (40, 40, 45), (170, 190, 205), (90, 120, 90), (120, 90, 70)]
    )
    grain = noise.normal(size=(height // 12, width // 160 + 2)).astype(np.float32)
    grain = cv2.resize(grain, (width, height), interpolation=cv2.INTER_LINEAR)
    return _f32(_f32(colour) + grain[..., None] * rng.uniform(2, 9))


def _light(rng: random.Random, between: object, width: int, height: int) -> Floats:
    assert callable(between)
    xs = np.linspace(-1, 1, width, dtype=np.float32)
    ys = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    angle = rng.uniform(0, 2 * np.pi)
    slope = between("light")
    light = 1 + slope / 2 * (np.cos(angle) * xs + np.sin(angle) * ys)
    shadow = between("shadow")
    if shadow:
        edge = np.cos(angle + 1) * xs + np.sin(angle + 1) * ys + rng.uniform(-0.4, 0.4)
        light = light * (1 - shadow / (1 + np.exp(-edge * 40)))
    return _f32(light)


def _spot(rng: random.Random, width: int, height: int, size: float) -> Floats:
    xs = np.linspace(0, 1, width, dtype=np.float32) - rng.uniform(0.2, 0.8)
    ys = np.linspace(0, 1, height, dtype=np.float32)[:, None] - rng.uniform(0.2, 0.8)
    return _f32(np.exp(-(xs**2 + ys**2) / (2 * size**2)))
