"""Slow answers wait while somebody works on the board, and can be stopped meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.model import GameMap
from tests.editor.hand import Hand

pytestmark = pytest.mark.usefixtures("qapp")


class Counting:
    """A job that counts its steps until it is told to end."""

    def __init__(self) -> None:
        self.steps = 0
        self.end = threading.Event()

    def __call__(self, tell: Tell) -> int:
        while not self.end.is_set():
            tell(0, 1)
            self.steps += 1
            time.sleep(0.001)
        return self.steps

    def goes_on(self) -> bool:
        """Tell whether it makes steps, after a step that may be under way has ended."""
        time.sleep(0.06)
        before = self.steps
        time.sleep(0.06)
        return self.steps > before


@pytest.fixture
def job() -> Iterator[Counting]:
    made = Counting()
    yield made
    made.end.set()


def test_a_job_rests_while_it_is_held(qtbot, job: Counting) -> None:
    worker, held = Worker(), threading.Event()
    answers: list[int] = []
    worker.hold_while(held.is_set)
    worker.submit("count", job, answers.append)
    assert job.goes_on()
    held.set()
    assert not job.goes_on()
    held.clear()
    assert job.goes_on()
    job.end.set()
    qtbot.waitUntil(lambda: bool(answers))
    worker.close()


def test_a_job_does_not_begin_while_it_is_held(qtbot, job: Counting) -> None:
    worker, held = Worker(), threading.Event()
    held.set()
    worker.hold_while(held.is_set)
    worker.submit("count", job, lambda _n: None)
    time.sleep(0.1)
    assert job.steps == 0
    held.clear()
    qtbot.waitUntil(lambda: job.steps > 0)
    worker.close()


def test_a_job_that_is_held_can_be_stopped(qtbot, job: Counting) -> None:
    worker = Worker()
    done: list[object] = []
    worker.hold_while(lambda: True)
    worker.submit("count", job, done.append)
    worker.cancel("count")
    worker.hold_while(lambda: False)
    worker.submit("next", lambda _tell: "here", done.append)
    qtbot.waitUntil(lambda: bool(done))
    assert done == ["here"]
    worker.close()


def test_a_job_that_is_held_does_not_delay_closing(job: Counting) -> None:
    worker = Worker()
    worker.hold_while(lambda: True)
    worker.submit("count", job, lambda _n: None)
    time.sleep(0.05)
    begin = time.monotonic()
    worker.close()
    assert time.monotonic() - begin < 2  # it would wait five seconds for a job that hangs


def test_slow_answers_rest_while_a_button_is_down_or_quick_ones_are_made(
    rows_map: GameMap, open_window, qtbot, job: Counting
) -> None:
    window: EditorWindow = open_window(rows_map)
    live = window.part(LiveFeature)
    assert isinstance(live, LiveFeature)
    slow, quick, hand = live.answers.slow, live.answers.worker, Hand(window)
    qtbot.waitUntil(lambda: not slow.at_work)
    slow.submit("count", job, lambda _n: None)
    assert job.goes_on()
    hand.press((45, 45))
    assert not job.goes_on()
    hand.release((45, 45))
    assert job.goes_on()
    QTest.mousePress(window.part(BoardView).viewport(), Qt.MouseButton.MiddleButton)
    assert not job.goes_on()
    QTest.mouseRelease(window.part(BoardView).viewport(), Qt.MouseButton.MiddleButton)
    assert job.goes_on()
    urgent = Counting()
    quick.submit("urgent", urgent, lambda _n: None)
    assert not job.goes_on()
    urgent.end.set()
    qtbot.waitUntil(lambda: not quick.at_work)
    assert job.goes_on()
