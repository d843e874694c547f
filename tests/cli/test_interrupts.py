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


WRAPPED = """
import sys
from mapkit.cli import main
from mapkit.cli import run
def pressed(**_options):
    raise RuntimeError from KeyboardInterrupt()
run.program.main = pressed
sys.argv = ["mapkit", "check", "launch-site"]
main()
"""
SWALLOWED = """
import os, signal, sys
from mapkit.cli import main
from mapkit.cli import run
def pressed(**_options):
    try:
        os.kill(os.getpid(), signal.SIGINT)
        signal.sigtimedwait([], 0)
    except KeyboardInterrupt:
        pass
    raise ValueError("a result has to be an array")
run.program.main = pressed
sys.argv = ["mapkit", "check", "launch-site"]
main()
"""
LATE = """
import os, signal, sys
from mapkit.cli import main
freed = os.close
def close(number):
    os.close = freed
    os.kill(os.getpid(), signal.SIGINT)
    freed(number)
def pressed(arguments):
    os.close = close
    return 0
import mapkit.cli.run
mapkit.cli.run.run = pressed
main()
"""
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


@pytest.mark.parametrize(
    ("code", "ended"),
    [
        (WRAPPED, (130, "mapkit: interrupted\n")),
        (SWALLOWED, (130, "mapkit: interrupted\n")),
        (LATE, (-2, "")),
    ],
    ids=["while a class is made", "while a library calls Python", "while the program ends"],
)
def test_ctrl_c_never_shows_a_traceback(code: str, ended: tuple[int, str]) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == ended
