"""The code of docs/engine-authors.md does what the page says."""

from __future__ import annotations

import ast
import json
import random
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mapkit_exporters.tables import tables_document
from readers.python import mapkit_tables
from readers.python.mapkit_tables import Tables, load
from readers.python.tests.plain import plain
from tests.readers.make_questions import ROOT, compiled, plainly
from tests.waiting import LIMIT_S

GUIDE = (ROOT / "docs" / "engine-authors.md").read_text("utf-8")
MODULE = ROOT / "exporters" / "readers" / "javascript" / "mapkit_tables.mjs"
NODE = shutil.which("node") or shutil.which("nodejs")
MAPS = [ROOT / "examples" / "two-rooms.yaml", *sorted((ROOT / "maps").glob("*.yaml"))]
needs_node = pytest.mark.skipif(NODE is None, reason="Node is not installed (Debian: nodejs)")


def code(language: str) -> list[str]:
    """Return the guide's code in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


def in_node(folder: Path, program: str) -> str:
    assert NODE is not None
    (folder / "program.mjs").write_text(program, "utf-8")
    done = subprocess.run(
        [NODE, "program.mjs"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder like that of a project which has copied the readers."""
    document = tables_document(compiled(MAPS[0]), form="dense")
    (tmp_path / "two-rooms.json").write_text(json.dumps(document), "utf-8")
    shutil.copy(mapkit_tables.__file__, tmp_path)
    shutil.copy(MODULE, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mapkit_tables", raising=False)
    return tmp_path


def test_the_tour_in_python(folder: Path) -> None:
    told = 0
    names: dict[str, Any] = {}
    for line in code("python")[0].splitlines():
        source, arrow, answer = line.partition("# -> ")
        if arrow:
            told += 1
            assert eval(source, names) == ast.literal_eval(answer), line
        else:
            exec(source, names)
    assert told >= 10
    assert Path(str(names["load"].__code__.co_filename)).parent == folder


@needs_node
def test_the_tour_in_javascript(folder: Path) -> None:
    plainly_ = "const plain = (v) => JSON.parse(JSON.stringify(v));\n"
    program, told = re.subn(
        r"^(.*?); // -> (.*)$",
        r"assert.deepEqual(plain(\1), \2);",
        code("js")[0],
        flags=re.MULTILINE,
    )
    assert told >= 6
    in_node(folder, f'import assert from "node:assert/strict";\n{plainly_}{program}')


def questions(board: Tables) -> list[list[Any]]:
    """Return moves, paths and shots to ask about, with what the reader says."""
    dice = random.Random(11)
    rows: list[list[Any]] = []
    for start in board.fields:
        others = dice.sample(board.fields, 8)
        path = list(dice.choice(board.paths(start, "sniper")))
        for mover in ("sniper", "defender"):
            found = {i: r.steps for i, r in board.reachable(start, mover, occupied=others).items()}
            rows.append(["reach", [start, mover, others], sorted(found.items())])
        rows.append(["hears", [path, others], board.who_hears(path, others)])
        entry = board.who_hears(path, others, from_entry=True)
        rows.append(["hears", [path, others, "sniper", True], entry])
        rows += [["shot", [start, i], board.shot_distance(start, i)] for i in others]
    return [*plainly(plain(rows)), *solo_questions(board, dice)]


def solo_questions(board: Tables, dice: random.Random) -> list[list[Any]]:
    """Return what the solo rules ask, with what the reader says; arguments stand by position."""
    rows: list[list[Any]] = []
    for start in board.fields:
        others = [i for i in dice.sample(board.fields, 8) if i != start]
        ends = dice.sample(board.fields, dice.randrange(1, 4))
        further = dice.choice([1, 2, 3, 4])
        kind = dice.choice([None, "open", "built_up", "elevated"])
        guards = dice.choice([others, [start, *others]])
        known = dice.choice(list(board.sectors))
        rows += [
            ["distance", [start, ends[0]], board.distance(start, ends[0])],
            ["nearest", [start, others], board.nearest(start, others).fields],
            ["towards", [start, ends, others], board.towards(start, ends, occupied=others)],
            [
                "towards",
                [start, ends, others, further],
                board.towards(start, ends, occupied=others, allowance=further),
            ],
            ["access_for", [start, kind, guards], board.access_for(start, kind, occupied=guards)],
            ["recon", [start], board.recon(start)],
            ["recon", [start, 3], board.recon(start, steps=3)],
            ["summon_places", [start, guards], board.summon_places(start, guards)],
            [
                "may_summon",
                [others[0], start, ends[0], known],
                board.may_summon(others[0], start, ends[0], known),
            ],
        ]
        if board.squads:
            units = {squad: others[3 * k :][:3] for k, squad in enumerate(board.squads)}
            calls = board.regroup_calls("A", known, units)
            rows.append(["regroup_calls", ["A", known, units], list(calls.items())])
            squad = dice.choice(board.squads)
            rows.append(["return_places", [squad, others], board.return_places(squad, others)])
    return [[name, args, plainly(plain(answer))] for name, args, answer in rows]


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_without_a_reader_in_python(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = tables_document(compiled(path))
    (tmp_path / "board.json").write_text(json.dumps(document), "utf-8")
    program = ROOT / "examples" / "without_reader.py"
    monkeypatch.setattr(sys, "argv", [str(program), str(tmp_path / "board.json")])
    names = runpy.run_path(str(program), run_name="without_reader")
    for question, args, answer in questions(load(document)):
        found = names[question](*args)
        found = sorted(found.items()) if question == "reach" else found
        assert plainly(plain(found)) == answer, (question, args)


def test_every_call_that_the_guide_names_is_there() -> None:
    table = GUIDE.partition("### Which question")[2].partition("## Without")[0]
    named = set(re.findall(r"`(?:[^`]*?\b)?([a-z_]+)\(", table))
    assert len(named) > 20
    assert named <= set(dir(Tables))
