"""Fields are found by the ids that they had before; answers say those that they have now."""

from __future__ import annotations

import io
import itertools
import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

import mapkit
from mapkit import Board
from mapkit.edits import (
    changes,
    delete_fields,
    merge_fields,
    rename_field,
    renumber_fields,
    split_across,
)
from mapkit.export import map_of
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from readers.python.mapkit_tables import load
from tests.boards import map_in
from tests.exporters.importing import read_with
from tests.waiting import LIMIT_S

TEXT = """\
mapkit: "1.6"
id: yard
vertices: {a: [0, 0], b: [3000, 0], c: [6000, 0], d: [6000, 3000], e: [3000, 3000], f: [0, 3000],
           g: [9000, 0], h: [9000, 3000]}
fields:
  R1: {kind: open, sector: red, ring: [a, b, e, f]}
  R2: {kind: open, sector: red, name: "3", ring: [b, c, d, e]}
  R3: {kind: built_up, sector: red, ring: [c, g, h, d]}
portals:
  d1: {type: door, between: [R2, R3], at: [[6000, 1200], [6000, 1800]]}
markers:
  - {type: objective, field: R3, number: 2}
former_ids: {"1": R1, "2": R2, "3": R3, old: R3}
"""
NOW = {"1": "R1", "2": "R2", "3": "R3"}
NODE = shutil.which("node") or shutil.which("nodejs")
EXPORTERS = Path(__file__).parents[2] / "exporters"
READERS, PAGE = EXPORTERS / "readers", EXPORTERS / "mapkit_exporters" / "html" / "page"


@pytest.fixture
def yard() -> GameMap:
    return map_in(TEXT)


def test_every_question_answers_for_an_old_id_as_for_the_new_one() -> None:
    board = Board(map_in(TEXT))
    for a, b in itertools.product(NOW, repeat=2):
        assert board.sight(a, b).to_dict() == board.sight(NOW[a], NOW[b]).to_dict()
        assert board.distance(a, b) == board.distance(NOW[a], NOW[b])
    for a, b in NOW.items():
        assert board.reach(a, mover="sniper").to_dict() == board.reach(b, mover="sniper").to_dict()
    assert board["OLD"].id == board["field 3"].id == "R3"
    assert "1" in board
    assert "4" not in board


def test_a_number_is_an_old_id_before_a_name_and_tells_of_the_objective() -> None:
    board = Board(map_in(TEXT))
    assert board["3"].id == "R3"  # R2 has that name
    told = board.other_reading("2")
    assert "'2' is read as field R2" in told
    assert "objective 2 is on field R3" in told
    assert board.other_reading("R2") is None


@pytest.mark.parametrize(
    ("wrong", "code", "says"),
    [
        ("R2: R3", "MK104", "the former id R2 is the id of a field"),
        ("old: R4", "MK118", "R4"),
        ('"3": R1', "MK104", "3"),
    ],
)
def test_a_former_id_means_one_field_that_exists(wrong: str, code: str, says: str) -> None:
    [found] = read_map(io.StringIO(TEXT.replace("old: R3", wrong))).diagnostics
    assert found.code == code
    assert says in found.message


def test_saving_keeps_them_and_asks_for_a_version_that_knows_them(tmp_path: Path) -> None:
    path = tmp_path / "yard.yaml"
    path.write_text(TEXT.replace('"1.6"', '"1.0"').partition("former_ids")[0], encoding="utf-8")
    board = mapkit.open(path).edit(rename_field, "R1", "S", keep_old=True)
    assert board.map.former_ids == {"R1": "S"}
    board.save(path)
    text = path.read_text("utf-8")
    assert 'mapkit: "1.6"' in text
    assert "former_ids:\n  R1: S\n" in text
    assert mapkit.open(path).map == board.map


def test_edits_keep_them_true(yard: GameMap) -> None:
    assert rename_field(yard, "R1", "S").former_ids["1"] == "S"
    assert rename_field(yard, "R1", "old").former_ids == {**NOW, "1": "old"}
    assert changes(yard, rename_field(yard, "R1", "old")).former_ids
    assert delete_fields(yard, ["R3"]).former_ids == {"1": "R1", "2": "R2"}
    merged = merge_fields(yard, ["R1", "R2"]).former_ids
    assert merged["1"] == merged["2"]
    parted = split_across(yard, [(1000, -100), (1000, 3100)])
    assert parted.former_ids == yard.former_ids
    numbered = renumber_fields(yard, ["R1", "R2"], 1)
    assert numbered.former_ids == {"3": "R3", "old": "R3"}


def test_programs_get_them_and_give_them_back(yard: GameMap) -> None:
    data = Board(yard).export("tables", options={"geometry": "yes"})
    document = json.loads(data)
    assert document["former_ids"] == dict(yard.former_ids)
    assert map_of(read_with("tables", data)).map.former_ids == yard.former_ids
    plain = Board(replace(yard, former_ids={})).export("tables")
    assert "former_ids" not in json.loads(plain)


def test_readers_answer_for_old_ids_as_for_new_ones(tmp_path: Path, yard: GameMap) -> None:
    path = tmp_path / "yard.json"
    document = json.loads(Board(yard).export("tables"))
    tables = load(document)
    for a, b in itertools.product(NOW, repeat=2):
        assert tables.sees(a, b) == tables.sees(NOW[a], NOW[b])
        assert tables.distance(a, b) == tables.distance(NOW[a], NOW[b])
    assert tables.field("old").id == "R3"
    with pytest.raises(LookupError):
        tables.field("4")
    path.write_text(json.dumps(document), encoding="utf-8")
    script = f"""
      import {{ readFileSync }} from "node:fs";
      import {{ load }} from {json.dumps(str(READERS / "javascript" / "mapkit_tables.mjs"))};
      import {{ find }} from {json.dumps(str(PAGE / "find.mjs"))};
      const file = JSON.parse(readFileSync(process.argv[1]));
      const tables = load(file);
      const ids = tables.fields;
      const called = (id) => (ids.includes(id) ? id : (file.former_ids[id] ?? null));
      const map = {{ ids, called, numbered: () => null, callings: (id) => [id] }};
      const told = ([a, b]) => [tables.sees(a, b), tables.distance(a, b)];
      const both = [["1", "3"], ["R1", "R3"]].map(told);
      const found = [find(map, "2")[0], find(map, "1 3")[0]];
      console.log(JSON.stringify([both, tables.field("old").id, ...found]));
    """
    if NODE is None:
        pytest.skip("Node is not installed (Debian: nodejs)")
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", script, "--", str(path)],
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    (old, new), last, found, two = json.loads(done.stdout)
    assert old == new
    assert (last, found, two) == ("R3", ["R2"], ["R1", "R3"])
