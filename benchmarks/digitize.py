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
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import shapely

from benchmarks.photos import LEVELS, REPORTED, Photo, board, photo_of
from benchmarks.photos.boards import visible
from benchmarks.photos.invented import INVENTED, invented
from benchmarks.photos.scores import WAYS, report, row_of
from benchmarks.photos.several import several_doubts
from mapkit.adjacency import relations
from mapkit.coverage import build_mesh, check_map
from mapkit.diagnostics import Severity
from mapkit.digitize.photo import read_photo
from mapkit.digitize.recording import with_tracing
from mapkit.digitize.trace import Traced, trace_photo
from mapkit.errors import UsageError
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from mapkit.sight import NONE, PairExplainer, sight_tables

FOUND = 0.8
_SPREAD_MM = 2.0
_NEAR_MM = 1.8
_EXPLAINED = 20
"""Of wrong verdicts so many are asked about at most, whether they are disputed: that takes long."""


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
    found = visible(replace(traced.map, fields={
        i: replace(f, level=0) for i, f in traced.map.fields.items()
    }))  # fmt: skip
    true = visible(truth)
    match = _matches(true, found)
    errors = _border_errors(true, found, match)
    near_true, near_found = _adjacent(true), _adjacent(found)
    mapped = {frozenset(match.get(i, i + "?") for i in pair) for pair in near_true}
    both = len(mapped & near_found)
    portals, agree = _sight(truth, traced.map, match)
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
        "kinds": _kinds_right(truth, traced, match),
        "vertices": len(traced.map.vertices) / len({p for s in true.values() for p in _corners(s)}),
        "alone": float(alone),
        "corners_px": float(off.max()),
        "residual_mm": traced.rectification.residual_mm,
        "errors": sum(d.severity is Severity.ERROR for d in check_map(traced.map)),
        "wall": wall,
        "cpu": cpu,
        "doubts": list(_doubts(traced, true, found)),
        "kind_doubts": list(_kind_doubts(truth, traced, match)),
        "several_doubts": list(
            several_doubts({d.field: d.doubt for d in traced.missing}, true, found)
        ),
        "review": _review(truth, with_tracing(traced, picture, "photo.jpg"), traced.picture)
        if review
        else [],
    }


def _review(truth: GameMap, game_map: GameMap, picture: Any) -> list[dict[str, Any]]:
    from benchmarks.photos.clicks import corrected_by_clicks  # noqa: PLC0415 - it needs Qt

    return corrected_by_clicks(truth, game_map, picture, partial(_wrong, truth))


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


def _matches(true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon]) -> dict[str, str]:
    """Return for each true field that was found the traced one."""
    names, shapes = list(found), list(found.values())
    tree = shapely.STRtree(shapes)
    match = {}
    for i, shape in true.items():
        for k in tree.query(shape).tolist():
            common = shapely.intersection(shape, shapes[k]).area
            if common >= FOUND * (shape.area + shapes[k].area - common):
                match[i] = names[k]
    return match


def _points(places: Any) -> Any:
    return shapely.points(places)


def _border_errors(
    true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon], match: dict[str, str]
) -> Any:
    """Return how far points of true borders, the rim left out, are from the traced ones, in mm."""
    rim = shapely.union_all(list(true.values())).boundary
    far: list[float] = []
    for i, j in match.items():
        points = _points(shapely.get_coordinates(shapely.segmentize(true[i].boundary, _SPREAD_MM)))
        points = points[shapely.distance(points, rim) > 1e-6]
        far += shapely.distance(points, found[j].boundary).tolist()
    return np.array(far)


def _adjacent(shapes: dict[str, shapely.Polygon]) -> set[frozenset[str]]:
    names, values = list(shapes), list(shapes.values())
    tree = shapely.STRtree(values)
    first, second = tree.query(values, predicate="intersects")
    pairs = [(a, b) for a, b in zip(first.tolist(), second.tolist(), strict=True) if a < b]
    return {
        frozenset((names[a], names[b]))
        for a, b in pairs
        if shapely.intersection(values[a], values[b]).length > 0.5
    }


def _sight(
    truth: GameMap, traced: GameMap, match: dict[str, str]
) -> tuple[float, tuple[float, float]]:
    """Return the share of doors that find their border, and of pairs with equal answers."""
    fields = dict(traced.fields)
    for i, j in match.items():
        own = truth.fields[i]
        fields[j] = replace(own, id=j, rings=traced.fields[j].rings, sector=None)
    share, draft = _with_doors(truth, replace(traced, fields=fields), match)
    return share, _equal_answers(truth, draft, match)


def _with_doors(truth: GameMap, traced: GameMap, match: dict[str, str]) -> tuple[float, GameMap]:
    """Return the share of doors that find their border, and the map with these."""
    draft = replace(traced, ruleset=truth.ruleset, choices=truth.choices,
                    portals=(), markers=(), sectors=truth.sectors)  # fmt: skip
    portals = []
    for portal in truth.portals:
        if all(i in match for i in portal.between):
            place = _on_border(draft, [match[i] for i in portal.between],
                               np.array(portal.at, float) * truth.unit_mm)  # fmt: skip
            if place is not None:
                between = (match[portal.between[0]], match[portal.between[1]])
                portals.append(replace(portal, between=between, at=place))
    share = len(portals) / len(truth.portals) if truth.portals else float("nan")
    return share, replace(draft, portals=tuple(portals))


def _on_border(draft: GameMap, pair: Sequence[str], ends: Any) -> Any:
    """Return a place on the border of two traced fields near the true one, or None."""
    rings = [draft.points(i)[0] for i in pair]
    edges = [{frozenset(edge) for edge in pairwise([*ring, ring[0]])} for ring in rings]
    shared = [tuple(edge) for edge in edges[0] & edges[1]]
    if not shared:
        return None
    middle = ends.mean(axis=0) / draft.unit_mm
    lines = [shapely.LineString(edge) for edge in shared]
    best = min(range(len(lines)), key=lambda k: lines[k].distance(shapely.Point(middle)))
    if lines[best].distance(shapely.Point(middle)) * draft.unit_mm > 2 * _NEAR_MM:
        return None
    return shared[best]


def _equal_answers(truth: GameMap, draft: GameMap, match: dict[str, str]) -> tuple[float, float]:
    tables = []
    for game_map in (truth, draft):
        mesh = build_mesh(game_map)
        tables.append(sight_tables(game_map, mesh, relations(game_map, mesh)))
    counts = "grazing" if truth.choices.get("grazing") == "sees" else "clear"
    true, found = (getattr(table, counts) for table in tables)
    place = {i: k for k, i in enumerate(tables[1].field_ids)}
    at = np.array([place[match[i]] if i in match else -1 for i in tables[0].field_ids])
    both = (at >= 0)[:, None] & (at >= 0)[None]
    there = found[np.ix_(at, at)]
    pairs = np.triu(np.ones_like(both), 1)
    verdicts = both & ((true == NONE) == (there == NONE))
    distances = both & (true == there)
    total = max(1, int(pairs.sum()))
    return float((verdicts & pairs).sum()) / total, float((distances & pairs).sum()) / total


def _wrong(truth: GameMap, game_map: GameMap) -> dict[str, Any]:
    """Compare the answers of a map under review, its own kinds and all, with the true ones.

    ``verdicts`` is as in :func:`measured`: pairs with a field that was not found are wrong, and
    ``lost``. ``wrong`` are those that differ between fields that were found, ``outside`` of these
    those that the map itself does not call disputed, by a sample of 20. ``misled`` counts what
    a player would be told wrongly who takes each true field for the one that covers most of it.
    """
    true, found = visible(truth), visible(_flat(game_map))
    match = _matches(true, found)
    _, draft = _with_doors(truth, game_map, match)
    tables = []
    for some in (truth, draft):
        mesh = build_mesh(some)
        near = relations(some, mesh)
        tables.append(sight_tables(some, mesh, near))
    explainer = PairExplainer(draft, mesh, near)
    sees = [table.shot_distances(truth) != NONE for table in tables]
    place = {i: k for k, i in enumerate(tables[1].field_ids)}
    covers = _covering(true, found)
    ids = tables[0].field_ids
    lost = misled = 0
    wrong = []
    for (i, a), (j, b) in combinations(enumerate(ids), 2):
        c, d = covers.get(a), covers.get(b)
        if c is not None and d is not None:
            misled += bool(sees[0][i, j] != sees[1][place[c], place[d]])
        if a not in match or b not in match:
            lost += 1
        elif sees[0][i, j] != sees[1][place[match[a]], place[match[b]]]:
            wrong.append((match[a], match[b]))
    asked = random.Random("outside").sample(wrong, min(len(wrong), _EXPLAINED))
    outside = sum(not explainer.explain(*pair).sight_disputed for pair in asked)
    pairs = len(ids) * (len(ids) - 1) // 2
    return {
        "verdicts": 1 - (lost + len(wrong)) / max(1, pairs), "found": len(match) / len(true),
        "lost": lost, "wrong": len(wrong), "outside": outside * len(wrong) / max(1, len(asked)),
        "misled": misled, "pairs": pairs,
    }  # fmt: skip


def _flat(game_map: GameMap) -> GameMap:
    """Return a traced map with nothing above anything else: that is how it was seen."""
    fields = {i: replace(f, level=0) for i, f in game_map.fields.items()}
    return replace(game_map, fields=fields)


def _covering(
    true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon]
) -> dict[str, str]:
    """Return for each true field the traced one that covers most of it."""
    names, shapes = list(found), list(found.values())
    tree = shapely.STRtree(shapes)
    covers = {}
    for i, shape in true.items():
        near = tree.query(shape).tolist()
        if near:
            most = max(near, key=lambda k: shapely.intersection(shape, shapes[k]).area)
            covers[i] = names[most]
    return covers


def _kinds_right(truth: GameMap, traced: Traced, match: dict[str, str]) -> float:
    right = [
        truth.class_of(i) == traced.map.class_of(j)
        and ("water" in truth.fields[i].traits) == ("water" in traced.map.fields[j].traits)
        for i, j in match.items()
    ]
    return sum(right) / max(1, len(right))


def _doubts(
    traced: Traced, true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon]
) -> Iterator[tuple[float, bool]]:
    """Yield for each traced border its doubt, and whether it is wrong."""
    lines = shapely.union_all([s.boundary for s in true.values()])
    for border in traced.borders:
        a, b = (found[i] for i in border.fields)
        shared = shapely.intersection(a.boundary, b.boundary)
        points = _points(shapely.get_coordinates(shapely.segmentize(shared, 1.0)))
        if len(points):
            wrong = float((shapely.distance(points, lines) > _NEAR_MM).mean()) > 0.4
            yield border.doubt, bool(wrong)


def _kind_doubts(
    truth: GameMap, traced: Traced, match: dict[str, str]
) -> Iterator[tuple[float, bool]]:
    back = {j: i for i, j in match.items()}
    for doubt in traced.kinds:
        if doubt.field in back:
            yield doubt.doubt, truth.class_of(back[doubt.field]) != doubt.kind


if __name__ == "__main__":
    sys.exit(main())
