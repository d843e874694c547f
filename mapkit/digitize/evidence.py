"""What a picture of a board shows at each place: borders, print that is none, things.

A small network says it, which was trained on pictures of invented boards (``tools/train_borders``;
docs/adr/0045-border-detector.md). OpenCV runs it; its weights are in this package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels
from mapkit.jobs.in_parts import part_of

T = TypeVar("T", bound=np.generic)
Ints = NDArray[np.int64]
Strip = tuple[slice, slice]
"""Rows and columns of a picture in which a fold was."""

_REACH = 7
"""How far a fold's look reaches to either side, in pixels, at three pixels a mm."""
_LEAN = 8
"""By how many pixels a fold may lie higher or lower at one rim than at the other."""
_STEP = 12
"""Every which column is looked at where folds are looked for."""
_ALONG = 25
"""Over how many pixels along a fold its look is averaged."""
_LEAST_NOISE = 1.0
"""Of lightness, 0 to 255: what stands out less is noise."""
_SHARE = 0.8
"""A fold is seen along so much of the board,"""
_PARTS = 8
"""in all but one of so many parts of it, the two at the rims among them,"""
_HALF = 0.5
"""each of which shows it along so much of its length."""
_CONTRAST = 2.5
"""How many times as much as the noise a fold stands out."""
_APART = 14
"""Pixels between two folds; what is nearer is the same one."""
_RIM = 20
"""Pixels beside the rim in which no fold is looked for."""
_MOST = 3
"""So many parallel folds a board has at most."""
_BORDER = 0.3
"""From this likelihood on the network takes a place for a border."""
_MOST_ON_BORDERS = 0.9
"""What is taken for a border along more than this is one, if it looks like the others."""
_SURE = 0.5
"""From this likelihood on a border shows how the board's borders look."""
_UNLIKE = 0.5
"""By this share of their contrast a fold looks different from the borders,"""
_ALIKE = 0.05
"""or it looks as so small a share of them does that lie elsewhere: a board may print two kinds."""
_BEND = 2
"""By how many pixels a fold leaves its straight line."""
_HIDDEN = 0.3
"""A fold that is seen by less than this share of its contrast lies under something."""


@dataclass(frozen=True, slots=True, eq=False)
class _Fold:
    """Where a fold runs: its row in each column, how much darker or lighter than beside it."""

    rows: Ints
    contrast: float
    sign: int


def without_folds(pixels: Pixels, border: Image) -> tuple[Pixels, list[Strip]]:
    """Return a picture without its folds, and where they were.

    Parameters
    ----------
    pixels : (H, W, 3) uint8
        The board from above, three pixels a mm.
    border : (H, W) float32
        How likely each place is the middle of a border, by this picture.
    """
    sides = [(pixels, border), (_turned(pixels), _turned(border))]
    views = [_stands_out(*side) for side in sides if min(border.shape) >= 4 * _RIM]
    lines = [_apart(_lines(found)) for found, _ in views]
    usual = np.concatenate([found[ridge] for found, ridge in views] or [border[:0, 0]])
    rest = [_beside(*view, own) for view, own in zip(views, lines, strict=True)]
    strips: list[Strip] = []
    for upright, (found, _) in enumerate(views):
        turned = _turned(pixels) if upright else pixels
        own = lines[upright], found, sides[upright][1]
        for fold in _folds(*own, usual, np.concatenate(rest)):
            turned = _flattened(turned, fold)
            low, high = int(fold.rows.min()), int(fold.rows.max()) + 1
            across, along = slice(low, high), slice(0, turned.shape[1])
            strips.append((along, across) if upright else (across, along))
        pixels = _turned(turned) if upright else turned
    return pixels, strips


def _turned(image: NDArray[T]) -> NDArray[T]:
    return np.ascontiguousarray(image.swapaxes(0, 1))


def _stands_out(pixels: Pixels, border: Image) -> tuple[Image, NDArray[np.bool_]]:
    """Return how much lighter each place is than above and than below, and where borders are."""
    lab = cv2.GaussianBlur(cv2.cvtColor(pixels, cv2.COLOR_RGB2LAB), (0, 0), 1.0)
    light = lab[..., 0].astype(np.float32)
    beside = np.pad(light, ((_REACH, _REACH), (0, 0)), mode="edge")
    above, below = light - beside[: -2 * _REACH], light - beside[2 * _REACH :]
    weaker = np.where(np.abs(above) < np.abs(below), above, below)
    found = np.where(above * below > 0, weaker, 0.0)  # nothing where one ground meets another
    found = cv2.blur(found, (_ALONG, 1))
    level = cv2.blur(border, (_ALONG, 1))
    return found, (level > _SURE) & (level == cv2.dilate(level, np.ones((7, 1), np.uint8)))


def _apart(lines: list[_Fold]) -> list[_Fold]:
    """Return the lines that stand out most, none near another."""
    found: list[_Fold] = []
    for fold in lines:
        if all(np.abs(fold.rows - other.rows).min() > _APART for other in found):
            found.append(fold)
    return found


def _beside(stands_out: Image, ridge: NDArray[np.bool_], lines: list[_Fold]) -> Image:
    """Return how borders stand out that are not on lines that may be folds."""
    ridge = ridge.copy()
    for line in lines:
        for off in range(-_APART, _APART + 1):
            rows = np.clip(line.rows + off, 0, len(ridge) - 1)
            ridge[rows, np.arange(ridge.shape[1])] = False
    return stands_out[ridge]


def _folds(
    found: list[_Fold], stands_out: Image, border: Image, usual: Image, rest: Image
) -> list[_Fold]:
    """Choose the folds among lines from left to right.

    ``usual`` is how borders stand out, ``rest`` the same without what may be folds.
    """
    middle = float(np.median(usual)) if len(usual) else 0.0
    spread = 2 * float(np.median(np.abs(usual - middle))) if len(usual) else 0.0
    near = np.arange(-_BEND - 1, _BEND + 2)
    folds = []
    for fold in found:
        looks = fold.sign * stands_out[fold.rows, np.arange(len(fold.rows))]
        seen = looks > _HIDDEN * fold.contrast  # a border that pauses is a border where it is seen
        on = (_across(border, fold.rows, near).max(axis=1) > _BORDER)[seen].mean()
        off = abs(fold.sign * fold.contrast - middle)
        unlike = len(usual) > 2 * len(fold.rows) and off > max(spread, _UNLIKE * abs(middle))
        alike = np.abs(rest - fold.sign * fold.contrast) < _UNLIKE * fold.contrast
        unlike = unlike and alike.sum() <= _ALIKE * len(alike)
        if on <= _MOST_ON_BORDERS or unlike:  # unlike others, where there are any
            folds.append(fold)
    return folds if len(folds) <= _MOST else []  # more are rows of fields


def _lines(stands_out: Image) -> list[_Fold]:
    """Return straight lines that are seen all along, what stands out most first."""
    height, width = stands_out.shape
    noise = max(_LEAST_NOISE, 1.48 * float(np.median(np.abs(stands_out[::4, ::4]))))
    some = np.arange(_STEP // 2, width, _STEP)
    found = []
    for lean in range(-_LEAN, _LEAN + 1):
        rows = np.arange(_RIM, height - _RIM)[:, None] + np.round(lean * (some / width - 0.5))
        values = stands_out[rows.astype(np.int64), some]
        for sign in (1, -1):
            seen = sign * values > noise
            parts = np.stack([p.mean(axis=1) for p in np.array_split(seen, _PARTS, axis=1)])
            whole = (parts[0] >= _HALF) & (parts[-1] >= _HALF)  # a wall ends before the rim
            whole &= (parts >= _HALF).sum(axis=0) >= _PARTS - 1
            for k in np.nonzero(whole & (seen.mean(axis=1) >= _SHARE))[0].tolist():
                contrast = float(np.median(sign * values[k]))
                if contrast >= _CONTRAST * noise:
                    found.append((contrast, k + _RIM, lean, sign))
    lines = []
    for contrast, row, lean, sign in sorted(found, reverse=True):
        rows = row + np.round(lean * (np.arange(width) / width - 0.5)).astype(np.int64)
        near = [np.clip(rows + k, 0, height - 1) for k in range(-_BEND, _BEND + 1)]
        ways = np.stack([sign * stands_out[r, np.arange(width)] for r in near])
        bend = cv2.blur(ways.astype(np.float32), (4 * _ALONG, 1)).argmax(axis=0) - _BEND
        lines.append(_Fold(np.clip(rows + bend, 0, height - 1), contrast, sign))
    return lines


def _across(image: NDArray[T], rows: Ints, offsets: Ints) -> NDArray[T]:
    """Return the pixels at some rows off those of a fold, one row for each column."""
    at = np.clip(rows[:, None] + offsets, 0, image.shape[0] - 1)
    found: NDArray[T] = image[at, np.arange(len(rows))[:, None]]
    return found


def _flattened(pixels: Pixels, fold: _Fold) -> Pixels:
    """Take what a fold adds off a picture; what is printed or lies on it stays."""
    found = pixels.astype(np.float32)
    inner = np.arange(-_REACH - 1, _REACH + 2)
    outer = np.arange(_REACH + 2, _REACH + 5)
    first, second = (
        np.median(_across(found, fold.rows, sign * outer), axis=1)[:, None] for sign in (-1, 1)
    )
    share = ((inner + _REACH + 3) / (2 * _REACH + 6)).astype(np.float32)[:, None]
    ground = first + (second - first) * share
    added = _across(found, fold.rows, inner) - ground
    usual = np.stack(
        [_fitted(ground[:, k, c], added[:, k, c]) for k in range(len(inner)) for c in range(3)], 1
    ).reshape(added.shape)
    middle = _REACH + 1
    seen = fold.sign * cv2.blur(added[:, middle].mean(axis=1)[None], (_ALONG, 1))[0]
    there = seen > _HIDDEN * float(np.median(seen))
    rows = fold.rows[there, None] + inner
    kept = np.clip(rows, 0, len(found) - 1)
    found[kept, np.nonzero(there)[0][:, None]] -= usual[there]
    return np.clip(found, 0, 255).astype(np.uint8)


def _fitted(ground: Image, added: Image) -> Image:
    """Return what a fold adds by how light the ground is, by most of the places."""
    rows = np.stack([np.ones_like(ground), ground], axis=1).astype(np.float64)
    usual = np.full_like(added, np.median(added))
    for _ in range(3):
        off = np.abs(added - usual)
        fine = off <= 2 * max(1.0, float(np.median(off)))
        bend = rows[fine].T @ rows[fine] + np.diag([1e-3, 1e-3])
        weights = np.linalg.solve(bend, rows[fine].T @ added[fine])
        usual = (rows @ weights).astype(np.float32)
    return usual


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
