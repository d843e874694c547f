"""``python -m benchmarks.cluster``: many maps on one worker of a Dask cluster, on two, one killed.

The scheduler and its workers are processes of this machine that talk over TCP. One worker and two
take turns, and of each the best round counts: what else the machine does can only add.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.measure import timed
from mapkit.board.many_reports import measure_maps
from mapkit.mapfile import example_paths
from tests.unit.jobs.dask_cluster import DaskCluster

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print a table; return 1 where answers differ."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--maps", type=int, default=24, help="copies of Launch Site (default 24)")
    parser.add_argument("--rounds", type=int, default=3, help="(default 3)")
    options = parser.parse_args(arguments)
    text = example_paths()["launch-site"].read_text("utf-8")
    with tempfile.TemporaryDirectory(prefix="mapkit-benchmarks-") as name:
        folder = Path(name)
        paths = [folder / f"board-{number}.yaml" for number in range(options.maps)]
        for number, path in enumerate(paths):
            path.write_text(f"{text}# {number}\n", "utf-8")
        truth = next(measure_maps(paths[:1], workers=1)).report
        rows: dict[str, list[float]] = {}
        loads = [os.getloadavg()[0]]
        same = True
        for _ in range(options.rounds):
            for what, workers, kill in (
                ("one worker", 1, False),
                ("two workers", 2, False),
                ("two workers, one killed when a quarter is done", 2, True),
            ):
                seconds, reports = _round(folder, paths, workers, kill=kill)
                same &= len(reports) == len(paths) and all(report == truth for report in reports)
                rows.setdefault(what, []).append(seconds)
                loads.append(os.getloadavg()[0])
    best = {what: min(seconds) for what, seconds in rows.items()}
    print(f"{options.maps} maps, best of {options.rounds} rounds; the machine's load beside this:")
    print(f"{loads[0]:.1f} before, at most {max(loads):.1f} with it, on {os.cpu_count()} cores\n")
    print("| | s | times as fast as one worker |\n|---|---|---|")
    for what, seconds in best.items():
        print(f"| {what} | {seconds:.1f} | {best['one worker'] / seconds:.2f} |")
    print(f"\nall rounds: {json.dumps({w: [round(s, 1) for s in r] for w, r in rows.items()})}")
    print("all reports are the same" if same else "REPORTS DIFFER")
    return 0 if same else 1


def _round(
    folder: Path, paths: Sequence[Path], workers: int, *, kill: bool
) -> tuple[float, list[dict[str, Any] | None]]:
    """Measure all maps once on a cluster of its own, whose workers have done one map before."""
    with tempfile.TemporaryDirectory(dir=folder) as own, DaskCluster(Path(own)) as cluster:
        started = [cluster.worker() for _ in range(workers)]
        list(measure_maps(paths[: 2 * workers], scheduler=cluster.address))

        def work() -> list[dict[str, Any] | None]:
            reports = []
            for measured in measure_maps(paths, scheduler=cluster.address):
                if measured.problem is not None:
                    raise measured.problem
                reports.append(measured.report)
                if kill and len(reports) == len(paths) // 4:
                    started[0].send_signal(signal.SIGKILL)
            return reports

        reports, took = timed(work)
    return took.wall, reports


if __name__ == "__main__":
    sys.exit(main())
