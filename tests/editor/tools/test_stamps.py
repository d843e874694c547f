"""Stamps: six that ship, and those of one's own, put down with doors by a click."""

from __future__ import annotations

import json
import os

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QInputDialog, QListWidgetItem

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.settings import state_folder
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.select_tool import SelectTool
from mapkit.editor.tools.stamps import Stamps
from tests.editor.hand import Hand


def stamp(window: EditorWindow, label: str) -> QListWidgetItem:
    (item,) = window.part(Stamps).list.findItems(label, Qt.MatchFlag.MatchExactly)
    return item


def click_stamp(window: EditorWindow, label: str) -> None:
    window.docks["stamps"].show()
    window.docks["stamps"].raise_()
    QApplication.processEvents()
    shown = window.part(Stamps).list
    item = stamp(window, label)
    shown.scrollToItem(item)
    place = shown.visualItemRect(item).center()
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_each_shipped_stamp_is_put_down_with_its_doors_and_cuts_its_place(
    window: EditorWindow,
) -> None:
    hand, model = Hand(window), window.model
    before = model.committed
    labels = [window.part(Stamps).list.item(k).text() for k in range(6)]
    doors = {"House": 1, "House of two rooms": 2, "House with a corner": 3, "Hall": 3}
    doors |= {"Platform with ladders": 2, "Crates": 0}
    assert set(labels) == doors.keys()
    for label in labels:
        click_stamp(window, label)
        hand.move((60, 45))
        hand.click((60, 45))
        assert len(model.committed.portals) == doors[label], label
        assert not has_errors(check_map(model.committed)), label
        hand.undo()
        assert model.committed == before


def test_a_stamp_is_turned_and_mirrored_in_the_hand(window: EditorWindow) -> None:
    hand, model = Hand(window), window.model
    click_stamp(window, "House")
    hand.move((60, 45))
    hand.key("r")
    hand.click((60, 45))
    (house,) = model.selection.fields
    xs, ys = zip(*model.committed.points(house)[0], strict=True)
    unit = model.committed.unit_mm
    assert ((max(xs) - min(xs)) * unit, (max(ys) - min(ys)) * unit) == (30, 40)
    (door,) = model.committed.portals
    assert door.at[0][0] == door.at[1][0] == min(xs)  # it was below
    hand.tool(SelectTool)  # again


def test_a_selection_is_saved_put_down_again_and_deleted(
    window: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, model, stamps = Hand(window), window.model, window.part(Stamps)
    click_stamp(window, "House of two rooms")
    hand.click((40, 45))
    assert len(model.selection.fields) == 2
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("My house", True))
    window.docks["stamps"].raise_()
    QTest.mouseClick(stamps.save_button, Qt.MouseButton.LeftButton)
    hand.undo()
    click_stamp(window, "My house")
    hand.click((60, 45))
    assert len(model.committed.portals) == 2
    assert stamps.delete_button.isEnabled()
    QTest.mouseClick(stamps.delete_button, Qt.MouseButton.LeftButton)
    assert stamps.list.count() == 6
    model.select(Selection())
    assert not stamps.save_button.isEnabled()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_stamps_that_somebody_else_wrote_are_left_out(window: EditorWindow) -> None:
    folder = state_folder() / "stamps"
    folder.mkdir(parents=True, exist_ok=True)
    shown = window.part(Stamps)
    shipped = shown.list.count()
    (folder / "1.json").write_text("[" * 10**5, "utf-8")
    (folder / "2.json").symlink_to("/dev/zero")
    os.mkfifo(folder / "3.json")
    empty = {"id": "a", "kind": "open", "rings": [], "level": 0, "traits": [], "sector": None}
    plain = {"format": "mapkit clip 1", "label": "a", "unit_mm": 1, "portals": [], "markers": []}
    (folder / "4.json").write_text(json.dumps({**plain, "fields": [{**empty, "name": None}]}))
    shown.refresh()
    assert shown.list.count() == shipped
