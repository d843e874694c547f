"""The matrix of all pairs: natural order, filters, sorting, keys, the colours of the board."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtGui import QColor, QTextDocument
from PyQt6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mapkit.analysis.disputes import Dispute
from mapkit.compiled import compile_map
from mapkit.drawing.distance_colours import distance_colour
from mapkit.drawing.theme import NIGHT, PAPER, Theme
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.matrix import Matrix
from mapkit.editor.sight.pair_facts import BLOCKED, CLEAR, PairFacts, PairFilter
from mapkit.editor.sight.pair_table import PairGrid, PairRows
from mapkit.editor.sight.tables_panel import TablesPanel
from mapkit.editor.widgets.labels import plain_tip
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from mapkit.sight import NONE
from mapkit.sight.tables import SightTables
from tests.editor.hand import Hand
from tests.editor.sight.test_live import answers
from tests.editor.steps import OpenWindow
from tests.editor.waiting import wait
from tests.work import counted

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def board() -> GameMap:
    """Twelve fields, 4 of them a wall through the middle, whose ids are not in order."""
    game_map = new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    fields = dict(reversed(list(game_map.fields.items())))
    for i in ("5", "6", "7"):
        fields[i] = replace(fields[i], kind="built_up")
    for i in ("1", "2", "12"):
        fields[i] = replace(fields[i], sector="red")
    return replace(game_map, fields=fields)


@pytest.fixture
def facts(board: GameMap) -> PairFacts:
    tables = compile_map(board).tables
    assert tables is not None
    doubt = Dispute("12", "3", "sight", 0.1, ("narrow",), "")
    return PairFacts.of(board, tables, (doubt,))


@pytest.fixture
def panel(qtbot: QtBot, facts: PairFacts, board: GameMap) -> TablesPanel:
    shown = TablesPanel(NIGHT)
    qtbot.addWidget(shown)
    shown.resize(700, 500)
    shown.tabs.setCurrentIndex(1)
    shown.show_pairs(PairRows(facts), PairGrid(facts), board)
    shown.show()
    return shown


def ids(grid: PairGrid, indices: object) -> list[str]:
    return [grid.facts.ids[k] for k in np.asarray(indices).tolist()]


def shown_ids(matrix: Matrix) -> tuple[list[str], list[str]]:
    grid = matrix._model.grid
    return ids(grid, grid.rows), ids(grid, grid.columns)


def centre(matrix: Matrix, a: str, b: str) -> QPoint:
    grid = matrix._model.grid
    cell = grid.cell(a, b)
    return matrix.visualRect(matrix._model.index(*cell)).center()


def colours(matrix: Matrix, a: str, b: str) -> set[str]:
    """All colours of a cell, but for those of its rim."""
    viewport = matrix.viewport()
    image = viewport.grab().toImage()
    grid = matrix._model.grid
    cell = grid.cell(a, b)
    box = matrix.visualRect(matrix._model.index(*cell)).adjusted(2, 2, -3, -3)
    return {
        image.pixelColor(x, y).name()
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
    }


def test_fields_stand_in_natural_order(facts: PairFacts, board: GameMap) -> None:
    assert next(iter(board.fields)) == "12"
    assert facts.ids == tuple(str(k) for k in range(1, 13))
    tables = compile_map(board).tables
    for a, i in enumerate(facts.ids):
        for b, k in enumerate(facts.ids):
            if a != b:
                given = tables.field_ids.index(i), tables.field_ids.index(k)
                assert facts.distance[a, b] == tables.clear[given]
                assert (facts.verdict[a, b] == CLEAR) == (tables.clear[given] != NONE)


def test_filters_leave_rows_and_columns_that_hold_a_pair(facts: PairFacts) -> None:
    grid = PairGrid(facts)
    grid.arrange(PairFilter(disputed_only=True))
    assert ids(grid, grid.rows) == ids(grid, grid.columns) == ["3", "12"]
    grid.arrange(PairFilter(sector="red"))
    assert ids(grid, grid.rows) == ids(grid, grid.columns) == ["1", "2", "12"]
    grid.arrange(PairFilter(field="1"))
    assert ids(grid, grid.rows) == ["1", "10", "11", "12"]
    assert len(grid.columns) == 12
    grid.arrange(PairFilter(verdict=BLOCKED))
    assert (facts.verdict[grid.shown] == BLOCKED).all()
    assert grid.cell("1", "1") is None or not grid.shown[0, 0]
    grid.arrange(PairFilter(sector="red", disputed_only=True))
    assert not len(grid.rows)


def test_rows_and_columns_are_sorted_by_the_distance_from_a_field(facts: PairFacts) -> None:
    grid = PairGrid(facts)
    grid.arrange(PairFilter(), rows_by="1", columns_by="12")
    for order, by in ((grid.rows, "1"), (grid.columns, "12")):
        found = ids(grid, order)
        assert found[0] == by
        distances = [int(facts.distance[facts.ids.index(by), k]) for k in order.tolist()[1:]]
        assert distances == sorted(distances)
        assert NONE in distances


@pytest.mark.parametrize("theme", [NIGHT, PAPER], ids=["night", "paper"])
def test_cells_have_the_colours_of_the_board_their_figure_and_doubts(
    panel: TablesPanel, facts: PairFacts, theme: Theme
) -> None:
    matrix = panel.matrix
    matrix.set_theme(theme)
    assert facts.distance[0, 1] == 1
    assert colours(matrix, "1", "2") > {distance_colour(1, theme)}  # and the ink of a figure
    assert colours(matrix, "1", "1") == {theme.origin}
    blocked = next(
        (facts.ids[a], facts.ids[b])
        for a, b in np.argwhere(facts.verdict == BLOCKED).tolist()
        if not facts.disputed[a, b]
    )
    assert colours(matrix, *blocked) == {theme.blocked}
    doubt = QColor(theme.disputed_dark), QColor(theme.disputed)
    assert {c.name() for c in doubt} & colours(matrix, "3", "12")
    assert not {c.name() for c in doubt} & colours(matrix, "1", "2")


def test_arrows_and_enter_jump_and_so_does_a_click(panel: TablesPanel) -> None:
    picked: list[tuple[str, str]] = []
    panel.picked.connect(lambda a, b: picked.append((a, b)))
    matrix = panel.matrix
    matrix.setFocus()
    matrix.setCurrentIndex(matrix._model.index(0, 0))
    QTest.keyClick(matrix, Qt.Key.Key_Return)
    assert picked == []  # a field and itself are no pair
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(matrix, key)
    assert picked == [("2", "3")]
    QTest.mouseClick(matrix.viewport(), LEFT, PLAIN, centre(matrix, "4", "1"))
    assert picked == [("2", "3"), ("4", "1")]
    index = matrix.currentIndex()
    words = matrix._model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("4 – 1")
    assert matrix._model.data(index, Qt.ItemDataRole.ToolTipRole) == plain_tip(words)


def test_tips_show_an_id_that_looks_like_markup(
    qtbot: QtBot, facts: PairFacts, board: GameMap
) -> None:
    panel = TablesPanel(NIGHT)
    qtbot.addWidget(panel)
    odd = "<b>3</b>"
    ids = tuple(odd if field == "3" else field for field in facts.ids)
    odd_facts = replace(facts, ids=ids)
    panel.tabs.setCurrentIndex(1)
    panel.show_pairs(PairRows(odd_facts), PairGrid(odd_facts), board)
    model = panel.matrix._model
    across = range(model.columnCount())
    column = next(n for n in across if model.headerData(n, Qt.Orientation.Horizontal) == odd)
    tips = [
        model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole),
        model.data(model.index(0, column), Qt.ItemDataRole.ToolTipRole),
    ]
    for tip in tips:
        shown = QTextDocument()
        shown.setHtml(tip)
        assert odd in shown.toPlainText()


def test_a_click_on_an_id_sorts_and_another_click_does_no_more(panel: TablesPanel) -> None:
    matrix = panel.matrix
    natural = shown_ids(matrix)
    above, beside = matrix.horizontalHeader(), matrix.verticalHeader()
    assert above is not None
    assert beside is not None

    def click(header, section: int) -> None:
        middle = header.sectionViewportPosition(section) + header.sectionSize(section) // 2
        across = header is above
        at = QPoint(middle, 5) if across else QPoint(5, middle)
        QTest.mouseClick(header.viewport(), LEFT, PLAIN, at)

    click(above, 11)
    rows, columns = shown_ids(matrix)
    assert rows != natural[0]
    assert rows[0] == "12"
    assert columns == natural[1]
    click(beside, 2)
    assert shown_ids(matrix)[1][0] == rows[2]
    click(beside, 2)
    click(above, 11)
    assert shown_ids(matrix) == natural


def test_both_views_have_the_same_filters(panel: TablesPanel) -> None:
    panel.filters.disputed_only.click()
    assert panel.filters.count.text() == "1 pair"
    assert panel.pairs.rows.pair(0) == ("3", "12")
    assert shown_ids(panel.matrix) == (["3", "12"], ["3", "12"])
    panel.filters.disputed_only.click()
    panel.filters.sectors.setCurrentIndex(panel.filters.sectors.findData("red"))
    assert panel.filters.count.text() == "3 pairs"
    assert shown_ids(panel.matrix)[0] == ["1", "2", "12"]
    QTest.keyClicks(panel.filters.text, "12")
    assert shown_ids(panel.matrix) == (["12"], ["1", "2"])


def test_a_cell_is_shown_on_the_board_and_takes_its_colours(
    open_window: OpenWindow, board: GameMap
) -> None:
    hand = Hand(open_window(board))
    live = hand.window.part(LiveFeature)
    matrix = live.tables.matrix
    wait(lambda: live.tables.pairs.rows is not None)
    hand.window.docks["pairs"].raise_()
    assert matrix._model.grid is None  # not filled before somebody looks at it
    live.tables.tabs.setCurrentIndex(1)
    matrix.setCurrentIndex(matrix._model.index(0, 2))
    QTest.keyClick(matrix, Qt.Key.Key_Enter)
    assert (answers(hand).origin, answers(hand).target) == ("1", "3")
    hand.view.redraw(PAPER)
    assert colours(matrix, "1", "1") == {PAPER.origin}


def test_of_a_thousand_fields_only_the_cells_in_sight_are_painted(qtbot: QtBot) -> None:
    n = 1000
    random = np.random.default_rng(1)
    clear = random.integers(1, 40, (n, n)).astype(np.uint16)
    clear[clear > 30] = NONE
    names = tuple(f"f{k}" for k in range(n))
    game_map = new_map("empty")
    field = next(iter(new_map("rows", rows=1, columns=1).fields.values()))
    game_map = replace(game_map, fields={i: replace(field, id=i) for i in names})
    tables = SightTables(names, clear, clear, (("L1",),), np.zeros((n, n), np.uint8))
    facts = PairFacts.of(game_map, tables)
    matrix = Matrix(NIGHT)
    qtbot.addWidget(matrix)
    matrix.resize(1200, 700)
    matrix.show()
    matrix.show_grid(PairGrid(facts), PairFilter())
    _, calls = counted(matrix.grab)
    assert calls < n * n / 10  # not one for each cell


def test_the_picked_pair_and_what_is_in_sight_outlive_an_edit(
    panel: TablesPanel, facts: PairFacts, board: GameMap
) -> None:
    matrix = panel.matrix
    panel.resize(260, 200)
    matrix.setCurrentIndex(matrix._model.index(9, 10))
    panel.pairs.selectRow(40)
    row = panel.pairs.rows.pair(40)
    bars = [matrix.horizontalScrollBar(), matrix.verticalScrollBar()]
    before = [bar.value() for bar in bars if bar is not None]
    assert max(before) > 0
    panel.show_pairs(None, None, board)
    assert panel.filters.count.text() == "computing …"
    panel.show_pairs(PairRows(facts), PairGrid(facts), board)
    assert matrix._model.pair(matrix.currentIndex()) == ("10", "11")
    assert [bar.value() for bar in bars if bar is not None] == before
    assert panel.pairs.rows.pair(panel.pairs.currentIndex().row()) == row


def test_pairs_without_a_distance_come_last_either_way(panel: TablesPanel) -> None:
    panel.tabs.setCurrentIndex(0)
    header = panel.pairs.horizontalHeader()
    column = 3
    at = QPoint(header.sectionViewportPosition(column) + 20, header.height() // 2)
    for _ in range(2):
        QTest.mouseClick(header.viewport(), LEFT, pos=at)
        rows = panel.pairs.rows
        found = [rows.distance(k) for k in range(len(rows))]
        known = [d for d in found if d is not None]
        descending = header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        assert known == sorted(known, reverse=descending)
        assert 0 < len(known) < len(found)
        assert found[: len(known)] == known
