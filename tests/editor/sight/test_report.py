"""The dock of the report: measures on the board, warnings, their places, and the file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QListWidgetItem,
    QPushButton,
)

from mapkit.analysis.measures import report_dict
from mapkit.board import open_board
from mapkit.drawing.colour_scales import sequential
from mapkit.drawing.scene import Path as Area
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.report_feature import ReportFeature
from mapkit.edits import paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.steps import OpenWindow, edits
from tests.editor.waiting import open_dialog, wait, when
from tests.unit.illustrate.reading import read_page

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def window(open_window: OpenWindow, rows_map: GameMap) -> EditorWindow:
    """A window on a map of its own: what was counted of it in the test before is not known."""
    return open_window(replace(rows_map))


@pytest.fixture
def feature(window: EditorWindow) -> ReportFeature:
    return shown(window)


def shown(window: EditorWindow) -> ReportFeature:
    """Raise the dock, and wait for the report of the map as it is."""
    found = window.part(ReportFeature)
    window.docks["report"].show()
    window.docks["report"].raise_()
    wait(lambda: not found.reports.stale)
    return found


def colours(window: EditorWindow) -> dict[str, str]:
    shapes = [shown.shape for shown in window.part(BoardView).layers["heat"]._shown]
    return {
        s.field: s.fill.colour
        for s in shapes
        if isinstance(s, Area) and s.field and s.fill and s.fill.colour
    }


def exposure(game_map: GameMap) -> dict[str, int]:
    answer = open_board(game_map).report(disputes=False)
    rows = report_dict(answer.details)["exposure"]["fields"]
    return {row["field"]: row["seen_from"] for row in rows if row["stands"]}


def expected(game_map: GameMap) -> dict[str, str]:
    values = exposure(game_map)
    scale = sequential(values.values())
    return {i: scale.colour(value) for i, value in values.items()}


def warned(feature: ReportFeature) -> list[QListWidgetItem]:
    panel = feature.panel.list
    return [item for k in range(panel.count()) if (item := panel.item(k)) is not None]


def click(feature: ReportFeature, item: QListWidgetItem) -> None:
    panel = feature.panel.list
    panel.scrollToItem(item)
    place = panel.visualItemRect(item).center()
    QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_keyboard_chooses_what_colours_the_board(
    window: EditorWindow, feature: ReportFeature
) -> None:
    assert colours(window) == {}
    feature.panel.measure.setFocus()
    QTest.keyClick(feature.panel.measure, Qt.Key.Key_Down)
    assert feature.heat.chosen == "exposure"
    wanted = expected(window.model.committed)
    wait(lambda: colours(window) == wanted)
    assert feature.panel.key.words()
    QTest.keyClick(feature.panel.measure, Qt.Key.Key_Up)
    wait(lambda: colours(window) == {})


def test_an_edit_makes_it_old_and_then_new_again(
    window: EditorWindow, feature: ReportFeature
) -> None:
    feature.panel.choose("exposure")
    before = expected(window.model.committed)
    wait(lambda: colours(window) == before)
    ruleset = window.model.committed.ruleset
    blocks = next(name for name, trait in ruleset.traits.items() if trait.blocks_sight)
    told: list[str] = []
    feature.reports.changed.connect(lambda: told.append(feature.panel.words.text()))
    assert edits(window.model, "Block", partial(paint, fields=["6"], traits={blocks}))
    wait(lambda: not feature.reports.stale)
    assert "The map has changed. Measuring it again …" in told
    assert feature.panel.words.text().startswith("The report is of the map as it is.")
    wanted = expected(window.model.committed)
    assert before.keys() - wanted.keys() == {"6"}  # nobody stands on what blocks
    wait(lambda: wanted.items() <= colours(window).items())
    assert colours(window)["6"] not in {before["6"], *wanted.values()}


def test_nothing_is_measured_while_nobody_looks(window: EditorWindow) -> None:
    feature = window.part(ReportFeature)
    window.docks["report"].hide()
    wait(lambda: not feature.reports.measuring)
    assert edits(window.model, "Step", partial(paint, fields=["6"], name="Yard"))
    assert not feature.reports.measuring
    assert feature.reports.stale
    shown(window)


def test_an_answer_on_sight_goes_before_the_measure(
    window: EditorWindow, feature: ReportFeature
) -> None:
    feature.panel.choose("exposure")
    wait(lambda: colours(window))
    layers, answers = window.part(BoardView).layers, window.part(Answers)
    assert layers["heat"].root.isVisible()
    answers.look_from("5")
    wait(lambda: answers.around)
    wait(lambda: not layers["heat"].root.isVisible())
    answers.look_from(None)
    wait(layers["heat"].root.isVisible)


def test_a_click_on_a_warning_selects_its_place(
    window: EditorWindow, feature: ReportFeature
) -> None:
    measured = feature.reports.measured
    warnings = measured.warnings.open
    assert [item.text() for item in warned(feature)] == [w.sentence for w in warnings]
    k = next(k for k, warning in enumerate(warnings) if warning.fields)
    click(feature, warned(feature)[k])
    assert window.model.selection.fields == warnings[k].fields
    assert window.actions_by_id["report.silence"].isEnabled()


@pytest.mark.new_windows  # where no warning is chosen yet
def test_a_warning_is_silenced_with_a_reason_that_is_typed(
    window: EditorWindow, feature: ReportFeature
) -> None:
    count = len(warned(feature))
    sentence = warned(feature)[0].text()
    assert not feature.panel.silence_button.isEnabled()
    click(feature, warned(feature)[0])

    def answer() -> None:
        dialog = open_dialog(QInputDialog)
        assert sentence in dialog.labelText()
        (line,) = dialog.findChildren(QLineEdit)
        QTest.keyClicks(line, "it is meant so")
        QTest.keyClick(line, Qt.Key.Key_Return)

    when(lambda: isinstance(QApplication.activeModalWidget(), QInputDialog), answer)
    QTest.mouseClick(feature.panel.silence_button, Qt.MouseButton.LeftButton)
    wait(lambda: window.model.committed.silenced)
    assert window.model.committed.silenced[0].reason == "it is meant so"
    wait(lambda: not feature.reports.stale)
    assert len(warned(feature)) == count
    assert warned(feature)[-1].text() == f"{sentence} Silenced: it is meant so"
    click(feature, warned(feature)[-1])
    assert not feature.panel.silence_button.isEnabled()
    feature.panel.again_button.setFocus()
    QTest.keyClick(feature.panel.again_button, Qt.Key.Key_Space)
    wait(lambda: not window.model.committed.silenced)
    window.model.history.undo()
    wait(lambda: window.model.committed.silenced)


@pytest.mark.parametrize("ending", ["html", "pdf"])
def test_the_report_is_saved(
    feature: ReportFeature, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    path = tmp_path / f"rows.{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    QTest.mouseClick(feature.panel.save_button, Qt.MouseButton.LeftButton)
    wait(path.exists)
    data = path.read_bytes()
    if ending == "html":
        assert read_page(data).find("section", id="disputes")
    else:
        assert data.startswith(b"%PDF")


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@contextmanager
def held(feature: ReportFeature) -> Iterator[None]:
    """Let what is measured wait before it begins."""
    worker = feature._worker
    before = worker._held
    worker.hold_while(lambda: True)
    try:
        yield
    finally:
        worker.hold_while(before)


def test_disputes_are_counted_on_a_click(window: EditorWindow, feature: ReportFeature) -> None:
    panel, reports = feature.panel, feature.reports
    assert reports.measured.disputes is None
    told: list[int] = []
    reports.progress.connect(lambda *_steps: told.append(panel.bar.maximum()))
    press(panel.count_button)
    assert reports.counting
    assert panel.words.text() == "Counting disputes …"
    assert panel.stop_button.isVisible()
    assert not panel.count_button.isVisible()
    wait(lambda: not reports.counting)
    assert max(told) > 0
    disputes = open_board(window.model.committed).report(disputes=True).details.disputes
    assert disputes.sentences
    told_first = warned(feature)[0]
    assert told_first.text() == " ".join(disputes.sentences)
    assert not told_first.flags() & Qt.ItemFlag.ItemIsSelectable
    click(feature, told_first)
    assert not feature.panel.silence_button.isEnabled()
    assert not panel.stop_button.isVisible()
    assert not panel.count_button.isEnabled()
    assert edits(window.model, "Name", partial(paint, fields=["6"], name="Yard"))
    wait(lambda: not reports.stale)
    assert disputes.sentences[0] not in warned(feature)[0].text()
    assert panel.count_button.isEnabled()


def test_counting_is_stopped(feature: ReportFeature) -> None:
    panel, reports = feature.panel, feature.reports
    before = reports.measured
    with held(feature):
        press(panel.count_button)
        press(panel.stop_button)
        assert not reports.counting
    assert reports.measured is before
    assert panel.words.text() == "The report is of the map as it is."
    assert not panel.bar.isVisible()
    assert not panel.stop_button.isVisible()
    press(panel.count_button)
    wait(lambda: reports.measured is not before)


def test_counting_goes_on_while_another_dock_is_looked_at(
    window: EditorWindow, feature: ReportFeature
) -> None:
    with held(feature):
        press(feature.panel.count_button)
        window.docks["report"].hide()
        assert feature.reports.counting
    wait(lambda: feature.reports.answer)
    shown(window)
    assert feature.reports.answer


def test_an_edit_ends_the_count_for_the_map_before(
    window: EditorWindow, feature: ReportFeature
) -> None:
    with held(feature):
        press(feature.panel.count_button)
        assert edits(window.model, "Name", partial(paint, fields=["6"], name="Yard"))
        assert not feature.reports.counting
    wait(lambda: not feature.reports.stale)
    assert feature.reports.answer is None


def test_an_edit_that_is_undone_at_once_leaves_the_report_as_it_was(
    window: EditorWindow, feature: ReportFeature
) -> None:
    before = feature.reports.measured
    with held(feature):
        assert edits(window.model, "Name", partial(paint, fields=["6"], name="Yard"))
        window.model.history.undo()
        assert not feature.reports.measuring
    assert feature.reports.measured is before
    assert not feature.reports.stale


def test_the_file_has_the_disputes_that_were_counted(
    feature: ReportFeature, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(feature.panel.count_button)
    wait(lambda: feature.reports.answer)
    path = tmp_path / "rows.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr("mapkit.board.Board.report", None)  # nothing is counted twice
    press(feature.panel.save_button)
    wait(path.exists)
    assert read_page(path.read_bytes()).find("section", id="disputes")


def test_without_sight_there_is_what_applies(open_window: OpenWindow) -> None:
    game_map = open_board(str(ROOT / "maps/skirmish_wars/ring.yaml")).map
    feature = shown(open_window(game_map))
    names = [feature.panel.measure.itemData(k) for k in range(feature.panel.measure.count())]
    assert "exposure" not in names
    assert "ways" in names
    assert "no lines of sight" in feature.panel.words.text()
    assert not feature.panel.count_button.isVisible()


def test_a_map_without_fields_has_nothing_to_measure(open_window: OpenWindow) -> None:
    feature = shown(open_window(new_map("empty", id="empty", size_mm=(100, 100))))
    assert feature.panel.words.text() == "The map has no fields to measure."
    assert not window_action(feature, "report.save")


def window_action(feature: ReportFeature, name: str) -> bool:
    return feature._shell.actions_by_id[name].isEnabled()
