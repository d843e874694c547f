"""Symbols found in a picture of the board, by templates.

What a template looks like is searched twice: coarsely all over the picture, then closely where it
may be. Symbols of portals are searched along borders only, turned as each border runs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.borders_seen import lab_of
from mapkit.digitize.decoding import Pixels
from mapkit.digitize.templates import Template, patch, usual_colour

Stretch = tuple[tuple[float, float], tuple[float, float]]
"""A straight piece of a border that two fields share, in mm."""

Progress = Callable[[int, int], None]

_Place = tuple[float, tuple[float, float], float]
"""Correlation, middle in mm, angle."""

PIXELS_PER_MM = 3.0
"""Of the close look; less where the picture has less."""

_FEWEST = 10  # pixels of a template's shorter side, in the coarse look
_COARSE = (1.0, 1.5, 2.0, 3.0)
_CHANCE = 0.42  # correlation that is worth a close look
_MOST = 150  # close looks a template
_REACH_MM = 1.5  # between the coarse place and the close one
_ASIDE_MM = 3.0  # between a border and the middle of a portal's symbol
_COLOUR = np.array([1.0, 1.5, 1.5], np.float32)
_STEPS = 24  # of a whole turn
_APART = 0.5  # of the shorter side: nearer ones are one symbol

_LIKE = np.array([-17.82, 24.79, 0.27, -0.4, 0.36, -9.04])
"""Weights of :attr:`Candidate.features`, from ``benchmarks/photos/symbols_score.py --fit``."""

_SURE = np.array([3.42, 1.17, 0.16])
"""Weights of 1, how like it is, and how much more than the next: how sure a match is."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A place that looks like a template.

    Attributes
    ----------
    template : int
        Its place among the templates.
    middle : (float, float)
        In mm.
    angle : float
        How it is turned, in degrees clockwise, from 0 to 360.
    correlation : float
        From -1 to 1.
    features : (6,) float64
        1, the correlation, and how light, contrast and colour differ.
    """

    template: int
    middle: tuple[float, float]
    angle: float
    correlation: float
    features: NDArray[np.float64]

    @property
    def like(self) -> float:
        """How like the template it is: the higher the more."""
        return float(self.features @ _LIKE)


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """A symbol that was found.

    Attributes
    ----------
    middle : (float, float)
        In mm.
    angle : float
        How it is turned, in degrees clockwise, from 0 to 360.
    score : float
        The correlation with the template, at most 1.
    doubt : float
        From 0 to 1, the share of such matches that are wrong.
    """

    template: Template
    middle: tuple[float, float]
    angle: float
    score: float
    doubt: float


def find_symbols(
    picture: Pixels,
    scale: float,
    templates: Sequence[Template],
    borders: Sequence[Stretch] = (),
    *,
    most_doubt: float = 0.8,
    progress: Progress | None = None,
) -> list[Match]:
    """Find the symbols that look like templates.

    Parameters
    ----------
    picture : (height, width, 3) uint8
        The board straight from above.
    scale : float
        Pixels a mm.
    borders : sequence of Stretch
        Where portals may stand; templates of portals are looked for nowhere else.
    most_doubt : float
        Matches of a greater doubt are left out.
    progress : callable, optional
        Gets (templates done, templates in all); raising stops the work.

    Returns
    -------
    list of Match
        Of those that lie on each other only the likeliest; the surest first.

    Notes
    -----
    Light, contrast and a cast of colour may differ from the template's, its size may not. 40
    templates take 3 s on a board of 840 by 560 mm.
    """
    found = winners(templates, candidates(picture, scale, templates, borders, progress))
    matches = []
    for candidate, margin in found:
        sure = 1 / (1 + math.exp(-float(np.array([1.0, candidate.like, margin]) @ _SURE)))
        if 1 - sure <= most_doubt:
            template = templates[candidate.template]
            matches.append(
                Match(template, candidate.middle, candidate.angle, candidate.correlation,
                      round(1 - sure, 3))
            )  # fmt: skip
    return sorted(matches, key=lambda m: m.doubt)


def candidates(
    picture: Pixels,
    scale: float,
    templates: Sequence[Template],
    borders: Sequence[Stretch] = (),
    progress: Progress | None = None,
) -> list[Candidate]:
    """Find all places that may be one of the templates, by whatever little chance."""
    if not templates:
        return []
    own = min(scale, PIXELS_PER_MM)
    look = _Look(picture, scale, own)
    found: list[Candidate] = []
    views: dict[tuple[float, float], _View] = {}
    for k, template in enumerate(templates):
        places = (
            _along_borders(look, template, borders)
            if template.what == "portal"
            else _all_over(look, template, views)
        )
        shape = _Shape(template, own)
        for at, angle in _apart(places, min(template.size_mm)):
            found.append(_closely(look, k, template, shape, at, angle))
        if progress:
            progress(k + 1, len(templates))
    return found


def winners(
    templates: Sequence[Template], some: Sequence[Candidate]
) -> list[tuple[Candidate, float]]:
    """Keep the likeliest of candidates that lie on each other.

    Returns
    -------
    list of (Candidate, float)
        With how much likelier it is than the likeliest of another meaning there, from 0 to 4.
    """
    kept: list[tuple[Candidate, list[float]]] = []
    for candidate in sorted(some, key=lambda c: -c.like):
        own = templates[candidate.template]
        for other, margin in kept:
            first = templates[other.template]
            reach = _APART * min(*own.size_mm, *first.size_mm)
            if math.dist(candidate.middle, other.middle) < max(reach, 2.0):
                if (own.type, own.attributes) != (first.type, first.attributes):
                    margin.append(other.like - candidate.like)
                break
        else:
            kept.append((candidate, [4.0]))
    return [(candidate, min(margin)) for candidate, margin in kept]


def _apart(places: Iterable[_Place], side_mm: float) -> Iterator[tuple[tuple[float, float], float]]:
    """Yield the likeliest places and angles, of those near each other one."""
    kept: list[tuple[float, float]] = []
    for _, at, angle in sorted(places, key=lambda p: -p[0]):
        if all(math.dist(at, other) > _APART * side_mm for other in kept):
            kept.append(at)
            yield at, angle
        if len(kept) == _MOST:
            return


class _Look:
    """The picture as it is looked at: closely, and its usual colour."""

    def __init__(self, picture: Pixels, scale: float, own: float) -> None:
        height, width = (round(side * own / scale) for side in picture.shape[:2])
        small = cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA)
        self.scale = own
        self.lab: NDArray[np.float32] = lab_of(small)
        self.paper = np.array(usual_colour(picture))
        self.size_mm = (width / own, height / own)


class _Shape:
    """A template as it is looked for, at one scale."""

    def __init__(self, template: Template, scale: float) -> None:
        width, height = (max(3, round(side * scale)) for side in template.size_mm)
        pixels = cv2.resize(template.pixels, (width, height), interpolation=cv2.INTER_AREA)
        self.lab: NDArray[np.float32] = lab_of(pixels)
        self.size = (width, height)
        u = (np.arange(width) + 0.5) / width * 2 - 1
        v = (np.arange(height) + 0.5) / height * 2 - 1
        far = np.hypot(u[None], v[:, None])
        # The corners of a box show what is below the symbol, not the symbol.
        round_one = template.what != "portal" and 0.6 < width / height < 1.6
        weight = np.clip((1.12 - far) * 8, 0.05, 1) if round_one else np.ones_like(far)
        self.weight: NDArray[np.float32] = weight.astype(np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class _View:
    """The whole picture, turned back by an angle, at a scale; ``back`` leads to mm."""

    lab: NDArray[np.float32]
    back: NDArray[np.float64]


def _view(look: _Look, scale: float, angle: float) -> _View:
    width, height = look.size_mm
    turn = math.radians(angle)
    c, s = math.cos(turn), math.sin(turn)
    wide = abs(width * c) + abs(height * s)
    high = abs(width * s) + abs(height * c)
    size = max(1, round(wide * scale)), max(1, round(high * scale))
    upright = round(width * scale), round(height * scale)
    lab = cv2.resize(look.lab, upright, interpolation=cv2.INTER_AREA)
    image = patch(lab, upright[0] / width, (width / 2, height / 2), angle, size, scale)
    u, v = (size[0] - 1) / 2, (size[1] - 1) / 2
    back = np.array(
        [[c / scale, -s / scale, width / 2 - (c * u - s * v) / scale],
         [s / scale, c / scale, height / 2 - (s * u + c * v) / scale]]
    )  # fmt: skip
    return _View(image * _COLOUR, back)


def _all_over(
    look: _Look, template: Template, views: dict[tuple[float, float], _View]
) -> Iterator[_Place]:
    """Look for a template in the whole picture; views are kept for the next templates."""
    wanted = _FEWEST / min(template.size_mm)
    scale = min(look.scale, next((s for s in _COARSE if s >= wanted), _COARSE[-1]))
    count = {"none": 1, "quarter": 4, "any": _STEPS}[template.turns]
    shape = _Shape(template, scale)
    width, height = look.size_mm
    for step in range(count):
        angle = step * 360 / count
        view = views.get((scale, angle))
        if view is None:
            view = views[scale, angle] = _view(look, scale, angle)
        for chance, x, y in _peaks(view.lab, shape):
            at = view.back @ np.array([x, y, 1.0])
            if 0 <= at[0] <= width and 0 <= at[1] <= height:
                yield chance, (float(at[0]), float(at[1])), angle


def _along_borders(look: _Look, template: Template, borders: Sequence[Stretch]) -> Iterator[_Place]:
    """Look for a template along borders, which run along one of its sides."""
    own = look.scale
    upright = _Shape(template, own)
    turned = [np.ascontiguousarray(np.rot90(upright.lab, k)) for k in range(4)]
    for a, b in borders:
        length = math.dist(a, b)
        angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        along, across = max(template.size_mm), max(template.size_mm) / 2 + _ASIDE_MM
        if length < 0.5 * min(template.size_mm):
            continue
        size = round((length + along) * own), round(2 * across * own)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        strip = patch(look.lab, own, middle, angle, size, own) * _COLOUR
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for k, lab in enumerate(turned):
            for chance, x, y in _peaks(strip, upright, lab):
                u, v = (x - (size[0] - 1) / 2) / own, (y - (size[1] - 1) / 2) / own
                if abs(v) <= _ASIDE_MM and abs(u) <= length / 2:
                    at = (middle[0] + c * u - s * v, middle[1] + s * u + c * v)
                    yield chance, at, (angle - 90 * k) % 360


def _peaks(
    image: NDArray[np.float32], shape: _Shape, lab: NDArray[np.float32] | None = None
) -> Iterator[tuple[float, float, float]]:
    """Yield the best places of a template in an image: correlation and the pixel of its middle."""
    wanted = (shape.lab if lab is None else lab) * _COLOUR
    height, width = wanted.shape[:2]
    if image.shape[0] < height or image.shape[1] < width:
        return
    table = cv2.matchTemplate(image, wanted, cv2.TM_CCOEFF_NORMED)
    side = max(3, min(shape.size) // 2 | 1)
    best = (table >= cv2.dilate(table, np.ones((side, side), np.uint8))) & (table > _CHANCE)
    rows, columns = np.nonzero(best & np.isfinite(table))
    for y, x in zip(rows.tolist(), columns.tolist(), strict=True):
        yield float(table[y, x]), x + (width - 1) / 2, y + (height - 1) / 2


def _closely(
    look: _Look, k: int, template: Template, shape: _Shape, at: tuple[float, float], angle: float
) -> Candidate:
    """Look closely round a place: return where exactly the template is, and how like it is."""
    own = look.scale
    margin = max(1, math.ceil(_REACH_MM * own))
    size = shape.size[0] + 2 * margin, shape.size[1] + 2 * margin
    best: tuple[float, float, int, int, NDArray[np.float32]] | None = None
    turns = (-5.0, 0.0, 5.0) if template.turns == "any" or template.what == "portal" else (0.0,)
    for turn in turns:
        box = patch(look.lab, own, at, angle + turn, size, own)
        table = cv2.matchTemplate(
            box * _COLOUR, shape.lab * _COLOUR, cv2.TM_CCOEFF_NORMED,
            mask=np.repeat(shape.weight[..., None], 3, axis=2),
        )  # fmt: skip
        table[~np.isfinite(table)] = -1
        y, x = divmod(int(table.argmax()), table.shape[1])
        if best is None or table[y, x] > best[0]:
            best = float(table[y, x]), turn, x, y, box
    assert best is not None
    score, turn, x, y, box = best
    seen = box[y : y + shape.size[1], x : x + shape.size[0]]
    a = math.radians(angle + turn)
    u, v = (x - margin) / own, (y - margin) / own
    middle = (at[0] + math.cos(a) * u - math.sin(a) * v, at[1] + math.sin(a) * u + math.cos(a) * v)
    features = _features(seen, shape, score, look.paper - np.array(template.paper))
    return Candidate(k, middle, (angle + turn) % 360, score, features)


def _features(
    seen: NDArray[np.float32], shape: _Shape, score: float, cast: NDArray[np.float64]
) -> NDArray[np.float64]:
    weight = shape.weight[..., None] / shape.weight.sum()
    here, there = (np.sum(lab * weight, axis=(0, 1)) for lab in (seen, shape.lab))
    off = here - there - cast
    first, second = (np.sum((lab - mean) ** 2 * weight, axis=(0, 1)).sum() ** 0.5
                     for lab, mean in ((seen, here), (shape.lab, there)))  # fmt: skip
    gain = abs(math.log(max(float(first), 1.0) / max(float(second), 1.0)))
    return np.array(
        [
            1.0,
            score,
            min(abs(float(off[0])) / 25, 3.0),
            min(float(np.hypot(off[1], off[2])) / 10, 4.0),
            min(gain / 0.3, 4.0),
            min(score, 0.5),
        ]
    )
