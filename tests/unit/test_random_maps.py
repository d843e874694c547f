"""The random maps are valid, the same for a seed, and as odd as they are meant to be."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
import shapely

from tests.looping import for_each
from tests.random_maps import (
    FAMILIES,
    SIZES,
    add_collinear_vertices,
    mirror,
    quarter_turn,
    random_map,
    redraw,
    relabel,
    rename_tables,
    scale,
    translate,
)
from tests.reference import slow_tables

ROUND = len(FAMILIES)  # so many seeds visit every family once


def polygons(case_map: dict[str, Any]) -> dict[str, shapely.Polygon]:
    return {f["id"]: shapely.Polygon(f["rings"][0], f["rings"][1:]) for f in case_map["fields"]}


@for_each("seed", range(3 * ROUND))
def test_fields_are_sound_and_overlap_only_as_tunnels(seed: int) -> None:
    case_map = random_map(seed)
    looks = {f["id"]: f for f in case_map["fields"]}
    shapes = polygons(case_map)
    assert all(shape.is_valid and shape.area > 0 for shape in shapes.values())
    for look in looks.values():
        assert look["level"] == (look["kind"] == "elevated")
        assert look["water"] + look["obstacle"] + look["hard_terrain"] <= 1
        assert look["kind"] == "open" or not (look["water"] or look["hard_terrain"])
    for a in shapes:
        for b in shapes:
            if a < b and shapes[a].intersection(shapes[b]).area > 0:
                kinds = sorted((looks[name]["level"], looks[name]["kind"]) for name in (a, b))
                assert kinds == [(0, "built_up"), (1, "elevated")]


@for_each("seed", range(3 * ROUND))
def test_inner_voids_are_no_slivers(seed: int) -> None:
    case_map = random_map(seed)
    covered = shapely.union_all(list(polygons(case_map).values()))
    for part in shapely.get_parts(covered):
        for hole in part.interiors:
            circle = shapely.maximum_inscribed_circle(shapely.Polygon(hole), tolerance=1e-3)
            assert 2 * circle.length >= case_map["tolerance_mm"] - 1e-2


@for_each("seed", range(3 * ROUND))
def test_portals_stand_where_they_may(seed: int) -> None:
    case_map = random_map(seed)
    shapes = polygons(case_map)
    kinds = {f["id"]: f["kind"] for f in case_map["fields"]}
    adjacent = slow_tables(case_map)["adjacent"]
    for portal in case_map["portals"]:
        pair = sorted(portal["between"])
        assert pair in adjacent
        place = shapely.LineString(portal["at"])
        assert place.length > 0
        for name in pair:
            assert shapes[name].boundary.intersection(place).length == pytest.approx(place.length)
        between = {kinds[name] for name in pair}
        if portal["type"] == "door":
            assert between == {"open", "built_up"}
        if portal["type"] == "ladder":
            assert len(between) == 2
            assert "elevated" in between


def test_a_seed_always_gives_the_same_map() -> None:
    assert [random_map(seed, "tiny") for seed in range(ROUND)] == [
        random_map(seed, "tiny") for seed in range(ROUND)
    ]


@pytest.mark.parametrize("size", sorted(SIZES))
def test_every_size_is_drawn_for_every_family(size: str) -> None:
    low, high = SIZES[size]
    counts = [len(random_map(seed, size)["fields"]) for seed in range(2 * ROUND)]
    assert max(counts) <= high + 4
    assert 0.8 * low <= sum(counts) / len(counts)


def test_the_odd_things_occur() -> None:
    found: Counter[str] = Counter()
    for seed in range(12 * ROUND):
        case_map = random_map(seed)
        tables = slow_tables(case_map)
        found.update(portal["type"] for portal in case_map["portals"])
        found["stacked"] += bool(tables["stacked"])
        found["hole"] += any(len(f["rings"]) > 1 for f in case_map["fields"])
        for f in case_map["fields"]:
            found.update(name for name in ("water", "hard_terrain") if f[name])
            found[f"{f['kind']} obstacle"] += f["obstacle"]
        found.update(f"{name} {value}" for name, value in case_map["rules"].items())
        for answer in tables["los"].values():
            found[answer["rule"]] += 1
            found["grazing only"] += answer["clear"] is None and answer["grazing"] is not None
            found["shorter grazing"] += (answer["clear"] or 0) > (answer["grazing"] or 0)
    for name in (
        "door", "ladder", "wall", "stacked", "hole", "water", "hard_terrain",
        "open obstacle", "built_up obstacle", "elevated obstacle",
        "void blocks", "void passes", "same_building sees_all", "same_building lines_only",
        "water_counts_open False", "L1", "L2", "L3", "L4", "L5", "L6",
        "grazing only", "shorter grazing",
    ):  # fmt: skip
        assert found[name] >= 3, name


@for_each("seed", range(2 * ROUND))
def test_the_reference_does_not_mind_how_a_map_is_drawn(seed: int) -> None:
    case_map, rng = random_map(seed), Random(seed)
    tables = slow_tables(case_map)
    denser = add_collinear_vertices(scale(case_map, 6), rng)
    assert sum(len(r) for f in denser["fields"] for r in f["rings"]) > sum(
        len(r) for f in case_map["fields"] for r in f["rings"]
    )
    for other in (
        translate(case_map, -1_000_003, 77),
        quarter_turn(case_map),
        mirror(case_map),
        redraw(case_map, rng),
        denser,
    ):
        assert slow_tables(other) == tables
    renamed, names = relabel(case_map, rng)
    assert slow_tables(renamed) == rename_tables(tables, names)
