"""Somebody who walks from a photo to a map: clicks and keys in the dock, on photo and board."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QFileDialog, QPushButton

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.trace.below_page import BelowPage
from mapkit.editor.trace.corners_page import CornersPage
from mapkit.editor.trace.end_pages import DonePage
from mapkit.editor.trace.fields_page import FieldsPage
from mapkit.editor.trace.kinds_page import KindsPage
from mapkit.editor.trace.page import Page, doubts_about
from mapkit.editor.trace.symbols_page import SymbolsPage
from mapkit.editor.trace.walk import PhotoWalk
from mapkit.editor.widgets.boxes import FocusWheelSpin
from tests.editor.hand import Hand
from tests.editor.waiting import settle, wait

LEFT = Qt.MouseButton.LeftButton


class Walker:
    """Works the dock of one window."""

    def __init__(self, window: EditorWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = window
        self.walk = window.part(PhotoWalk)
        self.hand = Hand(window)
        self._patch = monkeypatch

    @property
    def page(self) -> Page:
        return self.walk.pages[self.walk.step]

    @property
    def corners(self) -> CornersPage:
        page = self.walk.pages["corners"]
        assert isinstance(page, CornersPage)
        return page

    @property
    def kinds(self) -> KindsPage:
        page = self.walk.pages["kinds"]
        assert isinstance(page, KindsPage)
        return page

    @property
    def below(self) -> BelowPage:
        page = self.walk.pages["below"]
        assert isinstance(page, BelowPage)
        return page

    @property
    def fields(self) -> FieldsPage:
        page = self.walk.pages["fields"]
        assert isinstance(page, FieldsPage)
        return page

    @property
    def symbols(self) -> SymbolsPage:
        page = self.walk.pages["symbols"]
        assert isinstance(page, SymbolsPage)
        return page

    @property
    def done(self) -> DonePage:
        page = self.walk.pages["done"]
        assert isinstance(page, DonePage)
        return page

    def accept_kinds(self) -> None:
        """Accept all kinds, those that ask the same at once."""
        while self.kinds.accept_alike_button.isEnabled():
            left = self.kinds.list.count()
            self.click(self.kinds.accept_alike_button)
            wait(partial(self._lists_fewer_than, left))

    def _lists_fewer_than(self, count: int) -> bool:
        return self.kinds.list.count() < count

    @property
    def asked(self) -> str:
        """The field of which is asked what runs under it."""
        return doubts_about(self.window.model.committed, "below")[0].fields[0]

    def from_photo_to_fields(self, photo: Path, path: Path, size_mm: tuple[float, float]) -> None:
        """Walk from a photo to the first fields."""
        self.to_size(photo, path)
        self.lay_flat(size_mm)
        self.click(self.fields.make_button)
        self.rest()
        self.next()
        assert self.walk.step == "kinds"

    def to_size(self, photo: Path, path: Path) -> None:
        self.picks_to_open(photo)
        self.picks_to_save(path)
        self.act("file.from_photo")
        self.rest()
        assert self.walk.step == "corners"
        self.next()

    def lay_flat(self, size_mm: tuple[float, float]) -> None:
        assert self.walk.step == "size"
        self.type_into(self.walk.size_page.width_mm, size_mm[0])
        self.type_into(self.walk.size_page.height_mm, size_mm[1])
        self.next()
        assert self.walk.step == "fields", self.walk.session.problem

    def picks_to_open(self, path: Path) -> None:
        """Answer the dialog that asks for a file."""
        self._patch.setattr(QFileDialog, "getOpenFileName", lambda *_a, **_k: (str(path), ""))

    def picks_to_save(self, path: Path) -> None:
        """Answer the dialog that asks for a place."""
        self._patch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(path), ""))

    def act(self, action: str) -> None:
        self.window.actions_by_id[action].trigger()

    def click(self, button: QPushButton) -> None:
        assert button.isVisible()
        assert button.isEnabled(), button.text()
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def rest(self) -> None:
        """Wait until the work in hand is done."""
        wait(lambda: not self.walk.session.busy and not self.window.model.working)
        settle(self.window)

    def next(self) -> None:
        self.click(self.walk.next_button)
        self.rest()

    def back(self) -> None:
        self.click(self.walk.back_button)
        self.rest()

    def type_into(self, box: FocusWheelSpin, value: float) -> None:
        """Type a number and press Enter."""
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, f"{value:g}")
        QTest.keyClick(box, Qt.Key.Key_Return)
        self.rest()

    def drag_corner(self, corner: int, to: tuple[float, float]) -> None:
        """Drag a corner with the mouse to a place of the photo, in pixels."""
        picker = self.corners.picker
        start = picker.to_screen(picker.quad[corner]).toPoint()
        end = picker.to_screen(to).toPoint()
        QTest.mouseMove(picker, start)
        QTest.mousePress(picker, LEFT, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(picker, (QPointF(start + end) / 2).toPoint())
        QTest.mouseMove(picker, end)
        QTest.mouseRelease(picker, LEFT, Qt.KeyboardModifier.NoModifier, end)
        self.rest()

    def key_on_photo(self, key: Qt.Key, times: int = 1, *, shift: bool = False) -> None:
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for _ in range(times):
            QTest.keyClick(self.corners.picker, key, held)
        self.rest()
