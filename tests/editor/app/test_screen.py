"""The real program on a screen of its own."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtGui import QImage

from tests.editor.screen import NEEDS_SCREEN, drive

DRIVER = Path(__file__).with_name("screen_driver.py")
pytestmark = NEEDS_SCREEN


def test_it_draws_a_board_and_its_palette(screen: str, tmp_path: Path) -> None:
    picture = tmp_path / "screen.png"
    drive(screen, DRIVER, "launch-site", picture)
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1400, 900)
    colours = {image.pixel(x, y) for x in range(0, 1400, 4) for y in range(0, 900, 4)}
    assert len(colours) > 50, "hardly anything was drawn"
