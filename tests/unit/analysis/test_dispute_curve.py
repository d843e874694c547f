"""The curve of disputes against the disputes of a map of each tolerance."""

from __future__ import annotations

from dataclasses import replace
from itertools import repeat

import numpy as np
import pytest

from mapkit.analysis.measures import ReportOptions, make_report
from mapkit.analysis.measures.dispute_curve import (
    TOLERANCES_MM,
    CurvePoint,
    DisputeCurve,
    curve_dict,
    find_dispute_curve,
)
from mapkit.compiled import CompiledMap, Missing, compile_map
from mapkit.sight import PairExplainer
from mapkit.sight.redraw_search import RedrawingSearch
from mapkit.sight.tolerance_curve import tolerance_curve
from tests.boards import BOARDS, read_board
from tests.fuzz.tables import Built
from tests.looping import for_each
from tests.random_maps import FAMILIES, random_map


@pytest.fixture(autouse=True)
def bounds_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No proof over several lines, of which bounds, and so the curve, know nothing."""
    monkeypatch.setattr(RedrawingSearch, "always", lambda *_: (False, None))


def wrong(compiled: CompiledMap, tolerances: tuple[float, ...]) -> list[str]:
    """Compare the curve with what is disputed or open at each tolerance by itself.

    A search may prove a distance settled that bounds, which the curve rests on, leave open.
    """
    tables = compiled.tables
    curve = tolerance_curve(compiled.map, compiled.mesh, compiled.relations, tables, tolerances)
    found = []
    for at, tolerance in enumerate(tolerances):
        one = replace(compiled.map, tolerance_mm=tolerance)
        calls = PairExplainer(one, compiled.mesh, compiled.relations).disputes(tables)
        for kind, first in (("sight", curve.sight), ("distance", curve.distance)):
            want = {(c.origin, c.target) for c in calls if c.kind == kind}
            pairs = np.argwhere(np.triu(first <= at, 1)).tolist()
            got = {(tables.field_ids[i], tables.field_ids[k]) for i, k in pairs}
            if not want <= got or (kind == "sight" and got != want):
                found.append(f"{kind} at {tolerance}: {sorted(got ^ want)}")
    return found


def built(seed: int, size: str) -> CompiledMap:
    map_ = Built(random_map(seed, size))
    return CompiledMap(map_.game_map, map_.mesh, map_.relations, {}, {}, map_.sight())


@for_each("seed", range(4 * len(FAMILIES)))
def test_each_tolerance_has_the_disputes_of_a_map_of_that_tolerance(seed: int) -> None:
    compiled = built(seed, "small")
    own = compiled.map.tolerance_mm
    assert wrong(compiled, tuple(own * k for k in (0.25, 0.5, 1.0, 1.5, 2.0, 4.0))) == []


def test_a_tolerance_that_a_measure_equals_is_none_that_it_is_below() -> None:
    """On a grid, widths and depths are whole numbers of units, as the tolerances are here."""
    for seed in range(8):
        compiled = built(seed, "tiny")
        assert wrong(compiled, (0.5, 1.0, 2.0, 3.0)) == []


@pytest.mark.parametrize("name", BOARDS)
def test_the_points_of_a_board_are_its_disputes(name: str) -> None:
    compiled = compile_map(read_board(name))
    assert wrong(compiled, (0.75,)) == []
    curve = find_dispute_curve(compiled)
    assert [p.tolerance_mm for p in curve.points] == [*TOLERANCES_MM]
    for kind in ("sight", "distance", "pairs"):
        counts = [getattr(p, kind) for p in curve.points]
        assert counts == sorted(counts)
    for p in curve.points:
        assert max(p.sight, p.distance) <= p.pairs <= p.sight + p.distance
    assert curve.own == next(p for p in curve.points if p.tolerance_mm == 0.5)
    assert len(curve.sight_pairs) == curve.own.sight


def test_the_map_s_own_tolerance_is_among_the_points() -> None:
    compiled = compile_map(replace(read_board(BOARDS[0]), tolerance_mm=0.9))
    curve = find_dispute_curve(compiled, (0.5, 2.0))
    assert [p.tolerance_mm for p in curve.points] == [0.5, 0.9, 2.0]
    assert curve.own is curve.points[1]
    assert len(curve.sight_pairs) == curve.own.sight > 0
    plain = curve_dict(curve)
    assert plain["tolerance_mm"] == 0.9
    assert plain["curve"][1]["sight"] == curve.own.sight


def test_a_map_without_tolerance_has_no_point_of_its_own() -> None:
    compiled = compile_map(replace(read_board(BOARDS[0]), tolerance_mm=0.0))
    curve = find_dispute_curve(compiled, (0.5,))
    assert (curve.own, curve.sight_pairs) == (None, ())


def disputed(compiled: CompiledMap) -> tuple[tuple[str, str], ...]:
    curve = find_dispute_curve(compiled, ())
    return curve.sight_pairs


def test_pairs_that_an_error_leaves_open_do_not_count() -> None:
    compiled = next(c for c in map(built, range(9), repeat("small")) if len(disputed(c)) > 1)
    whole = find_dispute_curve(compiled, ())
    open_ = frozenset((min(p), max(p)) for p in whole.sight_pairs[:1])
    part = find_dispute_curve(replace(compiled, missing=Missing(sight=open_)), ())
    assert part.sight_pairs == whole.sight_pairs[1:]
    assert part.points[0].sight == whole.points[0].sight - 1


def test_a_board_that_no_care_settles_says_so() -> None:
    curve = DisputeCurve(0.5, (CurvePoint(0.25, 2, 3, 4), CurvePoint(0.5, 3, 3, 5)))
    assert "is not settled" in curve.sentences[0]
    assert DisputeCurve(0.0, ()).sentences == ()


def test_a_report_of_a_large_map_leaves_disputes_out_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = built(0, "small")
    most = "mapkit.analysis.measures.report._MOST_FIELDS"
    monkeypatch.setattr(most, len(compiled.map.fields))
    assert make_report(compiled).disputes is not None
    monkeypatch.setattr(most, len(compiled.map.fields) - 1)
    report = make_report(compiled)
    (why,) = [left.why for left in report.left_out if left.part == "disputes"]
    assert report.disputes is None
    assert "takes long on a map of more than" in why
    assert make_report(compiled, ReportOptions(disputes=True)).disputes is not None
    assert make_report(compiled, ReportOptions(disputes=False)).disputes is None
