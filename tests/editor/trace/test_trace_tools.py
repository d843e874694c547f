"""The tools that follow a printed board: real mouse and keys on a window with its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="OpenCV is not installed")

import cv2
import numpy as np
import shapely
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest

from benchmarks.photos import LEVELS, print_board
from mapkit.digitize import survey as surveying
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.underlay_actions import UnderlayActions
from mapkit.editor.canvas.underlay_tool import change_underlay
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.number_entry import NumberEntry
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.editor.trace import work
from mapkit.editor.trace.again_tool import AgainTool
from mapkit.editor.trace.magnetic_tools import MagneticLineTool
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.edits import draw_field, merge_fields, reshape_border
from mapkit.errors import MapkitError, UsageError
from mapkit.mapfile import new_map
from mapkit.model import GameMap, Photographed, Tracing
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow, edits
from tests.editor.waiting import settle, wait

SIZE = (160.0, 120.0)
TOOLS = ("magnetic_line", "magnetic_reshape", "cut_out", "again")
_NEAR_MM = 0.5


def printed() -> GameMap:
    """Return the board that the picture shows: walls round 1, 2, 6 and 8, and a bent border."""
    m = new_map("rows", id="printed", size_mm=SIZE, rows=2, columns=4, sectors=False)
    kinds = {"1": "built_up", "2": "built_up", "6": "built_up", "8": "built_up"}
    fields = {i: replace(f, kind=kinds.get(i, "open")) for i, f in m.fields.items()}
    bend = [(12000, 2500), (10500, 2500), (10500, 4200), (12000, 4200)]
    return reshape_border(replace(m, fields=fields), "r0c3", "r1c3", bend)


@pytest.fixture(scope="session")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("board") / "board.png"
    sheet = np.clip(print_board(printed(), LEVELS["easy"], "tools"), 0, 255).astype(np.uint8)
    assert cv2.imwrite(str(path), np.ascontiguousarray(sheet[..., ::-1]))
    return path


@pytest.fixture
def at_work(open_window: OpenWindow, picture: Path) -> Callable[[GameMap], Hand]:
    """A function that opens a map above the picture."""

    def open_(game_map: GameMap) -> Hand:
        window = open_window(game_map)
        found = window.findChild(UnderlayActions)
        assert found.load(picture)
        settle(window)  # on a busy machine it takes a thread, and the next step would be refused
        found.fit()
        settle(window)
        window.model.history.clear()
        return Hand(window)

    return open_


def take(hand: Hand, tool: str) -> None:
    """Take a tool and wait until the picture is looked at."""
    hand.take(tool)
    wait(lambda: hand.window.part(SurveyedUnderlay).ready)


def shapes(game_map: GameMap) -> dict[str, shapely.Polygon]:
    unit = game_map.unit_mm
    return {
        i: shapely.Polygon(np.array(rings[0]) * unit, [np.array(r) * unit for r in rings[1:]])
        for i in game_map.fields
        for rings in [game_map.points(i)]
    }


def as_printed(hand: Hand, fields: Sequence[str]) -> bool:
    """Return whether the map has fields that are drawn as they are printed."""
    drawn = list(shapes(hand.window.model.committed).values())
    true = shapes(printed())
    return all(
        any(s.boundary.hausdorff_distance(true[i].boundary) < _NEAR_MM for s in drawn)
        for i in fields
    )


def steps(hand: Hand) -> int:
    return hand.window.model.history.count()


def hint(hand: Hand) -> str:
    return hand.window.part(ToolBox).hint.text()


def refusal(hand: Hand) -> str:
    label = hand.window.part(RefusalsShown).label
    return "" if label.isHidden() else label.text()


def lengths(hand: Hand) -> list[float]:
    """The lengths in mm that are written on the board."""
    return [float(words.split()[0]) for words in hand.view.overlay.words]


def one(m: GameMap, *fields: str) -> GameMap:
    """Return the map with a wrong field in place of several."""
    return merge_fields(m, list(fields))


@pytest.fixture
def cuttable(at_work: Callable[[GameMap], Hand]) -> Hand:
    """A board on which 3 and 4 are one field; between them the print has a bend."""
    return at_work(one(printed(), "3", "4"))


# Magnetic line


def test_a_magnetic_line_cuts_along_the_print(cuttable: Hand) -> None:
    hand = cuttable
    take(hand, "magnetic_line")
    hand.click((120.8, 0))
    hand.move((119.2, 60))
    wait(lambda: lengths(hand) and 85 < lengths(hand)[0] < 95)  # straight it is 60 mm
    assert steps(hand) == 0
    hand.click((119.2, 60))
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["3", "4"])
    assert len(hand.window.model.committed.fields) == 8
    assert hand.tool(MagneticLineTool).points == []
    hand.undo()
    assert len(hand.window.model.committed.fields) == 7


def test_clicks_within_a_field_say_where_the_line_goes_on(cuttable: Hand) -> None:
    hand = cuttable
    take(hand, "magnetic_line")
    hand.click((120, 0))
    hand.click((105.8, 33))  # beside the line by less than one would aim
    assert len(hand.tool(MagneticLineTool).points) == 2
    hand.key(Qt.Key.Key_Backspace)
    assert len(hand.tool(MagneticLineTool).points) == 1
    hand.click((105.8, 33))
    hand.click((120, 60))
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["3", "4"])


def test_a_drag_draws_a_magnetic_line_too(cuttable: Hand) -> None:
    hand = cuttable
    take(hand, "magnetic_line")
    hand.drag((120, 0), (120, 60))
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["3", "4"])


def test_a_magnetic_line_by_typed_places(cuttable: Hand) -> None:
    hand = cuttable
    take(hand, "magnetic_line")
    line = hand.window.part(NumberEntry).line
    for typed in ("120, 0", "120, 60"):
        QTest.keyClicks(line, typed)
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert hand.tool(MagneticLineTool).points == [(12000, 0), (12000, 6000)]
    hand.key(Qt.Key.Key_Return)
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["3", "4"])


def test_escape_leaves_a_magnetic_line(cuttable: Hand) -> None:
    hand = cuttable
    take(hand, "magnetic_line")
    before = hand.window.model.committed
    hand.click((120, 0))
    hand.move((120, 60))
    wait(lambda: lengths(hand))
    hand.key(Qt.Key.Key_Escape)
    assert hand.tool(MagneticLineTool).points == []
    assert hand.view.overlay.words == []
    hand.click((120, 60))
    settle(hand.window)
    assert hand.window.model.committed is before


def test_a_magnetic_line_that_divides_nothing_is_refused_in_the_words_of_splitting(
    cuttable: Hand,
) -> None:
    hand = cuttable
    take(hand, "magnetic_line")
    before = hand.window.model.committed
    hand.click((20, 0))
    hand.click((30, 0))
    wait(lambda: "does not divide any field" in refusal(hand))
    assert hand.window.model.committed is before
    assert len(hand.tool(MagneticLineTool).points) == 2  # to be taken back, or gone on with


def test_a_click_before_the_picture_is_looked_at_counts(cuttable: Hand) -> None:
    hand = cuttable
    hand.take("magnetic_line")
    hand.click((120, 0))
    hand.click((120, 60))
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["3", "4"])


# Magnetic reshape


@pytest.fixture
def straight(at_work: Callable[[GameMap], Hand]) -> Hand:
    """A board whose border between 3 and 4 is drawn straight, beside a print with a bend."""
    return at_work(reshape_border(printed(), "r0c3", "r1c3", ()))


def test_a_border_is_laid_along_the_print(straight: Hand) -> None:
    hand = straight
    assert not as_printed(hand, ["3", "4"])
    take(hand, "magnetic_reshape")
    hand.click((120, 12))
    hand.click((120, 52))
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["3", "4"])
    assert len(hand.window.model.committed.fields) == 8
    hand.undo()
    assert not as_printed(hand, ["3", "4"])


def test_a_border_between_two_that_are_not_one_is_refused(straight: Hand) -> None:
    hand = straight
    take(hand, "magnetic_reshape")
    before = hand.window.model.committed
    hand.click((120, 12))
    hand.click((80, 30))
    wait(lambda: refusal(hand))
    assert hand.window.model.committed is before
    hand.key(Qt.Key.Key_Escape)
    assert refusal(hand) == ""


# Cut out


@pytest.fixture
def lumped(at_work: Callable[[GameMap], Hand]) -> Hand:
    """A board on which 1, 2, 5 and 6 are one field."""
    return at_work(one(printed(), "1", "2", "5", "6"))


def test_the_printed_field_round_a_click_is_cut_out(lumped: Hand) -> None:
    hand = lumped
    take(hand, "cut_out")
    hand.move((60, 90))
    wait(lambda: hand.view.overlay._items)  # what would be cut out is shown
    assert steps(hand) == 0
    hand.click((60, 90))
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["6"])
    assert hand.view.overlay._items == []
    hand.undo()
    assert len(hand.window.model.committed.fields) == 5


def test_a_typed_place_is_cut_out_round(lumped: Hand) -> None:
    hand = lumped
    take(hand, "cut_out")
    line = hand.window.part(NumberEntry).line
    QTest.keyClicks(line, "60, 90")
    QTest.keyClick(line, Qt.Key.Key_Return)
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["6"])


def test_nothing_is_cut_out_where_no_border_is_printed(lumped: Hand) -> None:
    hand = lumped
    take(hand, "cut_out")
    before = hand.window.model.committed
    hand.click((140, 90))
    wait(lambda: "no border within this field" in refusal(hand))
    assert hand.window.model.committed is before


def test_escape_drops_what_would_be_cut_out(lumped: Hand) -> None:
    hand = lumped
    hand.take("cut_out")
    before = hand.window.model.committed
    hand.click((60, 90))
    hand.key(Qt.Key.Key_Escape)
    settle(hand.window)
    assert hand.window.model.committed is before
    hand.click((60, 90))  # and is begun again
    wait(lambda: steps(hand) == 1)


# Look again here


def test_the_fields_in_a_frame_are_proposed_anew(at_work: Callable[[GameMap], Hand]) -> None:
    hand = at_work(one(one(printed(), "3", "4"), "7", "8"))
    take(hand, "again")
    hand.press((70, -5))
    hand.move((166, 126))
    assert hand.view.overlay.words == ["2 fields"]
    hand.release((166, 126))
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["3", "4", "7", "8", "1", "2", "5", "6"])
    assert len(hand.window.model.committed.fields) == 8
    hand.undo()
    assert len(hand.window.model.committed.fields) == 6


def test_in_a_traced_map_they_count_as_proposed_and_their_kinds_are_looked_at_again(
    at_work: Callable[[GameMap], Hand],
) -> None:
    lumped = one(printed(), "1", "2", "5", "6")
    photo = Photographed("photo.jpg", "0" * 64, (4000, 3000))
    corners = ((0.0, 0.0), (4000.0, 0.0), (4000.0, 3000.0), (0.0, 3000.0))
    fields = {f: replace(item, traced="drawn") for f, item in lumped.fields.items()}
    tracing = Tracing(photo, corners, (), 0.4, 4.0, ())
    hand = at_work(replace(lumped, fields=fields, tracing=tracing))
    kind = lumped.fields["1"].kind
    take(hand, "again")
    hand.click((60, 90))
    wait(lambda: steps(hand) == 1)
    after = hand.window.model.committed
    new = {f for f in after.fields if f not in lumped.fields or f == "1"}
    assert len(new) == 4
    assert {after.fields[f].traced for f in new} == {"proposed"}
    assert {after.fields[f].traced for f in after.fields.keys() - new} == {"drawn"}
    true = shapes(printed())
    for f, shape in shapes(after).items():
        if f in new:
            (same,) = (i for i, t in true.items() if t.intersection(shape).area > t.area / 2)
            assert after.fields[f].kind == printed().fields[same].kind, (same, kind)


def test_selected_fields_are_proposed_anew(lumped: Hand) -> None:
    hand = lumped
    take(hand, "again")
    hand.window.model.select(Selection(fields=("1",)))
    hand.key(Qt.Key.Key_Return)
    wait(lambda: steps(hand) == 1)
    assert as_printed(hand, ["1", "2", "5", "6"])


def test_a_field_that_is_right_is_left_and_that_is_said(lumped: Hand) -> None:
    hand = lumped
    take(hand, "again")
    before = hand.window.model.committed
    hand.click((140, 90))
    wait(lambda: "the same fields" in refusal(hand))
    assert hand.window.model.committed is before
    hand.drag((100, 70), (110, 80))
    assert "wholly in the frame" in refusal(hand)


def test_escape_stops_looking_again(lumped: Hand) -> None:
    hand = lumped
    hand.take("again")
    before = hand.window.model.committed
    hand.click((20, 20))
    assert "Escape stops" in hint(hand)
    hand.key(Qt.Key.Key_Escape)
    assert "Escape stops" not in hint(hand)
    settle(hand.window)
    assert hand.window.model.committed is before
    assert hand.tool(AgainTool).hint == hint(hand)


# The picture


def test_the_picture_is_looked_at_once(lumped: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, made = lumped, []
    real = surveying.survey

    def counted(*arguments: object, **named: object) -> surveying.Survey:
        made.append(1)
        return real(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(surveying, "survey", counted)
    for tool in TOOLS:
        take(hand, tool)
        settle(hand.window)
    assert made == [1]
    actions = hand.window.findChild(UnderlayActions)
    actions.set_opacity(0.5)
    settle(hand.window)
    assert hand.window.part(SurveyedUnderlay).ready
    underlay = hand.window.model.committed.underlay
    moved = [(x + 500, y) for x, y in underlay.corners]
    actions._change("move", corners=tuple(moved))
    settle(hand.window)
    assert not hand.window.part(SurveyedUnderlay).ready
    take(hand, "magnetic_line")
    assert made == [1, 1]


def test_looking_tells_how_far_it_is_and_escape_stops_it(lumped: Hand) -> None:
    hand = lumped
    hand.take("magnetic_line")
    assert "Looking at the picture" in hint(hand)
    hand.key(Qt.Key.Key_Escape)
    settle(hand.window)
    assert not hand.window.part(SurveyedUnderlay).ready
    assert "Looking" not in hint(hand)
    take(hand, "cut_out")  # another tool begins again


@pytest.mark.parametrize("tool", ["cut_out", "again", "magnetic_line"])
def test_a_picture_that_cannot_be_looked_at_is_told_and_clicks_count_again(
    lumped: Hand, monkeypatch: pytest.MonkeyPatch, tool: str
) -> None:
    hand = lumped

    def fails(*_arguments: object, **_named: object) -> None:
        raise UsageError("no such thing")

    with monkeypatch.context() as patch:
        patch.setattr(surveying, "survey", fails)
        hand.take(tool)
        hand.click((40, 0) if tool == "magnetic_line" else (60, 90))
        if tool == "magnetic_line":
            hand.click((40, 120))
        wait(lambda: "no such thing" in refusal(hand))
        settle(hand.window)
    hand.key(Qt.Key.Key_Escape)
    assert hint(hand) == hand.view.tool.hint
    hand.click((40, 0) if tool == "magnetic_line" else (60, 90))
    if tool == "magnetic_line":
        hand.click((40, 120))
    wait(lambda: steps(hand) == 1)


def test_without_a_picture_the_tools_say_what_to_do(window: EditorWindow) -> None:
    for tool in TOOLS:
        action = window.actions_by_id[f"tool.{tool}"]
        assert not action.isEnabled()
        assert window.actions_by_id.why_not(f"tool.{tool}").startswith("Load a picture first")


def test_the_picture_goes_while_a_tool_is_in_hand(cuttable: Hand) -> None:
    hand = cuttable
    take(hand, "magnetic_line")
    actions = hand.window.findChild(UnderlayActions)
    actions.remove()
    settle(hand.window)
    assert hand.window.part(UnderlayPicture).image is None
    hand.click((120, 0))
    hand.click((120, 60))
    settle(hand.window)
    assert len(hand.window.model.committed.fields) == 7
    assert hint(hand).startswith("Load a picture first")


def test_a_picture_that_is_moved_while_it_is_looked_at_is_looked_at_again(cuttable: Hand) -> None:
    hand, seen = cuttable, cuttable.window.part(SurveyedUnderlay)
    hand.take("magnetic_line")
    assert not seen.ready
    underlay = hand.window.model.committed.underlay
    moved = tuple((x + 100, y) for x, y in underlay.corners)
    assert edits(hand.window.model, "Move", partial(change_underlay, corners=moved))
    wait(lambda: seen.ready)


@pytest.mark.new_windows  # made without the extra
def test_without_the_extra_the_tools_say_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, open_window: OpenWindow
) -> None:
    def missing() -> None:
        raise MapkitError("tracing a photo needs OpenCV")

    monkeypatch.setattr(work, "require_libraries", missing)
    window = open_window(printed())
    for tool in TOOLS:
        assert not window.actions_by_id[f"tool.{tool}"].isEnabled()
        assert "OpenCV" in window.actions_by_id.why_not(f"tool.{tool}")
    assert window.actions_by_id["tool.merge"].isEnabled()


# Merge by a stroke


def test_a_stroke_makes_one_field_of_those_on_its_way(window: EditorWindow, hand: Hand) -> None:
    hand.take("merge")
    hand.press((15, 15))
    hand.move((75, 15))
    assert hand.view.overlay.words == ["3 fields"]
    assert len(window.model.shown.fields) == 10  # shown, not made
    assert len(window.model.committed.fields) == 12
    hand.release((75, 45))
    assert len(window.model.committed.fields) == 9
    assert {"1"} == {"1", "2", "3", "7"} & window.model.committed.fields.keys()
    assert steps(hand) == 1
    hand.undo()
    assert len(window.model.committed.fields) == 12


def test_a_fast_stroke_skips_no_field(window: EditorWindow, hand: Hand) -> None:
    hand.take("merge")
    hand.press((5, 45))
    hand.release((115, 45))
    assert len(window.model.committed.fields) == 9


def test_escape_leaves_a_stroke(window: EditorWindow, hand: Hand) -> None:
    hand.take("merge")
    before = window.model.committed
    hand.press((15, 15))
    hand.move((75, 15))
    hand.key(Qt.Key.Key_Escape)
    assert window.model.shown is before
    hand.release((75, 15))
    assert window.model.committed is before
    assert hand.view.overlay.words == []


def test_a_stroke_in_one_field_changes_nothing(hand: Hand) -> None:
    hand.take("merge")
    hand.drag((10, 10), (20, 20))
    assert steps(hand) == 0


def test_a_field_of_another_level_is_refused_and_left_out(
    open_window: OpenWindow, rows_map: GameMap
) -> None:
    outline = [(4000, 1000), (5000, 1000), (5000, 2000), (4000, 2000)]
    window = open_window(draw_field(rows_map, outline, "elevated", id="W", carve=True))
    hand = Hand(window)
    hand.take("merge")
    hand.press((15, 15))
    hand.move((45, 15))
    assert "different levels" in refusal(hand)
    hand.move((75, 15))
    hand.release((75, 15))
    fields = window.model.committed.fields
    assert "W" in fields
    assert len(fields) == 11
