"""What lies on a board, how it folds, and what a camera makes of it, seen from above."""

from __future__ import annotations

import math
import random
from typing import Any

import cv2
import numpy as np
import shapely
import shapely.affinity

from tools.train_borders.boards import FAMILIES, make_board
from tools.train_borders.decoys import lay_large_things, reach_in
from tools.train_borders.press import (
    PIXELS_PER_MM,
    Floats,
    Mask,
    Sheet,
    colour_of,
    fill,
    stroke,
)
from tools.train_borders.printing import print_board

OUT_PER_MM = 3.0
"""Pixels a mm of the pictures that the detector sees."""
LAYERS = ("border", "far", "marks", "things", "fold", "doors")
FAR_MM = 10.0
LINE_MM = 0.4


def make_sheet(
    seed: str,
    part: str,
    size_mm: tuple[float, float],
    hard: float | None = None,
    family: str | None = None,
) -> tuple[Sheet, random.Random, float]:
    """Print a board of a family, or of some, with what lies on it."""
    rng = random.Random(seed)
    family = family or rng.choice(FAMILIES[part])
    level = rng.random() if hard is None else hard
    sheet = print_board(make_board(family, size_mm, rng), part, rng, level)
    _folds(sheet, rng, level)
    _things(sheet, rng, level, part)
    if part != "test":
        lay_large_things(sheet, rng, level)
        reach_in(sheet, rng, level)
    return sheet, rng, level


def seen(sheet: Sheet, rng: random.Random, hard: float) -> tuple[Any, Any]:
    """Return what a rectified photo shows of a sheet, and the truth of its pixels.

    Returns
    -------
    (H, W, 3) uint8
        Blue, green, red.
    (H, W, len(LAYERS)) uint8
        0 to 255: how near a border is (a bell of LINE_MM), how far (FAR_MM at most), and the masks.
    """
    picture = lit(sheet.picture, rng, hard)
    if rng.random() < 0.25:
        picture *= np.float32(rng.choice([rng.uniform(0.4, 0.85), rng.uniform(0.2, 0.5)]))  # dim
    height, width = picture.shape[:2]
    per = rng.uniform(1.7, 5.5) if hard > 0.3 else rng.uniform(2.5, 6)
    skew = rng.uniform(0.8, 1.25)
    small = (
        max(64, round(width * per * skew / PIXELS_PER_MM)),
        max(64, round(height * per / skew / PIXELS_PER_MM)),
    )
    near = cv2.resize(picture, small, interpolation=cv2.INTER_AREA)
    taken = exposed(near, rng, hard)
    size = (round(width * OUT_PER_MM / PIXELS_PER_MM), round(height * OUT_PER_MM / PIXELS_PER_MM))
    out = cv2.resize(
        taken, size, interpolation=cv2.INTER_AREA if small[0] > size[0] else cv2.INTER_LINEAR
    )
    far = cv2.resize(sheet.far, size, interpolation=cv2.INTER_LINEAR)
    layers = [
        np.exp(-((far / LINE_MM) ** 2) / 2) * 255,
        np.minimum(far / FAR_MM, 1) * 255,
        *(
            cv2.resize(m, size, interpolation=cv2.INTER_AREA)
            for m in (sheet.marks, sheet.things, sheet.fold, sheet.doors)
        ),
    ]
    return out, np.stack(layers, -1).round().astype(np.uint8)


def lit(picture: Floats, rng: random.Random, hard: float) -> Floats:
    """Return a picture in uneven light, with shadows, glare and a colour cast."""
    height, width = picture.shape[:2]
    xs = np.linspace(-1, 1, width, dtype=np.float32)
    ys = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    angle = rng.uniform(0, 2 * math.pi)
    light = 1 + rng.uniform(0, 0.1 + 0.25 * hard) * (math.cos(angle) * xs + math.sin(angle) * ys)
    light = light - rng.uniform(0, 0.3 * hard) * (xs**2 + ys**2)
    if rng.random() < 0.6 * hard:
        edge = math.cos(angle + 1) * xs + math.sin(angle + 1) * ys + rng.uniform(-0.6, 0.6)
        light = light * (
            1 - rng.uniform(0.1, 0.45) / (1 + np.exp(np.clip(-edge * rng.uniform(8, 120), -50, 50)))
        )
    cast = np.array([rng.uniform(1 - 0.15 * hard, 1 + 0.1 * hard) for _ in range(3)], np.float32)
    found = (
        np.clip(picture, 0, 255)
        * light[..., None].astype(np.float32)
        * cast
        * rng.uniform(0.6, 1.15)
    )
    for _ in range(rng.randint(0, round(2 * hard))):
        size = rng.uniform(0.05, 0.25)
        x, y = rng.uniform(-1, 1), rng.uniform(-1, 1)
        spot = np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (2 * size**2))
        found += spot[..., None].astype(np.float32) * rng.uniform(20, 150) * hard
    return found.astype(np.float32)


def exposed(picture: Floats, rng: random.Random, hard: float) -> Any:
    """Return a picture as a sensor and a file have it: blurred, noisy, compressed."""
    soft = rng.uniform(0.2, 0.5 + 0.7 * hard)
    picture = cv2.GaussianBlur(picture, (0, 0), soft)
    if rng.random() < 0.4:  # sharpened by the camera
        picture = picture + rng.uniform(0.2, 0.9) * (
            picture - cv2.GaussianBlur(picture, (0, 0), 1.2)
        )
    noise = np.random.default_rng(rng.getrandbits(64)).normal(size=picture.shape)
    picture = picture + noise.astype(np.float32) * rng.uniform(0.5, 1.5 + 4.5 * hard)
    gamma = rng.uniform(0.8, 1.25)
    curved = (np.clip(picture, 0, 255) / 255) ** gamma * 255
    quality = [cv2.IMWRITE_JPEG_QUALITY, rng.randint(95 - round(25 * hard), 97)]
    data = cv2.imencode(".jpg", curved.astype(np.uint8), quality)[1]
    return cv2.imdecode(data, cv2.IMREAD_COLOR)


def _ink(sheet: Sheet, mask: Mask, colour: Any, opacity: float) -> None:
    x, y, w, h = cv2.boundingRect(mask)
    if w:
        part = np.s_[y : y + h, x : x + w]
        share = mask[part].astype(np.float32)[..., None] * (opacity / 255)
        sheet.picture[part] += share * (np.asarray(colour, np.float32) - sheet.picture[part])


def _folds(sheet: Sheet, rng: random.Random, hard: float) -> None:
    """Fold the board across: a dark line beside a light one, straight through everything."""
    w, h = sheet.board.size_mm
    for upright in (True, False):
        if rng.random() > 0.3 + 0.25 * hard:
            continue
        for share in rng.choice([[0.5], [0.5], [0.33, 0.67], [rng.uniform(0.15, 0.85)]]):
            lean = rng.uniform(-1, 1)
            at = share * (w if upright else h)
            ends = (
                [(at - lean, -1), (at + lean, h + 1)]
                if upright
                else [(-1, at - lean), (w + 1, at + lean)]
            )
            line = shapely.LineString(ends)
            width = rng.uniform(0.3, 1.4)
            how = rng.choice(["dark", "dark", "both", "light", "shade"])
            strength = rng.uniform(0.08, 0.2 + 0.5 * hard)
            mask = np.zeros(sheet.picture.shape[:2], np.uint8)
            stroke(mask, [line], width)
            sheet.fold = cv2.max(sheet.fold, mask)
            mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.5, 3))
            if how in ("dark", "both"):
                _ink(sheet, mask, (25, 25, 25), strength)
            if how == "light":
                _ink(sheet, mask, (235, 235, 235), strength)
            if how in ("both", "shade"):
                beside = np.roll(mask, round(width * PIXELS_PER_MM), axis=1 if upright else 0)
                _ink(sheet, beside, (240, 240, 240), strength * 0.8)
            if how == "shade":
                side = np.arange(w * PIXELS_PER_MM) if upright else np.arange(h * PIXELS_PER_MM)
                step = (
                    (
                        1
                        / (
                            1
                            + np.exp(
                                -(
                                    side[: sheet.picture.shape[1 if upright else 0]]
                                    - at * PIXELS_PER_MM
                                )
                                / 4
                            )
                        )
                    ).astype(np.float32)
                    * strength
                    * 0.4
                )
                sheet.picture *= 1 - (step[None, :, None] if upright else step[:, None, None])


def _things(sheet: Sheet, rng: random.Random, hard: float, part: str) -> None:
    """Lay tokens, dice, cards, coins and fingers on the board, with their shadows."""
    w, h = sheet.board.size_mm
    area = w * h / 43200
    count = rng.randint(0, round((2 + 12 * hard) * area))
    shade = (rng.uniform(-2.5, 2.5), rng.uniform(0.3, 2.5))
    kinds = ["pawn", "cube", "coin", "bar"] if part != "test" else ["pawn", "meeple", "hexagon"]
    for _ in range(count):
        kind = rng.choice(kinds)
        if rng.random() < 0.06:
            kind = rng.choice(["card", "finger"])
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        if rng.random() < (0.3 if part == "test" else 0.45):
            line, at = rng.choice(sheet.board.arcs).line, rng.random()
            if part != "test" and rng.random() < 0.35:
                at = rng.choice([0.0, 1.0])  # on a junction
            place = line.interpolate(at, normalized=True)
            x, y = place.x, place.y
        _thing(sheet, rng, kind, (x, y), shade)


def _thing(
    sheet: Sheet, rng: random.Random, kind: str, at: tuple[float, float], shade: tuple[float, float]
) -> None:
    x, y = at
    r = rng.uniform(3, 8)
    colour = colour_of(rng.uniform(0, 180), rng.choice([0, 30, 200, 230]), rng.uniform(20, 250))
    turn = rng.uniform(0, 2 * math.pi)

    def ngon(n: int, reach: float) -> Any:
        return shapely.Polygon(
            [
                (
                    x + reach * math.cos(turn + 2 * math.pi * k / n),
                    y + reach * math.sin(turn + 2 * math.pi * k / n),
                )
                for k in range(n)
            ]
        )

    parts: list[tuple[Any, float]]
    if kind == "pawn":
        tall = rng.uniform(0.8, 2.4)
        dx, dy = math.cos(turn) * tall * r * 0.5, -abs(math.sin(turn)) * tall * r
        foot = shapely.Point(x, y).buffer(r)
        body = shapely.Polygon(
            [
                (x - r * 0.6, y),
                (x + r * 0.6, y),
                (x + dx + r * 0.3, y + dy),
                (x + dx - r * 0.3, y + dy),
            ]
        ).convex_hull
        head = shapely.Point(x + dx, y + dy - r * 0.3).buffer(r * 0.5)
        parts = [(foot, 0.7), (body, 0.9), (head, 1.1)]
    elif kind == "cube":
        top = shapely.affinity.translate(ngon(4, r), r * 0.2, -r * 0.4)
        parts = [(shapely.union(ngon(4, r), top).convex_hull, 0.7), (top, 1.05)]
    elif kind == "coin":
        parts = [(shapely.Point(x, y).buffer(r), 0.8), (shapely.Point(x, y).buffer(r * 0.8), 1.0)]
    elif kind == "bar":
        bar = shapely.LineString([(x, y), (x + 3 * r * math.cos(turn), y + 3 * r * math.sin(turn))])
        parts = [(bar.buffer(r * 0.5, cap_style="flat"), 1.0)]
    elif kind == "hexagon":
        parts = [(ngon(6, r), 0.8), (ngon(6, r * 0.85), 1.0)]
    elif kind == "meeple":
        body = shapely.union_all([ngon(3, r * 1.2), shapely.Point(x, y).buffer(r * 0.6)])
        parts = [(body.buffer(0.8), 0.9), (shapely.Point(x, y - r * 0.6).buffer(r * 0.5), 1.0)]
    elif kind == "card":
        card = shapely.affinity.rotate(shapely.box(x, y, x + 44, y + 63), math.degrees(turn))
        parts = [(card, 1.0), (card.buffer(-3), rng.uniform(0.5, 0.9))]
        colour = colour_of(rng.uniform(0, 180), rng.uniform(0, 60), rng.uniform(180, 250))
    else:
        w, h = sheet.board.size_mm
        edge = rng.choice([(x, -5.0), (x, h + 5.0), (-5.0, y), (w + 5.0, y)])
        parts = [(shapely.LineString([(x, y), edge]).buffer(rng.uniform(6, 9)), 1.0)]
        colour = colour_of(rng.uniform(5, 15), rng.uniform(70, 140), rng.uniform(90, 230))
    whole = shapely.union_all([p for p, _ in parts])
    mask = np.zeros(sheet.picture.shape[:2], np.uint8)
    fill(mask, whole)
    high = rng.uniform(0.3, 1.6)
    move = np.array(
        [[1, 0, shade[0] * high * PIXELS_PER_MM], [0, 1, shade[1] * high * PIXELS_PER_MM]],
        np.float32,
    )
    dark = cv2.GaussianBlur(cv2.warpAffine(mask, move, mask.shape[::-1]), (0, 0), rng.uniform(2, 9))
    _ink(sheet, dark, (10, 10, 10), rng.uniform(0.2, 0.6))
    sheet.things = cv2.max(sheet.things, mask)
    for shape, light in parts:
        own = np.zeros(mask.shape, np.uint8)
        fill(own, shape)
        _ink(sheet, own, np.clip(colour * light * rng.uniform(0.9, 1.1), 0, 255), 1.0)
