"""Another language: the window is built anew, the work goes on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, QEvent, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QTextBrowser
from pytestqt.qtbot import QtBot

import mapkit
from mapkit.editor.app.dock_layout import arrange_docks
from mapkit.editor.app.language_switch import rebuild_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.i18n import install_language, remember_language
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.question_tools import SightTool
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.draw_tool import DrawFieldTool
from mapkit.edits import paint, set_header
from mapkit.i18n import LANGUAGES
from mapkit.mapfile import new_map
from mapkit.messages import translated
from mapkit.model import GameMap
from tests.boards import map_in
from tests.editor.canvas.test_guides import assert_ticks_stand_where_the_board_says
from tests.editor.hand import Hand
from tests.editor.steps import edits
from tests.editor.waiting import settle


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    remember_language("en")
    install_language(qapp)


@pytest.fixture
def window(qapp: QApplication, rows_map: GameMap) -> Iterator[EditorWindow]:
    """A window; whatever takes its place is closed at the end."""
    made = EditorWindow(rows_map)
    made.resize(1000, 700)
    made.show()
    qapp.processEvents()
    yield made
    for left in windows():
        left.close_guards.clear()
        left.close()
        left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def windows() -> list[EditorWindow]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, EditorWindow)]


def change(window: EditorWindow, code: str) -> EditorWindow:
    remember_language(code)
    successor = rebuild_window(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return successor


def call(window: EditorWindow, name: str) -> None:
    assert edits(window.model, f"Call it {name}", partial(set_header, name=name))


def test_the_history_speaks_the_new_language(window: EditorWindow) -> None:
    open_ = window.model.committed.ruleset.kinds["open"]
    painted = tr("Paint: {what}", what=translated(open_.label))
    for name in (tr("Split"), painted, tr_n("{n} field(s)", 3)):
        size = window.model.committed.size_mm[0] + 1
        assert edits(window.model, name, partial(set_header, size_mm=(size, 90)))
    window.model.history.undo()

    for code in ("cs", "pl"):
        window = change(window, code)
        history = window.model.history
        assert [history.text(n) for n in range(3)] == [
            tr("Split"),
            tr("Paint: {what}", what=translated(open_.label)),
            tr_n("{n} field(s)", 3),
        ]
        assert history.text(0) != "Split"
        assert "Paint" not in history.text(1)
        assert "open" not in history.text(1)
        assert tr("Paint: {what}", what=translated(open_.label)) in (
            window.actions_by_id["edit.undo"].text()
        )


def test_rulers_stand_where_the_board_says_in_every_language(
    window: EditorWindow, map_path: Path
) -> None:
    assert window.part(MapFiles).open(map_path, ask=False)
    settle(window)
    for code in ("cs", "pl"):
        window.part(BoardView).zoom(1.3)
        window = change(window, code)
        settle(window)
        assert_ticks_stand_where_the_board_says(Hand(window))


def test_a_map_without_a_name_is_called_so_in_every_language(window: EditorWindow) -> None:
    for code, words in (("cs", "bez názvu"), ("pl", "bez nazwy"), ("en", "untitled")):
        window = change(window, code)
        assert window.windowTitle().startswith(words)


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_off_at_the_side_in_a_small_window(
    window: EditorWindow, code: str, qapp: QApplication
) -> None:
    window = change(window, code)
    window.resize(1024, 700)
    arrange_docks(window)
    answers = window.part(Answers)
    answers.show_pair("1", "11")
    qapp.processEvents()
    for dock in window.docks.values():
        dock.raise_()
        qapp.processEvents()
        for area in dock.findChildren(QScrollArea):
            inside, viewport = area.widget(), area.viewport()
            if inside is not None and viewport is not None and area.isVisible():
                assert inside.width() <= viewport.width(), (dock.objectName(), area)
        for button in dock.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width(), button.text()
    assert window.part(BoardView).width() > 0.4 * window.width()


def test_history_and_what_is_saved_go_over(window: EditorWindow, map_path: Path) -> None:
    assert window.part(MapFiles).open(map_path, ask=False)
    as_opened = window.model.committed
    call(window, "one")
    assert window.part(MapFiles).save()
    call(window, "two")
    call(window, "three")
    window.model.history.undo()
    before = window.model.committed

    successor = change(window, "cs")

    history = successor.model.history
    assert successor.model.committed == before
    assert [history.text(n) for n in range(history.count())] == [
        "Call it one", "Call it two", "Call it three",
    ]  # fmt: skip
    assert (history.index(), history.cleanIndex()) == (2, 1)
    assert successor.part(MapFiles).path == map_path
    assert successor.isWindowModified()
    assert successor.actions_by_id["edit.undo"].text() == "&Zpět: Call it two"
    assert successor.actions_by_id["edit.redo"].isEnabled()

    history.redo()
    assert successor.model.committed.name == "three"
    history.setIndex(0)
    assert successor.model.committed == as_opened
    history.setIndex(1)
    assert not successor.isWindowModified()
    history.setIndex(3)
    assert successor.part(MapFiles).save()
    saved = map_in(map_path)
    assert saved.name == "three"


def test_the_window_speaks_at_once(window: EditorWindow) -> None:
    assert window.menus["file"].title() == "&File"
    successor = change(change(window, "pl"), "cs")
    assert successor.menus["file"].title() == "&Soubor"
    assert successor.docks["issues"].windowTitle() == "Problémy"
    assert change(successor, "en").menus["file"].title() == "&File"


def test_the_board_is_handed_over_as_it_is_drawn(window: EditorWindow) -> None:
    def picture(shown: EditorWindow) -> QImage:
        view = shown.part(BoardView)
        view.viewport().setFixedSize(600, 400)
        view.fit()
        settle(shown)
        return view.viewport().grab().toImage()

    window.actions_by_id["view.light_board"].trigger()
    before = picture(window)
    successor = change(window, "cs")
    assert picture(successor) == before
    assert edits(successor.model, "Paint", partial(paint, fields=("1",), kind="built_up"))
    followed = picture(successor)
    assert followed != before
    successor.part(BoardView).redraw()
    assert picture(successor) == followed


def test_the_tutorial_names_buttons_as_the_window_does(window: EditorWindow) -> None:
    successor = change(window, "cs")
    successor.actions_by_id["help.tutorial"].trigger()
    page = successor.docks["tutorial"].findChild(QTextBrowser).toPlainText()
    assert page.startswith("A board in ten minutes\nTato stránka je anglicky")
    assert "Take Nakreslit pole (D)" in page
    assert "Soubor › Exportovat… (Ctrl+E)" in page
    assert "**" not in page


def test_a_name_that_is_translated_is_shown_as_it_is_said(window: EditorWindow) -> None:
    successor = change(window, "cs")
    board = mapkit.open("launch-site").map
    successor.part(MapFiles).take_in(board)
    successor.model.select(Selection(fields=("R11",)))
    settle(successor)
    texts = [label.text() for label in successor.docks["properties"].findChildren(QLabel)]
    assert "Odpalovací místnost" in texts
    edits(successor.model, "Name", partial(paint, fields=("R11",), name="Můj pokoj"))
    settle(successor)
    texts = [label.text() for label in successor.docks["properties"].findChildren(QLabel)]
    assert not {"Odpalovací místnost", "Můj pokoj"}.intersection(texts)


def test_the_older_window_is_gone(window: EditorWindow) -> None:
    successor = change(window, "cs")
    assert sip.isdeleted(window)
    assert windows() == [successor]
    assert successor.isVisible()


def test_unsaved_work_is_still_kept_safe(window: EditorWindow, map_path: Path, qtbot) -> None:
    assert window.part(MapFiles).open(map_path, ask=False)
    call(window, "not saved")
    change(window, "cs")
    slot = RecoverySlot.of(map_path)
    assert not slot.take()  # the map is still ours
    qtbot.waitUntil(lambda: slot.read() is not None)
    copy = slot.read()
    assert "not saved" in copy.text


def test_tool_and_selection_stay(window: EditorWindow) -> None:
    window.part(ToolBox).use("sight")
    window.model.select(Selection(fields=("5",)))
    successor = change(window, "pl")
    assert successor.part(BoardView).tool is not None
    assert isinstance(successor.part(BoardView).tool, SightTool)
    assert successor.model.selection.fields == ("5",)


def test_choosing_from_the_menu_changes_it(window: EditorWindow, qtbot, rows_map: GameMap) -> None:
    window.actions_by_id["view.language_cs"].trigger()
    qtbot.waitUntil(lambda: sip.isdeleted(window))
    (successor,) = windows()
    assert successor.menus["file"].title() == "&Soubor"
    assert successor.model.committed == rows_map
    assert successor.actions_by_id["view.language_cs"].isChecked()


def test_what_is_seen_and_what_is_pinned_stays_on_the_board(
    window: EditorWindow, qtbot: QtBot
) -> None:
    before = window.part(Answers)
    before.pin("1", "8")
    before.show_pair("1", "3")
    successor = change(window, "cs")
    live = successor.part(LiveFeature)
    assert isinstance(live, LiveFeature)
    assert live.answers.origin == "1"
    qtbot.waitUntil(lambda: live.answers.pair is not None and bool(live.answers.pinned))
    assert live.answers.pins == [("1", "8")]
    assert live.sight_panel.headline.text() == tr(
        "{a} sees {b}, distance {distance}", a="1", b="3", distance=2
    )


def test_palette_level_and_filters_stay(window: EditorWindow) -> None:
    brush = window.part(Brush)
    brush.take("kind", "built_up")
    brush.take("trait", "water")
    brush.portal_mm = 7.5
    window.actions_by_id["view.level_ground"].trigger()
    window.part(FieldList).search.setText("1")
    filters = window.part(LiveFeature).tables.filters
    filters.disputed_only.setChecked(True)
    filters.verdicts.setCurrentIndex(2)
    filters.text.setText("3")
    wanted = filters.wanted

    successor = change(window, "pl")

    brush = successor.part(Brush)
    assert (brush.kind, brush.paint, brush.portal_mm) == ("built_up", ("trait", "water"), 7.5)
    assert successor.part(BoardView).level == 0
    assert successor.part(FieldList).rows.ids == ["1", "10", "11", "12"]
    assert successor.part(LiveFeature).tables.filters.wanted == wanted


def test_what_is_being_drawn_goes_on(window: EditorWindow) -> None:
    window.model.replace(new_map("empty", size_mm=(120, 90)))
    hand = Hand(window)
    hand.take("draw")
    for corner in ((10, 10), (60, 10)):
        hand.click(corner)
    successor = change(window, "pl")
    settle(successor)
    tool = successor.part(BoardView).tool
    assert isinstance(tool, DrawFieldTool)
    assert len(tool.points) == 2
    assert successor.part(ToolBox).hint.text() == tool.hint
    hand = Hand(successor)
    hand.click((60, 50))
    hand.key(Qt.Key.Key_Return)
    (field,) = successor.model.committed.fields
    assert len(successor.model.committed.points(field)[0]) == 3
