"""How large a board is, by its proportions in the photo, or by marks of a known size beside it."""

from __future__ import annotations

import io
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels
from mapkit.digitize.rectify import rectify
from mapkit.digitize.rims import Quad

MARK_MM = 40.0
"""The side of a mark on :func:`marks_page`, as it is printed."""

_DICTIONARY = cv2.aruco.DICT_4X4_50
_DPI = 300
_A4_MM = (210.0, 297.0)
_FOCAL = (0.5, 4.0)  # of the diagonal of the photo: what lenses have
_USUAL_FOCAL = 0.75
_MOST_OFF = 0.05
Floats = NDArray[np.float64]


def board_size(
    pixels: Pixels, quad: Quad, width_mm: float | None = None, *, flat: bool = False
) -> tuple[tuple[float, float] | None, bool]:
    """Return how large a board is as far as its photo tells, and whether marks tell it.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
    quad : (4, 2) float64
        The board's corners in it.
    width_mm : float, optional
        What was measured: its height then follows from its proportions, to some per cent.
    flat : bool
        Whether the picture is a scan or a drawing.

    Returns
    -------
    ((float, float) or None, bool)
        None where there are neither marks nor a width.
    """
    photo_px = pixels.shape[1], pixels.shape[0]
    found = rectify(pixels, quad, (100.0, 100.0), flat=flat)
    straight = found.straight_corners
    size = size_by_marks(straight, [found.straight(mark) for mark in find_marks(pixels)])
    if size is not None or width_mm is None:
        return size, size is not None
    aspect = proportions(straight, photo_px)
    if flat:
        across, down = straight[1] - straight[0], straight[3] - straight[0]
        aspect = float(np.hypot(*across) / np.hypot(*down))
    return (width_mm, width_mm / aspect), False


def proportions(quad: Quad, photo_px: tuple[int, int]) -> float:
    """Return how many times as wide as high a board is, by how a camera sees a rectangle.

    Parameters
    ----------
    quad : (4, 2) float64
        Its corners in the photo, without the bend of the lens.
    photo_px : (int, int)
        Size of the photo, not cut: the lens looks at its middle.

    Notes
    -----
    Z. Zhang and L. He, Whiteboard scanning and image enhancement, 2007. To about 1 % where corners
    are exact to a pixel or two; a photo taken straight from above is best.
    """
    a, b, c, d = (
        np.append(p - np.array(photo_px) / 2, 1.0) for p in (quad[0], quad[1], quad[3], quad[2])
    )
    k2 = np.cross(a, d) @ c / (np.cross(b, d) @ c)
    k3 = np.cross(a, d) @ b / (np.cross(c, d) @ b)
    across, down = k2 * b - a, k3 * c - a
    diagonal = float(np.hypot(*photo_px))
    depth = across[2] * down[2]
    focal2 = -(across[:2] @ down[:2]) / depth if abs(depth) > 1e-9 else -1.0
    low, high = ((f * diagonal) ** 2 for f in _FOCAL)
    if not low < focal2 < high:
        focal2 = (_USUAL_FOCAL * diagonal) ** 2
    weigh = np.array([1 / focal2, 1 / focal2, 1.0])
    return float(np.sqrt((across**2 @ weigh) / (down**2 @ weigh)))


def find_marks(pixels: Pixels) -> list[Floats]:
    """Find the marks of :func:`marks_page` in a photo.

    Returns
    -------
    list of (4, 2) float64
        Corners in pixels, clockwise.

    Notes
    -----
    0.5 s for 8 megapixels.
    """
    found = cv2.aruco.DetectorParameters()
    found.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    detector = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(_DICTIONARY), found)
    corners, _, _ = detector.detectMarkers(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY))
    return [c.reshape(4, 2).astype(float) + 0.5 for c in corners]


def size_by_marks(
    quad: Quad, marks: Sequence[Floats], mark_mm: float = MARK_MM
) -> tuple[float, float] | None:
    """Return width and height of a board in mm, by marks that lie beside it.

    Parameters
    ----------
    quad : (4, 2) float64
        The board's corners in the photo, without the bend of the lens, as the marks.
    marks : sequence of (4, 2) float64
    mark_mm : float
        The side of a mark.

    Returns
    -------
    (float, float) or None
        None where there are no marks, or they contradict each other.

    Notes
    -----
    Each side and diagonal of a mark, in shares of the board's width and height, is one linear
    equation for the squares of the two; least squares solves them.
    """
    square = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
    to_board = cv2.getPerspectiveTransform(quad.astype(np.float32), square)
    rows, wanted = [], []
    for mark in marks:
        u = cv2.perspectiveTransform(mark[None].astype(np.float64), to_board)[0]
        for i, j in ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)):
            rows.append((u[i] - u[j]) ** 2)
            wanted.append(mark_mm**2 * (2 if j == i + 2 else 1))
    if not rows:
        return None
    found = np.linalg.lstsq(np.array(rows), np.array(wanted), rcond=None)[0]
    off = np.array(rows) @ found / wanted - 1
    if found.min() <= 0 or float(np.sqrt(np.mean(off**2))) > 2 * _MOST_OFF:
        return None
    width, height = np.sqrt(found)
    return float(width), float(height)


def marks_page() -> bytes:
    """Return a page of A4 as PDF, with marks to be cut out and laid beside a board."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - of the extra

    def px(mm: float) -> int:
        return round(mm / 25.4 * _DPI)

    page = Image.new("L", (px(_A4_MM[0]), px(_A4_MM[1])), 255)
    pen = ImageDraw.Draw(page)
    dictionary = cv2.aruco.getPredefinedDictionary(_DICTIONARY)
    for k in range(8):
        x, y = 35 + 80 * (k % 2), 25 + 62 * (k // 2)
        mark = cv2.aruco.generateImageMarker(dictionary, k, px(MARK_MM))
        page.paste(Image.fromarray(mark), (px(x), px(y)))
        pen.rectangle([px(x - 8), px(y - 8), px(x + MARK_MM + 8), px(y + MARK_MM + 8)], outline=190)
    pen.line([px(55), px(280), px(155), px(280)], fill=0, width=3)
    for x in (55, 155):
        pen.line([px(x), px(277), px(x), px(283)], fill=0, width=3)
    pen.text((px(96), px(282)), "100 mm", fill=0, font_size=px(4))
    file = io.BytesIO()
    page.save(file, "PDF", resolution=_DPI)
    return file.getvalue()
