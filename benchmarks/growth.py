"""Where the time goes, and how it grows with the pairs of vertices that see each other."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import numpy as np
import shapely

from benchmarks.board import Board
from benchmarks.measure import best
from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.geometry.kernel.sight import KernelMesh
from mapkit.model import GameMap
from mapkit.sight import all_pairs as build
from mapkit.sight import sight_tables

_HAIR = 1e-6


def walk_times(game_map: GameMap) -> dict[str, Any]:
    """Time every walk of the kernel alone, with closed lines and without.

    The walks come in the order of the rules; those of L6 are one a building and are added up.
    """
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    with_grazing = _walks(game_map, mesh, found, grazing=True)
    without = _walks(game_map, mesh, found, grazing=False)
    kernel = sum(with_grazing.values())
    return {
        "kernel": kernel,
        "walks": with_grazing,
        "grazing": max(0.0, kernel - sum(without.values())),
    }


def _walks(game_map: GameMap, mesh: Any, found: Any, *, grazing: bool) -> dict[str, float]:
    times: dict[str, float] = {}
    name = "L6"
    run_walk, distances = build._run_walk, KernelMesh.distances  # noqa: SLF001

    def named(kernel: Any, mesh: Any, facts: Any, walk: Any, *rest: Any) -> Any:
        nonlocal name
        name = "+".join(rule.id for rule in walk.rules)
        try:
            return run_walk(kernel, mesh, facts, walk, *rest)
        finally:
            name = "L6"

    def measured(self: KernelMesh, *args: Any, **options: Any) -> Any:
        result, took = best(
            lambda: distances(self, *args, **{**options, "grazing": grazing}), seconds=0.1, most=3
        )
        times[name] = times.get(name, 0.0) + took.cpu
        return result

    with patch.object(build, "_run_walk", named), patch.object(KernelMesh, "distances", measured):
        sight_tables(game_map, mesh, found)
    return times


def visible_pairs(game_map: GameMap, sample: int = 200, seed: int = 1) -> dict[str, float]:
    """Estimate how many pairs of vertices see each other over ground that L1 allows.

    A sample of the vertices is held against all others by floating point: an estimate is all it is
    for.
    """
    board = Board(game_map)
    points, _ = board.points(0, vertices=True)
    blocking = [p for p, b in zip(board.polygons, board.blocks, strict=True) if b]
    walls = shapely.union_all(blocking).buffer(-_HAIR, join_style="mitre")
    shapely.prepare(walls)
    chosen = random.Random(seed).sample(range(len(points)), min(sample, len(points)))
    free = 0
    for i in chosen:
        ends = np.empty((len(points), 2, 2))
        ends[:, 0], ends[:, 1] = points[i], points
        free += int(np.count_nonzero(~shapely.intersects(walls, shapely.linestrings(ends)))) - 1
    return {"vertices": len(points), "pairs": free / len(chosen) * len(points) / 2}
