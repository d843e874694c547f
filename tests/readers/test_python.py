"""The Python reader answers as the map does (its own tests are in its package)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mapkit.compiled import CompiledMap, with_choices
from mapkit.export.checksums import checksums
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import TablesError, load
from readers.python.tests.plain import ATTRIBUTES, ask, plain
from tests.readers.asking import random_questions
from tests.readers.make_questions import ROOT, compiled, in_other_alphabets, plainly
from tests.readers.oracle import Oracle

HERE = Path(__file__).resolve().parent
MAPS = {
    "trial": HERE / "maps/trial.yaml",
    "skirmish": HERE / "maps/skirmish.yaml",
    "two-rooms": ROOT / "examples/two-rooms.yaml",
    **{path.stem: path for path in sorted((ROOT / "maps").glob("*.yaml"))},
}


@cache
def live(name: str) -> CompiledMap:
    return compiled(MAPS[name])


@pytest.mark.parametrize("name", sorted(MAPS))
def test_answers_are_those_of_the_map(name: str) -> None:
    oracle = Oracle(live(name))
    forms = [load(tables_document(live(name), form=form)) for form in ("expanded", "dense")]
    for question, args, options in random_questions(oracle, seed=3, each=10):
        expected = plainly(oracle.ask(question, args, options))
        for board in forms:
            assert ask(board, question, args, options) == expected, (question, args, options)


@pytest.mark.parametrize("name", sorted(MAPS))
def test_whole_tables_are_those_of_the_map(name: str) -> None:
    oracle = Oracle(live(name))
    board = load(tables_document(live(name), form="dense"))
    for attribute in ATTRIBUTES:
        assert ask(board, "attribute", [attribute], {}) == plainly(oracle.attribute(attribute))
    for i in board.fields:
        for question in ("adjacent", "matching", "passable", "stacked", "building", "field"):
            assert ask(board, question, [i], {}) == plainly(oracle.ask(question, [i], {}))
        for mover in board.movers:
            expected = oracle.distances(i, mover)
            assert plain(board.distances(i, mover)) == expected
            for count in ("fields", "cost"):
                expected = oracle.distances(i, mover, count)
                assert plain(board.distances(i, mover, count=count)) == expected
        for grazing in ("blocks", "sees") if live(name).tables else ():
            assert plain(board.in_sight(i, grazing=grazing)) == oracle.in_sight(i, grazing)


@pytest.mark.parametrize("form", ["expanded", "dense"])
def test_nearest_is_looked_up_and_not_searched(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables are in the file: a search for ways takes eighty times as long."""
    board = load(tables_document(live("launch-site"), form=form))
    monkeypatch.setattr("heapq.heappop", None)
    for count in ("map", "fields", "cost"):
        assert board.nearest("B42", ["R1", "Y89"], count=count).distance is not None


def test_a_file_of_version_1_0_has_no_table_of_fields_and_answers_all_the_same() -> None:
    document = tables_document(live("launch-site"))
    new = load(document)
    del document["steps"]
    document["version"] = "1.0"
    document["checksums"] = checksums(document, {})
    old = load(document)
    for i in ("R1", "B42", "Y89"):
        assert old.distances(i) == new.distances(i) != new.distances(i, count="cost")


@pytest.mark.parametrize(("answer", "count"), [("cost", "cost"), ("fields", "fields")])
def test_the_map_says_what_nearest_counts(answer: str, count: str) -> None:
    game_map = with_choices(live("launch-site").map, {"walking_distance": answer})
    board = load(tables_document(replace(live("launch-site"), map=game_map)))
    assert board.distances("42") == board.distances("42", count=count)
    assert board.distances("42", count="cost") != board.distances("42", count="fields")


def test_words_in_other_alphabets_keep_the_checksum() -> None:
    document = in_other_alphabets()
    for ensure_ascii in (True, False):
        assert load(json.dumps(document, ensure_ascii=ensure_ascii)).id == "skirmish"
    document["extensions"]["łódź"] = 2
    with pytest.raises(TablesError, match="checksum"):
        load(document)


def _spoil(value: Any, dice: random.Random) -> None:
    """Change one thing somewhere inside a value."""
    places = []
    todo = [value]
    while todo:
        here = todo.pop()
        keys = list(here) if isinstance(here, dict) else range(len(here))
        for key in keys:
            places.append((here, key))
            if isinstance(here[key], dict | list):
                todo.append(here[key])
    here, key = dice.choice(places)
    kind = dice.randrange(3)
    if kind == 0:
        del here[key]
    elif kind == 1:
        here[key] = dice.choice([None, -1, 0, 7, 10**6, "", "a1", [], {}, True, ["a1"], {"a1": 1}])
    elif isinstance(here, list):
        here.append(here[key])
    else:
        here["other"] = here.pop(key)


@pytest.mark.parametrize("form", ["expanded", "dense"])
def test_a_spoilt_file_is_refused_or_answers_all(form: str) -> None:
    """Whoever seals a wrong file gets a refusal, or tables that have an answer to everything."""
    oracle = Oracle(live("trial"))
    questions = list(random_questions(oracle, seed=5, each=1))
    text = json.dumps(tables_document(live("trial"), form=form))
    refused = 0
    for seed in range(150):
        document = json.loads(text)
        _spoil(document, random.Random(seed))
        document.pop("checksums", None)
        document["checksums"] = checksums(document, {})
        try:
            board = load(document)
        except TablesError:
            refused += 1
            continue
        if any((mover.allowance or 0) > 5 for mover in board.movers.values()):
            continue  # right in its form, and has more ways than anybody could list
        for question, args, options in questions:
            try:
                getattr(board, question)(*args, **options)
            except LookupError as told:
                # A field, a mover or all sight may be lost: that is told, no stumble over a key.
                if type(told) is not LookupError:
                    raise
    assert refused > 40
