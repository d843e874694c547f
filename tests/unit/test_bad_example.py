"""The bad example has the faults that docs/howto/report.md and its first lines tell of."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mapkit.analysis.measures import Report
from mapkit.analysis.measures.warnings import MapWarning
from mapkit.board import open_board
from mapkit.diagnostics import has_errors

QUARRY = Path(__file__).resolve().parents[2] / "examples/reports/quarry.yaml"


@cache
def report() -> Report:
    return open_board(QUARRY).report().details


def warned(kind: str) -> list[MapWarning]:
    return [w for w in report().warnings.open if w.warning == kind]


def test_it_is_a_sound_drawing() -> None:
    assert not has_errors(open_board(QUARRY).check())


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("trap_objective", {"cell"}),
        ("choke_point", {"ditch", "gate"}),
        ("narrow_field", {"ditch"}),
        ("idle_obstacle", {"crate"}),
    ],
)
def test_a_fault_is_named_with_its_place(kind: str, fields: set[str]) -> None:
    assert {w.field for w in warned(kind)} == fields


def test_no_way_leads_to_the_vault_from_anywhere() -> None:
    places = report().places
    origins = {p.field for p in (*places.entries, *places.starts)}
    (closed,) = warned("no_way")
    assert closed.field == "vault"
    assert set(closed.fields[1:]) == origins
    assert closed.sentence == (
        "No way leads to vault (Vault, objective 3) from any entry or start."
    )


def test_the_brook_makes_disputes_and_the_plain_is_open() -> None:
    (disputed,) = warned("disputed_sight")
    assert "brook" in disputed.fields
    assert disputed.figure > 10
    (wide,) = warned("wide_view")
    assert wide.figure > len(report().map.fields) / 2
