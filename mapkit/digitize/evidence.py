"""How much a picture looks like a border, at each place: lines, and changes of colour.

Lines are searched in many directions and averaged over some mm. This removes texture and keeps worn
lines. A response counts by how far it is above the usual response around it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.photo import Pixels
from mapkit.digitize.spots import find_spots, without_spots
from mapkit.jobs.in_parts import part_of

__all__ = ["PIXELS_PER_MM", "Evidence", "find_evidence"]

PIXELS_PER_MM = 2.0
"""Of the evidence; less where the picture has less."""

Image = NDArray[np.float32]
Progress = Callable[[int, int], None]

_DIRECTIONS = 16
_LINE_WIDTHS_MM = (0.35, 0.8)
_LINE_LENGTH_MM = 2.2
_STEP_WIDTH_MM = 0.9
_AROUND_MM = 25.0


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """Evidence of borders, all arrays of one height and width.

    Attributes
    ----------
    scale : float
        Pixels a mm.
    light, dark, step : (H, W) float32
        How much stronger than usual a light line, a dark line, a change of colour is; 1 is usual.
    strength : (H, W) float32
        The three together.
    lab : (H, W, 3) float32
        The colours, smoothed, without spots, in CIE L*a*b* of OpenCV's 8 bit.
    spots : (H, W) bool
        Where something is printed that is no border and may hide one.
    """

    scale: float
    light: Image
    dark: Image
    step: Image
    strength: Image
    lab: Image
    spots: NDArray[np.bool_]

    def part(self, window: tuple[slice, slice]) -> Evidence:
        """Return the evidence in some rows and columns."""
        light, dark, step, strength, lab = (
            image[window] for image in (self.light, self.dark, self.step, self.strength, self.lab)
        )
        return Evidence(self.scale, light, dark, step, strength, lab, self.spots[window])


def find_evidence(pixels: Pixels, scale: float, *, progress: Progress | None = None) -> Evidence:
    """Look for borders everywhere.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
        The board from above.
    scale : float
        Pixels a mm.
    progress : callable, optional
        Gets (steps done, steps in all); raising stops the work.

    Notes
    -----
    4 s for a board of 840 by 560 mm on one core.
    """
    own = min(scale, PIXELS_PER_MM)
    height, width = (max(8, round(side * own / scale)) for side in pixels.shape[:2])
    small = cv2.resize(pixels, (width, height), interpolation=cv2.INTER_AREA)
    plain = cv2.cvtColor(small, cv2.COLOR_RGB2LAB)
    spots = find_spots(plain, own)
    lab = without_spots(plain.astype(np.float32), spots, own)
    first, second = (part_of(progress, k, 2) for k in range(2))
    light, dark = _lines(lab[..., 0], own, first)
    step = _steps(lab, own, second)
    strength = np.maximum(np.maximum(light, dark), 0.8 * step)
    smooth = cv2.GaussianBlur(lab, (0, 0), 0.6 * own)
    return Evidence(own, light, dark, step, strength, smooth, spots)


def _lines(grey: Image, scale: float, progress: Progress | None) -> tuple[Image, Image]:
    best_light = np.zeros_like(grey)
    best_dark = np.zeros_like(grey)
    for number, width in enumerate(_LINE_WIDTHS_MM):
        tell = part_of(progress, number, len(_LINE_WIDTHS_MM))
        sigma = max(width * scale, 0.6)
        smooth = cv2.GaussianBlur(grey, (0, 0), sigma) * sigma**2
        xx = cv2.Sobel(smooth, cv2.CV_32F, 2, 0, ksize=3) / 4
        yy = cv2.Sobel(smooth, cv2.CV_32F, 0, 2, ksize=3) / 4
        xy = cv2.Sobel(smooth, cv2.CV_32F, 1, 1, ksize=3) / 4
        light = np.zeros_like(grey)
        dark = np.zeros_like(grey)
        for turn in range(_DIRECTIONS):
            angle = turn * np.pi / _DIRECTIONS
            c, s = float(np.cos(angle)), float(np.sin(angle))
            across = s * s * xx - 2 * s * c * xy + c * c * yy
            along = cv2.filter2D(across, -1, _line_kernel(angle, _LINE_LENGTH_MM * scale))
            np.maximum(dark, along, out=dark)
            np.maximum(light, -along, out=light)
            if tell:
                tell(turn + 1, _DIRECTIONS)
        usual = _usual(np.maximum(light, dark), scale)
        best_light = np.maximum(best_light, light / usual)
        best_dark = np.maximum(best_dark, dark / usual)
    return best_light, best_dark


def _steps(lab: Image, scale: float, progress: Progress | None) -> Image:
    """Return changes of colour, worked out at half the scale."""
    height, width = lab.shape[:2]
    half = cv2.resize(lab, (max(4, width // 2), max(4, height // 2)), interpolation=cv2.INTER_AREA)
    own = scale / 2
    smooth = cv2.GaussianBlur(half, (0, 0), max(0.6, _STEP_WIDTH_MM * own))
    dx = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=3) / 8
    dy = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=3) / 8
    best = np.zeros(half.shape[:2], np.float32)
    for turn in range(_DIRECTIONS):
        angle = turn * np.pi / _DIRECTIONS
        c, s = float(np.cos(angle)), float(np.sin(angle))
        across = c * dy - s * dx
        along = cv2.filter2D(across, -1, _line_kernel(angle, _LINE_LENGTH_MM * own))
        np.maximum(best, np.sqrt((along**2).sum(axis=2)), out=best)
        if progress:
            progress(turn + 1, _DIRECTIONS)
    best /= _usual(best, own)
    whole: Image = cv2.resize(best, (width, height), interpolation=cv2.INTER_LINEAR)
    return whole


def _line_kernel(angle: float, sigma: float) -> Image:
    """Return weights along a line through the middle, of sum 1."""
    reach = max(2, round(2 * sigma))
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(np.float32)
    along = x * np.cos(angle) + y * np.sin(angle)
    across = -x * np.sin(angle) + y * np.cos(angle)
    kernel = np.exp(-(along**2) / (2 * sigma**2)) * np.maximum(0, 1 - np.abs(across))
    weights: Image = (kernel / kernel.sum()).astype(np.float32)
    return weights


def _usual(response: Image, scale: float) -> Image:
    """Return what a response is like round a place where nothing is drawn."""
    clipped = np.minimum(response, 3 * np.median(response))
    side = max(3, round(2 * _AROUND_MM * scale))
    local = cv2.blur(clipped, (side, side), borderType=cv2.BORDER_REFLECT)
    usual: Image = np.maximum(local, np.float32(0.3 * float(np.median(response)) + 1e-3))
    return usual
