"""A hand on mouse and keyboard in the window of a layout: real events at places of the board."""

from __future__ import annotations

from PyQt6.QtCore import QMimeData, QPoint, QPointF, Qt
from PyQt6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QWidget

from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.layouts.picked import LAY_DRAG
from tests.editor.waiting import wait

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
Place = tuple[int, int]


def rest(layout: LayoutWindow) -> None:
    """Wait until a window has found its cards, drawn what it shows, and looked for symmetry."""
    QApplication.processEvents()
    wait(lambda: not layout.pictures.waiting and not layout.symmetry.found.asked)
    wait(lambda: layout.cards.list.count() > 0)


def told(layout: LayoutWindow) -> str:
    """Return what the status bar says."""
    bar = layout.statusBar()
    return bar.currentMessage()


class LayoutHand:
    """Works one window as a person would."""

    def __init__(self, layout: LayoutWindow) -> None:
        self.layout, self.view = layout, layout.view
        viewport = self.view.viewport()
        assert viewport is not None
        self.viewport: QWidget = viewport

    def pixel(self, place: Place, field: Place = (1, 1)) -> QPoint:
        """The middle of a place, or of another of its three by three fields."""
        area = self.view.rect_of(place)
        x = area.x() + area.width() * (2 * field[0] + 1) / 6
        y = area.y() + area.height() * (2 * field[1] + 1) / 6
        return self.view.mapFromScene(QPointF(x, y))

    def move(self, place: Place, field: Place = (1, 1)) -> None:
        # Twice: Qt drops a move to where the mouse is already.
        QTest.mouseMove(self.viewport, self.pixel(place, field) + QPoint(1, 1))
        QTest.mouseMove(self.viewport, self.pixel(place, field))
        QApplication.processEvents()

    def click(self, place: Place, field: Place = (1, 1)) -> None:
        self.move(place, field)
        QTest.mouseClick(self.viewport, LEFT, PLAIN, self.pixel(place, field))

    def drag(self, start: Place, end: Place, field: Place = (1, 1)) -> None:
        a, b = self.pixel(start, field), self.pixel(end)
        QTest.mousePress(self.viewport, LEFT, PLAIN, a)
        for share in (0.3, 0.6, 1.0):
            QTest.mouseMove(self.viewport, a + (b - a) * share)
        QTest.mouseRelease(self.viewport, LEFT, PLAIN, b)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self.view, key, modifiers)
        QApplication.processEvents()

    def pick_card(self, name: str) -> None:
        """Click a card in the panel."""
        cards = self.layout.cards.list
        (item,) = cards.findItems(name, Qt.MatchFlag.MatchExactly)
        cards.scrollToItem(item)
        viewport = cards.viewport()
        assert viewport is not None
        QTest.mouseClick(viewport, LEFT, PLAIN, cards.visualItemRect(item).center())

    def pick_element(self, name: str) -> None:
        """Click a kind in the panel of elements."""
        kinds = self.layout.elements.list
        (item,) = kinds.findItems(name, Qt.MatchFlag.MatchExactly)
        viewport = kinds.viewport()
        assert viewport is not None
        QTest.mouseClick(viewport, LEFT, PLAIN, kinds.visualItemRect(item).center())

    def drop(self, place: Place, field: Place = (1, 1)) -> None:
        """Drop what is picked: Qt's events of a drag, as its list begins it."""
        data, at = QMimeData(), self.pixel(place, field)
        data.setData(LAY_DRAG, b"")
        copy = Qt.DropAction.CopyAction
        QApplication.sendEvent(self.viewport, QDragEnterEvent(at, copy, data, LEFT, PLAIN))
        QApplication.sendEvent(self.viewport, QDragMoveEvent(at, copy, data, LEFT, PLAIN))
        QApplication.sendEvent(self.viewport, QDropEvent(QPointF(at), copy, data, LEFT, PLAIN))
        QApplication.processEvents()

    def run(self, action_id: str) -> None:
        self.layout.actions_by_id[action_id].trigger()
        QApplication.processEvents()
