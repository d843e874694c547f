"""Make docs/pictures/boardgame.png: both windows of one game of ``examples/boardgame``.

Needs what the step ``consumers`` of CI needs: Node, ``npm ci`` in the example, Chromium. Nobody can
foresee the dice, so each run shows another game.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "exporters")]

from tests.exporters.consumers.boardgame import browser, make_board, new_game, served  # noqa: E402

TARGET = ROOT / "docs" / "pictures" / "boardgame.png"
SIZE = {"width": 1000, "height": 620}
GAP = 12


HEARD = "body.mine:not([data-state=over]):not(:has(.seen)):has(.wave)"
"""The squads' turn, where units heard a sniper whom nobody sees."""


def main() -> None:
    """Let the computer play until units hear the sniper, then take both windows."""
    with tempfile.TemporaryDirectory() as folder:
        board = make_board("launch-site", Path(folder))
        with served(*board) as address, browser() as chromium:
            start = chromium.new_page()
            pages = [chromium.new_context(viewport=SIZE).new_page() for _ in range(2)]
            while not play_until_heard(pages, list(new_game(start, address).values())):
                pass
            shots = [Image.open(io.BytesIO(page.screenshot())) for page in pages]
    both = Image.new("RGB", (2 * SIZE["width"] + GAP, SIZE["height"]), "white")
    for k, shot in enumerate(shots):
        both.paste(shot, (k * (SIZE["width"] + GAP), 0))
    both.quantize(128).save(TARGET, optimize=True)
    print(f"wrote {TARGET.relative_to(ROOT)}: {TARGET.stat().st_size} bytes")


def play_until_heard(pages: list[Any], links: list[str]) -> bool:
    """Play some rounds; stop in the squads' turn, with a move begun. False: it was too late."""
    for page, link in zip(pages, links, strict=True):
        page.goto("about:blank")
        page.goto(f"{link}&pace=150")
        page.get_by_label("The computer plays this side").check()
    squads = pages[1]
    squads.locator("#told .round").nth(3).or_(squads.locator("[data-state=over]")).first.wait_for()
    squads.locator(f"{HEARD}, [data-state=over]").first.wait_for(timeout=0)
    for page in pages:
        page.get_by_label("The computer plays this side").uncheck()
    if not squads.locator("#places button").count():
        return False
    squads.locator("#places button").first.click()
    squads.get_by_role("button", name="Move", exact=True).click()
    return bool(squads.locator(HEARD).count())


if __name__ == "__main__":
    main()
