"""Times of single answers: one pair, one run of the program, one map file read."""

from __future__ import annotations

import itertools
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.measure import best, timed
from mapkit.adjacency import relations
from mapkit.coverage import build_mesh, check_map
from mapkit.mapfile import format_map, new_document, read_map
from mapkit.model import GameMap
from mapkit.sight import NONE, PairExplainer, sight_tables
from mapkit.sight.pairs import PairFinder

Pairs = list[tuple[str, str]]

ROOT = Path(__file__).resolve().parent.parent


def one_pair(game_map: GameMap, pairs: int = 200, seed: int = 1) -> dict[str, Any]:
    """Ask for the distances of single pairs, the mesh at hand."""
    mesh = build_mesh(game_map)
    finder = PairFinder(game_map, mesh, relations(game_map, mesh))
    rng = random.Random(seed)
    ids = list(game_map.fields)
    chosen = [rng.sample(ids, 2) for _ in range(pairs)]
    finder.distances(*chosen[0])
    walls, cpus = [], []
    for a, b in chosen:
        _, took = timed(partial(finder.distances, a, b))
        walls.append(took.wall)
        cpus.append(took.cpu)
    return {
        "pairs": pairs,
        "mean_ms": 1000 * sum(cpus) / pairs,
        "median_ms": 1000 * median(cpus),
        "most_ms": 1000 * max(cpus),
        "median_wall_ms": 1000 * median(walls),
    }


def sight_process(path: Path, a: str, b: str, runs: int = 5) -> dict[str, Any]:
    """Run ``mapkit sight MAP A B`` as a whole process; the least of some runs counts."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "exporters")])}
    command = [sys.executable, "-m", "mapkit", "sight", str(path), a, b]
    wall = cpu = float("inf")
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        took = time.perf_counter() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode not in (0, 1):
            return {"failed": (done.stderr or done.stdout).strip().splitlines()[-1:]}
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        wall, cpu = min(wall, took), min(cpu, used)
    return {"pair": [a, b], "time": [wall, cpu]}


def map_file(game_map: GameMap, path: Path) -> dict[str, Any]:
    """Write a map as a file, then time reading, checking, and noding it."""
    path.write_text(format_map(new_document(game_map), game_map), encoding="utf-8")
    loaded, read = best(lambda: read_map(path), most=2)
    assert loaded.map is not None
    again = loaded.map
    found, checked = best(lambda: check_map(again), most=2)
    _, noded = best(lambda: build_mesh(again), most=2)
    parts = {"read": read, "check": checked, "mesh": noded}
    return {
        "fields": len(again.fields),
        "bytes": path.stat().st_size,
        "diagnostics": len(found),
        "parts": {name: [t.wall, t.cpu] for name, t in parts.items()},
        "time": [sum(t.wall for t in parts.values()), sum(t.cpu for t in parts.values())],
    }


def explained_pairs(game_map: GameMap, *, sample: int = 200, seed: int = 1) -> dict[str, float]:
    """Return the milliseconds of processor that reasons of one pair take, seen and blocked."""
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables = sight_tables(game_map, mesh, found)
    explainer = PairExplainer(game_map, mesh, found)
    seen: Pairs = []
    blocked: Pairs = []
    for (i, a), (k, b) in itertools.combinations(enumerate(tables.field_ids), 2):
        (blocked if tables.grazing[i, k] == NONE else seen).append((a, b))
    return {
        "seen_ms": _each(explainer, _some(seen, sample, seed)),
        "blocked_ms": _each(explainer, _some(blocked, sample, seed)),
    }


def _some(pairs: Pairs, sample: int, seed: int) -> Pairs:
    return random.Random(seed).sample(pairs, min(sample, len(pairs)))


def _each(explainer: PairExplainer, pairs: Sequence[tuple[str, str]]) -> float:
    """Return the milliseconds of processor that explaining one pair takes on average."""
    for a, b in pairs[:5]:  # what the pairs share is built
        explainer.explain(a, b)
    _, took = timed(lambda: [explainer.explain(a, b) for a, b in pairs])
    return 1000 * took.cpu / max(1, len(pairs))
