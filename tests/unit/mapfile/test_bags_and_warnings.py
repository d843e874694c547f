"""Ruleset format 1.2 and map format 1.3: bags, figures of warnings, bases, silenced warnings."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.diagnostics import Diagnostic
from mapkit.mapfile import format_map, new_document, read_map, read_ruleset
from mapkit.mapfile.rulesets import shipped_ruleset
from mapkit.model import WARNINGS, Bag, GameMap, Reveal, Ruleset, Silenced, Spoil

HEAD = 'mapkit_ruleset: "1.2"\nid: r\nkinds: {open: {matches: open}}\n'
BAG = """\
bag:
  tokens: {aim: {start: 3, most: 9}, noise: {label: din}}
  hits: [aim]
  spoils: {tokens: [noise], at_least: 2}
  reveals: {tokens: [noise], at_least: 1, more: {aim: 1}}
"""


def rules_of(tmp_path: Path, text: str) -> tuple[Ruleset | None, tuple[Diagnostic, ...]]:
    path = tmp_path / "rules.yaml"
    path.write_text(text, "utf-8")
    return read_ruleset(path)


def test_a_bag_is_read(tmp_path: Path) -> None:
    rules, found = rules_of(tmp_path, HEAD + BAG)
    assert found == ()
    assert isinstance(rules.bag, Bag)
    assert rules.bag.start == {"aim": 3, "noise": 0}
    assert [(t.label, t.most) for t in rules.bag.tokens.values()] == [("aim", 9), ("din", None)]
    assert rules.bag.hits == ("aim",)
    assert rules.bag.spoils == Spoil(("noise",), 2)
    assert rules.bag.reveals == Reveal(("noise",), 1, {"aim": 1})
    assert rules.warnings == {}
    assert rules.figure_base_mm is None


def test_the_shipped_rules_hold_the_bag_and_no_base() -> None:
    rules = shipped_ruleset("sniper_elite")
    assert rules.bag.start == {"accuracy": 6, "noise": 2, "recoil": 3, "silencer": 0}
    assert {i: t.most for i, t in rules.bag.tokens.items()} == {
        "accuracy": 11, "noise": 9, "recoil": 7, "silencer": 3,
    }  # fmt: skip
    assert rules.figure_base_mm is None  # the rulebook gives none
    assert shipped_ruleset("skirmish_wars").bag is None
    assert set(rules.warnings) == set(WARNINGS)


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("hits: [aim]", "hits: [iam]", "MK116", "hits of the bag"),
        ("  hits: [aim]\n", "", "MK111", "the bag lacks"),
        ("hits: [aim]", "hits: aim", "MK112", "should be a list"),
        ("start: 3", "start: -1", "MK", "start of token"),
        ("start: 3", "start: 10", "MK131", "starts with 10, more than its most, 9"),
        ("spoils: {tokens: [noise]", "spoils: {tokens: [sound]", "MK116", "spoils of bag"),
        ("at_least: 2", "at_least: 0", "MK", "at_least of spoils"),
        ("more: {aim: 1}", "more: {iam: 1}", "MK116", "reveals of bag"),
        ("most: 9", "mots: 9", "MK110", "has no key"),
    ],
)
def test_what_is_wrong_in_a_bag_is_said(
    tmp_path: Path, old: str, new: str, code: str, words: str
) -> None:
    assert old in BAG
    rules, found = rules_of(tmp_path, HEAD + BAG.replace(old, new))
    assert rules is None
    assert any(d.code.startswith(code) and words in d.message for d in found), found


def test_figures_of_warnings_are_read(tmp_path: Path) -> None:
    text = HEAD + "warnings: {wide_view: 0.75, idle_rule: 0}\nfigure_base_mm: 12.5\n"
    rules, found = rules_of(tmp_path, text)
    assert found == ()
    assert rules.warnings == {"wide_view": 0.75, "idle_rule": 0}
    assert rules.figure_base_mm == 12.5


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("warnings: {wide_veiw: 1}\n", "MK110"),
        ("warnings: {wide_view: much}\n", "MK113"),
        ("warnings: {wide_view: -1}\n", "MK"),
        ("warnings: [wide_view]\n", "MK112"),
        ("figure_base_mm: 0\n", "MK"),
    ],
)
def test_what_is_no_figure_is_said(tmp_path: Path, text: str, code: str) -> None:
    rules, found = rules_of(tmp_path, HEAD + text)
    assert rules is None
    assert found[0].code.startswith(code)


@pytest.mark.parametrize(
    ("said", "keys", "needed"),
    [
        ("1.0", "figure_base_mm: 12\n", "1.2"),
        ("1.1", "warnings: {wide_view: 1}\nsteps: sides\n", "1.2"),
        ("1.0", "steps: sides\n", "1.1"),
        ("1.2", BAG + "steps: sides\n", None),
        ("1.1", "steps: sides\n", None),
    ],
)
def test_a_version_that_is_too_old_for_its_keys_is_noted(
    tmp_path: Path, said: str, keys: str, needed: str | None
) -> None:
    rules, found = rules_of(tmp_path, HEAD.replace("1.2", said) + keys)
    assert rules is not None
    assert [(d.code, d.help) for d in found] == (
        [] if needed is None else [("MK107", f'write  mapkit_ruleset: "{needed}"')]
    )


MAP = """\
mapkit: "1.3"
id: yard
figure_base_mm: 12.5
vertices: {a: [0, 0], b: [3000, 0], c: [6000, 0], d: [6000, 3000], e: [3000, 3000], f: [0, 3000]}
fields:
  A: {kind: open, sector: red, ring: [a, b, e, f]}
  B: {kind: open, sector: red, ring: [b, c, d, e]}
silenced:
  # from the tower
  - {warning: wide_view, field: A, reason: it is a lookout}
  - {warning: open_sector, sector: red, reason: a desert}
  - {warning: idle_rule, rule: L3, reason: nothing is high here, x-by: me}
  - {warning: idle_obstacle, reason: they are only decoration}
"""
SILENCED = (
    Silenced("wide_view", "it is a lookout", field="A"),
    Silenced("open_sector", "a desert", sector="red"),
    Silenced("idle_rule", "nothing is high here", rule="L3"),
    Silenced("idle_obstacle", "they are only decoration"),
)


def map_of(text: str) -> GameMap:
    result = read_map(io.StringIO(text))
    assert result.diagnostics == ()
    assert result.map is not None
    return result.map


def test_silenced_warnings_are_read_and_kept() -> None:
    result = read_map(io.StringIO(MAP))
    board = map_of(MAP)
    assert board.silenced == SILENCED
    assert board.figure_base_mm == 12.5
    assert format_map(result.document, board) == MAP
    less = replace(board, silenced=SILENCED[1:], figure_base_mm=None)
    text = format_map(result.document, less)
    assert "lookout" not in text
    assert "x-by: me" in text
    assert map_of(text) == less


def test_a_map_that_silences_is_written_in_1_3_and_others_as_before() -> None:
    plain = map_of(MAP.partition("silenced:")[0].replace("figure_base_mm: 12.5\n", ""))
    assert new_document(plain).source.text.startswith('mapkit: "1.0"\n')
    for board in (replace(plain, silenced=SILENCED), replace(plain, figure_base_mm=9.0)):
        text = new_document(board).source.text
        assert text.startswith('mapkit: "1.3"\n')
        assert map_of(text) == board


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        (", reason: it is a lookout", "", "MK111", 'lacks "reason"'),
        ("reason: it is a lookout", 'reason: " "', "MK116", "silenced warning 1 is empty"),
        ("reason: it is a lookout", 'reason: ""', "MK116", "silenced warning 1 is empty"),
        ("warning: wide_view, ", "", "MK111", 'lacks "warning"'),
        ("warning: wide_view", "warning: wide_veiw", "MK116", "cannot be"),
        ("field: A", "field: C", "MK118", "names field"),
        ("sector: red, reason", "sector: read, reason", "MK116", "sector of silenced warning 2"),
        ("rule: L3", "rule: L9", "MK116", "rule of silenced warning 3"),
        ("field: A", "feild: A", "MK110", "has no key"),
        ("figure_base_mm: 12.5", "figure_base_mm: wide", "MK113", "figure_base_mm"),
    ],
)
def test_what_is_wrong_about_silencing_is_said(old: str, new: str, code: str, words: str) -> None:
    assert old in MAP
    found = read_map(io.StringIO(MAP.replace(old, new, 1))).diagnostics
    assert [d.code for d in found] == [code], found
    assert words in found[0].message


def test_a_version_that_is_too_old_for_silencing_is_noted() -> None:
    found = read_map(io.StringIO(MAP.replace("1.3", "1.2"))).diagnostics
    assert [(d.code, d.help) for d in found] == [("MK107", 'write  mapkit: "1.3"')]
