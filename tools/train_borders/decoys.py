"""What looks like a border and is none, and what hides much: only in sheets to train and choose on.

Sheets of the test have none of it, so that it measures what was not taught.
"""

from __future__ import annotations

import math
import random
from typing import Any

import cv2
import numpy as np
import shapely
import shapely.affinity

from tools.train_borders.press import PIXELS_PER_MM, Press, Sheet, colour_of, fill, stroke


def paint_decoys(press: Press) -> None:
    """Paint patches, broad tracks, thin lines that go across fields, and a faint grid."""
    rng = press.rng
    if press.chance(0.25):
        for _ in range(rng.randint(1, 3)):
            _broad_track(press)
    if press.chance(0.35 + 0.3 * press.hard):
        for _ in range(rng.randint(1, 6)):
            _patch(press)
    if press.chance(0.3 + 0.3 * press.hard):
        for _ in range(rng.randint(1, 5)):
            _thin_line(press)
    if press.chance(0.07):
        _faint_grid(press)


def lay_large_things(sheet: Sheet, rng: random.Random, hard: float) -> None:
    """Lay bars, rulers, sheets, cables and rows of chits on a board, with their shadows."""
    if rng.random() > 0.25 + 0.35 * hard:
        return
    w, h = sheet.board.size_mm
    for _ in range(rng.randint(1, 3)):
        at = (rng.uniform(0, w), rng.uniform(0, h))
        shapes = _large(rng, at)
        colour = colour_of(rng.uniform(0, 180), rng.choice([0, 20, 90, 200]), rng.uniform(20, 250))
        _shadowed(sheet, rng, shapes)
        for shape in shapes:
            mask = np.zeros(sheet.picture.shape[:2], np.uint8)
            fill(mask, shape)
            sheet.things = cv2.max(sheet.things, mask)
            _lay(sheet, mask, np.clip(colour * rng.uniform(0.85, 1.1), 0, 255))
            _details(sheet, rng, shape, mask)


def reach_in(sheet: Sheet, rng: random.Random, hard: float) -> None:
    """Let fingers, a hand's edge or a ruler reach in from the rim, with their shadows."""
    if rng.random() > 0.1 + 0.35 * hard:
        return
    w, h = sheet.board.size_mm
    for _ in range(rng.randint(1, 2)):
        x, y, inwards = rng.choice([
            (rng.uniform(0, w), -8.0, 90), (rng.uniform(0, w), h + 8.0, -90),
            (-8.0, rng.uniform(0, h), 0), (w + 8.0, rng.uniform(0, h), 180),
        ])  # fmt: skip
        turn = inwards + rng.gauss(0, 25)
        shapes: list[Any]
        if rng.random() < 0.6:  # fingers beside each other
            shapes = [
                shapely.LineString([(-20, 19 * k), (rng.uniform(18, 75), 19 * k + rng.gauss(0, 5))])
                .buffer(rng.uniform(6.5, 9.5))
                for k in range(rng.choice([1, 1, 2, 3]))
            ]  # fmt: skip
            if len(shapes) > 1:
                shapes.append(shapely.Point(-22, 9.0 * len(shapes)).buffer(32))
            shapes = [shapely.union_all(shapes)]
            colour = colour_of(rng.uniform(4, 16), rng.uniform(60, 150), rng.uniform(70, 235))
        else:
            long, wide = rng.uniform(30, 150), rng.uniform(12, 40)
            shapes = [shapely.box(-10, 0, long, wide)]
            colour = colour_of(rng.uniform(0, 180), rng.choice([0, 25, 120]), rng.uniform(60, 250))
        placed = [
            shapely.affinity.translate(shapely.affinity.rotate(s, turn, origin=(0, 0)), x, y)
            for s in shapes
        ]
        _shadowed(sheet, rng, placed)
        for shape in placed:
            mask = np.zeros(sheet.picture.shape[:2], np.uint8)
            fill(mask, shape)
            sheet.things = cv2.max(sheet.things, mask)
            _lay(sheet, mask, colour)
            _details(sheet, rng, shape, mask)


def _large(rng: random.Random, at: tuple[float, float]) -> list[Any]:
    x, y = at
    turn = rng.choice([0, 90, rng.uniform(0, 180)])
    how = rng.choice(["bar", "bar", "sheet", "cable", "chits"])
    if how == "bar":
        box = shapely.box(0, 0, rng.uniform(50, 260), rng.uniform(6, 26))
        round_mm = rng.choice([0.0, 0.0, 2.5])
        found = [box.buffer(-round_mm).buffer(round_mm)]
    elif how == "sheet":
        found = [shapely.box(0, 0, rng.uniform(30, 90), rng.uniform(30, 90))]
    elif how == "cable":
        angle = 0.0
        points = [(0.0, 0.0)]
        for _ in range(rng.randint(10, 40)):
            angle += rng.gauss(0, 0.25)
            a, b = points[-1]
            points.append((a + 5 * math.cos(angle), b + 5 * math.sin(angle)))
        found = [shapely.LineString(points).buffer(rng.uniform(1, 3))]
    else:
        side, gap = rng.uniform(9, 17), rng.uniform(0.5, 8)
        found = [
            shapely.affinity.rotate(
                shapely.box(k * (side + gap), 0, k * (side + gap) + side, side), rng.gauss(0, 4)
            )
            for k in range(rng.randint(2, 6))
        ]
    return [
        shapely.affinity.translate(shapely.affinity.rotate(s, turn, origin=(0, 0)), x, y)
        for s in found
    ]


def _shadowed(sheet: Sheet, rng: random.Random, shapes: list[Any]) -> None:
    mask = np.zeros(sheet.picture.shape[:2], np.uint8)
    fill(mask, shapely.union_all(shapes))
    move = np.array(
        [
            [1, 0, rng.uniform(-2, 2) * PIXELS_PER_MM],
            [0, 1, rng.uniform(0.2, 2.5) * PIXELS_PER_MM],
        ],
        np.float32,
    )
    dark = cv2.GaussianBlur(cv2.warpAffine(mask, move, mask.shape[::-1]), (0, 0), rng.uniform(2, 9))
    _lay(sheet, dark, np.array([10, 10, 10]), rng.uniform(0.15, 0.55))


def _details(sheet: Sheet, rng: random.Random, shape: Any, mask: Any) -> None:
    """Give a thing an edge, a line along its middle, dots or a letter."""
    other = colour_of(rng.uniform(0, 180), rng.uniform(0, 200), rng.uniform(10, 250))
    detail = np.zeros(mask.shape, np.uint8)
    if rng.random() < 0.5:
        stroke(detail, [shape.exterior], rng.uniform(0.4, 1.2))
    if rng.random() < 0.4:
        stroke(detail, [shapely.segmentize(shape, 8).buffer(-2.5).boundary], rng.uniform(0.3, 1))
    if rng.random() < 0.5:
        place = shape.representative_point()
        at = (round(place.x * PIXELS_PER_MM) - 20, round(place.y * PIXELS_PER_MM) + 12)
        cv2.putText(detail, rng.choice(["7", "A1", "ALPHA", "3-4", "X"]), at,
                    cv2.FONT_HERSHEY_DUPLEX, rng.uniform(0.8, 2), 255, rng.randint(1, 4),
                    cv2.LINE_AA)  # fmt: skip
    _lay(sheet, cv2.min(detail, mask), other)


def _lay(sheet: Sheet, mask: Any, colour: Any, opacity: float = 1.0) -> None:
    share = mask.astype(np.float32)[..., None] * (opacity / 255)
    sheet.picture += share * (np.asarray(colour, np.float32) - sheet.picture)


def _patch(press: Press) -> None:
    """Paint a patch with a sharp edge: a rug, a crater, a rock, a stain."""
    rng, mask = press.rng, press.mask()
    x, y = (rng.uniform(0, s) for s in press.board.size_mm)
    size = rng.uniform(4, 22)
    shape: Any
    how = rng.choice(["disc", "box", "star", "blob", "blob"])
    if how == "disc":
        shape = shapely.affinity.scale(shapely.Point(x, y).buffer(size), 1, rng.uniform(0.5, 1))
    elif how == "box":
        shape = shapely.box(x, y, x + size * 2, y + size * rng.uniform(0.6, 1.6))
    elif how == "star":
        count = rng.randint(8, 18)
        shape = shapely.Polygon([
            (x + r * math.cos(2 * math.pi * k / count), y + r * math.sin(2 * math.pi * k / count))
            for k in range(count) for r in [size * rng.uniform(0.55, 1.1)]
        ])  # fmt: skip
    else:
        shape = shapely.union_all([
            shapely.Point(x + rng.gauss(0, size / 2), y + rng.gauss(0, size / 2)).buffer(
                rng.uniform(0.3, 0.7) * size
            )
            for _ in range(rng.randint(2, 7))
        ])  # fmt: skip
    shape = shapely.affinity.rotate(shape, rng.choice([0, 45, rng.uniform(0, 180)]))
    fill(mask, shape)
    mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.1, 0.5) * PIXELS_PER_MM)
    colour = colour_of(rng.uniform(0, 180), rng.uniform(0, 140), rng.uniform(30, 235))
    press.ink(mask, colour, rng.uniform(0.12, 0.3 + 0.35 * press.hard))
    if press.chance(0.3):
        edge = press.mask()
        stroke(edge, shapely.get_parts(shape.boundary), rng.uniform(0.3, 0.9))
        press.ink(edge, colour * rng.choice([0.5, 1.3]), rng.uniform(0.15, 0.5))


def _thin_line(press: Press) -> None:
    """Draw a contour, a hedge, a track or a wire: thin, often faint, bent, across fields."""
    rng, mask = press.rng, press.mask()
    angle = rng.uniform(0, 2 * math.pi)
    points = [tuple(rng.uniform(0, s) for s in press.board.size_mm)]
    bend = rng.choice([0.0, 0.06, 0.2])
    for _ in range(rng.randint(6, 40)):
        angle += rng.gauss(0, bend)
        x, y = points[-1]
        points.append((x + 5 * math.cos(angle), y + 5 * math.sin(angle)))
    line = shapely.LineString(points)
    width = rng.uniform(0.3, 1.2)
    lines = [line] if press.chance(0.7) else [line, shapely.offset_curve(line, rng.uniform(1.5, 4))]
    stroke(mask, [part for some in lines for part in shapely.get_parts(some)], width)
    mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.5, 4))
    colour = colour_of(rng.uniform(0, 180), rng.uniform(0, 120), rng.choice([30, 60, 160, 230]))
    press.ink(mask, colour, rng.uniform(0.1, 0.45))


def _broad_track(press: Press) -> None:
    """Paint a track, a stream or a lane, broad and pale, with edges that are sharp or soft."""
    rng, mask = press.rng, press.mask()
    angle = rng.uniform(0, 2 * math.pi)
    points = [tuple(rng.uniform(0, s) for s in press.board.size_mm)]
    bend = rng.choice([0.02, 0.1, 0.25])
    for _ in range(rng.randint(8, 40)):
        angle += rng.gauss(0, bend)
        x, y = points[-1]
        points.append((x + 6 * math.cos(angle), y + 6 * math.sin(angle)))
    stroke(mask, [shapely.LineString(points)], rng.uniform(5, 20))
    mask = cv2.GaussianBlur(mask, (0, 0), rng.choice([0.8, 2.0, 9.0]))
    if press.chance(0.4):  # worn
        mask = (mask * np.clip(press.clouds(rng.uniform(2, 9))[..., 0] + 1, 0, 1)).astype(np.uint8)
    colour = colour_of(rng.uniform(0, 180), rng.uniform(0, 90), rng.choice([60, 170, 230]))
    press.ink(mask, colour, rng.uniform(0.1, 0.4))


def _faint_grid(press: Press) -> None:
    rng, mask = press.rng, press.mask()
    w, h = press.board.size_mm
    pitch = rng.uniform(14, 40)
    lines = [shapely.LineString([(x, 0), (x, h)]) for x in np.arange(pitch, w, pitch)]
    lines += [shapely.LineString([(0, y), (w, y)]) for y in np.arange(pitch, h, pitch)]
    stroke(mask, lines, rng.uniform(0.2, 0.5))
    press.ink(mask, [rng.choice([20, 240])] * 3, rng.uniform(0.05, 0.18))
