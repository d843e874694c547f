"""Maps that are drawn in a thread: the window stays awake, and nothing is missed."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import partial
from typing import Self

import pytest
from PyQt6.QtCore import QPointF, QRectF, QTimer
from PyQt6.QtWidgets import QApplication, QGraphicsPathItem, QProgressBar

from mapkit.drawing.incremental import IncrementalBoard
from mapkit.drawing.scene import Text
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.picture import MOST_AT_ONCE
from mapkit.editor.canvas.scene_items import ShapePainter
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.edits import delete_fields, move_vertices, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.steps import edits


@pytest.fixture
def large() -> GameMap:
    game_map = new_map("rows", id="large", size_mm=(500, 500), rows=20, columns=20, sectors=False)
    assert len(game_map.fields) > MOST_AT_ONCE
    return game_map


def as_drawn_anew(window: EditorWindow) -> bool:
    picture = window.part(BoardView).picture
    anew = IncrementalBoard(picture.theme, module=picture.module)
    anew.draw(window.model.shown)
    return anew.parts == dict(picture.parts)


def wait(window: EditorWindow, qtbot) -> None:
    qtbot.waitUntil(lambda: not window.part(BoardView).picture.busy)


def items_of(window: EditorWindow, layer: str) -> list[QGraphicsPathItem]:
    items = window.part(BoardView).layers[layer].root.childItems()
    return [item for item in items if isinstance(item, QGraphicsPathItem)]


def fields_on_board(window: EditorWindow) -> int:
    return len(items_of(window, "fields")) + len(window.part(BoardView).picture._grounds)


def test_it_is_shown_in_a_while(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    assert window.part(BoardView).picture.frame == (0.0, 0.0, 500.0, 500.0)
    assert window.part(BoardView).picture.module == pytest.approx(25)
    wait(window, qtbot)
    assert as_drawn_anew(window)
    assert fields_on_board(window) == 400


def test_an_edit_made_meanwhile_is_shown(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    window.part(BoardView).redraw()
    assert window.part(BoardView).picture.busy
    field = large.fields["1"]
    corner = next(v for v in field.rings[0] if large.vertices[v] == (2500, 2500))
    assert edits(window.model, "move", lambda m: move_vertices(m, {corner: (2600, 2700)}))
    wait(window, qtbot)
    assert as_drawn_anew(window)
    assert fields_on_board(window) == 400


def test_a_map_that_grows_large_is_painted_like_one_that_was_opened(
    large: GameMap, open_window, qtbot
) -> None:
    window = open_window(replace(large, fields={}))
    window.part(BoardView).redraw()  # as it is after all has been deleted
    assert edits(window.model, "back", lambda m: replace(m, fields=large.fields))
    wait(window, qtbot)
    assert as_drawn_anew(window)
    assert not items_of(window, "fields")
    assert len(window.part(BoardView).picture._grounds) == 400


def test_the_last_of_many_drawings_counts(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    for level in (0, 1, None, 0):
        window.part(BoardView).level = level
    small = replace(large, fields={i: large.fields[i] for i in ("1", "2")})
    window.model.replace(small)
    assert not window.part(BoardView).picture.busy
    assert fields_on_board(window) == 2
    window.model.replace(large)
    window.part(BoardView).level = 0
    wait(window, qtbot)
    assert fields_on_board(window) == 400


def test_the_window_stays_awake(large: GameMap, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    with Beats(window) as beats:
        window.part(BoardView).redraw()
        wait(window, qtbot)
    assert beats.number > 10


class Beats:
    """How often the window comes back to its events; how fast it does, the benchmark tells."""

    def __init__(self, window: EditorWindow) -> None:
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._beat)
        self.number = 0

    def __enter__(self) -> Self:
        self._timer.start(0)
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.stop()

    def _beat(self) -> None:
        self.number += 1


def fill_of(window: EditorWindow, at: tuple[float, float]) -> str:
    """Return the colour that is seen at a place, mm, once all is painted."""
    QApplication.processEvents()
    image = window.part(BoardView).viewport().grab().toImage()
    return image.pixelColor(window.part(BoardView).mapFromScene(QPointF(*at))).name()


def paint_many(window: EditorWindow, kind: str, count: int = 200) -> None:
    fields = tuple(window.model.committed.fields)[:count]
    assert edits(window.model, "paint", lambda m: paint(m, fields=fields, kind=kind))


def shown_items(window: EditorWindow) -> int:
    return sum(
        item.isVisible()
        for layer in ("fields", "borders", "labels")
        for item in items_of(window, layer)
    )


def test_much_that_changed_is_shown_at_once_in_the_end(large, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    place = (8.0, 8.0)
    before = fill_of(window, place)
    paint_many(window, "built_up")
    assert window.part(BoardView).picture.busy
    assert fill_of(window, place) == before
    wait(window, qtbot)
    assert fill_of(window, place) != before
    assert as_drawn_anew(window)
    patched = shown_items(window)
    window.part(BoardView).redraw()
    wait(window, qtbot)
    assert shown_items(window) == patched


def test_undo_before_all_is_shown(large, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    before, items = fill_of(window, (8.0, 8.0)), shown_items(window)
    picture = window.part(BoardView).picture
    for stage in (lambda: True, lambda: not picture._drawing, lambda: not picture.behind):
        paint_many(window, "built_up")
        qtbot.waitUntil(stage)  # not drawn yet, drawn, shown
        window.model.history.undo()
        wait(window, qtbot)
        assert as_drawn_anew(window)
        assert fill_of(window, (8.0, 8.0)) == before
        assert shown_items(window) == items


def test_small_edits_while_much_is_drawn(large, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    paint_many(window, "built_up")
    corner = next(v for v in large.vertices if large.vertices[v] == (2500, 2500))
    for k in range(4):
        at = (2560 + 10 * k, 2570)
        assert edits(window.model, "move", partial(move_vertices, places={corner: at}))
        QApplication.processEvents()
    wait(window, qtbot)
    assert as_drawn_anew(window)


def test_the_window_closes_while_much_is_drawn(large, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    paint_many(window, "built_up")
    window.close_guards.clear()
    assert window.close()
    qtbot.waitUntil(lambda: "drawing" not in [t.name for t in threading.enumerate()])
    QApplication.processEvents()


def test_the_window_stays_awake_over_an_edit_of_all(large, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    paint_many(window, "built_up", 10)
    wait(window, qtbot)
    with Beats(window) as beats:
        paint_many(window, "built_up", 390)
        wait(window, qtbot)
    assert beats.number > 5


def test_what_is_left_of_a_large_map(large, open_window, qtbot) -> None:
    window = open_window(large)
    wait(window, qtbot)
    gone = tuple(large.fields)[4:]
    assert edits(window.model, "delete", lambda m: delete_fields(m, gone))
    assert window.part(BoardView).picture.busy
    wait(window, qtbot)
    assert fields_on_board(window) == 4
    window.model.history.undo()
    assert window.part(BoardView).picture.busy
    wait(window, qtbot)
    assert as_drawn_anew(window)


def test_a_large_map_begins_with_its_own_empty_board_and_tells_how_far_it_is(
    large: GameMap, window: EditorWindow, qtbot
) -> None:
    view, told = window.part(BoardView), []
    view.picture.progress.connect(lambda done, parts: told.append((done, parts)))
    bars = window.status.findChildren(QProgressBar)
    (bar,) = (b for b in bars if "Drawing" in b.accessibleName())
    assert bar.isHidden()
    window.part(MapFiles).new(large, ask=False)
    grounds = [item for item in items_of(window, "ground") if item.isVisible()]
    assert grounds
    assert all(item.boundingRect().contains(QRectF(1, 1, 498, 498)) for item in grounds)
    for layer in ("fields", "borders", "labels"):
        assert not [item for item in items_of(window, layer) if item.isVisible()], layer
    assert not bar.isHidden()
    assert view.picture.behind
    wait(window, qtbot)
    assert bar.isHidden()
    assert told[0] == (0, 0)
    assert told[-1] == (1, 1)
    assert len({parts for _, parts in told}) == 3
    assert as_drawn_anew(window)


@pytest.mark.usefixtures("qapp")
def test_the_rim_of_a_label_has_few_corners() -> None:
    label = Text((0, 0), "aq49", 1.5, "#000000", bold=True, halo="#ffffff", halo_width=0.25)
    rim, letters = ShapePainter().draw([label], None)
    assert rim.boundingRect().contains(letters.boundingRect())
    assert rim.path().elementCount() < 5 * letters.path().elementCount()
