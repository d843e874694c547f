"""The PDF of a report, read back by another program: its numbers are those of the JSON."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from mapkit.analysis.measures import Report, ReportOptions, make_report, report_dict
from mapkit.board import open_board
from mapkit.compiled import compile_map
from mapkit.drawing.scene import Group, Text, walk
from mapkit.i18n import LANGUAGES, speaking
from mapkit.illustrate.report import report_document, write_report
from mapkit.illustrate.report.document import Document, Figure, Number, Table
from mapkit.illustrate.report.printed import PrintedReport
from mapkit.mapfile import read_case
from tests.looping import for_each
from tests.random_maps import random_map
from tests.unit.illustrate.reading import as_json, at, number_at, number_in, numbers_of

pytestmark = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="poppler is not installed"
)

MM = 25.4 / 72
WORD = re.compile(
    r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>'
)
OPTIONS = ReportOptions(version="1.2.3", checksum="0123456789abcdef")
SMALL_MAPS = 6


@dataclass(frozen=True)
class Word:
    """A word on a sheet, with its box in mm from the top left."""

    left: float
    top: float
    right: float
    bottom: float
    text: str


Sheet = list[Word]


def read_sheets(data: bytes, path: Path) -> list[Sheet]:
    """Return the words of each sheet as poppler finds them."""
    path.write_bytes(data)
    done = subprocess.run(
        ["pdftotext", "-bbox", str(path), "-"], check=True, capture_output=True, encoding="utf-8"
    )
    sheets = []
    for page in done.stdout.split("<page ")[1:]:
        sheet = []
        for *box, text in WORD.findall(page):
            left, top, right, bottom = (float(value) * MM for value in box)
            sheet.append(Word(left, top, right, bottom, unescape(text)))
        sheets.append(sheet)
    return sheets


def lines(sheet: Sheet) -> Iterator[str]:
    """Yield what stands on one height, from left to right."""
    rows: dict[float, list[Word]] = {}
    for word in sheet:
        level = next((y for y in rows if abs(y - word.bottom) < 0.2), word.bottom)
        rows.setdefault(level, []).append(word)
    for row in rows.values():
        yield plain(" ".join(w.text for w in sorted(row, key=lambda w: w.left)))


def plain(text: str) -> str:
    return " ".join(text.split())


def row_pattern(row: tuple[Number | str, ...]) -> str:
    """Return what a row reads like; text that is too long for its column ends with an ellipsis."""
    cells = [plain(cell.text if isinstance(cell, Number) else cell) for cell in row]
    said = [
        re.escape(words)
        if isinstance(cell, Number)
        else rf"(?:{re.escape(words)}|{re.escape(words[:1])}[^…\n]*…)"
        for cell, words in zip(row, cells, strict=True)
        if words
    ]
    return r"(?<!\S)" + " ".join(said) + r"(?!\S)"


def check_tables(document: Document, sheets: list[Sheet]) -> int:
    """Look for every row of every table in one line of a sheet; return how many there are."""
    printed = "\n".join(line for sheet in sheets for line in lines(sheet))
    count = 0
    for part in document.parts:
        for block in part.blocks:
            for row in block.rows if isinstance(block, Table) else ():
                assert re.search(row_pattern(row), printed), row
                count += 1
    return count


def check_fields(document: Document, report: Report, sheets: list[Sheet]) -> int:
    """Hold each number on a field against the JSON; return how many there are."""
    figures = as_json(report_dict(report))
    sources = [
        block.source
        for part in document.parts
        for block in part.blocks
        if isinstance(block, Figure)
    ]
    drawn = [
        (sheet, shape)
        for sheet, page in zip(sheets, PrintedReport(document, report.map).pages(), strict=True)
        for _, shape in walk(page)
        if isinstance(shape, Group) and shape.kind == "figure"
    ]
    count = 0
    for source, (sheet, figure) in zip(sources, drawn, strict=True):
        if not source:
            continue
        rows, key = source.split("/*/")
        wanted = {
            row["field"]: row[key]
            for row in at(figures, rows)
            if row[key] is not None and row.get("stands", True)
        }
        found = {
            note.field: number_in(word_at(sheet, text).text)
            for note in figure.shapes
            if isinstance(note, Group) and note.kind == "note" and note.field is not None
            for text in [t for t in note.shapes if isinstance(t, Text)][-1:]
        }
        assert found == {i: pytest.approx(value, abs=0.501) for i, value in wanted.items()}
        count += len(found)
    return count


def word_at(sheet: Sheet, text: Text) -> Word:
    """Return the word that stands where a text was put."""
    x, base = text.at
    y = base - text.size * 0.35
    here = [w for w in sheet if w.left <= x <= w.right and w.top <= y <= w.bottom]
    (word,) = (w for w in here if w.text == text.content)
    return word


def check_numbers(document: Document, report: Report) -> None:
    figures = as_json(report_dict(report))
    for number in numbers_of(document):
        assert number.value == number_at(figures, number.source)
        if number.value is not None:
            assert number_in(number.text) == pytest.approx(number.value, abs=0.0501)


@cache
def reported(name: str) -> Report:
    return make_report(open_board(name).compile(), OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_a_board_on_paper_are_those_of_the_json(language: str, tmp_path: Path) -> None:
    report = reported("uboat-bunker")
    with speaking(language):
        document = report_document(report)
        sheets = read_sheets(write_report(document, report.map, "pdf"), tmp_path / "a.pdf")
        check_numbers(document, report)
        assert check_tables(document, sheets) > 200
        assert check_fields(document, report, sheets) > 400


@for_each("seed", range(SMALL_MAPS))
def test_numbers_of_any_map_on_paper_are_those_of_the_json(seed: int, tmp_path: Path) -> None:
    report = make_report(compile_map(read_case(random_map(seed))), OPTIONS)
    document = report_document(report)
    sheets = read_sheets(write_report(document, report.map, "pdf"), tmp_path / "a.pdf")
    check_numbers(document, report)
    assert check_tables(document, sheets) > 0
    assert check_fields(document, report, sheets) > 0


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler is not installed")
def test_a_reader_is_told_the_title(tmp_path: Path) -> None:
    report = make_report(compile_map(read_case(random_map(0))), OPTIONS)
    path = tmp_path / "a.pdf"
    path.write_bytes(write_report(report_document(report), report.map, "pdf"))
    done = subprocess.run(["pdfinfo", str(path)], check=True, capture_output=True, encoding="utf-8")
    (title,) = re.findall(r"^Title: +(.*)$", done.stdout, re.MULTILINE)
    assert title == f"Report: {report.map.name}"
