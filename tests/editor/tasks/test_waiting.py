"""Work in a thread that the window waits for without freezing."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator

import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication

from mapkit.editor.tasks.waiting import in_slices, patiently

pytestmark = pytest.mark.usefixtures("qapp")


def test_it_gives_what_the_work_gave() -> None:
    assert patiently(lambda: 6 * 7) == 42
    assert patiently(threading.current_thread) is not threading.current_thread()


def test_it_raises_what_the_work_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        patiently(lambda: 1 // 0)
    assert QApplication.overrideCursor() is None


def test_timers_run_meanwhile() -> None:
    ticks: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start(10)
    patiently(lambda: time.sleep(0.4))
    timer.stop()
    assert len(ticks) > 5
    assert QApplication.overrideCursor() is None


def test_slices_let_timers_run_and_give_what_the_steps_gave() -> None:
    ticks: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start(5)

    def steps() -> Generator[None, None, str]:
        for _ in range(60):
            time.sleep(0.005)
            yield
        return "made"

    assert in_slices(steps()) == "made"
    timer.stop()
    assert len(ticks) > 5
    assert QApplication.overrideCursor() is None


def test_slices_raise_what_a_step_raised() -> None:
    def steps() -> Generator[None, None, None]:
        yield
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        in_slices(steps())
    assert QApplication.overrideCursor() is None
