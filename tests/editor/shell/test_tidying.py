"""Garbage is looked for at rest, among new objects alone."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from mapkit.editor.tidying import TidyAtRest
from mapkit.editor.window import EditorWindow
from mapkit.mapfile import new_map
from mapkit.model import GameMap


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tidy(rows_map: GameMap, open_window) -> Iterator[tuple[EditorWindow, TidyAtRest]]:
    thresholds = gc.get_threshold()
    gc.disable()
    window: EditorWindow = open_window(rows_map)
    found = window.findChild(TidyAtRest)
    assert found is not None
    yield window, found
    gc.unfreeze()
    gc.enable()
    gc.set_threshold(*thresholds)


def test_new_garbage_goes_and_the_rest_is_set_aside(tidy) -> None:
    _, at_rest = tidy
    at_rest.tidy()
    aside = gc.get_freeze_count()
    assert aside > 10_000
    gone = weakref.ref(Knot())
    assert gone() is not None
    at_rest.tidy()
    assert gone() is None
    assert abs(gc.get_freeze_count() - aside) < 5_000


def test_answers_go_without_being_looked_for(tidy, qtbot) -> None:
    window, at_rest = tidy
    live = window.parts["live"].answers
    qtbot.waitUntil(lambda: live.tables is not None and not live.worker.at_work)
    table = weakref.ref(live.tables.clear)
    at_rest.tidy()
    for name in ("a", "b", "c", "d", "e", "f", "g", "h"):
        window.model.replace(new_map("rows", id=name, size_mm=(90, 90), rows=2, columns=2))
        qtbot.waitUntil(lambda: not live.making_tables and not live.slow.at_work)
        qtbot.waitUntil(lambda: not live.worker.at_work)
    assert table() is None
