"""The program begun with a layout: from the start page, or opened without a map."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.program import open_first_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.start_page import StartPage
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.layouts.layout_dialogs import NewLayoutDialog
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.settings import settings
from tests.editor.layouts.hand import LayoutHand, rest
from tests.editor.waiting import open_dialog, when


@pytest.fixture
def alone(qapp: QApplication, layout_path: Path) -> Iterator[tuple[EditorWindow, LayoutWindow]]:
    """The windows of a program that was begun with a layout."""
    window = open_first_window(layout_path)
    (layout,) = window.part(Layouts).windows
    rest(layout)
    yield window, layout
    if window.part(Layouts).windows:
        layout.model.history.setClean()
        window.close()
    for closed in (layout, window):
        closed.deleteLater()
    qapp.processEvents()


def test_a_layout_stands_alone_until_there_is_a_map_to_show(
    alone: tuple[EditorWindow, LayoutWindow], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, layout = alone
    assert layout.isVisible()
    assert not window.isVisible()
    made = folder / "made.yaml"
    monkeypatch.setattr(questions, "ask_path_to_save", lambda *_: made)
    LayoutHand(layout).run("layout.make")
    assert window.isVisible()
    assert window.part(MapFiles).path == made


def test_the_window_of_maps_is_shown_on_demand(alone: tuple[EditorWindow, LayoutWindow]) -> None:
    window, layout = alone
    LayoutHand(layout).run("layout.maps")
    assert window.isVisible()
    assert layout.close()
    assert window.isVisible(), "somebody wanted to see it"
    assert window.close()


def test_the_window_of_maps_closes_with_the_last_layout(
    alone: tuple[EditorWindow, LayoutWindow], layout_path: Path, folder: Path
) -> None:
    window, layout = alone
    seen = settings().allKeys()
    closed: list[bool] = []
    window.closing.connect(lambda: closed.append(True))
    second = folder / "second.layout.yaml"
    second.write_bytes(layout_path.read_bytes())
    assert window.part(Layouts).open(second)
    other = window.part(Layouts).windows[-1]
    assert layout.close()
    assert not closed
    assert other.close()
    assert closed == [True]
    kept = [key for key in settings().allKeys() if key not in seen]
    assert not [key for key in kept if key.startswith("session/")], "nobody has seen it"
    other.deleteLater()


@pytest.mark.usefixtures("open_layout")
def test_the_start_page_begins_a_layout(window: EditorWindow) -> None:
    page = StartPage()

    def begun() -> bool:
        return page.open_in(window)

    def answer(accepted: bool) -> None:
        dialog = open_dialog(NewLayoutDialog)
        dialog.done(int(accepted))

    page.layout_button.click()
    assert page.result() == StartPage.DialogCode.Accepted.value
    when(QApplication.activeModalWidget, lambda: answer(False))
    assert not begun()
    when(QApplication.activeModalWidget, lambda: answer(True))
    assert begun()
    assert [layout.model.size for layout in window.part(Layouts).windows] == [(3, 3)]
    page.deleteLater()
