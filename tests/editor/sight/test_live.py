from __future__ import annotations

import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from mapkit.analysis.field_sight import sight_from
from mapkit.analysis.hear import find_hearers
from mapkit.compiled import compile_map, ground_plan
from mapkit.drawing.movement import HearPicture, ReachPicture
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.movement import Moves
from mapkit.editor.sight.pair_facts import CLEAR, PairFacts, PairFilter
from mapkit.editor.sight.pair_table import PairRows
from mapkit.editor.state.selection import Selection
from mapkit.editor.tasks.worker import Cancelled, Worker
from mapkit.edits import EditRefusedError, move_vertices, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.boards import map_in
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow, edits
from tests.editor.tools.test_select import middle
from tests.editor.waiting import wait
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[3]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def board() -> GameMap:
    return map_in(ROOT / "examples" / "two-rooms.yaml")


@pytest.fixture
def hand(open_window: OpenWindow, board: GameMap) -> Hand:
    return Hand(open_window(board))


def answers(hand: Hand):
    return hand.window.part(Answers)


def test_a_click_colours_every_field_as_the_program_answers(hand: Hand, board: GameMap) -> None:
    live = answers(hand)
    hand.take("sight")
    origin = next(iter(board.fields))
    hand.click(middle(board, origin))
    assert live.origin == origin
    expected = sight_from(ground_plan(board), origin)
    wait(lambda: live.around == expected)  # the disputes come last
    assert hand.view.layers["verdicts"].root.childItems()


def test_pointing_at_a_field_says_what_mapkit_sight_says(hand: Hand, board: GameMap) -> None:
    live = answers(hand)
    hand.take("sight")
    a, b = next(iter(board.fields)), list(board.fields)[-1]
    hand.click(middle(board, a))
    hand.move(middle(board, b))
    wait(lambda: live.pair is not None and live.pair.answer.target == b)
    panel = hand.window.part(LiveFeature).sight_panel
    assert a in panel.headline.text()
    assert b in panel.headline.text()
    said = panel.words.text().split("\n\n")
    assert said == [*live.pair.sentences()]
    assert any("board's" in sentence for sentence in said)  # letter by letter


def test_ctrl_click_pins_pairs_and_again_unpins(hand: Hand, board: GameMap) -> None:
    live = answers(hand)
    hand.take("sight")
    a, b, c = list(board.fields)[:3]
    hand.click(middle(board, a))
    hand.click(middle(board, b), CTRL)
    hand.click(middle(board, c), CTRL)
    assert live.pins == [(a, b), (a, c)]
    wait(lambda: set(live.pinned) == {(a, b), (a, c)})
    hand.click(middle(board, b), CTRL)
    assert live.pins == [(a, c)]


def test_the_colours_follow_a_drag_before_it_ends(hand: Hand, board: GameMap) -> None:
    live, model = answers(hand), hand.window.model
    origin = next(iter(board.fields))
    live.look_from(origin)
    wait(lambda: bool(live.around))
    vertex = next(iter(board.vertices))
    x, y = board.vertices[vertex]
    step = round(1 / board.unit_mm)
    preview = None
    for dx, dy in ((step, 0), (0, step), (step, step)):
        if model.preview(partial(move_vertices, places={vertex: (x + dx, y + dy)})):
            preview = model.shown
            break
    assert preview is not None
    wait(lambda: live.around_map is preview)
    model.cancel()
    wait(lambda: live.around_map is board)


def test_tables_checks_and_disputes_follow_an_edit(hand: Hand, board: GameMap) -> None:
    live, model = answers(hand), hand.window.model
    wait(lambda: live.tables is not None and live.disputes is not None)
    field = next(i for i, f in board.fields.items() if f.kind == "open" and not f.traits)
    assert edits(model, "paint", partial(paint, fields=[field], add_traits=["obstacle"]))
    assert live.tables is None  # nothing old is shown for the new map
    wait(lambda: live.tables is not None)
    expected, shown = compile_map(model.committed).tables, answers(hand).tables
    assert (shown.clear == expected.clear).all()
    assert (shown.grazing == expected.grazing).all()


@pytest.fixture
def squares(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> Hand:
    """A board that is large beside what a vertex moves."""
    rows = new_map("rows", id="rows", size_mm=(420, 360), rows=12, columns=14, sectors=False)
    window = open_window(rows)
    monkeypatch.setattr(window.part(Answers), "find_disputes", False)
    return Hand(window)


def inner_vertex(game_map: GameMap) -> str:
    xs, ys = zip(*game_map.vertices.values(), strict=True)
    inside = (
        v
        for v, (x, y) in game_map.vertices.items()
        if min(xs) < x < max(xs) and min(ys) < y < max(ys)
    )
    return next(inside)


def shift(model, vertex: str, mm: float) -> GameMap:
    x, y = model.committed.vertices[vertex]
    places = {vertex: (x + round(mm / model.committed.unit_mm), y)}
    assert model.preview(partial(move_vertices, places=places))
    preview: GameMap = model.shown
    return preview


def wait_for_answers_about(live: Answers, game_map: GameMap) -> None:
    wait(lambda: live.tables_map is game_map)
    wait(lambda: live.checked_map is game_map)


def wait_for_rows(parts: LiveFeature, facts: PairFacts) -> None:
    def shown() -> bool:
        rows = parts.tables.pairs.rows
        return rows is not None and bool((rows.facts.distance == facts.distance).all())

    wait(shown)


def test_tables_and_issues_follow_a_drag_before_it_ends(squares: Hand) -> None:
    live, model, parts = answers(squares), squares.window.model, squares.window.part(LiveFeature)
    wait(lambda: live.tables is not None and bool(parts.tables.pairs.rows))
    squares.window.docks["pairs"].raise_()
    wait(parts.tables.isVisible)
    before = live.tables
    vertex = inner_vertex(model.committed)
    for mm in (3, 6):
        preview = shift(model, vertex, mm)
        wait_for_answers_about(live, preview)
        expected = compile_map(preview).tables
        assert expected is not None
        assert live.tables is not None
        for name in ("clear", "grazing", "rule"):
            assert (getattr(live.tables, name) == getattr(expected, name)).all()
        wait_for_rows(parts, PairFacts.of(preview, expected))
    assert (live.tables.grazing != before.grazing).any()
    shown = live.tables
    model.commit("drag")
    assert live.tables is shown  # those of the last preview are those of the map
    wait(lambda: not live.making_tables)
    assert live.tables is shown
    wait_for_answers_about(live, shift(model, vertex, 2))  # the next drag is followed as well


def test_tables_follow_a_drag_on_after_a_place_that_is_refused(squares: Hand) -> None:
    live, model = answers(squares), squares.window.model
    wait(lambda: live.tables is not None)
    vertex = inner_vertex(model.committed)
    wait_for_answers_about(live, shift(model, vertex, 3))

    def refused(_game_map: GameMap) -> GameMap:
        raise EditRefusedError("not here")

    assert not model.preview(refused)
    assert model.shown is model.committed
    wait(lambda: not live._settle.isActive())
    wait_for_answers_about(live, shift(model, vertex, 4))


def test_a_drag_that_is_given_up_leads_back_to_the_tables_before(hand: Hand) -> None:
    live, model = answers(hand), hand.window.model
    wait(lambda: live.tables is not None and live.disputes is not None)
    before, disputes = live.tables, live.disputes
    preview = shift(model, next(iter(model.committed.vertices)), 1)
    wait_for_answers_about(live, preview)
    model.cancel()
    wait_for_answers_about(live, model.committed)
    assert (live.tables.grazing == before.grazing).all()
    assert live.disputes is disputes


def test_a_drag_that_changes_much_gets_its_tables_at_the_end(squares: Hand) -> None:
    live, model = answers(squares), squares.window.model
    wait(lambda: live.tables is not None)
    before = live.tables
    half = list(model.committed.fields)[::2]
    assert model.preview(partial(paint, fields=half, kind="built_up"))
    preview = model.shown
    wait(lambda: live.checked_map is preview)
    wait(lambda: not live.tabling.at_work)
    assert live.tables is before
    model.commit("paint")
    wait(lambda: live.tables is not None and live.tables_map is preview)
    expected = compile_map(preview).tables
    assert (live.tables.clear == expected.clear).all()


def test_close_calls_stand_below_what_they_turn_on(open_window: OpenWindow) -> None:
    rows = new_map("rows", id="rows", size_mm=(90, 60), rows=2, columns=3, sectors=False)
    window = open_window(rows)
    live, tree = window.part(Answers), window.part(LiveFeature).issues.tree
    wait(lambda: live.disputes is not None)
    assert live.disputes
    (group,) = [
        item
        for k in range(tree.topLevelItemCount())
        if (item := tree.topLevelItem(k)) is not None and "how far" in item.text(0)
    ]
    causes = [cause for k in range(group.childCount()) if (cause := group.child(k)) is not None]
    assert len(causes) == 2  # the two inner corners
    listed = {
        (cause.text(0), call.text(0), call.text(1))
        for cause in causes
        for k in range(cause.childCount())
        if (call := cause.child(k)) is not None
    }
    assert listed == {(d.place, f"{d.origin} – {d.target}", d.brief) for d in live.disputes}


def test_a_pair_of_the_table_is_shown_on_the_board(hand: Hand) -> None:
    live = answers(hand)
    table = hand.window.part(LiveFeature).tables.pairs
    wait(lambda: table.rows is not None and len(table.rows) > 0)
    table.selectRow(1)
    picked = table.rows.pair(1)
    assert (live.origin, live.target) == picked
    wait(lambda: live.pair is not None)


def test_the_table_sorts_and_filters(board: GameMap) -> None:
    tables = compile_map(board).tables
    assert tables is not None
    rows = PairRows(PairFacts.of(board, tables))
    n = len(board.fields)
    assert len(rows) == n * (n - 1) // 2
    rows.arrange(PairFilter(), 3, descending=True)
    distances = [rows.distance(k) or 0 for k in range(len(rows))]  # blocked pairs are last
    assert distances == sorted(distances, reverse=True)
    rows.arrange(PairFilter(verdict=CLEAR), 0, descending=False)
    assert {rows.verdict(k) for k in range(len(rows))} == {CLEAR}
    first = next(iter(board.fields))
    rows.arrange(PairFilter(field=first), 0, descending=False)
    assert all(any(i.startswith(first) for i in rows.pair(k)) for k in range(len(rows)))
    for k in range(len(rows)):
        assert rows.position(*rows.pair(k)) == k


def test_an_issue_is_clicked_shown_and_repaired_as_one_step(hand: Hand) -> None:
    live, model = answers(hand), hand.window.model
    wait(lambda: not live.checks.busy("check"))
    broken = model.committed
    vertices = {**broken.vertices, "unused": (1, 1)}

    def spoil(game_map: GameMap) -> GameMap:
        return replace(game_map, vertices=vertices)

    assert edits(model, "spoil", spoil)
    wait(lambda: any(d.fix for d in live.diagnostics))
    issues = hand.window.part(LiveFeature).issues
    groups = [issues.tree.topLevelItem(g) for g in range(issues.tree.topLevelItemCount())]
    item = next(g.child(k) for g in groups if g is not None for k in range(g.childCount()))
    issues.tree.setCurrentItem(item)
    issues.fix_button.click()
    assert "unused" not in model.committed.vertices
    hand.undo()
    assert "unused" in model.committed.vertices


def steps(moves: Moves) -> dict[str, int]:
    """How far it is to each field that is within reach."""
    movement = moves.movement
    assert isinstance(movement.picture, ReachPicture)
    return dict(movement.picture.steps)


def heard(moves: Moves) -> HearPicture:
    """The way that is listened to."""
    movement = moves.movement
    assert isinstance(movement.picture, HearPicture)
    return movement.picture


def test_reach_and_hearing(hand: Hand, board: GameMap) -> None:
    moves = hand.window.part(LiveFeature).moves
    hand.take("reach")
    start = next(i for i, f in board.fields.items() if f.kind == "open")
    hand.click(middle(board, start))
    wait(lambda: moves.movement is not None)
    near = set(steps(moves))
    hand.key("1")
    wait(lambda: set(steps(moves).values()) <= {0, 1})
    assert set(steps(moves)) < near
    panel = hand.window.part(LiveFeature).sight_panel
    assert "with an allowance of 1" in panel.headline.text()
    assert "1 step" in panel.words.text()
    step = next(i for i, n in steps(moves).items() if n == 1)
    hand.take("hear")
    assert moves.movement is None
    hand.click(middle(board, start))
    hand.click(middle(board, step))
    wait(lambda: moves.movement is not None and heard(moves).path == (start, step))
    assert heard(moves).silent
    assert f"may move {start} > {step}" in panel.headline.text()
    assert "Nobody hears it" in panel.words.text()
    hand.key(Qt.Key.Key_Escape)
    assert moves.movement is None


def test_a_move_that_is_not_allowed_is_told_with_the_reason(hand: Hand, board: GameMap) -> None:
    plan = ground_plan(board)
    start = next(iter(board.fields))
    far = next(i for i in board.fields if i != start and i not in plan.relations.neighbours(start))
    hand.take("hear")
    hand.click(middle(board, start))
    hand.click(middle(board, far))
    panel = hand.window.part(LiveFeature).sight_panel
    wait(lambda: "may not move" in panel.headline.text())
    reason = find_hearers(plan.map, plan.relations, (start, far), "sniper").problems[0].why
    assert f"step 1: {reason}" in panel.words.text()


def test_the_key_names_what_is_on_the_board_and_leaves_with_it(hand: Hand, board: GameMap) -> None:
    live = hand.window.part(LiveFeature)
    key = live.sight_panel.key
    assert not key.isVisible()
    hand.take("sight")
    a, b = next(iter(board.fields)), list(board.fields)[-1]
    hand.click(middle(board, a))
    wait(lambda: "Shot distance" in key.words())
    assert f"Field {a}" in key.words()
    hand.move(middle(board, b))
    wait(lambda: f"Field {b}, the target" in key.words())
    hand.take("reach")
    hand.key(Qt.Key.Key_Escape)
    hand.window.actions_by_id["sight.clear"].trigger()
    wait(lambda: not key.isVisible())
    hand.click(middle(board, a))
    wait(lambda: f"Start, field {a}" in key.words())


def test_look_between_two_selected_fields(hand: Hand, board: GameMap) -> None:
    a, b = list(board.fields)[:2]
    hand.window.model.select(Selection(fields=(a, b)))
    hand.window.actions_by_id["sight.between"].trigger()
    wait(lambda: answers(hand).pair is not None)
    assert answers(hand).pair.answer.origin == a


def test_the_newest_job_wins_and_a_stopped_one_says_nothing(qtbot) -> None:
    worker = Worker()
    told: list[str] = []
    begun, stopped = threading.Event(), threading.Event()

    def slow(tell) -> str:
        try:
            while True:
                tell(0, 1)
                begun.set()
        except Cancelled:
            stopped.set()
            raise

    worker.submit("kind", slow, lambda _: told.append("old"))
    qtbot.waitUntil(begun.is_set)
    worker.submit("kind", lambda _tell: "new", told.append)
    qtbot.waitUntil(lambda: told == ["new"])
    assert stopped.is_set()
    worker.close()
    assert not worker._thread.is_alive()


def test_a_job_that_fails_is_told_and_the_worker_goes_on(qtbot) -> None:
    worker = Worker()
    told: list[str] = []

    def broken(_tell) -> None:
        raise ValueError("no")

    worker.submit("a", broken, told.append, failed=lambda e: told.append(str(e)))
    worker.submit("b", lambda _tell: "yes", told.append)
    qtbot.waitUntil(lambda: sorted(told) == ["no", "yes"])
    worker.close()


def test_relations_are_drawn_one_at_a_time(hand: Hand) -> None:
    relations = hand.window.part(LiveFeature).relations
    adjacent, passable = (hand.window.actions_by_id[f"sight.{i}"] for i in ("adjacent", "passable"))
    adjacent.trigger()
    wait(lambda: relations.layers)
    first = relations.layers
    passable.trigger()
    assert not adjacent.isChecked()
    wait(lambda: relations.layers is not first)
    passable.trigger()
    assert not relations.layers


def test_the_table_does_not_wait_for_the_search_for_close_calls(hand: Hand) -> None:
    live, parts = answers(hand), hand.window.part(LiveFeature)
    wait(lambda: live.tables is not None and not live.slow.busy("disputes"))
    tables = live.tables
    hold, going = threading.Event(), threading.Event()

    def search(_tell) -> None:
        going.set()
        hold.wait(LIMIT_S)

    try:
        live.slow.submit("disputes", search, lambda _found: None)
        wait(going.is_set)
        live._tables.clear()
        assert parts.tables.filters.count.text() != "66 pairs"
        live._tables.value = tables
        live.tables_changed.emit()
        wait(lambda: parts.tables.filters.count.text() == "66 pairs")
    finally:
        hold.set()


def finish_what_waits(worker: Worker) -> None:
    """Wait until a worker's answers are on their way through Qt's queue, but not delivered."""
    done = threading.Event()
    worker.submit("after all others", lambda _tell: done.set(), lambda _: None, rank=99)
    assert done.wait(LIMIT_S)


def test_an_answer_that_nobody_wants_any_more_is_dropped_though_it_is_done(qtbot) -> None:
    worker = Worker()
    delivered: list[str] = []

    try:
        worker.submit("a", lambda _tell: "old", delivered.append)
        finish_what_waits(worker)
        assert worker.busy("a")
        worker.cancel("a")
        assert not worker.busy("a")
        worker.submit("a", lambda _tell: "new", delivered.append)
        qtbot.waitUntil(lambda: not worker.busy("a"))
        assert delivered == ["new"]
    finally:
        worker.close()


def test_another_map_is_never_coloured_by_answers_about_the_one_before(
    hand: Hand, board: GameMap, rows_map: GameMap
) -> None:
    live, model = answers(hand), hand.window.model
    for k in range(12):
        live.look_from("n1")
        if k % 2:
            finish_what_waits(live.worker)
        model.replace(rows_map)
        live.look_from("1")
        QApplication.processEvents()
        assert not live.around or "1" in live.around_map.fields
        model.replace(board)


def test_errors_and_warnings_are_ringed_on_the_board(hand: Hand) -> None:
    live, model = answers(hand), hand.window.model
    shown = hand.view.layers["issues"].root
    wait(lambda: not live.checks.busy("check"))
    assert not shown.childItems()

    def spoil(game_map: GameMap) -> GameMap:
        first = next(iter(game_map.fields.values()))
        return replace(game_map, fields={**game_map.fields, "double": replace(first, id="double")})

    assert edits(model, "spoil", spoil)
    wait(lambda: bool(shown.childItems()))
    hand.undo()
    wait(lambda: not shown.childItems())


def test_what_was_disputed_stays_hatched_while_a_corner_is_dragged(open_window: OpenWindow) -> None:
    squares = new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    hand = Hand(open_window(squares))
    live = answers(hand)
    hand.take("sight")
    hand.click((15, 15))
    wait(lambda: any(v.disputed for v in live.around) and not live.unchecked)
    before = {v.field for v in live.around if v.disputed}
    hand.move((105, 75))  # field 12, of which all is shown
    wait(lambda: live.pair is not None and live.pair.answer.target == "12")
    moved = move_vertices(squares, {"r1c1": (3000, 3050)})
    assert hand.window.model.preview(lambda _m: moved)
    wait(lambda: live.around_map is moved and live._pair_about(moved) is not None)
    assert {v.field for v in live.around if v.disputed} - {"12"} == before - {"12"}
    assert live.unchecked == before - {"12"}
    exact = next(v for v in live.around if v.field == "12").disputed
    assert exact is not live.pair.answer.settled
    key = hand.window.part(LiveFeature).sight_panel.key
    wait(lambda: "Disputed before, not computed again yet" in key.words())
    hand.window.model.cancel()
    wait(lambda: not live.unchecked)
