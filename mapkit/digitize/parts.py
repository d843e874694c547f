"""One picture of several: overlapping parts of a scan, or photos of one board.

Parts are turned and shifted, never bent: a scanner's bed is flat and its scale is one. So joining
costs no accuracy, whatever the number of parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels
from mapkit.digitize.photo import MAX_PIXELS
from mapkit.errors import UsageError
from mapkit.messages import phrase

Floats = NDArray[np.float64]
Progress = Callable[[int, int], None]

MOST_PARTS = 12
_WORK = 1600  # pixels of the longer side in which parts are compared
_FEATURES = 6000
_RATIO = 0.75
_LEAST_MATCHES = 25
_REACH = 2.0  # pixels
_MOST_SCALE = 0.01
_ROUNDS = 40
_LIGHT = 0.06  # of the width: light changes slowly, figures do not


@dataclass(frozen=True, slots=True, eq=False)
class Joined:
    """A picture put together of parts.

    Attributes
    ----------
    pixels : (height, width, 3) uint8
        What no part covers is white.
    places : tuple of (2, 3) float64
        For each part, where its pixels lie in the picture: a turn and a shift.
    residual_px : float
        How far the same place is apart in two parts, on average, in pixels of the picture.
    """

    pixels: Pixels
    places: tuple[Floats, ...]
    residual_px: float


def join_parts(parts: Sequence[Pixels], *, progress: Progress | None = None) -> Joined:
    """Join overlapping parts of a flat-bed scan, in any order and turned in any way.

    Parameters
    ----------
    parts : sequence of (height, width, 3) uint8
        2 to :data:`MOST_PARTS`, scanned with one resolution.
    progress : callable, optional
        Gets (steps done, steps in all); raising stops the work.

    Raises
    ------
    UsageError
        Too few or too many parts, one overlaps no other, or scales differ.

    Notes
    -----
    SIFT features are matched between each two parts; all places are then solved for at once, by
    least squares. 3 s of processor time for six parts of 3 megapixels.
    """
    if not 2 <= len(parts) <= MOST_PARTS:
        raise UsageError(phrase("2 to {most} parts of a scan can be joined", most=MOST_PARTS))
    pairs = list(combinations(range(len(parts)), 2))
    steps = len(parts) + len(pairs) + 2
    shrink = min(1.0, _WORK / max(max(p.shape[:2]) for p in parts))
    features = []
    for k, part in enumerate(parts):
        _tell(progress, k, steps)
        features.append(_features(part, shrink))
    matches = {}
    for k, (a, b) in enumerate(pairs):
        _tell(progress, len(parts) + k, steps)
        found = _matched(features[a], features[b])
        if found is not None:
            matches[a, b] = found
    places = _placed(len(parts), matches)
    _tell(progress, steps - 2, steps)
    apart: list[Floats] = [
        np.hypot(*(_carried(places[a], one) - _carried(places[b], two)).T)
        for (a, b), (one, two) in matches.items()
    ]
    joined, moved = _drawn(parts, places)
    _tell(progress, steps - 1, steps)
    return Joined(joined, moved, float(np.sqrt(np.mean(np.concatenate(apart) ** 2))))


def corners_in_part(corners: Floats, place: Floats) -> Floats:
    """Return where points of the joined picture lie in the pixels of a part."""
    found = np.linalg.solve(place[:, :2], (corners - place[:, 2]).T)
    return found.T.astype(np.float64)


def without_glare(pictures: Sequence[Pixels], *, progress: Progress | None = None) -> Pixels:
    """Return what a board looks like without what only some of its photos have.

    Parameters
    ----------
    pictures : sequence of (height, width, 3) uint8
        2 to 12 pictures of the board from above, of the same size, from photos between which the
        light, or the figures, were moved.
    progress : callable, optional

    Notes
    -----
    Each is shifted and turned onto the first, its light is evened out, and each pixel is the
    median of all; of two, the darker one, since glare is bright. 2 s for three of 8 megapixels.
    """
    first = pictures[0]
    aligned = [first]
    for k, picture in enumerate(pictures[1:]):
        _tell(progress, k, len(pictures))
        aligned.append(_onto(first, picture))
    sigma = _LIGHT * first.shape[1]
    small = (max(8, round(first.shape[1] / sigma * 6)), max(8, round(first.shape[0] / sigma * 6)))
    lights = [
        cv2.resize(p, small, interpolation=cv2.INTER_AREA).astype(np.float32) for p in aligned
    ]
    usual = np.asarray(np.median(lights, axis=0)) if len(lights) > 2 else np.min(lights, axis=0)
    evened = []
    for picture, light in zip(aligned, lights, strict=True):
        gain = cv2.GaussianBlur(np.clip((usual + 4) / (light + 4), 0.4, 2.5), (0, 0), 1.5)
        gain = cv2.resize(gain, first.shape[1::-1], interpolation=cv2.INTER_CUBIC)
        evened.append(np.clip(picture * gain, 0, 255).astype(np.uint8))
    if len(evened) == 2:
        darker: Pixels = np.minimum(*evened)
        return darker
    out = np.empty_like(first)
    for top in range(0, len(first), 256):  # all at once would take four times the memory
        rows = np.stack([picture[top : top + 256] for picture in evened])
        out[top : top + 256] = np.median(rows, axis=0)
    return out


def _tell(progress: Progress | None, done: int, total: int) -> None:
    if progress:
        progress(done, total)


def _features(part: Pixels, shrink: float) -> tuple[Floats, NDArray[np.float32]]:
    """Return places, in pixels of the part, and what is round them."""
    grey = cv2.cvtColor(part, cv2.COLOR_RGB2GRAY)
    small = cv2.resize(grey, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    points, described = cv2.SIFT_create(_FEATURES).detectAndCompute(small, None)
    if described is None or len(points) < 2:
        return np.zeros((0, 2)), np.zeros((0, 128), np.float32)
    return (np.array([p.pt for p in points]) + 0.5) / shrink, described


def _matched(
    one: tuple[Floats, NDArray[np.float32]], two: tuple[Floats, NDArray[np.float32]]
) -> tuple[Floats, Floats] | None:
    """Return the same places in two parts, None where they do not overlap."""
    if min(len(one[0]), len(two[0])) < _LEAST_MATCHES:
        return None
    near = cv2.FlannBasedMatcher({"algorithm": 1, "trees": 4}, {"checks": 48}).knnMatch(
        one[1], two[1], k=2
    )
    good = [
        m for m, other in (n for n in near if len(n) == 2) if m.distance < _RATIO * other.distance
    ]
    if len(good) < _LEAST_MATCHES:
        return None
    a = np.array([one[0][m.queryIdx] for m in good])
    b = np.array([two[0][m.trainIdx] for m in good])
    matrix, inside = cv2.estimateAffinePartial2D(
        a, b, method=cv2.RANSAC, ransacReprojThreshold=3 * _REACH, maxIters=4000
    )
    if matrix is None or inside.sum() < _LEAST_MATCHES:
        return None
    scale = float(np.hypot(matrix[0, 0], matrix[1, 0]))
    if abs(scale - 1) > _MOST_SCALE:
        if inside.sum() > 3 * _LEAST_MATCHES:
            raise UsageError(
                phrase(
                    "two parts have other scales, 1 to {scale}: scan all with one resolution",
                    scale=f"{scale:.2f}",
                )
            )
        return None
    kept = inside[:, 0] > 0
    off = np.hypot(*(_carried(_rigid(a[kept], b[kept]), a[kept]) - b[kept]).T)
    near_enough = off < max(_REACH, 3 * float(np.median(off)))
    return a[kept][near_enough], b[kept][near_enough]


def _rigid(a: Floats, b: Floats) -> Floats:
    """Return the turn and shift that carries points nearest to others (Kabsch's)."""
    u, _, vt = np.linalg.svd((a - a.mean(axis=0)).T @ (b - b.mean(axis=0)))
    turn = (u @ np.diag([1, np.sign(np.linalg.det(u @ vt))]) @ vt).T
    return np.column_stack([turn, b.mean(axis=0) - turn @ a.mean(axis=0)])


def _carried(place: Floats, points: Floats) -> Floats:
    moved: Floats = points @ place[:, :2].T + place[:, 2]
    return moved


def _placed(count: int, matches: dict[tuple[int, int], tuple[Floats, Floats]]) -> list[Floats]:
    """Return where parts lie: first along the best overlaps, then all at once."""
    places: dict[int, Floats] = {0: np.eye(2, 3)}
    while len(places) < count:
        open_pairs = [p for p in matches if (p[0] in places) != (p[1] in places)]
        if not open_pairs:
            lost = next(k for k in range(count) if k not in places)
            raise UsageError(
                phrase(
                    "part {number} overlaps no other, or shows too little there: let parts "
                    "overlap by 3 cm",
                    number=lost + 1,
                )
            )
        a, b = max(open_pairs, key=lambda p: len(matches[p][0]))
        one, two = matches[a, b]
        if a in places:
            places[b] = _rigid(two, _carried(places[a], one))
        else:
            places[a] = _rigid(one, _carried(places[b], two))
    for _ in range(_ROUNDS):
        for k in range(1, count):
            mine, theirs = [], []
            for (a, b), (one, two) in matches.items():
                if k == a:
                    mine.append(one)
                    theirs.append(_carried(places[b], two))
                elif k == b:
                    mine.append(two)
                    theirs.append(_carried(places[a], one))
            places[k] = _rigid(np.concatenate(mine), np.concatenate(theirs))
    return [places[k] for k in range(count)]


def _drawn(parts: Sequence[Pixels], places: Sequence[Floats]) -> tuple[Pixels, tuple[Floats, ...]]:
    """Draw parts in their places: each pixel from the part whose rim is farthest."""
    rings = [
        _carried(place, np.array([(0, 0), (w, 0), (w, h), (0, h)], float))
        for place, (h, w) in zip(places, (p.shape[:2] for p in parts), strict=True)
    ]
    angle = _upright(np.concatenate(rings))
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = np.concatenate(rings) @ turn.T
    low, high = corners.min(axis=0), corners.max(axis=0)
    width, height = (int(np.ceil(v)) for v in high - low)
    shrink = min(1.0, (MAX_PIXELS / (width * height)) ** 0.5)
    width, height = int(width * shrink), int(height * shrink)
    out = np.full((height, width, 3), 255, np.uint8)
    best = np.zeros((height, width), np.float32)
    moved = []
    for part, place in zip(parts, places, strict=True):
        matrix = shrink * np.column_stack([turn @ place[:, :2], turn @ place[:, 2] - low])
        moved.append(matrix)
        at = matrix.copy()  # OpenCV counts from the middles of pixels
        at[:, 2] += matrix[:, :2] @ (0.5, 0.5) - 0.5
        rim = np.zeros(part.shape[:2], np.uint8)
        rim[1:-1, 1:-1] = 1
        far = cv2.warpAffine(cv2.distanceTransform(rim, cv2.DIST_L2, 3), at, (width, height))
        drawn = cv2.warpAffine(
            part, at, (width, height), flags=cv2.INTER_AREA if shrink < 0.5 else cv2.INTER_CUBIC
        )
        nearer = far > best
        out[nearer] = drawn[nearer]
        best[nearer] = far[nearer]
    return out, tuple(moved)


def _upright(corners: Floats) -> float:
    """Return by which angle the whole is turned, so that its sides lie along the axes again."""
    (_, (_, _), angle) = cv2.minAreaRect(corners.astype(np.float32))
    return float(np.radians((angle + 45) % 90 - 45))


def _onto(first: Pixels, other: Pixels) -> Pixels:
    """Move a picture onto another one of the same board, which it is off by some pixels."""
    shrink = min(1.0, _WORK / max(first.shape[:2]))
    found = _matched_freely(_features(first, shrink), _features(other, shrink))
    if found is None:
        return other
    matrix, _ = cv2.findHomography(found[1], found[0], cv2.RANSAC, 3.0)
    if matrix is None:
        return other
    middles = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1.0]])
    moved: Pixels = cv2.warpPerspective(
        other, np.linalg.inv(middles) @ matrix @ middles, first.shape[1::-1],
        borderMode=cv2.BORDER_REPLICATE,
    ).astype(np.uint8, copy=False)  # fmt: skip
    return moved


def _matched_freely(
    one: tuple[Floats, NDArray[np.float32]], two: tuple[Floats, NDArray[np.float32]]
) -> tuple[Floats, Floats] | None:
    try:
        return _matched(one, two)
    except UsageError:
        return None
