"""One tool on one map, in a process of its own to measure its memory: used by the parent.

``python -m benchmarks.child TOOL MAP SEEN`` writes one JSON object to standard output, and the
pairs that see each other to the file SEEN.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.board import Board, load
from benchmarks.maps import benchmark_map
from benchmarks.measure import Time, best, peak_mb, timed
from benchmarks.peers import PEERS
from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.mapfile import read_case
from mapkit.model import GameMap
from mapkit.sight import NONE, sight_tables

MAPKIT = "mapkit"


def main() -> None:
    """Measure and tell."""
    tool, map_path, seen_path = sys.argv[1:4]
    game_map = load(Path(map_path))
    if tool.startswith(MAPKIT):
        result, seen = _mapkit(game_map, threads=int(tool.removeprefix(MAPKIT) or 1))
    else:
        result, seen = _peer(tool, game_map)
    np.save(seen_path, seen)
    json.dump(result, sys.stdout)


def _mapkit(game_map: GameMap, threads: int) -> tuple[dict[str, Any], Any]:
    """Do all of section 4: mesh, relations, and the tables, grazing included."""
    small = read_case(benchmark_map("voronoi", 20))
    small_mesh = build_mesh(small)  # warm: everything imported, the kernels loaded
    sight_tables(small, small_mesh, relations(small, small_mesh), threads=threads)
    before = peak_mb()
    mesh, mesh_time = best(lambda: build_mesh(game_map))
    found, relations_time = best(lambda: relations(game_map, mesh))
    tables, tables_time = best(lambda: sight_tables(game_map, mesh, found, threads=threads))
    parts = {"mesh": mesh_time, "relations": relations_time, "tables": tables_time}
    result = {
        "time": _pair(_sum(relations_time, tables_time)),
        "parts": {name: _pair(t) for name, t in parts.items()},
        "peak_mb": peak_mb(),
        "own_mb": peak_mb() - before,
        "vertices": len(mesh.xy) - 4,
        "fields": len(mesh.field_ids),
    }
    return result, np.where(tables.clear != NONE, 2, np.where(tables.grazing != NONE, 1, 0))


def _peer(tool: str, game_map: GameMap) -> tuple[dict[str, Any], Any]:
    _, way = PEERS[tool]
    way(Board(read_case(benchmark_map("voronoi", 20))))
    board = Board(game_map)
    _ = board.polygons, board.neighbours, board.blocks  # given, not timed
    before = peak_mb()
    seen, took = timed(lambda: way(board))
    result = {"time": _pair(took), "peak_mb": peak_mb(), "own_mb": peak_mb() - before}
    return result, seen


def _sum(*times: Time) -> Time:
    return Time(sum(t.wall for t in times), sum(t.cpu for t in times))


def _pair(time: Time) -> list[float]:
    return [time.wall, time.cpu]


if __name__ == "__main__":
    main()
