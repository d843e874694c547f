"""``python -m benchmarks``: mapkit beside its peers, in one run, on maps of a seeded generator."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.board import Board, load
from benchmarks.goals import goals
from benchmarks.growth import visible_pairs, walk_times
from benchmarks.maps import FAMILIES, SIZES, benchmark_map
from benchmarks.peers import PEERS, SLOW, version_of
from benchmarks.report import print_report
from benchmarks.single import map_file, one_pair, sight_process
from mapkit.mapfile import read_case

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print tables or JSON."""
    options = _options(arguments)
    sizes = options.sizes or ([60, 150] if options.quick else list(SIZES))
    versions = {PEERS[peer][0]: version_of(peer) for peer in PEERS}
    result: dict[str, Any] = {
        "versions": {"Python": platform.python_version(), "numpy": np.__version__, **versions},
        "tools": [], "threads": [], "growth": [], "one_pair": [], "single": [],
        "notes": [],
    }  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="mapkit-benchmarks-") as work:
        maps = [
            _write(Path(work), family, size)
            for size in sorted(sizes)
            for family in options.families
        ]
        boards = sorted((ROOT / "maps").glob("*.yaml")) if options.boards else []
        for path in [*boards, *maps]:
            _say(f"{path.stem} ...")
            _one_map(path, options, result)
        for path in [p for p in maps if _size(p) == max(map(_size, maps))]:
            _say(f"{path.stem}, two threads ...")
            _threads(path, result)
        for path in boards[:1]:
            _say("mapkit sight as a process ...")
            ids = list(load(path).fields)
            row = sight_process(path, ids[0], ids[-1])
            result["single"].append({"what": f"mapkit sight {path.name} A B", **row})
        for path in maps[-1:]:
            _say("map file ...")
            row = map_file(read_case(path), Path(work, "large.yaml"))
            result["single"].append({"what": f"map file of {row['fields']} fields", **row})
    result["goals"] = goals(result)
    if options.json:
        json.dump(result, sys.stdout, indent=1)
        print()
    else:
        print_report(result)
    return 0


def _write(folder: Path, family: str, size: int) -> Path:
    path = folder / f"{family}-{size}.json"
    path.write_text(json.dumps(benchmark_map(family, size)), encoding="utf-8")
    return path


def _size(path: Path) -> int:
    return int(path.stem.rpartition("-")[2])


def _one_map(path: Path, options: argparse.Namespace, result: dict[str, Any]) -> None:
    game_map = load(path)
    with tempfile.TemporaryDirectory() as work:
        ours, _ = _child("mapkit", path, work)
        ours |= {"map": path.stem, "tool": "mapkit, all of it"}
        result["tools"].append(ours)
        with_mesh = [a + b for a, b in zip(ours["time"], ours["parts"]["mesh"], strict=True)]
        result["tools"].append({**ours, "tool": "the same with its mesh", "time": with_mesh})
        if len(game_map.fields) <= options.peers_up_to:
            _peers(path, Board(game_map), ours, options, result)
    growth = {"map": path.stem, **visible_pairs(game_map), **walk_times(game_map)}
    result["growth"].append(growth)
    result["one_pair"].append({"map": path.stem, **one_pair(game_map)})


def _peers(
    path: Path,
    board: Board,
    ours: dict[str, Any],
    options: argparse.Namespace,
    result: dict[str, Any],
) -> None:
    clear, closed = board.truth()
    with tempfile.TemporaryDirectory() as work:
        for peer in PEERS:
            row: dict[str, Any] = {"map": path.stem, "tool": peer}
            result["tools"].append(row)
            if version_of(peer) is None:
                row["skipped"] = f"skipped: {PEERS[peer][0]} is not installed"
                continue
            if peer in SLOW and len(board.polygons) > options.slow_peers_up_to:
                row["skipped"] = "skipped: takes minutes"
                continue
            measured, seen = _child(peer, path, work)
            pairs = np.triu(np.ones_like(seen, bool), 1)
            row |= measured
            row["ratio"] = row["time"][1] / ours["time"][1]
            row["found"] = float((seen & clear & pairs).sum() / max(1, (clear & pairs).sum()))
            row["false"] = int((seen & ~closed & pairs).sum())


def _threads(path: Path, result: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as work:
        two, _ = _child("mapkit2", path, work)
    one = next(row for row in result["tools"] if row["map"] == path.stem)
    parts = {"one": one["parts"]["tables"], "two": two["parts"]["tables"]}
    result["threads"].append({"map": path.stem, **parts})


def _child(tool: str, path: Path, work: str) -> tuple[dict[str, Any], Any]:
    """Run one tool in a process of its own."""
    seen = Path(work, "seen.npy")
    command = [sys.executable, "-m", "benchmarks.child", tool, str(path), str(seen)]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1]), np.load(seen)  # libraries greet before it


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="60 and 150 fields only")
    parser.add_argument("--sizes", type=int, nargs="+", help=f"fields (default {SIZES})")
    parser.add_argument("--families", nargs="+", choices=FAMILIES, default=list(FAMILIES))
    parser.add_argument(
        "--peers-up-to", type=int, default=300, help="fields; peers are slow (default 300)"
    )
    parser.add_argument(
        "--slow-peers-up-to",
        type=int,
        default=300,
        help=f"fields (default 300); for {', '.join(SLOW)}",
    )
    parser.add_argument(
        "--no-boards", dest="boards", action="store_false", help="leave the shipped boards out"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
