"""Every code is given by a board that has just this fault, and not by one that has not."""

from __future__ import annotations

import pytest

from mapkit.coverage.checks import check_map
from mapkit.diagnostics import Subject
from mapkit.diagnostics.rules import RULES
from tests.unit.coverage.all_cases import CASES, Case
from tests.unit.coverage.boards import codes, faultless

by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.name}")


def test_a_faultless_board_gets_no_word():
    assert check_map(faultless()) == ()


@by_name
def test_the_spoilt_board_gives_exactly_its_code(case: Case):
    found = check_map(case.spoilt)
    assert {d.code for d in found} == {case.code} | case.besides
    usual = RULES[case.code].severity
    assert {d.severity for d in found if d.code == case.code} == {usual}


@by_name
def test_the_sound_board_gives_none(case: Case):
    assert codes(case.sound) == (set() if case.sound.markers else {"MK400"})


def test_every_code_has_a_case():
    asked_for = {"MK521"}  # symmetry is looked at only where somebody wants it
    checked = {code for code, rule in RULES.items() if rule.subject is not Subject.FILE} - asked_for
    assert {case.code for case in CASES} == checked
