"""The view under real events: pan, zoom, what lies under a point, levels, highlights."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QInputDevice, QPointingDevice, QWheelEvent
from PyQt6.QtTest import QSignalSpy, QTest
from PyQt6.QtWidgets import QApplication, QLabel, QWidget

from mapkit.drawing.theme import NIGHT, PAPER
from mapkit.editor.canvas.field_words import field_words
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.selection import Selection
from mapkit.editor.widgets.labels import ElidedLabel
from mapkit.edits import delete_fields
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


@pytest.fixture
def hand(hand: Hand) -> Hand:
    hand.view.layers["hover"].visible = False
    return hand


def wheel(
    hand: Hand,
    at: QPoint,
    *,
    turn: int = 0,
    fine: QPoint | None = None,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    view = hand.view
    phase = Qt.ScrollPhase.ScrollUpdate if fine is not None else Qt.ScrollPhase.NoScrollPhase
    fine = fine or QPoint()
    event = QWheelEvent(
        QPointF(at), QPointF(view.viewport().mapToGlobal(at)), fine,
        QPoint(0, turn) if turn else fine, Qt.MouseButton.NoButton, modifiers, phase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def seen(hand: Hand) -> QImage:
    QApplication.processEvents()
    return hand.view.viewport().grab().toImage()


def colour(hand: Hand, mm: tuple[float, float]) -> QColor:
    picture = seen(hand)
    return picture.pixelColor(hand.pixel(mm) * picture.devicePixelRatio())


def alike(a: QImage, b: QImage) -> bool:
    """Equal but for what the order of equals leaves where lines meet."""
    rows, columns = range(a.height()), range(a.width())
    pairs = ((a.pixelColor(x, y), b.pixelColor(x, y)) for y in rows for x in columns)
    return a.size() == b.size() and all(
        max(abs(p.red() - q.red()), abs(p.green() - q.green()), abs(p.blue() - q.blue())) < 6
        for p, q in pairs
    )


def test_the_whole_board_is_seen_at_first(hand: Hand) -> None:
    shown = hand.view.shown_rect()
    assert shown.left() <= 0
    assert shown.top() <= 0
    assert shown.right() >= 120
    assert shown.bottom() >= 90


def test_a_board_that_is_shown_whole_stays_so_until_somebody_zooms(hand: Hand) -> None:
    window, view = hand.window, hand.view

    def resize(width: int, height: int) -> None:
        window.resize(width, height)
        QApplication.processEvents()

    def fits() -> bool:
        shown = view.shown_rect()
        spare = min(shown.width() / 120, shown.height() / 90)
        return shown.contains(QRectF(0, 0, 120, 90)) and spare < 1.15

    for size in ((900, 560), (1400, 860)):
        resize(*size)
        assert fits()
    wheel(hand, hand.pixel((30, 20)), turn=120)
    nearer = view.pixels_per_mm()
    resize(900, 560)
    assert view.pixels_per_mm() == pytest.approx(nearer)
    window.actions_by_id["view.fit"].trigger()
    resize(1200, 760)
    assert fits()


def test_the_board_stays_under_a_hand_that_drags(hand: Hand) -> None:
    hand.press((60, 60))
    zoom = hand.view.pixels_per_mm()
    hand.window.resize(900, 560)
    QApplication.processEvents()
    assert hand.view.pixels_per_mm() == zoom
    hand.release((60, 60))


def test_the_wheel_zooms_and_the_place_under_it_stays(hand: Hand) -> None:
    view, at = hand.view, hand.pixel((30, 20))
    before, zoom = view.mapToScene(at), view.pixels_per_mm()
    told = QSignalSpy(view.zoomed)
    for _ in range(4):
        wheel(hand, at, turn=120)
    assert view.pixels_per_mm() == pytest.approx(zoom * 1.2**4)
    assert len(told) == 4
    after = view.mapToScene(at)
    assert abs(after.x() - before.x()) < 2 / view.pixels_per_mm()
    assert abs(after.y() - before.y()) < 2 / view.pixels_per_mm()
    for _ in range(4):
        wheel(hand, at, turn=-120)
    assert view.pixels_per_mm() == pytest.approx(zoom)


def test_a_trackpad_pans_by_pixels_and_zooms_with_ctrl(hand: Hand) -> None:
    view, at = hand.view, QPoint(200, 200)
    place, zoom = view.mapToScene(at), view.pixels_per_mm()
    wheel(hand, at, fine=QPoint(30, -12))
    assert view.mapFromScene(place) == at + QPoint(30, -12)
    assert view.pixels_per_mm() == zoom
    wheel(hand, at, fine=QPoint(0, 24), modifiers=Qt.KeyboardModifier.ControlModifier)
    assert view.pixels_per_mm() > zoom


@pytest.mark.parametrize("how", ["middle", "space"])
def test_dragging_pans(hand: Hand, how: str) -> None:
    view = hand.view
    button = MIDDLE if how == "middle" else LEFT
    place = view.mapToScene(QPoint(150, 150))
    if how == "space":
        QTest.keyPress(view, Qt.Key.Key_Space)
        assert view.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor
    QTest.mousePress(view.viewport(), button, pos=QPoint(150, 150))
    assert view.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
    QTest.mouseMove(view.viewport(), QPoint(180, 160))
    QTest.mouseMove(view.viewport(), QPoint(210, 170))
    QTest.mouseRelease(view.viewport(), button, pos=QPoint(210, 170))
    if how == "space":
        QTest.keyRelease(view, Qt.Key.Key_Space)
    assert view.mapFromScene(place) == QPoint(210, 170)
    assert not hand.window.model.selection
    assert view.viewport().cursor().shape() is hand.tool(Tool).cursor


def test_actions_zoom_and_fit(hand: Hand) -> None:
    view, actions = hand.view, hand.window.actions_by_id
    whole = view.pixels_per_mm()
    actions["view.zoom_in"].trigger()
    assert view.pixels_per_mm() > whole
    actions["view.zoom_out"].trigger()
    assert view.pixels_per_mm() == pytest.approx(whole)
    actions["view.true_size"].trigger()
    assert view.pixels_per_mm() == pytest.approx(view.logicalDpiX() / 25.4)
    field = hand.window.model.shown.fields["1"]
    hand.window.model.select(Selection(fields=("1",)))
    actions["view.fit_selection"].trigger()
    assert view.pixels_per_mm() > whole
    points = [view.to_scene(hand.window.model.shown.vertices[v]) for v in field.rings[0]]
    assert all(view.shown_rect().contains(point) for point in points)
    actions["view.fit"].trigger()
    assert view.pixels_per_mm() == pytest.approx(whole)


def test_zoom_has_bounds(hand: Hand) -> None:
    view = hand.view
    view.zoom(1e9)
    assert view.pixels_per_mm() == pytest.approx(200)
    view.zoom(1e-9)
    assert view.pixels_per_mm() == pytest.approx(0.05)


def test_a_board_as_large_as_a_hall_fits_into_the_window(
    open_window: OpenWindow, rows_map: GameMap
) -> None:
    hall = replace(rows_map, unit_mm=1000 * rows_map.unit_mm, size_mm=(120_000.0, 90_000.0))
    view = open_window(hall).part(BoardView)
    view.fit()
    assert view.shown_rect().contains(QRectF(0, 0, 120_000, 90_000))


def test_what_lies_under_a_point(hand: Hand) -> None:
    view, game_map = hand.view, hand.window.model.shown
    unit = game_map.unit_mm
    field = game_map.fields["6"]
    (ax, ay), (bx, by) = (game_map.vertices[v] for v in field.rings[0][:2])
    middle = ((ax + bx) / 2, (ay + by) / 2)
    centre = tuple(sum(c) / len(field.rings[0]) for c in zip(*game_map.points("6")[0], strict=True))
    assert view.field_at(centre) == "6"
    assert view.field_at((-1, -1)) is None
    assert view.vertex_at((ax, ay)) == field.rings[0][0]
    assert view.vertex_at(middle) is None
    edge = view.edge_at(middle)
    assert edge is not None
    assert set(edge) == set(field.rings[0][:2])
    assert view.edge_at(centre, 3) is None
    reach = view.radius(10)
    assert view.vertex_at((ax + 0.9 * reach, ay), 10) == field.rings[0][0]
    assert view.vertex_at((ax + 1.1 * reach, ay), 10) is None
    assert unit > 0


def test_hovering_tells_and_the_status_bar_says_where(hand: Hand) -> None:
    heard = QSignalSpy(hand.view.hovered)
    hand.move((15, 15))
    hand.move((45, 15))
    hand.move((46, 16))
    assert [args[0] for args in heard] == ["1", "2"]
    bar = hand.window.status
    field = next(w for w in bar.findChildren(ElidedLabel) if w.text().startswith("2 · "))
    place = next(w.text() for w in bar.findChildren(QLabel) if w.text().endswith(" mm"))
    x, y = place.removesuffix(" mm").split(", ")
    assert (float(x), float(y)) == pytest.approx((46, 16), abs=0.3)
    QApplication.sendEvent(hand.view.viewport(), QEvent(QEvent.Type.Leave))
    assert heard[-1][0] is None
    assert not field.text()


def test_a_move_of_the_mouse_has_nothing_laid_out_anew(hand: Hand) -> None:
    hand.move((15, 15))
    bar = hand.window.status
    what = QEvent.Type.LayoutRequest
    QApplication.sendPostedEvents(bar, what.value)
    heard = Heard(bar, what)
    hand.view.moved.emit(16.0, 17.0)
    QApplication.sendPostedEvents(bar, what.value)
    assert heard.number == 0
    place = next(w for w in bar.findChildren(QLabel) if " mm" in w.text())
    assert place.text().startswith("16.0, 17.0")
    assert place.sizeHint().width() <= place.width()


class Heard(QObject):
    """Counts events of one type that a widget gets."""

    def __init__(self, widget: QWidget, what: QEvent.Type) -> None:
        super().__init__(widget)
        self.number = 0
        self._what = what
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        self.number += event.type() is self._what
        return super().eventFilter(watched, event)


def test_fields_have_the_colours_of_the_drawing(hand: Hand) -> None:
    hand.window.model.edit("paint", lambda m: _with_kind(m, "1", "built_up"))
    assert colour(hand, (7, 7)) == QColor(NIGHT.built_up)
    assert colour(hand, (37, 7)) == QColor(NIGHT.open_ground)
    hand.view.redraw(PAPER)
    assert colour(hand, (7, 7)) == QColor(PAPER.built_up)


def _with_kind(game_map: GameMap, field: str, kind: str) -> GameMap:
    known = game_map.ruleset.kinds[kind]
    new = replace(game_map.fields[field], kind=kind, level=known.level)
    return replace(game_map, fields={**game_map.fields, field: new})


def test_undo_redraws(hand: Hand) -> None:
    before = seen(hand)
    hand.window.model.edit("paint", lambda m: _with_kind(m, "1", "built_up"))
    assert seen(hand) != before
    hand.undo()
    assert alike(seen(hand), before)


def test_a_level_alone_is_hit_alone(hand: Hand) -> None:
    model, view, actions = hand.window.model, hand.view, hand.window.actions_by_id
    field = model.shown.fields["1"]
    bridge = replace(field, id="bridge", kind="elevated", level=1)
    model.edit("add", lambda m: replace(m, fields={**m.fields, "bridge": bridge}))
    at = view.to_map(QPointF(15, 15))
    assert view.field_at(at) == "bridge"
    assert view.field_at(at, 0) == "1"
    above = colour(hand, (5, 5))
    actions["view.level_ground"].trigger()
    assert view.field_at(at) == "1"
    shaded = colour(hand, (5, 5))
    assert shaded not in (above, QColor(NIGHT.open_ground))
    actions["view.level_upper"].trigger()
    assert view.field_at(at) == "bridge"
    assert view.field_at(view.to_map(QPointF(45, 15))) is None
    assert actions["view.level_upper"].isChecked()
    actions["view.level_all"].trigger()
    assert colour(hand, (5, 5)) == above
    assert not actions["view.level_upper"].isChecked()


def test_the_status_bar_says_why_a_number_is_in_brackets(hand: Hand) -> None:
    model, view = hand.window.model, hand.view
    bridge = replace(model.shown.fields["1"], id="bridge", kind="elevated", level=1)
    model.edit("add", lambda m: replace(m, fields={**m.fields, "bridge": bridge}))
    assert "above 1" in field_words(view, "bridge")
    assert "below bridge, hence (1)" in field_words(view, "1")
    assert "hence" not in field_words(view, "2")


@pytest.mark.new_windows
def test_the_level_below_is_a_shade_that_follows_edits(hand: Hand) -> None:
    model, actions = hand.window.model, hand.window.actions_by_id
    empty = replace(model.shown.fields["1"], id="bridge", kind="elevated", level=1)
    model.edit("add", lambda m: replace(m, fields={**m.fields, "bridge": empty}))
    actions["view.level_upper"].trigger()
    elsewhere = (37, 7)
    open_ground = colour(hand, elsewhere)
    assert open_ground != QColor(NIGHT.open_ground)
    model.edit("paint", lambda m: _with_kind(m, "2", "built_up"))
    built_up = colour(hand, elsewhere)
    assert built_up.lightness() > open_ground.lightness()
    hand.undo()
    assert colour(hand, elsewhere) == open_ground
    model.edit("delete", lambda m: delete_fields(m, ["2"]))
    assert colour(hand, elsewhere) not in (open_ground, built_up)
    hand.undo()
    assert colour(hand, elsewhere) == open_ground
    actions["view.level_all"].trigger()
    assert colour(hand, elsewhere) == QColor(NIGHT.open_ground)


def test_selected_fields_show_handles(hand: Hand) -> None:
    corner = (30, 30)
    assert colour(hand, corner) != QColor("#ffffff")
    hand.window.model.select(Selection(fields=("1",)))
    assert colour(hand, corner) == QColor("#ffffff")
    hand.window.model.select(Selection())
    assert colour(hand, corner) != QColor("#ffffff")


def test_letters_too_small_to_read_are_left_out(hand: Hand) -> None:
    labels = hand.view.layers["labels"]
    assert labels.root.isVisible()
    hand.view.zoom_to(0.1)
    assert not labels.root.isVisible()
    assert labels.visible
    hand.view.fit()
    assert labels.root.isVisible()


def test_another_map_is_shown_whole(hand: Hand) -> None:
    hand.view.zoom(20)
    wide = replace(hand.window.model.committed, size_mm=(400.0, 300.0))
    hand.window.model.replace(wide)
    assert hand.view.shown_rect().right() >= 400
    assert hand.view.field_at(hand.view.to_map(QPointF(15, 15))) == "1"


def test_two_fingers_zoom(hand: Hand) -> None:
    from PyQt6.QtGui import QNativeGestureEvent

    view = hand.view
    zoom = view.pixels_per_mm()
    device = QPointingDevice.primaryPointingDevice()
    assert isinstance(device, QInputDevice)
    at = QPointF(100, 100)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, device, 2, at, at,
        QPointF(view.viewport().mapToGlobal(at.toPoint())), 0.25, QPointF(),
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)
    assert view.pixels_per_mm() == pytest.approx(zoom * 1.25)
