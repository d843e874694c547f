"""Pictures: the right request reaches the drawing, the bytes reach the file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mapkit as library
from mapkit.cli.stopping import ExitCode
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.scene import Group, Scene, Text, walk
from mapkit.drawing.theme import Theme
from mapkit.export import pictures
from mapkit.mapfile import format_map, new_document, new_map
from tests.cli.program import Mapkit

Imported = Callable[[str], Path]


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Scene, str, float | None]]:
    """Stand in for the back ends, which tests/exporters looks at, and keep the scenes."""
    kept: list[tuple[Scene, str, float | None]] = []

    def render(scene: Scene, kind: str, *, dpi: float | None = None) -> bytes:
        kept.append((scene, kind, dpi))
        return b"picture"

    monkeypatch.setattr(pictures, "render_picture", render)
    return kept


def words(scene: Scene) -> str:
    return " ".join(s.content for _, s in walk(scene) if isinstance(s, Text))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sight", "{map}", "A", "B"], "A sees field B"),
        (["sight", "{map}", "A", "V"], "does not see"),
        (["sight", "{map}", "T"], "sees"),
        (["reach", "{map}", "A"], "can get to 2 fields"),
        (["hear", "{map}", "A", "T", "B"], "hear it"),
        (["hear", "{map}", "A", "T"], "Nobody hears it"),
    ],
)
def test_answers_are_drawn_with_their_sentence(
    mapkit: Mapkit,
    imported: Imported,
    rendered: list[Any],
    tmp_path: Path,
    arguments: list[str],
    said: str,
) -> None:
    path, picture = imported("hand_rb8_tunnel"), tmp_path / "answer.svg"
    done = mapkit(*(a.format(map=path) for a in arguments), "--picture", picture)
    assert done.code == ExitCode.OK, done.err
    assert f"wrote {picture}" in done.err
    assert said in done.out
    [(scene, kind, _)] = rendered
    assert kind == ".svg"
    assert picture.read_bytes() == b"picture"
    assert said in words(scene)
    again = mapkit(*(a.format(map=path) for a in arguments), "--picture", picture)
    assert (again.code, again.out) == (ExitCode.OK, done.out), "the answer always comes"
    assert picture.with_stem("answer-2").read_bytes() == b"picture"
    assert "answer.svg exists already" in again.err


def test_a_board_is_drawn_to_a_file_named_after_it(
    mapkit: Mapkit,
    imported: Imported,
    rendered: list[Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = imported("hand_rb8_tunnel")
    monkeypatch.chdir(tmp_path)
    assert mapkit("draw", path, "--dpi", "72").code == ExitCode.OK
    assert (tmp_path / "hand_rb8_tunnel.png").read_bytes() == b"picture"
    assert rendered[0][1:] == (".png", 72.0)
    assert mapkit("draw", path, "-o", "-", "--format", "svg").code == ExitCode.OK
    assert rendered[1][1] == "svg"


def test_pictures_write_what_is_asked_for(
    mapkit: Mapkit, imported: Imported, rendered: list[Any], tmp_path: Path
) -> None:
    path = imported("hand_rb8_tunnel")
    text = path.read_text("utf-8").replace("A:", "A:\n    name: Attic", 1)
    path.write_text(text, "utf-8")
    asked: list[list[str]] = [
        ["draw", "{map}", "-o", "{out}"],
        ["sight", "{map}", "A", "B", "--picture", "{out}"],
        ["reach", "{map}", "A", "--picture", "{out}"],
        ["play", "search", "{map}", "A", "--picture", "{out}"],
        ["disputes", "{map}", "--picture", "{out}"],
    ]
    for k, arguments in enumerate(asked):
        out = tmp_path / f"{k}.webp"
        done = mapkit(
            *(a.format(map=path, out=out) for a in arguments), "--labels", "names", "--force"
        )
        assert done.code == ExitCode.OK, done.err
        scene, kind, _ = rendered[-1]
        assert kind == ".webp"
        labels = [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "label"]
        said = {text.content for s in labels for text in s.shapes if isinstance(text, Text)}
        assert "Attic" in said or "(Attic)" in said
        assert "A" not in said
    assert mapkit("draw", path, "--no-labels", "-o", tmp_path / "none.png").code == ExitCode.OK
    scene, _, _ = rendered[-1]
    assert not any(isinstance(s, Group) and s.kind == "label" for _, s in walk(scene))


def test_a_format_that_is_none_is_told_with_those_that_are(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    done = mapkit("draw", imported("courtyard"), "-o", tmp_path / "board.bmp")
    assert done.code == ExitCode.USAGE
    assert all(name in done.err for name in ("jpg", "png", "svg", "webp"))


@pytest.mark.parametrize(("look", "theme"), LOOKS.items())
def test_the_look_of_a_board_and_of_an_answer(
    mapkit: Mapkit, imported: Imported, rendered: list[Any], tmp_path: Path, look: str, theme: Theme
) -> None:
    path = imported("hand_rb8_tunnel")
    for command in (["draw", path, "-o"], ["sight", path, "A", "B", "--picture"]):
        assert mapkit(*command, tmp_path / f"{command[0]}.svg", "--look", look).code == ExitCode.OK
    assert [scene.background for scene, _, _ in rendered] == [theme.page] * 2


def test_a_board_has_materials_and_an_answer_is_a_diagram(
    mapkit: Mapkit, imported: Imported, rendered: list[Any], tmp_path: Path
) -> None:
    path = imported("hand_rb8_tunnel")
    mapkit("draw", path, "-o", tmp_path / "board.svg")
    mapkit("sight", path, "A", "B", "--picture", tmp_path / "answer.svg")
    mapkit("export", path, "--to", "svg", "-o", tmp_path / "light.svg", "-O", "look=light")
    assert [bool(scene.layer("materials")) for scene, _, _ in rendered] == [True, False, True]
    assert rendered[2][0].background == LOOKS["light"].page


def test_looks_that_are_none(mapkit: Mapkit, imported: Imported, tmp_path: Path) -> None:
    path = imported("hand_rb8_tunnel")
    assert mapkit("draw", path, "--look", "neon").code == ExitCode.USAGE
    done = mapkit("draw", path, "--secret", "--look", "light", "-o", tmp_path / "a.svg")
    assert (done.code, "leave out --look or --secret" in done.err) == (ExitCode.USAGE, True)


def pages(path: Path) -> int:
    return path.read_bytes().count(b"/Type /Page ")


def test_a_board_on_sheets_is_one_pdf(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "proof.pdf"
    done = mapkit("draw", "launch-site", "--look", "outline", "--no-legend", "--sheets", "a4",
                  "-o", out)  # fmt: skip
    assert done.code == ExitCode.OK, done.err
    assert "9 sheets, 3 × 3, at the true size of the board" in done.err
    assert pages(out) == 9
    more = tmp_path / "more.pdf"
    done = mapkit("export", "launch-site", "-o", more, "-O", "sheets=a4", "-O", "look=outline",
                  "-O", "legend=no")  # fmt: skip
    assert done.code == ExitCode.OK, done.err
    assert more.read_bytes() == out.read_bytes()


def test_the_sheet_of_symbols_has_the_rules(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "symbols.svg"
    assert mapkit("draw", "uboat-bunker", "--reference", "-o", out).code == ExitCode.OK
    text = out.read_text("utf-8")
    for words in (
        "L4 (page 14)",
        "Tunnel below",
        "Black sector: field B37",
        "lines that only graze",
    ):
        assert words in text
    done = mapkit("draw", "uboat-bunker", "--reference", "--sheets", "a4")
    assert done.code == ExitCode.USAGE
    assert "cannot be combined" in done.err


def test_a_board_for_a_print_shop_has_marks(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "shop.pdf"
    done = mapkit("draw", "two-rooms", "--bleed", "3", "--folds", "2", "1", "-o", out)
    assert done.code == ExitCode.OK, done.err
    assert out.read_bytes().count(b"/TrimBox") == 2
    for given, said in (
        (["--folds", "2", "2"], "add --bleed 3"),
        (["--bleed", "3", "--paper", "a4"], "cannot be combined"),
        (["--bleed", "3", "-o", "x.png"], "written as pdf"),
    ):
        done = mapkit("draw", "two-rooms", *given)
        assert done.code == ExitCode.USAGE, given
        assert said in done.err


def test_without_a_name_sheets_become_a_pdf(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert mapkit("draw", "two-rooms", "--sheets", "a6").code == ExitCode.OK
    assert [path.name for path in tmp_path.iterdir()] == ["two-rooms.pdf"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--sheets", "a4", "-o", "x.svg"], "printed sheets are written as pdf"),
        (["--sheets", "a4", "--format", "png"], "printed sheets are written as pdf"),
        (["--sheets", "a4", "--paper", "a3"], "one sheet or many"),
        (["--sheets", "a4", "--secret"], "the secret map is one sheet"),
        (["--sheets", "b5"], "'b5'"),
        (["--paper", "b5"], "'b5'"),
    ],
)
def test_paper_that_cannot_be_is_refused(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = mapkit("draw", "two-rooms", *given)
    assert done.code == ExitCode.USAGE
    assert said in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("options", [["sheets=a4"], ["sheets=a4", "paper=a4"], ["sheet=secret",
                                     "sheets=a4"]])  # fmt: skip
def test_export_refuses_the_same(mapkit: Mapkit, tmp_path: Path, options: list[str]) -> None:
    given = [word for option in options for word in ("-O", option)]
    done = mapkit("export", "two-rooms", "-o", tmp_path / "x.svg", *given)
    assert done.code == ExitCode.USAGE
    assert not list(tmp_path.iterdir())


def test_a_picture_on_paper_says_how_large_the_board_is(
    mapkit: Mapkit, rendered: list[Any], tmp_path: Path
) -> None:
    for command in (["draw", "--paper", "a3"], ["export", "-O", "paper=a3", "--to", "pdf"]):
        done = mapkit(command[0], "launch-site", *command[1:], "-o", tmp_path / command[0],
                      *(["--format", "pdf"] if command[0] == "draw" else []))  # fmt: skip
        assert done.code == ExitCode.OK, done.err
        scene = rendered.pop()[0]
        assert (scene.width, scene.height) == (420.0, 297.0)
        assert f"the board is drawn at {100 * scene.scale:.1f} % of its true size" in done.err
        checksum = library.open("launch-site").checksum()[:8]
        assert f"{100 * scene.scale:.1f} % · {checksum} · Launch Site" in words(scene)
    done = mapkit("draw", "launch-site", "--secret", "--paper", "a6", "-o", tmp_path / "s.svg")
    scene = rendered.pop()[0]
    assert (scene.width, scene.height) == (148.0, 105.0)
    assert f"the board is drawn at {100 * scene.scale:.1f} % of its true size" in done.err


def test_the_checksum_on_paper_is_that_of_the_engine_json(
    mapkit: Mapkit, rendered: list[Any], tmp_path: Path
) -> None:
    tables = json.loads(mapkit("build", "two-rooms").out)
    mapkit("draw", "two-rooms", "--paper", "a4", "-o", tmp_path / "a.svg")
    assert f" · {tables['checksums']['play'][:8]} · " in words(rendered.pop()[0])


def test_a_look_without_legend_says_where_it_is(
    mapkit: Mapkit, rendered: list[Any], tmp_path: Path
) -> None:
    play = (["draw", "two-rooms", "--look", "play"], ["export", "two-rooms", "-O", "look=play"])
    for command, to in ((play[0], "--format"), (play[1], "--to")):
        for kind, told in (("png", True), ("pdf", False)):
            done = mapkit(*command, to, kind, "-o", tmp_path / f"{command[0]}.{kind}")
            assert done.code == ExitCode.OK, done.err
            assert ("PNG has only one" in done.err) == told
    assert all(scene.back is not None for scene, *_ in rendered)


def test_a_page_of_the_boards_own_size_says_which_map_it_is_of(
    mapkit: Mapkit, rendered: list[Any], tmp_path: Path
) -> None:
    mapkit("draw", "launch-site", "-o", tmp_path / "a.svg")
    plain = rendered.pop()[0]
    checksum = library.open("launch-site").checksum()[:8]
    assert checksum not in words(plain)
    for command in (["draw", "launch-site"], ["export", "launch-site", "--to", "pdf"]):
        done = mapkit(*command, "-o", tmp_path / f"{command[0]}.pdf")
        assert done.code == ExitCode.OK, done.err
        scene = rendered.pop()[0]
        assert words(scene) == f"{words(plain)} {checksum} · Launch Site"
        assert scene.width == plain.width
        assert plain.height < scene.height < 1.05 * plain.height


@pytest.mark.parametrize("page", [("--paper", "a4"), ("--secret",), ("--format", "pdf")])
def test_a_map_with_errors_is_printed_too_and_says_so(
    mapkit: Mapkit, rendered: list[Any], tmp_path: Path, page: tuple[str, ...]
) -> None:
    game_map = new_map("rows", id="m", size_mm=(120, 90), rows=3, columns=4)
    x, y = game_map.vertices["r1c1"]
    moved = replace(game_map, vertices={**game_map.vertices, "r1c1": (x + 5000, y + 5000)})
    path = tmp_path / "spoilt.yaml"
    path.write_text(format_map(new_document(moved), moved), "utf-8")
    done = mapkit("draw", path, *page, "-o", tmp_path / "a.svg")
    assert done.code == ExitCode.OK, done.err
    assert "the map has errors · " in words(rendered.pop()[0])


def test_matplotlib_tells_users_nothing_of_its_caches(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for out in ("a.png", "a.pdf"):
        done = subprocess.run(
            [sys.executable, "-m", "mapkit", "draw", "two-rooms", "-o", out],
            cwd=tmp_path, env={**os.environ, "MPLCONFIGDIR": str(tmp_path / "file")},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stderr == f"wrote {out}\n"
