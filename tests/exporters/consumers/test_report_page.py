"""The page of a report in Chromium: by mouse and keyboard, on a phone and a desk, on paper."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from mapkit.analysis.measures import ReportOptions, make_report, report_dict
from mapkit.board import open_board
from mapkit.i18n import LANGUAGES, speaking
from mapkit.illustrate.report import report_document, write_report
from tests.waiting import LIMIT_S

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
SCREENS = pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
OPTIONS = ReportOptions(disputes=False, version="1.2.3", checksum="0123456789abcdef")

Opener = Callable[..., Any]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Write the page of Launch Site in a language, each once."""
    folder = tmp_path_factory.mktemp("reports")
    board = open_board("launch-site").compile()

    def write(language: str) -> Path:
        path = folder / f"{language}.html"
        if not path.exists():
            with speaking(language):
                report = make_report(board, OPTIONS)
                path.write_bytes(write_report(report_document(report), report.map, "html"))
        return path

    return write


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def opened(browser: Any, written: Callable[[str], Path]) -> Iterator[Opener]:
    """Open the page without a network; nothing may complain or ask for anything."""
    complaints: list[str] = []

    def asks(url: str) -> None:
        if not url.startswith("file:"):
            complaints.append(f"the page asks for {url}")

    with ExitStack() as stack:

        def open_page(screen: dict[str, int], language: str = "en") -> Any:
            context = browser.new_context(offline=True, viewport=screen)
            context.set_default_timeout(LIMIT_S * 1000)
            stack.callback(context.close)
            page = context.new_page()
            page.on("console", lambda told: complaints.append(told.text))
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("request", lambda asked: asks(asked.url))
            page.goto(written(language).as_uri())
            page.wait_for_selector("html[data-ready]", state="attached")
            return page

        yield open_page
    assert complaints == []


@SCREENS
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_sticks_out_of_the_screen(
    opened: Opener, screen: dict[str, int], language: str
) -> None:
    page = opened(screen, language)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= screen["width"]
    assert page.locator("h1").is_visible()


@SCREENS
def test_numbers_on_fields_can_be_read(opened: Opener, screen: dict[str, int]) -> None:
    """On a phone the picture is wider than the screen, and scrolls in its own frame."""
    page = opened(screen)
    height = page.evaluate(
        """() => {
          const notes = [...document.querySelectorAll('figure.whole .note text:last-child')];
          const sizes = notes.map((note) => note.getBoundingClientRect().height).sort(
            (a, b) => a - b);
          return sizes[Math.floor(sizes.length / 2)];
        }"""
    )
    assert height >= 9


def column(table: Any, k: int) -> list[str]:
    found: list[str] = table.locator(f"tbody tr > :nth-child({k})").all_inner_texts()
    return found


def test_a_click_on_a_heading_sorts_by_the_number(opened: Opener) -> None:
    page = opened(DESK)
    table = page.locator("#exposure table").last
    heading = table.locator("th button").nth(2)
    before = column(table, 3)
    for descending in (True, False):
        heading.click()
        now = [int(text) for text in column(table, 3)]
        assert now == sorted(now, reverse=descending)
        assert len(now) == len(before)
    assert table.locator("[aria-sort]").count() == 1
    rows = {row["field"]: row["seen_from"] for row in seen()}
    for name, text in zip(column(table, 1), column(table, 3), strict=True):
        assert rows[name.split()[0]] == int(text)


def seen() -> list[dict[str, Any]]:
    report = make_report(open_board("launch-site").compile(), OPTIONS)
    found: list[dict[str, Any]] = report_dict(report)["exposure"]["fields"]
    return found


def test_the_keyboard_sorts_names_as_people_count(opened: Opener) -> None:
    page = opened(DESK)
    table = page.locator("#exposure table").last
    table.locator("th button").nth(2).click()
    table.locator("th button").first.focus()
    page.keyboard.press("Enter")
    ids = [name.split()[0] for name in column(table, 1)]
    assert ids == sorted(ids, key=lambda id_: (id_[0], int(id_[1:])))


def test_what_has_no_number_stays_below(opened: Opener) -> None:
    page = opened(DESK)
    table = page.locator("#odds table").first
    heading = table.locator("th button").nth(2)
    for _ in range(2):
        heading.click()
        words = column(table, 3)
        first = next(k for k, text in enumerate(words) if not text.isdigit())
        assert first > 0
        assert not any(text.isdigit() for text in words[first:])


def test_links_lead_to_the_parts(opened: Opener) -> None:
    page = opened(PHONE)
    page.locator("nav a").last.click()
    target = page.locator("nav a").last.get_attribute("href")
    assert page.locator(target).bounding_box()["y"] < PHONE["height"]


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")
def test_every_printed_sheet_says_where_the_map_comes_from(opened: Opener, tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    opened(DESK).pdf(path=str(path), format="A4", print_background=True)
    done = subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], check=True, capture_output=True, text=True
    )
    sheets = done.stdout.split("\f")[:-1]
    assert len(sheets) > 5
    for sheet in sheets:
        for wanted in ("01234567", "mapkit 1.2.3", "Reconstruction"):
            assert wanted in re.sub(r"\s+", " ", sheet)
