"""``mapkit report -o``: one file for people beside what is printed, or a word why not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.cli.stopping import ExitCode
from mapkit.i18n import LANGUAGES
from mapkit.mapfile import format_map, new_document, new_map
from tests.cli.program import Mapkit
from tests.cli.test_pictures import pages
from tests.unit.illustrate.reading import number_at, read_page


def test_a_page_has_the_numbers_that_json_prints(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    done = mapkit("report", "two-rooms", "--json", "-o", out)
    assert done.code == ExitCode.OK, done.err
    assert f"wrote {out}" in done.err
    shown = [e for e in read_page(out.read_bytes()).walk() if e.attributes.get("data-value")]
    assert shown
    for element in shown:
        value = number_at(done.json, element.attributes["data-source"])
        assert float(element.attributes["data-value"]) == value


def test_two_versions_stand_on_one_page_with_the_numbers_of_json(
    mapkit: Mapkit, tmp_path: Path
) -> None:
    out = tmp_path / "changes.html"
    done = mapkit("report", "two-rooms", "own-kinds", "--json", "-o", out)
    assert done.code == ExitCode.OK, done.err
    shown = [e for e in read_page(out.read_bytes()).walk() if e.attributes.get("data-value")]
    assert shown
    for element in shown:
        found = number_at(done.json, element.attributes["data-source"])
        value = found["after"] - found["before"] if isinstance(found, dict) else found
        assert float(element.attributes["data-value"]) == pytest.approx(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_in_the_language_that_is_asked_for(
    mapkit: Mapkit, tmp_path: Path, language: str
) -> None:
    out = tmp_path / "report.html"
    done = mapkit("--language", language, "report", "two-rooms", "-o", out)
    assert done.code == ExitCode.OK, done.err
    (root,) = read_page(out.read_bytes()).find("html")
    assert root.attributes["lang"] == language
    words = {"en": "Summary", "cs": "Souhrn", "pl": "Podsumowanie"}
    assert words[language] in root.find("h2")[0].text


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sheets_are_true_to_the_paper(mapkit: Mapkit, tmp_path: Path, paper: str) -> None:
    out = tmp_path / "report.pdf"
    done = mapkit("report", "two-rooms", "--paper", paper, "-o", out)
    assert done.code == ExitCode.OK, done.err
    assert pages(out) >= 3
    size = {"a4": b"595.", "letter": b"612 792"}[paper]
    assert b"/MediaBox [ 0 0 " + size in out.read_bytes()


def test_the_same_map_gives_the_same_bytes(mapkit: Mapkit, tmp_path: Path) -> None:
    for ending in ("html", "pdf"):
        outs = [tmp_path / f"{name}.{ending}" for name in ("first", "again")]
        for out in outs:
            assert mapkit("report", "two-rooms", "-o", out).code == ExitCode.OK
        assert outs[0].read_bytes() == outs[1].read_bytes()


def test_another_ending_is_refused_before_any_work(mapkit: Mapkit, tmp_path: Path) -> None:
    for name in ("report.txt", "report", "report.json"):
        done = mapkit("report", "two-rooms", "-o", tmp_path / name)
        assert done.code == ExitCode.USAGE
        assert ".html, .pdf" in done.err
        assert done.out == ""
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_is_kept(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    out.write_text("mine")
    assert mapkit("report", "two-rooms", "-o", out).code != ExitCode.OK
    assert out.read_text() == "mine"
    assert mapkit("report", "two-rooms", "-o", out, "--force").code == ExitCode.OK
    assert out.read_text().startswith("<!doctype html>")


def test_a_board_in_two_parts_has_pages_that_say_so(mapkit: Mapkit, tmp_path: Path) -> None:
    cut = new_map("rows", id="cut", size_mm=(90, 30), rows=1, columns=3, sectors=False)
    path, out = tmp_path / "cut.yaml", tmp_path / "cut.html"
    middle = cut.fields["2"]
    closed = next(name for name, trait in cut.ruleset.traits.items() if not trait.enter)
    cut = replace(cut, fields={**cut.fields, "2": replace(middle, traits=frozenset({closed}))})
    path.write_text(format_map(new_document(cut), cut))
    done = mapkit("report", path, "-o", out)
    assert done.code == ExitCode.OK, done.err
    page = read_page(out.read_bytes())
    assert "No step joins these parts of the board: 1; 3." in page.text


def test_a_measure_is_drawn_on_the_board(mapkit: Mapkit, tmp_path: Path) -> None:
    out = tmp_path / "exposure.svg"
    assert mapkit("draw", "two-rooms", "--heat", "exposure", "-o", out).code == ExitCode.OK
    exposure = mapkit("report", "two-rooms", "--json").json["exposure"]
    rows = exposure["fields"]
    wanted = {row["field"]: str(row["seen_from"]) for row in rows if row["stands"]}
    notes = read_page(out.read_bytes()).find("g", **{"class": "note"})
    assert {n.attributes["data-field"]: n.find("text")[-1].text for n in notes} == wanted


def test_a_measure_that_is_not_there_is_refused(mapkit: Mapkit, tmp_path: Path) -> None:
    done = mapkit("draw", "two-rooms", "--heat", "beauty", "-o", tmp_path / "a.png")
    assert done.code == ExitCode.USAGE
    assert "exposure, within-1" in done.err
    done = mapkit("draw", "two-rooms", "--heat", "ways", "--secret", "-o", tmp_path / "a.png")
    assert done.code == ExitCode.USAGE
    assert not list(tmp_path.iterdir())
