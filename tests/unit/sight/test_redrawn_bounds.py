"""No drawing of a map within its tolerance leaves the bounds; what is called disputed is."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

from benchmarks.maps import benchmark_map
from mapkit.adjacency import relations
from mapkit.adjacency.redrawing import Redrawer
from mapkit.coverage import build_mesh
from mapkit.geometry.kernel.constants import NONE
from mapkit.mapfile import new_map, read_case
from mapkit.model import GameMap, Redrawing, VertexMove
from mapkit.sight import sight_tables
from mapkit.sight.close_calls import CallFinder, unsettled
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_search import RedrawingSearch
from mapkit.sight.redrawn_bounds import RedrawnBounds, redrawn_bounds
from mapkit.sight.verdict import shot_distance
from tests.random_maps import random_map, scale


def drawn(seed: int, parts: int, size: str = "small") -> GameMap:
    """Return a random map with so many map units to the tolerance."""
    case = scale(random_map(seed, size), 12)
    return read_case(case | {"tolerance_mm": parts * case.get("unit_mm", 0.01)})


def near(game_map: GameMap, rng: Random, share: float) -> Redrawing:
    """Move some vertices by as much as they may."""
    reach = int(game_map.tolerance_units)
    moves = []
    redrawer = Redrawer(game_map)
    for v, at in game_map.vertices.items():
        try:
            own = redrawer.name(v)
        except KeyError:
            continue
        if own == v and rng.random() < share:
            angle = rng.random() * 2 * np.pi
            off = int(reach * np.cos(angle)), int(reach * np.sin(angle))
            moves.append(VertexMove(v, at, (at[0] + off[0], at[1] + off[1])))
    return Redrawing(tuple(moves))


@pytest.mark.parametrize("seed", range(24))
def test_no_drawing_leaves_the_bounds(seed: int) -> None:
    rng = Random(seed)
    game_map = drawn(seed, rng.choice((2, 4, 12)))
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables = sight_tables(game_map, mesh, found)
    bounds = redrawn_bounds(PairFinder(game_map, mesh, found), tables)
    assert (bounds.least <= tables.clear).all()
    assert (bounds.most >= tables.clear).all()
    redrawer = Redrawer(game_map)
    for share in (0.1, 0.3, 0.5, 1.0, 1.0):
        other = near(game_map, rng, share)
        if redrawer.why_not(other, checks=False) is None:
            after = redrawer.draw(other)
            mesh = build_mesh(after)
            now = sight_tables(after, mesh, relations(after, mesh)).clear
            assert (bounds.least <= now).all()
            assert (now <= bounds.most).all()


@pytest.mark.parametrize("seed", range(0, 30, 5))
def test_the_drawing_of_a_dispute_gives_its_answer(seed: int) -> None:
    game_map = drawn(seed, 12)
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables = sight_tables(game_map, mesh, found)
    redrawer = Redrawer(game_map)
    for call in CallFinder(PairFinder(game_map, mesh, found)).all(tables):
        for other in call.others:
            if other.redrawing is None:
                continue
            assert redrawer.why_not(other.redrawing, checks=False) is None
            after = redrawer.draw(other.redrawing)
            again = build_mesh(after)
            finder = PairFinder(after, again, relations(after, again))
            asked = finder.distances(call.origin, call.target)
            assert shot_distance(after, asked) == other.distance
            drawn_now = shot_distance(
                game_map, tables.pair(*map(list(game_map.fields).index, (call.origin, call.target)))
            )
            assert other.distance != drawn_now


def test_where_nothing_moves_only_grazing_lines_are_disputed() -> None:
    kinds = set()
    for seed in range(12):
        game_map = drawn(seed, 12)
        mesh = build_mesh(game_map)
        found = relations(game_map, mesh)
        tables = sight_tables(game_map, mesh, found)
        finder = PairFinder(game_map, mesh, found)
        counts = game_map.choices.get("grazing") == "sees"
        now = tables.grazing if counts else tables.clear
        sight, distance = unsettled(finder, tables, RedrawnBounds(now, now))
        for i, k in combinations(range(len(tables.field_ids)), 2):
            if finder.same_building_rule(*(tables.field_ids[j] for j in (i, k))):
                continue
            clear, grazing = tables.clear[i, k], tables.grazing[i, k]
            assert sight[i, k] == (clear == NONE != grazing), (seed, i, k)
            assert distance[i, k] == (clear != grazing and clear != NONE), (seed, i, k)
            kinds.add((bool(sight[i, k]), bool(distance[i, k])))
        everything = RedrawnBounds(np.ones_like(now), np.full_like(now, NONE))
        for table in unsettled(finder, tables, everything):
            assert not table.diagonal().any()
    assert kinds == {(False, False), (False, True), (True, False)}


def bounds_alone(game_map: GameMap, most_pairs: int) -> None:
    """Assert that some pairs, asked alone, have the bounds that all have together."""
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables = sight_tables(game_map, mesh, found)
    finder = PairFinder(game_map, mesh, found)
    bounds, search = redrawn_bounds(finder, tables), RedrawingSearch(finder)
    ids = tables.field_ids
    pairs = list(combinations(range(len(ids)), 2))
    for i, k in Random(1).sample(pairs, min(len(pairs), most_pairs)):
        alone = search.bounds(ids[i], ids[k], tables.pair(i, k))
        assert alone == (bounds.least[i, k], bounds.most[i, k]), (ids[i], ids[k])


@pytest.mark.parametrize("seed", range(0, 24, 2))
def test_a_pair_alone_has_the_bounds_of_all(seed: int) -> None:
    bounds_alone(drawn(seed, 12, "medium" if seed % 4 else "small"), 40)


@pytest.mark.parametrize(("rows", "columns"), [(3, 5), (5, 6)])
def test_a_pair_of_squares_alone_has_the_bounds_of_all(rows: int, columns: int) -> None:
    bounds_alone(new_map("rows", rows=rows, columns=columns, sectors=False), 40)


def test_a_pair_with_too_many_lines_is_given_up_and_open() -> None:
    game_map = new_map("rows", rows=12, columns=12, sectors=False)
    mesh = build_mesh(game_map)
    finder = PairFinder(game_map, mesh, relations(game_map, mesh))
    a, b = finder.mesh.field_ids[0], finder.mesh.field_ids[-1]
    found = finder.distances(a, b)
    assert found.clear is not None
    search = RedrawingSearch(finder, 0.45 * float(np.ptp(mesh.xy[:-4], axis=0).min()) / 12)
    least, most = search.bounds(a, b, found)
    assert (least, most) == (1, NONE)
    assert search.fewer(a, b, found.clear) is None


def test_nothing_moves_where_the_tolerance_is_next_to_nothing() -> None:
    game_map = replace(drawn(3, 12), tolerance_mm=1e-9)
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables = sight_tables(game_map, mesh, found)
    for call in CallFinder(PairFinder(game_map, mesh, found)).all(tables):
        assert all(other.redrawing is None for other in call.others)


@pytest.mark.parametrize("seed", [5, 11, 22, 23])
def test_a_distance_is_another_distance_and_no_loss_of_sight(seed: int) -> None:
    game_map = drawn(seed, 12)
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables = sight_tables(game_map, mesh, found)
    for call in CallFinder(PairFinder(game_map, mesh, found)).all(tables):
        for other in call.others:
            if other.redrawing is None:
                continue
            if call.kind == "distance":
                assert other.distance is not None
            else:
                assert (call.clear is None) != (other.distance is None)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_changes_while_corners_lie_within_what_was_proved(seed: int) -> None:
    rng = Random(seed)
    game_map = drawn(seed, rng.choice((2, 4, 12)))
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    finder = PairFinder(game_map, mesh, found)
    calls = CallFinder(finder)
    for _ in range(6):
        a, b = sorted(rng.sample(list(game_map.fields), 2), key=finder.position)
        distances = finder.distances(a, b)
        proved = calls.settled_mm(a, b, distances)
        measured = [
            o.measure_mm
            for o in (
                *calls.measure(a, b, distances).sight,
                *calls.measure(a, b, distances).distance,
            )
        ]
        assert not measured or proved <= min(measured)
        if not proved:
            continue
        assert calls.is_settled(a, b, distances, proved)
        wide = replace(game_map, tolerance_mm=proved)
        redrawer = Redrawer(wide)
        for share in (0.3, 1.0):
            other = near(wide, rng, share)
            if redrawer.why_not(other, checks=False) is None:
                there = redrawer.draw(other)
                other_mesh = build_mesh(there)
                again = PairFinder(there, other_mesh, relations(there, other_mesh))
                now = shot_distance(there, again.distances(a, b))
                assert now == shot_distance(game_map, distances), (a, b, proved, share)


def test_in_a_row_of_squares_no_drawing_has_fewer_fields() -> None:
    game_map = new_map("rows", rows=3, columns=5, sectors=False)
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables = sight_tables(game_map, mesh, found)
    bounds = redrawn_bounds(PairFinder(game_map, mesh, found), tables)
    assert (bounds.least <= tables.clear).all()
    row = np.arange(5)
    assert (bounds.least[:5, :5] == np.maximum(np.abs(row[:, None] - row), 1)).all()


def test_the_ends_of_a_short_border_pass_each_other() -> None:
    game_map = read_case(benchmark_map("voronoi", 60))
    mesh = build_mesh(game_map)
    calls = CallFinder(finder := PairFinder(game_map, mesh, relations(game_map, mesh)))
    for a, b in (("f0020", "f0035"), ("f0030", "f0048"), ("f0019", "f0024")):
        drawn_so = finder.distances(a, b)
        (other,) = calls.measure(a, b, drawn_so).distance
        assert drawn_so.clear is not None
        assert other.distance == drawn_so.clear + 1
        assert other.redrawing is not None
        assert Redrawer(game_map).why_not(other.redrawing) is None


def test_lines_that_cannot_all_be_closed_settle_a_pair() -> None:
    """No line is in all drawings of these pairs, and each drawing has one."""
    game_map = read_case(benchmark_map("voronoi", 60))
    mesh = build_mesh(game_map)
    finder = PairFinder(game_map, mesh, relations(game_map, mesh))
    search, calls = RedrawingSearch(finder), CallFinder(finder)
    for a, b in (("f0053", "f0056"), ("f0040", "f0053"), ("f0009", "f0049")):
        found = finder.distances(a, b)
        assert found.clear is not None
        assert search.bounds(a, b, found)[1] > found.clear
        assert search.near(a, b).always(a, b, found.clear) == (True, None)
        measured = calls.measure(a, b, found)
        assert not measured.sight_open
        assert not measured.distance_open
        assert not measured.sight
    # One that another drawing hides is not proved to be seen, nor are these at a smaller distance.
    for a, b, most in (
        ("f0057", "f0059", NONE - 1), ("f0004", "f0045", NONE - 1), ("f0053", "f0056", 2),
        ("f0020", "f0035", finder.distances("f0020", "f0035").clear or 0),
    ):  # fmt: skip
        assert not search.near(a, b).always(a, b, most)[0]


def test_lines_end_near_borders_and_beside_each_other_where_a_pair_is_settled() -> None:
    rectilinear = read_case(benchmark_map("rectilinear", 60))
    mesh = build_mesh(rectilinear)
    finder = PairFinder(rectilinear, mesh, relations(rectilinear, mesh))
    search = RedrawingSearch(finder)
    for a, b in (("f0006", "f0047"), ("f0008", "f0036"), ("f0023", "f0044")):
        clear = finder.distances(a, b).clear
        assert clear is not None
        assert search.near(a, b).always(a, b, clear) == (True, None)
        assert not search.near(a, b).always(a, b, clear - 1)[0]


@pytest.mark.parametrize(
    "pair",
    [("f0000", "f0052"), ("f0017", "f0032"), ("f0004", "f0028"), ("f0008", "f0016")],
    ids=["on the grid", "pushed aside", "opened", "a longer one kept"],
)
def test_a_redrawing_is_found_where_vertices_have_little_room(pair: tuple[str, str]) -> None:
    game_map = read_case(benchmark_map("voronoi", 60))
    mesh = build_mesh(game_map)
    finder = PairFinder(game_map, mesh, relations(game_map, mesh))
    measured = CallFinder(finder).measure(*pair, finder.distances(*pair))
    redrawer = Redrawer(game_map)
    (other,) = measured.distance or measured.sight
    assert other.redrawing is not None
    assert redrawer.why_not(other.redrawing) is None
    after = redrawer.draw(other.redrawing)
    mesh = build_mesh(after)
    found = PairFinder(after, mesh, relations(after, mesh)).distances(*pair)
    assert shot_distance(after, found) == other.distance
    assert other.distance != finder.distances(*pair).clear


def test_a_sight_may_be_lost_and_its_distance_still_be_settled() -> None:
    rng = Random(3)
    game_map = read_case(benchmark_map("voronoi", 60))
    mesh = build_mesh(game_map)
    calls = CallFinder(finder := PairFinder(game_map, mesh, relations(game_map, mesh)))
    pairs = [("f0057", "f0059"), ("f0004", "f0045"), ("f0053", "f0056")]
    drawn_so = {pair: finder.distances(*pair) for pair in pairs}
    measured = [calls.measure(*pair, drawn_so[pair]) for pair in pairs]
    assert [bool(m.sight) for m in measured] == [True, True, False]
    assert not any(m.sight_open for m in measured)
    assert not any(m.distance or m.distance_open for m in measured)
    redrawer = Redrawer(game_map)
    for share in (0.05, 0.1, 0.3, 1.0):
        other = near(game_map, rng, share)
        if redrawer.why_not(other, checks=False) is None:
            there = redrawer.draw(other)
            other_mesh = build_mesh(there)
            again = PairFinder(there, other_mesh, relations(there, other_mesh))
            for pair in pairs:
                assert again.distances(*pair).clear in (None, drawn_so[pair].clear)


@pytest.mark.parametrize(
    ("seed", "a", "b"),
    [(5, "f05", "f01"), (10, "f00", "f06"), (14, "f00", "f03"), (28, "f02", "f01")],
)
def test_a_corner_parts_between_the_borders_that_let_a_line_through(
    seed: int, a: str, b: str
) -> None:
    game_map = drawn(seed, 12)
    mesh = build_mesh(game_map)
    calls = CallFinder(finder := PairFinder(game_map, mesh, relations(game_map, mesh)))
    drawn_so = finder.distances(a, b)
    assert drawn_so.clear is None
    (other,) = calls.measure(a, b, drawn_so).sight
    assert other.redrawing.parted
    redrawer = Redrawer(game_map)
    assert redrawer.why_not(other.redrawing) is None
    after = redrawer.draw(other.redrawing)
    again = build_mesh(after)
    now = PairFinder(after, again, relations(after, again)).distances(a, b)
    assert now.clear == other.distance
