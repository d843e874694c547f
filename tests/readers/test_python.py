"""The Python reader answers what it should, and refuses what it should."""

from __future__ import annotations

import ast
import json
import random
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mapkit.compiled import CompiledMap, with_choices
from mapkit.export.checksums import checksums
from mapkit_exporters.tables import tables_document
from readers.python import mapkit_tables
from readers.python.mapkit_tables import Tables, TablesError, load
from tests.readers.asking import random_questions
from tests.readers.make_questions import ROOT, compiled, in_other_alphabets, plainly
from tests.readers.oracle import Oracle
from tests.readers.plain import ATTRIBUTES, ask, plain

HERE = Path(__file__).resolve().parent
QUESTIONS = json.loads((HERE / "questions.json").read_text("utf-8"))
REFUSED = json.loads((HERE / "refused.json").read_text("utf-8"))
MAPS = {
    "trial": HERE / "maps/trial.yaml",
    "skirmish": HERE / "maps/skirmish.yaml",
    "two-rooms": ROOT / "examples/two-rooms.yaml",
    **{path.stem: path for path in sorted((ROOT / "maps").glob("*.yaml"))},
}


@cache
def tables(name: str) -> Tables:
    return load(HERE / "tables" / f"{name}.json")


@cache
def live(name: str) -> CompiledMap:
    return compiled(MAPS[name])


@pytest.mark.parametrize("name", sorted({row[0] for row in QUESTIONS}))
def test_questions(name: str) -> None:
    rows = [row for row in QUESTIONS if row[0] == name]
    for _, question, args, options, answer in rows:
        assert ask(tables(name), question, args, options) == answer, (question, args, options)


def test_every_question_is_asked_in_earnest() -> None:
    """An answer that is empty everywhere would prove nothing."""
    asked = {row[1] for row in QUESTIONS}
    said = {row[1] for row in QUESTIONS if row[4] not in (None, [], False, "blocked")}
    offered = {
        name for name, value in vars(Tables).items() if callable(value) and not name.startswith("_")
    }
    assert asked == said == offered | {"attribute"}


@pytest.mark.parametrize(("what", "reason", "text"), REFUSED, ids=[row[0] for row in REFUSED])
def test_refused(what: str, reason: str, text: str) -> None:
    with pytest.raises(TablesError) as refused:
        load(text.encode("utf-8"))
    assert refused.value.reason == reason, what
    assert str(refused.value)


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
        assert board.nearest("42", ["1", "89"], count=count).distance is not None


def test_a_file_of_version_1_0_has_no_table_of_fields_and_answers_all_the_same() -> None:
    document = tables_document(live("launch-site"))
    new = load(document)
    del document["steps"]
    document["version"] = "1.0"
    document["checksums"] = checksums(document, {})
    old = load(document)
    for i in ("1", "42", "89"):
        assert old.distances(i) == new.distances(i) != new.distances(i, count="cost")


@pytest.mark.parametrize(("answer", "count"), [("cost", "cost"), ("fields", "fields")])
def test_the_map_says_what_nearest_counts(answer: str, count: str) -> None:
    game_map = with_choices(live("launch-site").map, {"walking_distance": answer})
    board = load(tables_document(replace(live("launch-site"), map=game_map)))
    assert board.distances("42") == board.distances("42", count=count)
    assert board.distances("42", count="cost") != board.distances("42", count="fields")


def test_sources_of_every_kind() -> None:
    path = HERE / "tables" / "trial.json"
    text = path.read_text("utf-8")
    for source in (path, str(path), text, text.encode(), json.loads(text)):
        board = load(source)
        assert (board.id, board.checksum) == ("trial", json.loads(text)["checksums"]["whole"])


def test_a_file_that_is_not_there() -> None:
    for path in ("no-such-file.json", HERE):
        with pytest.raises(TablesError, match="cannot be read") as refused:
            load(path)
        assert refused.value.reason == "unreadable"


def test_words_in_other_alphabets_keep_the_checksum() -> None:
    document = in_other_alphabets()
    for ensure_ascii in (True, False):
        assert load(json.dumps(document, ensure_ascii=ensure_ascii)).id == "skirmish"
    document["extensions"]["łódź"] = 2
    with pytest.raises(TablesError, match="checksum"):
        load(document)


@pytest.mark.parametrize(
    "number", ["1.5", "1e3", "NaN", "Infinity", "9007199254740993", "1" * 5000]
)
def test_numbers_that_are_no_integers(number: str) -> None:
    text = (HERE / "tables" / "skirmish.json").read_text("utf-8")
    with pytest.raises(TablesError, match="integers"):
        load(text.replace('"extensions":{}', f'"extensions":{{"x":{number}}}'))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"format":' + '{"a":' * 100_000])
def test_bottomless_files(text: str) -> None:
    with pytest.raises(TablesError):
        load(text.encode())


def test_what_the_map_does_not_have_is_told() -> None:
    board = tables("trial")
    with pytest.raises(LookupError, match="has no field z9"):
        board.adjacent("z9")
    with pytest.raises(LookupError, match="has no mover tank"):
        board.reachable("a1", "tank")
    with pytest.raises(LookupError, match="has no sector mauve"):
        board.fields_in("mauve")
    with pytest.raises(LookupError, match="has no squad white"):
        board.starts("white")
    with pytest.raises(LookupError, match="has no objective 7"):
        board.entries_for(7)
    with pytest.raises(TypeError, match="list of fields"):
        board.who_hears(["a1", "a2"], "a1")
    for path in (["z9"], ["a1", "z9"], ["a1", "a2", "z9"]):  # silent or not
        with pytest.raises(LookupError, match="has no field z9"):
            board.who_hears(path, ["a1"])
        with pytest.raises(LookupError, match="has no field z9"):
            board.heard_on(path)
    with pytest.raises(LookupError, match="has no field z9"):
        board.who_hears(["a1"], ["z9"])
    with pytest.raises(LookupError, match="ids of fields are strings, not 38"):
        board.sees("a1", 38)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="grazing"):
        board.sees("a1", "a2", grazing="maybe")
    with pytest.raises(ValueError, match="count by"):
        board.distance("a1", "a2", count="inches")
    with pytest.raises(ValueError, match="blocked"):
        board.distances("a1", blocked=["a2"])
    with pytest.raises(LookupError, match="no lines of sight"):
        tables("skirmish").sees("a1", "a2")


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
        if any(mover.allowance > 5 for mover in board.movers.values()):
            continue  # right in its form, and has more ways than anybody could list
        for question, args, options in questions:
            try:
                getattr(board, question)(*args, **options)
            except LookupError as told:
                # A field, a mover or all sight may be lost: that is told, no stumble over a key.
                if type(told) is not LookupError:
                    raise
    assert refused > 40


def test_the_reader_stands_alone() -> None:
    source = Path(mapkit_tables.__file__).read_text("utf-8")
    imported = set()
    for node in ast.walk(ast.parse(source, feature_version=(3, 11))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported <= sys.stdlib_module_names


def test_only_the_blocks_that_are_asked_for_are_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded = []
    decode = mapkit_tables._Blocks._decoded

    def counted(self: Any, number: int) -> bytes:
        decoded.append(number)
        return decode(self, number)

    monkeypatch.setattr(mapkit_tables._Blocks, "_decoded", counted)
    board = mapkit_tables.load(HERE / "tables/launch-site-blocks.json")
    assert decoded == []
    first, last = board.fields[0], board.fields[-1]
    for other in board.fields:
        board.sees(first, other)
    assert decoded == [0]
    board.distance(last, first, "sniper")
    assert decoded == [0, (len(board.fields) - 1) // 32]
