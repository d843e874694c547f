"""Slow answers wait while somebody works on the board, and can be stopped meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.waiting import wait
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.usefixtures("qapp")

_STEP_S = 0.001


class Counting:
    """A job that counts its steps until it is told to end."""

    def __init__(self) -> None:
        self.steps = 0
        self.has_told, self.end = threading.Event(), threading.Event()

    def __call__(self, tell: Tell) -> int:
        while not self.end.wait(_STEP_S):
            tell(0, 1)
            self.steps += 1
            self.has_told.set()
        return self.steps

    def goes_on(self) -> bool:
        """Wait until it has made a whole step from now on."""
        before = self.steps
        wait(lambda: self.steps > before + 1)
        return True


class Held:
    """Watches a worker that is held now and then: how often it rests between two steps.

    The worker asks in its own thread, in which the job makes its steps, too.
    """

    def __init__(self, worker: Worker, job: Counting, busy: Callable[[], bool]) -> None:
        self._job = job
        self._busy = busy
        self._rests: list[int] = []
        worker.hold_while(self)

    def __call__(self) -> bool:
        busy = self._busy()
        if busy:
            self._rests.append(self._job.steps)
        return busy

    def rests(self) -> bool:
        """Wait until it was told to rest often, and tell whether it made no step meanwhile."""
        self._rests.clear()
        wait(lambda: len(self._rests) >= 4)
        return len(set(self._rests)) == 1


@pytest.fixture
def job() -> Iterator[Counting]:
    made = Counting()
    yield made
    made.end.set()


def test_what_a_stopped_job_had_told_is_not_shown(job: Counting) -> None:
    worker, told = Worker(), list[int]()
    worker.progress.connect(lambda _kind, done, _total: told.append(done))
    worker.submit("count", job, print)
    assert job.has_told.wait(LIMIT_S)  # what it told waits for this thread
    worker.cancel("count")
    wait(lambda: not worker.at_work)
    QApplication.processEvents()
    worker.close()
    assert told == []


def test_a_job_rests_while_it_is_held(job: Counting) -> None:
    worker, busy = Worker(), threading.Event()
    held = Held(worker, job, busy.is_set)
    answers: list[int] = []
    worker.submit("count", job, answers.append)
    assert job.goes_on()
    busy.set()
    assert held.rests()
    busy.clear()
    assert job.goes_on()
    job.end.set()
    wait(lambda: answers)
    worker.close()


def test_a_job_does_not_begin_while_it_is_held(job: Counting) -> None:
    worker, busy = Worker(), threading.Event()
    busy.set()
    held = Held(worker, job, busy.is_set)
    worker.submit("count", job, lambda _n: None)
    assert held.rests()
    assert job.steps == 0
    busy.clear()
    assert job.goes_on()
    worker.close()


def test_a_job_that_is_held_can_be_stopped(job: Counting) -> None:
    worker = Worker()
    done: list[object] = []
    worker.hold_while(lambda: True)
    worker.submit("count", job, done.append)
    worker.cancel("count")
    worker.hold_while(lambda: False)
    worker.submit("next", lambda _tell: "here", done.append)
    wait(lambda: done)
    assert done == ["here"]
    worker.close()


def test_a_job_that_is_held_does_not_keep_its_worker_from_closing(job: Counting) -> None:
    worker = Worker()
    held = Held(worker, job, lambda: True)
    worker.submit("count", job, lambda _n: None)
    assert held.rests()
    worker.close()
    worker._thread.join(LIMIT_S)
    assert not worker._thread.is_alive()


def test_slow_answers_rest_while_a_button_is_down_or_quick_ones_are_made(
    rows_map: GameMap, open_window, job: Counting
) -> None:
    window: EditorWindow = open_window(rows_map)
    live = window.part(LiveFeature)
    assert isinstance(live, LiveFeature)
    slow, quick, hand = live.answers.slow, live.answers.worker, Hand(window)
    wait(lambda: not slow.at_work)
    held = Held(slow, job, slow._held)
    slow.submit("count", job, lambda _n: None)
    assert job.goes_on()
    hand.press((45, 45))
    assert held.rests()
    hand.release((45, 45))
    assert job.goes_on()
    QTest.mousePress(window.part(BoardView).viewport(), Qt.MouseButton.MiddleButton)
    assert held.rests()
    QTest.mouseRelease(window.part(BoardView).viewport(), Qt.MouseButton.MiddleButton)
    assert job.goes_on()
    urgent = Counting()
    quick.submit("urgent", urgent, lambda _n: None)
    assert held.rests()
    urgent.end.set()
    wait(lambda: not quick.at_work)
    assert job.goes_on()
