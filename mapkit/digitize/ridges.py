"""Where exactly a straight border runs: along the ridge of what is seen of borders."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.evidence import Evidence

Points = NDArray[np.float64]

_MOST_SHIFT_MM = 2.25
_STEP_MM = 0.125
_CHUNK_MM = 5.0
_CLEAR_MM = 1.5
_SHORTEST_MM = 1.5
_WIDE_MM = 0.9
"""How far from the ridge what is seen counts for its place."""


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """A border as it was measured.

    Attributes
    ----------
    places : (N, 2) float64
        Points of its middle, in mm.
    weights : (N,) float64
        How well each was seen.
    """

    places: Points
    weights: NDArray[np.float64]


def fit_border(evidence: Evidence, a: Points, b: Points) -> Fit | None:
    """Measure a straight border that runs near a segment, 2 mm off at most.

    Parameters
    ----------
    a, b : (2,) float64
        Ends of the segment, in mm.

    Returns
    -------
    Fit or None
        None for a segment too short to be measured.
    """
    length = float(np.hypot(*(b - a)))
    clear = min(_CLEAR_MM, 0.25 * length)
    if length < _SHORTEST_MM:
        return None
    along = (b - a) / length
    normal = np.array([-along[1], along[0]])
    offsets = np.arange(-_MOST_SHIFT_MM, _MOST_SHIFT_MM + 1e-6, _STEP_MM)
    rows = np.arange(clear, length - clear + 1e-6, 0.5)
    places = a + rows[:, None, None] * along + offsets[None, :, None] * normal
    pixels = (places * evidence.scale - 0.5).astype(np.float32)
    strip = cv2.remap(evidence.border, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR,
                      borderMode=cv2.BORDER_REPLICATE)  # fmt: skip
    parts = np.array_split(np.arange(len(rows)), max(1, round((length - 2 * clear) / _CHUNK_MM)))
    profiles = np.stack([strip[part].mean(axis=0) for part in parts]).astype(np.float64)
    # What is nearer is likelier: another border may run beside this one.
    tops = offsets[(profiles * np.exp(-((offsets / 2.5) ** 2))).argmax(axis=1)]
    near = np.abs(offsets - tops[:, None]) <= _WIDE_MM
    weights = np.where(near, profiles, 0.0) ** 2 + 1e-9 * near
    centres = (weights * offsets).sum(axis=1) / weights.sum(axis=1)
    strength = np.array([len(part) for part in parts]) * np.maximum(profiles.max(axis=1), 0.02)
    middles = np.array([rows[part].mean() for part in parts])
    return Fit(a + middles[:, None] * along + centres[:, None] * normal, strength)
