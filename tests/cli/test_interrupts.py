"""Ctrl-C at any moment leaves nothing; all commands are tried by ``tests.fuzz --interrupts``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.interrupts import interrupted

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals")


@pytest.mark.parametrize(
    "command",
    [
        "simulate board.yaml --games 3000 --results games.jsonl",
        "report . --all -o reports",
        "export board.yaml --to html -o a.html --force",
        "suggest board.yaml 34 37",
    ],
)
def test_ctrl_c_leaves_nothing(command: str, tmp_path: Path) -> None:
    copy = ["new", "copy", "launch-site", "board.yaml", "-q"]
    subprocess.run([sys.executable, "-m", "mapkit", *copy], cwd=tmp_path, check=True)
    rng = Random(command)
    for _ in range(3):
        found = interrupted(command, tmp_path, rng.uniform(0.2, 3.0))
        assert found.wrong == [], found


EARLY = """
import os, signal, sys, threading
from mapkit.cli import main
start = threading.Thread.start
def late(thread):
    os.kill(os.getpid(), signal.SIGINT)
    start(thread)
threading.Thread.start = late
sys.argv = ["mapkit", "check", "launch-site"]
main()
"""


def test_ctrl_c_while_the_program_begins_shows_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", EARLY], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "mapkit: interrupted\n")
