"""``-q``, and names of maps that ship."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapkit.cli.stopping import ExitCode
from tests.cli.program import Mapkit


@pytest.mark.parametrize("where", [("-q", "new", "map"), ("new", "map", "--quiet")])
def test_quiet_leaves_out_what_is_no_answer(
    mapkit: Mapkit, tmp_path: Path, where: tuple[str, ...]
) -> None:
    done = mapkit(*where, tmp_path / "a.yaml", "--rows", 2, "--columns", 2)
    assert (done.code, done.err) == (ExitCode.OK, "")
    assert "wrote" in mapkit("new", "map", tmp_path / "b.yaml").err
    assert "does not exist" in mapkit("-q", "check", tmp_path / "c.yaml").err


def test_a_new_file_does_not_hide_a_map_that_ships(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for wish in (["map", "launch-site"], ["copy", "two-rooms", "two-rooms"]):
        done = mapkit("new", *wish)
        assert done.code == ExitCode.USAGE
        assert f"write {wish[-1]}.yaml" in done.err
    assert list(tmp_path.iterdir()) == []
    assert mapkit("new", "copy", "two-rooms", "two-rooms.yaml").code == ExitCode.OK
    assert "in this folder" not in mapkit("sight", "two-rooms", "n1", "n2").err
    Path("two-rooms.yaml").rename("two-rooms")
    assert "in this folder" in mapkit("sight", "two-rooms", "n1", "n2").err


def test_names_are_cut_where_a_folder_takes_no_more_bytes(mapkit: Mapkit, tmp_path: Path) -> None:
    name = "\U0001f600" * 60
    path = tmp_path / f"{name}.yaml"
    assert mapkit("new", "map", path, "--rows", 2, "--columns", 2).code == ExitCode.OK
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    assert mapkit("check", path, "--fix").code == ExitCode.OK
    assert mapkit("export", path, "--to", "csv", "-o", tmp_path / name).code == ExitCode.OK
