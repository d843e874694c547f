"""Work in a thread that the window waits for without freezing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator

import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication

from mapkit.editor.tasks.waiting import in_slices, run_in_thread
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.usefixtures("qapp")


def test_it_gives_what_the_work_gave() -> None:
    assert run_in_thread(lambda: 6 * 7) == 42
    assert run_in_thread(threading.current_thread) is not threading.current_thread()


def test_it_raises_what_the_work_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        run_in_thread(lambda: 1 // 0)
    assert QApplication.overrideCursor() is None


def ticking(times: int, done: Callable[[], None]) -> QTimer:
    """Start a timer that calls something after it has run so many times."""
    timer, left = QTimer(), iter(range(times))
    timer.timeout.connect(lambda: done() if next(left, None) is None else None)
    timer.start(5)
    return timer


def test_timers_run_meanwhile() -> None:
    enough = threading.Event()
    timer = ticking(5, enough.set)
    assert run_in_thread(lambda: enough.wait(LIMIT_S))
    timer.stop()
    assert QApplication.overrideCursor() is None


def test_slices_let_timers_run_and_give_what_the_steps_gave() -> None:
    enough = threading.Event()
    timer = ticking(5, enough.set)

    def steps() -> Generator[None, None, str]:
        while not enough.is_set():
            yield
        return "made"

    assert in_slices(steps()) == "made"
    timer.stop()
    assert QApplication.overrideCursor() is None


def test_slices_raise_what_a_step_raised() -> None:
    def steps() -> Generator[None, None, None]:
        yield
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        in_slices(steps())
    assert QApplication.overrideCursor() is None
