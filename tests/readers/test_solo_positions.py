"""Solo questions on random positions: the library, the command line's, and both readers agree.

The page for the table asks the reader in JavaScript. ``MAPKIT_POSITIONS=10000`` asks that many.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import mapkit
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import load

NODE = shutil.which("node") or shutil.which("nodejs")
READER = Path(__file__).parents[2] / "exporters/readers/javascript/mapkit_tables.mjs"
SQUADS = ("black", "red", "yellow")
POSITIONS = int(os.environ.get("MAPKIT_POSITIONS", "40"))

PROGRAM = """
import { readFileSync, writeFileSync } from "node:fs";
const { load } = await import(process.argv[2]);
const read = (name) => JSON.parse(readFileSync(name, "utf8"));
const tables = load(read("tables.json"));
const told = read("asked.json").map((p) => ({
  regroup: [...tables.regroup(p.card, p.sniper, p.squads)].sort(),
  ties: [...tables.regroupTies(p.card, p.sniper, p.squads)].sort(),
  summon: tables
    .summonPlaces(p.target, p.units.filter((i) => i !== p.unit))
    .filter((i) => tables.maySummon(p.unit, i, p.sniper, p.last)),
  recon: tables.recon(p.unit),
  search: [...tables.soloSearch(p.unit)],
  shotgun: [...tables.shotgun(p.unit)],
}));
writeFileSync("told.json", JSON.stringify(told));
"""


def positions(board: mapkit.Board, count: int) -> list[dict[str, Any]]:
    dice = random.Random(28)
    stand = [i for i in board.ids if board.relations.steps(i)]
    found: list[dict[str, Any]] = []
    while len(found) < count:
        sniper, *rest = dice.sample(stand, 10)
        if dice.random() < 0.2:
            rest[0] = sniper
        squads = {s: rest[3 * k : 3 * k + dice.randrange(4)] for k, s in enumerate(SQUADS)}
        units = [i for at in squads.values() for i in at]
        if units:
            found.append(
                {
                    "card": dice.choice("AC"),
                    "sniper": sniper,
                    "squads": squads,
                    "units": units,
                    "unit": dice.choice(units),
                    "target": dice.choice(board.ids),
                    "last": dice.choice(list(board.map.sectors)),
                }
            )
    return found


def by_library(board: mapkit.Board, p: dict[str, Any]) -> dict[str, Any]:
    play = board.play
    summoned = play.summon(
        p["target"], defenders=p["units"], origin=p["unit"], sniper=p["sniper"],
        last_known=p["last"],
    )  # fmt: skip
    regrouped = play.regroup(p["card"], None, p["squads"], sniper=p["sniper"])
    return {
        "regroup": sorted(map(list, regrouped.moves.items())),
        "ties": sorted(map(list, regrouped.equal.items())),
        "summon": [*summoned.fields],
        "recon": [*play.recon(p["unit"]).fields],
        "search": [*play.solo_search(p["unit"]).fields],
        "shotgun": [*play.shotgun(p["unit"]).fields],
    }


def same(told: dict[str, Any]) -> dict[str, Any]:
    return {key: sorted(map(str, found)) for key, found in told.items()}


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_all_answer_alike(name: str, tmp_path: Path) -> None:
    board = mapkit.open(name)
    document = tables_document(board.compile())
    read, asked = load(document), positions(board, POSITIONS)
    expected = [same(by_library(board, p)) for p in asked]
    for p, answer in zip(asked, expected, strict=True):
        others = [i for i in p["units"] if i != p["unit"]]
        places = read.summon_places(p["target"], others)
        mine = {
            "regroup": [list(m) for m in read.regroup(p["card"], p["sniper"], p["squads"]).items()],
            "ties": [*map(list, read.regroup_ties(p["card"], p["sniper"], p["squads"]).items())],
            "summon": [i for i in places if read.may_summon(p["unit"], i, p["sniper"], p["last"])],
            "recon": [*read.recon(p["unit"], by="steps")],
            "search": [*read.solo_search(p["unit"])],
            "shotgun": [*read.shotgun(p["unit"])],
        }
        assert same(mine) == answer, p
    if NODE is None:
        pytest.skip("Node is not installed (Debian: nodejs)")
    (tmp_path / "tables.json").write_text(json.dumps(document), "utf-8")
    (tmp_path / "asked.json").write_text(json.dumps(asked), "utf-8")
    (tmp_path / "ask.mjs").write_text(PROGRAM, "utf-8")
    subprocess.run([NODE, "ask.mjs", READER.as_uri()], cwd=tmp_path, check=True)
    told = json.loads((tmp_path / "told.json").read_text("utf-8"))
    for p, found, answer in zip(asked, told, expected, strict=True):
        ours = {**found, **{k: [list(m) for m in found[k]] for k in ("regroup", "ties")}}
        assert same(ours) == answer, p
