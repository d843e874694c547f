"""``python -m benchmarks.photos.symbols_score``: kinds, sectors and symbols against the truth.

Each board is printed with bands, doors and markers, and photographed twice, as two owners of one
edition would. One box is drawn round an example of each symbol in the second photo; what these
templates find in the first is counted. A symbol is found where one of the same type and
attributes lies within 4 mm; kinds and sectors are counted over the fields that were found.

``--fit`` prints the weights of :mod:`mapkit.digitize.symbols`, :mod:`mapkit.digitize.kinds` and
:mod:`mapkit.digitize.sectors`, from the tuned boards alone.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import cv2
import numpy as np
import shapely

from benchmarks.photos.boards import REPORTED, TUNED, board, visible
from benchmarks.photos.camera import Photo, photograph
from benchmarks.photos.levels import LEVELS
from benchmarks.photos.printing import print_board
from benchmarks.photos.symbols import Printed, dressed, printed_symbols
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.digitize import kinds as kinds_of
from mapkit.digitize import photo as photo_files
from mapkit.digitize import sectors as sectors_of
from mapkit.digitize import symbols as symbols_of
from mapkit.digitize.borders_seen import borders_seen, lab_of, straight_borders
from mapkit.digitize.rectify import Rectification, rectified_picture
from mapkit.digitize.templates import Template, cut_template
from mapkit.digitize.trace import Traced, find_board, trace_photo
from mapkit.errors import UsageError
from mapkit.model import GameMap

_FOUND_MM = 4.0
_FOUND_SHARE = 0.8
_ATTEMPTS = 4
_MOST_RESIDUAL_MM = 1.0
_MOST_CORNER_PX = 20
_MARGIN_MM = 1.0  # how far outside the symbol a person draws the box
_UNSTEADY_MM = 0.5
_BINS = (0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 1.001)
_Doubts = list[tuple[float, bool]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print a table or JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.photos.symbols_score", description=__doc__
    )
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--boards", nargs="+", default=list(REPORTED))
    parser.add_argument("--megapixels", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--fit", action="store_true", help="fit the weights on the tuned boards")
    options = parser.parse_args(arguments)
    if options.fit:
        _fit(options.levels, options.megapixels)
        return 0
    rows = []
    for level in options.levels:
        for name in options.boards:
            rows.append({"board": name, "level": level} | scored(name, level, options.megapixels))
            print(name, level, {k: rows[-1][k] for k in ("kinds", "sectors", "doors", "errors")},
                  file=sys.stderr, flush=True)  # fmt: skip
    if options.json:
        json.dump(rows, sys.stdout, indent=1)
    else:
        _report(rows, options.levels)
    return 0


def two_photos(
    name: str, level: str, megapixels: float
) -> tuple[GameMap, list[Printed], Photo, Photo]:
    """Print a board with all symbols and photograph it twice.

    The second photo, which templates are cut from, is taken again where its residual is large, as
    a person would who is told so.
    """
    truth = dressed(board(name), name)
    key = f"{name} {level} 0"
    symbols = printed_symbols(truth, key)
    chosen = LEVELS[level]
    sheet = print_board(truth, chosen, key, symbols)
    first = photograph(sheet, truth.size_mm, chosen, f"{key} 0", megapixels)
    for attempt in range(1, _ATTEMPTS + 1):
        second = photograph(sheet, truth.size_mm, chosen, f"{key} {attempt}", megapixels)
        if _board_in(second, truth.size_mm).residual_mm < _MOST_RESIDUAL_MM:
            break
    return truth, symbols, first, second


def _board_in(photo: Photo, size_mm: tuple[float, float]) -> Rectification:
    pixels = _pixels(photo)
    try:
        lies = find_board(pixels, size_mm)
    except UsageError:
        return find_board(pixels, size_mm, corners=photo.corners)
    if np.abs(lies.corners - np.array(photo.corners)).max() > _MOST_CORNER_PX:
        return find_board(pixels, size_mm, corners=photo.corners)
    return lies


def scored(name: str, level: str, megapixels: float) -> dict[str, Any]:
    """Trace a photo with templates from another one, and compare with the truth."""
    truth, symbols, first, second = two_photos(name, level, megapixels)
    templates = _templates(truth, symbols, second, f"{name} {level}")
    traced = _traced(truth, first, templates)
    match = _fields_found(truth, traced.map)
    back = {j: i for i, j in match.items()}
    borders = straight_borders(traced.map)
    matches = symbols_of.find_symbols(
        traced.picture, traced.scale, templates, borders, most_doubt=1.0
    )
    likely = [m for m in matches if m.doubt <= 0.5]
    kinds = [(d.doubt, not _same_kind(truth, traced.map, back[d.field], d.field))
             for d in traced.kinds if d.field in back]  # fmt: skip
    sectors = [(d.doubt, truth.fields[back[d.field]].sector != d.sector)
               for d in traced.sectors if d.field in back]  # fmt: skip
    found = Counter(s.type for s in symbols if any(_is(s, m) for m in likely))
    right = Counter(m.template.type for m in likely if any(_is(s, m) for s in symbols))
    there = [p for p in truth.portals if all(i in match for i in p.between)]
    placed = {(p.type, frozenset(p.between)) for p in traced.map.portals}
    on_border = sum((p.type, frozenset(match[i] for i in p.between)) in placed for p in there)
    bands = len({f.sector for f in truth.fields.values()}) > 1
    return {
        "kinds": 1 - float(np.mean([wrong for _, wrong in kinds])),
        "sectors": sum(not wrong for _, wrong in sectors) / len(match) if bands else math.nan,
        "printed": Counter(s.type for s in symbols),
        "found": found,
        "matched": Counter(m.template.type for m in likely),
        "right": right,
        "doors": [on_border, len(there)],
        "refused": len(traced.refused),
        "errors": sum(d.severity is Severity.ERROR for d in check_map(traced.map)),
        "kind_doubts": kinds,
        "sector_doubts": sectors,
        "symbol_doubts": [(m.doubt, not any(_is(s, m) for s in symbols)) for m in matches],
    }


def _is(symbol: Printed, match: symbols_of.Match) -> bool:
    return _same(symbol, match.template) and math.dist(symbol.place, match.middle) < _FOUND_MM


def _same(symbol: Printed, template: Template) -> bool:
    return (symbol.what, symbol.type, dict(symbol.attributes)) == (
        template.what, template.type, dict(template.attributes),
    )  # fmt: skip


def _pixels(photo: Photo) -> photo_files.Photo:
    data = np.frombuffer(photo.jpeg, np.uint8)
    return photo_files.Photo(cv2.imdecode(data, cv2.IMREAD_COLOR_RGB).astype(np.uint8))


def _traced(truth: GameMap, photo: Photo, templates: Sequence[Template]) -> Traced:
    try:
        return trace_photo(_pixels(photo), truth.size_mm, templates=templates)
    except UsageError:  # no board stands out: its corners are given
        return trace_photo(
            _pixels(photo), truth.size_mm, corners=photo.corners, templates=templates
        )


def _templates(
    truth: GameMap, symbols: Sequence[Printed], photo: Photo, seed: str
) -> list[Template]:
    """Draw a box round one example of each symbol."""
    lies = _board_in(photo, truth.size_mm)
    picture, scale = rectified_picture(_pixels(photo).pixels, lies)
    rng = random.Random(f"boxes {seed}")
    found: list[Template] = []
    for symbol in symbols:
        if any(_same(symbol, template) for template in found):
            continue
        (x, y), (w, h) = symbol.place, (side + 2 * _MARGIN_MM for side in symbol.size)
        x, y = (v + rng.uniform(-_UNSTEADY_MM, _UNSTEADY_MM) for v in (x, y))
        found.append(
            cut_template(
                picture, scale, (x - w / 2, y - h / 2, w, h), symbol.what, symbol.type,
                symbol.attributes, turns="quarter" if symbol.type == "entry" else "none",
                angle=symbol.angle,
            )
        )  # fmt: skip
    return found


def _fields_found(truth: GameMap, traced: GameMap) -> dict[str, str]:
    """Return for each true field that was found the traced one."""
    flat = {i: replace(f, level=0) for i, f in traced.fields.items()}
    found = visible(replace(traced, fields=flat))
    names, shapes = list(found), list(found.values())
    tree = shapely.STRtree(shapes)
    match = {}
    for i, shape in visible(truth).items():
        for k in tree.query(shape).tolist():
            common = shapely.intersection(shape, shapes[k]).area
            if common >= _FOUND_SHARE * (shape.area + shapes[k].area - common):
                match[i] = names[k]
    return match


def _same_kind(truth: GameMap, traced: GameMap, i: str, j: str) -> bool:
    return truth.class_of(i) == traced.class_of(j) and ("water" in truth.fields[i].traits) == (
        "water" in traced.fields[j].traits
    )


def _report(rows: Sequence[dict[str, Any]], levels: Sequence[str]) -> None:
    print("| level | kinds | sectors | doors and the like on their border | refused | errors |")
    print("|---|---|---|---|---|---|")
    for level in levels:
        some = [r for r in rows if r["level"] == level]
        kinds, sectors = (np.nanmean([r[k] for r in some]) for k in ("kinds", "sectors"))
        doors = np.sum([r["doors"] for r in some], axis=0)
        refused, errors = (sum(r[k] for r in some) for k in ("refused", "errors"))
        share = f"{doors[0]} of {doors[1]}"
        print(f"| {level} | {kinds:.2f} | {sectors:.2f} | {share} | {refused} | {errors} |")
    types = sorted({t for r in rows for t in r["printed"]})
    print(
        "\n| symbol |", " | ".join(f"{level}: printed, precision, recall" for level in levels), "|"
    )
    print("|---|" + "---|" * len(levels))
    for type_ in types:
        cells = []
        for level in levels:
            some = [r for r in rows if r["level"] == level]
            printed, found, matched, right = (
                sum(r[k][type_] for r in some) for k in ("printed", "found", "matched", "right")
            )
            precision, recall = right / max(1, matched), found / max(1, printed)
            cells.append(f"{printed}, {precision:.2f}, {recall:.2f}")
        print(f"| {type_} | {' | '.join(cells)} |")
    for word in ("kind", "sector", "symbol"):
        print(f"\n| doubt, {word}s | how many | wrong |\n|---|---|---|")
        doubts: _Doubts = [d for r in rows for d in r[f"{word}_doubts"]]
        for low, high in pairwise(_BINS):
            here = [wrong for doubt, wrong in doubts if low <= doubt < high]
            if here:
                share = f"{sum(here) / len(here):.2f}"
                print(f"| {low:g} to {min(high, 1):g} | {len(here)} | {share} |")


def _fit(levels: Sequence[str], megapixels: float) -> None:
    """Print weights fitted on the tuned boards; each next one uses those before."""
    looks = list(_looked_at(levels, megapixels))
    like = _logistic([(c.features, _hits(look, c)) for look in looks for c in look[2]])
    symbols_of._LIKE = like  # noqa: SLF001 - the next fit needs it
    sure = _logistic(
        [([1.0, c.like, margin], _hits(look, c))
         for look in looks for c, margin in symbols_of.winners(look[1], look[2])]
    )  # fmt: skip
    lines = _softmax([row for look in looks for row in _line_rows(look)])
    kinds_of._LINES = lines  # noqa: SLF001
    bands = _logistic([row for look in looks for row in _band_rows(look)])
    sectors_of._BAND = bands  # noqa: SLF001
    kind_doubts, sector_doubts = [], []
    for _, _, _, truth, traced, match in looks:
        back = {j: i for i, j in match.items()}
        plain = kinds_of.guess_kinds(traced.map, traced.picture, traced.scale)
        for g in plain:
            if g.field in back:
                draft = kinds_of.with_kinds(traced.map, [g])
                kind_doubts.append(
                    ([1.0, _lead(g.doubt)], _same_kind(truth, draft, back[g.field], g.field))
                )
        draft = kinds_of.with_kinds(traced.map, plain)
        for s in sectors_of.guess_sectors(draft, traced.picture, traced.scale):
            if s.field in back:
                right = truth.fields[back[s.field]].sector == s.sector
                sector_doubts.append(([1.0, _lead(s.doubt)], right))
    for name, found in (
        ("symbols._LIKE", like), ("symbols._SURE", sure), ("kinds._LINES", lines),
        ("sectors._BAND", bands), ("kinds._DOUBT", _logistic(kind_doubts)),
        ("sectors._DOUBT", _logistic(sector_doubts)),
    ):  # fmt: skip
        print(name, np.array2string(found, precision=2, separator=", ", suppress_small=True))


_Looked = tuple[
    list[Printed], list[Template], list[symbols_of.Candidate], GameMap, Traced, dict[str, str]
]


def _looked_at(levels: Sequence[str], megapixels: float) -> Iterator[_Looked]:
    plain = np.array([0.0, 1.0])
    kinds_of._DOUBT = sectors_of._DOUBT = plain  # noqa: SLF001 - the odds themselves are fitted
    for name in TUNED:
        for level in levels:
            print(name, level, file=sys.stderr, flush=True)
            truth, symbols, first, second = two_photos(name, level, megapixels)
            templates = _templates(truth, symbols, second, f"{name} {level}")
            traced = _traced(truth, first, ())
            borders = straight_borders(traced.map)
            found = symbols_of.candidates(traced.picture, traced.scale, templates, borders)
            yield symbols, templates, found, truth, traced, _fields_found(truth, traced.map)


def _hits(look: _Looked, candidate: symbols_of.Candidate) -> bool:
    template = look[1][candidate.template]
    return any(
        _same(s, template) and math.dist(s.place, candidate.middle) < _FOUND_MM for s in look[0]
    )


def _line_rows(look: _Looked) -> Iterator[tuple[Any, int, float]]:
    """Yield for each border what is seen of it, what it is, and how much it counts."""
    truth, traced, match = look[3:]
    back = {j: i for i, j in match.items()}
    for seen in borders_seen(traced.map, lab_of(traced.picture), traced.scale):
        if all(f in back for f in seen.fields):
            a, b = (_reading(truth, back[f]) for f in seen.fields)
            row = np.concatenate([[1.0], seen.features])
            yield row, int(kinds_of.PAIRS[a, b]), min(1.0, seen.length / 25)


def _reading(truth: GameMap, field: str) -> int:
    water = "water" in truth.fields[field].traits
    return 3 if water else ("open", "built_up", "elevated").index(truth.class_of(field))


def _band_rows(look: _Looked) -> Iterator[tuple[Any, bool]]:
    truth, traced, match = look[3:]
    back = {j: i for i, j in match.items()}
    for seen in borders_seen(traced.map, lab_of(traced.picture), traced.scale):
        if all(f in back for f in seen.fields):
            a, b = (back[f] for f in seen.fields)
            light = truth.class_of(a) == truth.class_of(b) != "built_up"
            differ = truth.fields[a].sector != truth.fields[b].sector
            yield sectors_of.band_features(seen), light and differ


def _lead(doubt: float) -> float:
    doubt = min(max(doubt, 3e-4), 1 - 3e-4)
    return math.log((1 - doubt) / doubt)


def _logistic(rows: Sequence[tuple[Any, bool]]) -> Any:
    """Fit a logistic regression by Newton's method."""
    table, wanted = (np.array([r[k] for r in rows], float) for k in (0, 1))
    found = np.zeros(table.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-np.clip(table @ found, -30, 30)))
        slope = table.T @ (wanted - chance) - 0.05 * found
        bend = (table * (chance * (1 - chance))[:, None]).T @ table
        found = found + np.linalg.solve(bend + 0.05 * np.eye(len(found)), slope)
    return found


def _softmax(rows: Sequence[tuple[Any, int, float]]) -> Any:
    """Fit a regression to several classes by steps along the slope."""
    table, weights = np.array([r[0] for r in rows]), np.array([r[2] for r in rows])
    wanted = np.eye(5)[[r[1] for r in rows]]
    found, first, second = (np.zeros((5, table.shape[1])) for _ in range(3))
    for step in range(1, 3001):
        logs = table @ found.T
        chance = np.exp(logs - logs.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        slope = (weights[:, None] * (chance - wanted)).T @ table / weights.sum() + 1e-4 * found
        first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
        found = found - 0.02 * (first / (1 - 0.9**step)) / (
            np.sqrt(second / (1 - 0.999**step)) + 1e-9
        )
    return found


if __name__ == "__main__":
    sys.exit(main())
