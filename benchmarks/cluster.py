"""``python -m benchmarks.cluster``: many maps on one worker of a Dask cluster, on two, one killed.

The scheduler and its workers are processes of this machine that talk over TCP. One worker and two
take turns, and of each the best round counts: what else the machine does can only add. On a busy
machine elapsed time says little, so the processor time of the worker that did most is told too: two
workers that share the work evenly, and lose nothing by it, each take half of what one takes.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.measure import timed
from mapkit.board.many_reports import measure_maps
from mapkit.jobs import run_tasks
from mapkit.mapfile import example_paths
from tests.unit.jobs.dask_cluster import DaskCluster


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
        truth = next(measure_maps(paths[:1], run=partial(run_tasks, workers=1))).report
        rows: dict[str, list[tuple[float, float]]] = {}
        loads = [os.getloadavg()[0]]
        same = True
        for _ in range(options.rounds):
            for what, workers, kill in (
                ("one worker", 1, False),
                ("two workers", 2, False),
                ("two workers, one killed when a quarter is done", 2, True),
            ):
                seconds, busiest, reports = _round(folder, paths, workers, kill=kill)
                same &= len(reports) == len(paths) and all(report == truth for report in reports)
                rows.setdefault(what, []).append((seconds, busiest))
                loads.append(os.getloadavg()[0])
    best = {what: tuple(map(min, zip(*measured, strict=True))) for what, measured in rows.items()}
    one, alone = best["one worker"]
    print(f"{options.maps} maps, best of {options.rounds} rounds, on {os.cpu_count()} cores; load")
    print(f"{loads[0]:.1f} before, at most {max(loads):.1f} with it\n")
    print("| | s | times as fast | busiest worker, processor s | share of one worker's |")
    print("|---|---|---|---|---|")
    for what, (seconds, busiest) in best.items():
        print(f"| {what} | {seconds:.1f} | {one / seconds:.2f} ", end="")
        print(f"| {busiest:.1f} | {busiest / alone:.2f} |")
    print("all reports are the same" if same else "REPORTS DIFFER")
    return 0 if same else 1


def _processor_s(pid: int) -> float:
    """Return the processor time of a process, 0 of one that has ended; on Linux."""
    text = Path(f"/proc/{pid}/stat").read_text("utf-8")
    return sum(map(int, text.rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK")


def _round(
    folder: Path, paths: Sequence[Path], workers: int, *, kill: bool
) -> tuple[float, float, list[dict[str, Any] | None]]:
    """Measure all maps once on a cluster of its own, whose workers have done one map before."""
    with tempfile.TemporaryDirectory(dir=folder) as own, DaskCluster(Path(own)) as cluster:
        started = [cluster.worker() for _ in range(workers)]
        list(measure_maps(paths[: 2 * workers], run=partial(run_tasks, scheduler=cluster.address)))

        def work() -> list[dict[str, Any] | None]:
            reports = []
            for measured in measure_maps(paths, run=partial(run_tasks, scheduler=cluster.address)):
                if measured.problem is not None:
                    raise measured.problem
                reports.append(measured.report)
                if kill and len(reports) == len(paths) // 4:
                    started[0].send_signal(signal.SIGKILL)
            return reports

        before = [_processor_s(worker.pid) for worker in started]
        reports, took = timed(work)
        after = [_processor_s(worker.pid) for worker in started]
        busiest = max(b - a for a, b in zip(before, after, strict=True))
    return took.wall, busiest, reports


if __name__ == "__main__":
    sys.exit(main())
