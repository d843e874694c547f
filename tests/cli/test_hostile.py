"""Bad and odd input to the program: an honest answer, never a mistake of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import Mapkit
from tests.waiting import LIMIT_S

HEAD = 'mapkit: "1.0"\nid: m\n'
FAR = 2**30 - 1
TWO = (
    "fields:\n"
    "  a: {kind: open, ring: [[0,0],[1000,0],[1000,1000],[0,1000]]}\n"
    "  b: {kind: built_up, name: \u017dlu\u0165, "
    "ring: [[1000,0],[2000,0],[2000,1000],[1000,1000]]}\n"
)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "board.yaml"
    path.write_text(HEAD + TWO, "utf-8")
    return path


def run_in(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a process of its own."""
    code = "from mapkit.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        timeout=LIMIT_S,
        check=False,
    )


@pytest.mark.parametrize("text", ["1" * 5000 + ",2", "0." + "1" * 5000 + ",2"])
def test_a_point_of_thousands_of_digits_is_no_field(mapkit: Mapkit, board: Path, text: str):
    done = mapkit("sight", board, text, "a")
    assert done.code == 2
    assert "no field of this map is called '" in done.err
    assert len(done.err) < 400


def test_coordinates_at_the_bounds(mapkit: Mapkit, tmp_path: Path):
    path = tmp_path / "far.yaml"
    path.write_text(
        HEAD
        + f"fields:\n  a: {{kind: open, ring: [[-{FAR},-{FAR}],[{FAR},-{FAR}],[{FAR},{FAR}]]}}\n"
        f"  b: {{kind: open, ring: [[-{FAR},-{FAR}],[{FAR},{FAR}],[-{FAR},{FAR}]]}}\n"
    )
    done = mapkit("sight", path, "a", "b", "--json")
    assert done.code == 0, done.err
    assert (done.json["verdict"], done.json["clear"]) == ("clear", 1)


@pytest.mark.parametrize("map_id", ["../../m", "/tmp/m", "..", "a/b"])
def test_an_id_is_no_path(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, map_id: str
):
    inside = tmp_path / "one" / "two"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)
    (inside / "board.yaml").write_text(HEAD.replace("id: m", f'id: "{map_id}"') + TWO, "utf-8")
    done = mapkit("draw", "board.yaml", "--format", "svg")
    assert done.code == 0, done.err
    assert len(list(inside.glob("*.svg"))) == 1
    assert list(tmp_path.glob("*")) == [tmp_path / "one"]


def test_letters_that_the_terminal_lacks(board: Path):
    latin = {"LC_ALL": "C", "PYTHONIOENCODING": "latin-1"}
    done = run_in(board.parent, "reach", "board.yaml", "b", **latin)
    assert done.returncode == 0, done.stderr
    assert rb"\u017dlu\u0165" in done.stdout
    done = run_in(board.parent, "new", "map", "-", "--empty", "--name", "\u017dlu\u0165", **latin)
    assert done.returncode == 0, done.stderr
    assert "\u017dlu\u0165".encode() in done.stdout  # a file is UTF-8 everywhere


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell closes streams")
@pytest.mark.parametrize(
    ("shell", "code"),
    [
        ("check board.yaml >&-", 4),
        ("build board.yaml >&-", 4),
        ("draw board.yaml -o - --format svg >&- 2>&-", 4),
        ("build board.yaml -o tables.json >&-", 0),
        ("build board.yaml -o tables.json >&- 2>&- <&-", 0),
        ("check - <&-", 1),
    ],
)
def test_closed_streams(board: Path, shell: str, code: int):
    program = f"'{sys.executable}' -c 'from mapkit.cli import main; main()'"
    done = subprocess.run(
        ["sh", "-c", f"{program} {shell}"], cwd=board.parent, capture_output=True, check=False
    )
    assert done.returncode == code, done.stderr
    assert b"unexpected" not in done.stderr
    assert (board.parent / "tables.json").exists() == ("-o tables.json" in shell)
