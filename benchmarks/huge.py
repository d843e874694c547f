"""``python -m benchmarks.huge``: maps of 25,000 and 100,000 vertices, with sight within a radius.

Each map is built in a process of its own, which tells its peak memory. With ``--topojson`` the map
is a file of borders, laid several times side by side until it has 100,000 vertices; fields whose
borders cross are left out.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import shapely

from benchmarks.board import Board
from benchmarks.maps import benchmark_map
from benchmarks.measure import peak_mb, timed
from mapkit.adjacency import relations
from mapkit.compiled.partial import sound_part
from mapkit.compiled.unread import NOTHING_UNREAD
from mapkit.coverage import build_mesh
from mapkit.export import fill_in
from mapkit.export.import_registry import importer_for
from mapkit.export.map_making import map_of
from mapkit.jobs import run_tasks
from mapkit.mapfile import read_case
from mapkit.model import Field, GameMap, Point
from mapkit.sight.near_tables import near_sight_tables

ROOT = Path(__file__).resolve().parent.parent
_FIELDS = (3000, 12_000)
_SAMPLE = 400
_HAIR = 1e-6


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.huge", description=__doc__)
    parser.add_argument("--within", default="100", metavar="MM", help="the radius (default 100)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--fields", type=int, nargs="+", default=list(_FIELDS))
    parser.add_argument("--topojson", type=Path, help="borders instead of generated maps")
    parser.add_argument("--object", default="counties", help="of the TopoJSON file")
    parser.add_argument("--unit-mm", default="5", help="size of one unit of the TopoJSON file")
    parser.add_argument("--copies", type=int, nargs="+", default=[1, 3])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.one:
        print(json.dumps(_measured(_map(options, int(options.one)), options)))
        return 0
    rows = []
    for size in options.copies if options.topojson else options.fields:
        given = [*(arguments or sys.argv[1:]), "--one", str(size)]
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.huge", *given],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        rows.append(json.loads(done.stdout))
        print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    if options.json:
        print(json.dumps(rows, indent=1))
    else:
        _print(rows)
    return 0


def _map(options: argparse.Namespace, size: int) -> GameMap:
    if not options.topojson:
        return read_case(benchmark_map("voronoi", size))
    importer = importer_for(options.topojson.read_bytes(), options.topojson)
    given = fill_in(importer.name, importer.options, {"object": options.object})
    imported = importer.read(options.topojson.read_bytes(), options.topojson, given)
    made = map_of(imported, unit_mm=float(options.unit_mm), tolerance_mm=0.01)
    return side_by_side(sound_part(made.map, NOTHING_UNREAD).map, size)


def side_by_side(game_map: GameMap, copies: int) -> GameMap:
    """Lay the fields of a map several times in a row, apart from each other."""
    xs = [x for x, _ in game_map.vertices.values()]
    step = (max(xs) - min(xs)) * 21 // 20
    fields: dict[str, Field] = {}
    vertices: dict[str, Point] = {}
    for k in range(copies):
        vertices |= {f"{k}.{v}": (x + k * step, y) for v, (x, y) in game_map.vertices.items()}
        for item in game_map.fields.values():
            rings = tuple(tuple(f"{k}.{v}" for v in ring) for ring in item.rings)
            fields[f"{k}.{item.id}"] = replace(item, id=f"{k}.{item.id}", rings=rings)
    name = f"{game_map.id} x {copies}"
    return replace(game_map, name=name, fields=fields, vertices=vertices)


def _measured(game_map: GameMap, options: argparse.Namespace) -> dict[str, Any]:
    mesh, mesh_time = timed(lambda: build_mesh(game_map))
    found = relations(game_map, mesh)
    radius = Fraction(options.within) / Fraction(str(game_map.unit_mm))
    run = partial(run_tasks, workers=options.workers)
    tables, took = timed(lambda: near_sight_tables(game_map, found, radius, run=run))
    peak = peak_mb()
    seen = _visible_pairs(game_map, float(radius))
    return {
        "map": game_map.name,
        "fields": len(game_map.fields),
        "vertices": len(mesh.xy) - 4,
        "within_mm": options.within,
        "pairs": len(tables.second),
        "visible": seen,
        "mesh_s": mesh_time.cpu,
        "wall_s": took.wall,
        "cpu_s": took.cpu,
        "us_per_visible": took.cpu / seen * 1e6,
        "peak_mb": peak,
    }


def _visible_pairs(game_map: GameMap, radius: float, seed: int = 1) -> float:
    """Estimate how many pairs of vertices within a radius see each other over ground of L1."""
    board = Board(game_map)
    points, _ = board.points(0, vertices=True)
    blocking = [p for p, b in zip(board.polygons, board.blocks, strict=True) if b]
    walls = [p.buffer(-_HAIR, join_style="mitre") for p in blocking]
    tree = shapely.STRtree(walls)
    places = np.asarray(points)
    chosen = random.Random(seed).sample(range(len(places)), min(_SAMPLE, len(places)))
    free = 0
    for i in chosen:
        near = places[np.hypot(*(places - places[i]).T) <= radius]
        ends = np.empty((len(near), 2, 2))
        ends[:, 0], ends[:, 1] = places[i], near
        blocked = np.unique(tree.query(shapely.linestrings(ends), predicate="intersects")[0])
        free += len(near) - len(blocked) - 1
    return free / len(chosen) * len(places) / 2


def _print(rows: list[dict[str, Any]]) -> None:
    print("| map | vertices | pairs asked | visible | processor s | s | µs each | times | MB |")
    print("|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        times = row["us_per_visible"] / rows[0]["us_per_visible"]
        print(
            f"| {row['map']} | {row['vertices']:,} | {row['pairs']:,} | {row['visible']:,.0f} "
            f"| {row['cpu_s']:.1f} | {row['wall_s']:.1f} | {row['us_per_visible']:.2f} "
            f"| {times:.2f} | {row['peak_mb']:.0f} |"
        )


if __name__ == "__main__":
    sys.exit(main())
