"""Cards dragged by the pointer of a screen, in the real program."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtGui import QImage

from mapkit.mapfile.layouts import read_layout
from tests.editor.screen import NEEDS_SCREEN, drive

DRIVER = Path(__file__).with_name("drag_driver.py")
pytestmark = NEEDS_SCREEN


def test_a_card_is_laid_from_the_panel_and_two_change_places(
    screen: str, layout_path: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "screen.png"
    drive(screen, DRIVER, layout_path, picture)
    layout = read_layout(layout_path).layout
    lies = {card.at: (card.path, card.turn) for card in layout.cards.values()}
    assert lies == {(0, 0): ("wood.yaml", 1), (1, 0): ("plain.yaml", 0), (2, 0): ("wood.yaml", 0)}
    assert [element.on for element in layout.elements] == ["c1.a1"], "it moves with its card"
    assert not QImage(str(picture)).isNull()
