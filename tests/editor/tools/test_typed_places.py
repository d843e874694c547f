"""Places, lengths and sizes that are typed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLabel

from mapkit.editor.i18n import install_language, remember_language
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.tools.line_tool import LineTool
from mapkit.editor.tools.number_entry import NumberEntry, Typed, place_of, read_typed
from mapkit.edits import delete_fields
from mapkit.mapfile import new_map
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("12.5, 40", Typed("place", 12.5, 40)),
        ("12.5,40", Typed("place", 12.5, 40)),
        ("12,5; 40,25", Typed("place", 12.5, 40.25)),
        ("12,5;40", Typed("place", 12.5, 40)),
        ("12,5 40,3", Typed("place", 12.5, 40.3)),
        ("160,5, 440,3", Typed("place", 160.5, 440.3)),
        ("160,5; 440,3 mm", Typed("place", 160.5, 440.3)),
        ("@10 -5", Typed("offset", 10, -5)),
        ("@-1,5; +2", Typed("offset", -1.5, 2)),
        ("@30,0", Typed("offset", 30, 0)),
        ("10<90", Typed("polar", 10, 90)),
        ("10,5 < 22.5", Typed("polar", 10.5, 22.5)),
        ("10", Typed("length", 10)),
        ("30x20", Typed("size", 30, 20)),
        ("30,5 × -20", Typed("size", 30.5, -20)),
        ("-30°", Typed("turn", -30)),
        ("22,5 °", Typed("turn", 22.5)),
        ("150 %", Typed("scale", 150)),
        ("far", None),
        ("1,2,3", None),
        ("", None),
    ],
)
@pytest.mark.parametrize("comma", [False, True])
def test_what_a_typed_text_means_in_every_language(
    text: str, typed: Typed | None, comma: bool
) -> None:
    assert read_typed(text, comma=comma) == typed


def test_one_comma_is_a_decimal_only_where_people_write_so() -> None:
    assert read_typed("12,5") == Typed("place", 12, 5)
    assert read_typed("12,5", comma=True) == Typed("length", 12.5)
    assert read_typed("12, 5", comma=True) == Typed("place", 12, 5)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        (Typed("place", 12.5, 40), (12.5, 40.0)),
        (Typed("offset", 10, -5), (110.0, 95.0)),
        (Typed("polar", 10, 90), (100.0, 90.0)),
        (Typed("length", 10), (110.0, 100.0)),
        (Typed("size", 30, 20), (130.0, 120.0)),
    ],
)
def test_where_it_is(typed: Typed, place: tuple[float, float]) -> None:
    assert place_of(typed, (100.0, 100.0), (200.0, 100.0)) == pytest.approx(place)
    assert (place_of(typed, None) is None) == (typed.kind != "place")


@pytest.fixture
def notched(open_window: OpenWindow) -> Hand:
    """Return a hand on a board that lacks three fields in its upper left corner."""
    m = new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    return Hand(open_window(delete_fields(m, ["1", "2", "5"])))


def enter(hand: Hand, text: str) -> str:
    """Type a text into the box, and return what is said of it."""
    line = hand.window.part(NumberEntry).line
    hand.window.status.clearMessage()
    line.clear()
    line.setFocus()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)
    return hand.window.status.currentMessage()


def test_typed_points_follow_borders_as_clicked_ones_do(notched: Hand) -> None:
    notched.take("draw")
    for text in ("60, 0", "60, 15", "0, 60"):
        enter(notched, text)
    tool = notched.tool(LineTool)
    assert tool.points[2:5] == [(6000, 3000), (3000, 3000), (3000, 6000)]
    notched.key(Qt.Key.Key_Backspace)
    enter(notched, "29.9, 44")  # beside the border, not on it
    assert tool.points[2:] == [(2990, 4400)]


def test_a_size_draws_a_rectangle_from_the_last_point(notched: Hand) -> None:
    model = notched.window.model
    notched.take("draw")
    assert "first one" in enter(notched, "30 x 20")
    enter(notched, "0, 0")
    enter(notched, "30x20,5")
    (field,) = model.selection.fields
    assert set(model.committed.points(field)[0]) == {(0, 0), (3000, 0), (3000, 2050), (0, 2050)}
    assert model.history.count() == 1
    notched.take("draw")
    enter(notched, "100, 100")
    enter(notched, "110, 100")
    assert "undo the other points first" in enter(notched, "30 x 20")
    assert len(notched.tool(LineTool).points) == 2
    notched.take("split")
    enter(notched, "10, 0")
    assert "Rectangles" in enter(notched, "30 x 20")


def test_what_counts_from_nowhere_is_told(notched: Hand) -> None:
    for tool, words in (
        ("draw", "first one"),
        ("select", "Select a vertex"),
        ("bucket", "no last"),
    ):
        notched.take(tool)
        assert words in enter(notched, "@20, 0")
    assert "not a place" in enter(notched, "1,2,3")


def test_the_selected_fields_are_turned_and_scaled_by_value(notched: Hand) -> None:
    model = notched.window.model
    notched.take("select")
    assert "Select fields" in enter(notched, "30°")
    model.edit(
        "alone", partial(delete_fields, fields=[i for i in model.committed.fields if i != "7"])
    )
    notched.click((75, 45))
    assert model.selection.fields == ("7",)
    enter(notched, "50%")
    assert min(model.committed.points("7")[0]) == (6750, 3750)
    enter(notched, "45°")
    assert min(model.committed.points("7")[0]) == (6439, 4500)
    assert "Select fields" in enter(notched, "0%")
    notched.undo()
    notched.undo()
    assert min(model.committed.points("7")[0]) == (6000, 3000)


@pytest.fixture(params=["cs", "pl"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    remember_language(request.param)
    install_language(qapp)
    yield request.param
    remember_language("en")
    install_language(qapp)


@pytest.mark.usefixtures("language")
def test_what_the_status_bar_says_can_be_typed(open_window: OpenWindow) -> None:
    m = new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    hand = Hand(open_window(m))
    hand.take("measure")
    hand.move((40.5, 42.3))
    said = hand.window.findChild(QLabel, "position").text()
    assert ";" in said
    assert not enter(hand, said)
    hand.move((80, 42.3))
    assert not enter(hand, "12,5")  # towards the mouse
    (ax, _), (bx, _) = hand.tool(LineTool).points
    assert bx - ax == pytest.approx(1250, abs=2)


def test_the_status_bar_says_where_a_click_goes(notched: Hand) -> None:
    shown = notched.window.findChild(QLabel, "position")
    notched.take("draw")
    notched.move((60.6, 30.5))
    assert shown.text() == "60.0, 30.0 mm"
    notched.click((60.6, 30.5))
    assert notched.tool(LineTool).points == [(6000, 3000)]
    notched.take("select")
    notched.move((60.6, 30.5))
    assert shown.text() != "60.0, 30.0 mm"


def test_escape_empties_the_box_and_then_leaves_it(open_window: OpenWindow) -> None:
    hand = Hand(open_window(new_map("rows", rows=2, columns=2)))
    line = hand.window.part(NumberEntry).line
    for box in (line, hand.window.part(LiveFeature).tables.filters.text):
        hand.window.docks["pairs"].raise_()
        box.setFocus()
        QTest.keyClicks(box, "abc")
        QTest.keyClick(box, Qt.Key.Key_Escape)
        assert box.text() == ""
        QTest.keyClick(box, Qt.Key.Key_Escape)
        assert hand.window.focusWidget() is hand.view
