"""The measures of a map against slow and obvious reckoning, and against the map drawn otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random
from statistics import median
from typing import Any, cast

import numpy as np
import pytest

from mapkit.adjacency import Relations
from mapkit.analysis.measures import (
    Report,
    ReportOptions,
    compare_reports,
    make_report,
    report_dict,
)
from mapkit.analysis.measures.exposure import find_exposure
from mapkit.analysis.measures.places import find_places
from mapkit.analysis.measures.ways import MoverWays
from mapkit.compiled import CompiledMap, Missing, compile_map
from mapkit.coverage import Mesh
from mapkit.mapfile.rulesets import shipped_ruleset
from mapkit.model import Field, GameMap, Marker, Point
from mapkit.sight import NONE, PairExplainer, SightTables
from tests.boards import BOARDS, read_board
from tests.fuzz.tables import Built
from tests.looping import for_each
from tests.random_maps import FAMILIES, mirror, quarter_turn, random_map, relabel
from tests.reference.measures import SlowMap

RULES = shipped_ruleset("sniper_elite")
BATCHES, BATCH = 20, 100
DRAWING = ReportOptions(disputes=False)
TABLES_ALONE = ReportOptions(disputes=False, drawing=False)


def marked(rng: Random, ids: list[str]) -> list[Marker]:
    """Draw starts, entries and objectives, several on one field now and then."""
    return [
        *(Marker("objective", rng.choice(ids), {"number": k}) for k in range(rng.randint(0, 3))),
        *(
            Marker("start", rng.choice(ids), {"squad": "red", "role": "soldier"})
            for _ in range(rng.choice([0, 0, 1, 2]))
        ),
        *(
            Marker("entry", rng.choice(ids), {"sector": s})
            for s in ("red", "white")[: rng.randint(0, 2)]
        ),
    ]


def loose_map(rng: Random) -> CompiledMap:
    """Make tables of a map that nobody could draw: measures look at nothing but tables."""
    ids = [f"f{k}" for k in range(rng.choice([1, 2, 3, 5, 7, 8]))]
    rng.shuffle(ids)
    traits = [(), (), (), (), ("hard_terrain",), ("water",)]
    fields = {
        i: Field(
            i, "open", (), traits=frozenset(rng.choice(traits)), sector=rng.choice([None, "red"])
        )
        for i in ids
    }
    land = [i for i in ids if "water" not in fields[i].traits]
    pairs = list(combinations(sorted(ids), 2))
    adjacent = [p for p in pairs if rng.random() < 0.45]
    passable = [p for p in adjacent if set(p) <= set(land) and rng.random() < 0.8]
    n = len(ids)
    clear, grazing = np.ones((n, n), np.uint16), np.ones((n, n), np.uint16)
    for a, b in combinations(range(n), 2):
        far = rng.choice([NONE, NONE, 1, 2, 3, 4, 5, 6, 7])
        clear[a, b] = clear[b, a] = far
        grazing[a, b] = grazing[b, a] = min(far, rng.choice([NONE, 2, 6]))
    choices = {
        "grazing": rng.choice(["blocks", "sees"]),
        "hard_terrain": rng.choice(["each_entering", "once_a_turn"]),
    }
    game_map = GameMap(
        "loose", "Loose", RULES, choices, {}, fields, sectors=RULES.sectors,
        markers=tuple(marked(rng, land)) if land else (),
    )  # fmt: skip
    near = {"adjacent": near_by(ids, adjacent), "matching": {}, "passable": near_by(ids, passable)}
    graph = Relations(tuple(ids), tuple(adjacent), (), tuple(passable), (), (), {}, near)
    tables = SightTables(tuple(ids), clear, grazing, (("L1",),), np.zeros((n, n), np.uint8))
    return CompiledMap(game_map, cast("Mesh", None), graph, {}, {}, tables)


def near_by(ids: list[str], pairs: list[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    return {i: tuple(k for k in ids if (i, k) in pairs or (k, i) in pairs) for i in ids}


def slow_map(compiled: CompiledMap) -> SlowMap:
    game_map, graph, tables = compiled.map, compiled.relations, compiled.tables
    ids = list(game_map.fields)
    sees = tables.grazing if game_map.choices["grazing"] == "sees" else tables.clear
    closed = {i for i, f in game_map.fields.items() if f.traits & {"water", "obstacle"}}

    def fields_with(marker: str) -> tuple[str, ...]:
        return tuple(m.field for m in game_map.markers if m.type == marker)

    return SlowMap(
        stands={i: i not in closed for i in ids},
        hard={i for i, f in game_map.fields.items() if "hard_terrain" in f.traits},
        adjacent={frozenset(p) for p in graph.adjacent},
        passable={frozenset(p) for p in graph.passable},
        shots={
            frozenset((ids[a], ids[b])): int(sees[a, b])
            for a, b in combinations(range(len(ids)), 2)
            if sees[a, b] != NONE
        },
        once=game_map.choices["hard_terrain"] == "once_a_turn",
        starts=fields_with("start"),
        entries=fields_with("entry"),
        objectives=fields_with("objective"),
    )


def wrong_exposure(report: Report, slow: SlowMap) -> list[str]:
    found = report.exposure
    wrong = []
    for i, f in found.fields.items():
        want = (
            slow.stands[i], slow.seen_from(i),
            {far: slow.seen_from(i, far) for far in (1, 2, 3, 5)}, slow.watched(i), 0,
        )  # fmt: skip
        if (f.stands, f.seen_from, f.within, f.starts, f.unsure) != want:
            wrong.append(f"exposure of {i}: {f}, not {want}")
    lanes = slow.lanes()
    if [(lane.origin, lane.target, lane.distance) for lane in found.lanes] != lanes[:10]:
        wrong.append(f"lanes: {found.lanes}, not {lanes[:10]}")
    if found.distances != Counter(far for _, _, far in lanes):
        wrong.append(f"distances: {found.distances}")
    if found.cover != (tuple(slow.cover()) if slow.starts else None):
        wrong.append(f"cover: {found.cover}, not {slow.cover()}")
    groups = {sector: found.sectors.get(sector) for sector in ("red", "")}
    for sector, spread in groups.items():
        members = [i for i, f in report.map.fields.items() if (f.sector or "") == sector]
        counts = {i: slow.seen_from(i) for i in members if slow.stands[i]}
        if spread and counts:
            n = counts.values()
            told = (spread.fields, spread.least, spread.median, spread.most)
            if told != (len(n), min(n), median(n), max(n)) or counts[spread.worst or ""] != max(n):
                wrong.append(f"sector {sector!r}: {spread}, not {counts}")
        elif counts or (spread and spread.fields):
            wrong.append(f"sector {sector!r}: {spread}")
    return wrong


def wrong_ways(ways: MoverWays, slow: SlowMap) -> list[str]:
    wrong = []
    sniper = ways.mover == "sniper"
    for i in (i for i, fits in slow.stands.items() if fits):
        one = slow.turn(i, sniper, ())
        two = {i, *one, *(e for k in one for e in slow.turn(k, sniper, ()))}
        silent = sum(moved < 2 or not sniper for moved in one.values())
        got = ways.reach[i]
        if (got.one, got.two, got.silent) != (len(one), len(two) - 1, silent):
            wrong.append(f"{ways.mover} from {i}: {got}, not {len(one), len(two) - 1, silent}")
    for j in ways.journeys:
        off_board = j.origin.name.startswith("entry")
        alone, among = (
            slow.turns(j.origin.field, sniper, held, off_board=off_board).get(j.objective.field)
            for held in ((), slow.starts)
        )
        if (j.turns, j.among_squads) != (alone, among):
            wrong.append(f"{ways.mover} {j}: {alone} and {among}")
    origins = len(slow.entries) + (0 if sniper else len(slow.starts))
    if len(ways.journeys) != origins * len(slow.objectives):
        wrong.append(f"{ways.mover}: {len(ways.journeys)} journeys")
    return wrong


def wrong_graph(report: Report, slow: SlowMap) -> list[str]:
    found, danger, heard = report.choke_points, report.danger, report.hearing
    assert danger is not None
    wrong = []
    land = [i for i, fits in slow.stands.items() if fits]
    if [set(p) for p in found.parts] != slow.parts(land):
        wrong.append(f"parts: {found.parts}")
    for i, want in slow.between().items():
        point = found.fields[i]
        if abs(point.between - want) > 1e-6 or list(point.cuts_into) != slow.cuts_into(i):
            wrong.append(f"choke point {i}: {point}, not {want}, {slow.cuts_into(i)}")
    for got, (_, _, ways) in zip(danger, slow.dangers(), strict=True):
        sums = [sum(way) for way in ways]
        each = [n for way in ways for n in way]
        want_ways = (
            (len(ways), len(ways[0]), min(sums), max(sums), min(each), max(each))
            if ways
            else (0, 0, None, None, None, None)
        )
        told = (got.paths, got.fields, got.least, got.most, got.field_least, got.field_most)
        if told != want_ways or (ways and got.mean != Fraction(sum(sums), len(sums))):
            wrong.append(f"danger: {got}, not {want_ways}")
    for i in land:
        beside = sum(frozenset((s, i)) in slow.adjacent for s in slow.starts)
        if (heard.fields[i].heard_from, heard.fields[i].starts) != (slow.heard_from(i), beside):
            wrong.append(f"heard over {i}: {heard.fields[i]}")
    return wrong


def wrong_closed(report: Report) -> list[str]:
    """Return which pairs without a way the warnings do not tell exactly once."""
    journeys = {
        (j.origin.field, j.objective.field): j.turns
        for ways in report.ways or ()
        for j in ways.journeys
    }
    closed = Counter(pair for pair, turns in journeys.items() if turns is None)
    told: Counter[tuple[str, str]] = Counter()
    found = [w for w in report.warnings.open if w.warning == "no_way"]
    for warning in found:
        here, *others = warning.fields
        assert warning.figure == len(others)
        told.update((i, here) if (i, here) in closed - told else (here, i) for i in others)
    places = Counter(w.field for w in found)
    wrong = [f"no way: {told}, not {closed}"] if told != closed else []
    return wrong + [f"no way, {n} times: {i}" for i, n in places.items() if n > 1]


def wrong_report(compiled: CompiledMap) -> list[str]:
    report, slow = make_report(compiled, TABLES_ALONE), slow_map(compiled)
    ways = [w for ways in report.ways or () for w in wrong_ways(ways, slow)]
    graph = wrong_graph(report, slow)
    return [*wrong_exposure(report, slow), *ways, *graph, *wrong_closed(report)]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_measures_are_those_of_slow_reckoning(batch: int) -> None:
    failed = []
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        wrong = wrong_report(loose_map(Random(seed)))
        if wrong:
            failed.append(f"seed {seed}: {wrong[:3]}")
    assert failed == []


@pytest.mark.parametrize("batch", range(4))
def test_pairs_that_are_not_certain_are_counted_apart(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        rng = Random(seed)
        compiled = loose_map(rng)
        slow = slow_map(compiled)
        pairs = [tuple(sorted(pair)) for pair in combinations(slow.stands, 2)]
        lost = frozenset(p for p in pairs if rng.random() < 0.3)
        known = replace(
            slow, shots={p: n for p, n in slow.shots.items() if tuple(sorted(p)) not in lost}
        )
        missing = Missing(sight=cast("frozenset[tuple[str, str]]", lost))
        found = find_exposure(replace(compiled, missing=missing), find_places(compiled.map))
        for i, f in found.fields.items():
            unsure = sum(i in p and slow.stands[p[p[0] == i]] for p in lost)
            assert (f.seen_from, f.unsure) == (known.seen_from(i), unsure), seed
            assert f.seen_from <= slow.seen_from(i) <= f.seen_from + f.unsure
        asked = {i for p in lost for i in p if p[p[0] == i] in slow.starts}
        if found.cover is not None:
            assert set(found.cover) == set(slow.cover()) - asked, seed


def drawn(case_map: dict[str, Any], rng: Random) -> CompiledMap:
    """Return the tables of a random map of the worked cases' form, with markers."""
    built = Built(case_map)
    land = [i for i, f in built.game_map.fields.items() if not f.traits & {"water", "obstacle"}]
    markers = marked(rng, sorted(land)) if land else ()
    game_map = replace(built.game_map, markers=tuple(markers))
    return CompiledMap(game_map, built.mesh, built.relations, {}, {}, built.sight())


@for_each("seed", range(0, 4 * len(FAMILIES), 3))
def test_measures_of_drawn_maps_are_those_of_slow_reckoning(seed: int) -> None:
    assert wrong_report(drawn(random_map(seed, "tiny"), Random(seed))) == []


def wrongly_settled(here: CompiledMap, there: CompiledMap) -> set[tuple[str, ...]]:
    """Return what one of two drawings of a map proves to be settled and the other one disputes.

    What is open may differ: the proofs follow the triangles of the drawing.
    """
    calls = []
    for one in (here, there):
        assert one.tables is not None
        explainer = PairExplainer(one.map, one.mesh, one.relations)
        calls.append(explainer.disputes(one.tables, threads=2))
    named = [{(*sorted((c.origin, c.target)), c.kind) for c in found} for found in calls]
    known = [[call for call in found if not call.is_open] for found in calls]
    disputed = [{(*sorted((c.origin, c.target)), c.kind) for c in sure} for sure in known]
    return (disputed[0] - named[1]) | (disputed[1] - named[0])


@for_each("seed", range(1, 4 * len(FAMILIES), 3))
@pytest.mark.parametrize("move", [mirror, quarter_turn])
def test_a_map_that_is_mirrored_or_turned_has_the_same_report(
    seed: int, move: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    case_map = random_map(seed, "small")
    maps = [drawn(m, Random(seed)) for m in (case_map, move(case_map))]
    here, there = (make_report(m, DRAWING) for m in maps)
    assert report_dict(here) == report_dict(there)
    assert compare_reports(here, there).changes == ()
    assert wrongly_settled(*maps) == set()


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_that_is_turned_and_mirrored_has_the_same_report(name: str) -> None:
    def moved(point: Point) -> Point:
        return (point[1], point[0])

    board = read_board(name)
    turned = replace(
        board,
        size_mm=(board.size_mm[1], board.size_mm[0]),
        vertices={v: moved(p) for v, p in board.vertices.items()},
        portals=tuple(replace(p, at=(moved(p.at[0]), moved(p.at[1]))) for p in board.portals),
    )
    maps = compile_map(board), compile_map(turned)
    here, there = (report_dict(make_report(m, DRAWING)) for m in maps)
    assert here == there
    assert wrongly_settled(*maps) == set()


@for_each("seed", range(2, 3 * len(FAMILIES), 5))
def test_other_ids_in_another_order_change_names_alone(seed: int) -> None:
    case_map = random_map(seed, "small")
    other, names = relabel(case_map, Random(seed))
    here, there = (make_report(drawn(m, Random(seed))) for m in (case_map, other))
    for old, new in names.items():
        a, b = here.exposure.fields[old], there.exposure.fields[new]
        assert (a.seen_from, a.within, a.stands) == (b.seen_from, b.within, b.stands)
        if a.stands:
            assert here.choke_points.fields[old] == there.choke_points.fields[new]


def test_wrong_measures_do_not_go_unnoticed() -> None:
    compiled = loose_map(Random(2))
    report, slow = make_report(compiled, TABLES_ALONE), slow_map(compiled)
    one = next(i for i, fits in slow.stands.items() if fits)
    fields = report.exposure.fields
    spoilt = replace(fields[one], seen_from=fields[one].seen_from + 1)
    exposure = replace(report.exposure, fields={**fields, one: spoilt})
    assert wrong_exposure(replace(report, exposure=exposure), slow)
    ways = (report.ways or ())[0]
    reach = {**ways.reach, one: replace(ways.reach[one], two=99)}
    assert wrong_ways(replace(ways, reach=reach), slow)
    points = report.choke_points.fields
    parts = replace(report.choke_points, fields={**points, one: replace(points[one], between=99.0)})
    assert wrong_graph(replace(report, choke_points=parts), slow)
    shut = tuple(replace(j, turns=None) for j in ways.journeys)
    assert wrong_closed(replace(report, ways=(replace(ways, journeys=shut),)))
