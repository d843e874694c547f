"""Marks beside a board tell how large it is, and the photo's proportions guess it."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2")

import cv2
import numpy as np

from mapkit.digitize.scale import MARK_MM, board_size, marks_page

SIZE = (600.0, 420.0)
CORNERS = np.array([(260, 210), (1500, 180), (1620, 1150), (190, 1190)], np.float64)


def photo(*marks_at: tuple[float, float]) -> np.ndarray:
    """Return a photo of a board with marks at places in mm from its top left corner."""
    scale = 4.0
    sheet = np.full((2400, 3200, 3), (70, 80, 90), np.uint8)
    left, top = 400, 350
    board = sheet[top : top + round(SIZE[1] * scale), left : left + round(SIZE[0] * scale)]
    board[:] = (170, 160, 130)
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    for k, (x, y) in enumerate(marks_at):
        mark = cv2.aruco.generateImageMarker(dictionary, k, round(MARK_MM * scale))
        white = cv2.copyMakeBorder(mark, 24, 24, 24, 24, cv2.BORDER_CONSTANT, value=255)
        y0, x0 = top + round(y * scale) - 24, left + round(x * scale) - 24
        sheet[y0 : y0 + len(white), x0 : x0 + len(white)] = white[..., None]
    width, height = (s * scale for s in SIZE)
    corners = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    matrix = cv2.getPerspectiveTransform(np.array(corners, np.float32), CORNERS.astype(np.float32))
    return np.asarray(cv2.warpPerspective(sheet, matrix, (1800, 1350)))


def test_marks_beside_a_board_tell_its_size_to_half_a_per_cent():
    size, by_marks = board_size(photo((-70, 40), (630, 300), (100, -70), (400, 450)), CORNERS + 0.5)
    assert by_marks
    assert size == pytest.approx(SIZE, rel=0.005)


def test_without_marks_a_width_is_needed():
    assert board_size(photo(), CORNERS + 0.5) == (None, False)
    size, by_marks = board_size(photo(), CORNERS + 0.5, 600.0)
    assert not by_marks
    assert size[0] == 600.0
    assert 300 < size[1] < 500


def test_the_page_of_marks_is_a_pdf_of_a4():
    page = marks_page()
    assert page.startswith(b"%PDF")
    assert b"/MediaBox [ 0 0 595" in page
