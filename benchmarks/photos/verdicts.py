"""What a traced map answers about sight, beside the true map."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import shapely

from benchmarks.photos.boards import visible
from benchmarks.photos.matching import NEAR_MM, covering, matches
from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.model import GameMap
from mapkit.sight import NONE, PairExplainer, sight_tables

_EXPLAINED = 20
"""Of wrong verdicts so many are asked about at most, whether they are disputed: that takes long."""


def doors_and_answers(
    truth: GameMap, traced: GameMap, match: dict[str, str]
) -> tuple[float, tuple[float, float]]:
    """Return the share of doors that find their border, and of pairs with equal answers."""
    fields = dict(traced.fields)
    for i, j in match.items():
        own = truth.fields[i]
        fields[j] = replace(own, id=j, rings=traced.fields[j].rings, sector=None)
    share, draft = _with_doors(truth, replace(traced, fields=fields), match)
    return share, _equal_answers(truth, draft, match)


def _with_doors(truth: GameMap, traced: GameMap, match: dict[str, str]) -> tuple[float, GameMap]:
    """Return the share of doors that find their border, and the map with these."""
    draft = replace(traced, ruleset=truth.ruleset, choices=truth.choices,
                    portals=(), markers=(), sectors=truth.sectors)  # fmt: skip
    portals = []
    for portal in truth.portals:
        if all(i in match for i in portal.between):
            place = _on_border(draft, [match[i] for i in portal.between],
                               np.array(portal.at, float) * truth.unit_mm)  # fmt: skip
            if place is not None:
                between = (match[portal.between[0]], match[portal.between[1]])
                portals.append(replace(portal, between=between, at=place))
    share = len(portals) / len(truth.portals) if truth.portals else float("nan")
    return share, replace(draft, portals=tuple(portals))


def _on_border(draft: GameMap, pair: Sequence[str], ends: Any) -> Any:
    """Return a place on the border of two traced fields near the true one, or None."""
    rings = [draft.points(i)[0] for i in pair]
    edges = [{frozenset(edge) for edge in pairwise([*ring, ring[0]])} for ring in rings]
    shared = [tuple(edge) for edge in edges[0] & edges[1]]
    if not shared:
        return None
    middle = ends.mean(axis=0) / draft.unit_mm
    lines = [shapely.LineString(edge) for edge in shared]
    best = min(range(len(lines)), key=lambda k: lines[k].distance(shapely.Point(middle)))
    if lines[best].distance(shapely.Point(middle)) * draft.unit_mm > 2 * NEAR_MM:
        return None
    return shared[best]


def _equal_answers(truth: GameMap, draft: GameMap, match: dict[str, str]) -> tuple[float, float]:
    tables = []
    for game_map in (truth, draft):
        mesh = build_mesh(game_map)
        tables.append(sight_tables(game_map, mesh, relations(game_map, mesh)))
    counts = "grazing" if truth.choices.get("grazing") == "sees" else "clear"
    true, found = (getattr(table, counts) for table in tables)
    place = {i: k for k, i in enumerate(tables[1].field_ids)}
    at = np.array([place[match[i]] if i in match else -1 for i in tables[0].field_ids])
    both = (at >= 0)[:, None] & (at >= 0)[None]
    there = found[np.ix_(at, at)]
    pairs = np.triu(np.ones_like(both), 1)
    verdicts = both & ((true == NONE) == (there == NONE))
    distances = both & (true == there)
    total = max(1, int(pairs.sum()))
    return float((verdicts & pairs).sum()) / total, float((distances & pairs).sum()) / total


def wrong_answers(truth: GameMap, game_map: GameMap) -> dict[str, Any]:
    """Compare the answers of a map under review, its own kinds and all, with the true ones.

    ``verdicts`` is as in :func:`benchmarks.digitize.measured`: pairs with a field that was not
    found are wrong, and ``lost``. ``wrong`` are those that differ between fields that were found,
    ``outside`` of these those that the map itself does not call disputed, by a sample of 20.
    ``misled`` counts what a player would be told wrongly who takes each true field for the one
    that covers most of it.
    """
    true, found = visible(truth), visible(flat(game_map))
    match = matches(true, found)
    _, draft = _with_doors(truth, game_map, match)
    tables = []
    for some in (truth, draft):
        mesh = build_mesh(some)
        near = relations(some, mesh)
        tables.append(sight_tables(some, mesh, near))
    explainer = PairExplainer(draft, mesh, near)
    sees = [table.shot_distances(truth) != NONE for table in tables]
    place = {i: k for k, i in enumerate(tables[1].field_ids)}
    covers = covering(true, found)
    ids = tables[0].field_ids
    lost = misled = 0
    wrong = []
    for (i, a), (j, b) in combinations(enumerate(ids), 2):
        c, d = covers.get(a), covers.get(b)
        if c is not None and d is not None:
            misled += bool(sees[0][i, j] != sees[1][place[c], place[d]])
        if a not in match or b not in match:
            lost += 1
        elif sees[0][i, j] != sees[1][place[match[a]], place[match[b]]]:
            wrong.append((match[a], match[b]))
    asked = random.Random("outside").sample(wrong, min(len(wrong), _EXPLAINED))
    outside = sum(not explainer.explain(*pair).sight_disputed for pair in asked)
    pairs = len(ids) * (len(ids) - 1) // 2
    return {
        "verdicts": 1 - (lost + len(wrong)) / max(1, pairs), "found": len(match) / len(true),
        "lost": lost, "wrong": len(wrong), "outside": outside * len(wrong) / max(1, len(asked)),
        "misled": misled, "pairs": pairs,
    }  # fmt: skip


def flat(game_map: GameMap) -> GameMap:
    """Return a traced map with nothing above anything else: that is how it was seen."""
    fields = {i: replace(f, level=0) for i, f in game_map.fields.items()}
    return replace(game_map, fields=fields)
