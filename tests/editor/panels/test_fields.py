from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QComboBox

from mapkit.editor.panels.field_rows import NAME, FieldRows
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import Selection
from mapkit.edits import add_marker, paint, rename_field
from mapkit.i18n import speaking
from mapkit.mapfile import new_map
from tests.editor.waiting import wait

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def listed(panel: FieldList) -> list[str]:
    rows = panel.rows
    return [rows.index(n, 0).data() for n in range(rows.rowCount())]


def line_of(panel: FieldList, field: str) -> list[str]:
    return [panel.rows.row_of(field).siblingAtColumn(column).data() for column in range(5)]


def pick(panel: FieldList, field: str, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    line = panel.rows.row_of(field)
    panel.tree.scrollTo(line)
    at = panel.tree.visualRect(line).center()
    QTest.mouseClick(
        panel.tree.viewport(), Qt.MouseButton.LeftButton, modifiers, QPoint(20, at.y())
    )
    QApplication.processEvents()


def copy(text: str) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText(text)


def test_every_field_is_listed_nine_before_ten(desk) -> None:
    assert listed(desk.panel("fields")) == [str(n) for n in range(1, 13)]
    desk.model.edit("rename", partial(rename_field, field="3", new_id="10b"))
    desk.model.edit("rename", partial(rename_field, field="4", new_id="yard"))
    assert listed(desk.panel("fields"))[6:] == ["9", "10", "10b", "11", "12", "yard"]


def test_ids_are_read_whole_when_the_list_is_first_seen(open_window) -> None:
    game_map = rename_field(new_map("rows", rows=2, columns=2, sectors=False), "4", "crates")
    window = open_window(game_map)
    window.docks["fields"].raise_()
    QApplication.processEvents()
    tree = window.docks["fields"].widget().tree
    index = tree.model().row_of("crates")
    assert tree.columnWidth(0) >= tree.sizeHintForIndex(index).width()


def test_the_kind_takes_the_room_that_is_left(desk) -> None:
    tree = desk.panel("fields").tree
    words = tree.fontMetrics().horizontalAdvance("built-up") + 6
    # The columns are fitted when they are seen.
    wait(lambda: sum(tree.columnWidth(n) for n in range(5)) == tree.viewport().width())
    assert tree.columnWidth(2) > words


def test_a_click_in_the_list_selects_on_the_board_the_last_one_leads(desk) -> None:
    panel = desk.panel("fields")
    pick(panel, "3")
    assert desk.model.selection.fields == ("3",)
    pick(panel, "1", CONTROL)
    assert set(desk.model.selection.fields) == {"1", "3"}
    assert desk.model.selection.primary == "1"
    pick(panel, "4", SHIFT)
    assert set(desk.model.selection.fields) == {"1", "2", "3", "4"}


def test_the_keyboard_walks_the_list(desk) -> None:
    panel = desk.panel("fields")
    pick(panel, "1")
    QTest.keyClick(panel.tree, Qt.Key.Key_Down)
    assert desk.model.selection.fields == ("2",)
    QTest.keyClick(panel.tree, Qt.Key.Key_Down, SHIFT)
    assert desk.model.selection.fields == ("2", "3")


def test_a_selection_on_the_board_is_seen_in_the_list(desk) -> None:
    panel = desk.panel("fields")
    desk.hand.take("select")
    desk.hand.click((15, 15))
    (field,) = desk.model.selection.fields
    lines = panel.tree.selectionModel()
    assert [line.data() for line in lines.selectedRows()] == [field]
    desk.hand.key(Qt.Key.Key_Escape)
    assert not lines.selectedRows()


def test_search_narrows_by_every_word_and_clears(desk) -> None:
    panel = desk.panel("fields")
    desk.model.select(Selection(fields=("5",)))
    desk.window.part(Brush).take("kind", "built_up")
    desk.hand.take("bucket")
    desk.hand.click((45, 45))
    kind = line_of(panel, "6")[2]
    QTest.keyClicks(panel.search, f"6 {kind.upper()[:3]}")
    assert listed(panel) == ["6"]
    panel.search.clear()
    QTest.keyClicks(panel.search, "nothing like it")
    assert listed(panel) == []
    assert panel.note.text() == "Nothing is found."
    panel.search.clear()
    assert len(listed(panel)) == len(desk.model.shown.fields)
    assert panel.note.isHidden()


def test_a_number_with_two_readings_says_so(desk) -> None:
    panel = desk.panel("fields")
    desk.model.replace(new_map("example", example="launch-site"))
    QTest.keyClicks(panel.search, "2")
    assert not panel.note.isHidden()
    assert "'2' is read as field R2 (North apron); objective 2 is on field R18" in panel.note.text()
    QTest.keyClicks(panel.search, "4")
    assert panel.note.isHidden()
    panel.search.clear()


def test_a_field_is_found_by_the_id_that_it_had(desk) -> None:
    panel = desk.panel("fields")
    desk.model.replace(rename_field(desk.model.committed, "5", "yard", keep_old=True))
    QTest.keyClicks(panel.search, "5")
    assert listed(panel) == ["yard"]
    panel.search.clear()


def test_the_list_follows_edits_undo_and_another_map(desk) -> None:
    panel = desk.panel("fields")
    before = line_of(panel, "1")
    desk.window.part(Brush).take("trait", "water")
    desk.hand.take("bucket")
    desk.hand.click((15, 15))
    assert "water" in line_of(panel, "1")[2]
    desk.hand.undo()
    assert line_of(panel, "1") == before
    desk.model.edit("mark", lambda m: add_marker(m, "objective", "1", {"number": 3}))
    assert line_of(panel, "1")[4].endswith("3")
    desk.model.select(Selection(fields=("1", "2")))
    desk.window.actions_by_id["field.merge"].trigger()
    assert "2" not in listed(panel)
    desk.model.replace(new_map("empty"))
    assert listed(panel) == []
    assert "draw one" in panel.note.text()


def test_a_tip_shows_a_name_with_markup_letter_by_letter(desk) -> None:
    panel = desk.panel("fields")
    desk.model.edit("name", lambda m: paint(m, fields=("1",), name="<b>x</b>"))
    line = panel.rows.row_of("1")
    assert line.siblingAtColumn(1).data() == "<b>x</b>"
    assert "&lt;b&gt;x" in line.data(Qt.ItemDataRole.ToolTipRole)
    assert "<b>x</b>" in line.data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_click_on_a_heading_sorts_by_that_column(desk) -> None:
    panel = desk.panel("fields")
    desk.model.edit("name", partial(paint, fields=("7",), name="Aft yard"))
    desk.model.edit("name", partial(paint, fields=("2",), name="Bow yard"))
    header = panel.tree.header()
    at = QPoint(header.sectionViewportPosition(1) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert listed(panel)[-2:] == ["7", "2"]
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert listed(panel)[:2] == ["2", "7"]
    desk.model.edit("name", partial(paint, fields=("11",), name="Cargo"))
    assert listed(panel)[0] == "11"  # an edit keeps the order
    panel.tree.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert listed(panel) == [str(n) for n in range(1, 13)]


def test_a_kind_that_is_chosen_in_the_table_goes_to_all_selected_fields(desk) -> None:
    panel, model = desk.panel("fields"), desk.model
    pick(panel, "2")
    pick(panel, "5", CONTROL)
    cell = panel.rows.row_of("5").siblingAtColumn(2)
    panel.tree.setCurrentIndex(cell)
    model.select(Selection(fields=("2", "5")))
    panel.tree.edit(cell)
    box = panel.tree.findChild(QComboBox)
    assert box.currentText() == "open"
    QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Return)
    box.activated.emit(box.currentIndex())
    QApplication.processEvents()
    assert [i for i, f in model.committed.fields.items() if f.kind == "built_up"] == ["2", "5"]
    model.history.undo()
    assert all(f.kind == "open" for f in model.committed.fields.values())


def test_cells_of_a_spreadsheet_are_pasted_as_one_step(desk) -> None:
    panel, model = desk.panel("fields"), desk.model
    before = model.committed
    copy("Barn\tBuilt-up\nYard\topen, obstacle\n")
    panel.tree.setFocus()
    panel.tree.setCurrentIndex(panel.rows.row_of("3").siblingAtColumn(1))
    QTest.keyClick(panel.tree, Qt.Key.Key_V, CONTROL)
    barn, yard = (model.committed.fields[i] for i in ("3", "4"))
    assert (barn.name, barn.kind) == ("Barn", "built_up")
    assert (yard.name, yard.kind, yard.traits) == ("Yard", "open", {"obstacle"})
    told = []
    model.refused.connect(lambda words, _at: told.append(words))
    copy("Hut\tcastle\n")
    QTest.keyClick(panel.tree, Qt.Key.Key_V, CONTROL)
    assert told == ["'castle' is none of open, built-up and elevated."]
    model.history.undo()
    assert model.committed == before


def test_a_text_is_replaced_in_the_names_of_fields(desk) -> None:
    panel, model = desk.panel("fields"), desk.model
    for field, name in (("1", "North yard"), ("2", "North shed"), ("3", "Lane")):
        model.edit("name", partial(paint, fields=(field,), name=name))
    assert not panel.replacing.isVisible()
    desk.window.actions_by_id["edit.replace_names"].trigger()
    QTest.keyClicks(panel.find_line, "North")
    assert panel.replace_button.text() == "Replace in 2"
    QTest.keyClicks(panel.by_line, "South")
    QTest.mouseClick(panel.replace_button, Qt.MouseButton.LeftButton)
    names = [model.committed.fields[i].name for i in "123"]
    assert names == ["South yard", "South shed", "Lane"]
    assert not panel.replace_button.isEnabled()
    model.history.undo()
    model.select(Selection(fields=("2",)))
    assert panel.replace_button.text() == "Replace in 1"


def test_names_of_a_reconstruction_are_shown_as_they_are_said_and_edited_as_they_stand() -> None:
    board = new_map("example", example="launch-site")
    named = next(i for i, field in board.fields.items() if field.name == "Cable room")
    with speaking("cs"):
        rows = FieldRows(board)
        for words in ("kabelovna", "cable room"):
            rows.show(board, words)
            assert named in rows.ids
        name = rows.index(rows.ids.index(named), NAME)
        assert rows.data(name) == "Kabelovna"
        assert rows.data(name, Qt.ItemDataRole.EditRole) == "Cable room"
