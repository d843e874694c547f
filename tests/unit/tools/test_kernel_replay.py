"""Calls of the kernels are written down, and replayed without Python (``check_platforms.sh``)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mapkit.geometry.kernel import library

ROOT = Path(__file__).parents[3]
REPLAY = ROOT / "tools" / "kernel_replay"


@pytest.mark.skipif(
    shutil.which("cc") is None or os.name == "nt", reason="there is no C compiler of the system"
)
def test_recorded_calls_come_out_the_same(tmp_path: Path) -> None:
    calls, program = tmp_path / "calls", tmp_path / "replay"
    record: list[str | Path] = [
        sys.executable,
        REPLAY / "record.py",
        calls,
        "--board",
        "two-rooms",
        "--each",
        "2",
    ]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run(record, check=True, env=environment, capture_output=True)
    compile_it: list[str | Path] = [
        "cc",
        "-Wall",
        "-Werror",
        "-o",
        program,
        REPLAY / "replay.c",
        "-ldl",
        "-lm",
    ]
    subprocess.run(compile_it, check=True)
    done = subprocess.run(
        [program, library()._name, calls], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
    assert " calls replayed, 0 differ, " in done.stdout
    assert int(done.stdout.splitlines()[-1].split()[0]) > 20
