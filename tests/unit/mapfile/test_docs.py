"""What the documentation shows is what the program reads."""

from __future__ import annotations

import io
import re
from pathlib import Path

import mapkit
from mapkit.diagnostics import Subject
from mapkit.diagnostics.rules import RULES
from mapkit.mapfile import read_map, read_ruleset

ROOT = Path(__file__).parents[3]
FORMAT = (ROOT / "docs" / "map-format.md").read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", FORMAT, re.DOTALL)


def test_the_whole_example_is_a_map():
    result = read_map(io.StringIO(BLOCKS[0]))
    assert result.diagnostics == ()
    assert result.map is not None
    assert len(result.map.fields) == 2


def test_own_kinds_can_be_put_into_it():
    assert BLOCKS[1].startswith("kinds:")
    result = read_map(io.StringIO(BLOCKS[0] + BLOCKS[1]))
    assert result.diagnostics == ()
    assert result.map is not None
    assert result.map.ruleset.kinds["marsh"].cost == 2


def test_every_code_is_listed_once():
    listed = re.findall(r"^\| (MK1\d\d) \|", FORMAT, re.MULTILINE)
    assert listed == [code for code, rule in RULES.items() if rule.subject is Subject.FILE]


def test_the_choices_are_those_of_the_ruleset():
    ruleset, _ = read_ruleset("sniper_elite")
    assert ruleset is not None
    text = (ROOT / "docs" / "rulesets.md").read_text("utf-8")
    for choice in ruleset.choices.values():
        others = [v for v in choice.values if v != choice.default]
        assert f"| `{choice.id}` | `{choice.default}`, `{others[0]}`" in text


def test_everybody_moves_under_the_rules_of_the_example(tmp_path: Path):
    text = (ROOT / "docs" / "rulesets.md").read_text("utf-8")
    example = re.findall(r"```yaml\n(sight: none.*?)```", text, re.DOTALL)[0]
    head = 'mapkit_ruleset: "1.0"\nid: skirmish\nname: Skirmish\n'
    (tmp_path / "skirmish-rules.yaml").write_text(head + example, "utf-8")
    board = tmp_path / "skirmish.yaml"
    board.write_bytes((ROOT / "tests" / "readers" / "maps" / "skirmish.yaml").read_bytes())
    found = mapkit.open(board)
    for mover in found.map.ruleset.movers:
        assert len(found.reach("a1", mover=mover).details.fields) > 3
