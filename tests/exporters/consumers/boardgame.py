"""The example's server, and windows of a browser on it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples" / "boardgame"
NODE = shutil.which("node")
CHROMIUM = shutil.which("chromium")


def missing() -> str | None:
    """Say what the example lacks to run, or None."""
    if NODE is None:
        return "Node is not installed"
    if not (EXAMPLE / "node_modules" / "boardgame.io").is_dir():
        return "boardgame.io is not installed (npm ci in examples/boardgame)"
    return None


def make_board(name: str, folder: Path) -> tuple[Path, Path]:
    """Write what the example needs of a board, as its page says: tables and a picture."""
    tables, picture = folder / f"{name}.json", folder / f"{name}.svg"
    for arguments in (
        ["build", name, "-O", "form=dense", "-O", "geometry=yes", "-o", tables],
        ["draw", name, "-o", picture],
    ):
        subprocess.run(
            [sys.executable, "-m", "mapkit", *map(str, arguments)], check=True, capture_output=True
        )
    return tables, picture


@contextmanager
def served(tables: Path, picture: Path) -> Iterator[str]:
    """Run the server at a free port, and give its address."""
    assert NODE is not None
    server = subprocess.Popen(
        [NODE, EXAMPLE / "server.mjs", tables, picture, "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield next(
            found[1] for line in server.stdout if (found := re.match(r"Play at (http:\S+)/", line))
        )
    finally:
        server.kill()
        server.communicate()


@contextmanager
def browser() -> Iterator[Any]:
    """Run the system's Chromium without a screen."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])


def new_game(page: Any, address: str) -> dict[str, str]:
    """Begin a game on the first page; return the address of each side's window."""
    page.goto(address)
    page.get_by_role("button", name="New game").click()
    return {
        side: address + page.get_by_role("link", name=f"The {text} window").get_attribute("href")
        for side, text in (("sniper", "sniper's"), ("squads", "squads'"))
    }
