"""Both readers tell what drawn tokens do, and what disputed pairs are otherwise."""

from __future__ import annotations

import json
import subprocess
from itertools import product
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import mapkit
from mapkit.analysis.disputes import find_disputes
from mapkit.board import Board
from mapkit.export import tables_schema
from mapkit.illustrate.supplies import MapSupplies
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import NotKnownError, Shot, Tables, TablesError, load
from tests.readers.test_javascript import NODE, READER
from tests.waiting import LIMIT_S

DRAWS = [
    (distance, {"accuracy": a, "noise": n, "recoil": r, "silencer": s})
    for distance, a, n, r, s in product((1, 3, 6), (0, 1, 3, 6), range(6), range(4), range(3))
]
TABLES = Path(__file__).parents[2] / "exporters" / "readers" / "questions" / "tables"
IN_NODE = """
import { load } from "./mapkit_tables.mjs";
let text = "";
for await (const part of process.stdin) text += part;
const { document, draws, pairs } = JSON.parse(text);
const board = load(document);
const shots = draws.map(([distance, drawn]) => board.shot(distance, drawn));
const disputed = pairs.map(([a, b]) => Object.fromEntries(board.disputed(a, b)));
const open = pairs.map(([a, b]) => board.openAnswers(a, b));
process.stdout.write(JSON.stringify({ shots, disputed, open }));
"""


@pytest.fixture(scope="module")
def board() -> Board:
    return mapkit.open("uboat-bunker")


@pytest.fixture(scope="module")
def document(board: Board) -> dict[str, Any]:
    compiled = board.compile()
    supplies = MapSupplies(compiled)
    found = list(supplies.disputes())
    return tables_document(compiled, disputes=found, open_answers=supplies.open_answers())


@pytest.fixture(scope="module")
def tables(document: dict[str, Any]) -> Tables:
    return load(document)


def by_the_book(distance: int, drawn: dict[str, int]) -> Shot:
    """Page 7: five of noise and recoil spoil a shot; two of noise tell, a silencer takes one."""
    spoiled = drawn["noise"] + drawn["recoil"] >= 5
    heard = drawn["noise"] - drawn["silencer"] >= 2
    return Shot(drawn["accuracy"] >= distance and not spoiled, spoiled, heard)


def test_a_shot_is_what_the_book_says(tables: Tables) -> None:
    for distance, drawn in DRAWS:
        assert tables.shot(distance, drawn) == by_the_book(distance, drawn)
    assert tables.shot(1, {"accuracy": 1}) == Shot(hits=True, spoiled=False, reveals=False)
    with pytest.raises(LookupError, match="acuracy"):
        tables.shot(1, {"acuracy": 1})


def test_disputed_pairs_say_what_else_they_are(board: Board, tables: Tables) -> None:
    calls = {(d.origin, d.target, d.kind): {o.distance for o in d.others} for d in board.disputes()}
    told = {
        (a, b, kind): set(others)
        for i, a in enumerate(board.map.fields)
        for b in list(board.map.fields)[i + 1 :]
        for kind, others in tables.disputed(b, a).items()
    }
    assert told == calls
    assert len(told) > 20


def test_open_answers_are_those_of_the_board(board: Board, tables: Tables) -> None:
    fields = list(board.map.fields)
    told = {
        (a, b, kind)
        for i, a in enumerate(fields)
        for b in fields[i + 1 :]
        for kind in tables.open_answers(b, a)
    }
    assert told
    assert told == set(find_disputes(board.compile()).open)


def test_files_without_them_say_so() -> None:
    skirmish = load(tables_document(mapkit.open("twin-passes").compile()))
    assert skirmish.bag is None
    with pytest.raises(NotKnownError, match="no bag"):
        skirmish.shot(1, {})
    with pytest.raises(NotKnownError, match="disputes=yes"):
        skirmish.disputed(skirmish.fields[0], skirmish.fields[1])
    with pytest.raises(NotKnownError, match="disputes=yes"):
        skirmish.open_answers(skirmish.fields[0], skirmish.fields[1])


def test_the_schema_refuses_a_misspelt_key_and_the_reader_an_unknown_field() -> None:
    validator = jsonschema.Draft202012Validator(tables_schema())
    document = json.loads((TABLES / "crossing.json").read_text("utf-8"))
    validator.validate(document)
    for path in ((), ("map",), ("fields", 0), ("bag",), ("bag", "spoils"), ("units",)):
        wrong = json.loads(json.dumps(document))
        part = wrong
        for key in path:
            part = part[key]
        part["mispelt"] = 1
        assert not validator.is_valid(wrong), path
    compiled = mapkit.open("two-rooms").compile()
    foreign = {"origin": "n1", "target": "nowhere", "kind": "sight", "distances": [None]}
    with pytest.raises(TablesError, match="nowhere"):
        load(tables_document(compiled, disputes=[foreign]))


@pytest.mark.skipif(NODE is None, reason="Node is not installed (Debian: nodejs)")
def test_the_reader_in_javascript_says_the_same(document: dict[str, Any], tables: Tables) -> None:
    assert NODE is not None
    pairs = [pair.split("|")[::-1] for pair in (*document["disputed"], *document["open"])]
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", IN_NODE],
        cwd=READER,
        input=json.dumps({"document": document, "draws": DRAWS, "pairs": pairs}),
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=True,
    )
    told = json.loads(done.stdout)
    assert [Shot(**shot) for shot in told["shots"]] == [tables.shot(d, t) for d, t in DRAWS]
    assert told["disputed"] == [
        {kind: list(others) for kind, others in tables.disputed(a, b).items()} for a, b in pairs
    ]
    assert told["open"] == [list(tables.open_answers(a, b)) for a, b in pairs]


def test_older_files_are_read_as_before() -> None:
    old = load(TABLES / "launch-site.json")
    assert old.sees("24", "38")
    assert old.bag is None
