"""Word from threads: it comes in the window's thread, and not to those who are gone."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QObject

from mapkit.editor.tasks.main_thread import Courier

pytestmark = pytest.mark.usefixtures("qapp")


def test_it_comes_in_the_windows_thread(qtbot) -> None:
    courier, receiver, where = Courier.here(), QObject(), []
    sender = threading.Thread(
        target=lambda: courier.send(receiver, lambda: where.append(threading.current_thread()))
    )
    sender.start()
    sender.join()
    assert not where
    qtbot.waitUntil(lambda: bool(where))
    assert where == [threading.main_thread()]


def test_who_is_gone_gets_no_word(qtbot) -> None:
    courier, gone, there = Courier.here(), QObject(), QObject()
    calls: list[str] = []
    sip.delete(gone)

    def send() -> None:
        for name, receiver in (("gone", gone), ("there", there)):
            courier.send(receiver, partial(calls.append, name))

    sender = threading.Thread(target=send)
    sender.start()
    sender.join()
    qtbot.waitUntil(lambda: bool(calls))
    assert calls == ["there"]
