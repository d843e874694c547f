"""A test that ends its process tells where it was, in a worker of pytest-xdist, too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import LIMIT_S

pytest.importorskip("xdist")

ROOT = Path(__file__).resolve().parents[3]

CRASH = """
import faulthandler

def test_it():
    crash()

def crash():
    faulthandler._sigsegv()
"""


def test_the_stack_of_a_worker_that_dies_is_in_the_log(tmp_path: Path) -> None:
    crash = tmp_path / "test_crash.py"
    crash.write_text(CRASH, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--numprocesses", "1", "--rootdir", tmp_path,
         "-c", ROOT / "pyproject.toml", "-p", "no:cacheprovider", crash],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=LIMIT_S,
    )  # fmt: skip
    assert done.returncode == 1
    assert "crashed while running 'test_crash.py::test_it'" in done.stdout
    at = [done.stdout.index(f"in {name}\n") for name in ("crash", "test_it")]
    assert at == sorted(at)
