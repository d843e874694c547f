"""``python -m benchmarks.magnetic``: printed borders followed from one end to the other.

A border is what two fields share. It counts as followed within a distance if no place of it is
farther from the line, nor one of the line from it. The straight line between its ends is what two
clicks of the split tool give.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence

import cv2
import numpy as np
import shapely

from benchmarks.photos import LEVELS, REPORTED, board, photo_of
from benchmarks.photos.boards import visible
from benchmarks.photos.printing import borders
from mapkit.digitize.magnetic import Place, printed_line
from mapkit.digitize.rectify import rectified_picture, rectify
from mapkit.digitize.survey import Survey, survey

_SHORTEST_MM = 8.0
_BENT_MM = 1.0
_WITHIN_MM = (0.5, 1.0, 2.0)
_CLICK_MM = 0.5
"""How far a click is beside the border, as a standard deviation."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.magnetic", description=__doc__)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--boards", nargs="+", default=list(REPORTED))
    options = parser.parse_args(arguments)
    heads = " | ".join(f"{mm:g} mm" for mm in _WITHIN_MM)
    print(f"| level, borders | how many | line | {heads} | ms |")
    print("|---|---|---|" + "---|" * (len(_WITHIN_MM) + 1))
    for level in options.levels:
        rows: dict[tuple[str, str], list[tuple[float, float]]] = {}
        for name in options.boards:
            print(name, level, file=sys.stderr, flush=True)
            seen = _seen(name, level)
            for line in _borders(name):
                way = "bent" if _off(_ends(line), line) > _BENT_MM else "straight"
                for how, found, ms in _followed(seen, line, random.Random(f"{name} {line.wkt}")):
                    rows.setdefault((way, how), []).append((_off(found, line), ms))
        for (way, how), measured in sorted(rows.items(), reverse=True):
            off, ms = np.array(measured).T
            shares = " | ".join(f"{float((off <= mm).mean()):.2f}" for mm in _WITHIN_MM)
            print(f"| {level}, {way} | {len(off)} | {how} | {shares} | {ms.mean():.0f} |")
    return 0


def _seen(name: str, level: str) -> Survey:
    photo, size = photo_of(name, level), board(name).size_mm
    pixels = cv2.imdecode(np.frombuffer(photo.jpeg, np.uint8), cv2.IMREAD_COLOR_RGB)
    found = rectify(pixels, np.array(photo.corners), size)
    picture, scale = rectified_picture(np.asarray(pixels, np.uint8), found)
    return survey(picture, scale, size)


def _borders(name: str) -> list[shapely.LineString]:
    return [
        line
        for border in borders(visible(board(name)))
        for line in border.lines
        if line.length >= _SHORTEST_MM and not line.is_closed
    ]


def _followed(
    seen: Survey, line: shapely.LineString, rng: random.Random
) -> list[tuple[str, list[Place], float]]:
    """Return each way to follow a border, the line it gives, and how long it took."""
    a, b = _ends(line)
    middle = line.interpolate(0.5, normalized=True)
    beside = middle.x + rng.gauss(0, _CLICK_MM), middle.y + rng.gauss(0, _CLICK_MM)
    found = [("straight", [a, b], 0.0)]
    for how, places in (("two clicks", [a, b]), ("three clicks", [a, beside, b])):
        begin = time.process_time()
        way = printed_line(seen, places)
        found.append((how, way, 1000 * (time.process_time() - begin)))
    return found


def _ends(line: shapely.LineString) -> list[Place]:
    return [(line.coords[k][0], line.coords[k][1]) for k in (0, -1)]


def _off(found: Sequence[Place], line: shapely.LineString) -> float:
    return float(
        shapely.hausdorff_distance(
            shapely.segmentize(shapely.LineString(found), 1.0), shapely.segmentize(line, 1.0)
        )
    )


if __name__ == "__main__":
    sys.exit(main())
