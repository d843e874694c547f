"""What is printed along a border, and where exactly: a line, a pair of bands, a change of colour.

The colours across the border, averaged along it, are compared with each way to print one. The
border is the middle of a line or wall, and of a pair of bands where the two colours meet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

__all__ = ["Fit", "Print", "fit_border", "lab_of"]

Points = NDArray[np.float64]
Print = str
"""How a border is printed: ``light``, ``dark`` or ``grey`` line, ``bands``, or ``step``."""

_BESIDE_MM = 3.0
_MOST_SHIFT_MM = 2.25
_STEP_MM = 0.125
_CHUNK_MM = 7.0
_CLEAR_MM = 2.0
_TOLD_APART = 14.0
_WAYS: dict[str, tuple[tuple[float, ...], float]] = {
    "line": (tuple(np.arange(0.5, 3.3, 0.25).tolist()), 1.0),
    "bands": (tuple(np.arange(1.25, 2.8, 0.25).tolist()), 1.5),
    "step": ((0.0,), 0.85),
}
"""Widths in mm, and how its error is weighed: what has more colours always fits better."""


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """A border as it was measured.

    Attributes
    ----------
    places : (N, 2) float64
        Points of its middle, in mm.
    weights : (N,) float64
        How well each was seen.
    print : str
    width : float
        Of the line, or of one band, in mm; 0 for a mere change of colour.
    clearness : float
        How much of the variation of colours across the border this way to print it explains.
    """

    places: Points
    weights: NDArray[np.float64]
    print: Print
    width: float
    clearness: float


def lab_of(pixels: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return the colours to measure in: CIE L*a*b* of OpenCV's 8 bit."""
    lab: NDArray[np.float32] = cv2.cvtColor(pixels, cv2.COLOR_RGB2LAB).astype(np.float32)
    return lab


def fit_border(
    lab: NDArray[np.float32], scale: float, a: Points, b: Points, *, shift: float = _MOST_SHIFT_MM
) -> Fit | None:
    """Measure a straight border that runs near a segment.

    Parameters
    ----------
    lab : (H, W, 3) float32
    scale : float
        Pixels a mm.
    a, b : (2,) float64
        Ends of the segment, in mm.
    shift : float
        How far off the border may be, in mm.

    Returns
    -------
    Fit or None
        None for a segment too short to be measured.
    """
    length = float(np.hypot(*(b - a)))
    clear = min(_CLEAR_MM, 0.25 * length)
    if length < 1.5:
        return None
    along = (b - a) / length
    normal = np.array([-along[1], along[0]])
    offsets = np.arange(-_BESIDE_MM - shift, _BESIDE_MM + shift + 1e-6, _STEP_MM)
    rows = np.arange(clear, length - clear + 1e-6, 0.5)
    places = a + rows[:, None, None] * along + offsets[None, :, None] * normal
    pixels = (places * scale - 0.5).astype(np.float32)
    strip = cv2.remap(lab, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR,
                      borderMode=cv2.BORDER_REPLICATE)  # fmt: skip
    count = max(1, round((length - 2 * clear) / _CHUNK_MM))
    parts = np.array_split(np.arange(len(rows)), count)
    profiles = np.stack([np.median(strip[part], axis=0) for part in parts])
    how, width, clearness = _best_print(np.median(strip, axis=0), shift)
    found = _compared(profiles, _way(how), (width,), shift)
    middles = np.array([rows[part].mean() for part in parts])
    if count > 2:
        slope = np.polyfit(middles, found.centres[:, 0], 1)
        if abs(slope[0]) * length > 0.4:
            # A segment that is a little turned blurs its mean: once more, with its rows shifted.
            aligned = _aligned(strip, np.polyval(slope, rows))
            how, width, clearness = _best_print(np.median(aligned, axis=0), shift)
            found = _compared(profiles, _way(how), (width,), shift)
    centres = found.centres[:, 0]
    clear_share = 1 - found.errors[:, 0] / found.spreads[:, 0]
    weights = np.array([len(p) for p in parts]) * np.maximum(clear_share, 0.02)
    places = a + middles[:, None] * along + centres[:, None] * normal
    return Fit(places, weights, how, width, clearness)


def _way(how: Print) -> str:
    return how if how in _WAYS else "line"


def _aligned(strip: NDArray[np.float32], centres: Points) -> NDArray[np.float32]:
    shifts = np.round((centres - centres.mean()) / _STEP_MM).astype(int)
    columns = np.arange(strip.shape[1])[None, :] + shifts[:, None]
    columns = np.clip(columns, 0, strip.shape[1] - 1)
    return np.take_along_axis(strip, columns[..., None], axis=1)


def _best_print(profile: NDArray[np.float32], shift: float) -> tuple[Print, float, float]:
    """Choose the way to print a border that explains a profile best; simpler ones are favoured.

    Returns
    -------
    print, width, clearness
    """
    best: tuple[float, Print, float, float] | None = None
    for how, (widths, favour) in _WAYS.items():
        found = _compared(profile[None], how, widths, shift)
        k = int((found.errors[0] * favour).argmin())
        colours = found.colours[:, k]
        if how == "bands" and not _is_pair(colours):
            continue
        error, spread = float(found.errors[0, k]), float(found.spreads[0, k])
        if best is None or error * favour < best[0]:
            name = _tone(colours) if how == "line" else how
            width = 0.0 if name == "step" else float(widths[k])
            best = error * favour, name, width, 1 - error / spread
    assert best is not None
    return best[1:]


def _is_pair(colours: NDArray[np.float64]) -> bool:
    """Tell whether two bands differ from each other and from what is beside them."""
    left, first, second, right = colours
    pairs = ((left, first), (first, second), (second, right))
    return all(float(np.sqrt(((p - q) ** 2).sum())) > _TOLD_APART for p, q in pairs)


def _tone(colours: NDArray[np.float64]) -> Print:
    left, line, right = colours[0], colours[1], colours[-1]
    if line[0] > max(left[0], right[0]) + 3:
        return "light"
    if line[0] < 80 and line[0] < min(left[0], right[0]) - 3:
        return "dark"
    # What lies between the colours beside it is no line, but a soft change of colour.
    side = right - left
    share = float(np.clip((line - left) @ side / max(float(side @ side), 1e-9), 0, 1))
    off = line - left - share * side
    return "grey" if float(np.sqrt((off**2).sum())) > _TOLD_APART / 2 else "step"


@dataclass(frozen=True, slots=True, eq=False)
class _Compared:
    """Profiles beside one way to print a border, at the best place for each width.

    ``centres`` (in mm), ``errors`` and ``spreads`` (squares a sample that are left over, and that
    there are without any border) are for each profile and width; ``colours`` are those of the
    stretches across the first profile, for each width.
    """

    centres: Points
    errors: Points
    spreads: Points
    colours: Points


def _compared(
    profiles: NDArray[np.float32], how: Print, widths: tuple[float, ...], shift: float
) -> _Compared:
    """Fit constants to the stretches of profiles, for every width and centre; take the best."""
    bounds, moves = _bounds(how, widths, shift, profiles.shape[1])
    values = profiles.astype(np.float64)
    empty = np.zeros((len(values), 1, 3))
    total = np.concatenate([empty, np.cumsum(values, axis=1)], axis=1)
    squares = np.zeros((len(values), values.shape[1] + 1))
    np.cumsum((values**2).sum(axis=2), axis=1, out=squares[:, 1:])
    low, high = bounds[0], bounds[-1]
    all_of_it = squares[:, high] - squares[:, low]
    at = [total[:, b] for b in bounds]
    errors = all_of_it.copy()
    means = []
    for k in range(len(bounds) - 1):
        count = (bounds[k + 1] - bounds[k])[None]
        sums = at[k + 1] - at[k]
        errors -= (sums**2).sum(axis=3) / count
        means.append(sums[0] / count[0, ..., None])
    count = (high - low)[None]
    spreads = all_of_it - ((at[-1] - at[0]) ** 2).sum(axis=3) / count
    # No far one for a trifle.
    gain = (spreads - errors) / count
    rank = gain * (1 - 0.01 * moves**2)
    k = rank.argmax(axis=2)
    centres = moves[k] + _vertex(rank, k) * _STEP_MM
    index = k[..., None]
    per = np.take_along_axis(np.broadcast_to(count, rank.shape), index, 2)[..., 0]
    first = np.stack([m[np.arange(len(widths)), k[0]] for m in means])
    return _Compared(
        centres,
        np.take_along_axis(errors, index, 2)[..., 0] / per + 1e-3,
        np.take_along_axis(spreads, index, 2)[..., 0] / per + 1e-3,
        first,
    )


@lru_cache(maxsize=64)
def _bounds(
    how: Print, widths: tuple[float, ...], shift: float, count: int
) -> tuple[list[NDArray[np.int64]], Points]:
    """Return where the stretches of a profile end, for each width and centre, and the centres."""
    moves = np.arange(-round(shift / _STEP_MM), round(shift / _STEP_MM) + 1)
    zero = (count - 1) / 2
    rows = []
    for width in widths:
        half = {"bands": [-width, 0.0, width], "step": [0.0]}.get(how, [-width / 2, width / 2])
        cuts = [np.round(zero + e / _STEP_MM).astype(int) + moves for e in half]
        rows.append([np.zeros_like(moves), *cuts, np.full_like(moves, count)])
    table = np.clip(np.array(rows), 0, count).transpose(1, 0, 2)
    for k in range(1, len(table)):
        table[k] = np.maximum(table[k], table[k - 1] + 1)
    return list(np.minimum(table, count)), np.asarray(moves * _STEP_MM, np.float64)


def _vertex(rank: Points, k: NDArray[np.int64]) -> Points:
    """Return where the parabola through the best and its neighbours has its vertex."""
    inner = np.minimum(np.maximum(k, 1), rank.shape[2] - 2)
    before, at, after = (
        np.take_along_axis(rank, (inner + d)[..., None], 2)[..., 0] for d in (-1, 0, 1)
    )
    bend = before - 2 * at + after
    found = np.where(bend < -1e-9, 0.5 * (before - after) / np.where(bend < -1e-9, bend, -1), 0)
    return np.where(k == inner, np.minimum(np.maximum(found, -0.5), 0.5), 0)
