"""Letters underlined in menus and dialogs, in every language: no two of a kind."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent
from PyQt6.QtWidgets import QAbstractButton, QDialog, QLabel, QMenu

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.dialogs.print_dialog import PrintDialog
from mapkit.editor.dialogs.shortcuts import ShortcutsDialog
from mapkit.editor.dialogs.start_page import StartPage
from mapkit.editor.import_map.dialog import ImportDialog
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.layouts.layout_dialogs import BoardDialog, ElementDialog, NewLayoutDialog
from mapkit.i18n import LANGUAGES, translator_of
from mapkit.mapfile import Source
from mapkit.mapfile.layout_saving import layout_text
from mapkit.mapfile.layouts import read_layout
from mapkit.messages import set_translator
from mapkit.model import GameMap, Layout, PlacedCard
from tests.editor.drawings import boxes_svg
from tests.editor.waiting import wait

LETTER = re.compile(r"&(?!&)(\w)")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_translator(translator_of(request.param))
    yield request.param
    set_translator(None)


def doubled(texts: Iterable[str]) -> dict[str, int]:
    """Return the letters that stand underlined in more than one of the texts."""
    found = (LETTER.search(text.replace("&&", "")) for text in texts)
    count = Counter(match[1].lower() for match in found if match)
    return {letter: n for letter, n in count.items() if n > 1}


def letters_of(dialog: QDialog) -> list[str]:
    buttons = [b.text() for b in dialog.findChildren(QAbstractButton) if b.isVisibleTo(dialog)]
    labels = [b.text() for b in dialog.findChildren(QLabel) if b.buddy() is not None]
    return [*buttons, *labels]


@pytest.mark.usefixtures("language")
def test_no_menu_has_a_letter_twice(qtbot, rows_map: GameMap) -> None:
    window = EditorWindow(rows_map)
    qtbot.addWidget(window)
    bar = window.menuBar()
    assert doubled(action.text() for action in bar.actions()) == {}
    menus = [*window.menus.values(), *window.findChildren(QMenu)]
    assert len(menus) > 10
    for menu in menus:
        texts = [action.text() for action in menu.actions()]
        assert doubled(texts) == {}, texts


@pytest.mark.usefixtures("language")
def test_no_menu_of_a_layout_has_a_letter_twice(qtbot, rows_map: GameMap, tmp_path: Path) -> None:
    window = EditorWindow(rows_map)
    qtbot.addWidget(window)
    text = layout_text(Layout("board", "Board", {}, size=(2, 2)))
    layout = window.part(Layouts).begin(read_layout(Source(text, tmp_path / "b.layout.yaml")))
    bar = layout.menuBar()
    assert doubled(action.text() for action in bar.actions()) == {}
    for menu in layout.menus.values():
        texts = [action.text() for action in menu.actions()]
        assert doubled(texts) == {}, texts
    layout.close()


@pytest.mark.usefixtures("language")
def test_no_dialog_has_a_letter_twice(qtbot, rows_map: GameMap, tmp_path: Path) -> None:
    window = EditorWindow(rows_map)
    qtbot.addWidget(window)
    export = ExportDialog(rows_map, tmp_path)
    importing = ImportDialog(boxes_svg(tmp_path / "board.svg"))
    wait(importing.open_button.isEnabled)
    importing.again_button.show()
    shown: list[QDialog] = [
        NewMapDialog(), StartPage(), PrintDialog(rows_map), importing,
        ShortcutsDialog(window.actions_by_id, window.menus), NewLayoutDialog(tmp_path),
        BoardDialog(Layout("board", "Board", {}), (2, 2), None),
        ElementDialog(PlacedCard("c1", rows_map, (0, 0)), (), None, None),
    ]  # fmt: skip
    for dialog in shown:
        assert doubled(letters_of(dialog)) == {}, letters_of(dialog)
    for row in range(export.list.count()):
        export.list.setCurrentRow(row)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the form before
        assert doubled(letters_of(export)) == {}, letters_of(export)
    export.done(0)
    importing.done(0)


def test_doubles_are_found() -> None:
    assert doubled(["&Save", "Save &as", "&Stop", "R&&D", "Q && A"]) == {"s": 2}
