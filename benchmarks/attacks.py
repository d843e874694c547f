"""``python -m benchmarks.attacks``: time and memory of commands on maps built to take long.

Each command runs as a process of its own on maps of 100 KB; what counts is its processor time and
the most memory that it held. Those beyond the bounds are marked.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.structured_maps import FAMILIES

SIZE = 100_000
MOST_S = 5.0
MOST_MB = 500.0

COMMANDS: dict[str, Sequence[str]] = {
    "check": ("check", "{map}"),
    "check --fix": ("check", "--fix", "{map}"),
    "draw": ("draw", "{map}", "--format", "svg", "-o", "{folder}/board.svg", "--force"),
    "sight": ("sight", "{map}", "f0", "f1"),
    "disputes": ("disputes", "{map}"),
    "build": ("build", "{map}", "-o", "{folder}/tables.json", "--force"),
}


def run(arguments: Sequence[str]) -> tuple[float, float]:
    """Run ``mapkit`` once; return its seconds of processor time and its most memory in MB."""
    command = [sys.executable, "-m", "mapkit", *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            _, status, used = os.wait4(process.pid, 0)
        except KeyboardInterrupt:
            process.kill()
            raise
        process.returncode = os.waitstatus_to_exitcode(status)
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return used.ru_utime + used.ru_stime, used.ru_maxrss / unit


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print a table; return 1 where something is beyond the bounds."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks", description=__doc__)
    parser.add_argument("--families", nargs="+", choices=FAMILIES, default=list(FAMILIES))
    parser.add_argument("--commands", nargs="+", choices=COMMANDS, default=list(COMMANDS))
    options = parser.parse_args(arguments)
    beyond = 0
    print("| family |", " | ".join(options.commands), "|")
    print("|---|" + "---|" * len(options.commands))
    with tempfile.TemporaryDirectory(prefix="mapkit-benchmarks-") as folder:
        path = Path(folder, "attack.yaml")
        for family in options.families:
            cells = []
            for name in options.commands:
                path.write_text(FAMILIES[family](SIZE), encoding="utf-8")
                words = [w.format(map=path, folder=folder) for w in COMMANDS[name]]
                seconds, mb = run(words)
                over = seconds > MOST_S or mb > MOST_MB
                beyond += over
                cells.append(f"{seconds:.1f} s, {mb:.0f} MB{' !' if over else ''}")
            print(f"| {family} |", " | ".join(cells), "|", flush=True)
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main())
