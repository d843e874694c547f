"""Areas in parts become one field, with bridges that lie on nothing else."""

from __future__ import annotations

from random import Random

import pytest
import shapely

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.export.imported import ImportedField, ImportedMap, Ring
from mapkit.export.map_making import map_of
from mapkit.export.parts import areas_in_parts, bridged
from tests.looping import for_each


def square(x: int, y: int, side: int) -> Ring:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))


def area(id_: str, *parts: Ring | tuple[Ring, ...]) -> list[ImportedField]:
    """Return the parts of an area; one with holes is a tuple of rings."""
    return [
        ImportedField(
            rings=part if isinstance(part[0][0], tuple) else (part,),
            id=f"{id_}.{n}" if n > 1 else id_,
            where=id_,
        )
        for n, part in enumerate(parts, 1)
    ]


def shape(one: ImportedField) -> shapely.Polygon:
    return shapely.Polygon(one.rings[0], one.rings[1:])


def ids(fields: list[ImportedField]) -> list[str]:
    return [one.id for one in fields]


def drawn(rng: Random, cells: int) -> list[ImportedField]:
    """Draw some areas of quadrangles, with parts that touch, lie in holes of others, or apart."""
    jitter = rng.choice([0, 1200])
    at = {
        (x, y): (4000 * x + rng.randint(-jitter, jitter), 4000 * y + rng.randint(-jitter, jitter))
        for x in range(cells + 1)
        for y in range(cells + 1)
    }
    found: dict[int, list[shapely.Polygon]] = {}
    areas, nothing = rng.randint(1, 3), rng.choice([1, 3, 6])
    for x in range(cells):
        for y in range(cells):
            corners = [at[x, y], at[x + 1, y], at[x + 1, y + 1], at[x, y + 1]]
            found.setdefault(rng.randrange(areas + nothing), []).append(shapely.Polygon(corners))
    fields = []
    for k in range(areas):
        parts = shapely.get_parts(shapely.union_all(found.get(k, []))).tolist()
        parts.sort(key=lambda part: -part.area)
        rings = [[p.exterior, *p.interiors] for p in parts]
        fields += area(f"a{k}", *(tuple(tuple(r.coords[:-1]) for r in own) for own in rings))
    return fields


@for_each("seed", range(60))
def test_bridges_join_parts_and_leave_all_else_as_it_is(seed: int) -> None:
    rng = Random(seed)
    before = drawn(rng, 5)
    width = rng.choice([30, 300, 1500])
    after = bridged(before, width)
    areas = {one.where for one in before}
    assert {one.id for one in after if "." not in one.id} == areas  # the largest part of each
    known = {one.id: one for one in before}
    for one in after:
        assert shape(one).is_valid
        assert all(c == round(c) for ring in one.rings for point in ring for c in point)
        if one.rings == known[one.id].rings:
            continue
        own = shapely.union_all([shape(p) for p in before if p.where == one.where])
        others = shapely.union_all([shape(p) for p in before if p.where != one.where])
        rounding = shape(one).length  # half a unit along each border, and more at corners
        assert known[one.id].where == one.where
        assert shape(known[one.id]).difference(shape(one)).area <= rounding
        added = shape(one).difference(own).buffer(-2)  # without what is rounding
        assert added.is_empty or others.is_empty or added.distance(others) >= width - 2
        assert shape(one).intersection(others).area <= rounding
    for where in areas:
        old, new = (
            shapely.union_all([shape(p) for p in some if p.where == where])
            for some in (before, after)
        )
        assert old.difference(new).area <= old.length


@for_each("seed", range(20))
def test_a_map_with_bridges_has_no_errors_and_no_more_fields(seed: int) -> None:
    drawing = ImportedMap(
        fields=tuple(drawn(Random(seed), 6)), name="areas", unit_mm=0.01, shared_borders=True
    )
    plain, made = map_of(drawing), map_of(drawing, bridges_mm=3)
    assert not has_errors(check_map(plain.map))
    assert not has_errors(check_map(made.map))
    joined = sum(plain.parts.values()) - len(plain.parts)
    left = sum(made.parts.values()) - len(made.parts)
    assert len(plain.map.fields) - joined == len(made.map.fields) - left
    assert left <= joined


def test_no_bridge_lies_over_another_field() -> None:
    isles = area("a", square(0, 0, 100), square(300, 0, 90), square(600, 0, 80))
    between = area("b", square(150, 0, 100))
    apart = bridged([*isles, *between], 10)
    assert ids(apart) == ["a", "a.2", "b"]
    assert apart[0] == isles[0]
    assert shape(apart[1]).area == 90**2 + 80**2 + 210 * 10
    free = bridged(isles, 10)
    assert ids(free) == ["a"]
    assert shape(free[0]).area == 100**2 + 90**2 + 80**2 + (200 + 210) * 10


def test_a_part_beside_a_bridge_is_joined_to_a_part() -> None:
    """The nearest place is on the bridge between the others, where no second one may begin."""
    isles = area("a", square(0, 0, 100), square(400, 0, 90), square(230, 120, 40))
    (one,) = bridged(isles, 10)
    assert shape(one).is_valid


@pytest.mark.parametrize(
    ("parts", "size"),
    [
        pytest.param((square(0, 0, 100), square(100, 0, 50)), 12_500, id="a border in common"),
        pytest.param((square(0, 0, 100), square(60, 60, 80)), 14_800, id="on each other"),
        pytest.param(((square(0, 0, 100), square(10, 10, 80)), square(40, 40, 20)), 4_300,
                     id="in a hole"),
        pytest.param(((square(0, 0, 100), square(20, 20, 60)), square(22, 22, 56)), 10_000,
                     id="in a hole that is hardly wider"),
        pytest.param((square(0, 0, 4), square(20, 0, 4)), 16 + 16 + 16 * 10, id="thin"),
    ],
)  # fmt: skip
def test_parts_that_need_no_bridge_or_a_short_one(parts: tuple[Ring, ...], size: int) -> None:
    (one,) = bridged(area("a", *parts), 10)
    assert shape(one).is_valid
    assert shape(one).area == pytest.approx(size, abs=120)


def test_parts_that_touch_in_a_point_get_a_neck() -> None:
    (one,) = bridged(area("a", square(0, 0, 100), square(100, 100, 50)), 10)
    assert shape(one).is_valid
    assert 10 < shape(one).area - 100**2 - 50**2 < 10**2
    assert isinstance(shape(one).buffer(-2), shapely.Polygon)  # no longer a point


def test_a_part_in_a_hole_of_another_area_stays_in_it() -> None:
    lake = (square(20, 20, 60), square(40, 40, 20))
    isles = area("a", (square(0, 0, 100), square(20, 20, 60)), square(40, 40, 20))
    fields = [*isles, *area("lake", lake)]
    assert bridged(fields, 10) == fields


def test_a_part_that_crosses_itself_stays_as_it_is() -> None:
    crossed = ((0, 0), (100, 100), (100, 0), (0, 100))
    fields = area("a", square(200, 0, 50), crossed, square(300, 0, 50))
    first, second = bridged(fields, 10)
    assert (second.id, second.rings) == ("a.2", (crossed,))
    assert shape(first).area == 2 * 50**2 + 50 * 10


def test_what_looks_like_a_part_by_its_id_alone_is_none() -> None:
    fields = [*area("a", square(0, 0, 50)), *area("a.2", square(100, 0, 50))]
    assert areas_in_parts(fields) == {}
    assert bridged(fields, 10) == fields
