"""A correction in the review, by keys: what is alike is asked about as well, as one step."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QImage

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.trace.teacher import Teacher
from mapkit.model import Doubt, Underlay
from tests.editor.steps import OpenWindow
from tests.editor.trace.test_review import panel, press, review, traced
from tests.editor.waiting import settle, wait
from tests.unit.digitize.drawn import drawn, grid

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
FALSE = Doubt("border", ("f1", "f5"), (3000, 6000), 0.4)
SECOND = Doubt("border", ("f2", "f6"), (9000, 6000), 0.4)
THIRD = Doubt("border", ("f7", "f11"), (15000, 12000), 0.4)
RIGHT = Doubt("border", ("f11", "f12"), (18000, 15000), 0.2)
DOUBTS = (FALSE, SECOND, THIRD, RIGHT)


def teacher(window: EditorWindow) -> Teacher:
    from mapkit.editor.trace.review_feature import ReviewFeature

    return window.part(ReviewFeature).teacher


@pytest.fixture
def window(open_window: OpenWindow, tmp_path: Path) -> EditorWindow:
    """A window on a traced grid: its photo has dark lines between columns, light ones else."""
    game_map = grid()
    number = {f: int(f[1:]) - 1 for f in game_map.fields}
    beside = {
        frozenset((f, g)): "dark" for f in number for g in number if number[g] - number[f] == 1
    }
    pixels = drawn(game_map, None, beside)
    height, width = pixels.shape[:2]
    path = tmp_path / "board.png"
    image = QImage(pixels.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    assert image.save(str(path))
    sha = hashlib.sha256(path.read_bytes()).hexdigest()
    right, bottom = (round(side / game_map.unit_mm) for side in game_map.size_mm)
    corners = ((0, 0), (right, 0), (right, bottom), (0, bottom))
    game_map = traced(game_map, *DOUBTS, looked_at=False)
    found = open_window(replace(game_map, underlay=Underlay(str(path), sha, corners)))
    found.docks["review"].raise_()
    wait(lambda: found.part(UnderlayPicture).size != (0, 0))
    wait(lambda: len(review(found).items) > 2 and not review(found).sorting)
    settle(found)
    return found


def borders(window: EditorWindow) -> dict[frozenset[str], float]:
    tracing = window.model.committed.tracing
    return {frozenset(d.fields): d.doubt for d in tracing.doubts if d.about == "border"}


def go_to(window: EditorWindow, place: tuple[float, float]) -> None:
    for _ in range(len(review(window).items) + 1):
        doubt = review(window).current
        if doubt is not None and (doubt.about, doubt.at) == ("border", place):
            return
        press(window, Qt.Key.Key_F8)
    raise AssertionError(place)


def taught(window: EditorWindow) -> bool:
    return not teacher(window).busy and not window.model.working


def test_one_correction_asks_about_all_lines_of_the_same_print(window: EditorWindow) -> None:
    go_to(window, FALSE.at)
    press(window, Qt.Key.Key_F9, SHIFT)
    wait(lambda: len(window.model.committed.fields) == 11)
    assert "what is like your correction" in panel(window).progress.text()
    wait(lambda: taught(window))
    found = borders(window)
    assert min(found[frozenset(d.fields)] for d in (SECOND, THIRD)) > 0.5
    assert found[frozenset(RIGHT.fields)] < 0.3
    assert window.model.history.count() == 1
    press(window, Qt.Key.Key_Z, CONTROL)
    wait(lambda: len(window.model.committed.fields) == 12)
    assert borders(window) == {frozenset(d.fields): d.doubt for d in DOUBTS}
    press(window, Qt.Key.Key_Y, CONTROL)
    wait(lambda: len(window.model.committed.fields) == 11)
    assert borders(window) == found


def test_lines_that_are_likelier_no_borders_go_in_one_step(window: EditorWindow) -> None:
    go_to(window, FALSE.at)
    press(window, Qt.Key.Key_F9, SHIFT)
    wait(lambda: len(window.model.committed.fields) == 11)
    wait(lambda: taught(window))
    alike = {pair for pair, share in borders(window).items() if share >= 0.5}
    assert alike >= {frozenset(d.fields) for d in (SECOND, THIRD)}
    wait(lambda: not review(window).sorting)
    go_to(window, SECOND.at)
    assert f"{len(alike)} proposed borders are probably none" in panel(window).words.text()
    press(window, Qt.Key.Key_F9, CONTROL | SHIFT)
    wait(lambda: len(window.model.committed.fields) == 11 - len(alike))
    wait(lambda: taught(window))
    assert window.model.history.count() == 2
    tracing = window.model.committed.tracing
    assert RIGHT.at in {d.at for d in tracing.doubts}  # of fields that have other names now


def test_a_saved_map_stays_saved(window: EditorWindow) -> None:
    go_to(window, FALSE.at)
    press(window, Qt.Key.Key_F9, SHIFT)
    wait(lambda: len(window.model.committed.fields) == 11)
    window.model.history.setClean()
    wait(lambda: taught(window))
    assert not window.model.unsaved
    assert borders(window) == {frozenset(d.fields): d.doubt for d in DOUBTS if d != FALSE}


def test_without_its_dock_nothing_is_learned(window: EditorWindow) -> None:
    go_to(window, FALSE.at)
    window.docks["review"].close()
    press(window, Qt.Key.Key_F9, SHIFT)
    wait(lambda: len(window.model.committed.fields) == 11)
    assert not teacher(window).busy
