"""Writing maps in other formats: build, export, formats, and the sniper's map."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mapkit.board import open_board
from mapkit.cli.program import program
from mapkit.cli.stopping import ExitCode
from tests.cli.program import Mapkit

Imported = Callable[[str], Path]
CASES = Path(__file__).parents[1] / "cases" / "shared"


def test_build_is_the_short_way_to_the_engine_json(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    path = imported("hand_rb8_tunnel")
    plain = mapkit("build", path)
    assert plain.json["form"] == "expanded"
    written = tmp_path / "tables.json"
    exported = mapkit("export", path, "--to", "tables", "-o", written)
    assert exported.code == ExitCode.OK
    assert written.read_text("utf-8") == plain.out
    assert mapkit("build", path, "-O", "form=dense").json["form"] == "dense"
    options = ["--option", "form=dense", "-O", "geometry=yes", "-O", "witnesses=yes"]
    full = mapkit("export", path, "--to", "tables", *options, "-o", "-")
    assert full.out == mapkit("build", path, *options).out
    assert {"geometry", "witnesses"} <= full.json.keys()


def test_the_file_is_named_after_the_map(
    mapkit: Mapkit, imported: Imported, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = imported("hand_rb8_tunnel")
    monkeypatch.chdir(tmp_path)
    assert mapkit("export", path, "--to", "tables").code == ExitCode.OK
    assert json.loads((tmp_path / "hand_rb8_tunnel.json").read_text("utf-8"))["los"]
    assert mapkit("export", path, "--to", "svg").code == ExitCode.OK
    assert b"<svg" in (tmp_path / "hand_rb8_tunnel.svg").read_bytes()
    again = mapkit("export", path, "--to", "tables")
    assert again.code == ExitCode.FILE
    assert "--force" in again.err


def test_the_ending_tells_the_format(mapkit: Mapkit, imported: Imported, tmp_path: Path) -> None:
    path = imported("hand_rb8_tunnel")
    assert mapkit("export", path, "-o", tmp_path / "a.svg", "-O", "legend=no").code == 0
    assert mapkit("export", path, "-o", tmp_path / "a.json").code == 0
    for output in (tmp_path / "a.xyz", tmp_path / "a"):
        refused = mapkit("export", path, "-o", output)
        assert refused.code == ExitCode.USAGE
        assert "tables" in refused.err
        assert "svg" in refused.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--to", "tabels"], "tables"),
        (["--to", "tables", "-O", "fom=dense"], "form"),
        (["--to", "tables", "-O", "form=thick"], "expanded"),
        (["--to", "tables", "-O", "form"], "NAME=VALUE"),
        (["--to", "svg", "-O", "form=dense"], "legend"),
        (["--to", "svg", "--partial"], "--partial"),
        (["--to", "png", "-O", "dpi=1"], "2400"),
        ([], "--to"),
    ],
)
def test_nonsense_is_refused_with_what_there_is(
    mapkit: Mapkit, imported: Imported, tmp_path: Path, arguments: list[str], told: str
) -> None:
    output = tmp_path / "out" if not arguments else tmp_path / "out.x"
    done = mapkit("export", imported("hand_rb8_tunnel"), *arguments, "-o", output)
    assert done.code == ExitCode.USAGE
    assert told in done.err
    assert not output.exists()


def test_options_are_refused_before_the_map_is_read(mapkit: Mapkit) -> None:
    done = mapkit("export", "no-such-map.yaml", "--to", "tables", "-O", "nonsense=1", "-o", "-")
    assert done.code == ExitCode.USAGE


def test_a_partial_export_says_what_is_missing(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    path = imported("courtyard")
    text = path.read_text("utf-8")
    path.write_text(text.replace("kind: open", "kind: castle", 1), "utf-8")
    output = tmp_path / "part.json"
    assert mapkit("export", path, "--to", "tables", "-o", output).code == ExitCode.INVALID_MAP
    done = mapkit("export", path, "--to", "tables", "-o", output, "--partial")
    assert done.code == ExitCode.OK, done.err
    assert "left out" in done.err
    assert json.loads(output.read_text("utf-8"))["requires"] == ["partial"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["sight", "{map}", "A", "B", "--picture", "{out}"],
        ["sight", "{map}", "A", "--picture", "{out}"],
        ["reach", "{map}", "A", "--picture", "{out}"],
        ["hear", "{map}", "A", "T", "--picture", "{out}"],
        ["draw", "{map}", "-o", "{out}"],
    ],
)
@pytest.mark.parametrize("ending", [".xyz", ""])
def test_a_wrong_ending_is_refused_before_any_work(
    mapkit: Mapkit, tmp_path: Path, arguments: list[str], ending: str
) -> None:
    out = tmp_path / f"answer{ending}"
    # The map does not exist: who reads it first ends otherwise.
    done = mapkit(*(a.format(map=tmp_path / "no-such.yaml", out=out) for a in arguments))
    assert done.code == ExitCode.USAGE
    assert "svg" in done.err
    assert not done.out


def test_a_case_comes_through_a_pipe(mapkit: Mapkit, monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES / "hand_rb8_tunnel.json"
    piped = io.TextIOWrapper(io.BytesIO(case.read_bytes()))
    monkeypatch.setattr(sys, "stdin", piped)
    done = mapkit("import", "-")
    assert done.code == ExitCode.OK, done.err
    from_file = mapkit("import", case).out
    assert done.out == from_file
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(done.out.encode())))
    checked = mapkit("check", "-")
    assert checked.code == ExitCode.OK
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"{")))
    broken = mapkit("import", "-")
    assert broken.code == ExitCode.FILE
    assert "--from" in broken.err
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"{")))
    named = mapkit("import", "-", "--from", "case")
    assert named.code == ExitCode.FILE
    assert "standard input:1:" in named.err


def test_the_secret_map_is_a_page(mapkit: Mapkit, imported: Imported, tmp_path: Path) -> None:
    path = imported("hand_rb8_tunnel")
    for paper, width in (("a5", "210"), ("a4", "297")):
        out = tmp_path / f"{paper}.svg"
        assert mapkit("draw", path, "--secret", "--paper", paper, "-o", out).code == ExitCode.OK
        assert f'width="{width}mm"' in out.read_text("utf-8")
    same = tmp_path / "same.svg"
    assert mapkit("export", path, "--to", "svg", "-O", "sheet=secret", "-o", same).code == 0
    assert same.read_bytes() == (tmp_path / "a5.svg").read_bytes()
    both = mapkit("draw", path, "--secret", "--problems", "-o", tmp_path / "x.svg")
    assert both.code == ExitCode.USAGE


def test_the_secret_map_says_which_map_it_is_of(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    path, out = imported("courtyard"), tmp_path / "secret.svg"
    board = open_board(path)
    assert mapkit("draw", path, "--secret", "-o", out).code == ExitCode.OK
    assert out.read_text("utf-8").count(f"{board.checksum()[:8]} · {board.map.name}") == 1


def test_the_tab_key_offers_the_formats() -> None:
    from click.shell_completion import ShellComplete

    shell = ShellComplete(program, {}, "mapkit", "_MAPKIT_COMPLETE")
    offered = shell.get_completions(["export", "board.yaml", "--to"], "s")
    assert [item.value for item in offered] == ["svg-layers", "svg"]
