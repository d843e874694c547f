"""The colours of a field on the board: what stays is not painted again; themes; figures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from PyQt6.QtCore import QEvent, QObject, QPointF
from PyQt6.QtGui import QColor, QImage, QPainterPath, QPaintEvent, QRegion
from PyQt6.QtWidgets import QApplication, QLabel

from mapkit.drawing.distance_colours import distance_colour
from mapkit.drawing.theme import NIGHT, PAPER, Theme
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.field_colours import Key
from mapkit.edits import merge_fields, move_vertices, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.sight.test_live import answers
from tests.editor.steps import OpenWindow, commits, edits
from tests.editor.tools.test_select import middle
from tests.editor.waiting import settle, wait

ORIGIN, FAR = "1", "48"
pytestmark = pytest.mark.new_windows  # what answers is replaced in part


@pytest.fixture
def board() -> GameMap:
    """Six rows of eight open fields, all of which see each other."""
    return new_map("rows", id="rows", size_mm=(240, 180), rows=6, columns=8, sectors=False)


@pytest.fixture
def hand(open_window: OpenWindow, board: GameMap) -> Hand:
    return looking(open_window(board), ORIGIN)


def looking(window: EditorWindow, origin: str) -> Hand:
    """Look from a field until all is written; on rows of squares nearly all would be disputed."""
    hand = Hand(window)
    live = answers(hand)
    live.find_disputes = False
    live.stop_disputes()  # begun where making the window took long
    live._slow_solver.disputed_around = lambda _map, around, *_asked: around
    live.look_from(origin)
    wait(lambda: settled(live))
    return hand


def settled(live: Answers) -> bool:
    known = live.numbers is not None and live.tables is not None
    return known and not live.slow.busy("doubts")


def items(hand: Hand, layer: str) -> list[Any]:
    return hand.view.layers[layer].root.childItems()


def looks(hand: Hand, layer: str) -> list[tuple[tuple[float, ...], str, str]]:
    """What a layer shows, bottom first: place, line and fill."""
    argb = QColor.NameFormat.HexArgb
    return [
        (i.sceneBoundingRect().getRect(), i.pen().color().name(argb), i.brush().color().name(argb))
        for i in items(hand, layer)
    ]


def fill(hand: Hand, field: str) -> QColor:
    """The colour of a field's verdict, from the item that lies in its middle."""
    at = QPointF(*middle(hand.window.model.shown, field))
    found = [i for i in items(hand, "verdicts") if i.contains(at) and i.brush().color().alpha()]
    return QColor(found[-1].brush().color())


def move(hand: Hand, vertex: str, dx: float, dy: float) -> None:
    """Show a step of a drag, and wait for its colours."""
    model, live = hand.window.model, answers(hand)
    x, y = model.committed.vertices[vertex]
    unit = model.committed.unit_mm
    assert model.preview(
        partial(move_vertices, places={vertex: (round(x + dx / unit), round(y + dy / unit))})
    )
    wait(lambda: live.around_map is model.shown)
    QApplication.processEvents()


def inner_vertex(game_map: GameMap, field: str) -> str:
    """Return a corner of a field that three others share."""
    used = [v for f in game_map.fields.values() for v in f.rings[0]]
    return next(v for v in game_map.fields[field].rings[0] if used.count(v) == 4)


def _area(region: QRegion) -> float:
    path = QPainterPath()
    path.addRegion(region)
    boxes = [polygon.boundingRect() for polygon in path.toSubpathPolygons()]
    return sum(box.width() * box.height() for box in boxes)


class _Paints(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.pixels = 0.0

    def eventFilter(self, _watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.pixels += _area(event.region())
        return False


@contextmanager
def painted(hand: Hand) -> Iterator[_Paints]:
    settle(hand.window)  # what was shown before is painted in a turn of its own
    paints, viewport = _Paints(), hand.view.viewport()
    viewport.installEventFilter(paints)
    yield paints
    QApplication.processEvents()
    viewport.removeEventFilter(paints)


def test_a_step_of_a_drag_paints_only_what_differs(hand: Hand, board: GameMap) -> None:
    vertex = inner_vertex(board, FAR)
    before = items(hand, "verdicts")
    figures = len(items(hand, "distances"))
    with painted(hand) as paints:
        move(hand, vertex, 3, 2)
    after = items(hand, "verdicts")
    assert len(after) == len(before)
    assert len(set(before) - set(after)) == 4  # the fields round the vertex
    assert len(items(hand, "distances")) == figures  # they hold, so they stay
    size = hand.view.viewport().size()
    assert 0 < paints.pixels < size.width() * size.height() / 5


def test_the_line_to_another_field_paints_no_colours(hand: Hand) -> None:
    live = answers(hand)
    live.look_at(FAR)
    wait(lambda: live.pair is not None)
    before = items(hand, "verdicts")
    live.look_at("47")
    wait(lambda: live.pair is not None and live.pair.answer.target == "47")
    after = items(hand, "verdicts")
    assert len(set(before) & set(after)) >= 48


def test_figures_that_do_not_hold_any_more_go_until_they_are_written(hand: Hand) -> None:
    model, live = hand.window.model, answers(hand)
    written = len(items(hand, "distances"))
    assert not hand.view.layers["labels"].root.isVisible()
    a, b = "10", "11"
    assert edits(model, "merge", lambda game_map: merge_fields(game_map, (a, b)))
    wait(lambda: live.around_map is model.shown)
    gone = {a, b} - model.shown.fields.keys()
    assert len(gone) == 1
    assert len(items(hand, "distances")) < written
    wait(lambda: settled(live))
    assert len(items(hand, "distances")) == written - 1
    live.look_from(None)
    assert not items(hand, "distances")
    assert hand.view.layers["labels"].root.isVisible()


def test_after_drags_edits_and_undo_all_looks_as_if_drawn_anew(
    hand: Hand, open_window: OpenWindow, board: GameMap
) -> None:
    live, model = answers(hand), hand.window.model
    live.look_from("20")
    wait(lambda: live.around_origin == "20" and settled(live))
    for k, field in enumerate(("12", FAR, "20")):
        move(hand, inner_vertex(board, field), 2 + k, 1)
        move(hand, inner_vertex(board, field), -1 - k, 2)
        assert commits(model, "drag")
        wait(lambda: live.around_map is model.shown)
    assert edits(model, "merge", lambda game_map: merge_fields(game_map, ("10", "11")))
    assert edits(model, "kind", lambda game_map: paint(game_map, ("30", "31"), kind="built_up"))
    hand.undo()
    hand.undo()
    hand.redo()
    wait(lambda: live.around_map is model.shown and settled(live))
    fresh = looking(open_window(model.shown), "20")
    for layer in ("verdicts", "names", "distances", "sight"):
        for found, expected in zip(looks(hand, layer), looks(fresh, layer), strict=True):
            assert found[0] == pytest.approx(expected[0], abs=0.02)
            assert found[1:] == expected[1:]


@pytest.mark.parametrize("theme", [PAPER, NIGHT], ids=["paper", "night"])
def test_answers_take_the_colours_of_the_board(hand: Hand, theme: Theme) -> None:
    live = answers(hand)
    hand.view.redraw(PAPER)
    if theme is NIGHT:
        hand.view.redraw(NIGHT)
    assert live.theme is theme
    assert fill(hand, ORIGIN) == QColor(theme.origin)
    assert fill(hand, "2") == QColor(distance_colour(1, theme))
    far = max(v.clear or 0 for v in live.around)
    assert fill(hand, FAR) == QColor(distance_colour(far, theme))
    wait(lambda: settled(live))
    far = [i.brush().color().name() for i in items(hand, "distances")]
    assert len(far) == len(live.around)


def test_ids_too_small_to_read_are_left_out_before_the_distances(hand: Hand) -> None:
    view, module = hand.view, hand.view.picture.module
    names, distances = (view.layers[i].root for i in ("names", "distances"))
    for letters, seen in ((10.0, (True, True)), (3.0, (False, True)), (1.5, (False, False))):
        view.zoom_to(letters / (module * view.picture.theme.label))
        assert (names.isVisible(), distances.isVisible()) == seen


def test_the_key_has_the_colours_of_the_board_after_a_drag(open_window: OpenWindow) -> None:
    """A wall that gives way lets one see farther: the same words, then other colours."""
    rows = new_map("rows", id="rows", size_mm=(180, 90), rows=3, columns=6, sectors=False)
    hand = looking(open_window(paint(rows, ("10", "16", "17"), kind="built_up")), ORIGIN)
    live, key = answers(hand), hand.window.part(LiveFeature).sight_panel.key
    hand.take("select")
    hand.click((105, 15))
    hand.press((120, 30))
    hand.move((120, 36))
    hand.move((120, 42))
    wait(lambda: "7" in key.words())  # in the middle of the drag
    words = key.words()
    hand.release((120, 42))
    wait(lambda: settled(live))
    settle(hand.window)
    assert key.words() == words
    fresh = looking(open_window(hand.window.model.committed), ORIGIN)
    settle(fresh.window)
    assert swatches(key) == swatches(fresh.window.part(LiveFeature).sight_panel.key)


def swatches(key: Key) -> list[QImage]:
    pictures = (label.pixmap().toImage() for label in key.findChildren(QLabel))
    return [picture for picture in pictures if not picture.isNull()]
