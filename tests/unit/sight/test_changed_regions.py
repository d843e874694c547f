"""Where two maps differ."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import shapely

from mapkit.mapfile import new_map
from mapkit.model import GameMap, Point
from mapkit.sight.changed_regions import changed_regions, pairs_near


def board() -> GameMap:
    return new_map("rows", rows=4, columns=5, size_mm=(250.0, 200.0))


def moved(game_map: GameMap, *vertices: str) -> GameMap:
    places = {v: (game_map.vertices[v][0] + 40, game_map.vertices[v][1] + 30) for v in vertices}
    return replace(game_map, vertices={**game_map.vertices, **places})


def inside(region: np.ndarray, point: Point) -> bool:
    """Return whether a point lies strictly inside."""
    along = np.roll(region, -1, axis=0) - region
    off = np.array(point) - region
    return bool((along[:, 0] * off[:, 1] - along[:, 1] * off[:, 0] > 0).all())


def inner_vertices(game_map: GameMap) -> list[str]:
    xs, ys = zip(*game_map.vertices.values(), strict=True)
    return [
        v
        for v, (x, y) in game_map.vertices.items()
        if min(xs) < x < max(xs) and min(ys) < y < max(ys)
    ]


def test_nothing_that_lines_can_tell() -> None:
    before = board()
    first = next(iter(before.fields.values()))
    named = replace(first, name="Hall", sector=None, ground=None)
    after = replace(before, fields={**before.fields, first.id: named})
    assert changed_regions(before, before) == ()
    assert changed_regions(before, after) == ()


def test_a_moved_vertex_changes_what_lies_round_it() -> None:
    before = board()
    vertex = inner_vertices(before)[0]
    after = moved(before, vertex)
    (region,) = changed_regions(before, after)
    assert inside(region, before.vertices[vertex])
    assert inside(region, after.vertices[vertex])
    fields = [f.rings[0] for f in before.fields.values() if vertex in f.rings[0]]
    ends = {ring[(ring.index(vertex) + step) % len(ring)] for ring in fields for step in (-1, 1)}
    assert all(inside(region, before.vertices[v]) for v in ends)
    others = set(before.vertices) - ends - {vertex}
    assert sum(inside(region, before.vertices[v]) for v in others) == 0


def test_changes_far_apart_have_regions_of_their_own() -> None:
    before = board()
    corners = inner_vertices(before)
    first, last = corners[0], corners[-1]
    assert len(changed_regions(before, moved(before, first, last))) == 2
    assert len(changed_regions(before, moved(before, *corners))) == 1


def test_another_kind_or_id_changes_the_whole_field() -> None:
    before = board()
    first, *rest = before.fields.values()
    others = {f.id: f for f in rest}
    for after in (
        replace(before, fields={first.id: replace(first, kind="built_up"), **others}),
        replace(before, fields={"new": replace(first, id="new"), **others}),
        replace(before, fields=others),
    ):
        (region,) = changed_regions(before, after)
        assert all(inside(region, p) for p in before.points(first.id)[0])
        (back,) = changed_regions(after, before)
        assert np.array_equal(region, back)


def test_a_further_vertex_on_an_edge_is_within_that_edge() -> None:
    before = board()
    first = next(iter(before.fields.values()))
    ring = first.rings[0]
    (ax, ay), (bx, by) = before.vertices[ring[0]], before.vertices[ring[1]]
    middle = ((ax + bx) // 2, (ay + by) // 2)
    longer = replace(first, rings=((ring[0], "m", *ring[1:]),))
    after = replace(
        before,
        vertices={**before.vertices, "m": middle},
        fields={**before.fields, first.id: longer},
    )
    (region,) = changed_regions(before, after)
    assert np.ptp(region, axis=0).min() == 2


def test_every_pair_whose_hull_comes_near_a_region_is_near() -> None:
    game_map = board()
    ids = list(game_map.fields)
    shapes = [shapely.Polygon(game_map.points(i)[0]) for i in ids]
    square = np.array([[9000, 9000], [11000, 9000], [11000, 11000], [9000, 11000]])
    region, margin = shapely.Polygon(square), 300.0
    near = pairs_near(game_map, [square], margin)
    assert (near == near.T).all()
    assert not near.all()
    for i, k in itertools.combinations_with_replacement(range(len(ids)), 2):
        hull = shapely.convex_hull(shapely.union(shapes[i], shapes[k]))
        if shapely.distance(hull, region) <= margin:
            assert near[i, k], (ids[i], ids[k])
