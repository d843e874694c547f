"""Take the documentation's pictures of the page for the table, in Chromium.

``python tools/make_page_pictures.py [folder]`` writes the page of a shipped board, opens it as a
phone and as a desk would, and takes pictures, by default to ``docs/pictures``. It needs what
``requirements/consumers.txt`` lists, and a Chromium of the system.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from mapkit.board import open_board

ROOT = Path(__file__).resolve().parents[1]
BOARD = "launch-site"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
DESK = {"viewport": {"width": 1280, "height": 800}}

PICTURES: Sequence[tuple[str, dict[str, Any], str, Sequence[str]]] = (
    ("page-phone-sees", PHONE, "#B38", ()),
    ("page-phone-verdict", PHONE, "#B38-R23", ()),
    ("page-desk", DESK, "#B38-R12", ()),
)
"""Of each picture its name, the device, the link that is opened, and what is pressed."""


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own, sync_playwright() as driver:
        page_path = Path(own, f"{BOARD}.html")
        open_board(BOARD).export("html", page_path)
        chromium = driver.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, device, link, pressed in PICTURES:
            context = chromium.new_context(offline=True, locale="en-GB", **device)
            page = context.new_page()
            page.goto(page_path.as_uri() + link)
            page.wait_for_selector("html[data-ready]", state="attached")
            for selector in pressed:
                page.click(selector)
            page.screenshot(path=folder / f"{name}.png")
            context.close()
        chromium.close()


if __name__ == "__main__":
    main()
