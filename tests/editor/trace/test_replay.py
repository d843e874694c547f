"""From a photo of U-Boat Bunker, by mouse and keys, to a map that answers as the true one does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.editor.steps import OpenWindow

pytest.importorskip("cv2")

import shapely
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from benchmarks.photos import board, photo_of
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.panels.kind_palette import Palette
from mapkit.editor.state.brush import Brush
from mapkit.mapfile import new_map, read_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.trace.walker import Walker
from tests.editor.waiting import wait
from tests.true_reviewer import Place, TrueReviewer, differences

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NEAR_BY = 60.0
CLOSE = 6.0
"""Pixels a mm, where a click is meant to be exact."""
WIDE_ENOUGH = 12.0
"""Pixels that what is clicked into is wide."""


class ByHand:
    """Corrects the map of a window with its tools."""

    def __init__(self, window: EditorWindow) -> None:
        self.window = window
        self.hand = Hand(window)
        self._brush = window.part(Brush)

    @property
    def map(self) -> GameMap:
        return self.window.model.committed

    def draw(self, outline: Sequence[Place], kind: str) -> bool:
        """Click the corners from near by; Alt leaves borders aside, Ctrl carves."""
        before = self.map
        self.hand.view.setFocus()
        self.hand.key("d")
        self._choose("kind", kind)
        for corner in outline:
            self.hand.view.look_at(QPointF(*corner), NEAR_BY)
            at = self.hand.pixel(corner)
            QTest.mouseClick(self.hand.view.viewport(), Qt.MouseButton.LeftButton, ALT, at)
        QTest.keyClick(self.hand.view, Qt.Key.Key_Return, CONTROL | ALT)
        self._rest()
        self.hand.key(Qt.Key.Key_Escape)
        return self.map is not before

    def paint(self, field: str, aspect: str, value: str) -> None:
        self.hand.view.setFocus()
        self.hand.key("b")
        self._choose(aspect, value)
        self._click_into(field)
        self._rest()

    def merge(self, fields: Sequence[str]) -> bool:
        before = self.map
        self.hand.view.setFocus()
        self.hand.key("v")
        for field, held in zip(fields, (Qt.KeyboardModifier.NoModifier, SHIFT), strict=True):
            self._click_into(field, held)
        if set(self.window.model.selection.fields) != set(fields):
            return False
        self.hand.key("j")
        self._rest()
        return self.map is not before

    def delete_below(self, field: str) -> None:
        """Click it with the ground alone on show."""
        self.hand.view.setFocus()
        self.hand.key("1", ALT)
        self.hand.key("v")
        self._click_into(field)
        assert self.window.model.selection.fields == (field,)
        self.hand.key(Qt.Key.Key_Delete)
        self._rest()
        assert field not in self.map.fields
        self.hand.key("0", ALT)

    def portal(self, type_: str, at: Place, width: float) -> None:
        self.hand.view.setFocus()
        self.hand.key("p")
        types = list(self.map.ruleset.portals)
        self.hand.key(str(types.index(type_) + 1))
        while abs(self._brush.portal_mm - width) > 0.6:
            self.hand.key("+" if self._brush.portal_mm < width else "-")
        self._look_at(at)
        self.hand.click(at)
        self._rest()

    def _choose(self, aspect: str, value: str) -> None:
        palette = self.window.findChild(Palette)
        button = palette._by_paint[(aspect, value)]
        palette.ensureWidgetVisible(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _click_into(
        self, field: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Click where a field is widest, as near as it takes to hit it."""
        unit = self.map.unit_mm
        rings = self.map.points(field)
        circle = shapely.maximum_inscribed_circle(shapely.Polygon(rings[0], rings[1:]))
        (x, y), *_ = circle.coords
        middle = (x * unit, y * unit)
        self._look_at(middle, max(CLOSE, WIDE_ENOUGH / (circle.length * unit)))
        self.hand.click(middle, held)

    def _look_at(self, at: Place, pixels_per_mm: float = CLOSE) -> None:
        self.hand.view.look_at(QPointF(*at), pixels_per_mm)
        QApplication.processEvents()

    def _rest(self) -> None:
        wait(lambda: not self.window.model.working)


def test_a_photo_of_u_boat_bunker_becomes_a_map_with_its_answers(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = board("uboat-bunker")
    photo, path = tmp_path / "photo.jpg", tmp_path / "bunker.yaml"
    photo.write_bytes(photo_of("uboat-bunker", "easy").jpeg)
    walker = Walker(open_window(new_map("empty")), monkeypatch)
    walker.from_photo_to_fields(photo, path, truth.size_mm)
    reviewer, means = TrueReviewer(truth), ByHand(walker.window)

    reviewer.correct_kinds(means)
    walker.accept_kinds()
    walker.next()
    below = list(reviewer.below)
    while walker.below.yes_button.isVisible():
        above = walker.asked
        under = next((i for i in below if reviewer.lies_under(means.map, i, above)), None)
        if under is None:
            walker.click(walker.below.no_button)
        else:
            below.remove(under)
            walker.click(walker.below.yes_button)
            reviewer.draw_below(means, under)
            if walker.below.drawn_button.isVisible():
                walker.click(walker.below.drawn_button)
        walker.rest()
    assert below == []
    for _ in range(2):
        walker.next()
    reviewer.correct_fields(means)
    reviewer.correct_kinds(means)
    reviewer.put_portals(means)
    walker.next()
    walker.click(walker.done.button)
    walker.act("file.save")

    made = read_map(path)
    assert not made.diagnostics
    assert made.map.provenance.kind == "traced"
    assert not [d for d in check_map(made.map) if d.severity is Severity.ERROR]
    owners = reviewer.owners(made.map)
    assert sorted(owners.values()) == sorted(truth.fields)
    outside, all_ = differences(truth, made.map, owners)
    assert outside == []
    assert len(all_) < 40
