"""What is said of work that takes long: before it, and while it is done."""

from __future__ import annotations

import io
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.cli import exporting, maps, progress
from mapkit.cli.stopping import ExitCode
from mapkit.mapfile import new_map
from tests.cli.program import Mapkit

ROOT = Path(__file__).resolve().parents[2]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def shares(text: str) -> list[int]:
    return [int(share) for share in re.findall(r"(\d+)%", text)]


def test_the_share_never_goes_back_and_ends_with_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    now = iter(range(100))
    monkeypatch.setattr("mapkit.cli.progress.time.monotonic", lambda: float(next(now)))
    with progress.Progress("writing x") as told:
        for done, total in ((1, 10), (5, 10), (1, 10), (9, 9), (2, 4)):
            told(done, total)
    assert shares(screen.getvalue()) == [10, 50, 50, 99, 99, 100]
    assert screen.getvalue().endswith("\r\x1b[K")


@pytest.mark.parametrize(
    "command",
    [
        "sight two-rooms n1",
        "disputes two-rooms",
        "report two-rooms two-rooms -o a.html",
        "report two-rooms -o a.pdf",
        "report boards --all",
        "simulate launch-site --games 3 -o b.html",
        "simulate launch-site --compare-choice grazing=sees --games 2",
        "booklet two-rooms",
        "cards launch-site",
        "diff two-rooms uboat-bunker",
        "draw two-rooms --sheets a4 -o c.pdf",
        "compose {cards}/ring.layout.yaml -o ring.yaml --cards d.pdf --elements e.pdf",
        "export two-rooms --to html -o f.html",
        "export two-rooms --to vassal -o g.vmod",
        "build two-rooms -o h.json",
        "suggest launch-site 34 37",
        "improve two-rooms --goal no-disputes --variants 2 -o drafts --workers 1",
        "trace {photo} -o i.yaml --size 297x297",
    ],
)
def test_every_command_counts_up_once(
    command: str, monkeypatch: pytest.MonkeyPatch, mapkit: Mapkit, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "a.yaml").write_text(
        (ROOT / "examples" / "two-rooms.yaml").read_text("utf-8"), "utf-8"
    )
    for name in ("_PATIENCE_S", "_PAUSE_S"):
        monkeypatch.setattr(progress, name, 0.0)
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    places = {"cards": ROOT / "maps" / "skirmish_wars", "photo": ROOT / "examples/photo/board.jpg"}
    done = mapkit(*command.format(**places).split())
    said = screen.getvalue()
    assert done.code in (ExitCode.OK, ExitCode.NO), said
    found = shares(said)
    assert found == sorted(found), found
    assert found.count(100) == 1, found


def test_much_that_is_left_is_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    now = iter([0.0, 10.0, 20.0])
    monkeypatch.setattr("mapkit.cli.progress.time.monotonic", lambda: next(now))
    told = progress.Progress("writing x")
    told(1, 11)
    told(10, 11)
    assert "9%, about 2 min more; Ctrl-C stops" in screen.getvalue()
    assert screen.getvalue().endswith(" 91%")


def test_a_costly_part_of_an_export_is_told_before_it_begins(
    monkeypatch: pytest.MonkeyPatch, mapkit: Mapkit, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    assert "reasons" not in mapkit("export", "two-rooms", "--to", "html", "-o", page).err
    monkeypatch.setattr(exporting, "LONG_S", 0.0)
    said = mapkit("export", "two-rooms", "--to", "html", "-o", page, "--force").err
    assert "lines and reasons of 66 pairs: about 0 s of processor; Ctrl-C stops" in said
    said = mapkit("export", "two-rooms", "--to", "csv", "-o", tmp_path / "a.zip").err
    assert "disputed" not in said, "nobody asked for them"
    disputed = ("-O", "disputes=yes", "-o", tmp_path / "b.zip")
    assert (
        "what may be disputed of 66 pairs"
        in mapkit("export", "two-rooms", "--to", "csv", *disputed).err
    )


def test_what_takes_long_is_announced_with_what_is_large(
    capsys: pytest.CaptureFixture[str],
) -> None:
    maps.announce_tables(new_map("rows", rows=10, columns=12))
    assert capsys.readouterr().err == ""
    maps.announce_tables(new_map("rows", rows=50, columns=60))
    assert capsys.readouterr().err.startswith(
        "3,000 fields are 4,498,500 pairs, and the largest field has 4 corners: about 7 min and "
        "3,208 MB of memory; Ctrl-C stops"
    )
    small = new_map("rows", rows=1, columns=2)
    ring = tuple(f"v{n}" for n in range(4000))
    jagged = {"1": replace(small.fields["1"], rings=(ring,))}
    maps.announce_tables(replace(small, fields=jagged))
    said = capsys.readouterr().err
    assert "the largest field has 4,000 corners: about 84 s" in said
    maps.announce_pair(small)
    assert capsys.readouterr().err == ""
    maps.announce_pair(replace(small, fields=jagged))
    assert capsys.readouterr().err == (
        "corners of the largest field: 4,000; fields round one point: 1. The answer may take up to "
        "2 min and 460 MB of memory; Ctrl-C stops\n"
    )


@pytest.mark.parametrize("command", ["disputes", "report", "booklet"])
def test_commands_that_need_all_tables_announce_them(
    command: str, monkeypatch: pytest.MonkeyPatch, mapkit: Mapkit, tmp_path: Path
) -> None:
    monkeypatch.setattr(maps, "LONG_S", 0.0)
    monkeypatch.chdir(tmp_path)
    assert "12 fields are 66 pairs" in mapkit(command, "two-rooms").err
