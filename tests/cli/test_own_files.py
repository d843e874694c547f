"""What mapkit wrote and nobody has changed since is replaced; the user's own files never are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mapkit.cli import own_files
from mapkit.cli.own_files import is_own, note_own
from mapkit.cli.stopping import ExitCode
from tests.cli.program import Mapkit


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the list, which this test alone has."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "mapkit" / "written.txt"


@pytest.mark.parametrize(
    ("command", "file"),
    [
        (["build", "two-rooms", "-o", "rooms.json"], "rooms.json"),
        (["export", "two-rooms", "--to", "csv", "-o", "tables"], "tables/fields.csv"),
        (["export", "two-rooms", "--to", "csv", "-o", "tables.zip"], "tables.zip"),
        (["draw", "two-rooms", "-o", "rooms.svg"], "rooms.svg"),
        (["report", "two-rooms", "-o", "report.html"], "report.html"),
        (["new", "map", "board.yaml"], "board.yaml"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_command_runs_again_until_its_file_is_changed(
    mapkit: Mapkit, command: list[str], file: str
) -> None:
    for _ in range(2):
        assert mapkit(*command).code == ExitCode.OK
    changed = Path(file).read_bytes() + b" "
    Path(file).write_bytes(changed)
    assert mapkit(*command).code == ExitCode.FILE
    assert Path(file).read_bytes() == changed


def test_a_file_put_where_mapkit_wrote_one_is_the_users_own(mapkit: Mapkit, tmp_path: Path) -> None:
    mapkit("build", "two-rooms", "-o", "rooms.json")
    Path("rooms.json").replace("kept.json")
    Path("rooms.json").write_text("mine", "utf-8")
    assert mapkit("build", "two-rooms", "-o", "rooms.json").code == ExitCode.FILE
    assert mapkit("build", "two-rooms", "-o", "kept.json").code == ExitCode.FILE
    assert not is_own(tmp_path / "nothing")


def test_a_file_more_in_a_folder_makes_it_the_users_own(mapkit: Mapkit) -> None:
    command = ["export", "two-rooms", "--to", "csv", "-o", "tables"]
    mapkit(*command)
    Path("tables", "notes.txt").write_text("mine", "utf-8")
    assert mapkit(*command).code == ExitCode.FILE
    assert Path("tables", "notes.txt").read_text("utf-8") == "mine"


def test_a_list_that_cannot_be_kept_or_read_makes_every_file_the_users_own(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("a.txt").write_text("a", "utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", os.devnull)
    note_own(Path("a.txt"))
    assert not is_own(Path("a.txt"))
    monkeypatch.undo()
    monkeypatch.setenv("XDG_STATE_HOME", str(state.parents[1]))
    state.parent.mkdir(parents=True)
    state.write_bytes(b"\xff not a list\n")
    assert not is_own(state.parents[2] / "a.txt")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with a name")
def test_a_pipe_in_place_of_the_list_is_left_alone(state: Path) -> None:
    Path("a.txt").write_text("a", "utf-8")
    state.parent.mkdir(parents=True)
    os.mkfifo(state)
    note_own(Path("a.txt"))
    assert not is_own(Path("a.txt"))


def test_a_long_list_keeps_its_newer_half(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_files, "_MOST_BYTES", 500)
    for name in "abcdef":
        Path(name).write_text(name, "utf-8")
        note_own(Path(name))
    assert is_own(Path("f"))
    assert not is_own(Path("a"))
    assert state.stat().st_size < 1000
