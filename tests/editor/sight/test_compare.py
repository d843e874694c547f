"""Compare: what differs from the file and from an earlier step, and single changes taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QTreeWidgetItem, QTreeWidgetItemIterator

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.compare_feature import CompareFeature
from mapkit.edits import delete_portals, move_vertices, paint, split_field
from tests.boards import map_in
from tests.editor.steps import OpenWindow, edits
from tests.editor.waiting import wait


@pytest.fixture
def window(open_window: OpenWindow, map_path: Path) -> EditorWindow:

    game_map = map_in(map_path)
    window = open_window(game_map)
    window.part(MapFiles).open(map_path)
    window.part(Answers).find_disputes = False
    return window


def rows(window: EditorWindow) -> Iterator[QTreeWidgetItem]:
    found = QTreeWidgetItemIterator(window.part(CompareFeature).panel.tree)
    while (item := found.value()) is not None:
        yield item
        found += 1


def row(window: EditorWindow, words: str) -> QTreeWidgetItem:
    wait(lambda: any(words in item.text(0) for item in rows(window)))
    return next(item for item in rows(window) if words in item.text(0))


def click(window: EditorWindow, words: str) -> None:
    tree, item = window.part(CompareFeature).panel.tree, row(window, words)
    tree.scrollToItem(item)
    place = tree.visualItemRect(item).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)


def take(window: EditorWindow) -> None:
    panel, steps = window.part(CompareFeature).panel, window.model.history.count()
    assert panel.take_button.isEnabled()
    QTest.mouseClick(panel.take_button, Qt.MouseButton.LeftButton)
    wait(lambda: window.model.history.count() == steps + 1)


def test_what_differs_from_the_file_is_listed_shown_and_taken_back(window: EditorWindow) -> None:
    model, panel = window.model, window.part(CompareFeature).panel
    before = model.committed
    x, y = before.vertices["v17"]
    assert edits(
        model, "move", lambda m: move_vertices(m, {"v17": (x - 60, y), "v18": (x - 60, 700)})
    )
    assert edits(model, "paint", lambda m: paint(m, ["w"], name="Gap"))
    assert edits(model, "block", lambda m: paint(m, ["n1"], add_traits=["obstacle"]))
    assert edits(model, "delete", lambda m: delete_portals(m, ["p1"]))
    window.actions_by_id["map.compare"].trigger()
    wait(lambda: panel.tree.topLevelItemCount() > 0)
    click(window, "Sight n2 to w: was clear, distance 2 and is blocked.")
    wait(lambda: window.part(Answers).pair is not None)
    assert not panel.take_button.isEnabled()  # it follows from what is drawn
    click(window, "Field w: name was West alley")
    assert model.selection.fields == ("w",)
    take(window)
    assert model.committed.fields["w"].name == "West alley"
    click(window, "Field n1: traits was nothing and is obstacle")
    take(window)
    click(window, "Gone: ")
    take(window)
    assert {p.id for p in model.committed.portals} == {p.id for p in before.portals}
    click(window, "Field crates has another shape")
    take(window)  # with the lane, which depends on it
    wait(lambda: panel.summary.text() == "There is no difference.")
    for _ in range(8):
        model.history.undo()
    assert model.committed == before


def test_an_earlier_step_gives_back_the_fields_of_a_split(window: EditorWindow) -> None:
    model, compare = window.model, window.part(CompareFeature)
    before = model.committed
    assert edits(model, "split", lambda m: split_field(m, "n2", [(1900, 0), (1900, 500)]))
    assert edits(model, "paint", lambda m: paint(m, ["shed"], name="Depot"))
    window.docks["compare"].show()
    compare._offer()
    steps = [compare.panel.versions.itemText(k) for k in range(compare.panel.versions.count())]
    assert steps == ["Another map…", "The file as it is now", "Before: paint", "Before: split"]
    compare.panel.versions.setCurrentIndex(3)
    compare.panel.versions.activated.emit(3)
    click(window, "Field n2 has another shape")
    take(window)
    assert set(model.committed.fields) == set(before.fields)
    assert model.committed.points("n2") == before.points("n2")
    assert model.committed.fields["shed"].name == "Depot"  # that was another change
