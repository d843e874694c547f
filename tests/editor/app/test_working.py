"""Steps that take their time: what goes on meanwhile, what does not, and how they are stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt, QTimer
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLineEdit

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.app.working_note import WorkingNote
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.selection import Selection
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.edits import EditRefusedError, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.steps import OpenWindow, commits, edits
from tests.editor.waiting import when
from tests.waiting import LIMIT_S


@pytest.fixture
def window(open_window, qtbot) -> EditorWindow:
    large = new_map("rows", id="large", size_mm=(500, 500), rows=20, columns=20, sectors=False)
    opened: EditorWindow = open_window(large)
    qtbot.waitUntil(lambda: not opened.part(BoardView).picture.busy)
    return opened


class Slow:
    """An edit that ends when it is let go."""

    def __init__(self, edit: Edit) -> None:
        self.edit = edit
        self.go = threading.Event()
        self.begun = threading.Event()
        self.thread: threading.Thread | None = None

    def __call__(self, game_map: GameMap) -> GameMap:
        self.thread = threading.current_thread()
        self.begun.set()
        self.go.wait(LIMIT_S)
        return self.edit(game_map)


def named(field: str, name: str) -> Edit:
    return partial(paint, fields=(field,), name=name)


def meanwhile(window: EditorWindow, act: Callable[[], object]) -> None:
    """Do something while a step is being computed."""
    when(lambda: window.model.working, act)


def test_a_step_is_worked_out_in_a_thread_and_can_be_undone(window: EditorWindow) -> None:
    before = window.model.committed
    slow = Slow(named("1", "far"))
    meanwhile(window, slow.go.set)
    seen: list[str] = []
    window.model.working_changed.connect(seen.append)
    assert edits(window.model, "Name it", slow)
    assert slow.thread is not threading.current_thread()
    assert seen == ["Name it", ""]
    assert window.model.committed.fields["1"].name == "far"
    window.model.history.undo()
    assert window.model.committed is before


@pytest.mark.parametrize("stood", [True, False], ids=["after a long one", "after a short one"])
def test_an_edit_of_few_fields_leaves_the_window_free_once_one_took_long(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, stood: bool
) -> None:
    monkeypatch.setattr("mapkit.editor.tasks.edit_runner._STOOD_S", 0.0 if stood else LIMIT_S)
    small = new_map("rows", id="rows", size_mm=(120, 90), rows=2, columns=2)
    model = open_window(small).model
    threads: list[threading.Thread] = []

    def noted(name: str) -> Edit:
        def edit(game_map: GameMap) -> GameMap:
            threads.append(threading.current_thread())
            return named("1", name)(game_map)

        return edit

    assert edits(model, "Name it", noted("first"))
    assert edits(model, "Name it", noted("second"))
    here = threading.current_thread()
    assert [thread is here for thread in threads] == [True, not stood]


def test_the_first_edit_of_fields_that_lie_on_each_other_leaves_the_window_free(
    open_window: OpenWindow,
) -> None:
    row = new_map("rows", id="rows", size_mm=(400, 250), rows=5, columns=8)
    rings = row.fields["1"].rings
    stack = {i: replace(field, rings=rings) for i, field in row.fields.items()}
    threads: list[threading.Thread] = []

    def edit(game_map: GameMap) -> GameMap:
        threads.append(threading.current_thread())
        return replace(game_map, name="another")

    for game_map in (row, replace(row, fields=stack)):
        assert edits(open_window(game_map).model, "Name it", edit)
    here = threading.current_thread()
    assert [thread is here for thread in threads] == [True, False]


def test_a_step_says_that_it_takes_its_time(window: EditorWindow) -> None:
    slow = Slow(named("1", "far"))
    shown: list[bool] = []

    def look() -> None:
        shown.append(window.part(WorkingNote).bar.isVisible())
        slow.go.set()

    when(window.part(WorkingNote).bar.isVisible, look)
    edits(window.model, "Name it", slow)
    assert shown == [True]
    assert not window.part(WorkingNote).bar.isVisible()


@pytest.fixture
def all_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every preview counts as one that took long."""
    monkeypatch.setattr("mapkit.editor.tasks.edit_runner._SLOW_S", 0.0)


@pytest.mark.usefixtures("all_is_slow")
def test_slow_previews_take_turns_with_their_drawing(window: EditorWindow, qtbot) -> None:
    model, drawing, looks = window.model, True, 0

    def still_drawing() -> bool:
        nonlocal looks
        looks += 1
        return drawing

    model.let_previews_wait(still_drawing)
    first, second, third = (Slow(named("1", name)) for name in ("first", "second", "third"))
    model.preview(first)
    when(first.begun.is_set, first.go.set)
    qtbot.waitUntil(lambda: model.shown.fields["1"].name == "first")
    model.preview(second)
    model.preview(third)
    assert model.previewing
    looks = 0
    qtbot.waitUntil(lambda: looks > 3)
    assert not third.begun.is_set(), "two threads at once"
    drawing = False
    qtbot.waitUntil(third.begun.is_set)
    assert not second.begun.is_set(), "a newer one had come"
    meanwhile(window, third.go.set)
    assert commits(model, "Name it")
    assert model.committed.fields["1"].name == "third"


@pytest.mark.usefixtures("all_is_slow")
def test_letting_go_waits_for_a_preview_whose_turn_has_not_come(
    window: EditorWindow, qtbot
) -> None:
    model, drawing = window.model, True
    model.let_previews_wait(lambda: drawing)
    first, second = (Slow(named("1", name)) for name in ("first", "second"))
    model.preview(first)
    when(first.begun.is_set, first.go.set)
    qtbot.waitUntil(lambda: model.shown.fields["1"].name == "first")
    model.preview(second)
    second.go.set()

    def drawn() -> None:
        nonlocal drawing
        assert not second.begun.is_set()
        drawing = False

    meanwhile(window, drawn)
    assert commits(model, "Name it")
    assert model.committed.fields["1"].name == "second"
    model.preview(named("1", "quick"))
    qtbot.waitUntil(lambda: model.shown.fields["1"].name == "quick")


def test_escape_stops_a_step_and_leaves_the_map(window: EditorWindow) -> None:
    before, slow = window.model.committed, Slow(named("1", "far"))
    meanwhile(window, lambda: QTest.keyClick(window.part(BoardView), Qt.Key.Key_Escape))
    assert not edits(window.model, "Name it", slow)
    slow.go.set()
    slow.thread.join()
    QApplication.processEvents()
    assert window.model.committed is before
    assert not window.model.history.canUndo()
    assert not window.model.working


def test_the_button_stops_a_step(window: EditorWindow) -> None:
    before, slow = window.model.committed, Slow(named("1", "far"))
    button = window.part(WorkingNote).stop_button

    def click() -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    when(button.isVisible, click)
    assert not edits(window.model, "Name it", slow)
    slow.go.set()
    assert window.model.committed is before


def test_no_other_edit_comes_between(window: EditorWindow) -> None:
    model, slow = window.model, Slow(named("1", "far"))
    refusals: list[str] = []
    model.refused.connect(lambda reason, _at: refusals.append(reason))
    others: list[bool] = []

    def try_others() -> None:
        others.append(edits(model, "other", named("2", "near")))
        others.append(model.preview(named("2", "near")))
        others.append(commits(model, "other"))
        slow.go.set()

    meanwhile(window, try_others)
    assert edits(model, "Name it", slow)
    assert others == [False, False, False]
    assert "in progress" in refusals[0]
    assert model.committed.fields["2"].name is None
    assert model.history.count() == 1


def test_keys_and_clicks_are_held_back_but_the_board_can_be_looked_at(window: EditorWindow) -> None:
    model, view, slow = window.model, window.part(BoardView), Slow(named("1", "far"))
    model.select(Selection(fields=("5",)))
    zoom = view.pixels_per_mm()

    def act() -> None:
        place = QPoint(view.viewport().width() // 2, view.viewport().height() // 2)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.keyClick(view, Qt.Key.Key_Delete)
        QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        at = QPointF(place)
        wheel = QWheelEvent(
            at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(view.viewport(), wheel)
        slow.go.set()

    meanwhile(window, act)
    assert edits(model, "Name it", slow)
    assert model.selection == Selection(fields=("5",))
    assert "5" in model.committed.fields
    assert view.pixels_per_mm() > zoom
    assert model.history.index() == 1


def test_closing_waits_for_the_step_and_then_asks(window: EditorWindow, qtbot) -> None:
    slow = Slow(named("1", "far"))
    asked: list[str | None] = []

    def guard() -> bool:
        asked.append(window.model.committed.fields["1"].name)
        return True

    window.close_guards[:] = [guard]

    def close() -> None:
        window.close()
        QTimer.singleShot(0, slow.go.set)

    meanwhile(window, close)
    assert edits(window.model, "Name it", slow)
    qtbot.waitUntil(lambda: not window.isVisible())
    assert asked == ["far"]


def test_closing_twice_stops_the_step(window: EditorWindow, qtbot) -> None:
    before, slow = window.model.committed, Slow(named("1", "far"))
    closed: list[bool] = []
    window.closing.connect(lambda: closed.append(window.model.working))
    meanwhile(window, lambda: [window.close() for _ in range(2)])
    assert not edits(window.model, "Name it", slow)
    qtbot.waitUntil(lambda: bool(closed))
    slow.go.set()
    assert closed == [False]
    assert window.model.committed is before
    assert not window.isVisible()


def test_closing_waits_for_what_is_half_typed(
    window: EditorWindow, monkeypatch: pytest.MonkeyPatch, qtbot
) -> None:
    slow, asked = Slow(named("1", "far")), []

    def guard() -> bool:
        asked.append(window.model.committed.fields["1"].name)
        return True

    window.close_guards[:] = [guard]
    window.model.select(Selection(fields=("1",)))
    window.docks["properties"].raise_()
    QApplication.processEvents()
    line = window.findChild(QLineEdit, "name")
    line.setFocus()
    assert window.focusWidget() is line
    QTest.keyClicks(line, "far")
    monkeypatch.setattr("mapkit.editor.panels.property_rows.paint", lambda m, **_: slow(m))

    assert not window.close()
    assert window.model.working
    assert not asked
    slow.go.set()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert asked == ["far"]


def test_another_map_ends_the_step(window: EditorWindow, rows_map: GameMap) -> None:
    slow = Slow(named("1", "far"))
    meanwhile(window, lambda: window.model.replace(rows_map))
    assert not edits(window.model, "Name it", slow)
    slow.go.set()
    assert window.model.committed is rows_map
    assert window.model.history.count() == 0


def test_going_back_in_the_history_gives_the_step_up(window: EditorWindow) -> None:
    model, before, slow = window.model, window.model.committed, Slow(named("1", "far"))
    assert edits(model, "first", named("2", "near"))
    meanwhile(window, model.history.undo)
    assert not edits(model, "Name it", slow)
    slow.go.set()
    assert model.committed is before


def test_of_previews_the_newest_counts(window: EditorWindow, qtbot) -> None:
    model, before = window.model, window.model.committed
    slow = [Slow(named("1", f"name {k}")) for k in range(4)]
    for edit in slow:
        assert model.preview(edit)
    assert model.previewing
    assert model.shown is before
    for edit in slow:
        edit.go.set()
    qtbot.waitUntil(lambda: model.shown.fields["1"].name == "name 3")
    assert not slow[1].begun.is_set()
    assert not slow[2].begun.is_set()
    assert commits(model, "Name it")
    assert model.committed.fields["1"].name == "name 3"
    assert model.history.count() == 1


def test_letting_go_waits_for_the_newest_preview(window: EditorWindow) -> None:
    model = window.model
    slow = [Slow(named("1", "first")), Slow(named("1", "last"))]
    for edit in slow:
        model.preview(edit)

    def go() -> None:
        for edit in slow:
            edit.go.set()

    meanwhile(window, go)
    assert commits(model, "Name it")
    assert model.committed.fields["1"].name == "last"


def test_letting_go_can_be_stopped(window: EditorWindow) -> None:
    model, before, slow = window.model, window.model.committed, Slow(named("1", "far"))
    model.preview(slow)
    meanwhile(window, lambda: QTest.keyClick(window.part(BoardView), Qt.Key.Key_Escape))
    assert not commits(model, "Name it")
    slow.go.set()
    assert model.shown is model.committed is before


def test_a_dropped_preview_does_not_come_back(window: EditorWindow) -> None:
    model, before, slow = window.model, window.model.committed, Slow(named("1", "far"))
    model.preview(slow)
    model.cancel()
    slow.go.set()
    slow.thread.join()
    QApplication.processEvents()
    assert model.shown is before
    assert not model.previewing


def test_a_refusal_out_of_the_thread_is_told(window: EditorWindow) -> None:
    def refuse(_map: GameMap) -> GameMap:
        raise EditRefusedError("Not here.", [(3.0, 4.0)])

    slow = Slow(refuse)
    told: list[object] = []
    window.model.refused.connect(lambda reason, at: told.append((reason, list(at))))
    meanwhile(window, slow.go.set)
    assert not edits(window.model, "Name it", slow)
    assert told == [("Not here.", [(3.0, 4.0)])]


def test_a_mistake_out_of_the_thread_is_raised(window: EditorWindow, qtbot) -> None:
    slow = Slow(lambda _map: 1 // 0)  # type: ignore[arg-type, return-value]
    meanwhile(window, slow.go.set)
    with qtbot.captureExceptions() as raised:
        assert not edits(window.model, "Name it", slow)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert not window.model.working


def test_what_edits_is_grey_and_says_why_while_a_step_is_worked_out(window: EditorWindow) -> None:
    slow = Slow(named("1", "far"))
    window.model.select(Selection(fields=("5", "6")))
    merge = window.actions_by_id["field.merge"]
    assert merge.isEnabled()
    seen: list[tuple[bool, str]] = []

    def look() -> None:
        seen.append((merge.isEnabled(), merge.toolTip()))
        slow.go.set()

    def has_followed() -> bool:  # the bar may be shown before
        soon = window.actions_by_id._soon
        return window.part(WorkingNote).bar.isVisible() and not soon.isActive()

    meanwhile(window, lambda: when(has_followed, look))
    assert edits(window.model, "Name it", slow)
    ((enabled, tip),) = seen
    assert not enabled
    assert "Another step is still in progress." in tip
    assert window.actions_by_id["field.merge"].isEnabled()


def test_an_action_comes_after_what_is_half_typed(
    window: EditorWindow, monkeypatch: pytest.MonkeyPatch, qtbot
) -> None:
    slow, model = Slow(named("1", "far")), window.model
    model.select(Selection(fields=("1",)))
    window.docks["properties"].raise_()
    QApplication.processEvents()
    line = window.findChild(QLineEdit, "name")
    line.setFocus()
    QTest.keyClicks(line, "far")
    monkeypatch.setattr("mapkit.editor.panels.property_rows.paint", lambda m, **_: slow(m))
    window.actions_by_id["edit.undo"].trigger()
    assert model.working
    assert line.text() == "far"
    slow.go.set()
    qtbot.waitUntil(model.history.canRedo)
    assert model.committed.fields["1"].name is None
    assert model.history.count() == 1


def test_an_edit_of_a_large_map_begins_and_returns(window: EditorWindow, qtbot) -> None:
    slow = Slow(named("1", "far"))
    told: list[bool] = []
    window.model.edit("Name it", slow, done=told.append)
    assert window.model.working
    assert not told
    slow.go.set()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]
    assert window.model.committed.fields["1"].name == "far"
    assert not window.model.working
