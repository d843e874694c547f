"""Cards and pieces of a layout as a PDF."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtWidgets import QFileDialog

from mapkit.editor.files import questions
from mapkit.editor.layouts.layout_window import LayoutWindow
from tests.cli.test_pictures import pages
from tests.editor.layouts.hand import LayoutHand, told


@pytest.fixture
def out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the file goes: what the desktop's dialog would answer."""
    path = folder / "board-cards.pdf"

    def chosen(_parent: object, _title: str, suggested: str, _filter: str) -> tuple[str, str]:
        assert suggested == str(path)
        return suggested.removesuffix(".pdf"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    return path


def test_cards_come_first_and_then_the_pieces(layout: LayoutWindow, out: Path) -> None:
    hand = LayoutHand(layout)
    hand.run("layout.print")
    assert pages(out) == 2
    assert told(layout) == f"Wrote {out}."
    for field in [e.on for e in layout.model.layout.elements]:
        layout.laying.clear(field)
    hand.run("layout.print")
    assert pages(out) == 1


def test_who_picks_no_file_gets_none(
    layout: LayoutWindow, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: ("", ""))
    LayoutHand(layout).run("layout.print")
    assert not out.exists()


def test_what_cannot_be_written_is_told(
    layout: LayoutWindow, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(questions, "tell_problem", lambda _parent, title, _why: said.append(title))
    out.mkdir()
    LayoutHand(layout).run("layout.print")
    assert said == ["board-cards.pdf was not written."]
