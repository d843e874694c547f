"""``python -m benchmarks.speed``: the goals of speed beside what was measured before, in one run.

It asks the other benchmarks for their figures, one after the other: single pairs, tables that
follow an edit, large maps, and starts; ``python -m benchmarks.bulk`` is for reasons, disputes and
files of whole maps. *Before* was measured before that work was begun. Some minutes on two cores;
``--quick`` leaves out 10,000 fields.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks import editor, following, large, start
from benchmarks.board import load
from benchmarks.maps import FAMILIES, benchmark_map
from benchmarks.single import explained_pairs
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
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    rows = []
    if not options.json:
        print("| goal | wanted | before | measured | |\n|---|---|---|---|---|", flush=True)
    for row in _rows(quick=options.quick):
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


def _rows(*, quick: bool) -> Iterator[Row]:
    yield from _starts()
    yield from _single_pairs()
    yield from _following()
    yield from _growth(_LARGE[:2] if quick else _LARGE)


def _starts() -> Iterator[Row]:
    taken = start.measured(runs=8)
    for name, wanted, before in (("--version", 0.06, 0.063), ("sight", 0.3, 0.58)):
        for (what, state), seconds in taken.items():
            if what.startswith(f"mapkit {name}"):
                yield Row(f"{what}, {state}", "s", wanted, before, min(seconds))
    cold = editor.cold_start("launch-site") / 1000
    yield Row("window painted with a board", "s", 1.2, 2.5, cold)


def _single_pairs() -> Iterator[Row]:
    boards = {path.stem: load(path) for path in sorted((ROOT / "maps").glob("*.yaml"))}
    maps = {f"{f} 300": read_case(benchmark_map(f, 300)) for f in FAMILIES}
    for name, game_map in {**boards, **maps}.items():
        row = explained_pairs(game_map)
        yield Row(f"{name}: a blocked pair explained", "ms", 3, 29, row["blocked_ms"])
        yield Row(f"{name}: a seen pair explained", "ms", 1, 4, row["seen_ms"])


def _following() -> Iterator[Row]:
    for fields, wanted, before in (
        (150, 25, {}),
        (1000, 150, {"voronoi": 964, "rectilinear": 1370}),
    ):
        for family in FAMILIES:
            found = following.measure(family, fields, steps=15, threads=THREADS)
            yield Row(f"{family} {fields}: tables follow a vertex", "ms", wanted,
                      before.get(family), found["ms"])  # fmt: skip


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
