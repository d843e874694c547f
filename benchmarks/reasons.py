"""Times of explanations: close calls beside the tables, single pairs, and all pairs of a board."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Sequence
from typing import Any

from benchmarks.measure import Time, best, timed
from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.model import GameMap
from mapkit.sight import NONE, PairExplainer, sight_tables

__all__ = ["reasons"]

Pairs = list[tuple[str, str]]


def reasons(game_map: GameMap, *, whole: bool, sample: int = 200, seed: int = 1) -> dict[str, Any]:
    """Time close calls, and pairs that see each other and pairs that do not.

    Parameters
    ----------
    game_map : GameMap
    whole : bool
        Explain all pairs too, both ways.
    sample : int
        So many pairs of either sort are explained one by one.
    """
    mesh = build_mesh(game_map)
    found = relations(game_map, mesh)
    tables, tables_time = best(lambda: sight_tables(game_map, mesh, found))
    threads = os.cpu_count() or 1
    calls, calls_time = timed(
        lambda: PairExplainer(game_map, mesh, found).disputes(tables, threads=threads)
    )
    explainer = PairExplainer(game_map, mesh, found)
    seen: Pairs = []
    blocked: Pairs = []
    for (i, a), (k, b) in itertools.combinations(enumerate(tables.field_ids), 2):
        (blocked if tables.grazing[i, k] == NONE else seen).append((a, b))
    result: dict[str, Any] = {
        "tables": _pair(tables_time),
        "calls": len(calls),
        "disputes": _pair(calls_time),
        "ratio": calls_time.cpu / tables_time.cpu,
        "seen_ms": _each(explainer, _some(seen, sample, seed)),
        "blocked_ms": _each(explainer, _some(blocked, sample, seed)),
    }
    if whole:
        answers, took = timed(
            lambda: list(explainer.explain_all(tables, both=True, threads=threads))
        )
        result |= {"pairs": len(answers), "all": _pair(took)}
    return result


def _some(pairs: Pairs, sample: int, seed: int) -> Pairs:
    return random.Random(seed).sample(pairs, min(sample, len(pairs)))


def _each(explainer: PairExplainer, pairs: Sequence[tuple[str, str]]) -> float:
    """Return the milliseconds of processor that explaining one pair takes on average."""
    for a, b in pairs[:5]:  # what the pairs share is built
        explainer.explain(a, b)
    _, took = timed(lambda: [explainer.explain(a, b) for a, b in pairs])
    return 1000 * took.cpu / max(1, len(pairs))


def _pair(time: Time) -> list[float]:
    return [time.wall, time.cpu]
