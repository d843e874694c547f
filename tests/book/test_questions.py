"""The program answers what readers asked it who had the rulebooks alone (``questions.yaml``)."""

from __future__ import annotations

import shlex
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import mapkit
from mapkit.errors import MapkitError
from tests.looping import for_each

QUESTIONS: dict[str, list[list[Any]]] = yaml.safe_load(
    Path(__file__).with_name("questions.yaml").read_text("utf-8")
)
ALL = [(board, *question) for board, asked in QUESTIONS.items() for question in asked]
MANY = ("defenders", "dogs", "goals")


@cache
def board(name: str) -> mapkit.Board:
    return mapkit.open(name)


def typed(word: str) -> Any:
    return int(word) if word.isdigit() else word


def asked(on: mapkit.Board, words: list[str]) -> Any:
    """Ask what a line says: a method with its arguments and options."""
    name, *rest = words
    options: dict[str, Any] = {}
    for word in rest:
        option, equals, value = word.partition("=")
        if equals:
            options[option] = (
                [typed(one) for one in value.split("+")] if option in MANY else typed(value)
            )
    given = [typed(word) for word in rest if "=" not in word]
    method: Any = on
    for part in name.split("."):
        method = getattr(method, part)
    return method(*given, **options)


def printed(on: mapkit.Board, what: str, name: str) -> Any:
    """Return a figure of the ruleset: of its tables, of its buildings, and what is tagged how."""
    rules = on.map.ruleset
    if what == "tagged":
        return [kind for kind in rules.kinds if name in rules.kinds[kind].tags]
    if what == "points":
        return rules.attribute(name, "points")
    if name == "owners":
        return [*rules.attributes["owner"].values]
    table, row, column = name.split(".")
    found = rules.tables[table]
    cell: Any = found.cells[found.rows.index(row)][found.columns.index(column)]
    return [*cell] if len(cell) > 1 else cell[0]


def told(answer: Any, key: str) -> Any:
    """Return what an answer says under a key, as plain values that can be compared."""
    if key == "likely":
        return [*answer.after.likely]
    if key in ("hearers", "noticed", "path"):
        return [*getattr(answer if key == "hearers" else answer.details, key)]
    return getattr(answer, key)


def ids(on: mapkit.Board, names: list[Any]) -> set[str]:
    return {on.field(name).id for name in names}


@for_each("question", ALL)
def test_a_reader_gets_the_answer_of_the_book(question: tuple[Any, ...]) -> None:
    name, _page, _words, ask, wanted = question
    on = board(name)
    words = shlex.split(ask)
    if words[0] in ("table", "tagged", "points"):
        found = printed(on, words[0], words[1])
        assert found == wanted.get("value", wanted.get("values"))
        return
    if "refused" in wanted:
        with pytest.raises(MapkitError, match=wanted["refused"]):
            asked(on, words)
        return
    answer = asked(on, words)
    for key, value in wanted.items():
        if key in ("fields", "has", "hasnt", "count"):
            fields = {*answer.fields} - ({answer.origin} if words[0] == "reach" else set())
            if key == "count":
                assert len(fields) == value
            elif key == "fields":
                assert fields == ids(on, value)
            elif key == "has":
                assert ids(on, value) <= fields
            else:
                assert not ids(on, value) & fields
        elif key == "costs":
            costs = {on.field(at).id: cost for at, cost in value.items()}
            assert {at: answer.costs[at] for at in costs} == costs
        elif key in ("hearers", "noticed", "path"):
            assert {*told(answer, key)} == ids(on, value)
        else:
            assert told(answer, key) == value


def test_there_are_forty_questions_of_each_game() -> None:
    """Each side of the one board is asked about, and a board of the other game."""
    assert len(QUESTIONS["launch-site"]) >= 40
    assert len(QUESTIONS["uboat-bunker"]) >= 20
    assert len(QUESTIONS["twin-passes"]) >= 40
