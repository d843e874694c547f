"""Folds of a board: what is seen from rim to rim and ignores all that is printed, and its removal.

A network that sees one place at a time takes a fold for a border. Over the whole board the two
differ: a fold has one look all along, through the fields as along their borders.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels

T = TypeVar("T", bound=np.generic)
Image = NDArray[np.float32]
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
