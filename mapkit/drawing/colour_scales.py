"""Colours for numbers: from little to much, and from less to more, for every kind of eyes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Layer,
    Path,
    Pattern,
    Picture,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
)
from mapkit.drawing.theme import grey_of, mix

SEQUENTIAL = (
    "#fde725", "#addc30", "#5ec962", "#28ae80", "#21918c", "#2c728e", "#3b528b", "#472d7b",
    "#440154",
)  # fmt: skip
"""Every eighth of viridis, by S. van der Walt and N. Smith (CC0), much being dark.

It grows darker step by step, so colour-blind people and grey printers read the same order."""

DIVERGING = (
    "#2d004b", "#532687", "#8073ac", "#b1aad1", "#d8daeb", "#f7f7f6", "#fee0b6", "#fcb761",
    "#e08214", "#b25706", "#7f3b08",
)  # fmt: skip
"""PuOr by C. Brewer (ColorBrewer, Apache 2.0): purple is less, orange more, white as before."""


@dataclass(frozen=True, slots=True)
class ColourScale:
    """Which colour a number has: even steps through ``stops`` from ``low`` to ``high``.

    Numbers beyond the ends have the colours of the ends.
    """

    low: float
    high: float
    stops: tuple[str, ...] = SEQUENTIAL
    root: bool = False
    """The steps are even for the square root of how far a number is above ``low``, so that a few
    large numbers leave colours to the others."""

    def share(self, value: float) -> float:
        """Return how far along the colours a number is, 0 to 1; 0.5 where all are the same."""
        span = self.high - self.low
        share = min(max((value - self.low) / span, 0.0), 1.0) if span > 0 else 0.5
        return math.sqrt(share) if self.root and span > 0 else share

    def value(self, share: float) -> float:
        """Return the number that is so far along the colours."""
        return self.low + (self.high - self.low) * (share * share if self.root else share)

    def colour(self, value: float) -> str:
        """Return the colour of a number; that of the middle where all numbers are the same."""
        at = self.share(value) * (len(self.stops) - 1)
        k = min(int(at), len(self.stops) - 2)
        return mix(self.stops[k], self.stops[k + 1], at - k)

    def ticks(self, most: int = 7, places: int = 9) -> list[float]:
        """Return round numbers on the scale; the one number of a flat scale.

        There are ``most`` at most, and they have no more than so many decimal ``places``.
        """
        span = self.high - self.low
        if not span > 0:
            return [self.low]
        if self.root:
            even = (self.value(k / (most - 1)) for k in range(most))
            found = {round(_rounded(value), places) for value in even}
            return sorted(tick for tick in found if self.low <= tick <= self.high)
        step = 10.0 ** math.floor(math.log10(span))
        factors = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
        fits = (f for f in factors if span / (step * f) <= most - 1)
        step = max(step * next(fits, 10.0), 10.0**-places)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [k * step for k in range(first, last + 1)]


def sequential(values: Iterable[float], *, root: bool = False) -> ColourScale:
    """Return the scale from the least to the greatest of some numbers; 0 to 1 if there is none."""
    found = list(values) or [0.0, 1.0]
    return ColourScale(min(found), max(found), root=root)


def diverging(values: Iterable[float]) -> ColourScale:
    """Return a scale for differences: as far below 0 as above."""
    reach = max((abs(value) for value in values), default=0.0) or 1.0
    return ColourScale(-reach, reach, DIVERGING)


def _rounded(value: float) -> float:
    """Return the nearest of 1, 2 and 5 times a power of ten; 0 for 0."""
    if not value > 0:
        return 0.0
    power = 10.0 ** math.floor(math.log10(value))
    return min((f * power for f in (1.0, 2.0, 5.0, 10.0)), key=lambda near: abs(near - value))


def in_grey(scene: Scene) -> Scene:
    """Return a picture with greys that are as light as its colours."""
    layers = (Layer(layer.name, tuple(map(_shape, layer.shapes))) for layer in scene.layers)
    return replace(scene, background=grey_of(scene.background), layers=tuple(layers))


def _shape(shape: Shape) -> Shape:
    match shape:
        case Path() | Circle():
            return replace(shape, fill=_fill(shape.fill), stroke=_stroke(shape.stroke))
        case Polyline():
            return Polyline(shape.points, _line(shape.stroke))
        case Text():
            halo = shape.halo and grey_of(shape.halo)
            return replace(shape, colour=grey_of(shape.colour), halo=halo)
        case Picture():
            return shape
        case Group():
            return replace(shape, shapes=tuple(map(_shape, shape.shapes)))


def _fill(fill: Fill | None) -> Fill | None:
    if fill is None:
        return None
    colour = fill.colour and grey_of(fill.colour)
    return replace(fill, colour=colour, pattern=_pattern(fill.pattern))


def _pattern(pattern: Pattern | None) -> Pattern | None:
    return None if pattern is None else replace(pattern, colour=grey_of(pattern.colour))


def _stroke(stroke: Stroke | None) -> Stroke | None:
    return None if stroke is None else _line(stroke)


def _line(stroke: Stroke) -> Stroke:
    return replace(stroke, colour=grey_of(stroke.colour))
