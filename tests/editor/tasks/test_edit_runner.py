"""Previews of a gesture: the newest is shown, and the end of the gesture is told."""

from __future__ import annotations

import threading

import pytest
from PyQt6.QtCore import QObject

from mapkit.editor.tasks.edit_runner import EditRunner
from mapkit.mapfile import new_map
from tests.editor.waiting import wait
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_preview_that_follows_a_slow_one_and_is_quick_ends_the_gesture() -> None:
    """The stroke of a brush after an import was lost so: nobody told of the second preview."""
    owner = QObject()
    runner = EditRunner(owner)
    game_map = new_map("rows", id="rows", size_mm=(20, 10), rows=1, columns=2, sectors=False)
    go_on = threading.Event()
    shown: list[object] = []
    ended: list[bool] = []
    runner.previewed.connect(shown.append)

    def slow(given):
        go_on.wait(LIMIT_S)
        return given

    runner._stood = True  # the step before took long: this one goes to a thread
    assert runner.preview(game_map, slow) is None
    assert runner.preview(game_map, lambda given: given) is None
    runner.finish_previews(lambda: None, ended.append)
    go_on.set()
    wait(lambda: ended)
    assert ended == [True]
    assert len(shown) == 2
    assert not runner.previewing
