"""``python -m benchmarks.large``: how time and memory grow up to 10,000 fields, with a plot.

The lower bound is the number of pairs of vertices that see each other over ground that L1 allows,
times the time to write one number into a table of all fields. No method that looks at each such
pair once can take less.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.board import load
from benchmarks.growth import visible_pairs
from benchmarks.maps import FAMILIES, benchmark_map
from benchmarks.measure import best

ROOT = Path(__file__).resolve().parent.parent
SIZES = (1000, 3000, 10_000)
_SAMPLE = 120_000  # so many, divided by the fields, are the vertices held against all others
_WRITES = 1_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print a table or JSON, and draw the plot where one is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.large", description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--families", nargs="+", choices=FAMILIES, default=list(FAMILIES))
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--plot", type=Path, metavar="PNG", help="draw the growth")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--measured", type=Path, help="take the figures of an earlier --json")
    options = parser.parse_args(arguments)
    if options.measured:
        rows = json.loads(options.measured.read_text("utf-8"))
    else:
        rows = []
        for size in sorted(options.sizes):
            for family in options.families:
                rows.append(measured(family, size, options.threads))
                print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    if options.json:
        print(json.dumps(rows, indent=1))
    else:
        _print(rows)
    if options.plot:
        _draw(rows, options.plot)
    return 0


def measured(family: str, size: int, threads: int) -> dict[str, Any]:
    """Build the tables of one map in a process of its own; count what there is to be seen."""
    print(f"{family} {size} ...", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="mapkit-benchmarks-") as work:
        path = Path(work, "map.json")
        path.write_text(json.dumps(benchmark_map(family, size)), encoding="utf-8")
        command = [sys.executable, "-m", "benchmarks.child", f"mapkit{threads}", str(path)]
        done = subprocess.run(
            [*command, str(Path(work, "seen.npy"))],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        found = json.loads(done.stdout)
        seen = visible_pairs(load(path), max(10, _SAMPLE // size))
    return {
        "family": family,
        "fields": size,
        "vertices": seen["vertices"],
        "pairs": seen["pairs"],
        "wall": found["parts"]["tables"][0],
        "cpu": found["parts"]["tables"][1],
        "peak_mb": found["peak_mb"],
        "bound": seen["pairs"] * writing_one(size),
    }


def writing_one(fields: int) -> float:
    """Return the seconds that one number takes, put at a random place of a table of all fields."""
    rng = np.random.default_rng(1)
    table = np.zeros(fields * fields, np.uint16)
    at = rng.integers(0, len(table), _WRITES)

    def write() -> None:
        table[at] = 1

    return best(write)[1].cpu / _WRITES


def _print(rows: Sequence[dict[str, Any]]) -> None:
    print(
        "| map | vertices | pairs that see (L1) | processor s | elapsed s | µs a pair "
        "| of that at the least size | bound s | peak MB |\n|---|---|---|---|---|---|---|---|---|"
    )
    for row in rows:
        first = min((r for r in rows if r["family"] == row["family"]), key=lambda r: r["fields"])
        each, least = (1e6 * r["cpu"] / r["pairs"] for r in (row, first))
        print(
            f"| {row['family']} {row['fields']:,} | {row['vertices']:,} "
            f"| {row['pairs'] / 1e6:.1f} million | {row['cpu']:.1f} | {row['wall']:.1f} "
            f"| {each:.2f} | {each / least:.2f} | {row['bound']:.2f} | {row['peak_mb']:.0f} |"
        )


def _draw(rows: Sequence[dict[str, Any]], path: Path) -> None:
    import matplotlib as mpl  # noqa: PLC0415

    mpl.use("Agg")
    import matplotlib.pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(figsize=(6.4, 4.2), dpi=120)
    for family, colour in zip(FAMILIES, ("#1f77b4", "#d95f02"), strict=True):
        mine = sorted((r for r in rows if r["family"] == family), key=lambda r: r["fields"])
        sizes = [r["fields"] for r in mine]
        axes.plot(sizes, [r["cpu"] for r in mine], "o-", color=colour, label=f"{family}, tables")
        axes.plot(
            sizes, [r["bound"] for r in mine], "o:", color=colour, label=f"{family}, lower bound"
        )
    axes.set(xscale="log", yscale="log", xlabel="fields", ylabel="seconds of processor")
    ticks = sorted({r["fields"] for r in rows})
    axes.set_xticks(ticks, [f"{n:,}" for n in ticks], minor=False)
    axes.minorticks_off()
    axes.grid(visible=True, alpha=0.3)
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Software": ""})


if __name__ == "__main__":
    sys.exit(main())
