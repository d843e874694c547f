"""Symbols become portals, markers and traits where the checks allow them, and are told else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.digitize.placing import Placed, place_symbols
from mapkit.digitize.symbols import Match
from mapkit.digitize.templates import Template
from mapkit.model import GameMap
from tests.looping import for_each
from tests.unit.digitize.drawn import grid


def match(what: Any, type_: str, place: tuple[float, float], **more: Any) -> Match:
    size = more.get("size", (11.0, 4.0))
    pixels = np.zeros((round(size[1] * 4), round(size[0] * 4), 3), np.uint8)
    template = Template(what, type_, pixels, 4.0, (128, 128, 128), more.get("attributes", {}))
    return Match(template, place, more.get("angle", 0.0), 0.9, more.get("doubt", 0.1))


def reasons(placed: Placed) -> list[str]:
    return [str(why) for _, why in placed.refused]


def errors(game_map: GameMap) -> int:
    return sum(d.severity is Severity.ERROR for d in check_map(game_map))


def test_a_door_stands_on_the_nearest_border():
    game_map = grid(f6="built_up")
    placed = place_symbols(game_map, [match("portal", "door", (119.0, 93.0), angle=90.0)])
    (door,) = placed.map.portals
    assert set(door.between) == {"f6", "f7"}
    unit = game_map.unit_mm
    ends = sorted((x * unit, y * unit) for x, y in door.at)
    assert ends == [pytest.approx((120, 87.5)), pytest.approx((120, 98.5))]
    assert [s.fields for s in placed.symbols] == [door.between]
    assert errors(placed.map) == 0


def test_a_door_stays_within_its_border():
    placed = place_symbols(grid(f6="built_up"), [match("portal", "door", (61.0, 60.5))])
    (door,) = placed.map.portals
    assert set(door.between) == {"f2", "f6"}
    assert min(x for x, _ in door.at) * 0.01 == pytest.approx(60)


@pytest.mark.parametrize(
    ("symbol", "words"),
    [
        (match("portal", "door", (119.0, 93.0), angle=90.0), "it needs"),
        (match("portal", "door", (90.0, 90.0)), "no border is near it"),
        (match("marker", "objective", (300.0, 90.0), attributes={"number": 1}),
         "no field is below it"),
        (match("marker", "objective", (90.0, 90.0), attributes={"number": 11}), "allowed are"),
        (match("marker", "objective", (90.0, 90.0)), "has no 'number'"),
        (match("marker", "entry", (90.0, 90.0), attributes={"sector": "red"}), "not at the rim"),
        (match("portal", "gate", (120.0, 93.0)), "unknown type"),
    ],
)  # fmt: skip
def test_what_the_checks_refuse_is_told_with_their_reason(symbol: Match, words: str):
    placed = place_symbols(grid(), [symbol])
    assert placed.map == grid()
    assert placed.symbols == ()
    assert words in reasons(placed)[0]


def test_of_two_equal_objectives_the_surer_stays():
    found = [
        match("marker", "objective", (30.0, 30.0), attributes={"number": 3}, doubt=0.3),
        match("marker", "objective", (90.0, 30.0), attributes={"number": 3}, doubt=0.05),
        match("marker", "objective", (150.0, 30.0), attributes={"number": 4}, doubt=0.2),
    ]
    placed = place_symbols(grid(), found)
    assert {(m.field, m.attributes["number"]) for m in placed.map.markers} == {("f2", 3), ("f3", 4)}
    assert [s.doubt for s in placed.symbols] == [0.2, 0.05]
    assert len(placed.refused) == 1


def test_two_doors_in_one_place_are_one():
    symbols = [match("portal", "door", (119.0, 93.0), angle=90.0),
               match("portal", "door", (120.5, 95.0), angle=90.0, doubt=0.2)]  # fmt: skip
    placed = place_symbols(grid(f6="built_up"), symbols)
    assert len(placed.map.portals) == 1
    assert len(placed.refused) == 1
    far = [symbols[0], match("portal", "door", (119.0, 75.0), angle=90.0)]
    assert len(place_symbols(grid(f6="built_up"), far).map.portals) == 2


def test_a_cross_takes_the_place_of_a_trait_that_it_excludes():
    game_map = grid()
    wet = replace(game_map.fields["f1"], traits=frozenset({"water"}))
    game_map = replace(game_map, fields={**game_map.fields, "f1": wet})
    placed = place_symbols(game_map, [match("trait", "obstacle", (30.0, 30.0))])
    assert placed.map.fields["f1"].traits == {"obstacle"}


def test_doubtful_matches_are_left_out():
    symbols = [match("marker", "objective", (90.0, 90.0), attributes={"number": 1}, doubt=0.6)]
    assert place_symbols(grid(), symbols) == Placed(grid(), (), ())


@for_each("seed", range(8))
def test_whatever_is_found_makes_no_error(seed: int):
    rng = np.random.default_rng(seed)
    kinds = {f"f{n}": str(rng.choice(["open", "built_up", "elevated"])) for n in range(1, 13)}
    game_map = grid(**kinds)
    choices: list[tuple[str, str, dict[str, Any]]] = [
        ("portal", "door", {}), ("portal", "ladder", {}), ("portal", "wall", {}),
        ("trait", "water", {}), ("trait", "obstacle", {}), ("trait", "hard_terrain", {}),
        ("marker", "objective", {"number": int(rng.integers(1, 4))}),
        ("marker", "entry", {"sector": "red"}),
        ("marker", "start", {"squad": "red", "role": "officer"}),
    ]  # fmt: skip
    symbols = []
    for _ in range(60):
        what, type_, attributes = choices[int(rng.integers(len(choices)))]
        x, y = (float(rng.choice([0, 30, 60, 90, 120]) + rng.normal(0, 8)) for _ in range(2))
        more = {"angle": float(rng.uniform(0, 360)), "doubt": float(rng.uniform(0, 0.5))}
        symbols.append(match(what, type_, (x, y), attributes=attributes, **more))
    placed = place_symbols(game_map, symbols)
    assert errors(placed.map) == 0
    assert len(placed.symbols) + len(placed.refused) == 60
    assert len(placed.map.portals) == sum(s.what == "portal" for s in placed.symbols)
    assert len(placed.map.markers) == sum(s.what == "marker" for s in placed.symbols)
    assert placed.symbols
    assert placed.refused
