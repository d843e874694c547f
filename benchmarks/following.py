"""``python -m benchmarks.following``: how soon the tables follow a vertex that has moved.

Each step moves another vertex by some 1 mm on from the map before, as a drag does. Mesh and
relations of the new map are part of the time. The tables are compared with tables built anew.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from random import Random
from statistics import median

import numpy as np

from benchmarks.maps import FAMILIES, benchmark_map
from benchmarks.measure import Time, timed
from mapkit.compiled import GroundPlan, unchecked_plan
from mapkit.edits import EditRefusedError, move_vertices
from mapkit.mapfile import read_case
from mapkit.model import GameMap
from mapkit.sight import FollowedSight, SightTables, follow_sight, sight_tables, whole_sight

GOALS = {150: 25.0, 1000: 150.0}
"""By fields: most milliseconds in the median, on two cores."""


def measure(family: str, fields: int, steps: int, threads: int) -> dict[str, float]:
    """Time one map: milliseconds, medians over the steps."""
    game_map = read_case(benchmark_map(family, fields))
    rng = Random(f"{family} {fields}")
    sight = _built(unchecked_plan(game_map), threads)
    ground: list[Time] = []
    followed: list[Time] = []
    anew: list[Time] = []
    changed = []
    for _ in range(steps):
        game_map = moved(game_map, rng)
        plan, took = timed(partial(unchecked_plan, game_map))
        ground.append(took)
        after, took = timed(partial(_follow, sight, plan, threads))
        followed.append(took)
        tables, took = timed(partial(_tables, plan, threads))
        anew.append(took)
        if not _same(after.tables, tables):
            raise AssertionError("the tables are not those built anew")
        differ = (after.tables.clear != sight.tables.clear) | (
            after.tables.grazing != sight.tables.grazing
        )
        changed.append(np.count_nonzero(differ) // 2)
        sight = after
    both = [Time(g.wall + f.wall, g.cpu + f.cpu) for g, f in zip(ground, followed, strict=True)]
    return {
        "mesh_ms": 1000 * median(t.wall for t in ground),
        "tables_ms": 1000 * median(t.wall for t in followed),
        "ms": 1000 * median(t.wall for t in both),
        "most_ms": 1000 * max(t.wall for t in both),
        "cpu_ms": 1000 * median(t.cpu for t in both),
        "anew_ms": 1000 * median(g.wall + t.wall for g, t in zip(ground, anew, strict=True)),
        "pairs": median(changed),
    }


def _built(plan: GroundPlan, threads: int) -> FollowedSight:
    return whole_sight(plan.map, plan.mesh, plan.relations, threads=threads)


def _tables(plan: GroundPlan, threads: int) -> SightTables:
    return sight_tables(plan.map, plan.mesh, plan.relations, threads=threads)


def _follow(before: FollowedSight, plan: GroundPlan, threads: int) -> FollowedSight:
    found = follow_sight(before, plan.map, plan.mesh, plan.relations, threads=threads)
    return found or _built(plan, threads)


def moved(game_map: GameMap, rng: Random) -> GameMap:
    """Move a vertex that can be moved by about a millimetre."""
    step = 1 / game_map.unit_mm
    while True:
        vertex = rng.choice(list(game_map.vertices))
        x, y = game_map.vertices[vertex]
        place = (x + rng.choice([-step, 0, step]), y + rng.choice([-step, step]))
        try:
            return move_vertices(game_map, {vertex: place})
        except EditRefusedError:
            continue


def _same(a: SightTables, b: SightTables) -> bool:
    return a.rules == b.rules and all(
        np.array_equal(getattr(a, name), getattr(b, name)) for name in ("clear", "grazing", "rule")
    )


def main() -> int:
    """Run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[150, 1000])
    parser.add_argument("--families", nargs="+", default=list(FAMILIES), choices=FAMILIES)
    parser.add_argument("--steps", type=int, default=31)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = {
        f"{family} {size}": measure(family, size, options.steps, options.threads)
        for size in options.sizes
        for family in options.families
    }
    if options.json:
        print(json.dumps(found, indent=2))
        return 0
    print("map: mesh, tables, both, the longest, processor, goal; built anew; pairs that changed")
    for name, ms in found.items():
        times = [ms[key] for key in ("mesh_ms", "tables_ms", "ms", "most_ms", "cpu_ms")]
        goal = GOALS.get(int(name.split()[1]), 0.0)
        print(f"{name:18}", *(f"{t:7.0f}" for t in (*times, goal, ms["anew_ms"], ms["pairs"])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
