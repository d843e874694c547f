"""The rules stand in one table, which checks, repairs, edits and the documentation read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mapkit.diagnostics import Repair, Rule, Severity, Subject, rules
from mapkit.diagnostics.rules import RULES

ROOT = Path(__file__).parents[3]
SOURCES = [
    path
    for folder in (ROOT / "mapkit", ROOT / "exporters" / "mapkit_exporters")
    for path in sorted(folder.rglob("*.py"))
    if path != Path(rules.__file__)
]
CHECKS = sorted((ROOT / "mapkit" / "coverage" / "checks").glob("*.py"))
CODE = re.compile(r"MK\d*x*")


def test_every_rule_has_a_code_of_its_own_in_the_order_of_the_table():
    named = [value for value in vars(rules).values() if isinstance(value, Rule)]
    assert named == list(RULES.values())
    assert list(RULES) == sorted(RULES)
    assert all(re.fullmatch(r"MK[1-5]\d\d", code) for code in RULES)


def test_what_is_fixed_is_fixed_by_a_step_of_the_repair():
    assert all((rule.fix is None) == (rule.repair is None) for rule in RULES.values())
    assert {rule.repair for rule in RULES.values()} == {None, *Repair}


def test_edits_refuse_errors_anyway():
    assert all(rule.severity is not Severity.ERROR for rule in RULES.values() if rule.refused)


def test_files_are_the_subject_of_what_reading_finds():
    assert all(
        (rule.subject is Subject.FILE) == rule.code.startswith("MK1") for rule in RULES.values()
    )


def test_a_report_has_the_words_of_its_rule_unless_told_otherwise():
    rule = rules.FIELDS_OVERLAP
    told = rule.report("They do.", fields=["a", "b"], at=[(1, 2)])
    assert (told.rule, told.code, told.severity) == (rule, "MK220", Severity.ERROR)
    assert (told.message, told.help, told.fix) == ("They do.", rule.help, rule.fix)
    assert (told.fields, told.vertices, told.at) == (("a", "b"), (), ((1.0, 2.0),))
    softened = rule.report("They do.", severity=Severity.NOTE, fixable=False)
    assert (softened.severity, softened.fix) == (Severity.NOTE, None)


def codes(path: Path) -> Iterator[str]:
    """Yield the codes, and beginnings of codes, that a module has as strings."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if "MK" in text else ():
        match node:
            case ast.Constant(value=str(value)) if CODE.fullmatch(value):
                yield f"{path.relative_to(ROOT)}:{node.lineno}: {value}"


def test_nothing_but_the_table_knows_codes():
    assert [code for path in SOURCES for code in codes(path)] == []


def test_what_asks_for_codes_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    asking = tmp_path / "asking.py"
    asking.write_text('bad = d.code >= "MK511" or d.code.startswith(("MK3", f"MK{n}"))\n')
    assert [line.rpartition(" ")[2] for line in codes(asking)] == ["MK511", "MK3", "MK"]


@pytest.mark.parametrize("path", CHECKS, ids=lambda path: path.stem)
def test_one_function_reports_one_rule(path: Path):
    several = {}
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            told = {
                node.attr
                for node in ast.walk(function)
                if isinstance(node, ast.Attribute)
                if isinstance(getattr(rules, node.attr, None), Rule)
            }
            if len(told) > 1:
                several[function.name] = told
    assert several == {}
