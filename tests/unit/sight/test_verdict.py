"""What two distances come to, and what of it counts as sight."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from mapkit.mapfile import new_map
from mapkit.model import GameMap
from mapkit.sight import (
    NONE,
    PairDistances,
    SightTables,
    Verdict,
    grazing_counts,
    sees,
    shot_distance,
)

KNOWN = [(2, 1, Verdict.CLEAR), (None, 3, Verdict.GRAZING), (None, None, Verdict.BLOCKED)]


@pytest.fixture(params=["blocks", "sees"])
def game_map(request: pytest.FixtureRequest) -> GameMap:
    """A map that lets grazing lines count, or not."""
    plain = new_map("rows", id="rows", size_mm=(40, 30), rows=1, columns=1, sectors=False)
    return replace(plain, choices={**plain.choices, "grazing": request.param})


@pytest.mark.parametrize(("clear", "grazing", "verdict"), KNOWN)
def test_what_counts_depends_on_the_choice(
    game_map: GameMap, clear: int | None, grazing: int | None, verdict: Verdict
) -> None:
    pair = PairDistances(clear, grazing, ("L1",))
    counts = game_map.choices["grazing"] == "sees"
    assert grazing_counts(game_map) == counts
    assert pair.verdict is verdict
    assert shot_distance(game_map, pair) == (grazing if counts else clear)
    assert sees(game_map, pair) == (
        verdict is Verdict.CLEAR or (counts and verdict is Verdict.GRAZING)
    )


def test_the_tables_say_the_same_as_pair_by_pair(game_map: GameMap) -> None:
    row = np.array([[NONE if c is None else c for c, _, _ in KNOWN]], np.uint16)
    closed = np.array([[NONE if g is None else g for _, g, _ in KNOWN]], np.uint16)
    tables = SightTables((), row, closed, (("L1",),), np.zeros((1, 3), np.uint8))
    pairs = [tables.pair(0, k) for k in range(3)]
    assert [(p.clear, p.grazing, p.verdict) for p in pairs] == KNOWN
    assert [tuple(Verdict)[code] for code in tables.verdicts()[0]] == [v for _, _, v in KNOWN]
    distances = tables.shot_distances(game_map)[0].tolist()
    assert [None if d == NONE else d for d in distances] == [
        shot_distance(game_map, p) for p in pairs
    ]


def test_a_verdict_is_its_word() -> None:
    assert [f"{v}" for v in Verdict] == ["blocked", "grazing", "clear"]
