"""Maps that are drawn in a thread: the window stays awake, and nothing is missed."""

from __future__ import annotations

import itertools
import time
from dataclasses import replace

import pytest
from PyQt6.QtCore import QTimer

from mapkit.document import move_vertices
from mapkit.drawing.patchwork import Patchwork
from mapkit.editor.canvas.picture import MOST_AT_ONCE
from mapkit.editor.window import EditorWindow
from mapkit.mapfile import new_map
from mapkit.model import GameMap


@pytest.fixture
def large() -> GameMap:
    game_map = new_map("rows", id="large", size_mm=(500, 500), rows=20, columns=20, sectors=False)
    assert len(game_map.fields) > MOST_AT_ONCE
    return game_map


def as_drawn_anew(window: EditorWindow) -> bool:
    anew = Patchwork(window.view.picture.theme, module=window.view.picture.module)
    anew.draw(window.model.shown)
    return anew.parts == dict(window.view.picture.parts)


def wait(window: EditorWindow, qtbot) -> None:
    qtbot.waitUntil(lambda: not window.view.picture.busy, timeout=30_000)


def test_it_is_shown_in_a_while(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    assert window.view.picture.frame == (0.0, 0.0, 500.0, 500.0)
    assert window.view.picture.module == pytest.approx(25)
    wait(window, qtbot)
    assert as_drawn_anew(window)
    assert len(window.view.layers["fields"].root.childItems()) == 400


def test_an_edit_made_meanwhile_is_shown(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    window.view.redraw()
    assert window.view.picture.busy
    field = large.fields["1"]
    corner = next(v for v in field.rings[0] if large.vertices[v] == (2500, 2500))
    assert window.model.edit("move", lambda m: move_vertices(m, {corner: (2600, 2700)}))
    wait(window, qtbot)
    assert as_drawn_anew(window)
    assert len(window.view.layers["fields"].root.childItems()) == 400


def test_the_last_of_many_drawings_counts(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    for level in (0, 1, None, 0):
        window.view.level = level
    small = replace(large, fields={i: large.fields[i] for i in ("1", "2")})
    window.model.replace(small)
    assert not window.view.picture.busy
    assert len(window.view.layers["fields"].root.childItems()) == 2
    window.model.replace(large)
    window.view.level = 0
    wait(window, qtbot)
    assert len(window.view.layers["fields"].root.childItems()) == 400


def test_the_window_stays_awake(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    beats: list[float] = []
    timer = QTimer(window)
    timer.timeout.connect(lambda: beats.append(time.thread_time()))
    timer.start(0)
    window.view.redraw()
    wait(window, qtbot)
    timer.stop()
    # In time of this thread on the processor: others use the machine as well.
    longest = max(b - a for a, b in itertools.pairwise(beats))
    assert len(beats) > 10
    assert longest < 0.1
