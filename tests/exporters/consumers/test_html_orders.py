"""Whole order cards on the page for the table: Node runs its modules on random positions."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import mapkit
from mapkit.board.solo import SoloAnswer
from mapkit.compiled import compile_map
from mapkit.i18n import LANGUAGES, speaking
from mapkit.illustrate.supplies import MapSupplies
from mapkit.mapfile.solo_files import open_solo_file, shipped_cards
from mapkit_exporters.html.exporter import _labels
from mapkit_exporters.tables import tables_document

ROOT = Path(__file__).parents[3] / "exporters"
PAGE = ROOT / "mapkit_exporters" / "html" / "page"
READER = ROOT / "readers" / "javascript" / "mapkit_tables.mjs"
NODE = shutil.which("node") or shutil.which("nodejs")
POSITIONS = int(os.environ.get("MAPKIT_POSITIONS", "60"))
SQUADS = ("black", "red", "yellow")
OWN = """
cards:
  Night Watch:
    - {do: recon, who: in_last_known, steps: 3}
    - {do: move, who: Black, steps: 2, to: sniper}
    - {do: attack, fields: [objective 4, white entry]}
  Sweep:
    - {do: move, who: all, steps: 1, to: likely}
    - {do: search, who: arrived}
    - {do: summon, frees: access}
"""
EVENTS = ("first objective", "noise", "return", "end of turn")

pytestmark = pytest.mark.skipif(NODE is None, reason="Node is not installed (Debian: nodejs)")

PROGRAM = """
import { readFileSync, writeFileSync } from "node:fs";
import { PageMap } from "./map.mjs";
import { resolved, setUp } from "./solo_cards.mjs";
import { answerWords } from "./solo_words.mjs";
import { openWords, setLanguage } from "./words.mjs";
const read = (name) => JSON.parse(readFileSync(name, "utf8"));
const { file, page, cards, positions, entries } = read("asked.json");
openWords(read("words.json"), page.texts);
const map = new PageMap(file, page);
const told = positions.map(({ card, language, before, tokens, targets }) => {
  setLanguage(language);
  const { steps, after } = resolved(map.tables, cards[card] ?? card, before, { tokens, targets });
  return { steps, after, lines: answerWords(map, card, steps, before, after) };
});
const started = entries.map((entry) => setUp(map.tables, entry));
writeFileSync("told.json", JSON.stringify({ told, started }));
"""


def positions(board: mapkit.Board, cards: list[str]) -> list[dict[str, Any]]:
    dice = random.Random(29)
    stand = [i for i in board.ids if board.relations.steps(i)]
    found = []
    for _ in range(POSITIONS):
        sniper, *rest = dice.sample(stand, 10)
        if dice.random() < 0.2:
            rest[0] = sniper
        units = [
            [squad, at]
            for k, squad in enumerate(SQUADS)
            for at in rest[3 * k : 3 * k + dice.randrange(4)]
        ]
        missing = [s for s in SQUADS for _ in range(3 - sum(q == s for q, _ in units))]
        goals = dice.sample(range(1, 10), 2)
        before = {
            "units": units,
            "sniper": sniper,
            "lastKnown": dice.choice(list(board.map.sectors)),
            "likely": sorted(dice.sample(range(1, 10), dice.randrange(1, 6))),
            "goals": goals,
            "off": missing,
            "hits": dice.randrange(3),
        }
        card = dice.choice([*cards, *EVENTS])
        if card == "first objective":  # which he completes where he stands
            before["sniper"] = board.objectives[dice.choice(goals)].id
        found.append(
            {
                "card": card,
                "language": dice.choice(list(LANGUAGES)),
                "before": before,
                "tokens": dice.randrange(1, 4),
                "targets": dice.sample([at for _, at in units], min(len(units), dice.randrange(3))),
            }
        )
    return found


def by_library(board: mapkit.Board, p: dict[str, Any], own: Path) -> SoloAnswer:
    b = p["before"]
    units: dict[str, list[str]] = {}
    for squad, at in b["units"]:
        units.setdefault(squad, []).append(at)
    return board.play.card(
        p["card"], units, sniper=b["sniper"], last_known=b["lastKnown"], likely=b["likely"],
        goals=b["goals"], off=b["off"], hits=b["hits"], tokens=p["tokens"], targets=p["targets"],
        cards=open_solo_file(own).cards,
    )  # fmt: skip


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_the_page_carries_out_cards_as_the_command_does(name: str, tmp_path: Path) -> None:
    board = mapkit.open(name)
    compiled = compile_map(board.map)
    document = tables_document(compiled, geometry=True)
    own = tmp_path / "own.yaml"
    own.write_text(OWN, "utf-8")
    cards = MapSupplies(compiled).order_cards(str(own))
    assert {*cards} == {*shipped_cards(), "Night Watch", "Sweep"}
    entries = [m.field for m in board.map.markers if m.type == "entry"]
    asked: dict[str, Any] = {
        "file": document,
        "page": {
            "missing": [],
            "place": {"left": 0, "top": 0, "per_unit": 1},
            **_labels(board.map, cards),
        },
        "cards": cards,
        "positions": positions(board, [*cards]),
        "entries": entries,
    }
    for module in PAGE.glob("*.*"):
        shutil.copy(module, tmp_path)
    shutil.copy(READER, tmp_path)
    (tmp_path / "asked.json").write_text(json.dumps(asked), "utf-8")
    (tmp_path / "ask.mjs").write_text(PROGRAM, "utf-8")
    assert NODE is not None
    subprocess.run([NODE, "ask.mjs"], cwd=tmp_path, check=True)
    answers = json.loads((tmp_path / "told.json").read_text("utf-8"))
    kinds = set()
    for p, told in zip(asked["positions"], answers["told"], strict=True):
        answer = by_library(board, p, own)
        assert told["steps"] == [asdict(step) for step in answer.steps], p
        after = answer.after
        assert [tuple(unit) for unit in told["after"]["units"]] == list(after.units), p
        assert told["after"]["lastKnown"] == after.last_known
        assert tuple(told["after"]["likely"]) == after.likely
        assert (told["after"]["off"], told["after"]["hits"]) == ([*after.off], after.hits)
        with speaking(p["language"]):
            said = [line.strip() for line in answer.sentences]
        assert told["lines"][1:] == said[1:], p
        assert told["lines"][0].partition(":")[2] == said[0].partition(":")[2]
        kinds |= {step.what for step in answer.steps}
    assert {
        "attack",
        "moves",
        "summoned",
        "recon",
        "search",
        "stays",
        "returns",
        "discarded",
    } <= kinds
    for entry, told in zip(entries, answers["started"], strict=True):
        started = board.play.set_up(entry).after
        assert [tuple(unit) for unit in told["units"]] == list(started.units)
        assert (told["lastKnown"], tuple(told["likely"])) == (started.last_known, started.likely)
