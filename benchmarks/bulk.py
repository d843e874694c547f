"""``python -m benchmarks.bulk``: reasons, disputes and files of whole maps, beside what is wanted.

Each row runs in a process of its own, with as many threads as there are cores, and counts seconds
of processor. A row that takes longer than ``--limit`` seconds is ended, and the table says so.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from benchmarks import following
from benchmarks.board import Board as Polygons
from benchmarks.board import load
from benchmarks.maps import FAMILIES, benchmark_map
from benchmarks.measure import best, timed
from benchmarks.peers import pyvispoly_vertices, version_of
from mapkit.analysis.disputes import find_disputes
from mapkit.board import Board
from mapkit.compiled import CompiledMap, compile_map
from mapkit.illustrate.supplies import MapSupplies
from mapkit.mapfile import read_case
from mapkit.model import GameMap
from mapkit.sight import PairExplainer, sight_tables

ROOT = Path(__file__).resolve().parent.parent
THREADS = os.cpu_count() or 1
BOARDS = ("launch-site", "uboat-bunker")


class Row(NamedTuple):
    """What is measured, the unit, how much is wanted at most, and what measures it on a map."""

    what: str
    unit: str
    wanted: float
    measure: Callable[[str], float]
    map: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print a table, each row as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bulk", description=__doc__)
    parser.add_argument("--limit", type=int, default=240, help="processor seconds of a row")
    parser.add_argument("--row", type=int, help="measure this row here, and print a number alone")
    parser.add_argument("--only", default="", help="only rows that have this in their names")
    options = parser.parse_args(arguments)
    if options.row is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (options.limit, options.limit + 5))
        row = ROWS[options.row]
        print(row.measure(row.map))
        return 0
    print("| | wanted | measured |\n|---|---|---|", flush=True)
    for row, measured in rows(options.limit, options.only):
        print(f"| {row.what} | {row.wanted:g} {row.unit} | {measured} |", flush=True)
    return 0


def rows(limit: int, only: str = "") -> Iterator[tuple[Row, str]]:
    """Yield each row with what was measured, as text.

    Parameters
    ----------
    limit : int
        Seconds of processor, after which a row is ended.
    """
    for number, row in enumerate(ROWS):
        if only not in row.what:
            continue
        command = [sys.executable, "-m", "benchmarks.bulk", "--row", str(number)]
        done = subprocess.run(
            [*command, "--limit", str(limit)], capture_output=True, text=True, cwd=ROOT, check=False
        )
        if done.returncode == -signal.SIGXCPU:
            yield row, f"ended after {limit} s"
            continue
        failed = done.stderr.strip().rpartition("\n")[2]
        yield row, failed if done.returncode else f"{float(done.stdout):.3g}"


def _map(name: str) -> GameMap:
    if name in BOARDS:
        return load(ROOT / "maps" / f"{name}.yaml")
    family, _, size = name.partition(" ")
    return read_case(benchmark_map(family, int(size)))


def _compiled(name: str) -> CompiledMap:
    compiled = compile_map(_map(name))
    assert compiled.tables is not None
    return compiled


def _disputes(name: str) -> float:
    compiled = _compiled(name)
    return timed(lambda: find_disputes(compiled, threads=THREADS))[1].cpu


def _disputes_by_tables(name: str) -> float:
    return _disputes(name) / _tables(_compiled(name))


def _tables(compiled: CompiledMap) -> float:
    ground = compiled.map, compiled.mesh, compiled.relations
    return best(lambda: sight_tables(*ground))[1].cpu


def _reasons(name: str) -> float:
    compiled = _compiled(name)
    explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
    assert compiled.tables is not None
    pairs = explainer.explain_all(compiled.tables, both=True, threads=THREADS)
    return timed(lambda: sum(1 for _ in pairs))[1].cpu


def _export(kind: str, options: Mapping[str, str] = {}) -> Callable[[str], float]:
    def took(name: str) -> float:
        board = Board(_map(name))
        return timed(lambda: board.export(kind, options=options))[1].cpu

    return took


def _page_by_answers(name: str) -> float:
    """Return what the page takes, times its answers from one side in one language."""
    page, compiled = _export("html")(name), _compiled(name)
    answers = MapSupplies(compiled).answers()
    return page / timed(lambda: sum(1 for _ in answers))[1].cpu


def _report(name: str) -> float:
    board = Board(_map(name))
    return timed(board.report)[1].cpu


def _disputes_follow(name: str) -> float:
    """Return the median ms until disputes are known after a vertex has moved, tables given."""
    game_map, rng = _map(name), Random(name)
    compiled = compile_map(game_map)
    found = find_disputes(compiled, threads=THREADS)
    times = []
    for _ in range(5 if len(game_map.fields) < 500 else 1):
        game_map = following.moved(game_map, rng)
        after, before = compile_map(game_map), (compiled, found)
        work = lambda now=after, then=before: find_disputes(now, before=then, threads=THREADS)  # noqa: E731
        found, took = timed(work)
        compiled = after
        times.append(1000 * took.cpu)
    return median(times)


def _pyvispoly(name: str) -> float:
    """Return how many times as long pyvispoly takes as the tables."""
    if version_of("pyvispoly vertices") is None:
        raise SystemExit("pyvispoly is not installed")
    polygons = Polygons(_map(name))
    _ = polygons.polygons, polygons.neighbours, polygons.blocks  # given, not timed
    return timed(lambda: pyvispoly_vertices(polygons))[1].cpu / _tables(_compiled(name))


def _all() -> Iterator[Row]:
    for board in BOARDS:
        yield Row(f"disputes, {board}", "s", 0.5, _disputes, board)
        yield Row(f"reasons both ways, {board}", "s", 10, _reasons, board)
    yield Row("HTML, launch-site", "s", 15, _export("html"), BOARDS[0])
    yield Row(
        "HTML, launch-site, times its answers from one side in English", "", 1.3,
        _page_by_answers, BOARDS[0],
    )  # fmt: skip
    for family in FAMILIES:
        yield Row(f"disputes, {family} 300, times the tables", "", 8, _disputes_by_tables,
                  f"{family} 300")  # fmt: skip
        yield Row(f"disputes, {family} 1,000", "s", 30, _disputes, f"{family} 1000")
        yield Row(f"report, {family} 300", "s", 15, _report, f"{family} 300")
        yield Row(f"HTML, {family} 300", "s", 60, _export("html"), f"{family} 300")
        yield Row(f"VASSAL, {family} 300", "s", 10, _export("vassal"), f"{family} 300")
        for kind in ("geojson", "tiled", "graphml"):
            options = {"sight": "no"} if kind == "graphml" else {}
            yield Row(f"{kind} without sight, {family} 3,000", "s", 2, _export(kind, options),
                      f"{family} 3000")  # fmt: skip
        for size, wanted in ((150, 60), (1000, 400)):
            yield Row(f"disputes follow a vertex, {family} {size:,}", "ms", wanted,
                      _disputes_follow, f"{family} {size}")  # fmt: skip
    yield Row("pyvispoly times the tables, rectilinear 300, at least", "", 25, _pyvispoly,
              "rectilinear 300")  # fmt: skip


ROWS = tuple(_all())

if __name__ == "__main__":
    sys.exit(main())
