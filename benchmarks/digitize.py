"""``python -m benchmarks.digitize``: photos of boards traced, and compared with the true maps.

A field counts as found where a traced one has an overlap over union of 0.8 or more with it. Sight
is compared with the true kinds and doors given to the fields that were found, so that only borders
count; a pair with a field that was not found, as below a walkway, counts as wrong.

Photos are those of ``benchmarks/photos``, with ``--invented`` those of the generator that the
border detector was trained with, on boards and in styles that it never saw, or those in a folder.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import shapely

from benchmarks.photos import LEVELS, REPORTED, Photo, board, photo_of
from benchmarks.photos.boards import visible
from benchmarks.photos.invented import INVENTED, invented
from benchmarks.photos.matching import (
    adjacent,
    border_doubts,
    border_errors,
    kind_doubts,
    kinds_right,
    matches,
)
from benchmarks.photos.scores import WAYS, report, row_of
from benchmarks.photos.several import several_doubts
from benchmarks.photos.verdicts import doors_and_answers, flat, wrong_answers
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.digitize.photo import read_photo
from mapkit.digitize.recording import with_tracing
from mapkit.digitize.trace import Traced, trace_photo
from mapkit.errors import UsageError
from mapkit.mapfile import read_map
from mapkit.model import GameMap


@dataclass(frozen=True, slots=True)
class Shot:
    """A photo of a board, and the map that it shows.

    ``style`` is how it is printed or, of an invented board, what family it is of.
    """

    name: str
    style: str
    level: str
    truth: GameMap
    photo: Photo


def shots(options: argparse.Namespace) -> Iterator[Shot]:
    """Yield the photos of one generator, or those in a folder."""
    if options.folder:
        for path in sorted(options.folder.glob("*.jpg")):
            name, _, level = path.stem.rpartition("-")
            if level not in options.levels or not path.match(options.only):
                continue
            truth = read_map(options.folder / f"{name.partition('-')[0]}.yaml").map
            assert truth is not None
            lines = path.with_suffix(".corners").read_text().split("\n")
            corners = tuple((float(x), float(y)) for x, y in map(str.split, filter(None, lines)))
            style = name.partition("-")[2]
            yield Shot(name, style, level, truth, Photo(path.read_bytes(), corners))
        return
    for level in options.levels:
        for name in options.boards or (INVENTED if options.invented else REPORTED):
            if options.invented:
                yield Shot(name, name.partition("-")[0], level, *invented(name, level))
            else:
                truth = board(name)
                photo = photo_of(name, level, megapixels=options.megapixels)
                yield Shot(name, "", level, truth, photo)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.digitize", description=__doc__)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--boards", nargs="+")
    parser.add_argument("--invented", action="store_true", help="the other generator's photos")
    parser.add_argument("--folder", type=Path, help="photos NAME-STYLE-LEVEL.jpg, NAME.yaml")
    parser.add_argument("--only", default="*", help="which photos of the folder")
    parser.add_argument("--corners", action="store_true", help="give the corners of the board")
    parser.add_argument("--megapixels", type=float, default=8.0)
    parser.add_argument(
        "--review", action="store_true", help="correct each map in the real window, by clicks"
    )
    parser.add_argument("--pictures", type=Path, help="a folder for overlays of the worst photos")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    rows = []
    for shot in shots(options):
        clicks = seeds_of(shot.truth, f"{shot.name} {shot.level} 0")
        for way in WAYS:
            found = measured(
                shot.truth, shot.photo, clicks if way == "clicks" else None,
                review=options.review and way == "automatic", corners=options.corners,
                overlay=options.pictures and _overlay(options.pictures, shot.name, shot.level, way),
            )  # fmt: skip
            rows.append(
                {"board": shot.name, "style": shot.style, "level": shot.level, "way": way} | found
            )
            print(row_of(rows[-1]) if not options.json else shot.name, file=sys.stderr, flush=True)
    if options.pictures:  # the worst three of each way stay
        for way in WAYS:
            some = sorted((r for r in rows if r["way"] == way), key=lambda r: r["verdicts"])
            for row in some[3:]:
                _overlay(options.pictures, row["board"], row["level"], way).unlink()
    if options.json:
        json.dump(rows, sys.stdout, indent=1)
    else:
        report(rows, options.levels)
    return 0


def _overlay(folder: Path, name: str, level: str, way: str) -> Path:
    return folder / f"{name}-{level}-{way}.png"


def seeds_of(truth: GameMap, seed: str) -> list[tuple[float, float]]:
    """Return where somebody clicks who wants the middle of each field and is not exact."""
    rng = random.Random(f"clicks {seed}")
    found = []
    for shape in visible(truth).values():
        (x, y), (u, v) = shapely.maximum_inscribed_circle(shape, tolerance=0.5).coords
        turn, off = rng.uniform(0, 2 * np.pi), rng.uniform(0, 0.5) * float(np.hypot(u - x, v - y))
        found.append((x + off * float(np.cos(turn)), y + off * float(np.sin(turn))))
    return found


def measured(
    truth: GameMap,
    photo: Photo,
    seeds: Sequence[tuple[float, float]] | None = None,
    *,
    review: bool = False,
    corners: bool = False,
    overlay: Path | None = None,
) -> dict[str, Any]:
    """Trace a photo, with one click a field if there are seeds, and compare with what it shows.

    With ``review``, in the course of a review, too; with ``corners``, these are given. ``overlay``
    is where a picture is written with true borders in green and found ones in red.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "photo.jpg")
        path.write_bytes(photo.jpeg)
        wall, cpu = time.perf_counter(), time.process_time()
        picture = read_photo(path)
        given, alone = photo.corners if corners else None, not corners
        try:
            traced = trace_photo(picture, truth.size_mm, corners=given, seeds=seeds)
        except UsageError:  # no board stands out: its corners are given
            traced = trace_photo(picture, truth.size_mm, corners=photo.corners, seeds=seeds)
            alone = False
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    found = visible(flat(traced.map))
    true = visible(truth)
    match = matches(true, found)
    errors = border_errors(true, found, match)
    near_true, near_found = adjacent(true), adjacent(found)
    mapped = {frozenset(match.get(i, i + "?") for i in pair) for pair in near_true}
    both = len(mapped & near_found)
    portals, agree = doors_and_answers(truth, traced.map, match)
    off = np.hypot(*(traced.rectification.corners - np.array(photo.corners)).T)
    if overlay:
        _draw(overlay, traced, true, found)
    return {
        "fields": len(true),
        "traced": len(found),
        "found": len(match) / len(true),
        "border_mean": float(errors.mean()) if len(errors) else float("nan"),
        "border_95": float(np.percentile(errors, 95)) if len(errors) else float("nan"),
        "precision": both / max(1, len(near_found)),
        "recall": both / max(1, len(near_true)),
        "portals": portals,
        "verdicts": agree[0],
        "distances": agree[1],
        "kinds": kinds_right(truth, traced, match),
        "vertices": len(traced.map.vertices) / len({p for s in true.values() for p in _corners(s)}),
        "alone": float(alone),
        "corners_px": float(off.max()),
        "residual_mm": traced.rectification.residual_mm,
        "errors": sum(d.severity is Severity.ERROR for d in check_map(traced.map)),
        "wall": wall,
        "cpu": cpu,
        "doubts": list(border_doubts(traced, true, found)),
        "kind_doubts": list(kind_doubts(truth, traced, match)),
        "several_doubts": list(
            several_doubts({d.field: d.doubt for d in traced.missing}, true, found)
        ),
        "review": _review(truth, with_tracing(traced, picture, "photo.jpg"), traced.picture)
        if review
        else [],
    }


def _review(truth: GameMap, game_map: GameMap, picture: Any) -> list[dict[str, Any]]:
    from benchmarks.photos.clicks import corrected_by_clicks  # noqa: PLC0415 - it needs Qt

    return corrected_by_clicks(truth, game_map, picture, partial(wrong_answers, truth))


def _draw(path: Path, traced: Traced, true: Any, found: Any) -> None:
    picture = traced.picture[..., ::-1].copy()
    for shapes, colour, thick in ((true, (60, 230, 60), 7), (found, (40, 40, 255), 3)):
        for shape in shapes.values():
            for ring in (shape.exterior, *shape.interiors):
                points = np.round(shapely.get_coordinates(ring) * traced.scale).astype(np.int32)
                cv2.polylines(picture, [points], True, colour, thick, cv2.LINE_AA)
    path.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(path), cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA))


def _corners(shape: shapely.Polygon) -> list[tuple[float, float]]:
    return [(round(x, 3), round(y, 3)) for x, y in shapely.get_coordinates(shape).tolist()]


if __name__ == "__main__":
    sys.exit(main())
