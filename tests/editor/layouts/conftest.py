"""Layouts of the tests: a folder with cards and a layout with comments, and its window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.tasks.main_thread import delete_now
from mapkit.mapfile import format_map, new_document
from mapkit.mapfile.grids import grid_map
from mapkit.model import GameMap
from tests.editor.layouts.hand import rest

TEXT = """\
# Two armies.
mapkit_layout: "1.0"
id: board
size: [3, 2]
cards:
  c1: {card: plain.yaml, at: [0, 0]}  # the corner
  c2: {card: wood.yaml, at: [1, 0], turn: 90}
elements:
  - {on: c1.a1, kind: base, name: Red base, attributes: {owner: red}}
swap: {owner: {red: blue}}
"""


def write_card(path: Path, game_map: GameMap) -> None:
    path.write_text(format_map(new_document(game_map), game_map), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two cards, one of which has a wood in its corner, and a layout."""
    folder = tmp_path / "boards"
    folder.mkdir()
    plain = grid_map("squares", 3, 3, 21.0, id="plain", name="Plain card")
    wood = replace(plain, id="wood", name="Wood card")
    fields = {**wood.fields, "c1": replace(wood.fields["c1"], kind="forest")}
    write_card(folder / "plain.yaml", plain)
    write_card(folder / "wood.yaml", replace(wood, fields=fields))
    (folder / "board.layout.yaml").write_text(TEXT, encoding="utf-8")
    return folder


@pytest.fixture
def layout_path(folder: Path) -> Path:
    return folder / "board.layout.yaml"


@pytest.fixture
def open_layout(
    window: EditorWindow, qapp: QApplication
) -> Iterator[Callable[[Path], LayoutWindow]]:
    """A function that opens a layout as File > Open does; all close at the end unasked."""
    shown = window.part(Layouts)

    def open_(path: Path) -> LayoutWindow:
        assert window.part(MapFiles).open(path)
        layout = shown.windows[-1]
        window.hide()  # no window can be raised here, and the mouse would go to this one
        layout.activateWindow()
        layout.view.setFocus()
        rest(layout)
        return layout

    yield open_
    for layout in shown.windows:
        layout.model.history.setClean()
    for layout in tuple(shown.windows):
        layout.close()
        layout.deleteLater()
    delete_now()
    qapp.processEvents()


@pytest.fixture
def layout(open_layout: Callable[[Path], LayoutWindow], layout_path: Path) -> LayoutWindow:
    """A window on the layout."""
    return open_layout(layout_path)
