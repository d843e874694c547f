"""No text of the window stays English in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QObject, Qt
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QListView,
    QTabBar,
    QWidget,
)

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.dialogs.print_dialog import PrintDialog
from mapkit.editor.dialogs.shortcuts import ShortcutsDialog
from mapkit.editor.dialogs.start_page import StartPage
from mapkit.editor.import_map.dialog import ImportDialog
from mapkit.editor.state.selection import Selection
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.drawings import boxes_svg
from tests.editor.waiting import wait
from tests.pseudo_language import marked

SAID = (
    "text", "toolTip", "whatsThis", "statusTip", "title", "windowTitle", "placeholderText",
    "accessibleName", "accessibleDescription", "specialValueText", "prefix", "suffix",
)  # fmt: skip
ENGLISH = re.compile(
    r"\b(the|an|of|is|are|has|and|with|from|for|fields?|show|open|save|this|not|select|add|new"
    r"|close|edge|wall|door|ground|distance|sector)\b",
    re.IGNORECASE,
)


@pytest.fixture
def language() -> Iterator[None]:
    with marked():
        yield


@pytest.fixture
def board() -> GameMap:
    return new_map("rows", id="b", size_mm=(120, 90), rows=3, columns=4, sectors=True)


def texts(root: QObject) -> Iterator[str]:
    """Yield what is written on widgets and actions, and told of them; not what people typed."""
    for item in [root, *root.findChildren(QObject)]:
        for name in SAID:
            said = item.property(name)
            if isinstance(said, str) and not (isinstance(item, QLineEdit) and name == "text"):
                yield said
        if isinstance(item, QComboBox):
            yield from (item.itemText(k) for k in range(item.count()))
        elif isinstance(item, QTabBar):
            yield from (item.tabText(k) for k in range(item.count()))
        elif isinstance(item, QHeaderView):
            yield from _headings(item)
        elif isinstance(item, QAbstractItemView):
            yield from _rows(item)


def _headings(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    for k in range(header.count() if model is not None else 0):
        said = model.headerData(k, header.orientation()) if model is not None else None
        if isinstance(said, str):
            yield said


def _rows(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    for row in range(min(model.rowCount(), 40)):
        for column in range(columns):
            said = model.index(row, column).data(Qt.ItemDataRole.DisplayRole)
            if isinstance(said, str):
                yield said


OF_QT = ("Close", "Close Tab", "Closes the dock widget", "Undocks and re-attaches the dock widget")


def english(root: QWidget, *own: str) -> set[str]:
    """Return what looks English, but for what the map itself says."""
    found = (re.sub(r"<[^>]*>|\S+=\S+", "", said) for said in texts(root))  # nor what is a rule
    return {said for said in found if ENGLISH.search(said) and said not in (*OF_QT, *own)}


@pytest.mark.usefixtures("language")
def test_the_window_is_translated(qtbot, board: GameMap) -> None:
    window = EditorWindow(board)
    qtbot.addWidget(window)
    assert len(set(texts(window))) > 200
    for selection in (
        Selection(),
        Selection(fields=("1",)),
        Selection(fields=("1", "2")),
        Selection(vertices=(next(iter(board.vertices)),)),
        Selection(markers=(0,)),
    ):
        window.model.select(selection)
        assert english(window, board.ruleset.name) == set()


@pytest.mark.usefixtures("language")
def test_dialogs_are_translated(qtbot, board: GameMap, tmp_path: Path) -> None:
    window = EditorWindow(board)
    qtbot.addWidget(window)
    export = ExportDialog(board, tmp_path)
    importing = ImportDialog(boxes_svg(tmp_path / "board.svg"))
    wait(importing.open_button.isEnabled)
    importing.again_button.show()
    for row in range(export.list.count()):
        export.list.setCurrentRow(row)
        assert english(export) == set()
    export.done(0)
    for dialog in (
        NewMapDialog(), StartPage(), PrintDialog(board), CommandPalette(window),
        ShortcutsDialog(window.actions_by_id, window.menus), importing,
    ):  # fmt: skip
        assert english(dialog, board.ruleset.name) == set()
    importing.done(0)


def test_english_is_found(qtbot, board: GameMap) -> None:
    window = EditorWindow(board)
    qtbot.addWidget(window)
    assert len(english(window, board.ruleset.name)) > 100
