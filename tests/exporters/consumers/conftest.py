"""A browser that opens the page for the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.exporters.consumers.pages import CHROMIUM, PHONE, Pages
from tests.waiting import LIMIT_S

Opener = Callable[..., Any]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    return Pages(tmp_path_factory.mktemp("pages"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def complaints() -> list[str]:
    """Return what the browser says of pages that are open."""
    return []


@pytest.fixture
def opened(browser: Any, complaints: list[str]) -> Iterator[Opener]:
    """Open a page on a device without a network; nothing may complain or ask for anything."""
    with ExitStack() as stack:

        def open_page(path: Path, link: str = "", **device: Any) -> Any:
            size = dict(zip(("width", "height"), PHONE, strict=True))
            given = {"viewport": size, "has_touch": True, "locale": "en-GB", **device}
            context = browser.new_context(offline=True, **given)
            context.set_default_timeout(LIMIT_S * 1000)
            stack.callback(context.close)
            page = context.new_page()
            page.on("console", lambda told: complaints.append(told.text))
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("request", lambda asked: asks(asked.url))
            page.goto(path.as_uri() + link)
            page.wait_for_selector("html[data-ready]", state="attached")
            return page

        def asks(url: str) -> None:
            if not url.startswith(("file:", "data:", "blob:")):
                complaints.append(f"the page asks for {url}")

        yield open_page
    assert complaints == []
