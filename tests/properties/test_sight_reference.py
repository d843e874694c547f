"""The exact tables against the slow reference, the worked cases, and themselves drawn otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.fuzz.affine import LIMIT, wide_affine
from tests.fuzz.searches import SEARCHES
from tests.fuzz.tables import Built, differences, fast_tables
from tests.looping import for_each
from tests.random_maps import FAMILIES, SIZES, random_map, scale, translate
from tests.reference import slow_tables

CASES = Path(__file__).parents[1] / "cases"
WORKED = sorted((CASES / "shared").glob("*.json"))
PAIRS = sorted((CASES / "shared" / "pairs").glob("*.json"))
FOUND = sorted((CASES / "found").glob("*.json"))
ROUND = len(FAMILIES)  # so many seeds visit every family once

# Rounds over all families by size: several hundred maps, about half a minute on one core.
ROUNDS = {"tiny": 9, "small": 18, "medium": 4, "large": 1}


def load(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def search(name: str, size: str, seeds: range) -> list[str]:
    """Run a search of the fuzzer; a line for every map on which something does not hold."""
    failed = []
    for seed in seeds:
        wrong = SEARCHES[name](random_map(seed, size), Random(seed))
        if wrong:
            failed.append(f"seed {seed}, {size}: {wrong[:5]}")
    return failed


def batches(rounds: dict[str, int]) -> list[tuple[str, range]]:
    """Split the seeds of each size into tests of one to three rounds over the families."""
    return [
        (size, range(start * ROUND, min(start + 3, count) * ROUND))
        for size, count in rounds.items()
        for start in range(0, count, 3)
    ]


@pytest.mark.parametrize(("size", "seeds"), batches(ROUNDS), ids=str)
def test_tables_are_those_of_the_reference(size: str, seeds: range) -> None:
    assert search("sight", size, seeds) == []


@pytest.mark.parametrize("path", WORKED, ids=lambda path: path.stem)
def test_worked_case(path: Path) -> None:
    case = load(path)
    assert differences(fast_tables(case["map"]), case["expected"], case["contested"]) == []


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.stem)
def test_worked_pairs(path: Path) -> None:
    case = load(path)
    sight = fast_tables(case["map"])["los"]
    for pair, want in case.get("los", {}).items():
        got = sight[pair]
        assert (got["clear"], got["grazing"]) == (want["clear"], want["grazing"]), pair
        assert set(got["rules"]) <= set(want.get("rules", [want["rule"]])), pair
    for want in case["pairs"]:
        got = sight["|".join(sorted((want["a"], want["b"])))]
        assert (got["clear"], got["grazing"]) == (want["clear"], want["grazing"])
        assert want["rule"] in got["rules"]


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_maps_that_once_failed(path: Path) -> None:
    case_map = load(path)
    for name, check in SEARCHES.items():
        assert check(case_map, Random(0)) == [], name


@pytest.mark.parametrize(
    ("name", "size", "rounds"),
    [
        ("form", "small", 3),
        ("form", "large", 1),
        ("drawing", "small", 4),
        ("drawing", "large", 1),
        ("pairs", "small", 4),
        ("pairs", "large", 1),
        ("ways", "small", 3),
        ("ways", "large", 1),
        ("near", "small", 3),
        ("near", "large", 1),
        ("following", "tiny", 1),
        ("following", "small", 2),
        ("following", "medium", 1),
        ("blockers", "tiny", 4),
        ("blockers", "small", 1),
        ("imports", "tiny", 1),
    ],
)
def test_holds_on_every_map(name: str, size: str, rounds: int) -> None:
    assert search(name, size, range(1000, 1000 + rounds * ROUND)) == []


@for_each("seed", range(2 * ROUND))
def test_large_coordinates_are_as_exact(seed: int) -> None:
    case_map = random_map(seed)
    reach = max(max(p) for f in case_map["fields"] for ring in f["rings"] for p in ring)
    tables = slow_tables(case_map)
    large = translate(scale(case_map, 2**29 // reach), 2**29, -(2**29))
    assert differences(fast_tables(large), tables) == []
    assert differences(fast_tables(wide_affine(case_map, Random(seed))), tables) == []


def test_the_wide_maps_are_wide() -> None:
    points = Built(wide_affine(random_map(3), Random(3))).game_map.vertices.values()
    assert max(max(map(abs, p)) for p in points) > 0.9 * LIMIT


def test_a_wrong_table_does_not_go_unnoticed() -> None:
    case_map = load(CASES / "shared" / "courtyard.json")["map"]
    tables = fast_tables(case_map)
    expected = slow_tables(case_map)
    assert differences(tables, expected) == []
    pair = next(p for p, answer in tables["los"].items() if answer["clear"])
    for key, value in (("clear", 99), ("grazing", 99), ("rules", ["L9"])):
        spoilt = {**tables, "los": {**tables["los"], pair: {**tables["los"][pair], key: value}}}
        assert len(differences(spoilt, expected)) == 1, key
    spoilt = {**tables, "adjacent": tables["adjacent"][1:]}
    assert len(differences(spoilt, expected)) == 1


def test_sizes_are_all_used() -> None:
    assert ROUNDS.keys() == SIZES.keys()
