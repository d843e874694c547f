"""A question to a worker: its answer, what that holds for, and how far it is."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest

from mapkit.editor.tasks.query import Query, State
from mapkit.editor.tasks.worker import Tell, Worker

pytestmark = pytest.mark.usefixtures("qapp")

LIMIT_S = 60


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


@pytest.fixture
def query(worker: Worker) -> Query[str]:
    return Query(worker, "name", "")


def test_the_answer_before_stays_until_there_is_another(qtbot, query: Query[str]) -> None:
    one, two, go_on = object(), object(), threading.Event()

    def second(_tell: Tell) -> str:
        assert go_on.wait(LIMIT_S)
        return "second"

    assert (query.state, query.value, query.about) == (State.IDLE, "", ())
    with qtbot.waitSignal(query.changed):
        query.ask(lambda _tell: "first", one)
    query.ask(second, two)
    assert (query.state, query.value, query.about) == (State.ASKED, "first", (one,))
    with qtbot.waitSignal(query.changed):
        go_on.set()
    assert (query.state, query.value, query.about) == (State.DONE, "second", (two,))


def test_an_answer_holds_for_the_objects_that_it_was_asked_about(qtbot, query: Query[str]) -> None:
    asked, equal = [1], [1]
    with qtbot.waitSignal(query.changed):
        query.ask(lambda _tell: "yes", asked, None)
    assert query.answer_about(asked, None) == "yes"
    assert query.answer_about(equal, None) == ""
    assert query.answer_about(asked) == ""


def test_of_two_questions_the_newer_is_answered(qtbot, query: Query[str]) -> None:
    told: list[str] = []
    query.changed.connect(lambda: told.append(query.value))
    for answer in "01234":
        query.ask(partial(lambda answer, _tell: answer, answer))
    qtbot.waitUntil(lambda: not query.asked)
    assert told == ["4"]


def test_what_is_given_up_leaves_the_answer_before(qtbot, query: Query[str]) -> None:
    go_on, told = threading.Event(), []
    with qtbot.waitSignal(query.changed):
        query.ask(lambda _tell: "first")
    query.changed.connect(lambda: told.append(query.value))
    query.ask(lambda _tell: str(go_on.wait(LIMIT_S)))
    query.cancel()
    assert (query.state, query.value) == (State.DONE, "first")
    go_on.set()
    query.clear("why")
    assert (query.state, query.value, query.about) == (State.IDLE, "", ("why",))
    query.clear()
    assert told == [""]


def test_a_question_that_fails_has_no_answer(qtbot, query: Query[str]) -> None:
    with qtbot.waitSignal(query.changed):
        query.ask(lambda _tell: "first")
    with qtbot.waitSignal(query.changed):
        query.ask(lambda _tell: str(1 // 0), "about")
    assert (query.state, query.value, query.about) == (State.FAILED, "", ("about",))


def test_a_mistake_of_the_program_is_raised(qtbot, worker: Worker) -> None:
    query = Query(worker, "check", 0.0, must_succeed=True)
    with qtbot.captureExceptions() as raised:
        query.ask(lambda _tell: 1 / 0)
        qtbot.waitUntil(lambda: query.state is State.FAILED)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
