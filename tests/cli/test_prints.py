"""``booklet`` and ``cards``: one PDF, written whole or not at all."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mapkit.cli.stopping import ExitCode
from mapkit.drawing.booklet import Booklet
from mapkit.drawing.thumbnails import Thumbnails
from mapkit.mapfile import format_map, new_document, new_map
from tests.cli.program import Mapkit
from tests.cli.test_pictures import pages

Imported = Callable[[str], Path]
ROOT = Path(__file__).resolve().parents[2]


def test_a_booklet_is_one_pdf_of_as_many_pages_as_it_says(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "sight.pdf"
    done = mapkit("booklet", "two-rooms", "--paper", "a5", "-o", out)
    assert done.code == ExitCode.OK, done.err
    (count,) = re.findall(r"^(\d+) pages$", done.err, re.MULTILINE)
    assert pages(out) == int(count)
    assert done.out == ""


def test_the_same_map_gives_the_same_bytes_in_colours_and_others_in_grey(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    path = imported("hand_rb8_tunnel")
    outs = [tmp_path / f"{name}.pdf" for name in ("first", "again", "grey")]
    for out in outs:
        grey = ["--grey"] if out.stem == "grey" else []
        assert mapkit("booklet", path, "-o", out, *grey).code == ExitCode.OK
    first, again, greys = (out.read_bytes() for out in outs)
    assert first == again
    assert first != greys
    assert re.search(rb"CreationDate|ModDate", first) is None


def test_without_a_name_they_are_called_after_the_map(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert mapkit("booklet", "two-rooms").code == ExitCode.OK
    assert mapkit("cards", "launch-site").code == ExitCode.OK
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["launch-site-cards.pdf", "two-rooms-booklet.pdf"]
    done = mapkit("booklet", "two-rooms")
    assert done.code == ExitCode.FILE
    assert "--force replaces it" in done.err


def test_cards_fill_two_sheets(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"
    done = mapkit("cards", "launch-site", "--paper", "letter", "-o", out)
    assert (done.code, pages(out)) == (ExitCode.OK, 2), done.err


TWIN_PASSES = ROOT / "maps" / "skirmish_wars" / "twin-passes.layout.yaml"


def test_a_layout_prints_its_cards_beside_the_board(mapkit: Mapkit, tmp_path: Path) -> None:
    board, out = tmp_path / "board.yaml", tmp_path / "cards.pdf"
    composing = ("compose", TWIN_PASSES, "-o", board, "--symmetric", "turn")
    pieces = tmp_path / "elements.pdf"
    done = mapkit(*composing, "--cards", out, "--elements", pieces, "--paper", "a5")
    assert (done.code, pages(out), pages(pieces)) == (ExitCode.OK, 3, 1), done.err
    assert "9 cards, 81 fields" in done.err
    assert board.exists()
    first = out.read_bytes()
    assert mapkit(*composing, "--cards", out, "--paper", "a5", "--force").code == ExitCode.OK
    assert out.read_bytes() == first
    if shutil.which("pdfinfo"):
        told = subprocess.run(["pdfinfo", out], capture_output=True, text=True, check=True).stdout
        (size,) = re.findall(r"Page size: +([\d.]+) x ([\d.]+) pts", told)
        assert [float(side) / 72 * 25.4 for side in size] == pytest.approx([148, 210], abs=0.1)


def test_two_outputs_of_one_name_are_refused(mapkit: Mapkit, tmp_path: Path) -> None:
    board, out = tmp_path / "board.yaml", tmp_path / "prints.pdf"
    done = mapkit("compose", TWIN_PASSES, "-o", board, "--cards", out, "--elements", out)
    assert done.code == ExitCode.USAGE
    assert "two outputs have one name" in done.err
    assert not [*tmp_path.iterdir()]


def test_a_layout_without_cards_is_no_board(mapkit: Mapkit, tmp_path: Path) -> None:
    layout, board = tmp_path / "empty.layout.yaml", tmp_path / "board.yaml"
    layout.write_text('mapkit_layout: "1.0"\nid: empty\ncards: {}\n', "utf-8")
    done = mapkit("compose", layout, "-o", board)
    assert done.code != ExitCode.OK
    assert "has no cards yet" in done.err
    assert not board.exists()


@pytest.mark.parametrize("option", ["--cards", "--elements"])
@pytest.mark.parametrize("cards", ["cards.png", "there.pdf"])
def test_where_the_cards_cannot_be_written_there_is_no_board_either(
    mapkit: Mapkit, tmp_path: Path, cards: str, option: str
) -> None:
    (tmp_path / "there.pdf").write_text("mine", "utf-8")
    board = tmp_path / "board.yaml"
    done = mapkit("compose", TWIN_PASSES, "-o", board, option, tmp_path / cards)
    assert done.code != ExitCode.OK
    assert not board.exists()
    assert (tmp_path / "there.pdf").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["booklet", "two-rooms", "-o", "x.svg"], "printed sheets are written as pdf"),
        (["booklet", "two-rooms", "--paper", "a0"], "'a0'"),
        (["cards", "two-rooms"], "neither objectives nor regroup marks"),
        (["cards", "launch-site", "-o", "x.png"], "printed sheets are written as pdf"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = mapkit(*arguments)
    assert done.code == ExitCode.USAGE
    assert said in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_map_with_errors_is_printed_in_part_if_asked(mapkit: Mapkit, tmp_path: Path) -> None:
    board = new_map("rows", id="m", size_mm=(120, 90), rows=3, columns=4)
    text = format_map(new_document(board), board).replace("kind: open", "kind: castle", 1)
    path, out = tmp_path / "m.yaml", tmp_path / "m.pdf"
    path.write_text(text, "utf-8")
    assert mapkit("booklet", path, "-o", out).code == ExitCode.INVALID_MAP
    assert not out.exists()
    done = mapkit("booklet", path, "-o", out, "--partial")
    assert done.code == ExitCode.OK, done.err
    assert pages(out) > 0


def test_a_choice_gives_other_answers(mapkit: Mapkit, imported: Imported, tmp_path: Path) -> None:
    path = imported("courtyard")
    outs = [tmp_path / "blocks.pdf", tmp_path / "sees.pdf"]
    for out in outs:
        choice = ["--choice", f"grazing={out.stem}"]
        assert mapkit("booklet", path, "-o", out, *choice).code == ExitCode.OK
    assert outs[0].read_bytes() != outs[1].read_bytes()


def test_stopped_half_way_nothing_is_written(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, drawn = Thumbnails.draw, [0]

    def stop(self: Thumbnails, *given: object) -> object:
        drawn[0] += 1
        if drawn[0] > 5:
            raise KeyboardInterrupt
        return draw(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Thumbnails, "draw", stop)
    done = mapkit("booklet", "launch-site", "-o", tmp_path / "x.pdf")
    assert done.code == ExitCode.INTERRUPTED
    assert list(tmp_path.iterdir()) == []


def test_pages_are_drawn_one_by_one_while_they_are_written(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mapkit_exporters import raster

    asked, painted, ahead = [0], [0], [0]
    draw, paint = Booklet.pages, raster._figure

    def pages_of(self: Booklet) -> object:
        for page in draw(self):
            asked[0] += 1
            ahead[0] = max(ahead[0], asked[0] - painted[0])
            yield page

    def figure(*given: object, **named: object) -> object:
        painted[0] += 1
        return paint(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Booklet, "pages", pages_of)
    monkeypatch.setattr(raster, "_figure", figure)
    assert mapkit("booklet", "two-rooms", "-o", tmp_path / "x.pdf").code == ExitCode.OK
    assert asked[0] == painted[0] > 2
    assert ahead[0] == 1


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_a_reader_of_pdf_finds_the_words(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "x.pdf"
    assert mapkit("booklet", "two-rooms", "-o", out).code == ExitCode.OK
    said = subprocess.run(
        ["pdftotext", "-layout", str(out), "-"], check=True, capture_output=True, text=True
    ).stdout
    sheets = said.split("\f")
    for number in range(1, pages(out) + 1):
        assert f"page {number} of {pages(out)}" in sheets[number - 1]
    assert "How to read it" in sheets[0]
