"""Work outlives the program, however it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mapkit.mapfile import read_map
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[3]
DRIVER = Path(__file__).with_name("driver.py")


def run(task: str, path: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'exporters'}"}
    return subprocess.Popen(
        [sys.executable, str(DRIVER), task, str(path)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_an_edit_survives_a_signal_that_comes_at_once(
    map_path: Path, tmp_path: Path, number: signal.Signals
) -> None:
    program = run("edit", map_path)
    assert program.stdout.readline() == "edited\n"
    program.send_signal(number)
    program.communicate(timeout=LIMIT_S)
    assert program.returncode == -number
    (copy,) = (tmp_path / "data" / "mapkit" / "recovery").glob("*.json")
    assert "name: Renamed 2" in json.loads(copy.read_text("utf-8"))["text"]


def test_an_edit_survives_kill_nine(map_path: Path, tmp_path: Path) -> None:
    before = map_path.read_text("utf-8")
    folder = tmp_path / "data" / "mapkit" / "recovery"

    program = run("edit", map_path)
    try:
        assert program.stdout.readline() == "edited\n"
        assert program.stdout.readline() == "kept\n"
        assert list(folder.glob("*.json"))
    finally:
        program.send_signal(signal.SIGKILL)
        program.communicate()
    assert map_path.read_text("utf-8") == before

    again = run("restore", map_path)
    told, _ = again.communicate(timeout=LIMIT_S)
    assert told == f"Renamed 2|{map_path}|True\n"
    saved = read_map(map_path)
    assert saved.map.name == "Renamed 2"
    assert [line for line in before.splitlines() if "#" in line] == [
        line for line in map_path.read_text("utf-8").splitlines() if "#" in line
    ]
    assert not list(folder.glob("*.json"))
