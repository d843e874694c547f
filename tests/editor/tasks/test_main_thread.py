"""Word from threads: it comes in the window's thread, and not to those who are gone."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QObject

from mapkit.editor.tasks.main_thread import MainThread

pytestmark = pytest.mark.usefixtures("qapp")


def test_it_comes_in_the_windows_thread(qtbot) -> None:
    main_thread, receiver, where = MainThread.here(), QObject(), []
    sender = threading.Thread(
        target=lambda: main_thread.send(receiver, lambda: where.append(threading.current_thread()))
    )
    sender.start()
    sender.join()
    assert not where
    qtbot.waitUntil(lambda: bool(where))
    assert where == [threading.main_thread()]


def test_who_is_gone_gets_no_word(qtbot) -> None:
    main_thread, gone, there = MainThread.here(), QObject(), QObject()
    calls: list[str] = []
    sip.delete(gone)

    def send() -> None:
        for name, receiver in (("gone", gone), ("there", there)):
            main_thread.send(receiver, partial(calls.append, name))

    sender = threading.Thread(target=send)
    sender.start()
    sender.join()
    qtbot.waitUntil(lambda: bool(calls))
    assert calls == ["there"]
