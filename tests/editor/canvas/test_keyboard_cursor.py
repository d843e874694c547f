"""The cross that the keys carry: every tool at work without a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.line_tool import LineTool
from mapkit.editor.tools.number_entry import NumberEntry
from tests.boards import map_in
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow

KEY = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ARROWS = {"left": KEY.Key_Left, "right": KEY.Key_Right, "up": KEY.Key_Up, "down": KEY.Key_Down}
ROOT = Path(__file__).resolve().parents[3]


class Keys:
    """Works a window with the keyboard alone."""

    def __init__(self, window: EditorWindow) -> None:
        self.window, self.view, self.model = window, window.part(BoardView), window.model
        window.activateWindow()
        self.view.setFocus()

    @property
    def at(self) -> tuple[float, float]:
        mm = self.view.mapToScene(self.view.cross.pixel)
        return (mm.x(), mm.y())

    def type(self, *keys: Qt.Key | str, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            if not isinstance(key, str):
                QTest.keyClick(self.view, key, modifiers)
            elif key in ARROWS:
                QTest.keyClick(self.view, ARROWS[key], modifiers)
            else:
                QTest.keyClicks(self.view, key, modifiers)
            QApplication.processEvents()

    def go(self, x: float, y: float) -> None:
        """Carry the cross by the arrows to a place at whole mm."""
        if not self.view.cross.shown:
            self.type("right")
        for wanted, k, back, on in ((x, 0, "left", "right"), (y, 1, "up", "down")):
            for _ in range(400):
                off = wanted - self.place[k]
                if abs(off) < 0.01:
                    break
                self.type(on if off > 0 else back)
            assert self.place[k] == pytest.approx(wanted, abs=0.01)

    @property
    def place(self) -> tuple[float, float]:
        """Where the cross says it is, exactly."""
        said = self.view.accessibleDescription().rpartition("; ")[2].removesuffix(" mm")
        x, y = said.split(", ")
        return float(x), float(y)

    def click(self, x: float, y: float, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        self.go(x, y)
        self.type(KEY.Key_Space, modifiers=modifiers)


@pytest.fixture
def keys(window: EditorWindow) -> Keys:
    return Keys(window)


def test_the_first_arrow_brings_the_cross_and_the_mouse_sends_it_away(keys: Keys) -> None:
    cross = keys.view.cross
    assert not cross.shown
    before = keys.view.grab().toImage()
    keys.type("right")
    assert cross.shown
    assert keys.view.grab().toImage() != before
    assert "Space" in keys.window.part(ToolBox).hint.text()
    hand = Hand(keys.window)
    hand.move((20, 20))
    assert not cross.shown
    assert keys.window.part(ToolBox).hint.text() == hand.tool(Tool).hint
    keys.type("right")
    assert keys.place == pytest.approx((20, 20), abs=0.5)


def test_arrows_go_by_steps_fields_and_corners(keys: Keys) -> None:
    keys.type("d", "right")
    keys.go(45, 45)
    keys.type("right")
    step = keys.place[0] - 45
    assert 0 < step <= 3
    keys.type("left")
    keys.type("right", modifiers=SHIFT)
    assert keys.place == pytest.approx((45 + 5 * step, 45))
    keys.go(44, 45)
    keys.type("right", modifiers=CONTROL)
    assert keys.place == (75, 45)
    keys.type("up", modifiers=CONTROL)
    assert keys.place == (75, 15)
    keys.type("left", modifiers=CONTROL | SHIFT)
    assert keys.place == (60, 15)
    keys.type("down", modifiers=CONTROL | SHIFT)
    assert keys.place == (60, 30)
    keys.view.set_grid(4.0, snap=True)
    keys.type("right")
    assert keys.place == (64, 30)


def test_the_board_follows_the_cross_out_of_view(keys: Keys) -> None:
    keys.view.zoom(6)
    keys.type("d", "right", *["right"] * 60)
    assert keys.view.viewport().rect().contains(keys.view.cross.pixel)
    assert keys.place[0] > 62


def test_space_still_pans_with_the_mouse(keys: Keys) -> None:
    keys.type("right")
    Hand(keys.window).move((20, 20))
    QTest.keyPress(keys.view, KEY.Key_Space)
    assert keys.view.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor
    QTest.keyRelease(keys.view, KEY.Key_Space)


def test_a_field_chosen_in_the_list_is_where_the_cross_begins(keys: Keys) -> None:
    panel = keys.window.docks["fields"].widget()
    assert isinstance(panel, FieldList)
    tree = panel.tree
    tree.setFocus()
    QTest.keyClicks(tree, "7")
    assert keys.model.selection.fields == ("7",)
    keys.view.setFocus()
    keys.type("d", "right")
    assert keys.place == (75, 45)


def test_what_is_under_the_cross_is_told_to_screen_readers(keys: Keys) -> None:
    keys.type("p", "right")
    keys.go(44, 45)
    said = keys.view.accessibleDescription()
    assert said.startswith("6 · open")
    keys.go(44, 30)
    assert keys.view.accessibleName()
    reason = keys.view.overlay.words
    assert not reason or reason[0] in keys.view.accessibleDescription()
    status = keys.window.status.findChildren(type(keys.window.part(ToolBox).hint))
    assert any("open" in label.text() for label in status)


def test_draw(keys: Keys) -> None:
    keys.model.select(Selection(fields=("6",)))
    keys.type(KEY.Key_Delete, "d")
    for at in ((30, 30), (60, 30), (60, 60), (30, 60)):
        keys.click(*at)
    keys.type(KEY.Key_Return)
    (field,) = keys.model.selection.fields
    unit = keys.model.committed.unit_mm
    ring = {(x * unit, y * unit) for x, y in keys.model.committed.points(field)[0]}
    assert ring == {(30, 30), (60, 30), (60, 60), (30, 60)}
    assert keys.model.history.count() == 2


def test_a_rectangle_is_drawn_by_holding(keys: Keys) -> None:
    keys.type("i")
    keys.go(36, 36)
    keys.type("g")
    keys.go(50, 44)
    keys.type(KEY.Key_Return)
    (field,) = keys.model.selection.fields
    unit = keys.model.committed.unit_mm
    ring = {(x * unit, y * unit) for x, y in keys.model.committed.points(field)[0]}
    assert ring == {(36, 36), (50, 36), (50, 44), (36, 44)}


def test_hole(keys: Keys) -> None:
    keys.type("c")
    for at in ((36, 36), (50, 36), (50, 44)):
        keys.click(*at)
    keys.type(KEY.Key_Return)
    assert len(keys.model.committed.fields["6"].rings) == 2


def test_split(keys: Keys) -> None:
    keys.type("x")
    keys.click(46, 30)
    keys.click(46, 60)
    keys.type(KEY.Key_Return)
    assert len(keys.model.committed.fields) == 13


def test_backspace_takes_a_corner_back(keys: Keys) -> None:
    keys.type("x")
    keys.click(46, 30)
    keys.click(50, 60)
    keys.type(KEY.Key_Backspace)
    assert len(Hand(keys.window).tool(LineTool).points) == 1


def test_insert_a_vertex_and_carry_it(keys: Keys) -> None:
    keys.type("a")
    keys.go(45, 31)
    assert keys.view.overlay.words == ["new vertex"]
    keys.type(KEY.Key_Space)
    (vertex,) = keys.model.selection.vertices
    assert len(keys.model.committed.vertices) == 21
    keys.type("v")
    keys.type("down", "down")
    unit = keys.model.committed.unit_mm
    assert keys.model.committed.vertices[vertex][1] * unit == pytest.approx(32, abs=0.1)
    keys.type(KEY.Key_Delete)
    assert vertex not in keys.model.committed.vertices


def test_reshape(keys: Keys) -> None:
    keys.type("e")
    for at in ((60, 30), (66, 46), (60, 60)):
        keys.click(*at)
    keys.type(KEY.Key_Return)
    unit = keys.model.committed.unit_mm
    assert (66, 46) in {(x * unit, y * unit) for x, y in keys.model.committed.points("6")[0]}


def test_bucket(keys: Keys) -> None:
    brush = keys.window.part(Brush)
    brush.take("kind", "built_up")
    keys.type("b")
    keys.click(46, 46)
    assert keys.model.committed.fields["6"].kind == "built_up"
    keys.type("g")
    keys.type("right", modifiers=CONTROL)
    keys.type("g")
    assert keys.model.committed.fields["7"].kind == "built_up"
    assert keys.model.history.count() == 2


@pytest.fixture
def rooms(open_window: OpenWindow) -> Keys:
    found = map_in(ROOT / "examples" / "two-rooms.yaml")
    return Keys(open_window(found))


def test_portal(rooms: Keys) -> None:
    before = rooms.model.committed.portals
    rooms.type("p", "right")
    view, game_map = rooms.view, rooms.model.committed
    placed = False
    for x, y in view.hits().corner_points().tolist():
        view.cross.go_to(view.to_scene((x, y)))
        if not any("refused" in w for w in view.overlay.words) and not view.overlay.words:
            rooms.type(KEY.Key_Return)
            placed = len(rooms.model.committed.portals) > len(before)
            if placed:
                break
    assert placed
    assert game_map is not rooms.model.committed


def test_marker(rooms: Keys) -> None:
    rooms.type("k", "right")
    before = len(rooms.model.committed.markers)
    rooms.type("right", modifiers=CONTROL)
    rooms.type(KEY.Key_Return)
    assert len(rooms.model.committed.markers) == before + 1


def test_a_marker_is_carried_to_another_field(rooms: Keys) -> None:
    rooms.type("k", "right")
    rooms.type("right", modifiers=CONTROL)
    rooms.type(KEY.Key_Return, "v", KEY.Key_Escape)
    marker, (middle, _) = rooms.model.committed.markers[0], rooms.view.marker_places()[0]
    rooms.view.cross.go_to(QPointF(*middle))
    rooms.type("g")
    rooms.type("down", modifiers=CONTROL)
    assert rooms.model.previewing
    rooms.type(KEY.Key_Escape)
    assert rooms.model.committed.markers[0] == marker
    rooms.view.cross.go_to(QPointF(*middle))
    rooms.type("g")
    rooms.type("down", modifiers=CONTROL)
    rooms.type(KEY.Key_Space)
    assert rooms.model.committed.markers[0].field != marker.field
    assert rooms.model.history.count() == 2


def test_measure(keys: Keys) -> None:
    keys.type("m")
    keys.click(30, 30)
    keys.click(60, 30)
    assert "30.00 mm" in keys.window.part(ToolBox).hint.text()


def test_select_adds_and_holds(keys: Keys) -> None:
    keys.type("v")
    keys.click(46, 46)
    keys.type("right", modifiers=CONTROL)
    keys.type(KEY.Key_Space, modifiers=SHIFT)
    assert keys.model.selection.fields == ("6", "7")


def test_sight(rooms: Keys, qtbot) -> None:
    answers = rooms.window.part(Answers)
    rooms.type("s", "right")
    rooms.type("right", modifiers=CONTROL)
    rooms.type(KEY.Key_Space)
    origin = answers.origin
    assert origin == rooms.view.field_at(rooms.view.to_map(QPointF(*rooms.at)))
    rooms.type("left", modifiers=CONTROL)
    other = rooms.view.field_at(rooms.view.to_map(QPointF(*rooms.at)))
    assert other not in {None, origin}
    qtbot.waitUntil(lambda: answers.pair is not None)
    assert rooms.view.accessibleDescription().startswith("shed")
    assert "see" in rooms.view.accessibleDescription().split(";")[0]
    rooms.type(KEY.Key_Space, modifiers=CONTROL)
    qtbot.waitUntil(lambda: (origin, other) in [tuple(pair) for pair in answers.pinned])


def test_a_refusal_is_told_to_screen_readers(keys: Keys) -> None:
    told: list[str] = []
    keys.model.refused.connect(lambda reason, _at: told.append(reason))
    keys.type("a")
    keys.click(45, 46)
    assert told
    assert keys.view.accessibleDescription().startswith(told[0])


def test_reach_and_hearing(rooms: Keys) -> None:
    moves = rooms.window.part(LiveFeature).moves
    rooms.type("r", "right")
    rooms.type("right", modifiers=CONTROL)
    rooms.type(KEY.Key_Space)
    assert len(moves.path) == 1
    rooms.type("h")
    rooms.type(KEY.Key_Return)
    rooms.type("left", modifiers=CONTROL)
    rooms.type(KEY.Key_Return)
    assert len(moves.path) == 2


@pytest.mark.parametrize("tool", ["portal", "marker", "bucket", "sight"])
def test_a_typed_place_is_a_click_of_any_tool(rooms: Keys, tool: str) -> None:
    told: list[ToolEvent] = []
    rooms.window.part(ToolBox).use(tool)
    current = rooms.view.tool
    current.press = told.append  # type: ignore[method-assign, assignment]
    rooms.type("n")
    line = rooms.window.part(NumberEntry).line
    QTest.keyClicks(line, "42.5, 21")
    QTest.keyClick(line, KEY.Key_Return)
    assert [(round(e.mm.x(), 2), round(e.mm.y(), 2)) for e in told] == [(42.5, 21)]
    assert rooms.view.hasFocus()
