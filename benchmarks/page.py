"""``python -m benchmarks.page PAGE``: opening the page for the table, and its first tap.

Chromium counts the processor time of the main thread, so that other programs disturb little.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

SLOWED = 4
PHONE = {"width": 360, "height": 740}
SETTLED_MS = 1500
LIMIT_MS = 120_000


def busy(page: Any, session: Any) -> float:
    """Return how many seconds the main thread has worked since the page was asked for."""
    page.wait_for_timeout(SETTLED_MS)
    told = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in told if one["name"] == "TaskDuration")


def measured(browser: Any, path: Path, slowed: int) -> tuple[float, float]:
    """Return the seconds of the main thread for opening a page and for its first tap."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(LIMIT_MS)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(path.resolve().as_uri())
    page.wait_for_selector("html[data-ready]", state="attached")
    opened = busy(page, session)
    page.touchscreen.tap(
        *page.evaluate("mapkit.onScreen(mapkit.map.ids[97 % mapkit.map.ids.length])")
    )
    tapped = busy(page, session) - opened
    context.close()
    return opened, tapped


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("page", type=Path, help="what mapkit export --to html wrote")
    parser.add_argument("--runs", type=int, default=5, help="of each row (default 5)")
    options = parser.parse_args(arguments)
    chromium = shutil.which("chromium")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for slowed in (1, SLOWED):
            taken = [measured(browser, options.page, slowed) for _ in range(options.runs)]
            for what, found in zip(("opening", "first tap"), zip(*taken, strict=True), strict=True):
                print(f"{what}, {slowed} times slowed: {min(found):.2f}, {median(found):.2f} s")
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
