"""Ctrl-C that only asks to stop: the first one ends nothing, the second one does."""

from __future__ import annotations

import signal

import pytest

from mapkit.cli.stopping import Stopping


def test_the_first_press_asks_and_the_second_one_ends() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with Stopping() as stopping:
            asks = signal.getsignal(signal.SIGINT)
            assert not stopping()
            signal.raise_signal(signal.SIGINT)
            assert stopping()
            # A thread that watches for Ctrl-C ends the program where it finds the old handler.
            assert signal.getsignal(signal.SIGINT) == asks != signal.default_int_handler
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
