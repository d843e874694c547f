"""Maps that are built to take long, in the window: it stays alive, and Escape stops a step."""

from __future__ import annotations

import io
import threading
from functools import partial

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.working_note import WorkingNote
from mapkit.editor.canvas.view import BoardView
from mapkit.edits import paint
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow, edits
from tests.editor.waiting import settle, when
from tests.structured_maps import FAMILIES
from tests.waiting import LIMIT_S


def board(family: str, size: int) -> GameMap:
    read = read_map(io.StringIO(FAMILIES[family](size)))
    assert read.map is not None
    return read.map


@pytest.mark.parametrize(
    "family", ["star", "stars_stacked", "comb", "spiral", "stack", "nest", "cards", "line", "fan"]
)
def test_the_window_opens_edits_and_takes_back(open_window: OpenWindow, family: str):
    window = open_window(board(family, 20_000))
    settle(window)
    before = window.model.committed
    assert edits(window.model, "Name it", partial(paint, fields=("f0",), name="Attic"))
    settle(window)
    hand = Hand(window)
    hand.key(Qt.Key.Key_Escape)
    hand.undo()
    settle(window)
    assert window.model.committed is before
    assert window.isVisible()
    assert not window.part(WorkingNote).bar.isVisible()


@pytest.mark.parametrize("family", ["comb", "line"])
def test_escape_stops_a_step_on_one_boundary_of_many_vertices(open_window: OpenWindow, family: str):
    window = open_window(board(family, 60_000))
    settle(window)
    go, threads = threading.Event(), list[threading.Thread]()
    before = window.model.committed

    def slow(game_map: GameMap) -> GameMap:
        threads.append(threading.current_thread())
        go.wait(LIMIT_S)
        return paint(game_map, fields=("f0",), name="Attic")

    view = window.part(BoardView)
    when(lambda: window.model.working, lambda: QTest.keyClick(view, Qt.Key.Key_Escape))
    assert not edits(window.model, "Name it", slow)
    go.set()
    (thread,) = threads
    assert thread is not threading.current_thread()
    thread.join()
    QApplication.processEvents()
    assert window.model.committed is before
    assert not window.model.working
    assert window.isVisible()
