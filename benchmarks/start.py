"""``python -m benchmarks.start``: whole processes from start to end, in processor time.

With byte code, as installed by pip or after a first run, and without, as in a checkout where Python
may write none: all modules of mapkit are then compiled anew. The runs of all rows take turns.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from benchmarks.board import load

ROOT = Path(__file__).resolve().parent.parent


def processor_time(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Run a program, and return the seconds of the processor that it took, in all threads."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"{' '.join(command)}: exit code {process.returncode}")
    return used.ru_utime + used.ru_stime


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start", description=__doc__)
    parser.add_argument("--runs", type=int, default=20, help="of each row (default 20)")
    options = parser.parse_args(arguments)
    taken = measured(options.runs)
    states = list(dict.fromkeys(state for _, state in taken))
    print("Seconds of the processor, least and median of", options.runs, "runs\n")
    print("| process |", " | ".join(states), "|")
    print("|---|" + "---|" * len(states))
    for name in _commands():
        cells = [f"{min(t):.3f}, {median(t):.3f}" for t in (taken[name, s] for s in states)]
        print(f"| {name} |", " | ".join(cells), "|")
    return 0


def measured(runs: int) -> dict[tuple[str, str], list[float]]:
    """Return seconds of the processor by process, with byte code and without."""
    with tempfile.TemporaryDirectory(prefix="mapkit-benchmarks-") as work:
        states = {"with byte code": _compiled(Path(work)), "without": _uncompiled(Path(work))}
        taken: dict[tuple[str, str], list[float]] = {}
        for name, command in _commands().items():
            for environment in states.values():
                processor_time(command, environment)  # byte code is written, files are cached
            for _ in range(runs):
                for state, environment in states.items():
                    seconds = processor_time(command, environment)
                    taken.setdefault((name, state), []).append(seconds)
    return taken


def _commands() -> dict[str, list[str]]:
    """Return by name what is measured: our commands, and what they cannot do without."""
    ours = [sys.executable, "-m", "mapkit"]
    found = {
        "Python alone": [sys.executable, "-c", ""],
        "import numpy": [sys.executable, "-c", "import numpy"],
        "mapkit --version": [*ours, "--version"],
    }
    for path in sorted((ROOT / "maps").glob("*.yaml")):
        ids = list(load(path).fields)
        found[f"mapkit sight {path.stem}"] = [*ours, "sight", str(path), ids[0], ids[-1]]
    return found


def _compiled(work: Path) -> dict[str, str]:
    """Return the environment of processes that find byte code, written by those before them."""
    environment = _looking_in(ROOT, ROOT / "exporters")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment | {"PYTHONPYCACHEPREFIX": str(work / "byte-code")}


def _uncompiled(work: Path) -> dict[str, str]:
    """Return the environment of processes that find a copy of mapkit without byte code."""
    copies = [work / "mapkit", work / "mapkit_exporters"]
    for source, copy in zip((ROOT, ROOT / "exporters"), copies, strict=True):
        shutil.copytree(source / copy.name, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return _looking_in(work) | {"PYTHONDONTWRITEBYTECODE": "1"}


def _looking_in(*folders: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}


if __name__ == "__main__":
    sys.exit(main())
