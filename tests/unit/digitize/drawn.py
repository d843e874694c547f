"""A small board that tests draw themselves, pixel by pixel, and its map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import cv2
import numpy as np

from mapkit.digitize.decoding import Pixels
from mapkit.mapfile.new import new_map
from mapkit.model import GameMap, Point

SCALE = 4.0
SIZE = (240.0, 180.0)

_INKS = {"light": (225, 228, 220), "dark": (35, 36, 38), "dashed": (105, 105, 105)}
_WIDTHS = {"light": 0.8, "dark": 2.2, "dashed": 1.2}


def grid(**kinds: str) -> GameMap:
    """Return twelve fields of 60 by 60 mm, ``f1`` to ``f12`` by rows, open but for some kinds."""
    game_map = new_map("rows", size_mm=SIZE, rows=3, columns=4, sectors=False)
    names = {field: f"f{n}" for n, field in enumerate(game_map.fields, 1)}
    fields = {
        names[i]: replace(f, id=names[i], kind=kinds.get(names[i], "open"))
        for i, f in game_map.fields.items()
    }
    rules = game_map.ruleset
    fields = {i: replace(f, level=rules.kinds[f.kind].level) for i, f in fields.items()}
    return replace(game_map, fields=fields, markers=(), portals=())


def drawn(
    game_map: GameMap,
    grounds: Mapping[str, tuple[int, int, int]] | None = None,
    lines: Mapping[frozenset[str], str] | None = None,
    bands: Mapping[str, tuple[int, int, int]] | None = None,
) -> Pixels:
    """Print a map.

    Parameters
    ----------
    game_map : GameMap
    grounds : mapping of field to colour
    lines : mapping of pairs to ``light``, ``dark`` or ``dashed``
        Light where not given.
    bands : mapping of sector to colour
        Printed on both sides of borders of two sectors instead of lines.
    """
    noise = np.random.default_rng(3)
    width, height = (round(side * SCALE) for side in game_map.size_mm)
    sheet = np.full((height, width, 3), (95, 112, 88), np.float32)
    users: dict[frozenset[Point], list[str]] = {}
    for field in game_map.fields:
        ring = game_map.points(field)[0]
        if grounds and field in grounds:
            cv2.fillPoly(sheet, [_pixels(game_map, ring)], grounds[field])
        for a, b in pairwise((*ring, ring[0])):
            users.setdefault(frozenset((a, b)), []).append(field)
    for edge, fields in users.items():
        if len(fields) < 2:
            continue
        a, b = _pixels(game_map, sorted(edge))
        sectors = [game_map.fields[f].sector for f in fields]
        if bands and sectors[0] != sectors[1]:
            for field, sector in zip(fields, sectors, strict=True):
                own = np.zeros(sheet.shape[:2], np.uint8)
                side = own.copy()
                cv2.line(own, a.tolist(), b.tolist(), 1, round(4 * SCALE))
                cv2.fillPoly(side, [_pixels(game_map, game_map.points(field)[0])], 1)
                sheet[(own & side) > 0] = bands[sector or ""]
            continue
        kind = (lines or {}).get(frozenset(fields), "light")
        thick = max(1, round(_WIDTHS[kind] * SCALE))
        steps = 1 if kind != "dashed" else round(float(np.hypot(*(b - a))) / (4 * SCALE))
        for k in range(steps):
            p, q = a + (b - a) * k / steps, a + (b - a) * (k + (1 if steps == 1 else 0.65)) / steps
            cv2.line(sheet, np.round(p).astype(int).tolist(), np.round(q).astype(int).tolist(),
                     _INKS[kind], thick)  # fmt: skip
    sheet += noise.normal(0, 4, sheet.shape)
    return np.clip(sheet, 0, 255).astype(np.uint8)


def _pixels(game_map: GameMap, points: object) -> np.ndarray:
    return np.round(np.array(points) * game_map.unit_mm * SCALE).astype(np.int32)


def stamp(
    picture: Pixels, symbol: Pixels, middle_mm: tuple[float, float], angle: float = 0.0
) -> None:
    """Print a symbol, turned clockwise, on a picture; what is black in it is not printed."""
    height, width = picture.shape[:2]
    h, w = symbol.shape[:2]
    turn = cv2.getRotationMatrix2D(((w - 1) / 2, (h - 1) / 2), -angle, 1.0)
    turn[:, 2] += np.array(middle_mm) * SCALE - 0.5 - ((w - 1) / 2, (h - 1) / 2)
    laid = cv2.warpAffine(symbol, turn, (width, height))
    shown = cv2.warpAffine((symbol.max(axis=2) > 0).astype(np.uint8) * 255, turn, (width, height))
    picture[shown > 127] = laid[shown > 127]
