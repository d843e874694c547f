from __future__ import annotations

from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QWidget

from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import Selection


def turn(box: QWidget, notches: int) -> bool:
    """Turn the wheel over a box; return whether the box keeps it from the area that scrolls."""
    at = QPointF(box.rect().center())
    event = QWheelEvent(
        at, box.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, event)
    QApplication.processEvents()
    return event.isAccepted()


def test_scrolling_a_form_changes_nothing_in_the_boxes_it_passes(desk) -> None:
    before = desk.model.committed
    for box in (
        desk.row("map", QDoubleSpinBox, "map.width"),
        desk.row("map", QComboBox, "map.provenance"),
    ):
        assert not turn(box, -1)
    assert desk.model.committed is before
    desk.model.select(Selection(fields=("1",)))
    assert not turn(desk.row("properties", QComboBox, "kind"), -1)
    assert desk.model.committed is before
    palette, brush = desk.panel("palette"), desk.window.part(Brush)
    held = (brush.portal, brush.portal_mm, brush.marker)
    for box in (palette.portal_type, palette.portal_width, palette.marker_type):
        assert not turn(box, -1)
    assert (brush.portal, brush.portal_mm, brush.marker) == held


def test_the_wheel_turns_the_box_that_has_the_keyboard(desk) -> None:
    box = desk.row("map", QDoubleSpinBox, "map.width")
    box.setFocus()
    assert turn(box, 1)
    assert desk.model.committed.size_mm[0] == 121
