"""What the borders of a map look like in its picture: how dark, light or coloured, how broken.

:mod:`mapkit.digitize.ridges` says where a border is; this tells what kind of line it may be.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.model import GameMap

Floats = NDArray[np.float64]
Place = tuple[float, float]

_ALONG_MM = 0.5
_ACROSS_MM = np.arange(-18, 19) * 0.25
_MIDDLE = np.abs(_ACROSS_MM) <= 1.25
_SECOND = _ACROSS_MM <= -2.75
_FIRST = _ACROSS_MM >= 2.75
_BAND_SECOND = (_ACROSS_MM <= -0.5) & (_ACROSS_MM >= -1.5)
_BAND_FIRST = (_ACROSS_MM >= 0.5) & (_ACROSS_MM <= 1.5)
_CLEAR_MM = 2.0
_SHORTEST_MM = 3.0
_INK = 12.0
_MOST_LIGHTER = 1.8
_DARKEST, _TINT = 8.0, 4.0
_PRINT_MM = np.arange(5) * 0.5


@dataclass(frozen=True, slots=True)
class SharedStretch:
    """A straight piece of a border that two fields share.

    ``ends`` are in mm. Seen from the first to the second, ``fields`` are the one on the side of
    larger x turned by a quarter towards larger y, and the other one.
    """

    fields: tuple[str, str]
    ends: tuple[Place, Place]

    @property
    def length(self) -> float:
        """In mm."""
        return math.dist(*self.ends)


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """The whole border of two fields.

    Attributes
    ----------
    fields : (str, str)
    length : float
        How much of it was seen, in mm.
    features : (10,) float64
        How dark and how light the middle is beside the ground on both sides (mean, and what nine
        tenths of it reach), which share of it is dark or light at all, how wide it is, how much
        the two sides differ, how dark it is beside the whole board.
    bands : (2, 3) float64
        How the colour just beside the border differs from the ground further in, on the side of
        each field, in CIE L*a*b* of OpenCV's 8 bit.
    colours : (2, 3) float64
        The colours themselves just beside the border.
    print : (18,) float64
        The colours across it beside those of the ground, the same in light and shadow and from
        either side, and how much the two sides differ.
    """

    fields: tuple[str, str]
    length: float
    features: Floats
    bands: Floats
    colours: Floats
    print: Floats


def lab_of(pixels: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return the colours to compare: CIE L*a*b* of OpenCV's 8 bit."""
    lab: NDArray[np.float32] = cv2.cvtColor(pixels, cv2.COLOR_RGB2LAB).astype(np.float32)
    return lab


def unshaded(lab: NDArray[Any]) -> Floats:
    """Return the logarithm of how light colours are, and their tints, which no shadow changes."""
    light = np.asarray(lab[..., :1], np.float64) + _DARKEST
    found: Floats = np.concatenate(
        [np.log(light), _TINT * (np.asarray(lab[..., 1:], np.float64) - 128) / light], axis=-1
    )
    return found


def shared_stretches(game_map: GameMap) -> list[SharedStretch]:
    """Return the straight pieces of all borders that two fields share."""
    users: dict[frozenset[str], list[tuple[str, bool]]] = {}
    for item in game_map.fields.values():
        for n, ring in enumerate(item.rings):
            edges = list(zip(ring, (*ring[1:], ring[0]), strict=True))
            places = [game_map.vertices[v] for v in ring]
            area = sum(
                x * v - u * y
                for (x, y), (u, v) in zip(places, (*places[1:], places[0]), strict=True)
            )
            for a, b in edges:
                # Whether the field lies on the side of the quarter turn, seen from the lesser end.
                turned = ((area > 0) != (n > 0)) == (game_map.vertices[a] < game_map.vertices[b])
                users.setdefault(frozenset((a, b)), []).append((item.id, turned))
    unit = game_map.unit_mm
    found = []
    for edge, here in users.items():
        if len(here) == 2 and len(edge) == 2 and here[0][1] != here[1][1]:
            (x, y), (u, v) = sorted(game_map.vertices[k] for k in edge)
            first, second = sorted(here, key=lambda side: not side[1])
            ends = (x * unit, y * unit), (u * unit, v * unit)
            found.append(SharedStretch((first[0], second[0]), ends))
    return found


def straight_borders(game_map: GameMap, within_mm: float = 2.5) -> list[tuple[Place, Place]]:
    """Return the borders of each two fields as few straight pieces, in mm.

    Parameters
    ----------
    within_mm : float
        How far a piece may be off its border: the symbol of a portal often bends the border.
    """
    by_pair: dict[frozenset[str], list[tuple[Place, Place]]] = {}
    for stretch in shared_stretches(game_map):
        by_pair.setdefault(frozenset(stretch.fields), []).append(stretch.ends)
    found: list[tuple[Place, Place]] = []
    for ends in by_pair.values():
        lines = shapely.simplify(shapely.line_merge(shapely.MultiLineString(ends)), within_mm)
        for line in shapely.get_parts(lines):
            found += pairwise([(x, y) for x, y in shapely.get_coordinates(line).tolist()])
    return found


def borders_seen(game_map: GameMap, lab: NDArray[np.float32], scale: float) -> list[Seen]:
    """Look at all borders between two fields.

    Parameters
    ----------
    lab : (H, W, 3) float32
        The board from above, see :func:`lab_of`.
    scale : float
        Pixels a mm.

    Notes
    -----
    0.3 s for a board of 130 fields.
    """
    usual = float(np.median(lab[::8, ::8, 0]))
    found: dict[tuple[str, str], list[tuple[float, Floats, Floats, Floats, Floats]]] = {}
    for stretch in shared_stretches(game_map):
        strip = _strip(stretch, lab, scale)
        if strip is None:
            continue
        features, bands, colours = _looks(strip, usual)
        first, second = stretch.fields
        if first > second:
            first, second, bands, colours = second, first, bands[::-1], colours[::-1]
        row = len(strip) * _ALONG_MM, features, bands, colours, _print(strip)
        found.setdefault((first, second), []).append(row)
    seen = []
    for fields, some in found.items():
        lengths = np.array([row[0] for row in some])
        shares = lengths / lengths.sum()
        looks = (np.tensordot(shares, np.array([r[k] for r in some]), axes=1) for k in range(1, 5))
        seen.append(Seen(fields, float(lengths.sum()), *looks))
    return seen


def _strip(stretch: SharedStretch, lab: NDArray[np.float32], scale: float) -> Floats | None:
    """Return the colours across a stretch, all along it, those of its second field first."""
    a, b = np.array(stretch.ends)
    length = stretch.length
    clear = min(_CLEAR_MM, 0.25 * length)
    if length < _SHORTEST_MM:
        return None
    along = (b - a) / length
    normal = np.array([-along[1], along[0]])
    rows = np.arange(clear, length - clear + 1e-6, _ALONG_MM)
    places = a + rows[:, None, None] * along + _ACROSS_MM[None, :, None] * normal
    pixels = (places * scale - 0.5).astype(np.float32)
    strip: Floats = cv2.remap(
        lab, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    ).astype(np.float64)
    return strip


def _print(strip: Floats) -> Floats:
    """Return :attr:`Seen.print` of a stretch."""
    profile = np.median(unshaded(strip), axis=0)
    first, second = profile[_FIRST].mean(axis=0), profile[_SECOND].mean(axis=0)
    own = profile - np.where(_ACROSS_MM[:, None] < 0, second, first)
    near = [np.abs(np.abs(_ACROSS_MM) - mm) < 0.3 for mm in _PRINT_MM]
    return np.concatenate([*(own[m].mean(axis=0) for m in near), np.abs(first - second)])


def _looks(strip: Floats, usual: float) -> tuple[Floats, Floats, Floats]:
    first, second = (np.median(strip[:, side], axis=(0, 1)) for side in (_FIRST, _SECOND))
    # In shadow, and on dark ground, a line differs less from what is beside it.
    gain = np.clip(usual / max(1.0, float(first[0] + second[0]) / 2), 1.0, _MOST_LIGHTER)
    light = gain * strip[..., 0]
    first[0], second[0] = gain * first[0], gain * second[0]
    middle = cv2.blur(light[:, _MIDDLE].astype(np.float32), (3, 3)).astype(np.float64)
    dark = min(first[0], second[0]) - middle.min(axis=1)
    bright = middle.max(axis=1) - max(first[0], second[0])
    profile = np.median(light, axis=0)
    inner = np.abs(_ACROSS_MM) <= 2.5
    low = profile[inner] < min(first[0], second[0]) - max(4.0, 0.5 * float(np.median(dark)))
    differ = first - second
    features = np.array(
        [
            float(dark.mean()) / 30,
            float(np.quantile(dark, 0.1)) / 30,
            float((dark > _INK).mean()),
            float(bright.mean()) / 30,
            float(np.quantile(bright, 0.1)) / 30,
            float((bright > _INK).mean()),
            float(low.sum()) * 0.25 / 2,
            abs(float(differ[0])) / 20,
            float(np.hypot(differ[1], differ[2])) / 10,
            (usual - float(np.median(middle.min(axis=1)))) / 40,
        ]
    )
    first[0], second[0] = first[0] / gain, second[0] / gain
    beside = [np.median(strip[:, band], axis=(0, 1)) for band in (_BAND_FIRST, _BAND_SECOND)]
    return features, np.array([beside[0] - first, beside[1] - second]), np.array(beside)
