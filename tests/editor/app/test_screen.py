"""The real program on a screen of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PyQt6.QtGui import QImage

from tests.editor.screen import NEEDS_SCREEN, environment_on
from tests.waiting import LIMIT_S

DRIVER = Path(__file__).with_name("screen_driver.py")
pytestmark = NEEDS_SCREEN


def test_it_draws_a_board_and_its_palette(screen: str, tmp_path: Path) -> None:
    picture = tmp_path / "screen.png"
    done = subprocess.run(
        [sys.executable, str(DRIVER), "launch-site", str(picture)],
        env=environment_on(screen),
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT_S,
    )
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1400, 900)
    colours = {image.pixel(x, y) for x in range(0, 1400, 4) for y in range(0, 900, 4)}
    assert len(colours) > 50, "hardly anything was drawn"
