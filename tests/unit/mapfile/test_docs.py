"""What the documentation shows is what the program reads."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import mapkit
from mapkit.mapfile import read_map, read_ruleset

ROOT = Path(__file__).parents[3]
FORMAT = (ROOT / "docs" / "map-format.md").read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", FORMAT, re.DOTALL)


def test_the_whole_example_is_a_map():
    result = read_map(io.StringIO(BLOCKS[0]))
    assert result.diagnostics == ()
    assert len(result.map.fields) == 2


def test_own_kinds_can_be_put_into_it():
    assert BLOCKS[1].startswith("kinds:")
    result = read_map(io.StringIO(BLOCKS[0] + BLOCKS[1]))
    assert result.diagnostics == ()
    assert result.map.ruleset.kinds["marsh"].cost == 2


def test_the_choices_are_those_of_the_ruleset():
    ruleset, _ = read_ruleset("sniper_elite")
    text = (ROOT / "docs" / "rulesets.md").read_text("utf-8")
    for choice in ruleset.choices.values():
        others = [v for v in choice.values if v != choice.default]
        assert f"| `{choice.id}` | `{choice.default}`, `{others[0]}`" in text


RULESETS = re.findall(
    r"```yaml\n(.*?)```", (ROOT / "docs" / "rulesets.md").read_text("utf-8"), re.DOTALL
)


@pytest.mark.parametrize("text", RULESETS, ids=lambda t: re.findall("id: (.*)", t)[0])
def test_every_example_of_a_ruleset_is_one_in_which_figures_move(text: str, tmp_path: Path):
    """Each stands by itself, has nothing to be warned of, and lets every mover go somewhere."""
    path = tmp_path / "rules.yaml"
    path.write_text(text, "utf-8")
    ruleset, diagnostics = read_ruleset(path)
    assert diagnostics == ()
    kinds = list(ruleset.kinds)
    board = tmp_path / "board.yaml"
    fields = "".join(
        f"  {kind}{n}: {{kind: {kind}, ring: [[{x}, {y}], [{x + 100}, {y}], [{x + 100}, {y + 100}],"
        f" [{x}, {y + 100}]]}}\n"
        for n, x in enumerate((0, 100, 200))
        for kind, y in zip(kinds, range(0, 100 * len(kinds), 100), strict=True)
    )
    head = 'mapkit: "1.0"\nid: board\nruleset: ./rules.yaml\nfields:\n'
    board.write_text(head + fields, "utf-8")
    found = mapkit.open(board)
    assert [d for d in found.check(finished=False) if d.severity is mapkit.Severity.ERROR] == []
    assert ruleset.movers
    for mover in ruleset.movers:
        assert len(found.reach(f"{kinds[0]}0", mover=mover).details.fields) > 2
