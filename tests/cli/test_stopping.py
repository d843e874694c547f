"""Ctrl-C that ends some work early."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from mapkit.cli import stopping
from mapkit.cli.stopping import Stopping

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows wakes no pipe")


@pytest.fixture
def woken() -> Iterator[int]:
    """The end of a pipe that has a byte for each signal which a watcher hears of."""
    heard, told = os.pipe()
    for end in (heard, told):
        os.set_blocking(end, False)
    before = signal.set_wakeup_fd(told)
    try:
        yield heard
    finally:
        signal.set_wakeup_fd(before)
        os.close(heard)
        os.close(told)


def test_a_watcher_hears_of_the_second_press_only(woken: int) -> None:
    with Stopping() as stopping:
        assert not stopping()
        signal.raise_signal(signal.SIGINT)
        assert stopping()
        with pytest.raises(BlockingIOError):
            os.read(woken, 9)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        assert os.read(woken, 9) == bytes([signal.SIGINT])


def test_afterwards_all_is_as_before(woken: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    with Stopping() as stopping:
        pass
    assert signal.getsignal(signal.SIGINT) == before
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    assert os.read(woken, 9) == bytes([signal.SIGINT])
    assert not stopping()


def test_before_anybody_asks_ctrl_c_ends_the_work_at_once(woken: int) -> None:
    with pytest.raises(KeyboardInterrupt), Stopping() as stopping:
        signal.raise_signal(signal.SIGINT)
    assert os.read(woken, 9) == bytes([signal.SIGINT])
    assert not stopping.pressed


def test_that_it_was_interrupted_is_told_once(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not again by who watches, where the end takes longer than the patience."""
    monkeypatch.setattr(os, "_exit", lambda _code: None)
    stopping.nothing_told()
    stopping.tell_interrupted("přerušeno")
    stopping.tell_interrupted()
    stopping._end()
    assert capfd.readouterr().err == "přerušeno\n"
    stopping.nothing_told()
    stopping._end()
    assert capfd.readouterr().err == "mapkit: interrupted\n"
