"""Reports on pages: the same numbers as the JSON, where they come from, and no requests."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from mapkit.analysis.measures import Report, ReportOptions, make_report, report_dict
from mapkit.board import open_board
from mapkit.compiled import compile_map
from mapkit.drawing.names import PRINT_PAPERS
from mapkit.drawing.page import provenance_line
from mapkit.drawing.scene import Group, Scene, Text, walk
from mapkit.errors import UsageError
from mapkit.i18n import LANGUAGES, speaking
from mapkit.illustrate.report import report_document, write_report
from mapkit.illustrate.report.document import Figure, Number, Paragraph, Table
from mapkit.illustrate.report.material import Material
from mapkit.illustrate.report.printed import PrintedReport
from mapkit.model import GameMap
from mapkit_exporters.contract import broken_field
from tests.unit.drawing.test_heat import overhang
from tests.unit.illustrate.reading import (
    Element,
    as_json,
    at,
    number_at,
    number_in,
    numbers_of,
    read_page,
)

ROOT = Path(__file__).parents[3]
SKIRMISH = str(ROOT / "maps/skirmish_wars/ring.yaml")
BOARDS = ("launch-site", "uboat-bunker", SKIRMISH)
OPTIONS = ReportOptions(disputes=False, version="1.2.3", checksum="0123456789abcdef")


@cache
def reported(name: str) -> Report:
    return make_report(open_board(name).compile(), OPTIONS)


@cache
def page_of(name: str, language: str = "en") -> Element:
    with speaking(language):
        report = reported(name)
        return read_page(write_report(report_document(report), report.map, "html"))


def said(scene: Scene) -> list[str]:
    return [shape.content for _, shape in walk(scene) if isinstance(shape, Text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_number_of_the_page_is_that_of_the_json(name: str, language: str) -> None:
    figures = as_json(report_dict(reported(name)))
    shown = [e for e in page_of(name, language).walk() if "data-source" in e.attributes]
    assert len(shown) > 10
    for element in shown:
        value = number_at(figures, element.attributes["data-source"])
        told = element.attributes["data-value"]
        if value is None:
            assert told == ""
            assert not re.search(r"[1-9]", element.text)
        else:
            assert float(told) == value
            assert number_in(element.text) == pytest.approx(value, abs=0.0501)


@pytest.mark.parametrize("name", BOARDS)
def test_no_cell_holds_a_number_that_comes_from_nowhere(name: str) -> None:
    for cell in page_of(name).find("td"):
        if re.fullmatch(r"[\d.,+\u2212]+\*?", cell.text):
            column = cell.attributes.get("class")
            assert column != "number" or "data-source" in cell.attributes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_number_on_a_field_is_that_of_the_json(name: str, language: str) -> None:
    figures = as_json(report_dict(reported(name)))
    drawn = [f for f in page_of(name, language).find("figure") if "data-fields" in f.attributes]
    for figure in drawn:
        rows, key = figure.attributes["data-fields"].split("/*/")
        wanted = {
            row["field"]: row[key]
            for row in at(figures, rows)
            if row[key] is not None and row.get("stands", True)
        }
        found = {
            note.attributes["data-field"]: number_in(note.find("text")[-1].text)
            for note in figure.find("g", **{"class": "note"})
        }
        assert found == {i: pytest.approx(value, abs=0.501) for i, value in wanted.items()}
    assert bool(drawn) == bool(figures["exposure"] or figures["choke_points"])


@pytest.mark.parametrize("paper", PRINT_PAPERS)
def test_paper_says_the_same_numbers_as_the_screen(paper: str) -> None:
    report = reported("launch-site")
    document = report_document(report)
    printed = PrintedReport(document, report.map, paper=paper)
    pages = list(printed.pages())
    assert len(pages) == printed.count
    words = [text for page in pages for text in said(page)]
    for number in {number.text for number in numbers_of(document)}:
        wanted = sum(n.text == number for n in numbers_of(document))
        assert words.count(number) >= wanted
    for page in pages:
        assert overhang(page, ("page",)) == []


@pytest.mark.parametrize("paper", PRINT_PAPERS)
def test_every_sheet_says_where_the_map_comes_from(paper: str) -> None:
    report = reported("uboat-bunker")
    for page in PrintedReport(report_document(report), report.map, paper=paper).pages():
        (foot,) = (s for _, s in walk(page) if isinstance(s, Group) and s.kind == "head and foot")
        words = " ".join(s.content for s in foot.shapes if isinstance(s, Text))
        for wanted in (report.map.name, "01234567", "1.2.3", report.map.ruleset.version):
            assert wanted in words
        assert "Reconstruction" in words


def test_the_page_says_where_the_map_comes_from_at_both_ends() -> None:
    page, game_map = page_of("launch-site"), reported("launch-site").map
    for part in ("header", "footer"):
        (found,) = page.find(part)
        for wanted in (game_map.name, "01234567", "mapkit 1.2.3", "Sniper Elite"):
            assert wanted in found.text
        assert provenance_line(game_map.provenance) in found.text


@pytest.mark.parametrize("name", BOARDS)
def test_the_page_asks_nobody_for_anything(name: str) -> None:
    page = page_of(name)
    (policy,) = page.find("meta", **{"http-equiv": "Content-Security-Policy"})
    assert policy.attributes["content"].startswith("default-src 'none';")
    assert len(page.find("script")) == len(page.find("style")) == 1
    for element in page.walk():
        assert element.tag not in {"link", "img", "iframe", "object"}
        assert "style" not in element.attributes
        assert "src" not in element.attributes
        assert element.attributes.get("href", "#").startswith("#")


@pytest.mark.parametrize("name", BOARDS)
def test_names_inside_the_page_are_used_once_and_lead_somewhere(name: str) -> None:
    page = page_of(name)
    ids = [e.attributes["id"] for e in page.walk() if "id" in e.attributes]
    assert len(ids) == len(set(ids))
    links = [e.attributes["href"][1:] for e in page.find("a")]
    assert links == [e.attributes["id"] for e in page.find("section")]
    painted = {
        e.attributes["fill"][5:-1]
        for e in page.walk()
        if e.attributes.get("fill", "").startswith("url(#")
    }
    assert painted <= set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_its_language(language: str) -> None:
    (root,) = page_of("launch-site", language).find("html")
    assert root.attributes["lang"] == language


def test_texts_of_a_map_stay_texts() -> None:
    board = open_board("two-rooms")
    evil = '</title><script>alert(1)</script><b id="x">\'&'
    hostile = replace(
        board.map, name=evil, fields={i: replace(f, name=evil) for i, f in board.map.fields.items()}
    )
    report = replace(make_report(board.compile(), OPTIONS), map=hostile)
    page = read_page(write_report(report_document(report), report.map, "html"))
    assert len(page.find("script")) == 1
    assert not page.find("b", id="x")
    assert evil in page.find("h1")[0].text


def test_a_ruleset_without_sight_has_the_pages_that_apply() -> None:
    report = reported(SKIRMISH)
    assert report.exposure is None
    page = page_of(SKIRMISH)
    ids = [section.attributes["id"] for section in page.find("section")]
    assert "exposure" not in ids
    assert "ways" in ids
    assert "the ruleset has no lines of sight" in page.find("section", id="summary")[0].text.lower()


def one_field() -> GameMap:
    game_map = open_board("two-rooms").map
    first = next(iter(game_map.fields))
    return replace(game_map, fields={first: game_map.fields[first]}, portals=(), markers=())


def test_a_map_of_one_field_without_marks_is_reported() -> None:
    report = make_report(open_board(one_field()).compile(), OPTIONS)
    document = report_document(report)
    page = read_page(write_report(document, report.map, "html"))
    assert "The map has no objectives." in page.text
    assert "most exposed objective" not in page.text
    (exposure,) = (part for part in document.parts if part.id == "exposure")
    assert sum(isinstance(b, Figure) for b in exposure.blocks) == 2  # at all, and within so far
    tables = [b.title for b in exposure.blocks if isinstance(b, Table)]
    assert tables == ["Sectors compared: fields that see a field", "Every field"]
    assert list(PrintedReport(document, report.map).pages())


def test_no_way_is_said_and_is_no_number() -> None:
    report = reported("launch-site")
    assert report.ways
    cut = tuple(
        replace(ways, journeys=tuple(replace(j, turns=None) for j in ways.journeys))
        for ways in report.ways
    )
    document = report_document(replace(report, ways=cut))
    tables = [b for part in document.parts for b in part.blocks if isinstance(b, Table)]
    cells = [c for t in tables if "empty board" in t.title for row in t.rows for c in row[1:]]
    assert cells
    assert {c.text for c in cells if isinstance(c, Number)} == {"no way", "no way*"}


def test_entries_that_the_sniper_may_not_use_have_a_star_and_a_note() -> None:
    report = reported("uboat-bunker")
    document = report_document(report)
    blocks = [b for part in document.parts for b in part.blocks]
    names = Material(report.map, report_dict(report)).names
    barred = {
        (names.place(j.origin.name), names.place(j.objective.name))
        for ways in report.ways or ()
        for j in ways.journeys
        if j.origin.kind == "entry" and j.same_sector
    }
    assert barred
    tables = [b for b in blocks if isinstance(b, Table) and b.title.startswith("Turns to each")]
    assert len(tables) == 4
    for table in tables:
        marked = {
            (row[0], column.heading)
            for row in table.rows
            for column, cell in zip(table.columns[1:], row[1:], strict=True)
            if isinstance(cell, Number) and cell.text.endswith("*")
        }
        assert marked == barred
    (danger,) = (b for b in blocks if isinstance(b, Table) and b.title.startswith("Danger"))
    starred = {row[:2] for row in danger.rows if str(row[1]).endswith("*")}
    assert starred == {(origin, f"{end}*") for origin, end in barred}
    notes = [b.text for b in blocks if isinstance(b, Paragraph) and b.text.startswith("* ")]
    assert len(notes) == 3  # below the turns of each mover, and below danger


def test_what_an_error_leaves_out_is_said_loudly() -> None:
    compiled = compile_map(broken_field(open_board("two-rooms").map), partial=True)
    assert compiled.missing.fields
    report = make_report(compiled, OPTIONS)
    page = read_page(write_report(report_document(report), report.map, "html"))
    (loud,) = page.find("p", **{"class": "loud"})
    for field in compiled.missing.fields:
        assert field in loud.text
    assert "errors of the map" in page.find("section", id="summary")[0].text


@pytest.mark.parametrize("ending", ["", ".txt", "png", ".json"])
def test_other_files_are_refused(ending: str) -> None:
    report = reported("launch-site")
    with pytest.raises(UsageError, match=r"\.html, \.pdf"):
        write_report(report_document(report), report.map, ending)


def test_long_tables_go_on_on_the_next_sheet_with_their_headings() -> None:
    report = reported("launch-site")
    document = report_document(report)
    pages = [said(p) for p in PrintedReport(document, report.map).pages()]
    on = [words for words in pages if "Every field" in words]
    assert len(on) > 1
    assert all("Sector" in words for words in on)


def test_pictures_of_a_document_have_numbers_of_their_own_report() -> None:
    """What a figure's source names is there, and lists all fields of the board."""
    report = reported("uboat-bunker")
    figures = as_json(report_dict(report))
    for part in report_document(report).parts:
        for block in part.blocks:
            if isinstance(block, Figure) and block.source:
                rows, key = block.source.split("/*/")
                assert all(key in row for row in at(figures, rows))
