"""``python -m benchmarks.speed``: the goals of speed beside what was measured before, in one run.

It asks the other benchmarks for their figures, one after the other: what explains answers, tables
and disputes that follow an edit, large maps, and starts. *Before* was measured before that work
was begun. Some ten minutes on two cores; ``--quick`` leaves out 10,000 fields, ``--long`` adds
disputes of 1,000 fields, which take an hour.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks import editor, following, large, start
from benchmarks.board import load
from benchmarks.maps import FAMILIES, benchmark_map
from benchmarks.measure import timed
from benchmarks.reasons import reasons
from mapkit.analysis.disputes import find_disputes
from mapkit.board import Board
from mapkit.compiled import compile_map
from mapkit.mapfile import read_case

ROOT = Path(__file__).resolve().parent.parent
THREADS = os.cpu_count() or 1
_LARGE = (1000, 3000, 10_000)


@dataclass(frozen=True, slots=True)
class Row:
    """A goal: what, in which unit, at most how much, before, and now."""

    what: str
    unit: str
    wanted: float
    before: float | None
    measured: float

    @property
    def reached(self) -> bool:
        """Whether it is."""
        return self.measured <= self.wanted


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print a table, each row as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="no map of 10,000 fields")
    parser.add_argument("--long", action="store_true", help="disputes of 1,000 fields, too")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    rows = []
    if not options.json:
        print("| goal | wanted | before | measured | |\n|---|---|---|---|---|", flush=True)
    for row in _rows(quick=options.quick, long=options.long):
        rows.append(row)
        if not options.json:
            before = "" if row.before is None else f"{row.before:g}"
            state = "reached" if row.reached else "missed"
            print(
                f"| {row.what} | {row.wanted:g} {row.unit} | {before} | {row.measured:.3g} |"
                f" {state} |",
                flush=True,
            )
    if options.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    return 0


def _rows(*, quick: bool, long: bool) -> Iterator[Row]:
    yield from _starts()
    yield from _reasons((300, 1000) if long else (300,))
    yield from _files(long=long)
    yield from _following(long=long)
    yield from _growth(_LARGE[:2] if quick else _LARGE)


def _starts() -> Iterator[Row]:
    taken = start.measured(runs=8)
    for name, wanted, before in (("--version", 0.06, 0.063), ("sight", 0.3, 0.58)):
        for (what, state), seconds in taken.items():
            if what.startswith(f"mapkit {name}"):
                yield Row(f"{what}, {state}", "s", wanted, before, min(seconds))
    cold = editor.cold_start("launch-site") / 1000
    yield Row("window painted with a board", "s", 1.2, 2.5, cold)


def _reasons(sizes: Sequence[int]) -> Iterator[Row]:
    boards = {path.stem: load(path) for path in sorted((ROOT / "maps").glob("*.yaml"))}
    maps = {f"{f} {n}": read_case(benchmark_map(f, n)) for n in sizes for f in FAMILIES}
    for name, game_map in {**boards, **maps}.items():
        whole = name in boards
        row: dict[str, Any] = reasons(game_map, whole=whole)
        if whole:
            yield Row(f"{name}: disputes, elapsed", "s", 1, 11, row["disputes"][0])
            yield Row(f"{name}: all reasons both ways, processor", "s", 10, 29, row["all"][1])
        else:
            yield Row(f"{name}: disputes, times the tables", "", 8, None, row["ratio"])
        if len(game_map.fields) <= 300:
            yield Row(f"{name}: a blocked pair explained", "ms", 3, 29, row["blocked_ms"])
            yield Row(f"{name}: a seen pair explained", "ms", 1, 4, row["seen_ms"])


def _files(*, long: bool) -> Iterator[Row]:
    """Write files of maps that are read already: what each holds is worked out, tables and all."""
    maps = {f"{f} {n}": benchmark_map(f, n) for f in FAMILIES for n in (300, 3000)}
    board = Board(load(ROOT / "maps" / "launch-site.yaml"))
    _, took = timed(lambda: board.export("html"))
    yield Row("launch-site: HTML", "s", 15, 50, took.cpu)
    for name, case_map in maps.items():
        large = name.endswith("3000")
        goals = (("geojson", 2, 17), ("tiled", 2, 17), ("graphml", 2, 17)) if large else (
            ("vassal", 10, 65), *((("html", 60, 950),) if long else ()),
        )  # fmt: skip
        for kind, wanted, before in goals:
            board = Board(read_case(case_map))
            options = {"sight": "no"} if kind == "graphml" else {}
            _, took = timed(lambda b=board, k=kind, o=options: b.export(k, options=o))
            yield Row(f"{name}: {kind}", "s", wanted, before, took.cpu)


def _following(*, long: bool) -> Iterator[Row]:
    for fields, wanted, disputes, before in (
        (150, 25, 60, {}),
        (1000, 150, 400, {"voronoi": 964, "rectilinear": 1370}),
    ):
        for family in FAMILIES:
            name = f"{family} {fields}"
            found = following.measure(family, fields, steps=15, threads=THREADS)
            yield Row(f"{name}: tables follow a vertex", "ms", wanted, before.get(family),
                      found["ms"])  # fmt: skip
            if fields == 150 or long:
                took = _disputes_follow(family, fields, steps=5 if fields == 150 else 1)
                yield Row(f"{name}: disputes follow a vertex", "ms", disputes, None, took)


def _disputes_follow(family: str, fields: int, steps: int) -> float:
    """Return the median ms until the disputes are known after a vertex has moved, tables given."""
    game_map = read_case(benchmark_map(family, fields))
    rng = Random(f"{family} {fields}")
    compiled = compile_map(game_map)
    found = find_disputes(compiled, threads=THREADS)
    times = []
    for _ in range(steps):
        game_map = following.moved(game_map, rng)
        after = compile_map(game_map)
        (found, compiled), took = timed(
            lambda then=(compiled, found), now=after: (
                find_disputes(now, before=then, threads=THREADS), now,
            )
        )  # fmt: skip
        times.append(1000 * took.wall)
    return median(times)


def _growth(sizes: Sequence[int]) -> Iterator[Row]:
    for family in FAMILIES:
        first = 0.0
        for size in sizes:
            row = large.measured(family, size, THREADS)
            each = row["cpu"] / row["pairs"]
            name = f"{family} {size:,}"
            if size == 3000 and family == "rectilinear":
                yield Row(f"{name}: tables, processor", "s", 12, 27, row["cpu"])
            if size == 10_000:
                yield Row(f"{name}: tables, elapsed", "s", 150, None, row["wall"])
                yield Row(f"{name}: memory", "MB", 1536, None, row["peak_mb"])
            if first:
                yield Row(f"{name}: a visible pair, times that at 1,000", "", 1.5, None,
                          each / first)  # fmt: skip
            first = first or each


if __name__ == "__main__":
    sys.exit(main())
