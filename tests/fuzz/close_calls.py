"""The close calls of a map against those of the slow way, which proves nothing and measures all."""

from __future__ import annotations

from itertools import combinations
from math import isclose
from random import Random
from typing import Any

from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.mapfile import read_case
from mapkit.model import GameMap
from mapkit.sight import PairExplainer, sight_tables
from mapkit.sight.clipping import clipped_distance
from mapkit.sight.close_calls import CallFinder
from mapkit.sight.fewest import FewestFields
from mapkit.sight.nearmiss import NearMiss
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.pairs import PairFinder
from mapkit.sight.questions import OpenQuestions, open_questions
from mapkit.sight.strips import StripFinder
from tests.random_maps import scale

__all__ = ["Measured", "differing_calls", "with_tolerance", "wrong_calls"]

Calls = dict[tuple[str, str, str], dict[str, float]]


def with_tolerance(case_map: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Draw a map with more map units to the tolerance, and another tolerance: cores get room."""
    factor = rng.choice((1, 12, 60))
    tolerance = factor * rng.choice((0.05, 0.2, 0.5, 1.0, 2.0))
    return scale(case_map, factor) | {"tolerance_mm": tolerance}


class Measured:
    """All that is measured of one map, pair by pair."""

    def __init__(self, game_map: GameMap) -> None:
        mesh = build_mesh(game_map)
        found = relations(game_map, mesh)
        self.map, self.tables = game_map, sight_tables(game_map, mesh, found)
        self.finder = PairFinder(game_map, mesh, found)
        self.strips = StripFinder(mesh, game_map)
        self.board = PairBoard(game_map, mesh)
        self.calls = CallFinder(self.finder, self.strips, self.board)
        self.explainer = PairExplainer(game_map, mesh, found)

    def questions(self) -> OpenQuestions:
        """Return what the proofs leave open."""
        fewest = FewestFields(self.board, self.map.tolerance_mm)
        return open_questions(self.strips, self.board, fewest, self.tables)

    def slowly(self) -> Calls:
        """Measure every pair; the calls by pair and kind, with their measures."""
        calls: Calls = {}
        tolerance = self.map.tolerance_mm
        for (i, a), (k, b) in combinations(enumerate(self.tables.field_ids), 2):
            found = self.tables.pair(i, k)
            building = self.calls.only_building(found)
            strips = self.strips.measure(a, b, clear=found.clear, rules=found.rules)
            miss: NearMiss | None = None
            if found.grazing is None or building:
                miss = self.calls.near_miss(a, b)
            clip = None
            if found.clear is not None and not building:
                clip = clipped_distance(self.board, a, b, found.clear, tolerance)
            all_of = self.calls.calls(found, strips, miss, clip)
            for kind, own in (("sight", all_of.sight), ("distance", all_of.distance)):
                if own:
                    calls[a, b, kind] = own
        return calls


def wrong_calls(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Hold the close calls of a map against those of the slow way, at another tolerance."""
    return differing_calls(with_tolerance(case_map, rng))


def differing_calls(case_map: dict[str, Any]) -> list[str]:
    """Hold the close calls of a map against those of the slow way."""
    measured = Measured(read_case(case_map))
    got = {
        (call.a, call.b, call.kind): call for call in measured.explainer.disputes(measured.tables)
    }
    want = measured.slowly()
    limit = measured.map.tolerance_mm
    wrong = [
        f"{key}: {want[key]} was not found"
        for key in want.keys() - got.keys()
        if not all(_at_limit(measure, limit) for measure in want[key].values())
    ]
    wrong += [
        f"{key}: {got[key]} is too much"
        for key in got.keys() - want.keys()
        if not _at_limit(got[key].measure_mm, limit)
    ]
    for key in got.keys() & want.keys():
        call = got[key]
        own = {
            reason: measure
            for reason, measure in want[key].items()
            if reason in call.reasons or not _at_limit(measure, limit)
        }
        near = isclose(call.measure_mm, min(own.values(), default=0.0), rel_tol=1e-9, abs_tol=1e-9)
        told = tuple(other.reason for other in call.others)
        if call.reasons != tuple(own) or told != call.reasons or not near:
            wrong.append(f"{key}: {call}, not {own}")
    return wrong


def _at_limit(measure: float, tolerance: float) -> bool:
    """Tell whether a measure is the limit itself, but for the rounding of its bisection.

    The proofs are exact and know such a call to be none; what is measured may come out 1e-9 below.
    """
    return any(isclose(measure, limit, rel_tol=1e-8) for limit in (tolerance, 2 * tolerance))
