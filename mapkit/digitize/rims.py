"""Where the sides of a board run in a photo: along the rim, or along the frame printed in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels

Floats = NDArray[np.float64]
Quad = Floats
"""(4, 2): top left, top right, bottom right and bottom left of the board, in pixels of the photo;
the first pixel's middle is (0.5, 0.5)."""

Edge = Literal["rim", "frame"]
"""What the corners of a board are: those of the cardboard, or of what its frame lies round."""

_SAMPLES = 160
_AROUND = 5  # samples before and after
_LEAP = 2.5  # pixels
_COMPANY = 0.6
_AT_ENDS = 0.2  # of the reach, where corners are known
_FRAME = 0.035  # of a side: no frame is wider
_STEP = 3  # half pixels on each side of an edge
_LEAST_EDGE = 6.0
_CHUNKS, _MAJORITY = 5, 3
_MOST_GAPS = (0.6, 0.3)  # of a side: for one term of its bend, and for both


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """A side of a board.

    Attributes
    ----------
    points : (N, 2) float64
        Where its strongest edge was seen.
    share : float
        Of the side, where it was.
    edges : (M,) float64
        Edges that run beside it, and itself: pixels outwards, 0 among them.
    colours : (K, 3) float64
        What it looks like from inside outwards, at ``offsets``.
    offsets : (K,) float64
    """

    start: Floats
    end: Floats
    points: Floats
    share: float
    edges: Floats
    colours: Floats
    offsets: Floats

    @property
    def normal(self) -> Floats:
        """Outwards, of length 1, for corners that go clockwise."""
        along = self.end - self.start
        return np.array([along[1], -along[0]]) / max(float(np.hypot(*along)), 1e-9)

    def colour(self, offset: float) -> Floats:
        """Return the colour at some pixels outwards from the strongest edge."""
        return np.array([np.interp(offset, self.offsets, c) for c in self.colours.T])


def smoothed(pixels: Pixels) -> Pixels:
    """Return a photo without its noise."""
    smooth: Pixels = cv2.GaussianBlur(pixels, (0, 0), 1.2).astype(np.uint8, copy=False)
    return smooth


def sides_of(smooth: Pixels, quad: Quad, reach: float, *, exact: bool = False) -> list[Side]:
    """Find what runs along each of four sides; they begin at the top and go on clockwise.

    Parameters
    ----------
    smooth : (height, width, 3) uint8
    quad : (4, 2) float64
    reach : float
        How far from the straight side to look, in pixels.
    exact : bool
        Whether the corners are known, so that near them the side is near too.
    """
    return [_side(smooth, a, b, reach, exact) for a, b in pairwise([*quad, quad[0]])]


def follow(sides: Sequence[Side], edge: Edge) -> Floats:
    """Return by how much each side is to be moved outwards to lie on the rim, or in the frame.

    A frame is as wide on all sides. Where rim and table are alike, its width is that of the
    others.
    """
    width = _frame_width(sides)
    if not width:
        return np.zeros(len(sides))
    ink = [s.colour(w - width / 2) for s in sides for w in s.edges if _is_frame(s, w, width)]
    usual = np.median(ink, axis=0)
    outer = []
    for side in sides:
        unlike = {w: float(np.abs(side.colour(w - width / 2) - usual).sum()) for w in (0.0, width)}
        known = [w for w in side.edges if _is_frame(side, w, width)]
        outer.append(known[0] if len(known) == 1 else min(unlike, key=lambda w: unlike[w]))
    return np.array(outer) - (width if edge == "frame" else 0.0)


def chord(points: Floats, start: Floats, end: Floats) -> tuple[Floats, Floats]:
    """Return the ends of the curve through points beside a straight line between two corners."""
    along = end - start
    length2 = float(along @ along)
    normal = np.array([along[1], -along[0]]) / length2**0.5
    t, off = (points - start) @ along / length2, (points - start) @ normal
    basis = np.stack([np.ones_like(t), t, t * (1 - t), t * (1 - t) * (1 - 2 * t)], axis=1)
    weights = np.linalg.lstsq(basis[:, : 2 + bend_terms(t)], off, rcond=None)[0]
    return start + weights[0] * normal, end + (weights[0] + weights[1]) * normal


def bend_terms(t: Floats) -> int:
    """Return how much can be told of a side's bend: less where a long part was not seen."""
    gap = np.diff(np.sort([0.0, *t.tolist(), 1.0])).max()
    return int(sum(gap < most for most in _MOST_GAPS))


def meeting(first: tuple[Floats, Floats], second: tuple[Floats, Floats]) -> Floats | None:
    """Return where two lines meet, each through two points; None where they hardly do."""
    (p, q), (r, s) = first, second
    d, e = q - p, s - r
    cross = float(d[0] * e[1] - d[1] * e[0])
    if abs(cross) < 0.05 * float(np.hypot(*d) * np.hypot(*e)):
        return None
    found: Floats = p + ((r - p)[0] * e[1] - (r - p)[1] * e[0]) / cross * d
    return found


def _is_frame(side: Side, outer: float, width: float) -> bool:
    """Return whether an edge, and the strongest one, are the two of a frame of about a width."""
    slack = 0.25 * width + 1.5
    if abs(outer) < 1e-9:
        return bool((np.abs(side.edges + width) < slack).any())
    return abs(outer - width) < slack and outer > 0


def _frame_width(sides: Sequence[Side]) -> float:
    """Return how wide a frame is that at least two sides have; 0 where there is none."""
    widths = [(k, abs(float(w))) for k, s in enumerate(sides) for w in s.edges if abs(w) > 1e-9]
    best: tuple[int, float] = (1, 0.0)
    for _, width in widths:
        near = [(k, w) for k, w in widths if abs(w - width) < 0.2 * width + 1.0]
        count = len({k for k, _ in near})
        if count > best[0]:
            best = count, float(np.median([w for _, w in near]))
    return best[1]


def _side(smooth: Pixels, a: Floats, b: Floats, reach: float, exact: bool) -> Side:
    points = _strongest(smooth, a, b, reach, exact)
    share = len(points) / _SAMPLES
    nothing = np.zeros(1), np.zeros((1, 3)), np.zeros(1)
    if len(points) < _SAMPLES // 4:
        return Side(a, b, points, share, *nothing)
    along = b - a
    length = float(np.hypot(*along))
    normal = np.array([along[1], -along[0]]) / length
    t, off = (points - a) @ along / length**2, (points - a) @ normal
    curve = np.polynomial.Polynomial.fit(t, off, 2 if np.ptp(t) > 0.5 else 1, domain=[0, 1])
    shares = np.linspace(max(0.02, t.min()), min(0.98, t.max()), _SAMPLES)
    most = max(10.0, _FRAME * length)
    offsets = np.arange(-most, most + 0.01, 0.5)
    bases = a + shares[:, None] * along + curve(shares)[:, None] * normal
    rows, inside = _looked_up(smooth, bases[:, None] + offsets[:, None] * normal)
    rows[~inside] = np.nan
    whole = _medians(rows)
    edges = [0.0]
    chunks = [_sharp(_medians(part)) for part in np.array_split(rows, _CHUNKS)]
    change = _sharp(whole)
    for k in range(2, len(change) - 2):
        off_k = offsets[k]
        if change[k] < _LEAST_EDGE or change[k] < change[k - 2 : k + 3].max() or abs(off_k) < 3:
            continue
        if sum(c[max(0, k - 3) : k + 4].max() > 0.6 * _LEAST_EDGE for c in chunks) >= _MAJORITY:
            edges.append(float(off_k))
    return Side(a, b, points, share, np.array(sorted(edges)), whole, offsets)


def _medians(rows: NDArray[np.float32]) -> Floats:
    """Return the median of what is there of each column; that of its neighbour where nothing is."""
    there: NDArray[np.bool_] = np.asarray(~np.isnan(rows[..., 0]).all(axis=0))
    if not there.any():
        return np.zeros(rows.shape[1:])
    known = np.nanmedian(rows[:, there], axis=0)
    nearest = np.abs(np.arange(len(there))[:, None] - np.flatnonzero(there)).argmin(axis=1)
    found: Floats = known[nearest].astype(float)
    return found


def _sharp(profile: Floats) -> Floats:
    """Return how much the colour changes at each place beyond what slow changes as shadows do."""
    padded = np.pad(profile, ((3 * _STEP,) * 2, (0, 0)), mode="edge")
    count = len(profile)

    def change(step: int) -> Floats:
        at = 3 * _STEP
        off: Floats = np.abs(
            padded[at + step : at + step + count] - padded[at - step : at - step + count]
        ).sum(axis=1)
        return off

    return change(_STEP) - change(3 * _STEP) / 3


def _looked_up(smooth: Pixels, places: Floats) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    height, width = smooth.shape[:2]
    found = cv2.remap(
        smooth, places[..., 0].astype(np.float32) - 0.5, places[..., 1].astype(np.float32) - 0.5,
        cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE,
    ).astype(np.float32)  # fmt: skip
    return found, np.all((places > 1) & (places < (width - 1, height - 1)), axis=2)


def _strongest(smooth: Pixels, a: Floats, b: Floats, reach: float, exact: bool) -> Floats:
    """Return points of the strongest edge near a segment, one a sample where there is one."""
    along = b - a
    length = float(np.hypot(*along))
    if length < 1:
        return np.zeros((0, 2))
    normal = np.array([along[1], -along[0]]) / length
    shares = np.linspace(0.02, 0.98, _SAMPLES)
    offsets = np.arange(-reach - 3, reach + 3.01, 0.5)
    places = a + shares[:, None, None] * along + offsets[None, :, None] * normal
    profile, inside = _looked_up(smooth, places)
    step = 6
    change = np.abs(profile[:, step:] - profile[:, :-step]).sum(axis=2)
    change[~(inside[:, step:] & inside[:, :-step])] = 0
    if exact:
        most = reach * (_AT_ENDS + (1 - _AT_ENDS) * 4 * shares * (1 - shares))
        change[np.abs(offsets[step // 2 : -step // 2]) > most[:, None]] = 0
    half = step // 2
    peak = change.argmax(axis=1)
    strength = change[np.arange(len(peak)), peak]
    strong = strength > max(6.0, 0.35 * float(np.median(strength)))
    strong &= (peak > 0) & (peak < change.shape[1] - 1)
    rows = np.nonzero(strong)[0]
    k = peak[rows]
    before, at, after = change[rows, k - 1], change[rows, k], change[rows, k + 1]
    bend = before - 2 * at + after
    shift = np.where(bend < -1e-6, 0.5 * (before - after) / np.where(bend < -1e-6, bend, 1), 0)
    off = offsets[k + half] + np.clip(shift, -0.5, 0.5) * 0.5
    found = a + shares[rows, None] * along + off[:, None] * normal
    return _without_outliers(found[_in_a_row(rows, off)])


def _in_a_row(rows: NDArray[np.int64], off: Floats) -> NDArray[np.bool_]:
    """Return which points have neighbours that go on as they do, as on a rim, and not in noise."""
    near = np.abs(rows[:, None] - rows[None]) <= _AROUND
    agree = near & (np.abs(off[:, None] - off[None]) <= _LEAP)
    enough: NDArray[np.bool_] = agree.sum(axis=1) >= _COMPANY * (2 * _AROUND + 1)
    return enough


def _without_outliers(points: Floats) -> Floats:
    """Keep what lies along one smooth curve: a parabola over the straight line, refitted."""
    kept = points
    for limit in (6.0, 3.0, 2.0, 2.0):
        if len(kept) < 12:
            return kept
        start = kept.mean(axis=0)
        direction = np.linalg.svd(kept - start, full_matrices=False)[2][0]
        aside = np.array([-direction[1], direction[0]])
        curve = np.polynomial.Polynomial.fit((kept - start) @ direction, (kept - start) @ aside, 2)
        off = (points - start) @ aside - curve((points - start) @ direction)
        own = (kept - start) @ aside - curve((kept - start) @ direction)
        spread = 1.5 * float(np.median(np.abs(own))) + 0.3
        kept = points[np.abs(off) < limit * spread]
    return kept
