"""Distances are told apart by everybody: CIEDE2000, with the deficiencies of Machado and others."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from mapkit.drawing.distance_colours import distance_colour
from mapkit.drawing.theme import NIGHT, PAPER, Theme

Vector = NDArray[np.float64]
LEAST = 15.0
SEEN_BY = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = np.array(
    (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
)


def lab(colour: str, sight: str) -> Vector:
    share = np.array([int(colour[k : k + 2], 16) for k in (1, 3, 5)]) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(SEEN_BY[sight]) @ linear, 0, 1)
    xyz = (TO_XYZ @ seen) / TO_XYZ.sum(axis=1)
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.array((116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])))


def difference(one: Vector, other: Vector) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one.tolist(), other.tolist()
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180
    hue = (h1 + dh / 2) % 360
    big = 2 * sqrt(c1 * c2) * sin(radians(dh / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    turn = 2 * sqrt(chroma**7 / (chroma**7 + 25.0**7))
    turn *= -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    parts = (
        (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)),
        (c2 - c1) / (1 + 0.045 * chroma),
        big / (1 + 0.015 * chroma * t),
    )
    return sqrt(sum(part**2 for part in parts) + turn * parts[1] * parts[2])


def test_the_measure_is_that_of_the_published_pairs() -> None:
    pairs = (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    )
    for one, other, wanted in pairs:
        assert difference(np.array(one), np.array(other)) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("theme", [NIGHT, PAPER], ids=["dark", "light"])
def test_up_to_six_no_two_distances_look_alike_to_anybody(theme: Theme) -> None:
    for sight in SEEN_BY:
        seen = [lab(distance_colour(n, theme), sight) for n in range(1, 7)]
        assert min(difference(a, b) for a, b in combinations(seen, 2)) >= LEAST, sight
        assert all(near[0] > far[0] for near, far in pairwise(seen))


def test_what_is_farther_still_goes_on() -> None:
    colours = [distance_colour(n, NIGHT) for n in range(6, 10)]
    assert len(set(colours)) == 4
    assert distance_colour(0, NIGHT) == distance_colour(1, NIGHT)
