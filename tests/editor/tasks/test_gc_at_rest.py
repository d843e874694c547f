"""Garbage is looked for at rest, among new objects alone."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QEventLoop, QTimer
from PyQt6.QtWidgets import QLineEdit, QWidget

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.answers import Answers
from mapkit.editor.tasks.gc_at_rest import CollectAtRest
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.waiting import outlast, wait, when


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tidy(rows_map: GameMap, open_window) -> Iterator[tuple[EditorWindow, CollectAtRest]]:
    window: EditorWindow = open_window(rows_map)
    found = window.findChild(CollectAtRest)
    assert found is not None
    yield window, found
    gc.unfreeze()


def test_new_garbage_goes_and_the_rest_is_set_aside(tidy) -> None:
    _, at_rest = tidy
    at_rest.tidy()
    aside = gc.get_freeze_count()
    assert aside > 10_000
    gone = weakref.ref(Knot())
    assert gone() is not None
    at_rest.tidy()
    assert gone() is None
    assert abs(gc.get_freeze_count() - aside) < 5_000


def test_answers_go_without_being_looked_for(tidy, qtbot) -> None:
    window, at_rest = tidy
    live = window.part(Answers)
    qtbot.waitUntil(lambda: live.tables is not None and not live.worker.at_work)
    table = weakref.ref(live.tables.clear)
    at_rest.tidy()
    for name in ("a", "b", "c", "d", "e", "f", "g", "h"):
        window.model.replace(new_map("rows", id=name, size_mm=(90, 90), rows=2, columns=2))
        qtbot.waitUntil(lambda: not live.making_tables and not live.slow.at_work)
        qtbot.waitUntil(lambda: not live.worker.at_work)
    assert table() is None


def test_no_other_thread_collects_once_a_window_was_open(rows_map: GameMap, open_window) -> None:
    gc.enable()
    first, second = open_window(rows_map), open_window(rows_map)
    where: list[str] = []

    def note(phase: str, _info: object) -> None:
        if phase == "start":
            where.append(threading.current_thread().name)

    def work() -> None:
        busy = threading.Thread(target=lambda: [Knot() for _ in range(20_000)])
        busy.start()
        busy.join()

    gc.callbacks.append(note)
    work()
    assert not where
    first.findChild(CollectAtRest).tidy()
    assert where == [threading.main_thread().name]
    for window in (first, second):
        window.close_guards.clear()
        window.close()
    work()  # threads may outlast the windows
    gc.callbacks.remove(note)
    assert where == [threading.main_thread().name]
    gc.unfreeze()


def test_a_window_that_is_closed_does_not_delete_itself(
    rows_map: GameMap, open_window, monkeypatch
) -> None:
    monkeypatch.setattr("mapkit.editor.tasks.gc_at_rest._REST_MS", 1)
    looked: list[object] = []
    monkeypatch.setattr("mapkit.editor.tasks.gc_at_rest.delete_now", lambda: looked.append(1))
    window = open_window(rows_map)
    window.part(BoardView).moved.emit(1.0, 1.0)
    wait(lambda: looked)
    window.close_guards.clear()
    window.close()
    looked.clear()
    window.part(BoardView).moved.emit(1.0, 1.0)
    outlast(10)
    assert not looked
    gc.unfreeze()


def deleted_later(parent: QWidget) -> weakref.ref[QLineEdit]:
    """Give up a widget that refers to itself, as what has slots mostly does."""
    box = QLineEdit(parent)
    box.textChanged.connect(lambda _text: box.clear())
    box.deleteLater()
    return weakref.ref(box)


def test_a_widget_is_whole_until_it_is_deleted(tidy) -> None:
    window, at_rest = tidy
    box: list[weakref.ref[QLineEdit]] = []
    whole: list[bool] = []
    inner, outer = QEventLoop(), QEventLoop()

    def tidy_within() -> None:
        at_rest.tidy()
        whole.append(box[0]() is not None)
        inner.quit()

    def delete_and_go_on() -> None:
        box.append(deleted_later(window))
        when(lambda: True, tidy_within)
        inner.exec()  # as a dialog would
        outer.quit()

    when(lambda: True, delete_and_go_on)
    outer.exec()
    at_rest.tidy()
    assert whole == [True]
    wait(lambda: box[0]() is None)


def test_who_rests_is_tidied_up_after(tidy, qtbot, monkeypatch) -> None:
    window, _ = tidy
    monkeypatch.setattr("mapkit.editor.tasks.gc_at_rest._REST_MS", 30)
    gone = weakref.ref(Knot())
    window.part(BoardView).moved.emit(1.0, 1.0)
    qtbot.waitUntil(lambda: gone() is None)


def test_who_never_rests_is_tidied_up_after_in_the_end(tidy, qtbot, monkeypatch) -> None:
    window, at_rest = tidy
    monkeypatch.setattr("mapkit.editor.tasks.gc_at_rest._REST_MS", 150)
    monkeypatch.setattr("mapkit.editor.tasks.gc_at_rest._AT_LATEST_S", 0.3)
    at_rest.tidy()
    gone = weakref.ref(Knot())
    moves = QTimer(window)
    moves.timeout.connect(lambda: window.part(BoardView).moved.emit(1.0, 1.0))
    moves.start(0)  # never a rest long enough
    qtbot.waitUntil(lambda: gone() is None)
