"""Fields of two maps matched by shape, against a slow and obvious reckoning."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
import shapely

from mapkit.analysis.matched_shapes import LEAST_IOU, match_fields
from mapkit.edits import merge_fields, split_field
from mapkit.errors import UsageError
from mapkit.mapfile import new_map
from mapkit.model import Field, GameMap
from tests.boards import map_in
from tests.properties.map_edits import START_MAPS, start_map
from tests.structured_maps import FAMILIES


def shaken(rng: Random, game_map: GameMap, most: int) -> GameMap:
    """Return a map drawn again, a little off, as another person would."""
    return replace(
        game_map,
        vertices={
            v: (x + rng.randint(-most, most), y + rng.randint(-most, most))
            for v, (x, y) in game_map.vertices.items()
        },
    )


def renumbered(rng: Random, game_map: GameMap) -> tuple[GameMap, dict[str, str]]:
    order = rng.sample(list(game_map.fields), len(game_map.fields))
    names = {f: f"n{k}" for k, f in enumerate(order)}
    fields = {names[f]: replace(game_map.fields[f], id=names[f]) for f in order}
    return replace(game_map, fields=fields, portals=(), markers=(), buildings=()), names


def polygon(game_map: GameMap, f: str) -> shapely.Geometry:
    rings = [
        [(x * game_map.unit_mm, y * game_map.unit_mm) for x, y in r] for r in game_map.points(f)
    ]
    return shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))


def slow(before: GameMap, after: GameMap) -> dict[str, tuple[str, float]]:
    """Take the best pair of what is left, again and again."""
    found: dict[str, tuple[str, float]] = {}
    pairs = []
    for i, f in enumerate(before.fields):
        for k, g in enumerate(after.fields):
            one, two = polygon(before, f), polygon(after, g)
            common = shapely.area(shapely.intersection(one, two))
            iou = common / (shapely.area(one) + shapely.area(two) - common)
            other_level = before.fields[f].level != after.fields[g].level
            if iou >= LEAST_IOU:
                pairs.append((-iou, other_level, i, k, f, g))
    while pairs:
        best = min(pairs)
        found[best[4]] = best[5], -best[0]
        pairs = [p for p in pairs if p[4] != best[4] and p[5] != best[5]]
    return found


@pytest.mark.parametrize("number", range(START_MAPS))
def test_shaken_and_renumbered_maps(number: int) -> None:
    rng = Random(number)
    before = start_map(number)
    side = max(before.size_mm) / before.unit_mm
    for share in (400, 60, 25):  # a little, more, so far that fields get lost
        after, _ = renumbered(rng, shaken(rng, before, round(side / share)))
        found = match_fields(before, after)
        expected = slow(before, after)
        assert {m.before: m.after for m in found.matches} == {
            f: g for f, (g, _) in expected.items()
        }
        assert [m.iou for m in found.matches] == pytest.approx(
            [expected[m.before][1] for m in found.matches]
        )
        assert found.only_before.keys() == before.fields.keys() - expected.keys()
        assert found.only_after.keys() == after.fields.keys() - {g for g, _ in expected.values()}


def test_a_small_shake_finds_every_field_again() -> None:
    rng = Random(1)
    before = new_map("rows", rows=12, columns=16, size_mm=(800.0, 600.0))
    after, names = renumbered(rng, shaken(rng, before, 100))
    found = match_fields(before, after)
    assert {m.before: m.after for m in found.matches} == names
    assert all(0.9 < m.iou < 1 for m in found.matches)


@pytest.mark.parametrize("number", range(START_MAPS))
def test_how_far_borders_are_apart(number: int) -> None:
    rng = Random(number)
    before = start_map(number)
    after = shaken(rng, before, round(max(before.size_mm) / before.unit_mm / 150))
    rims = [shapely.box(0, 0, *m.size_mm).exterior for m in (before, after)]
    for match in match_fields(before, after).matches:
        shapes = polygon(before, match.before), polygon(after, match.after)
        lines = [shapely.boundary(shape) for shape in shapes]
        far: list[float] = []
        for line, other, rim in zip(lines, lines[::-1], rims, strict=True):
            for k in range(4 * round(line.length) + 1):
                place = line.interpolate(k / 4)
                if place.distance(rim) > 0.01:
                    far.append(place.distance(other))
        assert bool(far) == bool(match.apart_mm)
        if far:
            mean = sum(match.apart_mm) / len(match.apart_mm)
            assert mean == pytest.approx(sum(far) / len(far), rel=0.15, abs=0.05)
            assert max(match.apart_mm) <= shapely.hausdorff_distance(lines[0], lines[1]) + 1e-9
            step = max(1.0, *(line.length / 2000 for line in lines))
            assert max(match.apart_mm) >= max(far) - step


def test_equal_maps_match_without_a_difference() -> None:
    for number in range(START_MAPS):
        game_map = start_map(number)
        found = match_fields(game_map, game_map)
        assert not found.only_before
        assert not found.only_after
        assert all(m.before == m.after for m in found.matches)
        assert all(m.same and m.iou == 1 for m in found.matches)
        assert all(max(m.apart_mm, default=0) == 0 for m in found.matches)


def test_a_unit_of_difference_is_one() -> None:
    before = new_map("rows", rows=2, columns=2, size_mm=(2000.0, 2000.0))
    (x, y) = before.vertices["r1c1"]
    after = replace(before, vertices={**before.vertices, "r1c1": (x + 1, y)})
    found = match_fields(before, after).matches
    assert not any(m.same for m in found)
    assert all(0 < max(m.apart_mm) < 0.011 for m in found)


def test_a_merged_field_matches_its_larger_part() -> None:
    before = new_map("rows", rows=2, columns=4, size_mm=(200.0, 100.0))
    wide = split_field(before, "1", [(3000, 0), (3000, 5000)])
    (part,) = wide.fields.keys() - before.fields.keys()
    after, names = renumbered(Random(2), merge_fields(wide, [part, "2"]))
    found = match_fields(before, after)
    matched = {m.before: m.after for m in found.matches}
    assert matched["1"] == names["1"]
    merged = names["2"] if "2" in names else names[part]
    assert matched["2"] == merged
    iou = {m.before: m.iou for m in found.matches}
    assert sorted((iou["1"], iou["2"])) == [pytest.approx(3 / 5), pytest.approx(5 / 7)]


def test_unmatched_fields_tell_on_what_they_lie() -> None:
    before = new_map("rows", rows=1, columns=6, size_mm=(300.0, 50.0))
    after = merge_fields(before, ["1", "2", "3", "4", "5"])
    (kept,) = after.fields.keys() - {"6"}
    found = match_fields(before, after)
    assert [(m.before, m.after) for m in found.matches] == [("6", "6")]
    assert found.only_before == dict.fromkeys(("1", "2", "3", "4", "5"), (kept,))
    assert found.only_after == {kept: ("1", "2", "3", "4", "5")}


def test_of_two_with_one_shape_the_level_decides() -> None:
    """A tunnel that is as large as the walkway above it."""
    square = ("a", "b", "c", "d")
    vertices = {"a": (0, 0), "b": (9000, 0), "c": (9000, 9000), "d": (0, 9000)}
    low = Field("low", "built_up", (square,))
    high = Field("high", "elevated", (square,), level=1)
    base = new_map("empty", size_mm=(90.0, 90.0))
    before = replace(base, vertices=vertices, fields={"low": low, "high": high})
    after = replace(before, fields={"x": replace(high, id="x"), "y": replace(low, id="y")})
    found = {m.before: m.after for m in match_fields(before, after).matches}
    assert found == {"low": "y", "high": "x"}


def test_other_units_and_fields_without_rings() -> None:
    before = new_map("rows", rows=2, columns=3, size_mm=(150.0, 100.0))
    finer = replace(
        before,
        unit_mm=0.001,
        vertices={v: (10 * x, 10 * y) for v, (x, y) in before.vertices.items()},
    )
    found = match_fields(before, finer)
    assert [(m.before, m.after) for m in found.matches] == [(f, f) for f in before.fields]
    assert all(m.iou == pytest.approx(1) for m in found.matches)
    ringless = replace(before, fields={**before.fields, "1": replace(before.fields["1"], rings=())})
    assert match_fields(ringless, before).only_before == {"1": ()}
    nothing = replace(before, fields={})
    assert match_fields(nothing, before).only_after.keys() == before.fields.keys()
    assert match_fields(before, nothing).only_before.keys() == before.fields.keys()


@pytest.mark.parametrize("name", ["combs_crossed", "stack", "grid", "cards"])
def test_maps_that_no_tracing_gives_are_refused(name: str) -> None:
    game_map = map_in(FAMILIES[name](20_000))
    with pytest.raises(UsageError, match="meet in too many places"):
        match_fields(game_map, game_map)


@pytest.mark.parametrize("name", ["comb", "spiral", "rosette", "staircase"])
def test_a_field_of_many_corners_matches_itself(name: str) -> None:
    game_map = map_in(FAMILIES[name](20_000))
    (match,) = match_fields(game_map, game_map).matches
    assert match.same
