"""``mapkit sight A B --redraw``: the other drawing of a disputed pair, written as a map."""

from __future__ import annotations

from pathlib import Path

from mapkit.cli.stopping import ExitCode
from mapkit.mapfile import read_map
from mapkit.mapfile.new import example_paths
from tests.cli.program import Mapkit


def test_the_redrawn_map_gives_the_other_answer(mapkit: Mapkit, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    said = mapkit("sight", "launch-site", "50", "95", "--redraw", other)
    assert "B50 sees W95 at 6" in said.out
    assert "over 7 fields" in said.out
    assert "over 6 fields" in mapkit("sight", other, "50", "95").out
    drawn, redrawn = read_map(example_paths()["launch-site"]).map, read_map(other).map
    assert drawn.fields == redrawn.fields
    moved = [v for v, at in drawn.vertices.items() if redrawn.vertices[v] != at]
    assert 0 < len(moved) < 10


def test_nothing_is_overwritten_and_nothing_settled_is_drawn(
    mapkit: Mapkit, tmp_path: Path
) -> None:
    board = tmp_path / "board.yaml"
    board.write_bytes(example_paths()["launch-site"].read_bytes())
    before = board.read_bytes()
    for path in (board, tmp_path / "none" / "other.yaml"):
        done = mapkit("sight", board, "50", "95", "--redraw", path, "--force")
        assert done.code == ExitCode.FILE
    assert board.read_bytes() == before
    refused = mapkit("sight", board, "50", "51", "--redraw", tmp_path / "a.yaml")
    assert refused.code == ExitCode.USAGE
    assert "50 sees of 51" in refused.err
    assert not (tmp_path / "a.yaml").exists()
